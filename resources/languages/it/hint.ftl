## Che cosa fare

hint-play = Consiglio: gioca { FORM($cards, form: "the") } e fai { $total }.
hint-play-several = Consiglio: gioca { FORM($count, as: "form-number") } { FORM($rank, form: "many") } e fai { $total }.
hint-do-to = { $effect ->
    [eliminate] Metti fuori { FORM($player, form: "whom") }.
    [exchange] Scambia le carte con { FORM($player, form: "whom") }.
    [steal] Ruba una carta a { FORM($player, form: "whom") }.
   *[choose] Fai giocare { FORM($player, form: "whom") }.
 }
hint-lay-down = Consiglio: cala { FORM($cards, form: "the") }.
hint-sneak = Consiglio: intrufola { FORM($cards, form: "the") }.
hint-defend = Consiglio: difenditi con { FORM($cards, form: "the") }.
hint-bottom = Consiglio: metti sotto il mazzo { FORM($cards, form: "the") }.
hint-take = Consiglio: prendi { FORM($cards, form: "the") }.
hint-call = Consiglio: di’ { $total }.
hint-draw = Consiglio: pesca la tua carta.
hint-let-it-pass = Consiglio: lascia correre.
hint-do-not-answer = Consiglio: non rispondere.
hint-give-up = Consiglio: rinuncia.

## Perché

hint-only-play = { $limit ->
    [0] Nient’altro resta a 0 o più.
   *[other] Nient’altro resta entro { $limit }.
 }
hint-only-choice = Adesso non si può giocare altro.
hint-all-over = { $limit ->
    [0] Ogni scelta va sotto 0.
   *[other] Ogni scelta supera { $limit }.
 }
hint-alike = Qui le scelte si equivalgono.
hint-gains = Vince subito { $gained }.
hint-takes-zeus = Prende Zeus.
hint-ends-with-zeus = Chiude la mano con Zeus dalla tua parte.
hint-reaches-alone = Arriva a { $total } e vince la partita.
hint-reaches = Fa { $total } esatto: vincete tutti.
hint-probably-cannot-stay = { $limit ->
    [0] Probabilmente { $player } non può restare a 0 o più.
   *[other] Probabilmente { $player } non può restare entro { $limit }.
 }
hint-may-not-stay = { $limit ->
    [0] Forse { $player } non può restare a 0 o più.
   *[other] Forse { $player } non può restare entro { $limit }.
 }
hint-for-the-game = Per l’intera partita rende più della carta più sicura di questa mano.
hint-rival = Giocare { FORM($cards, form: "the") } e fare { $total } è forse altrettanto buono.
hint-rival-let-it-pass = Lasciar correre è forse altrettanto buono.
hint-rival-other = Un’altra scelta è forse altrettanto buona.
hint-odds = Probabilità di non perdere questa mano: { $percent } %, altrimenti { $other } %.
hint-keeps = { $count ->
    [one] Conserva una carta che si gioca anche a { $limit }.
   *[other] Conserva { $count } carte che si giocano anche a { $limit }.
 }
hint-spends = La carta più alta va via finché c’è posto.
hint-least = Nessun’altra carta aggiunge così poco.
hint-least-off = Nessun’altra carta toglie così poco.
hint-holds = Il totale resta { $total }.
hint-lowers = Il totale scende di { $count }.
hint-raises = Il totale sale di { $count }.
hint-no-room = { $limit ->
    [0] Non lascia niente da togliere.
   *[other] Non lascia nessun posto fino a { $limit }.
 }
hint-little-room = { $limit ->
    [0] Lascia solo { $count } fino a 0.
   *[other] Lascia solo { $count } fino a { $limit }.
 }
hint-room = Lascia posto per altri { $count }.

## Che cosa fa agli altri

hint-strikes-one = Mette fuori dalla mano un altro giocatore.
hint-strikes-obliges = Il giocatore seguente deve giocare due volte.
hint-strikes-draw-1 = Tutti gli altri pescano una carta.
hint-strikes-draw-2 = Tutti gli altri pescano due carte.
hint-strikes-bomb = Colpisce tutti gli altri, se non scartano una carta che salva.

hint-card-chance = { $card } { $percent } %
hint-chances = Probabilità di non perdere questa mano: { $chances }.
