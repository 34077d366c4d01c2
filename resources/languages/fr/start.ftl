start-motto = Joue tes cartes, gare au total.
start-table = La table, et autour { $names }

## Le bouton qui joue

start-put-away = Ranger cette partie
start-with-company = Avec { $company }
start-turn-of = { $player ->
    [you] Manche { $deal }, à toi, total { $total }
   *[other] Manche { $deal }, à { $player }, total { $total }
 }
start-goes-on-with = { $game }. { $place }. { $when }
start-deals-with = { $game }. Avec { $company }
start-comfort = Mets-toi à l’aise
start-comfort-text = Texte plus grand
start-comfort-motion = Moins de mouvement

## Portes

start-new-game-note = Choisis un jeu et les joueurs
start-today-note = Énigme, manche et calculs
start-learning-note = Un enfant annonce le total
start-rules-note = Chaque jeu, carte par carte
start-saved = Parties enregistrées
start-saved-note = Continuer, ou revoir
start-album-note = Ce que tu as réussi
