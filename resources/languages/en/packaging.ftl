### What systems show: in menus, software centers and file managers, and on removal.
###
### $count (number): published games, about 60

# Below the name; no full stop.
packaging-summary = Play Ninety-nine and other adding card games
# The kind of program, in menus.
packaging-kind = Card Game
# To search by; each ends with a semicolon.
packaging-keywords = cards;ninety-nine;adding;total;family;learning;sums;
packaging-saved-game = Cardtable game
# A game that someone invented.
packaging-made-game = Game made with Cardtable

## A software center's description: a paragraph, then one line each

packaging-description = A card table for Ninety-nine and other adding games: each card changes a running total, and the player who takes it past the limit loses. Play against computer players who see only their own cards, or with your family around one computer.
packaging-tells-games = { $count } published games, each with clear rules and its source
packaging-tells-house-rules = House rules, and hints that say why
packaging-tells-learning = Learning: a child says the totals, with help that comes and goes
packaging-tells-kept = Every move is saved: your game is still there after a power failure
packaging-tells-access = Play with the mouse or just the keys, with large text, and offline

## On Windows, on removal; the games' folder is shown below

packaging-delete-games = Also delete your saved games, settings and statistics?

## The installer for Windows

packaging-on-desktop = Add a desktop shortcut
# Buttons: Retry, Cancel.
packaging-still-open = Cardtable is open. Close it, then try again.
packaging-too-old = Cardtable needs 64-bit Windows 10, version 1809 or later.
