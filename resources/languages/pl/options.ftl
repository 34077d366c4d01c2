## Zasady domowe wszystkich gier

options-negative-totals = Sumy poniżej zera
options-negative-totals-allow = dozwolone
options-negative-totals-floor = najniżej 0

options-two-player-reverse = Zmiana kierunku we dwoje
options-two-player-reverse-pass = gra druga osoba
options-two-player-reverse-again = gra się jeszcze raz

options-two-player-skip = Pominięcie we dwoje
options-two-player-skip-again = gra się jeszcze raz
options-two-player-skip-none = nie działa

options-draw-discipline = Dobieranie
options-draw-discipline-auto = karta przychodzi sama
options-draw-discipline-manual = ręcznie, inaczej przepada

options-elimination-rule = Kiedy się odpada
options-elimination-rule-at-zero = gdy nic już nie zostało
options-elimination-rule-below-zero = jedną stratę później

options-tokens = Żetony
options-tokens-by-players = według liczby graczy

options-hand-size = Karty na ręce
options-hand-size-by-players = według liczby graczy

options-packs = Talie
options-packs-by-players = według liczby graczy

options-packs-follow-players = Talie i żetony, gdy ktoś odpada
options-packs-follow-players-off = zostają, jakie były
options-packs-follow-players-on = jak dla tych, którzy zostali

options-deal-end = Gdy ktoś nie może zagrać
options-deal-end-deal-ends = rozdanie się kończy
options-deal-end-knock-out = odpada; reszta gra dalej
options-deal-end-drop-out = płaci i czeka do końca rozdania
options-deal-end-pile-away = płaci; stos znika
options-deal-end-over-ends = rozdanie się kończy
options-deal-end-shed = przepada żeton

options-pile-away-loser = Ręka gracza bez ruchu
options-pile-away-loser-redraw = odkłada ją i dobiera nową
options-pile-away-loser-keep = zostaje
options-pile-away-loser-sit-out = odkłada ją i czeka

options-pile-away-cards = Karty, które znikają ze stosu
options-pile-away-cards-0 = wszystkie

options-start-direction = Kierunek na początku
options-start-direction-left = zgodnie z zegarem
options-start-direction-right = w drugą stronę

options-dealer-rotation = Następny rozdający
options-dealer-rotation-right-of-winner = na prawo od zwycięzcy
options-dealer-rotation-left-of-winner = na lewo od zwycięzcy
options-dealer-rotation-left = na lewo od rozdającego
options-dealer-rotation-right = na prawo od rozdającego
options-dealer-rotation-winner = zwycięzca
options-dealer-rotation-loser = przegrany

options-next-starter = Kto zaczyna
options-next-starter-left-of-dealer = na lewo od rozdającego
options-next-starter-right-of-dealer = na prawo od rozdającego
options-next-starter-loser = przegrany
options-next-starter-winner = zwycięzca

options-stock = Gdy talia się skończy
options-stock-reshuffle = stos się tasuje
options-stock-reshuffle-all = stos się tasuje, wierzchnią kartę też
options-stock-play-on = gra bez dobierania
options-empty-hand = Kto zagra ostatnią kartę
options-empty-hand-stuck = nie ma ruchu w swojej kolejce
options-empty-hand-wins = wygrywa

options-start-card = Początek stosu
options-start-card-empty = bez karty, suma 0
options-start-card-turn-up-apply = odkryta karta, która działa
options-start-card-turn-up-ordinary = odkryta zwykła karta

options-allow-give-up = Poddanie się
options-allow-give-up-off = niedozwolone
options-allow-give-up-on = dozwolone
options-allow-give-up-keeps-points = dozwolone (kto podda się od razu, zachowa punkty)

options-mistakes-count = Pomyłki się liczą
options-mistakes-count-off = nie: karta wraca
options-mistakes-count-on = tak: ponad limit się przegrywa

options-call-check = Ogłaszanie sumy
options-call-check-auto = nikt nie sprawdza sumy
options-call-check-practice = błędną sumę się poprawia
options-call-check-strict = za błędną sumę jest kara
options-call-check-token = błędna suma kosztuje żeton
options-call-check-deal = błędna suma przegrywa rozdanie

options-session-deals = Liczba rozdań
options-session-deals-0 = ile chcesz

options-match-won = Rozdania do wygranej

options-match-lost = Przegrane rozdania do końca partii

options-sixty-nine-effect = Dokładnie 69
options-sixty-nine-effect-none = nic się nie dzieje
options-sixty-nine-effect-pool-token = żeton ze środka
options-sixty-nine-effect-bonus-token = dodatkowy żeton
options-sixty-nine-effect-others-forfeit = kara dla pozostałych
options-sixty-nine-effect-reset-zero = suma wraca do 0

options-exchange-timing = Zamiana kart
options-exchange-timing-after-draw = po dobraniu
options-exchange-timing-before-draw = przed dobraniem

options-king-ban-turns = Kolejki bez króla

options-king-ban-at-99 = Zakazany król przy limicie
options-king-ban-at-99-allowed = dozwolony
options-king-ban-at-99-banned = zakazany

options-qc-double-penalty = Próg i limit naraz
options-qc-double-penalty-off = płaci się raz
options-qc-double-penalty-on = płaci się dwa razy

options-doublet-repeat = Karta, która nie zmienia takiej sumy
options-doublet-repeat-pays = płaci się jeszcze raz
options-doublet-repeat-free = nic nie kosztuje

options-exact-by = Trafienie dokładnie w limit
options-exact-by-on = wygrywa każdą kartą
options-exact-by-counted = wygrywa tylko przez dodawanie lub odejmowanie

options-hurdles-goal = Punkty za zakończenie rozdania
options-hurdles-target = Wynik do osiągnięcia

options-wilson-points-floor = Punkty nie spadają poniżej 0
options-wilson-points-floor-on = tak
options-wilson-points-floor-off = nie
options-wilson-backwards = Powrót przez granicę w dół
options-wilson-backwards-costs = kosztuje punkt
options-wilson-backwards-free = nic nie kosztuje

options-wilson-target = Wynik do osiągnięcia

options-wilson-tie = Remis na koniec
options-wilson-tie-extra-deal = decyduje kolejne rozdanie
options-wilson-tie-shared = wspólna wygrana

options-michigan-trips-hits = Kto płaci za trzy takie same
options-michigan-trips-hits-active = kto jeszcze gra w rozdaniu
options-michigan-trips-hits-all = wszyscy pozostali

options-michigan-trips-timing = Kiedy wykłada się trzy takie same
options-michigan-trips-timing-any = między dowolnymi ruchami
options-michigan-trips-timing-own-turn = we własnym ruchu

options-arizona-multi-in-obligation = Kilka kart, gdy trzeba zagrać dwa razy
options-arizona-multi-in-obligation-single = nie: po jednej karcie
options-arizona-multi-in-obligation-counts-once = tak: liczą się raz

options-queen-penalty-draw = Dobieranie za karty karne
options-queen-penalty-draw-after-all = po ostatniej z nich
options-queen-penalty-draw-after-each = po każdej z nich
options-queen-penalty-draw-none = nie dobiera się kart

options-queen-answer = Odpowiedź na damę
options-queen-answer-forced = trzeba zagrać damę
options-queen-answer-optional = można zagrać damę

options-carryover-failure = Kto puszcza karę dalej
options-carryover-failure-safe = nic nie płaci
options-carryover-failure-pay-and-drop-out = płaci i czeka do końca rozdania

options-zeus-letters = Litery do wygranej
options-zeus-letters-4 = cztery
options-zeus-letters-3 = trzy

options-zeus-sneak = Ta sama liczba poza kolejką
options-zeus-sneak-on = dozwolona
options-zeus-sneak-off = niedozwolona

options-boomo-reset-after-flip = Suma, gdy ktoś nie może zagrać
options-boomo-reset-after-flip-on = wraca do 0
options-boomo-reset-after-flip-off = zostaje

options-shed-new-round = Nowe rozdanie
options-shed-new-round-fill-up = dobiera się do pełnej ręki
options-shed-new-round-deal = każdy dostaje nowe karty

options-arizona-stock-end = Gdy talia się skończy
options-arizona-stock-end-play-on = gra bez dobierania
options-arizona-stock-end-last-player-wins = wygrywa, kto zagrał ostatni

options-ono-first-number = Rozdanie zaczyna liczba
options-ono-first-number-off = niekoniecznie
options-ono-first-number-on = koniecznie

options-run-forced = Przedłużanie ciągu
options-run-forced-off = kto chce
options-run-forced-on = kto może, musi

options-baltimore-six-draw = Dobieranie po kradzieży
options-baltimore-six-draw-replaces = bez karty
options-baltimore-six-draw-also = karta jak zwykle

options-baltimore-six-pick = Którą kartę się kradnie
options-baltimore-six-pick-random = losową
options-baltimore-six-pick-thief-sees = tę, którą wybierze złodziej

## Zasady domowe pojedynczych gier

options-ace-values = As
options-ace-values-choice = 1 lub 11
options-ace-values-red-aces = Czerwone asy

options-umass-round-end = Koniec rozdania
options-umass-round-end-last-survivor = zostaje jeden gracz
options-umass-round-end-first-bust = pierwszy gracz bez ruchu

options-bottom-card = Dobra karta pod talią
options-bottom-card-auto = najlepsza
options-bottom-card-dealer-chooses = wybiera rozdający
options-bottom-card-off = bez niej

options-stack-seven = Siódemka
options-stack-seven-7 = dodaje 7
options-stack-seven-0 = nic nie dodaje

options-one-hundred-min = Najmniej graczy
options-one-hundred-min-3 = troje
options-one-hundred-min-2 = dwoje

options-alternative-joker = Dwa jokery
options-alternative-joker-none = bez nich
options-alternative-joker-set0 = zmieniają sumę na 0
options-alternative-joker-set99 = zmieniają sumę na 99
options-poker-zero = Co zeruje sumę
options-poker-zero-ace = as pik
options-poker-zero-jokers = dwa jokery
options-poker-zero-king = król, jeśli chcesz

options-one-deal = Cała partia
options-one-deal-tokens = rozdania, aż żetony ma tylko jeden gracz
options-one-deal-knock-out = jedno rozdanie: kto bez ruchu, odpada

options-baltimore-three = Trójka
options-baltimore-three-0 = nic nie dodaje
options-baltimore-three-3 = dodaje 3

options-baltimore-four = Czwórka
options-baltimore-four-rev = zmienia kierunek gry
options-baltimore-four-4 = dodaje 4

options-ono99-card = Karta O'NO 99
options-ono99-card-never = nie do zagrania
options-ono99-card-when-total-ends-in-0 = pas, gdy suma kończy się na 0

options-double-stack = Podwójny ruch na podwójny ruch
options-double-stack-pass-on = oddaje dwa zagrania dalej
options-double-stack-add = dodaje jedno zagranie

options-skip-cards = Karty Postój w talii
options-skip-cards-four = cztery
options-skip-cards-none = żadnej

options-maximum-score = Najwyższa suma

options-zeus-deck = Talia
options-zeus-deck-60 = 60 kart
options-zeus-deck-56 = 56 kart

options-from-total = Początek

options-queen = Dama
options-queen-any-card = każda inna karta
options-queen-1-to-9 = od 1 do 9

options-count-down = Kierunek liczenia
options-count-down-up = w górę do 25
options-count-down-down = w dół od 100 do 0

options-joker = Joker
options-joker-life = jest życiem
options-joker-starts-again = wolno go zagrać, by zacząć od nowa

options-way = Kierunek liczenia
options-way-up = w górę do 100
options-way-down = w dół od 100 do 0
options-way-up-plain = w górę do 100, bez „Dowolnej liczby”
options-way-down-plain = w dół od 100 do 0, bez „Dowolnej liczby”

options-hundert-pay = Przekroczenie 100
options-hundert-pay-overshoot = płaci każdemu nadwyżkę
options-hundert-pay-one = płaci każdemu jeden punkt
options-hundert-pay-forfeit = kosztuje karę
