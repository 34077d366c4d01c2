narrator-deal = Роздача { $number }. { $player ->
    [you] Роздаєш ти.
   *[other] Роздає { $player }.
 }
narrator-your-turn = Твій хід, { $total }.
narrator-you-drew = Ти добираєш: { FORM($cards, form: "heard") }
narrator-drew = { $player ->
    [you] { $count ->
        [1] Ти добираєш карту
        [one] Ти добираєш { $count } карту
        [few] Ти добираєш { $count } карти
       *[many] Ти добираєш { $count } карт
     }
   *[other] { $count ->
        [1] { $player } добирає карту
        [one] { $player } добирає { $count } карту
        [few] { $player } добирає { $count } карти
       *[many] { $player } добирає { $count } карт
     }
 }
narrator-skipped = { $player ->
    [you] Ти пропускаєш хід
   *[other] { $player } пропускає хід
 }
narrator-stock-renewed = Стос перетасовано: тепер це нова колода
narrator-pile-away = Стос відкладено
narrator-gets = { $player ->
    [you] Ти отримуєш { FORM($tokens, form: "acc") }
   *[other] { $player } отримує { FORM($tokens, form: "acc") }
 }
narrator-enter = Натисни Enter, щоб продовжити.
