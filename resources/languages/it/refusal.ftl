## Di una carta

refusal-over-limit = { $limit ->
    [0] { START($rank, form: "the") } farebbe { $total }: sotto 0
   *[other] { START($rank, form: "the") } farebbe { $total }: oltre { $limit }
 }
refusal-not-on-this-total = { START($rank, form: "the") } non si gioca su questo totale
refusal-not-yet = { START($rank, form: "the") } non si può ancora giocare
refusal-not-now = { START($rank, form: "the") } adesso non si può giocare
refusal-answer-due = { START($asked, form: "to-a") } si può rispondere solo con { FORM($asked, form: "a") }
refusal-run-goes-on = La scala va continuata con { FORM($asked, form: "a") }
refusal-may-not-begin = { $count ->
    [one] { START($rank, form: "the") } non può cominciare: c’è ancora una giocata da fare
   *[other] { START($rank, form: "the") } non può cominciare: ci sono ancora { $count } giocate da fare
 }
refusal-too-few-left = { $count ->
    [one] { START($rank, form: "the") } lascerebbe troppo poche carte: c’è ancora una giocata da fare
   *[other] { START($rank, form: "the") } lascerebbe troppo poche carte: ci sono ancora { $count } giocate da fare
 }
refusal-cancels-fewer = { $cancels ->
    [one] { START($rank, form: "the") } annulla una giocata, non { $count }
   *[other] { START($rank, form: "the") } annulla { $cancels } giocate, non { $count }
 }
refusal-number-first = { START($rank, form: "the") } non può essere la prima carta: la mano si apre con un numero
refusal-not-in-hand = { START($rank, form: "the") } non è fra le tue carte

## Di una mossa

refusal-no-deal = Non c’è una mano in corso. Premi Invio per la prossima.
refusal-not-your-turn = Non tocca ancora a te.
refusal-no-such-value = Quella carta non ha questo valore.
refusal-can-play = Hai ancora una carta che puoi giocare.
refusal-not-asked = La domanda non era per te.
refusal-no-such-answer = Queste carte adesso non si possono calare.
refusal-must-draw = Prima hai una carta da pescare.
refusal-nothing-to-draw = Non hai carte da pescare.
refusal-no-call-due = Adesso non c’è un totale da dire.
