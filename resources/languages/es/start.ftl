start-motto = Juega tus cartas, ojo al total.
start-table = La mesa, y alrededor { $names }

## El botón que juega

start-put-away = Apartar esta partida
start-with-company = Con { $company }
start-turn-of = { $player ->
    [you] Ronda { $deal }, te toca, total { $total }
   *[other] Ronda { $deal }, turno de { $player }, total { $total }
 }
start-goes-on-with = { $game }. { $place }. { $when }
start-deals-with = { $game }. Con { $company }
start-comfort = Ponlo a tu gusto
start-comfort-text = Texto más grande
start-comfort-motion = Menos movimiento

## Puertas

start-new-game-note = Elige juego y jugadores
start-today-note = Reto, ronda y cuentas
start-learning-note = Los niños dicen el total
start-rules-note = Cada juego, carta a carta
start-saved = Guardadas
start-saved-note = Seguir o repasar
start-album-note = Lo que has logrado
