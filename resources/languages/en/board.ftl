### The table: buttons, seats, the middle, the list of moves.
###
### $card (card): on the bottom of the stock
### $cards (cards): a seat's open cards
### $count (number): how many
### $limit (number): the highest safe total
### $name (text): whose turn it is, if several share the screen
### $number (number): of the deal
### $percent (number): a chance

## The frame: buttons and their tips

board-table = Card table
board-undo = Undo
board-take-back = Undo the last play
board-do-again = Redo the play
board-hint-is = See what the best computer player would do
board-sounds-on = Sounds: on
board-sounds-off = Sounds: off
board-fold-moves = Hide the moves
board-show-moves = Show the moves
board-next-deal = Next deal
board-result = Result

## Whose turn it is: on the banner over the hand

board-no-card-fits = No card fits
board-your-turn = Your turn
# After a play.
board-your-call = Say the total
board-your-turn-name = Your turn, { $name }
board-your-turn-plays = Your turn: play { $count }
board-name-plays = { $name }, play { $count }
# After the first card of several.
board-your-turn-more = Your turn: { $count ->
    [one] one
   *[other] play { $count }
 } more
board-name-more = { $name }, { $count ->
    [one] one
   *[other] play { $count }
 } more
board-you-watch-this-deal = You're sitting this deal out
board-you-watch-who-won = You've won! The others play on
board-you-watch-this-game = You're out. The others play on
board-no-card-can-be-played = No card can be played
board-every-card-goes-over = Every card would go { $limit ->
    [0] below 0
   *[other] over { $limit }
 }

## Seats: on the plaque, or in a row: “You, 3 of 3 tokens left, 4 cards, holding Zeus”

board-to-play = to play
board-next = next
board-skipped = skipped
board-sits-out = sits out
board-has-won = won!
# A seat whose phone is not connected: on a tag, and for screen readers.
board-phone-away = away
board-phone-is-away = phone disconnected
board-at-phone = on a phone
board-sits-this-deal-out = sitting this deal out
board-out = out
board-out-of-the-game = out of the game
board-holds-zeus = holding Zeus
board-score = score { $count }
board-forfeits = forfeits: { $count }
board-reward-marks = reward marks: { $count }
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
board-holds-cards = showing { $cards }

## The middle of the table

board-stock = Stock  { $count }
board-stock-cards = { $count ->
    [one] Stock: 1 card
   *[other] Stock: { $count } cards
 }
board-stock-under = { board-stock-cards }, with { FORM($card, form: "the") } on the bottom
# On the dial: what can be added.
board-left = { $count } left

## The coach's chances: bars over the hand

board-chance = Chance of surviving this deal
board-percent = { $percent }%

## Replay: on the cards of an open hand

board-played = played
board-best = best

## The list of moves

board-moves = Moves
board-deal = Deal { $number }
board-no-moves = Plays in this deal appear here.
board-card-values = Card values
