### New game: families on shelves, the games of one, and then seats, house rules and deal number.
###
### $age (number): the youngest age
### $changes (text): “Tens: +10 or −10; Sevens: skip”
### $count (number): how many
### $family (text): a game family
### $game (text): a game
### $hook (text): a sentence about a family
### $kind (text): a kind of special cards: reverse, skip, any, name, hands, twice, answer, together, jokers, pack
### $more (number): changes not listed
### $most (number): the most players
### $name (player): the player on a seat, or a learner
### $number (number): of a seat, from 1
### $picture (text): “Fox”
### $players (number): players
### $time (text): “20 min” or “3 h”
### $value (text): a house rule's usual value
### $why (text): the end of a sentence, without a period
### $words (text): what was searched for

## No game found

games-none-for-words = No games found for “{ $words }”.
games-heard-found = { $count ->
    [one] 1 game found: { $game }
   *[other] { $count } games found. Best match: { $game }
 }
games-none-fits = No game fits all of that.
games-no-favorites = No favorites yet. Star a game to add it here.
games-none-played = You haven't played a game yet.
games-do-you-mean = Did you mean one of these?
games-like-it = A similar game
games-show-all = Show all games

## Filters

games-all = All games
games-favorites = Favorites
games-recent = Recently played
games-for-children = For children
games-for-children-means = One card a turn, few special cards, small hands, totals never forced below 0
games-number-of-players = Number of players
# How people search: “for 3”.
games-for-players = { $players ->
    [one] For 1 player
   *[other] For { $players }
 }
# How people search: “without jokers”. A language says each kind in the form that goes with its word.
games-without = without { $kind ->
    [reverse] reverses
    [skip] skips
    [any] any total
    [name] choosing
    [hands] swaps
    [twice] double plays
    [answer] answers
    [together] several cards at once
    [jokers] jokers
   *[pack] special cards
 }

## The page

games-new-game = New game
games-search = Search games
games-deal = Deal
games-seats = Seats
games-house-rules = House rules
games-how-to-play = How to play
games-what-to-look-at = Choose a view
games-back-to-games = Back to the game
games-more = { $count } more
games-up-to = { $players ->
    [one] 1 player,
   *[other] { $players } players,
 } max { $most }
games-how-long = How long
games-short = Short, { $time }
games-usual-length = Usual, { $time }
games-only-one = Only { $game } fits.
games-phones-join = Let phones join this game
games-that-fits = A game that fits
games-for-learner = For { $name }: { $game }
games-rules-clash = These rules don't go together: { $why }.

## House rules

games-no-house-rules = This game has no house rules.
# Above a changed one's.
# In the menu.
games-value-usual = { $value } (usual)
games-more-house-rules = More house rules
# Not a count like “Deal 3”.
games-deal-number = Deal number
# In the empty field.
games-new-cards = new cards
games-deal-number-means = Leave empty for new cards; the same number, seats and rules give the same cards
games-with-changes = With your changes: { $changes }.
games-with-more-changes = With your changes: { $changes }; and { $more } more.
games-the-usual-rules = The usual rules
games-takes-changes-back = Undoes your changes to the rules

## Seats

games-person = Person
# Their cards are on their phone.
games-phone = A phone
games-at-a-phone = { $name }, on a phone
games-computer = Computer
games-add = Add a player
games-name-and-picture = Name and picture
games-move-left = Move left
games-move-right = Move right
games-add-computer = Add a computer player (Insert)
games-add-person = Add a person (Shift+Insert)
games-open-hands = Hands face up
games-open-hands-means = All cards are face up, for beginners; computer players don't look
games-drag = Drag to move, or press Alt and an arrow
games-another-picture = Another picture
# For screen readers.
games-seat-played-by = Seat { $number }, { $name ->
    [you] yours,
   *[other] { $name },
 } is played by
games-seat-name = Seat { $number }: name
games-seat-picture = Seat { $number }, { $name ->
    [you] yours:
   *[other] { $name }:
 } picture, { $picture }
games-what-does = { $name ->
    [you] What you do
   *[other] What { $name } does
 }
games-take-away = { $name ->
    [you] Remove your seat
   *[other] Remove { $name }
 }

## A learner's role

games-role-scorekeeper = Scorekeeper
games-role-caller = Caller
games-role-checker = Checker
games-role-plain = Plain
games-role-scorekeeper-means = Scorekeeper: says every total
games-role-caller-means = Caller: says the total of their own cards
games-role-checker-means = Checker: catches the computers' wrong totals
games-role-plain-means = Plain: just plays
games-level-beginner = Beginner: mostly plays at random
games-level-casual = Casual: makes a slip now and then
games-level-cautious = Cautious: plays high cards first
games-level-expert = Expert: has practiced, or thinks ahead

## Shelves of families

games-families = Game families
games-families-keys = Tab opens a family, Enter plays its first game
games-variants = { $count ->
    [one] one variant
   *[other] { $count } variants
 }
# Read aloud.
games-shelf-spoken = { $family }, { games-variants }. { $hook }

## Facts, next to icons

# Little room.
games-age = { $age }+

## Games as rows

games-found = Games found
games-of-family = Games in the family
games-favorite-key = F adds this game to favorites or removes it
games-begin-here = start here
