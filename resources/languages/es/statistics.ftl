statistics-title = Estadísticas

## De qué son las cifras

statistics-person = Persona
statistics-nobody = Nadie todavía
statistics-game = Juego
statistics-time = Tiempo
statistics-time-all = Siempre
statistics-time-12 = Últimas 12 semanas
statistics-time-4 = Últimas 4 semanas
statistics-time-1 = Últimos 7 días
statistics-seat = Asiento
statistics-any-seat = Todos los asientos
statistics-seat-number = Asiento { $seat }
statistics-opponents = Rivales
statistics-any-opponents = Todos los rivales

## Botones

statistics-unreadable = Las estadísticas no se podían leer y se cuentan otra vez; las antiguas son { $file }.
statistics-save = Guardar CSV
statistics-files = CSV (*.csv)

## Los números más importantes

statistics-numbers = Los números más importantes
statistics-deals-played = rondas jugadas
statistics-games-won = partidas ganadas
statistics-won-of = { $won } de { $games }
statistics-streak = victorias seguidas
statistics-busts = veces sin jugada
statistics-plays-a-deal = jugadas por ronda
statistics-tokens = fichas guardadas
statistics-number-of = { $words }: { $number }

## Partidas ganadas, por rival

statistics-levels = Partidas ganadas, por rival
statistics-level = { $level }: { $won } de { $games } ganadas.
statistics-even-share = línea de puntos: si todos ganaran por igual

## Rondas por semana

statistics-weeks = Rondas por semana
statistics-week = semana del { $day }: { $deals ->
    [one] 1 ronda
   *[other] { $deals } rondas
 }
statistics-now = hoy
statistics-this-week = esta semana: { $deals }
statistics-no-weeks = En estas semanas no se jugó ninguna ronda.

## Jugadas por ronda

statistics-plays = Jugadas por ronda
statistics-length = { $plays ->
    [one] 1 jugada
   *[other] { $plays } jugadas
 }: { $deals ->
    [one] 1 ronda
   *[other] { $deals } rondas
 }
statistics-lengths = de { $low } a { $high } jugadas: { $deals ->
    [one] 1 ronda
   *[other] { $deals } rondas
 }

## Récords

statistics-bests = Récords
statistics-best-streak = Más victorias seguidas
statistics-best-deal = Ronda más larga
statistics-best-deal-plays = { $plays ->
    [one] 1 jugada
   *[other] { $plays } jugadas
 }
statistics-best-table = Victoria en la mesa más grande
statistics-best-table-seats = { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
 }
statistics-best-tokens = Más fichas guardadas
statistics-best = { $words }: { $number }, { $day }.

statistics-nothing = Aún no hay nada: termina una partida.
statistics-bar = { $words }.

## La tabla que se guarda

statistics-column-date = fecha
statistics-column-game = juego
statistics-column-seats = asientos
statistics-column-deals = rondas
statistics-column-ended = final
statistics-column-undone = deshechas
statistics-column-seat = asiento
statistics-column-name = nombre
statistics-column-level = nivel
statistics-column-won = ganó
statistics-column-tokens = fichas
statistics-column-busts = tropiezos
