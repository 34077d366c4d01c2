### What cards do. Rules say “king” and then the predicate, or put it beside the cards in a table. Where a predicate
### calls the card “it”, it can choose by $rank; then each card gets its own row.
###
### $number (number): what is added or taken away, or the new total
### $numbers (numbers): to choose from
### $low (number): the lowest total
### $high (number): the highest total
### $limit (number): the highest safe total
### $does (texts): predicates: “reverses direction”
### $first (text): one way to play it
### $second (text): the other way
### $told (texts): short forms: “+3”, “skip”
### $value (text): “99”, “+3”, “0 to 100”, “1 or 11”
### $card (text): a card's name before what it does: “king”; on a chip “K”
### $suits (texts): suits
### $face (card): a card or a rank
### $apart (cards): cards of the rank with their own row
### $names (text): cards, in a row
### $printed (text): what the box prints on it: PASS
### $rank (rank): the card; REV, SKIP, BOMB, ONO are of special packs
### $wanted (rank): the rank that answers
### $saves (rank): the card that saves its player
### $cost (tokens): one time bomb, one token
### $answer (text): forced, or optional

## Names of cards

# As short as possible.
card-index = { START($rank, form: "figure") }
# M10, M1, T1 and T2 take away.
card-name = { $face ->
    [M1] minus 1
    [T1] minus 1
    [T2] minus 2
    [M10] minus 10
   *[other] { FORM($face, form: "figure") }
 }
# A game out of a box.
card-in-box = { card-name } ({ $printed })
# Printed on special cards, and down the side of a joker. Over nine letters it gets smaller, or two lines.
card-printed = { $rank ->
    [TRADE] Trade
    [DOUBLE] Double
   *[other] { START($rank) }
 }
card-black = black { FORM($rank, form: "figure") }
card-red = red { FORM($rank, form: "figure") }
card-of-suits = { FORM($rank, form: "figure") } of { $suits }
card-other = other { FORM($rank, form: "figure") }
card-apart = { FORM($rank, form: "figure") } (not { FORM($apart, form: "the") })
# A row of the table.
card-row = { START($names) }

card-black-chip = { $rank ->
   *[other] black { $card }
 }
card-red-chip = { $rank ->
   *[other] red { $card }
 }
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
   *[other] can be played only when the total ends in 0, and doesn't change it
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
   *[other] saves you from being knocked out of the deal: put it under the card that was played, and draw a card
 }
card-exchange = makes you swap hands with a player you choose
card-redeal = reshuffles all the cards into new hands for everyone
card-oblige = makes the next player play twice
card-chain = { $answer ->
    [forced] must
   *[optional] can
 } be answered with { FORM($wanted, form: "a") }
card-steal = takes a card from a player you choose
card-zeus = takes Zeus
card-others-draw-1 = makes everyone else draw one card
card-others-draw-2 = makes everyone else draw two cards
card-bomb = makes everyone else discard { FORM($saves, form: "a") } or { $cost ->
    [bomb] flip a time bomb
   *[other] pay { $cost }
 }

## Several of them

card-several = { $does }
card-choice = { $does } (you choose)
card-either = either { $first } or { $second }

## At the side of the table: 18 characters, or 13 after “+10, ”. Don't repeat the name of a card that says what it does.

card-add-own-short = face value
card-take-own-short = takes away
card-leave-short = pass
card-add-any-short = +{ $low }…{ $high }
card-take-any-short = −{ $low }…{ $high }
card-set-short = makes { $number }
card-set-any-short = makes { $low } to { $high }
card-copy-short = copies
card-double-short = doubles
card-double-or-halve-short = halves or doubles
card-double-odd-or-halve-even-short = half or double
card-swap-digits-short = swaps digits
card-round-to-ten-short = nearest ten
card-pass-on-a-round-total-short = pass on …0
card-never-short = never playable
card-only-together-short = only in fours
card-reverse-short = { $rank ->
    [REV] changes direction
   *[other] reverse
 }
card-skip-short = { $rank ->
    [SKIP] next loses a turn
   *[other] skip
 }
card-choose-short = choose player
card-eliminate-short = knock one out
card-shield-short = shield
card-exchange-short = swap hands
card-redeal-short = new hands
card-oblige-short = next plays 2
card-chain-short = awaits answer
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
card-several-short = { $value }, { $told }
card-list-short = { $told }
card-later-short = { $told }, later { $value }
card-awake-short = { $number }+: { $told }
card-awake-down-short = ≤ { $number }: { $told }
card-awake-turn-short = turn { $number }: { $told }

## On a chip, as short as possible: “4 reverses”, “K = 99”, “3 = +3, skips”

card-does = { $card } { $does }
card-equals = { $card } = { $value }
card-equals-and = { $card } = { $value }, { $does }
card-range = { $low } to { $high }
card-list-chip = { $told }
card-leave-chip = passes
card-copy-chip = copies
card-double-chip = doubles
card-double-or-halve-chip = halves or doubles
card-double-odd-or-halve-even-chip = halves evens, doubles odds
card-swap-digits-chip = swaps digits
card-round-to-ten-chip = rounds to ten
card-pass-on-a-round-total-chip = passes on …0
card-never-chip = is never playable
card-only-together-chip = only in fours
# The first is for the card called Reverse: “Reverse changes direction”.
card-reverse-chip = { $rank ->
    [REV] changes direction
   *[other] reverses
 }
card-skip-chip = { $rank ->
    [SKIP] makes next player lose a turn
   *[other] skips
 }
card-choose-chip = chooses who's next
card-eliminate-chip = knocks a player out
card-shield-chip = saves you
card-exchange-chip = swaps hands
card-redeal-chip = deals new hands
card-oblige-chip = makes next player play 2
card-chain-chip = wants an answer
card-steal-chip = steals a card
card-zeus-chip = takes Zeus
card-others-draw-1-chip = makes others draw 1
card-others-draw-2-chip = makes others draw 2
card-bomb-chip = hits everyone else

## Notes under the table

card-note-limit = A card that makes { $limit } can be played even when the total is already { $limit }.
card-note-over = If a card's number takes the total over { $limit }, you can't play it, whatever else it does.
card-note-copy = { START($rank, form: "a") } copies the last card played this deal: its value and everything else it does.
card-note-copy-turned-up = { START($rank, form: "a") } copies the last card played this deal, or the one turned up at the start: its value and everything else it does.
card-note-copy-again = { START($rank, form: "a") } on { FORM($rank, form: "a") } copies the same card once more. You can play it whenever you could play the card it copies.
card-note-copy-pair = After a pair that counts as one card, only one card is copied.
