### What a child reads and hears while saying totals: at most twelve words, in the present tense, never “wrong”.
###
### Figures are read aloud as number words in their counting form, and in no other: 75 is heard as seventy-five. So
### let no word change a number (if your language does, say “from the number 68”, not “from 68”). A card is heard as
### “seven of hearts”; if that is wrong in your language, ask for a form of your own, with the number in a word.
### Sums in signs are only seen; “Read aloud” below has what is heard instead.
###
### $name (text): the name of a child or of another player
### $cards (cards): the cards played, or that fit
### $card (card): a card of the hand that can be picked
### $total (number): the total before the card
### $step (number): how much is added or taken away, never negative
### $most (number): the largest number a learner is asked about
### $limit (number): the limit of the game
### $left (number): how much is left from the total to the limit
### $ones (number): the last digit of the total
### $face (number): the number on the card; 10 if it has none
### $made (number): the total after a picked card
### $answer (number): the right total
### $said (number): the total said
### $first (number): how long the first of two jumps is
### $stop (number): where the first jump ends
### $rest (number): how much is left after the first jump
### $sum (text): a sum in signs, 68 + 7 = 75; or as it is read aloud
### $signed (text): one value of a card, in signs: +7, −10
### $way (text): what happens to the total; the possible words are above each message

## Buttons

# A computer has said a total: the child agrees, or checks it.
lessons-let-stand = That's right
lessons-check = Check!
lessons-go-on = Continue
lessons-that-is-all = That's all
lessons-show-me = Show me
lessons-do-not-know = I don't know
# After eight quiet seconds.
lessons-no-hurry = Take your time.
# After a quiet minute.
lessons-take-your-time = Take your time. “Show me” costs nothing.
# For a card that is no sum: one tap says the total, which stays or is set.
lessons-call-it = Say { $total }
# Once in a deal, at the first play with a number larger than the child's numbers.
lessons-said-for-you = We'll do numbers above { $most } for you, { $name }.

## What the keys do, in the list of keys

lessons-key-let-stand = that's right
lessons-key-check = check it
lessons-key-go-on = continue
lessons-key-say-again = say it again
lessons-key-pick-card = pick this card
lessons-key-show-how = show me
lessons-key-do-not-know = I don't know
lessons-key-that-is-all = that's all
lessons-key-type-answer = type the answer
lessons-key-take-back = erase the last digit
lessons-key-answer = answer

## Whose play it is: a sentence on the ribbon

lessons-you-play = { $name }, you play: { $cards }.
lessons-other-plays = { $name } plays: { $cards }.
lessons-look-at-hand = { $name }, look at your hand.
lessons-here-is-a-sum = { $name }, here's a sum.

## What is asked: a sentence on the ribbon

lessons-ask-total = What's the new total?
lessons-ask-room = How far is it from { $total } to { $limit }?
lessons-ask-hold = This card doesn't change the total. What is it?
lessons-ask-double = This card doubles the total. What is it now?
lessons-ask-halve = This card halves the total. What is it now?
lessons-ask-swap = This card swaps the two digits. What's the total now?
lessons-ask-round = This card rounds to the nearest ten. Five goes up. What's the total now?
lessons-ask-set = This card sets the total. What is it now?
# The same in practice, without a card.
lessons-ask-plainly = How much is it?
lessons-ask-plainly-swap = Swap the two digits. What do you get?
lessons-ask-plainly-round = Round to the nearest ten. Five goes up. What do you get?
# Pick cards of the hand, one card, or one value of a card.
lessons-ask-which-fit = Which cards can you still play?
lessons-ask-furthest = Which card gets closest to { $limit } without going over?
lessons-ask-which-value = Which value can you still play?

## On the ribbon and beside the line

# Before the sum on the ribbon: “Mia: 68 + 7 =”.
lessons-who-calls-sum = { $name }:
# Beside the line, small: another way to answer.
lessons-or-tap-the-line = or tap the line
# After the total, instead of the number: “27 swap = ?”; very little room.
lessons-tile-swap = swap
lessons-tile-round = round
# One value of a card, for screen readers: “ace of spades: +11”.
lessons-card-as = { $card }: { $signed }

## After an answer

# $way is sum, floor (the total would go below zero but stays there), total (the card is no sum) or number (no card, and
# no sum). Read aloud, it can be rule: the question has already said what the card does.
lessons-yes = { $way ->
    [floor] Yes! { $total } take away { $step } would go below zero. Here the total stops at zero.
    [total] Yes! The total is { $answer }.
    [number] Yes! It's { $answer }.
    [rule] Yes!
   *[sum] Yes! { $sum }.
 }
lessons-yes-picked = Yes! { $total } goes to { $made }.
lessons-yes-stays = Yes! It stays at { $total }.
lessons-yes-all-that-fit = Yes! These fit: { $cards }.
# Comes before feedback on an answer that is one or two off.
lessons-nearly = Almost.
# Comes before feedback on any other answer.
lessons-not-yet = Not yet.
lessons-look-where-cards-lead = See where each card goes. Then pick again.
# All help is shown, and so is the answer; the child still enters it.
lessons-there-it-stands = There it is: { $answer }. Now you say it.

## A computer has said a total, and the child checks it

lessons-is-that-right = { $way ->
    [sum] “{ $sum }: { $said }.” Is that right?
   *[total] “The total is { $said }.” Is that right?
 }
# The child agreed, but it was not right. $way is sum, floor or total.
lessons-look = { $way ->
    [floor] Look: { $total } take away { $step } would go below zero. Here the total stops at zero, not { $said }.
    [total] Look: the total is { $answer }, not { $said }.
   *[sum] Look: { $sum }, not { $said }.
 }
# The child checked, but it was right. $way is sum, floor or total.
lessons-was-right = { $way ->
    [floor] That was right: { $total } take away { $step } would go below zero. Here the total stops at zero. Checking is always fine.
    [total] That was right: the total is { $answer }. Checking is always fine.
   *[sum] That was right: { $sum }. Checking is always fine.
 }

## Read aloud

# The question as it is heard: $way is add, take, double or halve.
lessons-read-sum = { $way ->
    [add] { $total } plus { $step }
    [take] { $total } take away { $step }
    [double] double { $total }
   *[halve] half of { $total }
 }
# The whole sum as it is heard: $way is add, take, double or halve.
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

# What a card does that is no sum: $way is floor (the total would go below zero but stays there), hold or set.
lessons-turn-card = { $way ->
    [floor] { $total } take away { $step } would go below 0. Here the total stops at 0.
    [hold] The total stays { $answer }.
   *[set] The total is { $answer } now.
 }
lessons-way-room = { $total } and how much more makes { $limit }?
lessons-way-count-on = Start at { $total } and count up { $step }.
lessons-way-count-back = Start at { $total } and count back { $step }.
lessons-way-start = Start at { $total }.
lessons-way-again = Try again from { $total }.
lessons-way-make-ten = { $total } needs { $first } to make { $stop }. { $rest ->
    [one] 1 is left
   *[other] { $rest } are left
 }.
lessons-way-on-and-back = { $total } and { $first } make { $stop }. Then go back { $rest }.
lessons-way-on-and-on = { $total } and { $first } make { $stop }. Then { $rest } more.
lessons-way-back-and-on = { $first } back from { $total } is { $stop }. Then go up { $rest }.
lessons-way-back-and-back = { $first } back from { $total } is { $stop }. Then { $rest } more back.
lessons-way-left = { $left ->
    [0] From { $total } to { $limit }, nothing is left.
    [one] From { $total } to { $limit }, 1 is left.
   *[other] From { $total } to { $limit }, { $left } are left.
 }

## What a wrong answer shows, in a child's words

lessons-mistake-counted-the-start = Start counting after { $total }, not on it.
lessons-mistake-added-to-the-tens = { $step ->
    [one] That's 1 one, not 1 ten.
   *[other] That's { $step } ones, not { $step } tens.
 }
lessons-mistake-digits-reversed = The digits are right. But tens and ones switched places.
lessons-mistake-no-carry = The ones make ten or more. That's one more ten.
lessons-mistake-carried-twice = The ones make one new ten, not two.
lessons-mistake-added-to-the-ones = { $step } is all tens. The ones don't change.
lessons-mistake-only-the-ten = The ten is done. Now the ones.
lessons-mistake-only-the-ones = The ones are done. Now the ten.
lessons-mistake-added-instead = Here you take away.
lessons-mistake-took-instead = Here you add.
lessons-mistake-said-the-card = { $step } is just the step. Where does it take you from { $total }?
lessons-mistake-counted-the-card = One step isn't enough. Here it's { $step }.
lessons-mistake-said-the-old-total = { $total } is just the start. Where does { $step } take you?
lessons-mistake-wrote-side-by-side = Ten ones make a new ten. It goes with the tens.
lessons-mistake-finger-slip = Just one digit is off. Look again.
lessons-mistake-took-from-the-ones = { $step } is all tens. The ones don't change.
lessons-mistake-smaller-from-larger = There aren't enough ones. Break a ten.
lessons-mistake-did-not-break-the-ten = The ones are right. They used up one of the tens.
lessons-mistake-lost-the-sign = It's below zero. The number needs a minus.
lessons-mistake-stopped-at-zero = It doesn't stop at zero here.
lessons-mistake-doubled-only-the-tens = Double the ones too.
lessons-mistake-doubled-only-the-ones = Double the tens too.
lessons-mistake-added-two = Double means the number plus itself.
lessons-mistake-lost-the-odd-ten = Half of ten is five. Don't lose it.
lessons-mistake-halved-only-the-tens = Halve the ones too.
lessons-mistake-took-two = Half means two equal parts.
lessons-mistake-kept-the-total = Here the number changes.
# The question was how much room is left, and the child said the total.
lessons-mistake-said-the-total = { $total } is the total. How much is missing?
lessons-mistake-doubled-a-digit = The two digits swap places.
lessons-mistake-rounded-the-other-way = { $ones ->
    [5] Five goes up to the next ten.
   *[other] Which ten is closer?
 }
lessons-mistake-added-the-face = This card doesn't add { $face } here.
lessons-mistake-off-by-one = Count again.
lessons-mistake-off-by-ten = The ones are right. Look at the tens.
lessons-mistake-compared-the-ones = { $left ->
    [0] Look at the whole number. From { $total } to { $limit }, nothing is left.
    [one] Look at the whole number. From { $total } to { $limit }, only 1 is left.
   *[other] Look at the whole number. From { $total } to { $limit }, only { $left } are left.
 }
lessons-mistake-over-the-limit = { $total } and { $step } would be { $made }. That's over { $limit }.
# One or more other cards fit.
lessons-mistake-left-one-out = { $left ->
    [one] There is still 1 left to { $limit }. What else fits?
   *[other] There are still { $left } left to { $limit }. What else fits?
 }
lessons-mistake-left-a-special-out = One of the others adds nothing. It fits too.
lessons-mistake-not-the-largest = That one fits. Does another get closer?

## Whose turn it is to say the total

# Over the table when several people share the screen, before a child says the total.
lessons-who-calls = { $name } says it
lessons-who-calls-heard = { $name } says it. Everyone else: no helping!
lessons-others-hush = Everyone else: no helping!
# At everyone else's seat.
lessons-hush = shh
lessons-i-am = I'm { $name }
lessons-is-not-here = { $name } isn't here
lessons-own-book = { $name }'s book
lessons-own-book-note = only { $name }'s answers go in
lessons-read-aloud = Read aloud
lessons-read-aloud-tip = Read aloud (V)
