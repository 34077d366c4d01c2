narrator-deal = { $number }. el. { $player ->
    [you] Kartları sen dağıttın.
   *[other] Kartları { $player } dağıttı.
 }
narrator-your-turn = Sıra sende, { $total }.
narrator-you-drew = { START($cards, form: "acc") } çektin
narrator-drew = { $player ->
    [you] { $count ->
        [one] Bir kart çektin
       *[other] { $count } kart çektin
     }
   *[other] { $count ->
        [one] { $player } bir kart çekti
       *[other] { $player } { $count } kart çekti
     }
 }
narrator-skipped = { $player ->
    [you] Sıran atlandı
   *[other] { FORM($player, form: "gen") } sırası atlandı
 }
narrator-stock-renewed = Yığın karıştırıldı, yeni çekme destesi oldu
narrator-pile-away = Yığın kenara kondu
narrator-gets = { $player ->
    [you] { START($tokens) } kazandın
   *[other] { $player } { $tokens } kazandı
 }
narrator-enter = Devam etmek için Enter tuşuna bas.
