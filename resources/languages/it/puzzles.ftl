puzzles-title = Trova la mossa

puzzles-book = Rompicapi risolti
puzzles-sums = Rompicapi di conti
puzzles-looking = Si prepara un rompicapo…

puzzles-question = Quale carta vince?
puzzles-position = Il totale è { $total }, le carte di { $players ->
    [2] tutti e due
   *[other] tutti
 } sono scoperte e il mazzo è finito. Cominci tu.
puzzles-next = Dopo di te gioca { $name }.
puzzles-goal = Se non puoi giocare, perdi la mano.
puzzles-grade = { $grade ->
    [easy] Facile
    [medium] Medio
   *[hard] Difficile
 }: i computer ci riescono { FORM($tenths, as: "form-times") } su dieci. { $moves } mosse fino alla fine.
puzzles-holds = { $name ->
    [you] Tu hai { $cards }.
   *[other] { $name } ha { $cards }.
 }
puzzles-own-card = Fra le tue carte: { $told }.

puzzles-answer = { $state ->
    [right] { $move }: questa vince
    [wrong] { $move }: questa non vince
   *[open] { $move }
 }
puzzles-yes = Sì, { FORM($cards, form: "the") }.
puzzles-yes-so = Sì, { FORM($cards, form: "the") } ({ $note }).
puzzles-no = Non { FORM($cards, form: "the") }: guarda che cosa succede.
puzzles-no-so = Non { FORM($cards, form: "the") } ({ $note }): guarda che cosa succede.
puzzles-it-was = Era { FORM($cards, form: "the") }.
puzzles-it-was-so = Era { FORM($cards, form: "the") } ({ $note }).
puzzles-idea-keep = Tieni { FORM($cards, form: "the") } per la fine.
puzzles-idea-trap = Ora nessun altro ha mai scelta.
puzzles-idea-top = Dritto a { $total }.
puzzles-idea-room = Prima fai spazio.
puzzles-idea-pass = Lascia il totale a qualcun altro.
puzzles-idea-count = Conta: qualcun altro resta senza mosse per primo.
puzzles-stars = Stelle: { $stars } su 3
puzzles-stars-told = Stelle: { $stars } su 3.
puzzles-why-not = Perché non { FORM($cards, form: "the") }?
puzzles-why-not-so = Perché non { FORM($cards, form: "the") } ({ $note })?
puzzles-cards = Carte e regole
puzzles-card-value = { $shown }: { $told }.
puzzles-play-out = Giocalo al tavolo
puzzles-back = Torna al rompicapo

puzzles-only-card = nient’altro va bene
puzzles-last-step = { $total } esatto
puzzles-stuck = { $name ->
    [you] Non puoi giocare.
   *[other] { $name } non può giocare.
 }
puzzles-made = { $name }: { $cards }, { $total }, { $note }.

puzzles-key-days = Il giorno prima, il giorno dopo
puzzles-key-why = Perché non un’altra carta?

puzzles-book-note = I giorni dei rompicapi che hai risolto. Aprine uno per ripensarci.
puzzles-book-empty = Qui stanno i rompicapi che risolvi.
puzzles-book-entry = { $game }, { $day }
puzzles-book-lost = I rompicapi risolti non si possono leggere; sono conservati come { $file }.
puzzles-not-there = Il gioco di questo rompicapo non c’è più, o adesso ha altre regole.
puzzles-key-open = Aprire il rompicapo

puzzles-sum-question = { $count ->
    [1] Quale carta fa { $total } esatto?
   *[2] Quali due carte insieme fanno { $total } esatto?
 }
puzzles-sum-start = Il totale è { $total }.
puzzles-sum-of = Conto { $number } di { $sums }.
puzzles-sum-card = { $state ->
    [right] { $cards }: giusta
    [wrong] { $cards }: non questa
    [chosen] { $cards }: scelta
   *[open] { $cards }
 }
puzzles-sum-makes = Così fa { $totals }. Provane un’altra.
puzzles-sum-does-not-fit = Così si va oltre la fine. Provane un’altra.
puzzles-sum-step = Con { FORM($cards, form: "the") } fa { $total }.
puzzles-sum-next = Prossimo conto
puzzles-sum-other-day = Conti del giorno prima
