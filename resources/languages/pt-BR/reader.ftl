## Partes da mesa, cada uma com coisas para ler

reader-question = Pergunta
reader-your-hand = A sua mão
reader-seats = Lugares
reader-middle = Meio da mesa

## O que se lê

reader-sentence = { $line }.
reader-would-go-over = { $limit ->
    [0] { $card }, não pode ser jogada: iria para { $total }, abaixo de 0
   *[other] { $card }, não pode ser jogada: iria para { $total }, acima de { $limit }
 }
reader-cannot-be-played = { $card }, não pode ser jogada: { $why }
reader-place-in-hand = Carta { $number } de { $count }
reader-value-makes = { $value }, vai para { $total }
reader-total = { $way ->
    [clockwise] Total { $total }, limite { $limit }, espaço { $left }, sentido horário
   *[counterclockwise] Total { $total }, limite { $limit }, espaço { $left }, sentido anti-horário
 }
reader-total-down = { $way ->
    [clockwise] Total { $total }, até 0, espaço { $left }, sentido horário
   *[counterclockwise] Total { $total }, até 0, espaço { $left }, sentido anti-horário
 }
reader-stock-draw = { $stock }. Compre uma carta
reader-pile-empty = Descarte: vazio
reader-pile = { $count ->
    [one] Descarte: { $card }, a única carta
   *[other] Descarte: { $card }, a de cima de { $count } cartas
 }
