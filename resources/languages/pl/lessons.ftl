## Przyciski

lessons-let-stand = Zgadza się
lessons-check = Sprawdzam!
lessons-that-is-all = To wszystkie
lessons-do-not-know = Nie wiem
lessons-no-hurry = Nie spiesz się.
lessons-take-your-time = Nie spiesz się. Możesz też nacisnąć „Pokaż mi”: to nic nie kosztuje.
lessons-call-it = Powiedz: { $total }
lessons-said-for-you = Zadania z liczbami powyżej { $most } ogłaszamy za ciebie, { $name }.

## Klawisze na liście klawiszy

lessons-key-pick-card = wybierz tę kartę
lessons-key-type-answer = wpisz odpowiedź

## Czyj ruch: pierwszy wiersz kartki

lessons-you-play = { $name }, zagrywasz: { FORM($cards, form: "heard") }.
lessons-other-plays = { $name } zagrywa: { FORM($cards, form: "heard") }.
lessons-look-at-hand = { $name }, popatrz na swoje karty.
lessons-here-is-a-sum = { $name }, oto zadanie.

## O co pytamy: drugi wiersz kartki

lessons-ask-total = Ile wynosi nowa suma?
lessons-ask-room = Suma wynosi { $total }, limit { $limit }. Ile brakuje do limitu?
lessons-ask-hold = Ta karta nie zmienia sumy. Ile wynosi suma?
lessons-ask-double = Ta karta podwaja sumę. Ile teraz wynosi suma?
lessons-ask-halve = Ta karta dzieli sumę na pół. Ile teraz wynosi suma?
lessons-ask-swap = Ta karta zamienia miejscami cyfry. Ile teraz wynosi suma?
lessons-ask-round = Ta karta zaokrągla do najbliższej dziesiątki. Piątka w górę. Ile teraz wynosi suma?
lessons-ask-set = Ta karta ustala nową sumę. Ile to jest?
lessons-ask-plainly = Ile to jest?
lessons-ask-plainly-swap = Zamień cyfry miejscami. Jaka to teraz liczba?
lessons-ask-plainly-round = Zaokrąglij do najbliższej dziesiątki. Piątka w górę. Jaka to liczba?
lessons-ask-which-fit = Które karty możesz jeszcze zagrać?
lessons-ask-furthest = Z którą kartą dojdziesz najdalej, ale nie ponad { $limit }?
lessons-ask-which-value = Którą wartość tej karty możesz jeszcze wybrać?

## Na kartce i na jej rysunkach

lessons-who-calls-sum = { $name }:
lessons-or-tap-the-line = albo dotknij osi liczbowej
lessons-tile-swap = zamień
lessons-tile-round = zaokrąglij
lessons-card-as = { START($card, form: "nom") }: { $signed }

## Po odpowiedzi

lessons-yes = { $way ->
    [floor] Tak! { $total } odjąć { $step } to już mniej niż zero. W tej grze suma zatrzymuje się na zerze.
    [total] Tak! Suma wynosi { $answer }.
    [number] Tak! To { $answer }.
    [rule] Tak!
   *[sum] Tak! { $sum }.
 }
lessons-yes-picked = Tak! Jest { $total }, a będzie { $made }.
lessons-yes-stays = Tak! Suma to nadal { $total }.
lessons-yes-all-that-fit = Tak! To wszystkie, które możesz zagrać: { FORM($cards, form: "heard") }.
lessons-nearly = Prawie!
lessons-not-yet = Jeszcze nie.
lessons-look-where-cards-lead = Popatrz, dokąd prowadzi każda karta, i wybierz jeszcze raz.
lessons-there-it-stands = Tutaj to jest: { $answer }. Teraz ty.

## Komputer ogłasza sumę, a dziecko ją sprawdza

lessons-is-that-right = { $way ->
    [sum] „{ $sum } to { $said }”. Zgadza się?
   *[total] „Suma wynosi { $said }”. Zgadza się?
 }
lessons-look = { $way ->
    [floor] Popatrz: { $total } odjąć { $step } to już mniej niż zero. W tej grze suma zatrzymuje się na zerze. To nie { $said }.
    [total] Popatrz: suma wynosi { $answer }, a nie { $said }.
   *[sum] Popatrz: { $sum }, a nie { $said }.
 }
lessons-was-right = { $way ->
    [floor] Suma się zgadza: { $total } odjąć { $step } to już mniej niż zero. W tej grze suma zatrzymuje się na zerze. Sprawdzać zawsze warto.
    [total] Zgadza się: suma wynosi { $answer }. Sprawdzać zawsze warto.
   *[sum] Zgadza się: { $sum }. Sprawdzać zawsze warto.
 }

## Czytane na głos (liczby w mianowniku lub bierniku, bo tylko tak są czytane)

lessons-read-sum = { $way ->
    [add] { $total } dodać { $step }
    [take] { $total } odjąć { $step }
    [double] 2 razy { $total }
   *[halve] { $total } podzielić na pół
 }
lessons-read-answer = { $way ->
    [add] { $total } dodać { $step } to { $answer }
    [take] { $total } odjąć { $step } to { $answer }
    [double] 2 razy { $total } to { $answer }
   *[halve] { $total } podzielić na pół to { $answer }
 }
lessons-total-is = Suma wynosi { $total }.
lessons-number-is = To liczba { $total }.
lessons-total-and-limit = Suma wynosi { $total }, limit { $limit }.

## Jak dalej

lessons-turn-card = { $way ->
    [floor] { $total } odjąć { $step } byłoby poniżej 0. W tej grze suma zatrzymuje się na 0.
    [hold] Suma nadal wynosi { $answer }.
   *[set] Suma wynosi teraz { $answer }.
 }
lessons-way-room = Ile dodać do { $total }, żeby było { $limit }?
lessons-way-count-on = Zacznij od liczby { $total } i dolicz { $step }.
lessons-way-count-back = Zacznij od liczby { $total } i cofnij się o { $step }.
lessons-way-start = Zacznij od liczby { $total }.
lessons-way-again = Spróbuj jeszcze raz od liczby { $total }.
lessons-way-tens-on = { $tens ->
    [one] Liczba dziesiątek rośnie o jeden
    [few] Liczba dziesiątek rośnie o { $tens }
   *[many] Liczba dziesiątek rośnie o { $tens }
 }. Jedności zostają bez zmian.
lessons-way-tens-back = { $tens ->
    [one] Liczba dziesiątek maleje o jeden
    [few] Liczba dziesiątek maleje o { $tens }
   *[many] Liczba dziesiątek maleje o { $tens }
 }. Jedności zostają bez zmian.
lessons-way-break-ten = Rozmień jedną dziesiątkę. 10 odjąć { $step } to { $rest }.
lessons-way-make-ten = { $stop ->
    [0] Najpierw do zera
   *[other] Najpierw do pełnej dziesiątki
 }: { $total } dodać { $first } to { $stop }. { $rest ->
    [one] Zostaje jeszcze { $rest }
    [few] Zostają jeszcze { $rest }
   *[many] Zostaje jeszcze { $rest }
 }.
lessons-way-on-and-back = { $total } dodać { $first } to { $stop }, a potem odejmij { $rest }.
lessons-way-on-and-on = { $total } dodać { $first } to { $stop }, a potem dodaj jeszcze { $rest }.
lessons-way-back-and-on = { $total } odjąć { $first } to { $stop }, a potem dodaj { $rest }.
lessons-way-back-and-back = { $total } odjąć { $first } to { $stop }, a potem odejmij jeszcze { $rest }.
lessons-way-left = { $left ->
    [0] Suma wynosi { $total }, limit { $limit }: nie możesz już nic dodać.
    [one] Suma wynosi { $total }, limit { $limit }: możesz dodać tylko { $left }.
    [few] Suma wynosi { $total }, limit { $limit }: możesz dodać najwyżej { $left }.
   *[many] Suma wynosi { $total }, limit { $limit }: możesz dodać najwyżej { $left }.
 }

## Co widać po odpowiedzi: tak, by dziecko to zobaczyło

lessons-mistake-counted-the-start = Liczby { $total } już nie licz: zacznij od następnej.
lessons-mistake-added-to-the-tens = { $step ->
    [one] { $step } to jedność, a nie dziesiątka.
    [few] { $step } to jedności, a nie dziesiątki.
   *[many] { $step } to jedności, a nie dziesiątki.
 }
lessons-mistake-digits-reversed = Cyfry są dobre, tylko dziesiątki i jedności są zamienione miejscami.
lessons-mistake-no-carry = Jedności dają dziesięć lub więcej: dziesiątek jest o jedną więcej.
lessons-mistake-carried-twice = Z jedności powstaje jedna nowa dziesiątka, a nie dwie.
lessons-mistake-added-to-the-ones = { $step } to pełne dziesiątki: jedności zostają bez zmian.
lessons-mistake-only-the-ten = Dziesiątka już jest, brakuje jeszcze jedności.
lessons-mistake-only-the-ones = Jedności już są, brakuje jeszcze dziesiątki.
lessons-mistake-added-instead = Tutaj odejmujemy.
lessons-mistake-took-instead = Tutaj dodajemy.
lessons-mistake-said-the-card = { $step } to sam krok: dokąd prowadzi od { $total }?
lessons-mistake-counted-the-card = Jeden krok to za mało: tutaj trzeba zrobić { $step }.
lessons-mistake-said-the-old-total = { $total } to dopiero początek: dokąd prowadzi krok { $step }?
lessons-mistake-wrote-side-by-side = Dziesięć jedności to jedna dziesiątka więcej.
lessons-mistake-finger-slip = Jedna cyfra się nie zgadza. Popatrz jeszcze raz.
lessons-mistake-took-from-the-ones = { $step } to pełne dziesiątki: jedności zostają bez zmian.
lessons-mistake-smaller-from-larger = Jedności jest za mało. Rozmień dziesiątkę.
lessons-mistake-did-not-break-the-ten = Jedności są dobre. Ale jedna dziesiątka jest rozmieniona.
lessons-mistake-lost-the-sign = To poniżej zera: przed liczbą stoi minus.
lessons-mistake-stopped-at-zero = Tutaj zero to jeszcze nie koniec.
lessons-mistake-doubled-only-the-tens = Jedności też podwajamy.
lessons-mistake-doubled-only-the-ones = Dziesiątki też podwajamy.
lessons-mistake-added-two = Podwoić to dodać jeszcze raz tę samą liczbę.
lessons-mistake-lost-the-odd-ten = Połowa dziesiątki to pięć jedności: nie zgub ich.
lessons-mistake-halved-only-the-tens = Jedności też dzielimy na pół.
lessons-mistake-took-two = Podzielić na pół to zrobić dwie równe części.
lessons-mistake-kept-the-total = Tutaj liczba się zmienia.
lessons-mistake-said-the-total = { $total } to suma, a ile jeszcze brakuje?
lessons-mistake-doubled-a-digit = Obie cyfry zamieniają się miejscami.
lessons-mistake-rounded-the-other-way = { $ones ->
    [5] Od piątki idziemy w górę, do następnej dziesiątki.
   *[other] Popatrz, do której dziesiątki jest bliżej.
 }
lessons-mistake-added-the-face = Tutaj ta karta nie znaczy: dodaj { $face }.
lessons-mistake-off-by-one = Policz jeszcze raz.
lessons-mistake-off-by-ten = Jedności są dobre, popatrz na dziesiątki.
lessons-mistake-stopped-at-the-ten = Dziesiątka to jeszcze nie koniec: trzeba iść dalej.
lessons-mistake-went-on-from-the-ten = Część liczby { $step } jest potrzebna, żeby dojść do pełnej dziesiątki.
lessons-mistake-read-the-total-reversed = Popatrz jeszcze raz na liczbę { $total }: najpierw są dziesiątki.
lessons-mistake-took-a-teen-for-tens = Liczba taka jak 13 ma tylko jedną dziesiątkę.
lessons-mistake-wrote-as-said = Jest o jedno zero za dużo.
lessons-mistake-dropped-the-tens = Nie zapomnij o dziesiątkach liczby { $total }.
lessons-mistake-took-six-for-nine = Popatrz dobrze: to 6 czy 9?
lessons-mistake-doubled-the-total = Tutaj nie podwajamy: dodaj { $step }.
lessons-mistake-did-the-step-twice = Krok { $step } zrób tylko raz.
lessons-mistake-compared-the-ones = { $left ->
    [0] Popatrz na całą liczbę: suma wynosi { $total }, limit { $limit }, więc nic już nie dodasz.
    [one] Popatrz na całą liczbę: suma wynosi { $total }, limit { $limit }, więc możesz dodać tylko { $left }.
    [few] Popatrz na całą liczbę: suma wynosi { $total }, limit { $limit }, więc możesz dodać tylko { $left }.
   *[many] Popatrz na całą liczbę: suma wynosi { $total }, limit { $limit }, więc możesz dodać tylko { $left }.
 }
lessons-mistake-over-the-limit = { $total } dodać { $step } to { $made }, a to już ponad { $limit }.
lessons-mistake-left-one-out = { $left ->
    [one] To jeszcze nie wszystkie: limit to { $limit }, możesz dodać jeszcze { $left }.
    [few] To jeszcze nie wszystkie: limit to { $limit }, możesz dodać jeszcze { $left }.
   *[many] To jeszcze nie wszystkie: limit to { $limit }, możesz dodać jeszcze { $left }.
 }
lessons-mistake-left-a-special-out = To jeszcze nie wszystkie: jedna z pozostałych nic nie dodaje.
lessons-mistake-not-the-largest = Tę możesz zagrać. A jest taka, z którą dojdziesz dalej?

## Kto ogłasza

lessons-who-calls = Ogłasza { $name }
lessons-who-calls-heard = Ogłasza { $name }. Inni: nie podpowiadać!
lessons-others-hush = Inni: nie podpowiadać!
lessons-hush = ciii
lessons-i-am = To ja, { $name }
lessons-is-not-here = { $name } jest gdzie indziej
lessons-own-book = Zeszyt: { $name }
lessons-own-book-note = trafia tu tylko to, co ogłasza { $name }
lessons-read-aloud = Czytanie na głos

lessons-tap-the-line = Dotknij osi
