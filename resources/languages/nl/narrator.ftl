narrator-deal = Ronde { $number }. { $player ->
    [you] Je hebt gedeeld.
   *[other] { $player } heeft gedeeld.
 }
narrator-your-turn = Jouw beurt, { $total }.
narrator-you-drew = Je hebt { FORM($cards, form: "the") } gepakt
narrator-drew = { $player ->
    [you] { $count ->
        [one] Je hebt een kaart gepakt
       *[other] Je hebt { $count } kaarten gepakt
     }
   *[other] { $count ->
        [one] { $player } heeft een kaart gepakt
       *[other] { $player } heeft { $count } kaarten gepakt
     }
 }
narrator-skipped = { $player ->
    [you] Je slaat een beurt over
   *[other] { $player } slaat een beurt over
 }
narrator-stock-renewed = De aflegstapel is geschud en is nu de trekstapel
narrator-pile-away = De aflegstapel is weggelegd
narrator-gets = { $player ->
    [you] Je krijgt { $tokens }
   *[other] { $player } krijgt { $tokens }
 }
narrator-enter = Druk op Enter om verder te gaan.
