
## Caminos a lo demás que hay hoy

today-puzzle-solved = { $game }, resuelto

## La ronda del día

today-deal = Ronda del día
today-about = Todos reciben las mismas cartas. Cuenta el primer intento.
today-new-day = Ha empezado un día nuevo: esta es su ronda.
today-who = Quién juega
today-somebody-else = Otra persona…
today-new-name = Nombre, y Enter
today-game = Juego
today-another-game = Cada día otro juego

## La ronda del día: cómo salió

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
