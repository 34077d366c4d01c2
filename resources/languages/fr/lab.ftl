lab-place = { $last ->
    [1] le donneur
   *[other] { $place ->
        [1] le premier joueur
        [2] le deuxième
        [3] le troisième
        [4] le quatrième
        [5] le cinquième
        [6] le sixième
        [7] le septième
        [8] le huitième
        [9] le neuvième
       *[other] le dixième
     }
 }

lab-together = Ensemble, vous atteignez le but dans { $share } % des manches.
lab-together-easy = C’est trop facile : ensemble, vous atteignez le but dans { $share } % des manches.
lab-together-hard = C’est trop difficile : ensemble, vous atteignez le but dans { $share } % des manches.

lab-begins-even = Peu importe qui commence : { $best } s’en tire dans { $most } % des manches, { $worst } dans { $least } %.
lab-begins-open = L’ordre de jeu compte peut-être : { $best } s’en tire dans { $most } % des manches, { $worst } dans { $least } %.
lab-begins-uneven = L’ordre de jeu compte : { $best } s’en tire dans { $most } % des manches, { $worst } dans { $least } % seulement.
lab-begins-hopeless = Certaines places n’ont presque aucune chance : { $worst } ne s’en tire que dans { $least } % des manches, { $best } dans { $most } %.
lab-begins-consoled = L’ordre de jeu compte : { $best } s’en tire dans { $most } % des manches, { $worst } dans { $least } %. Mais celui qui a perdu commence la manche suivante : ça s’équilibre.
lab-begins-wins-even = Peu importe qui commence : { $best } gagne { $most } % des manches, { $worst } { $least } %.
lab-begins-wins-open = L’ordre de jeu compte peut-être : { $best } gagne { $most } % des manches, { $worst } { $least } %.
lab-begins-wins-uneven = L’ordre de jeu compte : { $best } gagne { $most } % des manches, { $worst } { $least } % seulement.
lab-begins-wins-hopeless = Certaines places n’ont presque aucune chance : { $worst } ne gagne que { $least } % des manches, { $best } { $most } %.

lab-endless = { $share } % des manches n’ont pas de fin.

lab-length = Une manche dure environ { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
 } : on pose { $plays } cartes, et { $tenth } ou plus dans les plus longues.
lab-length-long = Une manche dure longtemps : environ { $minutes } minutes. On pose { $plays } cartes, et { $tenth } ou plus dans les plus longues.
lab-length-short = Une manche finit trop vite : on ne pose que { $plays } cartes.

lab-choice = Il y a presque toujours un choix : une seule chose à faire dans { $share } % des tours seulement.
lab-choice-none = Il y a peu de choix : dans { $share } % des tours, il n’y a qu’une chose à faire, ou rien.

lab-turns = Une manche se retourne : en dix manches, le danger change de joueur { $times } fois.
lab-turns-never = Une manche ne se retourne presque jamais : celui qui est en danger au début perd dans { $share } % des manches.
lab-turns-wins = Une manche se retourne : en dix manches, le joueur de tête change { $times } fois.
lab-turns-wins-never = Une manche ne se retourne presque jamais : celui qui est en tête au début gagne { $share } % des manches.

lab-skill-deals = Le talent finit par se voir : après environ { $deals } manches, le meilleur joueur mène 19 fois sur 20.
lab-skill-games = Le talent finit par se voir : après environ { $games ->
    [one] une partie
   *[other] { $games } parties
 } ({ $deals } manches), le meilleur joueur mène 19 fois sur 20.
lab-skill-open = La chance décide plus que le talent.
lab-skill-none = Il n’y a que la chance : celui qui joue mieux ne mène pas, même si vous jouez très longtemps.

lab-card = La carte qui compte le plus, c’est { FORM($rank, form: "the") } : celui qui ne la pose jamais perd { $lost } % des manches et non { $usual } %.
lab-card-decides = Une carte décide de tout, { FORM($rank, form: "the") } : celui qui ne la pose jamais perd { $lost } % des manches et non { $usual } %.
lab-card-none = Aucune carte ne compte plus que les autres.

lab-sums = Il y a de quoi calculer : environ { $sums ->
    [one] { FORM($sums, as: "form-number") } calcul
   *[other] { $sums } calculs
 } par minute. Le plus souvent : { $kind }.
lab-sums-hard = Les calculs sont difficiles pour un enfant : { $share } % viennent tard à l’école. Le plus souvent : { $hardest }.
lab-past-a-hundred = Nombres au-delà de cent (96 + 8)
lab-sums-few = Il y a peu à calculer : { $sums ->
    [0] moins d’un calcul
    [one] environ { FORM($sums, as: "form-number") } calcul
   *[other] environ { $sums } calculs
 } par minute.

## Chiffres

lab-figure-won = Manches gagnées ensemble
lab-figure-consoled = Manches où le perdant d’avant s’en tire
lab-figure-endless = Manches sans fin
lab-figure-middle = Cartes d’une manche typique
lab-figure-tenth = Cartes des manches les plus longues, au moins
lab-figure-no-choice = Tours sans choix
lab-figure-stuck = Tours où rien ne peut se poser
lab-figure-changes = Retournements par manche
lab-figure-settled = Manches perdues par le premier en danger
lab-figure-settled-wins = Manches gagnées par le premier en tête
lab-figure-drama = Suspense de la fin
lab-figure-sound = Manches perdues par le meilleur
lab-figure-weak = Manches perdues par les plus faibles
lab-figure-deals-to-lead = Manches avant que le meilleur mène
lab-figure-without = Manches perdues en plus sans les { FORM($rank, form: "many") }
lab-figure-sums = Calculs par minute
lab-figure-hard = Calculs appris tard à l’école

## Changements

lab-repair-loser-begins = Le perdant commence
lab-repair-limit = Limite à { $limit }
lab-repair-hand = { $count ->
    [one] Donner { FORM($count, as: "form-number", form: "f") } carte à chacun
   *[other] Donner { $count } cartes à chacun
 }
lab-repair-packs = { $count ->
    [one] Prendre { FORM($count, as: "form-number") } paquet
   *[other] Prendre { $count } paquets
 }
lab-repair-way = { $way } : { $choice }
lab-repair-card = Changer { $card } : { $does }

## Ce que fait le changement

lab-repaired-consoled = Celui qui a perdu ne perd pas la manche suivante non plus dans { $after } % (maintenant { $before } %).
lab-repaired-begins = Entre la meilleure et la pire place, il y a { $after } manches sur 100 (maintenant { $before }).
lab-repaired-endless = { $after } % des manches n’ont pas de fin (maintenant { $before } %).
lab-repaired-plays = On pose { $after } cartes dans une manche (maintenant { $before }).
lab-repaired-choice = Dans { $after } % des tours, il n’y a qu’une chose à faire (maintenant { $before } %).
lab-repaired-turns = En dix manches, ça se retourne { $after } fois (maintenant { $before }).
lab-repaired-luck = Après environ { $after } manches, le meilleur joueur mène.
lab-repaired-card = Sans la carte qui compte le plus, on perd { $after } % des manches (maintenant { $before } %).
lab-repaired-sums = { $after } % des calculs viennent tard à l’école (maintenant { $before } %).
lab-repaired-few = Environ { $after } calculs par minute (maintenant { $before }).
lab-repaired-too-easy = Vous atteignez le but dans { $after } % des manches (maintenant { $before } %).
