### House rules and their choices, named after their keys. Different words in someone's own variant file are shown instead.

## House rules of all games

options-negative-totals = Totals below 0
options-negative-totals-allow = allowed
options-negative-totals-floor = stop at 0

options-two-player-reverse = Reverse with two players
options-two-player-reverse-pass = the other player is next
options-two-player-reverse-again = you play again

options-two-player-skip = Skip with two players
options-two-player-skip-again = you play again
options-two-player-skip-none = no effect

options-draw-discipline = Drawing
options-draw-discipline-auto = automatic
options-draw-discipline-manual = by hand, or you lose the draw

options-elimination-rule = You're out
options-elimination-rule-at-zero = with nothing left
options-elimination-rule-below-zero = one loss later

options-tokens = Tokens
options-tokens-by-players = by number of players

options-hand-size = Cards in hand
options-hand-size-by-players = by number of players

options-packs = Packs
options-packs-by-players = by number of players

options-packs-follow-players = Packs and tokens when players leave
options-packs-follow-players-off = stay the same
options-packs-follow-players-on = match the players left

options-deal-end = When you're stuck
options-deal-end-deal-ends = the deal is over
options-deal-end-knock-out = you're out; the others play on
options-deal-end-drop-out = you pay and sit out the deal
options-deal-end-pile-away = you pay, and the pile is cleared
options-deal-end-over-ends = the deal is over
options-deal-end-shed = you lose a token

options-pile-away-loser = Your hand when you're stuck
options-pile-away-loser-redraw = a new one
options-pile-away-loser-keep = you keep it
options-pile-away-loser-sit-out = put aside; you sit out

options-pile-away-cards = Pile cards cleared when you're stuck
options-pile-away-cards-0 = the whole pile

options-start-direction = Starting direction
options-start-direction-left = clockwise
options-start-direction-right = counterclockwise

options-dealer-rotation = Next dealer
options-dealer-rotation-right-of-winner = to the winner's right
options-dealer-rotation-left-of-winner = to the winner's left
options-dealer-rotation-left = to the dealer's left
options-dealer-rotation-right = to the dealer's right
options-dealer-rotation-winner = the winner
options-dealer-rotation-loser = the loser

options-next-starter = Who goes first
options-next-starter-left-of-dealer = to the dealer's left
options-next-starter-right-of-dealer = to the dealer's right
options-next-starter-loser = the loser
options-next-starter-winner = the winner

options-stock = When the stock runs out
options-stock-reshuffle = shuffle the pile
options-stock-reshuffle-all = shuffle the pile, top card too
options-stock-play-on = play on without drawing
options-empty-hand = If you play your last card
options-empty-hand-stuck = you're stuck next turn
options-empty-hand-wins = you win

options-start-card = Start of the pile
options-start-card-empty = no card, total 0
options-start-card-turn-up-apply = a card turned up, with its effect
options-start-card-turn-up-ordinary = an ordinary card turned up

options-allow-give-up = Giving up
options-allow-give-up-off = not allowed
options-allow-give-up-on = allowed
options-allow-give-up-keeps-points = allowed; you keep all your points

options-mistakes-count = Mistakes
options-mistakes-count-off = blocked
options-mistakes-count-on = allowed, but going over loses

options-call-check = Saying the total
options-call-check-auto = nobody checks
options-call-check-practice = a wrong total is corrected
options-call-check-strict = a wrong total costs a forfeit
options-call-check-token = a wrong total costs a token
options-call-check-deal = a wrong total loses the deal

options-session-deals = Deals in a game
options-session-deals-0 = as many as you like

options-match-won = Deals to win

options-match-lost = Lost deals that end the game

options-sixty-nine-effect = Exactly 69
options-sixty-nine-effect-none = nothing happens
options-sixty-nine-effect-pool-token = wins a token from the middle
options-sixty-nine-effect-bonus-token = wins a token
options-sixty-nine-effect-others-forfeit = the others get a forfeit
options-sixty-nine-effect-reset-zero = the total goes to 0

options-exchange-timing = Swapping hands
options-exchange-timing-after-draw = after drawing
options-exchange-timing-before-draw = before drawing

options-king-ban-turns = Turns without a king

options-king-ban-at-99 = A banned king at the limit
options-king-ban-at-99-allowed = allowed
options-king-ban-at-99-banned = banned

options-qc-double-penalty = Jumping and going over
options-qc-double-penalty-off = pay once
options-qc-double-penalty-on = pay for both

options-doublet-repeat = Staying on a costly total
options-doublet-repeat-pays = costs again
options-doublet-repeat-free = is free

options-exact-by = Hitting the limit exactly
options-exact-by-on = wins with any card
options-exact-by-counted = wins only by adding or taking away

options-hurdles-goal = Points for ending the deal
options-hurdles-target = Score to reach

options-wilson-points-floor = Game points stop at 0
options-wilson-points-floor-on = yes
options-wilson-points-floor-off = no
options-wilson-backwards = Going back across a border
options-wilson-backwards-costs = costs a game point
options-wilson-backwards-free = is free

options-wilson-target = Score to reach

options-wilson-tie = A tie at the end
options-wilson-tie-extra-deal = another deal decides
options-wilson-tie-shared = you share the win

options-michigan-trips-hits = Who pays for three of a kind
options-michigan-trips-hits-active = players still in the deal
options-michigan-trips-hits-all = everyone else

options-michigan-trips-timing = When to lay down three of a kind
options-michigan-trips-timing-any = between any two plays
options-michigan-trips-timing-own-turn = on your own turn

options-arizona-multi-in-obligation = Several cards when playing twice
options-arizona-multi-in-obligation-single = one card per play
options-arizona-multi-in-obligation-counts-once = they count as one play

options-queen-penalty-draw = Drawing during a penalty
options-queen-penalty-draw-after-all = after the last card
options-queen-penalty-draw-after-each = after each card
options-queen-penalty-draw-none = you don't draw

options-queen-answer = Answering a queen
options-queen-answer-forced = you must play a queen
options-queen-answer-optional = you can play a queen

options-carryover-failure = Passing a penalty on
options-carryover-failure-safe = is free
options-carryover-failure-pay-and-drop-out = you pay and sit out the deal

options-zeus-letters = Letters to win
options-zeus-letters-4 = four
options-zeus-letters-3 = three

options-zeus-sneak = Same number out of turn
options-zeus-sneak-on = allowed
options-zeus-sneak-off = not allowed

options-boomo-reset-after-flip = Total when you're stuck
options-boomo-reset-after-flip-on = goes to 0
options-boomo-reset-after-flip-off = stays the same

options-shed-new-round = Hands in a new deal
options-shed-new-round-fill-up = filled up
options-shed-new-round-deal = dealt again

options-arizona-stock-end = When the stock runs out
options-arizona-stock-end-play-on = play on without drawing
options-arizona-stock-end-last-player-wins = the last to play wins

options-ono-first-number = Start with a number
options-ono-first-number-off = not required
options-ono-first-number-on = required

options-run-forced = Continuing a run
options-run-forced-off = if you like
options-run-forced-on = whenever you can

options-baltimore-six-draw = Drawing after stealing
options-baltimore-six-draw-replaces = no card
options-baltimore-six-draw-also = a card as usual

options-baltimore-six-pick = Which card you steal
options-baltimore-six-pick-random = a random one
options-baltimore-six-pick-thief-sees = the one you choose

## House rules of single games

options-ace-values = The ace
options-ace-values-choice = 1 or 11
options-ace-values-red-aces = Red aces

options-umass-round-end = End of the deal
options-umass-round-end-last-survivor = when only one player is left
options-umass-round-end-first-bust = when someone is stuck

options-bottom-card = Good card under the stock
options-bottom-card-auto = the best one
options-bottom-card-dealer-chooses = the dealer's choice
options-bottom-card-off = none

options-stack-seven = The seven
options-stack-seven-7 = adds 7
options-stack-seven-0 = adds nothing

options-one-hundred-min = Fewest players
options-one-hundred-min-3 = three
options-one-hundred-min-2 = two

options-alternative-joker = Two jokers
options-alternative-joker-none = left out
options-alternative-joker-set0 = make 0
options-alternative-joker-set99 = make 99
options-poker-zero = What makes the total 0
options-poker-zero-ace = the ace of spades
options-poker-zero-jokers = two jokers
options-poker-zero-king = a king, if you like

options-one-deal = A whole game
options-one-deal-tokens = deals until only one player has tokens
options-one-deal-knock-out = one deal: if you're stuck, you're out

options-baltimore-three = The three
options-baltimore-three-0 = adds nothing
options-baltimore-three-3 = adds 3

options-baltimore-four = The four
options-baltimore-four-rev = reverses direction
options-baltimore-four-4 = adds 4

options-ono99-card = The O'NO 99 card
options-ono99-card-never = never playable
options-ono99-card-when-total-ends-in-0 = passes when the total ends in 0

options-double-stack = Double play on double play
options-double-stack-pass-on = passes two plays on
options-double-stack-add = adds one more play

options-skip-cards = Skips in the pack
options-skip-cards-four = 4
options-skip-cards-none = 0

options-maximum-score = The highest total

options-zeus-deck = The pack
options-zeus-deck-60 = 60 cards
options-zeus-deck-56 = 56 cards

options-from-total = Starting total

options-queen = The queen
options-queen-any-card = counts as any other card
options-queen-1-to-9 = 1 to 9

options-count-down = Direction of the total
options-count-down-up = up to 25
options-count-down-down = from 100 down to 0

options-joker = The joker
options-joker-life = is a life
options-joker-starts-again = lets you start a new pile

options-way = Direction of the total
options-way-up = up to 100
options-way-down = from 100 down to 0
options-way-up-plain = up to 100, without Wilds
options-way-down-plain = from 100 down to 0, without Wilds

options-hundert-pay = Going over 100
options-hundert-pay-overshoot = pays everyone the extra
options-hundert-pay-one = pays everyone one point
options-hundert-pay-forfeit = costs a forfeit
