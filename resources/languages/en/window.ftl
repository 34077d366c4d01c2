### What the window says, over any page.
###
### $app (text): “Cardtable”
### $count (number): of games
### $file (text): a file
### $key (text): a key
### $folder (text): of games and settings, or of files that are kept
### $log (text): the log file
### $page (text): the title of a page
### $when (text): “Today, 10:15”
### $why (text): what is wrong, without a stop

## The start

window-title = { $page } – { $app }
window-no-start = Cardtable can't start. Your games are safe. { $log } says what happened.
window-settings-unread = Your settings can't be read right now. Cardtable will try again.
window-state-unread = Your recent and favorite games can't be read right now. Cardtable will try again.
window-settings-lost = Your settings can't be read and are back to their defaults. The old ones are kept as { $file }.
window-state-lost = Your recent and favorite games can't be read. They're kept as { $file }.

## Settings

window-settings-saved = Your settings can be saved again.
window-settings-not-saved = Your settings can't be saved. They last until you close Cardtable.
window-folder = Your games and settings are in { $folder }.
window-sounds-on = Sounds are on.
window-sounds-off = Sounds are off.

## Closing

window-saving = Still saving: this disk is slow. The window will close when everything is saved.
window-game-not-saved = The last moves of this game aren't saved.
window-learners-not-saved = Learners' last answers aren't saved.
# After one of these two.
window-lost-if-closed = They're lost if you close now.
window-keep-open = Keep open
window-close-anyway = Close anyway

## Something went wrong: a report

window-went-wrong = Something went wrong
window-report = The report
window-nothing-lost = Nothing you played is lost. This report helps fix the problem.
window-game-kept = Your game is saved up to the last move and goes on. This report helps fix the problem.
window-game-goes-on = The game goes on.
window-with-game = Include this game
window-with-game-means = its rules, deal, moves and all hands, but no names
window-copy-report = Copy report
window-save-report = Save report
# The bracket stays.
window-text-files = Text (*.txt)

## Games on this computer

window-game-opens = Opening the game… Esc cancels.
window-game-left = Your game is saved. You'll find it under Saved games.
window-game-unread = The game can't be read right now ({ $why }).
window-game-goes-on-before = A saved game was damaged and goes on from before the damage. The whole file is kept as { $file }.
window-game-plays-otherwise = A saved game goes on from before its last move. The whole file is kept as { $file }.
window-game-lost = A saved game can't be read. It's kept as { $file }.
window-games-lost = { $count ->
    [one] A saved game can't be read. It's
   *[other] { $count } saved games can't be read. They're
 } kept in { $folder }.
window-game-unread-kept = A saved game ({ $when }) can't be read right now. It's kept as it is.
window-names-lost = The games' names can't be read. They're kept as { $file }.
window-names-unread = The games' names can't be read right now.
window-game-in-bin = The game is in the trash.
window-game-deleted-undo = The game was deleted. Press { $key } to undo.
window-game-back = The game is back.
window-not-opened = { $file } can't be opened: { $why }

## File dialogs; the bracket stays

window-open-game = Open a game
window-games-files = Cardtable games (*.cardtable)
