saved-title = Partite salvate

saved-which = Quali partite
saved-all = Tutte
saved-unfinished = In corso
saved-finished = Finite
saved-none = Qui non ci sono ancora partite.

saved-open-file = Apri un file
saved-play-on = Continua
saved-save-as = Salva come
saved-copy = Copia come testo

saved-name = Nome della partita

saved-before-first = Prima della prima mano
saved-after-deal = Dopo la mano { $deal }
saved-in-deal = Nella mano { $deal }
saved-your-turn = Mano { $deal }, tocca a te, totale { $total }
saved-turn = Mano { $deal }, turno di { FORM($player, form: "whom") }, totale { $total }
saved-won = { $player ->
    [you] Hai vinto
   *[other] Ha vinto { $player }
 }
saved-all-won = { $players ->
    [you] { START($players, form: "who") } avete vinto
   *[other] Hanno vinto { $players }
 }
saved-played-by = { $title }: { $names }
saved-lines = { $title }. { $line }

saved-reading = Questa partita si sta leggendo.
saved-unreadable-now = Questa partita adesso non si può leggere; resta com’è.
saved-damaged = Danneggiata: va fin dove si può leggere.

saved-text-title = Cardtable: { $name }
saved-text-title-numbered = Cardtable: { $name }, smazzata n. { $number }
saved-text-no-game = In questo testo non c’è una partita intera; copialo di nuovo, fino all’ultima parentesi.
saved-text-beginning = L’inizio della partita in questo testo è danneggiato; copialo di nuovo.
saved-text-moves = Questo testo ha { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
 } su { $all }; copialo di nuovo, tutto.
saved-text-unknown-rules = Questa partita ha regole che questo Cardtable non ha; chiedila come file.
saved-text-move = La mossa { $move } in questo testo non si può giocare; copialo di nuovo, per intero.
