### The first game: one prepared deal that shows a game, one thing at a time.
###
### $card (card): the card shown, or a rank of which all cards do the same
### $does (text): what it does, a predicate of card.ftl: “makes the total 99”
### $limit (number): the limit of the total
### $player (player): the player who is stuck, or whose card ends the deal
### $rule (text): a sentence of the rules: “If you cannot play any card, you lose a penny.”
### $game (text): the name of a game that the reader knows
### $number (number): step number, from 1
### $count (number): steps
### $told (text): what is shown, in a sentence or two

# On buttons: shows the chosen game with real cards. Very little room.
first-show = Show me how
first-show-hint = See the game in a two-minute deal
# Under the name of the game, at the table.
first-deal = Your first deal
first-skip = Skip
# On the same button at the end.
first-leave = Back
# Deals a whole game.
first-now-you = Now you

## Two short sentences at most, in large letters

# The first is above the second; the second is one of these, as the game has it.
first-total = This is the total.
first-keep = Keep it at { $limit } or less.
first-keep-down = Keep it at 0 or more.
first-keep-over = At { $limit }, the deal ends.
first-reach = Be the first to reach { $limit }.
first-keep-together = Make exactly { $limit } together.
first-card = { START($card, form: "a") } { $does }.
first-stuck = { $player ->
    [you] You're stuck.
   *[other] { $player } is stuck.
 }
first-end = { $player ->
    [you] Your card ends the deal.
   *[other] { $player }'s card ends the deal.
 }
first-end-together = The total is exactly { $limit }: you all win!

# Above a card that works differently from the game the reader knows.
first-differs = Not like “{ $game }”

# Below it: what to do.
first-play-lit = Play the glowing card

# At the hand, if another card is chosen.
first-not-yet = Not yet: play the glowing card.

## Read aloud

first-told = { $number } of { $count }: { $told }
first-play-card = Play { FORM($card, form: "the") }.

# For a homemade game.
first-not-found = No deal shows this game well. Read its rules instead.
