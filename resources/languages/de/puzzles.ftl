puzzles-title = Finde die Karte

## Which puzzle

puzzles-book = Gelöste Rätsel
puzzles-sums = Rechenrätsel
puzzles-looking = Ein Rätsel wird ausgelegt …

## The position

puzzles-question = Welche Karte gewinnt?
puzzles-position = Der Stand ist { $total }, { $players ->
    [2] beide
   *[other] alle
 } Hände liegen offen und der Stapel ist leer. Du legst zuerst.
puzzles-next = Nach dir kommt { FORM($name, form: "who") }.
puzzles-goal = Kannst du nicht legen, verlierst du die Runde.
puzzles-grade = { $grade ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
 }: Die Computer finden sie bei { $tenths } von zehn Versuchen. { $moves } Züge bis zum Ende.
puzzles-holds = { $name ->
    [you] Du hast: { $cards }.
   *[other] { $name } hat: { $cards }.
 }
puzzles-own-card = Auf deiner Hand: { $told }.

## Answers

puzzles-answer = { $state ->
    [right] { $move }: das gewinnt
    [wrong] { $move }: das gewinnt nicht
   *[open] { $move }
 }
puzzles-yes = Ja, { FORM($cards, form: "the") }.
puzzles-yes-so = Ja, { FORM($cards, form: "the") } ({ $note }).
puzzles-no = Nicht { FORM($cards, form: "the") }: Sieh, was daraus wird.
puzzles-no-so = Nicht { FORM($cards, form: "the") } ({ $note }): Sieh, was daraus wird.
puzzles-it-was = Es war { FORM($cards, form: "the") }.
puzzles-it-was-so = Es war { FORM($cards, form: "the") } ({ $note }).
puzzles-idea-keep = Heb dir { FORM($cards, form: "the-acc") } für den Schluss auf.
puzzles-idea-trap = Jetzt hat sonst niemand mehr eine Wahl.
puzzles-idea-top = Gleich bis { $total }.
puzzles-idea-room = Erst Platz schaffen.
puzzles-idea-pass = Überlass den Stand jemand anderem.
puzzles-idea-count = Zähl nach: Jemand anderes kann zuerst nicht mehr legen.
puzzles-stars = { $stars } von 3 Sternen
puzzles-stars-told = { $stars } von 3 Sternen.
puzzles-why-not = Warum nicht { FORM($cards, form: "the") }?
puzzles-why-not-so = Warum nicht { FORM($cards, form: "the") } ({ $note })?
puzzles-cards = Karten und Regeln
puzzles-card-value = { $shown }: { $told }.
puzzles-play-out = Am Tisch zu Ende spielen
puzzles-back = Zurück zum Rätsel

## The line of moves, beside the cards and the total

puzzles-only-card = nichts anderes passt
puzzles-last-step = genau { $total }
puzzles-stuck = { $name ->
    [you] Du kannst nicht legen.
   *[other] { $name } kann nicht legen.
 }
puzzles-made = { $name }: { $cards }, { $total }, { $note }.

## Keys

puzzles-key-days = am Tag davor, am nächsten Tag
puzzles-key-why = warum nicht eine andere Karte?

## The book of solved puzzles

puzzles-book-note = Die Tage der Rätsel, die du gelöst hast. Öffne eins, um es noch einmal durchzudenken.
puzzles-book-empty = Hier stehen die Rätsel, die du löst.
puzzles-book-entry = { $game }, { $day }
puzzles-book-lost = Die gelösten Rätsel sind nicht lesbar; sie sind aufgehoben als { $file }.
puzzles-not-there = Das Spiel zu diesem Rätsel gibt es hier nicht mehr, oder seine Regeln sind inzwischen andere.
puzzles-key-open = das Rätsel öffnen

## Puzzles of sums

puzzles-sum-question = { $count ->
    [1] Welche Karte macht genau { $total }?
   *[2] Welche zwei Karten machen zusammen genau { $total }?
 }
puzzles-sum-start = Der Stand ist { $total }.
puzzles-sum-of = Aufgabe { $number } von { $sums }.
puzzles-sum-card = { $state ->
    [right] { $cards }: richtig
    [wrong] { $cards }: die nicht
    [chosen] { $cards }: gewählt
   *[open] { $cards }
 }
puzzles-sum-makes = Das macht { $totals }. Versuch es mit einer anderen.
puzzles-sum-does-not-fit = Das geht über das Ende hinaus. Versuch es mit einer anderen.
puzzles-sum-step = { START($cards, form: "the") } macht { $total }.
puzzles-sum-next = Nächste Aufgabe
puzzles-sum-other-day = Aufgaben vom Tag davor
