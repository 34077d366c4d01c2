### What is said on phones that sit at the table.
###
### $count (number): how many there are
### $name (text): who reads
### $number (number): which deal of the game it is, from 1
### $player (player): another player, or who reads
### $total (text): a running total that was typed or chosen on the phone
### $what (text): the cards that were played, and what they did: “nine, hold”

## The page on a phone: words on buttons and above them are short, as a phone is narrow

phones-page-animal = Your animal
phones-page-name = Your name
phones-page-which-seat = Where do you sit?
phones-page-sit = Sit down
phones-page-seated = You have a seat. The cards are dealt at the screen.
# Beside a name and an animal that somebody who sits already has changed.
phones-page-change = Change
phones-page-knock = Ask to sit down
phones-page-stop-waiting = Stop waiting
# The seat is open in another window of the same phone.
phones-page-play-here = Play here

## Who has a seat, below the name or in its place

phones-page-free = free seat
phones-page-taken = has sat down
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
phones-page-go-on = Go on
phones-page-next-deal = Next deal
phones-page-hint = Hint
phones-page-undo = Take back
# Of the totals that a card can make, the one that was chosen.
phones-page-take-number = Take { $total }
# Says the running total, when it is typed; before that, the button cannot be pressed.
phones-page-say = Say
phones-page-say-number = Say { $total }
phones-page-delete = Delete the last figure
# The line of numbers again from end to end, after a ten of it was stretched.
phones-page-whole-line = Whole line

## Settings of this phone

phones-page-settings = Settings of this phone
phones-page-large-text = Large text
phones-page-one-tap = Play with one tap
phones-page-sound = Sounds
phones-page-vibration = Vibration
# The page is light where the phone is; otherwise it is always as dark as the felt.
phones-page-daylight = Light by day, like the phone
phones-page-face = Name and animal
phones-page-plainly = What you play goes through your Wi-Fi unencrypted: others in it could read along. It never leaves this house.
phones-page-leave = Leave the seat
phones-page-leave-sure = Your seat is free for others then. The game goes on without you.
phones-page-stay = Stay

## The connection

phones-page-connecting = Looking for the table
phones-page-lost = Looking for the table again
phones-page-lost-help = Is this phone in the same Wi-Fi as the computer, and is the game still open there?
phones-page-try-now = Try now

## That the cards were not changed: a number that seals them is shown before the deal, and what it was made of after it

phones-page-seal = The cards of this deal are sealed
phones-page-seal-holds = This phone has checked it: no card was changed.
phones-page-seal-broken = The seal does not fit: these are not the cards that were sealed.

## What a seat is shown: beside the running total, above the hand

phones-deal = Deal { $number }
# How far it is to the limit.
phones-left = { $count } left
phones-your-turn = { $name }, it is your turn
# Out of turn, such as by a bomb.
phones-you-are-asked = { $name }, you are asked
phones-turn-of = { $player ->
    [you] You are to play
   *[other] { $player } is to play
 }
phones-paused = The table is paused
# Those at the big screen have given the seat to a computer or play it there, for the time being.
phones-you-are-relieved = Somebody is playing for you just now
phones-deal-is-over = The deal is over
phones-game-is-over = The game is over
phones-you-are-out = You are out of the game
phones-you-sit-out = You sit this deal out
phones-you-have-won = You have won
# What just happened: “Olive: nine, hold”.
phones-said = { $player ->
    [you] You: { $what }
   *[other] { $player }: { $what }
 }
# Somebody without a name plays at the screen.
phones-who-is-at-the-screen = the player at the screen
# Behind the name of a player whose phone is not here just now, for screen readers.
phones-is-away = away

## How something is chosen with a finger

phones-choose-the-total = Choose the total that you want.
phones-tap-a-seat = Tap a player.
phones-tap-the-cards = Tap the cards that go together.
# Behind a card, for screen readers.
phones-with-others = can be played with others
phones-wrong-costs = A wrong sum costs a forfeit.

## The seal on the cards of a deal, when it is open

phones-seal-is-open = The second line, put through SHA-256, gives the first one: no card was changed.
