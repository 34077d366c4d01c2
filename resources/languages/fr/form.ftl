### Les mots qui ont des formes : cartes, joueurs, jetons, nombres en lettres, listes.
###
### Formes de form-rank et form-card : "" 7, roi ; a : un 7, un roi, le roi de pique ; the : le 7, le roi ; of : de 7, d'as ;
### of-a : d'un 7, d'un roi, du roi de pique ; of-the : du 7, de la dame ; to-a : à un 7, à la dame de pique ; to-the : au 7, à
### l'as ; no (après « pas ») : de 7, d'as, le roi de pique ; many : 7, rois ; of-many : de rois, d'as ; figure : 7, roi.
### Formes de form-player : "" Toi ; whom : toi ; sinon le nom.
### form-number : "" un ; f : une ; 0 : aucun, aucune. form-ordinal : "" premier ; f : première.

form-language = Français

form-letters = AVDR

form-rank = { $form ->
    [a] { form-rank-un }{ form-rank-name }
    [the] { form-rank-le }{ form-rank-name }
    [of] { form-rank-de }{ form-rank-name }
    [no] { form-rank-de }{ form-rank-name }
    [of-a] { form-rank-dun }{ form-rank-name }
    [of-the] { form-rank-du }{ form-rank-name }
    [to-a] à { form-rank-un }{ form-rank-name }
    [to-the] { form-rank-au }{ form-rank-name }
    [many] { form-rank-many }
    [of-many] { form-rank-de }{ form-rank-many }
    [figure] { form-rank-word }
   *[one] { form-rank-word }
 }

# Le mot seul, tel qu'il est sur la carte.
form-rank-word = { $rank ->
    [A] as
    [J] valet
    [Q] dame
    [K] roi
    [JK] joker
    [HOLD] Pause
    [REV] Inversion
    [DP] Double
    [P2] Joue 2
    [ONO] O'NO 99
    [SKIP] Passe-tour
    [DRAW1] Pioche 1
    [DRAW2] Pioche 2
    [TRADE] Échange
    [DOUBLE] Double
    [BOMB] Bombe
    [REDEAL] Redonne
    [NAME] Flèche
    [WILD] Joker
    [APHRODITE] Aphrodite
    [APOLLO] Apollon
    [ARES] Arès
    [ARTEMIS] Artémis
    [ATHENA] Athéna
    [HERA] Héra
    [HERMES] Hermès
    [POSEIDON] Poséidon
    [hidden] carte cachée
   *[other] { $rank }
 }

# Le mot derrière un article : « une carte Pause ».
form-rank-name = { $rank ->
    [HOLD] carte Pause
    [REV] carte Inversion
    [DP] carte Double
    [P2] carte Joue 2
    [ONO] carte O'NO 99
    [SKIP] carte Passe-tour
    [DRAW1] carte Pioche 1
    [DRAW2] carte Pioche 2
    [TRADE] carte Échange
    [DOUBLE] carte Double
    [REDEAL] carte Redonne
    [NAME] carte Flèche
   *[other] { form-rank-word }
 }

form-rank-many = { $rank ->
    [A] as
    [J] valets
    [Q] dames
    [K] rois
    [JK] jokers
    [HOLD] cartes Pause
    [REV] cartes Inversion
    [DP] cartes Double
    [P2] cartes Joue 2
    [ONO] cartes O'NO 99
    [SKIP] cartes Passe-tour
    [DRAW1] cartes Pioche 1
    [DRAW2] cartes Pioche 2
    [TRADE] cartes Échange
    [DOUBLE] cartes Double
    [BOMB] Bombes
    [REDEAL] cartes Redonne
    [NAME] cartes Flèche
    [WILD] Jokers
    [hidden] cartes cachées
   *[other] { form-rank-word }
 }

# Les articles, avec l'espace ou l'apostrophe devant le nom.
form-rank-un = { $rank ->
    [A] un{" "}
    [Q] une{" "}
    [HOLD] une{" "}
    [REV] une{" "}
    [DP] une{" "}
    [P2] une{" "}
    [ONO] une{" "}
    [SKIP] une{" "}
    [DRAW1] une{" "}
    [DRAW2] une{" "}
    [TRADE] une{" "}
    [DOUBLE] une{" "}
    [BOMB] une{" "}
    [REDEAL] une{" "}
    [NAME] une{" "}
    [hidden] une{" "}
    [APHRODITE] {""}
    [APOLLO] {""}
    [ARES] {""}
    [ARTEMIS] {""}
    [ATHENA] {""}
    [HERA] {""}
    [HERMES] {""}
    [POSEIDON] {""}
   *[other] un{" "}
 }

form-rank-le = { $rank ->
    [A] l’
    [Q] la{" "}
    [HOLD] la{" "}
    [REV] la{" "}
    [DP] la{" "}
    [P2] la{" "}
    [ONO] la{" "}
    [SKIP] la{" "}
    [DRAW1] la{" "}
    [DRAW2] la{" "}
    [TRADE] la{" "}
    [DOUBLE] la{" "}
    [BOMB] la{" "}
    [REDEAL] la{" "}
    [NAME] la{" "}
    [hidden] la{" "}
    [APHRODITE] {""}
    [APOLLO] {""}
    [ARES] {""}
    [ARTEMIS] {""}
    [ATHENA] {""}
    [HERA] {""}
    [HERMES] {""}
    [POSEIDON] {""}
   *[other] le{" "}
 }

form-rank-du = { $rank ->
    [A] de l’
    [Q] de la{" "}
    [HOLD] de la{" "}
    [REV] de la{" "}
    [DP] de la{" "}
    [P2] de la{" "}
    [ONO] de la{" "}
    [SKIP] de la{" "}
    [DRAW1] de la{" "}
    [DRAW2] de la{" "}
    [TRADE] de la{" "}
    [DOUBLE] de la{" "}
    [BOMB] de la{" "}
    [REDEAL] de la{" "}
    [NAME] de la{" "}
    [hidden] de la{" "}
    [APHRODITE] d’
    [APOLLO] d’
    [ARES] d’
    [ARTEMIS] d’
    [ATHENA] d’
    [HERA] d’
    [HERMES] d’
    [POSEIDON] de{" "}
   *[other] du{" "}
 }

form-rank-dun = { $rank ->
    [A] d’un{" "}
    [Q] d’une{" "}
    [HOLD] d’une{" "}
    [REV] d’une{" "}
    [DP] d’une{" "}
    [P2] d’une{" "}
    [ONO] d’une{" "}
    [SKIP] d’une{" "}
    [DRAW1] d’une{" "}
    [DRAW2] d’une{" "}
    [TRADE] d’une{" "}
    [DOUBLE] d’une{" "}
    [BOMB] d’une{" "}
    [REDEAL] d’une{" "}
    [NAME] d’une{" "}
    [hidden] d’une{" "}
    [APHRODITE] d’
    [APOLLO] d’
    [ARES] d’
    [ARTEMIS] d’
    [ATHENA] d’
    [HERA] d’
    [HERMES] d’
    [POSEIDON] de{" "}
   *[other] d’un{" "}
 }

form-rank-au = { $rank ->
    [A] à l’
    [Q] à la{" "}
    [HOLD] à la{" "}
    [REV] à la{" "}
    [DP] à la{" "}
    [P2] à la{" "}
    [ONO] à la{" "}
    [SKIP] à la{" "}
    [DRAW1] à la{" "}
    [DRAW2] à la{" "}
    [TRADE] à la{" "}
    [DOUBLE] à la{" "}
    [BOMB] à la{" "}
    [REDEAL] à la{" "}
    [NAME] à la{" "}
    [hidden] à la{" "}
    [APHRODITE] à{" "}
    [APOLLO] à{" "}
    [ARES] à{" "}
    [ARTEMIS] à{" "}
    [ATHENA] à{" "}
    [HERA] à{" "}
    [HERMES] à{" "}
    [POSEIDON] à{" "}
   *[other] au{" "}
 }

form-rank-de = { $rank ->
    [A] d’
    [APHRODITE] d’
    [APOLLO] d’
    [ARES] d’
    [ARTEMIS] d’
    [ATHENA] d’
    [HERA] d’
    [HERMES] d’
   *[other] de{" "}
 }

form-suit = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
 }

form-card = { $form ->
    [a] { form-rank-le }{ form-card-name }
    [the] { form-rank-le }{ form-card-name }
    [no] { form-rank-le }{ form-card-name }
    [of] { form-rank-du }{ form-card-name }
    [of-a] { form-rank-du }{ form-card-name }
    [of-the] { form-rank-du }{ form-card-name }
    [to-a] { form-rank-au }{ form-card-name }
    [to-the] { form-rank-au }{ form-card-name }
   *[one] { form-card-name }
 }

form-card-name = { FORM($rank, form: "figure") } de { form-suit }

form-player = { $who ->
    [you] { $form ->
        [whom] toi
       *[start] Toi
     }
   *[other] { $name }
 }

form-tokens = { $kind ->
    [penny] { $count ->
        [one] { FORM($count, as: "form-number") } centime
       *[other] { FORM($count, as: "form-number") } centimes
     }
    [nickel] { $count ->
        [one] { FORM($count, as: "form-number", form: "f") } pièce
       *[other] { FORM($count, as: "form-number", form: "f") } pièces
     }
    [chip] { $count ->
        [one] { FORM($count, as: "form-number") } jeton
       *[other] { FORM($count, as: "form-number") } jetons
     }
    [corner] { $count ->
        [one] { FORM($count, as: "form-number") } coin
       *[other] { FORM($count, as: "form-number") } coins
     }
    [fold] { $count ->
        [one] { FORM($count, as: "form-number") } pli
       *[other] { FORM($count, as: "form-number") } plis
     }
    [point] { $count ->
        [one] { FORM($count, as: "form-number") } point
       *[other] { FORM($count, as: "form-number") } points
     }
    [letter] { $count ->
        [one] { FORM($count, as: "form-number", form: "f") } lettre
       *[other] { FORM($count, as: "form-number", form: "f") } lettres
     }
    [bomb] { $count ->
        [one] { FORM($count, as: "form-number", form: "f") } bombe à retardement
       *[other] { FORM($count, as: "form-number", form: "f") } bombes à retardement
     }
   *[token] { $count ->
        [one] { FORM($count, as: "form-number") } jeton
       *[other] { FORM($count, as: "form-number") } jetons
     }
 }

form-number = { $value ->
    [0] { $form ->
        [f] aucune
       *[m] aucun
     }
    [1] { $form ->
        [f] une
       *[m] un
     }
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
    [17] dix-sept
    [18] dix-huit
    [19] dix-neuf
    [20] vingt
   *[other] { $value }
 }

form-times = { $value ->
    [0] aucune fois
    [1] une fois
    [2] deux fois
    [3] trois fois
    [4] quatre fois
    [5] cinq fois
    [6] six fois
    [7] sept fois
    [8] huit fois
    [9] neuf fois
    [10] dix fois
    [11] onze fois
    [12] douze fois
   *[other] { $value } fois
 }

form-ordinal = { $value ->
    [1] { $form ->
        [f] première
       *[m] premier
     }
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
   *[other] { $value }e
 }

form-list = { $some }, { $next }
form-list-and = { $some } et { $last }
form-list-or = { $some } ou { $last }
form-sentence = { $told }.
form-sentences = { $some } { $next }
form-series = { $some } ; { $next }
