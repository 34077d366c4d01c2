### Words about the table that only a screen reader says.
###
### $card (card): a card of the reader's hand, or the top card of the pile
### $count (number): how many cards
### $left (number): how much can be added before the limit
### $limit (number): the highest total that is safe
### $line (text): a sentence without its full stop
### $number (number): the place of the card, from the left
### $stock (text): the size of the stock: “Stock: 12 cards”
### $total (number): the running total
### $value (text): the value of a card: “+11”, “pass, reverse”
### $way (text): clockwise or counterclockwise
### $why (text): why a card can't be played, as a sentence without its full stop

## Parts of the table, each with things to read

reader-question = Question
reader-your-hand = Your hand
reader-seats = Seats
reader-middle = Middle of the table

## What is read

reader-sentence = { $line }.
reader-would-go-over = { $limit ->
    [0] { $card }, can't be played: would make { $total }, below 0
   *[other] { $card }, can't be played: would make { $total }, over { $limit }
 }
reader-cannot-be-played = { $card }, can't be played: { $why }
reader-place-in-hand = Card { $number } of { $count }
# One of the card's values.
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
   *[other] Pile: { $card }, top of { $count } cards
 }
