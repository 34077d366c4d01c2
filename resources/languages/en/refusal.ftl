### Why a play or an answer is not allowed.
###
### $rank (rank): of the card that can't be played
### $asked (rank): of the cards that have to be played
### $total (number): the running total that the card would make
### $limit (number): the limit of the game, 99
### $count (number): how many plays are owed
### $cancels (number): how many plays the card cancels
###
### Words about a card have no full stop: they appear in brackets after the card, and get one if they appear alone.

## About a card

refusal-over-limit = { $limit ->
    [0] { START($rank, form: "figure") } would make { $total }: below 0
   *[other] { START($rank, form: "figure") } would make { $total }: over { $limit }
 }
refusal-not-on-this-total = { START($rank, form: "figure") } can't be played on this total
refusal-not-yet = { START($rank, form: "figure") } can't be played yet
refusal-not-now = { START($rank, form: "figure") } can't be played now
refusal-answer-due = { START($asked, form: "a") } can only be answered with { FORM($asked, form: "a") }
refusal-run-goes-on = The run must go on with { FORM($asked, form: "many") }
refusal-may-not-begin = { $count ->
    [one] { START($rank, form: "figure") } can't start: you owe one play
   *[other] { START($rank, form: "figure") } can't start: you owe { $count } plays
 }
refusal-too-few-left = { $count ->
    [one] { START($rank, form: "figure") } would leave too few cards: you owe one play
   *[other] { START($rank, form: "figure") } would leave too few cards: you owe { $count } plays
 }
refusal-cancels-fewer = { $cancels ->
    [one] { START($rank, form: "figure") } cancels one play, not { $count }
   *[other] { START($rank, form: "figure") } cancels { $cancels } plays, not { $count }
 }
refusal-number-first = { START($rank, form: "figure") } can't come first: start the deal with a number
refusal-not-in-hand = { START($rank, form: "figure") } isn't in your hand

## About a move

refusal-no-deal = No deal right now. Press Enter for the next one.
refusal-not-your-turn = It's not your turn yet.
refusal-no-such-value = That card doesn't have this value.
refusal-can-play = You still have a card to play.
refusal-not-asked = There's no question for you to answer.
refusal-no-such-answer = You can't lay these cards down now.
refusal-must-draw = Draw a card first.
refusal-nothing-to-draw = You have no card to draw.
refusal-no-call-due = There's no total to say now.
