### What is called when a card is played, in a word or two, and what may be chosen where a card leaves a choice.
### What a card does is also read in the list of moves and aloud, behind whoever played it: “Ann, 8 of clubs, reverse, 45”,
### “You, 8 of clubs, reverse, 45”. Words that are right for a card, for you and for others alike fit everywhere.
###
### $player (player): who plays, or to whom it is called
### $cards (cards): the cards that are played
### $rank (rank): the rank of a card, or of several that are alike
### $count (number): how many they are
### $value (text): what they do to the running total: “+7”, “−10”, “×2”, or a message of this file
### $total (number): the running total that they lead to
### $words (text): what is called in this game, such as “pass to you”

# The running total is set to a number.
call-makes = makes { $total }
# The running total stays as it is.
call-pass = pass
# The running total is doubled, or halved.
call-doubled = ×2
call-halved = ÷2
call-to = { $words }, { $player }

# A card by its rank, where it stands alone: in the list of what cards are worth, on buttons.
call-face = { START($rank, form: "figure") }

## What a card does, in a word or two, small on the card and on buttons

call-reverse = reverse
call-skip = skip
call-name-next = name the next
call-put-out = put one out
call-shield = shield
call-swap-hands = swap hands
call-redeal = new hands
call-next-plays-2 = next plays 2
call-to-be-answered = to be answered
call-steal = steal a card
call-takes-zeus = takes Zeus
call-others-draw-1 = others draw 1
call-others-draw-2 = others draw 2
call-bomb = bomb
# A card that was laid by mistake, though it goes over the limit.
call-over = over!

## Which seat it is done to

call-who-plays-next = Who plays next?
call-who-is-put-out = Who is put out?
call-swap-with-whom = With whom do you swap hands?
call-steal-from-whom = From whom do you take a card?

## A play as it is read aloud, by a voice that reads figures in its own way; a language may have a form of cards for that

call-spoken = { $player }, { $cards }, { $value }, { $total }
call-spoken-several = { $player }, { $count } { FORM($rank, form: "many") }, { $value }, { $total }
# The total is set to a number: it is said once.
call-spoken-makes = { $player }, { $cards }, makes { $total }
call-spoken-several-makes = { $player }, { $count } { FORM($rank, form: "many") }, make { $total }
# The card is called by what it does.
call-spoken-by-name = { $player }, { $cards }, { $total }
# What is left to say of a play whose total a child has just called: “Olive, reverse”.
call-spoken-besides = { $player }, { $value }
