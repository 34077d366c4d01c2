learners-title = Nauka

## Powitanie, gdy nikt tu jeszcze nie ćwiczy: do rodziców

learners-welcome = Każda karta uczy liczyć
learners-welcome-sums = Suma wynosi 68, a twoje dziecko zagrywa siódemkę. Ile jest teraz? Odpowiada dziecko.
learners-welcome-help =
    Gdy liczenie jest trudne, stół pomaga skokiem do pełnej dziesiątki. Nikt nie pogania i nikt nie mówi „źle”.
learners-welcome-nickname = Wystarczy pseudonim. Nic nie opuszcza tego komputera.
learners-welcome-picture = Królik przy stole: suma wynosi 68, królik zagrywa siódemkę i mówi, ile jest teraz
learners-add = Dodaj dziecko
learners-try = Wypróbuj
learners-try-tip = Dziesięć zadań, bez imienia; nic się nie zapisuje

## Karta dziecka

learners-ready-to-play = Można grać
learners-ready-for-more = Pora na większe liczby
learners-ready-for = { $name }, pora na: { $game }
learners-right-today = Dziś dobrze: { $count }
learners-ten-minutes = Dziesięć minut
learners-ten-minutes-of = { $name }: dziesięć minut
learners-practice = Ćwicz
learners-play = Zagraj
learners-skills = Postępy
learners-play-of = { $name }: zagraj partię

## Jedno dziecko

learners-beat-your-best = Pobij swój rekord
learners-for-parents = Dla rodziców
learners-skill-map = Mapa umiejętności
learners-today = dobrze dzisiaj
learners-best-row = najwięcej z rzędu
learners-best-round = rekord na { $sums ->
    [one] { $sums } zadanie
    [few] { $sums } zadania
   *[many] { $sums } zadań
 }
learners-figure = { $title }: { $figure }
learners-numbers-outgrown = { $numbers }. Pora na większe.
learners-unread = { $count ->
    [one] { $count } odpowiedzi nie da się już odczytać, więc się nie liczy.
    [few] { $count } odpowiedzi nie da się już odczytać, więc się nie liczą.
   *[many] { $count } odpowiedzi nie da się już odczytać, więc się nie liczą.
 }

## Liczby: jak duże są w grach i zadaniach dziecka

learners-numbers-to-20 = Liczby do 20
learners-numbers-to-50 = Liczby do 50
learners-numbers-to-99 = Liczby do 99
learners-numbers-tricky = Do 99, z trudniejszymi kartami

## Formularz: co wiadomo o dziecku; tytuł, często z uwagą małymi literami pod spodem

learners-new = Nowe dziecko
learners-settings-of = { $name }: ustawienia
learners-picture = Obrazek, { $picture }
learners-nickname = Pseudonim
learners-nickname-hint = Pseudonim; prawdziwe imię jest zbędne
learners-start = Od czego zacząć
learners-start-note = jeśli chcesz; ustawia liczby poniżej
learners-start-years = Wiek lub klasa
learners-start-age = { $age ->
    [10] 10 lat lub więcej
   *[other] { $age } lat
 }
learners-start-grade = { $grade ->
    [5] Klasa 5 lub wyższa
   *[other] Klasa { $grade }
 }
learners-start-counts = Liczy do
learners-start-count = Liczy do { $count }
learners-start-unsaid = Nie podano
learners-numbers = Liczby
learners-numbers-begin = na początek; tutaj przeczytasz, kiedy pora na większe
learners-numbers-note = gdy się zmienią, pomoc zaczyna się od nowa
learners-strategy = Przejście przez dziesiątkę
learners-strategy-note = tak, jak uczą w szkole
learners-make-ten = Najpierw do dziesiątki: 68 + 2 + 5
learners-compensation = Dziesięć i z powrotem: 68 + 10 − 3
learners-mode = Jak się odpowiada
learners-mode-ladder = W miarę potrzeb: pomoc pojawia się i znika
learners-mode-choices = Zawsze odpowiedzi do wyboru
learners-mode-pad = Zawsze wpisywanie liczby
learners-hand = Pytanie przed własnym ruchem
learners-hand-note = tylko blisko limitu
learners-hand-nothing = Żadne: po prostu się gra
learners-hand-safe = Co jeszcze mogę zagrać?
learners-hand-largest = Największa bezpieczna karta
learners-hand-room = Ile brakuje do limitu
learners-hand-mixed = Wszystkie na zmianę
learners-hints = Można prosić o podpowiedzi
learners-hints-note = podpowiedź to nie błąd
learners-strict = Błędne sumy się liczą
learners-strict-note = jeśli zasady domowe dają za nie karę
learners-coach = Trener może pomagać w grze
learners-coach-note = mówi, co zagrać i dlaczego
learners-speech = Pytania są czytane na głos
learners-speech-note = głosem tego komputera albo z nagrań
learners-save = Zapisz

## Małe działanie przed formularzem, dla rodziców

learners-gate-why = To działanie zatrzymuje małe paluszki. Rozwiąż je i wejdź.
learners-gate-sum = { $first } razy { $second }
learners-gate-open = Otwórz
learners-gate-again = Jeszcze nie. Oto następne.

## Postępy jako pliki

learners-import-tip = Wczytaj postępy dziecka z pliku
learners-import-one = Importuj postępy dziecka
learners-export-this = Eksportuj postępy tego dziecka
learners-kind = Postępy dzieci ({ $pattern })
learners-is-here = { $name } już tu jest.

## Usuwanie

learners-delete-sure = Usunąć na zawsze: { $name }?
learners-delete-what = { $answers ->
    [0] Pseudonim, obrazek, ustawienia i rekordy znikną z tego komputera, także z kopii zapasowych, i nie da się ich odzyskać.
    [one] Pseudonim, obrazek, ustawienia, rekordy i jedna odpowiedź znikną z tego komputera, także z kopii zapasowych, i nie da się ich odzyskać.
    [few] Pseudonim, obrazek, ustawienia, rekordy i wszystkie odpowiedzi ({ $answers }) znikną z tego komputera, także z kopii zapasowych, i nie da się ich odzyskać.
   *[many] Pseudonim, obrazek, ustawienia, rekordy i wszystkie odpowiedzi ({ $answers }) znikną z tego komputera, także z kopii zapasowych, i nie da się ich odzyskać.
 } Rozegrane partie i ich wyniki zostaną, a miejsce będzie miało zamiast pseudonimu swój numer. Wyeksportowane pliki, wydruki i to, co leży w koszu komputera, zostaną tam, gdzie są.
learners-delete-games = { $count ->
    [one] Jedna gra wymyślona tutaj zawiera to imię: { $games }. Zostanie taka, jaka jest, także w rozegranych w nią partiach.
    [few] { $count } gry wymyślone tutaj zawierają to imię: { $games }. Zostaną takie, jakie są, także w rozegranych w nie partiach.
   *[many] { $count } gier wymyślonych tutaj zawiera to imię: { $games }. Zostaną takie, jakie są, także w rozegranych w nie partiach.
 }
learners-game-called = „{ $game }”
learners-delete-damaged =
    Jest tu też odłożony plik z postępami dzieci, którego nie udało się odczytać. Nie wiadomo, kogo dotyczy, więc również zostanie usunięty.
learners-delete-no = Zostaw
learners-delete-yes = Usuń na zawsze
learners-is-deleted = Usunięto. Pseudonim znikł też z partii, statystyk i kopii zapasowych; mogą go jeszcze zawierać tylko pliki zapisane gdzie indziej.
learners-is-deleted-but-games = Usunięto. Pseudonim znikł też z miejsc przy stole, statystyk i kopii zapasowych; gry, które go zawierają, zostały takie, jakie są, a mogą go jeszcze zawierać pliki zapisane gdzie indziej.

learners-child = Mój album
learners-child-of = Własna strona: { $name }
learners-for-teachers = Dla nauczycieli
learners-parent-can = Co już umie { $name }
learners-parent-can-means = Od razu dobrze, bez pomocy, w różne dni
learners-parent-deal = Rozdaj: { $game }
learners-parent-next = Co będzie dalej
learners-parent-ask = Jeśli trafi się { $sum }, zapytaj: „Jak to liczysz?”
learners-parent-no-cards = Nie ma czasu na karty?
learners-parent-print = Drukuj albo zapisz
learners-parent-tonight = W co zagrać dziś wieczorem
learners-parent-why-game = Sum ćwiczących to, nad czym pracuje { $name }: { $count } na 100.
learners-parent-working = Nad czym pracuje { $name }
learners-parents-of = { $name }: dla rodziców
learners-probe-who = Dwie minuty liczenia: kto?
learners-numbers-dots = Kropki do 10
