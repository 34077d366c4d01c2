## Reglas de la casa de todos los juegos

options-negative-totals = Totales bajo cero
options-negative-totals-allow = se permiten
options-negative-totals-floor = se paran en 0

options-two-player-reverse = Giro con dos jugadores
options-two-player-reverse-pass = le toca al otro
options-two-player-reverse-again = juega otra vez

options-two-player-skip = Salto con dos jugadores
options-two-player-skip-again = juega otra vez
options-two-player-skip-none = sin efecto

options-draw-discipline = Tomar carta
options-draw-discipline-auto = la carta viene sola
options-draw-discipline-manual = a mano, o se pierde

options-elimination-rule = Fuera de la partida
options-elimination-rule-at-zero = cuando ya no queda nada
options-elimination-rule-below-zero = una pérdida después

options-tokens = Fichas
options-tokens-by-players = según cuántos jueguen

options-hand-size = Cartas en la mano
options-hand-size-by-players = según cuántos jueguen

options-packs = Barajas
options-packs-by-players = según cuántos jueguen

options-packs-follow-players = Barajas y fichas cuando alguien queda fuera
options-packs-follow-players-off = siguen como estaban
options-packs-follow-players-on = según los que quedan

options-deal-end = Quien no puede jugar
options-deal-end-deal-ends = acaba la ronda
options-deal-end-knock-out = queda fuera; los demás siguen
options-deal-end-drop-out = paga y no juega más la ronda
options-deal-end-pile-away = paga; la pila se aparta
options-deal-end-over-ends = acaba la ronda
options-deal-end-shed = pierde una ficha

options-pile-away-loser = Mano de quien no puede jugar
options-pile-away-loser-redraw = la cambia por otra
options-pile-away-loser-keep = la conserva
options-pile-away-loser-sit-out = la deja; espera

options-pile-away-cards = Cartas que se quitan de la pila
options-pile-away-cards-0 = toda la pila

options-start-direction = Sentido al empezar
options-start-direction-left = horario
options-start-direction-right = antihorario

options-dealer-rotation = Quién reparte luego
options-dealer-rotation-right-of-winner = a la derecha de quien gana
options-dealer-rotation-left-of-winner = a la izquierda de quien gana
options-dealer-rotation-left = a la izquierda de quien repartió
options-dealer-rotation-right = a la derecha de quien repartió
options-dealer-rotation-winner = quien gana
options-dealer-rotation-loser = quien pierde

options-next-starter = Quién empieza
options-next-starter-left-of-dealer = a la izquierda de quien reparte
options-next-starter-right-of-dealer = a la derecha de quien reparte
options-next-starter-loser = quien pierde
options-next-starter-winner = quien gana

options-stock = Cuando se acaba el mazo
options-stock-reshuffle = se baraja la pila
options-stock-reshuffle-all = se baraja la pila, también la carta de arriba
options-stock-play-on = se sigue sin tomar cartas
options-empty-hand = Quien juega su última carta
options-empty-hand-stuck = no puede jugar en su siguiente turno
options-empty-hand-wins = ha ganado

options-start-card = Principio de la pila
options-start-card-empty = sin carta, total 0
options-start-card-turn-up-apply = se descubre una, con su efecto
options-start-card-turn-up-ordinary = se descubre una carta normal

options-allow-give-up = Rendirse
options-allow-give-up-off = no se puede
options-allow-give-up-on = se puede
options-allow-give-up-keeps-points = se puede (quien se rinde enseguida conserva sus puntos)

options-mistakes-count = Los errores cuentan
options-mistakes-count-off = no: se rechazan
options-mistakes-count-on = sí: quien se pasa pierde

options-call-check = Decir el total
options-call-check-auto = nadie revisa la cuenta
options-call-check-practice = un error se corrige
options-call-check-strict = un error cuesta una falta
options-call-check-token = un error cuesta una ficha
options-call-check-deal = un error pierde la ronda

options-session-deals = Rondas por partida
options-session-deals-0 = las que quieras

options-match-won = Rondas para ganar

options-match-lost = Rondas perdidas que acaban la partida

options-sixty-nine-effect = Exactamente 69
options-sixty-nine-effect-none = no pasa nada
options-sixty-nine-effect-pool-token = gana una ficha del centro
options-sixty-nine-effect-bonus-token = gana una ficha
options-sixty-nine-effect-others-forfeit = los demás, una falta
options-sixty-nine-effect-reset-zero = el total pasa a 0

options-exchange-timing = Intercambio de manos
options-exchange-timing-after-draw = tras tomar carta
options-exchange-timing-before-draw = antes de tomarla

options-king-ban-turns = Turnos sin rey

options-king-ban-at-99 = El rey vetado, con el total en el límite
options-king-ban-at-99-allowed = se puede jugar
options-king-ban-at-99-banned = tampoco se puede

options-qc-double-penalty = Saltarse un número y pasarse
options-qc-double-penalty-off = se paga una vez
options-qc-double-penalty-on = se pagan los dos

options-doublet-repeat = Una carta que no cambia ese total
options-doublet-repeat-pays = paga otra vez
options-doublet-repeat-free = no cuesta nada

options-exact-by = Llegar justo al total más alto
options-exact-by-on = gana con cualquier carta
options-exact-by-counted = gana solo sumando o restando

options-hurdles-goal = Puntos por acabar la ronda
options-hurdles-target = Puntos para acabar

options-wilson-points-floor = Los puntos se paran en 0
options-wilson-points-floor-on = sí
options-wilson-points-floor-off = no
options-wilson-backwards = Volver atrás por una frontera
options-wilson-backwards-costs = cuesta un punto
options-wilson-backwards-free = no cuesta nada

options-wilson-target = Puntos para acabar

options-wilson-tie = Empate al final
options-wilson-tie-extra-deal = decide otra ronda
options-wilson-tie-shared = se comparte la victoria

options-michigan-trips-hits = Quién paga por un trío
options-michigan-trips-hits-active = quien sigue en la ronda
options-michigan-trips-hits-all = todos los demás

options-michigan-trips-timing = Cuándo se baja un trío
options-michigan-trips-timing-any = entre dos jugadas
options-michigan-trips-timing-own-turn = en tu turno

options-arizona-multi-in-obligation = Varias cartas al jugar dos veces
options-arizona-multi-in-obligation-single = no: una por jugada
options-arizona-multi-in-obligation-counts-once = sí: como una jugada

options-queen-penalty-draw = Tomar cartas por un castigo
options-queen-penalty-draw-after-all = después de la última
options-queen-penalty-draw-after-each = después de cada una
options-queen-penalty-draw-none = no se toma ninguna

options-queen-answer = Responder a una reina
options-queen-answer-forced = hay que jugar una reina
options-queen-answer-optional = se puede jugar una reina

options-carryover-failure = Pasar un castigo al siguiente
options-carryover-failure-safe = no paga nada
options-carryover-failure-pay-and-drop-out = paga y no juega más la ronda

options-zeus-letters = Letras para ganar
options-zeus-letters-4 = cuatro
options-zeus-letters-3 = tres

options-zeus-sneak = Mismo número fuera de turno
options-zeus-sneak-on = se puede
options-zeus-sneak-off = no se puede

options-boomo-reset-after-flip = Total si alguien no puede jugar
options-boomo-reset-after-flip-on = pasa a 0
options-boomo-reset-after-flip-off = sigue igual

options-shed-new-round = Una ronda nueva
options-shed-new-round-fill-up = se completan las manos
options-shed-new-round-deal = se reparten manos nuevas

options-arizona-stock-end = Cuando se acaba el mazo
options-arizona-stock-end-play-on = se sigue sin tomar cartas
options-arizona-stock-end-last-player-wins = gana la ronda quien juega la última carta

options-ono-first-number = Un número abre la ronda
options-ono-first-number-off = no hace falta
options-ono-first-number-on = hace falta

options-run-forced = Continuar una escalera
options-run-forced-off = si se quiere
options-run-forced-on = siempre que se pueda

options-baltimore-six-draw = Tomar carta tras quitar una a otro
options-baltimore-six-draw-replaces = ninguna
options-baltimore-six-draw-also = una, como siempre

options-baltimore-six-pick = Qué carta se quita
options-baltimore-six-pick-random = una al azar
options-baltimore-six-pick-thief-sees = la que elija quien la quita

## Reglas de la casa de algunos juegos

options-ace-values = El as
options-ace-values-choice = 1 u 11
options-ace-values-red-aces = Ases rojos

options-umass-round-end = Final de la ronda
options-umass-round-end-last-survivor = queda un jugador
options-umass-round-end-first-bust = el primero que no puede

options-bottom-card = Buena carta bajo el mazo
options-bottom-card-auto = la mejor
options-bottom-card-dealer-chooses = la elige quien reparte
options-bottom-card-off = ninguna

options-stack-seven = El siete
options-stack-seven-7 = suma 7
options-stack-seven-0 = no suma nada

options-one-hundred-min = Mínimo de jugadores
options-one-hundred-min-3 = tres
options-one-hundred-min-2 = dos

options-alternative-joker = Dos comodines
options-alternative-joker-none = no se usan
options-alternative-joker-set0 = dejan el total en 0
options-alternative-joker-set99 = dejan el total en 99
options-poker-zero = Qué deja el total en 0
options-poker-zero-ace = el as de picas
options-poker-zero-jokers = dos comodines
options-poker-zero-king = un rey, si quieres

options-one-deal = Una partida entera
options-one-deal-tokens = rondas hasta que solo uno tenga fichas
options-one-deal-knock-out = una ronda: quien no puede, fuera

options-baltimore-three = El tres
options-baltimore-three-0 = no suma nada
options-baltimore-three-3 = suma 3

options-baltimore-four = El cuatro
options-baltimore-four-rev = cambia el sentido
options-baltimore-four-4 = suma 4

options-ono99-card = La carta O'NO 99
options-ono99-card-never = no se juega nunca
options-ono99-card-when-total-ends-in-0 = no suma si el total acaba en 0

options-double-stack = Doble sobre doble
options-double-stack-pass-on = pasa las dos jugadas
options-double-stack-add = añade una jugada

options-skip-cards = Cartas Salto
options-skip-cards-four = cuatro
options-skip-cards-none = ninguna

options-maximum-score = El total más alto

options-zeus-deck = La baraja
options-zeus-deck-60 = 60 cartas
options-zeus-deck-56 = 56 cartas

options-from-total = El principio

options-queen = La reina
options-queen-any-card = cualquier otra carta
options-queen-1-to-9 = del 1 al 9

options-count-down = Hacia dónde se cuenta
options-count-down-up = hasta 25
options-count-down-down = de 100 hasta 0

options-joker = El comodín
options-joker-life = es una vida
options-joker-starts-again = sirve para empezar otra vez

options-way = Hacia dónde se cuenta
options-way-up = hasta 100
options-way-down = de 100 hasta 0
options-way-up-plain = hasta 100, sin comodines
options-way-down-plain = de 100 hasta 0, sin comodines

options-hundert-pay = Pasarse de 100
options-hundert-pay-overshoot = paga a cada uno lo que se pasa
options-hundert-pay-one = paga a cada uno un punto
options-hundert-pay-forfeit = cuesta una falta
