### The page of saved games, and taking in games that others sent as text.
###
### $name (text): a name that somebody gave a game, or the name of a game: Ninety-nine
### $number (text): the number by which the same cards are dealt again: others can type it
### $deal (number): which deal of the game it is, from 1
### $player (player): whose turn it is, or who won
### $players (players): several who won
### $names (text): who is at the table, by name
### $total (number): the running total
### $move (number): which move, counted from the first
### $moves (number): how many moves a text has
### $all (number): how many moves it should have
### $title (text): what is played, or what the game was called
### $line (text): one more line about a game

saved-title = Saved games

## Which games are shown, on a row of buttons

# What the row of buttons is about, read aloud.
saved-which = Which games
saved-all = All
saved-unfinished = Unfinished
saved-finished = Finished
saved-none = There are no games here yet.

## Buttons; the key for each is told beside it

saved-open-file = Open a file
saved-paste = Paste a game
saved-play-on = Play on
saved-look-back = Look back
saved-save-as = Save as
saved-copy = Copy as text
saved-delete = Delete

## The name of a game, in a field that can be typed in

saved-name = Name of the game
saved-rename = Rename
# The number by which the same cards are dealt again, such as 4711; no count of deals like “Deal 3”.
saved-deal-number = Deal number { $number }

## Keys, in the list of all keys

saved-key-open = play on, or look back
saved-key-rename = rename
saved-key-delete = delete
saved-key-save = save a copy
saved-key-copy = copy as text

## How a game stands or how it ended, in one short line

saved-before-first = Before the first deal
saved-after-deal = After deal { $deal }
# Somebody learns at that table: the total may still wait to be called, so it is not told.
saved-in-deal = In deal { $deal }
saved-your-turn = Deal { $deal }, your turn, total { $total }
saved-turn = Deal { $deal }, { FORM($player, form: "whom") } to play, total { $total }
saved-won = { $player } won
saved-all-won = { $players } won
saved-nobody-won = Nobody won
# A game that somebody gave a name: what is played, and by whom.
saved-played-by = { $title }: { $names }
# A game as it is read aloud: line after line.
saved-lines = { $title }. { $line }

## What is told in place of a game

saved-reading = This game is being read.
saved-unreadable-now = This game cannot be read just now; it is kept as it is.
saved-damaged = Damaged: it goes as far as can be read.

## A game as text: what stands before it, and what is wrong with a text that was pasted

saved-text-title = Cardtable: { $name }
# The number by which the same cards are dealt again, such as 4711; no count of deals like “Deal 3”.
saved-text-title-numbered = Cardtable: { $name }, deal number { $number }
saved-text-no-game = There is no whole game in this text; copy it again, to the last bracket.
saved-text-beginning = The beginning of the game in this text is damaged; copy it again.
saved-text-moves = This text has { $moves ->
    [one] one move
   *[other] { $moves } moves
 } of { $all }; copy it again, all of it.
saved-text-unknown-rules = This game was played by rules that this Cardtable does not have; ask for it as a file.
saved-text-move = Move { $move } in this text cannot be played; copy it again, whole.
