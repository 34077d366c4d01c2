## Un passo, come si legge ad alta voce

replay-step-deal = Mano { $deal }, { $name ->
    [you] dai le carte tu
   *[other] dà le carte { $name }
 }
replay-step-stop = La partita si è chiusa qui
replay-step-play = Mossa { $number }, { $name }, { $cards }, totale { $total }
replay-step-play-at = { $way ->
    [eliminate] Mossa { $number }, { $name }, { $cards }, fuori { FORM($other, form: "who") }, totale { $total }
    [exchange] Mossa { $number }, { $name }, { $cards }, scambio di carte con { FORM($other, form: "whom") }, totale { $total }
    [steal] Mossa { $number }, { $name }, { $cards }, furto di una carta a { FORM($other, form: "whom") }, totale { $total }
   *[choose] Mossa { $number }, { $name }, { $cards }, turno a { FORM($other, form: "whom") }, totale { $total }
 }
replay-step-sneak = Mossa { $number }, { $name }, { $cards }, intrusione, totale { $total }
replay-step-stuck = Mossa { $number }, { $name }, niente da giocare
replay-step-draw = Mossa { $number }, { $name }, carta pescata
replay-step-decline = Mossa { $number }, { $name }, nessuna risposta
replay-step-declare = Mossa { $number }, { $name }, carte calate: { $cards }
replay-step-defend = Mossa { $number }, { $name }, difesa con { FORM($cards, form: "the") }
replay-step-bottom = Mossa { $number }, { $name }, sotto il mazzo: { $cards }
replay-step-turned = Mossa { $number }, { $name }, carta scoperta: { $cards }
replay-step-take = { $cards ->
    [0] Mossa { $number }, { $name }, furto di una carta
   *[other] Mossa { $number }, { $name }, carta rubata: { $cards }
 }
replay-step-call = Mossa { $number }, { $name }, totale detto: { $total }

replay-step-costly = { $step }, è costata { $count ->
    [one] { $count } punto
   *[other] { $count } punti
 }
replay-step-last = { $step }. { $ended }

## La fine

replay-goes-on = La partita continua
replay-won = { $winners ->
    [you] { $winners ->
        [1] Hai vinto
       *[other] { START($winners, form: "who") } avete vinto
     }
   *[other] { $winners ->
        [1] Ha vinto { $winners }
       *[other] Hanno vinto { $winners }
     }
 }
replay-nobody-won = Non ha vinto nessuno

## Accanto alla carta, nell’elenco delle mosse

replay-note-sneak = { $name ->
    [you] ti intrufoli
   *[other] si intrufola
 }
replay-note-stuck = { $name ->
    [you] non puoi
   *[other] non può
 }
replay-note-draw = { $name ->
    [you] peschi
   *[other] pesca
 }
replay-note-decline = { $name ->
    [you] lasci
   *[other] lascia
 }
replay-note-declare = { $name ->
    [you] cali
   *[other] cala
 }
replay-note-defend = { $name ->
    [you] ti difendi
   *[other] si difende
 }
replay-note-bottom = { $name ->
   *[other] sotto il mazzo
 }
replay-note-turned = { $name ->
   *[other] scoperta
 }
replay-note-take = { $name ->
    [you] rubi
   *[other] ruba
 }
replay-note-call = { $name ->
    [you] dici { $total }
   *[other] dice { $total }
 }

## Una mossa in poche parole

replay-move-play = { $cards }, totale { $total }
replay-move-play-at = { $way ->
    [eliminate] { $cards }, totale { $total }, mettendo fuori { FORM($other, form: "whom") }
    [exchange] { $cards }, totale { $total }, scambiando le carte con { FORM($other, form: "whom") }
    [steal] { $cards }, totale { $total }, rubando una carta a { FORM($other, form: "whom") }
   *[choose] { $cards }, totale { $total }, dando il turno a { FORM($other, form: "whom") }
 }
replay-move-decline = lasciar correre
replay-move-sneak = intrufolare { FORM($cards, form: "the") }
replay-move-declare = calare { FORM($cards, form: "the") }
replay-move-defend = difesa con { FORM($cards, form: "the") }
replay-move-bottom = sotto il mazzo, { FORM($cards, form: "the") }
replay-move-turned = si scopre { FORM($cards, form: "the") }
replay-move-take = prendere { FORM($cards, form: "the") }
replay-move-nothing = niente di giocato

## Il coach

replay-coach-best = Il meglio che c’era.
replay-coach-sound = Una buona scelta.
replay-coach-played = Giocata fatta: { $move }, { $percent } % di non perdere la mano.
replay-coach-played-by = Giocata di { FORM($name, form: "whom") }: { $move }, { $percent } % di non perdere la mano.
replay-coach-better = Meglio: { $move }, { $percent } %.
replay-coach-looks = Il coach guarda la scelta { $seen } di { $choices }.
replay-coach-cost = Quanto è costata una mossa: la probabilità di non perdere la mano che ha buttato via, in punti su 100.
replay-coach-nothing-worse = Nessuna scelta era chiaramente peggiore di un’altra.

## La pagina

replay-looking-back = Rivedere
replay-subtitle = { $game }, { $day }. { $ended }.
replay-subtitle-undated = { $game }. { $ended }.
replay-deal-number = Mano { $deal }
replay-hand-of = { $name ->
    [you] Le tue carte
   *[other] Carte di { $name }
 }
replay-seen-by = Visto da
replay-position = Punto della partita

## Bottoni

replay-open-hands = Scoperte
replay-open-hands-tip = Le carte di tutti scoperte, o di uno solo
replay-speed-slow = Velocità ½×
replay-speed-normal = Velocità 1×
replay-speed-quick = Velocità 3×
replay-speed-tip = { $speed } (+ e −)
replay-to-the-beginning = All’inizio
replay-one-move-back = Una mossa indietro
replay-one-move-on = Una mossa avanti
replay-to-the-end = Alla fine
replay-play = Guarda
replay-costly = Costose
replay-costly-tip = Solo le mosse che sono costate qualcosa
replay-play-on = Gioca da qui
replay-play-on-tip = Una nuova partita da questo punto
replay-share = Condividi

## Tasti

replay-key-step = una mossa indietro o avanti
replay-key-ends = all’inizio o alla fine
replay-key-deals = di mano in mano
replay-key-play = guardare o fermare
replay-key-speed = più veloce o più lento

## Che cosa si porta via

replay-copied = La partita è copiata; incollala dove vuoi.
replay-save-record = Salva la partita
replay-save-trace = Salva tutto quello che è successo
replay-save-picture = Salva un’immagine del tavolo
replay-save-sheet = Salva il foglio dei punti
replay-kind-record = Partite di Cardtable ({ $pattern })
replay-kind-trace = JSON Lines ({ $pattern })
replay-kind-picture = Immagini ({ $pattern })
replay-kind-sheet = PDF ({ $pattern })

## Il foglio dei punti, su carta

replay-sheet-deal = Mano
replay-sheet-dealer = Mazziere
replay-sheet-plays = Giocate
replay-sheet-total = Totale
replay-sheet-team = Tutti insieme
replay-sheet-deal-number = Smazzata n. { $seed }
replay-sheet-tokens = Le colonne dei giocatori dicono quanto restava a ognuno; × ha perso la mano.
replay-sheet-scores = Le colonne dei giocatori dicono i loro punti; × ha perso la mano.
replay-sheet-forfeits = Le colonne dei giocatori contano le mani perse; × ha perso la mano.
