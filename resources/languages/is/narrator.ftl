narrator-deal = Umferð { $number }. { $player } gefur.
narrator-your-turn = Þú átt leik, { $total }.
narrator-you-drew = Þú dregur { FORM($cards, form: "the-acc") }
narrator-drew = { $count ->
    [one] { $player } dregur { FORM($count, as: "form-number", form: "n-acc") } spil
   *[other] { $player } dregur { $count } spil
 }
narrator-skipped = { $player } situr hjá
narrator-stock-renewed = Bunkinn er stokkaður og er nú nýi stokkurinn
narrator-pile-away = Bunkinn er lagður til hliðar
narrator-gets = { $player ->
    [you] Þú færð { FORM($tokens, form: "acc") }
   *[other] { $player } fær { FORM($tokens, form: "acc") }
 }
narrator-enter = Ýttu á Enter til að halda áfram.
