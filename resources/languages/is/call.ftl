call-makes = gerir { $total }
call-pass = pass
call-doubled = ×2
call-halved = ÷2
call-to = { $player ->
    [you] { $words }
   *[other] { $words }, { $player }
 }

call-face = { START($rank, form: "figure") }

call-reverse = snýr við
call-skip = næsti situr hjá
call-name-next = velur næsta
call-put-out = slær einn út
call-shield = skjöldur
call-swap-hands = spilaskipti
call-redeal = ný spil
call-next-plays-2 = næsti tvisvar
call-to-be-answered = kallar á svar
call-steal = stelur spili
call-takes-zeus = tekur Seif
call-others-draw-1 = hinir draga 1
call-others-draw-2 = hinir draga 2
call-bomb = sprengja
call-over = yfir!

call-who-plays-next = Hver á leik næst?
call-who-is-put-out = Hvern slærð þú út?
call-swap-with-whom = Við hvern skiptir þú á spilum?
call-steal-from-whom = Frá hverjum tekur þú spil?

call-spoken = { $player }, { $cards }, { $value }, { $total }
call-spoken-several = { $player }, { $count } { FORM($rank, form: "many") }, { $value }, { $total }
call-spoken-makes = { $player }, { $cards }, gerir { $total }
call-spoken-several-makes = { $player }, { $count } { FORM($rank, form: "many") }, gera { $total }
call-spoken-by-name = { $player }, { $cards }, { $total }
call-spoken-besides = { $player }, { $value }
