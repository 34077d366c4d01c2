rules-title = Reglur
rules-search = Leita í nöfnum og reglum
rules-play = Spila þennan
rules-games = Leikir
rules-count = { $count ->
    [one] { $count } leikur
   *[other] { $count } leikir
 }
rules-count-found = { $count } af { $all } leikjum
