refusal-over-limit = { $limit ->
    [0] { START($rank, form: "the") } zou { $total } maken: onder 0
   *[other] { START($rank, form: "the") } zou { $total } maken: over { $limit }
 }
refusal-not-on-this-total = { START($rank, form: "the") } kan niet op dit totaal
refusal-not-yet = { START($rank, form: "the") } mag nog niet
refusal-not-now = { START($rank, form: "the") } kan nu niet
refusal-answer-due = { START($asked, form: "a") } kan alleen met { FORM($asked, form: "a") } beantwoord worden
refusal-run-goes-on = De reeks moet voortgezet worden met { FORM($asked, form: "many") }
refusal-may-not-begin = { $count ->
    [one] { START($rank, form: "the") } mag niet eerst: je moet nog één keer leggen
   *[other] { START($rank, form: "the") } mag niet eerst: je moet nog { $count } keer leggen
 }
refusal-too-few-left = { $count ->
    [one] Na { FORM($rank, form: "the") } zijn er te weinig kaarten: je moet nog één keer leggen
   *[other] Na { FORM($rank, form: "the") } zijn er te weinig kaarten: je moet nog { $count } keer leggen
 }
refusal-cancels-fewer = { $cancels ->
    [one] { START($rank, form: "the") } vervangt één keer leggen, geen { $count }
   *[other] { START($rank, form: "the") } vervangt { $cancels } keer leggen, geen { $count }
 }
refusal-number-first = { START($rank, form: "the") } mag niet eerst: een getal begint de ronde
refusal-not-in-hand = { START($rank, form: "the") } zit niet in je hand

refusal-no-deal = Er is geen ronde bezig. Druk op Enter voor de volgende ronde.
refusal-not-your-turn = Jij bent nog niet aan de beurt.
refusal-no-such-value = Die kaart heeft deze waarde niet.
refusal-can-play = Je hebt nog een kaart die je kunt leggen.
refusal-not-asked = Er is jou niets gevraagd.
refusal-no-such-answer = Deze kaarten kun je nu niet op tafel leggen.
refusal-must-draw = Je moet eerst nog een kaart pakken.
refusal-nothing-to-draw = Je hoeft geen kaart te pakken.
refusal-no-call-due = Er is nu geen totaal te noemen.
