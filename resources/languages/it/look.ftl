look-heading-token = Gettoni rimasti
look-heading-penny = Centesimi rimasti
look-heading-nickel = Monetine rimaste
look-heading-chip = Fiche rimaste
look-heading-corner = Angoli rimasti
look-heading-fold = Pieghe rimaste
look-heading-point = Punti rimasti
look-heading-letter = Lettere
look-heading-bomb = Bombe rimaste

look-left-token = { $whole ->
    [one] { $left } di 1 gettone
   *[other] { $left } di { $whole } gettoni
 }
look-left-penny = { $whole ->
    [one] { $left } di 1 centesimo
   *[other] { $left } di { $whole } centesimi
 }
look-left-nickel = { $whole ->
    [one] { $left } di 1 monetina
   *[other] { $left } di { $whole } monetine
 }
look-left-chip = { $whole ->
    [one] { $left } di 1 fiche
   *[other] { $left } di { $whole } fiche
 }
look-left-corner = { $whole ->
    [one] { $left } di 1 angolo non piegato
   *[other] { $left } di { $whole } angoli non piegati
 }
look-left-fold = { $whole ->
    [one] { $left } di 1 piega possibile
   *[other] { $left } di { $whole } pieghe possibili
 }
look-left-point = { $whole ->
    [one] { $left } di 1 punto in questa mano
   *[other] { $left } di { $whole } punti in questa mano
 }
look-left-letter = { $whole ->
    [one] { $left } di 1 lettera
   *[other] { $left } di { $whole } lettere
 }
look-left-bomb = { $whole ->
    [one] { $left } di 1 bomba a tempo non girata
   *[other] { $left } di { $whole } bombe a tempo non girate
 }
