## Parts of the table, each with things to read

reader-question = Frage
reader-your-hand = Deine Hand
reader-seats = Plätze
reader-middle = Tischmitte

## What is read

reader-sentence = { $line }.
reader-would-go-over = { $limit ->
    [0] { $card }, geht nicht: ergäbe { $total }, unter 0
   *[other] { $card }, geht nicht: ergäbe { $total }, über { $limit }
 }
reader-cannot-be-played = { $card }, geht nicht: { $why }
reader-place-in-hand = Karte { $number } von { $count }
reader-value-makes = { $value }, macht { $total }
reader-total = { $way ->
    [clockwise] Stand { $total }, Grenze { $limit }, noch { $left } bis dahin, es geht im Uhrzeigersinn
   *[counterclockwise] Stand { $total }, Grenze { $limit }, noch { $left } bis dahin, es geht gegen den Uhrzeigersinn
 }
reader-total-down = { $way ->
    [clockwise] Stand { $total }, es geht hinunter bis 0, noch { $left } bis dahin, es geht im Uhrzeigersinn
   *[counterclockwise] Stand { $total }, es geht hinunter bis 0, noch { $left } bis dahin, es geht gegen den Uhrzeigersinn
 }
reader-stock-draw = { $stock }. Zieh eine Karte
reader-pile-empty = Ablage: leer
reader-pile = { $count ->
    [one] Ablage: { $card }, die einzige Karte
   *[other] Ablage: { $card }, oberste von { $count } Karten
 }
