narrator-deal = Rodada { $number }. { $player } deu as cartas.
narrator-your-turn = Sua vez, { $total }.
narrator-you-drew = Você comprou { FORM($cards, form: "the") }
narrator-drew = { $count ->
    [one] { $player } comprou uma carta
   *[other] { $player } comprou { $count } cartas
 }
narrator-skipped = { $player } perde a vez
narrator-stock-renewed = O descarte foi embaralhado e agora é o monte
narrator-pile-away = O descarte foi posto de lado
narrator-gets = { $player } ganha { $tokens }
narrator-enter = Aperte Enter para continuar.
