
today-puzzle-solved = { $game }, risolto

today-deal = Mano del giorno
today-about = Tutti hanno le stesse carte. Conta il primo tentativo.
today-new-day = È cominciato un nuovo giorno: ecco la sua mano.
today-who = Chi gioca
today-somebody-else = Qualcun altro…
today-new-name = Nome, poi Invio
today-game = Gioco
today-another-game = Ogni giorno un altro gioco

today-came-to = { $plays ->
    [one] 1 giocata
   *[other] { $plays } giocate
 }, la mano è finita a { $total }
today-again = { $times ->
    [one] Rigiocata una volta
   *[other] Rigiocata { $times } volte
 }
today-again-and-held = { $times ->
    [one] Rigiocata una volta, e ha resistito
   *[other] Rigiocata { $times } volte, e ha resistito
 }
