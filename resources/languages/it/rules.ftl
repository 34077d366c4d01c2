rules-search = Nome o regola
rules-key-heading = andare al titolo seguente o precedente
rules-play = Gioca
rules-games = Giochi
rules-count = { $count ->
    [one] 1 gioco
   *[other] { $count } giochi
 }
rules-count-found = { $count } di { $all } giochi
