look-heading-token = Fiches over
look-heading-penny = Centen over
look-heading-nickel = Stuivers over
look-heading-chip = Chips over
look-heading-corner = Hoeken over
look-heading-fold = Vouwen over
look-heading-point = Punten over
look-heading-letter = Letters
look-heading-bomb = Tijdbommen over

look-left-token = { $whole ->
    [one] nog { $left } van 1 fiche
   *[other] nog { $left } van { $whole } fiches
 }
look-left-penny = { $whole ->
    [one] nog { $left } van 1 cent
   *[other] nog { $left } van { $whole } centen
 }
look-left-nickel = { $whole ->
    [one] nog { $left } van 1 stuiver
   *[other] nog { $left } van { $whole } stuivers
 }
look-left-chip = { $whole ->
    [one] nog { $left } van 1 chip
   *[other] nog { $left } van { $whole } chips
 }
look-left-corner = { $whole ->
    [one] { $left } van 1 hoek niet omgevouwen
   *[other] { $left } van { $whole } hoeken niet omgevouwen
 }
look-left-fold = { $whole ->
    [one] nog { $left } van 1 vouw
   *[other] nog { $left } van { $whole } vouwen
 }
look-left-point = { $whole ->
    [one] nog { $left } van 1 punt in deze ronde
   *[other] nog { $left } van { $whole } punten in deze ronde
 }
look-left-letter = { $whole ->
    [one] { $left } van 1 letter
   *[other] { $left } van { $whole } letters
 }
look-left-bomb = { $whole ->
    [one] { $left } van 1 tijdbom niet omgedraaid
   *[other] { $left } van { $whole } tijdbommen niet omgedraaid
 }
