## Nombres de las cartas

card-index = { START($rank, form: "figure") }
card-name = { $face ->
    [M1] menos 1
    [T1] menos 1
    [T2] menos 2
    [M10] menos 10
   *[other] { FORM($face, form: "figure") }
 }
card-in-box = { card-name } ({ $printed })
card-printed = { START($rank) }
card-black = { $rank ->
    [J] jota negra
    [Q] reina negra
   *[other] { FORM($rank, form: "figure") } negro
 }
card-red = { $rank ->
    [J] jota roja
    [Q] reina roja
   *[other] { FORM($rank, form: "figure") } rojo
 }
card-of-suits = { FORM($rank, form: "figure") } de { $suits }
card-other = { $rank ->
    [J] otra jota
    [Q] otra reina
   *[other] otro { FORM($rank, form: "figure") }
 }
card-apart = { FORM($rank, form: "figure") } (salvo { FORM($apart, form: "the") })
card-row = { START($names) }

card-black-chip = { $rank ->
    [J] { $card } negra
    [Q] { $card } negra
   *[other] { $card } negro
 }
card-red-chip = { $rank ->
    [J] { $card } roja
    [Q] { $card } roja
   *[other] { $card } rojo
 }
card-of-suits-chip = { $card } de { $suits }
card-other-chip = { $rank ->
    [J] otra { $card }
    [Q] otra { $card }
   *[other] otro { $card }
 }

## Lo que pasa con el total

card-leave = no cambia el total
card-add = suma { $number }
card-add-own = suma su número
card-take-own = resta su número
card-add-choice = suma { $numbers } (a elegir)
card-take-any = resta un número a elegir del { $low } al { $high }
card-add-any = suma un número a elegir del { $low } al { $high }
card-take-off = resta { $number }
card-set = deja el total en { $number }
card-set-any = deja el total en un número a elegir del { $low } al { $high }
card-copy = hace lo mismo que la última carta; como primera carta de una ronda suma { $number }
card-double = duplica el total
card-double-or-halve = deja el total en la mitad si es par y mayor que 49; si no, lo duplica
card-double-odd-or-halve-even = deja en la mitad un total par y duplica uno impar
card-swap-digits = intercambia las dos cifras del total (7 se lee 07)
card-round-to-ten = redondea el total a la decena más cercana (5, hacia arriba)
card-pass-on-a-round-total = no cambia el total, y solo se puede jugar cuando el total acaba en 0
card-never = no se puede jugar nunca
card-only-together = no se puede jugar como carta suelta

## Qué más pasa

card-reverse = cambia el sentido del juego
card-skip = salta al siguiente jugador
card-choose = te deja elegir quién juega a continuación
card-eliminate = deja fuera de la ronda al jugador que elijas
card-shield = evita que te dejen fuera de la ronda: se pone debajo de la carta jugada, y se toma otra
card-exchange = te hace intercambiar la mano con el jugador que elijas
card-redeal = hace barajar todas las cartas y dar a cada jugador una mano nueva
card-oblige = hace jugar dos veces al siguiente jugador
card-chain = { $answer ->
    [forced] pide como respuesta { FORM($wanted, form: "a") }
   *[optional] admite como respuesta { FORM($wanted, form: "a") }
 }
card-steal = quita una carta al jugador que elijas
card-zeus = se lleva a Zeus
card-others-draw-1 = hace tomar una carta a cada uno de los demás
card-others-draw-2 = hace tomar dos cartas a cada uno de los demás
card-bomb = obliga a cada uno de los demás a descartar { FORM($saves, form: "a") } o a { $cost ->
    [bomb] voltear una bomba de tiempo
   *[other] pagar { $cost }
 }

## Varias cosas

card-several = { $does }
card-choice = { $does } (a elegir)
card-either = o bien { $first }, o bien { $second }

## En corto, para una lista al lado de la mesa

card-add-own-short = suma
card-take-own-short = resta
card-leave-short = no suma
card-add-any-short = +{ $low }…{ $high }
card-take-any-short = −{ $low }…{ $high }
card-set-short = queda en { $number }
card-set-any-short = queda en { $low }…{ $high }
card-copy-short = copia
card-double-short = duplica
card-double-or-halve-short = mitad o doble
card-double-odd-or-halve-even-short = mitad si es par
card-swap-digits-short = cambia cifras
card-round-to-ten-short = a la decena
card-pass-on-a-round-total-short = solo si acaba en 0
card-never-short = nunca se juega
card-only-together-short = solo cuatro juntas
card-reverse-short = { $rank ->
    [REV] cambia sentido
   *[other] gira
 }
card-skip-short = { $rank ->
    [SKIP] quita turno
   *[other] salta
 }
card-choose-short = elige quién sigue
card-eliminate-short = elimina a uno
card-shield-short = escudo
card-exchange-short = cambia mano
card-redeal-short = manos nuevas
card-oblige-short = siguiente: 2×
card-chain-short = pide respuesta
card-steal-short = quita carta
card-zeus-short = Zeus
card-others-draw-1-short = { $rank ->
    [DRAW1] los demás: +1
   *[other] otros toman 1
 }
card-others-draw-2-short = { $rank ->
    [DRAW2] los demás: +2
   *[other] otros toman 2
 }
card-bomb-short = { $rank ->
    [BOMB] a defenderse
   *[other] bomba
 }
card-several-short = { $value }, { $told }
card-list-short = { $told }
card-later-short = { $told }, luego { $value }
card-awake-short = { $number }+: { $told }
card-awake-down-short = ≤ { $number }: { $told }
card-awake-turn-short = turno { $number }: { $told }

## En una pieza, detrás de la carta: «4 gira», «K = 99», «3 = +3, salta»

card-does = { $card } { $does }
card-equals = { $card } = { $value }
card-equals-and = { $card } = { $value }, { $does }
card-range = { $low } a { $high }
card-list-chip = { $told }
card-leave-chip = no suma
card-copy-chip = copia
card-double-chip = duplica
card-double-or-halve-chip = mitad o doble
card-double-odd-or-halve-even-chip = mitad si es par
card-swap-digits-chip = cambia cifras
card-round-to-ten-chip = redondea a decenas
card-pass-on-a-round-total-chip = solo si acaba en 0
card-never-chip = no se juega nunca
card-only-together-chip = solo cuatro juntas
card-reverse-chip = { $rank ->
    [REV] cambia el sentido
   *[other] gira
 }
card-skip-chip = { $rank ->
    [SKIP] quita un turno
   *[other] salta
 }
card-choose-chip = elige quién sigue
card-eliminate-chip = elimina a uno
card-shield-chip = te salva
card-exchange-chip = cambia las manos
card-redeal-chip = reparte otra vez
card-oblige-chip = hace jugar 2 al siguiente
card-chain-chip = pide respuesta
card-steal-chip = quita una carta
card-zeus-chip = se lleva a Zeus
card-others-draw-1-chip = otros toman 1
card-others-draw-2-chip = otros toman 2
card-bomb-chip = ataca a los demás

## Notas bajo la tabla

card-note-limit = Una carta que deja el total en { $limit } también se puede jugar cuando el total ya es { $limit }.
card-note-over = Si con su número el total pasa de { $limit }, la carta no se puede jugar, haga lo que haga además.
card-note-copy = { START($rank, form: "a") } copia la última carta jugada en esta ronda, sea de quien sea: su valor y todo lo demás que hace.
card-note-copy-turned-up = { START($rank, form: "a") } copia la última carta jugada en esta ronda, sea de quien sea, o la que se descubrió: su valor y todo lo demás que hace.
card-note-copy-again = { START($rank, form: "a") } sobre { FORM($rank, form: "a") } repite lo que hizo esa carta. Se puede jugar cuando se podría jugar la carta copiada.
card-note-copy-pair = Después de dos cartas que cuentan como una, hace lo que hace una de ellas.
