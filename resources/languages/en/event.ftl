### What happened at the table: told at a seat in a few words, in the list of moves, and aloud.
###
### $player (player): who did it, or to whom it happened
### $target (player): to whom it was done
### $card (card): the card that it was done with
### $rank (rank): the rank of a card, or of several
### $cards (cards): the cards that were played together
### $count (number): how many cards, or plays
### $number (number): a total that means something in the game: 33, 66, 99
### $total (number): the running total
### $value (text): what a card counts: +1, −5
###
### “-brief” stands on the table beside the seat that it is about, in at most 24 letters, and in the list of moves behind
### the name, which may be “You”: words that are right behind any name are right for both. The other is a sentence without
### its full stop, read aloud; where it stands in a paragraph it gets one.

## Cards

event-copied = { $player } copied { FORM($card, form: "the") }
event-copied-brief = copied { FORM($rank, form: "figure") }
event-four = { $player } threw four at once
event-four-brief = four at once!
# What was called is not told: a mistake is for who made it.
event-wrong-call = { $player } called another number; it is { $total }
event-wrong-call-brief = it is { $total }
event-sneaked = { $player } sneaked in out of turn
event-sneaked-brief = sneaked in!
event-three-of-a-kind = { $player } laid down three { FORM($rank, form: "many") }
# Also what somebody held at the end of the game.
event-three-of-a-kind-brief = three { FORM($rank, form: "many") }

## What somebody does to another seat

event-named-next = { $player } named { FORM($target, form: "whom") } to play next
event-named-next-brief = next to play
event-exchanged = { $player } and { FORM($target, form: "whom") } exchanged hands
event-exchanged-brief = swapped with { FORM($target, form: "whom") }
event-redealt = { $player } had all hands dealt anew
event-redealt-brief = new hands for all
event-stole = { $player } stole a card from { FORM($target, form: "whom") }
# The reader knows the card that was stolen.
event-stole-card = { $player } stole a card from { FORM($target, form: "whom") }: { $card }
event-stole-brief = stole from { FORM($target, form: "whom") }
event-struck = { $player } struck { FORM($target, form: "whom") }
event-struck-brief = struck { FORM($target, form: "whom") }
event-shield = { $player } laid the shield and stayed in
event-shield-brief = shield!
event-zeus = { $player } took Zeus
event-zeus-brief = took Zeus
event-saved = { $player } discarded { FORM($card, form: "the") } and was not hit
event-saved-brief = saved!
event-wore-off = From now on { FORM($card, form: "the") } counts { $value }
event-wore-off-brief = { $card }: only { $value }

## What somebody owes

event-must-play = { $player } must play { $count }
event-must-play-brief = must play { $count }
event-nothing-owed = { $player } got rid of the plays that were owed
event-nothing-owed-brief = nothing owed
event-could-not-answer = { $player } could not answer and lost the turn
event-did-not-answer = { $player } did not answer and lost the turn
event-lost-turn-brief = lost the turn
event-penalty = { $player } did not answer, at the price of a penalty
event-penalty-brief = no answer
event-once-more = { $player } may play again
event-once-more-brief = once more
event-others-draw = { $count ->
    [one] Everybody but { FORM($player, form: "whom") } draws a card
   *[other] Everybody but { FORM($player, form: "whom") } draws { $count } cards
 }
event-others-draw-brief = all others draw { $count }
event-forgot-to-draw = { $player } forgot to draw
event-forgot-to-draw-brief = forgot to draw

## The running total

event-exact = { $player } hit { $number } exactly
event-exact-brief = { $number } exactly!
event-crossed = { $player } crossed { $number }
event-crossed-brief = crossed { $number }
event-called = { $player } called { $number }, which costs something
event-called-brief = { $number } costs
event-pays-each = { $player } paid each of the others { $count ->
    [one] 1 point
   *[other] { $count } points
 }
event-pays-each-brief = pays each { $count }
event-gets-from-each = { $player } got { $count ->
    [one] 1 point
   *[other] { $count } points
 } from each of the others
event-gets-from-each-brief = { $count } from each
event-reset = The running total is { $total } now
event-reset-brief = total { $total }
event-over = { $player } went over with { $total }
event-over-brief = over: { $total }
event-mistake = { $player } laid { FORM($card, form: "the") } by mistake: { $total } is over

## Losses

event-cannot-play = { $player ->
    [you] You cannot play
   *[other] { $player } cannot play
 }
event-cannot-play-brief = cannot play
# There were cards that could be played.
event-gave-up = { $player } gave up
event-gave-up-brief = gave up
event-bombed = { $player ->
    [you] You were hit by the bomb
   *[other] { $player } was hit by the bomb
 }
event-bombed-brief = hit by the bomb
event-bank = { $player } won the last of the bank
event-bank-brief = won the last of the bank

## Since the reader’s last turn, on the curtain that hides the cards while the computer is passed on

event-dealt = The cards are dealt, and nobody has played yet.
event-nobody-played = Nobody has played since.
event-plays = { $player ->
    [you] You play { FORM($cards, form: "the") } to { $total }
   *[other] { $player } plays { FORM($cards, form: "the") } to { $total }
 }
event-plays-still = { $player ->
    [you] You play { FORM($cards, form: "the") }, still { $total }
   *[other] { $player } plays { FORM($cards, form: "the") }, still { $total }
 }
# Two cards or more of one rank.
event-plays-several = { $player ->
    [you] You play { $count } { FORM($rank, form: "many") } to { $total }
   *[other] { $player } plays { $count } { FORM($rank, form: "many") } to { $total }
 }
event-plays-several-still = { $player ->
    [you] You play { $count } { FORM($rank, form: "many") }, still { $total }
   *[other] { $player } plays { $count } { FORM($rank, form: "many") }, still { $total }
 }
# Before the plays that are told, each a sentence.
event-earlier = { $count ->
    [one] One other play came first.
   *[other] { $count } other plays came first.
 }
event-nobody-lost = Nobody lost anything.
event-turned = Play goes the other way round now.
