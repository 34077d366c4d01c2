## Powody

clash-endless-stock = talia, która się odnawia, nigdy się nie kończy, więc nikt nie może dzięki temu wygrać
clash-useless-tokens = gracze odpadają od razu, więc żetony są niepotrzebne
clash-lack-of-cards = { $players ->
    [one] dla 1 gracza potrzeba { $cards ->
        [one] { $cards } karty
        [few] { $cards } kart
       *[many] { $cards } kart
     }, a jest ich tylko { $size } i jedna musi zostać
    [few] dla { $players } graczy potrzeba { $cards ->
        [one] { $cards } karty
        [few] { $cards } kart
       *[many] { $cards } kart
     }, a jest ich tylko { $size } i jedna musi zostać
   *[many] dla { $players } graczy potrzeba { $cards ->
        [one] { $cards } karty
        [few] { $cards } kart
       *[many] { $cards } kart
     }, a jest ich tylko { $size } i jedna musi zostać
 }

## Zdania

clash-no-such-game = W katalogu nie ma gry „{ $game }”.
clash-number-of-players = W grę „{ $game }” może grać od { $least } do { $most } graczy, a tu byłoby ich { $players }.
clash-number-of-players-fixed = Liczba graczy w grze „{ $game }” to zawsze { $most }, a tu byłoby ich { $players }.
clash-of-game = { $game }: { $why }.
clash-no-such-option = Gra „{ $game }” nie ma zasady domowej „{ $option }”; ma takie: { $known }.
clash-no-such-choice = Zasada domowa „{ $option }” może mieć jedną z wartości: { $known }, a nie „{ $value }”.
clash-no-such-number = Zasada domowa „{ $option }” to liczba całkowita od { $least } do { $most }, a nie „{ $value }”.

## The same in the workshop

clash-makes-over-limit = { START($names, form: "nom") } ustawia sumę na { $total }, ale limit to { $limit }. Nikt nigdy tego nie wybierze.
clash-only-over-limit = { START($names, form: "nom") } ustawia sumę na { $total }, ale limit to { $limit }. Nikt nigdy tego nie zagra.
clash-any-over-limit = { START($names, form: "nom") } ustawia dowolną sumę do { $total }, ale limit to { $limit }.
clash-too-few-cards = Dla tylu graczy ({ $players }) trzeba rozdać tyle kart: { $cards }, a jest ich tylko { $size } i jedna musi zostać w talii.
clash-large-hands = Przy tylu graczach ({ $players }) każdy miałby { $cards } kart, a utrzymać można najwyżej { $most }.
clash-no-card = Żadnej karty nie dałoby się nigdy zagrać.
clash-nobody-is-stuck = Cokolwiek leży, każdy zawsze może zagrać: nikt by nigdy nie przegrał.
clash-nobody-goes-over = Żadne karty nie doprowadzą sumy do { $limit } ani wyżej: rozdanie by się nie skończyło.
clash-nobody-pays = Nikt by nigdy nic nie płacił: gra by się nie skończyła.
clash-team-misses = Żadne karty nie dają dokładnie { $total }: nie dałoby się wygrać.
clash-starts-over = Rozdanie zaczynałoby się od { $total }, ale limit to { $limit }.
clash-begins-over = Gdy odkryta zostanie { FORM($card, form: "nom") }, rozdanie zaczyna się od { $total }, ponad limitem { $limit }.
clash-no-neighbors = Żadne dwie wartości w talii nie sąsiadują ze sobą: ciąg nigdy by nie powstał.
clash-past-the-end = Żadne rozdanie nie dojdzie do { $totals }: limit to { $limit }.
clash-three-in-hand = { $cards ->
    [one] Potrzeba do tego trzech takich samych kart na ręce, a każdy ma tylko { $cards } kartę.
    [few] Potrzeba do tego trzech takich samych kart na ręce, a każdy ma tylko { $cards } karty.
   *[many] Potrzeba do tego trzech takich samych kart na ręce, a każdy ma tylko { $cards } kart.
 }
clash-repair-makes = { START($names, form: "nom") } daje { $total }
clash-repair-limit = Limit { $total }
clash-repair-players = Najwyżej { $most } graczy
clash-repair-more-players = Co najmniej { $least } graczy
clash-repair-hand = { $cards ->
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
 }
clash-repair-packs = Talie: { $packs }
clash-repair-numbers = Liczby się liczą
clash-repair-counts = { START($names, form: "figure") }: po { $total }
clash-repair-end-costs = { $total } kosztuje 1
clash-repair-pass = { START($rank, form: "figure") }: pas
clash-repair-start = Początek od { $total }
clash-repair-no-start-card = Bez odkrytej karty
clash-repair-without-total = Bez { $totals }
clash-repair-without-rule = Bez tej zasady
