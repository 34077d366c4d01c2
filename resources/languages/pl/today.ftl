
## Ways to what else there is today: a title, and a few words below it

today-puzzle-solved = { $game }, rozwiązana

## The deal of the day: which day and game, and who plays

today-deal = Rozdanie dnia
today-about = Wszyscy mają te same karty. Liczy się pierwsza próba.
today-new-day = Zaczął się nowy dzień: oto jego rozdanie.
today-who = Kto gra
today-somebody-else = Ktoś inny…
today-new-name = Imię, potem Enter
today-game = Gra
today-another-game = Codziennie inna gra

## The deal of the day: what came of it, a line for each who played

today-came-to = { $plays ->
    [one] { $plays } ruch
    [few] { $plays } ruchy
   *[many] { $plays } ruchów
 }, suma na końcu: { $total }
today-again = { $times ->
    [one] Zagrane jeszcze raz
    [few] Zagrane jeszcze { $times } razy
   *[many] Zagrane jeszcze { $times } razy
 }
today-again-and-held = { $times ->
    [one] Zagrane jeszcze raz, do samego końca
    [few] Zagrane jeszcze { $times } razy, także do samego końca
   *[many] Zagrane jeszcze { $times } razy, także do samego końca
 }
