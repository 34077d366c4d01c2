### Games that people made: saving, their shelf, sharing, adding.
###
### $changes (number): from the game it is based on
### $count (number): games on the shelf
### $file (text): a file
### $game (text): a game
### $key (text): a key
### $maker (text): who made it
### $name (text): a game
### $share (number): the percentage of practice that is done
### $why (text): the end of a sentence, without a period

## Kept on disk

own-set-aside = One of your games couldn't be read; it's kept as { $file }.
own-unread = One of your games can't be read right now ({ $why }); { $file } is unchanged.
own-kept-unplayed = “{ $name }” can't be played here: { $why }. Its file is unchanged.
own-not-kept = The game couldn't be saved ({ $why }).
own-nameless = Our game

## From elsewhere

own-not-a-game = This file isn't a Cardtable game.
own-no-text = There's no game in this text. Copy it again, to the very last dot.
own-text-damaged = Part of this game's text is missing or mistyped. Copy it again.
own-newer = This game was made with a newer version of Cardtable. Please update Cardtable.
own-no-code = There's no QR code of a game in this picture.
own-no-picture = This picture can't be read.
own-unknown-base = This game is based on one that this version of Cardtable doesn't have. A newer one may.
own-makes-no-sense = The rules of this game don't go together.
own-not-played = This game can't be played here: { $why }.

## Given away

own-text-title = A Cardtable game: { $game }
own-give = Share
own-give-code = Scan this code with a phone to get the game as text, or save the code as a picture. Cardtable reads both.
own-code-spoken = QR code of { $game }
own-copy-text = Copy as text
own-copied-text = { $game } is on the clipboard as text.
own-save-file = Save as file
own-save-code = Save the code as a picture
own-files = Cardtable games (*.cardgame)
own-save-title = Save the game
own-pictures = Pictures (*.png)

## Taken in

own-arrival-title = A game for you
own-by = Made up by { $maker }
own-made-from = It's { $game } with { $changes ->
    [0] the same rules
    [one] one changed rule:
   *[other] { $changes } changed rules:
 }
own-made-anew = It was made from scratch. Here's what to know:
own-marked = Changes from { $game } are underlined and marked with a pen.
own-take = Add it
own-leave = No, thanks
own-taken = { $game } is now one of your games.
own-here-already = You already have { $game }.
own-ways = Your games
own-bring = Add a game
own-bring-kinds = Games and pictures (*.cardgame *.cardtable *.png *.jpg *.jpeg *.bmp)
own-paste = Paste a game

## On their shelf

own-shelf = Your own games
own-shelf-hook = Made up by you, or given to you.
own-blurb-by = Made up by { $maker }.
own-blurb-from = { $game }, with your own rules.
own-change = Change
own-rename-ask = What should { $game } be called?
own-duplicate = Duplicate
own-duplicated = { $game } is on your shelf.
own-in-bin = { $game } is in the trash.
own-deleted-undo = { $game } was deleted. Press { $key } to undo.
own-back = { $game } is back.
own-practicing = Experts are practicing: { $share }%
own-practiced = Expert players have practiced { $game }.
