## La table

play-no-hint = Pas de conseil cette fois ; redemande.
play-end-game-here = Finir la partie ici
play-skip-to-end = Aller à la fin

## Ce que font les touches

play-key-choose = choisir une carte
play-key-play = la jouer, continuer
play-key-number = jouer cette carte, choisir
play-key-hear = entendre les coups, ou tout

## Le rideau

play-tap-when-ready = Touche pour continuer
play-pass-to = Passe à { $name }
play-nobody-peeks = On ne regarde pas !
play-running-total = Total
play-direction = Sens
play-way = { $way ->
    [clockwise] sens horaire
   *[counterclockwise] sens inverse
 }
play-after = Après { FORM($player, form: "whom") }
play-fact = { $fact } : { $value }.
play-since = Depuis ton dernier tour

## La table fait une pause

play-paused = Pause
play-table-waits = La table t’attend.
play-on = Continuer

## Enregistrer

play-disk-is-slow = Le disque met du temps à enregistrer la partie ; on continue à jouer en attendant.
play-saved-again = La partie est de nouveau enregistrée.

## Fin de la partie : le titre

play-everybody-loses = Tout le monde perd
play-team-wins = Vous avez réussi ensemble !
play-team-loses = Pas cette fois
play-you-win = Tu gagnes !
play-name-wins = { $name } gagne !
play-name-wins-this-one = { $name } gagne cette fois.
play-several-win = { $players ->
    [you] { START($players, form: "whom") }, vous gagnez !
   *[other] { $players } gagnent !
 }
play-held = { $player ->
    [you] Tu as tenu bon !
   *[other] { $player } a tenu bon !
 }
play-not-held = { $player ->
    [you] Tu n’as pas tenu cette fois.
   *[other] { $player } n’a pas tenu cette fois.
 }

## Fin de la partie : les boutons

play-again = Rejouer
play-back-to-today = Retour à aujourd’hui
play-look-back = Revoir
play-what-held-is = Ce que les ordinateurs croyaient que les autres avaient, et ce qu’ils avaient
play-share = Partager

## Fin de la partie : le classement

play-your-team = Votre équipe
play-team = { START($players, form: "whom") }
play-game-and-deals = { $count ->
    [one] { $game }, { FORM($count, as: "form-number", form: "f") } manche
   *[other] { $game }, { $count } manches
 }
play-score = Score
play-reward-marks = Étoiles
play-deals-lost = Manches perdues
play-score-count = Score { $count }
play-won-the-game = victoire
play-won-with-three = victoire avec trois { FORM($rank, form: "many") }
play-held-three = avec trois { FORM($rank, form: "many") } en main
play-out-on-move = dehors au coup { $move }
play-out-in-deal = dehors à la manche { $deal }
play-lost-the-game = partie perdue
play-played-to-the-end = toujours là à la fin
play-lost-deals = { $count ->
    [one] { $count } manche perdue
   *[other] { $count } manches perdues
 }
play-and-marks = étoiles : { $count }
play-standing-at-place = { $place } : { $told }.

play-taken-back = Coup repris.
play-done-again = Coup refait.

play-wants-to-take-back = { $player ->
    [you] Tu voudrais reprendre le dernier coup.
   *[other] { $player } voudrait reprendre le dernier coup.
 }
play-take-it-back = Le reprendre
play-do-not-take-back = Le laisser
play-not-all-agree = Tous ne sont pas d’accord : le coup reste.

play-album-new = { $player ->
    [you] Nouveau dans ton album : { $deed }
   *[other] Nouveau dans l’album ({ $player }) : { $deed }
 }
play-outlasted = { $player ->
    [you] Tu as
   *[other] { $player } a
 } tenu plus longtemps que { $count } sur { $all }
play-better = { play-outlasted }, mieux que dans les { $games } parties précédentes
play-survived = { $player ->
    [you] Tu as
   *[other] { $player } a
 } tenu { $count } manches sur { $all }
play-longest = { $player ->
    [you] Ta plus longue manche
   *[other] La plus longue manche de { $player }
 } : { $count } coups
play-decided = La manche { $deal } a tout décidé
