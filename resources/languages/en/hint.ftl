### The coach's advice, and why.
###
### $card (card): a card
### $cards (cards): the cards to play
### $rank (rank): of several alike
### $count (number): cards, or how much of the total
### $gained (tokens): what the play wins
### $total (number): the total after the play
### $limit (number): the limit
### $player (player): another player
### $effect (text): to $player: choose, eliminate, exchange or steal
### $percent (number): a chance
### $other (number): the chance otherwise
### $chances (text): each a hint-card-chance

## What to do

hint-play = Hint: play { FORM($cards, form: "the") } to make { $total }.
hint-play-several = Hint: play { $count } { FORM($rank, form: "many") } to make { $total }.
hint-do-to = { $effect ->
    [eliminate] Knock { FORM($player, form: "whom") } out.
    [exchange] Swap hands with { FORM($player, form: "whom") }.
    [steal] Steal a card from { FORM($player, form: "whom") }.
   *[choose] Let { FORM($player, form: "whom") } play next.
 }
hint-lay-down = Hint: lay down { FORM($cards, form: "the") }.
hint-sneak = Hint: sneak in { FORM($cards, form: "the") }.
hint-defend = Hint: defend with { FORM($cards, form: "the") }.
hint-bottom = Hint: put { FORM($cards, form: "the") } under the stock.
hint-take = Hint: take { FORM($cards, form: "the") }.
hint-call = Hint: say { $total }.
hint-draw = Hint: draw your card.
hint-let-it-pass = Hint: let it pass.
hint-do-not-answer = Hint: don't answer.
hint-give-up = Hint: give up.

## Why: at most two of these

hint-only-play = Anything else goes { $limit ->
    [0] below 0.
   *[other] over { $limit }.
 }
hint-only-choice = It's your only choice.
hint-all-over = Every choice goes { $limit ->
    [0] below 0.
   *[other] over { $limit }.
 }
hint-alike = All choices are about equal here.
hint-gains = It wins { $gained } right away.
hint-takes-zeus = It takes Zeus.
hint-ends-with-zeus = It ends the deal with Zeus on your side.
hint-reaches-alone = It reaches { $total } and wins the game.
hint-reaches = It makes exactly { $total }: you all win.
hint-probably-cannot-stay = { $player } would probably go { $limit ->
    [0] below 0.
   *[other] over { $limit }.
 }
hint-may-not-stay = { $player } might go { $limit ->
    [0] below 0.
   *[other] over { $limit }.
 }
hint-for-the-game = It's riskier in this deal, but better for the whole game.
hint-rival = Playing { FORM($cards, form: "the") } to make { $total } may be just as good.
hint-rival-let-it-pass = Letting it pass may be just as good.
hint-rival-other = Another choice may be just as good.
hint-odds = { $percent }% chance of surviving this deal; { $other }% otherwise.
hint-keeps = You keep { $count ->
    [one] a card
   *[other] { $count } cards
 } you can play even at { $limit }.
hint-spends = Use a high card while there's room.
hint-least = Your other cards add more.
hint-least-off = Your other cards take away more.
hint-holds = The total stays at { $total }.
hint-lowers = The total goes down by { $count }.
hint-raises = The total goes up by { $count }.
hint-no-room = { $limit ->
    [0] It leaves nothing to take away.
   *[other] It leaves no room below { $limit }.
 }
hint-little-room = It leaves { $limit ->
    [0] only { $count } above 0.
   *[other] room for only { $count } more.
 }
hint-room = It leaves { $limit ->
    [0] { $count } above 0.
   *[other] room for { $count } more.
 }

## Why: what it does to others

hint-strikes-one = It knocks another player out of the deal.
hint-strikes-obliges = The next player must play twice.
hint-strikes-draw-1 = Everyone else draws a card.
hint-strikes-draw-2 = Everyone else draws two cards.
hint-strikes-bomb = Everyone else is hit unless a discard saves them.

## Chances, for screen readers

hint-card-chance = { $card } { $percent }%
hint-chances = Chance of surviving this deal: { $chances }.
