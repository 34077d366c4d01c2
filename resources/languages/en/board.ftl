### The table: buttons, seats, the middle, the list of moves; and the words for screen readers.
###
### $card (card): the card on the bottom of the stock
### $cards (cards): a seat's open cards
### $count (number): how many
### $limit (number): the highest total that is safe
### $name (text): the player whose turn it is, one of several who share the screen
### $number (number): which deal of the game it is
### $percent (number): a chance from 0 to 100

## The frame: what buttons do, next to their icons or when the pointer rests on them

board-table = Card table
board-menu = Menu
board-rules = Rules
board-new-game = New game
board-settings = Settings
board-undo = Undo
# What the button “Undo” does.
board-take-back = Undo the last play
board-redo = Redo
# What the button “Redo” does.
board-do-again = Redo the play
board-hint = Hint
# What the button “Hint” does.
board-hint-is = See what the best computer player would do
board-sounds-on = Sounds: on
board-sounds-off = Sounds: off
board-fold-moves = Hide the moves
board-show-moves = Show the moves
# On the strip at the end of a deal, or when a player lost something.
board-next-deal = Next deal
board-go-on = Continue
board-result = Result
# Leaves a table at which nobody plays: a lesson, or the replay of a game.
board-back = Back

## Whose turn it is: on the banner over the reader's hand

board-no-card-fits = No card fits
board-your-turn = Your turn
# The player on this side says the total after a play.
board-your-call = Say the total
board-your-turn-name = Your turn, { $name }
board-your-turn-plays = Your turn: play { $count }
board-name-plays = { $name }, play { $count }
# One card was played; this many more are to follow.
board-your-turn-more = { $count ->
    [one] Your turn: one more
   *[other] Your turn: play { $count } more
 }
board-name-more = { $count ->
    [one] { $name }, one more
   *[other] { $name }, play { $count } more
 }
board-you-watch-this-deal = You're sitting this deal out
board-you-watch-who-won = You've won! The others play on
board-you-watch-this-game = You're out. The others play on
board-no-card-can-be-played = You can't play any card
board-every-card-goes-over = { $limit ->
    [0] Every card would go below 0
   *[other] Every card would go over { $limit }
 }

## Seats: a word or two on the plaque, or in a row: “Ann, 3 of 3 tokens left, 4 cards, to play”
##
## The name may be “You”: “You, 4 cards, holding Zeus”. Words without a person (“to play”, “holding Zeus”) fit every name.

board-to-play = to play
board-next = next
board-skipped = skipped
board-sits-out = sits out
board-has-won = won!
# A phone that has a seat, but is not connected now: on a tag, and as a screen reader says it.
board-phone-away = away
board-phone-is-away = phone away
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
# The open cards of a seat.
board-holds-cards = showing { $cards }

## The middle of the table

# On the stock.
board-stock = Stock  { $count }
board-stock-cards = { $count ->
    [one] Stock: 1 card
   *[other] Stock: { $count } cards
 }
# One card is face up under the others.
board-stock-under = { $count ->
    [one] Stock: 1 card, with { FORM($card, form: "the") } on the bottom
   *[other] Stock: { $count } cards, with { FORM($card, form: "the") } on the bottom
 }
# On the dial: how much can be added before the limit.
board-left = { $count } left

## Chances that the coach shows: bars over the reader's hand

board-chance = Chance of surviving this deal
board-percent = { $percent }%

## The replay of a game: words on the cards of an open hand

board-played = played
board-best = best

## The list of moves

board-moves = Moves
board-deal = Deal { $number }
board-no-moves = The plays of this deal appear here.
board-card-values = Card values
