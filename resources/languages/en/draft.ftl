### The workshop: chips, menus, numbers, ways, and facts about the game.
###
### $game (text): a game
### $number (number): a total
### $low (number): the lowest total
### $high (number): the highest total
### $cards (text): “ace”, “black ace”, “other aces”
### $players (number): from this many on, or the fewest
### $most (number): the most players, or the points that win
### $count (number): deals, or cards
### $ranks (ranks): ranks for pairs
### $names (cards): cards, by rank or one by one
### $does (texts): predicates

draft-name = Our { $game }

## Chips

draft-chip-set = = { $number }
draft-chip-set-any = = { $low } to { $high }
draft-card-does = { START($cards) } { $does }.

## Numbers, and ways to play

draft-way-limit = Highest total
draft-way-start-total = Starting total
draft-way-counting = Direction of the total
draft-way-counting-up = up to the highest total
draft-way-counting-down = down to 0
draft-way-players-min = Fewest players
draft-way-players-max = Most players
draft-way-hand-size-from = Hand size changes
draft-way-hand-size-then = New hand size
draft-way-packs-from = Number of packs changes
draft-way-packs-then = New number of packs
draft-way-tokens-from = Tokens change
draft-way-tokens-then = New number of tokens
draft-way-pack = Cards in a pack
draft-way-pack-52 = 52, ace to king
draft-way-pack-40 = 40, no face cards
draft-way-pack-32 = 32, seven and up
draft-way-pack-own = a special pack
draft-way-jokers = Jokers
draft-way-deal-all = Deal all the cards
draft-way-stakes = If you lose a deal
draft-way-stakes-tokens = you lose a token
draft-way-stakes-knock-out = you're out of the game
draft-way-stakes-deals = you get a forfeit
draft-way-stakes-match-won = you sit out the rest; deals won count
draft-way-stakes-match-lost = you get a forfeit; at a set number, the game ends
draft-way-token = What you lose
draft-way-token-token = tokens
draft-way-token-penny = pennies
draft-way-token-chip = chips
draft-way-token-nickel = nickels
draft-way-token-corner = corners of a bill
draft-way-token-fold = folds of a bill
draft-way-token-point = game points
draft-way-empty-hand-cost = Tokens an empty hand costs
draft-way-reach-wins = First to the highest total wins
draft-way-exact-wins = Hitting the highest total exactly wins
draft-way-hurdles = Totals that win or cost a point
draft-way-team = As a team: hit the highest total exactly
draft-way-milestones = Totals that pay
draft-way-milestones-tokens = Tokens for each total
draft-way-milestones-end-tokens = Tokens for the highest total
draft-way-fine-calls = Totals that cost a token
draft-way-borders = Borders that cost a point
draft-way-payment = If you go over, you pay
draft-way-payment-over = Going over costs
draft-way-payment-over-overshoot = the extra, to everyone
draft-way-payment-over-forfeit = a forfeit
draft-way-payment-over-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 } to everyone
draft-way-payment-exact = Points from everyone for an exact hit
draft-way-marks = How many totals
draft-way-mark = Total { $number }
draft-way-zeus = Holding Zeus wins
draft-way-shed = Get rid of all cards
draft-way-shed-saves = Card that saves you from a bomb
draft-way-queen-chain = A card that must be answered
draft-way-queen-rank = Answer it with
draft-way-queen-carry-over = Rest of a penalty is passed on
draft-way-obligation = A play-twice card
draft-way-owed-draw = If you play twice, draw
draft-way-owed-draw-each = after each card
draft-way-owed-draw-at-end = after the last
draft-way-owed-when-out = If the player who owes a play is out
draft-way-owed-when-out-stays = the next player owes it
draft-way-owed-when-out-rest = the next player owes the rest
draft-way-owed-when-out-lapses = nobody owes it
draft-way-owed-must-finish = Play both or neither
draft-way-owed-between = Between two plays, back to the limit
draft-way-owed-not-first = A play-twice card can't go first
draft-way-owed-adds = A second play-twice card adds a play
draft-way-owed-passes-on = Owed plays are passed on by
draft-way-owed-passes-on-off = no card
draft-way-owed-passes-on-reverse = reversing cards
draft-way-owed-passes-on-own = certain cards
draft-way-owed-cancels = Owed plays are canceled by
draft-way-steal = A card that steals
draft-way-runs = Continue a run to draw
draft-way-ban = A card that has to wait
draft-way-ban-rank = Card that waits
draft-way-king-ban-turns = Turns the card waits
draft-way-king-ban-at-99 = Waiting card at the highest total
draft-way-king-ban-at-99-allowed = allowed anyway
draft-way-king-ban-at-99-banned = not allowed either
draft-way-wears-off = A card that wears off
draft-way-wears-off-card = Card that wears off
draft-way-wears-off-renewals = After how many reshuffles
draft-way-wakes = Effects that wake
draft-way-wakes-by = They wake
draft-way-wakes-by-total = from a total on
draft-way-wakes-by-turn = from a turn on
draft-way-wakes-total = They wake from
draft-way-wakes-turn = They wake on turn
draft-way-queen-answer = If you have an answer
draft-way-queen-answer-forced = you must answer
draft-way-queen-answer-optional = you don't have to
draft-way-three-of-a-kind = Lay down three of a kind
draft-way-special-hands = Three of a kind decides the game
draft-way-hand-wins = Three of these win
draft-way-hand-loses = With three of these, everyone loses
draft-way-bottom-card = A good card under the stock
draft-way-together = Several cards at once
draft-way-together-off = no
draft-way-together-same-rank = of one rank
draft-way-together-pairs = pairs that count once
draft-way-together-throw = four of one rank
draft-way-same-rank = Most cards at once
draft-way-pairs = Pairs of

draft-from-never = never
draft-from-players = with { $players } or more players
draft-no-card = none
draft-ranks = { $ranks }

## Facts about the game

draft-note-playable = Every card can be played at some total.
draft-note-never = Nobody can ever play { FORM($names, form: "a") }.
draft-note-cards = There are enough cards for { $players } to { $most } players.
draft-note-lowers = Cards that lower the total: { FORM($names, form: "figure") }.
draft-note-lowers-none = No card lowers the total.
draft-note-raises = Cards that raise the total: { FORM($names, form: "figure") }.
draft-note-raises-none = No card raises the total.
draft-note-endless = A deal could go on and on: the cards can keep the total down.
draft-note-endless-down = A deal could go on and on: the cards can keep the total up.
draft-note-long = A deal could be very long: over { $count } cards.
draft-note-points = With { $players } players, a deal costs all the points, so the scores might never reach { $most }.
draft-note-deals = The game is over after { $count ->
    [one] one deal.
   *[other] { $count } deals.
 }
