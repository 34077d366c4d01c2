### The workshop, where a game of one's own is made: what is in the game, what each card does, and what is done
### with it.
###
### $cards (text): cards of a rank, or one card, by name: “king”, “black ace”
### $chip (text): what a card does, in short: “= 99”
### $count (number): how many cards a pack has, or how many chips a card
### $does (texts): what cards do, as predicates: “makes the total 99”
### $game (text): the name of a game
### $name (text): the name of a number or way of the game
### $names (texts): what is on
### $number (number): which chip it is, from 1
### $step (text): what was done last, as a sentence or as a name with its value
### $value (text): a value of a number or way
### $ways (text): numbers and ways that the game no longer has, in a row, each with what it was
### $words (text): what a chip does, as a predicate: “makes the total 99”

workshop-title = House rules
workshop-name = Name of the game
workshop-maker = Made by
workshop-started-from = started from { $game }
workshop-from-nothing = made from nothing
workshop-undo = Take back: { $step }
workshop-redo = Do again: { $step }
workshop-nothing-to-undo = Nothing to take back
workshop-nothing-to-redo = Nothing to do again
workshop-undone = Taken back: { $step }
workshop-redone = Done again: { $step }
workshop-try = Try a deal
workshop-save = Save
workshop-saved = { $game } stands on your shelf.
workshop-does-not-fit = Does not fit
workshop-change-rules = Change the rules …
workshop-make-own = Make a game of your own
workshop-back = Back to the workshop

## The columns

workshop-columns = What to change
workshop-tab-game = The game
workshop-tab-cards = The cards
workshop-tab-told = What it means
workshop-the-game = The game
workshop-cards = What each card does
workshop-group-game = The total
workshop-group-cards = Cards and players
workshop-group-stakes = What is lost
workshop-group-players = With more players
workshop-group-turn = A turn
workshop-group-deal = A deal
workshop-group-special = Special parts
workshop-on = On: { $names }

## What each card does

workshop-suits = Suits
workshop-suits-alike = Suits all alike
workshop-suits-colours = Red and black
workshop-suits-each = Each suit
workshop-suits-mixed = Some suits apart
workshop-in-pack = { $count } in pack
workshop-in-pack-short = ×{ $count }
workshop-how-many = Number of { $cards }
# Between two ways to play a card.
workshop-or = or
# What a screen reader says of a row, and of a chip in it.
workshop-row = { $cards }: { $does }
workshop-chip = { $cards }, { $words }, { $number } of { $count ->
    [one] { $count } chip
   *[other] { $count } chips
 }
workshop-add = { $cards }: add something
workshop-opens-menu = Opens a menu

## Menus

workshop-choice = { $chip }: { $words }
workshop-menu-change = { START($cards) }: change { $chip }
workshop-menu-add = { START($cards) }: add something
workshop-menu-row = { START($cards) }
workshop-menu-action = It also does this
workshop-menu-action-of = Only where it { $words }
workshop-menu-way = Another way to play it, you choose
workshop-menu-suits = Suits of this card
workshop-other-number = Any other number
workshop-way-number = Another way, with any number
workshop-number = Number
workshop-sign = What the number does
workshop-sign-adds = adds
workshop-sign-takes = takes off
workshop-sign-either = adds it or takes it off
workshop-sign-makes = makes the total
workshop-take-number = Take it
workshop-take-away = Take this away
workshop-copy = Copy to another card
workshop-paste = Put { $chip } here
workshop-nothing-to-add = Nothing can be added to this card.
workshop-copied = { $chip } is copied. Go to another card and paste it.
workshop-cut = { $chip } goes along. Go to another card and paste it.
workshop-chip-gone = That chip is not there any more.

## What was done

workshop-step-way = { $name }: { $value }
workshop-takes-away = That takes away: { $ways }
workshop-step-name = Name: { $name }
workshop-step-suits = Suits: { $value }
workshop-step-count = { START($cards) }: { $count } in pack
workshop-step-kept = What was kept

## Drafts

workshop-drafts = Other drafts
workshop-begin-again = Begin again from { $game }
workshop-begin-nothing = Begin from nothing
workshop-go-on-with = Go on with { $game }
workshop-goes-on = You go on where you left off.

## Keys

workshop-key-cards = from card to card, from chip to chip
workshop-key-type = to the card, number or way that you type
workshop-key-number = another number on a chip
workshop-key-menu = open the menu
workshop-key-delete = add something, take a chip away
workshop-key-chip = cut, copy and paste a chip
workshop-key-columns = to the game, the cards, what it means
