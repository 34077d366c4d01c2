### $number (text): number

## Menu

menu-rules-of-this-game = Rules of this game
menu-rules = Rules
menu-menu = Menu
menu-new-game = New game
menu-learning = Learning
menu-quit = Quit
menu-undo = Undo
menu-redo = Redo
menu-hint = Hint
menu-pause = Pause
menu-back-to-start = Back to start
menu-look-back-on-this-game = Look back on this game
menu-what-did-they-hold = What did they hold?
menu-statistics = Statistics
menu-play-the-last-game-again = Play the last game again
menu-the-same-cards-again = The same cards again
menu-saved-games = Saved games
menu-open-a-game = Open a game…
menu-paste-a-game = Paste a game
menu-settings = Settings
menu-list-of-moves = List of moves
menu-full-screen = Full screen
menu-backups = Backups
menu-export-the-settings = Export the settings
menu-import-settings = Import settings
menu-reset-all-settings = Reset all settings
menu-all-keys = All keys
menu-whats-new = What's new
menu-diagnostics = Diagnostics
menu-about-cardtable = About Cardtable
menu-games = Games
menu-this-game = This game
menu-look-back = Look back
menu-settings-and-view = Settings and view
menu-help = Help
menu-turn-sounds-off = Turn sounds off
menu-turn-sounds-on = Turn sounds on
menu-deal-number-number = Deal number { $number }…
