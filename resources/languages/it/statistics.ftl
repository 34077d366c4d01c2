statistics-title = Statistiche

statistics-person = Persona
statistics-nobody = Ancora nessuno
statistics-game = Gioco
statistics-time = Tempo
statistics-time-all = Da sempre
statistics-time-12 = Ultime 12 settimane
statistics-time-4 = Ultime 4 settimane
statistics-time-1 = Ultimi 7 giorni
statistics-seat = Posto
statistics-any-seat = Tutti i posti
statistics-seat-number = Posto { $seat }
statistics-opponents = Avversari
statistics-any-opponents = Tutti gli avversari

statistics-unreadable = Le statistiche non si potevano leggere e si contano di nuovo; quelle vecchie sono { $file }.
statistics-save = Salva in CSV
statistics-files = CSV (*.csv)

statistics-numbers = I numeri più importanti
statistics-deals-played = mani giocate
statistics-games-won = partite vinte
statistics-won-of = { $won } su { $games }
statistics-streak = vittorie di fila
statistics-busts = volte oltre
statistics-plays-a-deal = giocate per mano
statistics-tokens = gettoni tenuti
statistics-number-of = { $words }: { $number }

statistics-levels = Partite vinte, per avversario
statistics-level = { $level }: { $won } vinte su { $games }.
statistics-even-share = a puntini: se vincessero tutti in parti uguali

statistics-weeks = Mani alla settimana
statistics-week = settimana { $day }: { $deals ->
    [one] 1 mano
   *[other] { $deals } mani
 }
statistics-now = ora
statistics-this-week = questa settimana: { $deals }
statistics-no-weeks = In queste settimane non si è giocata nessuna mano.

statistics-plays = Giocate in una mano
statistics-length = { $plays ->
    [one] 1 giocata
   *[other] { $plays } giocate
 }: { $deals ->
    [one] 1 mano
   *[other] { $deals } mani
 }
statistics-lengths = Da { $low } a { $high } giocate: { $deals ->
    [one] 1 mano
   *[other] { $deals } mani
 }

statistics-bests = Record
statistics-best-streak = Più vittorie di fila
statistics-best-deal = Mano più lunga
statistics-best-deal-plays = { $plays ->
    [one] 1 giocata
   *[other] { $plays } giocate
 }
statistics-best-table = Vittoria al tavolo più grande
statistics-best-table-seats = { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
 }
statistics-best-tokens = Più gettoni tenuti
statistics-best = { $words }: { $number }, { $day }.

statistics-nothing = Ancora niente da mostrare: finisci una partita.
statistics-bar = { $words }.

statistics-column-date = data
statistics-column-game = gioco
statistics-column-seats = posti
statistics-column-deals = mani
statistics-column-ended = finita
statistics-column-undone = annullate
statistics-column-seat = posto
statistics-column-name = nome
statistics-column-level = livello
statistics-column-won = vinta
statistics-column-tokens = gettoni
statistics-column-busts = volte oltre
