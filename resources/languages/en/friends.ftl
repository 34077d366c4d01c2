### Card friends: animals that ask for a sum that returns, at the end of a deal, and the album in which they are at home.
### Said to a child, short and without hurry; a friend is never lost.
###
### $friend (text): the name of an animal
### $who (text): an animal with its kind, as “Who they are” says it
### $name (text): the name of a child
### $sum (text): a sum in signs, 68 + 7 = 75; or as it is read aloud

## A friend asks

# The title, when the friend is not at home yet.
friends-on-card = { $friend } is still on this card
# The title, when the friend is at home and comes with another sum.
friends-brings-sum = { $friend } has a sum for you
# Why it is asked: the way to it was shown today or before, be it by help or after a wrong call; or it is the other way
# round of such a sum. It need not have been called wrongly.
friends-looked-today = We looked at this sum together today.
friends-looked-before = We looked at this sum together before.
friends-goes-with = This sum goes with one that we looked at together.
friends-call-it = Call it now, with the line if you like, and { $friend } comes home.
friends-call-it-alone = Call it now, and { $friend } comes home.
# Seen and heard; D is the key that goes on with the game.
friends-no-hurry = No hurry: { $friend } can wait for another day (key D).
# Before the sum.
friends-calls = { $name }:
friends-show-line = Show the line
friends-show-more = Show more
friends-is-home = { $friend } is home!
friends-another-waits = Another friend
# For a screen reader: the card, and the sum on it.
friends-card-with-sum = { $who } is on a card with the sum { $sum }.

## What the keys do, in the list of keys

friends-key-leave = go on without calling
friends-key-another = to the other friend

## The album

friends-album-of = Album of { $name }
friends-at-home = friends at home
friends-place = for { $friend }
# For a screen reader: a card of the album.
friends-in-album = { $who }: { $sum }

## Names: short, easy to say for a child, and clear in your language

friends-name-add-ones = Tilly
friends-name-add-to-ten = Olli
friends-name-add-cross-ten = Pim
friends-name-add-ten = Suma
friends-name-add-teens = Taro
friends-name-take-ones = Dotty
friends-name-take-ten = Lumi
friends-name-take-cross-ten = Igo
friends-name-take-past-zero = Blubb
friends-name-double = Flora
friends-name-halve = Momo
friends-name-swap-digits = Fips
friends-name-round-to-ten = Robby
friends-name-room = Ella

## Who they are

friends-who-add-ones = Tilly the chick
friends-who-add-to-ten = Olli the pig
friends-who-add-cross-ten = Pim the mouse
friends-who-add-ten = Suma the bee
friends-who-add-teens = Taro the turtle
friends-who-take-ones = Dotty the ladybird
friends-who-take-ten = Lumi the snail
friends-who-take-cross-ten = Igo the hedgehog
friends-who-take-past-zero = Blubb the fish
friends-who-double = Flora the butterfly
friends-who-halve = Momo the hamster
friends-who-swap-digits = Fips the bat
friends-who-round-to-ten = Robby the seal
friends-who-room = Ella the elephant
