## Names of cards

card-index = { START($rank, form: "figure") }
card-name = { $face ->
    [M1] Minus 1
    [T1] Minus 1
    [T2] Minus 2
    [M10] Minus 10
   *[other] { FORM($face, form: "figure") }
 }
card-in-box = { card-name } ({ $printed })
card-printed = { START($rank) }
card-black = { $rank ->
    [A] schwarzes { FORM($rank, form: "figure") }
    [J] schwarzer { FORM($rank, form: "figure") }
    [K] schwarzer { FORM($rank, form: "figure") }
    [JK] schwarzer { FORM($rank, form: "figure") }
   *[other] schwarze { FORM($rank, form: "figure") }
 }
card-red = { $rank ->
    [A] rotes { FORM($rank, form: "figure") }
    [J] roter { FORM($rank, form: "figure") }
    [K] roter { FORM($rank, form: "figure") }
    [JK] roter { FORM($rank, form: "figure") }
   *[other] rote { FORM($rank, form: "figure") }
 }
card-of-suits = { FORM($rank, form: "figure") } in { $suits }
card-other = { $rank ->
    [A] jedes andere { FORM($rank, form: "figure") }
    [J] jeder andere { FORM($rank, form: "figure") }
    [K] jeder andere { FORM($rank, form: "figure") }
    [JK] jeder andere { FORM($rank, form: "figure") }
   *[other] jede andere { FORM($rank, form: "figure") }
 }
card-apart = { FORM($rank, form: "figure") } (nicht { $apart })
card-row = { START($names) }

card-black-chip = { $rank ->
    [A] schwarzes { $card }
    [J] schwarzer { $card }
    [K] schwarzer { $card }
    [JK] schwarzer { $card }
   *[other] schwarze { $card }
 }
card-red-chip = { $rank ->
    [A] rotes { $card }
    [J] roter { $card }
    [K] roter { $card }
    [JK] roter { $card }
   *[other] rote { $card }
 }
card-of-suits-chip = { $suits ->
    [one] { $suits } { $card }
   *[other] { $card } in { $suits }
 }
card-other-chip = { $rank ->
    [A] anderes { $card }
    [J] anderer { $card }
    [K] anderer { $card }
    [JK] anderer { $card }
   *[other] andere { $card }
 }

## What becomes of the total

card-leave = ändert den Stand nicht
card-add = zählt { $number }
card-add-own = zählt, was draufsteht
card-take-own = zieht ihre Zahl ab
card-add-choice = zählt { $numbers } (du hast die Wahl)
card-take-any = zieht eine Zahl deiner Wahl von { $low } bis { $high } ab
card-add-any = zählt eine Zahl deiner Wahl von { $low } bis { $high }
card-take-off = zieht { $number } ab
card-set = setzt den Stand auf { $number }
card-set-any = setzt den Stand auf eine Zahl deiner Wahl von { $low } bis { $high }
card-copy = wiederholt, was die letzte Karte bewirkt hat; als erste Karte einer Runde zählt sie { $number }
card-double = verdoppelt den Stand
card-double-or-halve = halbiert den Stand, wenn er gerade ist und über 49 liegt, und verdoppelt ihn sonst
card-double-odd-or-halve-even = halbiert einen geraden Stand und verdoppelt einen ungeraden
card-swap-digits = vertauscht die beiden Ziffern des Stands (7 gilt als 07)
card-round-to-ten = rundet den Stand auf Zehner (bei 5 nach oben)
card-pass-on-a-round-total = ändert den Stand nicht und kann nur gelegt werden, solange er auf 0 endet
card-never = kann nie gelegt werden
card-only-together = kann nicht allein gelegt werden

## What else happens

card-reverse = kehrt die Richtung um
card-skip = lässt den nächsten Spieler aussetzen
card-choose = lässt dich bestimmen, wer als Nächstes spielt
card-eliminate = wirft einen Spieler deiner Wahl aus der Runde
card-shield = rettet dich davor, aus der Runde zu fliegen: Du legst diese Karte unter die gelegte und ziehst eine neue
card-exchange = tauscht deine Karten mit denen eines Spielers deiner Wahl
card-redeal = lässt alle Karten mischen und jedem eine neue Hand geben
card-oblige = zwingt den nächsten Spieler, zweimal zu legen
card-chain = { $answer ->
    [forced] muss mit { FORM($wanted, form: "a-dat") } beantwortet werden
   *[optional] darf mit { FORM($wanted, form: "a-dat") } beantwortet werden
 }
card-steal = stiehlt einem Spieler deiner Wahl eine Karte
card-zeus = holt Zeus
card-others-draw-1 = lässt jeden anderen eine Karte ziehen
card-others-draw-2 = lässt jeden anderen zwei Karten ziehen
card-bomb = zwingt alle anderen, { FORM($saves, form: "a-acc") } abzuwerfen oder { $cost ->
    [bomb] eine Zeitbombe umzudrehen
   *[other] { FORM($cost, form: "acc") } zu zahlen
 }

## Several of them

card-several = { $does }
card-choice = { $does } (du hast die Wahl)
card-either = entweder { $first } oder { $second }

## In short, for a list at the side of the table

card-add-own-short = zählt die Zahl
card-take-own-short = zieht ab
card-leave-short = passt
card-add-any-short = +{ $low }…{ $high }
card-take-any-short = −{ $low }…{ $high }
card-set-short = macht { $number }
card-set-any-short = macht { $low } bis { $high }
card-copy-short = kopiert
card-double-short = verdoppelt
card-double-or-halve-short = halb oder doppelt
card-double-odd-or-halve-even-short = halbiert Gerades
card-swap-digits-short = tauscht Ziffern
card-round-to-ten-short = rundet
card-pass-on-a-round-total-short = hält …0
card-never-short = nie spielbar
card-only-together-short = nur vier zugleich
card-reverse-short = { $rank ->
    [REV] dreht die Richtung
   *[other] dreht um
 }
card-skip-short = { $rank ->
    [SKIP] Nächster setzt aus
   *[other] aussetzen
 }
card-choose-short = Nächsten wählen
card-eliminate-short = wirft einen raus
card-shield-short = Schild
card-exchange-short = Karten tauschen
card-redeal-short = neu geben
card-oblige-short = Nächster: 2×
card-chain-short = beantworten
card-steal-short = stehlen
card-zeus-short = holt Zeus
card-others-draw-1-short = { $rank ->
    [DRAW1] andere nehmen 1
   *[other] andere ziehen 1
 }
card-others-draw-2-short = { $rank ->
    [DRAW2] andere nehmen 2
   *[other] andere ziehen 2
 }
card-bomb-short = { $rank ->
    [BOMB] trifft andere
   *[other] Bombe
 }
card-several-short = { $value }, { $told }
card-list-short = { $told }
card-later-short = { $told }, später { $value }
card-awake-short = { $number }+: { $told }
card-awake-down-short = ≤ { $number }: { $told }
card-awake-turn-short = Zug { $number }: { $told }

## On a chip, behind the card: “4 turns”, “K = 99”, “3 = +3, skips”

card-does = { $card } { $does }
card-equals = { $card } = { $value }
card-equals-and = { $card } = { $value }, { $does }
card-range = { $low } bis { $high }
card-list-chip = { $told }
card-leave-chip = passt
card-copy-chip = kopiert
card-double-chip = verdoppelt
card-double-or-halve-chip = halbiert oder verdoppelt
card-double-odd-or-halve-even-chip = halbiert Gerades
card-swap-digits-chip = tauscht Ziffern
card-round-to-ten-chip = rundet auf Zehner
card-pass-on-a-round-total-chip = hält …0
card-never-chip = ist nie spielbar
card-only-together-chip = geht nur zu viert
card-reverse-chip = { $rank ->
    [REV] dreht die Richtung um
   *[other] dreht um
 }
card-skip-chip = { $rank ->
    [SKIP] überspringt den Nächsten
   *[other] lässt aussetzen
 }
card-choose-chip = bestimmt den Nächsten
card-eliminate-chip = wirft einen raus
card-shield-chip = schützt dich
card-exchange-chip = tauscht die Karten
card-redeal-chip = gibt allen neu
card-oblige-chip = lässt zweimal legen
card-chain-chip = will eine Antwort
card-steal-chip = stiehlt eine Karte
card-zeus-chip = holt Zeus
card-others-draw-1-chip = lässt andere 1 ziehen
card-others-draw-2-chip = lässt andere 2 ziehen
card-bomb-chip = trifft alle anderen

## Notes under the table

card-note-limit = Eine Karte, die den Stand auf { $limit } setzt, darf auch gelegt werden, wenn er schon { $limit } ist.
card-note-over = Bringt die Zahl einer Karte den Stand über { $limit }, darfst du die Karte nicht legen, egal was sie sonst bewirkt.
card-note-copy = { START($rank, form: "a") } kopiert die letzte Karte, die in dieser Runde gelegt wurde, egal von wem: ihren Wert und alles, was sie sonst noch bewirkt.
card-note-copy-turned-up = { START($rank, form: "a") } kopiert die letzte Karte, die in dieser Runde gelegt wurde, egal von wem, oder die Karte, die aufgedeckt wurde: ihren Wert und alles, was sie sonst noch bewirkt.
card-note-copy-again = { START($rank, form: "a") } auf { FORM($rank, form: "a-dat") } bewirkt dasselbe noch einmal. So eine Karte darfst du immer dann legen, wenn du auch die kopierte Karte legen dürftest.
card-note-copy-pair = Nach zwei Karten, die als eine zählen, geschieht, was eine von ihnen bewirkt.
