saved-title = Vistaðir leikir

saved-which = Hvaða leikir
saved-all = Allir
saved-unfinished = Ólokið
saved-finished = Lokið
saved-none = Hér eru engir leikir enn.

saved-open-file = Opna skrá
saved-play-on = Spila áfram
saved-save-as = Vista sem
saved-copy = Afrita sem texta

saved-name = Nafn leiksins

saved-before-first = Fyrir fyrstu umferð
saved-after-deal = Eftir umferð { $deal }
saved-in-deal = Í umferð { $deal }
saved-your-turn = Umferð { $deal }, þú átt leik, summa { $total }
saved-turn = { $player ->
    [you] Umferð { $deal }, þú átt leik, summa { $total }
   *[other] Umferð { $deal }, { $player } á leik, summa { $total }
 }
saved-won = { $player ->
    [you] Þú vannst
   *[other] { $player } vann
 }
saved-all-won = { $players ->
    [you] { START($players, form: "who") } unnuð
   *[other] { $players } unnu
 }
saved-played-by = { $title }: { $names }
saved-lines = { $title }. { $line }

saved-reading = Verið er að lesa þennan leik.
saved-unreadable-now = Ekki er hægt að lesa þennan leik núna; hann er geymdur eins og hann er.
saved-damaged = Skemmdur: hann nær eins langt og lesa má.

saved-text-title = Cardtable: { $name }
saved-text-title-numbered = Cardtable: { $name }, gjöf nr. { $number }
saved-text-no-game = Enginn heill leikur er í þessum texta; afritaðu hann aftur, að síðasta sviga.
saved-text-beginning = Byrjun leiksins í þessum texta er skemmd; afritaðu hann aftur.
saved-text-moves = Í þessum texta { $moves ->
    [one] er { $moves } skref
   *[other] eru { $moves } skref
 } af { $all }; afritaðu hann aftur, allan.
saved-text-unknown-rules = Þessi leikur var spilaður eftir reglum sem þetta Cardtable hefur ekki; biddu um hann sem skrá.
saved-text-move = Ekki er hægt að spila skref { $move } í þessum texta; afritaðu hann aftur, allan.
