## Oceny

lab-place = { $last ->
    [1] rozdający
   *[other] { $place ->
        [1] pierwszy gracz
       *[other] gracz nr { $place }
     }
 }

lab-together = Razem osiągacie cel w { $share }% rozdań.
lab-together-easy = Jest za łatwo: razem osiągacie cel w { $share }% rozdań.
lab-together-hard = Jest za trudno: razem osiągacie cel w { $share }% rozdań.

lab-begins-even = To, kto zaczyna, prawie nic nie zmienia: { $best } wychodzi cało z { $most }% rozdań, a { $worst } z { $least }%.
lab-begins-open = To, kto zaczyna, może coś zmieniać: { $best } wychodzi cało z { $most }% rozdań, a { $worst } z { $least }%.
lab-begins-uneven = To, kto zaczyna, dużo zmienia: { $best } wychodzi cało z { $most }% rozdań, a { $worst } tylko z { $least }%.
lab-begins-hopeless = Na niektórych miejscach prawie nie ma szans: { $worst } wychodzi cało tylko z { $least }% rozdań, a { $best } z { $most }%.
lab-begins-consoled = To, kto zaczyna, dużo zmienia: { $best } wychodzi cało z { $most }% rozdań, a { $worst } z { $least }%. Ale kto przegrał, zaczyna następne rozdanie, więc to się wyrównuje.
lab-begins-wins-even = To, kto zaczyna, prawie nic nie zmienia: { $best } wygrywa { $most }% rozdań, a { $worst } { $least }%.
lab-begins-wins-open = To, kto zaczyna, może coś zmieniać: { $best } wygrywa { $most }% rozdań, a { $worst } { $least }%.
lab-begins-wins-uneven = To, kto zaczyna, dużo zmienia: { $best } wygrywa { $most }% rozdań, a { $worst } tylko { $least }%.
lab-begins-wins-hopeless = Na niektórych miejscach prawie nie ma szans: { $worst } wygrywa tylko { $least }% rozdań, a { $best } { $most }%.

lab-endless = { $share }% rozdań nie ma końca.

lab-length = Rozdanie trwa około { $minutes ->
    [one] minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minuty
 }: liczba zagranych kart to { $plays }, a w najdłuższych { $tenth } i więcej.
lab-length-long = Rozdanie trwa długo, około { $minutes } minut: liczba zagranych kart to { $plays }, a w najdłuższych { $tenth } i więcej.
lab-length-short = Rozdanie kończy się za szybko: liczba zagranych kart to tylko { $plays }.

lab-choice = Zwykle jest w czym wybierać: tylko w { $share }% ruchów da się zrobić jedno.
lab-choice-none = Mało jest do wyboru: w { $share }% ruchów da się zrobić tylko jedno albo nic.

lab-turns = W rozdaniu dużo się zmienia: w dziesięciu rozdaniach zagrożony staje się ktoś inny { $times ->
    [one] raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } razu
 }.
lab-turns-never = W rozdaniu prawie nic się nie zmienia: kto jest zagrożony na początku, przegrywa w { $share }% rozdań.
lab-turns-wins = W rozdaniu dużo się zmienia: w dziesięciu rozdaniach prowadzenie zmienia się { $times ->
    [one] raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } razu
 }.
lab-turns-wins-never = W rozdaniu prawie nic się nie zmienia: kto prowadzi na początku, wygrywa { $share }% rozdań.

lab-skill-deals = Umiejętność w końcu się opłaca: po liczbie rozdań około { $deals } lepszy gracz prowadzi 19 razy na 20.
lab-skill-games = Umiejętność w końcu się opłaca: po około { $games ->
    [one] jednej partii
    [few] { $games } partiach
   *[many] { $games } partiach
 } (rozdań: { $deals }) lepszy gracz prowadzi 19 razy na 20.
lab-skill-open = Szczęście decyduje bardziej niż umiejętność.
lab-skill-none = To samo szczęście: kto gra lepiej, nie prowadzi, choćby grać bardzo długo.

lab-card = Najważniejsza karta to { $rank }: kto nigdy jej nie zagrywa, przegrywa { $lost }% rozdań zamiast { $usual }%.
lab-card-decides = Decyduje jedna karta, { $rank }: kto nigdy jej nie zagrywa, przegrywa { $lost }% rozdań zamiast { $usual }%.
lab-card-none = Żadna karta nie jest ważniejsza od innych.

lab-sums = Jest co liczyć, około { $sums ->
    [one] jednego zadania
    [few] { $sums } zadań
   *[many] { $sums } zadań
 } na minutę. Najczęściej: { $kind }.
lab-sums-hard = Zadania są trudne dla dziecka: { $share }% z nich pojawia się w szkole późno. Najczęściej: { $hardest }.
lab-past-a-hundred = Liczby ponad sto (96 + 8)
lab-sums-few = Mało jest liczenia: { $sums ->
    [0] mniej niż jedno zadanie
    [one] około jednego zadania
    [few] około { $sums } zadań
   *[many] około { $sums } zadań
 } na minutę.

## Liczby

lab-figure-won = Rozdania wygrane razem
lab-figure-consoled = Rozdania, z których cało wychodzi poprzedni przegrany
lab-figure-endless = Rozdania bez końca
lab-figure-middle = Karty w typowym rozdaniu
lab-figure-tenth = Karty w najdłuższych rozdaniach, co najmniej
lab-figure-no-choice = Ruchy bez wyboru
lab-figure-stuck = Ruchy, w których nic nie da się zagrać
lab-figure-changes = Zwroty w rozdaniu
lab-figure-settled = Rozdania przegrane przez gracza zagrożonego na początku
lab-figure-settled-wins = Rozdania wygrane przez gracza prowadzącego na początku
lab-figure-drama = Emocje na końcu
lab-figure-sound = Rozdania przegrane przez lepszego gracza
lab-figure-weak = Rozdania przegrane przez słabszych graczy
lab-figure-deals-to-lead = Rozdania, po których prowadzi lepszy gracz
lab-figure-without = O tyle więcej przegranych rozdań bez karty: { $rank }
lab-figure-sums = Zadania na minutę
lab-figure-hard = Zadania, które w szkole pojawiają się późno

## Zmiany

lab-repair-loser-begins = Niech zaczyna przegrany
lab-repair-limit = Ustaw limit { $limit }
lab-repair-hand = { $count ->
    [one] Rozdaj każdemu jedną kartę
    [few] Rozdaj każdemu { $count } karty
    [many] Rozdaj każdemu { $count } kart
   *[other] Rozdaj każdemu { $count } karty
 }
lab-repair-packs = { $count ->
    [one] Weź jedną talię
    [few] Weź { $count } talie
    [many] Weź { $count } talii
   *[other] Weź { $count } talii
 }
lab-repair-way = { $way }: { $choice }
lab-repair-card = Zmień kartę ({ $card }): { $does }

## Co się przez to zmienia

lab-repaired-consoled = Kto przegrał, wychodzi cało z następnego rozdania w { $after }% (teraz { $before }%).
lab-repaired-begins = Między najlepszym a najgorszym miejscem różnica na 100 rozdań to { $after } (teraz { $before }).
lab-repaired-endless = { $after }% rozdań nie ma końca (teraz { $before }%).
lab-repaired-plays = Zagrane karty w rozdaniu: { $after } (teraz { $before }).
lab-repaired-choice = W { $after }% ruchów da się zrobić tylko jedno (teraz { $before }%).
lab-repaired-turns = Zmiany w dziesięciu rozdaniach: { $after } (teraz { $before }).
lab-repaired-luck = Lepszy gracz prowadzi po liczbie rozdań około { $after }.
lab-repaired-card = Bez najważniejszej karty przegrywa się { $after }% rozdań (teraz { $before }%).
lab-repaired-sums = { $after }% zadań pojawia się w szkole późno (teraz { $before }%).
lab-repaired-few = Zadania na minutę: około { $after } (teraz { $before }).
lab-repaired-too-easy = Osiągacie cel w { $after }% rozdań (teraz { $before }%).
