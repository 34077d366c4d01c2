reader-question = Spurning
reader-your-hand = Spilin þín
reader-seats = Sæti
reader-middle = Miðja borðsins

reader-sentence = { $line }.
reader-would-go-over = { $limit ->
    [0] { $card }, gengur ekki: færi í { $total }, undir 0
   *[other] { $card }, gengur ekki: færi í { $total }, yfir { $limit }
 }
reader-cannot-be-played = { $card }, gengur ekki: { $why }
reader-place-in-hand = Spil { $number } af { $count }
reader-value-makes = { $value }, gerir { $total }
reader-total = { $way ->
    [clockwise] Summan { $total }, hámark { $limit }, { $left } eftir, spilað réttsælis
   *[counterclockwise] Summan { $total }, hámark { $limit }, { $left } eftir, spilað rangsælis
 }
reader-total-down = { $way ->
    [clockwise] Summan { $total }, niður í 0, { $left } eftir, spilað réttsælis
   *[counterclockwise] Summan { $total }, niður í 0, { $left } eftir, spilað rangsælis
 }
reader-stock-draw = { $stock }. Draga spil
reader-pile-empty = Bunki: tómur
reader-pile = { $count ->
    [1] Bunki: { $card }, eina spilið
    [one] Bunki: { $card }, efst af { $count } spili
   *[other] Bunki: { $card }, efst af { $count } spilum
 }
