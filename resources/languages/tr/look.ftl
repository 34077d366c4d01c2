look-heading-token = Kalan jeton
look-heading-penny = Kalan kuruş
look-heading-nickel = Kalan beşlik
look-heading-chip = Kalan pul
look-heading-corner = Kalan köşe
look-heading-fold = Kalan kat izi
look-heading-point = Kalan puan
look-heading-letter = Harfler
look-heading-bomb = Kalan bomba

look-left-token = { $whole ->
    [one] 1 jetondan { $left } kaldı
   *[other] { $whole } jetondan { $left } kaldı
 }
look-left-penny = { $whole ->
    [one] 1 kuruştan { $left } kaldı
   *[other] { $whole } kuruştan { $left } kaldı
 }
look-left-nickel = { $whole ->
    [one] 1 beşlikten { $left } kaldı
   *[other] { $whole } beşlikten { $left } kaldı
 }
look-left-chip = { $whole ->
    [one] 1 puldan { $left } kaldı
   *[other] { $whole } puldan { $left } kaldı
 }
look-left-corner = { $whole ->
    [one] 1 köşeden { $left } katlanmadı
   *[other] { $whole } köşeden { $left } tanesi katlanmadı
 }
look-left-fold = { $whole ->
    [one] 1 kat izinden { $left } kaldı
   *[other] { $whole } kat izinden { $left } kaldı
 }
look-left-point = { $whole ->
    [one] bu elde 1 puandan { $left } kaldı
   *[other] bu elde { $whole } puandan { $left } kaldı
 }
look-left-letter = { $whole ->
    [one] 1 harften { $left }
   *[other] { $whole } harften { $left }
 }
look-left-bomb = { $whole ->
    [one] 1 saatli bombadan { $left } çevrilmedi
   *[other] { $whole } saatli bombadan { $left } tanesi çevrilmedi
 }
