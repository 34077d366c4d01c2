## The frame: what buttons do, beside their icons or when the pointer rests on them

board-table = Stół do gry
board-undo = Cofnij
board-take-back = Cofnij ruch
board-do-again = Ponów ruch
board-hint-is = Co zrobiłby tu najsilniejszy komputer
board-sounds-on = Dźwięki: włączone
board-sounds-off = Dźwięki: wyłączone
board-fold-moves = Schowaj ruchy
board-show-moves = Pokaż ruchy
board-next-deal = Rozdaj
board-result = Wynik

## Whose turn it is: on the banner over the own hand

board-no-card-fits = Nic nie pasuje
board-your-turn = Twoja kolej
board-your-call = Ty mówisz
board-your-turn-name = Twoja kolej, { $name }
board-your-turn-plays = Twoja kolej: zagraj { FORM($count, as: "form-times") }
board-name-plays = { $name }, zagraj { FORM($count, as: "form-times") }
board-your-turn-more = { $count ->
    [one] Twoja kolej: jeszcze raz
    [few] Twoja kolej: jeszcze { FORM($count, as: "form-times") }
   *[many] Twoja kolej: jeszcze { FORM($count, as: "form-times") }
 }
board-name-more = { $count ->
    [one] { $name }, jeszcze raz
    [few] { $name }, jeszcze { FORM($count, as: "form-times") }
   *[many] { $name }, jeszcze { FORM($count, as: "form-times") }
 }
board-you-watch-this-deal = Czekasz do końca rozdania i patrzysz, jak grają inni
board-you-watch-who-won = To twoja wygrana! Patrzysz, jak grają inni
board-you-watch-this-game = Już nie grasz, ale patrzysz, jak grają inni
board-no-card-can-be-played = Żadnej karty nie można zagrać
board-every-card-goes-over = { $limit ->
    [0] Każda karta zejdzie poniżej 0
   *[other] Każda karta przekroczy { $limit }
 }

## Seats: a word or two on the plaque, or in a row: “Ann, 3 of 3 tokens left, 4 cards, to play”

board-to-play = na ruchu
board-next = następny ruch
board-skipped = kolej przepada
board-sits-out = pauza
board-has-won = wygrana!
board-phone-away = nieobecny
board-phone-is-away = przy telefonie, którego nie ma
board-at-phone = przy telefonie
board-sits-this-deal-out = pauza do końca rozdania
board-out = poza grą
board-out-of-the-game = poza grą
board-holds-zeus = z Zeusem
board-score = wynik { $count }
board-forfeits = kary: { $count }
board-reward-marks = gwiazdki: { $count }
board-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
 }
board-holds-cards = odkryte: { $cards }

## The middle of the table

board-stock = Talia  { $count }
board-stock-cards = { $count ->
    [one] Talia: 1 karta
    [few] Talia: { $count } karty
   *[many] Talia: { $count } kart
 }
board-stock-under = { $count ->
    [one] Talia: 1 karta, na spodzie { FORM($card, form: "nom") }
    [few] Talia: { $count } karty, na spodzie { FORM($card, form: "nom") }
   *[many] Talia: { $count } kart, na spodzie { FORM($card, form: "nom") }
 }
board-left = jeszcze { $count }

## Chances, as the coach sees them: bars over the own hand

board-chance = Szansa, że nie przegrasz rozdania
board-percent = { $percent }%

## A game that is looked back at: words on the cards of an open hand

board-played = zagrana
board-best = najlepsza

## The list of moves

board-moves = Ruchy
board-deal = Rozdanie { $number }
board-no-moves = Tu pojawią się karty zagrane w tym rozdaniu.
board-card-values = Wartości kart
