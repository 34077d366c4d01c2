first-show = Laat zien
first-show-hint = Het spel in een ronde van twee minuten
first-deal = Je eerste ronde
first-skip = Overslaan
first-now-you = Nu jij

first-total = Dit is het totaal.
first-keep = Houd het op { $limit } of minder.
first-keep-down = Houd het op 0 of meer.
first-keep-over = Bij { $limit } is de ronde voorbij.
first-reach = Haal als eerste { $limit }.
first-keep-together = Maak samen precies { $limit }.
first-card = { START($card, form: "a") } { $does }.
first-stuck = { $player ->
    [you] Je kunt geen kaart leggen.
   *[other] { $player } kan geen kaart leggen.
 }
first-end = { $player ->
    [you] Jouw kaart beëindigt de ronde.
   *[other] De kaart van { $player } beëindigt de ronde.
 }
first-end-together = Het totaal is precies { $limit }: jullie hebben allemaal gewonnen.

first-differs = Anders dan in “{ $game }”

first-play-lit = Leg de verlichte kaart

first-not-yet = Nog niet: leg { FORM($card, form: "the") }.

first-told = { $number } van { $count }: { $told }
first-play-card = Leg { FORM($card, form: "the") }.

first-not-found = Geen enkele ronde laat dit spel goed zien. Lees de regels.
