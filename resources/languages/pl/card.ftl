## Nazwy kart

card-index = { START($rank, form: "figure") }
card-name = { $face ->
    [M1] minus 1
    [T1] minus 1
    [T2] minus 2
    [M10] minus 10
   *[other] { FORM($face, form: "figure") }
 }
card-in-box = { card-name } ({ $printed })
card-printed = { START($rank) }
card-black = { $rank ->
    [A] czarny { FORM($rank, form: "nom") }
    [J] czarny { FORM($rank, form: "nom") }
    [K] czarny { FORM($rank, form: "nom") }
    [JK] czarny { FORM($rank, form: "nom") }
   *[other] czarna { FORM($rank, form: "nom") }
 }
card-red = { $rank ->
    [A] czerwony { FORM($rank, form: "nom") }
    [J] czerwony { FORM($rank, form: "nom") }
    [K] czerwony { FORM($rank, form: "nom") }
    [JK] czerwony { FORM($rank, form: "nom") }
   *[other] czerwona { FORM($rank, form: "nom") }
 }
card-of-suits = { FORM($rank, form: "nom") } { $suits }
card-other = { $rank ->
    [A] każdy inny { FORM($rank, form: "nom") }
    [J] każdy inny { FORM($rank, form: "nom") }
    [K] każdy inny { FORM($rank, form: "nom") }
    [JK] każdy inny { FORM($rank, form: "nom") }
   *[other] każda inna { FORM($rank, form: "nom") }
 }
card-apart = { FORM($rank, form: "figure") } (oprócz { FORM($apart, form: "gen") })
card-row = { START($names) }

card-black-chip = { $rank ->
    [A] czarny { $card }
    [J] czarny { $card }
    [K] czarny { $card }
    [JK] czarny { $card }
   *[other] czarna { $card }
 }
card-red-chip = { $rank ->
    [A] czerwony { $card }
    [J] czerwony { $card }
    [K] czerwony { $card }
    [JK] czerwony { $card }
   *[other] czerwona { $card }
 }
card-of-suits-chip = { $card } { $suits }
card-other-chip = { $rank ->
    [A] inny { $card }
    [J] inny { $card }
    [K] inny { $card }
    [JK] inny { $card }
   *[other] inna { $card }
 }

## Co dzieje się z sumą

card-leave = nic nie dodaje
card-add = dodaje { $number }
card-add-own = dodaje swoją wartość
card-take-own = odejmuje swoją wartość
card-add-choice = dodaje { $numbers } (do wyboru)
card-take-any = odejmuje dowolną liczbę od { $low } do { $high }
card-add-any = dodaje dowolną liczbę od { $low } do { $high }
card-take-off = odejmuje { $number }
card-set = zmienia sumę na { $number }
card-set-any = zmienia sumę na dowolną liczbę od { $low } do { $high }
card-copy = robi to samo, co ostatnia karta; jako pierwsza karta w rozdaniu dodaje { $number }
card-double = podwaja sumę
card-double-or-halve = parzystą sumę powyżej 49 dzieli na pół, każdą inną podwaja
card-double-odd-or-halve-even = parzystą sumę dzieli na pół, nieparzystą podwaja
card-swap-digits = zamienia miejscami cyfry sumy (7 czytamy jako 07)
card-round-to-ten = zaokrągla sumę do pełnych dziesiątek (5 w górę)
card-pass-on-a-round-total = nic nie dodaje, a zagrać tę kartę można tylko wtedy, gdy suma kończy się na 0
card-never = nigdy nie trafia na stos
card-only-together = nie trafia na stos w pojedynkę

## Co dzieje się poza tym

card-reverse = odwraca kierunek gry
card-skip = pomija następnego gracza
card-choose = pozwala ci wskazać, kto gra następny
card-eliminate = wyrzuca z rozdania wskazanego gracza
card-shield = chroni przed wyrzuceniem z rozdania tego, kto trzyma tę kartę na ręce: wsuwa się ją pod zagraną kartę i dobiera nową
card-exchange = każe ci wymienić się kartami ze wskazanym graczem
card-redeal = każe potasować wszystkie karty i rozdać wszystkim nowe
card-oblige = każe następnemu graczowi zagrać dwa razy
card-chain = { $answer ->
    [forced] wymaga odpowiedzi: trzeba zagrać { FORM($wanted, form: "acc") }
   *[optional] pozwala na odpowiedź: można zagrać { FORM($wanted, form: "acc") }
 }
card-steal = zabiera kartę wskazanemu graczowi
card-zeus = zabiera Zeusa
card-others-draw-1 = każe wszystkim pozostałym dobrać jedną kartę
card-others-draw-2 = każe wszystkim pozostałym dobrać dwie karty
card-bomb = każe wszystkim pozostałym odrzucić { FORM($saves, form: "acc") } albo { $cost ->
    [bomb] odwrócić bombę zegarową
   *[other] zapłacić { FORM($cost, form: "acc") }
 }

## Kilka naraz

card-several = { $does }
card-choice = { $does } (do wyboru)
card-either = albo { $first }, albo { $second }

## W skrócie, na liście obok stołu

card-add-own-short = swoja wartość
card-take-own-short = odejmuje
card-leave-short = pas
card-add-any-short = +{ $low }…{ $high }
card-take-any-short = −{ $low }…{ $high }
card-set-short = suma { $number }
card-set-any-short = suma od { $low } do { $high }
card-copy-short = kopiuje
card-double-short = podwaja
card-double-or-halve-short = połowa lub ×2
card-double-odd-or-halve-even-short = parzyste na pół
card-swap-digits-short = zamiana cyfr
card-round-to-ten-short = zaokrągla do …0
card-pass-on-a-round-total-short = pas przy …0
card-never-short = nie do zagrania
card-only-together-short = tylko cztery naraz
card-reverse-short = { $rank ->
    [REV] zmienia kierunek
   *[other] zawraca
 }
card-skip-short = { $rank ->
    [SKIP] następny czeka
   *[other] pomija
 }
card-choose-short = kto następny
card-eliminate-short = wyrzuca kogoś
card-shield-short = tarcza
card-exchange-short = zamiana kart
card-redeal-short = nowe karty
card-oblige-short = następny gra 2×
card-chain-short = odpowiedź
card-steal-short = kradnie
card-zeus-short = zabiera Zeusa
card-others-draw-1-short = { $rank ->
    [DRAW1] inni biorą 1
   *[other] inni dobierają 1
 }
card-others-draw-2-short = { $rank ->
    [DRAW2] inni biorą 2
   *[other] inni dobierają 2
 }
card-bomb-short = { $rank ->
    [BOMB] inni w obronie
   *[other] bomba
 }
card-several-short = { $value }, { $told }
card-list-short = { $told }
card-later-short = { $told }, potem { $value }
card-awake-short = { $number }+: { $told }
card-awake-down-short = ≤ { $number }: { $told }
card-awake-turn-short = ruch { $number }: { $told }

## Na etykiecie, za kartą: „4 zawraca”, „K = 99”, „3 = +3, pomija”

card-does = { $card } { $does }
card-equals = { $card } = { $value }
card-equals-and = { $card } = { $value }, { $does }
card-range = od { $low } do { $high }
card-list-chip = { $told }
card-leave-chip = to pas
card-copy-chip = kopiuje
card-double-chip = podwaja
card-double-or-halve-chip = na pół lub ×2
card-double-odd-or-halve-even-chip = parzyste na pół
card-swap-digits-chip = zamienia cyfry
card-round-to-ten-chip = zaokrągla do …0
card-pass-on-a-round-total-chip = to pas przy …0
card-never-chip = nie do zagrania
card-only-together-chip = tylko cztery naraz
card-reverse-chip = { $rank ->
    [REV] zmienia kierunek
   *[other] zawraca
 }
card-skip-chip = { $rank ->
    [SKIP] pomija następnego
   *[other] pomija
 }
card-choose-chip = wskazuje następnego
card-eliminate-chip = wyrzuca kogoś
card-shield-chip = chroni cię
card-exchange-chip = zamienia karty
card-redeal-chip = rozdaje od nowa
card-oblige-chip = każe zagrać 2×
card-chain-chip = czeka na odpowiedź
card-steal-chip = kradnie kartę
card-zeus-chip = zabiera Zeusa
card-others-draw-1-chip = każe innym dobrać 1
card-others-draw-2-chip = każe innym dobrać 2
card-bomb-chip = trafia innych

## Uwagi pod tabelą

card-note-limit = Kartę, która zmienia sumę na { $limit }, można zagrać także wtedy, gdy suma już wynosi { $limit }.
card-note-over = Karty, której liczba podniosłaby sumę ponad { $limit }, nie można zagrać, bez względu na to, co jeszcze robi.
card-note-copy = { START($rank, form: "nom") } kopiuje ostatnią kartę zagraną w tym rozdaniu, obojętnie przez kogo: jej wartość i wszystko, co jeszcze robi.
card-note-copy-turned-up = { START($rank, form: "nom") } kopiuje ostatnią kartę zagraną w tym rozdaniu, obojętnie przez kogo, albo kartę odkrytą na początku: jej wartość i wszystko, co jeszcze robi.
card-note-copy-again = { START($rank, form: "nom") } na { FORM($rank, form: "loc") } powtarza to, co zrobiła poprzednia karta. Taką kartę można zagrać wtedy, gdy można by zagrać tę, którą kopiuje.
card-note-copy-pair = Po dwóch kartach liczonych jak jedna robi to, co jedna z nich.
