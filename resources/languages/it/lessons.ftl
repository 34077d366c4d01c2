## Bottoni

lessons-let-stand = È giusto
lessons-check = Controlliamo!
lessons-that-is-all = Sono tutte
lessons-do-not-know = Non lo so
lessons-no-hurry = Fai con calma.
lessons-take-your-time = Fai con calma. “Fammi vedere” non costa niente.
lessons-call-it = Di’ { $total }
lessons-said-for-you = I conti con numeri oltre { $most } li diciamo noi per te, { $name }.

## Che cosa fanno i tasti

lessons-key-pick-card = scegliere quella carta
lessons-key-type-answer = scrivere la risposta

## Chi gioca: una frase sul nastro

lessons-you-play = { $name }, giochi { FORM($cards, form: "the") }.
lessons-other-plays = { $name } gioca { FORM($cards, form: "the") }.
lessons-look-at-hand = { $name }, guarda le tue carte.
lessons-here-is-a-sum = { $name }, ecco un conto.

## La domanda: una frase sul nastro

lessons-ask-total = Qual è il nuovo totale?
lessons-ask-room = Quanto manca da { $total } a { $limit }?
lessons-ask-hold = Questa carta lascia il totale com’è. Quanto fa?
lessons-ask-double = Questa carta raddoppia il totale. Quanto fa adesso?
lessons-ask-halve = Questa carta dimezza il totale. Quanto fa adesso?
lessons-ask-swap = Questa carta scambia le due cifre. Quanto fa adesso il totale?
lessons-ask-round = Questa carta va alla decina più vicina. Il cinque sale. Quanto fa adesso il totale?
lessons-ask-set = Questa carta fissa il totale. Quanto fa adesso?
lessons-ask-plainly = Quanto fa?
lessons-ask-plainly-swap = Scambia di posto le due cifre. Che numero viene?
lessons-ask-plainly-round = Vai alla decina più vicina. Il cinque sale. Che numero viene?
lessons-ask-which-fit = Quali carte puoi ancora giocare?
lessons-ask-furthest = Quale carta arriva più lontano senza superare { $limit }?
lessons-ask-which-value = Quale dei suoi valori puoi ancora giocare?

## Sul nastro e accanto alla linea dei numeri

lessons-who-calls-sum = { $name }:
lessons-or-tap-the-line = o tocca la linea
lessons-tile-swap = scambia
lessons-tile-round = arrotonda
lessons-card-as = { $card }: { $signed }

## Dopo una risposta

lessons-yes = { $way ->
    [floor] Sì! { $total } meno { $step } andrebbe sotto zero. In questo gioco il totale si ferma a zero.
    [total] Sì! Il totale è { $answer }.
    [number] Sì! È { $answer }.
    [rule] Sì!
   *[sum] Sì! { $sum }.
 }
lessons-yes-picked = Sì! Da { $total } si arriva a { $made }.
lessons-yes-stays = Sì! Il totale resta { $total }.
lessons-yes-all-that-fit = Sì! Sono tutte queste: { $cards }.
lessons-nearly = Quasi.
lessons-not-yet = Non ancora.
lessons-look-where-cards-lead = Guarda dove porta ogni carta, poi scegli ancora.
lessons-there-it-stands = Eccolo: { $answer }. Adesso prova tu.

## Un computer ha detto un totale, e il bambino controlla

lessons-is-that-right = { $way ->
    [sum] “{ $sum }: { $said }.” È giusto?
   *[total] “Il totale è { $said }.” È giusto?
 }
lessons-look = { $way ->
    [floor] Guarda: { $total } meno { $step } andrebbe sotto zero. In questo gioco il totale si ferma a zero, non a { $said }.
    [total] Guarda: il totale è { $answer }, non { $said }.
   *[sum] Guarda: { $sum }, non { $said }.
 }
lessons-was-right = { $way ->
    [floor] Era giusto: { $total } meno { $step } andrebbe sotto zero. In questo gioco il totale si ferma a zero. Controllare va sempre bene.
    [total] Era giusto: il totale è { $answer }. Controllare va sempre bene.
   *[sum] Era giusto: { $sum }. Controllare va sempre bene.
 }

## Letto ad alta voce

lessons-read-sum = { $way ->
    [add] { $total } più { $step }
    [take] { $total } meno { $step }
    [double] il doppio di { $total }
   *[halve] la metà di { $total }
 }
lessons-read-answer = { $way ->
    [add] { $total } più { $step } fa { $answer }
    [take] { $total } meno { $step } fa { $answer }
    [double] il doppio di { $total } fa { $answer }
   *[halve] la metà di { $total } fa { $answer }
 }
lessons-total-is = Il totale è { $total }.
lessons-number-is = Il numero è { $total }.
lessons-total-and-limit = Il totale è { $total }, il limite è { $limit }.

## Come andare avanti

lessons-turn-card = { $way ->
    [floor] { $total } meno { $step } andrebbe sotto 0. In questo gioco il totale si ferma a 0.
    [hold] Il totale resta { $answer }.
   *[set] Il totale adesso è { $answer }.
 }
lessons-way-room = { $total } più quanto fa { $limit }?
lessons-way-count-on = Parti da { $total } e vai avanti di { $step }.
lessons-way-count-back = Parti da { $total } e torna indietro di { $step }.
lessons-way-start = Parti da { $total }.
lessons-way-again = Prova ancora, da { $total }.
lessons-way-tens-on = { $tens ->
    [one] C’è una decina in più
   *[other] Ci sono { $tens } decine in più
 }. Le unità restano.
lessons-way-tens-back = { $tens ->
    [one] C’è una decina in meno
   *[other] Ci sono { $tens } decine in meno
 }. Le unità restano.
lessons-way-break-ten = Cambia una decina in dieci unità. 10 meno { $step } fa { $rest }.
lessons-way-make-ten = Da { $total } a { $stop } { $first ->
    [one] manca 1
   *[other] mancano { $first }
 }; { $rest ->
    [one] resta ancora 1
   *[other] restano ancora { $rest }
 }.
lessons-way-on-and-back = { $total } più { $first } fa { $stop }; poi torna indietro di { $rest }.
lessons-way-on-and-on = { $total } più { $first } fa { $stop }; poi ancora { $rest }.
lessons-way-back-and-on = { $total } meno { $first } fa { $stop }; poi vai avanti di { $rest }.
lessons-way-back-and-back = { $total } meno { $first } fa { $stop }; poi indietro ancora di { $rest }.
lessons-way-left = { $left ->
    [0] Il totale è { $total }: fino a { $limit } non manca niente.
    [one] Da { $total } a { $limit } manca 1.
   *[other] Da { $total } a { $limit } mancano { $left }.
 }

## Che cosa mostra una risposta che non torna, come può vederlo un bambino

lessons-mistake-counted-the-start = Comincia a contare dopo { $total }, senza contare anche quello.
lessons-mistake-added-to-the-tens = { $step ->
    [one] 1 è un’unità, non una decina.
   *[other] { $step } sono unità, non decine.
 }
lessons-mistake-digits-reversed = Le cifre sono giuste, ma decine e unità si sono scambiate di posto.
lessons-mistake-no-carry = Le unità arrivano a dieci o più: c’è una decina in più.
lessons-mistake-carried-twice = Le unità fanno una decina nuova, non due.
lessons-mistake-added-to-the-ones = { $step } sono decine intere: le unità restano.
lessons-mistake-only-the-ten = La decina c’è; mancano ancora le unità.
lessons-mistake-only-the-ones = Le unità ci sono; manca ancora la decina.
lessons-mistake-added-instead = Qui si toglie.
lessons-mistake-took-instead = Qui si aggiunge.
lessons-mistake-said-the-card = { $step } è solo il passo: dove arriva, partendo da { $total }?
lessons-mistake-counted-the-card = Un passo non basta: qui sono { $step }.
lessons-mistake-said-the-old-total = { $total } è solo la partenza: dove porta il passo di { $step }?
lessons-mistake-wrote-side-by-side = Dieci unità fanno una decina in più.
lessons-mistake-finger-slip = Solo una cifra non va. Guarda ancora.
lessons-mistake-took-from-the-ones = { $step } sono decine intere: le unità restano.
lessons-mistake-smaller-from-larger = Le unità non bastano. Cambia una decina.
lessons-mistake-did-not-break-the-ten = Le unità sono giuste. Però hai usato una decina.
lessons-mistake-lost-the-sign = È sotto zero: davanti al numero ci vuole il meno.
lessons-mistake-stopped-at-zero = Qui non ci si ferma a zero.
lessons-mistake-doubled-only-the-tens = Raddoppia anche le unità.
lessons-mistake-doubled-only-the-ones = Raddoppia anche le decine.
lessons-mistake-added-two = Il doppio è il numero più un’altra volta lo stesso numero.
lessons-mistake-lost-the-odd-ten = La metà di una decina è cinque: non perderla.
lessons-mistake-halved-only-the-tens = Dimezza anche le unità.
lessons-mistake-took-two = La metà è una di due parti uguali.
lessons-mistake-kept-the-total = Il numero non resta com’è.
lessons-mistake-said-the-total = { $total } è il totale: quanto manca?
lessons-mistake-doubled-a-digit = Le due cifre si scambiano di posto.
lessons-mistake-rounded-the-other-way = { $ones ->
    [5] Dal cinque in poi si sale alla decina dopo.
   *[other] Guarda quale decina è più vicina.
 }
lessons-mistake-added-the-face = Qui questa carta non aggiunge { $face }.
lessons-mistake-off-by-one = Conta ancora una volta.
lessons-mistake-off-by-ten = Le unità sono giuste; guarda le decine.
lessons-mistake-stopped-at-the-ten = La decina c’è, ma il passo non è finito.
lessons-mistake-went-on-from-the-ten = Per arrivare alla decina serve già una parte di { $step }.
lessons-mistake-read-the-total-reversed = Guarda ancora { $total }: prima vengono le decine.
lessons-mistake-took-a-teen-for-tens = Da 11 a 19 c’è una sola decina.
lessons-mistake-wrote-as-said = C’è uno zero di troppo.
lessons-mistake-dropped-the-tens = Non dimenticare le decine di { $total }.
lessons-mistake-took-six-for-nine = Guarda bene: è 6 o 9?
lessons-mistake-doubled-the-total = Qui non si raddoppia: si aggiunge { $step }.
lessons-mistake-did-the-step-twice = Il passo di { $step } si fa una volta sola.
lessons-mistake-compared-the-ones = { $left ->
    [0] Guarda tutto il numero: da { $total } a { $limit } non manca niente.
    [one] Guarda tutto il numero: da { $total } a { $limit } manca solo 1.
   *[other] Guarda tutto il numero: da { $total } a { $limit } mancano solo { $left }.
 }
lessons-mistake-over-the-limit = { $total } più { $step } farebbe { $made }: oltre { $limit }.
lessons-mistake-left-one-out = { $left ->
    [one] Non sono ancora tutte: fino a { $limit } manca 1.
   *[other] Non sono ancora tutte: fino a { $limit } mancano { $left }.
 }
lessons-mistake-left-a-special-out = Non sono ancora tutte: una delle altre non aggiunge niente.
lessons-mistake-not-the-largest = Quella va bene. Ce n’è una che arriva più lontano?

## A chi tocca dire il totale

lessons-who-calls = Lo dice { $name }
lessons-who-calls-heard = Lo dice { $name }. Gli altri: vietato suggerire!
lessons-others-hush = Gli altri: vietato suggerire!
lessons-hush = sst
lessons-i-am = Sono { $name }
lessons-is-not-here = { $name } non c’è
lessons-own-book = Quaderno di { $name }
lessons-own-book-note = ci va solo quello che dice { $name }
lessons-read-aloud = Ad alta voce

lessons-tap-the-line = Tocca la linea
