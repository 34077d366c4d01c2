### The first page: the last game, and doors to the rest.
###
### $company (texts): the other players
### $deal (number): from 1
### $game (text): a game
### $player (player): whose turn it is
### $names (texts): everyone at the table
### $place (text): “Deal 2, your turn, total 45”
### $total (number): the total
### $when (text): “Today, 10:15”

start-motto = Play your cards, watch the total.
# Read aloud.
start-table = The table, with { $names }

## The button that plays, and its game

start-put-away = Put this game away
start-with-company = With { $company }
start-turn-of = Deal { $deal }, { $player ->
    [you] your
   *[other] { $player }'s
 } turn, total { $total }
# A tool tip.
start-goes-on-with = { $game }. { $place }. { $when }
start-deals-with = { $game }. With { $company }

## What can be set before the first game

# Read aloud: the name of the line.
start-comfort = Make it comfortable for you
start-comfort-text = Larger text
start-comfort-motion = Less motion

## Doors

start-new-game-note = Pick a game and players
start-today-note = Puzzle, deal and sums
start-learning-note = Kids say the total
start-rules-note = Every game, card by card
start-saved = Saved games
start-saved-note = Play on, or look back
start-album-note = Cards and challenges
