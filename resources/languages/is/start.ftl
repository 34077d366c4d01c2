start-motto = Settu út og mundu summuna.
start-table = Borðið; við það sitja { $names }

start-put-away = Leggja leikinn til hliðar
start-with-company = Með: { $company }
start-turn-of = { $player ->
    [you] Umferð { $deal }, þú átt leik, summa { $total }
   *[other] Umferð { $deal }, { $player } á leik, summa { $total }
 }
start-goes-on-with = { $game }. { $place }. { $when }
start-deals-with = { $game }. Með: { $company }
start-comfort = Hafðu það þægilegt
start-comfort-text = Stærra letur
start-comfort-motion = Minni hreyfing

start-new-game-note = Veldu leik og leikmenn
start-today-note = Þraut, umferð og dæmi
start-learning-note = Barn segir summuna
start-rules-note = Hver leikur, spil fyrir spil
start-saved = Vistaðir leikir
start-saved-note = Spilaðu áfram eða líttu yfir
start-album-note = Það sem þú hefur afrekað
