## Regole di casa di tutti i giochi

options-negative-totals = Totali sotto zero
options-negative-totals-allow = permessi
options-negative-totals-floor = ci si ferma a 0

options-two-player-reverse = Cambio giro in due
options-two-player-reverse-pass = gioca l’altro
options-two-player-reverse-again = si rigioca

options-two-player-skip = Salta turno in due
options-two-player-skip-again = si rigioca
options-two-player-skip-none = nessun effetto

options-draw-discipline = Pescare
options-draw-discipline-auto = la carta arriva da sola
options-draw-discipline-manual = a mano, o la carta è persa

options-elimination-rule = Fuori dalla partita
options-elimination-rule-at-zero = quando non resta nulla
options-elimination-rule-below-zero = una perdita dopo

options-tokens = Gettoni
options-tokens-by-players = in base ai giocatori

options-hand-size = Carte in mano
options-hand-size-by-players = in base ai giocatori

options-packs = Mazzi
options-packs-by-players = in base ai giocatori

options-packs-follow-players = Mazzi e gettoni se qualcuno esce
options-packs-follow-players-off = restano com’erano
options-packs-follow-players-on = come per chi è rimasto

options-deal-end = Chi non può giocare
options-deal-end-deal-ends = chiude la mano
options-deal-end-knock-out = esce; gli altri continuano
options-deal-end-drop-out = paga ed esce dalla mano
options-deal-end-pile-away = paga; la pila va via
options-deal-end-over-ends = chiude la mano
options-deal-end-shed = perde un gettone

options-pile-away-loser = Le carte di chi non può giocare
options-pile-away-loser-redraw = si cambiano con altre
options-pile-away-loser-keep = si tengono
options-pile-away-loser-sit-out = si posano e si aspetta

options-pile-away-cards = Carte tolte dalla pila
options-pile-away-cards-0 = tutta la pila

options-start-direction = Senso all’inizio
options-start-direction-left = orario
options-start-direction-right = antiorario

options-dealer-rotation = Prossimo mazziere
options-dealer-rotation-right-of-winner = a destra di chi vince
options-dealer-rotation-left-of-winner = a sinistra di chi vince
options-dealer-rotation-left = a sinistra del mazziere
options-dealer-rotation-right = a destra del mazziere
options-dealer-rotation-winner = chi vince
options-dealer-rotation-loser = chi perde

options-next-starter = Chi comincia
options-next-starter-left-of-dealer = a sinistra del mazziere
options-next-starter-right-of-dealer = a destra del mazziere
options-next-starter-loser = chi perde
options-next-starter-winner = chi vince

options-stock = Quando il mazzo finisce
options-stock-reshuffle = si mescola la pila
options-stock-reshuffle-all = si mescola la pila, carta in cima compresa
options-stock-play-on = si continua senza pescare
options-empty-hand = Chi gioca l’ultima carta
options-empty-hand-stuck = al prossimo turno non può giocare
options-empty-hand-wins = ha vinto

options-start-card = Inizio della pila
options-start-card-empty = nessuna carta, totale 0
options-start-card-turn-up-apply = una carta scoperta, con il suo effetto
options-start-card-turn-up-ordinary = una carta normale scoperta

options-allow-give-up = Rinunciare
options-allow-give-up-off = non si può
options-allow-give-up-on = si può
options-allow-give-up-keeps-points = si può (chi rinuncia subito tiene tutti i punti)

options-mistakes-count = Gli errori contano
options-mistakes-count-off = no: rifiutati
options-mistakes-count-on = sì: chi va oltre perde

options-call-check = Dire il totale
options-call-check-auto = nessuno controlla il conto
options-call-check-practice = un conto che non torna si corregge
options-call-check-strict = un conto che non torna costa un pegno
options-call-check-token = un conto che non torna costa un gettone
options-call-check-deal = un conto che non torna perde la mano

options-session-deals = Numero di mani
options-session-deals-0 = quante ne vuoi

options-match-won = Mani da vincere

options-match-lost = Mani perse che chiudono la partita

options-sixty-nine-effect = Esattamente 69
options-sixty-nine-effect-none = non succede niente
options-sixty-nine-effect-pool-token = vince un gettone dal centro
options-sixty-nine-effect-bonus-token = vince un gettone
options-sixty-nine-effect-others-forfeit = un pegno agli altri
options-sixty-nine-effect-reset-zero = il totale torna a 0

options-exchange-timing = Scambio delle carte
options-exchange-timing-after-draw = dopo aver pescato
options-exchange-timing-before-draw = prima di pescare

options-king-ban-turns = Turni senza re

options-king-ban-at-99 = Un re vietato, al limite
options-king-ban-at-99-allowed = permesso
options-king-ban-at-99-banned = vietato

options-qc-double-penalty = Saltare una tappa e andare oltre
options-qc-double-penalty-off = si paga una volta
options-qc-double-penalty-on = si paga due volte

options-doublet-repeat = Carta che non cambia un totale così
options-doublet-repeat-pays = paga di nuovo
options-doublet-repeat-free = non costa niente

options-exact-by = Arrivare esatti al totale più alto
options-exact-by-on = vince con qualsiasi carta
options-exact-by-counted = vince solo aggiungendo o togliendo

options-hurdles-goal = Punti per chi chiude la mano
options-hurdles-target = Punti da raggiungere

options-wilson-points-floor = I punti si fermano a 0
options-wilson-points-floor-on = sì
options-wilson-points-floor-off = no
options-wilson-backwards = Tornare indietro oltre un confine
options-wilson-backwards-costs = costa un punto
options-wilson-backwards-free = non costa niente

options-wilson-target = Punti da raggiungere

options-wilson-tie = Parità alla fine
options-wilson-tie-extra-deal = decide un’altra mano
options-wilson-tie-shared = si vince insieme

options-michigan-trips-hits = Chi paga per un tris
options-michigan-trips-hits-active = chi è ancora in gioco
options-michigan-trips-hits-all = tutti gli altri

options-michigan-trips-timing = Quando si cala un tris
options-michigan-trips-timing-any = fra due giocate qualsiasi
options-michigan-trips-timing-own-turn = nel proprio turno

options-arizona-multi-in-obligation = Più carte se si gioca due volte
options-arizona-multi-in-obligation-single = no: una carta alla volta
options-arizona-multi-in-obligation-counts-once = sì: come una giocata

options-queen-penalty-draw = Pescare per una penalità
options-queen-penalty-draw-after-all = dopo l’ultima carta
options-queen-penalty-draw-after-each = dopo ogni carta
options-queen-penalty-draw-none = non si pesca

options-queen-answer = Rispondere a una regina
options-queen-answer-forced = una regina è d’obbligo
options-queen-answer-optional = una regina, se si vuole

options-carryover-failure = Chi passa avanti una penalità
options-carryover-failure-safe = non paga niente
options-carryover-failure-pay-and-drop-out = paga ed esce dalla mano

options-zeus-letters = Lettere per vincere
options-zeus-letters-4 = quattro
options-zeus-letters-3 = tre

options-zeus-sneak = Stesso numero fuori turno
options-zeus-sneak-on = permesso
options-zeus-sneak-off = vietato

options-boomo-reset-after-flip = Totale se qualcuno non può giocare
options-boomo-reset-after-flip-on = torna a 0
options-boomo-reset-after-flip-off = resta

options-shed-new-round = Una nuova mano
options-shed-new-round-fill-up = si completano le carte
options-shed-new-round-deal = carte nuove a tutti

options-arizona-stock-end = Quando il mazzo è finito
options-arizona-stock-end-play-on = si continua senza pescare
options-arizona-stock-end-last-player-wins = chi gioca per ultimo vince la mano

options-ono-first-number = Un numero apre la mano
options-ono-first-number-off = non serve
options-ono-first-number-on = serve

options-run-forced = Continuare una scala
options-run-forced-off = se si vuole
options-run-forced-on = ogni volta che si può

options-baltimore-six-draw = Pescare dopo aver rubato
options-baltimore-six-draw-replaces = nessuna carta
options-baltimore-six-draw-also = una carta come al solito

options-baltimore-six-pick = Quale carta si ruba
options-baltimore-six-pick-random = una a caso
options-baltimore-six-pick-thief-sees = una a scelta del ladro

## Regole di casa di certi giochi

options-ace-values = L’asso
options-ace-values-choice = 1 o 11
options-ace-values-red-aces = Assi rossi

options-umass-round-end = Fine della mano
options-umass-round-end-last-survivor = resta un giocatore
options-umass-round-end-first-bust = uno non può giocare

options-bottom-card = Carta buona sotto il mazzo
options-bottom-card-auto = la migliore
options-bottom-card-dealer-chooses = a scelta del mazziere
options-bottom-card-off = nessuna

options-stack-seven = Il 7
options-stack-seven-7 = aggiunge 7
options-stack-seven-0 = non aggiunge niente

options-one-hundred-min = Minimo di giocatori
options-one-hundred-min-3 = tre
options-one-hundred-min-2 = due

options-alternative-joker = Due jolly
options-alternative-joker-none = si lasciano fuori
options-alternative-joker-set0 = fanno 0
options-alternative-joker-set99 = fanno 99
options-poker-zero = Che cosa porta il totale a 0
options-poker-zero-ace = l’asso di picche
options-poker-zero-jokers = due jolly
options-poker-zero-king = un re, se vuoi

options-one-deal = Una partita intera
options-one-deal-tokens = più mani, finché uno solo ha gettoni
options-one-deal-knock-out = una mano: chi non può giocare è fuori

options-baltimore-three = Il 3
options-baltimore-three-0 = non aggiunge niente
options-baltimore-three-3 = aggiunge 3

options-baltimore-four = Il 4
options-baltimore-four-rev = cambia il senso
options-baltimore-four-4 = aggiunge 4

options-ono99-card = La carta O'NO 99
options-ono99-card-never = non si gioca mai
options-ono99-card-when-total-ends-in-0 = passa se il totale finisce per 0

options-double-stack = Doppio su Doppio
options-double-stack-pass-on = passa le due giocate
options-double-stack-add = aggiunge una giocata

options-skip-cards = Carte Salta turno
options-skip-cards-four = quattro
options-skip-cards-none = nessuna

options-maximum-score = Il totale più alto

options-zeus-deck = Il mazzo
options-zeus-deck-60 = 60 carte
options-zeus-deck-56 = 56 carte

options-from-total = Da dove si parte

options-queen = La regina
options-queen-any-card = qualsiasi altra carta
options-queen-1-to-9 = da 1 a 9

options-count-down = Dove va il totale
options-count-down-up = su fino a 25
options-count-down-down = da 100 giù a 0

options-joker = Il jolly
options-joker-life = è una vita
options-joker-starts-again = si può mettere per ripartire

options-way = Dove va il totale
options-way-up = su fino a 100
options-way-down = da 100 giù a 0
options-way-up-plain = su fino a 100, senza Jolly
options-way-down-plain = da 100 giù a 0, senza Jolly

options-hundert-pay = Andare oltre 100
options-hundert-pay-overshoot = paga a ognuno i punti di troppo
options-hundert-pay-one = paga un punto a ognuno
options-hundert-pay-forfeit = costa un pegno
