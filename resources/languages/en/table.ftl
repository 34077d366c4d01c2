### $action (text): action
### $card (text): card
### $cards (text): cards
### $count (number): count
### $direction (text): direction
### $high (number): high
### $limit (number): limit
### $losses (text): losses
### $low (number): low
### $most (number): most
### $name (text): name
### $names (text): names
### $number (number): number
### $own (number): own
### $percent (number): percent
### $plays (text): plays
### $rank (text): rank
### $said (number): said
### $seat (text): seat
### $target (text): target
### $total (number): total
### $what (text): what
### $words (text): words

## Table

table-reverse = reverse
table-skip = skip
table-name-the-next = name the next
table-put-one-out = put one out
table-shield = shield
table-swap-hands = swap hands
table-next-plays-2 = next plays 2
table-to-be-answered = to be answered
table-steal-a-card = steal a card
table-takes-zeus = takes Zeus
table-others-draw-1 = others draw 1
table-others-draw-2 = others draw 2
table-bomb = bomb
table-over = over!
table-who-plays-next = Who plays next?
table-who-is-put-out = Who is put out?
table-with-whom-do-you-swap-hands = With whom do you swap hands?
table-from-whom-do-you-take-a-card = From whom do you take a card?
table-the-table-is-as-you-left-it = The table is as you left it.
table-well-played-everyone = Well played, everyone.
table-you-lose-this-deal = You lose this deal
table-you-could-not-play-and-are-out-of-this = You could not play and are out of this deal
table-you-are-out-of-this-deal = You are out of this deal
table-the-deal-is-over = The deal is over
table-you-are-out = You are out.
table-out-of-the-game = Out of the game.
table-everybody-loses-the-game = Everybody loses the game
table-you-laid-down-three-of-a-kind = You laid down three of a kind
table-you-lose-a-token = You lose a token
table-you-could-not-play-and-lose-this-deal = You could not play and lose this deal
table-the-others-fold-a-corner-each = The others fold a corner each.
table-the-others-fold-once-more = The others fold once more.
table-the-others-flip-a-bomb-each = The others flip a bomb each.
table-no-penny-left = No penny left.
table-no-nickel-left = No nickel left.
table-no-chip-left = No chip left.
table-no-corner-left = No corner left.
table-no-fold-left = No fold left.
table-no-time-bomb-left = No time bomb left.
table-no-game-point-left = No game point left.
table-one-penny-left = One penny left.
table-one-nickel-left = One nickel left.
table-one-chip-left = One chip left.
table-one-corner-left = One corner left.
table-one-fold-left = One fold left.
table-one-time-bomb-left = One time bomb left.
table-one-game-point-left = One game point left.
table-you-sit-out-the-rest-of-this-deal = You sit out the rest of this deal.
table-you-could-not-play-and-are-out-of-the-game = You could not play and are out of the game
table-you-are-out-of-the-game = You are out of the game
table-name-is-out-of-this-deal = { $name } is out of this deal
table-you-begin-the-next-deal = You begin the next deal.
table-you-deal-next = You deal next.
table-your-score-is-own-the-highest-most = Your score is { $own }, the highest { $most }.
table-deal-number-is-over = Deal { $number } is over
table-it-is-the-first-one = It is the first one.
table-you-lose-a-penny = You lose a penny
table-you-lose-a-nickel = You lose a nickel
table-you-lose-a-chip = You lose a chip
table-you-fold-a-corner-of-your-bill = You fold a corner of your bill
table-you-fold-your-bill-once-more = You fold your bill once more
table-you-flip-a-time-bomb = You flip a time bomb
table-you-lose-a-game-point = You lose a game point
table-you-could-not-play-and-lose-a-token = You could not play and lose a token
table-name-loses-this-deal = { $name } loses this deal
table-the-others-pay-one-each = The others pay one each.
table-the-others-pay-count-each = The others pay { $count } each.
table-no-token-left = No token left.
table-one-token-left = One token left.
table-you-played-your-last-card = You played your last card.
table-name-is-out-of-the-game = { $name } is out of the game
table-name-could-not-play-and-is-out-of-this = { $name } could not play and is out of this deal
table-names-lose-this-deal = { $names } lose this deal
table-name-deals-next = { $name } deals next.
table-the-highest-score-is-most = The highest score is { $most }.
table-your-score-of-own-is-the-highest = Your score of { $own } is the highest.
table-you-win-the-game = You win the game
table-you-win-a-letter = You win a letter
table-you-win-this-deal = You win this deal
table-name-loses-a-token = { $name } loses a token
table-name-could-not-play-and-loses-this-deal = { $name } could not play and loses this deal
table-out-of-this-deal = Out of this deal.
table-hit-by-the-bomb = Hit by the bomb.
table-the-penalty-could-not-be-played = The penalty could not be played.
table-name-could-not-play-and-is-out-of-the-game = { $name } could not play and is out of the game
table-name-begins-the-next-deal = { $name } begins the next deal.
table-names-win-the-game = { $names } win the game
table-name-is-out-2 = { $name } is out.
table-name-could-not-play-and-loses-a-token = { $name } could not play and loses a token
table-name-wins-the-game = { $name } wins the game
table-that-makes-count-letters = That makes { $count } letters.
table-name-struck-you = { $name } struck you.
table-four-at-once = four at once!
table-lost-the-turn = lost the turn
table-sneaked-in = sneaked in!
table-next-to-play = next to play
table-shield-2 = shield!
table-took-zeus = took Zeus
table-saved = saved!
table-nothing-owed = nothing owed
table-no-answer = no answer
table-once-more = once more
table-forgot-to-draw = forgot to draw
table-cannot-play = cannot play
table-seat-copied-card = { $seat } copied { $card }
table-copied-card = copied { $card }
table-seat-threw-four-at-once = { $seat } threw four at once
table-seat-called-said-but-it-is-total = { $seat } called { $said }, but it is { $total }
table-seat-sneaked-in-out-of-turn = { $seat } sneaked in out of turn
table-target-laid-the-shield-and-stayed-in = { $target } laid the shield and stayed in
table-seat-took-zeus = { $seat } took Zeus
table-must-play-count = must play { $count }
table-seat-got-rid-of-the-plays-that-were-owed = { $seat } got rid of the plays that were owed
table-seat-did-not-answer-at-the-price-of-a = { $seat } did not answer, at the price of a penalty
table-seat-may-play-again = { $seat } may play again
table-everybody-but-seat-draws-count = Everybody but { $seat } draws { $count }
table-all-others-draw-count = all others draw { $count }
table-seat-forgot-to-draw = { $seat } forgot to draw
table-seat-hit-number-exactly = { $seat } hit { $number } exactly
table-number-exactly = { $number } exactly!
table-seat-crossed-number = { $seat } crossed { $number }
table-crossed-number = crossed { $number }
table-the-running-total-is-total-now = The running total is { $total } now
table-total-total = total { $total }
table-seat-went-over-with-total = { $seat } went over with { $total }
table-over-total = over: { $total }
table-seat-laid-down-what = { $seat } laid down { $what }
table-hit-by-the-bomb-2 = hit by the bomb
table-it-is-total = it is { $total }
table-seat-laid-the-card-by-mistake-total-is = { $seat } laid the { $card } by mistake: { $total } is over
table-won-the-last-of-the-bank = won the last of the bank
table-hint-do-not-answer = Hint: do not answer.
table-hint-draw-your-card = Hint: draw your card.
table-hint-let-it-pass = Hint: let it pass.
table-hint-there-is-nothing-to-play-lay-your = Hint: there is nothing to play; lay your hand down.
table-hint-lay-down-the-cards = Hint: lay down the { $cards }.
table-hint-sneak-in-the-cards = Hint: sneak in the { $cards }.
table-hint-defend-yourself-with-the-cards = Hint: defend yourself with the { $cards }.
table-hint-put-the-cards-under-the-stock = Hint: put the { $cards } under the stock.
table-hint-take-the-cards = Hint: take the { $cards }.
table-hint-call-total = Hint: call { $total }.
table-ace = ace
table-jack = jack
table-queen = queen
table-king = king
table-double-play = double play
table-play-2 = play 2
table-hold = hold
table-ono-99 = O'NO 99
table-double = double
table-draw-1 = draw 1
table-draw-2 = draw 2
table-trade = trade
table-aphrodite = Aphrodite
table-apollo = Apollo
table-ares = Ares
table-artemis = Artemis
table-athena = Athena
table-hera = Hera
table-hermes = Hermes
table-poseidon = Poseidon
table-a-hidden-card = a hidden card
table-joker = joker
table-aces = aces
table-twos = twos
table-threes = threes
table-fours = fours
table-fives = fives
table-sixes = sixes
table-sevens = sevens
table-eights = eights
table-nines = nines
table-tens = tens
table-jacks = jacks
table-queens = queens
table-kings = kings
table-jokers = jokers
table-you = you
table-three-rank = three { $rank }
table-pass = pass
table-you-owe-one-more-play = You owe one more play
table-clockwise = clockwise
table-counterclockwise = counterclockwise
table-words-name = { $words }, { $name }
table-card-cannot-be-played-now = { $card } cannot be played now
table-or = { " " }or{ " " }
table-answer-the-queen-with-a-queen = Answer the queen with a queen
table-makes-total = makes { $total }
table-any-total-from-low-to-high = any total from { $low } to { $high }
table-card-marked = { $card }, marked
table-card-can-be-played-with-others = { $card }, can be played with others (+)
table-you-are-asked = You are asked.
table-the-deal-is-over-press-enter-for-the-next = The deal is over. Press Enter for the next deal.
table-the-game-is-over = The game is over.
table-running-total-total = Running total { $total }.
table-play-goes-direction = Play goes { $direction }.
table-you-owe-count-plays = You owe { $count } plays
table-your-turn-2 = Your turn.
table-your-hand-cards = Your hand: { $cards }.
table-on-the-pile-card = On the pile: { $card }.
table-name-is-to-play = { $name } is to play.

## Coach

table-it-puts-another-player-out-of-the-deal = it puts another player out of the deal
table-the-next-player-has-to-play-twice = the next player has to play twice
table-every-other-player-draws-a-card = every other player draws a card
table-every-other-player-draws-two-cards = every other player draws two cards
table-every-other-player-has-to-give-a-hold-or-a = every other player has to give a hold or a token
table-nothing-else-may-be-played-now = nothing else may be played now
table-every-choice-here-is-about-as-good = every choice here is about as good
table-it-wins-a-token-at-once = it wins a token at once
table-it-takes-zeus = it takes Zeus
table-it-ends-the-deal-with-zeus-on-your-side = it ends the deal with Zeus on your side
table-for-the-whole-game-it-is-worth-more-than = for the whole game it is worth more than the safest card of this deal
table-letting-it-pass-may-be-just-as-good = letting it pass may be just as good
table-another-choice-may-be-just-as-good = another choice may be just as good
table-the-higher-card-goes-while-there-is-room = the higher card goes while there is room for it
table-no-other-card-adds-so-little = no other card adds so little
table-card-percent = { $card } { $percent } %
table-nothing-else-stays-within-limit = nothing else stays within { $limit }
table-every-choice-goes-over-limit = every choice goes over { $limit }
table-it-wins-count-tokens-at-once = it wins { $count } tokens at once
table-the-total-stays-at-total = the total stays at { $total }
table-the-total-goes-down-by-count = the total goes down by { $count }
table-it-leaves-no-room-at-all-up-to-limit = it leaves no room at all up to { $limit }
table-it-leaves-room-for-count-more = it leaves room for { $count } more

## Replay


## Seats

table-you-2 = You

## Refusal

table-no-deal-is-on-press-enter-for-the-next = No deal is on. Press Enter for the next deal.
table-it-is-not-your-turn-yet = It is not your turn yet.
table-that-card-does-not-have-this-value = That card does not have this value.
table-you-still-have-a-card-you-can-play = You still have a card you can play.
table-you-were-not-asked = You were not asked.
table-these-cards-cannot-be-laid-down-now = These cards cannot be laid down now.
table-you-have-a-card-to-draw-first = You have a card to draw first.
table-you-have-no-card-to-draw = You have no card to draw.
table-there-is-no-total-to-call-now = There is no total to call now.

## Curtain

table-nobody-lost-anything = Nobody lost anything.
table-the-cards-are-dealt-and-nobody-has-played = The cards are dealt, and nobody has played yet.
table-nobody-has-played-since = Nobody has played since.
table-play-goes-the-other-way-round-now = Play goes the other way round now.
table-plays = { $plays }.
table-after-one-other-play-plays = After one other play { $plays }.
table-losses = { $losses }.
