## La mesa

play-no-hint = Esta vez no hay pista; pide otra.
play-end-game-here = Dejar aquí la partida
play-skip-to-end = Ir al final

## Qué hacen las teclas

play-key-choose = elegir una carta
play-key-play = jugarla, seguir
play-key-number = jugar esa carta, elegir una opción
play-key-hear = oír lo último, o todo

## El telón

play-tap-when-ready = Toca para empezar
play-pass-to = Turno de { $name }
play-nobody-peeks = ¡Sin mirar!
play-running-total = Total
play-direction = Sentido
play-way = { $way ->
    [clockwise] horario
   *[counterclockwise] antihorario
 }
play-after = Después de { FORM($player, form: "ti") }
play-fact = { $fact }: { $value }.
play-since = Desde tu último turno

## La mesa está en pausa

play-paused = En pausa
play-table-waits = La mesa te espera.
play-on = Seguir jugando

## Guardar

play-disk-is-slow = El disco tarda en guardar la partida; mientras tanto se sigue jugando.
play-saved-again = La partida vuelve a estar guardada.

## El final de la partida: el título

play-everybody-loses = Pierden todos
play-team-wins = ¡Conseguido entre todos!
play-team-loses = Esta vez no
play-you-win = ¡Ganas!
play-name-wins = ¡Gana { $name }!
play-name-wins-this-one = Esta la gana { $name }.
play-several-win = ¡Victoria para { FORM($players, form: "ti") }!
play-held = { $player ->
    [you] ¡Has aguantado!
   *[other] ¡{ $player } ha aguantado!
 }
play-not-held = { $player ->
    [you] Esta vez no has aguantado.
   *[other] Esta vez { $player } no ha aguantado.
 }

## El final de la partida: botones

play-again = Otra vez
play-back-to-today = Volver a Hoy
play-look-back = Repasar
play-what-held-is = Lo que las máquinas creían que tenían los demás, y lo que tenían
play-share = Compartir

## El final de la partida: la clasificación

play-your-team = Tu equipo
play-team = { $players }
play-game-and-deals = { $count ->
    [one] { $game }, una ronda
   *[other] { $game }, { $count } rondas
 }
play-score = Puntos
play-reward-marks = Estrellas
play-deals-lost = Rondas perdidas
play-score-count = Puntos: { $count }
play-won-the-game = partida ganada
play-won-with-three = partida ganada con tres { FORM($rank, form: "many") }
play-held-three = tres { FORM($rank, form: "many") } en la mano
play-out-on-move = fuera en la jugada { $move }
play-out-in-deal = fuera en la ronda { $deal }
play-lost-the-game = partida perdida
play-played-to-the-end = hasta el final
play-lost-deals = { $count ->
    [one] una ronda perdida
   *[other] { $count } rondas perdidas
 }
play-and-marks = estrellas: { $count }
play-standing-at-place = { $place }: { $told }.

## Para quien no ve la mesa

play-taken-back = Deshecho.
play-done-again = Hecho otra vez.

## Donde algunos juegan con teléfonos

play-wants-to-take-back = { $player ->
    [you] Quieres deshacer la última jugada.
   *[other] { $player } quiere deshacer la última jugada.
 }
play-take-it-back = Deshacer
play-do-not-take-back = Dejarla
play-not-all-agree = No todos están de acuerdo: la jugada se queda.

play-album-new = { $player ->
    [you] Nuevo en tu álbum: { $deed }
   *[other] Nuevo en el álbum ({ $player }): { $deed }
 }
play-outlasted = { $player ->
    [you] Aguantaste
   *[other] { $player } aguantó
 } más que { $count } de { $all }
play-better = { play-outlasted }, mejor que en las { $games } partidas anteriores
play-survived = { $player ->
    [you] Aguantaste
   *[other] { $player } aguantó
 } { $count } de { $all } rondas
play-longest = { $player ->
    [you] Tu ronda más larga
   *[other] La ronda más larga de { $player }
 } hasta hoy: { $count } jugadas
play-decided = La ronda { $deal } lo decidió
