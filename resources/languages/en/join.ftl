### The page on which phones are invited to the table: a code to scan, the seats round a felt, and who is on them.
###
### $address (text): what is typed into the browser of a phone, “192.0.2.20:8099”
### $count (number): how many there are
### $game (text): the name of a game
### $key (text): the key that opens the page
### $least (number): how many a game is for at least
### $name (player): who sits at a phone
### $number (number): the number of a seat, from 1
### $owner (player): whose seat it is, although another phone asks for it

## The page

join-title = Phones as hands
# Beside the title.
join-subtitle = this screen is the table
join-scan = Scan to sit down
join-code-spoken = QR code that opens { $address } on a phone
# Under the code, before the address.
join-or-type = or type in the browser
join-same-wifi = The phone must be in the same Wi-Fi.
join-private = Each hand stays on its own phone. Nothing leaves this house.
join-plain = It travels unencrypted: others in this Wi-Fi could read it.

## In place of the code

join-no-network = This computer is in no network, so no phone can reach it. Join your Wi-Fi or plug in a cable: then the code comes by itself.
join-not-yet = No seat is at a phone yet. Choose a seat and give it to a phone; the code comes then.
join-all-taken = All seats for phones are taken.
join-no-server = Phones cannot be reached from here just now.

## In the middle of the table, under the number

join-have-sat-down = { $count ->
    [one] has sat down
   *[other] have sat down
 }
join-phones-here = { $count ->
    [one] phone is here
   *[other] phones are here
 }

## Buttons

join-deal-for = Deal for { $count }
join-add-computer = Computer
join-back-to-game = Back to the game
# On a round button with a question mark.
join-help = How phones sit down, and what to do where one finds nothing
join-let-in = Let in
join-not-now = Not now

## Seats: on their plates, and as a screen reader says it

join-free = free seat
join-picks = picks an animal
join-ready = ready
join-away = away
join-screen = at this screen
join-computer = computer
join-seat = Seat { $number }
join-free-spoken = free, for a phone
join-picks-spoken = at a phone, picks an animal
join-ready-spoken = at a phone, ready
join-away-spoken = at a phone, away
join-screen-spoken = at this screen
join-computer-spoken = played by the computer

## Who else can play a seat, in its menu

join-to-phone = Give it to a phone
join-to-screen = Play it at this screen
join-to-computer = Let a computer play it
join-no-seat = Take the seat away
join-remove-this = Remove the phone
# Who sits at a phone without a name yet.
join-somebody = somebody
join-remove-phone = Remove the phone of { $name }

## What is asked and told

# Somebody typed the address: the host lets them in or not.
join-knock = { $name } would like to sit down.
# Another phone than before: whoever lets it in shows it the cards of that seat.
join-knock-again = Another phone would like to have the seat of { $owner } and the cards there.
join-knock-for-seat = { $name } would like to have the seat of { $owner } and the cards there.
# The seat is that of a learner, whose answers are kept; this phone has not sat there as that learner before.
join-knock-whose = Is this { $owner }’s phone?
join-yes = Yes
join-no = No
join-knocks-more = { $count ->
    [one] One more is waiting.
   *[other] { $count } more are waiting.
 }
# Never for fewer than two.
join-too-few = This game needs { $least } players.
join-nobody-at-phone = No phone has sat down yet.
# Over the table, while the page is not in front; the key opens it.
join-knock-told = A phone would like to sit down ({ $key }).
join-is-back = { $name } is back at the phone.
# It is the turn of somebody whose phone has been away for a while.
join-is-away = { $name }’s phone is away. A computer or this screen can play on ({ $key }).

## What keys do, in the panel of keys

join-key-seats = walk round the seats
join-key-remove = remove the phone of a seat
join-key-computer = one more computer

## On a phone that has no seat

join-wait-for-host = Somebody at the big screen has to let you in.
# The answer was “No”.
join-not-yours = That seat is for someone else. Pick another one.
join-no-seat-free = No seat is free just now. Somebody at the big screen can make room.
join-gone-removed = Somebody at the big screen has taken this phone off its seat.
join-gone-over = No phones are at the table any more.
join-gone-elsewhere = Your hand is open in another window of this phone.
join-gone-unknown = The table does not know this phone any more. Scan the code on the big screen, or ask to sit down.
join-gone-refused = You were not let in. Ask at the big screen.
