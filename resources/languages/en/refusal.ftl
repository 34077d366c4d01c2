### Why a play or answer is not allowed.
###
### $rank (rank): the card that can't be played
### $asked (rank): the cards that must be
### $total (number): the total it would make
### $limit (number): the limit: 99
### $count (number): plays owed
### $cancels (number): plays the card cancels
###
### Words about a card have no full stop: they may stand in brackets after it.

## About a card

refusal-over-limit = { START($rank, form: "the") } would make { $total }: { $limit ->
    [0] below 0
   *[other] over { $limit }
 }
refusal-not-on-this-total = { START($rank, form: "the") } can't be played on this total
refusal-not-yet = { START($rank, form: "the") } can't be played yet
refusal-not-now = { START($rank, form: "the") } can't be played now
refusal-answer-due = { START($asked, form: "a") } can only be answered with { FORM($asked, form: "a") }
refusal-run-goes-on = The run must continue with { FORM($asked, form: "a") }
refusal-may-not-begin = { START($rank, form: "the") } can't go first: you owe { $count ->
    [one] one play
   *[other] { $count } plays
 }
refusal-too-few-left = { START($rank, form: "the") } would leave too few cards: you owe { $count ->
    [one] one play
   *[other] { $count } plays
 }
refusal-cancels-fewer = { START($rank, form: "the") } cancels { $cancels ->
    [one] 1 play
   *[other] { $cancels } plays
 }, not { $count }
refusal-number-first = { START($rank, form: "the") } can't go first: start the deal with a number
refusal-not-in-hand = { START($rank, form: "the") } isn't in your hand

## About a move

refusal-no-deal = No deal right now. Press Enter for the next one.
refusal-not-your-turn = It's not your turn yet.
refusal-no-such-value = That card doesn't have that value.
refusal-can-play = You still have a card you can play.
refusal-not-asked = There's no question for you to answer.
refusal-no-such-answer = You can't lay these cards down now.
refusal-must-draw = Draw a card first.
refusal-nothing-to-draw = You don't draw a card now.
refusal-no-call-due = There's no total to say now.
