### What systems show of Cardtable: in their menus, software centres and file managers, and while it is removed.
### A system that speaks a language without these words shows the English ones.
###
### $count (number): how many games somebody published, about 60

# Below the name, in a menu or a software centre: short, without a full stop.
packaging-summary = Play Ninety-nine and other adding card games
# What kind of program it is, where a menu shows that in place of the name.
packaging-kind = Card Game
# What people may look for in a menu: each word ends with a semicolon, in any number.
packaging-keywords = cards;ninety-nine;adding;total;family;learning;sums;
# What a file manager calls the file of a saved game.
packaging-saved-game = Cardtable game
# What a file manager calls the file of a game that somebody thought up, not one that is being played.
packaging-made-game = Game made with Cardtable

## What a software centre tells: a paragraph, then one line each

packaging-description = A card table for Ninety-nine and the other adding games, in which each card changes a running total and whoever takes it past the limit loses. Play alone against computer opponents who see only their own cards, or round one computer with the family.
packaging-tells-games = { $count } published games, each with its rules in words and its source
packaging-tells-house-rules = House rules, and a hint that says why
packaging-tells-learning = Learning: a child calls the totals, with help that comes and fades
packaging-tells-kept = The game is kept move by move and is still there after the power went off
packaging-tells-access = Played with the mouse or with the keys alone, with large text, and without a network

## Asked on Windows while Cardtable is removed; the folder they lie in stands below

packaging-delete-games = Also delete your saved games, settings and statistics?

## Shown by the installer for Windows

# A box to tick.
packaging-on-desktop = Add a shortcut to the desktop
# With the buttons Retry and Cancel.
packaging-still-open = Cardtable is open. Close it, then try again.
packaging-too-old = Cardtable needs 64-bit Windows 10, version 1809 or later.
