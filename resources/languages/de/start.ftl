start-motto = Karten legen, Stand im Blick.
start-table = Am Tisch: { $names }

## The button that plays, and what is said of the game beside it

start-put-away = Diese Partie weglegen
start-with-company = Mit { $company }
start-turn-of = { $player ->
    [you] Runde { $deal }, du bist dran, Stand { $total }
   *[other] Runde { $deal }, { $player } ist dran, Stand { $total }
 }
start-goes-on-with = { $game }. { $place }. { $when }
start-deals-with = { $game }. Mit { $company }
start-comfort = Mach es dir bequem
start-comfort-text = Größere Schrift
start-comfort-motion = Weniger Bewegung

## Doors: a title, and a few words below it

start-new-game-note = Spiel und Spieler wählen
start-today-note = Rätsel, Runde und Aufgaben
start-learning-note = Ein Kind sagt den Stand an
start-rules-note = Jedes Spiel, Karte für Karte
start-saved = Deine Partien
start-saved-note = Weiterspielen, Rückblick
start-album-note = Was ihr geschafft habt
