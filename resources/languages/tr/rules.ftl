rules-title = Kurallar
rules-search = Ad ya da kural
rules-play = Bunu oyna
rules-games = Oyunlar
rules-count = { $count ->
    [one] 1 oyun
   *[other] { $count } oyun
 }
rules-count-found = { $all } oyundan { $count }
