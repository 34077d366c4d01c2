## The frame: what buttons do, beside their icons or when the pointer rests on them

board-table = Kartentisch
board-undo = Rückgängig
board-take-back = Zurücknehmen
board-do-again = Wiederherstellen
board-hint-is = Was der stärkste Gegner tun würde
board-sounds-on = Ton: an
board-sounds-off = Ton: aus
board-fold-moves = Züge einklappen
board-show-moves = Züge zeigen
board-next-deal = Neue Runde
board-result = Ergebnis

## Whose turn it is: on the banner over the own hand

board-no-card-fits = Keine Karte geht
board-your-turn = Du bist dran
board-your-call = Du sagst an
board-your-turn-name = Du bist dran, { $name }
board-your-turn-plays = Du bist dran: leg { FORM($count, as: "form-times") }
board-name-plays = { $name }, leg { FORM($count, as: "form-times") }
board-your-turn-more = { $count ->
    [one] Du bist dran: noch einmal
   *[other] Du bist dran: noch { FORM($count, as: "form-times") }
 }
board-name-more = { $count ->
    [one] { $name }, noch einmal
   *[other] { $name }, noch { FORM($count, as: "form-times") }
 }
board-you-watch-this-deal = Du bist raus aus der Runde und schaust zu
board-you-watch-who-won = Du hast gewonnen und schaust zu
board-you-watch-this-game = Du bist ausgeschieden und schaust zu
board-no-card-can-be-played = Keine Karte kann gelegt werden
board-every-card-goes-over = { $limit ->
    [0] Jede Karte geht unter 0
   *[other] Jede Karte geht über { $limit }
 }

## Seats: a word or two on the plaque, or in a row: “Ann, 3 of 3 tokens left, 4 cards, to play”

board-to-play = am Zug
board-next = gleich dran
board-skipped = übersprungen
board-sits-out = Pause
board-has-won = gewonnen!
board-phone-away = nicht da
board-phone-is-away = am Handy, das nicht da ist
board-at-phone = am Handy
board-sits-this-deal-out = raus aus der Runde
board-out = raus
board-out-of-the-game = ausgeschieden
board-holds-zeus = mit Zeus
board-score = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
board-forfeits = Strafen: { $count }
board-reward-marks = Sterne: { $count }
board-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
board-holds-cards = offen: { $cards }

## The middle of the table

board-stock = Stapel  { $count }
board-stock-cards = { $count ->
    [one] Stapel: 1 Karte
   *[other] Stapel: { $count } Karten
 }
board-stock-under = { $count ->
    [one] Stapel: 1 Karte, zuunterst { FORM($card, form: "the") }
   *[other] Stapel: { $count } Karten, zuunterst { FORM($card, form: "the") }
 }
board-left = noch { $count }

## Chances, as the coach sees them: bars over the own hand

board-chance = Chance, diese Runde nicht zu verlieren
board-percent = { $percent } %

## A game that is looked back at: words on the cards of an open hand

board-played = gelegt
board-best = am besten

## The list of moves

board-moves = Züge
board-deal = Runde { $number }
board-no-moves = Hier stehen die Karten, die in dieser Runde gelegt werden.
board-card-values = Kartenwerte
