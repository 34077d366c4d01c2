## Le carte

event-copied = { $player ->
    [you] Copi { FORM($card, form: "the") }
   *[other] { $player } copia { FORM($card, form: "the") }
 }
event-copied-brief = copia: { FORM($rank, form: "figure") }
event-four = { $player ->
    [you] Butti giù quattro carte insieme
   *[other] { $player } butta giù quattro carte insieme
 }
event-four-brief = quattro insieme!
event-wrong-call = { $player ->
    [you] Hai detto un altro numero; è { $total }
   *[other] { $player } ha detto un altro numero; è { $total }
 }
event-wrong-call-brief = è { $total }
event-sneaked = { $player ->
    [you] Ti intrufoli fuori turno
   *[other] { $player } si intrufola fuori turno
 }
event-sneaked-brief = intrusione!
event-three-of-a-kind = { $player ->
    [you] Cali un tris di { FORM($rank, form: "many") }
   *[other] { $player } cala un tris di { FORM($rank, form: "many") }
 }
event-three-of-a-kind-brief = tris di { FORM($rank, form: "many") }

## Che cosa si fa a un altro posto

event-named-next = { $player ->
    [you] Fai giocare { FORM($target, form: "whom") }
   *[other] { $target ->
        [you] { $player } fa giocare te
       *[other] { $player } fa giocare { $target }
     }
 }
event-named-next-brief = gioca dopo
event-exchanged = { $player ->
    [you] Scambi le carte con { FORM($target, form: "whom") }
   *[other] { $player } scambia le carte con { FORM($target, form: "whom") }
 }
event-exchanged-brief = scambio con { FORM($target, form: "whom") }
event-redealt = { $player ->
    [you] Fai dare carte nuove a tutti
   *[other] { $player } fa dare carte nuove a tutti
 }
event-redealt-brief = carte nuove per tutti
event-stole = { $player ->
    [you] Rubi una carta a { FORM($target, form: "whom") }
   *[other] { $target ->
        [you] { $player } ti ruba una carta
       *[other] { $player } ruba una carta a { $target }
     }
 }
event-stole-card = { $player ->
    [you] Rubi una carta a { FORM($target, form: "whom") }: { $card }
   *[other] { $target ->
        [you] { $player } ti ruba una carta: { $card }
       *[other] { $player } ruba una carta a { $target }: { $card }
     }
 }
event-stole-brief = furto a { FORM($target, form: "whom") }
event-struck = { $player ->
    [you] Metti fuori { FORM($target, form: "whom") }
   *[other] { $target ->
        [you] { $player } ti mette fuori
       *[other] { $player } mette fuori { $target }
     }
 }
event-struck-brief = fuori { FORM($target, form: "who") }
event-shield = { $player ->
    [you] Metti lo scudo e resti dentro
   *[other] { $player } mette lo scudo e resta dentro
 }
event-shield-brief = scudo!
event-zeus = { $player ->
    [you] Prendi Zeus
   *[other] { $player } prende Zeus
 }
event-zeus-brief = Zeus preso!
event-saved = { $player ->
    [you] Scarti { FORM($card, form: "the") } e ti salvi
   *[other] { $player } scarta { FORM($card, form: "the") } e si salva
 }
event-saved-brief = in salvo!
event-wore-off = D’ora in poi { FORM($card, form: "the") } conta { $value }
event-wore-off-brief = { $card }: solo { $value }

## Che cosa si deve

event-must-play = { $player ->
    [you] Devi giocare { FORM($count, as: "form-times") }
   *[other] { $player } deve giocare { FORM($count, as: "form-times") }
 }
event-must-play-brief = da giocare: { FORM($count, as: "form-times") }
event-nothing-owed = { $player ->
    [you] Ti liberi delle giocate che dovevi
   *[other] { $player } si libera delle giocate che doveva
 }
event-nothing-owed-brief = niente più debiti
event-could-not-answer = { $player ->
    [you] Non puoi rispondere e perdi il turno
   *[other] { $player } non può rispondere e perde il turno
 }
event-did-not-answer = { $player ->
    [you] Non rispondi e perdi il turno
   *[other] { $player } non risponde e perde il turno
 }
event-penalty = { $player ->
    [you] Non rispondi, e ti tocca una penalità
   *[other] { $player } non risponde, e prende una penalità
 }
event-penalty-brief = nessuna risposta
event-once-more = { $player ->
    [you] Puoi giocare di nuovo
   *[other] { $player } può giocare di nuovo
 }
event-once-more-brief = ancora una volta
event-others-draw = { $count ->
    [one] Tutti tranne { FORM($player, form: "whom") } pescano una carta
   *[other] Tutti tranne { FORM($player, form: "whom") } pescano { $count } carte
 }
event-others-draw-brief = gli altri pescano { $count }
event-forgot-to-draw = { $player ->
    [you] Ti dimentichi di pescare
   *[other] { $player } si dimentica di pescare
 }
event-forgot-to-draw-brief = pesca dimenticata

## Il totale

event-exact = { $player ->
    [you] Centri { $number }
   *[other] { $player } centra { $number }
 }
event-exact-brief = { $number } esatto!
event-crossed = { $player ->
    [you] Passi { $number }
   *[other] { $player } passa { $number }
 }
event-crossed-brief = oltre { $number }
event-called = { $player ->
    [you] Dici { $number }, e questo costa
   *[other] { $player } dice { $number }, e questo costa
 }
event-called-brief = { $number } costa
event-pays-each = { $player ->
    [you] Paghi { event-points } a ognuno degli altri
   *[other] { $player } paga { event-points } a ognuno degli altri
 }
event-pays-each-brief = { $count } a ognuno
event-gets-from-each = { $player ->
    [you] Ricevi { event-points } da ognuno degli altri
   *[other] { $player } riceve { event-points } da ognuno degli altri
 }
event-gets-from-each-brief = { $count } da ognuno
event-wins-points = { $player ->
    [you] Ricevi { event-points }
   *[other] { $player } riceve { event-points }
 }
event-wins-points-brief = +{ $count }
event-loses-points = { $player ->
    [you] Perdi { event-points }
   *[other] { $player } perde { event-points }
 }
event-loses-points-brief = −{ $count }
event-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
 }
event-reset = Il totale adesso è { $total }
event-reset-brief = totale { $total }
event-over = { $player ->
    [you] Con { $total } superi il limite
   *[other] Con { $total } { $player } supera il limite
 }
event-over-brief = troppo: { $total }
event-mistake = { $player ->
    [you] Giochi per errore { FORM($card, form: "the") }: { $total } è troppo
   *[other] { $player } gioca per errore { FORM($card, form: "the") }: { $total } è troppo
 }

## Chi perde

event-cannot-play = { $player ->
    [you] Non puoi giocare
   *[other] { $player } non può giocare
 }
event-cannot-play-brief = niente da giocare
event-gave-up = { $player ->
    [you] Rinunci
   *[other] { $player } rinuncia
 }
event-gave-up-brief = rinuncia
event-bombed = { $player ->
    [you] La bomba ti colpisce
   *[other] La bomba colpisce { $player }
 }
event-bombed-brief = colpo di bomba
event-bank = { $player ->
    [you] Svuoti la banca
   *[other] { $player } svuota la banca
 }
event-bank-brief = banca vuota

## Dall’ultimo turno di chi legge, sul sipario

event-dealt = Le carte sono date.
event-nobody-played = Da allora non ha giocato nessuno.
event-plays = { $player ->
    [you] Giochi { FORM($cards, form: "the") }: { $total }
   *[other] { $player } gioca { FORM($cards, form: "the") }: { $total }
 }
event-plays-still = { $player ->
    [you] Giochi { FORM($cards, form: "the") }: resta { $total }
   *[other] { $player } gioca { FORM($cards, form: "the") }: resta { $total }
 }
event-plays-several = { $player ->
    [you] Giochi { FORM($count, as: "form-number") } { FORM($rank, form: "many") }: { $total }
   *[other] { $player } gioca { FORM($count, as: "form-number") } { FORM($rank, form: "many") }: { $total }
 }
event-plays-several-still = { $player ->
    [you] Giochi { FORM($count, as: "form-number") } { FORM($rank, form: "many") }: resta { $total }
   *[other] { $player } gioca { FORM($count, as: "form-number") } { FORM($rank, form: "many") }: resta { $total }
 }
event-earlier = { $count ->
    [one] Prima c’è stata un’altra giocata.
   *[other] Prima ci sono state altre { $count } giocate.
 }
event-turned = Adesso si gioca nell’altro senso.
