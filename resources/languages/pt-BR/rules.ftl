rules-search = Buscar nomes e regras
rules-key-heading = ir ao título seguinte ou ao anterior
rules-play = Jogar este
rules-games = Jogos
rules-count = { $count ->
    [0] 0 jogos
    [one] 1 jogo
   *[other] { $count } jogos
 }
rules-count-found = { $count } de { $all } jogos
