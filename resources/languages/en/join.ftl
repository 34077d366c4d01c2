### The page that invites phones: a code to scan, and the seats.
###
### $address (text): for a phone's browser: “192.0.2.20:8099”
### $count (number): how many
### $game (text): a game
### $key (text): the key that opens the page
### $least (number): the fewest players
### $name (player): the player at a phone
### $number (number): of a seat, from 1
### $owner (player): whose seat another phone asks for

## The page

join-title = Play on your phones
join-subtitle = this screen is the table
join-scan = Scan to join
join-code-spoken = QR code that opens { $address } on a phone
join-or-type = or type in a browser
join-same-wifi = The phone must be on the same Wi-Fi.
join-private = Each hand shows only on its own phone. Nothing leaves your home.
join-plain = Cards aren't encrypted: others on this Wi-Fi could see them.

## In place of the code

join-no-network = Join your Wi-Fi or plug in a cable, and the code appears.
join-not-yet = Choose a seat at the table and give it to a phone. Then the code appears here.
join-all-taken = All seats for phones are taken.
join-no-server = Phones can't connect right now.

## In the middle of the table, after a number

join-have-sat-down = { $count ->
    [one] is at the table
   *[other] are at the table
 }
join-phones-here = { $count ->
    [one] phone is here
   *[other] phones are here
 }

## Buttons

join-deal-for = Deal for { $count }
join-back-to-game = Back to the game
# A round button: “?”
join-help = How phones join, and what to do if they can't
join-let-in = Let in

## Seats: on their plates, and for screen readers

join-free = free seat
join-picks = getting ready
join-ready = ready
join-away = away
join-screen = at this screen
join-computer = computer
join-seat = Seat { $number }
join-free-spoken = free, for a phone
join-picks-spoken = on a phone, picking an animal
join-ready-spoken = on a phone, ready
join-away-spoken = phone disconnected
join-screen-spoken = at this screen
join-computer-spoken = played by the computer

## A seat's menu

join-to-phone = Give it to a phone
join-to-screen = Play it at this screen
join-to-computer = Let a computer play it
join-no-seat = Remove the seat
join-remove-this = Remove the phone
# No name yet.
join-somebody = someone
join-remove-phone = Remove { $name }'s phone

## Questions and news

# They typed the address.
join-knock = { $name } would like to join.
join-knock-again = Another phone wants { $owner }'s seat and cards.
join-knock-for-seat = { $name } wants { $owner }'s seat and cards.
# The seat is a learner's, whose answers are saved; this phone is new.
join-knock-whose = Is this { $owner }'s phone?
join-yes = Yes
join-no = No
join-knocks-more = { $count ->
    [one] One more is waiting.
   *[other] { $count } more are waiting.
 }
join-too-few = This game needs { $least } players.
join-nobody-at-phone = No phone has joined yet.
join-knock-told = A phone would like to join ({ $key }).
join-is-back = { $name }'s phone is back.
join-is-away = { $name }'s phone is disconnected.
# On a button next to that seat.
join-stand-in = Let a computer play for { $name }

## Keys

join-key-seats = move around the seats
join-key-remove = remove a seat's phone
join-key-computer = add a computer

## On a phone that has no seat

join-wait-for-host = Wait for the big screen to let you in.
# The answer was “No”.
join-not-yours = That seat is for someone else. Pick another.
join-no-seat-free = No seat is free right now. Ask for one at the big screen.
join-gone-removed = Someone at the big screen removed your phone from the game.
join-gone-over = The table is closed. This page reconnects when it opens again.
join-gone-elsewhere = Your hand is open in another window on this phone.
join-gone-unknown = The table doesn't know this phone anymore. Scan the code on the big screen, or ask to join.
join-gone-refused = You weren't let in. Ask at the big screen.
