## Cards

event-copied = { $player ->
    [you] Kopiujesz { FORM($card, form: "acc") }
   *[other] { $player } kopiuje { FORM($card, form: "acc") }
 }
event-copied-brief = kopia { FORM($rank, form: "gen") }
event-four = { $player ->
    [you] Rzucasz cztery karty naraz
   *[other] { $player } rzuca cztery karty naraz
 }
event-four-brief = cztery naraz!
event-wrong-call = { $player ->
    [you] Ogłaszasz inną liczbę, a jest { $total }
   *[other] { $player } ogłasza inną liczbę, a jest { $total }
 }
event-wrong-call-brief = poprawna suma: { $total }
event-sneaked = { $player ->
    [you] Dorzucasz kartę poza kolejką
   *[other] { $player } dorzuca kartę poza kolejką
 }
event-sneaked-brief = poza kolejką!
event-three-of-a-kind = { $player ->
    [you] Wykładasz trzy { FORM($rank, form: "many-acc") }
   *[other] { $player } wykłada trzy { FORM($rank, form: "many-acc") }
 }
event-three-of-a-kind-brief = trzy { FORM($rank, form: "many") }

## What somebody does to another seat

event-named-next = { $player ->
    [you] Wskazujesz, kto gra następny: { FORM($target, form: "who") }
   *[other] { $player } wskazuje, kto gra następny: { FORM($target, form: "who") }
 }
event-named-next-brief = następny ruch
event-exchanged = { $player ->
    [you] Zamieniasz się kartami z { FORM($target, form: "inst") }
   *[other] { $player } zamienia się kartami z { FORM($target, form: "inst") }
 }
event-exchanged-brief = { $target ->
    [you] zamiana z tobą
   *[other] zamiana: { $target }
 }
event-redealt = { $player ->
    [you] Dajesz wszystkim nowe karty
   *[other] { $player } daje wszystkim nowe karty
 }
event-redealt-brief = nowe karty dla wszystkich
event-stole = { $player ->
    [you] Zabierasz kartę { FORM($target, form: "dat") }
   *[other] { $target ->
        [you] { $player } zabiera ci kartę
       *[other] { $player } zabiera kartę { FORM($target, form: "dat") }
     }
 }
event-stole-card = { $player ->
    [you] Zabierasz kartę { FORM($target, form: "dat") }: { FORM($card, form: "nom") }
   *[other] { $target ->
        [you] { $player } zabiera ci kartę: { FORM($card, form: "nom") }
       *[other] { $player } zabiera kartę { FORM($target, form: "dat") }: { FORM($card, form: "nom") }
     }
 }
event-stole-brief = { $target ->
    [you] karta od ciebie
   *[other] karta od: { $target }
 }
event-struck = { $player ->
    [you] Wyrzucasz { FORM($target, form: "acc") } z rozdania
   *[other] { $target ->
        [you] { $player } wyrzuca cię z rozdania
       *[other] { $player } wyrzuca { FORM($target, form: "acc") } z rozdania
     }
 }
event-struck-brief = { $target ->
    [you] odpadasz ty
   *[other] odpada: { $target }
 }
event-shield = { $player ->
    [you] Kładziesz tarczę i zostajesz w rozdaniu
   *[other] { $player } kładzie tarczę i zostaje w rozdaniu
 }
event-shield-brief = tarcza!
event-zeus = { $player ->
    [you] Zabierasz Zeusa
   *[other] { $player } zabiera Zeusa
 }
event-zeus-brief = Zeus zdobyty
event-saved = { $player ->
    [you] Odrzucasz { FORM($card, form: "acc") } i nic nie tracisz
   *[other] { $player } odrzuca { FORM($card, form: "acc") } i nic nie traci
 }
event-saved-brief = ratunek!
event-wore-off = Od teraz { $card } liczy się tylko jako { $value }
event-wore-off-brief = { $card }: tylko { $value }

## What somebody owes

event-must-play = { $player ->
    [you] Musisz zagrać { FORM($count, as: "form-times") }
   *[other] { $player } musi zagrać { FORM($count, as: "form-times") }
 }
event-must-play-brief = do zagrania: { $count }
event-nothing-owed = { $player ->
    [you] Nie musisz już zagrywać dodatkowych kart
   *[other] { $player } nie musi już zagrywać dodatkowych kart
 }
event-nothing-owed-brief = bez dodatkowych kart
event-could-not-answer = { $player ->
    [you] Nie masz czym odpowiedzieć i tracisz kolej
   *[other] { $player } nie ma czym odpowiedzieć i traci kolej
 }
event-did-not-answer = { $player ->
    [you] Nie odpowiadasz i tracisz kolej
   *[other] { $player } nie odpowiada i traci kolej
 }
event-penalty = { $player ->
    [you] Nie odpowiadasz i dokładasz karne karty
   *[other] { $player } nie odpowiada i dokłada karne karty
 }
event-penalty-brief = bez odpowiedzi
event-once-more = { $player ->
    [you] Możesz zagrać jeszcze raz
   *[other] { $player } może zagrać jeszcze raz
 }
event-once-more-brief = jeszcze raz
event-others-draw = { $count ->
    [one] Wszyscy oprócz { FORM($player, form: "gen") } dobierają po karcie
    [few] Wszyscy oprócz { FORM($player, form: "gen") } dobierają po { $count } karty
   *[many] Wszyscy oprócz { FORM($player, form: "gen") } dobierają po { $count } kart
 }
event-others-draw-brief = pozostali dobierają { $count }
event-forgot-to-draw = { $player ->
    [you] Zapominasz dobrać kartę
   *[other] { $player } zapomina dobrać kartę
 }
event-forgot-to-draw-brief = dobranie przepada

## The running total

event-exact = { $player ->
    [you] Trafiasz dokładnie w { $number }
   *[other] { $player } trafia dokładnie w { $number }
 }
event-exact-brief = dokładnie { $number }!
event-crossed = { $player ->
    [you] Przekraczasz { $number }
   *[other] { $player } przekracza { $number }
 }
event-crossed-brief = { $number } przekroczone
event-called = { $player ->
    [you] Mówisz { $number }, a to kosztuje
   *[other] { $player } mówi { $number }, a to kosztuje
 }
event-called-brief = { $number } kosztuje
event-pays-each = { $player ->
    [you] Płacisz każdemu z pozostałych { event-points }
   *[other] { $player } płaci każdemu z pozostałych { event-points }
 }
event-pays-each-brief = płaci każdemu { $count }
event-gets-from-each = { $player ->
    [you] Dostajesz od każdego z pozostałych { event-points }
   *[other] { $player } dostaje od każdego z pozostałych { event-points }
 }
event-gets-from-each-brief = { $count } od każdego
event-wins-points = { $player ->
    [you] Dostajesz { event-points }
   *[other] { $player } dostaje { event-points }
 }
event-wins-points-brief = +{ $count }
event-loses-points = { $player ->
    [you] Tracisz { event-points }
   *[other] { $player } traci { event-points }
 }
event-loses-points-brief = −{ $count }
event-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
 }
event-reset = Suma wynosi teraz { $total }
event-reset-brief = suma { $total }
event-over = { $player ->
    [you] Przekraczasz limit: { $total }
   *[other] { $player } przekracza limit: { $total }
 }
event-over-brief = ponad limit: { $total }
event-mistake = { $player ->
    [you] Przez pomyłkę zagrywasz { FORM($card, form: "acc") }: { $total } to ponad limit
   *[other] { $player } przez pomyłkę zagrywa { FORM($card, form: "acc") }: { $total } to ponad limit
 }

## Losses

event-cannot-play = { $player ->
    [you] Nie możesz zagrać
   *[other] { $player } nie może zagrać
 }
event-cannot-play-brief = bez ruchu
event-gave-up = { $player ->
    [you] Poddajesz się
   *[other] { $player } poddaje się
 }
event-gave-up-brief = poddanie się
event-bombed = { $player ->
    [you] Trafia cię bomba
   *[other] Bomba trafia { FORM($player, form: "acc") }
 }
event-bombed-brief = trafienie bombą
event-bank = { $player ->
    [you] Wygrywasz resztę banku
   *[other] { $player } wygrywa resztę banku
 }
event-bank-brief = reszta banku wygrana

## Since the reader’s last turn, on the curtain that hides the cards while the computer is passed on

event-dealt = Karty są rozdane.
event-nobody-played = Od tej pory nikt nie zagrał.
event-plays = { $player ->
    [you] Zagrywasz { FORM($cards, form: "acc") } (suma { $total })
   *[other] { $player } zagrywa { FORM($cards, form: "acc") } (suma { $total })
 }
event-plays-still = { $player ->
    [you] Zagrywasz { FORM($cards, form: "acc") } (suma nadal { $total })
   *[other] { $player } zagrywa { FORM($cards, form: "acc") } (suma nadal { $total })
 }
event-plays-several = { $count ->
    [one] { $player ->
        [you] Zagrywasz { FORM($rank, form: "acc") } (suma { $total })
       *[other] { $player } zagrywa { FORM($rank, form: "acc") } (suma { $total })
     }
    [few] { $player ->
        [you] Zagrywasz { $count } { FORM($rank, form: "many-acc") } (suma { $total })
       *[other] { $player } zagrywa { $count } { FORM($rank, form: "many-acc") } (suma { $total })
     }
   *[many] { $player ->
        [you] Zagrywasz { $count } { FORM($rank, form: "many-gen") } (suma { $total })
       *[other] { $player } zagrywa { $count } { FORM($rank, form: "many-gen") } (suma { $total })
     }
 }
event-plays-several-still = { $count ->
    [one] { $player ->
        [you] Zagrywasz { FORM($rank, form: "acc") } (suma nadal { $total })
       *[other] { $player } zagrywa { FORM($rank, form: "acc") } (suma nadal { $total })
     }
    [few] { $player ->
        [you] Zagrywasz { $count } { FORM($rank, form: "many-acc") } (suma nadal { $total })
       *[other] { $player } zagrywa { $count } { FORM($rank, form: "many-acc") } (suma nadal { $total })
     }
   *[many] { $player ->
        [you] Zagrywasz { $count } { FORM($rank, form: "many-gen") } (suma nadal { $total })
       *[other] { $player } zagrywa { $count } { FORM($rank, form: "many-gen") } (suma nadal { $total })
     }
 }
event-earlier = { $count ->
    [one] Wcześniej był jeszcze jeden ruch.
    [few] Wcześniej były jeszcze { $count } ruchy.
   *[many] Wcześniej było jeszcze { $count } ruchów.
 }
event-turned = Gra toczy się teraz w drugą stronę.
