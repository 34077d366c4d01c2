## Urteile

lab-place = { $last ->
    [1] wer gibt
   *[other] { $place ->
        [1] wer beginnt
       *[other] wer als { $place }. dran ist
     }
 }

lab-together = Zusammen schafft ihr { $share } % der Runden.
lab-together-easy = Es ist zu leicht: Zusammen schafft ihr { $share } % der Runden.
lab-together-hard = Es ist zu schwer: Zusammen schafft ihr nur { $share } % der Runden.

lab-begins-even = Es ist fast gleich, wer beginnt: { $best }, übersteht { $most } % der Runden; { $worst }, { $least } %.
lab-begins-open = Vielleicht macht es etwas aus, wer beginnt: { $best }, übersteht { $most } % der Runden; { $worst }, { $least } %.
lab-begins-uneven = Es macht viel aus, wer beginnt: { $best }, übersteht { $most } % der Runden; { $worst }, nur { $least } %.
lab-begins-hopeless = Auf manchem Platz hat man kaum eine Chance: { $worst }, übersteht nur { $least } % der Runden; { $best }, { $most } %.
lab-begins-consoled = Es macht viel aus, wer beginnt: { $best }, übersteht { $most } % der Runden; { $worst }, { $least } %. Aber wer verloren hat, beginnt die nächste Runde, und so gleicht es sich aus.
lab-begins-wins-even = Es ist fast gleich, wer beginnt: { $best }, gewinnt { $most } % der Runden; { $worst }, { $least } %.
lab-begins-wins-open = Vielleicht macht es etwas aus, wer beginnt: { $best }, gewinnt { $most } % der Runden; { $worst }, { $least } %.
lab-begins-wins-uneven = Es macht viel aus, wer beginnt: { $best }, gewinnt { $most } % der Runden; { $worst }, nur { $least } %.
lab-begins-wins-hopeless = Auf manchem Platz hat man kaum eine Chance: { $worst }, gewinnt nur { $least } % der Runden; { $best }, { $most } %.

lab-endless = { $share } % der Runden finden kein Ende.

lab-length = Eine Runde dauert etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
 }: { $plays } Karten werden gelegt, in den längsten Runden { $tenth } und mehr.
lab-length-long = Eine Runde dauert lange, etwa { $minutes } Minuten: { $plays } Karten werden gelegt, in den längsten Runden { $tenth } und mehr.
lab-length-short = Eine Runde ist zu schnell vorbei: Nur { $plays } Karten werden gelegt.

lab-choice = Meistens gibt es etwas zu entscheiden: Nur in { $share } % der Züge geht bloß eines.
lab-choice-none = Es gibt wenig zu entscheiden: In { $share } % der Züge geht bloß eines oder gar nichts.

lab-turns = Eine Runde wendet sich: In zehn Runden wandert die Gefahr { $times ->
    [one] einmal
   *[other] { $times }-mal
 } zu jemand anderem.
lab-turns-never = Eine Runde wendet sich kaum: Wer am Anfang in Gefahr ist, verliert in { $share } % der Runden.
lab-turns-wins = Eine Runde wendet sich: In zehn Runden wechselt die Führung { $times ->
    [one] einmal
   *[other] { $times }-mal
 }.
lab-turns-wins-never = Eine Runde wendet sich kaum: Wer am Anfang führt, gewinnt { $share } % der Runden.

lab-skill-deals = Können zahlt sich am Ende aus: Nach etwa { $deals } Runden führt in 19 von 20 Fällen, wer besser spielt.
lab-skill-games = Können zahlt sich am Ende aus: Nach etwa { $games ->
    [one] einer Partie
   *[other] { $games } Partien
 } ({ $deals } Runden) führt in 19 von 20 Fällen, wer besser spielt.
lab-skill-open = Glück entscheidet mehr als Können.
lab-skill-none = Es ist reines Glück: Wer besser spielt, liegt auch nach noch so vielen Runden nicht vorn.

lab-card = Am meisten zählt { FORM($rank, form: "the") }: Wer diese Karte nie legt, verliert { $lost } % der Runden statt { $usual } %.
lab-card-decides = Eine Karte entscheidet, { FORM($rank, form: "the") }: Wer sie nie legt, verliert { $lost } % der Runden statt { $usual } %.
lab-card-none = Keine Karte zählt mehr als die anderen.

lab-sums = Es gibt etwas zu rechnen: etwa { $sums ->
    [one] eine Aufgabe
   *[other] { $sums } Aufgaben
 } in der Minute. Am häufigsten: { $kind }.
lab-sums-hard = Die Aufgaben sind schwer für ein Kind: { $share } % davon kommen in der Schule spät dran. Am häufigsten: { $hardest }.
lab-past-a-hundred = Zahlen über hundert (96 + 8)
lab-sums-few = Es gibt wenig zu rechnen: { $sums ->
    [0] weniger als eine Aufgabe
    [one] etwa eine Aufgabe
   *[other] etwa { $sums } Aufgaben
 } in der Minute.

## Zahlen

lab-figure-won = Zusammen geschaffte Runden
lab-figure-consoled = Runden, die der letzte Verlierer übersteht
lab-figure-endless = Runden ohne Ende
lab-figure-middle = Karten in einer typischen Runde
lab-figure-tenth = Karten in den längsten Runden, mindestens
lab-figure-no-choice = Züge, in denen es nichts zu entscheiden gibt
lab-figure-stuck = Züge, in denen gar nichts geht
lab-figure-changes = Wie oft sich eine Runde wendet
lab-figure-settled = Runden, die verliert, wer zuerst in Gefahr ist
lab-figure-settled-wins = Runden, die gewinnt, wer zuerst führt
lab-figure-drama = Spannung am Ende
lab-figure-sound = Verlorene Runden dessen, der besser spielt
lab-figure-weak = Verlorene Runden derer, die schwächer spielen
lab-figure-deals-to-lead = Runden, bis führt, wer besser spielt
lab-figure-without = Mehr verlorene Runden ohne { FORM($rank, form: "many") }
lab-figure-sums = Aufgaben je Minute
lab-figure-hard = Aufgaben, die in der Schule spät drankommen

## Änderungen

lab-repair-loser-begins = Wer verloren hat, beginnt
lab-repair-limit = { $limit } als Grenze
lab-repair-hand = { $count ->
    [one] Jedem eine Karte geben
   *[other] Jedem { $count } Karten geben
 }
lab-repair-packs = { $count ->
    [one] Ein Kartenspiel nehmen
   *[other] { $count } Kartenspiele nehmen
 }
lab-repair-way = { $way }: { $choice }
lab-repair-card = { START($card) } ändern: { $does }

## Was sich dadurch ändert

lab-repaired-consoled = Wer verloren hat, übersteht die nächste Runde in { $after } % der Fälle (jetzt { $before } %).
lab-repaired-begins = Zwischen dem besten und dem schlechtesten Platz liegen { $after } von 100 Runden (jetzt { $before }).
lab-repaired-endless = { $after } % der Runden finden kein Ende (jetzt { $before } %).
lab-repaired-plays = In einer Runde werden { $after } Karten gelegt (jetzt { $before }).
lab-repaired-choice = In { $after } % der Züge geht bloß eines (jetzt { $before } %).
lab-repaired-turns = In zehn Runden wendet es sich { $after }-mal (jetzt { $before }-mal).
lab-repaired-luck = Nach etwa { $after } Runden führt, wer besser spielt.
lab-repaired-card = Ohne die wichtigste Karte gehen { $after } % der Runden verloren (jetzt { $before } %).
lab-repaired-sums = { $after } % der Aufgaben kommen in der Schule spät dran (jetzt { $before } %).
lab-repaired-few = Etwa { $after } Aufgaben in der Minute (jetzt { $before }).
lab-repaired-too-easy = Ihr schafft { $after } % der Runden (jetzt { $before } %).
