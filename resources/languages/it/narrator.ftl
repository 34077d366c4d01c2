narrator-deal = Mano { $number }. { $player ->
    [you] Hai dato le carte.
   *[other] { $player } ha dato le carte.
 }
narrator-your-turn = Tocca a te, { $total }.
narrator-you-drew = Hai pescato { FORM($cards, form: "the") }
narrator-drew = { $player ->
    [you] { $count ->
        [one] Hai pescato una carta
       *[other] Hai pescato { $count } carte
     }
   *[other] { $count ->
        [one] { $player } ha pescato una carta
       *[other] { $player } ha pescato { $count } carte
     }
 }
narrator-skipped = { $player ->
    [you] Salti il turno
   *[other] { $player } salta il turno
 }
narrator-stock-renewed = La pila, rimescolata, ora è il nuovo mazzo
narrator-pile-away = La pila è messa da parte
narrator-gets = { $player ->
    [you] Ricevi { $tokens }
   *[other] { $player } riceve { $tokens }
 }
narrator-enter = Premi Invio per continuare.
