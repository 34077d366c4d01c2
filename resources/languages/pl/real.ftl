real-title = Prawdziwe karty
real-game = { $game }, waszą własną talią
real-with-own-pack = Waszą własną talią
real-on-screen = Karty na ekranie
real-start = Zaczynamy
real-who-sits = Kto tu siedzi?
real-rules = Zasady tej gry
real-look-back = Spójrz wstecz na partię

## Przed rozdaniem i po nim

real-who-deals = Kto rozdaje pierwszy?
real-sit-alike = Gracze siedzą tu tak jak przy waszym stole, zgodnie z ruchem wskazówek zegara.
real-deals = { $name ->
    [you] Rozdanie { $number }: rozdajesz ty
   *[other] Rozdanie { $number }: rozdaje { $name }
 }
real-dealt = { $name ->
    [you] Karty rozdane
   *[other] { $name }: karty rozdane
 }
real-again = Jeszcze jedna partia

## O co pyta stół

real-which = { $name ->
    [you] Którą kartę zagrywasz?
   *[other] Którą kartę zagrywa { $name }?
 }
real-which-of-several = { $name ->
    [you] Którą kartę zagrywasz? Zostało zagrań: { $count }.
   *[other] Którą kartę zagrywa { $name }? Zostało zagrań: { $count }.
 }
real-which-turned = Która karta została odkryta?
real-which-bottom = Która karta leży odkryta pod talią?
real-which-saves = { $name ->
    [you] Czy masz kartę: { $card }?
   *[other] Czy { $name } ma kartę: { $card }?
 }
real-which-answers = { $name ->
    [you] Czy odpowiadasz kartą: { $rank }?
   *[other] Czy { $name } odpowiada kartą: { $rank }?
 }
real-which-way = Jak jest zagrana?
real-what-total = { $name ->
    [you] Suma to { $total }. Ile ogłaszasz?
   *[other] Suma to { $total }. Ile ogłasza { $name }?
 }
real-who = Kto?
real-which-three = { $name ->
    [you] Jakie trzy jednakowe karty masz?
   *[other] Jakie trzy jednakowe karty ma { $name }?
 }

## Odpowiedzi

real-stuck = { $name ->
    [you] Nie mogę zagrać
   *[other] { $name } nie może zagrać
 }
real-saves = { $name ->
    [you] Tak, zagrywam ją
   *[other] { $name } zagrywa: { $card }
 }
real-has-none = { $name ->
    [you] Nie mam
   *[other] { $name } nie ma
 }
real-three = { $name }: trzy jednakowe, { $rank }
real-sneaks = { $name } zagrywa poza kolejką: { $card }
real-threes = Trzy jednakowe
real-out-of-turn = Poza kolejką
real-rank = { $rank }
real-several = Ile kart naraz
real-option = { $told }: { $total }
real-option-several = kart: { $count }, { $told }: { $total }
real-option-at = { $way ->
    [choose] { $told }, następny gracz: { $name }
    [eliminate] { $told }, odpada { $name }
    [exchange] { $told }, zamiana rąk: { $name }
   *[steal] { $told }, kradzież karty: { $name }
 }

## Dlaczego czegoś nie można podać

real-cannot-be-stuck = { $name ->
    [you] Na pewno możesz zagrać: prawie każda z pozostałych kart teraz pasuje.
   *[other] { $name } na pewno może zagrać: prawie każda z pozostałych kart teraz pasuje.
 }
real-gone = Wszystkie takie karty już leżą, a stos nie był od tego czasu tasowany: { $card }.
real-not-now = Tej karty nie można teraz zagrać: { $card }.
real-no-review = Rąk przy prawdziwych kartach nie zna nikt poza graczami, dlatego żaden ruch nie jest oceniany.

## Na klawiszach

real-all-gone = już leżą
real-key = { $card }: { $told }

## Przy stole

real-told-total = Suma wynosi { $total }, zostaje { $count }.
real-clockwise = Gra idzie zgodnie z ruchem wskazówek zegara
real-counterclockwise = Gra idzie przeciwnie do ruchu wskazówek zegara

## Cofanie

real-take-back = Cofnij
real-take-back-what = Cofnij: { $told }
real-laid = { $name ->
    [you] Zagrywasz: { FORM($cards, form: "acc") }
   *[other] { $name } zagrywa: { FORM($cards, form: "acc") }
 }
real-was-stuck = { $name ->
    [you] Nie możesz zagrać
   *[other] { $name } nie może zagrać
 }
real-was-turned = Odkryta: { $card }
real-was-put-under = Pod talią: { $card }

## Klawisze

real-keys-rank = zagraj tę kartę: cyfra lub litera, 0 to dziesiątka, * to dżoker
real-keys-stuck = kto gra, nie może zagrać
