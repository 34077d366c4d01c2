### The page for a new game: game families on shelves, the games of one, and then seats, house rules and deal number.
###
### $age (number): the youngest age for a game
### $changes (text): changed house rules, “Tens: +10 or −10; Sevens: skip”
### $count (number): how many
### $families (number): how many game families
### $family (text): the name of a game family
### $game (text): the name of a game
### $games (number): how many games
### $hook (text): a sentence about a game family
### $level (text): the name of a level of computer opponents
### $more (number): changes not listed
### $most (number): the most players
### $name (player): the player on a seat, or a learner
### $number (number): the number of a seat, from 1
### $other (text): the name of another level on the list
### $picture (text): what the picture of a player shows, “Fox”
### $players (number): how many players
### $time (text): how long a game takes, “20 min” or “3 h”
### $value (text): the usual value of a house rule
### $why (text): why rules don't go together, as the end of a sentence, without a period
### $words (text): the text in the search field

## Kinds of special cards, in a menu of filters

games-kind-reverse = Reverse direction
games-kind-skip = Skip a player
games-kind-any = Make any total
games-kind-name = Choose a player
games-kind-hands = Swap or steal cards
games-kind-twice = Play twice
games-kind-answer = Ask for an answer
games-kind-together = Several cards at once
games-kind-jokers = Jokers
games-kind-pack = Its own pack

## If search and filters find no game

games-none-for-words = No game found for “{ $words }”.
games-none-fits = No game fits all of that.
games-no-favourites = No favorites yet. The star on a game makes it one.
games-none-played = You haven't played a game yet.
games-do-you-mean = Did you mean one of these?
# On a button until it shows the name of a game.
games-like-it = A similar game
games-show-all = Show all games

## Filters, as chips and as buttons with a menu

games-all = All games
games-favourites = Favorites
games-recent = Recently played
games-for-children = Good for children
games-for-children-means = One card a turn, few special cards, small hands, never forced below 0
games-number-of-players = Number of players
games-special-cards = Special cards
# On the closed button, for any number.
games-players = Players
games-any-number = Any number
games-for-players = { $players ->
    [one] For 1 player
   *[other] For { $players }
 }
# On the closed button, for any cards.
games-cards = Cards
games-any-cards = Any cards

## The page

games-new-game = New game
# Beside the title of the page.
games-families-and-games = { $families ->
    [one] 1 family
   *[other] { $families } families
 }, { $games ->
    [one] 1 game
   *[other] { $games } games
 }
games-search = Search games
games-deal = Deal
# Instead of “Deal”, in little more room, if someone plays on a phone: the next page invites them.
games-to-phones = Phones
games-rules = Rules
games-seats = Seats
games-house-rules = House rules
games-how-to-play = How to play
games-what-to-look-at = Choose a view
games-who-and-how = Players and house rules
games-back-to-games = Back to games
# Seats taken, and seats in all.
games-players-of-most = { $players } of { $most }
# A button to a game with numbers that suit a learner.
games-that-fits = A game that fits
games-for-learner = For { $name }: { $game }
games-rules-clash = These rules don't go together: { $why }.

## What keys do, in the panel of keys

games-key-favourite = add to favorites, or remove
games-key-deal = deal the chosen game

## House rules

games-no-house-rules = This game has no house rules.
# Above the menu of a house rule, if it is unchanged.
games-usual = usual
# The same if it was changed.
games-usually = usually { $value }
# In the menu of a house rule.
games-value-usual = { $value } (usual)
games-usual-rules = Usual rules
games-back-to-usual = Back to the usual rules
# The number that deals the same cards again, such as 4711; not a count like “Deal 3”.
games-deal-number = Deal number
# In the empty field of the deal number.
games-new-cards = new cards
games-deal-number-means = Leave empty for new cards. The same number, seats and rules give the same cards again
games-with-changes = With your changes: { $changes }.
games-with-more-changes = With your changes: { $changes }; and { $more } more.
games-the-usual-rules = The usual rules
games-takes-changes-back = Undoes your changes to the rules

## Seats

games-person = Person
# This player has their cards on their own phone.
games-phone = A phone
games-at-a-phone = { $name }, on a phone
games-computer = Computer
games-add-computer = Add a computer player (Insert)
games-add-person = Add a person (Shift+Insert)
# Under the seats, for a level of computer opponents that isn't available here.
games-plays-alike = { $level } would play this game just like { $other }.
games-open-hands = Open hands
games-open-hands-means = Everyone's cards are face up, for beginners; computer players don't look
games-drag = Drag to move, or press Alt and an arrow
games-another-picture = Another picture
# These are for screen readers: before the choice, and as the tip of a button.
games-seat-played-by = { $name ->
    [you] Seat { $number }, yours, is played by
   *[other] Seat { $number }, { $name }, is played by
 }
games-seat-name = Seat { $number }: name
games-seat-picture = { $name ->
    [you] Seat { $number }, yours: picture, { $picture }
   *[other] Seat { $number }, { $name }: picture, { $picture }
 }
games-what-does = { $name ->
    [you] What you do
   *[other] What { $name } does
 }
games-take-away = { $name ->
    [you] Remove your seat
   *[other] Remove { $name }
 }

## A learner's role at the table: on the closed button, and explained in the menu

games-role-scorekeeper = Scorekeeper
games-role-caller = Caller
games-role-checker = Checker
games-role-plain = Plain
games-role-scorekeeper-means = Scorekeeper: says every total
games-role-caller-means = Caller: says the total of their own cards
games-role-checker-means = Checker: catches the computers' wrong totals
games-role-plain-means = Plain: just plays

## Shelves of families

games-families = Game families
games-families-keys = Right opens a family, Enter plays its first game
games-variants = { $count ->
    [one] one variant
   *[other] { $count } variants
 }
# The same, read aloud in a sentence.
games-shelf-spoken = { $family }, { $count ->
    [one] one variant
   *[other] { $count } variants
 }. { $hook }

## Facts of a game, each beside an icon

games-about-time = about { $time }
games-ages = ages { $age } and up
# If there is little room.
games-age = { $age }+

## Games as rows

games-found = Games found
games-of-family = Games in the family
games-favourite-key = F makes a game a favorite
# Next to the best first game of a family.
games-begin-here = start here
