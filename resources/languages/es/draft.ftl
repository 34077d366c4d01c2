draft-name = Nuestro { $game }

## Piezas

draft-chip-set = = { $number }
draft-chip-set-any = = { $low } a { $high }
draft-card-does = { START($cards) } { $does }.

## Números y modos del juego

draft-way-limit = Total más alto
draft-way-start-total = Total al empezar
draft-way-counting = El total va
draft-way-counting-up = hacia el más alto
draft-way-counting-down = hacia 0
draft-way-players-min = Mínimo de jugadores
draft-way-players-max = Máximo de jugadores
draft-way-hand-size-from = Otra mano
draft-way-hand-size-then = Cartas entonces
draft-way-packs-from = Más barajas
draft-way-packs-then = Barajas entonces
draft-way-tokens-from = Otras fichas
draft-way-tokens-then = Fichas entonces
draft-way-pack = Cartas de una baraja
draft-way-pack-52 = 52, del as al rey
draft-way-pack-40 = 40, sin figuras
draft-way-pack-32 = 32, desde el siete
draft-way-pack-own = una baraja propia
draft-way-jokers = Comodines
draft-way-deal-all = Se reparten todas
draft-way-stakes = Quien pierde una ronda
draft-way-stakes-tokens = pierde una ficha
draft-way-stakes-knock-out = queda fuera
draft-way-stakes-deals = se lleva una falta
draft-way-stakes-match-won = espera: cuentan las rondas ganadas
draft-way-stakes-match-lost = se lleva una falta, hasta que alguien tenga bastantes
draft-way-token = Qué se pierde
draft-way-token-token = fichas
draft-way-token-penny = centavos
draft-way-token-chip = fichas de póker
draft-way-token-nickel = monedas
draft-way-token-corner = esquinas de un billete
draft-way-token-fold = pliegues de un billete
draft-way-token-point = puntos
draft-way-empty-hand-cost = Fichas sin cartas
draft-way-reach-wins = Quien llega gana
draft-way-exact-wins = Quien llega justo gana
draft-way-hurdles = Vallas que dan o quitan puntos
draft-way-team = En equipo: llegar justo
draft-way-milestones = Totales que pagan
draft-way-milestones-tokens = Fichas por cada uno
draft-way-milestones-end-tokens = Fichas en el más alto
draft-way-fine-calls = Totales que cuestan ficha
draft-way-borders = Fronteras que cuestan punto
draft-way-payment = Quien se pasa paga
draft-way-payment-over = Pasarse cuesta
draft-way-payment-over-overshoot = lo que sobra, a cada uno
draft-way-payment-over-forfeit = una falta
draft-way-payment-over-points = { $count ->
    [one] 1 punto a cada uno
   *[other] { $count } puntos a cada uno
 }
draft-way-payment-exact = Puntos de cada uno por llegar justo
draft-way-marks = Cuántos totales
draft-way-mark = Total { $number }
draft-way-zeus = Gana quien tiene a Zeus
draft-way-shed = Quedarse sin cartas
draft-way-shed-saves = Salva de la bomba
draft-way-queen-chain = Una carta que pide respuesta
draft-way-queen-rank = Se responde con
draft-way-queen-carry-over = Lo que falta pasa al siguiente
draft-way-obligation = Una carta que hace jugar dos veces
draft-way-owed-draw = Tomar carta al jugar dos veces
draft-way-owed-draw-each = tras cada carta
draft-way-owed-draw-at-end = tras la última
draft-way-owed-when-out = Si queda fuera quien debe
draft-way-owed-when-out-stays = lo debe el siguiente
draft-way-owed-when-out-rest = el siguiente debe el resto
draft-way-owed-when-out-lapses = se olvida
draft-way-owed-must-finish = Las dos o ninguna
draft-way-owed-between = En medio, al total más alto
draft-way-owed-not-first = Esa carta no va primero
draft-way-owed-adds = Otra carta así añade una
draft-way-owed-passes-on = Se pasan con
draft-way-owed-passes-on-off = ninguna carta
draft-way-owed-passes-on-reverse = cartas que giran
draft-way-owed-passes-on-own = ciertas cartas
draft-way-owed-cancels = Se anulan con
draft-way-steal = Una carta que quita otra
draft-way-runs = Con escalera se toma
draft-way-ban = Una carta que espera
draft-way-ban-rank = Cuál espera
draft-way-king-ban-turns = Turnos que espera
draft-way-king-ban-at-99 = En el total más alto
draft-way-king-ban-at-99-allowed = se permite
draft-way-king-ban-at-99-banned = tampoco se puede
draft-way-wears-off = Una carta que se gasta
draft-way-wears-off-card = Cuál se gasta
draft-way-wears-off-renewals = Veces que se renueva el mazo
draft-way-wakes = Efectos que despiertan
draft-way-wakes-by = Despiertan
draft-way-wakes-by-total = desde un total
draft-way-wakes-by-turn = desde un turno
draft-way-wakes-total = Despiertan desde
draft-way-wakes-turn = Despiertan en el turno
draft-way-queen-answer = Quien tiene esa carta
draft-way-queen-answer-forced = debe responder
draft-way-queen-answer-optional = puede responder
draft-way-three-of-a-kind = Se puede bajar un trío
draft-way-special-hands = Un trío en la mano decide
draft-way-hand-wins = Con tres así se gana
draft-way-hand-loses = Con tres así pierden todos
draft-way-bottom-card = Una buena carta bajo el mazo
draft-way-together = Varias cartas a la vez
draft-way-together-off = no
draft-way-together-same-rank = del mismo valor
draft-way-together-pairs = parejas que cuentan una vez
draft-way-together-throw = cuatro iguales
draft-way-same-rank = Cuántas como mucho
draft-way-pairs = Parejas de

draft-from-never = para nadie
draft-from-players = desde { $players } jugadores
draft-no-card = ninguna
draft-ranks = { $ranks }

## Lo que se cumple

draft-note-playable = Toda carta se puede jugar con algún total.
draft-note-never = Nadie podrá jugar nunca { FORM($names, form: "a") }.
draft-note-cards = De { $players } a { $most } jugadores hay bastantes cartas.
draft-note-lowers = Cartas que bajan el total: { FORM($names, form: "figure") }.
draft-note-lowers-none = Ninguna carta baja el total.
draft-note-raises = Cartas que suben el total: { FORM($names, form: "figure") }.
draft-note-raises-none = Ninguna carta sube el total.
draft-note-endless = Una ronda puede durar muchísimo: las cartas pueden mantener bajo el total.
draft-note-endless-down = Una ronda puede durar muchísimo: las cartas pueden mantener alto el total.
draft-note-long = Una ronda puede durar muchísimo: se pueden jugar más de { $count } cartas.
draft-note-points = Con { $players } jugadores, una ronda cuesta todos los puntos que hay: quizá nadie llegue nunca a { $most }.
draft-note-deals = { $count ->
    [one] La partida termina después de una ronda.
   *[other] La partida termina después de { $count } rondas.
 }
