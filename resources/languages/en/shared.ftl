### What several pages show.
###
### $age (number): the youngest age for a game
### $blurb (text): a sentence about a game
### $count (number): how many games there are, or how many play
### $differences (text): what sets a game apart, a few short texts
### $file (text): the name or place of a file
### $game (text): a game's name
### $headings (text): headings of parts of the rules, in a row
### $hours (number): how many hours a game takes
### $least (number): the fewest players
### $minutes (number): how many minutes a game takes
### $most (number): the most there may be: players, megabytes, megapixels
### $name (text): a seat's name
### $number (number): the number of a seat, from 1
### $option (text): the name of a house rule
### $players (text): how many can play, as “2–4 players” or “4 players”
### $rules (text): changed house rules, “Tens: +10 or −10; Sevens: skip”
### $time (text): how long a game takes, “20 min” or “3 h”
### $value (text): the choice of a house rule
### $why (text): what the system says is wrong, without a stop

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

# In place of a list, a report, figures.
shared-looking = Loading…

## Games in lists

# Words to find such a game by; nobody sees them.
shared-child-words = good with children, for families with kids
shared-minutes = { $minutes } min
shared-hours = { $hours } h
# A game in a list, read aloud.
shared-game-spoken = { $game }. { $blurb }
shared-favourite-spoken = { $game }, a favorite. { $blurb }
shared-facts = { $players }, about { $time }, ages { $age } and up
shared-facts-and-differences = { $players }, about { $time }, ages { $age } and up. { START($differences) }

## A photograph as the back of the cards

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
# How many can play: exactly so many, or a range.
shared-players = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
shared-players-range = { $least }–{ $most } players
# In bold, before the changed rules.
shared-house-rules = House rules.
shared-changed-rules = { $rules }.
shared-option = { $option }: { $value }
# Below the rules of a new house rule: headings of the old game that are gone.
shared-rules-gone = No longer in the rules: { $headings }.

## Seats

shared-no-person = At least one seat must be a person.
shared-player-number = Player { $number }
shared-same-name = Two seats are called { $name }.

## Levels of computer opponents

shared-level-beginner = Beginner
shared-level-casual = Casual
shared-level-cautious = Cautious
shared-level-clever = Clever
shared-level-expert = Expert

## Signs in sums, as schools write them: 27 × 2 = 54, 38 ÷ 2 = 19

shared-times = ×
shared-divided-by = ÷

## Sharing a game, in a menu

shared-share = Share
shared-copy-text = Copy as text
shared-save-record = Save the record…
shared-save-picture = Save a picture of the table…
shared-save-sheet = Save the score sheet as PDF…
shared-save-everything = Save everything that happened…
