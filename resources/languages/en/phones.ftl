### On the phones at the table.
###
### $count (number): how many
### $name (text): the reader
### $number (number): of the deal
### $player (player): another player, or the reader
### $total (text): a total, typed or chosen
### $what (text): “nine, hold”

## A phone is narrow: short words

phones-page-animal = Your animal
phones-page-name = Your name
phones-page-which-seat = Which seat is yours?
phones-page-sit = Join
phones-page-seated = You're in! The deal starts on the big screen.
# Next to the name and animal.
phones-page-change = Change
phones-page-knock = Ask to join
phones-page-stop-waiting = Stop waiting
# The seat is open in another window.
phones-page-play-here = Play here

## The player of a seat

phones-page-free = free seat
phones-page-taken = taken
phones-page-you = you
phones-page-computer = computer
phones-page-screen = at the screen
phones-page-away = away

## For screen readers

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
phones-page-take-number = Make it { $total }
phones-page-say = Say
phones-page-say-number = Say { $total }
phones-page-delete = Delete the last digit
# After one ten of the number line was stretched.
phones-page-whole-line = Whole line

## Settings of this phone

phones-page-settings = Settings of this phone
phones-page-large-text = Large text
phones-page-one-tap = Play with one tap
phones-page-sound = Sounds
phones-page-vibration = Vibration
# Otherwise the page is dark.
phones-page-daylight = Match the phone's light or dark mode
phones-page-face = Name and animal
phones-page-plainly = Your plays aren't encrypted: others on this Wi-Fi could see them.
phones-page-leave = Leave your seat
phones-page-leave-sure = Others can then take your seat. The game goes on without you.
phones-page-stay = Stay

## The connection

phones-page-connecting = Looking for the table
phones-page-lost = Looking for the table again
phones-page-lost-help = Is this phone on the same Wi-Fi as the computer? Is the game still open there?
phones-page-try-now = Try now

## The seal: a number shown before the deal proves that no card was changed

phones-page-seal = This deal's cards are sealed
phones-page-seal-holds = This phone checked: no card was changed.
phones-page-seal-broken = The seal doesn't match: these aren't the cards that were sealed.

## Next to the total, above the hand

phones-your-turn = { $name }, it's your turn
# Out of turn, as after a bomb.
phones-you-are-asked = { $name }, your answer?
phones-turn-of = { $player ->
    [you] Your turn
   *[other] { $player }'s turn
 }
phones-paused = The game is paused
phones-you-are-relieved = Someone is playing your cards for you
phones-game-is-over = The game is over
phones-you-are-out = You're out of the game
phones-you-sit-out = You're sitting this deal out
phones-you-have-won = You've won
# “Olive: nine, hold”.
phones-said = { $player ->
    [you] You:
   *[other] { $player }:
 } { $what }
# A player without a name.
phones-who-is-at-the-screen = the player at the screen

## Choosing with a finger

phones-choose-the-total = Choose the total you want.
phones-tap-a-seat = Tap a player.
phones-tap-the-cards = Tap the cards that go together.
# For screen readers.
phones-with-others = can be played with other cards
phones-wrong-costs = A wrong total costs a forfeit.
phones-wrong-costs-token = A wrong total costs a token.
phones-wrong-costs-deal = A wrong total loses the deal.

phones-seal-is-open = SHA-256 turns the second line into the first: no card was changed.
