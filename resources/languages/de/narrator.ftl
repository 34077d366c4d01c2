narrator-deal = Runde { $number }. { $player ->
    [you] Du hast gegeben.
   *[other] { $player } hat gegeben.
 }
narrator-your-turn = Du bist dran, { $total }.
narrator-you-drew = Du hast { FORM($cards, form: "the-acc") } gezogen
narrator-drew = { $player ->
    [you] { $count ->
        [one] Du hast eine Karte gezogen
       *[other] Du hast { $count } Karten gezogen
     }
   *[other] { $count ->
        [one] { $player } hat eine Karte gezogen
       *[other] { $player } hat { $count } Karten gezogen
     }
 }
narrator-skipped = { $player ->
    [you] Du musst aussetzen
   *[other] { $player } muss aussetzen
 }
narrator-stock-renewed = Die Ablage wurde gemischt und ist jetzt der neue Stapel
narrator-pile-away = Die Ablage wurde weggelegt
narrator-gets = { $player ->
    [you] Du bekommst { FORM($tokens, form: "acc") }
   *[other] { $player } bekommt { FORM($tokens, form: "acc") }
 }
narrator-enter = Drück Enter, dann geht es weiter.
