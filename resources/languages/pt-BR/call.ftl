call-makes = vai para { $total }
call-pass = não soma
call-doubled = ×2
call-halved = ÷2
call-to = { $words }, { FORM($player, form: "whom") }

call-face = { START($rank, form: "figure") }

## O que uma carta faz, em uma ou duas palavras

call-reverse = inverte
call-skip = pula
call-name-next = diz quem joga
call-put-out = tira alguém
call-shield = escudo
call-swap-hands = troca mãos
call-redeal = mãos novas
call-next-plays-2 = próximo joga 2
call-to-be-answered = pede resposta
call-steal = rouba uma carta
call-takes-zeus = pega Zeus
call-others-draw-1 = outros compram 1
call-others-draw-2 = outros compram 2
call-bomb = bomba
call-over = estourou!

## A que lugar isso acontece

call-who-plays-next = Quem joga em seguida?
call-who-is-put-out = Quem sai da rodada?
call-swap-with-whom = Com quem você troca de mão?
call-steal-from-whom = De quem você tira uma carta?

## Uma jogada lida em voz alta

call-spoken = { $player }, { $cards }, { $value }, { $total }
call-spoken-several = { $player }, { $count } { FORM($rank, form: "many") }, { $value }, { $total }
call-spoken-makes = { $player }, { $cards }, vai para { $total }
call-spoken-several-makes = { $player }, { $count } { FORM($rank, form: "many") }, vai para { $total }
call-spoken-by-name = { $player }, { $cards }, { $total }
call-spoken-besides = { $player }, { $value }
