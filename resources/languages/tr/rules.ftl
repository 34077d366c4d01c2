rules-search = Ad ya da kural
rules-key-heading = sonraki ya da önceki başlığa git
rules-play = Bunu oyna
rules-games = Oyunlar
rules-count = { $count ->
    [one] 1 oyun
   *[other] { $count } oyun
 }
rules-count-found = { $all } oyundan { $count }
