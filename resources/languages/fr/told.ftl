## Est-ce que cela va

told-fits = Tout s’accorde
told-conflicts = { $count ->
    [one] { START($count, as: "form-number", form: "f") } chose ne va pas
   *[other] { $count } choses ne vont pas
 }
told-checked = Vérifié à chaque changement
told-good = Bien
told-bad = Peut mieux faire
told-open = Pas encore connu
told-sign-and-words = { $sign } : { $words }

told-views = Ce que veut dire la règle maison
told-view-fair = Équitable ?
told-view-words = En mots
told-view-compare = Comparer
told-waits = Mets d’abord les règles d’accord

## Ce que trouve le labo

told-for-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
told-deals = { $count ->
    [one] { $number } manche
   *[other] { $number } manches
 }
told-progress = Où en est le labo
told-again = Resimuler
told-again-means = Tout de nouveau, avec d’autres cartes
told-soon = Les premières manches se jouent.
told-good-so-far = Jusqu’ici, tout va bien.
told-a-good-game = Un bon jeu !
told-could-be-better = { $count ->
    [one] { START($count, as: "form-number", form: "f") } chose pourrait être meilleure.
   *[other] { $count } choses pourraient être meilleures.
 }
told-failed = Ce jeu n’a pas pu se jouer jusqu’au bout. Annule le dernier changement.
told-who = Les ordinateurs jouent comme des enfants, des familles et de bons joueurs.
told-trying = À l’essai : { $change }

## Les questions

told-about-together = Le but, ensemble
told-about-begins = Qui commence
told-about-endless = Manches sans fin
told-about-length = Durée d’une manche
told-about-choice = Le choix
told-about-turns = Retournements
told-about-skill = Chance ou talent
told-about-card = La carte qui compte le plus
told-about-sums = Calculs pour un enfant
told-sure = sûr
told-rather-sure = assez sûr
told-not-sure = pas encore sûr
told-depends = selon qui joue
told-about-sure = { $about } – { $sure }
told-verdict-aloud = { $about }. { $sign } : { $words }

## Des chiffres en images

told-percent = { $number } %
told-never = jamais
told-figure = { $name } : { $number }, entre { $low } et { $high }.
told-seats = Manches non perdues, par place
told-seats-won = Manches gagnées, par place
told-seat = { $last ->
    [1] Donneur
   *[other] { $place ->
        [1] Premier
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
        [5] Cinquième
        [6] Sixième
        [7] Septième
        [8] Huitième
        [9] Neuvième
       *[other] Dixième
     }
 }
told-even = égal : { $number }
told-plays = Cartes posées par manche
told-middle = typique : { $plays }
told-column = { $plays ->
    [one] 1 carte
   *[other] { $plays } cartes
 } : { $percent } manches sur 100.
told-column-last = { $plays } cartes ou plus : { $percent } manches sur 100.

## Comparé au jeu de départ

told-beside-game = Comparé au jeu { $game }
told-from-nothing = Tu l’as créé à partir de zéro : il n’y a rien à quoi le comparer.
told-differs = Ce qui diffère :
told-same = Rien n’est encore changé.
told-figures-beside = Les chiffres des deux jeux
told-now = Maintenant
told-before = Avant
told-framed = Les nombres encadrés diffèrent vraiment, ce n’est pas le hasard.
told-beside = { $name } : { $now }, avant { $was }.
told-beside-differs = { $name } : { $now }, avant { $was } ; une vraie différence.

## Au-dessus des règles en mots

told-words-differ = { $count ->
    [one] Un changement, souligné et marqué d’un crayon.
   *[other] { $count } changements, soulignés et marqués d’un crayon.
 }
