start-motto = Graj w karty, pilnuj sumy.
start-table = Stół, a przy nim: { $names }

## The button that plays, and what is said of the game beside it

start-put-away = Odłóż tę partię
start-with-company = { $company ->
    [one] Gra z tobą: { $company }
    [few] Grają z tobą: { $company }
   *[many] Grają z tobą: { $company }
 }
start-turn-of = { $player ->
    [you] Rozdanie { $deal }, twoja kolej, suma { $total }
   *[other] Rozdanie { $deal }, kolej: { $player }, suma { $total }
 }
start-goes-on-with = { $game }. { $place }. { $when }
start-deals-with = { $company ->
    [one] { $game }. Gra z tobą: { $company }
    [few] { $game }. Grają z tobą: { $company }
   *[many] { $game }. Grają z tobą: { $company }
 }
start-comfort = Jak ci wygodnie
start-comfort-text = Większy tekst
start-comfort-motion = Mniej ruchu

## Doors: a title, and a few words below it

start-new-game-note = Wybierz grę i graczy
start-today-note = Zagadka, rozdanie, zadania
start-learning-note = Dziecko ogłasza sumę
start-rules-note = Każda gra, karta po karcie
start-saved = Zapisane partie
start-saved-note = Graj dalej lub obejrzyj
start-album-note = Wasze wyczyny
