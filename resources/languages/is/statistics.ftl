statistics-title = Tölfræði

statistics-person = Manneskja
statistics-nobody = Enginn enn
statistics-game = Leikur
statistics-time = Tími
statistics-time-all = Allan tímann
statistics-time-12 = Síðustu 12 vikur
statistics-time-4 = Síðustu 4 vikur
statistics-time-1 = Síðustu 7 daga
statistics-seat = Sæti
statistics-any-seat = Öll sæti
statistics-seat-number = Sæti { $seat }
statistics-opponents = Mótherjar
statistics-any-opponents = Allir mótherjar

statistics-unreadable = Ekki tókst að lesa tölfræðina og hún er talin aftur; sú gamla er { $file }.
statistics-save = Vista sem CSV
statistics-files = CSV (*.csv)

statistics-numbers = Mikilvægustu tölurnar
statistics-deals-played = spilaðar umferðir
statistics-games-won = unnir leikir
statistics-won-of = { $won } af { $games }
statistics-streak = sigrar í röð
statistics-busts = yfir hámark
statistics-plays-a-deal = útspil í umferð
statistics-tokens = skífur eftir
statistics-number-of = { $words }: { $number }

statistics-levels = Unnir leikir, eftir mótherjum
statistics-level = { $level }: { $won } af { $games } unnir.
statistics-even-share = punktalína: ef allir ynnu jafn oft

statistics-weeks = Umferðir á viku
statistics-week = vikan frá { $day }: { $deals ->
    [one] { $deals } umferð
   *[other] { $deals } umferðir
 }
statistics-now = nú
statistics-this-week = þessi vika: { $deals }
statistics-no-weeks = Engin umferð var spiluð í þessum vikum.

statistics-plays = Útspil í umferð
statistics-length = { $plays ->
    [one] { $plays } útspil
   *[other] { $plays } útspil
 }: { $deals ->
    [one] { $deals } umferð
   *[other] { $deals } umferðir
 }
statistics-lengths = { $low } til { $high } útspil: { $deals ->
    [one] { $deals } umferð
   *[other] { $deals } umferðir
 }

statistics-bests = Eigin met
statistics-best-streak = Flestir sigrar í röð
statistics-best-deal = Lengsta umferð
statistics-best-deal-plays = { $plays ->
    [one] { $plays } útspil
   *[other] { $plays } útspil
 }
statistics-best-table = Sigur við stærsta borðið
statistics-best-table-seats = { $seats ->
    [one] { $seats } sæti
   *[other] { $seats } sæti
 }
statistics-best-tokens = Flestar skífur eftir
statistics-best = { $words }: { $number }, { $day }.

statistics-nothing = Ekkert að sýna enn: ljúktu leik.
statistics-bar = { $words }.

statistics-column-date = dagur
statistics-column-game = leikur
statistics-column-seats = fjöldi sæta
statistics-column-deals = umferðir
statistics-column-ended = lok
statistics-column-undone = tekið til baka
statistics-column-seat = sæti
statistics-column-name = nafn
statistics-column-level = stig mótherja
statistics-column-won = unnið
statistics-column-tokens = skífur
statistics-column-busts = yfir hámark
