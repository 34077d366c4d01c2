### Only a screen reader says this.
###
### $card (card): in hand, or on the pile
### $count (number): how many cards
### $left (number): what can be added
### $limit (number): the highest safe total
### $line (text): a sentence without its full stop
### $number (number): the card's place, from the left
### $stock (text): “Stock: 12 cards”
### $total (number): the running total
### $value (text): “+11”, “pass, reverse”
### $way (text): clockwise or counterclockwise
### $why (text): a sentence without its full stop

## Parts of the table

reader-question = Question
reader-your-hand = Your hand
reader-seats = Seats
reader-middle = Middle of the table

## What is read

reader-sentence = { $line }.
reader-would-go-over = { $card }, can't be played: would make { $total }, { $limit ->
    [0] below 0
   *[other] over { $limit }
 }
reader-cannot-be-played = { $card }: { $why }
reader-place-in-hand = Card { $number } of { $count }
reader-value-makes = { $value }, makes { $total }
reader-total = Running total { $total }, limit { $limit }, { $left } left, play goes { $way ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
 }
reader-total-down = Running total { $total }, down to 0, { $left } left, play goes { $way ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
 }
reader-stock-draw = { $stock }. Draw a card
reader-pile-empty = Pile: empty
reader-pile = Pile: { $card }, { $count ->
    [one] the only card
   *[other] top of { $count } cards
 }
