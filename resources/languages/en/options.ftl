### House rules and their choices, as a list of options shows them: the name, and what each choice says behind it.
###
### A message is called by the keys of the house rule and of the choice. A variant file of somebody's own is shown as
### it is written, where it does not say the same as here.

## House rules of all games

options-negative-totals = Totals below zero
options-negative-totals-allow = allowed
options-negative-totals-floor = stop at 0

options-two-player-reverse = Reverse with two
options-two-player-reverse-pass = the other plays next
options-two-player-reverse-again = play again

options-two-player-skip = Skip with two
options-two-player-skip-again = play again
options-two-player-skip-none = no effect

options-draw-discipline = Drawing
options-draw-discipline-auto = the card comes by itself
options-draw-discipline-manual = by hand, or the card is lost

options-elimination-rule = Out of the game
options-elimination-rule-at-zero = with nothing left
options-elimination-rule-below-zero = one loss later

options-tokens = Tokens
options-tokens-by-players = by the players

options-hand-size = Cards in hand
options-hand-size-by-players = by the players

options-packs = Packs
options-packs-by-players = by the players

options-packs-follow-players = Packs and tokens when players leave
options-packs-follow-players-off = stay as they were
options-packs-follow-players-on = as for those who are left

options-deal-end = When a player is stuck
options-deal-end-deal-ends = the deal is over
options-deal-end-knock-out = out; the others play on
options-deal-end-drop-out = pays and sits out the deal
options-deal-end-pile-away = pays; the pile is taken away
options-deal-end-over-ends = the deal is over
options-deal-end-shed = a token is lost

options-pile-away-loser = Hand of a stuck player
options-pile-away-loser-redraw = is laid down for a new one
options-pile-away-loser-keep = is kept
options-pile-away-loser-sit-out = is laid down; sits out

options-pile-away-cards = Cards a stuck player takes off
options-pile-away-cards-0 = the whole pile

options-start-direction = Direction at the start
options-start-direction-left = clockwise
options-start-direction-right = the other way

options-dealer-rotation = Next dealer
options-dealer-rotation-right-of-winner = to the winner's right
options-dealer-rotation-left-of-winner = to the winner's left
options-dealer-rotation-left = to the dealer's left
options-dealer-rotation-right = to the dealer's right
options-dealer-rotation-winner = the winner
options-dealer-rotation-loser = the loser

options-next-starter = Who begins
options-next-starter-left-of-dealer = the dealer's left
options-next-starter-right-of-dealer = the dealer's right
options-next-starter-loser = the loser
options-next-starter-winner = the winner

options-stock = When the stock is empty
options-stock-reshuffle = the pile is shuffled
options-stock-reshuffle-all = the pile is shuffled, its top card too
options-stock-play-on = play on without drawing
options-empty-hand = Whoever plays the last card
options-empty-hand-stuck = is stuck on the next turn
options-empty-hand-wins = has won

options-start-card = Start of the pile
options-start-card-empty = no card, total 0
options-start-card-turn-up-apply = a card turned up, with its effect
options-start-card-turn-up-ordinary = an ordinary card turned up

options-allow-give-up = Giving up
options-allow-give-up-off = not allowed
options-allow-give-up-on = allowed
options-allow-give-up-keeps-points = allowed (giving up at once keeps all points)

options-mistakes-count = Mistakes count
options-mistakes-count-off = no: refused
options-mistakes-count-on = yes: going over loses

options-call-check = Calling the total
options-call-check-auto = nobody checks the sum
options-call-check-practice = a wrong sum is put right
options-call-check-strict = a wrong sum costs a forfeit

options-session-deals = Deals in a session
options-session-deals-0 = as many as you like

options-match-won = Deals to win

options-match-lost = Lost deals that end the game

options-sixty-nine-effect = Exactly 69
options-sixty-nine-effect-none = nothing happens
options-sixty-nine-effect-pool-token = wins a token from the centre
options-sixty-nine-effect-bonus-token = wins a token
options-sixty-nine-effect-others-forfeit = the others get a forfeit
options-sixty-nine-effect-reset-zero = the total goes to 0

options-exchange-timing = Exchanging hands
options-exchange-timing-after-draw = after drawing
options-exchange-timing-before-draw = before drawing

options-king-ban-turns = Turns without a king

options-king-ban-at-99 = A banned king at the limit
options-king-ban-at-99-allowed = allowed
options-king-ban-at-99-banned = banned

options-qc-double-penalty = Crossing and going over
options-qc-double-penalty-off = pay once
options-qc-double-penalty-on = pay for both

options-doublet-repeat = A card that leaves such a total as it is
options-doublet-repeat-pays = pays again
options-doublet-repeat-free = is free

options-wilson-points-floor = Game points stop at 0
options-wilson-points-floor-on = yes
options-wilson-points-floor-off = no
options-wilson-backwards = Going back across a border
options-wilson-backwards-costs = costs a game point
options-wilson-backwards-free = costs nothing

options-wilson-target = Score to reach

options-wilson-tie = A tie at the end
options-wilson-tie-extra-deal = another deal decides
options-wilson-tie-shared = the win is shared

options-michigan-trips-hits = Who pays for three of a kind
options-michigan-trips-hits-active = who is still in the deal
options-michigan-trips-hits-all = everybody else

options-michigan-trips-timing = When three of a kind is laid down
options-michigan-trips-timing-any = between any two plays
options-michigan-trips-timing-own-turn = in one's own turn

options-arizona-multi-in-obligation = Several cards in an obligation
options-arizona-multi-in-obligation-single = no: one card a play
options-arizona-multi-in-obligation-counts-once = yes: as one play

options-queen-penalty-draw = Drawing for penalty cards
options-queen-penalty-draw-after-all = after the last of them
options-queen-penalty-draw-after-each = after each of them
options-queen-penalty-draw-none = no cards are drawn

options-queen-answer = Answering a queen
options-queen-answer-forced = a queen must be played
options-queen-answer-optional = a queen may be played

options-carryover-failure = Handing a penalty on
options-carryover-failure-safe = pays nothing
options-carryover-failure-pay-and-drop-out = pays and sits out the deal

options-zeus-letters = Letters that win
options-zeus-letters-4 = four
options-zeus-letters-3 = three

options-zeus-sneak = Same number out of turn
options-zeus-sneak-on = allowed
options-zeus-sneak-off = not allowed

options-boomo-reset-after-flip = Total when somebody cannot play
options-boomo-reset-after-flip-on = goes to 0
options-boomo-reset-after-flip-off = stays

options-shed-new-round = A new round
options-shed-new-round-fill-up = hands are filled up
options-shed-new-round-deal = everybody is dealt a new hand

options-arizona-stock-end = When the stock has run out
options-arizona-stock-end-play-on = play on without drawing
options-arizona-stock-end-last-player-wins = the last to play wins the deal

options-ono-first-number = A number begins the deal
options-ono-first-number-off = not needed
options-ono-first-number-on = needed

options-run-forced = Continuing a run
options-run-forced-off = if one likes
options-run-forced-on = whenever one can

options-baltimore-six-draw = Drawing after stealing
options-baltimore-six-draw-replaces = no card
options-baltimore-six-draw-also = a card as usual

options-baltimore-six-pick = Which card is stolen
options-baltimore-six-pick-random = one by chance
options-baltimore-six-pick-thief-sees = one that the thief chooses

## House rules of single games

options-ace-values = The ace
options-ace-values-choice = 1 or 11
options-ace-values-red-aces = Red aces

options-umass-round-end = End of the round
options-umass-round-end-last-survivor = one player is left
options-umass-round-end-first-bust = the first player is stuck

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
options-one-deal-tokens = deals until one has tokens left
options-one-deal-knock-out = one deal: whoever is stuck is out

options-baltimore-three = The three
options-baltimore-three-0 = adds nothing
options-baltimore-three-3 = adds 3

options-baltimore-four = The four
options-baltimore-four-rev = turns the direction
options-baltimore-four-4 = adds 4

options-ono99-card = The O'NO 99 card
options-ono99-card-never = never played
options-ono99-card-when-total-ends-in-0 = passes when the total ends in 0

options-double-stack = Double play on double play
options-double-stack-pass-on = hands two plays on
options-double-stack-add = adds one more play

options-skip-cards = Skips in the pack
options-skip-cards-four = four of them
options-skip-cards-none = none of them

options-maximum-score = The highest total

options-zeus-deck = The pack
options-zeus-deck-60 = 60 cards
options-zeus-deck-56 = 56 cards

options-from-total = The start

options-queen = The queen
options-queen-any-card = any other card
options-queen-1-to-9 = 1 to 9

options-count-down = The way of the total
options-count-down-up = up to 25
options-count-down-down = from 100 down to 0

options-joker = The joker
options-joker-life = is a life
options-joker-starts-again = may be laid to start again

options-way = The way of the total
options-way-up = up to 100
options-way-down = from 100 down to 0
options-way-up-plain = up to 100, without Wilds
options-way-down-plain = from 100 down to 0, without Wilds

options-hundert-pay = Going over 100
options-hundert-pay-overshoot = pays each what is over
options-hundert-pay-one = pays each one point
options-hundert-pay-forfeit = costs a forfeit
