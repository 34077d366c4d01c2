### The first page: the table with the last game, and doors to the rest.
###
### $company (texts): the names of the other players
### $deal (number): the number of a deal within a game, from 1
### $game (text): a game's name
### $player (player): whose turn it is
### $names (texts): everyone at the table
### $place (text): how far the game is: “Deal 2, your turn, total 45”
### $total (number): the total
### $when (text): the last time a game was played: “Today, 10:15”

start-cardtable = Cardtable
start-motto = Play your cards, watch the total.
start-menu = Menu
start-settings = Settings
# The whole page, read aloud.
start-table = The table, with { $names }

## The button that plays, and the game beside it

start-play-on = Play on
start-deal = Deal
start-put-away = Put this game away
start-first-game = Your first game is one click away.
start-with-company = With { $company }
start-before-first-deal = Before the first deal
start-after-deal = After deal { $deal }
# A learner's table: the total may still be a question, so it is not shown.
start-in-deal = In deal { $deal }
start-your-turn = Deal { $deal }, your turn, total { $total }
start-turn-of = { $player ->
    [you] Deal { $deal }, your turn, total { $total }
   *[other] Deal { $deal }, { $player }'s turn, total { $total }
 }
# All of it, as a tool tip.
start-goes-on-with = { $game }. { $place }. { $when }
start-deals-with = { $game }. With { $company }

## Doors: a title, and a few words below it

start-new-game = New game
start-new-game-note = Pick a game and players
start-today = Today
start-today-note = Puzzle, deal and league
start-learning = Learning
start-learning-note = Kids say the total
start-rules = Rules
start-rules-note = Every game, card by card
start-saved = Saved games
start-saved-note = Play on, or look back
start-statistics = Statistics
start-statistics-note = Wins, streaks, bests
