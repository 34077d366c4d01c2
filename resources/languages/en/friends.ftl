### Card friends: animals that bring back a sum at the end of a deal, and their album.
### Said to a child: short, no hurry. A friend is never lost.
###
### $friend (text): the name of an animal
### $who (text): an animal and its kind, from “Who they are”
### $name (text): a child's name
### $sum (text): a sum in signs, 68 + 7 = 75, or as it is read aloud

## A friend asks

# The title, for a friend who is not at home yet.
friends-on-card = { $friend } is still on this card
# The title, for a friend who is home but brings another sum.
friends-brings-sum = { $friend } has a sum for you
# Why it is asked: the child saw help or said a wrong total, today or before, in this sum or its reverse. The child need
# not have been wrong.
friends-looked-today = We looked at this sum together today.
friends-looked-before = We looked at this sum together before.
friends-goes-with = We looked at a sum like this together.
friends-call-it = Say it now and { $friend } comes home. You can use the line.
friends-call-it-alone = Say it now and { $friend } comes home.
# Seen and heard; D is the key that continues the game.
friends-no-hurry = No hurry: { $friend } can wait for another day (D).
friends-calls = { $name }:
friends-show-line = Show the line
friends-show-more = Show more
friends-is-home = { $friend } is home!
friends-another-waits = Another friend
# For a screen reader: a card with a sum.
friends-card-with-sum = { $who } is on a card with the sum { $sum }.

## What the keys do, in the list of keys

friends-key-leave = continue without saying it
friends-key-another = other friend

## The album

friends-album-of = { $name }'s album
friends-at-home = friends at home
friends-place = for { $friend }
# For a screen reader: a card of the album.
friends-in-album = { $who }: { $sum }

## Names: short, and easy for a child to say in your language

friends-name-add-ones = Tilly
friends-name-add-to-ten = Ollie
friends-name-add-cross-ten = Pim
friends-name-add-ten = Sunny
friends-name-add-teens = Taro
friends-name-take-ones = Dotty
friends-name-take-ten = Lumi
friends-name-take-cross-ten = Iggy
friends-name-take-past-zero = Bubbles
friends-name-double = Flora
friends-name-halve = Momo
friends-name-swap-digits = Flip
friends-name-round-to-ten = Robby
friends-name-room = Ella

## Who they are

friends-who-add-ones = Tilly the chick
friends-who-add-to-ten = Ollie the pig
friends-who-add-cross-ten = Pim the mouse
friends-who-add-ten = Sunny the bee
friends-who-add-teens = Taro the turtle
friends-who-take-ones = Dotty the ladybug
friends-who-take-ten = Lumi the snail
friends-who-take-cross-ten = Iggy the hedgehog
friends-who-take-past-zero = Bubbles the fish
friends-who-double = Flora the butterfly
friends-who-halve = Momo the hamster
friends-who-swap-digits = Flip the bat
friends-who-round-to-ten = Robby the seal
friends-who-room = Ella the elephant
