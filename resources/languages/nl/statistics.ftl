statistics-title = Statistieken

statistics-person = Persoon
statistics-nobody = Nog niemand
statistics-game = Spel
statistics-time = Tijd
statistics-time-all = Altijd
statistics-time-12 = Laatste 12 weken
statistics-time-4 = Laatste 4 weken
statistics-time-1 = Laatste 7 dagen
statistics-seat = Plaats
statistics-any-seat = Alle plaatsen
statistics-seat-number = Plaats { $seat }
statistics-opponents = Tegenstanders
statistics-any-opponents = Alle tegenstanders

statistics-unreadable = De statistieken konden niet gelezen worden en worden opnieuw geteld; de oude staan in { $file }.
statistics-save = Opslaan als CSV
statistics-files = CSV (*.csv)

statistics-numbers = De belangrijkste getallen
statistics-deals-played = rondes gespeeld
statistics-games-won = partijen gewonnen
statistics-won-of = { $won } van { $games }
statistics-streak = keer winst op rij
statistics-busts = keer vast
statistics-plays-a-deal = zetten per ronde
statistics-tokens = fiches over
statistics-number-of = { $words }: { $number }

statistics-levels = Gewonnen partijen, per tegenstander
statistics-level = { $level }: { $won } van { $games } gewonnen.
statistics-even-share = stippellijn: als iedereen even vaak won

statistics-weeks = Rondes per week
statistics-week = week van { $day }: { $deals ->
    [one] 1 ronde
   *[other] { $deals } rondes
 }
statistics-now = nu
statistics-this-week = deze week: { $deals }
statistics-no-weeks = In deze weken is geen ronde gespeeld.

statistics-plays = Zetten in een ronde
statistics-length = { $plays ->
    [one] 1 zet
   *[other] { $plays } zetten
 }: { $deals ->
    [one] 1 ronde
   *[other] { $deals } rondes
 }
statistics-lengths = { $low } tot { $high } zetten: { $deals ->
    [one] 1 ronde
   *[other] { $deals } rondes
 }

statistics-bests = Eigen records
statistics-best-streak = Vaakst winst op rij
statistics-best-deal = Langste ronde
statistics-best-deal-plays = { $plays ->
    [one] 1 zet
   *[other] { $plays } zetten
 }
statistics-best-table = Winst aan de grootste tafel
statistics-best-table-seats = { $seats ->
    [one] 1 plaats
   *[other] { $seats } plaatsen
 }
statistics-best-tokens = Meeste fiches over
statistics-best = { $words }: { $number }, { $day }.

statistics-nothing = Nog niets te zien: speel een partij uit.
statistics-bar = { $words }.

statistics-column-date = datum
statistics-column-game = spel
statistics-column-seats = plaatsen
statistics-column-deals = rondes
statistics-column-ended = afloop
statistics-column-undone = teruggenomen
statistics-column-seat = plaats
statistics-column-name = naam
statistics-column-level = niveau
statistics-column-won = gewonnen
statistics-column-tokens = fiches
statistics-column-busts = keer vast
