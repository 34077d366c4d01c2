## Titoli: chi ha perso che cosa

ending-loses = { $player ->
    [you] { $lost ->
        [corner] Pieghi { $lost }
        [fold] Pieghi la banconota
        [bomb] Giri { $lost }
       *[other] Perdi { $lost }
     }
   *[other] { $lost ->
        [corner] { $player } piega { $lost }
        [fold] { $player } piega la banconota
        [bomb] { $player } gira { $lost }
       *[other] { $player } perde { $lost }
     }
 }
ending-stuck-loses = { $player ->
    [you] { $lost ->
        [corner] Non puoi giocare e pieghi { $lost }
        [fold] Non puoi giocare e pieghi la banconota
        [bomb] Non puoi giocare e giri { $lost }
       *[other] Non puoi giocare e perdi { $lost }
     }
   *[other] { $lost ->
        [corner] { $player } non può giocare e piega { $lost }
        [fold] { $player } non può giocare e piega la banconota
        [bomb] { $player } non può giocare e gira { $lost }
       *[other] { $player } non può giocare e perde { $lost }
     }
 }
ending-stuck-loses-deal = { $player ->
    [you] Non puoi giocare e perdi questa mano
   *[other] { $player } non può giocare e perde questa mano
 }
ending-loses-deal = { $player ->
    [you] Perdi questa mano
   *[other] { $player } perde questa mano
 }
ending-several-lose-deal = { $players ->
    [you] { START($players, form: "who") } perdete questa mano
   *[other] { $players } perdono questa mano
 }
ending-deal-over = La mano è finita

## Titoli: chi è fuori senza aver pagato

ending-out-of-deal = { $player ->
    [you] Esci da questa mano
   *[other] { $player } esce da questa mano
 }
ending-went-out = { $player ->
    [you] Giochi la tua ultima carta e hai vinto
   *[other] { $player } gioca la sua ultima carta e ha vinto
 }
ending-stuck-out-of-deal = { $player ->
    [you] Non puoi giocare ed esci da questa mano
   *[other] { $player } non può giocare ed esce da questa mano
 }
ending-out-of-game = { $player ->
    [you] Esci dalla partita
   *[other] { $player } esce dalla partita
 }
ending-stuck-out-of-game = { $player ->
    [you] Non puoi giocare ed esci dalla partita
   *[other] { $player } non può giocare ed esce dalla partita
 }

## Titoli: chi ha vinto

ending-wins-deal = { $player ->
    [you] Vinci questa mano
   *[other] { $player } vince questa mano
 }
ending-wins-letter = { $player ->
    [you] Vinci una lettera
   *[other] { $player } vince una lettera
 }
ending-three-of-a-kind = { $player ->
    [you] Cali un tris
   *[other] { $player } cala un tris
 }
ending-wins-game = { $player ->
    [you] Vinci la partita
   *[other] { $player } vince la partita
 }
ending-several-win-game = { $players ->
    [you] { START($players, form: "who") } vincete la partita
   *[other] { $players } vincono la partita
 }
ending-everybody-loses-game = La partita la perdono tutti
ending-team-wins = Insieme ce l’avete fatta
ending-team-pays = { $player ->
    [you] Non puoi giocare: ognuno perde { $lost }
   *[other] { $player } non può giocare: ognuno perde { $lost }
 }

## Titoli: un tavolo che si riprende fra due mani

ending-deal-number-over = La mano { $number } è finita
ending-as-you-left-it = Il tavolo è come l’hai lasciato.

## Perché è finita

ending-reached = { $player ->
    [you] Hai raggiunto { $total }.
   *[other] { $player } ha raggiunto { $total }.
 }
ending-held-zeus = { $player ->
    [you] A { $total } avevi Zeus.
   *[other] A { $total } Zeus ce l’aveva { $player }.
 }
ending-last-card = { $player ->
    [you] Hai giocato la tua ultima carta.
   *[other] { $player } ha giocato la sua ultima carta.
 }
ending-struck-you = { $player } ti ha messo fuori.
ending-bombed = Colpo di bomba.
ending-penalty = La penalità non si poteva giocare.
ending-well-played = Avete giocato tutti bene.

## Che cosa resta, e chi è fuori

ending-left-penny = { $count ->
    [0] Nessun centesimo rimasto.
    [one] Resta un centesimo.
   *[other] Restano { $count } centesimi.
 }
ending-left-nickel = { $count ->
    [0] Nessuna monetina rimasta.
    [one] Resta una monetina.
   *[other] Restano { $count } monetine.
 }
ending-left-chip = { $count ->
    [0] Nessuna fiche rimasta.
    [one] Resta una fiche.
   *[other] Restano { $count } fiche.
 }
ending-left-corner = { $count ->
    [0] Nessun angolo rimasto.
    [one] Resta un angolo.
   *[other] Restano { $count } angoli.
 }
ending-left-fold = { $count ->
    [0] Nessuna piega rimasta.
    [one] Resta una piega.
   *[other] Restano { $count } pieghe.
 }
ending-left-bomb = { $count ->
    [0] Nessuna bomba rimasta.
    [one] Resta una bomba a tempo.
   *[other] Restano { $count } bombe a tempo.
 }
ending-left-point = { $count ->
    [0] Nessun punto rimasto.
    [one] Resta un punto.
   *[other] Restano { $count } punti.
 }
ending-left-token = { $count ->
    [0] Nessun gettone rimasto.
    [one] Resta un gettone.
   *[other] Restano { $count } gettoni.
 }
ending-is-out = { $player ->
    [you] Sei fuori.
   *[other] { $player } è fuori.
 }
ending-game-out = { $player ->
    [you] Sei fuori.
   *[other] Fuori dalla partita.
 }
ending-deal-out = { $player ->
    [you] Salti il resto di questa mano.
   *[other] Fuori da questa mano.
 }

## Che cosa ha adesso chi vince, e che cosa hanno pagato gli altri

ending-letters = { $count ->
    [one] È la prima.
   *[other] Con questa sono { $count } lettere.
 }
ending-others-pay = { $count ->
    [one] { $kind ->
        [corner] Ognuno degli altri piega un angolo.
        [fold] Ognuno degli altri fa una piega.
        [bomb] Ognuno degli altri gira una bomba.
       *[other] Ognuno degli altri paga 1.
     }
   *[other] Ognuno degli altri paga { $count }.
 }

## Punteggi

ending-highest-score = Il punteggio più alto è { $most }.
ending-your-score-is-highest = Il tuo punteggio, { $own }, è il più alto.
ending-highest-score-is-shared = { $count ->
    [one] Condividi con { $player } il punteggio più alto: { $most }.
   *[other] Condividi con altri { $count } il punteggio più alto: { $most }.
 }
ending-your-score = Il tuo punteggio è { $own }, il più alto { $most }.

## La prossima mano

ending-begins-next = { $player ->
    [you] La prossima mano la cominci tu.
   *[other] La prossima mano comincia da { $player }.
 }
ending-deals-next = { $player ->
    [you] Poi dai le carte tu.
   *[other] Poi dà le carte { $player }.
 }
