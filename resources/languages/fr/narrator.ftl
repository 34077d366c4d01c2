narrator-deal = Manche { $number }. { $player ->
    [you] Tu as distribué.
   *[other] { $player } a distribué.
 }
narrator-your-turn = À toi, { $total }.
narrator-you-drew = Tu as pioché { FORM($cards, form: "the") }
narrator-drew = { $player ->
    [you] { $count ->
        [one] Tu as pioché { FORM($count, as: "form-number", form: "f") } carte
       *[other] Tu as pioché { $count } cartes
     }
   *[other] { $count ->
        [one] { $player } a pioché { FORM($count, as: "form-number", form: "f") } carte
       *[other] { $player } a pioché { $count } cartes
     }
 }
narrator-skipped = { $player ->
    [you] Tu passes ton tour
   *[other] { $player } passe son tour
 }
narrator-stock-renewed = On a mélangé la pile pour refaire la pioche
narrator-pile-away = On a mis la pile de côté
narrator-gets = { $player ->
    [you] Tu reçois { $tokens }
   *[other] { $player } reçoit { $tokens }
 }
narrator-enter = Entrée pour continuer.
