
## Ways to what else there is today: a title, and a few words below it

today-puzzle-solved = { $game }, gelöst

## The deal of the day: which day and game, and who plays

today-deal = Runde des Tages
today-about = Alle bekommen dieselben Karten. Der erste Versuch zählt.
today-new-day = Ein neuer Tag hat begonnen: Das ist seine Runde.
today-who = Wer spielt
today-somebody-else = Jemand anders …
today-new-name = Name, dann Eingabetaste
today-game = Spiel
today-another-game = Jeden Tag ein anderes Spiel

## The deal of the day: what came of it, a line for each who played

today-came-to = { $plays ->
    [one] 1 Zug
   *[other] { $plays } Züge
 }, die Runde endete bei { $total }
today-again = { $times ->
    [one] Noch einmal gespielt
   *[other] Noch { $times }-mal gespielt
 }
today-again-and-held = { $times ->
    [one] Noch einmal gespielt und durchgehalten
   *[other] Noch { $times }-mal gespielt und durchgehalten
 }
