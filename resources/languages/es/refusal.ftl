## De una carta

refusal-over-limit = { $limit ->
    [0] { START($rank, form: "the") } daría { $total }: por debajo de 0
   *[other] { START($rank, form: "the") } daría { $total }: más de { $limit }
 }
refusal-not-on-this-total = { START($rank, form: "the") } no se puede jugar con este total
refusal-not-yet = { START($rank, form: "the") } no se puede jugar todavía
refusal-not-now = { START($rank, form: "the") } no se puede jugar ahora
refusal-answer-due = A { FORM($asked, form: "a") } solo se responde con { FORM($asked, form: "a") }
refusal-run-goes-on = Hay que seguir la escalera con { FORM($asked, form: "a") }
refusal-may-not-begin = { $count ->
    [one] { START($rank, form: "the") } no puede ir primero: se debe una jugada
   *[other] { START($rank, form: "the") } no puede ir primero: se deben { $count } jugadas
 }
refusal-too-few-left = { $count ->
    [one] { START($rank, form: "the") } dejaría muy pocas cartas: se debe una jugada
   *[other] { START($rank, form: "the") } dejaría muy pocas cartas: se deben { $count } jugadas
 }
refusal-cancels-fewer = { $cancels ->
    [one] { START($rank, form: "the") } anula una jugada, no { $count }
   *[other] { START($rank, form: "the") } anula { $cancels } jugadas, no { $count }
 }
refusal-number-first = { START($rank, form: "the") } no puede ir primero: la ronda la abre un número
refusal-not-in-hand = { START($rank, form: "the") } no está en tu mano

## De una jugada

refusal-no-deal = No hay ninguna ronda en marcha. Pulsa Enter para la siguiente.
refusal-not-your-turn = Todavía no te toca.
refusal-no-such-value = Esa carta no tiene ese valor.
refusal-can-play = Todavía tienes una carta que puedes jugar.
refusal-not-asked = No te toca responder.
refusal-no-such-answer = Estas cartas no se pueden bajar ahora.
refusal-must-draw = Antes te toca tomar una carta.
refusal-nothing-to-draw = No te toca tomar ninguna carta.
refusal-no-call-due = Ahora no hay ningún total que decir.
