## Titles: who lost what

ending-loses = { $player ->
    [you] { $lost ->
        [corner] Zaginasz { FORM($lost, form: "acc") } banknotu
        [fold] Zginasz banknot
        [bomb] Odwracasz { FORM($lost, form: "acc") }
       *[other] Tracisz { FORM($lost, form: "acc") }
     }
   *[other] { $lost ->
        [corner] { $player } zagina { FORM($lost, form: "acc") } banknotu
        [fold] { $player } zgina banknot
        [bomb] { $player } odwraca { FORM($lost, form: "acc") }
       *[other] { $player } traci { FORM($lost, form: "acc") }
     }
 }
ending-stuck-loses = { $player ->
    [you] { $lost ->
        [corner] Nie możesz zagrać i zaginasz { FORM($lost, form: "acc") } banknotu
        [fold] Nie możesz zagrać i zginasz banknot
        [bomb] Nie możesz zagrać i odwracasz { FORM($lost, form: "acc") }
       *[other] Nie możesz zagrać i tracisz { FORM($lost, form: "acc") }
     }
   *[other] { $lost ->
        [corner] { $player } nie może zagrać i zagina { FORM($lost, form: "acc") } banknotu
        [fold] { $player } nie może zagrać i zgina banknot
        [bomb] { $player } nie może zagrać i odwraca { FORM($lost, form: "acc") }
       *[other] { $player } nie może zagrać i traci { FORM($lost, form: "acc") }
     }
 }
ending-stuck-loses-deal = { $player ->
    [you] Nie możesz zagrać i przegrywasz to rozdanie
   *[other] { $player } nie może zagrać i przegrywa to rozdanie
 }
ending-loses-deal = { $player ->
    [you] Przegrywasz to rozdanie
   *[other] { $player } przegrywa to rozdanie
 }
ending-several-lose-deal = { $players ->
    [you] Przegrywacie to rozdanie: { FORM($players, form: "who") }
   *[other] { $players } przegrywają to rozdanie
 }
ending-deal-over = Koniec rozdania

## Titles: who is out without having paid for it

ending-out-of-deal = { $player ->
    [you] Odpadasz z tego rozdania
   *[other] { $player } odpada z tego rozdania
 }
ending-went-out = { $player ->
    [you] Zagrywasz ostatnią kartę i wygrywasz
   *[other] { $player } zagrywa ostatnią kartę i wygrywa
 }
ending-stuck-out-of-deal = { $player ->
    [you] Nie możesz zagrać i odpadasz z tego rozdania
   *[other] { $player } nie może zagrać i odpada z tego rozdania
 }
ending-out-of-game = { $player ->
    [you] Odpadasz z gry
   *[other] { $player } odpada z gry
 }
ending-stuck-out-of-game = { $player ->
    [you] Nie możesz zagrać i odpadasz z gry
   *[other] { $player } nie może zagrać i odpada z gry
 }

## Titles: who won

ending-wins-deal = { $player ->
    [you] Wygrywasz to rozdanie
   *[other] { $player } wygrywa to rozdanie
 }
ending-wins-letter = { $player ->
    [you] Zdobywasz literę
   *[other] { $player } zdobywa literę
 }
ending-three-of-a-kind = { $player ->
    [you] Wykładasz trzy takie same karty
   *[other] { $player } wykłada trzy takie same karty
 }
ending-wins-game = { $player ->
    [you] Wygrywasz partię
   *[other] { $player } wygrywa partię
 }
ending-several-win-game = { $players ->
    [you] Wygrywacie partię: { FORM($players, form: "who") }
   *[other] { $players } wygrywają partię
 }
ending-everybody-loses-game = Wszyscy przegrywają partię
ending-team-wins = Udało się wam razem
ending-team-pays = { $player ->
    [you] Nie możesz zagrać: wszyscy tracą { FORM($lost, form: "acc") }
   *[other] { $player } nie może zagrać: wszyscy tracą { FORM($lost, form: "acc") }
 }

## Titles: a table that is taken up again between two deals

ending-deal-number-over = Rozdanie { $number } zakończone
ending-as-you-left-it = Przy stole nic się nie zmieniło.

## Why it is over

ending-reached = { $player ->
    [you] Dochodzisz do { $total }.
   *[other] { $player } dochodzi do { $total }.
 }
ending-held-zeus = { $player ->
    [you] Masz Zeusa przy sumie { $total }.
   *[other] { $player } ma Zeusa przy sumie { $total }.
 }
ending-last-card = { $player ->
    [you] Zagrywasz swoją ostatnią kartę.
   *[other] { $player } zagrywa swoją ostatnią kartę.
 }
ending-struck-you = Wyrzuca cię { $player }.
ending-bombed = Trafienie bombą.
ending-penalty = Nie dało się dołożyć karnych kart.
ending-well-played = Brawa dla wszystkich!

## What is left, and who is out; behind a title that names them

ending-left-penny = { $count ->
    [0] Nie ma już groszy.
    [one] Został jeden grosz.
    [few] Zostały { $count } grosze.
   *[many] Zostało { $count } groszy.
 }
ending-left-nickel = { $count ->
    [0] Nie ma już monet.
    [one] Została jedna moneta.
    [few] Zostały { $count } monety.
   *[many] Zostało { $count } monet.
 }
ending-left-chip = { $count ->
    [0] Nie ma już żetonów.
    [one] Został jeden żeton.
    [few] Zostały { $count } żetony.
   *[many] Zostało { $count } żetonów.
 }
ending-left-corner = { $count ->
    [0] Nie ma już rogów.
    [one] Został jeden róg.
    [few] Zostały { $count } rogi.
   *[many] Zostało { $count } rogów.
 }
ending-left-fold = { $count ->
    [0] Nie ma już zagięć.
    [one] Zostało jedno zagięcie.
    [few] Zostały { $count } zagięcia.
   *[many] Zostało { $count } zagięć.
 }
ending-left-bomb = { $count ->
    [0] Nie ma już bomb zegarowych.
    [one] Została jedna bomba zegarowa.
    [few] Zostały { $count } bomby zegarowe.
   *[many] Zostało { $count } bomb zegarowych.
 }
ending-left-point = { $count ->
    [0] Nie ma już punktów.
    [one] Został jeden punkt.
    [few] Zostały { $count } punkty.
   *[many] Zostało { $count } punktów.
 }
ending-left-token = { $count ->
    [0] Nie ma już żetonów.
    [one] Został jeden żeton.
    [few] Zostały { $count } żetony.
   *[many] Zostało { $count } żetonów.
 }
ending-is-out = { $player ->
    [you] Odpadasz z gry.
   *[other] { $player } odpada z gry.
 }
ending-game-out = { $player ->
    [you] Odpadasz z gry.
   *[other] Odpada z gry.
 }
ending-deal-out = { $player ->
    [you] Czekasz do końca rozdania.
   *[other] Czeka do końca rozdania.
 }

## What the winner has now, and what the others paid

ending-letters = { $count ->
    [one] To pierwsza litera.
    [few] To już { $count } litery.
   *[many] To już { $count } liter.
 }
ending-others-pay = { $count ->
    [one] { $kind ->
        [penny] Pozostali płacą po jednym groszu.
        [nickel] Pozostali płacą po jednej monecie.
        [corner] Pozostali zaginają po jednym rogu.
        [fold] Pozostali zginają banknot jeszcze raz.
        [bomb] Pozostali odwracają po jednej bombie.
        [point] Pozostali tracą po jednym punkcie.
       *[other] Pozostali płacą po jednym żetonie.
     }
    [few] { $kind ->
        [penny] Pozostali płacą po { $count } grosze.
        [nickel] Pozostali płacą po { $count } monety.
        [corner] Pozostali zaginają po { $count } rogi.
        [fold] Pozostali zginają banknot { FORM($count, as: "form-times") }.
        [bomb] Pozostali odwracają po { $count } bomby.
        [point] Pozostali tracą po { $count } punkty.
       *[other] Pozostali płacą po { $count } żetony.
     }
   *[many] { $kind ->
        [penny] Pozostali płacą po { $count } groszy.
        [nickel] Pozostali płacą po { $count } monet.
        [corner] Pozostali zaginają po { $count } rogów.
        [fold] Pozostali zginają banknot { FORM($count, as: "form-times") }.
        [bomb] Pozostali odwracają po { $count } bomb.
        [point] Pozostali tracą po { $count } punktów.
       *[other] Pozostali płacą po { $count } żetonów.
     }
 }

## Scores, where points are added up over the deals

ending-highest-score = Najwyższy wynik to { $most }.
ending-your-score-is-highest = Twój wynik { $own } jest najwyższy.
ending-highest-score-is-shared = { $count ->
    [one] Ty i { $player } macie najwyższy wynik: { $most }.
    [few] Ty i { $count } inne osoby macie najwyższy wynik: { $most }.
   *[many] Ty i { $count } innych osób macie najwyższy wynik: { $most }.
 }
ending-your-score = Twój wynik to { $own }, a najwyższy { $most }.

## The next deal

ending-begins-next = { $player ->
    [you] Następne rozdanie zaczynasz ty.
   *[other] Następne rozdanie zaczyna { $player }.
 }
ending-deals-next = { $player ->
    [you] Teraz rozdajesz ty.
   *[other] Teraz rozdaje { $player }.
 }
