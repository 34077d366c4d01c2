rules-title = Kurallar
rules-search = Adlarda ve kurallarda ara
rules-play = Bunu oyna
rules-games = Oyunlar
rules-count = { $count ->
    [one] 1 oyun
   *[other] { $count } oyun
 }
rules-count-found = { $all } oyundan { $count }
