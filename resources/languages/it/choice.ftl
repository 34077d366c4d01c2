## Bottoni

choice-lay-down-three = Cala tre { FORM($rank, form: "many") }
choice-sneak-card = Intrufola { FORM($card, form: "the") }
choice-discard-card = Scarta { FORM($card, form: "the") }
choice-take-card = Prendi { FORM($card, form: "the") }
choice-let-it-pass = Lascia correre
choice-do-not-answer = Non rispondere
choice-draw-a-card = Pesca una carta
choice-give-up = Rinuncia
choice-play-several = Gioca più carte
choice-play-them = Gioca queste
choice-make-it-total = Fai { $total }

## Domande

choice-which-total = { START($rank, form: "figure") }: quale totale?
choice-turn-the-dial = Gira il quadrante, scrivi un numero o usa le frecce.
choice-tap-the-line = Tocca la linea, scrivi un numero o usa le frecce.
choice-give-up-out = Se rinunci, esci dalla partita
choice-which-seat = Quale posto?
choice-click-a-seat = Clicca un posto, o premi il suo numero.
choice-which-go-together = Quali carte vanno insieme?
choice-click-cards-or-space = Clicca le carte, o segnale con Spazio.
choice-marked = { $count ->
    [one] 1 carta segnata
   *[other] { $count } carte segnate
 }
choice-mark-another = Segna un’altra carta che va insieme.
choice-marked-make = { $count ->
    [one] 1 carta fa { $totals }
   *[other] { $count } carte fanno { $totals }
 }
choice-marked-make-any = { $count ->
    [one] 1 carta fa un totale da { $low } a { $high }
   *[other] { $count } carte fanno un totale da { $low } a { $high }
 }
choice-enter-plays = { $count ->
    [one] Invio la gioca.
   *[other] Invio le gioca.
 }
choice-does-not-go-with = Questa carta non va insieme alle altre.
choice-which-card-from-name = Quale carta prendi a { $name }?
choice-you-see-the-hand = Vedi tutte le carte.
choice-a-bomb = Una bomba! Ti salvi?
choice-name-laid-a-bomb = { $name } ha messo una bomba. Ti salvi?
choice-who-passes-flips = Se lasci correre, ti colpisce.
choice-hold-it-too = Anche tu hai { FORM($card, form: "the") }. Ti intrufoli?
choice-name-laid-card = { $name } ha messo { FORM($card, form: "the") }. Ti intrufoli?
choice-sneak-counts = Vale come il tuo turno, e prendi Zeus.
choice-which-under-stock = Quale carta va sotto il mazzo?
choice-under-stock-face-up = Sta scoperta; la prende chi pesca l’ultima carta.
choice-lay-three-down = Hai un tris. Lo cali?
choice-others-pay = Pagano gli altri, e la mano è finita.
choice-which-value = { START($rank, form: "figure") }: { $values }?

## Quando si prova un’altra carta

choice-only-sneak = Si può intrufolare solo { FORM($card, form: "the") }; oppure lascia correre.
choice-only-saves = Dalla bomba ti salva solo { FORM($card, form: "the") }; oppure lascia correre.
choice-on-the-buttons = Scegli una delle carte sui bottoni.
choice-only-three = Si può calare solo un tris; oppure lascia correre.

## Una riga accanto alle carte

choice-answer-queen-or-not = Rispondi con { FORM($rank, form: "a") }, o non rispondere
choice-draw-before = { $count ->
    [one] Pesca una carta prima della prossima giocata
   *[other] Pesca { $count } carte prima della prossima giocata
 }

## Tasti

choice-key-marks = segnare le carte che vanno insieme
choice-key-next-seat = il posto seguente

## Il totale che si dice con una giocata

choice-what-total-now = { START($ranks, form: "figure") } ({ $value }) su { $total }: quanto fa adesso?
choice-wrong-costs = Scrivilo e premi Invio. Un conto che non torna costa un pegno.
choice-wrong-costs-token = Scrivilo e premi Invio. Un conto che non torna costa un gettone.
choice-wrong-costs-deal = Scrivilo e premi Invio. Un conto che non torna perde la mano.
choice-escape-takes-back = Scrivilo e premi Invio. Con Esc riprendi la carta.
choice-new-total = nuovo totale
