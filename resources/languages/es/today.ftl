
## Caminos a lo demás que hay hoy

today-puzzle-note = Una posición, todas las manos a la vista: ¿qué carta gana?
today-puzzle-solved = { $game }, resuelto

## La ronda del día

today-deal = Ronda del día
today-about = Una ronda contra { $company }. Hoy todos reciben las mismas cartas. Cuenta el primer intento.
today-is-over = Esta ronda ya pasó: era solo para aquel día.
today-new-day = Ha empezado un día nuevo: esta es su ronda.
today-who = Quién juega
today-somebody-else = Otra persona…
today-new-name = Nombre, y Enter
today-game = Juego
today-another-game = Cada día otro juego
today-deal-it = Repartir
today-deal-again = Jugarla otra vez

## La ronda del día: cómo salió

today-nobody-yet = Todavía no la ha jugado nadie.
today-nobody = No la jugó nadie.
today-held = { $player ->
    [you] Aguantaste
   *[other] { $player } aguantó
 }
today-not-held = { $player ->
    [you] No aguantaste
   *[other] { $player } no aguantó
 }
today-came-to = { $plays ->
    [one] 1 jugada
   *[other] { $plays } jugadas
 }, la ronda acabó en { $total }
today-again = { $times ->
    [one] Jugada otra vez
   *[other] Jugada otras { $times } veces
 }
today-again-and-held = { $times ->
    [one] Jugada otra vez, aguantando
   *[other] Jugada otras { $times } veces, aguantando
 }

## La liga de una semana

today-league = Liga familiar
today-this-week = Esta semana
today-week = Semana del { $day }
today-week-before = La semana anterior
today-week-after = La semana siguiente
today-nobody-played = Ninguna partida terminada.
today-person = { $player ->
    [you] Tú
   *[other] { $player }
 }
today-games-of = Partidas ganadas: { $won } de { $games }; rondas aguantadas: { $held } de { $deals }
today-days-of = Rondas del día aguantadas: { $held } de { $days }
today-best-week = Mejor semana: { $won } ganadas, { $day }
today-best-yet = La mejor semana hasta ahora; antes eran { $won }
today-how-counted = Si la barra está llena, es tu mejor semana.
