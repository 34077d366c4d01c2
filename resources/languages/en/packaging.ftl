### What systems show about Cardtable: in menus, software centers and file managers, and while it is removed.
### A system whose language lacks these words shows the English ones.
###
### $count (number): how many published games there are, about 60

# Below the name, in a menu or a software center: short, without a full stop.
packaging-summary = Play Ninety-nine and other adding card games
# The kind of program, in menus that show it instead of the name.
packaging-kind = Card Game
# What people may look for in a menu: each word ends with a semicolon, in any number.
packaging-keywords = cards;ninety-nine;adding;total;family;learning;sums;
# What a file manager calls the file of a saved game.
packaging-saved-game = Cardtable game
# What a file manager calls the file of a game that a player invented, not one that is being played.
packaging-made-game = Game made with Cardtable

## A software center's description: a paragraph, then one line each

packaging-description = A card table for Ninety-nine and other adding games: each card changes a running total, and the player who takes it past the limit loses. Play alone against computer opponents who see only their own cards, or with your family around one computer.
packaging-tells-games = { $count } published games, each with clear rules and its source
packaging-tells-house-rules = House rules, and hints that say why
packaging-tells-learning = Learning: a child says the totals, with help that comes and fades
packaging-tells-kept = Every move is saved: your game is still there after a power failure
packaging-tells-access = Play with the mouse or just the keys, with large text, and offline

## Asked on Windows while Cardtable is removed; the folder with the games is shown below

packaging-delete-games = Also delete your saved games, settings and statistics?

## Shown by the installer for Windows

# A box to tick.
packaging-on-desktop = Add a desktop shortcut
# With the buttons Retry and Cancel.
packaging-still-open = Cardtable is open. Close it, then try again.
packaging-too-old = Cardtable needs 64-bit Windows 10, version 1809 or later.
