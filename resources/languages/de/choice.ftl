## Buttons: a word or two, and no full stop

choice-lay-down-three = Drei { FORM($rank, form: "many") } auslegen
choice-sneak-card = { START($card) } dazwischenwerfen
choice-discard-card = { START($card, form: "acc") } abwerfen
choice-take-card = { START($card, form: "acc") } nehmen
choice-let-it-pass = Verzichten
choice-do-not-answer = Nicht antworten
choice-draw-a-card = Karte ziehen
choice-give-up = Aufgeben
choice-play-several = Mehrere legen
choice-play-them = Legen
choice-make-it-total = Auf { $total } setzen

## Questions: a title, and under it what to do

choice-which-total = { START($rank, form: "figure") }: Welcher Stand?
choice-turn-the-dial = Dreh am Rad, gib eine Zahl ein oder nimm die Pfeiltasten.
choice-tap-the-line = Tipp auf den Zahlenstrahl, gib eine Zahl ein oder nimm die Pfeiltasten.
choice-give-up-out = Wenn du aufgibst, scheidest du aus
choice-which-seat = Welcher Platz?
choice-click-a-seat = Klick auf einen Platz oder drück seine Nummer.
choice-which-go-together = Welche Karten gehören zusammen?
choice-click-cards-or-space = Klick auf die Karten oder markier sie mit der Leertaste.
choice-marked = { $count ->
    [one] 1 Karte markiert
   *[other] { $count } Karten markiert
 }
choice-mark-another = Markier noch eine Karte, die dazu passt.
choice-marked-make = { $count ->
    [one] 1 Karte ergibt { $totals }
   *[other] { $count } Karten ergeben { $totals }
 }
choice-marked-make-any = { $count ->
    [one] 1 Karte ergibt jede Zahl von { $low } bis { $high }
   *[other] { $count } Karten ergeben jede Zahl von { $low } bis { $high }
 }
choice-enter-plays = { $count ->
    [one] Enter legt sie.
   *[other] Enter legt sie alle.
 }
choice-does-not-go-with = Diese Karte passt nicht zu den anderen.
choice-which-card-from-name = Welche Karte nimmst du von { $name }?
choice-you-see-the-hand = Du siehst die ganze Hand.
choice-a-bomb = Eine Bombe! Rettest du dich?
choice-name-laid-a-bomb = { $name } hat eine Bombe gelegt. Rettest du dich?
choice-who-passes-flips = Verzichtest du, wirst du getroffen.
choice-hold-it-too = Du hast { FORM($card, form: "the-acc") } auch. Dazwischenwerfen?
choice-name-laid-card = { $name } hat { FORM($card, form: "the-acc") } gelegt. Wirfst du deine Karte dazwischen?
choice-sneak-counts = Das gilt als dein Zug, und du holst dir Zeus.
choice-which-under-stock = Welche Karte kommt unter den Stapel?
choice-under-stock-face-up = Sie liegt offen; wer die letzte Karte zieht, bekommt sie.
choice-lay-three-down = Du hast einen Drilling. Legst du ihn aus?
choice-others-pay = Die anderen zahlen, und die Runde ist vorbei.
choice-which-value = { START($rank, form: "figure") }: { $values }?

## What is told when another card is tried than those that answer

choice-only-sneak = Dazwischenwerfen kannst du nur { FORM($card, form: "the-acc") }, oder du verzichtest.
choice-only-saves = Nur { FORM($card, form: "the") } rettet dich vor der Bombe, oder du verzichtest.
choice-on-the-buttons = Nimm eine der Karten auf den Knöpfen.
choice-only-three = Auslegen kannst du nur einen Drilling, oder du verzichtest.

## One line at the hand

choice-answer-queen-or-not = Antworte mit { FORM($rank, form: "a-dat") } oder antworte nicht
choice-draw-before = { $count ->
    [one] Zieh eine Karte, bevor die nächste gelegt wird
   *[other] Zieh { $count } Karten, bevor die nächste gelegt wird
 }

## What keys do, in the list of keys

choice-key-marks = Karten markieren, die zusammengehören
choice-key-next-seat = der nächste Platz

## The total that a player calls with a play

choice-what-total-now = { START($ranks, form: "figure") } ({ $value }) auf { $total }: Wie ist der Stand jetzt?
choice-wrong-costs = Tipp ihn ein und drück Enter. Ein falscher Stand kostet eine Strafe.
choice-wrong-costs-token = Tipp ihn ein und drück Enter. Ein falscher Stand kostet eine Marke.
choice-wrong-costs-deal = Tipp ihn ein und drück Enter. Ein falscher Stand kostet die Runde.
choice-escape-takes-back = Tipp ihn ein und drück Enter. Mit Esc nimmst du die Karte zurück.
choice-new-total = neuer Stand
