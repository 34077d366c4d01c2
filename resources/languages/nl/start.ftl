start-cardtable = Cardtable
start-motto = Leg je kaarten, let op het totaal.
start-menu = Menu
start-settings = Instellingen
start-table = De tafel, eromheen { $names }

start-play-on = Verder spelen
start-deal = Delen
start-put-away = Deze partij opbergen
start-first-game = Nog één klik naar je eerste partij.
start-with-company = Met { $company }
start-before-first-deal = Voor de eerste ronde
start-after-deal = Na ronde { $deal }
start-in-deal = In ronde { $deal }
start-your-turn = Ronde { $deal }, jouw beurt, totaal { $total }
start-turn-of = { $player ->
    [you] Ronde { $deal }, jouw beurt, totaal { $total }
   *[other] Ronde { $deal }, { $player } aan de beurt, totaal { $total }
 }
start-goes-on-with = { $game }. { $place }. { $when }
start-deals-with = { $game }. Met { $company }

start-new-game = Nieuwe partij
start-new-game-note = Kies spel en spelers
start-today = Vandaag
start-today-note = Puzzel, ronde en competitie
start-learning = Leren
start-learning-note = Een kind noemt het totaal
start-rules = Regels
start-rules-note = Elk spel, kaart voor kaart
start-saved = Opgeslagen partijen
start-saved-note = Verder spelen of terugkijken
start-statistics = Statistieken
start-statistics-note = Winst, reeksen, records
