### What cards do, as whole predicates: rules in words say “king” and then the predicate, or write it beside the
### cards in a table. What stands in the table may choose by $rank where it calls the card “it”: cards of which
### different words are said get rows of their own.
###
### $number (number): what is added, taken off, or made the total
### $numbers (numbers): what may be added, one of them
### $low (number): the least total that may be made
### $high (number): the largest total that may be made
### $limit (number): the total that may not be passed
### $does (texts): predicates of this file, as “turns the direction of play”
### $first (text): what a card does in one of two ways
### $second (text): what it does in the other way
### $told (texts): what is said in short, as “+3”, “skip”
### $value (text): what becomes of the total, as “99”, “+3”, “0 to 100”, “1 or 11”
### $card (text): a card or several as they are named in front of what they do: “king”, “black ace”; on a chip “K”,
### “black A”
### $suits (texts): suits by name
### $face (card): a card or a rank
### $apart (cards): cards of a rank that have a row of their own
### $names (text): cards by name, in a row
### $printed (text): what the box prints on a card that we call by another name: PASS
### $rank (rank): the card that is named, or that does it; REV, SKIP, BOMB, ONO are cards of special packs with these
### names
### $wanted (rank): the rank that answers
### $saves (rank): the card that saves its player
### $cost (tokens): what is paid: one time bomb, one token
### $answer (text): forced, or optional

## Names of cards

# As short as can be, on a chip; ace, jack, queen and king are a letter of form-letters there.
card-index = { START($rank, form: "figure") }
# In front of what it does; and in the table, where the first of a row gets a capital letter by card-row.
# M10 and M1 are cards that take ten or one off; their names are minus 10 and minus 1.
card-name = { $face ->
    [M1] minus 1
    [M10] minus 10
   *[other] { FORM($face, form: "figure") }
 }
# In the table, for a game out of a box.
card-in-box = { card-name } ({ $printed })
# What is printed on a card of a special pack, and down the side of a joker, where it is made capitals: as the rules
# call it, or shorter. Nine letters are as large as in English; longer words are written smaller, or in two lines.
card-printed = { $rank ->
    [TRADE] Trade
    [DOUBLE] Double
   *[other] { START($rank) }
 }
card-black = black { FORM($rank, form: "figure") }
card-red = red { FORM($rank, form: "figure") }
# Of two suits; a card of one suit is called by card-name.
card-of-suits = { FORM($rank, form: "figure") } of { $suits }
# The cards of a rank that are not told of on their own.
card-other = other { FORM($rank, form: "figure") }
# In the table: a rank, some cards of which have a row of their own.
card-apart = { FORM($rank, form: "figure") } (not { FORM($apart, form: "the") })
# A row of the table: cards that do the same.
card-row = { START($names) }

# The same on a chip: a letter or a figure stands for the rank, by which other words may be chosen.
card-black-chip = { $rank ->
   *[other] black { $card }
 }
card-red-chip = { $rank ->
   *[other] red { $card }
 }
# Of one suit, or of two.
card-of-suits-chip = { $card } of { $suits }
card-other-chip = { $rank ->
   *[other] other { $card }
 }

## What becomes of the total

card-leave = leaves the total as it is
card-add = adds { $number }
card-add-own = adds its number
card-take-own = takes its number off
card-add-choice = adds { $numbers } (you choose)
card-take-any = takes any number from { $low } to { $high } off
card-add-any = adds any number from { $low } to { $high }
card-take-off = takes { $number } off
card-set = makes the total { $number }
card-set-any = makes the total any number from { $low } to { $high }
card-copy = { $rank ->
   *[other] does whatever the last card did; as the first card of a deal it adds { $number }
 }
card-double = doubles the total
card-double-or-halve = halves the total if it is even and above 49, and doubles it otherwise
card-double-odd-or-halve-even = halves an even total and doubles an odd one
card-swap-digits = swaps the two digits of the total (7 is read as 07)
card-round-to-ten = rounds the total to the nearest ten (5 rounds up)
card-pass-on-a-round-total = { $rank ->
   *[other] leaves the total as it is, and can be played only while the total ends in 0
 }
card-never = { $rank ->
   *[other] can never be played
 }
card-only-together = { $rank ->
   *[other] cannot be played on its own
 }

## What else happens

card-reverse = turns the direction of play
card-skip = skips the next player
card-choose = lets you name who plays next
card-eliminate = puts a player you name out of the deal
card-shield = { $rank ->
   *[other] saves whoever holds it from being put out of the deal: it is laid under the card, and one is drawn
 }
card-exchange = makes you exchange hands with a player you name
card-redeal = has all cards shuffled and everybody dealt a new hand
card-oblige = makes the next player play twice
card-chain = { $answer ->
    [forced] has to be answered with { FORM($wanted, form: "a") }
   *[optional] may be answered with { FORM($wanted, form: "a") }
 }
card-steal = takes a card from a player you name
card-zeus = takes Zeus
card-others-draw-1 = makes every other player draw one card
card-others-draw-2 = makes every other player draw two cards
card-bomb = makes every other player discard { FORM($saves, form: "a") } or { $cost ->
    [bomb] flip a time bomb
   *[other] pay { $cost }
 }

## Several of them

# “turns the direction of play and skips the next player”, or with “or”.
card-several = { $does }
card-choice = { $does } (you choose)
# Where one of the two ways does several things: “either adds 4 or leaves the total as it is and turns …”.
card-either = either { $first } or { $second }

## In short, for a list at the side of the table
##
## A line has room for 18 characters, with a number as “+10, ” before it for 13. A card that is called like what it
## does is told in other words than its name.

card-add-own-short = adds
card-take-own-short = takes off
card-leave-short = pass
card-add-any-short = +{ $low }…{ $high }
card-take-any-short = −{ $low }…{ $high }
card-set-short = makes { $number }
card-set-any-short = makes { $low } to { $high }
card-copy-short = copies
card-double-short = doubles
card-double-or-halve-short = halves or doubles
card-double-odd-or-halve-even-short = halves if even
card-swap-digits-short = swaps digits
card-round-to-ten-short = nearest ten
card-pass-on-a-round-total-short = pass on …0
card-never-short = never playable
card-only-together-short = only four at once
card-reverse-short = { $rank ->
    [REV] turns play round
   *[other] reverse
 }
card-skip-short = { $rank ->
    [SKIP] next sits out
   *[other] skip
 }
card-choose-short = name the next
card-eliminate-short = puts one out
card-shield-short = shield
card-exchange-short = swap hands
card-redeal-short = new hands
card-oblige-short = next plays 2
card-chain-short = answer it
card-steal-short = steal
card-zeus-short = take Zeus
card-others-draw-1-short = { $rank ->
    [DRAW1] others take 1
   *[other] others draw 1
 }
card-others-draw-2-short = { $rank ->
    [DRAW2] others take 2
   *[other] others draw 2
 }
card-bomb-short = { $rank ->
    [BOMB] others defend
   *[other] bomb
 }
# The total and what else happens, or what may be chosen.
card-several-short = { $value }, { $told }
card-list-short = { $told }
card-later-short = { $told }, later { $value }

## On a chip, behind the card: “4 turns”, “K = 99”, “3 = +3, skips”
##
## As short as can be.

card-does = { $card } { $does }
card-equals = { $card } = { $value }
card-equals-and = { $card } = { $value }, { $does }
card-range = { $low } to { $high }
card-list-chip = { $told }
card-leave-chip = passes
card-copy-chip = copies
card-double-chip = doubles
card-double-or-halve-chip = halves or doubles
card-double-odd-or-halve-even-chip = halves if even
card-swap-digits-chip = swaps digits
card-round-to-ten-chip = rounds to ten
card-pass-on-a-round-total-chip = passes on …0
card-never-chip = is never playable
card-only-together-chip = only goes four at once
card-reverse-chip = { $rank ->
    [REV] turns play round
   *[other] turns
 }
card-skip-chip = { $rank ->
    [SKIP] makes the next sit out
   *[other] skips
 }
card-choose-chip = names the next
card-eliminate-chip = puts one out
card-shield-chip = saves you
card-exchange-chip = swaps hands
card-redeal-chip = deals everybody anew
card-oblige-chip = makes the next play 2
card-chain-chip = wants an answer
card-steal-chip = steals a card
card-zeus-chip = takes Zeus
card-others-draw-1-chip = makes others draw 1
card-others-draw-2-chip = makes others draw 2
card-bomb-chip = hits everybody

## Notes under the table

card-note-limit = A card that makes { $limit } may also be played when the total is { $limit } already.
card-note-over = If the number of a card takes the total over { $limit }, it cannot be played, whatever else it does.
card-note-copy = { START($rank, form: "a") } copies the last card laid in this deal, whoever laid it: its value and everything else it does.
card-note-copy-turned-up = { START($rank, form: "a") } copies the last card laid in this deal, whoever laid it, or the card that was turned up: its value and everything else it does.
card-note-copy-again = { START($rank, form: "a") } on { FORM($rank, form: "a") } does again what that one did. It can be played wherever the card that it copies could be.
card-note-copy-pair = After two cards that count as one, it does what one of them does.
