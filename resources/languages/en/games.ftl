### $age (number): age
### $changes (text): changes
### $count (number): count
### $game (text): game
### $minutes (text): minutes
### $most (number): most
### $name (text): name
### $number (number): number
### $option (text): option
### $players (number): how many play
### $range (text): from how many to how many: 2–10
### $seat (text): seat
### $value (text): value
### $words (text): words

## Kinds

games-turn-the-direction = Turn the direction
games-skip-a-player = Skip a player
games-make-any-total = Make any total
games-name-a-player = Name a player
games-swap-or-steal-cards = Swap or steal cards
games-play-twice = Play twice
games-ask-for-an-answer = Ask for an answer
games-several-cards-at-once = Several cards at once
games-jokers = Jokers
games-a-pack-of-its-own = A pack of its own

## Nothing Found

games-a-game-like-it = A game like it
games-do-you-mean-one-of-these = Do you mean one of these?
games-show-all-games = Show all games

## Filter Bar

games-all-games = All games
games-favourites = Favourites
games-recently-played = Recently played
games-good-with-children = Good with children
games-one-card-a-turn-few-special-cards-small = One card a turn, few special cards, small hands, no total that must go below 0
games-number-of-players = Number of players
games-special-cards = Special cards
games-players = Players
games-any-number = Any number
games-cards = Cards
games-any-cards = Any cards
games-for-players = For { $players }

## New Game Page

games-no-game-fits-all-of-that = No game fits all of that.
games-seats = Seats
games-house-rules = House rules
games-how-to-play = How to play
games-what-to-look-at = What to look at
games-search-games = Search games
games-a-game-that-fits = A game that fits
games-rules = Rules
games-who-plays-and-by-which-house-rules = Who plays, and by which house rules
games-back-to-the-games = Back to the games
games-deal = Deal
games-new-game = New game
games-you-have-no-favourites-yet-the-star-on-a = You have no favourites yet. The star on a game makes it one.
games-you-have-not-played-a-game-yet = You have not played a game yet.
games-play-game-now = Play { $game } now
games-make-the-game-a-favourite-or-no-longer-one = Make the game a favourite, or no longer one
games-deal-the-chosen-game = Deal the chosen game
games-players-of-most = { $players } of { $most }
games-ctrl-f = Ctrl+F
games-no-game-found-for-words = No game found for “{ $words }”.
games-for-name-game = For { $name }: { $game }

## Option Row

games-usual = usual
games-value-usual = { $value } (usual)

## Options Panel

games-this-game-has-no-house-rules = This game has no house rules.
games-usual-rules = Usual rules
games-back-to-the-usual-rules = Back to the usual rules
games-new-cards = new cards
games-deal-number = Deal number
games-leave-it-empty-for-new-cards-the-same = Leave it empty for new cards; the same number, seats and rules deal the same cards again

## Changes Line

games-the-usual-rules = The usual rules
games-takes-back-what-was-changed-in-the-rules = Takes back what was changed in the rules
games-with-your-changes-changes = With your changes: { $changes }.
games-option-value = { $option }: { $value }

## Seats

games-person = Person

## Seats Panel

games-computer = Computer
games-add-a-computer-opponent-insert = Add a computer opponent (Insert)
games-add-a-person-shift-insert = Add a person (Shift+Insert)
games-all-hands-lie-open = All hands lie open
games-everybodys-cards-lie-face-up-for-beginners = Everybody's cards lie face up, for beginners; computer opponents do not look

## Handle

games-drag-to-another-place-or-press-alt-and-an = Drag to another place, or press Alt and an arrow

## Roles

games-scorekeeper = Scorekeeper
games-calls-every-total = calls every total
games-caller = Caller
games-calls-the-total-of-their-own-cards = calls the total of their own cards
games-checker = Checker
games-catches-wrong-totals-of-the-computers = catches wrong totals of the computers
games-plain = Plain
games-just-plays = just plays

## Seat Row

games-another-picture = Another picture
games-seat-number = Seat { $number }
games-seat-name-is-played-by = { $seat }, { $name }, is played by
games-what-name-does = What { $name } does
games-seat-name = { $seat }: name
games-take-name-away = Take { $name } away

## Games

games-one-variant = one variant
games-count-variants = { $count } variants
games-age = { $age }+

## Shelves

games-families-of-games = Families of games
games-right-leads-to-the-games-of-a-family-enter = Right leads to the games of a family, Enter plays the first

## Facts Line

games-players-players = { $range } players
games-about-minutes = about { $minutes }
games-ages-age-and-up = ages { $age } and up

## Variant Rows

games-f-makes-a-game-a-favourite = F makes a game a favourite
games-games-found = Games found
games-games-of-the-family = Games of the family

## Row Delegate

games-begin-here = begin here
