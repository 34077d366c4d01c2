### Games of one's own while they are made: chips, menus, numbers and ways, and what holds.
###
### $game (text): the name of a game
### $number (number): a total that is made
### $low (number): the least total that may be made
### $high (number): the largest total that may be made
### $cards (text): a card or several by name: “ace”, “black ace”, “other aces”
### $players (number): from how many players on, or how many at least
### $most (number): how many players at most, or how many points win
### $count (number): how many deals, or cards
### $ranks (ranks): ranks of which two may be laid at once
### $names (cards): cards, by rank or one by one
### $does (texts): what cards do, as predicates

draft-name = Our { $game }
draft-new-name = Our game

## Chips

# On a chip: it makes the total that number, or any number.
draft-chip-set = = { $number }
draft-chip-set-any = = { $low } to { $high }
# What the rules say of cards, as a sentence.
draft-card-does = { START($cards) } { $does }.

## Numbers and ways of the game

draft-way-limit = Highest total
draft-way-start-total = Total at the start
draft-way-counting = The total goes
draft-way-counting-up = up to the highest
draft-way-counting-down = down to 0
draft-way-players-min = Fewest players
draft-way-players-max = Most players
draft-way-hand-size-from = Another hand
draft-way-hand-size-then = Cards in hand then
draft-way-packs-from = More packs
draft-way-packs-then = Packs then
draft-way-tokens-from = Other tokens
draft-way-tokens-then = Tokens then
draft-way-pack = Cards of a pack
draft-way-pack-52 = 52, ace to king
draft-way-pack-40 = 40, without court cards
draft-way-pack-32 = 32, from seven up
draft-way-pack-own = a pack of its own
draft-way-jokers = Jokers
draft-way-deal-all = All cards are dealt
draft-way-stakes = Who loses a deal
draft-way-stakes-tokens = loses a token
draft-way-stakes-knock-out = is out of the game
draft-way-stakes-deals = gets a forfeit
draft-way-stakes-match-won = sits out: deals won count
draft-way-stakes-match-lost = gets a forfeit, until somebody has enough
draft-way-token = What is lost
draft-way-token-token = tokens
draft-way-token-penny = pennies
draft-way-token-chip = chips
draft-way-token-nickel = nickels
draft-way-token-corner = corners of a bill
draft-way-token-fold = folds of a bill
draft-way-token-point = game points
draft-way-empty-hand-cost = Tokens for an empty hand
draft-way-reach-wins = Who reaches it wins
draft-way-exact-wins = Making it exactly wins
draft-way-team = All together: reach it exactly
draft-way-milestones = Totals that pay
draft-way-milestones-tokens = Tokens at each
draft-way-milestones-end-tokens = Tokens at the highest
draft-way-fine-calls = Totals that cost a token
draft-way-borders = Borders that cost a point
draft-way-payment = Who goes over pays
draft-way-payment-over = Going over costs
draft-way-payment-over-overshoot = what is over, to each
draft-way-payment-over-forfeit = a forfeit
draft-way-payment-over-points = { $count ->
    [one] 1 point to each
   *[other] { $count } points to each
 }
draft-way-payment-exact = Points from each for exactly
draft-way-marks = How many totals
draft-way-mark = Total { $number }
draft-way-zeus = Who holds Zeus wins
draft-way-shed = Get rid of all cards
draft-way-shed-saves = Saves from a bomb
draft-way-queen-chain = A card to be answered
draft-way-queen-rank = Answered with
draft-way-queen-carry-over = What is not laid is handed on
draft-way-obligation = A card that makes the next play twice
draft-way-owed-draw = Drawing when playing twice
draft-way-owed-draw-each = after each card
draft-way-owed-draw-at-end = after the last
draft-way-owed-when-out = When who owes it is out
draft-way-owed-when-out-stays = the next one owes it
draft-way-owed-when-out-rest = the next one owes the rest
draft-way-owed-when-out-lapses = it is over
draft-way-owed-must-finish = Both or neither
draft-way-owed-between = Back to the highest total between
draft-way-owed-not-first = That card may not come first
draft-way-owed-adds = A second such card adds one
draft-way-owed-passes-on = Handed on by
draft-way-owed-passes-on-off = no card
draft-way-owed-passes-on-reverse = cards that turn
draft-way-owed-passes-on-own = certain cards
draft-way-owed-cancels = Cancelled by
draft-way-steal = A card that steals
draft-way-runs = Runs earn the draw
draft-way-ban = A card that has to wait
draft-way-ban-rank = Which has to wait
draft-way-king-ban-turns = Turns that it waits
draft-way-king-ban-at-99 = At the highest total
draft-way-king-ban-at-99-allowed = allowed even so
draft-way-king-ban-at-99-banned = not allowed either
draft-way-wears-off = A card whose effect wears off
draft-way-wears-off-card = Which wears off
draft-way-wears-off-renewals = Stock renewed so often
draft-way-queen-answer = Who holds such a card
draft-way-queen-answer-forced = has to answer
draft-way-queen-answer-optional = may answer
draft-way-three-of-a-kind = Three of a kind may be laid down
draft-way-special-hands = Three in hand decide the game
draft-way-hand-wins = Three of these win
draft-way-hand-loses = With three of these all lose
draft-way-bottom-card = A good card under the stock
draft-way-together = Several cards at once
draft-way-together-off = no
draft-way-together-same-rank = of one rank
draft-way-together-pairs = pairs that count once
draft-way-together-throw = four of one card
draft-way-same-rank = At most so many
draft-way-pairs = Pairs of

# From how many players on there is another number; a card that is named, or none.
draft-from-never = for nobody
draft-from-players = from { $players } players on
draft-no-card = none
draft-ranks = { $ranks }

## What holds

draft-note-playable = Every card can be played at some total.
draft-note-never = Nobody can ever play { FORM($names, form: "a") }.
draft-note-cards = { $players } to { $most } players have enough cards.
draft-note-lowers = Cards that lower the total: { FORM($names, form: "figure") }.
draft-note-lowers-none = No card lowers the total.
draft-note-raises = Cards that raise the total: { FORM($names, form: "figure") }.
draft-note-raises-none = No card raises the total.
draft-note-endless = A deal may go on for very long: the cards can keep the total down.
draft-note-endless-down = A deal may go on for very long: the cards can keep the total up.
draft-note-long = A deal may go on for very long: over { $count } cards can be laid.
draft-note-points = With { $players } players a deal costs all the points that there are: nobody may ever get to { $most }.
draft-note-deals = { $count ->
    [one] The game is over after one deal.
   *[other] The game is over after { $count } deals.
 }
