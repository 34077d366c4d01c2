## Il nome delle carte

card-index = { START($rank, form: "figure") }
card-name = { $face ->
    [M1] meno 1
    [T1] meno 1
    [T2] meno 2
    [M10] meno 10
   *[other] { FORM($face, form: "figure") }
 }
card-in-box = { card-name } ({ $printed })
card-printed = { START($rank) }
card-black = { $rank ->
    [Q] { FORM($rank, form: "figure") } nera
   *[other] { FORM($rank, form: "figure") } nero
 }
card-red = { $rank ->
    [Q] { FORM($rank, form: "figure") } rossa
   *[other] { FORM($rank, form: "figure") } rosso
 }
card-of-suits = { FORM($rank, form: "figure") } di { $suits }
card-other = { $rank ->
    [Q] altra { FORM($rank, form: "figure") }
   *[other] altro { FORM($rank, form: "figure") }
 }
card-apart = { FORM($rank, form: "figure") } (tranne { FORM($apart, form: "the") })
card-row = { START($names) }

card-black-chip = { $rank ->
    [Q] { $card } nera
   *[other] { $card } nero
 }
card-red-chip = { $rank ->
    [Q] { $card } rossa
   *[other] { $card } rosso
 }
card-of-suits-chip = { $card } di { $suits }
card-other-chip = { $rank ->
    [Q] altra { $card }
   *[other] altro { $card }
 }

## Che cosa diventa il totale

card-leave = lascia il totale com’è
card-add = aggiunge { $number }
card-add-own = aggiunge il suo numero
card-take-own = toglie il suo numero
card-add-choice = aggiunge { $numbers } (scegli tu)
card-take-any = toglie un numero a scelta, da { $low } a { $high }
card-add-any = aggiunge un numero a scelta, da { $low } a { $high }
card-take-off = toglie { $number }
card-set = porta il totale a { $number }
card-set-any = porta il totale al numero che vuoi, da { $low } a { $high }
card-copy = rifà quello che ha fatto l’ultima carta; come prima carta di una mano aggiunge { $number }
card-double = raddoppia il totale
card-double-or-halve = dimezza il totale se è pari e maggiore di 49, altrimenti lo raddoppia
card-double-odd-or-halve-even = dimezza un totale pari e raddoppia un totale dispari
card-swap-digits = scambia le due cifre del totale (7 si legge 07)
card-round-to-ten = arrotonda il totale alla decina più vicina (con 5 si sale)
card-pass-on-a-round-total = lascia il totale com’è, e si gioca solo quando il totale finisce per 0
card-never = non si può mai giocare
card-only-together = non si può giocare da sola

## Che cosa succede in più

card-reverse = cambia il senso di gioco
card-skip = fa saltare il turno a chi segue
card-choose = ti fa scegliere chi gioca dopo
card-eliminate = mette fuori dalla mano un giocatore a tua scelta
card-shield = salva chi ce l’ha quando sta per finire fuori dalla mano: va sotto la carta appena giocata, e se ne pesca un’altra
card-exchange = ti fa scambiare tutte le carte con un giocatore a tua scelta
card-redeal = rimescola tutte le carte per darne di nuove a tutti
card-oblige = fa giocare due volte il giocatore seguente
card-chain = { $answer ->
    [forced] vuole in risposta { FORM($wanted, form: "a") }
   *[optional] può avere in risposta { FORM($wanted, form: "a") }
 }
card-steal = prende una carta a un giocatore a tua scelta
card-zeus = prende Zeus
card-others-draw-1 = fa pescare una carta a tutti gli altri
card-others-draw-2 = fa pescare due carte a tutti gli altri
card-bomb = costringe ognuno degli altri a scartare { FORM($saves, form: "a") } o a { $cost ->
    [bomb] girare una bomba a tempo
   *[other] pagare { $cost }
 }

## Più cose insieme

card-several = { $does }
card-choice = { $does } (scegli tu)
card-either = o { $first }, o { $second }

## In breve, nell’elenco accanto al tavolo

card-add-own-short = aggiunge
card-take-own-short = toglie
card-leave-short = passa
card-add-any-short = +{ $low }…{ $high }
card-take-any-short = −{ $low }…{ $high }
card-set-short = fa { $number }
card-set-any-short = fa da { $low } a { $high }
card-copy-short = copia
card-double-short = raddoppia
card-double-or-halve-short = metà o doppio
card-double-odd-or-halve-even-short = metà se è pari
card-swap-digits-short = scambia le cifre
card-round-to-ten-short = decina vicina
card-pass-on-a-round-total-short = passa con …0
card-never-short = mai giocabile
card-only-together-short = solo 4 insieme
card-reverse-short = { $rank ->
    [REV] gira il senso
   *[other] cambio giro
 }
card-skip-short = { $rank ->
    [SKIP] ferma chi segue
   *[other] salta turno
 }
card-choose-short = scegli chi gioca
card-eliminate-short = uno fuori
card-shield-short = scudo
card-exchange-short = scambio carte
card-redeal-short = carte nuove
card-oblige-short = chi segue gioca 2
card-chain-short = rispondi
card-steal-short = ruba
card-zeus-short = prende Zeus
card-others-draw-1-short = { $rank ->
    [DRAW1] altri: +1 carta
   *[other] altri: pesca 1
 }
card-others-draw-2-short = { $rank ->
    [DRAW2] altri: +2 carte
   *[other] altri: pesca 2
 }
card-bomb-short = { $rank ->
    [BOMB] altri: in difesa
   *[other] bomba
 }
card-several-short = { $value }, { $told }
card-list-short = { $told }
card-later-short = { $told }, poi { $value }
card-awake-short = { $number }+: { $told }
card-awake-down-short = ≤ { $number }: { $told }
card-awake-turn-short = turno { $number }: { $told }

## Su una tessera, dopo la carta: «4 cambia giro», «K = 99», «3 = +3, salta uno»

card-does = { $card } { $does }
card-equals = { $card } = { $value }
card-equals-and = { $card } = { $value }, { $does }
card-range = da { $low } a { $high }
card-list-chip = { $told }
card-leave-chip = passa
card-copy-chip = copia
card-double-chip = raddoppia
card-double-or-halve-chip = metà o doppio
card-double-odd-or-halve-even-chip = metà se è pari
card-swap-digits-chip = scambia le cifre
card-round-to-ten-chip = arrotonda a …0
card-pass-on-a-round-total-chip = passa con …0
card-never-chip = non si gioca mai
card-only-together-chip = va solo con altre 3
card-reverse-chip = { $rank ->
    [REV] gira il senso
   *[other] cambia giro
 }
card-skip-chip = { $rank ->
    [SKIP] ferma chi segue
   *[other] salta uno
 }
card-choose-chip = sceglie chi gioca
card-eliminate-chip = mette fuori uno
card-shield-chip = ti salva
card-exchange-chip = scambia le carte
card-redeal-chip = carte nuove per tutti
card-oblige-chip = fa giocare 2 volte
card-chain-chip = vuole risposta
card-steal-chip = ruba una carta
card-zeus-chip = prende Zeus
card-others-draw-1-chip = agli altri 1 carta
card-others-draw-2-chip = agli altri 2 carte
card-bomb-chip = colpisce gli altri

## Note sotto la tabella

card-note-limit = Una carta che porta a { $limit } si può giocare anche quando il totale è già { $limit }.
card-note-over = Se il numero di una carta porta il totale oltre { $limit }, la carta non si può giocare, qualunque altra cosa faccia.
card-note-copy = { START($rank, form: "a") } copia l’ultima carta giocata in questa mano, di chiunque sia: quanto vale e tutto quello che fa.
card-note-copy-turned-up = { START($rank, form: "a") } copia l’ultima carta giocata in questa mano, di chiunque sia, oppure quella scoperta all’inizio: quanto vale e tutto quello che fa.
card-note-copy-again = { START($rank, form: "a") } su { FORM($rank, form: "a") } rifà la stessa cosa. Si può giocare ogni volta che si potrebbe giocare la carta copiata.
card-note-copy-pair = Dopo due carte che contano come una sola, fa quello che fa una di loro.
