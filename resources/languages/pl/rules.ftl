rules-search = Nazwa lub zasada
rules-key-heading = przejdź do następnego lub poprzedniego nagłówka
rules-play = Zagraj w to
rules-games = Gry
rules-count = { $count ->
    [one] 1 gra
    [few] { $count } gry
   *[many] { $count } gier
 }
rules-count-found = { $all ->
    [one] { $count } z 1 gry
    [few] { $count } z { $all } gier
   *[many] { $count } z { $all } gier
 }
