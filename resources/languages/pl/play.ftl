## The table

play-no-hint = Tym razem nie ma podpowiedzi; spytaj jeszcze raz.
play-end-game-here = Zakończ tę partię
play-skip-to-end = Przewiń do końca

## What keys do, in the list of keys

play-key-choose = wybierz kartę
play-key-play = zagraj ją, przejdź dalej
play-key-number = zagraj tę kartę, wybierz odpowiedź
play-key-hear = usłysz ostatnie ruchy albo wszystko

## The curtain: falls while the screen is handed on, and tells what everybody may know

play-tap-when-ready = Dotknij i graj
play-pass-to = Podaj dalej: { $name }
play-nobody-peeks = Nie podglądać!
play-running-total = Suma
play-direction = Kierunek
play-way = { $way ->
    [clockwise] zgodnie z zegarem
   *[counterclockwise] przeciwnie do zegara
 }
play-after = Po { FORM($player, form: "loc") }
play-fact = { $fact }: { $value }.
play-since = Od twojego ostatniego ruchu

## The table is paused

play-paused = Pauza
play-table-waits = Stół czeka na ciebie.
play-on = Graj dalej

## Saving

play-disk-is-slow = Dysk długo zapisuje partię; tymczasem możesz grać dalej.
play-saved-again = Partia znów jest zapisana.

## The end of the game: the title

play-everybody-loses = Wszyscy przegrywają
play-team-wins = Udało się wam razem!
play-team-loses = Tym razem nie
play-you-win = Wygrywasz!
play-name-wins = { $name } wygrywa!
play-name-wins-this-one = Tym razem wygrywa { $name }.
play-several-win = { $players ->
    [you] Wygrywacie: { FORM($players, form: "who") }!
   *[other] { $players } wygrywają!
 }
play-held = { $player ->
    [you] Trzymasz się do końca!
   *[other] { $player } trzyma się do końca!
 }
play-not-held = { $player ->
    [you] Tym razem odpadasz.
   *[other] { $player } tym razem odpada.
 }

## The end of the game: buttons and what they do

play-again = Jeszcze raz
play-back-to-today = Wróć do dzisiaj
play-look-back = Powtórka
play-what-held-is = Jakich kart komputery spodziewały się u innych i co tam było naprawdę
play-share = Udostępnij

## The end of the game: the sheet with the places

play-your-team = Wasza drużyna
play-team = { $players }
play-game-and-deals = { $count ->
    [one] { $game }, jedno rozdanie
    [few] { $game }, { $count } rozdania
   *[many] { $game }, { $count } rozdań
 }
play-score = Wynik
play-reward-marks = Gwiazdki
play-deals-lost = Przegrane rozdania
play-score-count = Wynik { $count }
play-won-the-game = wygrana
play-won-with-three = wygrana z trzema { FORM($rank, form: "many-inst") }
play-held-three = trzy { FORM($rank, form: "many") } na ręce
play-out-on-move = poza grą od ruchu { $move }
play-out-in-deal = poza grą od rozdania { $deal }
play-lost-the-game = przegrana
play-played-to-the-end = w grze do końca
play-lost-deals = { $count ->
    [0] bez przegranego rozdania
    [one] jedno przegrane rozdanie
    [few] { $count } przegrane rozdania
   *[many] { $count } przegranych rozdań
 }
play-and-marks = gwiazdki: { $count }
play-standing-at-place = Miejsce { $place }: { $told }.

play-taken-back = Cofnięto.
play-done-again = Ponowiono.

play-wants-to-take-back = { $player ->
    [you] Chcesz cofnąć ostatni ruch.
   *[other] { $player } chce cofnąć ostatni ruch.
 }
play-take-it-back = Cofnij
play-do-not-take-back = Zostaje
play-not-all-agree = Nie wszyscy się zgadzają: ruch zostaje.

play-album-new = { $player ->
    [you] Nowość w twoim albumie: { $deed }
   *[other] Nowość w albumie ({ $player }): { $deed }
 }
play-outlasted = { $player ->
    [you] Trzymasz
   *[other] { $player } trzyma
 } się dłużej niż { $count } z { $all }
play-better = { play-outlasted }, lepiej niż w { $games } poprzednich partiach
play-survived = { $player ->
    [you] Przetrwane rozdania:
   *[other] { $player }, przetrwane rozdania:
 } { $count } z { $all }
play-longest = { $player ->
    [you] Twoje najdłuższe rozdanie.
   *[other] { $player }: najdłuższe rozdanie.
 } Ruchy: { $count }
play-decided = Rozstrzygnęło rozdanie { $deal }
