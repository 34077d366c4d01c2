## A step, as it is read out, and as the tip of a row in the list of moves

replay-step-deal = Runde { $deal }, { $name ->
    [you] du gibst
   *[other] { $name } gibt
 }
replay-step-stop = Hier wurde die Partie beendet
replay-step-play = Zug { $number }, { FORM($name, form: "who") }, { $cards }, Stand { $total }
replay-step-play-at = { $way ->
    [eliminate] Zug { $number }, { FORM($name, form: "who") }, { $cards }, { FORM($other, form: "whom") } rausgeworfen, Stand { $total }
    [exchange] Zug { $number }, { FORM($name, form: "who") }, { $cards }, die Karten mit { FORM($other, form: "to") } getauscht, Stand { $total }
    [steal] Zug { $number }, { FORM($name, form: "who") }, { $cards }, eine Karte von { FORM($other, form: "to") } gestohlen, Stand { $total }
   *[choose] { $other ->
        [you] Zug { $number }, { FORM($name, form: "who") }, { $cards }, als Nächstes spielst du, Stand { $total }
       *[other] Zug { $number }, { FORM($name, form: "who") }, { $cards }, als Nächstes spielt { $other }, Stand { $total }
     }
 }
replay-step-sneak = Zug { $number }, { FORM($name, form: "who") }, { $cards }, dazwischengeworfen, Stand { $total }
replay-step-stuck = Zug { $number }, { $name ->
    [you] du kannst nicht legen
   *[other] { $name } kann nicht legen
 }
replay-step-draw = Zug { $number }, { FORM($name, form: "who") }, eine Karte gezogen
replay-step-decline = Zug { $number }, { FORM($name, form: "who") }, verzichtet
replay-step-declare = Zug { $number }, { FORM($name, form: "who") }, { FORM($cards, form: "acc") } ausgelegt
replay-step-defend = Zug { $number }, { FORM($name, form: "who") }, die Bombe mit { FORM($cards, form: "the-dat") } abgewehrt
replay-step-bottom = Zug { $number }, { FORM($name, form: "who") }, { FORM($cards, form: "acc") } unter den Stapel gelegt
replay-step-turned = Zug { $number }, { FORM($name, form: "who") }, { FORM($cards, form: "acc") } aufgedeckt
replay-step-take = { $cards ->
    [0] Zug { $number }, { FORM($name, form: "who") }, eine Karte gestohlen
   *[other] Zug { $number }, { FORM($name, form: "who") }, { FORM($cards, form: "acc") } gestohlen
 }
replay-step-call = Zug { $number }, { FORM($name, form: "who") }, { $total } angesagt

replay-step-costly = { $step }, hat { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 } gekostet
replay-step-last = { $step }. { $ended }

## The end: also under the name of the game, and on the score sheet

replay-goes-on = Die Partie geht weiter
replay-won = { $winners ->
    [you] { $winners ->
        [one] Du hast gewonnen
       *[other] Ihr habt gewonnen: { FORM($winners, form: "who") }
     }
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gewonnen
 }
replay-nobody-won = Niemand hat gewonnen

## Beside the card on a row of the list of moves, where there is room for a dozen letters

replay-note-sneak = dazwischen
replay-note-stuck = { $name ->
    [you] kannst nicht
   *[other] kann nicht
 }
replay-note-draw = { $name ->
    [you] ziehst
   *[other] zieht
 }
replay-note-decline = { $name ->
    [you] verzichtest
   *[other] verzichtet
 }
replay-note-declare = { $name ->
    [you] legst aus
   *[other] legt aus
 }
replay-note-defend = { $name ->
    [you] wehrst ab
   *[other] wehrt ab
 }
replay-note-bottom = unter Stapel
replay-note-turned = aufgedeckt
replay-note-take = { $name ->
    [you] stiehlst
   *[other] stiehlt
 }
replay-note-call = { $name ->
    [you] sagst { $total } an
   *[other] sagt { $total } an
 }

## A move in a few words: what the coach weighs, and what a computer had in mind

replay-move-play = { $cards } auf { $total }
replay-move-play-at = { $way ->
    [eliminate] { $cards } auf { $total }, dazu { FORM($other, form: "whom") } rauswerfen
    [exchange] { $cards } auf { $total }, dazu die Karten mit { FORM($other, form: "to") } tauschen
    [steal] { $cards } auf { $total }, dazu eine Karte von { FORM($other, form: "to") } stehlen
   *[choose] { $other ->
        [you] { $cards } auf { $total }, dann spielst du
       *[other] { $cards } auf { $total }, dann spielt { $other }
     }
 }
replay-move-decline = verzichten
replay-move-sneak = { FORM($cards, form: "acc") } dazwischenwerfen
replay-move-declare = { FORM($cards, form: "acc") } auslegen
replay-move-defend = die Bombe mit { FORM($cards, form: "the-dat") } abwehren
replay-move-bottom = { FORM($cards, form: "acc") } unter den Stapel legen
replay-move-turned = { FORM($cards, form: "acc") } aufdecken
replay-move-take = { FORM($cards, form: "acc") } nehmen
replay-move-nothing = nichts legen

## The coach

replay-coach-best = Besser ging es nicht.
replay-coach-sound = Eine gute Wahl.
replay-coach-played = Gespielt: { $move }, { $percent } % Chance, die Runde nicht zu verlieren.
replay-coach-played-by = { $name ->
    [you] Du hast gespielt: { $move }, { $percent } % Chance, die Runde nicht zu verlieren.
   *[other] { $name } hat gespielt: { $move }, { $percent } % Chance, die Runde nicht zu verlieren.
 }
replay-coach-better = Besser: { $move }, { $percent } %.
replay-coach-looks = Der Trainer prüft Zug { $seen } von { $choices }.
replay-coach-cost = Was ein Zug gekostet hat: die verschenkte Chance, die Runde nicht zu verlieren, in Punkten von 100.
replay-coach-nothing-worse = Kein Zug war deutlich schlechter als ein anderer.

## The page, and its title over the table

replay-looking-back = Rückblick
replay-subtitle = { $game }, { $day }. { $ended }.
replay-subtitle-undated = { $game }. { $ended }.
replay-deal-number = Runde { $deal }
replay-hand-of = { $name ->
    [you] Deine Hand
   *[other] Die Hand von { $name }
 }
replay-seen-by = Blickwinkel
replay-position = Stelle in der Partie

## Buttons, and their tips, behind which the key stands in brackets that does the same

replay-open-hands = Offene Karten
replay-open-hands-tip = Alle Hände offen oder nur eine
replay-speed-slow = Tempo ½×
replay-speed-normal = Tempo 1×
replay-speed-quick = Tempo 3×
replay-speed-tip = { $speed } (+ und −)
replay-to-the-beginning = Zum Anfang
replay-one-move-back = Einen Zug zurück
replay-one-move-on = Einen Zug vor
replay-to-the-end = Zum Ende
replay-play = Abspielen
replay-costly = Teure
replay-costly-tip = Nur Züge, die etwas gekostet haben
replay-play-on = Ab hier weiterspielen
replay-play-on-tip = Eine neue Partie ab dieser Stelle
replay-share = Teilen

## What the keys do: each stands beside its key in the list of keys

replay-key-step = einen Zug zurück oder vor
replay-key-ends = zum Anfang oder zum Ende
replay-key-deals = von Runde zu Runde
replay-key-play = abspielen oder anhalten
replay-key-speed = schneller oder langsamer

## What is taken along: titles of the dialogs that ask where to, and kinds of files there

replay-copied = Die Partie ist kopiert; füg sie ein, wo du willst.
replay-save-record = Mitschrift speichern
replay-save-trace = Ganzen Ablauf speichern
replay-save-picture = Bild vom Tisch speichern
replay-save-sheet = Spielzettel speichern
replay-kind-record = Cardtable-Partien ({ $pattern })
replay-kind-trace = JSON Lines ({ $pattern })
replay-kind-picture = Bilder ({ $pattern })
replay-kind-sheet = PDF ({ $pattern })

## The score sheet, on paper: a row for each deal; heads of its first columns, before those with names

replay-sheet-deal = Runde
replay-sheet-dealer = Geber
replay-sheet-plays = Züge
replay-sheet-total = Stand
replay-sheet-team = Alle zusammen
replay-sheet-deal-number = Mischung Nr. { $seed }
replay-sheet-tokens = In den Spalten der Spieler steht, was jeder noch hatte; × hat die Runde verloren.
replay-sheet-scores = In den Spalten der Spieler stehen ihre Punkte; × hat die Runde verloren.
replay-sheet-forfeits = In den Spalten der Spieler sind die verlorenen Runden gezählt; × hat die Runde verloren.
