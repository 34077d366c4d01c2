puzzles-title = Znajdź ruch

## Która zagadka

puzzles-book = Rozwiązane zagadki
puzzles-sums = Zagadki z sumami
puzzles-looking = Układam zagadkę…

## Położenie

puzzles-question = Która karta wygrywa?
puzzles-position = Suma wynosi { $total }, { $players ->
    [2] obie
   *[other] wszystkie
 } ręce są odkryte, a talia pusta. Zaczynasz ty.
puzzles-next = Po tobie gra { FORM($name, form: "who") }.
puzzles-goal = Jeśli nie możesz zagrać, przegrywasz rozdanie.
puzzles-grade = { $grade ->
    [easy] Łatwa
    [medium] Średnia
   *[hard] Trudna
 }: komputery znajdują ją w { $tenths } próbach na dziesięć. Liczba ruchów do końca: { $moves }.
puzzles-holds = { $name ->
    [you] Masz: { FORM($cards, form: "nom") }.
   *[other] { $name } ma: { FORM($cards, form: "nom") }.
 }
puzzles-own-card = Na twojej ręce: { $told }.

## Odpowiedzi

puzzles-answer = { $state ->
    [right] { $move }: to wygrywa
    [wrong] { $move }: to nie wygrywa
   *[open] { $move }
 }
puzzles-yes = Tak, { FORM($cards, form: "nom") }.
puzzles-yes-so = Tak, { FORM($cards, form: "nom") } ({ $note }).
puzzles-no = Nie { FORM($cards, form: "nom") }: zobacz, co z tego wynika.
puzzles-no-so = Nie { FORM($cards, form: "nom") } ({ $note }): zobacz, co z tego wynika.
puzzles-it-was = Odpowiedź: { FORM($cards, form: "nom") }.
puzzles-it-was-so = Odpowiedź: { FORM($cards, form: "nom") } ({ $note }).
puzzles-idea-keep = Zachowaj na koniec: { FORM($cards, form: "nom") }.
puzzles-idea-trap = Teraz nikt inny nigdy nie ma wyboru.
puzzles-idea-top = Od razu do { $total }.
puzzles-idea-room = Najpierw zrób miejsce.
puzzles-idea-pass = Zostaw sumę komuś innemu.
puzzles-idea-count = Policz: komuś innemu wcześniej skończą się zagrania.
puzzles-stars = Gwiazdki: { $stars } z 3
puzzles-stars-told = Gwiazdki: { $stars } z 3.
puzzles-why-not = Dlaczego nie { FORM($cards, form: "nom") }?
puzzles-why-not-so = Dlaczego nie { FORM($cards, form: "nom") } ({ $note })?
puzzles-cards = Karty i zasady
puzzles-card-value = { $shown }: { $told }.
puzzles-play-out = Dograj przy stole
puzzles-back = Wróć do zagadki

## Ruchy, obok kart i sumy

puzzles-only-card = nic innego nie pasuje
puzzles-last-step = dokładnie { $total }
puzzles-stuck = { $name ->
    [you] Nie możesz zagrać.
   *[other] { $name } nie może zagrać.
 }
puzzles-made = { $name }: { FORM($cards, form: "nom") }, { $total }, { $note }.

## Klawisze

puzzles-key-days = dzień wcześniej, dzień później
puzzles-key-why = dlaczego nie inna karta?

## Księga rozwiązanych zagadek

puzzles-book-note = Dni zagadek, które masz rozwiązane. Otwórz jedną, żeby przemyśleć ją jeszcze raz.
puzzles-book-empty = Tu trafiają zagadki, które rozwiążesz.
puzzles-book-entry = { $game }, { $day }
puzzles-book-lost = Rozwiązanych zagadek nie da się odczytać; są zachowane jako { $file }.
puzzles-not-there = Gry z tej zagadki już tu nie ma albo jej zasady się zmieniły.
puzzles-key-open = otwórz zagadkę

## Zagadki z sumami

puzzles-sum-question = { $count ->
    [1] Która karta daje dokładnie { $total }?
   *[2] Które dwie karty dają razem dokładnie { $total }?
 }
puzzles-sum-start = Suma wynosi { $total }.
puzzles-sum-of = Zadanie { $number } z { $sums }.
puzzles-sum-card = { $state ->
    [right] { FORM($cards, form: "nom") }: dobrze
    [wrong] { FORM($cards, form: "nom") }: nie ta
    [chosen] { FORM($cards, form: "nom") }: wybrana
   *[open] { FORM($cards, form: "nom") }
 }
puzzles-sum-makes = To daje { $totals }. Spróbuj inaczej.
puzzles-sum-does-not-fit = To wychodzi poza koniec. Spróbuj inaczej.
puzzles-sum-step = { START($cards, form: "nom") } daje { $total }.
puzzles-sum-next = Następne zadanie
puzzles-sum-other-day = Zadania z poprzedniego dnia
