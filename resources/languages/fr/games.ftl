## Aucun jeu trouvé

games-none-for-words = Aucun jeu trouvé pour « { $words } ».
games-heard-found = { $count ->
    [one] 1 jeu trouvé : { $game }
   *[other] { $count } jeux trouvés. Le plus proche : { $game }
 }
games-none-fits = Aucun jeu ne correspond à tout ça.
games-no-favorites = Tu n’as pas encore de favoris. L’étoile d’un jeu en fait un.
games-none-played = Tu n’as encore joué à aucun jeu.
games-do-you-mean = Tu cherches peut-être un de ceux-ci ?
games-like-it = Un jeu semblable
games-show-all = Voir tous les jeux

## Filtres

games-all = Tous les jeux
games-favorites = Favoris
games-recent = Joués récemment
games-for-children = Pour les enfants
games-for-children-means = Une carte par tour, peu de cartes spéciales, petites mains, jamais besoin d’aller sous 0
games-number-of-players = Nombre de joueurs
games-for-players = { $players ->
    [one] Pour { $players } joueur
   *[other] À { $players }
 }

## La page

games-new-game = Nouvelle partie
games-search = Chercher
games-deal = Distribuer
games-seats = Places
games-house-rules = Règles maison
games-how-to-play = Comment on joue
games-what-to-look-at = Que regarder
games-back-to-games = Retour au jeu
games-more = encore { $count }
games-up-to = { $players ->
    [one] { $players } joueur, jusqu’à { $most }
   *[other] { $players } joueurs, jusqu’à { $most }
 }
games-how-long = Durée
games-short = Courte, { $time }
games-usual-length = Habituelle, { $time }
games-only-one = Un seul jeu convient : { $game }.
games-phones-join = Laisser des téléphones rejoindre la partie
games-without = sans { $kind ->
    [reverse] changement de sens
    [skip] sauter
    [any] total au choix
    [name] désigner
    [hands] échange
    [twice] jouer deux fois
    [answer] réponse
    [together] plusieurs cartes à la fois
    [jokers] jokers
   *[pack] cartes spéciales
 }
games-that-fits = Un jeu qui convient
games-for-learner = Pour { $name } : { $game }
games-rules-clash = Ces règles ne vont pas ensemble : { $why }.

## Règles maison

games-no-house-rules = Ce jeu n’a pas de règles maison.
games-more-house-rules = Plus de règles maison
games-value-usual = { $value } (habituel)
games-deal-number = Donne n°
games-new-cards = nouvelles cartes
games-deal-number-means = Laisse vide pour de nouvelles cartes ; le même numéro, les mêmes places et règles redonnent les mêmes cartes
games-with-changes = Avec tes changements : { $changes }.
games-with-more-changes = Avec tes changements : { $changes } ; et { $more } de plus.
games-the-usual-rules = Les règles habituelles
games-takes-changes-back = Annule ce qui a été changé dans les règles

## Places

games-person = Personne
games-phone = Téléphone
games-at-a-phone = { $name }, à un téléphone
games-computer = Ordinateur
games-add = Ajouter un joueur
games-name-and-picture = Nom et image
games-move-left = Déplacer à gauche
games-move-right = Déplacer à droite
games-add-computer = Ajouter un ordinateur (Inser)
games-add-person = Ajouter une personne (Maj+Inser)
games-open-hands = Mains toutes ouvertes
games-open-hands-means = Les cartes de tous sont face visible, pour débuter ; les ordinateurs ne regardent pas
games-drag = Glisse vers une autre place, ou Alt et une flèche
games-another-picture = Une autre image
games-seat-played-by = { $name ->
    [you] Place { $number }, la tienne, jouée par
   *[other] Place { $number }, { $name }, jouée par
 }
games-seat-name = Place { $number } : nom
games-seat-picture = { $name ->
    [you] Place { $number }, la tienne : image, { $picture }
   *[other] Place { $number }, { $name } : image, { $picture }
 }
games-what-does = { $name ->
    [you] Ce que tu fais
   *[other] Ce que fait { $name }
 }
games-take-away = { $name ->
    [you] Enlever ta place
   *[other] Enlever { $name }
 }

## Ce qu'un élève fait à la table

games-role-scorekeeper = Annonce tout
games-role-caller = Annonce
games-role-checker = Vérifie
games-role-plain = Joue
games-role-scorekeeper-means = Annonce tout : dit chaque total
games-role-caller-means = Annonce : dit le total de ses propres cartes
games-role-checker-means = Vérifie : attrape les totaux inexacts des ordinateurs
games-role-plain-means = Joue : joue, c’est tout
games-level-beginner = Débutant : joue presque toujours au hasard
games-level-casual = Tranquille : se trompe de temps en temps
games-level-cautious = Prudent : joue d’abord les cartes fortes
games-level-expert = Expert : s’est entraîné, ou réfléchit à l’avance

## Étagères de familles

games-families = Familles de jeux
games-families-keys = Tab : les jeux d’une famille ; Entrée joue le premier
games-variants = { $count ->
    [one] { $count } variante
   *[other] { $count } variantes
 }
games-shelf-spoken = { $family }, { $count ->
    [one] { $count } variante
   *[other] { $count } variantes
 }. { $hook }

## Ce qu'on sait d'un jeu

games-age = { $age }+

## Jeux en lignes

games-found = Jeux trouvés
games-of-family = Jeux de la famille
games-favorite-key = F met un jeu en favori
games-begin-here = commence ici
