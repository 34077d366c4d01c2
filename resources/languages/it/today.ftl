
today-puzzle-solved = { $game }, risolto

today-deal = Mano del giorno
today-about = Una mano contro { $company }. Oggi tutti hanno le stesse carte. Conta il primo tentativo.
today-is-over = Questa mano è finita: era solo per quel giorno.
today-new-day = È cominciato un nuovo giorno: ecco la sua mano.
today-who = Chi gioca
today-somebody-else = Qualcun altro…
today-new-name = Nome, poi Invio
today-game = Gioco
today-another-game = Ogni giorno un altro gioco

today-nobody = Non l’ha giocata nessuno.
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

today-league = Gara di famiglia
today-this-week = Questa settimana
today-week = Settimana: { $day }
today-week-before = La settimana prima
today-week-after = La settimana dopo
today-nobody-played = Nessuna partita finita.
today-games-of = Partite vinte: { $won } su { $games }, mani non perse: { $held } su { $deals }
today-days-of = Mani del giorno non perse: { $held } su { $days }
today-best-week = Settimana migliore: { $won } vinte, { $day }
today-best-yet = La settimana migliore finora; prima era { $won }
