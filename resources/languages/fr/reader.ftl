## Les parties de la table

reader-question = Question
reader-your-hand = Ta main
reader-seats = Places
reader-middle = Milieu de la table

## Ce qui est lu

reader-sentence = { $line }.
reader-would-go-over = { $limit ->
    [0] { $card }, injouable : ça ferait { $total }, au-dessous de 0
   *[other] { $card }, injouable : ça ferait { $total }, plus que { $limit }
 }
reader-cannot-be-played = { $card }, injouable : { $why }
reader-place-in-hand = Carte { $number } sur { $count }
reader-value-makes = { $value }, fait { $total }
reader-total = { $way ->
    [clockwise] Total { $total }, limite { $limit }, reste { $left }, sens horaire
   *[counterclockwise] Total { $total }, limite { $limit }, reste { $left }, sens inverse
 }
reader-total-down = { $way ->
    [clockwise] Total { $total }, jusqu’à 0, reste { $left }, sens horaire
   *[counterclockwise] Total { $total }, jusqu’à 0, reste { $left }, sens inverse
 }
reader-stock-draw = { $stock }. Piocher une carte
reader-pile-empty = Pile : vide
reader-pile = { $count ->
    [one] Pile : { $card }, la seule carte
   *[other] Pile : { $card } dessus, nombre de cartes : { $count }
 }
