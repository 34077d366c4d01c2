### The first page: the table with the last game on it, and doors to all the rest.
###
### $company (texts): who played with the reader, by name
### $deal (number): the number of a deal within a game, from 1
### $game (text): the name of a game
### $player (player): whose turn it is
### $names (texts): everybody at the table
### $place (text): how far a game is, “Deal 2, your turn, total 45”
### $total (number): the running total
### $when (text): when a game was last played, “Today, 10:15”

# The name of the program.
start-cardtable = Cardtable
start-motto = Play your cards, mind the total.
start-menu = Menu
start-settings = Settings
# Read aloud of the whole page.
start-table = The table, round it { $names }

## The button that plays, and what is said of the game beside it

start-play-on = Play on
start-deal = Deal
start-put-away = Put this game away
start-first-game = Your first game is one click away.
start-with-company = With { $company }
start-before-first-deal = Before the first deal
start-after-deal = After deal { $deal }
# Somebody learns at that table: the total may still wait to be called, so it is not told.
start-in-deal = In deal { $deal }
start-your-turn = Deal { $deal }, your turn, total { $total }
start-turn-of = { $player ->
    [you] Deal { $deal }, your turn, total { $total }
   *[other] Deal { $deal }, { $player } to play, total { $total }
 }
# All of it together, as a tool tip.
start-goes-on-with = { $game }. { $place }. { $when }
start-deals-with = { $game }. With { $company }

## Doors: a title, and a few words below it

start-new-game = New game
start-new-game-note = Pick a game and players
start-today = Today
start-today-note = Puzzle, deal and league
start-learning = Learning
start-learning-note = A child calls the total
start-rules = Rules
start-rules-note = Every game, card by card
start-saved = Saved games
start-saved-note = Play on, or look back
start-statistics = Statistics
start-statistics-note = Wins, streaks, your bests
