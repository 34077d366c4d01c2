chips-limit = bis { $limit }
chips-limit-in-full = die Grenze ist { $limit }
chips-cards-take = Karten ziehen ab
chips-down = von { $total } bis 0
chips-reach-wins = wer { $total } erreicht, gewinnt
chips-exact-wins = genau { $total } gewinnt
chips-hurdles = { $numbers }: getroffen +1, übersprungen −1
chips-hurdles-end = Rundenende ab { $total }
chips-team = alle zusammen
chips-without-cards = ohne { FORM($ranks, form: "many") }
chips-cards-in-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
chips-all-dealt = alle Karten verteilt
chips-players = { $players } bis { $most } Spieler

## What is lost

chips-no-tokens = keine Marken
chips-tokens = { $kind ->
    [penny] { $count } Cent
    [nickel] { $count } Fünfer
    [chip] { $count ->
        [one] 1 Chip
       *[other] { $count } Chips
     }
    [corner] { $count ->
        [one] 1 Ecke
       *[other] { $count } Ecken
     }
    [fold] { $count ->
        [one] 1 Knick
       *[other] { $count } Knicke
     }
    [point] { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
     }
    [letter] { $count ->
        [one] 1 Buchstabe
       *[other] { $count } Buchstaben
     }
    [bomb] { $count ->
        [one] 1 Zeitbombe
       *[other] { $count } Zeitbomben
     }
   *[token] { $count ->
        [one] 1 Marke
       *[other] { $count } Marken
     }
 }

## Packs and the stock

chips-packs = { $count ->
    [one] 1 Kartenspiel
   *[other] { $count } Kartenspiele
 }
chips-packs-from = { $count ->
    [one] 1 Kartenspiel ab { $players } Spielern
   *[other] { $count } Kartenspiele ab { $players } Spielern
 }
chips-stock-runs-out = der Stapel wird leer
chips-without-cards-has-won = wer keine Karten mehr hat, hat gewonnen
chips-whole-pile-shuffled = die ganze Ablage wird gemischt
chips-stock-is-renewed = der Stapel wird neu gemischt
chips-good-last-card = eine gute letzte Karte
chips-card-turned-up = eine Karte wird aufgedeckt

## Totals that matter

chips-milestones = { $numbers } lohnen sich
chips-no-milestones = keine Meilensteine
chips-fines = { $numbers } kostet
chips-no-fines = kein Stand kostet
chips-borders = { $target ->
    [one] Schwelle { $numbers } kostet, Ende bei 1 Punkt
   *[other] Schwelle { $numbers } kostet, Ende bei { $target } Punkten
 }
chips-no-borders = keine Schwellen
chips-payment-overshoot = über { $limit } zahlt jedem, was drüber ist
chips-payment-forfeit = über { $limit } kostet eine Strafe
chips-payment-over = { $count ->
    [one] über { $limit } zahlt jedem 1 Punkt
   *[other] über { $limit } zahlt jedem { $count } Punkte
 }
chips-sixty-nine = 69: { $does }
chips-zeus = bei { $limit } Zeus haben
chips-never-below-zero = nie unter 0
chips-below-zero-too = auch unter 0

## Cards that go together, and what they are owed

chips-penalties-handed-on = Strafkarten gehen weiter
chips-penalties-end = Strafkarten enden bei dir
chips-runs = Folgen bringen Karten
chips-same-rank = bis zu { $count } gleiche auf einmal
chips-pairs = Paare aus { FORM($ranks, form: "many-dat") } zählen einmal
chips-thrown = vier { FORM($rank, form: "many") } auf einmal
chips-one-at-once = immer nur eine Karte
chips-three-of-a-kind = ein Drilling beendet die Runde
chips-hands = { $hands }
chips-hand-wins = drei { FORM($rank, form: "many") } gewinnen
chips-hand-loses = bei drei { FORM($rank, form: "many-dat") } verlieren alle
chips-ban = { $count ->
    [one] einen Zug lang keine { FORM($rank, form: "many") }
   *[other] { $count } Züge lang keine { FORM($rank, form: "many") }
 }
chips-wears-off = eine Wirkung lässt nach
chips-wakes = Wirkungen ab { $total }
chips-wakes-turn = Wirkungen ab Zug { $count }

## Who cannot play, and who is out

chips-stuck-ends = wer nicht kann, beendet die Runde
chips-stuck-out = wer nicht kann, ist raus
chips-stuck-sits-out = wer nicht kann, setzt die Runde aus
chips-stuck-clears = wer nicht kann, räumt ab
chips-stuck-takes-back = { $count ->
    [one] ohne Zug: 1 Karte geht weg
   *[other] ohne Zug: { $count } Karten gehen weg
 }
chips-over-ends = über der Grenze ist Schluss
chips-without-cards-wins = wer zuerst keine Karten hat, gewinnt
chips-bomb-saves = { card-index } rettet vor Bomben
chips-hands-stay = Karten bleiben auf der Hand
chips-hands-new = jede Runde neue Karten
chips-out-with-last = { $kind ->
    [penny] raus mit dem letzten Cent
    [nickel] raus mit dem letzten Fünfer
    [chip] raus mit dem letzten Chip
    [corner] raus mit der letzten Ecke
    [fold] raus mit dem letzten Knick
    [point] raus mit dem letzten Punkt
    [bomb] raus mit der letzten Zeitbombe
   *[token] raus mit der letzten Marke
 }
chips-out-later = raus einen Verlust später
chips-nobody-out = niemand scheidet aus
chips-match-won = wer zuerst { $count ->
    [one] eine Runde
   *[other] { $count } Runden
 } gewinnt
chips-match-lost = bis jemand { $count ->
    [one] eine Strafe
   *[other] { $count } Strafen
 } hat

## Two players

chips-counterclockwise = gegen den Uhrzeigersinn
chips-clockwise = im Uhrzeigersinn
chips-turn-again = Umdrehen zu zweit: noch mal dran
chips-turn-passes = Umdrehen zu zweit: der andere dran
