play-no-hint = Stavolta non c’è un consiglio; chiedi di nuovo.
play-end-game-here = Chiudi qui la partita
play-skip-to-end = Salta alla fine

play-key-choose = scegliere una carta
play-key-play = giocarla, continuare
play-key-number = giocare quella carta, scegliere in una domanda
play-key-hear = sentire le ultime mosse, o tutto

play-tap-when-ready = Tocca per continuare
play-pass-to = Passa a { $name }
play-nobody-peeks = Vietato sbirciare!
play-running-total = Totale
play-direction = Senso
play-way = { $way ->
    [clockwise] orario
   *[counterclockwise] antiorario
 }
play-after = Dopo { FORM($player, form: "whom") }
play-fact = { $fact }: { $value }.
play-since = Dal tuo ultimo turno

play-paused = In pausa
play-table-waits = Il tavolo ti aspetta.
play-on = Continua

play-disk-is-slow = Il disco ci mette molto a salvare la partita; intanto si gioca.
play-saved-again = La partita si salva di nuovo.

play-everybody-loses = Perdono tutti
play-team-wins = Ce l’avete fatta!
play-team-loses = Questa volta no
play-you-win = Hai vinto!
play-name-wins = Ha vinto { $name }!
play-name-wins-this-one = Questa l’ha vinta { $name }.
play-several-win = { $players ->
    [you] { START($players, form: "who") } avete vinto!
   *[other] { $players } hanno vinto!
 }
play-held = { $player ->
    [you] Hai resistito!
   *[other] { $player } ha resistito!
 }
play-not-held = { $player ->
    [you] Stavolta non hai resistito.
   *[other] Stavolta { $player } non ha resistito.
 }

play-again = Rigioca
play-back-to-today = Torna a Oggi
play-look-back = Rivedi
play-what-held-is = Che cosa i computer credevano che avessero gli altri, e che cosa avevano
play-share = Condividi

play-your-team = La tua squadra
play-team = { $players }
play-game-and-deals = { $count ->
    [one] { $game }, una mano
   *[other] { $game }, { $count } mani
 }
play-score = Punteggio
play-reward-marks = Stelle
play-deals-lost = Mani perse
play-score-count = Punteggio { $count }
play-won-the-game = partita vinta
play-won-with-three = partita vinta con tre { FORM($rank, form: "many") }
play-held-three = tre { FORM($rank, form: "many") } in mano
play-out-on-move = fuori alla mossa { $move }
play-out-in-deal = fuori nella mano { $deal }
play-lost-the-game = partita persa
play-played-to-the-end = in gioco fino alla fine
play-lost-deals = { $count ->
    [one] una mano persa
   *[other] { $count } mani perse
 }
play-and-marks = stelle: { $count }
play-standing-at-place = { $place }: { $told }.

play-taken-back = Mossa annullata.
play-done-again = Mossa rifatta.

play-wants-to-take-back = { $player ->
    [you] Vorresti annullare l’ultima giocata.
   *[other] { $player } vorrebbe annullare l’ultima giocata.
 }
play-take-it-back = Annulla
play-do-not-take-back = Lascia così
play-not-all-agree = Non sono tutti d’accordo: la giocata resta.

play-album-new = { $player ->
    [you] Novità nel tuo album: { $deed }
   *[other] Novità nell’album ({ $player }): { $deed }
 }
play-outlasted = { $player ->
    [you] Hai
   *[other] { $player } ha
 } resistito più a lungo di { $count } su { $all }
play-better = { play-outlasted }, meglio che nelle { $games } partite precedenti
play-survived = { $player ->
    [you] Hai
   *[other] { $player } ha
 } resistito in { $count } mani su { $all }
play-longest = { $player ->
    [you] La tua mano più lunga
   *[other] { $player }, la mano più lunga
 } finora: { $count } giocate
play-decided = Ha deciso la mano { $deal }
