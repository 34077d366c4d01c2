### The first game: a prepared deal that shows one thing at a time.
###
### $card (card): the card shown, or a rank
### $does (text): a predicate of card.ftl: “makes the total 99”
### $limit (number): the limit
### $player (player): who is stuck, or ends the deal
### $rule (text): “If you can't play, you pay one penny.”
### $game (text): a game the reader knows
### $number (number): step, from 1
### $count (number): steps
### $told (text): a sentence or two

# On buttons; very little room.
first-show = Show me how
first-show-hint = Learn to play in a two-minute deal
first-deal = Your first deal
first-skip = Skip
first-now-you = Now you play

## Two short sentences, in large letters

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
    [you] Your
   *[other] { $player }'s
 } card ends the deal.
first-end-together = The total is exactly { $limit }: you all win!

# A card that works differently.
first-differs = Unlike “{ $game }”

first-play-lit = Play the glowing card

# Another card was chosen; $card is the one that glows.
first-not-yet = Not yet: play { FORM($card, form: "the") }.

## Read aloud

first-told = { $number } of { $count }: { $told }
first-play-card = Play { FORM($card, form: "the") }.

first-not-found = No deal shows this game well. Read its rules instead.
