draft-name = { $game } po naszemu

## Chips

draft-chip-set = = { $number }
draft-chip-set-any = = { $low } do { $high }
draft-card-does = { START($cards) } { $does }.

## Numbers and ways of the game

draft-way-limit = Limit
draft-way-start-total = Suma na początku
draft-way-counting = Suma idzie
draft-way-counting-up = w górę, do limitu
draft-way-counting-down = w dół, do 0
draft-way-players-min = Najmniej graczy
draft-way-players-max = Najwięcej graczy
draft-way-hand-size-from = Inna liczba kart
draft-way-hand-size-then = Wtedy kart na ręce
draft-way-packs-from = Więcej talii
draft-way-packs-then = Wtedy talii
draft-way-tokens-from = Inna liczba żetonów
draft-way-tokens-then = Wtedy żetonów
draft-way-pack = Karty w talii
draft-way-pack-52 = 52, od asa do króla
draft-way-pack-40 = 40, bez figur
draft-way-pack-32 = 32, od siódemki
draft-way-pack-own = własna talia
draft-way-jokers = Jokery
draft-way-deal-all = Rozdaje się wszystkie karty
draft-way-stakes = Kto przegra rozdanie
draft-way-stakes-tokens = traci żeton
draft-way-stakes-knock-out = odpada z gry
draft-way-stakes-deals = dostaje karę
draft-way-stakes-match-won = czeka: liczą się wygrane rozdania
draft-way-stakes-match-lost = dostaje karę, aż ktoś ma ich dość
draft-way-token = Co się traci
draft-way-token-token = żetony
draft-way-token-penny = grosze
draft-way-token-chip = sztony
draft-way-token-nickel = monety
draft-way-token-corner = rogi banknotu
draft-way-token-fold = zagięcia banknotu
draft-way-token-point = punkty
draft-way-empty-hand-cost = Żetony za pustą rękę
draft-way-reach-wins = Kto dojdzie do limitu, wygrywa
draft-way-exact-wins = Kto trafi dokładnie w limit, wygrywa
draft-way-hurdles = Przeszkody za punkty
draft-way-team = Wszyscy razem: dokładnie trafić
draft-way-milestones = Progi z premią
draft-way-milestones-tokens = Żetonów za każdy
draft-way-milestones-end-tokens = Żetonów za limit
draft-way-fine-calls = Sumy, które kosztują żeton
draft-way-borders = Granice, które kosztują punkt
draft-way-payment = Kto przekroczy, płaci
draft-way-payment-over = Przekroczenie kosztuje
draft-way-payment-over-overshoot = każdemu nadwyżkę
draft-way-payment-over-forfeit = karę
draft-way-payment-over-points = { $count ->
    [one] każdemu 1 punkt
    [few] każdemu { $count } punkty
   *[many] każdemu { $count } punktów
 }
draft-way-payment-exact = Punkty od każdego za dokładnie
draft-way-marks = Ile takich sum
draft-way-mark = Suma { $number }
draft-way-zeus = Kto ma Zeusa, wygrywa
draft-way-shed = Pozbyć się wszystkich kart
draft-way-shed-saves = Ratuje przed bombą
draft-way-queen-chain = Karta, na którą trzeba odpowiedzieć
draft-way-queen-rank = Odpowiedź kartą
draft-way-queen-carry-over = Niezagrane przechodzi dalej
draft-way-obligation = Karta, po której gra się dwa razy
draft-way-owed-draw = Dobieranie przy dwóch zagraniach
draft-way-owed-draw-each = po każdej karcie
draft-way-owed-draw-at-end = po ostatniej
draft-way-owed-when-out = Gdy dłużnik odpadnie
draft-way-owed-when-out-stays = gra za niego następny
draft-way-owed-when-out-rest = resztę gra następny
draft-way-owed-when-out-lapses = przepada
draft-way-owed-must-finish = Obie albo żadna
draft-way-owed-between = Pomiędzy powrót do limitu
draft-way-owed-not-first = Ta karta nie może być pierwsza
draft-way-owed-adds = Druga taka karta dodaje jeden
draft-way-owed-passes-on = Przekazuje dalej
draft-way-owed-passes-on-off = żadna karta
draft-way-owed-passes-on-reverse = karty, które zawracają
draft-way-owed-passes-on-own = pewne karty
draft-way-owed-cancels = Znosi to
draft-way-steal = Karta, która kradnie
draft-way-runs = Ciąg daje prawo do dobrania
draft-way-ban = Karta, która musi czekać
draft-way-ban-rank = Która musi czekać
draft-way-king-ban-turns = Kolejki czekania
draft-way-king-ban-at-99 = Przy limicie
draft-way-king-ban-at-99-allowed = mimo to dozwolona
draft-way-king-ban-at-99-banned = też zakazana
draft-way-wears-off = Karta, której działanie słabnie
draft-way-wears-off-card = Która słabnie
draft-way-wears-off-renewals = Po tylu odnowieniach talii
draft-way-wakes = Karty, które się budzą
draft-way-wakes-by = Budzą się
draft-way-wakes-by-total = od pewnej sumy
draft-way-wakes-by-turn = od pewnego ruchu
draft-way-wakes-total = Budzą się od
draft-way-wakes-turn = Budzą się w ruchu
draft-way-queen-answer = Kto ma taką kartę
draft-way-queen-answer-forced = musi odpowiedzieć
draft-way-queen-answer-optional = może odpowiedzieć
draft-way-three-of-a-kind = Trzy takie same można wyłożyć
draft-way-special-hands = Trzy na ręce rozstrzygają grę
draft-way-hand-wins = Trzy takie wygrywają
draft-way-hand-loses = Przy trzech takich przegrywają wszyscy
draft-way-bottom-card = Dobra karta pod talią
draft-way-together = Kilka kart naraz
draft-way-together-off = nie
draft-way-together-same-rank = tej samej wartości
draft-way-together-pairs = pary liczone raz
draft-way-together-throw = cztery takie same
draft-way-same-rank = Najwyżej tyle
draft-way-pairs = Pary z

draft-from-never = nigdy
draft-from-players = od { $players } graczy
draft-no-card = żadna
draft-ranks = { $ranks }

## What holds

draft-note-playable = Każdą kartę da się kiedyś zagrać.
draft-note-never = Nigdy nie da się zagrać: { FORM($names, form: "nom") }.
draft-note-cards = Kart wystarczy dla { $players } do { $most } graczy.
draft-note-lowers = Sumę zmniejszają: { FORM($names, form: "figure") }.
draft-note-lowers-none = Żadna karta nie zmniejsza sumy.
draft-note-raises = Sumę zwiększają: { FORM($names, form: "figure") }.
draft-note-raises-none = Żadna karta nie zwiększa sumy.
draft-note-endless = Rozdanie może trwać bardzo długo: karty mogą utrzymywać niską sumę.
draft-note-endless-down = Rozdanie może trwać bardzo długo: karty mogą utrzymywać wysoką sumę.
draft-note-long = Rozdanie może trwać bardzo długo: da się zagrać ponad { $count } kart.
draft-note-points = Gdy graczy jest { $players }, rozdanie zabiera wszystkie punkty: może nikt nigdy nie dojdzie do { $most }.
draft-note-deals = { $count ->
    [one] Partia kończy się po { $count } rozdaniu.
    [few] Partia kończy się po { $count } rozdaniach.
   *[many] Partia kończy się po { $count } rozdaniach.
 }
