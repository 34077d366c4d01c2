workshop-name = Nom du jeu
workshop-maker = Inventé par
workshop-started-from = parti du jeu { $game }
workshop-from-nothing = fait à partir de rien
workshop-undo = Annuler : { $step }
workshop-redo = Refaire : { $step }
workshop-nothing-to-undo = Rien à annuler
workshop-nothing-to-redo = Rien à refaire
workshop-undone = Annulé : { $step }
workshop-redone = Refait : { $step }
workshop-try = Essayer
workshop-save = Enregistrer
workshop-saved = { $game } est sur ton étagère.
workshop-saved-as = Enregistré sous le nom { $game }, car tu as déjà { $other }.
workshop-does-not-fit = Ne va pas
workshop-change-rules = Changer les règles…
workshop-make-own = Créer ton propre jeu
workshop-back = Retour à l’atelier

## Les colonnes

workshop-columns = Que changer
workshop-tab-game = Le jeu
workshop-tab-cards = Les cartes
workshop-tab-told = Le résultat
workshop-the-game = Le jeu
workshop-cards = Ce que fait chaque carte
workshop-group-game = Le total
workshop-group-cards = Cartes et joueurs
workshop-group-stakes = Ce qu’on perd
workshop-group-players = À plus de joueurs
workshop-group-turn = Un tour
workshop-group-deal = Une manche
workshop-group-special = Parties spéciales
workshop-on = Activé : { $names }

## Ce que fait chaque carte

workshop-suits = Couleurs
workshop-suits-alike = Couleurs pareilles
workshop-suits-colors = Rouge et noir
workshop-suits-each = Chaque couleur
workshop-suits-mixed = Certaines à part
workshop-in-pack = { $count } au paquet
workshop-in-pack-short = ×{ $count }
workshop-how-many = Combien : { $cards }
workshop-or = ou
workshop-row = { $cards } : { $does }
workshop-chip = { $cards }, { $words }, { $number } sur { $count ->
    [one] { $count } étiquette
   *[other] { $count } étiquettes
 }
workshop-add = { $cards } : ajouter quelque chose
workshop-opens-menu = Ouvre un menu

## Menus

workshop-choice = { $chip } : { $words }
workshop-menu-change = { START($cards) } : changer { $chip }
workshop-menu-add = { START($cards) } : ajouter
workshop-menu-row = { START($cards) }
workshop-menu-action = Elle fait aussi ça
workshop-menu-action-of = Seulement là où elle { $words }
workshop-menu-way = Une autre façon de la jouer, au choix
workshop-menu-suits = Couleurs de cette carte
workshop-other-number = Un autre nombre
workshop-way-number = Une autre façon, avec un nombre
workshop-number = Nombre
workshop-sign = Ce que fait le nombre
workshop-sign-adds = ajoute
workshop-sign-takes = enlève
workshop-sign-either = l’ajoute ou l’enlève
workshop-sign-makes = met le total à
workshop-take-number = Le prendre
workshop-take-away = Enlever ça
workshop-copy = Copier sur une autre carte
workshop-paste = Mettre { $chip } ici
workshop-nothing-to-add = On ne peut rien ajouter à cette carte.
workshop-copied = { $chip } est copié. Va sur une autre carte et colle-le.
workshop-cut = { $chip } part avec toi. Va sur une autre carte et colle-le.
workshop-chip-gone = Cette étiquette n’est plus là.

## Ce qui a été fait

workshop-step-way = { $name } : { $value }
workshop-takes-away = Ça enlève : { $ways }. { $key } le fait revenir.
workshop-step-name = Nom : { $name }
workshop-step-suits = Couleurs : { $value }
workshop-step-count = { START($cards) } : { $count } au paquet
workshop-step-kept = Ce qui était gardé

## Brouillons

workshop-drafts = Autres brouillons
workshop-begin-again = Repartir du jeu { $game }
workshop-begin-nothing = Partir de rien
workshop-go-on-with = Continuer { $game }
workshop-goes-on = Tu reprends là où tu en étais.

## Touches

workshop-key-cards = de carte en carte, d’étiquette en étiquette
workshop-key-type = vers la carte, le nombre ou la façon que tu tapes
workshop-key-number = un autre nombre sur une étiquette
workshop-key-menu = ouvrir le menu
workshop-key-delete = ajouter, enlever une étiquette
workshop-key-chip = couper, copier, coller
workshop-key-columns = vers le jeu, les cartes, le résultat
