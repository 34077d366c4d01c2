real-title = Cartas de verdad
real-game = { $game }, con tu propia baraja
real-with-own-pack = Con tu propia baraja
real-on-screen = Baraja en pantalla
real-start = Empezar
real-who-sits = ¿Quién se sienta aquí?
real-rules = Las reglas de este juego
real-look-back = Repasar la partida

## Antes de una ronda y después

real-who-deals = ¿Quién reparte primero?
real-sit-alike = Los jugadores se sientan aquí como en tu mesa, en sentido horario.
real-deals = { $name ->
    [you] Ronda { $number }: repartes tú
   *[other] Ronda { $number }: reparte { $name }
 }
real-dealt = { $name ->
    [you] Ya he repartido
   *[other] { $name } ya repartió
 }
real-again = Otra partida

## Lo que se pregunta

real-which = { $name ->
    [you] ¿Qué carta juegas?
   *[other] ¿Qué carta juega { $name }?
 }
real-which-of-several = { $name ->
    [you] ¿Qué carta juegas? Debes { $count } jugadas.
   *[other] ¿Qué carta juega { $name }? Debe { $count } jugadas.
 }
real-which-turned = ¿Qué carta se descubrió?
real-which-bottom = ¿Qué carta hay boca arriba bajo el mazo?
real-which-saves = { $name ->
    [you] ¿Tienes { FORM($card, form: "a") }?
   *[other] ¿Tiene { $name } { FORM($card, form: "a") }?
 }
real-which-answers = { $name ->
    [you] ¿Respondes con { FORM($rank, form: "a") }?
   *[other] ¿Responde { $name } con { FORM($rank, form: "a") }?
 }
real-which-way = ¿Cómo se juega?
real-what-total = { $name ->
    [you] El total es { $total }. ¿En cuánto lo dejas?
   *[other] El total es { $total }. ¿En cuánto lo deja { $name }?
 }
real-who = ¿Quién?
real-which-three = { $name ->
    [you] ¿De qué valor es tu trío?
   *[other] ¿De qué valor es el trío de { $name }?
 }

## Respuestas

real-stuck = { $name ->
    [you] No puedo jugar
   *[other] { $name } no puede
 }
real-saves = { $name ->
    [you] Sí, la juego
   *[other] { $name } juega { FORM($card, form: "a") }
 }
real-has-none = { $name ->
    [you] No tengo
   *[other] { $name } no tiene
 }
real-three = { $name }: tres { FORM($rank, form: "many") }
real-sneaks = { $name ->
    [you] Cuelas { FORM($card, form: "a") }
   *[other] { $name } cuela { FORM($card, form: "a") }
 }
real-threes = Trío
real-out-of-turn = Fuera de turno
real-rank = { $rank }
real-several = Cartas a la vez
real-option = { $told }: { $total }
real-option-several = { $count } cartas, { $told }: { $total }
real-option-at = { $way ->
    [choose] { $told }, sigue { FORM($name, form: "who") }
    [eliminate] { $told }, fuera { FORM($name, form: "who") }
    [exchange] { $told }, cambio { FORM($name, form: "with") }
   *[steal] { $told }, quitar carta a { FORM($name, form: "ti") }
 }

## Por qué algo no se puede contar

real-cannot-be-stuck = { $name ->
    [you] Algo puedes jugar: casi todas las cartas que faltan sirven ahora.
   *[other] { $name } algo puede jugar: casi todas las cartas que faltan sirven ahora.
 }
real-gone = Todas las cartas de esa clase están jugadas, y la pila no se ha barajado desde entonces: { $card }.
real-not-now = Esa carta no se puede jugar ahora: { $card }.
real-no-review = Solo los jugadores conocen las manos de cartas de verdad, así que no se juzga ninguna jugada.

## En las teclas

real-all-gone = no quedan
real-key = { $card }: { $told }

## En la mesa

real-told-total = El total es { $total }, faltan { $count }.
real-clockwise = Se juega en sentido horario
real-counterclockwise = Se juega en sentido antihorario

## Deshacer

real-take-back = Deshacer
real-take-back-what = Deshacer: { $told }
real-laid = { $name ->
    [you] Jugaste { FORM($cards, form: "a") }
   *[other] { $name } jugó { FORM($cards, form: "a") }
 }
real-was-stuck = { $name ->
    [you] No pudiste jugar
   *[other] { $name } no pudo jugar
 }
real-was-turned = Descubierta: { $card }
real-was-put-under = Bajo el mazo: { $card }

## Teclas

real-keys-rank = Jugar esa carta: su cifra o letra, 0 para un diez, * para un comodín
real-keys-stuck = Quien juega no puede
