## Above a column with everybody’s tokens

look-heading-token = Marken übrig
look-heading-penny = Cent übrig
look-heading-nickel = Fünfer übrig
look-heading-chip = Chips übrig
look-heading-corner = Ecken übrig
look-heading-fold = Knicke übrig
look-heading-point = Punkte übrig
look-heading-letter = Buchstaben
look-heading-bomb = Zeitbomben übrig

## Read aloud at a seat, and shown where the mouse points at its tokens

look-left-token = { $left } von { $whole ->
    [one] 1 Marke
   *[other] { $whole } Marken
 } übrig
look-left-penny = { $left } von { $whole ->
    [one] 1 Cent
   *[other] { $whole } Cent
 } übrig
look-left-nickel = { $left } von { $whole ->
    [one] 1 Fünfer
   *[other] { $whole } Fünfern
 } übrig
look-left-chip = { $left } von { $whole ->
    [one] 1 Chip
   *[other] { $whole } Chips
 } übrig
look-left-corner = { $left } von { $whole ->
    [one] 1 Ecke
   *[other] { $whole } Ecken
 } nicht umgeknickt
look-left-fold = { $left } von { $whole ->
    [one] 1 Knick
   *[other] { $whole } Knicken
 } übrig
look-left-point = in dieser Runde { $left } von { $whole ->
    [one] 1 Punkt
   *[other] { $whole } Punkten
 } übrig
look-left-letter = { $left } von { $whole ->
    [one] 1 Buchstaben
   *[other] { $whole } Buchstaben
 }
look-left-bomb = { $left } von { $whole ->
    [one] 1 Zeitbombe
   *[other] { $whole } Zeitbomben
 } nicht umgedreht
