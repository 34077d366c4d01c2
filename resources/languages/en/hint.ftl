### What the coach advises, and why.
###
### $card (card): a card
### $cards (cards): the cards to play, all of them
### $rank (rank): of several cards that are alike, the rank
### $count (number): how many cards, or how much of the total
### $gained (tokens): what the play wins
### $total (number): the running total that it leads to
### $limit (number): the limit of the game, 99
### $player (player): somebody else at the table
### $effect (text): what is done to that player; which words come is said above the message
### $percent (number): a chance in a hundred
### $other (number): the chance in a hundred with anything else
### $chances (text): the chances of all cards in a row, each a message hint-card-chance

## What to do

hint-play = Hint: play { FORM($cards, form: "the") } to make { $total }.
hint-play-several = Hint: play { $count } { FORM($rank, form: "many") } to make { $total }.
# After a card by which a player is named: what is done to that one.
# $effect is choose (who plays next), eliminate (from the deal), exchange (all cards) or steal (one card).
hint-do-to = { $effect ->
    [eliminate] Put { FORM($player, form: "whom") } out.
    [exchange] Swap hands with { FORM($player, form: "whom") }.
    [steal] Steal a card from { FORM($player, form: "whom") }.
   *[choose] Let { FORM($player, form: "whom") } play next.
 }
hint-lay-down = Hint: lay down { FORM($cards, form: "the") }.
hint-sneak = Hint: sneak in { FORM($cards, form: "the") }.
hint-defend = Hint: defend yourself with { FORM($cards, form: "the") }.
hint-bottom = Hint: put { FORM($cards, form: "the") } under the stock.
hint-take = Hint: take { FORM($cards, form: "the") }.
hint-call = Hint: call { $total }.
hint-draw = Hint: draw your card.
hint-let-it-pass = Hint: let it pass.
# The same in one’s own turn; a button says it in the same words: choice-do-not-answer.
hint-do-not-answer = Hint: do not answer.
hint-give-up = Hint: there is nothing to play; lay your hand down.

## Why: at most two of these sentences follow. “It” is what is advised.

hint-only-play = { $limit ->
    [0] Nothing else stays at 0 or above.
   *[other] Nothing else stays within { $limit }.
 }
hint-only-choice = Nothing else may be played now.
hint-all-over = { $limit ->
    [0] Every choice goes below 0.
   *[other] Every choice goes over { $limit }.
 }
hint-alike = Every choice here is about as good.
hint-gains = It wins { $gained } at once.
hint-takes-zeus = It takes Zeus.
hint-ends-with-zeus = It ends the deal with Zeus on your side.
hint-reaches-alone = It reaches { $total } and wins the game.
hint-reaches = It makes exactly { $total }: all of you win.
hint-probably-cannot-stay = { $limit ->
    [0] { $player } probably cannot stay at 0 or above.
   *[other] { $player } probably cannot stay within { $limit }.
 }
hint-may-not-stay = { $limit ->
    [0] { $player } may be unable to stay at 0 or above.
   *[other] { $player } may be unable to stay within { $limit }.
 }
hint-for-the-game = For the whole game it is worth more than the safest card of this deal.
hint-rival = Playing { FORM($cards, form: "the") } to make { $total } may be just as good.
hint-rival-let-it-pass = Letting it pass may be just as good.
hint-rival-other = Another choice may be just as good.
hint-odds = The chance not to lose this deal is { $percent } %, else { $other } %.
hint-keeps = { $count ->
    [one] It keeps a card that can be played even at { $limit }.
   *[other] It keeps { $count } cards that can be played even at { $limit }.
 }
hint-spends = The higher card goes while there is room for it.
hint-least = No other card adds so little.
hint-least-off = No other card takes off so little.
hint-holds = The total stays at { $total }.
hint-lowers = The total goes down by { $count }.
hint-raises = The total goes up by { $count }.
hint-no-room = { $limit ->
    [0] It leaves nothing at all to take off.
   *[other] It leaves no room at all up to { $limit }.
 }
hint-little-room = { $limit ->
    [0] It leaves only { $count } down to 0.
   *[other] It leaves only { $count } up to { $limit }.
 }
hint-room = It leaves room for { $count } more.

## Why: what it does to others

hint-strikes-one = It puts another player out of the deal.
hint-strikes-obliges = The next player has to play twice.
hint-strikes-draw-1 = Every other player draws a card.
hint-strikes-draw-2 = Every other player draws two cards.
hint-strikes-bomb = Every other player is hit who discards no card that saves.

## The chances on the cards, for those who cannot see them

hint-card-chance = { $card } { $percent } %
hint-chances = Chance not to lose this deal: { $chances }.
