reader-question = Domanda
reader-your-hand = Le tue carte
reader-seats = Posti
reader-middle = Centro del tavolo

reader-sentence = { $line }.
reader-would-go-over = { $limit ->
    [0] { $card }, non si può giocare: farebbe { $total }, sotto 0
   *[other] { $card }, non si può giocare: farebbe { $total }, oltre { $limit }
 }
reader-cannot-be-played = { $card }, non si può giocare: { $why }
reader-place-in-hand = Carta { $number } di { $count }
reader-value-makes = { $value }, fa { $total }
reader-total = { $way ->
    [clockwise] Totale { $total }, limite { $limit }, ancora { $left }, si gioca in senso orario
   *[counterclockwise] Totale { $total }, limite { $limit }, ancora { $left }, si gioca in senso antiorario
 }
reader-total-down = { $way ->
    [clockwise] Totale { $total }, giù fino a 0, ancora { $left }, si gioca in senso orario
   *[counterclockwise] Totale { $total }, giù fino a 0, ancora { $left }, si gioca in senso antiorario
 }
reader-stock-draw = { $stock }. Pesca una carta
reader-pile-empty = Pila: vuota
reader-pile = { $count ->
    [one] Pila: { $card }, l’unica carta
   *[other] Pila: { $card }, in cima a { $count } carte
 }
