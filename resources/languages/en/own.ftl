### Games that people made themselves: how they are kept, shown on their shelf, given away, and taken in.
###
### $file (text): the name of a file, or where it lies
### $game (text): the name of a game
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
own-unknown-base = This game changes one that this Cardtable does not know; a newer one may.
own-not-played = This game cannot be played here: { $why }.

## Given away

# The first line of a text that holds a game.
own-text-title = Cardtable: the game { $game }
