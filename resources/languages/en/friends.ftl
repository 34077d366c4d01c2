### Card friends: animals that bring back a sum after a deal, and their album. To a child: short, no hurry; a friend is
### never lost.
###
### $friend (text): an animal
### $who (text): an animal and its kind
### $key (text): a key
### $name (text): a child
### $sum (text): 68 + 7 = 75, or as it is read aloud

## A friend asks

friends-on-card = { $friend } is still on this card
friends-brings-sum = { $friend } has a math problem for you
# The child saw help or said a wrong total, perhaps long ago, perhaps in the reversed sum.
friends-looked-today = We looked at this together today.
friends-looked-before = We looked at this together before.
friends-goes-with = We looked at one like this together.
friends-call-it = Say the answer and { $friend } comes home. You can use the line.
friends-call-it-alone = Say the answer and { $friend } comes home.
# D continues the game.
friends-no-hurry = No hurry: { $friend } can wait for another day ({ $key }).
friends-show-line = Show the line
friends-show-more = Show more
friends-is-home = { $friend } is home!
friends-another-waits = Another friend
# For screen readers.
friends-card-with-sum = { $who } is on a card with { $sum }.

## The album

friends-album-of = { $name }'s album
friends-at-home = friends at home
# On the child's page: the one who waits with a sum.
friends-today = Today's friend
friends-nobody-today = No friend is waiting today.
friends-place = for { $friend }
# For screen readers.
friends-in-album = { $who }: { $sum }

## Names: short, and easy to say

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
