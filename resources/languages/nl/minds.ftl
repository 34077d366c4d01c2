minds-title = Wie had wat?

minds-whose-choices = Keuzes van
minds-all-computers = Alle computers
minds-earlier = Vorige keuze
minds-later = Volgende keuze
minds-where = Ronde { $deal }, zet { $number }: { $name } bij { $total } – { $move }
minds-no-choices = Geen computer had een keuze in de rondes die voorbij zijn.

minds-thinking = { $name } denkt er nog eens over na…
minds-slip = Een misser: op dit niveau worden sommige zetten op goed geluk gedaan.
minds-chose-otherwise = Aan tafel koos de computer anders: het denken werd afgebroken, of er is sindsdien bijgeleerd. Nu zou het worden: { $move }.
minds-by-rule = { $name } volgt hier een regel en stelt zich geen handen voor.
minds-imagined = { $count ->
    [one] { $name } deed { $count } gissing hoe de verborgen kaarten liggen.
   *[other] { $name } deed { $count } gissingen hoe de verborgen kaarten liggen.
 } Het getal onder een kaart zegt in hoeveel van de honderd die daar is.
minds-fair = { $name } kende de eigen hand, de gelegde kaarten en wat iedereen kan zien en onthouden. Verder niets.

minds-was-right = { $name } was er het zekerst van dat { FORM($other, form: "who") } een van de { FORM($rank, form: "many") } had: zo was het in { $percent } van de honderd gissingen. Het klopte.
minds-was-wrong = { $name } was er het zekerst van dat { FORM($other, form: "who") } een van de { FORM($rank, form: "many") } had: zo was het in { $percent } van de honderd gissingen. In het echt had { FORM($other, form: "who") } { $cards }.

minds-known = bekend
minds-imagined-world = Gissing { $number } van { $count }
minds-another-world = Andere gissing
minds-another-world-tip = Wat er nog meer bedacht werd
minds-held = { $name ->
    [you] Jij had { $cards }.
   *[other] { $name } had { $cards }.
 }
minds-held-in-world = In deze gissing: { $cards }.

minds-weighed = Wat er afgewogen werd
minds-makes-total = maakt { $total }
minds-makes-total-at = { $way ->
    [eliminate] maakt { $total }, gooit { FORM($other, form: "whom") } eruit
    [exchange] maakt { $total }, ruilt van hand met { FORM($other, form: "whom") }
    [steal] maakt { $total }, steelt van { FORM($other, form: "whom") }
   *[choose] maakt { $total }, kiest { FORM($other, form: "whom") }
 }
minds-rules-choice = keuze van de regel
minds-played = gelegd
minds-not-to-lose = { $percent }% kans om de ronde niet te verliezen
minds-weighed-move = { $facts }.

minds-made = { $name }: { $cards }, { $total }.
