rules-search = Nombre o regla
rules-key-heading = ir al título siguiente o anterior
rules-play = Jugar a esto
rules-games = Juegos
rules-count = { $count ->
    [one] 1 juego
   *[other] { $count } juegos
 }
rules-count-found = { $count } de { $all } juegos
