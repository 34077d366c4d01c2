told-fits = Wszystko pasuje
told-conflicts = { $count ->
    [one] Jedna rzecz nie pasuje
    [few] { $count } rzeczy nie pasują
   *[many] { $count } rzeczy nie pasuje
 }
told-checked = Sprawdzane przy każdej zmianie
told-good = Dobrze
told-bad = Może być lepiej
told-open = Jeszcze nie wiadomo
told-sign-and-words = { $sign }: { $words }
told-views = Co oznacza zasada domowa
told-view-fair = Uczciwa?
told-view-words = Słowami
told-view-compare = Porównaj
told-waits = Najpierw dopasuj zasady
told-for-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[many] { $count } graczy
 }
told-deals = { $count ->
    [one] { $number } rozdanie
    [few] { $number } rozdania
   *[many] { $number } rozdań
 }
told-progress = Jak daleko jest próba
told-again = Symuluj jeszcze raz
told-again-means = Wszystko od nowa, z innymi kartami
told-soon = Trwają pierwsze rozdania.
told-good-so-far = Na razie wygląda dobrze.
told-a-good-game = Dobra gra!
told-could-be-better = { $count ->
    [one] Jedna rzecz mogłaby być lepsza.
    [few] { $count } rzeczy mogłyby być lepsze.
   *[many] { $count } rzeczy mogłoby być lepszych.
 }
told-failed = Tej gry nie da się dokończyć. Cofnij ostatnią zmianę.
told-who = Komputery grają jak dzieci, jak rodziny i jak dobrzy gracze.
told-trying = W próbie: { $change }
told-about-together = Wspólny cel
told-about-begins = Kto zaczyna
told-about-endless = Rozdania bez końca
told-about-length = Jak długie jest rozdanie
told-about-choice = Czy jest wybór
told-about-turns = Zwroty w rozdaniu
told-about-skill = Szczęście czy umiejętność
told-about-card = Najważniejsza karta
told-about-sums = Działania dla dziecka
told-sure = pewne
told-rather-sure = dość pewne
told-not-sure = jeszcze niepewne
told-depends = zależy, kto gra
told-about-sure = { $about } – { $sure }
told-verdict-aloud = { $about }. { $sign }: { $words }
told-percent = { $number }%
told-never = nigdy
told-figure = { $name }: { $number }, gdzieś od { $low } do { $high }.
told-seats = Rozdania nieprzegrane, według miejsc
told-seats-won = Rozdania wygrane, według miejsc
told-seat = { $last ->
    [1] Rozdający
   *[other] { $place ->
        [1] Pierwszy
        [2] Drugi
        [3] Trzeci
        [4] Czwarty
        [5] Piąty
        [6] Szósty
        [7] Siódmy
        [8] Ósmy
        [9] Dziewiąty
       *[other] Dziesiąty
     }
 }
told-even = równo: { $number }
told-plays = Zagrane karty w rozdaniu
told-middle = typowo: { $plays }
told-column = { $plays ->
    [one] 1 karta
    [few] { $plays } karty
   *[many] { $plays } kart
 }: { $percent } na 100 rozdań.
told-column-last = Co najmniej { $plays ->
    [one] 1 karta
    [few] { $plays } karty
   *[many] { $plays } kart
 }: { $percent } na 100 rozdań.
told-beside-game = W porównaniu z grą { $game }
told-from-nothing = Ta gra powstała od zera, więc nie ma jej z czym porównać.
told-differs = Co się różni:
told-same = Jeszcze nic nie zmieniono.
told-figures-beside = Liczby obu gier
told-now = Teraz
told-before = Przedtem
told-framed = Liczby w ramce naprawdę się różnią, to nie przypadek.
told-beside = { $name }: { $now }, przedtem { $was }.
told-beside-differs = { $name }: { $now }, przedtem { $was }; prawdziwa różnica.
told-words-differ = { $count ->
    [one] Jedna zmiana, podkreślona i oznaczona piórem.
    [few] { $count } zmiany, podkreślone i oznaczone piórem.
   *[many] { $count } zmian, podkreślonych i oznaczonych piórem.
 }
