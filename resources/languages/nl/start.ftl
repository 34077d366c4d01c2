start-motto = Leg je kaarten, let op het totaal.
start-table = De tafel, eromheen { $names }

start-put-away = Deze partij opbergen
start-with-company = Met { $company }
start-turn-of = { $player ->
    [you] Ronde { $deal }, jouw beurt, totaal { $total }
   *[other] Ronde { $deal }, { $player } aan de beurt, totaal { $total }
 }
start-goes-on-with = { $game }. { $place }. { $when }
start-deals-with = { $game }. Met { $company }
start-comfort = Maak het jezelf gemakkelijk
start-comfort-text = Grotere tekst
start-comfort-motion = Minder beweging

start-new-game-note = Kies spel en spelers
start-today-note = Puzzel, ronde en sommen
start-learning-note = Een kind noemt het totaal
start-rules-note = Elk spel, kaart voor kaart
start-saved = Opgeslagen partijen
start-saved-note = Verder spelen of terugkijken
start-album-note = Wat je hebt bereikt
