### The menu: what can be done. The same words stand in the panel of all keys.
###
### $number (text): the number by which a deal is dealt again, as somebody types it

## What can be done, each beside an icon and its key

menu-menu = Menu
menu-new-game = New game
menu-rules = Rules
menu-rules-of-this-game = Rules of this game
menu-undo = Undo
menu-redo = Redo
menu-hint = Hint
menu-pause = Pause
menu-phones = Phones
# One page back, where that is not the start.
menu-back = Back
menu-back-to-start = Back to start
menu-look-back-on-game = Look back on this game
menu-minds = What did they hold?
menu-statistics = Statistics
menu-learning = Learning
menu-play-last-again = Play the last game again
menu-same-cards = The same cards again
# The number by which the same cards are dealt again, such as 4711; no count of deals like “Deal 3”.
menu-deal-number = Deal number { $number }…
menu-today = Today
menu-saved-games = Saved games
# A page: a position with open hands, in which one card wins.
menu-puzzles = Find the play
menu-open = Open a game…
menu-paste = Paste a game
menu-settings = Settings
menu-list-of-moves = List of moves
menu-sort-value = Sort your hand by value
menu-sort-suit = Sort your hand by suit
menu-sort-dealt = Show your hand as dealt
menu-sounds-off = Turn sounds off
menu-sounds-on = Turn sounds on
menu-full-screen = Full screen
menu-far = Table for a television
menu-not-far = Table for a desk
menu-backups = Backups
menu-export-settings = Export the settings
menu-import-settings = Import settings
menu-reset-settings = Reset all settings
menu-all-keys = All keys
menu-phones-help = How phones sit down
menu-whats-new = What's new
menu-new-version = Look for a new version
menu-diagnostics = Diagnostics
menu-wording = Report a wording
menu-about = About Cardtable
menu-quit = Quit

## Groups of these

menu-games = Games
menu-this-game = This game
menu-look-back = Look back
menu-settings-and-view = Settings and view
menu-help = Help
