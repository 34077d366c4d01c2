### $action (text): action
### $names (text): names
### $number (text): number

## Saved Games Page

saved-which-games = Which games
saved-open-a-file = Open a file
saved-ctrl-o = Ctrl+O
saved-paste-a-game = Paste a game
saved-ctrl-v = Ctrl+V
saved-name-of-the-game = Name of the game
saved-rename-f2 = Rename (F2)
saved-your-games-are-being-looked-for = Your games are being looked for.
saved-enter = Enter
saved-look-back = Look back
saved-save-as = Save as
saved-ctrl-s = Ctrl+S
saved-copy-as-text = Copy as text
saved-ctrl-c = Ctrl+C
saved-delete = Delete
saved-del = Del
saved-saved-games = Saved games
saved-there-are-no-games-here-yet = There are no games here yet.
saved-all = All
saved-unfinished = Unfinished
saved-finished = Finished
saved-play-on = Play on
saved-this-game-is-being-read = This game is being read.
saved-damaged-it-goes-as-far-as-can-be-read = Damaged: it goes as far as can be read.
saved-play-on-or-look-back = play on, or look back
saved-rename = rename
saved-delete-2 = delete
saved-save-a-copy = save a copy
saved-copy-as-text-2 = copy as text
saved-action-enter = { $action } (Enter)
saved-deal-number-number = Deal number { $number }

## Replay

saved-nobody-won = Nobody won
saved-names-won = { $names } won

## Games

saved-before-the-first-deal = Before the first deal

## Table

saved-and = { " " }and{ " " }

## Saved Games

saved-this-game-cannot-be-read-just-now-it-is = This game cannot be read just now; it is kept as it is.
