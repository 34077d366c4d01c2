### $card (text): card
### $count (number): count
### $stock (text): stock
### $why (text): why

## Table

reader-clockwise = clockwise
reader-counterclockwise = counterclockwise
reader-pile-empty = Pile: empty
reader-question = Question
reader-your-hand = Your hand
reader-seats = Seats
reader-middle-of-the-table = Middle of the table
reader-moves = Moves
reader-card-cannot-be-played-why = { $card }, cannot be played: { $why }
reader-stock-draw-a-card = { $stock }. Draw a card
reader-pile-card-on-top-of-count-cards = Pile: { $card } on top of { $count } cards
reader-pile-card-the-only-card = Pile: { $card }, the only card
