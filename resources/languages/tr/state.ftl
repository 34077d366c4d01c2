state-makes = { $card }, toplamı { $totals } yapar
state-makes-any = { $card }, toplamı { $low } ile { $high } arasında dilediğin sayı yapar
state-marked = işaretli
state-with-others = başkalarıyla oynanabilir (+)
state-takes-zeus = Zeus’u alır
state-wins-game = oyunu kazanır
state-brings = hemen bir şey kazandırır
state-costs = hemen bir şeye mal olur
state-refused = { $card } ({ $why })

state-you-owe = { $count ->
    [one] Bir kez daha oynaman gerekiyor
   *[other] { $count } kez oynaman gerekiyor
 }
state-answer-queen = { START($rank, form: "ins") } cevap ver
state-run-up = Seri yükseliyor: yalnız { FORM($rank, form: "many") } yeni kart getirir
state-run-down = Seri iniyor: yalnız { FORM($rank, form: "many") } yeni kart getirir

state-you-are-asked = Sana soruluyor.
state-your-turn = Sıra sende.
state-to-play = { $player ->
    [you] Sıra sende.
   *[other] Sıradaki: { $player }.
 }
state-deal-over = El bitti. Sonraki el için Enter tuşuna bas.
state-game-over = Oyun bitti.
state-total = Toplam { $total }.
state-hand = Kartların: { $cards }.
state-pile = Yığında: { $card }.
state-clockwise = Oyun saat yönünde.
state-counterclockwise = Oyun saat yönünün tersine.
