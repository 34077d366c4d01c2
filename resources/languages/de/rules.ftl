rules-search = Name oder Regel
rules-key-heading = zur nächsten oder vorigen Überschrift
rules-play = Das spielen
rules-games = Spiele
rules-count = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
 }
rules-count-found = { $all ->
    [one] { $count } von 1 Spiel
   *[other] { $count } von { $all } Spielen
 }
