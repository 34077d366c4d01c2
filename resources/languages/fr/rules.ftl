rules-search = Nom ou règle
rules-key-heading = aller au titre suivant ou précédent
rules-play = Y jouer
rules-games = Jeux
rules-count = { $count ->
    [one] { $count } jeu
   *[other] { $count } jeux
 }
rules-count-found = Jeux : { $count } sur { $all }
