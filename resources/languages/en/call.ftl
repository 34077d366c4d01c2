### What a card does, in a word or two, and what a player can choose when a card leaves a choice.
### The words also follow the player's name, in the list of moves and aloud: “Ann, 8 of clubs, reverse, 45”,
### “You, 8 of clubs, reverse, 45”. So they must suit a card, you, and others.
###
### $player (player): who plays, or who is meant
### $cards (cards): the cards played
### $rank (rank): the rank of one card, or of several alike
### $count (number): how many they are
### $value (text): what they do to the total: “+7”, “−10”, “×2”, or a message of this file
### $total (number): the total after them
### $words (text): what the card does in this game, such as “pass to you”

# The total is set to a number.
call-makes = makes { $total }
# The total stays.
call-pass = pass
# The running total is doubled, or halved.
call-doubled = ×2
call-halved = ÷2
call-to = { $words }, { $player }

# A rank by itself: in the list of what cards are worth, on buttons.
call-face = { START($rank, form: "figure") }

## What a card does: small, on the card and on buttons

call-reverse = reverse
call-skip = skip
call-name-next = choose next
call-put-out = knock one out
call-shield = shield
call-swap-hands = swap hands
call-redeal = new hands
call-next-plays-2 = next plays 2
call-to-be-answered = answer it
call-steal = steal a card
call-takes-zeus = takes Zeus
call-others-draw-1 = others draw 1
call-others-draw-2 = others draw 2
call-bomb = bomb
# A card played by mistake that goes over the limit.
call-over = over!

## Who is meant

call-who-plays-next = Who plays next?
call-who-is-put-out = Who gets knocked out?
call-swap-with-whom = Who do you swap hands with?
call-steal-from-whom = Who do you steal a card from?

## A play, read aloud by a voice; a language may have a form of cards for that

call-spoken = { $player }, { $cards }, { $value }, { $total }
call-spoken-several = { $player }, { $count } { FORM($rank, form: "many") }, { $value }, { $total }
# The total is set, so it is said only once.
call-spoken-makes = { $player }, { $cards }, makes { $total }
call-spoken-several-makes = { $player }, { $count } { FORM($rank, form: "many") }, make { $total }
# The card is named by what it does.
call-spoken-by-name = { $player }, { $cards }, { $total }
# The rest of a play whose total a child has just said: “Olive, reverse”.
call-spoken-besides = { $player }, { $value }
