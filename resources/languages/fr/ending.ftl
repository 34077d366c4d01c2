## Titres : qui a perdu quoi

ending-loses = { $player ->
    [you] { $lost ->
        [corner] Tu plies { $lost }
        [fold] Tu plies ton billet
        [bomb] Tu retournes { $lost }
       *[other] Tu perds { $lost }
     }
   *[other] { $lost ->
        [corner] { $player } plie { $lost }
        [fold] { $player } plie son billet
        [bomb] { $player } retourne { $lost }
       *[other] { $player } perd { $lost }
     }
 }
ending-stuck-loses = { $player ->
    [you] { $lost ->
        [corner] Rien à jouer : tu plies { $lost }
        [fold] Rien à jouer : tu plies ton billet
        [bomb] Rien à jouer : tu retournes { $lost }
       *[other] Rien à jouer : tu perds { $lost }
     }
   *[other] { $lost ->
        [corner] Rien à jouer : { $player } plie { $lost }
        [fold] Rien à jouer : { $player } plie son billet
        [bomb] Rien à jouer : { $player } retourne { $lost }
       *[other] Rien à jouer : { $player } perd { $lost }
     }
 }
ending-stuck-loses-deal = { $player ->
    [you] Rien à jouer : tu perds cette manche
   *[other] Rien à jouer : { $player } perd cette manche
 }
ending-loses-deal = { $player ->
    [you] Tu perds cette manche
   *[other] { $player } perd cette manche
 }
ending-several-lose-deal = { $players ->
    [you] { START($players, form: "whom") }, vous perdez cette manche
   *[other] { $players } perdent cette manche
 }
ending-deal-over = La manche est finie

## Titres : qui sort sans avoir payé

ending-out-of-deal = { $player ->
    [you] Tu sors de cette manche
   *[other] { $player } sort de cette manche
 }
ending-went-out = { $player ->
    [you] Tu as joué ta dernière carte : gagné
   *[other] { $player } a joué sa dernière carte et gagne
 }
ending-stuck-out-of-deal = { $player ->
    [you] Rien à jouer : tu sors de cette manche
   *[other] Rien à jouer : { $player } sort de cette manche
 }
ending-out-of-game = { $player ->
    [you] Tu sors de la partie
   *[other] { $player } sort de la partie
 }
ending-stuck-out-of-game = { $player ->
    [you] Rien à jouer : tu sors de la partie
   *[other] Rien à jouer : { $player } sort de la partie
 }

## Titres : qui a gagné

ending-wins-deal = { $player ->
    [you] Tu gagnes cette manche
   *[other] { $player } gagne cette manche
 }
ending-wins-letter = { $player ->
    [you] Tu gagnes une lettre
   *[other] { $player } gagne une lettre
 }
ending-three-of-a-kind = { $player ->
    [you] Tu as étalé un brelan
   *[other] { $player } a étalé un brelan
 }
ending-wins-game = { $player ->
    [you] Tu gagnes la partie
   *[other] { $player } gagne la partie
 }
ending-several-win-game = { $players ->
    [you] { START($players, form: "whom") }, vous gagnez la partie
   *[other] { $players } gagnent la partie
 }
ending-everybody-loses-game = Tout le monde perd la partie
ending-team-wins = Vous avez réussi ensemble
ending-team-pays = { $player ->
    [you] Tu n’as rien pu jouer : tout le monde perd { $lost }
   *[other] { $player } n’a rien pu jouer : tout le monde perd { $lost }
 }

## Titres : une table reprise entre deux manches

ending-deal-number-over = La manche { $number } est finie
ending-as-you-left-it = La table est comme tu l’as laissée.

## Pourquoi c'est fini

ending-reached = { $player ->
    [you] Tu as atteint { $total }.
   *[other] { $player } a atteint { $total }.
 }
ending-held-zeus = { $player ->
    [you] Tu avais Zeus à { $total }.
   *[other] { $player } avait Zeus à { $total }.
 }
ending-last-card = { $player ->
    [you] Tu as joué ta dernière carte.
   *[other] { $player } a joué sa dernière carte.
 }
ending-struck-you = { $player } t’a fait sortir.
ending-bombed = La bombe a frappé.
ending-penalty = L’amende n’a pas pu être payée.
ending-well-played = Bien joué, tout le monde.

## Ce qui reste, et qui sort

ending-left-penny = { $count ->
    [0] Plus de centimes.
    [one] Il reste un centime.
   *[other] Il reste { $count } centimes.
 }
ending-left-nickel = { $count ->
    [0] Plus de pièces.
    [one] Il reste une pièce.
   *[other] Il reste { $count } pièces.
 }
ending-left-chip = { $count ->
    [0] Plus de jetons.
    [one] Il reste un jeton.
   *[other] Il reste { $count } jetons.
 }
ending-left-corner = { $count ->
    [0] Plus de coins.
    [one] Il reste un coin.
   *[other] Il reste { $count } coins.
 }
ending-left-fold = { $count ->
    [0] Plus de plis.
    [one] Il reste un pli.
   *[other] Il reste { $count } plis.
 }
ending-left-bomb = { $count ->
    [0] Plus de bombes.
    [one] Il reste une bombe.
   *[other] Il reste { $count } bombes.
 }
ending-left-point = { $count ->
    [0] Plus de points.
    [one] Il reste un point.
   *[other] Il reste { $count } points.
 }
ending-left-token = { $count ->
    [0] Plus de jetons.
    [one] Il reste un jeton.
   *[other] Il reste { $count } jetons.
 }
ending-is-out = { $player ->
    [you] Tu sors de la partie.
   *[other] { $player } sort de la partie.
 }
ending-game-out = { $player ->
    [you] Tu sors de la partie.
   *[other] Hors de la partie.
 }
ending-deal-out = { $player ->
    [you] Cette manche est finie pour toi.
   *[other] Hors de cette manche.
 }

## Ce que le gagnant a maintenant, et ce que les autres ont payé

ending-letters = { $count ->
    [one] C’est la première.
   *[other] Ça fait { $count } lettres.
 }
ending-others-pay = { $count ->
    [one] { $kind ->
        [corner] Chacun des autres plie un coin.
        [fold] Chacun des autres plie une fois de plus.
        [bomb] Chacun des autres retourne une bombe.
        [penny] Chacun des autres paie un centime.
        [nickel] Chacun des autres paie une pièce.
        [point] Chacun des autres perd un point.
       *[other] Chacun des autres paie un jeton.
     }
   *[other] { $kind ->
        [corner] Chacun des autres plie { $count } coins.
        [fold] Chacun des autres plie { FORM($count, as: "form-times") }.
        [bomb] Chacun des autres retourne { $count } bombes.
        [penny] Chacun des autres paie { $count } centimes.
        [nickel] Chacun des autres paie { $count } pièces.
        [point] Chacun des autres perd { $count } points.
       *[other] Chacun des autres paie { $count } jetons.
     }
 }

## Scores

ending-highest-score = Le meilleur score est { $most }.
ending-your-score-is-highest = Ton score de { $own } est le meilleur.
ending-highest-score-is-shared = { $count ->
    [one] Tu partages avec { $player } le meilleur score : { $most }.
   *[other] Tu partages avec { $count } autres le meilleur score : { $most }.
 }
ending-your-score = Ton score est { $own }, le meilleur { $most }.

## La manche suivante

ending-begins-next = { $player ->
    [you] Tu commences la manche suivante.
   *[other] { $player } commence la manche suivante.
 }
ending-deals-next = { $player ->
    [you] À toi de distribuer.
   *[other] { $player } distribue ensuite.
 }
