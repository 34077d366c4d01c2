workshop-name = Naam van het spel
workshop-maker = Gemaakt door
workshop-started-from = begonnen vanuit { $game }
workshop-from-nothing = uit het niets gemaakt
workshop-undo = Terugnemen: { $step }
workshop-redo = Opnieuw doen: { $step }
workshop-nothing-to-undo = Niets om terug te nemen
workshop-nothing-to-redo = Niets om opnieuw te doen
workshop-undone = Teruggenomen: { $step }
workshop-redone = Opnieuw gedaan: { $step }
workshop-try = Probeer een ronde
workshop-save = Opslaan
workshop-saved = { $game } staat op je plank.
workshop-saved-as = Opgeslagen als { $game }, want { $other } heb je al.
workshop-does-not-fit = Klopt niet
workshop-change-rules = Regels veranderen…
workshop-make-own = Maak een eigen spel
workshop-back = Terug naar de werkplaats

workshop-columns = Wat te veranderen
workshop-tab-game = Het spel
workshop-tab-cards = De kaarten
workshop-tab-told = Wat het betekent
workshop-the-game = Het spel
workshop-cards = Wat elke kaart doet
workshop-group-game = Het totaal
workshop-group-cards = Kaarten en spelers
workshop-group-stakes = Wat je verliest
workshop-group-players = Met meer spelers
workshop-group-turn = Een beurt
workshop-group-deal = Een ronde
workshop-group-special = Bijzondere delen
workshop-on = Aan: { $names }

workshop-suits = Kleuren
workshop-suits-alike = Alle kleuren gelijk
workshop-suits-colors = Rood en zwart
workshop-suits-each = Elke kleur apart
workshop-suits-mixed = Sommige kleuren apart
workshop-in-pack = { $count } in het spel
workshop-in-pack-short = ×{ $count }
workshop-how-many = Aantal van { $cards }
workshop-or = of
workshop-row = { $cards }: { $does }
workshop-chip = { $cards }, { $words }, { $number } van { $count ->
    [one] { $count } chip
   *[other] { $count } chips
 }
workshop-add = { $cards }: iets toevoegen
workshop-opens-menu = Opent een menu

workshop-choice = { $chip }: { $words }
workshop-menu-change = { START($cards) }: { $chip } veranderen
workshop-menu-add = { START($cards) }: iets toevoegen
workshop-menu-row = { START($cards) }
workshop-menu-action = Doet ook dit
workshop-menu-action-of = Alleen waar die { $words }
workshop-menu-way = Een andere manier, jij kiest
workshop-menu-suits = Kleuren van deze kaart
workshop-other-number = Een ander getal
workshop-way-number = Een andere manier, met een getal
workshop-number = Getal
workshop-sign = Wat het getal doet
workshop-sign-adds = komt erbij
workshop-sign-takes = gaat eraf
workshop-sign-either = komt erbij of gaat eraf
workshop-sign-makes = maakt het totaal
workshop-take-number = Nemen
workshop-take-away = Dit weghalen
workshop-copy = Naar een andere kaart kopiëren
workshop-paste = Zet { $chip } hier
workshop-nothing-to-add = Aan deze kaart kan niets toegevoegd worden.
workshop-copied = { $chip } is gekopieerd. Ga naar een andere kaart en plak het.
workshop-cut = { $chip } gaat mee. Ga naar een andere kaart en plak het.
workshop-chip-gone = Die chip is er niet meer.

workshop-step-way = { $name }: { $value }
workshop-takes-away = Daarmee vervalt: { $ways }. { $key } zet het terug.
workshop-step-name = Naam: { $name }
workshop-step-suits = Kleuren: { $value }
workshop-step-count = { START($cards) }: { $count } in het spel
workshop-step-kept = Wat bewaard was

workshop-drafts = Andere ontwerpen
workshop-begin-again = Opnieuw beginnen vanuit { $game }
workshop-begin-nothing = Uit het niets beginnen
workshop-go-on-with = Verder met { $game }
workshop-goes-on = Je gaat verder waar je was.

workshop-key-cards = van kaart naar kaart, van chip naar chip
workshop-key-type = naar de kaart, het getal of de regel die je typt
workshop-key-number = een ander getal op een chip
workshop-key-menu = het menu openen
workshop-key-delete = iets toevoegen, een chip weghalen
workshop-key-chip = een chip knippen, kopiëren en plakken
workshop-key-columns = naar het spel, de kaarten, wat het betekent
