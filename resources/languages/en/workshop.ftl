### The workshop: make your own game.
###
### $cards (text): “king”, “black ace”
### $chip (text): “= 99”
### $count (number): cards in a pack, or a card's chips
### $does (texts): “makes the total 99”
### $game (text): a game
### $name (text): a setting
### $names (texts): what is on
### $other (text): another game
### $number (number): which chip, from 1
### $step (text): the last step
### $value (text): of a setting
### $ways (text): settings lost, each with its old value
### $key (text): the key of Undo
### $words (text): a predicate: “makes the total 99”

workshop-name = Name of the game
workshop-maker = Made by
workshop-started-from = based on { $game }
workshop-from-nothing = made from scratch
workshop-undo = Undo: { $step }
workshop-redo = Redo: { $step }
workshop-nothing-to-undo = Nothing to undo
workshop-nothing-to-redo = Nothing to redo
workshop-undone = Undone: { $step }
workshop-redone = Redone: { $step }
workshop-try = Try a deal
workshop-save = Save
workshop-saved = { $game } is on your shelf.
workshop-saved-as = Saved as { $game }, because you already have { $other }.
workshop-does-not-fit = Doesn't fit
workshop-change-rules = Change the rules…
workshop-make-own = Make your own game
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
workshop-group-stakes = The stakes
workshop-group-players = With more players
workshop-group-turn = A turn
workshop-group-deal = A deal
workshop-group-special = Special rules
workshop-on = On: { $names }

## What each card does

workshop-suits = Suits
workshop-suits-alike = All suits alike
workshop-suits-colors = Red and black
workshop-suits-each = Each suit
workshop-suits-mixed = Some suits differ
workshop-in-pack = { $count } in pack
workshop-in-pack-short = ×{ $count }
workshop-how-many = Number of { $cards }
workshop-or = or
# For screen readers.
workshop-row = { $cards }: { $does }
workshop-chip = { $cards }, { $words }, chip { $number } of { $count }
workshop-add = { $cards }: add something
workshop-opens-menu = Opens a menu

## Menus

workshop-choice = { $chip }: { $words }
workshop-menu-change = { START($cards) }: change { $chip }
workshop-menu-add = { START($cards) }: add something
workshop-menu-row = { START($cards) }
workshop-menu-action = It also does this
workshop-menu-action-of = Only when it { $words }
workshop-menu-way = Or a second way to play it (the player chooses)
workshop-menu-suits = Suits of this card
workshop-other-number = Any other number
workshop-way-number = Another way, with a number you enter
workshop-number = Number
workshop-sign = What the number does
workshop-sign-adds = adds
workshop-sign-takes = takes away
workshop-sign-either = adds or takes away
workshop-sign-makes = makes the total
workshop-take-number = Use it
workshop-take-away = Remove
workshop-copy = Copy to another card
workshop-paste = Paste { $chip } here
workshop-nothing-to-add = You can't add anything to this card.
workshop-copied = { $chip } was copied. Paste it on another card.
workshop-cut = { $chip } was cut. Paste it on another card.
workshop-chip-gone = That chip is gone.

## Steps

workshop-step-way = { $name }: { $value }
workshop-takes-away = Also removed: { $ways }. Undo: { $key }
workshop-step-name = Name: { $name }
workshop-step-suits = Suits: { $value }
workshop-step-count = { START($cards) }: { $count } in pack
workshop-step-kept = Your saved draft

## Drafts

workshop-drafts = Other drafts
workshop-begin-again = Start over from { $game }
workshop-begin-nothing = Start from scratch
workshop-go-on-with = Continue { $game }
workshop-goes-on = You're back where you left off.

## Keys

workshop-key-cards = from card to card, from chip to chip
workshop-key-type = to the card, number or option you type
workshop-key-number = change a chip's number
workshop-key-menu = open the menu
workshop-key-delete = add something, remove a chip
workshop-key-chip = cut, copy and paste a chip
workshop-key-columns = to the game, the cards, what it means
