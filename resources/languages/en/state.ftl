### The table read aloud, and the line at the hand.
###
### $card (card): a card
### $rank (rank): the cards needed
### $player (player): whose turn it is
### $count (number): plays due
### $total (number): the total
### $totals (numbers): what a card can make
### $low (number): the lowest
### $high (number): the highest
### $cards (text): the hand, and what each card can do
### $why (text): a message of refusal.ftl

## A card of the hand

state-makes = { $card }, makes { $totals }
state-makes-any = { $card }, makes any total from { $low } to { $high }
# “7 of hearts, makes 94, marked”.
state-marked = marked
# The plus key.
state-with-others = can be played with other cards (+)
state-takes-zeus = takes Zeus
state-wins-game = wins the game
state-brings = wins something right away
state-costs = costs something right away
state-refused = { $card } ({ $why })

## At the hand

state-you-owe = { $count ->
    [one] Play once more
   *[other] Play { $count } times
 }
state-answer-queen = Answer with { FORM($rank, form: "a") }
state-run-up = The run is going up: only { FORM($rank, form: "many") } earn a new card
state-run-down = The run is going down: only { FORM($rank, form: "many") } earn a new card

## The whole table

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
