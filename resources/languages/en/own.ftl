### Games that people made themselves: how they are kept, shown on their shelf, given away, and taken in.
###
### $changes (number): how many things are otherwise than in the game that it was made from
### $count (number): how many games stand on the shelf
### $file (text): the name of a file, or where it lies
### $game (text): the name of a game
### $maker (text): who made a game
### $name (text): the name of a game
### $why (text): what is wrong, as the end of a sentence and without a stop

## Kept on disk

own-set-aside = A game of yours could not be read; it is kept as { $file }.
own-unread = A game of yours cannot be read just now ({ $why }); { $file } stays as it is.
own-kept-unplayed = “{ $name }” cannot be played here: { $why }. Its file stays as it is.
own-not-kept = The game could not be saved ({ $why }).
own-name-taken = There is another game in its place now.
# What a game is called that has no name yet.
own-nameless = Our game

## What came from elsewhere

own-not-a-game = This file does not hold a game of Cardtable.
own-no-text = There is no game in this text; copy it again, to the last dot.
own-text-damaged = A part of the game in this text is missing or mistyped; copy it again.
own-newer = This game was made with a newer Cardtable; please use that one.
own-no-code = There is no QR code of a game in this picture.
own-no-picture = This picture cannot be read.
own-unknown-base = This game changes one that this Cardtable does not know; a newer one may.
own-makes-no-sense = The rules of this game do not go together.
own-not-played = This game cannot be played here: { $why }.

## Given away

# The first line of a text that holds a game.
own-text-title = Cardtable: the game { $game }
own-give = Share it
own-give-code = A phone’s camera reads this code and gets the game as a text. Send that to another computer, or save the code as a picture: Cardtable reads both.
own-code-spoken = QR code of { $game }
own-copy-text = Copy as text
own-copied-text = { $game } is on the clipboard, as a text.
own-save-file = Save as file
own-save-code = Save the code as a picture
own-files = Games made with Cardtable (*.cardgame)
own-save-title = Save the game
own-pictures = Pictures (*.png)

## Taken in

own-arrival-title = A game for you
own-by = Made up by { $maker }
own-made-from = It is { $game } with { $changes ->
    [0] no other rules
    [one] one other rule:
   *[other] { $changes } other rules:
 }
own-made-anew = It was made from nothing. This is what to know of it:
own-marked = What is otherwise than in { $game } has a pen before it, and a line under it.
own-take = Take it
own-leave = Leave it
own-taken = { $game } is among your games.
own-here-already = { $game } is among your games already.
own-make = Make a game
# On a button that leads to both ways to a game of one's own: making one, and bringing one in.
own-ways = Own games
own-bring = Bring in a game
own-bring-title = Bring in a game
# What can be opened: files of games, and pictures with a QR code.
own-bring-kinds = Games and pictures (*.cardgame *.png *.jpg *.jpeg *.bmp)

## On their shelf

own-shelf = Our own games
own-shelf-hook = Thought up by you, or given to you.
own-count = { $count ->
    [one] one game
   *[other] { $count } games
 }
own-blurb-by = Made up by { $maker }.
own-blurb-from = { $game }, with rules of your own.
own-change = Change it
own-rename = Rename
own-rename-ask = What shall { $game } be called?
own-duplicate = Duplicate
own-duplicated = { $game } is on your shelf.
own-delete = Delete
own-in-bin = { $game } is in the bin of this computer.
own-in-bin-undo = { $game } is in the bin; Ctrl+Z puts it back.
own-deleted-undo = { $game } is deleted; Ctrl+Z puts it back.
own-back = { $game } is back.
# Clever and Expert are levels of the computer opponents; the game is one that somebody made.
own-practised = Clever and Expert have practised { $game }.
