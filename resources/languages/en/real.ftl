### Real cards: the family plays with its own pack on a real table, and the app remembers total, turn and tokens.
### What was laid is told by a tap on a key, one for each kind of card.
###
### $card (card): a card by its rank, with its suit where a rule tells suits apart
### $cards (cards): the cards of a play
### $count (number): how many cards, plays, points or deals
### $game (text): the name of a game
### $name (player): who plays
### $number (number): which deal it is, from 1
### $rank (rank): the rank of a card
### $state (text): turn, next, aside (out of this deal), out (of the game), or ""
### $told (text): what a card does or makes, or what happened
### $total (number): the running total
### $way (text): choose, eliminate, exchange or steal: what a card does to the player it names

real-title = Real cards
real-game = { $game }, with your own pack
# On the page of a new game, beside “Deal”, where there is little room; then the same for screen readers.
real-own-pack = Own pack
real-with-own-pack = With your own pack
# In place of “Own pack” once that was chosen: back to the cards of the program.
real-on-screen = Pack on screen
# On the button that begins, in place of “Deal”: they deal their own cards.
real-start = Start
# In the empty field of a name.
real-who-sits = Who sits here?
real-rules = The rules of this game
real-look-back = Look back on the game

## Before a deal and after it

real-who-deals = Who deals first?
real-sit-alike = The players sit here as they sit at your table, clockwise.
real-deals = { $name ->
    [you] Deal { $number }: you deal
   *[other] Deal { $number }: { $name } deals
 }
# On the button that goes on once that is done.
real-dealt = { $name ->
    [you] I have dealt
   *[other] { $name } has dealt
 }
real-stop = End the game here
real-again = Another game
real-to-start = Back to the start

## What is asked

real-which = { $name ->
    [you] Which card do you lay?
   *[other] Which card does { $name } lay?
 }
real-which-of-several = { $name ->
    [you] Which card do you lay? { $count } plays are owed.
   *[other] Which card does { $name } lay? { $count } plays are owed.
 }
real-which-turned = Which card was turned up?
real-which-bottom = Which card lies face up under the stock?
real-which-saves = { $name ->
    [you] Do you have { FORM($card, form: "a") }?
   *[other] Does { $name } have { FORM($card, form: "a") }?
 }
real-which-answers = { $name ->
    [you] Do you answer with { FORM($rank, form: "a") }?
   *[other] Does { $name } answer with { FORM($rank, form: "a") }?
 }
real-which-way = How is it laid?
real-what-total = { $name ->
    [you] It stands at { $total }. What do you make it?
   *[other] It stands at { $total }. What does { $name } make it?
 }
real-who = Who?
real-which-three = { $name ->
    [you] Three of which rank do you have?
   *[other] Three of which rank does { $name } have?
 }

## Answers

real-stuck = { $name ->
    [you] I am stuck
   *[other] { $name } is stuck
 }
real-saves = { $name ->
    [you] Yes, I lay it
   *[other] { $name } lays { FORM($card, form: "a") }
 }
real-has-none = { $name ->
    [you] I have none
   *[other] { $name } has none
 }
real-three = { $name }: three { FORM($rank, form: "many") }
real-sneaks = { $name } lays { FORM($card, form: "a") } out of turn
real-threes = Three of a kind
real-out-of-turn = Out of turn
real-rank = { $rank }
real-several = Cards at once
real-option = { $told }: { $total }
real-option-several = { $count } cards, { $told }: { $total }
real-option-at = { $way ->
    [choose] { $told }, { $name } plays next
    [eliminate] { $told }, strikes { FORM($name, form: "whom") }
    [exchange] { $told }, swaps with { FORM($name, form: "whom") }
   *[steal] { $told }, steals from { FORM($name, form: "whom") }
 }

## Why something cannot be told

real-cannot-be-stuck = { $name ->
    [you] You must have something to play: almost every card left would fit.
   *[other] { $name } must have something to play: almost every card left would fit.
 }
real-gone = All cards of that kind have been laid, and the pile was not shuffled since: { $card }.
real-not-now = That card cannot be laid now: { $card }.
real-no-review = Nobody but the players knows the hands of real cards, so no move is judged.

## On the keys

# Of such cards none is left.
real-all-gone = all laid
# For screen readers.
real-key = { $card }: { $told }

## At the table

# For screen readers.
real-told-total = The total is { $total }, { $count } left.
real-clockwise = Play goes clockwise
real-counterclockwise = Play goes counterclockwise

## Taking back

real-take-back = Take back
# For screen readers.
real-take-back-what = Take back: { $told }
real-laid = { $name ->
    [you] You laid { FORM($cards, form: "a") }
   *[other] { $name } laid { FORM($cards, form: "a") }
 }
real-was-stuck = { $name ->
    [you] You were stuck
   *[other] { $name } was stuck
 }
real-was-turned = Turned up: { $card }
real-was-put-under = Under the stock: { $card }

## Keys

real-keys-rank = Lay that card: its figure or letter, 0 for a ten, * for a joker
real-keys-stuck = Whoever plays is stuck
