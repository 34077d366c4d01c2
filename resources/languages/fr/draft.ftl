draft-name = { $game }, chez nous

## Étiquettes

draft-chip-set = = { $number }
draft-chip-set-any = = { $low } à { $high }
draft-card-does = { START($cards) } { $does }.

## Nombres et façons du jeu

draft-way-limit = Le plus haut total
draft-way-start-total = Total au début
draft-way-counting = Le total va
draft-way-counting-up = vers le haut
draft-way-counting-down = vers 0
draft-way-players-min = Minimum de joueurs
draft-way-players-max = Maximum de joueurs
draft-way-hand-size-from = Autre main
draft-way-hand-size-then = Cartes en main alors
draft-way-packs-from = Plus de paquets
draft-way-packs-then = Paquets alors
draft-way-tokens-from = Autres jetons
draft-way-tokens-then = Jetons alors
draft-way-pack = Cartes d’un paquet
draft-way-pack-52 = 52, de l’as au roi
draft-way-pack-40 = 40, sans les figures
draft-way-pack-32 = 32, à partir du 7
draft-way-pack-own = ses propres cartes
draft-way-jokers = Jokers
draft-way-deal-all = Tout est distribué
draft-way-stakes = Qui perd une manche
draft-way-stakes-tokens = perd un jeton
draft-way-stakes-knock-out = sort de la partie
draft-way-stakes-deals = reçoit une pénalité
draft-way-stakes-match-won = attend : les manches gagnées comptent
draft-way-stakes-match-lost = reçoit une pénalité, jusqu’au compte
draft-way-token = Ce qu’on perd
draft-way-token-token = jetons
draft-way-token-penny = centimes
draft-way-token-chip = jetons de jeu
draft-way-token-nickel = pièces
draft-way-token-corner = coins d’un billet
draft-way-token-fold = plis d’un billet
draft-way-token-point = points
draft-way-empty-hand-cost = Jetons pour une main vide
draft-way-reach-wins = Qui l’atteint gagne
draft-way-exact-wins = Qui tombe pile gagne
draft-way-hurdles = Obstacles à un point
draft-way-team = Tous ensemble : tomber pile
draft-way-milestones = Bornes qui rapportent
draft-way-milestones-tokens = Jetons par borne
draft-way-milestones-end-tokens = Jetons tout en haut
draft-way-fine-calls = Totaux à un jeton
draft-way-borders = Frontières à un point
draft-way-payment = Qui dépasse paie
draft-way-payment-over = Dépasser coûte
draft-way-payment-over-overshoot = l’excès, à chacun
draft-way-payment-over-forfeit = une pénalité
draft-way-payment-over-points = { $count ->
    [one] { $count } point à chacun
   *[other] { $count } points à chacun
 }
draft-way-payment-exact = Points de chacun si c’est pile
draft-way-marks = Combien de totaux
draft-way-mark = Total { $number }
draft-way-zeus = Qui a Zeus gagne
draft-way-shed = Vider sa main
draft-way-shed-saves = Sauve d’une bombe
draft-way-queen-chain = Une carte qui veut réponse
draft-way-queen-rank = Réponse par
draft-way-queen-carry-over = Le reste passe au suivant
draft-way-obligation = Une carte qui fait jouer deux fois
draft-way-owed-draw = Piocher si on joue deux fois
draft-way-owed-draw-each = après chaque carte
draft-way-owed-draw-at-end = après la dernière
draft-way-owed-when-out = Si qui doit jouer sort
draft-way-owed-when-out-stays = le suivant doit tout
draft-way-owed-when-out-rest = le suivant doit le reste
draft-way-owed-when-out-lapses = c’est fini
draft-way-owed-must-finish = Les deux ou aucune
draft-way-owed-between = Retour en haut entre deux
draft-way-owed-not-first = Jamais cette carte d’abord
draft-way-owed-adds = Une deuxième en ajoute une
draft-way-owed-passes-on = Passé à un autre par
draft-way-owed-passes-on-off = aucune carte
draft-way-owed-passes-on-reverse = les inversions
draft-way-owed-passes-on-own = certaines cartes
draft-way-owed-cancels = Annulé par
draft-way-steal = Une carte qui vole
draft-way-runs = Les suites font piocher
draft-way-ban = Une carte qui attend
draft-way-ban-rank = Laquelle attend
draft-way-king-ban-turns = Tours d’attente
draft-way-king-ban-at-99 = Au plus haut total
draft-way-king-ban-at-99-allowed = permise quand même
draft-way-king-ban-at-99-banned = interdite aussi
draft-way-wears-off = Une carte qui s’use
draft-way-wears-off-card = Laquelle s’use
draft-way-wears-off-renewals = Pioche refaite combien de fois
draft-way-wakes = Des effets qui s’éveillent
draft-way-wakes-by = Ils s’éveillent
draft-way-wakes-by-total = à partir d’un total
draft-way-wakes-by-turn = à partir d’un tour
draft-way-wakes-total = Ils s’éveillent dès
draft-way-wakes-turn = Ils s’éveillent au tour
draft-way-queen-answer = Qui a une telle carte
draft-way-queen-answer-forced = doit répondre
draft-way-queen-answer-optional = peut répondre
draft-way-three-of-a-kind = On peut étaler un brelan
draft-way-special-hands = Trois en main décident
draft-way-hand-wins = Trois gagnent
draft-way-hand-loses = Trois font perdre tous
draft-way-bottom-card = Bonne carte sous la pioche
draft-way-together = Plusieurs cartes à la fois
draft-way-together-off = non
draft-way-together-same-rank = de même rang
draft-way-together-pairs = paires comptées une fois
draft-way-together-throw = quatre d’une carte
draft-way-same-rank = Au plus
draft-way-pairs = Paires

draft-from-never = pour personne
draft-from-players = dès { $players } joueurs
draft-no-card = aucune
draft-ranks = { $ranks }

## Ce qui vaut

draft-note-playable = Chaque carte peut se jouer à un certain total.
draft-note-never = Jamais jouable : { FORM($names, form: "a") }.
draft-note-cards = Il y a assez de cartes pour { $players } à { $most } joueurs.
draft-note-lowers = Font baisser le total : { FORM($names, form: "figure") }.
draft-note-lowers-none = Aucune carte ne fait baisser le total.
draft-note-raises = Font monter le total : { FORM($names, form: "figure") }.
draft-note-raises-none = Aucune carte ne fait monter le total.
draft-note-endless = Une manche peut durer très longtemps : les cartes peuvent garder le total en bas.
draft-note-endless-down = Une manche peut durer très longtemps : les cartes peuvent garder le total en haut.
draft-note-long = Une manche peut durer très longtemps : on peut poser plus de { $count } cartes.
draft-note-points = À { $players } joueurs, une manche coûte tous les points qui existent : personne n’arrivera peut-être jamais à { $most }.
draft-note-deals = { $count ->
    [one] La partie est finie après { FORM($count, as: "form-number", form: "f") } manche.
   *[other] La partie est finie après { $count } manches.
 }
