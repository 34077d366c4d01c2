chips-limit = fino a { $limit }
chips-limit-in-full = il totale più alto è { $limit }
chips-cards-take = le carte tolgono
chips-down = da { $total } a 0
chips-reach-wins = vince chi arriva a { $total }
chips-exact-wins = esattamente { $total } vince
chips-hurdles = { $numbers }: centro +1, salto −1
chips-hurdles-end = la mano finisce a { $total } o più
chips-team = tutti insieme
chips-without-cards = niente { FORM($ranks, form: "many") }
chips-cards-in-hand = { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }
chips-all-dealt = si danno tutte le carte
chips-players = da { $players } a { $most } giocatori

chips-no-tokens = senza gettoni
chips-tokens = { $kind ->
    [penny] { $count ->
        [one] 1 centesimo
       *[other] { $count } centesimi
     }
    [nickel] { $count ->
        [one] 1 monetina
       *[other] { $count } monetine
     }
    [chip] { $count ->
        [one] 1 fiche
       *[other] { $count } fiche
     }
    [corner] { $count ->
        [one] 1 angolo
       *[other] { $count } angoli
     }
    [fold] { $count ->
        [one] 1 piega
       *[other] { $count } pieghe
     }
    [point] { $count ->
        [one] 1 punto
       *[other] { $count } punti
     }
    [letter] { $count ->
        [one] 1 lettera
       *[other] { $count } lettere
     }
    [bomb] { $count ->
        [one] 1 bomba a tempo
       *[other] { $count } bombe a tempo
     }
   *[token] { $count ->
        [one] 1 gettone
       *[other] { $count } gettoni
     }
 }

chips-packs = { $count ->
    [one] 1 mazzo
   *[other] { $count } mazzi
 }
chips-packs-from = { $count ->
    [one] 1 mazzo da { $players } giocatori in su
   *[other] { $count } mazzi da { $players } giocatori in su
 }
chips-stock-runs-out = il mazzo finisce
chips-without-cards-has-won = senza carte hai vinto
chips-whole-pile-shuffled = si mescola tutta la pila
chips-stock-is-renewed = il mazzo si rifà
chips-good-last-card = ultima carta buona
chips-card-turned-up = si scopre una carta

chips-milestones = { $numbers } fanno pagare
chips-no-milestones = senza tappe
chips-fines = { $numbers } costa
chips-no-fines = nessun totale costa
chips-borders = { $target ->
    [one] passare { $numbers } costa, 1 punto chiude
   *[other] passare { $numbers } costa, { $target } punti chiudono
 }
chips-no-borders = senza confini
chips-payment-overshoot = oltre { $limit } si paga a ognuno i punti di troppo
chips-payment-forfeit = oltre { $limit } costa un pegno
chips-payment-over = { $count ->
    [one] oltre { $limit } si paga 1 punto a ognuno
   *[other] oltre { $limit } si pagano { $count } punti a ognuno
 }
chips-sixty-nine = 69: { $does }
chips-zeus = avere Zeus a { $limit }
chips-never-below-zero = mai sotto 0
chips-below-zero-too = anche sotto 0

chips-penalties-handed-on = le penalità si passano
chips-penalties-end = le penalità non si passano
chips-runs = con una scala si pesca
chips-same-rank = fino a { $count } carte uguali
chips-pairs = coppie di { FORM($ranks, form: "many") } valgono una
chips-thrown = quattro { FORM($rank, form: "many") } insieme
chips-one-at-once = una carta alla volta
chips-three-of-a-kind = un tris chiude la mano
chips-hands = { $hands }
chips-hand-wins = tre { FORM($rank, form: "many") } vincono
chips-hand-loses = con tre { FORM($rank, form: "many") } perdono tutti
chips-ban = { $count ->
    [one] niente { FORM($rank, form: "many") } per un turno
   *[other] niente { FORM($rank, form: "many") } per { $count } turni
 }
chips-wears-off = un effetto si consuma
chips-wakes = effetti da { $total } in su
chips-wakes-turn = effetti dal turno { $count }

chips-stuck-ends = senza mosse: mano finita
chips-stuck-out = senza mosse: fuori
chips-stuck-sits-out = senza mosse: salta la mano
chips-stuck-clears = senza mosse: via la pila
chips-stuck-takes-back = { $count ->
    [one] senza mosse: via 1 carta dalla pila
   *[other] senza mosse: via { $count } carte dalla pila
 }
chips-over-ends = chi va oltre chiude la mano
chips-without-cards-wins = vince chi finisce le carte
chips-bomb-saves = { card-index } salva dalle bombe
chips-hands-stay = le carte restano in mano
chips-hands-new = carte nuove a ogni mano
chips-out-with-last = { $kind ->
    [penny] fuori con l’ultimo centesimo
    [nickel] fuori con l’ultima monetina
    [chip] fuori con l’ultima fiche
    [corner] fuori con l’ultimo angolo
    [fold] fuori con l’ultima piega
    [point] fuori con l’ultimo punto
    [bomb] fuori con l’ultima bomba
   *[token] fuori con l’ultimo gettone
 }
chips-out-later = fuori una perdita dopo
chips-nobody-out = nessuno esce dalla partita
chips-match-won = vince chi ha { $count ->
    [one] una mano
   *[other] { $count } mani
 }
chips-match-lost = finché uno ha { $count ->
    [one] un pegno
   *[other] { $count } pegni
 }

chips-counterclockwise = in senso antiorario
chips-clockwise = in senso orario
chips-turn-again = in due, il cambio fa rigiocare
chips-turn-passes = in due, il cambio passa il turno
