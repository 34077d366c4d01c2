## Acima de uma coluna com as fichas de todos

look-heading-token = Fichas restantes
look-heading-penny = Centavos restantes
look-heading-nickel = Moedas restantes
look-heading-chip = Fichas restantes
look-heading-corner = Cantos restantes
look-heading-fold = Dobras restantes
look-heading-point = Pontos restantes
look-heading-letter = Letras
look-heading-bomb = Bombas restantes

## Lido em voz alta num lugar, e mostrado onde o mouse aponta para as fichas

look-left-token = { $whole ->
    [one] resta { $left } de 1 ficha
   *[other] restam { $left } de { $whole } fichas
 }
look-left-penny = { $whole ->
    [one] resta { $left } de 1 centavo
   *[other] restam { $left } de { $whole } centavos
 }
look-left-nickel = { $whole ->
    [one] resta { $left } de 1 moeda
   *[other] restam { $left } de { $whole } moedas
 }
look-left-chip = { $whole ->
    [one] resta { $left } de 1 ficha
   *[other] restam { $left } de { $whole } fichas
 }
look-left-corner = { $whole ->
    [one] { $left } de 1 canto sem dobra
   *[other] { $left } de { $whole } cantos sem dobra
 }
look-left-fold = { $whole ->
    [one] resta { $left } de 1 dobra
   *[other] restam { $left } de { $whole } dobras
 }
look-left-point = { $whole ->
    [one] resta { $left } de 1 ponto nesta rodada
   *[other] restam { $left } de { $whole } pontos nesta rodada
 }
look-left-letter = { $whole ->
    [one] { $left } de 1 letra
   *[other] { $left } de { $whole } letras
 }
look-left-bomb = { $whole ->
    [one] { $left } de 1 bomba-relógio por virar
   *[other] { $left } de { $whole } bombas-relógio por virar
 }
