narrator-deal = Ronda { $number }. { $player ->
    [you] Repartes tú.
   *[other] Reparte { $player }.
 }
narrator-your-turn = Te toca, { $total }.
narrator-you-drew = Tomas { FORM($cards, form: "the") }
narrator-drew = { $player ->
    [you] { $count ->
        [one] Tomas una carta
       *[other] Tomas { $count } cartas
     }
   *[other] { $count ->
        [one] { $player } toma una carta
       *[other] { $player } toma { $count } cartas
     }
 }
narrator-skipped = { $player ->
    [you] Pierdes el turno
   *[other] { $player } pierde el turno
 }
narrator-stock-renewed = La pila se baraja y pasa a ser el nuevo mazo
narrator-pile-away = La pila se aparta
narrator-gets = { $player ->
    [you] Recibes { $tokens }
   *[other] { $player } recibe { $tokens }
 }
narrator-enter = Pulsa Enter para seguir.
