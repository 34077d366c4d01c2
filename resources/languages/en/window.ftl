### $log (text): log
### $lost (text): lost
### $trouble (text): trouble

## Failure

window-cardtable-cannot-start-your-games-are-as = Cardtable cannot start. Your games are as they were; { $log } says what happened.

## Closing

window-saving-this-disk-is-slow-the-window-closes = Saving; this disk is slow. The window closes by itself when all is saved.

## Unsaved

window-keep-open = Keep open
window-close-all-the-same = Close all the same
window-lost-it-is-lost-if-you-close-now = { $lost } It is lost if you close now.
window-what-was-played-last-in-this-game-is-not = What was played last in this game is not saved.
window-what-learners-did-last-is-not-saved = What learners did last is not saved.

## Crash Window

window-the-game-is-kept-up-to-the-last-move-and = The game is kept up to the last move and goes on. With this report the fault can be found and mended.
window-its-rules-deal-and-moves-and-so-all-cards = its rules, deal and moves, and so all cards held, but nobody's name
window-something-went-wrong = Something went wrong
window-the-report = The report
window-with-the-game-as-it-stands = With the game as it stands
window-copy-report = Copy report
window-save-report = Save report
window-go-on = Go on
window-nothing-you-played-is-lost-with-this = Nothing you played is lost. With this report the fault can be found and mended.
window-copied = Copied
window-text-txt = Text (*.txt)
window-the-game-goes-on-trouble = The game goes on. { $trouble }

## Jobs

window-the-game-is-being-opened-escape-leaves-it = The game is being opened; Escape leaves it.

## Main Window

window-cardtable-is-open-already-and-does-not = Cardtable is open already and does not answer; nothing that you do in this window is saved.
window-cardtable = Cardtable
window-your-settings-cannot-be-read-just-now-the = Your settings cannot be read just now; the file stays as it is and is tried again.
window-your-last-and-favourite-games-cannot-be = Your last and favourite games cannot be read just now; the file stays as it is and is tried again.
window-the-game-you-left-is-kept-as-it-stands = The game you left is kept as it stands; find it under Saved games.
window-your-settings-are-saved-again = Your settings are saved again.
window-your-settings-cannot-be-saved-they-hold = Your settings cannot be saved; they hold until you close Cardtable.
window-sounds-are-on = Sounds are on.
window-sounds-are-off = Sounds are off.

## Exports

window-games-of-cardtable-cardtable = Games of Cardtable (*.cardtable)
window-save-the-record = Save the record

## Games

window-the-game-is-in-the-bin-of-this-computer = The game is in the bin of this computer.
window-the-game-is-back = The game is back.
window-open-a-game = Open a game
window-the-names-of-the-games-cannot-be-read-just = The names of the games cannot be read just now; the file stays as it is.
window-the-game-is-in-the-bin-ctrl-z-puts-it-back = The game is in the bin; Ctrl+Z puts it back.
window-the-game-is-deleted-ctrl-z-puts-it-back = The game is deleted; Ctrl+Z puts it back.
