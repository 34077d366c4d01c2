statistics-title = Statystyki

## Czego dotyczą liczby: rząd list, czego dotyczy każda lista i co można wybrać

statistics-person = Osoba
statistics-nobody = Jeszcze nikt
statistics-game = Gra
statistics-time = Czas
statistics-time-all = Cały czas
statistics-time-12 = Ostatnie 12 tygodni
statistics-time-4 = Ostatnie 4 tygodnie
statistics-time-1 = Ostatnie 7 dni
statistics-seat = Miejsce
statistics-any-seat = Wszystkie miejsca
statistics-seat-number = Miejsce { $seat }
statistics-opponents = Przeciwnicy
statistics-any-opponents = Wszyscy przeciwnicy

## Przyciski

statistics-unreadable = Nie udało się odczytać statystyk, więc są liczone od nowa; stare są zachowane w pliku { $file }.
statistics-save = Zapisz jako CSV
statistics-files = CSV (*.csv)

## Najważniejsze liczby, pod każdą, co liczy: dwa lub trzy krótkie słowa

statistics-numbers = Najważniejsze liczby
statistics-deals-played = rozegrane rozdania
statistics-games-won = wygrane partie
statistics-won-of = { $won } z { $games }
statistics-streak = wygrane z rzędu
statistics-busts = razy ponad limit
statistics-plays-a-deal = ruchy na rozdanie
statistics-tokens = zachowane żetony
statistics-number-of = { $words }: { $number }

## Wygrane partie według przeciwników: słupek na każdy poziom

statistics-levels = Wygrane partie według przeciwników
statistics-level = { $level }: wygrane { $won } z { $games }.
statistics-even-share = kropki: gdyby wszyscy wygrywali tak samo często

## Rozdania w tygodniu: słupek na każdy z ostatnich dwunastu tygodni

statistics-weeks = Rozdania w tygodniu
statistics-week = tydzień od { $day }: { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
 }
statistics-now = teraz
statistics-this-week = w tym tygodniu: { $deals }
statistics-no-weeks = W tych tygodniach nie było żadnego rozdania.

## Ruchy w rozdaniu: słupek na każdą długość

statistics-plays = Ruchy w rozdaniu
statistics-length = { $plays ->
    [one] { $plays } ruch
    [few] { $plays } ruchy
   *[many] { $plays } ruchów
 }: { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
 }
statistics-lengths = od { $low } do { $high } ruchów: { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
 }

## Rekordy: jakie, ile i kiedy

statistics-bests = Rekordy
statistics-best-streak = Najwięcej wygranych z rzędu
statistics-best-deal = Najdłuższe rozdanie
statistics-best-deal-plays = { $plays ->
    [one] { $plays } ruch
    [few] { $plays } ruchy
   *[many] { $plays } ruchów
 }
statistics-best-table = Wygrana przy największym stole
statistics-best-table-seats = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
 }
statistics-best-tokens = Najwięcej żetonów
statistics-best = { $words }: { $number }, { $day }.

statistics-nothing = Jeszcze nic tu nie ma: dokończ partię.
statistics-bar = { $words }.

## Tabela w pliku: wiersz na każde miejsce w każdej partii, pod tymi nazwami kolumn

statistics-column-date = data
statistics-column-game = gra
statistics-column-seats = miejsca
statistics-column-deals = rozdania
statistics-column-ended = zakończenie
statistics-column-undone = cofnięte
statistics-column-seat = miejsce
statistics-column-name = imię
statistics-column-level = poziom
statistics-column-won = wygrana
statistics-column-tokens = żetony
statistics-column-busts = ponad limit
