rules-search = Nafn eða regla
rules-key-heading = í næstu eða fyrri fyrirsögn
rules-play = Spila þennan
rules-games = Leikir
rules-count = { $count ->
    [one] { $count } leikur
   *[other] { $count } leikir
 }
rules-count-found = { $count } af { $all } leikjum
