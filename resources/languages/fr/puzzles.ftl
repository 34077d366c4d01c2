puzzles-title = Trouve le coup

## Quelle énigme

puzzles-book = Énigmes résolues
puzzles-sums = Énigmes de calcul
puzzles-looking = On prépare une énigme…

## La position

puzzles-question = Quelle carte gagne ?
puzzles-position = Le total est à { $total }, { $players ->
    [2] les deux
   *[other] toutes les
 } mains sont ouvertes et il n’y a plus de pioche. Tu joues en premier.
puzzles-next = Après toi, c’est à { FORM($name, form: "whom") } de jouer.
puzzles-goal = Si tu ne peux pas jouer, tu perds la manche.
puzzles-grade = { $grade ->
    [easy] Facile
    [medium] Moyenne
   *[hard] Difficile
 } : réussite des ordinateurs { $tenths } fois sur dix. Coups jusqu’à la fin : { $moves }.
puzzles-holds = { $name ->
    [you] Tu as { FORM($cards, form: "a") }.
   *[other] { $name } a { FORM($cards, form: "a") }.
 }
puzzles-own-card = Dans ta main : { $told }.

## Réponses

puzzles-answer = { $state ->
    [right] { $move } : ça gagne
    [wrong] { $move } : ça ne gagne pas
   *[open] { $move }
 }
puzzles-yes = Oui, { FORM($cards, form: "the") }.
puzzles-yes-so = Oui, { FORM($cards, form: "the") } ({ $note }).
puzzles-no = Pas { FORM($cards, form: "the") } : vois ce que ça donne.
puzzles-no-so = Pas { FORM($cards, form: "the") } ({ $note }) : vois ce que ça donne.
puzzles-it-was = C’était { FORM($cards, form: "the") }.
puzzles-it-was-so = C’était { FORM($cards, form: "the") } ({ $note }).
puzzles-idea-keep = Garde { FORM($cards, form: "the") } pour la fin.
puzzles-idea-trap = Maintenant, personne d’autre n’a jamais le choix.
puzzles-idea-top = Droit à { $total }.
puzzles-idea-room = D’abord, fais de la place.
puzzles-idea-pass = Laisse quelqu’un d’autre changer le total.
puzzles-idea-count = Compte : quelqu’un d’autre n’aura plus rien à jouer avant toi.
puzzles-stars = Étoiles : { $stars } sur 3
puzzles-stars-told = Étoiles : { $stars } sur 3.
puzzles-why-not = Pourquoi pas { FORM($cards, form: "the") } ?
puzzles-why-not-so = Pourquoi pas { FORM($cards, form: "the") } ({ $note }) ?
puzzles-cards = Cartes et règles
puzzles-card-value = { $shown } : { $told }.
puzzles-play-out = Jouer la suite à la table
puzzles-back = Retour à l’énigme

## La ligne des coups

puzzles-only-card = rien d’autre ne va
puzzles-last-step = { $total } pile
puzzles-stuck = { $name ->
    [you] Rien à jouer.
   *[other] { $name } : rien à jouer.
 }
puzzles-made = { $name } : { $cards }, { $total }, { $note }.

## Touches

puzzles-key-days = Le jour d’avant, le jour d’après
puzzles-key-why = Pourquoi pas une autre carte ?

## Le livre des énigmes résolues

puzzles-book-note = Les jours des énigmes que tu as résolues. Ouvres-en une pour y repenser.
puzzles-book-empty = Les énigmes que tu résous sont gardées ici.
puzzles-book-entry = { $game }, { $day }
puzzles-book-lost = Les énigmes résolues ne peuvent pas être lues ; elles sont gardées sous { $file }.
puzzles-not-there = Le jeu de cette énigme n’est plus là, ou ses règles ont changé depuis.
puzzles-key-open = Ouvrir l’énigme

## Énigmes de calcul

puzzles-sum-question = { $count ->
    [1] Quelle carte fait { $total } pile ?
   *[2] Quelles sont les deux cartes qui font { $total } pile ensemble ?
 }
puzzles-sum-start = Le total est à { $total }.
puzzles-sum-of = Calcul { $number } sur { $sums }.
puzzles-sum-card = { $state ->
    [right] { $cards } : c’est juste
    [wrong] { $cards } : pas celle-là
    [chosen] { $cards } : choix fait
   *[open] { $cards }
 }
puzzles-sum-makes = Ça fait { $totals }. Essaie une autre carte.
puzzles-sum-does-not-fit = Ça va trop loin. Essaie une autre carte.
puzzles-sum-step = { START($cards, form: "the") } : ça fait { $total }.
puzzles-sum-next = Calcul suivant
puzzles-sum-other-day = Calculs du jour d’avant
