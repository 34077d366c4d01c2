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
