### What stands on the table: buttons, seats, the middle, the list of moves; and what they say to a screen reader.
###
### $card (card): the card that is meant
### $cards (cards): the cards that a seat holds
### $count (number): how many
### $limit (number): what the running total may not pass
### $name (text): the player who is to play, one of several who share the screen
### $number (number): which deal of the game it is
### $percent (number): a chance from 0 to 100

## The frame: what buttons do, beside their icons or when the pointer rests on them

board-table = Card table
board-menu = Menu
board-rules = Rules
board-new-game = New game
board-settings = Settings
board-undo = Undo
# What the button “Undo” does.
board-take-back = Take back
board-redo = Redo
# What the button “Redo” does.
board-do-again = Do again
board-hint = Hint
# What the button “Hint” does.
board-hint-is = What the strongest opponent would do
board-sounds-on = Sounds: on
board-sounds-off = Sounds: off
board-fold-moves = Fold the moves away
board-show-moves = Show the moves
# On the strip that tells how a deal ended, or that somebody lost something.
board-next-deal = Next deal
board-go-on = Go on
board-result = Result
# Leaves a table at which nobody plays: a lesson, a game that is looked back at.
board-back = Back

## Whose turn it is: on the banner over the own hand

board-no-card-fits = No card fits
board-your-turn = Your turn
# The person at the near side says the total of a play.
board-your-call = Your call
board-your-turn-name = Your turn, { $name }
board-your-turn-plays = Your turn: play { $count }
board-name-plays = { $name }, play { $count }
# One card was played, and so many more are to follow.
board-your-turn-more = { $count ->
    [one] Your turn: one more
   *[other] Your turn: play { $count } more
 }
board-name-more = { $count ->
    [one] { $name }, one more
   *[other] { $name }, play { $count } more
 }
board-you-watch-this-deal = You sit this deal out and watch the others play
board-you-watch-who-won = You have won and watch the others play
board-you-watch-this-game = You are out and watch the others play
board-no-card-can-be-played = No card can be played
board-every-card-goes-over = { $limit ->
    [0] Every card would go below 0
   *[other] Every card would go over { $limit }
 }

## Seats: a word or two on the plaque, or in a row: “Ann, 3 of 3 tokens left, 4 cards, to play”
##
## The name may be “You”: “You, 4 cards, holds Zeus”. Words without a person (“to play”, “with Zeus”) are right for all.

board-to-play = to play
board-next = next
board-skipped = skipped
board-sits-out = sits out
board-has-won = won!
# A phone that sits on a seat and is not here just now: on a tag, and as a screen reader says it.
board-phone-away = away
board-phone-is-away = at a phone that is away
board-at-phone = at a phone
board-sits-this-deal-out = sits this deal out
board-out = out
board-out-of-the-game = out of the game
board-holds-zeus = holds Zeus
board-score = score { $count }
board-forfeits = forfeits: { $count }
board-reward-marks = reward marks: { $count }
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
# The cards of a seat that lie open.
board-holds-cards = holds { $cards }

## The middle of the table

# On the stock.
board-stock = Stock  { $count }
board-stock-cards = { $count ->
    [one] Stock: 1 card
   *[other] Stock: { $count } cards
 }
# One card lies face up under the others.
board-stock-under = { $count ->
    [one] Stock: 1 card, under it { FORM($card, form: "the") }
   *[other] Stock: { $count } cards, under it { FORM($card, form: "the") }
 }
# On the dial: how much can be added before the limit.
board-left = { $count } left

## Chances, as the coach sees them: bars over the own hand

board-chance = Chance not to lose this deal
board-percent = { $percent } %

## A game that is looked back at: words on the cards of an open hand

board-played = played
board-best = best

## The list of moves

board-moves = Moves
board-deal = Deal { $number }
board-no-moves = The cards played in this deal are listed here.
board-card-values = Card values
