### Why a game can't be played: with these house rules, with this many players, or at all.
###
### $game (text): a game
### $why (text): a reason below that is no sentence
### $players (number): players
### $least (number): the fewest players
### $most (number): the most players, or the largest number
### $cards (number): cards they need
### $size (number): cards in the pack
### $option (text): a house rule's key, as typed
### $value (text): its value, as typed
### $known (text): what it can be, in a row
### $card (card): a card turned up
### $rank (rank): a rank
### $total (number): a total
### $limit (number): the highest safe total
### $totals (numbers): totals
### $packs (number): packs
### $names (cards): cards, by rank or one by one

## Reasons, after a colon: “These rules don't go together: … .” Each language decides on the capital letter.

clash-endless-stock = a reshuffled stock never runs out, so nobody can win that way
clash-useless-tokens = players are knocked out right away, so they need no tokens
clash-lack-of-cards = { $players ->
    [one] one player would need
   *[other] { $players } players would need
 } { $cards } cards, but there are only { $size }, and one has to stay in the stock

## Sentences

clash-no-such-game = There's no game called “{ $game }”.
clash-number-of-players = { $game } is for { $least } to { $most } players, not { $players }.
clash-number-of-players-fixed = { $game } is for { $most } players, not { $players }.
clash-of-game = { $game }: { $why }.
clash-no-such-option = { $game } has no house rule “{ $option }”; it has { $known }.
clash-no-such-choice = The house rule { $option } can be { $known }, not “{ $value }”.
clash-no-such-number = The house rule { $option } must be a whole number from { $least } to { $most }, not “{ $value }”.

## In the workshop: sentences, and buttons that fix it
clash-makes-over-limit = { START($names, form: "a") } makes the total { $total }, but the highest total is { $limit }. You could never choose that.
clash-only-over-limit = { START($names, form: "a") } makes the total { $total }, but the highest total is { $limit }. You could never play it.
clash-any-over-limit = { START($names, form: "a") } can make any total up to { $total }, but the highest total is { $limit }.
clash-too-few-cards = { $players } players would get { $cards } cards, but there are only { $size }, and one has to stay in the stock.
clash-large-hands = { $players } players would hold { $cards } cards each; { $most } is the most.
clash-no-card = No card in the pack could ever be played.
clash-nobody-is-stuck = Everyone could always play, so nobody would ever lose.
clash-nobody-goes-over = No cards could ever take the total to { $limit } or more, so no deal would end.
clash-nobody-pays = Nobody would ever pay, so the game would never end.
clash-team-misses = No cards make exactly { $total }, so you could never win.
clash-starts-over = A deal would start at { $total }, but the highest total is { $limit }.
clash-begins-over = With { FORM($card, form: "the") } turned up, a deal would start at { $total }, over the highest total of { $limit }.
clash-no-neighbors = No two ranks in the pack are neighbors, so there could never be a run.
clash-past-the-end = No deal ever gets to { $totals }: the highest total is { $limit }.
clash-three-in-hand = This needs three cards of one rank in one hand, but everyone has only { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
clash-repair-makes = { START($names) } makes { $total }
clash-repair-limit = Set the highest total to { $total }
clash-repair-players = At most { $most } players
clash-repair-more-players = At least { $least } players
clash-repair-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } in hand
clash-repair-packs = { $packs } packs
clash-repair-numbers = Make number cards count
clash-repair-counts = Make { FORM($names, form: "figure") } count as { $total }
clash-repair-end-costs = Make { $total } pay 1
clash-repair-pass = Let { FORM($rank, form: "the") } keep the total
clash-repair-start = Start at { $total }
clash-repair-no-start-card = No card turned up
clash-repair-without-total = Remove { $totals }
clash-repair-without-rule = Remove this rule
