state-makes = { $card }, fa { $totals }
state-makes-any = { $card }, fa un totale da { $low } a { $high }
state-marked = segnata
state-with-others = si può giocare con altre (+)
state-takes-zeus = prende Zeus
state-wins-game = vince la partita
state-brings = porta subito qualcosa
state-costs = costa subito qualcosa
state-refused = { $card } ({ $why })

state-you-owe = { $count ->
    [one] Devi fare ancora una giocata
   *[other] Devi fare { $count } giocate
 }
state-answer-queen = Rispondi con { FORM($rank, form: "a") }
state-run-up = Una scala sale: peschi solo se continui con { FORM($rank, form: "a") }
state-run-down = Una scala scende: peschi solo se continui con { FORM($rank, form: "a") }

state-you-are-asked = È una domanda per te.
state-your-turn = Tocca a te.
state-to-play = { $player ->
    [you] Tocca a te.
   *[other] È il turno di { $player }.
 }
state-deal-over = La mano è finita. Premi Invio per la prossima.
state-game-over = La partita è finita.
state-total = Totale { $total }.
state-hand = Le tue carte: { $cards }.
state-pile = Sulla pila: { $card }.
state-clockwise = Si gioca in senso orario.
state-counterclockwise = Si gioca in senso antiorario.
