reader-question = Vraag
reader-your-hand = Je hand
reader-seats = Plaatsen
reader-middle = Midden van de tafel

reader-sentence = { $line }.
reader-would-go-over = { $limit ->
    [0] { $card }, kan niet: zou { $total } maken, onder 0
   *[other] { $card }, kan niet: zou { $total } maken, over { $limit }
 }
reader-cannot-be-played = { $card }, kan niet: { $why }
reader-place-in-hand = Kaart { $number } van { $count }
reader-value-makes = { $value }, maakt { $total }
reader-total = { $way ->
    [clockwise] Totaal { $total }, grens { $limit }, nog { $left }, met de klok mee
   *[counterclockwise] Totaal { $total }, grens { $limit }, nog { $left }, tegen de klok in
 }
reader-total-down = { $way ->
    [clockwise] Totaal { $total }, omlaag naar 0, nog { $left }, met de klok mee
   *[counterclockwise] Totaal { $total }, omlaag naar 0, nog { $left }, tegen de klok in
 }
reader-stock-draw = { $stock }. Kaart pakken
reader-pile-empty = Aflegstapel: leeg
reader-pile = { $count ->
    [one] Aflegstapel: { $card }, de enige kaart
   *[other] Aflegstapel: { $card }, de bovenste van { $count } kaarten
 }
