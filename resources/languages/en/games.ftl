### The page on which a new game is chosen: families of games on shelves, the games of one, and behind them who
### sits where, which house rules hold, and which deal it is.
###
### $age (number): from how many years on a game can be played
### $changes (text): changed house rules, “Tens: +10 or −10; Sevens: skip”
### $count (number): how many there are
### $families (number): how many families of games there are
### $family (text): the name of a family of games
### $game (text): the name of a game
### $games (number): how many games there are
### $hook (text): a sentence on what a family of games is like
### $level (text): the name of a level of computer opponents
### $more (number): how many changes are not told one by one
### $most (number): how many can play at most
### $name (player): who sits on a seat, or a learner
### $number (number): the number of a seat, from 1
### $other (text): the name of another level, one that is on offer
### $picture (text): what the picture of a player shows, “Fox”
### $players (number): how many play
### $time (text): how long a game takes, “20 min” or “3 h”
### $value (text): what is usual of a house rule
### $why (text): why rules do not go together, as the end of a sentence and without a stop
### $words (text): what was typed into the search field

## Kinds of special cards, in a menu by which games are filtered

games-kind-reverse = Turn the direction
games-kind-skip = Skip a player
games-kind-any = Make any total
games-kind-name = Name a player
games-kind-hands = Swap or steal cards
games-kind-twice = Play twice
games-kind-answer = Ask for an answer
games-kind-together = Several cards at once
games-kind-jokers = Jokers
games-kind-pack = A pack of its own

## Where search and filters find no game

games-none-for-words = No game found for “{ $words }”.
games-none-fits = No game fits all of that.
games-no-favourites = You have no favourites yet. The star on a game makes it one.
games-none-played = You have not played a game yet.
games-do-you-mean = Do you mean one of these?
# On a button whose name is a game's as soon as there is one.
games-like-it = A game like it
games-show-all = Show all games

## Filters, as chips and as buttons with a menu

games-all = All games
games-favourites = Favourites
games-recent = Recently played
games-for-children = Good with children
games-for-children-means = One card a turn, few special cards, small hands, no total that must go below 0
games-number-of-players = Number of players
games-special-cards = Special cards
# On the closed button, while any number will do.
games-players = Players
games-any-number = Any number
games-for-players = { $players ->
    [one] For 1 player
   *[other] For { $players }
 }
# On the closed button, while any cards will do.
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
# In place of “Deal”, in hardly more room, where somebody sits at a phone: the next page invites them.
games-to-phones = Phones
games-rules = Rules
games-seats = Seats
games-house-rules = House rules
games-how-to-play = How to play
games-what-to-look-at = What to look at
games-who-and-how = Who plays, and by which house rules
games-back-to-games = Back to the games
# How many seats are taken, and how many there are.
games-players-of-most = { $players } of { $most }
# A button that leads to a game whose numbers fit a learner.
games-that-fits = A game that fits
games-for-learner = For { $name }: { $game }
games-rules-clash = These rules do not go together: { $why }.

## What keys do, in the panel of keys

games-key-favourite = make the game a favourite, or no longer one
games-key-deal = deal the chosen game

## House rules

games-no-house-rules = This game has no house rules.
# Above the menu of a house rule, while it is as it always was.
games-usual = usual
# The same where it was changed.
games-usually = usually { $value }
# In the menu of a house rule.
games-value-usual = { $value } (usual)
games-usual-rules = Usual rules
games-back-to-usual = Back to the usual rules
# The number by which the same cards are dealt again, such as 4711; no count of deals like “Deal 3”.
games-deal-number = Deal number
# In the empty field of the deal's number.
games-new-cards = new cards
games-deal-number-means = Leave it empty for new cards; the same number, seats and rules deal the same cards again
games-with-changes = With your changes: { $changes }.
games-with-more-changes = With your changes: { $changes }; and { $more } more.
games-the-usual-rules = The usual rules
games-takes-changes-back = Takes back what was changed in the rules

## Seats

games-person = Person
# Who sits there has their cards on a phone of their own.
games-phone = A phone
games-at-a-phone = { $name }, at a phone
games-computer = Computer
games-add-computer = Add a computer opponent (Insert)
games-add-person = Add a person (Shift+Insert)
# Under the seats, for a level of computer opponents that cannot be chosen here.
games-plays-alike = { $level } would play this game just like { $other }.
games-open-hands = All hands lie open
games-open-hands-means = Everybody's cards lie face up, for beginners; computer opponents do not look
games-drag = Drag to another place, or press Alt and an arrow
games-another-picture = Another picture
# For screen readers: before what is chosen, and the tip of a button; so are the next ones.
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
    [you] Take your seat away
   *[other] Take { $name } away
 }

## What a learner does at the table: on the closed button, and with its meaning in the menu

games-role-scorekeeper = Scorekeeper
games-role-caller = Caller
games-role-checker = Checker
games-role-plain = Plain
games-role-scorekeeper-means = Scorekeeper: calls every total
games-role-caller-means = Caller: calls the total of their own cards
games-role-checker-means = Checker: catches wrong totals of the computers
games-role-plain-means = Plain: just plays

## Shelves of families

games-families = Families of games
games-families-keys = Right leads to the games of a family, Enter plays the first
games-variants = { $count ->
    [one] one variant
   *[other] { $count } variants
 }
# The same in a sentence that is read aloud.
games-shelf-spoken = { $family }, { $count ->
    [one] one variant
   *[other] { $count } variants
 }. { $hook }

## Facts of a game, each beside an icon

games-about-time = about { $time }
games-ages = ages { $age } and up
# Where there is little room.
games-age = { $age }+

## Games as rows

games-found = Games found
games-of-family = Games of the family
games-favourite-key = F makes a game a favourite
# Beside the game of a family that is best played first.
games-begin-here = begin here
