call-makes = macht { $total }
call-pass = passt
call-doubled = mal 2
call-halved = durch 2
call-to = { $words }, { FORM($player, form: "who") }
call-face = { START($rank, form: "figure") }

## What a card does, in a word or two, small on the card and on buttons

call-reverse = dreht um
call-skip = aussetzen
call-name-next = Nächsten wählen
call-put-out = Rauswurf
call-shield = Schild
call-swap-hands = Karten tauschen
call-redeal = neu geben
call-next-plays-2 = Nächster legt 2
call-to-be-answered = will Antwort
call-steal = Karte stehlen
call-takes-zeus = holt Zeus
call-others-draw-1 = andere ziehen 1
call-others-draw-2 = andere ziehen 2
call-bomb = Bombe
call-over = drüber!

## Which seat it is done to

call-who-plays-next = Wer ist als Nächstes dran?
call-who-is-put-out = Wer fliegt raus?
call-swap-with-whom = Mit wem tauschst du die Karten?
call-steal-from-whom = Wem stiehlst du eine Karte?

## A play as it is read aloud

call-spoken = { $player }, { $cards }, { $value }, { $total }
call-spoken-several = { $player }, { $count } { FORM($rank, form: "many") }, { $value }, { $total }
call-spoken-makes = { $player }, { $cards }, macht { $total }
call-spoken-several-makes = { $player }, { $count } { FORM($rank, form: "many") }, macht { $total }
call-spoken-by-name = { $player }, { $cards }, { $total }
call-spoken-besides = { $player }, { $value }
