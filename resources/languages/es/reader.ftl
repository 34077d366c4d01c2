## Partes de la mesa

reader-question = Pregunta
reader-your-hand = Tu mano
reader-seats = Asientos
reader-middle = Centro de la mesa

## Lo que se lee

reader-sentence = { $line }.
reader-would-go-over = { $limit ->
    [0] { $card }, no se puede jugar: daría { $total }, por debajo de 0
   *[other] { $card }, no se puede jugar: daría { $total }, más de { $limit }
 }
reader-cannot-be-played = { $card }, no se puede jugar: { $why }
reader-place-in-hand = Carta { $number } de { $count }
reader-value-makes = { $value }, deja { $total }
reader-total = { $way ->
    [clockwise] Total { $total }, límite { $limit }, faltan { $left }, se juega en sentido horario
   *[counterclockwise] Total { $total }, límite { $limit }, faltan { $left }, se juega en sentido antihorario
 }
reader-total-down = { $way ->
    [clockwise] Total { $total }, hacia 0, faltan { $left }, se juega en sentido horario
   *[counterclockwise] Total { $total }, hacia 0, faltan { $left }, se juega en sentido antihorario
 }
reader-stock-draw = { $stock }. Tomar carta
reader-pile-empty = Pila: vacía
reader-pile = { $count ->
    [one] Pila: { $card }, la única carta
   *[other] Pila: { $card }, la de arriba de { $count } cartas
 }
