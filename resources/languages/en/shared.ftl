### What several pages show: games in lists, pictures of players, levels, seats, the back of the cards.
###
### $age (number): from how many years on a game can be played
### $blurb (text): a sentence on what a game is about
### $count (number): how many games there are, or how many play
### $differences (text): what sets a game apart, a few short texts in a row
### $file (text): the name of a file, or where it lies
### $game (text): the name of a game
### $headings (text): headings of parts of the rules, in a row
### $hours (number): how many hours a game takes
### $least (number): how many can play at least
### $minutes (number): how many minutes a game takes
### $most (number): the most there may be: players, megabytes, millions of dots
### $name (text): the name of a seat
### $number (number): the number of a seat, from 1
### $option (text): the name of a house rule
### $players (text): how many can play, as “2–4 players” or “4 players”
### $rules (text): changed house rules, “Tens: +10 or −10; Sevens: skip”
### $time (text): how long a game takes, “20 min” or “3 h”
### $value (text): what is chosen of a house rule
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

## While something is being looked up

# In the place of what is not there yet: a list, a report, figures.
shared-looking = Looking it up…

## Games in lists

# Words by which somebody may look for such a game; nobody sees them.
shared-child-words = good with children, for families with kids
shared-minutes = { $minutes } min
shared-hours = { $hours } h
# Read aloud of a game in a list.
shared-game-spoken = { $game }. { $blurb }
shared-favourite-spoken = { $game }, a favourite. { $blurb }
shared-facts = { $players }, about { $time }, ages { $age } and up
shared-facts-and-differences = { $players }, about { $time }, ages { $age } and up. { START($differences) }

## A photograph as the back of the cards

shared-back-gone = Your own card back is not there any more; the cards have the back of the room.
shared-back-unread = Your own card back cannot be read; the cards have the back of the room. Kept as { $file }.
shared-back-too-many-bytes = { $file } is too large for a card back; { $most } MB is the most.
shared-back-too-many-dots = { $file } is too large for a card back; { $most } megapixels is the most.
shared-back-not-read = { $file } cannot be read ({ $why }).
shared-back-no-picture = { $file } is no picture that can be read here; a JPEG or PNG can.
shared-back-damaged = { $file } is damaged and cannot be read as a picture.
shared-back-not-kept = The picture could not be kept ({ $why }); the card backs are as they were.
shared-back-not-removed = Your picture could not be removed ({ $why }).

## The rules of a game

shared-rules-of-game = Rules of the game
# How many can play; of a game for exactly so many, and of others.
shared-players = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
shared-players-range = { $least }–{ $most } players
# In bold, and after it what is changed in the rules.
shared-house-rules = House rules.
shared-changed-rules = { $rules }.
shared-option = { $option }: { $value }
# Under the rules of a house rule that is being made: what the game that it came from has besides, by its headings.
shared-rules-gone = No longer in the rules: { $headings }.

## Seats

shared-no-person = One seat at least is for a person.
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

## What can be taken along of a game, in a menu

shared-share = Share
shared-copy-text = Copy as text, to be pasted
shared-save-record = Save the record…
shared-save-picture = Save a picture of the table…
shared-save-sheet = Save the score sheet as PDF…
shared-save-everything = Save everything that happened…
