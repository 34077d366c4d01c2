### What the window itself says, over whatever page is shown.
###
### $file (text): the name of a file, or where it lies
### $folder (text): the folder of games and settings
### $log (text): where the log lies
### $when (text): when a game was last played, “Today, 10:15”
### $why (text): what is wrong, in words of the system or of the game, without a stop

## The start

window-no-start = Cardtable cannot start. Your games are as they were; { $log } says what happened.
window-settings-unread = Your settings cannot be read just now; the file stays as it is and is tried again.
window-state-unread = Your last and favourite games cannot be read just now; the file stays as it is and is tried again.
window-settings-lost = Your settings cannot be read and are as on the first day; kept as { $file }.
window-state-lost = Your last and favourite games cannot be read and are forgotten; kept as { $file }.

## Settings

window-settings-saved = Your settings are saved again.
window-settings-not-saved = Your settings cannot be saved; they hold until you close Cardtable.
window-folder = Your games and settings are in { $folder }.
window-sounds-on = Sounds are on.
window-sounds-off = Sounds are off.

## Closing

window-saving = Saving; this disk is slow. The window closes by itself when all is saved.
window-game-not-saved = What was played last in this game is not saved.
window-learners-not-saved = What learners did last is not saved.
# After one of the two sentences above.
window-lost-if-closed = It is lost if you close now.
window-keep-open = Keep open
window-close-anyway = Close all the same

## When something went wrong: a window with a report

window-went-wrong = Something went wrong
window-report = The report
window-nothing-lost = Nothing you played is lost. With this report the fault can be found and mended.
window-game-kept = The game is kept up to the last move and goes on. With this report the fault can be found and mended.
# A sentence on why it cannot be saved follows.
window-game-goes-on = The game goes on.
window-with-game = With the game as it stands
window-with-game-means = its rules, deal and moves, and so all cards held, but nobody's name
window-copy-report = Copy report
window-copied = Copied
window-save-report = Save report
# The kind of file in a dialog of the system; the bracket stays as it is.
window-text-files = Text (*.txt)
window-go-on = Go on

## Games on this computer

window-game-opens = The game is being opened; Escape leaves it.
window-game-left = The game you left is kept as it stands; find it under Saved games.
window-game-unread = The game cannot be read just now ({ $why }).
window-game-goes-on-before = A saved game is damaged and goes on from before that; all of it is in { $file }.
window-game-plays-otherwise = A saved game cannot be played on as it stands and goes on from before that; all of it is put away as { $file }.
window-game-lost = A saved game cannot be read; it is kept as { $file }.
window-game-unread-kept = A saved game cannot be read just now; it is kept as it is ({ $when }).
window-names-lost = The names of the games cannot be read; they are kept as { $file }.
window-names-unread = The names of the games cannot be read just now; the file stays as it is.
window-game-in-bin = The game is in the bin of this computer.
window-game-in-bin-undo = The game is in the bin; Ctrl+Z puts it back.
window-game-deleted-undo = The game is deleted; Ctrl+Z puts it back.
window-game-back = The game is back.
window-not-opened = { $file } cannot be opened: { $why }

## Titles of the system's dialogs, and kinds of files in them; the bracket stays as it is

window-open-game = Open a game
window-save-record = Save the record
window-games-files = Games of Cardtable (*.cardtable)
