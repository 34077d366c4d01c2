storage-no-learner = Í þessari skrá er ekkert barn úr Cardtable.
storage-learner-number = Barn { $number }
storage-not-kept-here = { $things ->
    [learners] Ekki er hægt að geyma börn hér ({ $why }).
   *[statistics] Ekki er hægt að geyma tölfræði hér ({ $why }).
 }
storage-not-kept-now = { $things ->
    [learners] Ekki er hægt að geyma börn núna ({ $why }).
   *[statistics] Ekki er hægt að geyma tölfræði núna ({ $why }).
 }
storage-not-read-now = { $things ->
    [learners] Ekki er hægt að lesa um börnin núna ({ $why }).
   *[statistics] Ekki er hægt að lesa tölfræði núna ({ $why }).
 }
storage-newer-database = { $things ->
    [learners] Þessi börn voru skráð með nýrra Cardtable; notaðu það.
   *[statistics] Þessi tölfræði var skráð með nýrra Cardtable; notaðu það.
 }
storage-no-file = { $file } er ekki venjuleg skrá
storage-not-deleted = Ekki tókst að eyða { $file } ({ $why }).

storage-not-mended = Ekki tókst að laga skemmdan leik ({ $why }).
storage-not-put-away = Ekki tókst að leggja leikinn til hliðar ({ $why }).
storage-names-unread = Ekki er hægt að lesa nöfn leikjanna núna; engu var breytt.
storage-name-not-kept = Ekki tókst að geyma nafnið ({ $why }).
storage-game-not-kept = Ekki tókst að geyma leikinn ({ $why }).
storage-name-taken = Leikur með þessu nafni er til aftur; sá sem var eytt er kyrr þar sem hann er.
storage-game-not-moved = Ekki tókst að færa leikinn ({ $why }).
storage-not-with-finished = Leikurinn er vistaður, en ekki tókst að leggja hann með þeim loknu ({ $why }); það verður reynt aftur við næstu ræsingu.
storage-game-not-saved = Ekki er hægt að vista leikinn núna ({ $why }); spilað er áfram og reynt aftur við hvert skref.
storage-record-gone = Skrá þessa leiks var horfin; leikurinn er vistaður að nýju með öllum skrefum.
storage-record-replaced = Önnur skrá var komin í stað skrár þessa leiks; hún er geymd sem { $file }, og leikurinn er vistaður að nýju með öllum skrefum.
