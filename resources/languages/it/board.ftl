board-table = Tavolo da gioco
board-undo = Annulla
board-take-back = Torna indietro
board-do-again = Fai di nuovo
board-hint-is = Che cosa farebbe l’avversario più forte
board-sounds-on = Suoni: accesi
board-sounds-off = Suoni: spenti
board-fold-moves = Chiudi le mosse
board-show-moves = Mostra le mosse
board-next-deal = Altra mano
board-result = Risultato

board-no-card-fits = Nessuna va bene
board-your-turn = Tocca a te
board-your-call = Dillo tu
board-your-turn-name = { $name }, tocca a te
board-your-turn-plays = Tocca a te: gioca { FORM($count, as: "form-times") }
board-name-plays = { $name }, gioca { FORM($count, as: "form-times") }
board-your-turn-more = { $count ->
    [one] Tocca a te: ancora una
   *[other] Tocca a te: altre { $count }
 }
board-name-more = { $count ->
    [one] { $name }, ancora una
   *[other] { $name }, altre { $count }
 }
board-you-watch-this-deal = Salti questa mano e guardi giocare gli altri
board-you-watch-who-won = Hai vinto e guardi giocare gli altri
board-you-watch-this-game = Sei fuori e guardi giocare gli altri
board-no-card-can-be-played = Non si può giocare nessuna carta
board-every-card-goes-over = { $limit ->
    [0] Ogni carta andrebbe sotto 0
   *[other] Ogni carta supererebbe { $limit }
 }

board-to-play = di turno
board-next = poi
board-skipped = turno saltato
board-sits-out = salta la mano
board-has-won = vittoria!
board-phone-away = assente
board-phone-is-away = a un telefono assente
board-at-phone = al telefono
board-sits-this-deal-out = fuori da questa mano
board-out = fuori
board-out-of-the-game = fuori dalla partita
board-holds-zeus = con Zeus
board-score = punteggio { $count }
board-forfeits = pegni: { $count }
board-reward-marks = stelle: { $count }
board-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }
board-holds-cards = con { $cards }

board-stock = Mazzo  { $count }
board-stock-cards = { $count ->
    [one] Mazzo: 1 carta
   *[other] Mazzo: { $count } carte
 }
board-stock-under = { $count ->
    [one] Mazzo: 1 carta, sotto c’è { FORM($card, form: "the") }
   *[other] Mazzo: { $count } carte, sotto c’è { FORM($card, form: "the") }
 }
board-left = ancora { $count }

board-chance = Probabilità di non perdere la mano
board-percent = { $percent } %

board-played = giocata
board-best = migliore

board-moves = Mosse
board-deal = Mano { $number }
board-no-moves = Qui vedi le carte giocate in questa mano.
board-card-values = Valori delle carte
