phones-page-animal = Il tuo animale
phones-page-name = Il tuo nome
phones-page-which-seat = Dove ti siedi?
phones-page-sit = Siediti
phones-page-seated = Hai un posto. Le carte si danno allo schermo.
phones-page-change = Cambia
phones-page-knock = Chiedi di sederti
phones-page-stop-waiting = Non aspettare più
phones-page-play-here = Gioca qui

phones-page-free = posto libero
phones-page-taken = occupato
phones-page-you = tu
phones-page-computer = computer
phones-page-screen = allo schermo
phones-page-away = assente

phones-page-table = Tavolo
phones-page-hand = Le tue carte
phones-page-choices = Che cosa puoi fare
phones-page-seats = Al tavolo

phones-page-tap-twice = Tocca due volte una carta per giocarla
phones-page-tap-once = Tocca una carta per giocarla
phones-page-tap-again = Toccala di nuovo per giocarla
phones-page-tap-marks = Tocca le carte che vanno insieme

phones-page-back = Indietro
phones-page-close = Chiudi
phones-page-play-marked = Gioca queste
phones-page-go-on = Avanti
phones-page-next-deal = Prossima mano
phones-page-hint = Consiglio
phones-page-undo = Annulla
phones-page-take-number = Prendi { $total }
phones-page-say = Di’
phones-page-say-number = Di’ { $total }
phones-page-delete = Cancella l’ultima cifra
phones-page-whole-line = Tutta la linea

phones-page-settings = Impostazioni di questo telefono
phones-page-large-text = Testo grande
phones-page-one-tap = Gioca con un tocco
phones-page-sound = Suoni
phones-page-vibration = Vibrazione
phones-page-daylight = Chiaro di giorno, come il telefono
phones-page-face = Nome e animale
phones-page-plainly = Le tue giocate passano per il tuo Wi-Fi senza cifratura: altri in quella rete potrebbero vederle.
phones-page-leave = Lascia il posto
phones-page-leave-sure = Allora il tuo posto è libero per altri. La partita va avanti senza di te.
phones-page-stay = Resta

phones-page-connecting = Si cerca il tavolo
phones-page-lost = Si cerca di nuovo il tavolo
phones-page-lost-help = Questo telefono è nella stessa rete Wi-Fi del computer, e lì la partita è ancora aperta?
phones-page-try-now = Prova adesso

phones-page-seal = Le carte di questa mano sono sigillate
phones-page-seal-holds = Questo telefono ha controllato: nessuna carta è cambiata.
phones-page-seal-broken = Il sigillo non torna: non sono le carte sigillate.

phones-your-turn = { $name }, tocca a te
phones-you-are-asked = { $name }, c’è una domanda per te
phones-turn-of = { $player ->
    [you] Tocca a te
   *[other] Turno di { $player }
 }
phones-paused = Il tavolo è in pausa
phones-you-are-relieved = Adesso qualcuno gioca per te
phones-game-is-over = La partita è finita
phones-you-are-out = Sei fuori dalla partita
phones-you-sit-out = Salti questa mano
phones-you-have-won = Hai vinto
phones-said = { $player ->
    [you] Tu: { $what }
   *[other] { $player }: { $what }
 }
phones-who-is-at-the-screen = chi gioca allo schermo

phones-choose-the-total = Scegli il totale che vuoi.
phones-tap-a-seat = Tocca un giocatore.
phones-tap-the-cards = Tocca le carte che vanno insieme.
phones-with-others = si può giocare con altre
phones-wrong-costs = Un conto che non torna costa un pegno.
phones-wrong-costs-token = Un conto che non torna costa un gettone.
phones-wrong-costs-deal = Un conto che non torna perde la mano.

phones-seal-is-open = La seconda riga, passata per SHA-256, dà la prima: nessuna carta è cambiata.
