statistics-title = Statistik

## What the figures are of, chosen in a row of lists: what each list is about, and what can be chosen

statistics-person = Person
statistics-nobody = Noch niemand
statistics-game = Spiel
statistics-time = Zeitraum
statistics-time-all = Die ganze Zeit
statistics-time-12 = Letzte 12 Wochen
statistics-time-4 = Letzte 4 Wochen
statistics-time-1 = Letzte 7 Tage
statistics-seat = Platz
statistics-any-seat = Alle Plätze
statistics-seat-number = Platz { $seat }
statistics-opponents = Gegner
statistics-any-opponents = Alle Gegner

## Buttons

statistics-unreadable = Die Statistik war nicht lesbar und wird neu gezählt; die alte ist aufgehoben als { $file }.
statistics-save = Als CSV speichern
statistics-files = CSV (*.csv)

## The most important numbers, each with what it counts below it: two or three short words

statistics-numbers = Die wichtigsten Zahlen
statistics-deals-played = Runden gespielt
statistics-games-won = Partien gewonnen
statistics-won-of = { $won } von { $games }
statistics-streak = Siege in Folge
statistics-busts = über die Grenze
statistics-plays-a-deal = Züge pro Runde
statistics-tokens = Marken behalten
statistics-number-of = { $words }: { $number }

## Games won, by opponent: a bar for each level

statistics-levels = Gewonnene Partien, nach Gegner
statistics-level = { $level }: { $won } von { $games } gewonnen.
statistics-even-share = gepunktet: wenn alle gleich oft gewännen

## Deals a week: a bar for each of the last twelve weeks

statistics-weeks = Runden pro Woche
statistics-week = Woche vom { $day }: { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
 }
statistics-now = jetzt
statistics-this-week = diese Woche: { $deals }
statistics-no-weeks = In diesen Wochen wurde keine Runde gespielt.

## Plays in a deal: a bar for each length

statistics-plays = Züge in einer Runde
statistics-length = { $plays ->
    [one] { $plays } Zug
   *[other] { $plays } Züge
 }: { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
 }
statistics-lengths = { $low } bis { $high } Züge: { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
 }

## Personal bests: what, how many, and when

statistics-bests = Rekorde
statistics-best-streak = Meiste Siege in Folge
statistics-best-deal = Längste Runde
statistics-best-deal-plays = { $plays ->
    [one] { $plays } Zug
   *[other] { $plays } Züge
 }
statistics-best-table = Sieg am größten Tisch
statistics-best-table-seats = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
 }
statistics-best-tokens = Meiste Marken behalten
statistics-best = { $words }: { $number }, { $day }.

statistics-nothing = Noch nichts zu sehen: Spiel erst eine Partie zu Ende.
statistics-bar = { $words }.

## The table that is saved: a line for each seat of each game, below these names of the columns

statistics-column-date = Datum
statistics-column-game = Spiel
statistics-column-seats = Plätze
statistics-column-deals = Runden
statistics-column-ended = Ende
statistics-column-undone = zurückgenommen
statistics-column-seat = Platz
statistics-column-name = Name
statistics-column-level = Stufe
statistics-column-won = gewonnen
statistics-column-tokens = Marken
statistics-column-busts = über die Grenze
