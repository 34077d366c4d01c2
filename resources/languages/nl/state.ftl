state-makes = { $card }, maakt { $totals }
state-makes-any = { $card }, maakt elk totaal van { $low } tot en met { $high }
state-marked = gekozen
state-with-others = kan samen met andere (+)
state-takes-zeus = pakt Zeus
state-wins-game = wint de partij
state-brings = levert meteen iets op
state-costs = kost meteen iets
state-refused = { $card } ({ $why })

state-you-owe = { $count ->
    [one] Je moet nog één keer leggen
   *[other] Je moet { FORM($count, as: "form-times") } leggen
 }
state-answer-queen = Antwoord met { FORM($rank, form: "a") }
state-run-up = De reeks loopt op: alleen { FORM($rank, form: "many") } leveren een nieuwe kaart op
state-run-down = De reeks loopt af: alleen { FORM($rank, form: "many") } leveren een nieuwe kaart op

state-you-are-asked = Een vraag voor jou.
state-your-turn = Jouw beurt.
state-to-play = { $player ->
    [you] Jij bent aan de beurt.
   *[other] { $player } is aan de beurt.
 }
state-deal-over = De ronde is voorbij. Druk op Enter voor de volgende ronde.
state-game-over = De partij is voorbij.
state-total = Totaal { $total }.
state-hand = Je hand: { $cards }.
state-pile = Op de aflegstapel: { $card }.
state-clockwise = Met de klok mee.
state-counterclockwise = Tegen de klok in.
