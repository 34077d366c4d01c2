call-makes = fa { $total }
call-pass = passa
call-doubled = per 2
call-halved = diviso 2
call-to = { $words }, { $player }

call-face = { START($rank, form: "figure") }

## Che cosa fa una carta, in una parola o due

call-reverse = cambio giro
call-skip = salta turno
call-name-next = scelta di chi gioca
call-put-out = uno fuori
call-shield = scudo
call-swap-hands = scambio di carte
call-redeal = carte nuove
call-next-plays-2 = chi segue gioca 2
call-to-be-answered = da rispondere
call-steal = furto di una carta
call-takes-zeus = Zeus preso
call-others-draw-1 = gli altri pescano 1
call-others-draw-2 = gli altri pescano 2
call-bomb = bomba
call-over = troppo!

## A quale posto

call-who-plays-next = Chi gioca dopo?
call-who-is-put-out = Chi va fuori?
call-swap-with-whom = Con chi scambi le carte?
call-steal-from-whom = A chi prendi una carta?

## Una giocata letta ad alta voce

call-spoken = { $player }, { $cards }, { $value }, { $total }
call-spoken-several = { $player }, { FORM($count, as: "form-number") } { FORM($rank, form: "many") }, { $value }, { $total }
call-spoken-makes = { $player }, { $cards }, fa { $total }
call-spoken-several-makes = { $player }, { FORM($count, as: "form-number") } { FORM($rank, form: "many") }, fanno { $total }
call-spoken-by-name = { $player }, { $cards }, { $total }
call-spoken-besides = { $player }, { $value }
