call-makes = maakt { $total }
call-pass = telt niets
call-doubled = dubbel
call-halved = de helft
call-to = { $words }, { $player }

call-face = { START($rank, form: "figure") }

call-reverse = omkeren
call-skip = overslaan
call-name-next = kies de volgende
call-put-out = iemand eruit
call-shield = schild
call-swap-hands = handen ruilen
call-redeal = nieuwe handen
call-next-plays-2 = volgende legt 2
call-to-be-answered = beantwoorden
call-steal = kaart stelen
call-takes-zeus = pakt Zeus
call-others-draw-1 = anderen pakken 1
call-others-draw-2 = anderen pakken 2
call-bomb = bom
call-over = erover!

call-who-plays-next = Wie speelt nu?
call-who-is-put-out = Wie gaat eruit?
call-swap-with-whom = Met wie ruil je van hand?
call-steal-from-whom = Van wie neem je een kaart?

call-spoken = { $player }, { $cards }, { $value }, { $total }
call-spoken-several = { $player }, { $count } { FORM($rank, form: "many") }, { $value }, { $total }
call-spoken-makes = { $player }, { $cards }, maakt { $total }
call-spoken-several-makes = { $player }, { $count } { FORM($rank, form: "many") }, maken { $total }
call-spoken-by-name = { $player }, { $cards }, { $total }
call-spoken-besides = { $player }, { $value }
