### What only a screen reader says of the table, beside what is written on it.
###
### $card (card): a card of the own hand, or the one on top of the pile
### $count (number): how many cards
### $left (number): how much can be added before the limit
### $limit (number): what the running total may not pass
### $line (text): a sentence without its full stop
### $number (number): which card it is, counted from the left
### $stock (text): how many cards the stock has: “Stock: 12 cards”
### $total (number): the running total
### $value (text): how a card is counted: “+11”, “pass, reverse”
### $way (text): clockwise or counterclockwise
### $why (text): why a card cannot be played, as a sentence without its full stop

## Parts of the table, each with things to read

reader-question = Question
reader-your-hand = Your hand
reader-seats = Seats
reader-middle = Middle of the table

## What is read

reader-sentence = { $line }.
reader-would-go-over = { $limit ->
    [0] { $card }, cannot be played: would make { $total }, below 0
   *[other] { $card }, cannot be played: would make { $total }, over { $limit }
 }
reader-cannot-be-played = { $card }, cannot be played: { $why }
reader-place-in-hand = Card { $number } of { $count }
# One way to count a card.
reader-value-makes = { $value }, makes { $total }
reader-total = { $way ->
    [clockwise] Running total { $total }, limit { $limit }, { $left } left, play goes clockwise
   *[counterclockwise] Running total { $total }, limit { $limit }, { $left } left, play goes counterclockwise
 }
reader-total-down = { $way ->
    [clockwise] Running total { $total }, down to 0, { $left } left, play goes clockwise
   *[counterclockwise] Running total { $total }, down to 0, { $left } left, play goes counterclockwise
 }
reader-stock-draw = { $stock }. Draw a card
reader-pile-empty = Pile: empty
reader-pile = { $count ->
    [one] Pile: { $card }, the only card
   *[other] Pile: { $card }, the top one of { $count } cards
 }
