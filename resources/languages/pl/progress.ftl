## Umiejętności

progress-skill-add-ones = Dodawanie jedności ({ $sum })
progress-skill-add-to-ten = Do pełnej dziesiątki ({ $sum })
progress-skill-add-cross-ten = Przez dziesiątkę ({ $sum })
progress-skill-add-ten = Dodawanie 10 ({ $sum })
progress-skill-add-teens = Dodawanie 11 i więcej ({ $sum })
progress-skill-take-ones = Odejmowanie jedności ({ $sum })
progress-skill-take-ten = Odejmowanie 10 ({ $sum })
progress-skill-take-cross-ten = Wstecz przez dziesiątkę ({ $sum })
progress-skill-take-past-zero = Poniżej zera ({ $sum })
progress-skill-double = Podwajanie ({ $sum })
progress-skill-halve = Połowa ({ $sum })
progress-skill-swap-digits = Zamiana cyfr ({ $before } na { $answer })
progress-skill-round-to-ten = Zaokrąglanie ({ $before } do { $answer })
progress-skill-hold = Karty, które nic nie dodają
progress-skill-set = Karty, które ustalają sumę
progress-skill-over-limit = Czy to już ponad limit?
progress-skill-room = Ile brakuje do limitu
progress-skill-largest-safe = Największa bezpieczna karta
progress-skill-choice = Wybór wartości

## Mapa: jak daleko zaszła umiejętność; pod jej nazwą, mało miejsca

progress-not-met-yet = jeszcze nie było
progress-too-few = za mało odpowiedzi
progress-practicing = ćwiczona
progress-secure = opanowana
progress-look-again = opanowana; do powtórki
progress-calls = odpowiedzi: { $calls }
progress-right-first-time = { $right } z { $calls } od razu dobrze
progress-press-to-practice = Naciśnij, żeby ćwiczyć
progress-at-the-table = Przy stole

## Raport

progress-title = { $name }: jak idzie liczenie
progress-nothing-yet = Nie ma jeszcze żadnych odpowiedzi; będą po pierwszej partii.
progress-figures = Odpowiedzi: { $calls } od { $first }. Dni: { $days }, ostatni { $day }. Od razu dobrze: { $right } ({ $percent }%).
progress-minutes = Minuty spędzone na odpowiadaniu: około { $minutes }.
progress-secure-heading = Opanowane
progress-coming-heading = W drodze (od razu dobrze)
progress-none-secure = Jeszcze nic: trzeba ośmiu dobrych odpowiedzi bez pomocy, w dwa różne dni.
progress-none-coming = Wszystko, co się pojawiło, jest opanowane.
progress-skill-since = { $skill }, od { $day }
progress-skill-look-again = { $skill }: pora powtórzyć
progress-skill-too-few = { $skill }: jeszcze za mało (odpowiedzi: { $calls })
progress-skills-more = i jeszcze { $count }
progress-skill-coming = { $skill }: { $right } z { $calls }
progress-mistakes-heading = Co najczęściej się nie udaje
progress-gain = { $way ->
    [answer] Błędy takie jak { $sum }: { $month } – { $made } z { $sums }, teraz – { $now } z { $calls }
   *[kind] Działania takie jak { $sum }, jeszcze nie dobrze: { $month } – { $made } z { $sums }, teraz – { $now } z { $calls }
 }
progress-guessed = Chyba zgaduje: błędne odpowiedzi w mniej niż sekundę: { $count } z { $calls }.
progress-no-mistakes = Ostatnio żadna pomyłka nie weszła w nawyk.
progress-no-guessing = Nic nie wskazuje na zgadywanie.
progress-mistake-times = { $mistake } ({ FORM($count, as: "form-times") }, ostatnio { $day })
progress-unexplained = { $count ->
    [one] 1 odpowiedź bez wyraźnego wzorca: { $example }
    [few] { $count } odpowiedzi bez wyraźnego wzorca: { $example }
   *[many] { $count } odpowiedzi bez wyraźnego wzorca: { $example }
 }
progress-trend-heading = Tydzień po tygodniu
progress-trend-head-week = Tydzień od
progress-trend-head-right = Od razu dobrze
progress-trend-head-secure = Opanowane
progress-trend-day-format = d MMM
progress-trend-week = { $percent }% ({ $right } z { $calls })
progress-trend-then = Opanowane: { $before } w tygodniu od { $day }, teraz { $now }.
progress-trend-words = Pomoc dopasowuje się tak, by około czterech odpowiedzi na pięć było dobrych.
progress-probe-heading = Dwie minuty liczenia, bez pomocy
progress-probe-result = { $day }: { $right } z { $answered } dobrze (arkusz { $form })
progress-probe-compare = Oba arkusze są równie trudne, więc oba wyniki można porównać.
progress-home-heading = Zabawa w domu
progress-next-heading = Następny krok
progress-next-larger = Wszystko, co się pojawiło, jest opanowane: pora na grę z większymi liczbami.
progress-next-begin = Zagrajcie partię albo zróbcie dziesięć minut.
progress-next-play = Wszystko, co się pojawiło, jest opanowane: grajcie dalej, żeby tak zostało.
progress-next-practice = Do ćwiczenia: { $skill }
progress-next-at-table = Przy stole, z kartami: { $skill }
progress-what-secure-means = „Opanowana” znaczy: z ostatnich dwunastu odpowiedzi bez pomocy co najmniej osiem było od razu dobrych, w co najmniej dwa różne dni. Potem dobrych powinno być co najmniej 85%. Sprawdzamy to jeszcze raz po trzech dniach, po tygodniu i po trzech tygodniach.

## Przykłady pomyłek, jeden po drugim po nazwie pomyłki

progress-example = { $way ->
    [hold] suma zostaje { $answer }, a nie { $given }
    [set] karta zmienia sumę z { $before } na { $answer }, a nie na { $given }
    [swap] { $before } po zamianie cyfr to { $answer }, a nie { $given }
    [round] { $before } po zaokrągleniu do dziesiątek to { $answer }, a nie { $given }
    [floor] { $before } odjąć { $step } to mniej niż 0, a w tej grze suma zatrzymuje się na 0, a nie na { $given }
   *[sum] { $sum }, a nie { $given }
 }
progress-example-furthest = z { $before } przy limicie { $limit } można dojść najdalej do { $answer }, a nie do { $given }
progress-example-fits = { $picked ->
    [0] co można zagrać przy sumie { $before } i limicie { $limit }: { FORM($cards, form: "nom") } (wybór: nic)
   *[other] co można zagrać przy sumie { $before } i limicie { $limit }: { FORM($cards, form: "nom") } (wybór: { FORM($picked, form: "nom") })
 }

## Pomyłki, jako nagłówek przed przykładami

progress-mistake-counted-the-start = Liczy także liczbę, od której zaczyna
progress-mistake-added-to-the-tens = Bierze jedności za dziesiątki
progress-mistake-digits-reversed = Przestawia cyfry wyniku
progress-mistake-no-carry = Zapomina o dziesiątce, która powstaje z jedności
progress-mistake-carried-twice = Przenosi o jedną dziesiątkę za dużo
progress-mistake-added-to-the-ones = Dodaje dziesięć do jedności
progress-mistake-only-the-ten = Dodaje dziesiątkę i zapomina o jednościach
progress-mistake-only-the-ones = Dodaje jedności i zapomina o dziesiątce
progress-mistake-added-instead = Dodaje, gdy trzeba odjąć
progress-mistake-took-instead = Odejmuje, gdy trzeba dodać
progress-mistake-said-the-card = Mówi liczbę z karty zamiast sumy
progress-mistake-counted-the-card = Liczy każdą kartę jako jeden krok
progress-mistake-said-the-old-total = Powtarza poprzednią sumę
progress-mistake-wrote-side-by-side = Zapisuje dziesiątki i jedności obok siebie
progress-mistake-finger-slip = Naciska klawisz obok właściwego
progress-mistake-said-the-total = Mówi sumę zamiast tego, ile jeszcze można dodać
progress-mistake-took-from-the-ones = Odejmuje dziesięć od jedności
progress-mistake-smaller-from-larger = Odejmuje mniejszą cyfrę od większej
progress-mistake-did-not-break-the-ten = Zapomina o rozmienionej dziesiątce
progress-mistake-lost-the-sign = Gubi minus przy liczbie poniżej zera
progress-mistake-stopped-at-zero = Zatrzymuje się na zerze
progress-mistake-ignored-the-floor = Schodzi poniżej zera, choć gra na nim staje
progress-mistake-doubled-only-the-tens = Podwaja tylko dziesiątki
progress-mistake-doubled-only-the-ones = Podwaja tylko jedności
progress-mistake-added-two = Dodaje dwa, zamiast podwoić
progress-mistake-lost-the-odd-ten = Gubi połowę nieparzystej dziesiątki
progress-mistake-halved-only-the-tens = Dzieli na pół tylko dziesiątki
progress-mistake-took-two = Odejmuje dwa, zamiast podzielić na pół
progress-mistake-kept-the-total = Zostawia liczbę bez zmian, gdy trzeba ją zmienić
progress-mistake-doubled-a-digit = Pisze jedną cyfrę dwa razy, zamiast zamienić
progress-mistake-rounded-the-other-way = Zaokrągla do dalszej dziesiątki
progress-mistake-added-the-face = Dodaje liczbę z karty, która robi co innego
progress-mistake-off-by-one = Myli się w liczeniu o jeden lub dwa
progress-mistake-off-by-ten = Myli się o dziesięć
progress-mistake-stopped-at-the-ten = Zatrzymuje się na dziesiątce
progress-mistake-went-on-from-the-ten = Dochodzi do dziesiątki i stamtąd robi jeszcze cały krok
progress-mistake-read-the-total-reversed = Odwraca cyfry sumy
progress-mistake-took-a-teen-for-tens = Myli liczby takie jak 13 i 30
progress-mistake-wrote-as-said = Pisze o jedno zero za dużo, na przykład 608 zamiast 68
progress-mistake-dropped-the-tens = Zapomina o dziesiątkach sumy
progress-mistake-took-six-for-nine = Myli 6 i 9
progress-mistake-doubled-the-total = Podwaja sumę, zamiast dodać
progress-mistake-did-the-step-twice = Dodaje lub odejmuje dwa razy tę samą liczbę
progress-mistake-compared-the-ones = Porównuje z limitem same jedności, a nie całą liczbę
progress-mistake-over-the-limit = Wybiera kartę ponad limit
progress-mistake-left-one-out = Pomija kartę, którą jeszcze można zagrać
progress-mistake-left-a-special-out = Pomija kartę, która nic nie dodaje lub odejmuje
progress-mistake-not-the-largest = Wybiera bezpieczną kartę, ale nie największą

## Pomysł do wypróbowania w domu

progress-home-play = Dodawajcie na zmianę liczby do 10 i mówcie każdą sumę na głos.
progress-home-rules = Przed grą obejrzyjcie razem karty: które nic nie dodają, a które ustalają sumę?
progress-home-add-ones = Wchodźcie po schodach i liczcie od dowolnej liczby, nie od jednego.
progress-home-add-to-ten = Pytajcie się nawzajem, ile brakuje do dziesięciu: 7 i 3, 6 i 4, 8 i 2.
progress-home-add-cross-ten = Ułóżcie 8 i 5 guzików w dwóch rzędach po dziesięć; zanim policzycie dalej, zapełnijcie pierwszy rząd.
progress-home-add-ten = Do kilku groszy dokładajcie dziesięciogroszówki: zmieniają się tylko dziesiątki.
progress-home-add-teens = Dodawajcie jedenaście monetami: najpierw dziesięć, potem jeszcze jeden.
progress-home-take-ones = Zjedzcie kilka z 17 winogron i powiedzcie, ile zostało.
progress-home-take-ten = Wyjmujcie z portmonetki dziesięciogroszówki: zmieniają się tylko dziesiątki.
progress-home-take-cross-ten = Od 13 cofnijcie się najpierw do 10, a potem o resztę: na miarce.
progress-home-take-past-zero = Zimą odczytujcie termometr: jest 6 stopni, a ile będzie, gdy spadnie o 10?
progress-home-double = Podwajajcie dwiema rękami: 5 i 5, potem 2 i 2, a na koniec razem.
progress-home-halve = Dzielcie coś sprawiedliwie na dwie osoby: najpierw dziesiątki, potem jedności.
progress-home-swap-digits = Napiszcie 27 i 72 i powiedzcie, która cyfra oznacza dziesiątki.
progress-home-round-to-ten = W sklepie zaokrąglajcie ceny do pełnych dziesiątek.
progress-home-room = Sprawdźcie na miarce: ile jest od 14 do 20?
progress-home-over-limit = Weźcie do ręki 20 złotych i pomyślcie, co jeszcze można za nie kupić.
progress-home-largest-safe = Napełniajcie szklankę do kreski małymi i dużymi łyżkami: która jeszcze się zmieści?
progress-home-choice = Grajcie z odkrytymi kartami i przy asie powiedzcie obie sumy, zanim wybierzecie.

## Kartka z zadaniami, na papierze

progress-sheet-head = Imię: { $line } Data: { $line }
progress-sheet-swap = { $before } po zamianie cyfr: { $line }
progress-sheet-round = { $before } po zaokrągleniu do dziesiątek: { $line }
progress-sheet-key = Rozwiązania: { $title }
progress-card-swap = { $before } po zamianie cyfr
progress-card-round = { $before } po zaokrągleniu do dziesiątek

## Tabela wszystkich odpowiedzi w pliku: wiersz na odpowiedź, pod tymi nazwami kolumn

progress-column-time = czas
progress-column-mode = tryb
progress-column-role = rola
progress-column-variant = gra
progress-column-game = partia
progress-column-session = sesja
progress-column-before = suma przedtem
progress-column-cards = karty
progress-column-value = wartość
progress-column-answer = dobra odpowiedź
progress-column-skill = umiejętność
progress-column-support = pomoc
progress-column-choices = do wyboru
progress-column-hints = podpowiedzi
progress-column-tries = próby
progress-column-errors = pomyłki
progress-column-milliseconds = milisekundy
progress-column-right_at_once = od razu dobrze
progress-column-entered_by = sposób
progress-column-focus_lost = okno w tle
progress-column-ability = poziom
progress-column-expected = oczekiwane
progress-column-rests = bez zmiany poziomu
progress-column-app = wersja
progress-column-seed = tasowanie

## Plik z postępami dzieci

progress-saved-again = Postępy dzieci znów się zapisują.
progress-file-unreadable = Nie udało się odczytać dotychczasowych postępów dzieci; są zachowane w pliku { $file }. Mogą być w kopiach zapasowych.
progress-file-damaged = { $answers ->
    [one] Plik z postępami dzieci był uszkodzony; udało się odczytać 1 odpowiedź z co najmniej { $of } (dzieci: { $learners }). Jest zachowany jako { $file }. Reszta może być w kopiach zapasowych.
    [few] Plik z postępami dzieci był uszkodzony; udało się odczytać { $answers } odpowiedzi z co najmniej { $of } (dzieci: { $learners }). Jest zachowany jako { $file }. Reszta może być w kopiach zapasowych.
   *[many] Plik z postępami dzieci był uszkodzony; udało się odczytać { $answers } odpowiedzi z co najmniej { $of } (dzieci: { $learners }). Jest zachowany jako { $file }. Reszta może być w kopiach zapasowych.
 }
progress-file-mended = { $answers ->
    [0] Plik z postępami dzieci był uszkodzony, ale nic nie przepadło (dzieci: { $learners }). Jest zachowany jako { $file }.
    [one] Plik z postępami dzieci był uszkodzony, ale jego jedyną odpowiedź udało się odczytać (dzieci: { $learners }). Jest zachowany jako { $file }.
    [few] Plik z postępami dzieci był uszkodzony, ale udało się odczytać wszystkie { $answers } odpowiedzi (dzieci: { $learners }). Jest zachowany jako { $file }.
   *[many] Plik z postępami dzieci był uszkodzony, ale udało się odczytać wszystkie odpowiedzi: { $answers } (dzieci: { $learners }). Jest zachowany jako { $file }.
 }

progress-probe-not-yet = Jeszcze nie zrobione. Jest w części „Dla nauczycieli”.
