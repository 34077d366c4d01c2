## Strona, w którą gra się na początku rozdania, i druga strona

howto-side = { $side ->
    [right] prawo
   *[left] lewo
 }
howto-other-side = { $side ->
    [right] lewo
   *[left] prawo
 }
howto-way = { $side ->
    [right] przeciwnie do ruchu wskazówek zegara
   *[left] zgodnie z ruchem wskazówek zegara
 }

## Nagłówki

howto-heading-special = Co wyróżnia tę grę
howto-heading-aim = Cel gry
howto-heading-players = Gracze i karty
howto-heading-deal = Rozdawanie
howto-heading-turn = Twój ruch
howto-heading-cards = Co robią karty
howto-heading-naming = Wskazywanie gracza
howto-heading-redeal = Nowe karty dla wszystkich
howto-heading-several = Kilka kart naraz
howto-heading-twice = Podwójny ruch
howto-heading-answering = Odpowiedź na { FORM($rank, form: "many-acc") }
howto-heading-runs = Ciągi
howto-heading-ban = { START($rank, form: "many") } na początku partii
howto-heading-milestones = Trafić albo przeskoczyć
howto-heading-fines = Sumy, które kosztują
howto-heading-wears-off = Karty, które słabną
howto-heading-wakes = Karty, które się budzą
howto-heading-borders = Granice
howto-heading-payment = Ponad { $limit } i dokładnie { $limit }
howto-heading-hurdles = Przeszkody
howto-heading-69 = Dokładnie 69
howto-heading-exact = Dokładnie { $total }
howto-heading-three = Trzy takie same
howto-heading-hands = Szczególne układy
howto-heading-zeus = Zeus
howto-heading-last-card = Ostatnia karta i bomby
howto-heading-two-players = Gdy gra dwoje graczy
howto-heading-stuck = Gdy nie możesz zagrać
howto-heading-out = Kiedy odpadasz z gry
howto-heading-stock = Gdy skończy się talia
howto-heading-next-deal = Następne rozdanie
howto-heading-end = Koniec partii
howto-heading-tips = Wskazówki
howto-source = Źródło: { $source }.
howto-source-own = Gra wymyślona dla Cardtable.
howto-source-maker = Wymyślone przez: { $name }.
howto-source-home = Wymyślone w domu.
howto-source-sold = Źródło: { $source }. Nie jesteśmy związani z właścicielem tej nazwy.
howto-source-grade = { $grade ->
    [A] Stopień A: zasady pochodzą stamtąd, tylko drobne luki uzupełniliśmy sami.
   *[B] Stopień B: tam, gdzie źródło milczy, zasady ustaliliśmy sami.
 }

## Co wyróżnia tę grę

howto-special-unlike = Jeśli znasz grę „{ $game }”, tutaj jest inaczej: { $what }.
howto-special-otherwise = Poza tym gra się tak samo jak w grę „{ $game }”.
howto-special-top = { $over } to przegrana, a przy { $limit } możesz zagrać tylko { FORM($cards, form: "acc") }.
howto-special-bottom = Poniżej 0 to przegrana, a przy 0 możesz zagrać tylko { FORM($cards, form: "acc") }.

## Co kto płaci: „płacisz jeden grosz”, „płaci jeden grosz”

howto-pay = { $cost ->
    [corner] zaginasz { FORM($cost, form: "acc") } swojego banknotu
    [fold] robisz { FORM($cost, form: "acc") } na swoim banknocie
    [point] tracisz { FORM($cost, form: "acc") }
    [bomb] odwracasz { FORM($cost, form: "acc") }
   *[other] płacisz { FORM($cost, form: "acc") }
 }
howto-pays = { $cost ->
    [corner] zagina { FORM($cost, form: "acc") } swojego banknotu
    [fold] robi { FORM($cost, form: "acc") } na swoim banknocie
    [point] traci { FORM($cost, form: "acc") }
    [bomb] odwraca { FORM($cost, form: "acc") }
   *[other] płaci { FORM($cost, form: "acc") }
 }

## Cel gry

howto-aim = Wszyscy dodają swoje karty do jednej wspólnej sumy.
howto-aim-down = Wszyscy odejmują swoje karty od jednej wspólnej sumy, która na początku wynosi { $total }.
howto-reach-wins = { $total ->
    [0] Kto pierwszy sprowadzi sumę do 0, wygrywa partię.
   *[other] Kto pierwszy doprowadzi sumę do { $total } lub więcej, wygrywa partię.
 }
howto-exact-wins = Kto doprowadzi sumę dokładnie do { $total }, od razu wygrywa grę.
howto-exact-counted = Kto przez dodawanie lub odejmowanie doprowadzi sumę dokładnie do { $total }, od razu wygrywa grę.
howto-exact-not-by = Karta, która zmienia sumę na { $total } bez dodawania i odejmowania albo ją tam zostawia, nie wygrywa.
howto-aim-zero = Suma nie może spaść poniżej 0.
howto-aim-team = Gracie wszyscy razem: gdy suma wynosi dokładnie { $limit }, wszyscy wygrywacie.
howto-aim-limit = Suma nie może przekroczyć { $limit }: { $over } lub więcej to przegrana.
howto-aim-limit-shed = Suma nie może przekroczyć { $limit }.
howto-aim-letters = Miej Zeusa, gdy suma dojdzie do { $limit }: za to dostaje się literę słowa ZEUS. Kto pierwszy ma { FORM($cost, form: "acc") }, wygrywa partię.
howto-aim-shed = Pozbądź się wszystkich kart: wtedy każdy z pozostałych { howto-pays }.
howto-aim-borders = Przy niektórych sumach są granice, a każda, którą przekroczysz, kosztuje cię punkt. Punkty, które zostaną ci na koniec rozdania, dolicza się do twojego wyniku. Najwyższy wynik wygrywa partię.
howto-aim-borders-up = Przy niektórych sumach są granice, a każda, którą przekroczysz w górę, kosztuje cię punkt. Punkty, które zostaną ci na koniec rozdania, dolicza się do twojego wyniku. Najwyższy wynik wygrywa partię.
howto-aim-payment = Przekroczenie { $limit } kosztuje cię punkty, trafienie dokładnie w { $limit } ci je daje, a jedno i drugie kończy rozdanie. Partię wygrywa najwyższy wynik.
howto-aim-hurdles = Trafienie dokładnie w pewne sumy daje ci punkty, przeskoczenie ich kosztuje cię punkty. Rozdanie kończy się przy { $limit } lub więcej. Partię wygrywa najwyższy wynik.
howto-aim-forfeit = Kto przekroczy { $limit }, dostaje karę, a rozdanie się kończy. Wygrywa, kto ma najmniej kar.
howto-aim-hit = Traf dokładnie w { $totals }, a zapłacą pozostali. Przeskocz jedną z tych liczb, a zapłacisz ty.

## Gracze i karty

howto-players = Może grać { $spans } graczy.
howto-players-span = od { FORM($least, as: "form-number", form: "gen") } do { FORM($most, as: "form-number", form: "gen") }
howto-players-one = { FORM($least, as: "form-number", form: "gen") }
howto-packs = { $jokers ->
    [0] { $packs ->
        [one] Gra się jedną talią 52 kart.
        [few] Gra się { FORM($packs, as: "form-number", form: "f-inst") } taliami po 52 karty, potasowanymi razem.
       *[many] Gra się { FORM($packs, as: "form-number", form: "f-inst") } taliami po 52 karty, potasowanymi razem.
     }
    [one] { $packs ->
        [one] Gra się jedną talią 52 kart i jednym jokerem.
        [few] Gra się { FORM($packs, as: "form-number", form: "f-inst") } taliami, potasowanymi razem: w każdej są 52 karty i jeden joker.
       *[many] Gra się { FORM($packs, as: "form-number", form: "f-inst") } taliami, potasowanymi razem: w każdej są 52 karty i jeden joker.
     }
    [few] { $packs ->
        [one] Gra się jedną talią 52 kart i { FORM($jokers, as: "form-number", form: "inst") } jokerami.
        [few] Gra się { FORM($packs, as: "form-number", form: "f-inst") } taliami, potasowanymi razem: w każdej są 52 karty i { FORM($jokers, as: "form-number") } jokery.
       *[many] Gra się { FORM($packs, as: "form-number", form: "f-inst") } taliami, potasowanymi razem: w każdej są 52 karty i { FORM($jokers, as: "form-number") } jokery.
     }
   *[many] { $packs ->
        [one] Gra się jedną talią 52 kart i { FORM($jokers, as: "form-number", form: "inst") } jokerami.
        [few] Gra się { FORM($packs, as: "form-number", form: "f-inst") } taliami, potasowanymi razem: w każdej są 52 karty i { FORM($jokers, as: "form-number") } jokerów.
       *[many] Gra się { FORM($packs, as: "form-number", form: "f-inst") } taliami, potasowanymi razem: w każdej są 52 karty i { FORM($jokers, as: "form-number") } jokerów.
     }
 }
howto-packs-from = Od { FORM($least, as: "form-number", form: "gen") } graczy wzwyż gra się { $packs ->
    [one] jedną talią
    [few] { FORM($packs, as: "form-number", form: "f-inst") } taliami
   *[many] { FORM($packs, as: "form-number", form: "f-inst") } taliami
 }{ $jokers ->
    [0] .
    [one] , z jednym jokerem w każdej talii.
    [few] , z { FORM($jokers, as: "form-number", form: "inst") } jokerami w każdej talii.
   *[many] , z { FORM($jokers, as: "form-number", form: "inst") } jokerami w każdej talii.
 }
howto-packs-at-start = Liczy się to, ilu graczy zaczyna partię, nawet gdy ktoś potem odpadnie.
howto-packs-follow = Gdy ktoś odpadnie z gry, w następnym rozdaniu jest tyle talii i tyle kart na ręce, ile miałoby na początku tylu graczy, ilu zostało.
howto-packs-follow-tokens = Jeśli tylu graczy zaczynałoby z większą liczbą { $kind ->
    [penny] groszy
    [nickel] monet
    [chip] żetonów
    [corner] rogów
    [fold] zagięć
    [point] punktów
   *[token] żetonów
 }, każdy dostaje jeszcze tyle, ile brakuje.
howto-pack-part = { $packs ->
    [one] Z talii bierze się do gry
    [few] Z każdej z { FORM($packs, as: "form-number", form: "f-gen") } talii bierze się do gry
   *[many] Z każdej z { FORM($packs, as: "form-number", form: "f-gen") } talii bierze się do gry
 } { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
 }: wszystkie { FORM($ranks, form: "many-acc") }.
howto-pack-part-from = Od { FORM($least, as: "form-number", form: "gen") } graczy wzwyż te karty bierze się do gry z { $packs ->
    [one] jednej talii
    [few] każdej z { FORM($packs, as: "form-number", form: "f-gen") } talii
   *[many] każdej z { FORM($packs, as: "form-number", form: "f-gen") } talii
 }.
howto-pack-own = Gra ma własną talię: { $packs ->
    [one] { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[many] { $count } kart
     }
    [few] { FORM($packs, as: "form-times") } po { $count ->
        [one] jednej karcie
        [few] { $count } karty
       *[many] { $count } kart
     }
   *[many] { FORM($packs, as: "form-times") } po { $count ->
        [one] jednej karcie
        [few] { $count } karty
       *[many] { $count } kart
     }
 }. Są to: { $kinds }.
howto-pack-own-kind = { $rank ->
    [M1] { $copies ->
        [one] jedna karta Minus 1
        [few] { FORM($copies, as: "form-number", form: "f") } karty Minus 1
       *[many] { FORM($copies, as: "form-number", form: "f") } kart Minus 1
     }
    [M10] { $copies ->
        [one] jedna karta Minus 10
        [few] { FORM($copies, as: "form-number", form: "f") } karty Minus 10
       *[many] { FORM($copies, as: "form-number", form: "f") } kart Minus 10
     }
    [N0] { $copies ->
        [one] jedno zero
        [few] { FORM($copies, as: "form-number", form: "n") } zera
       *[many] { FORM($copies, as: "form-number", form: "n") } zer
     }
   *[other] { $copies ->
        [one] jedna { FORM($rank, form: "nom") }
        [few] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many") }
       *[many] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many-gen") }
     }
 }
howto-pack-own-row = { $copies ->
    [one] po jednej karcie każdej wartości
    [few] po { FORM($copies, as: "form-number", form: "f-acc") } karty każdej wartości
   *[many] po { FORM($copies, as: "form-number", form: "f-acc") } kart każdej wartości
 } od { FORM($first, form: "figure") } do { FORM($last, form: "figure") }
howto-zeus-needs = Potrzebne jest też coś, co będzie Zeusem, oraz kartka i ołówek do zapisywania liter.
howto-tokens = Na początku każdy ma { FORM($cost, form: "acc") }.
howto-tokens-points = Na początku każdego rozdania każdy ma { FORM($cost, form: "acc") }.
howto-tokens-bombs = Każdy ma { FORM($cost, form: "acc") }. Kto traci bombę, odwraca ją.
howto-tokens-jokers = Żetonami są jokery.
howto-tokens-in-box = Na pudełku nazywają się „{ $printed }”.
howto-tokens-bill = Każdy ma jeden banknot.
howto-tokens-bill-corners = Po każdej stracie zagina się na nim jeden z czterech rogów.
howto-tokens-bill-in-half = Po każdej stracie zagina się go raz: najpierw cztery rogi, jeden po drugim, a potem cały banknot na pół.
howto-tokens-bill-room = Po każdej stracie robi się na nim zagięcie. Jest miejsce na { FORM($cost, form: "acc") }.
howto-tokens-bill-room-from = Od { FORM($least, as: "form-number", form: "gen") } graczy wzwyż jest miejsce na { FORM($cost, form: "acc") }.
howto-tokens-from = Od { FORM($least, as: "form-number", form: "gen") } graczy wzwyż każdy dostaje { FORM($cost, form: "acc") }.

## Rozdawanie

howto-first-dealer = O tym, kto rozdaje pierwszy, decyduje los.
howto-dealt = Karty się tasuje i rozdaje po jednej, zaczynając od gracza na { howto-side } od rozdającego.
howto-hand = Każdy dostaje { $count ->
    [one] jedną kartę
    [few] { FORM($count, as: "form-number", form: "f-acc") } karty
   *[many] { FORM($count, as: "form-number", form: "f-acc") } kart
 }.
howto-hand-from = Od { FORM($least, as: "form-number", form: "gen") } graczy wzwyż każdy dostaje { $count ->
    [one] jedną kartę
    [few] { FORM($count, as: "form-number", form: "f-acc") } karty
   *[many] { FORM($count, as: "form-number", form: "f-acc") } kart
 }.
howto-hand-all = Rozdaje się wszystkie karty, każdemu po równo.
howto-rest-is-stock = Reszta leży zakryta: to talia, z której się dobiera.
howto-bottom = Potem rozdający wyjmuje z talii dobrą kartę i wkłada ją odkrytą pod spód talii, tak żeby wszyscy ją widzieli.
howto-bottom-first = Jest to { FORM($ranks, form: "nom") }: pierwsza z tych kart, jaka jest jeszcze w talii.
howto-bottom-chosen = Jest to { FORM($ranks, form: "nom") }: którą z tych kart, wybiera rozdający.
howto-bottom-last-draw = Dostaje ją ten, kto dobiera ostatnią kartę talii.
howto-start-empty = Na stosie nie ma jeszcze żadnej karty, a suma wynosi { $total }.
howto-start-rest = Karty, które zostały, kładzie się odkryte na stosie, a ich wartości dają sumę. Jeśli nic nie zostało, suma wynosi { $total }.
howto-start-number = Jeśli gracz, który zaczyna, ma jakąś liczbę, pierwszą kartą na stosie musi być liczba.
howto-start-left = Zaczyna gracz na { howto-side } od rozdającego.
howto-start-turned = { $deal ->
    [first] Gdy karty są rozdane po raz pierwszy w partii
   *[each] Gdy karty są rozdane
 }, odkrywa się wierzchnią kartę talii: od niej zaczyna się stos.
howto-start-applied = Ta karta od razu działa, licząc od 0: tak powstaje pierwsza suma.
howto-start-value = Jej wartość to pierwsza suma.
howto-start-twice = Jeśli to { FORM($cards, form: "nom") }, gracz, który zaczyna, musi zagrać dwa razy.
howto-start-reverse = Jeśli odkryta karta zmienia kierunek gry, zaczyna gracz na { howto-other-side } od rozdającego.
howto-start-nothing-else = Nic innego z tego, co robi ta karta, się nie liczy.
howto-start-passed = Jeśli to { FORM($cards, form: "nom") }, karta wraca do środka talii i odkrywa się następną. I tak dalej, aż pokaże się inna karta.
howto-start-counts = { START($cards, form: "nom") } liczy się za { $total }.
howto-start-first-value = Jeśli karta daje wybór, liczy się ta wartość, którą tabela podaje jako pierwszą.

## Twój ruch

howto-clockwise = Gra się { howto-way }, czyli w { howto-side }.
howto-clockwise-until = Gra się { howto-way }, czyli w { howto-side }, dopóki jakaś karta nie zmieni kierunku.
howto-turn = Gdy przychodzi twoja kolej, połóż jedną kartę na stos, powiedz nową sumę i dobierz kartę z talii.
howto-turn-draw-yourself = Gdy przychodzi twoja kolej, połóż jedną kartę na stos i powiedz nową sumę. Potem weź kartę z talii.
howto-turn-no-draw = Gdy przychodzi twoja kolej, połóż jedną kartę na stos i powiedz nową sumę. Kart się nie dobiera.

howto-limit = Suma może wynosić dokładnie { $limit }, ale nie { $over } ani więcej.
howto-zero = Suma może wynosić dokładnie 0, ale nie mniej, i nigdy więcej niż { $limit }.
howto-team-talk = Możecie mówić sobie nawzajem, co macie w ręku, i to pokazywać.
howto-choose-within-limit = Jeśli karta pozwala ci wybrać, ile jest warta, wybierz tak, żeby suma nie przekroczyła { $limit }.
howto-must-play = Jeśli możesz zagrać jakąś kartę, musisz to zrobić.
howto-give-up = Gdy przychodzi twoja kolej, możesz się poddać, nawet jeśli masz co zagrać. Liczy się to tak, jakby nie dało się zagrać.
howto-give-up-answer = Możesz się poddać także wtedy, gdy masz czym odpowiedzieć na { FORM($rank, form: "acc") } albo możesz dołożyć karne karty.
howto-give-up-hands-nothing-on = Wtedy płacisz, a na następnego gracza nic nie przechodzi.
howto-mistakes = Karta, która przez pomyłkę podniesie sumę ponad { $limit }, zostaje na stosie. Liczy się to tak, jakby nie dało się zagrać.
howto-over-is-allowed = { $limit ->
    [0] Zawsze możesz zagrać dowolną kartę; suma nigdy nie jest mniejsza niż 0.
   *[other] Zawsze możesz zagrać dowolną kartę, nawet taką, która podnosi sumę ponad { $limit }.
 }
howto-give-up-instead = Zamiast zagrać, możesz się poddać.

howto-never-below-zero = Suma nigdy nie spada poniżej 0: karta, która obniżyłaby ją bardziej, zmienia ją na 0.
howto-below-zero = Suma może spaść poniżej 0.
howto-below-zero-doubled = Suma poniżej 0 po podwojeniu spada jeszcze niżej.
howto-below-zero-digits = Gdy zamienia się miejscami cyfry sumy poniżej 0, minus zostaje: z { $before } robi się { $after }.
howto-total-stops = Suma nigdy nie wychodzi poza { $total }: karta, która wyprowadziłaby ją dalej, zatrzymuje ją na tej liczbie.

# Suma w tych przykładach to 42.
howto-calls = Przy niektórych kartach mówi się coś jeszcze, przed sumą. Tutaj suma to 42.
howto-call-pass = Przy karcie, która nic nie dodaje, powiedz: „{ $words }, 42”.
howto-call-reverse = Przy karcie, która nic nie dodaje i zmienia kierunek, powiedz: „{ $words }, 42”.
howto-call-rank = Przy { FORM($rank, form: "loc") } powiedz: „{ $words }, 42”.
howto-call-set = Gdy zagrywasz { FORM($cards, form: "acc") }, powiedz samą sumę, nawet jeśli się nie zmienia.
howto-add-without-help = Gdy zagrywasz kartę, sumę liczysz bez pomocy.
howto-wrong-total-is-free = Błędną sumę się poprawia i nic to nie kosztuje.
howto-wrong-total-costs = Błędną sumę się poprawia, a kto się pomylił, dostaje karę.
howto-wrong-total-pays = Jeśli podasz błędną sumę, zostaje poprawiona, a ty { howto-pay }.
howto-wrong-total-loses = Jeśli podasz błędną sumę, zostaje poprawiona, a ty przegrywasz rozdanie, jakby zabrakło ci ruchu.

howto-draw-yourself = Nikt nie dobiera za ciebie.
howto-draw-lost = Gdy tylko ktoś, obojętnie kto, zagra następną kartę, twoja karta z talii przepada i do końca rozdania masz na ręce o jedną mniej.
howto-draw-as-usual = Potem dobierasz jak zwykle po jednej karcie za każdą zagraną.

## Kilka kart naraz

howto-same-rank = Zamiast jednej karty możesz zagrać naraz { $count ->
    [2] dwie takie same, na przykład dwie siódemki
    [one] jedną
    [few] do { FORM($count, as: "form-number", form: "f-gen") } takich samych, na przykład siódemek
   *[many] do { FORM($count, as: "form-number", form: "f-gen") } takich samych, na przykład siódemek
 }.
howto-same-rank-value = Każda z nich dodaje lub odejmuje tyle, ile jest warta. Jeśli jest wybór, dla wszystkich wybierz to samo.
howto-same-rank-set = Jeśli ustalają nową sumę, dzieje się to tylko raz.
howto-same-rank-effects = Wszystko inne, co robią, dzieje się raz za każdą z nich.
howto-same-rank-reverse = Po dwóch kartach, które zmieniają kierunek, zostaje on więc taki, jaki był.
howto-same-rank-limit = Dla limitu liczy się tylko suma po wszystkich tych kartach.
howto-same-rank-draw = Dobierasz po jednej karcie za każdą położoną. Potem gra toczy się dalej jak po jednej karcie.
howto-pairs = Możesz zagrać razem parę { FORM($ranks, form: "many-gen") }{ $ranks ->
    [1] .
   *[other] , także mieszaną.
 }
howto-pairs-value = Razem liczą się jak jedna karta. Dobierasz za nie dwie karty.
howto-throw = Jeśli masz na ręce cztery { FORM($rank, form: "many-acc") }, możesz zagrać wszystkie naraz jako jedno zagranie.
howto-throw-value = Nie zmieniają one sumy, a ty dobierasz cztery karty.
howto-throw-is-one-of-two = Jeśli musisz zagrać dwa razy, jest to jedno z dwóch zagrań.

## Podwójny ruch

howto-twice = Po { FORM($cards, form: "loc") } następny gracz musi w jednym ruchu zagrać dwa razy.
howto-twice-four-times = Jeśli ktoś kładzie naraz dwie takie karty, następny gracz musi zagrać cztery razy.
howto-twice-draw-each = Po każdym zagraniu dobiera on kartę.
howto-twice-draw-at-end = Dobiera on dopiero po ostatnim zagraniu, po jednej karcie za każdą położoną.
howto-twice-between = Po każdym zagraniu oprócz ostatniego ten gracz mówi sumę. Potem suma wraca do { $total }.
howto-twice-turns = Kierunek zmienia się dopiero po ostatnim zagraniu. Zmieniony dwa razy, zostaje taki, jaki był.
howto-twice-turns-unless = Kierunek zmienia się dopiero po ostatnim zagraniu, chyba że pierwsza karta oddaje oba zagrania dalej. Zmieniony dwa razy, zostaje taki, jaki był.
howto-twice-skips = Pominięty gracz traci kolej dopiero po ostatnim zagraniu.
howto-reverses-first = Najpierw zmienia się kierunek, potem pomija się graczy.
howto-twice-single = Każde zagranie to jedna karta.
howto-twice-several-count-once = Kilka takich samych kart naraz liczy się jako jedno zagranie.
howto-twice-again-after-last = Jeśli ostatnia z zagranych kart to { FORM($cards, form: "nom") }, następny gracz też musi zagrać dwa razy.
howto-twice-again-after-any = Jeśli jedna z zagranych kart to { FORM($cards, form: "nom") }, następny gracz też musi zagrać dwa razy.
howto-twice-hands-on = { START($ranks, form: "nom") } jako pierwsze z dwóch zagrań oddaje oba dalej. Ruch się kończy, a dwa razy musi zamiast tego zagrać następny gracz.
howto-twice-hands-back = Po { FORM($ranks, form: "loc") } jest to poprzedni gracz, bo kierunek zmienia się od razu.
howto-twice-hands-back-alone = { START($ranks, form: "nom") } jako pierwsze z dwóch zagrań oddaje oba z powrotem: kierunek zmienia się od razu, ruch się kończy, a dwa razy musi zagrać poprzedni gracz.
howto-twice-hands-to-named = Po { FORM($ranks, form: "loc") } jest to wskazany gracz.
howto-twice-never-four = Zagrania się nie sumują: nigdy nie ma ich więcej niż dwa.
howto-twice-adds = { START($ranks, form: "nom") } jako pierwsze z zagrań oddaje je dalej i dodaje jeszcze jedno: po drugiej takiej karcie następny gracz musi zagrać trzy razy.
howto-twice-not-first = { START($ranks, form: "nom") } nie może być pierwszym z dwóch zagrań. Jeśli nie masz nic innego do zagrania, nie możesz zagrać.
howto-twice-cancels = Jeśli musisz zagrać dwa razy, możesz zamiast obu zagrań położyć { FORM($rank, form: "acc") }.
howto-twice-cancels-ends = Ta karta działa jak zwykle, ale twój ruch się po niej kończy, a następny gracz ma zwykły ruch.
howto-twice-cancels-or-last = Poza tym { FORM($rank, form: "nom") } może być tylko ostatnim z dwóch zagrań.
howto-twice-must-finish = Możesz zacząć tylko wtedy, gdy masz co zagrać za każdym razem. Jeśli nie masz, nie kładziesz żadnej karty: liczy się to tak, jakby nie dało się zagrać.
howto-twice-second-counts = Jeśli nie możesz zagrać drugi raz, kosztuje cię to tyle samo, co brak pierwszego zagrania.
howto-twice-second-stuck = Jeśli nie możesz zagrać drugi raz, liczy się to tak, jakby nie dało się zagrać. Brakującego zagrania się nie nadrabia.
howto-twice-first-still = Jeśli twoja pierwsza karta zmienia kierunek, pomija gracza albo każe następnemu zagrać dwa razy, to nadal obowiązuje.
howto-twice-stays = Jeśli gracz, który musi zagrać dwa razy, nie może tego zrobić, tyle samo razy musi zagrać następny gracz.
howto-twice-rest-of-two = Kto nie może zagrać ani razu, zostawia oba zagrania następnemu graczowi. Kto nie może zagrać drugi raz, zostawia mu jedno, czyli zwykły ruch.
howto-twice-rest = Jeśli gracz, który musi zagrać dwa razy, nie może tego zrobić, brakujące zagrania wykonuje następny gracz. Jedno zagranie to zwykły ruch.
howto-twice-lapses = Jeśli gracz, który musi zagrać dwa razy, nie może tego zrobić, następny gracz ma zwykły ruch.

## Karty, na które odpowiada się taką samą, na przykład damy

howto-answer-must = Na { FORM($rank, form: "acc") } trzeba odpowiedzieć.
howto-answer-must-lay = Jeśli następny gracz ma { FORM($rank, form: "acc") }, musi położyć na stos dokładnie jedną taką kartę.
howto-answer-must-next = Potem musi odpowiedzieć kolejny gracz.
howto-answer-may = Na { FORM($rank, form: "acc") } można odpowiedzieć.
howto-answer-may-lay = Jeśli następny gracz ma { FORM($rank, form: "acc") }, może położyć na stos jedną taką kartę, ale nie musi.
howto-answer-may-next = Potem tak samo może odpowiedzieć kolejny gracz.
howto-answer-draw = Za tę kartę dobiera się jak zwykle.
howto-answer-none = Jeśli nie odpowiesz na { $rank ->
    [A] pojedynczego
    [J] pojedynczego
    [K] pojedynczego
    [JK] pojedynczego
   *[other] pojedynczą
 } { FORM($rank, form: "acc") }, tracisz kolej: nie kładziesz żadnej karty i żadnej nie dobierasz. Kolejny gracz ma zwykły ruch.
howto-penalty = Jeśli nie odpowiesz na { $rank ->
    [A] dwa
    [J] dwa
    [K] dwa
    [JK] dwa
   *[other] dwie
 } lub więcej { FORM($rank, form: "many-gen") } z rzędu, musisz dołożyć karne karty: tyle, ile jest { FORM($rank, form: "many-gen") }, jedną po drugiej.
howto-penalty-playable = Wolno ci kłaść tylko takie, które można w danej chwili zagrać, i każda od razu się liczy.
howto-penalty-turns-last = Ale kierunek zmienia się i gracze tracą kolej dopiero po ostatniej karcie.
howto-penalty-draw-after-all = Po ostatniej dobierasz po jednej karcie za każdą położoną.
howto-penalty-draw-after-each = Po każdej z nich dobierasz kartę.
howto-penalty-draw-none = Za karne karty nic nie dobierasz, więc masz odtąd mniej kart na ręce.
howto-penalty-last-must = Jeśli ostatnia karna karta to { FORM($rank, form: "nom") }, trzeba na nią odpowiedzieć tak jak na pojedynczą.
howto-penalty-last-may = Jeśli ostatnia karna karta to { FORM($rank, form: "nom") }, można na nią odpowiedzieć tak jak na pojedynczą.
howto-penalty-what-you-can = Jeśli nie możesz dołożyć wszystkich karnych kart, dołóż tyle, ile możesz.
howto-penalty-then-stuck = Potem liczy się to tak, jakby nie dało się zagrać.
howto-penalty-draw-laid = Dobierasz po jednej karcie za każdą położoną.
howto-penalty-pays-nothing = Nic nie płacisz.
howto-penalty-drops-out = Potem { howto-pay } i odpadasz z rozdania.
howto-penalty-handed-on = Reszta karnych kart przechodzi na następnego gracza.
howto-penalty-dropped = Reszta karnych kart przepada, a następny gracz ma zwykły ruch.
howto-penalty-turns-first = Najpierw jednak zmienia się kierunek i gracze tracą kolej, jeśli tak działają położone karty.
howto-penalty-still-on-top = Jeśli na stos nie trafi żadna karna karta, na wierzchu nadal leży { FORM($rank, form: "nom") }.
howto-penalty-still-must-answer = Wtedy następny gracz musi odpowiedzieć { FORM($rank, form: "inst") }. Kto takiej karty nie ma, musi dołożyć wszystkie karne karty.
howto-penalty-still-may-answer = Wtedy następny gracz może odpowiedzieć { FORM($rank, form: "inst") }. Kto tego nie robi, musi dołożyć wszystkie karne karty.
howto-penalty-comes-back = Jeśli nikt nie dołoży ani jednej karty i karne karty wrócą do gracza, od którego się zaczęły, przepadają. Ten gracz ma zwykły ruch.

## Ciągi

howto-runs = Dwie karty zagrane jedna po drugiej tworzą ciąg, jeśli ich wartości sąsiadują ze sobą. Ciąg idzie w górę albo w dół.
howto-runs-ranks = Karty stoją w kole: as, dwójka, trójka i tak dalej do dziesiątki, potem walet, dama, król i znów as.
howto-runs-printed = Liczy się tu to, co widać na karcie, a nie to, ile ona dodaje. Joker nie ma swojego miejsca w kole.
howto-runs-draw = Dopóki trwa ciąg, dobierasz tylko wtedy, gdy kładziesz następną kartę w tę samą stronę. Taka karta przedłuża ciąg dla kolejnego gracza.
howto-runs-must = Jeśli możesz przedłużyć ciąg, musisz. Jeśli nie możesz, zagraj inną kartę.
howto-runs-may = Możesz też zagrać każdą inną kartę.
howto-runs-no-draw = Wtedy nic za nią nie dobierasz, ciąg się kończy, a ty do końca rozdania masz na ręce o jedną kartę mniej.
howto-runs-other-way = Jeśli ta karta i poprzednia sąsiadują ze sobą w drugą stronę, zaczynają nowy ciąg.
howto-runs-begin = Kto zaczyna ciąg, dobiera jak zwykle. Stracona kolej nie przerywa ciągu.
howto-runs-penalty = Karne karty i { FORM($rank, form: "many") }, którymi się odpowiada, sprawdza się po kolei, tak jak wszystkie inne.
howto-runs-put-aside = Gdy odkłada się stos, ciąg na nim się kończy.

## Wskazywanie gracza

howto-eliminate = Gdy zagrywasz { FORM($cards, form: "acc") }, musisz wskazać innego gracza w rozdaniu. Ten gracz dostaje karę i odpada z rozdania, a jego karty się odkłada. Potem gra następny gracz po tobie.
howto-eliminate-saved = Ale gracz, który ma { FORM($cards, form: "acc") }, jest bezpieczny. Tę kartę trzeba wsunąć w stos, pod właśnie zagraną kartę, a gracz, który ją miał, od razu dobiera jedną kartę. Nie liczy się to jako ruch.
howto-eliminate-last-one = Gdy w rozdaniu zostaje tylko jeden gracz, rozdanie się kończy.
howto-exchange = Gdy zagrywasz { FORM($cards, form: "acc") }, musisz wskazać gracza w rozdaniu i zamienić się z nim wszystkimi kartami.
howto-exchange-after-draw = Gdy zagrywasz { FORM($cards, form: "acc") }, najpierw dobierz kartę. Potem musisz wskazać gracza w rozdaniu i zamienić się z nim wszystkimi kartami.
howto-exchange-before-draw = Robicie to, zanim ktokolwiek dobierze kartę. Drugi gracz, który ma teraz o jedną kartę mniej, dobiera zamiast ciebie.
howto-redeal = Gdy ktoś zagrywa { FORM($cards, form: "acc") }, ta karta zostaje na stosie. Wszystkie inne karty, także karty graczy, tasuje się i każdy w rozdaniu dostaje nowe, tyle co na początku.
howto-redeal-no-draw = Za tę kartę nikt nie dobiera.
howto-steal = Gdy zagrywasz { FORM($cards, form: "acc") }, wskaż gracza w rozdaniu i weź mu z ręki jedną kartę, nie patrząc.
howto-steal-seen = Gdy zagrywasz { FORM($cards, form: "acc") }, wskaż gracza w rozdaniu, obejrzyj jego karty i weź jedną, którą chcesz.
howto-steal-robbed-draws = Ten gracz od razu dobiera kartę.
howto-steal-is-draw = Ty nie dobierasz: masz przecież skradzioną kartę.
howto-steal-and-draw = Ty też dobierasz kartę, jak zwykle.
howto-steal-nobody = Jeśli nikt inny nie ma kart, po prostu dobierasz.
howto-choose-next = Gdy zagrywasz { FORM($cards, form: "acc") }, wskaż innego gracza w rozdaniu: to on gra następny. Kierunek się nie zmienia, a gra toczy się dalej od tego gracza.

## Karty, których na początku nie wolno zagrać, na przykład króle

howto-ban = { $count ->
    [one] W swoim pierwszym ruchu w partii
    [few] W swoich pierwszych { FORM($count, as: "form-number", form: "loc") } ruchach w partii
   *[many] W swoich pierwszych { FORM($count, as: "form-number", form: "loc") } ruchach w partii
 } nie możesz zagrać { FORM($rank, form: "gen") }, jeśli zmieniłoby to sumę.
howto-ban-not-at-limit = Gdy suma wynosi już { $limit }, wolno ci to zrobić.
howto-ban-always = { $count ->
    [one] W swoim pierwszym ruchu w partii
    [few] W swoich pierwszych { FORM($count, as: "form-number", form: "loc") } ruchach w partii
   *[many] W swoich pierwszych { FORM($count, as: "form-number", form: "loc") } ruchach w partii
 } w ogóle nie możesz zagrać { FORM($rank, form: "gen") }.
howto-ban-turns = Liczą się tylko te ruchy, w których kładziesz kartę.
howto-ban-saves-nobody = Dopóki { FORM($rank, form: "gen") } nie wolno ci zagrać, taka karta cię nie ratuje, gdy nie masz nic innego do zagrania.
howto-wears-off = Gdy w jednym rozdaniu talię odnowiono { $count ->
    [one] raz
    [few] { FORM($count, as: "form-number") } razy
   *[many] { FORM($count, as: "form-number") } razy
 }, do końca tego rozdania obowiązuje: { $what }.
howto-worn = { $card } { $does }
howto-wakes = Dopóki suma jest mniejsza niż { $total }, obowiązuje: { $what }.
howto-wakes-down = Dopóki suma jest większa niż { $total }, obowiązuje: { $what }.
howto-wakes-turn = { $count ->
    [one] W swoim pierwszym ruchu w partii
    [few] W swoich pierwszych { FORM($count, as: "form-number", form: "loc") } ruchach w partii
   *[many] W swoich pierwszych { FORM($count, as: "form-number", form: "loc") } ruchach w partii
 } obowiązuje: { $what }.

## Sumy, które coś kosztują albo dają

howto-hit = Jeśli twoja karta podnosi sumę dokładnie do { $totals }, każdy inny gracz w rozdaniu { howto-pays }.
howto-jump = Jeśli po twojej karcie suma przeskakuje w górę przez { $totals }, { howto-pay }.
howto-hit-end = Jeśli twoja karta zmienia sumę dokładnie na { $limit }, rozdanie się kończy, a każdy inny gracz w rozdaniu { howto-pays }.
howto-over-end = Jeśli twoja karta podnosi sumę ponad { $limit }, rozdanie się kończy i { howto-pay }.
howto-jump-also-paid = Jeśli po drodze suma przeskakuje przez { $totals }, płacisz także za to.
howto-jump-not-paid = Za to, co suma przeskoczy po drodze, nie płacisz już nic więcej.
howto-down-is-free = Suma, która maleje albo się nie zmienia, nikogo nic nie kosztuje.
howto-out-still-turns = Jeśli ktoś odpada z gry po zagraniu karty, która zmienia kierunek, karta i tak go zmienia, jakby nikt nie odpadł.
howto-out-still-skips = Jeśli ktoś odpada z gry po zagraniu karty, która pomija gracza, karta i tak go pomija, jakby nikt nie odpadł.
howto-out-still-turns-or-skips = Jeśli ktoś po zagraniu karty odpada z gry, karta i tak zmienia kierunek albo pomija gracza, jakby nikt nie odpadł.
howto-fine = Jeśli po twojej karcie suma wynosi { $totals }, od razu { howto-pay }. Rozdanie trwa dalej.
howto-fine-repeated-pays = Jeśli suma już tyle wynosi, a twoja karta jej nie zmienia, mówisz ją jeszcze raz i też płacisz.
howto-fine-repeated-free = Jeśli suma już tyle wynosi, a twoja karta jej nie zmienia, nic to nie kosztuje.
howto-fine-owed = Kto przez to odpada, nie kładzie już w tym ruchu żadnej karty, a brakujące zagrania przepadają.
howto-fine-owed-handed-on = Kto przez to odpada, nie kładzie już w tym ruchu żadnej karty, a brakujące zagrania przepadają, chyba że zagrana karta przekazuje je dalej.
howto-borders = Granice leżą tuż powyżej { $totals }. Jeśli po twojej karcie suma przechodzi przez granicę, w górę lub w dół, tracisz po jednym punkcie za każdą przekroczoną granicę.
howto-borders-up = Granice leżą tuż powyżej { $totals }. Jeśli po twojej karcie suma przechodzi przez granicę w górę, tracisz po jednym punkcie za każdą przekroczoną granicę. Powrót w dół nic nie kosztuje.
howto-borders-floor = Nie można mieć mniej niż 0 punktów.
howto-borders-no-floor = Możesz mieć mniej niż 0 punktów. Wtedy odejmuje się je od twojego wyniku.

## Płacenie za sumę ponad limit

howto-payment-overshoot = Jeśli twoja karta podnosi sumę ponad { $limit }, płacisz każdemu z pozostałych tyle punktów, o ile ją przekracza: przy { $total } każdy dostaje { FORM($count, as: "form-number") }. Rozdanie się wtedy kończy.
howto-payment-over = Jeśli twoja karta podnosi sumę ponad { $limit }, rozdanie się kończy, a ty płacisz każdemu z pozostałych { $count ->
    [one] jeden punkt
    [few] { FORM($count, as: "form-number") } punkty
   *[many] { FORM($count, as: "form-number") } punktów
 }.
howto-payment-forfeit = Jeśli twoja karta podnosi sumę ponad { $limit }, dostajesz karę. Rozdanie się wtedy kończy.
howto-payment-exact = Jeśli po twojej karcie suma wynosi dokładnie { $limit }, rozdanie też się kończy, a ty dostajesz od każdego z pozostałych { $count ->
    [one] jeden punkt
    [few] { FORM($count, as: "form-number") } punkty
   *[many] { FORM($count, as: "form-number") } punktów
 }.
howto-payment-exact-free = Jeśli po twojej karcie suma wynosi dokładnie { $limit }, rozdanie też się kończy i nikogo to nic nie kosztuje.
howto-payment-debts = Punkty zapisuje się jako wynik, który może spaść poniżej 0.
howto-hurdles = Jeśli twoja karta trafia dokładnie w { $totals }, dostajesz punkt. Za każdą z tych liczb, którą przeskakuje w górę, tracisz jeden.
howto-hurdles-goal = Jeśli po twojej karcie suma wynosi { $limit } lub więcej, dostajesz { $count ->
    [one] jeden punkt
    [few] { FORM($count, as: "form-number") } punkty
   *[many] { FORM($count, as: "form-number") } punktów
 }, a rozdanie się kończy.

## Dokładnie 69

howto-69-back = Jeśli zmienisz sumę dokładnie na 69, z dołu lub z góry, { $cost ->
    [corner] możesz mieć o jedno zagięcie więcej
    [fold] możesz mieć o jedno zagięcie więcej
   *[other] odzyskujesz { FORM($cost, form: "acc") } z tego, co zapłacono
 }. Jeśli nie ma już czego odzyskać, nic nie dostajesz.
howto-69-more = Jeśli zmienisz sumę dokładnie na 69, z dołu lub z góry, { $cost ->
    [corner] możesz mieć o jedno zagięcie więcej
    [fold] możesz mieć o jedno zagięcie więcej
   *[other] dostajesz dodatkowo { FORM($cost, form: "acc") }
 }.
howto-69-nothing = Dokładnie 69 nic nie daje: w tej grze nie ma czego odzyskać.
howto-69-forfeit = Jeśli zmienisz sumę dokładnie na 69, z dołu lub z góry, wszyscy pozostali w rozdaniu dostają karę.
howto-69-zero = Jeśli zmienisz sumę dokładnie na 69, z dołu lub z góry, powiedz to, a potem suma wynosi 0.
howto-69-bank = To, co dostajesz, pochodzi z banku. Jest w nim tyle, ile na początku partii mają razem wszyscy gracze. Gdy bank jest pusty, za dokładnie 69 nic się nie dostaje.
howto-69-bank-followers = Z banku jest też to, co gracze dostają, gdy ktoś odpada, o ile coś w nim zostało.
howto-69-bank-each-deal = To, co dostajesz, pochodzi z banku. W każdym rozdaniu jest w nim tyle, ile na początku mają razem wszyscy gracze. Gdy bank jest pusty, w tym rozdaniu za dokładnie 69 nic się już nie dostaje.

## Układy, które decydują

howto-hands = Po rozdaniu i po każdym dobraniu karty sprawdza się, co kto ma na ręce.
howto-hands-wins = Trzy { FORM($rank, form: "many") } od razu wygrywają partię.
howto-hands-all-lose = Trzy { FORM($rank, form: "many") } od razu kończą partię i przegrywają wszyscy.
howto-hands-first = Jeśli takich układów jest kilka, decyduje pierwszy, licząc w { howto-side } od rozdającego.
howto-hands-both = Kto ma oba układy, temu liczą się trzy { FORM($rank, form: "many") }.
howto-three-any-time = Jeśli masz na ręce trzy takie same karty, możesz to ogłosić i wyłożyć je w każdej chwili między dwoma zagraniami.
howto-three-own-turn = Jeśli masz na ręce trzy takie same karty, możesz to ogłosić i wyłożyć je w swoim ruchu, zanim zagrasz.
howto-three-active = Wtedy każdy inny gracz, który gra jeszcze w tym rozdaniu, { howto-pays }, a rozdanie się kończy.
howto-three-all = Wtedy każdy inny gracz { howto-pays }, a rozdanie się kończy.
howto-three-free = Ciebie nic to nie kosztuje. Nie jest to ruch i nikt nie musi tego robić.
howto-three-first = Jeśli może to zrobić kilku graczy, robi to pierwszy z nich, licząc w { howto-side } od rozdającego.

## Zeus

howto-zeus-nobody = Na początku nikt nie ma Zeusa. Można go zabrać na trzy sposoby, także temu, kto go właśnie ma.
howto-zeus-tens = Zabierasz Zeusa, gdy twoja karta zmienia sumę na 10, 20 lub inną pełną dziesiątkę, najwyżej { $limit }.
howto-zeus-same = Zabierasz Zeusa, gdy kładziesz liczbę na taką samą liczbę, którą przed chwilą zagrał przeciwnik.
howto-zeus-gods = Zabierasz Zeusa, gdy zagrywasz { FORM($cards, form: "acc") }.
howto-zeus-sneak = Gdy ktoś zagra liczbę, każdy inny gracz, który ma taką samą, może ją od razu dorzucić poza kolejką. Jak zwykle dodaje się ją do sumy, a do tego zabiera ona Zeusa. Kto ją dorzuca, dobiera kartę i od tego gracza gra toczy się dalej.
howto-zeus-sneak-again = Wtedy inni, którzy mają tę liczbę, mogą zrobić to samo.
howto-zeus-sneak-several = Jeśli chce to zrobić kilku graczy, robi to ten, na kogo wcześniej przyszłaby kolej.
howto-zeus-end = Gdy suma wynosi { $limit } lub więcej, rozdanie się kończy. Kto ma Zeusa, wygrywa je i dostaje literę. Karta, która kończy rozdanie, może go jeszcze zabrać.
howto-zeus-end-nobody = Jeśli nikt nie ma Zeusa, zabiera go gracz, który zakończył rozdanie.

## Ostatnia karta i bomby

howto-last-card = Kto zagra ostatnią kartę z ręki, wygrywa rozdanie, i rozdanie się kończy. Musi to być karta, którą wolno zagrać, ale jej działanie już się nie liczy.
howto-last-card-others = Każdy z pozostałych { howto-pays }.
howto-bomb = Gdy ktoś zagrywa { FORM($cards, form: "acc") }, każdy inny gracz, zaczynając od następnego, odrzuca { FORM($rank, form: "acc") } albo { howto-pays }. Jeśli masz { FORM($rank, form: "acc") }, możesz tej karty nie oddawać: wtedy { howto-pay }.
howto-bomb-last-card = Gdy wszyscy już to zrobili, rozdanie wygrywa ten, kto odrzucił w ten sposób ostatnią kartę z ręki.
howto-bomb-several = Jeśli zrobiło to kilku graczy, wygrywa pierwszy z nich.
howto-bomb-next = W przeciwnym razie gra potem, jak zawsze, gracz po tym, kto położył { FORM($cards, form: "acc") }.
howto-others-draw = Gdy wszyscy pozostali muszą dobierać, pierwszy dobiera następny gracz.

## Gdy gra dwoje

howto-two-players = Te zasady obowiązują, gdy w rozdaniu gra tylko dwoje graczy.
howto-two-reverse-nothing = Karta, która zmienia kierunek, nie zmienia tego, kto gra następny.
howto-two-reverse-again = Jeśli zagrywasz kartę, która zmienia kierunek, grasz jeszcze raz.
howto-two-skip-nobody = Po karcie, która pomija gracza, druga osoba nie traci kolei.
howto-two-skip-again = Jeśli zagrywasz kartę, która pomija gracza, grasz jeszcze raz.
howto-two-skips = Dwie takie karty w jednym ruchu się znoszą.
howto-two-hands-on = Zagrania, które karta oddaje dalej, przechodzą na drugą osobę.
howto-two-choose = Jeśli możesz wskazać następnego gracza, wskazujesz drugą osobę.

## Gdy nie możesz zagrać

howto-out-of-deal = { $who ->
    [both] Jeśli się poddajesz albo nie masz kart
    [give-up] Jeśli się poddajesz
   *[cards] Jeśli nie masz kart
 }, odpadasz z rozdania.
howto-out-of-deal-pays = { $who ->
    [both] Jeśli się poddajesz albo nie masz kart
    [give-up] Jeśli się poddajesz
   *[cards] Jeśli nie masz kart
 }, { howto-pay } i odpadasz z rozdania.
howto-out-of-deal-last = Gdy w rozdaniu zostaje tylko jeden gracz, rozdanie się kończy.
howto-out-of-deal-last-wins = Kto ostatni zostanie w rozdaniu, wygrywa całą grę.
howto-out-of-deal-points = Punkty, które komu zostały, dolicza się jak zwykle.
howto-out-of-deal-keeps-points = Kto się poddaje, zachowuje wszystkie punkty, więc najlepiej może być poddać się od razu.
howto-out-of-deal-no-letter = Nikt nie dostaje wtedy litery.
howto-stuck-pay = Jeśli nie możesz zagrać żadnej karty, { howto-pay }.
howto-team-pays = Jeśli ktoś z was nie może zagrać żadnej karty, każdy z was płaci { FORM($cost, form: "acc") }.
howto-stuck-forfeit = Jeśli nie możesz zagrać żadnej karty, dostajesz karę.
howto-stuck-out = Jeśli nie możesz zagrać żadnej karty, odpadasz z gry.
howto-stuck-reset = Suma wraca do 0.
howto-stuck-keeps-hand = Zatrzymujesz swoje karty, chyba że przez tę stratę odpadasz z gry. Tak czy inaczej gra następny gracz.
howto-stuck-lays-down = Odkładasz swoje karty.
howto-stuck-out-of-deal = Odkładasz swoje karty i odpadasz, ale tylko z tego rozdania.
howto-stuck-out-of-deal-only = Jeśli nie możesz zagrać żadnej karty, odpadasz z tego rozdania.
howto-stuck-pay-out = Jeśli nie możesz zagrać żadnej karty, { howto-pay } i odpadasz z gry, bez względu na to, co ci jeszcze zostało.
howto-pile-away = { $turns ->
    [on] Stos się odkłada, suma wynosi { $total }, a następny gracz zaczyna nowy stos, w tym samym kierunku.
   *[off] Stos się odkłada, suma wynosi { $total }, a następny gracz zaczyna nowy stos.
 }
howto-pile-away-last = { $count ->
    [one] { $turns ->
        [on] Ostatnia karta znika ze stosu, suma jest taka jak przed nią, a następny gracz gra dalej w tym samym kierunku.
       *[off] Ostatnia karta znika ze stosu, suma jest taka jak przed nią, a następny gracz gra dalej.
     }
    [few] { $turns ->
        [on] Ostatnie { FORM($count, as: "form-number", form: "f-acc") } karty znikają ze stosu, suma jest taka jak przed nimi, a następny gracz gra dalej w tym samym kierunku.
       *[off] Ostatnie { FORM($count, as: "form-number", form: "f-acc") } karty znikają ze stosu, suma jest taka jak przed nimi, a następny gracz gra dalej.
     }
   *[many] { $turns ->
        [on] Ostatnie { FORM($count, as: "form-number", form: "f-acc") } kart znika ze stosu, suma jest taka jak przed nimi, a następny gracz gra dalej w tym samym kierunku.
       *[off] Ostatnie { FORM($count, as: "form-number", form: "f-acc") } kart znika ze stosu, suma jest taka jak przed nimi, a następny gracz gra dalej.
     }
 }
howto-pile-away-others = Pozostali zatrzymują swoje karty.
howto-pile-away-redraw = Jeśli jesteś jeszcze w grze, też odkładasz swoje karty i dobierasz nowe.
howto-pile-away-keep = Jeśli jesteś jeszcze w grze, zatrzymujesz swoje karty.
howto-pile-away-sit-out = Jeśli jesteś jeszcze w grze, czekasz, aż zostanie tylko jeden gracz. Wtedy rozdanie się kończy.
howto-pile-away-out = Karty gracza, który odpadł, też się odkłada.
howto-deal-is-over = Rozdanie się kończy.
howto-next-faces-same = { $turns ->
    [on] Jeśli zostaje co najmniej dwoje graczy, następny gra przy tej samej sumie i w tym samym kierunku.
   *[off] Jeśli zostaje co najmniej dwoje graczy, następny gra przy tej samej sumie.
 }
howto-last-wins-deal = Rozdanie wygrywa ten, kto zostanie w nim ostatni.
howto-no-cards = Jeśli przychodzi twoja kolej, a nie masz kart, to też nie możesz zagrać.
howto-no-cards-pay = Jeśli przychodzi twoja kolej, a nie masz kart, kosztuje to więcej: { howto-pay }.

## Kiedy odpadasz z gry

howto-out-last-paid = Gdy zapłacisz { $kind ->
    [penny] ostatni grosz
    [nickel] ostatnią monetę
    [chip] ostatni żeton
   *[token] ostatni żeton
 }, odpadasz z gry.
howto-out-last-paid-at-once = Gdy zapłacisz { $kind ->
    [penny] ostatni grosz
    [nickel] ostatnią monetę
    [chip] ostatni żeton
   *[token] ostatni żeton
 }, od razu odpadasz z gry, nawet w środku rozdania.
howto-out-made = { $kind ->
    [bomb] Z { FORM($count, as: "form-ordinal", form: "f-inst") } odwróconą bombą zegarową
    [corner] Z { FORM($count, as: "form-ordinal", form: "inst") } zagiętym rogiem
   *[fold] Z { FORM($count, as: "form-ordinal", form: "inst") } zagięciem
 } odpadasz z gry.
howto-out-last-made = { $kind ->
    [bomb] Z ostatnią odwróconą bombą zegarową
    [corner] Z ostatnim zagiętym rogiem
   *[fold] Z ostatnim zagięciem
 } odpadasz z gry.
howto-honor = { $kind ->
    [bomb] Gdy wszystkie twoje bomby zegarowe są odwrócone
    [corner] Gdy wszystkie twoje rogi są zagięte
    [fold] Gdy nie ma już miejsca na następne zagięcie
    [penny] Gdy nie masz już groszy
    [nickel] Gdy nie masz już monet
    [chip] Gdy nie masz już żetonów
   *[token] Gdy nie masz już żetonów
 }, jeszcze nie odpadasz: grasz dalej „na honor”.
howto-honor-out = Przy następnej stracie odpadasz z gry.
howto-honor-out-at-once = Jeśli wtedy znów masz zapłacić, od razu odpadasz z gry, nawet w środku rozdania. Jeśli rozdanie się przez to nie kończy, pozostali grają dalej.
howto-honor-too-little = Jeśli masz zapłacić więcej, niż ci zostało, płacisz to, co masz, i też odpadasz.

## Gdy skończy się talia

howto-stock-last-wins = Partia się kończy, a wygrywa gracz, który położył ostatnią kartę.
howto-stock-play-on = Nikt już nie dobiera. Gra się dalej kartami, które są na ręce.
howto-going-out = Jeśli talia się skończyła i zagrywasz swoją ostatnią kartę, wygrywasz.
howto-going-out-of-deal = Jeśli talia się skończyła i zagrywasz swoją ostatnią kartę, wygrywasz to rozdanie: nic cię ono nie kosztuje.
howto-going-out-others = Kończysz grę, a pozostali grają dalej; ten, kto zostanie ostatni, też wygrywa.
howto-stock = { $turns ->
    [on] Wierzchnia karta stosu zostaje na miejscu. Wszystkie inne zagrane karty się tasuje: to nowa talia. Suma i kierunek się nie zmieniają.
   *[off] Wierzchnia karta stosu zostaje na miejscu. Wszystkie inne zagrane karty się tasuje: to nowa talia. Suma się nie zmienia.
 }
howto-stock-all = { $turns ->
    [on] Wszystkie zagrane karty się tasuje, wierzchnią kartę stosu też: to nowa talia. Następna karta zaczyna nowy stos. Suma i kierunek się nie zmieniają.
   *[off] Wszystkie zagrane karty się tasuje, wierzchnią kartę stosu też: to nowa talia. Następna karta zaczyna nowy stos. Suma się nie zmienia.
 }
howto-stock-piles-too = Wtasowuje się też odłożone stosy i odłożone karty graczy.
howto-stock-hands-too = Wtasowuje się też karty graczy, którzy odpadli.
howto-stock-nothing = Jeśli nadal nie ma czego dobrać, tym razem się nie dobiera.
# Gwiazdka odsyła do przypisu.
howto-stock-nothing-star = Jeśli nadal nie ma czego dobrać, tym razem się nie dobiera*.
howto-footnote = * Te same karty mogłyby tak krążyć bez końca. Dlatego ten program ma własną zasadę: gdy w jednym rozdaniu talia odnowi się pięćset razy, nikt już nie dobiera. Karty na ręce się kończą, a z nimi rozdanie.

## Następne rozdanie

howto-one-deal = Jedno rozdanie to cała partia. Potem możecie zagrać następną.
howto-reward = Zwycięzca partii dostaje gwiazdkę. Gwiazdki liczy się razem za wszystkie partie, które gracie jedna po drugiej.
howto-next-shuffle = { $turns ->
    [on] Przed następnym rozdaniem tasuje się wszystkie karty. Suma znów wynosi { $total }, a gra się { howto-way }.
   *[off] Przed następnym rozdaniem tasuje się wszystkie karty. Suma znów wynosi { $total }.
 }
howto-next-all-dealt = { $turns ->
    [on] Przed następnym rozdaniem tasuje się i rozdaje wszystkie karty od nowa, a gra się { howto-way }.
   *[off] Przed następnym rozdaniem tasuje się i rozdaje wszystkie karty od nowa.
 }
howto-next-keep-hands = { $turns ->
    [on] Na następne rozdanie każdy zatrzymuje karty, które zostały mu na ręce. Potem po kolei, zaczynając od gracza na { howto-side } od rozdającego, każdy dobiera do pełnej ręki. Suma znów wynosi 0, a gra się { howto-way }.
   *[off] Na następne rozdanie każdy zatrzymuje karty, które zostały mu na ręce. Potem po kolei, zaczynając od gracza na { howto-side } od rozdającego, każdy dobiera do pełnej ręki. Suma znów wynosi 0.
 }
howto-next-keep-piles = Talia do dobierania i stos zostają, jak były.
howto-deals-left = Następny rozdaje gracz na { howto-side } od rozdającego.
howto-deals-right = Następny rozdaje gracz na { howto-other-side } od rozdającego.
howto-deals-left-past = { $turns ->
    [on] Następny rozdaje najbliższy gracz na { howto-side }, który jest jeszcze w grze, bez względu na to, w którym kierunku toczyła się gra.
   *[off] Następny rozdaje najbliższy gracz na { howto-side }, który jest jeszcze w grze.
 }
howto-deals-right-past = { $turns ->
    [on] Następny rozdaje najbliższy gracz na { howto-other-side }, który jest jeszcze w grze, bez względu na to, w którym kierunku toczyła się gra.
   *[off] Następny rozdaje najbliższy gracz na { howto-other-side }, który jest jeszcze w grze.
 }
howto-deals-winner = Rozdaje zwycięzca.
howto-deals-loser = Rozdaje przegrany.
howto-deals-right_of_winner = Rozdaje gracz na { howto-other-side } od zwycięzcy.
howto-next-dealer-steps-in = Jeśli ten gracz odpadł z gry, rozdaje następny na { howto-other-side } od niego.
howto-begins-left_of_dealer = Zaczyna gracz na { howto-side } od rozdającego.
howto-begins-loser = Zaczyna przegrany.
howto-begins-winner = Zaczyna zwycięzca.
howto-next-steps-in = Gracza, który odpadł z gry, zastępuje następny na { howto-side } od niego.
howto-next-last-to-pay = Jeśli przegranych jest kilku, chodzi o tego, kto zapłacił ostatni.
howto-deals-no-winner = Jeśli rozdanie kończy się bez zwycięzcy, następny rozdaje gracz na { howto-side } od rozdającego.
howto-begins-no-winner = Po rozdaniu bez zwycięzcy zaczyna gracz na { howto-side } od rozdającego.

## Koniec partii

howto-end-letters = Partię wygrywa, kto pierwszy ma { FORM($cost, form: "acc") }.
howto-end-team = Gdy suma wynosi dokładnie { $limit }, wygrywacie partię wszyscy razem.
howto-end-team-lost = Gdy zapłacicie wszystkie żetony, wszyscy ją przegrywacie.
howto-end-deal-over = Rozdanie się kończy, gdy suma przekracza { $limit }. Wtedy każdy dolicza do swojego wyniku punkty, które mu zostały.
howto-end-score = Gdy ktoś ma wynik { $total } lub więcej, partię wygrywa najwyższy wynik.
howto-end-tie-extra_deal = Jeśli ma go kilku graczy, decydują następne rozdania.
howto-end-tie-shared = Jeśli ma go kilku graczy, wygrywają wspólnie.
howto-last-wins = Wygrywa ten, kto ostatni zostanie w grze.
howto-last-wins-too = Kto zostanie w grze ostatni, też wygrywa.
howto-end-going-out = Kto zagrał swoją ostatnią kartę, wygrywa partię, a razem z nim ten, kto zostanie w grze ostatni. Zwycięzców może więc być kilku, a czasem nikt nie przegrywa.
howto-end-all-bills = Zwycięzca dostaje wszystkie banknoty.
howto-end-all-paid = Zwycięzca zabiera wszystkie { $kind ->
    [penny] grosze
    [nickel] monety
    [chip] żetony
   *[token] żetony
 }, które zapłacono.
howto-end-deals = Partia kończy się po { $count ->
    [one] jednym rozdaniu
    [few] { FORM($count, as: "form-number", form: "loc") } rozdaniach
   *[many] { FORM($count, as: "form-number", form: "loc") } rozdaniach
 }.
howto-end-match-won = Za każde wygrane rozdanie dostajesz punkt. Partię wygrywa, kto pierwszy ma { $count ->
    [one] jeden punkt
    [few] { FORM($count, as: "form-number") } punkty
   *[many] { FORM($count, as: "form-number") } punktów
 }.
howto-end-match-lost = Kara nikogo nie wyrzuca z gry. Gdy ktoś ma { $count ->
    [one] jedną karę
    [few] { FORM($count, as: "form-number", form: "f-acc") } kary
   *[many] { FORM($count, as: "form-number", form: "f-acc") } kar
 }, partia się kończy.
howto-end-fewest-wins = Wygrywa, kto ma najmniej kar. Zwycięzców może być kilku.
howto-end-highest-wins = Wygrywa, kto ma najwyższy wynik. Zwycięzców może być kilku.
howto-end-none = Ta gra nie ma własnego końca: kończycie, kiedy chcecie.
howto-fewest-best = Najlepszy jest ten, kto ma najmniej kar.
howto-ours-zeus = Źródła nie mówią, kto dostaje Zeusa, gdy na końcu nikt go nie ma, w którą stronę zaokrągla się sumę z piątką na końcu, jak zamienia się cyfry małej sumy ani czy suma może spaść poniżej 0. Te zasady ustaliliśmy sami.
howto-ours-shed = Źródła nie mówią, co dzieje się po odwróceniu bomby zegarowej, czy ostatnia karta z ręki jeszcze coś robi, w jakiej kolejności się dobiera ani co dzieje się z podwójnym ruchem, którego ktoś nie może dokończyć. Te zasady ustaliliśmy sami.
howto-ours-no-end = Źródło nie mówi, jak kończy się partia. To, że liczy się kary, ustaliliśmy sami.

## Przykłady: stoją pod kartami w tabeli i na końcu niektórych części

howto-example = Przykład: { $told }

# Czworo graczy w tej kolejności, w jakiej siedzą, w lewo. Imion się tu nie odmienia.
howto-example-name = { $count ->
    [1] Ala
    [2] Bartek
    [3] Celina
   *[other] Darek
 }

# Co dzieje się z sumą
howto-example-makes = Suma wynosi { $before }. { $player } zagrywa { FORM($card, form: "acc") }: teraz jest { $after }.
howto-example-keeps = Suma wynosi { $before }. { $player } zagrywa { FORM($card, form: "acc") }: nadal jest { $before }.
howto-example-choice = Suma wynosi { $before }. { $player } zagrywa { FORM($card, form: "acc") } i ma wybór: { $totals }.
howto-example-has-to-stay = Przy { $before } musi zostać { $before }, bo { $total } to już za dużo.
howto-example-has-to-turn = Przy { $before } musi zostać { $before }, a kierunek się zmienia, bo { $total } to już za dużo.
howto-example-no-choice = Przy { $before } musi to być { $after }, bo { $total } to już za dużo.
howto-example-one-way = { $player } wybiera { $after }; przy { $totals } nie działoby się nic więcej.
howto-example-otherwise = Przy { $before } ta sama karta zmienia sumę na { $after }.
howto-example-any = Suma wynosi { $before }. { $player } zagrywa { FORM($card, form: "acc") } i mówi „{ $after }”. Teraz jest { $after }.
howto-example-copies = { $other } zagrywa { FORM($second, form: "acc") }: jest { $before }. { $player } zagrywa { FORM($card, form: "acc") }, czyli to samo jeszcze raz: teraz jest { $after }.
howto-example-not-now = Przy { $before } tej karty nie można zagrać.
howto-example-never = Suma wynosi tylko { $before }. Nawet teraz { $player } nie może zagrać { FORM($card, form: "gen") }.
howto-example-thrown = { $player } ma na ręce cztery { FORM($rank, form: "many-acc") } i może zagrać wszystkie naraz. Suma nadal wynosi { $before }.

# Co dzieje się poza tym
howto-example-turned = Kierunek się zmienia: teraz gra { $next }, a nie { $other }.
howto-example-skipped = { $other } traci kolej, a gra { $next }.
howto-example-again = { $player } gra jeszcze raz.
howto-example-named = { $player } wskazuje, że następny ruch ma { $next }.
howto-example-struck = { $player } wskazuje, kto odpada z rozdania: { $other }. Teraz gra { $next }.
howto-example-saved = { $player } zagrywa { FORM($card, form: "acc") } i wskazuje, kto ma odpaść: { $other }. Ale { $other } ma na ręce { FORM($second, form: "acc") }: wsuwa tę kartę pod tamtą, dobiera nową i zostaje w rozdaniu.
howto-example-exchanged = { $player } wskazuje, z kim się zamienia: to { $other }. Teraz { $player } ma { $count ->
    [one] jedną kartę
    [few] { FORM($count, as: "form-number", form: "f-acc") } karty
   *[many] { FORM($count, as: "form-number", form: "f-acc") } kart
 } tej osoby.
howto-example-redealt = Wszyscy dostają nowe karty, { $count ->
    [one] po jednej
    [few] po { $count }
   *[many] po { $count }
 }.
howto-example-stolen = { $player } wskazuje, kto traci kartę: { $other }. { $player } bierze ją, nie patrząc, a { $other } od razu dobiera nową.
howto-example-stolen-seen = { $player } wskazuje, kto traci kartę: { $other }. { $player } ogląda te karty i bierze { FORM($second, form: "acc") }, a { $other } od razu dobiera nową kartę.
howto-example-zeus = { $other } traci Zeusa: teraz ma go { $player }.
howto-example-others-draw = { $others ->
    [1] { $others } dobiera { $count ->
        [one] jedną kartę
        [few] { FORM($count, as: "form-number", form: "f-acc") } karty
       *[many] { FORM($count, as: "form-number", form: "f-acc") } kart
     }.
   *[other] { $others } dobierają po { $count ->
        [one] jednej karcie
        [few] { FORM($count, as: "form-number", form: "f-acc") } karty
       *[many] { FORM($count, as: "form-number", form: "f-acc") } kart
     }.
 }
howto-example-bomb = { $next } odrzuca { FORM($second, form: "acc") } i nic nie traci. { $others ->
    [1] { $others } nie ma takiej karty i { howto-pays }.
   *[other] { $others } nie mają takiej karty: każde z nich { howto-pays }.
 }

# Podwójny ruch
howto-example-twice = { $next } musi zagrać dwa razy: po { FORM($card, form: "loc") } jest { $before }, a potem po { FORM($second, form: "loc") } { $after }.
howto-example-twice-back = { $next } musi zagrać dwa razy. Po { FORM($card, form: "loc") } jest { $before }, a potem suma wraca do { $total }. Po { FORM($second, form: "loc") } jest { $after }.
howto-example-handed-on = { $player } musi zagrać dwa razy i najpierw zagrywa { FORM($card, form: "acc") }. Na tym ruch się kończy: teraz { $next } musi zagrać dwa razy.
howto-example-canceled = { $player } musi zagrać dwa razy, ale zamiast tego zagrywa { FORM($card, form: "acc") }. Na tym ruch się kończy, a { $next } ma zwykły ruch.

# Karty, na które odpowiada się taką samą
howto-example-unanswered = Jeśli { $next } nie odpowiada { FORM($rank, form: "inst") }, traci kolej, a gra { $other }.
howto-example-answered = Jeśli { $next } odpowiada, a { $other } nie, to { $other } musi dołożyć { $count ->
    [one] jedną karną kartę
    [few] { FORM($count, as: "form-number", form: "f-acc") } karne karty
   *[many] { FORM($count, as: "form-number", form: "f-acc") } karnych kart
 }.

# Kilka kart naraz
howto-example-pair = Suma wynosi { $before }. { $player } zagrywa razem { FORM($cards, form: "acc") }: teraz jest { $after }.
howto-example-several = Suma wynosi { $before }. { $player } kładzie naraz { $count ->
    [one] jedną kartę
    [few] { FORM($count, as: "form-number", form: "f-acc") } karty
   *[many] { FORM($count, as: "form-number", form: "f-acc") } kart
 }, same { FORM($rank, form: "many-acc") }: teraz jest { $after }.

# Sumy, które coś kosztują albo dają
howto-example-hit = Dlatego każdy inny gracz { howto-pays }.
howto-example-jump = To przeskok przez { $total }, więc { $player } { howto-pays }.
howto-example-fine = Dlatego { $player } od razu { howto-pays }, a rozdanie trwa dalej.
howto-example-border = Suma przechodzi przez granicę powyżej { $total }, więc { $player } { howto-pays }.
howto-example-69-wins = { $cost ->
    [corner] Dlatego banknot { FORM($player, form: "gen") } może mieć o jedno zagięcie więcej.
    [fold] Dlatego banknot { FORM($player, form: "gen") } może mieć o jedno zagięcie więcej.
   *[other] Dlatego { $player } dostaje { FORM($cost, form: "acc") }.
 }
howto-example-69-forfeit = Dlatego wszyscy pozostali dostają karę.
howto-example-69-zero = Dlatego teraz suma wynosi 0.
howto-example-three = { $player } wykłada trzy { FORM($rank, form: "many-acc") }. Rozdanie się kończy, a każdy inny gracz { howto-pays }.
howto-example-banned = W pierwszym ruchu partii { $player } nie może przy { $before } zagrać { FORM($card, form: "gen") }.
howto-example-not-banned = Przy { $before } byłoby to możliwe.
howto-example-sneak = { $other } też ma { FORM($card, form: "acc") }, od razu dorzuca tę kartę i jest { $after }. Teraz { $other } ma Zeusa.

howto-example-run = { $player } zagrywa { FORM($card, form: "acc") }, a { $next } zagrywa { FORM($second, form: "acc") }: to ciąg. Teraz { $other } dobiera kartę tylko za { FORM($rank, form: "acc") }, za żadną inną.

## Wskazówki

howto-tip-keep = Zachowaj na koniec { FORM($cards, form: "acc") }: taką kartę można zagrać nawet przy { $limit }.
howto-tip-team = Blisko { $limit } zapytajcie, kto ma kartę, która da dokładnie tyle, i zostawcie mu sumę.
howto-tip-another-try = Gdy nikt nie ma brakującej karty, { FORM($cards, form: "nom") } daje wam jeszcze jedną próbę.
howto-tip-high = Wysokie karty zagrywaj wcześnie. Blisko { $limit } nie ma już dla nich miejsca.
howto-tip-rush = Gdy reszta twoich kart jest bezpieczna przy { $limit }, zagraj wcześnie { FORM($cards, form: "acc") }: inni mogą nie być na to gotowi.
howto-tip-take-off = Gdy odejmujesz, robisz miejsce także następnemu graczowi. Jeśli możesz, zostaw mu lepiej { $limit }.
howto-tip-name-next = Gdy suma wynosi { $limit }, zagraj { FORM($cards, form: "acc") } i wskaż kogoś, komu będzie trudno.
howto-tip-any = Zachowaj { FORM($cards, form: "acc") } na chwilę, gdy nic innego już nie pasuje: suma będzie taka, jaką powiesz.
howto-tip-double = Zagraj { FORM($cards, form: "acc") } wcześnie: podwojenie małej sumy dodaje niewiele.
howto-tip-copy = { START($cards, form: "nom") } znaczy tyle, co poprzednia karta. Po karcie, która nic nie dodaje albo coś odejmuje, można tak zagrać nawet przy { $limit }.
howto-tip-never = Nie licz na { FORM($cards, form: "acc") }: taka karta zostaje na ręce do końca rozdania, a ty grasz pozostałymi.
howto-tip-thrown = { START($rank, form: "nom") } tylko zajmuje miejsce na ręce: pozbędziesz się tej karty dopiero razem z trzema takimi samymi.

# Karty, które coś każą innym
howto-tip-twice = Lepiej mieć dwie bezpieczne karty niż jedną: gdy musisz zagrać dwa razy, potrzebujesz obu.
howto-tip-hand-on = Zachowaj { FORM($ranks, form: "acc") } na chwilę, gdy musisz zagrać dwa razy: zagrana jako pierwsza, taka karta oddaje oba zagrania dalej.
howto-tip-answer = Trzymaj { FORM($rank, form: "acc") }, żeby mieć czym odpowiedzieć. Kto nie odpowie na dwie takie karty z rzędu, dokłada dwie karty; po trzech { FORM($rank, form: "many-loc") } dokłada trzy.
howto-tip-shield = Nie zagrywaj { FORM($cards, form: "gen") } bez potrzeby: nic innego cię nie uratuje, gdy ktoś cię wskaże.
howto-tip-exchange = Zamień się kartami, gdy żadna z twoich nie jest bezpieczna przy { $limit }.
howto-tip-several = Takie same karty możesz zagrać naraz i dobrać za nie tyle samo nowych: to szybki sposób, żeby pozbyć się złych kart.
howto-tip-pair = Para { FORM($ranks, form: "many-gen") } dodaje tyle, co jedna taka karta, a ty dobierasz dwie nowe.
howto-tip-run = Trzymaj karty, które ze sobą sąsiadują. Kto nie może przedłużyć ciągu, nic nie dobiera i ma coraz mniej kart.

# Inne cele niż limit
howto-tip-exchange-shed = Zamień się kartami z tym, kto ma ich najmniej.
howto-tip-others-draw = Gdy komuś zostaje już tylko jedna karta albo dwie, zagraj { FORM($cards, form: "acc") }.
howto-tip-redeal = Gdy inni mają dużo mniej kart niż ty, zagraj { FORM($cards, form: "acc") }.
howto-tip-bomb = Trzymaj { FORM($rank, form: "acc") } jak najdłużej: uratuje cię, gdy ktoś zagrywa { FORM($cards, form: "acc") }.
howto-tip-zeus-ten = Zanim zagrasz, sprawdź, która z twoich kart dopełni sumę do pełnej dziesiątki: taka karta zabiera Zeusa.
howto-tip-reach = Staraj się nie zostawiać sumy, z której następny gracz może dojść do { $total }.
howto-tip-reach-high = Zachowaj wysokie karty na koniec: wygrywają z większej odległości.
howto-tip-zeus-last = Blisko { $limit } zachowaj na ostatnią chwilę { FORM($cards, form: "acc") }. Literę dostaje tylko ten, kto na końcu ma Zeusa.
howto-tip-hit = Sprawdzaj, czy którąś ze swoich kart trafisz dokładnie w { $totals }.
howto-tip-fine = Zanim zagrasz kartę, sprawdź, czy nie da { $totals }. Jeśli inna jest równie dobra, zagraj tamtą.
howto-tip-ten-short = Nie zostawiaj sumy, której brakuje dziesięciu do { $totals }: najwięcej jest kart, które dodają dziesięć.
howto-tip-down = Gdy z wysoką kartą suma przeskoczyłaby jedną z tych liczb, zagraj taką, która coś odejmuje albo nic nie dodaje: to nic nie kosztuje.
howto-tip-payment = Na koniec zatrzymaj kartę, która nic nie dodaje: tuż przed { $limit } większość innych podnosi sumę ponad limit.
howto-tip-exact = Licz z wyprzedzeniem dokładnie do { $limit }: z odpowiednią kartą kończysz rozdanie, a płacą pozostali.
howto-tip-all-dealt = Patrz, co zostało zagrane: czego nie widzisz, to mają na ręce pozostali.
howto-tip-border = Tuż przed granicą zagraj kartę, która nic nie dodaje. To nigdy nie kosztuje punktu.
howto-tip-border-room = Wysokich kart pozbywaj się wtedy, gdy do następnej granicy jest jeszcze miejsce.
howto-tip-69 = Licz z wyprzedzeniem do 69: z odpowiednią kartą trafisz dokładnie.
howto-tip-three = Trzymaj dwie takie same karty: z trzecią możesz zakończyć rozdanie, a zapłacą pozostali.
howto-tip-hand-wins = Trzymaj parę { FORM($rank, form: "many-gen") }: trzecia taka karta wygrywa partię.
howto-tip-hand-loses = Nie trzymaj pary { FORM($rank, form: "many-gen") }: jeśli dobierzesz trzecią taką kartę, przegrają wszyscy.
howto-tip-ban = Na początku nie licz na { FORM($rank, form: "many-acc") }. Trzymaj coś innego, co jest bezpieczne przy { $limit }.
howto-tip-pile-away = Gdy ktoś nie może zagrać, suma znów wynosi { $total }, a ty zatrzymujesz swoje karty. Wtedy wysokie karty się przydają.
howto-tip-stock = Gdy talia się skończy, nikt nie dobiera. Zachowaj na ten czas najbezpieczniejsze karty.
howto-tip-draw = Dobieraj od razu. Gdy ktoś położy następną kartę, twoja z talii przepada.
