## Botones

choice-lay-down-three = Bajar tres { FORM($rank, form: "many") }
choice-sneak-card = Colar { FORM($card, form: "the") }
choice-discard-card = Descartar { FORM($card, form: "the") }
choice-take-card = Llevarse { FORM($card, form: "the") }
choice-let-it-pass = Dejarlo pasar
choice-do-not-answer = No responder
choice-draw-a-card = Tomar carta
choice-give-up = Rendirse
choice-play-several = Jugar varias
choice-play-them = Jugarlas
choice-make-it-total = Dejarlo en { $total }

## Preguntas

choice-which-total = { START($rank, form: "figure") }: ¿qué total?
choice-turn-the-dial = Gira el disco, escribe un número o usa las flechas.
choice-tap-the-line = Toca la recta, escribe un número o usa las flechas.
choice-give-up-out = Si te rindes, quedas fuera de la partida
choice-which-seat = ¿Qué asiento?
choice-click-a-seat = Haz clic en un asiento, o pulsa su número.
choice-which-go-together = ¿Qué cartas van juntas?
choice-click-cards-or-space = Haz clic en las cartas, o márcalas con Espacio.
choice-marked = { $count ->
    [one] 1 carta marcada
   *[other] { $count } cartas marcadas
 }
choice-mark-another = Marca otra carta que vaya con ella.
choice-marked-make = { $count ->
    [one] Con 1 carta: { $totals }
   *[other] Con { $count } cartas: { $totals }
 }
choice-marked-make-any = { $count ->
    [one] Con 1 carta: cualquier total de { $low } a { $high }
   *[other] Con { $count } cartas: cualquier total de { $low } a { $high }
 }
choice-enter-plays = { $count ->
    [one] Enter la juega.
   *[other] Enter las juega.
 }
choice-does-not-go-with = Esta carta no va con las otras.
choice-which-card-from-name = ¿Qué carta le quitas a { $name }?
choice-you-see-the-hand = Ves toda la mano.
choice-a-bomb = ¡Una bomba! ¿Te salvas?
choice-name-laid-a-bomb = { $name } juega una bomba. ¿Te salvas?
choice-who-passes-flips = Si lo dejas pasar, te alcanza.
choice-hold-it-too = También tienes { FORM($card, form: "the") }. ¿Cuelas la carta?
choice-name-laid-card = { $name } juega { FORM($card, form: "the") }. ¿Cuelas tu carta?
choice-sneak-counts = Cuenta como tu turno, y te llevas a Zeus.
choice-which-under-stock = ¿Qué carta va bajo el mazo?
choice-under-stock-face-up = Queda boca arriba; se la lleva quien toma la última carta.
choice-lay-three-down = Tienes un trío. ¿Lo bajas?
choice-others-pay = Los demás pagan, y la ronda termina.
choice-which-value = { START($rank, form: "figure") }: ¿{ $values }?

## Cuando se prueba otra carta

choice-only-sneak = Solo se puede colar { FORM($card, form: "the") }; o déjalo pasar.
choice-only-saves = De la bomba solo te salva { FORM($card, form: "the") }; o déjalo pasar.
choice-on-the-buttons = Elige una de las cartas de los botones.
choice-only-three = Solo se puede bajar un trío; o déjalo pasar.

## Una línea junto a la mano

choice-answer-queen-or-not = Responde con { FORM($rank, form: "a") }, o no respondas
choice-draw-before = { $count ->
    [one] Toma una carta antes de que se juegue la siguiente
   *[other] Toma { $count } cartas antes de que se juegue la siguiente
 }

## Teclas

choice-key-marks = marcar cartas que van juntas
choice-key-next-seat = el siguiente asiento

## El total que dice quien juega

choice-what-total-now = { START($ranks, form: "figure") } ({ $value }) sobre { $total }: ¿cuál es ahora el total?
choice-wrong-costs = Escríbelo y pulsa Enter. Un error cuesta una falta.
choice-wrong-costs-token = Escríbelo y pulsa Enter. Un error cuesta una ficha.
choice-wrong-costs-deal = Escríbelo y pulsa Enter. Un error pierde la ronda.
choice-escape-takes-back = Escríbelo y pulsa Enter. Esc devuelve la carta.
choice-new-total = nuevo total
