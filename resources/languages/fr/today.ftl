
today-puzzle-solved = { $game }, résolu

## La manche du jour

today-deal = Manche du jour
today-about = Une manche contre { $company }. Aujourd’hui, tous ont les mêmes cartes. Le premier essai compte.
today-is-over = Cette manche est passée : elle n’était que pour ce jour-là.
today-new-day = Un nouveau jour commence : voici sa manche.
today-who = Qui joue
today-somebody-else = Quelqu’un d’autre…
today-new-name = Nom, puis Entrée
today-game = Jeu
today-another-game = Un autre jeu chaque jour

## Ce qu'il en est advenu

today-nobody = Personne ne l’a jouée.
today-came-to = { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }, la manche a fini à { $total }
today-again = { $times ->
    [one] Rejouée { FORM($times, as: "form-times") }
   *[other] Rejouée { FORM($times, as: "form-times") }
 }
today-again-and-held = { $times ->
    [one] Rejouée { FORM($times, as: "form-times") }, et tenue
   *[other] Rejouée { FORM($times, as: "form-times") }, et tenue
 }

## La ligue d'une semaine

today-league = Ligue familiale
today-this-week = Cette semaine
today-week = Semaine du { $day }
today-week-before = La semaine d’avant
today-week-after = La semaine d’après
today-nobody-played = Aucune partie finie.
today-games-of = Parties gagnées : { $won } sur { $games }, manches tenues : { $held } sur { $deals }
today-days-of = Manches du jour tenues : { $held } sur { $days }
today-best-week = Meilleure semaine : { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
 }, { $day }
today-best-yet = La meilleure semaine jusqu’ici ; avant, c’était { $won }
