puzzles-title = Vind de zet

puzzles-book = Opgeloste puzzels
puzzles-sums = Somraadsels
puzzles-looking = Er wordt een puzzel klaargelegd…

puzzles-question = Welke kaart wint?
puzzles-position = Het totaal is { $total }, { $players ->
    [2] beide
   *[other] alle
 } handen liggen open en de trekstapel is op. Jij legt eerst.
puzzles-next = Na jou komt { FORM($name, form: "who") }.
puzzles-goal = Kun je niet leggen, dan verlies je de ronde.
puzzles-grade = { $grade ->
    [easy] Makkelijk
    [medium] Gemiddeld
   *[hard] Moeilijk
 }: de computers vinden het in { $tenths } van de tien pogingen. { $moves } zetten tot het einde.
puzzles-holds = { $name ->
    [you] Jij hebt { $cards }.
   *[other] { $name } heeft { $cards }.
 }
puzzles-own-card = In je hand: { $told }.

puzzles-answer = { $state ->
    [right] { $move }: dat wint
    [wrong] { $move }: dat wint niet
   *[open] { $move }
 }
puzzles-yes = Ja, { FORM($cards, form: "the") }.
puzzles-yes-so = Ja, { FORM($cards, form: "the") } ({ $note }).
puzzles-no = Niet { FORM($cards, form: "the") }: kijk wat er gebeurt.
puzzles-no-so = Niet { FORM($cards, form: "the") } ({ $note }): kijk wat er gebeurt.
puzzles-it-was = Het was { FORM($cards, form: "the") }.
puzzles-it-was-so = Het was { FORM($cards, form: "the") } ({ $note }).
puzzles-idea-keep = Bewaar { FORM($cards, form: "the") } voor het eind.
puzzles-idea-trap = Nu heeft niemand anders ooit een keuze.
puzzles-idea-top = Meteen naar { $total }.
puzzles-idea-room = Maak eerst ruimte.
puzzles-idea-pass = Laat het totaal aan iemand anders over.
puzzles-idea-count = Tel maar: iemand anders kan als eerste niet meer leggen.
puzzles-stars = { $stars } van 3 sterren
puzzles-stars-told = { $stars } van 3 sterren.
puzzles-why-not = Waarom niet { FORM($cards, form: "the") }?
puzzles-why-not-so = Waarom niet { FORM($cards, form: "the") } ({ $note })?
puzzles-cards = Kaarten en regels
puzzles-card-value = { $shown }: { $told }.
puzzles-play-out = Speel het uit aan tafel
puzzles-back = Terug naar de puzzel

puzzles-only-card = niets anders past
puzzles-last-step = precies { $total }
puzzles-stuck = { $name ->
    [you] Jij kunt niet leggen.
   *[other] { $name } kan niet leggen.
 }
puzzles-made = { $name }: { $cards }, { $total }, { $note }.

puzzles-key-days = De dag ervoor, de volgende dag
puzzles-key-why = Waarom niet een andere kaart?

puzzles-book-note = De dagen van de puzzels die je oploste. Open er een om er nog eens over na te denken.
puzzles-book-empty = Puzzels die je oplost, worden hier bewaard.
puzzles-book-entry = { $game }, { $day }
puzzles-book-lost = De opgeloste puzzels kunnen niet gelezen worden; ze zijn bewaard als { $file }.
puzzles-not-there = Het spel van deze puzzel is er niet meer, of de regels zijn nu anders.
puzzles-key-open = De puzzel openen

puzzles-sum-question = { $count ->
    [1] Welke kaart maakt precies { $total }?
   *[2] Welke twee kaarten samen maken precies { $total }?
 }
puzzles-sum-start = Het totaal is { $total }.
puzzles-sum-of = Som { $number } van { $sums }.
puzzles-sum-card = { $state ->
    [right] { $cards }: goed
    [wrong] { $cards }: deze niet
    [chosen] { $cards }: gekozen
   *[open] { $cards }
 }
puzzles-sum-makes = Dat maakt { $totals }. Probeer een andere.
puzzles-sum-does-not-fit = Dat gaat voorbij het einde. Probeer een andere.
puzzles-sum-step = { START($cards, form: "the") } maakt { $total }.
puzzles-sum-next = Volgende som
puzzles-sum-other-day = Sommen van de dag ervoor
