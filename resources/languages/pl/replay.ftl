## Krok, czytany na głos i w dymku nad wierszem listy ruchów

replay-step-deal = Rozdanie { $deal }, { $name ->
    [you] rozdajesz
   *[other] rozdaje { $name }
 }
replay-step-stop = Tu partię zakończono
replay-step-play = Ruch { $number }, { $name ->
    [you] zagrywasz
   *[other] { $name } zagrywa
 } { FORM($cards, form: "acc") }, suma { $total }
replay-step-play-at = { $way ->
    [eliminate] Ruch { $number }, { $name ->
        [you] zagrywasz { FORM($cards, form: "acc") } i wyrzucasz { FORM($other, form: "acc") }
       *[other] { $name } zagrywa { FORM($cards, form: "acc") } i wyrzuca { FORM($other, form: "acc") }
     }, suma { $total }
    [exchange] Ruch { $number }, { $name ->
        [you] zagrywasz { FORM($cards, form: "acc") } i zamieniasz się kartami z { FORM($other, form: "inst") }
       *[other] { $name } zagrywa { FORM($cards, form: "acc") } i zamienia się kartami z { FORM($other, form: "inst") }
     }, suma { $total }
    [steal] Ruch { $number }, { $name ->
        [you] zagrywasz { FORM($cards, form: "acc") } i zabierasz kartę { FORM($other, form: "dat") }
       *[other] { $name } zagrywa { FORM($cards, form: "acc") } i zabiera kartę { FORM($other, form: "dat") }
     }, suma { $total }
   *[choose] Ruch { $number }, { $name ->
        [you] zagrywasz { FORM($cards, form: "acc") } i wskazujesz, kto gra następny: { FORM($other, form: "who") }
       *[other] { $name } zagrywa { FORM($cards, form: "acc") } i wskazuje, kto gra następny: { FORM($other, form: "who") }
     }, suma { $total }
 }
replay-step-sneak = Ruch { $number }, { $name ->
    [you] dorzucasz
   *[other] { $name } dorzuca
 } { FORM($cards, form: "acc") }, suma { $total }
replay-step-stuck = Ruch { $number }, { $name ->
    [you] nie możesz zagrać
   *[other] { $name } nie może zagrać
 }
replay-step-draw = Ruch { $number }, { $name ->
    [you] dobierasz kartę
   *[other] { $name } dobiera kartę
 }
replay-step-decline = Ruch { $number }, { $name ->
    [you] odpuszczasz
   *[other] { $name } odpuszcza
 }
replay-step-declare = Ruch { $number }, { $name ->
    [you] wykładasz
   *[other] { $name } wykłada
 } { FORM($cards, form: "acc") }
replay-step-defend = Ruch { $number }, { $name ->
    [you] bronisz się
   *[other] { $name } broni się
 } { FORM($cards, form: "inst") }
replay-step-bottom = Ruch { $number }, { $name ->
    [you] wkładasz
   *[other] { $name } wkłada
 } { FORM($cards, form: "acc") } pod talię
replay-step-turned = Ruch { $number }, { $name ->
    [you] odkrywasz
   *[other] { $name } odkrywa
 } { FORM($cards, form: "acc") }
replay-step-take = { $cards ->
    [0] Ruch { $number }, { $name ->
        [you] kradniesz kartę
       *[other] { $name } kradnie kartę
     }
   *[other] Ruch { $number }, { $name ->
        [you] kradniesz
       *[other] { $name } kradnie
     } { FORM($cards, form: "acc") }
 }
replay-step-call = Ruch { $number }, { $name ->
    [you] ogłaszasz
   *[other] { $name } ogłasza
 } { $total }

replay-step-costly = { $step }, koszt: { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
 }
replay-step-last = { $step }. { $ended }

## Koniec: także pod nazwą gry i na kartce z wynikami

replay-goes-on = Partia toczy się dalej
replay-won = { $winners ->
    [you] { $winners ->
        [one] Wygrywasz
        [few] Wygrywacie: { FORM($winners, form: "who") }
       *[many] Wygrywacie: { FORM($winners, form: "who") }
     }
    [one] { $winners } wygrywa
    [few] { $winners } wygrywają
   *[many] { $winners } wygrywają
 }
replay-nobody-won = Nikt nie wygrywa

## Obok karty w wierszu listy ruchów, gdzie jest miejsce na kilkanaście liter

replay-note-sneak = poza kolejką
replay-note-stuck = bez ruchu
replay-note-draw = dobranie
replay-note-decline = odpuszczone
replay-note-declare = wyłożone
replay-note-defend = obrona
replay-note-bottom = pod talię
replay-note-turned = odkryta karta
replay-note-take = kradzież
replay-note-call = { $name ->
    [you] mówisz { $total }
   *[other] mówi { $total }
 }

## Ruch w kilku słowach: co rozważa trener i co komputer miał na myśli

replay-move-play = { $cards } na { $total }
replay-move-play-at = { $way ->
    [eliminate] { $cards } na { $total }, wyrzucając { FORM($other, form: "acc") }
    [exchange] { $cards } na { $total }, zamieniając się kartami z { FORM($other, form: "inst") }
    [steal] { $cards } na { $total }, zabierając kartę { FORM($other, form: "dat") }
   *[choose] { $cards } na { $total }, następny gra: { FORM($other, form: "who") }
 }
replay-move-decline = odpuścić
replay-move-sneak = dorzucić { FORM($cards, form: "acc") }
replay-move-declare = wyłożyć { FORM($cards, form: "acc") }
replay-move-defend = obronić się { FORM($cards, form: "inst") }
replay-move-bottom = włożyć { FORM($cards, form: "acc") } pod talię
replay-move-turned = odkryć { FORM($cards, form: "acc") }
replay-move-take = zabrać { FORM($cards, form: "acc") }
replay-move-nothing = nic nie zagrać

## Trener

replay-coach-best = Lepiej się nie dało.
replay-coach-sound = Dobry wybór.
replay-coach-played = Wybór: { $move }, { $percent }% szans, by nie przegrać rozdania.
replay-coach-played-by = { $name ->
    [you] Twój wybór: { $move }, { $percent }% szans, by nie przegrać rozdania.
   *[other] Wybór gracza { $name }: { $move }, { $percent }% szans, by nie przegrać rozdania.
 }
replay-coach-better = Lepiej: { $move }, { $percent }%.
replay-coach-looks = Trener sprawdza wybór { $seen } z { $choices }.
replay-coach-cost = Ile kosztuje ruch: o tyle punktów ze stu zmniejsza szansę, by nie przegrać rozdania.
replay-coach-nothing-worse = Żaden wybór nie był wyraźnie gorszy od innego.

## Strona i jej tytuł nad stołem

replay-looking-back = Powtórka
replay-subtitle = { $game }, { $day }. { $ended }.
replay-subtitle-undated = { $game }. { $ended }.
replay-deal-number = Rozdanie { $deal }
replay-hand-of = { $name ->
    [you] Twoja ręka
   *[other] Ręka gracza { $name }
 }
replay-seen-by = Widok
replay-position = Chwila w partii

## Przyciski i ich dymki, za którymi w nawiasie stoi klawisz

replay-open-hands = Odkryte karty
replay-open-hands-tip = Odkryte karty wszystkich albo tylko jedna ręka
replay-speed-slow = Tempo ½×
replay-speed-normal = Tempo 1×
replay-speed-quick = Tempo 3×
replay-speed-tip = { $speed } (+ i −)
replay-to-the-beginning = Na początek
replay-one-move-back = Ruch wstecz
replay-one-move-on = Ruch dalej
replay-to-the-end = Na koniec
replay-play = Odtwarzaj
replay-costly = Kosztowne
replay-costly-tip = Tylko ruchy, które coś kosztowały
replay-play-on = Graj dalej stąd
replay-play-on-tip = Nowa partia od tej chwili
replay-share = Udostępnij

## Co robią klawisze: każde obok swojego klawisza na liście klawiszy

replay-key-step = idź o ruch wstecz lub dalej
replay-key-ends = idź na początek lub koniec
replay-key-deals = idź do innego rozdania
replay-key-play = odtwarzaj lub zatrzymaj
replay-key-speed = przyspiesz lub zwolnij

## Co się zabiera: tytuły okien z pytaniem, dokąd, i rodzaje plików

replay-copied = Partia jest skopiowana; wklej ją, gdzie chcesz.
replay-save-record = Zapisz partię jako plik
replay-save-trace = Zapisz pełny przebieg
replay-save-picture = Zapisz obraz stołu
replay-save-sheet = Zapisz kartkę z wynikami
replay-kind-record = Partie Cardtable ({ $pattern })
replay-kind-trace = JSON Lines ({ $pattern })
replay-kind-picture = Obrazy ({ $pattern })
replay-kind-sheet = PDF ({ $pattern })

## Kartka z wynikami: wiersz na rozdanie; nagłówki pierwszych kolumn, przed imionami

replay-sheet-deal = Rozdanie
replay-sheet-dealer = Rozdający
replay-sheet-plays = Zagrania
replay-sheet-total = Suma
replay-sheet-team = Wszyscy razem
replay-sheet-deal-number = Tasowanie nr { $seed }
replay-sheet-tokens = W kolumnach graczy jest to, co komu zostało; × to przegrane rozdanie.
replay-sheet-scores = W kolumnach graczy są ich punkty; × to przegrane rozdanie.
replay-sheet-forfeits = W kolumnach graczy jest liczba przegranych rozdań; × to przegrane rozdanie.
