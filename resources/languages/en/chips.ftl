### Chips: what sets one game apart from another, besides what its cards do, in as few words as can be.
###
### $limit (number): the total that may not be passed
### $total (number): the total at which a deal begins
### $count (number): how many cards, packs, tokens or turns
### $kind (text): penny, nickel, chip, corner, fold, point, letter, bomb, or token
### $players (number): from how many players on, or how many at least
### $most (number): how many players at most
### $numbers (numbers): totals that pay or cost
### $target (number): how many points end the game
### $rank (rank): a card by its rank
### $ranks (ranks): cards by their ranks
### $does (text): what happens at a total of 69
### $hands (texts): what certain hands do

chips-limit = to { $limit }
# The same in full, read out and in a list of what differs.
chips-limit-in-full = the highest total is { $limit }
chips-cards-take = cards take away
chips-down = from { $total } to 0
chips-reach-wins = first to { $total } wins
chips-exact-wins = exactly { $total } wins
chips-team = all together
chips-without-card = no { FORM($rank, form: "many") }
chips-cards-in-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
chips-all-dealt = all cards are dealt
chips-players = { $players } to { $most } players

## What is lost

chips-no-tokens = no tokens
chips-tokens = { $kind ->
    [penny] { $count ->
        [one] 1 penny
       *[other] { $count } pennies
     }
    [nickel] { $count ->
        [one] 1 nickel
       *[other] { $count } nickels
     }
    [chip] { $count ->
        [one] 1 chip
       *[other] { $count } chips
     }
    [corner] { $count ->
        [one] 1 corner
       *[other] { $count } corners
     }
    [fold] { $count ->
        [one] 1 fold
       *[other] { $count } folds
     }
    [point] { $count ->
        [one] 1 game point
       *[other] { $count } game points
     }
    [letter] { $count ->
        [one] 1 letter
       *[other] { $count } letters
     }
    [bomb] { $count ->
        [one] 1 time bomb
       *[other] { $count } time bombs
     }
   *[token] { $count ->
        [one] 1 token
       *[other] { $count } tokens
     }
 }

## Packs and the stock

chips-packs = { $count ->
    [one] 1 pack
   *[other] { $count } packs
 }
chips-packs-from = { $count ->
    [one] 1 pack from { $players } players
   *[other] { $count } packs from { $players } players
 }
chips-stock-runs-out = the stock runs out
chips-without-cards-has-won = without cards you have won
chips-whole-pile-shuffled = the whole pile is shuffled
chips-stock-is-renewed = the stock is renewed
chips-good-last-card = a good last card
chips-card-turned-up = a card is turned up

## Totals that matter

chips-milestones = { $numbers } pay
chips-no-milestones = no milestones
chips-fines = { $numbers } costs
chips-no-fines = no total costs
chips-borders = { $target ->
    [one] crossing { $numbers } costs, 1 point ends it
   *[other] crossing { $numbers } costs, { $target } points end it
 }
chips-no-borders = no borders
chips-payment-overshoot = over { $limit } pays each what is over
chips-payment-forfeit = over { $limit } costs a forfeit
chips-payment-over = { $count ->
    [one] over { $limit } pays each 1 point
   *[other] over { $limit } pays each { $count } points
 }
chips-sixty-nine = 69: { $does }
chips-zeus = hold Zeus at { $limit }
chips-never-below-zero = never below 0
chips-below-zero-too = below 0 too

## Cards that go together, and what they are owed

chips-penalties-handed-on = penalties are handed on
chips-penalties-end = penalties end with you
chips-runs = runs earn the draw
chips-same-rank = up to { $count } of a rank at once
chips-pairs = pairs of { FORM($ranks, form: "many") } count once
chips-thrown = four { FORM($rank, form: "many") } at once
chips-one-at-once = one card at once
chips-three-of-a-kind = three of a kind ends the deal
chips-hands = { $hands }
chips-hand-wins = three { FORM($rank, form: "many") } win
chips-hand-loses = three { FORM($rank, form: "many") } lose for everybody
chips-ban = { $count ->
    [one] no { FORM($rank, form: "many") } for a turn
   *[other] no { FORM($rank, form: "many") } for { $count } turns
 }
chips-wears-off = an effect wears off

## Who cannot play, and who is out

chips-stuck-ends = stuck ends the deal
chips-stuck-out = stuck is out
chips-stuck-sits-out = stuck sits out the deal
chips-stuck-clears = stuck clears the pile
chips-stuck-takes-back = { $count ->
    [one] stuck: 1 card leaves the pile
   *[other] stuck: { $count } cards leave the pile
 }
chips-over-ends = going over ends the deal
chips-without-cards-wins = first without cards wins
chips-bomb-saves = { card-index } saves from bombs
chips-hands-stay = cards stay in hand
chips-hands-new = new cards each deal
chips-out-with-last = { $kind ->
    [penny] out with the last penny
    [nickel] out with the last nickel
    [chip] out with the last chip
    [corner] out with the last corner
    [fold] out with the last fold
    [point] out with the last game point
    [bomb] out with the last time bomb
   *[token] out with the last token
 }
chips-out-later = out one loss later
chips-nobody-out = nobody is out of the game
chips-match-won = first to win { $count ->
    [one] one deal
   *[other] { $count } deals
 }
chips-match-lost = until somebody has { $count ->
    [one] one forfeit
   *[other] { $count } forfeits
 }

## Two players

chips-counterclockwise = counterclockwise
chips-clockwise = clockwise
chips-turn-again = with two, a turn plays again
chips-turn-passes = with two, a turn passes
