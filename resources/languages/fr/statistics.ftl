statistics-title = Statistiques

## De quoi sont les chiffres

statistics-person = Personne
statistics-nobody = Encore personne
statistics-game = Jeu
statistics-time = Période
statistics-time-all = Depuis toujours
statistics-time-12 = 12 semaines
statistics-time-4 = 4 semaines
statistics-time-1 = 7 jours
statistics-seat = Place
statistics-any-seat = Toutes les places
statistics-seat-number = Place { $seat }
statistics-opponents = Adversaires
statistics-any-opponents = Tous les adversaires

## Boutons

statistics-unreadable = Les statistiques n’ont pas pu être lues et sont recomptées ; les anciennes sont dans { $file }.
statistics-save = Enregistrer en CSV
statistics-files = CSV (*.csv)

## Les nombres les plus importants

statistics-numbers = Les nombres les plus importants
statistics-deals-played = manches jouées
statistics-games-won = parties gagnées
statistics-won-of = { $won } sur { $games }
statistics-streak = victoires de suite
statistics-busts = manches perdues
statistics-plays-a-deal = coups par manche
statistics-tokens = jetons gardés
statistics-number-of = { $words } : { $number }

## Parties gagnées, par adversaire

statistics-levels = Parties gagnées, par adversaire
statistics-level = { $level } : { $won } sur { $games }.
statistics-even-share = pointillés : si chacun gagnait aussi souvent

## Manches par semaine

statistics-weeks = Manches par semaine
statistics-week = semaine du { $day } : { $deals ->
    [one] { $deals } manche
   *[other] { $deals } manches
 }
statistics-now = auj.
statistics-this-week = cette semaine : { $deals }
statistics-no-weeks = Aucune manche jouée ces semaines-là.

## Coups dans une manche

statistics-plays = Coups dans une manche
statistics-length = { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 } : { $deals ->
    [one] { $deals } manche
   *[other] { $deals } manches
 }
statistics-lengths = { $low } à { $high } coups : { $deals ->
    [one] { $deals } manche
   *[other] { $deals } manches
 }

## Records

statistics-bests = Records personnels
statistics-best-streak = Plus longue série
statistics-best-deal = Plus longue manche
statistics-best-deal-plays = { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }
statistics-best-table = Victoire à la plus grande table
statistics-best-table-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }
statistics-best-tokens = Le plus de jetons gardés
statistics-best = { $words } : { $number }, { $day }.

statistics-nothing = Rien à montrer encore : finis une partie.
statistics-bar = { $words }.

## Le tableau enregistré

statistics-column-date = date
statistics-column-game = jeu
statistics-column-seats = places
statistics-column-deals = manches
statistics-column-ended = fin
statistics-column-undone = annulations
statistics-column-seat = place
statistics-column-name = nom
statistics-column-level = niveau
statistics-column-won = gagné
statistics-column-tokens = jetons
statistics-column-busts = manches perdues
