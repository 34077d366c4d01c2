### The table as a screen reader reads it aloud, and the line at the hand.
###
### $card (card): a card
### $rank (rank): the rank of the cards needed
### $player (player): the player whose turn it is
### $count (number): how many plays are due
### $total (number): the total
### $totals (numbers): the totals a card can make
### $low (number): the lowest
### $high (number): the highest
### $cards (text): the cards of the hand and what each can do
### $why (text): why the card cannot be played, a message of refusal.ftl

## What a card of the hand can do

state-makes = { $card }, makes { $totals }
state-makes-any = { $card }, makes any total from { $low } to { $high }
# After what the card can do: “7 of hearts, makes 94, marked”.
state-marked = marked
# The plus key marks it.
state-with-others = can be played with others (+)
state-brings = wins something right away
state-costs = costs something right away
state-refused = { $card } ({ $why })

## What you must do; a line at the hand

state-you-owe = { $count ->
    [one] Play once more
   *[other] Play { $count } times
 }
state-answer-queen = Answer the queen with a queen
state-run-up = A run goes up: only { FORM($rank, form: "many") } earn a new card
state-run-down = A run goes down: only { FORM($rank, form: "many") } earn a new card

## The whole table, sentence by sentence

state-you-are-asked = A question for you.
state-your-turn = Your turn.
state-to-play = { $player ->
    [you] Your turn.
   *[other] { $player }'s turn.
 }
state-deal-over = The deal is over. Press Enter for the next deal.
state-game-over = The game is over.
state-total = Running total { $total }.
state-hand = Your hand: { $cards }.
state-pile = On the pile: { $card }.
state-clockwise = Play goes clockwise.
state-counterclockwise = Play goes counterclockwise.
