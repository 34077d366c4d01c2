call-makes = { $total } yapar
call-pass = pas
call-doubled = ×2
call-halved = ÷2
call-to = { $words }, { FORM($player, form: "who") }
call-face = { START($rank, form: "figure") }

## Kartın yaptığı, bir iki sözcükle

call-reverse = yön döner
call-skip = atla
call-name-next = sonrakini seç
call-put-out = birini ele
call-shield = kalkan
call-swap-hands = değiş tokuş
call-redeal = yeni kartlar
call-next-plays-2 = sonraki 2 oynar
call-to-be-answered = cevap ister
call-steal = kart çal
call-takes-zeus = Zeus’u alır
call-others-draw-1 = diğerleri 1 çeker
call-others-draw-2 = diğerleri 2 çeker
call-bomb = bomba
call-over = aşıldı!

## Kime yapılıyor

call-who-plays-next = Sıradaki kim olsun?
call-who-is-put-out = Kim elensin?
call-swap-with-whom = Kartlarını kiminle değiş tokuş edeceksin?
call-steal-from-whom = Kimden kart alacaksın?

## Sesli okunan bir hamle

call-spoken = { $player }, { $cards }, { $value }, { $total }
call-spoken-several = { $player }, { $count } { FORM($rank, form: "nom") }, { $value }, { $total }
call-spoken-makes = { $player }, { $cards }, { $total } yapar
call-spoken-several-makes = { $player }, { $count } { FORM($rank, form: "nom") }, { $total } yapar
call-spoken-by-name = { $player }, { $cards }, { $total }
call-spoken-besides = { $player }, { $value }
