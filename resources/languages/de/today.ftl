
## Ways to what else there is today: a title, and a few words below it

today-puzzle-solved = { $game }, gelöst

## The deal of the day: which day and game, and who plays

today-deal = Runde des Tages
today-about = Eine Runde gegen { $company }. Heute bekommen alle dieselben Karten. Der erste Versuch zählt.
today-is-over = Diese Runde ist vorbei: Sie war nur für diesen Tag.
today-new-day = Ein neuer Tag hat begonnen: Das ist seine Runde.
today-who = Wer spielt
today-somebody-else = Jemand anders …
today-new-name = Name, dann Eingabetaste
today-game = Spiel
today-another-game = Jeden Tag ein anderes Spiel

## The deal of the day: what came of it, a line for each who played

today-nobody = Niemand hat sie gespielt.
today-came-to = { $plays ->
    [one] 1 Zug
   *[other] { $plays } Züge
 }, die Runde endete bei { $total }
today-again = { $times ->
    [one] Noch einmal gespielt
   *[other] Noch { $times }-mal gespielt
 }
today-again-and-held = { $times ->
    [one] Noch einmal gespielt und durchgehalten
   *[other] Noch { $times }-mal gespielt und durchgehalten
 }

## The league of a week

today-league = Familienliga
today-this-week = Diese Woche
today-week = Woche ab { $day }
today-week-before = Die Woche davor
today-week-after = Die Woche danach
today-nobody-played = Keine beendeten Partien.
today-games-of = Partien gewonnen: { $won } von { $games }, Runden durchgehalten: { $held } von { $deals }
today-days-of = Runden des Tages durchgehalten: { $held } von { $days }
today-best-week = Beste Woche: { $won } gewonnen, { $day }
today-best-yet = Die beste Woche bisher; davor war es { $won }
