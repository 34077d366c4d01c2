### What several pages show.
###
### $age (number): the youngest age
### $blurb (text): a sentence about a game
### $count (number): games, or players
### $differences (text): what sets a game apart
### $file (text): a file
### $game (text): a game
### $headings (text): of parts of the rules
### $hours (number): a game takes
### $least (number): the fewest players
### $minutes (number): a game takes
### $most (number): players, megabytes, megapixels
### $name (text): a seat's name
### $number (number): of a seat, from 1
### $option (text): a house rule
### $players (text): “2–4 players” or “4 players”
### $rules (text): “Tens: +10 or −10; Sevens: skip”
### $time (text): “20 min” or “3 h”
### $value (text): the house rule's choice
### $why (text): the system's reason, without a stop

## Pictures of players

shared-pictures = Pictures
shared-picture-fox = Fox
shared-picture-owl = Owl
shared-picture-bear = Bear
shared-picture-penguin = Penguin
shared-picture-cat = Cat
shared-picture-rabbit = Rabbit
shared-picture-frog = Frog
shared-picture-panda = Panda
shared-picture-tiger = Tiger
shared-picture-robot = Robot

## While something loads

shared-looking = Loading…

## Games in lists

# To find such a game by; unseen.
shared-child-words = good with children, for families with kids
shared-minutes = { $minutes } min
shared-hours = { $hours } h
# Read aloud.
shared-game-spoken = { $game }. { $blurb }
shared-favorite-spoken = { $game }, a favorite. { $blurb }
shared-facts = { $players }, about { $time }, ages { $age } and up
shared-facts-and-differences = { shared-facts }. { START($differences) }

## A photo on the card backs

shared-back-gone = Your own card back is missing, so the cards use the room's.
shared-back-unread = Your own card back can't be read, so the cards use the room's. It's kept as { $file }.
shared-back-too-many-bytes = { $file } is too large for a card back. The limit is { $most } MB.
shared-back-too-many-dots = { $file } is too large for a card back. The limit is { $most } megapixels.
shared-back-not-read = { $file } can't be read ({ $why }).
shared-back-no-picture = { $file } isn't a picture Cardtable can read. Try a JPEG or PNG.
shared-back-damaged = { $file } is damaged and can't be read.
shared-back-not-kept = The picture couldn't be saved ({ $why }). The card backs haven't changed.
shared-back-not-removed = Your picture couldn't be removed ({ $why }).

## The rules of a game

shared-rules-of-game = Rules of the game
shared-players = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
shared-players-range = { $least }–{ $most } players
# In bold.
shared-house-rules = House rules.
shared-changed-rules = { $rules }.
shared-option = { $option }: { $value }
# Headings of the old game, below a new house rule.
shared-rules-gone = No longer in the rules: { $headings }.

## Seats

shared-no-person = At least one player must be a person.
shared-player-number = Player { $number }
shared-same-name = Two players are called { $name }.

## Levels of computer opponents

shared-level-beginner = Beginner
shared-level-casual = Casual
shared-level-cautious = Cautious
shared-level-clever = Clever
shared-level-expert = Expert

## Signs in sums, as at school

shared-times = ×
shared-divided-by = ÷

## Sharing a game

shared-copy-text = Copy as text
shared-save-record = Save the record…
shared-save-picture = Save a picture of the table…
shared-save-sheet = Save the score sheet as PDF…
shared-save-everything = Save a detailed log…

## Words of several pages

shared-cancel = Cancel
shared-delete = Delete
shared-rename = Rename
shared-import = Import
shared-export = Export
shared-not-now = Not now
shared-day-before = The day before
shared-day-after = The day after
shared-done = Done
shared-go-on = Continue
shared-pause = Pause
shared-show-me = Show me
