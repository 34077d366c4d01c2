narrator-deal = Rozdanie { $number }. { $player ->
    [you] Rozdajesz ty.
   *[other] Rozdaje { $player }.
 }
narrator-your-turn = Twoja kolej, { $total }.
narrator-you-drew = Dobierasz: { FORM($cards, form: "heard") }
narrator-drew = { $player ->
    [you] { $count ->
        [one] Dobierasz kartę
        [few] Dobierasz { $count } karty
       *[many] Dobierasz { $count } kart
     }
   *[other] { $count ->
        [one] { $player } dobiera kartę
        [few] { $player } dobiera { $count } karty
       *[many] { $player } dobiera { $count } kart
     }
 }
narrator-skipped = { $player ->
    [you] Tracisz kolej
   *[other] { $player } traci kolej
 }
narrator-stock-renewed = Stos przetasowano: to nowa talia do dobierania
narrator-pile-away = Stos odłożono na bok
narrator-gets = { $player ->
    [you] Dostajesz { FORM($tokens, form: "acc") }
   *[other] { $player } dostaje { FORM($tokens, form: "acc") }
 }
narrator-enter = Naciśnij Enter, by przejść dalej.
