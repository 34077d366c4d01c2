## Razones, detrás de dos puntos

clash-endless-stock = un mazo que se renueva no se acaba nunca, así que nadie puede ganar por eso
clash-useless-tokens = los jugadores quedan fuera enseguida, así que las fichas no sirven
clash-lack-of-cards = { $players ->
    [one] un jugador necesitaría { $cards } cartas, pero solo hay { $size } y tiene que quedar una
   *[other] { $players } jugadores necesitarían { $cards } cartas, pero solo hay { $size } y tiene que quedar una
 }

## Frases

clash-no-such-game = No hay ningún juego llamado “{ $game }” en el catálogo.
clash-number-of-players = { $game } es para { $least } a { $most } jugadores, no { $players }.
clash-number-of-players-fixed = { $game } es para { $most } jugadores, no { $players }.
clash-of-game = { $game }: { $why }.
clash-no-such-option = { $game } no tiene la regla de la casa “{ $option }”; tiene { $known }.
clash-no-such-choice = La regla de la casa { $option } es una de estas: { $known }, no “{ $value }”.
clash-no-such-number = La regla de la casa { $option } es un número entero de { $least } a { $most }, no “{ $value }”.

## Lo mismo en el taller

clash-makes-over-limit = { START($names, form: "a") } deja el total en { $total }, pero el total más alto es { $limit }. Nadie podría elegirlo nunca.
clash-only-over-limit = { START($names, form: "a") } deja el total en { $total }, pero el total más alto es { $limit }. Nadie podría jugarlo nunca.
clash-any-over-limit = { START($names, form: "a") } puede dejar cualquier total hasta { $total }, pero el total más alto es { $limit }.
clash-too-few-cards = { $players } jugadores recibirían { $cards } cartas, pero solo hay { $size }, y en el mazo tiene que quedar una.
clash-large-hands = { $players } jugadores tendrían { $cards } cartas cada uno; no se pueden tener más de { $most }.
clash-no-card = Ninguna carta de la baraja se podría jugar nunca.
clash-nobody-is-stuck = Se juegue lo que se juegue, todos pueden seguir: nadie perdería nunca.
clash-nobody-goes-over = Ninguna carta lleva el total a { $limit } ni más allá: ninguna ronda acabaría.
clash-nobody-pays = Nadie pagaría nunca nada: la partida no acabaría nunca.
clash-team-misses = Ninguna carta deja el total justo en { $total }: no se podría ganar nunca.
clash-starts-over = Una ronda empezaría en { $total }, pero el total más alto es { $limit }.
clash-begins-over = Si se descubre { FORM($card, form: "the") }, una ronda empezaría en { $total }, más que el total más alto, { $limit }.
clash-no-neighbors = No hay dos valores consecutivos en la baraja: nunca habría una escalera.
clash-past-the-end = Ninguna ronda llega nunca a { $totals }: el total más alto es { $limit }.
clash-three-in-hand = { $cards ->
    [one] Esto pide tres cartas del mismo valor en una mano, pero cada uno tiene solo una carta.
   *[other] Esto pide tres cartas del mismo valor en una mano, pero cada uno tiene solo { $cards } cartas.
 }
clash-repair-makes = { START($names) } deja { $total }
clash-repair-limit = Total hasta { $total }
clash-repair-players = Máximo { $most } jugadores
clash-repair-more-players = Mínimo { $least } jugadores
clash-repair-hand = { $cards ->
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
 }
clash-repair-packs = { $packs } barajas
clash-repair-numbers = Los números suman
clash-repair-counts = { START($names, form: "figure") }: suma { $total }
clash-repair-end-costs = { $total } cuesta 1
clash-repair-pass = { START($rank, form: "the") } no suma
clash-repair-start = Empezar en { $total }
clash-repair-no-start-card = Sin descubrir carta
clash-repair-without-total = Sin { $totals }
clash-repair-without-rule = Sin esta regla
