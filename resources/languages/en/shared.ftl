### $count (number): count
### $minutes (number): minutes
### $number (number): number
### $players (text): players

## Avatars

shared-fox = Fox
shared-owl = Owl
shared-bear = Bear
shared-penguin = Penguin
shared-cat = Cat
shared-rabbit = Rabbit
shared-frog = Frog
shared-panda = Panda
shared-tiger = Tiger
shared-robot = Robot

## Avatar Picker

shared-pictures = Pictures

## Games

shared-good-with-children-for-families-with-kids = good with children, for families with kids
shared-one-game = one game
shared-minutes-min = { $minutes } min
shared-count-games = { $count } games

## Own Back

shared-your-own-card-back-is-not-there-any-more = Your own card back is not there any more; the cards have the back of the room.

## Rules View

shared-rules-of-the-game = Rules of the game
shared-players-players = { $players } players
shared-house-rules = House rules

## Seats

shared-you = You
shared-one-seat-at-least-is-for-a-person = One seat at least is for a person.
shared-player-number = Player { $number }

## Levels

shared-beginner = Beginner
shared-casual = Casual
shared-cautious = Cautious
shared-clever = Clever
shared-expert = Expert

## Exports

shared-share = Share
shared-copy-as-text-to-be-pasted = Copy as text, to be pasted
shared-save-the-record = Save the record…
shared-save-a-picture-of-the-table = Save a picture of the table…
shared-save-the-score-sheet-as-pdf = Save the score sheet as PDF…
shared-save-everything-that-happened = Save everything that happened…
