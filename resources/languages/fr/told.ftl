## Est-ce que cela va

told-fits = Tout s’accorde
told-conflicts = { $count ->
    [one] { START($count, as: "form-number", form: "f") } chose ne va pas
   *[other] { $count } choses ne vont pas
 }
told-checked = Vérifié à chaque changement
told-good = Bien
told-bad = À revoir
told-open = Pas encore connu
told-sign-and-words = { $sign } : { $words }

told-views = Ce que veut dire la règle maison
told-view-fair = Équitable ?
told-view-words = En mots
told-view-compare = Comparer
told-waits = Attend des règles qui vont

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
told-pause = Pause
told-go-on = Continuer
told-again = Resimuler
told-again-means = Tout de nouveau, avec d’autres cartes
told-soon = Les premières manches se jouent.
told-good-so-far = Rien à redire jusqu’ici.
told-a-good-game = Un bon jeu : rien à redire.
told-could-be-better = { $count ->
    [one] { START($count, as: "form-number", form: "f") } chose pourrait être meilleure.
   *[other] { $count } choses pourraient être meilleures.
 }
told-failed = Ce jeu n’a pas pu se jouer jusqu’au bout. Annule le dernier changement.
told-trying = À l’essai : { $change }

## Les questions

told-about-together = L’atteindre ensemble
told-about-begins = Qui commence
told-about-endless = Manches sans fin
told-about-length = Durée d’une manche
told-about-choice = De quoi choisir
told-about-turns = Retournements
told-about-skill = Chance ou talent
told-about-card = La carte qui compte le plus
told-about-sums = Calculs pour un enfant
told-sure = sûr
told-rather-sure = assez sûr
told-not-sure = pas encore sûr
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
told-middle = milieu : { $plays }
told-middle-is = Dans la manche du milieu, on pose { $plays } cartes.
told-column = { $low } à { $high } cartes : { $percent } manches sur 100.

## Comparé au jeu de départ

told-beside-game = Comparé au jeu { $game }
told-from-nothing = Ce jeu part de zéro : il n’y a rien à quoi le comparer.
told-differs = Ce qui diffère :
told-same = Rien n’est encore changé.
told-figures-beside = Les chiffres des deux jeux
told-now = Maintenant
told-before = Avant
told-framed = Ce qui est encadré diffère sûrement, et non par hasard.
told-beside = { $name } : { $now }, avant { $was }.
told-beside-differs = { $name } : { $now }, avant { $was } ; c’est sûr, cela diffère.

## Au-dessus des règles en mots

told-words-differ = { $count ->
    [one] { START($count, as: "form-number", form: "f") } chose n’est plus comme avant : un crayon est devant, un trait dessous.
   *[other] { $count } choses ne sont plus comme avant : un crayon est devant, un trait dessous.
 }
