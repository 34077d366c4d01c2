chips-limit = do { $limit }
chips-limit-in-full = limit wynosi { $limit }
chips-cards-take = karty odejmują
chips-down = od { $total } do 0
chips-reach-wins = kto dojdzie do { $total }, wygrywa
chips-exact-wins = dokładnie { $total } wygrywa
chips-hurdles = { $numbers }: trafienie +1, przeskok −1
chips-hurdles-end = rozdanie do { $total } lub więcej
chips-team = wszyscy razem
chips-without-cards = bez { FORM($ranks, form: "gen") }
chips-cards-in-hand = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
 }
chips-all-dealt = wszystkie karty rozdane
chips-players = od { $players } do { $most } graczy

## Co się traci

chips-no-tokens = bez żetonów
chips-tokens = { $kind ->
    [penny] { $count ->
        [one] 1 grosz
        [few] { $count } grosze
       *[many] { $count } groszy
     }
    [nickel] { $count ->
        [one] 1 moneta
        [few] { $count } monety
       *[many] { $count } monet
     }
    [chip] { $count ->
        [one] 1 żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
     }
    [corner] { $count ->
        [one] 1 róg
        [few] { $count } rogi
       *[many] { $count } rogów
     }
    [fold] { $count ->
        [one] 1 zagięcie
        [few] { $count } zagięcia
       *[many] { $count } zagięć
     }
    [point] { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
     }
    [letter] { $count ->
        [one] 1 litera
        [few] { $count } litery
       *[many] { $count } liter
     }
    [bomb] { $count ->
        [one] 1 bomba zegarowa
        [few] { $count } bomby zegarowe
       *[many] { $count } bomb zegarowych
     }
   *[token] { $count ->
        [one] 1 żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
     }
 }

## Talie i dobieranie

chips-packs = { $count ->
    [one] 1 talia
    [few] { $count } talie
   *[many] { $count } talii
 }
chips-packs-from = { $count ->
    [one] 1 talia od { $players } graczy
    [few] { $count } talie od { $players } graczy
   *[many] { $count } talii od { $players } graczy
 }
chips-stock-runs-out = talia się kończy
chips-without-cards-has-won = kto bez kart, ten wygrywa
chips-whole-pile-shuffled = tasuje się cały stos
chips-stock-is-renewed = talia się odnawia
chips-good-last-card = dobra ostatnia karta
chips-card-turned-up = na początku odkryta karta

## Sumy, które coś znaczą

chips-milestones = premia za { $numbers }
chips-no-milestones = bez premii
chips-fines = { $numbers } kosztuje
chips-no-fines = żadna suma nie kosztuje
chips-borders = { $target ->
    [one] przejście przez { $numbers } kosztuje, 1 punkt kończy grę
    [few] przejście przez { $numbers } kosztuje, { $target } punkty kończą grę
   *[many] przejście przez { $numbers } kosztuje, { $target } punktów kończy grę
 }
chips-no-borders = bez granic
chips-payment-overshoot = ponad { $limit }: każdemu nadwyżkę
chips-payment-forfeit = ponad { $limit }: kara
chips-payment-over = { $count ->
    [one] ponad { $limit }: każdemu 1 punkt
    [few] ponad { $limit }: każdemu { $count } punkty
   *[many] ponad { $limit }: każdemu { $count } punktów
 }
chips-sixty-nine = 69: { $does }
chips-zeus = miej Zeusa przy { $limit }
chips-never-below-zero = nigdy poniżej 0
chips-below-zero-too = także poniżej 0

## Karty, które idą razem, i co się za nie należy

chips-penalties-handed-on = kary idą dalej
chips-penalties-end = kary kończą się na tobie
chips-runs = dobierasz za ciąg
chips-same-rank = do { $count } takich samych naraz
chips-pairs = para { FORM($ranks, form: "many-gen") } liczy się raz
chips-thrown = cztery { FORM($rank, form: "many") } naraz
chips-one-at-once = po jednej karcie
chips-three-of-a-kind = trzy takie same kończą rozdanie
chips-hands = { $hands }
chips-hand-wins = trzy { FORM($rank, form: "many") } wygrywają
chips-hand-loses = z trzema { FORM($rank, form: "many-inst") } przegrywają wszyscy
chips-ban = { $count ->
    [one] bez { FORM($rank, form: "many-gen") } przez 1 kolejkę
    [few] bez { FORM($rank, form: "many-gen") } przez { $count } kolejki
   *[many] bez { FORM($rank, form: "many-gen") } przez { $count } kolejek
 }
chips-wears-off = działanie karty słabnie
chips-wakes = działanie od { $total }
chips-wakes-turn = działanie od ruchu { $count }

## Kto nie może zagrać i kto odpada

chips-stuck-ends = bez ruchu: koniec rozdania
chips-stuck-out = bez ruchu: odpadasz
chips-stuck-sits-out = bez ruchu: czekasz do końca rozdania
chips-stuck-clears = bez ruchu: stos znika
chips-stuck-takes-back = { $count ->
    [one] bez ruchu: znika 1 karta
    [few] bez ruchu: znikają { $count } karty
   *[many] bez ruchu: znika { $count } kart
 }
chips-over-ends = ponad limit: koniec rozdania
chips-without-cards-wins = wygrywa, kto pierwszy bez kart
chips-bomb-saves = { card-index } ratuje przed bombą
chips-hands-stay = karty zostają na ręce
chips-hands-new = nowe karty w każdym rozdaniu
chips-out-with-last = { $kind ->
    [penny] odpadasz z ostatnim groszem
    [nickel] odpadasz z ostatnią monetą
    [corner] odpadasz z ostatnim rogiem
    [fold] odpadasz z ostatnim zagięciem
    [point] odpadasz z ostatnim punktem
    [bomb] odpadasz z ostatnią bombą
   *[token] odpadasz z ostatnim żetonem
 }
chips-out-later = odpadasz o stratę później
chips-nobody-out = nikt nie odpada z gry
chips-match-won = do { $count ->
    [one] wygranego rozdania
    [few] { $count } wygranych rozdań
   *[many] { $count } wygranych rozdań
 }
chips-match-lost = do { $count ->
    [one] jednej kary
    [few] { $count } kar
   *[many] { $count } kar
 }

## Dwoje graczy

chips-counterclockwise = przeciwnie do zegara
chips-clockwise = zgodnie z zegarem
chips-turn-again = we dwoje: kto zawraca, gra znowu
chips-turn-passes = we dwoje: kto zawraca, oddaje kolej
