### The menu, and the panel of all keys.
###
### $number (text): deals the same cards again

## Commands

menu-menu = Menu
menu-rules = Rules
menu-rules-of-this-game = Rules of this game
menu-undo = Undo
menu-redo = Redo
menu-hint = Hint
menu-phones = Phones
menu-stand-in = Let a computer play
# One page back.
menu-back-to-start = Back to start
menu-look-back-on-game = Look back at this game
menu-play-last-again = Play last game again
menu-same-cards = Same cards again
menu-deal-number = Deal number { $number }
menu-today = Today
menu-open = Open a game…
menu-paste = Paste a game
menu-sort-value = Sort your hand by value
menu-sort-suit = Sort your hand by suit
menu-sort-dealt = Show your hand as dealt
menu-sounds-off = Turn sounds off
menu-sounds-on = Turn sounds on
menu-full-screen = Full screen
menu-not-far = Table for a desk
menu-reset-settings = Reset all settings
menu-all-keys = All keys
menu-phones-help = How phones join
menu-new-version = Check for updates
menu-wording = Report odd wording
menu-about = About Cardtable
menu-quit = Quit

## Groups

menu-games = Games
menu-this-game = This game
menu-settings-and-view = Settings and view
menu-help = Help
