## Botones

lessons-let-stand = Está bien
lessons-check = ¡Comprobar!
lessons-that-is-all = No hay más
lessons-do-not-know = No lo sé
lessons-no-hurry = Tómate tu tiempo.
lessons-take-your-time = Tómate tu tiempo. O pulsa “Enséñame”: no cuesta nada.
lessons-call-it = Decir { $total }
lessons-said-for-you = Las cuentas con números de más de { $most } las decimos por ti, { $name }.

## Qué hacen las teclas, en la lista de teclas

lessons-key-pick-card = elegir esa carta
lessons-key-type-answer = escribir la respuesta

## De quién es la jugada: una frase en la cinta

lessons-you-play = { $name }, juegas { FORM($cards, form: "the") }.
lessons-other-plays = { $name } juega { FORM($cards, form: "the") }.
lessons-look-at-hand = { $name }, mira tus cartas.
lessons-here-is-a-sum = { $name }, aquí tienes una cuenta.

## Qué se pregunta: una frase en la cinta

lessons-ask-total = ¿Cuál es el nuevo total?
lessons-ask-room = ¿Cuánto falta para llegar de { $total } a { $limit }?
lessons-ask-hold = Esta carta no cambia el total. ¿Cuánto es el total?
lessons-ask-double = Esta carta duplica el total. ¿Cuánto es el total ahora?
lessons-ask-halve = Esta carta deja el total en la mitad. ¿Cuánto es el total ahora?
lessons-ask-swap = Esta carta intercambia las dos cifras. ¿Cuánto es el total ahora?
lessons-ask-round = Esta carta redondea a la decena más cercana. El cinco sube. ¿Cuánto es el total ahora?
lessons-ask-set = Esta carta fija el total. ¿Cuánto es el total ahora?
lessons-ask-plainly = ¿Cuánto es?
lessons-ask-plainly-swap = Intercambia las dos cifras. ¿Qué número queda?
lessons-ask-plainly-round = Redondea a la decena más cercana. El cinco sube. ¿Qué número queda?
lessons-ask-which-fit = ¿Qué cartas puedes jugar todavía?
lessons-ask-furthest = ¿Qué carta llega más lejos sin pasar de { $limit }?
lessons-ask-which-value = ¿Cuál de sus valores puedes jugar todavía?

## En la cinta y junto a la recta

lessons-who-calls-sum = { $name }:
lessons-or-tap-the-line = o toca la recta numérica
lessons-tile-swap = al revés
lessons-tile-round = redondear
lessons-card-as = { $card }: { $signed }

## Después de una respuesta

lessons-yes = { $way ->
    [floor] ¡Sí! { $total } menos { $step } bajaría de cero. En este juego el total se para en cero.
    [total] ¡Sí! El total es { $answer }.
    [number] ¡Sí! Es { $answer }.
    [rule] ¡Sí!
   *[sum] ¡Sí! { $sum }.
 }
lessons-yes-picked = ¡Sí! De { $total } va a { $made }.
lessons-yes-stays = ¡Sí! Sigue en { $total }.
lessons-yes-all-that-fit = ¡Sí! Las que caben: { $cards }.
lessons-nearly = Casi.
lessons-not-yet = Todavía no.
lessons-look-where-cards-lead = Mira adónde lleva cada carta y elige otra vez.
lessons-there-it-stands = Ahí está: { $answer }. Ahora tú.

## La máquina dice un total, y quien aprende lo comprueba

lessons-is-that-right = { $way ->
    [sum] “{ $sum }: { $said }.” ¿Está bien?
   *[total] “El total es { $said }.” ¿Está bien?
 }
lessons-look = { $way ->
    [floor] Mira: { $total } menos { $step } bajaría de cero. En este juego el total se para en cero, no en { $said }.
    [total] Mira: el total es { $answer }, no { $said }.
   *[sum] Mira: { $sum }, no { $said }.
 }
lessons-was-right = { $way ->
    [floor] Estaba bien: { $total } menos { $step } bajaría de cero. En este juego el total se para en cero. Comprobar nunca está de más.
    [total] Estaba bien: el total es { $answer }. Comprobar nunca está de más.
   *[sum] Estaba bien: { $sum }. Comprobar nunca está de más.
 }

## En voz alta

lessons-read-sum = { $way ->
    [add] { $total } más { $step }
    [take] { $total } menos { $step }
    [double] el doble de { $total }
   *[halve] la mitad de { $total }
 }
lessons-read-answer = { $way ->
    [add] { $total } más { $step } son { $answer }
    [take] { $total } menos { $step } son { $answer }
    [double] el doble de { $total } es { $answer }
   *[halve] la mitad de { $total } es { $answer }
 }
lessons-total-is = El total es { $total }.
lessons-number-is = El número es { $total }.
lessons-total-and-limit = El total es { $total }, el límite es { $limit }.

## Cómo seguir

lessons-turn-card = { $way ->
    [floor] { $total } menos { $step } bajaría de 0. En este juego el total se para en 0.
    [hold] El total sigue en { $answer }.
   *[set] El total es ahora { $answer }.
 }
lessons-way-room = ¿{ $total } y cuánto más son { $limit }?
lessons-way-count-on = Empieza en { $total } y cuenta { $step } hacia delante.
lessons-way-count-back = Empieza en { $total } y cuenta { $step } hacia atrás.
lessons-way-start = Empieza en { $total }.
lessons-way-again = Prueba otra vez desde { $total }.
lessons-way-tens-on = { $tens ->
    [one] Hay una decena más
   *[other] Hay { $tens } decenas más
 }. Las unidades no cambian.
lessons-way-tens-back = { $tens ->
    [one] Hay una decena menos
   *[other] Hay { $tens } decenas menos
 }. Las unidades no cambian.
lessons-way-break-ten = Cambia una decena por diez unidades. 10 menos { $step } { $rest ->
    [one] es { $rest }
   *[other] son { $rest }
 }.
lessons-way-make-ten = { $first ->
    [one] A { $total } le falta { $first } para llegar a { $stop }
   *[other] A { $total } le faltan { $first } para llegar a { $stop }
 }; { $rest ->
    [one] todavía queda { $rest }
   *[other] todavía quedan { $rest }
 }.
lessons-way-on-and-back = { $total } más { $first } son { $stop }; después { $rest } hacia atrás.
lessons-way-on-and-on = { $total } más { $first } son { $stop }; después { $rest } más.
lessons-way-back-and-on = { $total } menos { $first } son { $stop }; después { $rest } hacia delante.
lessons-way-back-and-back = { $total } menos { $first } son { $stop }; después { $rest } más hacia atrás.
lessons-way-left = { $left ->
    [0] El total es { $total }: hasta { $limit } no queda nada.
    [one] De { $total } a { $limit } queda { $left }.
   *[other] De { $total } a { $limit } quedan { $left }.
 }

## Lo que enseña una respuesta que todavía no es, como lo ve un niño

lessons-mistake-counted-the-start = Empieza a contar después de { $total }, no en { $total }.
lessons-mistake-added-to-the-tens = { $step ->
    [one] Ese { $step } es una unidad, no una decena.
   *[other] Esos { $step } son unidades, no decenas.
 }
lessons-mistake-digits-reversed = Las cifras están bien, pero decenas y unidades han cambiado de sitio.
lessons-mistake-no-carry = Las unidades llegan a diez o más: te llevas una decena.
lessons-mistake-carried-twice = Las unidades forman una decena nueva, no dos.
lessons-mistake-added-to-the-ones = { $step } tiene cero unidades: las unidades no cambian.
lessons-mistake-only-the-ten = La decena ya está; faltan las unidades.
lessons-mistake-only-the-ones = Las unidades ya están; falta la decena.
lessons-mistake-added-instead = Aquí se resta.
lessons-mistake-took-instead = Aquí se suma.
lessons-mistake-said-the-card = { $step } es solo el paso: ¿adónde lleva desde { $total }?
lessons-mistake-counted-the-card = Un paso no basta: aquí son { $step }.
lessons-mistake-said-the-old-total = { $total } es solo el comienzo: ¿adónde lleva el paso de { $step }?
lessons-mistake-wrote-side-by-side = Diez unidades forman una decena más.
lessons-mistake-finger-slip = Solo falla una cifra. Mira otra vez.
lessons-mistake-took-from-the-ones = { $step } tiene cero unidades: las unidades no cambian.
lessons-mistake-smaller-from-larger = No hay bastantes unidades. Cambia una decena.
lessons-mistake-did-not-break-the-ten = Las unidades están bien. Pero has gastado una decena.
lessons-mistake-lost-the-sign = Está por debajo de cero: el número necesita el signo menos.
lessons-mistake-stopped-at-zero = Aquí no se para en cero.
lessons-mistake-doubled-only-the-tens = Las unidades también se duplican.
lessons-mistake-doubled-only-the-ones = Las decenas también se duplican.
lessons-mistake-added-two = El doble es el número y otra vez el número.
lessons-mistake-lost-the-odd-ten = La mitad de una decena es cinco: no lo olvides.
lessons-mistake-halved-only-the-tens = Haz la mitad de las unidades también.
lessons-mistake-took-two = La mitad son dos partes iguales.
lessons-mistake-kept-the-total = El número no se queda como está.
lessons-mistake-said-the-total = { $total } es el total: ¿cuánto falta?
lessons-mistake-doubled-a-digit = Las dos cifras cambian de sitio.
lessons-mistake-rounded-the-other-way = { $ones ->
    [5] Si acaba en cinco, se redondea a la decena siguiente.
   *[other] Mira qué decena está más cerca.
 }
lessons-mistake-added-the-face = Aquí esta carta no suma { $face }.
lessons-mistake-off-by-one = Cuenta otra vez.
lessons-mistake-off-by-ten = Las unidades están bien; mira las decenas.
lessons-mistake-stopped-at-the-ten = La decena ya está, pero hay que seguir.
lessons-mistake-went-on-from-the-ten = Para llegar a la decena ya se usa una parte de { $step }.
lessons-mistake-read-the-total-reversed = Mira { $total } otra vez: primero van las decenas.
lessons-mistake-took-a-teen-for-tens = Del 11 al 19 hay una sola decena.
lessons-mistake-wrote-as-said = Sobra un cero.
lessons-mistake-dropped-the-tens = No olvides las decenas de { $total }.
lessons-mistake-took-six-for-nine = Mira bien: ¿es 6 o 9?
lessons-mistake-doubled-the-total = Aquí no se duplica: se suma { $step }.
lessons-mistake-did-the-step-twice = El paso de { $step } se da una sola vez.
lessons-mistake-compared-the-ones = { $left ->
    [0] Mira el número entero: de { $total } a { $limit } no queda nada.
    [one] Mira el número entero: de { $total } a { $limit } solo queda { $left }.
   *[other] Mira el número entero: de { $total } a { $limit } solo quedan { $left }.
 }
lessons-mistake-over-the-limit = { $total } más { $step } serían { $made }: más de { $limit }.
lessons-mistake-left-one-out = { $left ->
    [one] Aún caben más: hasta { $limit } queda { $left }.
   *[other] Aún caben más: hasta { $limit } quedan { $left }.
 }
lessons-mistake-left-a-special-out = Aún caben más: una de las otras no suma nada.
lessons-mistake-not-the-largest = Esa cabe. ¿Hay otra que llegue más lejos?

## A quién le toca decirlo

lessons-who-calls = Responde { $name }
lessons-who-calls-heard = { $name } responde. Los demás, ¡sin soplar!
lessons-others-hush = Los demás, ¡sin soplar!
lessons-hush = ¡chis!
lessons-i-am = Soy { $name }
lessons-is-not-here = { $name } no está
lessons-own-book = El cuaderno de { $name }
lessons-own-book-note = solo se apunta lo que dice { $name }
lessons-read-aloud = Leer en voz alta

lessons-tap-the-line = Toca la recta
