### Saved games, and games pasted as text.
###
### $name (text): a game's own name, or that of its rules
### $number (text): deals the same cards again
### $deal (number): from 1
### $player (player): whose turn it is, or who won
### $players (players): several who won
### $names (text): the players
### $total (number): the total
### $move (number): from the first
### $moves (number): in a text
### $all (number): how many it should have
### $title (text): the rules, or the game
### $line (text): one more line

saved-title = Saved games

## Which games to show

# Read aloud.
saved-which = Which games
saved-all = All
saved-unfinished = Unfinished
saved-finished = Finished
saved-none = No games here yet.

## Buttons

saved-open-file = Open a file
saved-play-on = Play on
saved-save-as = Save as
saved-copy = Copy as text

## A game's name

saved-name = Name of the game
## How far a game is, or how it ended

saved-before-first = Before the first deal
saved-after-deal = After deal { $deal }
# A learner's: the total may be a question.
saved-in-deal = In deal { $deal }
saved-your-turn = Deal { $deal }, your turn, total { $total }
saved-turn = Deal { $deal }, { $player }'s turn, total { $total }
saved-won = { $player } won
saved-all-won = { $players } won
saved-played-by = { $title }: { $names }
# Read aloud.
saved-lines = { $title }. { $line }

## In place of a game

saved-reading = Reading this game…
saved-unreadable-now = This game can't be read right now. It's kept as it is.
saved-damaged = Damaged: only part can be read.

## A game as text

saved-text-title = Cardtable: { $name }
# As saved-deal-number.
saved-text-title-numbered = Cardtable: { $name }, deal number { $number }
saved-text-no-game = This text isn't a whole game: copy it again, up to the last bracket.
saved-text-beginning = The start of this game's text is damaged: copy it again.
saved-text-moves = This text has { $moves } of { $all } moves: copy it all again.
saved-text-unknown-rules = Cardtable doesn't have this game's rules: ask for the game as a file.
saved-text-move = Move { $move } in this text can't be played: copy it all again.
