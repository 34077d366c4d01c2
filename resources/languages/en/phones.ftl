### Words on the phones at the table.
###
### $count (number): how many there are
### $name (text): the reader
### $number (number): which deal of the game it is, from 1
### $player (player): another player, or the reader
### $total (text): a running total that was typed or chosen on the phone
### $what (text): the cards played, and their effect: “nine, hold”

## The page on a phone: words on and above buttons are short, as a phone is narrow

phones-page-animal = Your animal
phones-page-name = Your name
phones-page-which-seat = Which seat is yours?
phones-page-sit = Join
phones-page-seated = You're in! The deal starts at the big screen.
# Next to the name and animal of a player with a seat.
phones-page-change = Change
phones-page-knock = Ask to join
phones-page-stop-waiting = Stop waiting
# The seat is open in another window of the same phone.
phones-page-play-here = Play here

## The player of a seat, below the name or instead of it

phones-page-free = free seat
phones-page-taken = taken
phones-page-you = you
phones-page-computer = computer
phones-page-screen = at the screen
phones-page-away = away

## Names of parts of the page, for screen readers

phones-page-table = Table
phones-page-hand = Your hand
phones-page-choices = What you can do
phones-page-seats = At the table

## Below the hand

phones-page-tap-twice = Tap a card twice to play it
phones-page-tap-once = Tap a card to play it
phones-page-tap-again = Tap it again to play it
phones-page-tap-marks = Tap the cards that go together

## Buttons

phones-page-back = Back
phones-page-close = Close
phones-page-play-marked = Play them
phones-page-go-on = Continue
phones-page-next-deal = Next deal
phones-page-hint = Hint
phones-page-undo = Undo
# The chosen one of the totals that a card can make.
phones-page-take-number = Make it { $total }
# The button with which the player says the running total; it can be pressed once a total is typed.
phones-page-say = Say
phones-page-say-number = Say { $total }
phones-page-delete = Delete the last digit
# Shows the whole number line again, after one ten of it was stretched.
phones-page-whole-line = Whole line

## Settings of this phone

phones-page-settings = Settings of this phone
phones-page-large-text = Large text
phones-page-one-tap = Play with one tap
phones-page-sound = Sounds
phones-page-vibration = Vibration
# The page is light if the phone is in light mode; otherwise it is always as dark as the felt.
phones-page-daylight = Light when the phone is
phones-page-face = Name and animal
phones-page-plainly = Your plays cross your Wi-Fi unencrypted, so others on it could see them. They never leave your home.
phones-page-leave = Leave your seat
phones-page-leave-sure = Others can then take your seat. The game goes on without you.
phones-page-stay = Stay

## The connection

phones-page-connecting = Looking for the table
phones-page-lost = Looking for the table again
phones-page-lost-help = Is this phone on the same Wi-Fi as the computer? Is the game still open there?
phones-page-try-now = Try now

## The seal: a number shown before the deal proves after it that the cards were not changed

phones-page-seal = This deal's cards are sealed
phones-page-seal-holds = This phone checked: no card was changed.
phones-page-seal-broken = The seal doesn't match: these aren't the cards that were sealed.

## For a seat: next to the running total, above the hand

phones-deal = Deal { $number }
# How much can be added before the limit.
phones-left = { $count } left
phones-your-turn = { $name }, it's your turn
# Out of turn, after a bomb for example.
phones-you-are-asked = { $name }, your answer?
phones-turn-of = { $player ->
    [you] Your turn
   *[other] { $player }'s turn
 }
phones-paused = The game is paused
# For now, a computer plays the seat, or someone at the big screen does.
phones-you-are-relieved = Someone is playing your cards for you
phones-deal-is-over = The deal is over
phones-game-is-over = The game is over
phones-you-are-out = You're out of the game
phones-you-sit-out = You're sitting this deal out
phones-you-have-won = You've won
# What just happened: “Olive: nine, hold”.
phones-said = { $player ->
    [you] You: { $what }
   *[other] { $player }: { $what }
 }
# A player without a name plays at the screen.
phones-who-is-at-the-screen = the player at the screen
# After the name of a player whose phone is not connected now, for screen readers.
phones-is-away = away

## Choosing with a finger

phones-choose-the-total = Choose the total you want.
phones-tap-a-seat = Tap a player.
phones-tap-the-cards = Tap the cards that go together.
# After a card, for screen readers.
phones-with-others = can be played with others
phones-wrong-costs = A wrong total costs a forfeit.

## The seal on the cards of a deal, when it is open

phones-seal-is-open = SHA-256 turns the second line into the first: no card was changed.
