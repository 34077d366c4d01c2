
## Caminos a lo demás que hay hoy

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

## La ronda del día: cómo salió

today-nobody = No la jugó nadie.
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
today-games-of = Partidas ganadas: { $won } de { $games }; rondas aguantadas: { $held } de { $deals }
today-days-of = Rondas del día aguantadas: { $held } de { $days }
today-best-week = Mejor semana: { $won } ganadas, { $day }
today-best-yet = La mejor semana hasta ahora; antes eran { $won }
