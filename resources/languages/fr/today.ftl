
today-puzzle-solved = { $game }, résolu

## La manche du jour

today-deal = Manche du jour
today-about = Tous ont les mêmes cartes. Le premier essai compte.
today-new-day = Un nouveau jour commence : voici sa manche.
today-who = Qui joue
today-somebody-else = Quelqu’un d’autre…
today-new-name = Nom, puis Entrée
today-game = Jeu
today-another-game = Un autre jeu chaque jour

## Ce qu'il en est advenu

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
