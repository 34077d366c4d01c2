## El marco

board-table = Mesa de cartas
board-undo = Deshacer
board-take-back = Deshacer la jugada
board-do-again = Rehacer la jugada
board-hint-is = Lo que haría el rival más fuerte
board-sounds-on = Sonidos: sí
board-sounds-off = Sonidos: no
board-fold-moves = Plegar las jugadas
board-show-moves = Ver las jugadas
board-next-deal = Otra ronda
board-result = Resultado

## A quién le toca

board-no-card-fits = Ninguna cabe
board-your-turn = Te toca
board-your-call = Di el total
board-your-turn-name = Te toca, { $name }
board-your-turn-plays = Te toca: juega { $count }
board-name-plays = { $name }, juega { $count }
board-your-turn-more = { $count ->
    [one] Te toca: una más
   *[other] Te toca: juega { $count } más
 }
board-name-more = { $count ->
    [one] { $name }, una más
   *[other] { $name }, juega { $count } más
 }
board-you-watch-this-deal = Esta ronda miras cómo juegan los demás
board-you-watch-who-won = Has ganado: miras cómo juegan los demás
board-you-watch-this-game = Estás fuera: miras cómo juegan los demás
board-no-card-can-be-played = No se puede jugar ninguna
board-every-card-goes-over = { $limit ->
    [0] Todas bajarían de 0
   *[other] Todas se pasan de { $limit }
 }

## Asientos

board-to-play = en turno
board-next = sigue
board-skipped = sin turno
board-sits-out = espera
board-has-won = ¡victoria!
board-phone-away = ausente
board-phone-is-away = con un teléfono ausente
board-at-phone = con teléfono
board-sits-this-deal-out = fuera de esta ronda
board-out = fuera
board-out-of-the-game = fuera de la partida
board-holds-zeus = con Zeus
board-score = puntos: { $count }
board-forfeits = faltas: { $count }
board-reward-marks = estrellas: { $count }
board-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }
board-holds-cards = con { $cards }

## El centro de la mesa

board-stock = Mazo  { $count }
board-stock-cards = { $count ->
    [one] Mazo: 1 carta
   *[other] Mazo: { $count } cartas
 }
board-stock-under = { $count ->
    [one] Mazo: 1 carta, debajo { FORM($card, form: "the") }
   *[other] Mazo: { $count } cartas, debajo { FORM($card, form: "the") }
 }
board-left = faltan { $count }

## Probabilidades

board-chance = Probabilidad de no perder la ronda
board-percent = { $percent } %

## Una partida que se repasa

board-played = jugada
board-best = mejor

## La lista de jugadas

board-moves = Jugadas
board-deal = Ronda { $number }
board-no-moves = Aquí salen las cartas jugadas en esta ronda.
board-card-values = Valor de las cartas
