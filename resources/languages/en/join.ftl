### The page on which phones are invited to the table: a code to scan, the seats round a felt, and who is on them.
###
### $address (text): what is typed into the browser of a phone, “192.0.2.20:8099”
### $count (number): how many there are
### $game (text): the name of a game
### $least (number): how many a game is for at least
### $name (player): who sits at a phone
### $number (number): the number of a seat, from 1

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

join-no-network = This computer is in no local network, so no phone can reach it. Join your Wi-Fi, or plug in a cable: the code comes by itself.
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
join-knocks = { $count ->
    [one] A phone would like to sit down.
   *[other] { $count } phones would like to sit down.
 }
# Never for fewer than two.
join-too-few = This game needs { $least } players.
join-nobody-at-phone = Nobody has sat down yet.

## What keys do, in the panel of keys

join-key-seats = walk round the seats
join-key-remove = remove the phone of a seat
join-key-computer = one more computer
