start-motto = Gioca le carte, occhio al totale.
start-table = Il tavolo, con intorno { $names }

start-put-away = Metti via questa partita
start-with-company = Con { $company }
start-turn-of = { $player ->
    [you] Mano { $deal }, tocca a te, totale { $total }
   *[other] Mano { $deal }, turno di { $player }, totale { $total }
 }
start-goes-on-with = { $game }. { $place }. { $when }
start-deals-with = { $game }. Con { $company }
start-comfort = Come ti è più comodo
start-comfort-text = Testo più grande
start-comfort-motion = Meno movimento

start-new-game-note = Scegli gioco e giocatori
start-today-note = Rompicapo, mano e calcoli
start-learning-note = I bambini dicono il totale
start-rules-note = Ogni gioco, carta per carta
start-saved = Partite salvate
start-saved-note = Continua, o rivedi
start-album-note = Quello che hai fatto
