### The menu. The panel of all keys has the same words.
###
### $number (text): the number that deals the same cards again

## Commands, each with an icon and its key

menu-menu = Menu
menu-new-game = New game
menu-rules = Rules
menu-rules-of-this-game = Rules of this game
menu-undo = Undo
menu-redo = Redo
menu-hint = Hint
menu-pause = Pause
menu-phones = Phones
# One page back, but not to the start.
menu-back = Back
menu-back-to-start = Back to start
menu-look-back-on-game = Look back at this game
menu-minds = What did they hold?
menu-statistics = Statistics
menu-learning = Learning
menu-play-last-again = Play last game again
menu-same-cards = Same cards again
# The number that deals the same cards again, such as 4711; not a count of deals like “Deal 3”.
menu-deal-number = Deal number { $number }…
menu-today = Today
menu-saved-games = Saved games
# A page: a position with open hands in which one card wins.
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
menu-far = Table for a TV
menu-not-far = Table for a desk
menu-backups = Backups
menu-export-settings = Export settings
menu-import-settings = Import settings
menu-reset-settings = Reset all settings
menu-all-keys = All keys
menu-phones-help = How phones join
menu-whats-new = What's new
menu-new-version = Check for updates
menu-diagnostics = Diagnostics
menu-wording = Report odd wording
menu-about = About Cardtable
menu-quit = Quit

## Groups of these

menu-games = Games
menu-this-game = This game
menu-look-back = Look back
menu-settings-and-view = Settings and view
menu-help = Help
