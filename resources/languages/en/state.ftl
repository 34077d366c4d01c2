### How things stand at the table: at the hand, and the whole of it read aloud by a screen reader.
###
### $card (card): a card
### $rank (rank): the rank of cards that are asked for
### $player (player): whose turn it is
### $count (number): how many plays are owed
### $total (number): the running total
### $totals (numbers): the running totals that a card can lead to
### $low (number): the lowest of them
### $high (number): the highest of them
### $cards (text): the cards of the hand, each with what it can do
### $why (text): why the card cannot be played, a message of refusal.ftl

## What a card of the hand can do

state-makes = { $card }, makes { $totals }
state-makes-any = { $card }, makes any total from { $low } to { $high }
# Behind what the card can do: “7 of hearts, makes 94, marked”.
state-marked = marked
# The plus key marks it.
state-with-others = can be played with others (+)
state-brings = brings something at once
state-costs = costs something at once
state-refused = { $card } ({ $why })

## What binds whose turn it is; a line at the hand

state-you-owe = { $count ->
    [one] You owe one more play
   *[other] You owe { $count } plays
 }
state-answer-queen = Answer the queen with a queen
state-run-up = A run goes up: only { FORM($rank, form: "many") } earn a new card
state-run-down = A run goes down: only { FORM($rank, form: "many") } earn a new card

## The whole table, sentence by sentence

state-you-are-asked = You are asked.
state-your-turn = Your turn.
state-to-play = { $player ->
    [you] You are to play.
   *[other] { $player } is to play.
 }
state-deal-over = The deal is over. Press Enter for the next deal.
state-game-over = The game is over.
state-total = Running total { $total }.
state-hand = Your hand: { $cards }.
state-pile = On the pile: { $card }.
state-clockwise = Play goes clockwise.
state-counterclockwise = Play goes counterclockwise.
