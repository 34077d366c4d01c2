### Real cards: a family plays with its own pack, and the app keeps track. A key for each kind of card.
###
### $card (card): a card, with its suit if rules need it
### $cards (cards): of the play
### $count (number): cards, plays, points or deals
### $game (text): a game
### $name (player): the player
### $number (number): of the deal, from 1
### $rank (rank): a card's
### $state (text): turn, next, aside (out of this deal), out (out of the game), or ""
### $told (text): what a card does or makes, or what happened
### $total (number): the total
### $way (text): choose, eliminate, exchange or steal: what a card does to $name

real-title = Real cards
real-game = { $game }, with real cards
real-with-own-pack = With real cards
# The program's cards again.
real-on-screen = On-screen cards
# Instead of “Deal”.
real-start = Start
# In the empty field.
real-who-sits = Who sits here?
real-rules = Rules of this game
real-look-back = Look back at this game

## Before a deal and after it

real-who-deals = Who deals first?
real-sit-alike = Seat the players as they sit at your table, clockwise.
real-deals = Deal { $number }: { $name ->
    [you] you deal
   *[other] { $name } deals
 }
real-dealt = { $name ->
    [you] I've dealt
   *[other] { $name } has dealt
 }
real-again = Another game

## What is asked

real-which = Which card { $name ->
    [you] are you playing?
   *[other] is { $name } playing?
 }
real-which-of-several = { real-which } { $count } plays to go.
real-which-turned = Which card was turned up?
real-which-bottom = Which card is face up under the stock?
real-which-saves = { $name ->
    [you] Do you
   *[other] Does { $name }
 } have { FORM($card, form: "a") }?
real-which-answers = { $name ->
    [you] Will you
   *[other] Will { $name }
 } answer with { FORM($rank, form: "a") }?
real-which-way = How is it played?
real-what-total = The total is { $total }. What new total { $name ->
    [you] do you say?
   *[other] does { $name } say?
 }
real-who = Who?
real-which-three = Which three of a kind { $name ->
    [you] do you have?
   *[other] does { $name } have?
 }

## Answers

real-stuck = { $name ->
    [you] I'm stuck
   *[other] { $name } is stuck
 }
real-saves = { $name ->
    [you] Yes, I'll play it
   *[other] { $name } plays { FORM($card, form: "a") }
 }
real-has-none = { $name ->
    [you] I have none
   *[other] { $name } has none
 }
real-three = { $name }: three { FORM($rank, form: "many") }
real-sneaks = { $name } plays { FORM($card, form: "a") } out of turn
real-threes = Three of a kind
real-out-of-turn = Out of turn
real-rank = { $rank }
real-several = Several cards
real-option = { $told }: { $total }
real-option-several = { $count } cards, { $told }: { $total }
real-option-at = { $told }, { $way ->
    [choose] { $name } plays next
    [eliminate] knocks out { FORM($name, form: "whom") }
    [exchange] swaps with { FORM($name, form: "whom") }
   *[steal] steals from { FORM($name, form: "whom") }
 }

## Why an entry is refused

real-cannot-be-stuck = { $name ->
    [you] You
   *[other] { $name }
 } must have something to play: almost every card left would fit.
real-gone = None left until the next shuffle: { $card }.
real-not-now = That card can't be played now: { $card }.
real-no-review = With real cards, only the players know their hands, so moves aren't judged.

## On the keys

real-all-gone = all played
real-key = { $card }: { $told }

## At the table

# For screen readers.
real-told-total = The total is { $total }, { $count } left.
real-clockwise = Play goes clockwise
real-counterclockwise = Play goes counterclockwise

## Undo

real-take-back = Undo
# For screen readers.
real-take-back-what = Undo: { $told }
real-laid = { $name ->
    [you] You
   *[other] { $name }
 } played { FORM($cards, form: "a") }
real-was-stuck = { $name ->
    [you] You were stuck
   *[other] { $name } was stuck
 }
real-was-turned = Turned up: { $card }
real-was-put-under = Under the stock: { $card }

## Keys

real-keys-rank = Play that card: its number or letter, 0 for a ten, * for a joker
real-keys-stuck = The player is stuck
