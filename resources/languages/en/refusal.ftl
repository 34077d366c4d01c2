### Why something cannot be done.
###
### $rank (rank): of the card that cannot be played
### $asked (rank): of the cards that have to be played
### $total (number): the running total that the card would make
### $limit (number): the limit of the game, 99
### $count (number): how many plays are owed
### $cancels (number): how many plays the card cancels
###
### What is said of a card has no full stop: it stands in brackets behind the card, and gets one where it stands alone.

## Of a card

refusal-over-limit = { $limit ->
    [0] { START($rank, form: "figure") } would make { $total }: below 0
   *[other] { START($rank, form: "figure") } would make { $total }: over { $limit }
 }
refusal-not-on-this-total = { START($rank, form: "figure") } cannot be played on this total
refusal-not-yet = { START($rank, form: "figure") } may not be played yet
refusal-not-now = { START($rank, form: "figure") } cannot be played now
refusal-answer-due = { START($asked, form: "a") } can only be answered with { FORM($asked, form: "a") }
refusal-run-goes-on = The run has to be continued with { FORM($asked, form: "many") }
refusal-may-not-begin = { $count ->
    [one] { START($rank, form: "figure") } may not begin: one play is owed
   *[other] { START($rank, form: "figure") } may not begin: { $count } plays are owed
 }
refusal-too-few-left = { $count ->
    [one] { START($rank, form: "figure") } would leave too few cards: one play is owed
   *[other] { START($rank, form: "figure") } would leave too few cards: { $count } plays are owed
 }
refusal-cancels-fewer = { $cancels ->
    [one] { START($rank, form: "figure") } cancels one play, not { $count }
   *[other] { START($rank, form: "figure") } cancels { $cancels } plays, not { $count }
 }
refusal-number-first = { START($rank, form: "figure") } may not come first: a number begins the deal
refusal-not-in-hand = { START($rank, form: "figure") } is not in your hand

## Of a move

refusal-no-deal = No deal is on. Press Enter for the next deal.
refusal-not-your-turn = It is not your turn yet.
refusal-no-such-value = That card does not have this value.
refusal-can-play = You still have a card you can play.
refusal-not-asked = You were not asked.
refusal-no-such-answer = These cards cannot be laid down now.
refusal-must-draw = You have a card to draw first.
refusal-nothing-to-draw = You have no card to draw.
refusal-no-call-due = There is no total to call now.
