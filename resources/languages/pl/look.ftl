## Nad kolumną z żetonami wszystkich

look-heading-token = Pozostałe żetony
look-heading-penny = Pozostałe grosze
look-heading-nickel = Pozostałe monety
look-heading-chip = Pozostałe żetony
look-heading-corner = Pozostałe rogi
look-heading-fold = Pozostałe zagięcia
look-heading-point = Pozostałe punkty
look-heading-letter = Litery
look-heading-bomb = Pozostałe bomby

## Czytane na głos przy miejscu i pokazywane pod myszą

look-left-token = { $whole ->
    [one] zostało: { $left } z 1 żetonu
    [few] zostało: { $left } z { $whole } żetonów
   *[many] zostało: { $left } z { $whole } żetonów
 }
look-left-penny = { $whole ->
    [one] zostało: { $left } z 1 grosza
    [few] zostało: { $left } z { $whole } groszy
   *[many] zostało: { $left } z { $whole } groszy
 }
look-left-nickel = { $whole ->
    [one] zostało: { $left } z 1 monety
    [few] zostało: { $left } z { $whole } monet
   *[many] zostało: { $left } z { $whole } monet
 }
look-left-chip = { $whole ->
    [one] zostało: { $left } z 1 żetonu
    [few] zostało: { $left } z { $whole } żetonów
   *[many] zostało: { $left } z { $whole } żetonów
 }
look-left-corner = { $whole ->
    [one] niezagięte: { $left } z 1 rogu
    [few] niezagięte: { $left } z { $whole } rogów
   *[many] niezagięte: { $left } z { $whole } rogów
 }
look-left-fold = { $whole ->
    [one] zostało: { $left } z 1 zagięcia
    [few] zostało: { $left } z { $whole } zagięć
   *[many] zostało: { $left } z { $whole } zagięć
 }
look-left-point = { $whole ->
    [one] zostało w tym rozdaniu: { $left } z 1 punktu
    [few] zostało w tym rozdaniu: { $left } z { $whole } punktów
   *[many] zostało w tym rozdaniu: { $left } z { $whole } punktów
 }
look-left-letter = { $whole ->
    [one] { $left } z 1 litery
    [few] { $left } z { $whole } liter
   *[many] { $left } z { $whole } liter
 }
look-left-bomb = { $whole ->
    [one] nieodwrócone: { $left } z 1 bomby zegarowej
    [few] nieodwrócone: { $left } z { $whole } bomb zegarowych
   *[many] nieodwrócone: { $left } z { $whole } bomb zegarowych
 }
