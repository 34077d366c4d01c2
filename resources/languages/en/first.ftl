### The first game: one prepared deal that shows a game, one thing at a time, on a sheet beside what it is about.
###
### $card (card): the card that is shown, or a rank all cards of which do the same
### $does (text): what it does, a predicate of card.ftl, as “makes the total 99”
### $limit (number): the total that may not be passed
### $player (player): who cannot play, or whose card ends the deal
### $rule (text): a sentence of the rules, as “If you cannot play any card, you lose a penny.”
### $game (text): the name of a game that the reader knows
### $number (number): which of the things that are shown it is, from 1
### $count (number): how many there are
### $told (text): what is shown, in a sentence or two

# On buttons: shows how the chosen game is played, with real cards. Without room for more words.
first-show = Show me how
first-show-hint = One deal with prepared cards shows you the game, two minutes long
# Under the name of the game, at the table.
first-deal = Your first deal
first-skip = Skip
# On the same button when all was shown.
first-leave = Back
# The button that deals a whole game.
first-now-you = Now you

## What is shown: at most two short sentences, in large letters

# These two stand one above the other; the second is one of four, as the game has it.
first-total = This is the total.
first-keep = Keep it at { $limit } or less.
first-keep-down = Keep it at 0 or more.
first-keep-over = At { $limit } the deal is over.
first-reach = Be the first to reach { $limit }.
first-keep-together = Make it exactly { $limit }, all together.
first-card = { START($card, form: "a") } { $does }.
first-stuck = { $player ->
    [you] You cannot play any card.
   *[other] { $player } cannot play any card.
 }
first-end = { $player ->
    [you] Your card ends the deal.
   *[other] The card of { $player } ends the deal.
 }
first-end-together = The total is exactly { $limit }: all of you have won.

# Over a card that does something else in the game that is known.
first-differs = Not as in “{ $game }”

# Under it: what is to be done.
first-play-lit = Play the lit card

# At the hand, where another card is chosen.
first-not-yet = Not yet: play the lit card.

## Read aloud

first-told = { $number } of { $count }: { $told }
first-play-card = Play { FORM($card, form: "the") }.

# Of a game that somebody made up.
first-not-found = No deal was found that shows this game. Its rules tell how it is played.
