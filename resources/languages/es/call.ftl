call-makes = queda en { $total }
call-pass = no suma
call-doubled = ×2
call-halved = ÷2
call-to = { $words }, { $player }

call-face = { START($rank, form: "figure") }

## Lo que hace una carta, en una o dos palabras

call-reverse = gira
call-skip = salta
call-name-next = elige quién sigue
call-put-out = elimina a uno
call-shield = escudo
call-swap-hands = cambio de manos
call-redeal = manos nuevas
call-next-plays-2 = el siguiente juega 2
call-to-be-answered = a responder
call-steal = quita una carta
call-takes-zeus = se lleva a Zeus
call-others-draw-1 = otros toman 1
call-others-draw-2 = otros toman 2
call-bomb = bomba
call-over = ¡se pasa!

## A qué asiento

call-who-plays-next = ¿Quién juega ahora?
call-who-is-put-out = ¿A quién eliminas?
call-swap-with-whom = ¿Con quién cambias la mano?
call-steal-from-whom = ¿A quién le quitas una carta?

## Una jugada leída en voz alta

call-spoken = { $player }, { $cards }, { $value }, { $total }
call-spoken-several = { $player }, { $count } { FORM($rank, form: "many") }, { $value }, { $total }
call-spoken-makes = { $player }, { $cards }, queda en { $total }
call-spoken-several-makes = { $player }, { $count } { FORM($rank, form: "many") }, queda en { $total }
call-spoken-by-name = { $player }, { $cards }, { $total }
call-spoken-besides = { $player }, { $value }
