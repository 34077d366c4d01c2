look-heading-token = Skífur eftir
look-heading-penny = Krónur eftir
look-heading-nickel = Fimmkallar eftir
look-heading-chip = Spilapeningar eftir
look-heading-corner = Horn eftir
look-heading-fold = Brot eftir
look-heading-point = Stig eftir
look-heading-letter = Stafir
look-heading-bomb = Tímasprengjur eftir

look-left-token = { $whole ->
    [one] { $left } af { $whole } skífu eftir
   *[other] { $left } af { $whole } skífum eftir
 }
look-left-penny = { $whole ->
    [one] { $left } af { $whole } krónu eftir
   *[other] { $left } af { $whole } krónum eftir
 }
look-left-nickel = { $whole ->
    [one] { $left } af { $whole } fimmkalli eftir
   *[other] { $left } af { $whole } fimmköllum eftir
 }
look-left-chip = { $whole ->
    [one] { $left } af { $whole } spilapeningi eftir
   *[other] { $left } af { $whole } spilapeningum eftir
 }
look-left-corner = { $whole ->
    [one] { $left } af { $whole } horni óbrotið
   *[other] { $left } af { $whole } hornum óbrotin
 }
look-left-fold = { $whole ->
    [one] { $left } af { $whole } broti eftir
   *[other] { $left } af { $whole } brotum eftir
 }
look-left-point = { $whole ->
    [one] { $left } af { $whole } stigi eftir í umferðinni
   *[other] { $left } af { $whole } stigum eftir í umferðinni
 }
look-left-letter = { $whole ->
    [one] { $left } af { $whole } bókstaf
   *[other] { $left } af { $whole } bókstöfum
 }
look-left-bomb = { $whole ->
    [one] { $left } af { $whole } tímasprengju eftir
   *[other] { $left } af { $whole } tímasprengjum eftir
 }
