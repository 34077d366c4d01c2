### Why a game cannot be played as it is wished for: with these house rules, by so many players, or at all. What is wrong
### with a file of rules is told to who writes it, in English, and stands in the program.
###
### $game (text): the name of a game
### $why (text): a reason of this file that is no sentence of its own
### $players (number): how many would play
### $least (number): how many play at least
### $most (number): how many play at most, or the largest number
### $cards (number): how many cards these would be dealt
### $size (number): how many cards the pack has
### $option (text): the key of a house rule, as it is written in a file or on the command line
### $value (text): the value that is written for it
### $known (text): keys or values that there are, in a row
### $card (card): a card that is turned up
### $rank (rank): a rank
### $total (number): a total
### $limit (number): the highest total
### $totals (numbers): totals
### $packs (number): how many packs
### $names (cards): cards, by rank or one by one

## Reasons
##
## Without a stop. They stand after a colon: “These rules do not go together: … .” Whether a sentence has a capital letter
## there is for each language to say.

clash-endless-stock = a stock that is renewed never runs out, so nobody can win by it
clash-useless-tokens = players are knocked out at once, so tokens have no use
clash-lack-of-cards = { $players ->
    [one] one player would need { $cards } cards, but there are only { $size } and one must stay
   *[other] { $players } players would need { $cards } cards, but there are only { $size } and one must stay
 }

## Sentences

clash-no-such-game = There is no game called “{ $game }” in the catalogue.
clash-number-of-players = { $game } is for { $least } to { $most } players, not { $players }.
clash-of-game = { $game }: { $why }.
clash-no-such-option = { $game } has no house rule “{ $option }”; it has { $known }.
clash-no-such-choice = The house rule { $option } is one of { $known }, not “{ $value }”.
clash-no-such-number = The house rule { $option } is a whole number from { $least } to { $most }, not “{ $value }”.

## The same in the workshop, where people make games of their own: whole sentences, and what is on the buttons that
## put it right
##
## What is on a button is as short as can be.

clash-makes-over-limit = { START($names, form: "a") } makes the total { $total }, but the highest total is { $limit }. Nobody could ever choose that.
clash-only-over-limit = { START($names, form: "a") } makes the total { $total }, but the highest total is { $limit }. Nobody could ever play it.
clash-any-over-limit = { START($names, form: "a") } may make any total up to { $total }, but the highest total is { $limit }.
clash-too-few-cards = { $players } players would be dealt { $cards } cards, but there are only { $size }, and one has to stay in the stock.
clash-large-hands = { $players } players would hold { $cards } cards each; more than { $most } cannot be held.
clash-no-card = No card of the pack could ever be played.
clash-nobody-is-stuck = Whatever is laid, everybody can go on: nobody would ever lose.
clash-nobody-goes-over = No cards ever take the total to { $limit } or over it: no deal would end.
clash-nobody-pays = Nobody would ever pay anything: the game would never be over.
clash-team-misses = No cards make exactly { $total }: you could never win.
clash-starts-over = A deal would begin at { $total }, but the highest total is { $limit }.
clash-begins-over = With { FORM($card, form: "the") } turned up, a deal would begin at { $total }, over the highest total of { $limit }.
clash-no-neighbours = No two ranks of the pack are neighbours: there could never be a run.
clash-past-the-end = No deal ever gets to { $totals }: the highest total is { $limit }.
clash-three-in-hand = { $cards ->
    [one] This asks for three cards of one rank in one hand, but everybody holds only one card.
   *[other] This asks for three cards of one rank in one hand, but everybody holds only { $cards } cards.
 }
clash-repair-makes = { START($names) } makes { $total }
clash-repair-limit = Total up to { $total }
clash-repair-players = At most { $most } players
clash-repair-more-players = At least { $least } players
clash-repair-hand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
 }
clash-repair-packs = { $packs } packs
clash-repair-numbers = Numbers count
clash-repair-counts = { START($names, form: "figure") } count { $total }
clash-repair-end-costs = { $total } costs 1
clash-repair-pass = { START($rank, form: "figure") } passes
clash-repair-start = Begin at { $total }
clash-repair-no-start-card = No card turned up
clash-repair-without-total = Without { $totals }
clash-repair-without-rule = Without this rule
