rules-search = Назва чи правило
rules-key-heading = до наступного чи попереднього заголовка
rules-play = Грати в це
rules-games = Ігри
rules-count = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[many] { $count } ігор
 }
rules-count-found = { $all ->
    [one] { $count } з { $all } гри
    [few] { $count } з { $all } ігор
   *[many] { $count } з { $all } ігор
 }
