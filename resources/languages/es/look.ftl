## Sobre una columna con las fichas de todos

look-heading-token = Fichas que quedan
look-heading-penny = Centavos que quedan
look-heading-nickel = Monedas que quedan
look-heading-chip = Fichas que quedan
look-heading-corner = Esquinas que quedan
look-heading-fold = Pliegues que quedan
look-heading-point = Puntos que quedan
look-heading-letter = Letras
look-heading-bomb = Bombas que quedan

## Leído en un asiento

look-left-token = { $whole ->
    [one] { $left } de 1 ficha restante
   *[other] { $left } de { $whole } fichas restantes
 }
look-left-penny = { $whole ->
    [one] { $left } de 1 centavo restante
   *[other] { $left } de { $whole } centavos restantes
 }
look-left-nickel = { $whole ->
    [one] { $left } de 1 moneda restante
   *[other] { $left } de { $whole } monedas restantes
 }
look-left-chip = { $whole ->
    [one] { $left } de 1 ficha restante
   *[other] { $left } de { $whole } fichas restantes
 }
look-left-corner = { $whole ->
    [one] { $left } de 1 esquina sin doblar
   *[other] { $left } de { $whole } esquinas sin doblar
 }
look-left-fold = { $whole ->
    [one] { $left } de 1 pliegue libre
   *[other] { $left } de { $whole } pliegues libres
 }
look-left-point = { $whole ->
    [one] { $left } de 1 punto restante en esta ronda
   *[other] { $left } de { $whole } puntos restantes en esta ronda
 }
look-left-letter = { $whole ->
    [one] { $left } de 1 letra
   *[other] { $left } de { $whole } letras
 }
look-left-bomb = { $whole ->
    [one] { $left } de 1 bomba de tiempo sin voltear
   *[other] { $left } de { $whole } bombas de tiempo sin voltear
 }
