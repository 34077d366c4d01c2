### What a child reads and hears while it calls totals: short, in the present tense, and never “wrong”.
###
### What is read aloud has its figures in number words, as one counts: 75 is heard as seventy-five, and in no other form, so
### let no word rule a number (not “from 68” but “from the number 68”, where that makes a difference). A card is heard as it
### stands, “seven of hearts”; where that is wrong, ask for a form of your own, with the card’s number in a word.
### Sums in signs are for the eye; what is heard instead is under “Read aloud”.
###
### $name (text): the name of a child or of another player
### $cards (cards): the cards that are played, or that fit
### $card (card): a card of the hand that can be picked
### $total (number): the running total before the card
### $step (number): how much is added or taken away, never negative
### $most (number): the largest number that a learner is asked about
### $limit (number): the limit of the game
### $left (number): how much is left from the total up to the limit
### $ones (number): the last figure of the total
### $face (number): the number on the card, 10 where it has none
### $made (number): the total to which a picked card leads
### $answer (number): the right total
### $said (number): the total that somebody said
### $first (number): how long the first of two jumps is
### $stop (number): where the first jump ends
### $rest (number): how much of the sum is left after the first jump
### $sum (text): a sum in signs, 68 + 7 = 75; or as it is read aloud
### $signed (text): what one value of a card adds or takes away, in signs: +7, −10
### $way (text): what is done to the total; which words come is said above each message

## Buttons

# A computer has said a total: the child lets it stand, or checks it.
lessons-let-stand = That is right
lessons-check = Check!
lessons-go-on = Go on
lessons-that-is-all = That is all
lessons-show-me = Show me
lessons-do-not-know = I don’t know
# After eight seconds without a word.
lessons-no-hurry = Take your time.
# After a minute without a word.
lessons-take-your-time = Take your time. Or press “Show me”: it costs nothing.
# One tap calls what a card makes that is no sum: the total stays, or is set.
lessons-call-it = Call { $total }
# Once in a deal, when a play comes that the learner is not asked about: a number of it is larger than the child’s numbers.
lessons-said-for-you = Sums with numbers above { $most } are called for you, { $name }.

## What the keys do, in the list of keys

lessons-key-let-stand = let it stand
lessons-key-check = check it
lessons-key-go-on = go on
lessons-key-say-again = say it again
lessons-key-pick-card = pick that card
lessons-key-show-how = show me
lessons-key-do-not-know = I don’t know
lessons-key-that-is-all = that is all
lessons-key-type-answer = type the answer
lessons-key-take-back = take the last figure back
lessons-key-answer = answer

## Whose play it is: a sentence on the ribbon

lessons-you-play = { $name }, you play: { $cards }.
lessons-other-plays = { $name } plays: { $cards }.
lessons-look-at-hand = { $name }, look at your hand.
lessons-here-is-a-sum = { $name }, here is a sum.

## What is asked: a sentence on the ribbon

lessons-ask-total = What is the new running total?
lessons-ask-room = How much room is left from { $total } up to { $limit }?
lessons-ask-hold = This card leaves the total alone. What is it?
lessons-ask-double = This card doubles the total. What is it now?
lessons-ask-halve = This card halves the total. What is it now?
lessons-ask-swap = This card swaps the two digits. What is the total now?
lessons-ask-round = This card goes to the nearest ten; from five it goes up. What is the total now?
lessons-ask-set = This card sets the total. What is it now?
# The same in practice, without a card.
lessons-ask-plainly = How much is it?
lessons-ask-plainly-swap = Let the two digits change places. Which number is it then?
lessons-ask-plainly-round = Go to the nearest ten; from five it goes up. Which one is it?
# Of the cards in the hand some are to be picked, or one, or one of the values of a card.
lessons-ask-which-fit = Which cards can you still play?
lessons-ask-furthest = Which card goes furthest up to { $limit }?
lessons-ask-which-value = Which of its values can you still play?

## On the ribbon and beside the line

# Before the sum on the ribbon: “Mia: 68 + 7 =”.
lessons-who-calls-sum = { $name }:
# Beside the line, small: another way to answer than to type.
lessons-or-tap-the-line = or tap the line
# In the place of what is added, after the total: “27 swap = ?”; very little room.
lessons-tile-swap = swap
lessons-tile-round = round
# One of the values of a card, for who does not see it: “ace of spades: +11”.
lessons-card-as = { $card }: { $signed }

## After an answer

# $way is sum, floor (the total would go below zero and stays there), total (the card is no sum) or number (there is
# no card, and it is no sum). Where it is heard, rule is a card that is no sum, of which the question has told all.
lessons-yes = { $way ->
    [floor] Yes! { $total } take away { $step } would go below zero; in this game the total stops at zero.
    [total] Yes! The total is { $answer }.
    [number] Yes! It is { $answer }.
    [rule] Yes!
   *[sum] Yes! { $sum }.
 }
lessons-yes-picked = Yes! From { $total } it goes to { $made }.
lessons-yes-stays = Yes! It stays at { $total }.
lessons-yes-all-that-fit = Yes! All that fit: { $cards }.
# Before what is said about the answer: one or two off, or anything else.
lessons-nearly = Nearly.
lessons-not-yet = Not yet.
lessons-look-where-cards-lead = Look where each card leads, then pick again.
# All help has come, and the answer stands on the line; the child still enters it.
lessons-there-it-stands = There it stands: { $answer }. Now you call it.

## A computer has said a total, and the child checks it

lessons-is-that-right = { $way ->
    [sum] “{ $sum }: { $said }.” Is that right?
   *[total] “The total is { $said }.” Is that right?
 }
# The child let it stand, and it was not right. $way is sum, floor or total.
lessons-look = { $way ->
    [floor] Look: { $total } take away { $step } would go below zero; in this game the total stops at zero, not at { $said }.
    [total] Look: the total is { $answer }, not { $said }.
   *[sum] Look: { $sum }, not { $said }.
 }
# The child checked, and it was right. $way is sum, floor or total.
lessons-was-right = { $way ->
    [floor] It was right: { $total } take away { $step } would go below zero; in this game the total stops at zero. Checking is always fine.
    [total] It was right: the total is { $answer }. Checking is always fine.
   *[sum] It was right: { $sum }. Checking is always fine.
 }

## Read aloud

# What is asked, as it is heard: $way is add, take, double or halve.
lessons-read-sum = { $way ->
    [add] { $total } plus { $step }
    [take] { $total } take away { $step }
    [double] double { $total }
   *[halve] half of { $total }
 }
# The whole sum, as it is heard in place of signs: $way is add, take, double or halve.
lessons-read-answer = { $way ->
    [add] { $total } plus { $step } is { $answer }
    [take] { $total } take away { $step } is { $answer }
    [double] double { $total } is { $answer }
   *[halve] half of { $total } is { $answer }
 }
lessons-total-is = The total is { $total }.
# In practice, without a card.
lessons-number-is = The number is { $total }.
lessons-total-and-limit = The total is { $total }, the limit is { $limit }.

## How to go on

# What a card does that is no sum: $way is floor (the total would go below zero and stays there), hold or set.
lessons-turn-card = { $way ->
    [floor] { $total } take away { $step } would go below 0; in this game the total stops at 0.
    [hold] The total stays { $answer }.
   *[set] The total is { $answer } now.
 }
lessons-way-room = { $total } and how much more is { $limit }?
lessons-way-count-on = Start at { $total } and count on { $step }.
lessons-way-count-back = Start at { $total } and count back { $step }.
lessons-way-start = Start at { $total }.
lessons-way-again = Try again from { $total }.
lessons-way-make-ten = { $total } needs { $first } to make { $stop }; { $rest ->
    [one] 1 is left
   *[other] { $rest } are left
 }.
lessons-way-on-and-back = { $total } and { $first } make { $stop }; then go { $rest } back.
lessons-way-on-and-on = { $total } and { $first } make { $stop }; then { $rest } more.
lessons-way-back-and-on = { $first } back from { $total } is { $stop }; then { $rest } forward.
lessons-way-back-and-back = { $first } back from { $total } is { $stop }; then { $rest } more back.
lessons-way-left = { $left ->
    [0] The total is { $total }: up to { $limit } nothing is left.
    [one] From { $total } up to { $limit } there is 1 left.
   *[other] From { $total } up to { $limit } there are { $left } left.
 }

## What a wrong answer shows, as a child can see it

lessons-mistake-counted-the-start = Start counting after { $total }, not on it.
lessons-mistake-added-to-the-tens = { $step ->
    [one] The 1 is a one, not a ten.
   *[other] The { $step } are ones, not tens.
 }
lessons-mistake-digits-reversed = The digits are right, but tens and ones have changed places.
lessons-mistake-no-carry = The ones make ten or more: there is one ten more.
lessons-mistake-carried-twice = The ones make one new ten, not two.
lessons-mistake-added-to-the-ones = { $step } is whole tens: the ones stay.
lessons-mistake-only-the-ten = The ten is there; the ones are still to come.
lessons-mistake-only-the-ones = The ones are there; the ten is still to come.
lessons-mistake-added-instead = Here you take away.
lessons-mistake-took-instead = Here you add.
lessons-mistake-said-the-card = { $step } is only the step: where does it lead from { $total }?
lessons-mistake-counted-the-card = One step isn’t enough: here it’s { $step }.
lessons-mistake-said-the-old-total = { $total } is only the start: where does { $step } lead?
lessons-mistake-wrote-side-by-side = Ten of the ones make a new ten: put it to the tens.
lessons-mistake-finger-slip = All figures are right but one: look again.
lessons-mistake-took-from-the-ones = { $step } is whole tens: the ones stay.
lessons-mistake-smaller-from-larger = There are too few ones to take from: break a ten.
lessons-mistake-did-not-break-the-ten = The ones are right; a ten was broken, so there is one ten less.
lessons-mistake-lost-the-sign = It is below zero: the number needs a minus.
lessons-mistake-stopped-at-zero = It does not stop at zero here.
lessons-mistake-doubled-only-the-tens = The ones are doubled too.
lessons-mistake-doubled-only-the-ones = The tens are doubled too.
lessons-mistake-added-two = Double is the number and once more the number.
lessons-mistake-lost-the-odd-ten = Half of a ten is five: do not lose it.
lessons-mistake-halved-only-the-tens = The ones are halved too.
lessons-mistake-took-two = Half is two equal parts.
lessons-mistake-kept-the-total = The number does not stay as it is.
# How much room is left was asked for, and the total was said.
lessons-mistake-said-the-total = { $total } is the total: how much is missing?
lessons-mistake-doubled-a-digit = The two digits change places.
lessons-mistake-rounded-the-other-way = { $ones ->
    [5] From five it goes up to the next ten.
   *[other] Look which ten is nearer.
 }
lessons-mistake-added-the-face = Here this card does not add { $face }.
lessons-mistake-off-by-one = Count once more.
lessons-mistake-off-by-ten = The ones are right; look at the tens.
lessons-mistake-compared-the-ones = { $left ->
    [0] Look at the whole number: from { $total } to { $limit } nothing is left.
    [one] Look at the whole number: from { $total } to { $limit } only 1 is left.
   *[other] Look at the whole number: from { $total } to { $limit } only { $left } are left.
 }
lessons-mistake-over-the-limit = { $total } and { $step } would be { $made }: over { $limit }.
# One or several more fit.
lessons-mistake-left-one-out = { $left ->
    [one] Not all that fit yet: 1 is left up to { $limit }.
   *[other] Not all that fit yet: { $left } are left up to { $limit }.
 }
lessons-mistake-left-a-special-out = Not all that fit yet: one of the others adds nothing.
lessons-mistake-not-the-largest = That one fits. Is there one that goes further?

## Whose call it is

# Over the table, where several persons share the screen, before a child calls.
lessons-who-calls = { $name } calls
lessons-who-calls-heard = { $name } calls. Everybody else: hush.
lessons-others-hush = Everybody else: hush
# At the seat of everybody else.
lessons-hush = hush
lessons-i-am = I am { $name }
lessons-is-not-here = { $name } is not here
lessons-own-book = { $name }’s own book
lessons-own-book-note = only what { $name } calls goes in
lessons-read-aloud = Read aloud
lessons-read-aloud-tip = Read aloud (V)
