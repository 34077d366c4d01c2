### What happened at the table: at a seat, in the list of moves, and read aloud.
###
### $player (player): who did it, or to whom it happened
### $target (player): the other player
### $card (card): the card
### $rank (rank): of one or more cards
### $cards (cards): the cards played
### $count (number): cards, or plays
### $number (number): a special total: 33, 66, 99
### $total (number): the running total
### $value (text): +1, −5
###
### “-brief”, at most 24 letters, stands at a seat, or after any name, even “You”, in the list of moves. The other is read
### aloud; its full stop is added.

## Cards

event-copied = { $player } copied { FORM($card, form: "the") }
event-copied-brief = copied { FORM($rank, form: "figure") }
event-four = { $player } played four cards at once
event-four-brief = four at once!
event-wrong-call = { $player } said a different total; it's { $total }
event-wrong-call-brief = it's { $total }
event-sneaked = { $player } sneaked in out of turn
event-sneaked-brief = sneaked in!
event-three-of-a-kind = { $player } laid down three { FORM($rank, form: "many") }
event-three-of-a-kind-brief = three { FORM($rank, form: "many") }

## What a player does to another seat

event-named-next = { $player } chose { FORM($target, form: "whom") } to play next
event-named-next-brief = next to play
event-exchanged = { $player } and { FORM($target, form: "whom") } swapped hands
event-exchanged-brief = swapped with { FORM($target, form: "whom") }
event-redealt = { $player } gave everyone a new hand
event-redealt-brief = new hands for everyone
event-stole = { $player } stole a card from { FORM($target, form: "whom") }
# For those who know the card.
event-stole-card = { event-stole }: { $card }
event-stole-brief = stole from { FORM($target, form: "whom") }
event-struck = { $player } knocked { FORM($target, form: "whom") } out
event-struck-brief = knocked { FORM($target, form: "whom") } out
event-shield = { $player } played the shield and stayed in
event-shield-brief = shield!
event-zeus = { $player } took Zeus
event-zeus-brief = took Zeus
event-saved = { $player } discarded { FORM($card, form: "the") } and escaped
event-saved-brief = saved!
event-wore-off = From now on { FORM($card, form: "the") } counts { $value }
event-wore-off-brief = { $card }: only { $value }

## What a player owes

event-must-play = { $player } must play { $count }
event-must-play-brief = must play { $count }
event-nothing-owed = { $player ->
    [you] You owe
   *[other] { $player } owes
 } no more plays
event-nothing-owed-brief = nothing owed
event-could-not-answer = { $player } couldn't answer and is skipped
event-did-not-answer = { $player } didn't answer and is skipped
event-penalty = { $player } didn't answer and took a penalty
event-penalty-brief = no answer
event-once-more = { $player } got another play
event-once-more-brief = another play
event-others-draw = Everyone but { FORM($player, form: "whom") } draws { $count ->
    [one] a card
   *[other] { $count } cards
 }
event-others-draw-brief = everyone else draws { $count }
event-forgot-to-draw = { $player } forgot to draw
event-forgot-to-draw-brief = forgot to draw

## The running total

event-exact = { $player } hit { $number } exactly
event-exact-brief = { $number } exactly!
event-crossed = { $player } crossed { $number }
event-crossed-brief = crossed { $number }
event-called = { $player } hit { $number } and paid for it
event-called-brief = paid for { $number }
event-pays-each = { $player } paid each of the others { $count ->
    [one] 1 point
   *[other] { $count } points
 }
event-pays-each-brief = paid { $count } to each
event-gets-from-each = { $player } got { $count ->
    [one] 1 point
   *[other] { $count } points
 } from each of the others
event-gets-from-each-brief = { $count } from each
event-wins-points = { $player } won { $count ->
    [one] 1 point
   *[other] { $count } points
 }
event-wins-points-brief = +{ $count }
event-loses-points = { $player } lost { $count ->
    [one] 1 point
   *[other] { $count } points
 }
event-loses-points-brief = −{ $count }
event-reset = The total is now { $total }
event-reset-brief = total { $total }
event-over = { $player } went over with { $total }
event-over-brief = over: { $total }
event-mistake = { $player } played { FORM($card, form: "the") } by mistake: { $total } is too much

## Losses

event-cannot-play = { $player } couldn't play
event-cannot-play-brief = couldn't play
event-gave-up = { $player } gave up
event-gave-up-brief = gave up
event-bombed = { $player ->
    [you] You were
   *[other] { $player } was
 } hit by the bomb
event-bombed-brief = hit by the bomb
event-bank = { $player } emptied the bank
event-bank-brief = emptied the bank

## Since your last turn, on the curtain

event-dealt = The cards are dealt.
event-nobody-played = Nobody has played since.
event-plays = { $player ->
    [you] You play
   *[other] { $player } plays
 } { FORM($cards, form: "the") }, making { $total }
event-plays-still = { $player ->
    [you] You play
   *[other] { $player } plays
 } { FORM($cards, form: "the") }, still { $total }
event-plays-several = { $player ->
    [you] You play
   *[other] { $player } plays
 } { $count } { FORM($rank, form: "many") }, making { $total }
event-plays-several-still = { $player ->
    [you] You play
   *[other] { $player } plays
 } { $count } { FORM($rank, form: "many") }, still { $total }
# Before the latest plays.
event-earlier = { $count ->
    [one] One earlier play.
   *[other] { $count } earlier plays.
 }
event-turned = Play goes the other way now.
