### What a card does, in a word or two. The words follow a player's name too, in the list of moves and aloud:
### “You, 8 of clubs, reverse, 45”; so they must suit a card, you, and others.
###
### $player (player): who plays, or who is chosen
### $cards (cards): the cards played
### $rank (rank): of one card, or of several alike
### $count (number): how many
### $value (text): “+7”, “−10”, “×2”, or a message of this file
### $total (number): the total after them
### $words (text): this game's own: “pass to you”

call-makes = makes { $total }
call-pass = pass
call-doubled = ×2
call-halved = ÷2
call-to = { $words }, { $player }

# A rank alone: on buttons, in the list of card values.
call-face = { START($rank, form: "figure") }

## On the card and on buttons

call-reverse = reverse
call-skip = skip
call-name-next = choose who's next
call-put-out = knock one out
call-shield = shield
call-swap-hands = swap hands
call-redeal = new hands
call-next-plays-2 = next plays 2
call-to-be-answered = awaits an answer
call-steal = steal a card
call-takes-zeus = take Zeus
call-others-draw-1 = others draw 1
call-others-draw-2 = others draw 2
call-bomb = bomb
# Played by mistake.
call-over = over!

## Who is meant

call-who-plays-next = Who plays next?
call-who-is-put-out = Who gets knocked out?
call-swap-with-whom = Who will you swap hands with?
call-steal-from-whom = Who will you steal a card from?

## A play, read aloud; cards may have a form for that

call-spoken = { $player }, { $cards }, { $value }, { $total }
call-spoken-several = { $player }, { $count } { FORM($rank, form: "many") }, { $value }, { $total }
call-spoken-makes = { $player }, { $cards }, makes { $total }
call-spoken-several-makes = { $player }, { $count } { FORM($rank, form: "many") }, make { $total }
call-spoken-by-name = { $player }, { $cards }, { $total }
# After a child has said the total: “Olive, reverse”.
call-spoken-besides = { $player }, { $value }
