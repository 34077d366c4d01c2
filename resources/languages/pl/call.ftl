call-makes = suma { $total }
call-pass = pas
call-doubled = razy 2
call-halved = połowa
call-to = { $player ->
    [you] { $words }
   *[other] { $words }, { $player }
 }
call-face = { START($rank, form: "figure") }

## What a card does, in a word or two, small on the card and on buttons

call-reverse = zawraca
call-skip = pomija
call-name-next = kto następny
call-put-out = wyrzuca kogoś
call-shield = tarcza
call-swap-hands = zamiana kart
call-redeal = nowe karty
call-next-plays-2 = następny gra 2×
call-to-be-answered = czeka na odpowiedź
call-steal = kradnie kartę
call-takes-zeus = zabiera Zeusa
call-others-draw-1 = inni dobierają 1
call-others-draw-2 = inni dobierają 2
call-bomb = bomba
call-over = ponad limit!

## Which seat it is done to

call-who-plays-next = Kto gra następny?
call-who-is-put-out = Kogo wyrzucasz?
call-swap-with-whom = Z kim zamieniasz się kartami?
call-steal-from-whom = Komu zabierasz kartę?

## A play as it is read aloud

call-spoken = { $player }, { FORM($cards, form: "heard") }, { $value }, { $total }
call-spoken-several = { $count ->
    [one] { $player }, { $count } { FORM($rank, form: "nom") }, { $value }, { $total }
    [few] { $player }, { $count } { FORM($rank, form: "many") }, { $value }, { $total }
   *[many] { $player }, { $count } { FORM($rank, form: "many-gen") }, { $value }, { $total }
 }
call-spoken-makes = { $player }, { FORM($cards, form: "heard") }, suma { $total }
call-spoken-several-makes = { $count ->
    [one] { $player }, { $count } { FORM($rank, form: "nom") }, suma { $total }
    [few] { $player }, { $count } { FORM($rank, form: "many") }, suma { $total }
   *[many] { $player }, { $count } { FORM($rank, form: "many-gen") }, suma { $total }
 }
call-spoken-by-name = { $player }, { FORM($cards, form: "heard") }, { $total }
call-spoken-besides = { $player }, { $value }
