## Lo que puede una carta de la mano

state-makes = { $card }, deja { $totals }
state-makes-any = { $card }, deja cualquier total de { $low } a { $high }
state-marked = marcada
state-with-others = se puede jugar con otras (+)
state-takes-zeus = se lleva a Zeus
state-wins-game = gana la partida
state-brings = da algo enseguida
state-costs = cuesta algo enseguida
state-refused = { $card } ({ $why })

## Lo que obliga a quien le toca

state-you-owe = { $count ->
    [one] Debes una jugada más
   *[other] Debes { $count } jugadas
 }
state-answer-queen = Responde con { FORM($rank, form: "a") }
state-run-up = La escalera sube: solo se toma carta con { FORM($rank, form: "a") }
state-run-down = La escalera baja: solo se toma carta con { FORM($rank, form: "a") }

## Toda la mesa, frase a frase

state-you-are-asked = Te preguntan.
state-your-turn = Te toca.
state-to-play = { $player ->
    [you] Te toca.
   *[other] Le toca a { $player }.
 }
state-deal-over = La ronda ha terminado. Pulsa Enter para la siguiente.
state-game-over = La partida ha terminado.
state-total = Total { $total }.
state-hand = Tu mano: { $cards }.
state-pile = En la pila: { $card }.
state-clockwise = Se juega en sentido horario.
state-counterclockwise = Se juega en sentido antihorario.
