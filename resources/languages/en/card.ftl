### What cards do, as whole predicates. Rules in words say “king” and then the predicate, or put it beside the cards in
### a table. A predicate that calls the card “it” can choose words by $rank; cards with different words get their own rows.
###
### $number (number): what is added or taken away, or the new total
### $numbers (numbers): possible numbers to add
### $low (number): the lowest possible total
### $high (number): the highest possible total
### $limit (number): the highest total allowed
### $does (texts): predicates of this file, such as “reverses direction”
### $first (text): what a card does in one of two ways
### $second (text): what it does the other way
### $told (texts): the short form, such as “+3”, “skip”
### $value (text): what happens to the total: “99”, “+3”, “0 to 100”, “1 or 11”
### $card (text): one or more cards as named before what they do: “king”, “black ace”; on a chip “K”, “black A”
### $suits (texts): names of suits
### $face (card): a card or a rank
### $apart (cards): cards of a rank that have their own row
### $names (text): names of cards, in a row
### $printed (text): what the box prints on a card that we call something else: PASS
### $rank (rank): the card named, or the card that does it; REV, SKIP, BOMB, ONO are cards of special packs
### $wanted (rank): the rank that answers
### $saves (rank): the card that saves its player
### $cost (tokens): the price: one time bomb, one token
### $answer (text): forced, or optional

## Names of cards

# As short as possible, on a chip; ace, jack, queen and king are letters of form-letters.
card-index = { START($rank, form: "figure") }
# Before what it does; and in the table, where card-row capitalizes the first of a row.
# M10 and M1 take away ten or one; their names are minus 10 and minus 1.
card-name = { $face ->
    [M1] minus 1
    [M10] minus 10
   *[other] { FORM($face, form: "figure") }
 }
# In the table, for a game out of a box.
card-in-box = { card-name } ({ $printed })
# Printed on a card of a special pack, and in capitals down the side of a joker: the name in the rules, or shorter.
# Up to nine letters are as large as in English; longer words are smaller, or in two lines.
card-printed = { $rank ->
    [TRADE] Trade
    [DOUBLE] Double
   *[other] { START($rank) }
 }
card-black = black { FORM($rank, form: "figure") }
card-red = red { FORM($rank, form: "figure") }
# Of two suits; card-name names a card of one suit.
card-of-suits = { FORM($rank, form: "figure") } of { $suits }
# The cards of a rank without a row of their own.
card-other = other { FORM($rank, form: "figure") }
# In the table: a rank, if some of its cards have their own row.
card-apart = { FORM($rank, form: "figure") } (not { FORM($apart, form: "the") })
# A row of the table: cards that do the same.
card-row = { START($names) }

# The same on a chip: a letter or figure stands for the rank; other words may depend on it.
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

## What happens to the total

card-leave = keeps the total the same
card-add = adds { $number }
card-add-own = adds its number
card-take-own = takes away its number
card-add-choice = adds { $numbers } (you choose)
card-take-any = takes away any number from { $low } to { $high }
card-add-any = adds any number from { $low } to { $high }
card-take-off = takes away { $number }
card-set = makes the total { $number }
card-set-any = makes the total any number from { $low } to { $high }
card-copy = { $rank ->
   *[other] copies the last card; as the first card of a deal it adds { $number }
 }
card-double = doubles the total
card-double-or-halve = halves the total if it's even and above 49, otherwise doubles it
card-double-odd-or-halve-even = halves an even total, doubles an odd one
card-swap-digits = swaps the total's two digits (7 is read as 07)
card-round-to-ten = rounds the total to the nearest ten (5 rounds up)
card-pass-on-a-round-total = { $rank ->
   *[other] keeps the total the same, and can be played only when it ends in 0
 }
card-never = { $rank ->
   *[other] can never be played
 }
card-only-together = { $rank ->
   *[other] can't be played on its own
 }

## What else happens

card-reverse = reverses direction
card-skip = skips the next player
card-choose = lets you choose who plays next
card-eliminate = knocks a player you choose out of the deal
card-shield = { $rank ->
   *[other] saves you from being knocked out of the deal: it goes under the other card, and you draw one
 }
card-exchange = makes you swap hands with a player you choose
card-redeal = shuffles all the cards and deals everyone a new hand
card-oblige = makes the next player play twice
card-chain = { $answer ->
    [forced] must be answered with { FORM($wanted, form: "a") }
   *[optional] can be answered with { FORM($wanted, form: "a") }
 }
card-steal = takes a card from a player you choose
card-zeus = takes Zeus
card-others-draw-1 = makes everyone else draw one card
card-others-draw-2 = makes everyone else draw two cards
card-bomb = makes everyone else discard { FORM($saves, form: "a") } or { $cost ->
    [bomb] flip a time bomb
   *[other] pay { $cost }
 }

## Several of them

# “reverses direction and skips the next player”, or with “or”.
card-several = { $does }
card-choice = { $does } (you choose)
# If one of two ways does several things: “either adds 4 or keeps the total the same and reverses …”.
card-either = either { $first } or { $second }

## In short, for a list at the side of the table
##
## A line has room for 18 characters; after a number such as “+10, ”, for 13. If a card is named after what it does,
## use other words than its name.

card-add-own-short = adds
card-take-own-short = takes away
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
    [REV] changes direction
   *[other] reverse
 }
card-skip-short = { $rank ->
    [SKIP] next sits out
   *[other] skip
 }
card-choose-short = choose next
card-eliminate-short = knock one out
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
# The total and what else happens, or the choices.
card-several-short = { $value }, { $told }
card-list-short = { $told }
card-later-short = { $told }, later { $value }

## On a chip, after the card: “4 reverses”, “K = 99”, “3 = +3, skips”
##
## As short as possible.

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
    [REV] changes direction
   *[other] reverses
 }
card-skip-chip = { $rank ->
    [SKIP] makes the next sit out
   *[other] skips
 }
card-choose-chip = chooses who's next
card-eliminate-chip = knocks one out
card-shield-chip = saves you
card-exchange-chip = swaps hands
card-redeal-chip = deals new hands
card-oblige-chip = makes the next play 2
card-chain-chip = wants an answer
card-steal-chip = steals a card
card-zeus-chip = takes Zeus
card-others-draw-1-chip = makes others draw 1
card-others-draw-2-chip = makes others draw 2
card-bomb-chip = hits everyone

## Notes under the table

card-note-limit = A card that makes { $limit } can be played even when the total is already { $limit }.
card-note-over = If a card's number takes the total over { $limit }, you can't play it, whatever else it does.
card-note-copy = { START($rank, form: "a") } copies the last card played in this deal: its value and everything else it does.
card-note-copy-turned-up = { START($rank, form: "a") } copies the last card played in this deal, or the card turned up at the start. It copies its value and everything else it does.
card-note-copy-again = { START($rank, form: "a") } on { FORM($rank, form: "a") } does the same again. You can play it whenever you could play the card it copies.
card-note-copy-pair = After two cards that count as one, it copies one of them.
