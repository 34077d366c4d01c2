rules-search = Naam of regel
rules-key-heading = naar de volgende of de vorige kop
rules-play = Dit spelen
rules-games = Spellen
rules-count = { $count ->
    [one] 1 spel
   *[other] { $count } spellen
 }
rules-count-found = { $count } van { $all } spellen
