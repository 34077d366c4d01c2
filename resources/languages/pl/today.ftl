
## Ways to what else there is today: a title, and a few words below it

today-puzzle-solved = { $game }, rozwiązana

## The deal of the day: which day and game, and who plays

today-deal = Rozdanie dnia
today-about = Jedno rozdanie. Przy stole z tobą: { $company }. Dzisiaj wszyscy mają te same karty. Liczy się pierwsza próba.
today-is-over = To rozdanie już minęło: było tylko na ten dzień.
today-new-day = Zaczął się nowy dzień: oto jego rozdanie.
today-who = Kto gra
today-somebody-else = Ktoś inny…
today-new-name = Imię, potem Enter
today-game = Gra
today-another-game = Codziennie inna gra

## The deal of the day: what came of it, a line for each who played

today-nobody = Nikt nie zagrał.
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

## The league of a week

today-league = Liga rodzinna
today-this-week = Ten tydzień
today-week = Tydzień od { $day }
today-week-before = Tydzień wcześniej
today-week-after = Tydzień później
today-nobody-played = Brak zakończonych partii.
today-games-of = Wygrane partie: { $won } z { $games }, rozdania bez porażki: { $held } z { $deals }
today-days-of = Rozdania dnia do samego końca: { $held } z { $days }
today-best-week = Najlepszy tydzień: { $won } wygranych, { $day }
today-best-yet = Najlepszy tydzień do tej pory; przedtem: { $won }
