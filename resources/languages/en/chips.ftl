### Chips: how a game differs from another, as short as possible.
###
### $limit (number): the highest safe total
### $total (number): the starting total
### $count (number): how many
### $kind (text): penny, nickel, chip, corner, fold, point, letter, bomb, or token
### $players (number): from this many on, or the fewest
### $most (number): the most players
### $numbers (numbers): totals that pay or cost
### $target (number): points that end the game
### $rank (rank): a card
### $ranks (ranks): cards
### $does (text): what happens at 69
### $hands (texts): what certain hands do

chips-limit = to { $limit }
# The same, read aloud and in lists of changes.
chips-limit-in-full = the highest total is { $limit }
chips-cards-take = cards take away
chips-down = from { $total } to 0
chips-reach-wins = first to { $total } wins
chips-exact-wins = exactly { $total } wins
chips-hurdles = { $numbers }: hit +1, jump −1
chips-hurdles-end = deal ends at { $total } or more
chips-team = one team
chips-without-cards = no { FORM($ranks, form: "many") }
chips-cards-in-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
chips-all-dealt = all cards dealt
chips-players = { $players } to { $most } players

## What is lost

chips-no-tokens = no tokens
chips-tokens = { $count } { $kind ->
    [penny] { $count ->
        [one] penny
       *[other] pennies
     }
    [nickel] { $count ->
        [one] nickel
       *[other] nickels
     }
    [chip] { $count ->
        [one] chip
       *[other] chips
     }
    [corner] { $count ->
        [one] corner
       *[other] corners
     }
    [fold] { $count ->
        [one] fold
       *[other] folds
     }
    [point] { $count ->
        [one] game point
       *[other] game points
     }
    [letter] { $count ->
        [one] letter
       *[other] letters
     }
    [bomb] { $count ->
        [one] time bomb
       *[other] time bombs
     }
   *[token] { $count ->
        [one] token
       *[other] tokens
     }
 }

## Packs and the stock

chips-packs = { $count ->
    [one] 1 pack
   *[other] { $count } packs
 }
chips-packs-from = { chips-packs } for { $players }+ players
chips-stock-runs-out = stock runs out
chips-without-cards-has-won = no cards left: you win
chips-whole-pile-shuffled = whole pile reshuffled
chips-stock-is-renewed = pile is reshuffled
chips-good-last-card = a good last card
chips-card-turned-up = first card turned up

## Totals that matter

chips-milestones = { $numbers } pay
chips-no-milestones = no totals that pay
chips-fines = hitting { $numbers } costs
chips-no-fines = no totals that cost
chips-borders = crossing { $numbers } costs a point; play to a score of { $target }
chips-no-borders = no borders
chips-payment-overshoot = over { $limit }: pay everyone the extra
chips-payment-forfeit = over { $limit } costs a forfeit
chips-payment-over = over { $limit }: pay everyone { $count ->
    [one] 1 point
   *[other] { $count } points
 }
chips-sixty-nine = 69: { $does }
chips-zeus = holding Zeus at { $limit } wins
chips-never-below-zero = never below 0
chips-below-zero-too = can go below 0

## Cards that go together, and penalties

chips-penalties-handed-on = penalties are passed on
chips-penalties-end = penalties end with you
chips-runs = continue a run to draw
chips-same-rank = up to { $count } cards of a rank at once
chips-pairs = pairs of { FORM($ranks, form: "many") } count once
chips-thrown = four { FORM($rank, form: "many") } at once
chips-one-at-once = one card at a time
chips-three-of-a-kind = three of a kind ends the deal
chips-hands = { $hands }
chips-hand-wins = three { FORM($rank, form: "many") } win
chips-hand-loses = with three { FORM($rank, form: "many") } everyone loses
chips-ban = no { FORM($rank, form: "many") } for the first { $count ->
    [one] turn
   *[other] { $count } turns
 }
chips-wears-off = an effect wears off
chips-wakes = effects from { $total } on
chips-wakes-turn = effects from turn { $count } on

## Being stuck, and being out

chips-stuck-ends = stuck: deal over
chips-stuck-out = stuck: you're out
chips-stuck-sits-out = stuck: sit out the deal
chips-stuck-clears = stuck: pile cleared
chips-stuck-takes-back = stuck: { chips-cards-in-hand } cleared
chips-over-ends = going over ends the deal
chips-without-cards-wins = first out of cards wins
chips-bomb-saves = { card-index } saves you from bombs
chips-hands-stay = you keep your cards
chips-hands-new = new cards each deal
chips-out-with-last = out with your last { $kind ->
    [penny] penny
    [nickel] nickel
    [chip] chip
    [corner] corner
    [fold] fold
    [point] game point
    [bomb] time bomb
   *[token] token
 }
chips-out-later = one extra chance
chips-nobody-out = nobody is knocked out
chips-match-won = first to win { $count ->
    [one] one deal
   *[other] { $count } deals
 }
chips-match-lost = until someone has { $count ->
    [one] one forfeit
   *[other] { $count } forfeits
 }

## Two players

chips-counterclockwise = counterclockwise
chips-clockwise = clockwise
chips-turn-again = two players: reverse to go again
chips-turn-passes = two players: a reverse ends your turn
