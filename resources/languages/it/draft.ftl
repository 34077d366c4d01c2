draft-name = { $game } a modo nostro

draft-chip-set = = { $number }
draft-chip-set-any = = da { $low } a { $high }
draft-card-does = { START($cards) } { $does }.

## Numeri e modi del gioco

draft-way-limit = Totale più alto
draft-way-start-total = Totale all’inizio
draft-way-counting = Il totale va
draft-way-counting-up = su, fino al più alto
draft-way-counting-down = giù, fino a 0
draft-way-players-min = Minimo di giocatori
draft-way-players-max = Massimo di giocatori
draft-way-hand-size-from = Altre carte in mano
draft-way-hand-size-then = Allora carte in mano
draft-way-packs-from = Più mazzi
draft-way-packs-then = Allora mazzi
draft-way-tokens-from = Altri gettoni
draft-way-tokens-then = Allora gettoni
draft-way-pack = Carte di un mazzo
draft-way-pack-52 = 52, da asso a re
draft-way-pack-40 = 40, senza figure
draft-way-pack-32 = 32, dal 7 in su
draft-way-pack-own = un mazzo suo
draft-way-jokers = Jolly
draft-way-deal-all = Si danno tutte le carte
draft-way-stakes = Chi perde una mano
draft-way-stakes-tokens = perde un gettone
draft-way-stakes-knock-out = è fuori dalla partita
draft-way-stakes-deals = prende un pegno
draft-way-stakes-match-won = aspetta: contano le mani vinte
draft-way-stakes-match-lost = prende un pegno, finché uno ne ha abbastanza
draft-way-token = Che cosa si perde
draft-way-token-token = gettoni
draft-way-token-penny = centesimi
draft-way-token-chip = fiche
draft-way-token-nickel = monetine
draft-way-token-corner = angoli di banconota
draft-way-token-fold = pieghe di banconota
draft-way-token-point = punti
draft-way-empty-hand-cost = Gettoni se finisci le carte
draft-way-reach-wins = Vince chi ci arriva
draft-way-exact-wins = Vince chi lo fa esatto
draft-way-hurdles = Ostacoli che valgono punti
draft-way-team = Tutti insieme: farlo esatto
draft-way-milestones = Totali che fanno pagare
draft-way-milestones-tokens = Gettoni per ognuno
draft-way-milestones-end-tokens = Gettoni per il più alto
draft-way-fine-calls = Totali che costano un gettone
draft-way-borders = Confini che costano un punto
draft-way-payment = Chi va oltre paga
draft-way-payment-over = Andare oltre costa
draft-way-payment-over-overshoot = i punti di troppo, a ognuno
draft-way-payment-over-forfeit = un pegno
draft-way-payment-over-points = { $count ->
    [one] 1 punto a ognuno
   *[other] { $count } punti a ognuno
 }
draft-way-payment-exact = Punti da ognuno se esatto
draft-way-marks = Quanti totali
draft-way-mark = Totale { $number }
draft-way-zeus = Vince chi ha Zeus
draft-way-shed = Liberarsi di tutte le carte
draft-way-shed-saves = Salva da una bomba
draft-way-queen-chain = Una carta a cui si risponde
draft-way-queen-rank = Si risponde con
draft-way-queen-carry-over = Quello che manca si passa
draft-way-obligation = Una carta che fa giocare due volte
draft-way-owed-draw = Pescare se si gioca due volte
draft-way-owed-draw-each = dopo ogni carta
draft-way-owed-draw-at-end = dopo l’ultima
draft-way-owed-when-out = Quando chi deve giocare esce
draft-way-owed-when-out-stays = deve chi segue
draft-way-owed-when-out-rest = il resto lo deve chi segue
draft-way-owed-when-out-lapses = si annulla
draft-way-owed-must-finish = Tutt’e due o nessuna
draft-way-owed-between = In mezzo si torna al totale più alto
draft-way-owed-not-first = Quella carta non va per prima
draft-way-owed-adds = Una seconda carta così ne aggiunge una
draft-way-owed-passes-on = Si passa con
draft-way-owed-passes-on-off = nessuna carta
draft-way-owed-passes-on-reverse = carte che cambiano giro
draft-way-owed-passes-on-own = certe carte
draft-way-owed-cancels = Si annulla con
draft-way-steal = Una carta che ruba
draft-way-runs = Con una scala si pesca
draft-way-ban = Una carta che deve aspettare
draft-way-ban-rank = Quale deve aspettare
draft-way-king-ban-turns = Turni che aspetta
draft-way-king-ban-at-99 = Al totale più alto
draft-way-king-ban-at-99-allowed = permessa lo stesso
draft-way-king-ban-at-99-banned = vietata anche lì
draft-way-wears-off = Una carta che si consuma
draft-way-wears-off-card = Quale si consuma
draft-way-wears-off-renewals = Volte che il mazzo si rifà
draft-way-wakes = Effetti che si svegliano
draft-way-wakes-by = Si svegliano
draft-way-wakes-by-total = da un totale
draft-way-wakes-by-turn = da un turno
draft-way-wakes-total = Si svegliano da
draft-way-wakes-turn = Si svegliano al turno
draft-way-queen-answer = Chi ha una carta così
draft-way-queen-answer-forced = deve rispondere
draft-way-queen-answer-optional = può rispondere
draft-way-three-of-a-kind = Si può calare un tris
draft-way-special-hands = Un tris in mano decide la partita
draft-way-hand-wins = Con tre di queste si vince
draft-way-hand-loses = Con tre di queste perdono tutti
draft-way-bottom-card = Una carta buona sotto il mazzo
draft-way-together = Più carte insieme
draft-way-together-off = no
draft-way-together-same-rank = dello stesso valore
draft-way-together-pairs = coppie che valgono una
draft-way-together-throw = quattro carte uguali
draft-way-same-rank = Al massimo quante
draft-way-pairs = Coppie di

draft-from-never = per nessuno
draft-from-players = da { $players } giocatori in su
draft-no-card = nessuna
draft-ranks = { $ranks }

## Che cosa vale

draft-note-playable = Ogni carta si può giocare con qualche totale.
draft-note-never = Nessuno può mai giocare { FORM($names, form: "a") }.
draft-note-cards = Le carte bastano per { $players }–{ $most } giocatori.
draft-note-lowers = Carte che abbassano il totale: { FORM($names, form: "figure") }.
draft-note-lowers-none = Nessuna carta abbassa il totale.
draft-note-raises = Carte che alzano il totale: { FORM($names, form: "figure") }.
draft-note-raises-none = Nessuna carta alza il totale.
draft-note-endless = Una mano può durare moltissimo: le carte possono tenere basso il totale.
draft-note-endless-down = Una mano può durare moltissimo: le carte possono tenere alto il totale.
draft-note-long = Una mano può durare moltissimo: si possono mettere più di { $count } carte.
draft-note-points = Con { $players } giocatori una mano costa tutti i punti che ci sono: forse nessuno arriverà mai a { $most }.
draft-note-deals = { $count ->
    [one] La partita finisce dopo una mano.
   *[other] La partita finisce dopo { $count } mani.
 }
