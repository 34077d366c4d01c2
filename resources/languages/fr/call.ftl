call-makes = fait { $total }
call-pass = pareil
call-doubled = ×2
call-halved = ÷2
call-to = { $words }, { $player }

call-face = { START($rank, form: "figure") }

## Ce que fait une carte

call-reverse = autre sens
call-skip = passe-tour
call-name-next = désigner le suivant
call-put-out = éliminer un joueur
call-shield = bouclier
call-swap-hands = échange des mains
call-redeal = mains neuves
call-next-plays-2 = suivant : deux fois
call-to-be-answered = veut une réponse
call-steal = voler une carte
call-takes-zeus = prend Zeus
call-others-draw-1 = autres : une carte
call-others-draw-2 = autres : deux cartes
call-bomb = bombe
call-over = ça dépasse !

## À quelle place

call-who-plays-next = Qui joue ensuite ?
call-who-is-put-out = Qui sort de la manche ?
call-swap-with-whom = Avec qui échanges-tu ta main ?
call-steal-from-whom = À qui prends-tu une carte ?

## Un coup lu à voix haute

call-spoken = { $player }, { $cards }, { $value }, { $total }
call-spoken-several = { $player }, { FORM($count, as: "form-number") } { FORM($rank, form: "many") }, { $value }, { $total }
call-spoken-makes = { $player }, { $cards }, fait { $total }
call-spoken-several-makes = { $player }, { FORM($count, as: "form-number") } { FORM($rank, form: "many") }, font { $total }
call-spoken-by-name = { $player }, { $cards }, { $total }
call-spoken-besides = { $player }, { $value }
