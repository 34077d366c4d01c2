look-heading-token = Jetons restants
look-heading-penny = Centimes restants
look-heading-nickel = Pièces restantes
look-heading-chip = Jetons restants
look-heading-corner = Coins restants
look-heading-fold = Plis restants
look-heading-point = Points restants
look-heading-letter = Lettres
look-heading-bomb = Bombes restantes

look-left-token = { $whole ->
    [one] reste { $left } jeton sur { $whole }
   *[other] jetons : reste { $left } sur { $whole }
 }
look-left-penny = { $whole ->
    [one] reste { $left } centime sur { $whole }
   *[other] centimes : reste { $left } sur { $whole }
 }
look-left-nickel = { $whole ->
    [one] reste { $left } pièce sur { $whole }
   *[other] pièces : reste { $left } sur { $whole }
 }
look-left-chip = { $whole ->
    [one] reste { $left } jeton sur { $whole }
   *[other] jetons : reste { $left } sur { $whole }
 }
look-left-corner = { $whole ->
    [one] coin à plier : reste { $left } sur { $whole }
   *[other] coins à plier : reste { $left } sur { $whole }
 }
look-left-fold = { $whole ->
    [one] reste { $left } pli sur { $whole }
   *[other] plis : reste { $left } sur { $whole }
 }
look-left-point = { $whole ->
    [one] reste { $left } point sur { $whole } pour cette manche
   *[other] points : reste { $left } sur { $whole } pour cette manche
 }
look-left-letter = { $whole ->
    [one] { $left } lettre sur { $whole }
   *[other] lettres : { $left } sur { $whole }
 }
look-left-bomb = { $whole ->
    [one] bombe à retourner : reste { $left } sur { $whole }
   *[other] bombes à retourner : reste { $left } sur { $whole }
 }
