real-title = Echte kaarten
real-game = { $game }, met eigen kaarten
real-with-own-pack = Met eigen kaarten
real-on-screen = Kaarten op scherm
real-start = Beginnen
real-who-sits = Wie zit hier?
real-rules = De regels van dit spel
real-look-back = Terugkijken op de partij

real-who-deals = Wie deelt het eerst?
real-sit-alike = De spelers zitten hier zoals aan jullie tafel, met de klok mee.
real-deals = { $name ->
    [you] Ronde { $number }: jij deelt
   *[other] Ronde { $number }: { $name } deelt
 }
real-dealt = { $name ->
    [you] Ik heb gedeeld
   *[other] { $name } heeft gedeeld
 }
real-again = Nog een partij

real-which = { $name ->
    [you] Welke kaart leg je?
   *[other] Welke kaart legt { $name }?
 }
real-which-of-several = { $name ->
    [you] Welke kaart leg je? Je moet nog { $count } keer leggen.
   *[other] Welke kaart legt { $name }? Er moeten nog { $count } kaarten.
 }
real-which-turned = Welke kaart is omgedraaid?
real-which-bottom = Welke kaart ligt open onder de trekstapel?
real-which-saves = { $name ->
    [you] Heb je { FORM($card, form: "a") }?
   *[other] Heeft { $name } { FORM($card, form: "a") }?
 }
real-which-answers = { $name ->
    [you] Antwoord je met { FORM($rank, form: "a") }?
   *[other] Antwoordt { $name } met { FORM($rank, form: "a") }?
 }
real-which-way = Hoe wordt die gelegd?
real-what-total = { $name ->
    [you] Het staat op { $total }. Wat maak je ervan?
   *[other] Het staat op { $total }. Wat maakt { $name } ervan?
 }
real-who = Wie?
real-which-three = { $name ->
    [you] Van welke waarde heb je er drie?
   *[other] Van welke waarde heeft { $name } er drie?
 }

real-stuck = { $name ->
    [you] Ik kan niet
   *[other] { $name } kan niet
 }
real-saves = { $name ->
    [you] Ja, ik leg die
   *[other] { $name } legt { FORM($card, form: "a") }
 }
real-has-none = { $name ->
    [you] Ik heb er geen
   *[other] { $name } heeft er geen
 }
real-three = { $name }: drie { FORM($rank, form: "many") }
real-sneaks = { $name ->
    [you] Ik gooi er { FORM($card, form: "a") } tussen
   *[other] { $name } gooit er { FORM($card, form: "a") } tussen
 }
real-threes = Drie gelijke
real-out-of-turn = Buiten de beurt
real-rank = { $rank }
real-several = Kaarten tegelijk
real-option = { $told }: { $total }
real-option-several = { $count } kaarten, { $told }: { $total }
real-option-at = { $way ->
    [choose] { $told }, { $name } speelt nu
    [eliminate] { $told }, gooit { FORM($name, form: "whom") } eruit
    [exchange] { $told }, ruilt met { FORM($name, form: "whom") }
   *[steal] { $told }, steelt van { FORM($name, form: "whom") }
 }

real-cannot-be-stuck = { $name ->
    [you] Je moet iets kunnen spelen: bijna elke kaart die er nog is, past nu.
   *[other] { $name } moet iets kunnen spelen: bijna elke kaart die er nog is, past nu.
 }
real-gone = Al die kaarten zijn gelegd, en de stapel is sindsdien niet geschud: { $card }.
real-not-now = Die kaart kan nu niet gelegd worden: { $card }.
real-no-review = Alleen de spelers kennen de handen van echte kaarten, dus er wordt geen zet beoordeeld.

real-all-gone = alle gelegd
real-key = { $card }: { $told }

real-told-total = Het totaal is { $total }, nog { $count }.
real-clockwise = Met de klok mee
real-counterclockwise = Tegen de klok in

real-take-back = Terugnemen
real-take-back-what = Terugnemen: { $told }
real-laid = { $name ->
    [you] Je hebt { FORM($cards, form: "a") } gelegd
   *[other] { $name } heeft { FORM($cards, form: "a") } gelegd
 }
real-was-stuck = { $name ->
    [you] Je kon niet leggen
   *[other] { $name } kon niet leggen
 }
real-was-turned = Omgedraaid: { $card }
real-was-put-under = Onder de trekstapel: { $card }

real-keys-rank = Die kaart leggen: cijfer of letter, 0 voor een tien, * voor een joker
real-keys-stuck = Wie aan de beurt is, kan niet
