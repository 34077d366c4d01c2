chips-limit = jusqu’à { $limit }
chips-limit-in-full = le plus haut total est { $limit }
chips-cards-take = les cartes enlèvent
chips-down = de { $total } à 0
chips-reach-wins = le premier à { $total } gagne
chips-exact-wins = exactement { $total } gagne
chips-hurdles = { $numbers } : pile +1, saut −1
chips-hurdles-end = fin de manche dès { $total }
chips-team = tous ensemble
chips-without-cards = pas { FORM($ranks, form: "of-many") }
chips-cards-in-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
chips-all-dealt = tout est distribué
chips-players = { $players } à { $most } joueurs

## Ce qu'on perd

chips-no-tokens = sans jetons
chips-tokens = { $kind ->
    [penny] { $count ->
        [one] { $count } centime
       *[other] { $count } centimes
     }
    [nickel] { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
     }
    [chip] { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
     }
    [corner] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
     }
    [fold] { $count ->
        [one] { $count } pli
       *[other] { $count } plis
     }
    [point] { $count ->
        [one] { $count } point
       *[other] { $count } points
     }
    [letter] { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
     }
    [bomb] { $count ->
        [one] { $count } bombe
       *[other] { $count } bombes
     }
   *[token] { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
     }
 }

## Paquets et pioche

chips-packs = { $count ->
    [one] { $count } paquet
   *[other] { $count } paquets
 }
chips-packs-from = { $count ->
    [one] { $count } paquet dès { $players } joueurs
   *[other] { $count } paquets dès { $players } joueurs
 }
chips-stock-runs-out = la pioche s’épuise
chips-without-cards-has-won = sans cartes, c’est gagné
chips-whole-pile-shuffled = toute la pile est mélangée
chips-stock-is-renewed = la pioche est refaite
chips-good-last-card = une bonne dernière carte
chips-card-turned-up = une carte est retournée

## Totaux importants

chips-milestones = { $numbers } rapportent
chips-no-milestones = pas de bornes
chips-fines = { $numbers } coûte
chips-no-fines = aucun total ne coûte
chips-borders = { $target ->
    [one] franchir { $numbers } coûte, fin à { $target } point
   *[other] franchir { $numbers } coûte, fin à { $target } points
 }
chips-no-borders = pas de frontières
chips-payment-overshoot = au-dessus de { $limit }, payer l’excès à chacun
chips-payment-forfeit = dépasser { $limit } : une pénalité
chips-payment-over = { $count ->
    [one] dépasser { $limit } : { $count } point à chacun
   *[other] dépasser { $limit } : { $count } points à chacun
 }
chips-sixty-nine = 69 : { $does }
chips-zeus = avoir Zeus à { $limit }
chips-never-below-zero = jamais sous 0
chips-below-zero-too = sous 0 aussi

## Cartes qui vont ensemble, et ce qu'on doit

chips-penalties-handed-on = l’amende passe au suivant
chips-penalties-end = l’amende s’arrête à toi
chips-runs = les suites font piocher
chips-same-rank = jusqu’à { $count } de même rang
chips-pairs = paires { FORM($ranks, form: "of-many") } comptées une fois
chips-thrown = quatre { FORM($rank, form: "many") } d’un coup
chips-one-at-once = une carte à la fois
chips-three-of-a-kind = un brelan met fin à la manche
chips-hands = { $hands }
chips-hand-wins = trois { FORM($rank, form: "many") } gagnent
chips-hand-loses = trois { FORM($rank, form: "many") } font perdre tout le monde
chips-ban = { $count ->
    [one] pas { FORM($rank, form: "of-many") } pendant { $count } tour
   *[other] pas { FORM($rank, form: "of-many") } pendant { $count } tours
 }
chips-wears-off = un effet s’use
chips-wakes = effets à partir de { $total }
chips-wakes-turn = effets dès le tour { $count }

## Qui ne peut pas jouer, et qui sort

chips-stuck-ends = blocage : fin de manche
chips-stuck-out = blocage : on sort
chips-stuck-sits-out = blocage : hors manche
chips-stuck-clears = blocage : pile enlevée
chips-stuck-takes-back = { $count ->
    [one] blocage : { $count } carte quitte la pile
   *[other] blocage : { $count } cartes quittent la pile
 }
chips-over-ends = dépasser met fin à la manche
chips-without-cards-wins = le premier sans cartes gagne
chips-bomb-saves = { card-index } sauve des bombes
chips-hands-stay = on garde ses cartes
chips-hands-new = nouvelles cartes à chaque manche
chips-out-with-last = { $kind ->
    [penny] dehors au dernier centime
    [nickel] dehors à la dernière pièce
    [corner] dehors au dernier coin
    [fold] dehors au dernier pli
    [point] dehors au dernier point
    [bomb] dehors à la dernière bombe
   *[token] dehors au dernier jeton
 }
chips-out-later = dehors une perte plus tard
chips-nobody-out = personne n’est hors jeu
chips-match-won = il faut gagner { $count ->
    [one] { FORM($count, as: "form-number", form: "f") } manche
   *[other] { $count } manches
 }
chips-match-lost = jusqu’à { $count ->
    [one] { FORM($count, as: "form-number", form: "f") } pénalité
   *[other] { $count } pénalités
 }

## À deux

chips-counterclockwise = sens inverse
chips-clockwise = sens horaire
chips-turn-again = à deux, changer de sens fait rejouer
chips-turn-passes = à deux, changer de sens ne fait rien
