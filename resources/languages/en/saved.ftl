### The page of saved games, and games pasted as text.
###
### $name (text): the name somebody gave a game, or the name of its rules: Ninety-nine
### $number (text): the number that deals the same cards again; players can type it
### $deal (number): deal number in its game, from 1
### $player (player): whose turn it is, or who won
### $players (players): several who won
### $names (text): the players' names
### $total (number): the total
### $move (number): which move, counted from the first
### $moves (number): moves in a text
### $all (number): how many it should have
### $title (text): the name of the rules, or of the game
### $line (text): one more line about a game

saved-title = Saved games

## Which games to show: a row of buttons

# The row, read aloud.
saved-which = Which games
saved-all = All
saved-unfinished = Unfinished
saved-finished = Finished
saved-none = No games here yet.

## Buttons, with their keys

saved-open-file = Open a file
saved-paste = Paste a game
saved-play-on = Play on
saved-look-back = Look back
saved-save-as = Save as
saved-copy = Copy as text
saved-delete = Delete

## The name of a game, in a text field

saved-name = Name of the game
saved-rename = Rename
# The number that deals the same cards again, such as 4711; not a count like “Deal 3”.
saved-deal-number = Deal number { $number }

## Keys, in the list of all keys

saved-key-open = play on, or look back
saved-key-rename = rename
saved-key-delete = delete
saved-key-save = save a copy
saved-key-copy = copy as text

## How far a game is, or how it ended, in a short line

saved-before-first = Before the first deal
saved-after-deal = After deal { $deal }
# A learner's table: the total may still be a question, so it is not shown.
saved-in-deal = In deal { $deal }
saved-your-turn = Deal { $deal }, your turn, total { $total }
saved-turn = Deal { $deal }, { $player }'s turn, total { $total }
saved-won = { $player } won
saved-all-won = { $players } won
saved-nobody-won = Nobody won
# A game with its own name: its rules and players.
saved-played-by = { $title }: { $names }
# A game, read aloud line by line.
saved-lines = { $title }. { $line }

## In place of a game

saved-reading = Reading this game…
saved-unreadable-now = This game can't be read right now. It's kept as it is.
saved-damaged = Damaged: only part can be read.

## A game as text: its heading, and what is wrong with a pasted text

saved-text-title = Cardtable: { $name }
# The number that deals the same cards again, such as 4711; not a count like “Deal 3”.
saved-text-title-numbered = Cardtable: { $name }, deal number { $number }
saved-text-no-game = This text isn't a whole game: copy it again, up to the last bracket.
saved-text-beginning = The start of this game's text is damaged: copy it again.
saved-text-moves = This text has { $moves ->
    [one] one move
   *[other] { $moves } moves
 } of { $all }: copy it all again.
saved-text-unknown-rules = This Cardtable doesn't have this game's rules: ask for it as a file.
saved-text-move = Move { $move } in this text can't be played: copy it all again.
