## Przyciski

choice-lay-down-three = Wyłóż trzy { FORM($rank, form: "many") }
choice-sneak-card = Dorzuć { FORM($card, form: "acc") }
choice-discard-card = Odrzuć { FORM($card, form: "acc") }
choice-take-card = Weź { FORM($card, form: "acc") }
choice-let-it-pass = Odpuść
choice-do-not-answer = Nie odpowiadaj
choice-draw-a-card = Dobierz kartę
choice-give-up = Poddaj się
choice-play-several = Zagraj kilka
choice-play-them = Zagraj je
choice-make-it-total = Niech będzie { $total }

## Pytania: tytuł, a pod nim, co zrobić

choice-which-total = { START($rank, form: "figure") }: jaka suma?
choice-turn-the-dial = Obróć pokrętło, wpisz liczbę albo użyj strzałek.
choice-tap-the-line = Dotknij osi liczbowej, wpisz liczbę albo użyj strzałek.
choice-give-up-out = Jeśli się poddasz, odpadniesz z gry
choice-which-seat = Które miejsce?
choice-click-a-seat = Kliknij miejsce albo naciśnij jego numer.
choice-which-go-together = Które karty idą razem?
choice-click-cards-or-space = Kliknij karty albo zaznacz je spacją.
choice-marked = { $count ->
    [one] 1 zaznaczona karta
    [few] { $count } zaznaczone karty
   *[many] { $count } zaznaczonych kart
 }
choice-mark-another = Zaznacz jeszcze jedną, która do niej pasuje.
choice-marked-make = { $count ->
    [one] 1 karta: { $totals }
    [few] { $count } karty: { $totals }
   *[many] { $count } kart: { $totals }
 }
choice-marked-make-any = { $count ->
    [one] 1 karta: dowolna suma od { $low } do { $high }
    [few] { $count } karty: dowolna suma od { $low } do { $high }
   *[many] { $count } kart: dowolna suma od { $low } do { $high }
 }
choice-enter-plays = { $count ->
    [one] Enter zagrywa tę kartę.
    [few] Enter zagrywa te karty.
   *[many] Enter zagrywa te karty.
 }
choice-does-not-go-with = Ta karta nie pasuje do pozostałych.
choice-which-card-from-name = Którą kartę zabierasz graczowi { $name }?
choice-you-see-the-hand = Widzisz całą rękę.
choice-a-bomb = Bomba! Ratujesz się?
choice-name-laid-a-bomb = { $name } zagrywa bombę. Ratujesz się?
choice-who-passes-flips = Jeśli odpuścisz, bomba trafi ciebie.
choice-hold-it-too = Ty też masz { FORM($card, form: "acc") }. Dorzucasz?
choice-name-laid-card = { $name } zagrywa { FORM($card, form: "acc") }. Dorzucasz taką samą?
choice-sneak-counts = To liczy się jako twój ruch i zabierasz Zeusa.
choice-which-under-stock = Która karta trafia pod talię?
choice-under-stock-face-up = Leży odkryta; dostaje ją ten, kto dobierze ostatnią kartę.
choice-lay-three-down = Masz trzy takie same karty. Wykładasz?
choice-others-pay = Pozostali płacą i rozdanie się kończy.
choice-which-value = { START($rank, form: "figure") }: { $values }?

## Co słychać, gdy próbuje się innej karty niż te, które są odpowiedzią

choice-only-sneak = Dorzucić możesz tylko { FORM($card, form: "acc") }. Możesz też odpuścić.
choice-only-saves = Przed bombą ratuje cię tylko { FORM($card, form: "nom") }. Możesz też odpuścić.
choice-on-the-buttons = Wybierz jedną z kart na przyciskach.
choice-only-three = Wyłożyć możesz tylko trzy takie same karty. Możesz też odpuścić.

## Jedna linijka przy ręce

choice-answer-queen-or-not = Odpowiedz { FORM($rank, form: "inst") } albo nie odpowiadaj
choice-draw-before = { $count ->
    [one] Dobierz kartę, zanim ktoś zagra następną
    [few] Dobierz { $count } karty, zanim ktoś zagra następną
   *[many] Dobierz { $count } kart, zanim ktoś zagra następną
 }

## Klawisze na liście klawiszy

choice-key-marks = zaznacz karty, które idą razem
choice-key-next-seat = następne miejsce

## Suma, którą gracz ogłasza przy zagraniu

choice-what-total-now = { START($ranks, form: "figure") } ({ $value }) przy sumie { $total }: ile jest teraz?
choice-wrong-costs = Wpisz sumę i naciśnij Enter. Za błędną płacisz karę.
choice-wrong-costs-token = Wpisz sumę i naciśnij Enter. Błędna kosztuje żeton.
choice-wrong-costs-deal = Wpisz sumę i naciśnij Enter. Błędna przegrywa rozdanie.
choice-escape-takes-back = Wpisz sumę i naciśnij Enter. Esc cofa kartę.
choice-new-total = nowa suma
