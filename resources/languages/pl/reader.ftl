## Parts of the table, each with things to read

reader-question = Pytanie
reader-your-hand = Twoje karty
reader-seats = Miejsca
reader-middle = Środek stołu

## What is read

reader-sentence = { $line }.
reader-would-go-over = { $limit ->
    [0] { $card }, nie można zagrać: byłoby { $total }, poniżej 0
   *[other] { $card }, nie można zagrać: byłoby { $total }, ponad { $limit }
 }
reader-cannot-be-played = { $card }, nie można zagrać: { $why }
reader-place-in-hand = Karta { $number } z { $count }
reader-value-makes = { $value }, będzie { $total }
reader-total = { $way ->
    [clockwise] Suma { $total }, limit { $limit }, jeszcze { $left }, gra toczy się zgodnie z ruchem wskazówek zegara
   *[counterclockwise] Suma { $total }, limit { $limit }, jeszcze { $left }, gra toczy się przeciwnie do ruchu wskazówek zegara
 }
reader-total-down = { $way ->
    [clockwise] Suma { $total }, w dół do 0, jeszcze { $left }, gra toczy się zgodnie z ruchem wskazówek zegara
   *[counterclockwise] Suma { $total }, w dół do 0, jeszcze { $left }, gra toczy się przeciwnie do ruchu wskazówek zegara
 }
reader-stock-draw = { $stock }. Dobierz kartę
reader-pile-empty = Stos: pusty
reader-pile = { $count ->
    [one] Stos: { $card }, jedyna karta
    [few] Stos: na wierzchu { $card }, razem { $count } karty
   *[many] Stos: na wierzchu { $card }, razem { $count } kart
 }
