real-title = Carte vere
real-game = { $game }, con il tuo mazzo
real-with-own-pack = Con il tuo mazzo
real-on-screen = Mazzo sullo schermo
real-start = Inizia
real-who-sits = Chi siede qui?
real-rules = Le regole di questo gioco
real-look-back = Rivedi la partita

real-who-deals = Chi fa il mazziere?
real-sit-alike = I giocatori siedono qui come al vostro tavolo, in senso orario.
real-deals = { $name ->
    [you] Mano { $number }: dai le carte tu
   *[other] Mano { $number }: dà le carte { $name }
 }
real-dealt = { $name ->
    [you] Ho dato le carte
   *[other] { $name } ha dato le carte
 }
real-again = Un’altra partita

real-which = { $name ->
    [you] Quale carta metti?
   *[other] Quale carta mette { $name }?
 }
real-which-of-several = { $name ->
    [you] Quale carta metti? Giocate da fare: { $count }.
   *[other] Quale carta mette { $name }? Giocate da fare: { $count }.
 }
real-which-turned = Quale carta si è scoperta?
real-which-bottom = Quale carta sta scoperta sotto il mazzo?
real-which-saves = { $name ->
    [you] Hai { FORM($card, form: "a") }?
   *[other] { $name } ha { FORM($card, form: "a") }?
 }
real-which-answers = { $name ->
    [you] Rispondi con { FORM($rank, form: "a") }?
   *[other] { $name } risponde con { FORM($rank, form: "a") }?
 }
real-which-way = Come si mette?
real-what-total = { $name ->
    [you] Il totale è { $total }. Quanto fai?
   *[other] Il totale è { $total }. Quanto fa { $name }?
 }
real-who = Chi?
real-which-three = { $name ->
    [you] Che tris hai?
   *[other] Che tris ha { $name }?
 }

real-stuck = { $name ->
    [you] Non posso giocare
   *[other] { $name } non può giocare
 }
real-saves = { $name ->
    [you] Sì, metto quella carta
   *[other] { $name } mette { FORM($card, form: "a") }
 }
real-has-none = { $name ->
    [you] Non ne ho
   *[other] { $name } non ne ha
 }
real-three = { $name }: tre { FORM($rank, form: "many") }
real-sneaks = { $name } mette { FORM($card, form: "a") } fuori turno
real-threes = Tris
real-out-of-turn = Fuori turno
real-rank = { $rank }
real-several = Carte insieme
real-option = { $told }: { $total }
real-option-several = { $count } carte, { $told }: { $total }
real-option-at = { $way ->
    [choose] { $told }, poi gioca { $name }
    [eliminate] { $told }, mette fuori { FORM($name, form: "whom") }
    [exchange] { $told }, scambia con { FORM($name, form: "whom") }
   *[steal] { $told }, ruba a { FORM($name, form: "whom") }
 }

real-cannot-be-stuck = { $name ->
    [you] Qualcosa puoi giocare: quasi tutte le carte ancora in giro vanno bene adesso.
   *[other] { $name } può giocare qualcosa: quasi tutte le carte ancora in giro vanno bene adesso.
 }
real-gone = Tutte le carte di quel tipo sono state messe, e da allora la pila non si è mescolata: { $card }.
real-not-now = Quella carta adesso non si può mettere: { $card }.
real-no-review = Le carte vere le conosce solo chi gioca, perciò qui non si giudica nessuna mossa.

real-all-gone = finite
real-key = { $card }: { $told }

real-told-total = Il totale è { $total }, ancora { $count }.
real-clockwise = Si gioca in senso orario
real-counterclockwise = Si gioca in senso antiorario

real-take-back = Annulla
real-take-back-what = Annulla: { $told }
real-laid = { $name ->
    [you] Hai messo { FORM($cards, form: "a") }
   *[other] { $name } ha messo { FORM($cards, form: "a") }
 }
real-was-stuck = { $name ->
    [you] Non potevi giocare
   *[other] { $name } non poteva giocare
 }
real-was-turned = Carta scoperta: { $card }
real-was-put-under = Sotto il mazzo: { $card }

real-keys-rank = Metti quella carta: la sua cifra o lettera, 0 per un 10, * per un jolly
real-keys-stuck = Chi è di turno non può giocare
