### A child reads and hears this: at most twelve words, in the present, never “wrong”.
###
### Figures are heard as number words in their counting form only: 75 as seventy-five. So no word may change a number (say
### “from the number 68”, not “from 68”, if your language does). A card is heard as “seven of hearts”; ask for a form of
### your own if that is wrong. Sums in signs are only seen.
###
### $name (text): a child or another player
### $cards (cards): the cards played, or that fit
### $card (card): a card to pick
### $total (number): the total before the card
### $step (number): what is added or taken away
### $most (number): the largest number a learner is asked about
### $limit (number): the limit
### $left (number): from the total to the limit
### $ones (number): the total's last digit
### $face (number): on the card, or as it was counted: 1, −1
### $made (number): the total after a picked card
### $answer (number): the right total
### $said (number): the total said
### $first (number): the first of two jumps
### $stop (number): where it ends
### $rest (number): what is left then
### $tens (number): how many tens come or go
### $sum (text): 68 + 7 = 75, or as it is read aloud
### $signed (text): a card's value: +7, −10
### $way (text): what happens to the total

## Buttons

# A computer has said a total.
lessons-let-stand = That's right
lessons-check = Check!
lessons-that-is-all = That's all
lessons-do-not-know = I don't know
# After eight seconds.
lessons-no-hurry = Take your time.
# After a minute.
lessons-take-your-time = Take your time. “Show me” costs nothing.
# A card that is no sum: one tap.
lessons-call-it = Say { $total }
# Once in a deal.
lessons-said-for-you = We'll say numbers above { $most } for you, { $name }.

## Keys

lessons-key-pick-card = pick this card
lessons-key-type-answer = type the answer

## Whose play it is, on the ribbon

lessons-you-play = { $name }, you play: { $cards }.
lessons-other-plays = { $name } plays: { $cards }.
lessons-look-at-hand = { $name }, look at your hand.
lessons-here-is-a-sum = { $name }, try this one.

## What is asked, on the ribbon

lessons-ask-total = What's the new total?
lessons-ask-room = How far is it from { $total } to { $limit }?
lessons-ask-hold = This card doesn't change the total. What's the total now?
lessons-ask-double = This card doubles the total. What is it now?
lessons-ask-halve = This card halves the total. What is it now?
lessons-ask-swap = This card swaps the two digits. What's the total now?
lessons-ask-round = This card rounds to the nearest ten. Five rounds up. What's the total now?
lessons-ask-set = This card sets the total. What is it now?
# In practice.
lessons-ask-plainly = What's the answer?
lessons-ask-plainly-swap = Swap the two digits. What do you get?
lessons-ask-plainly-round = Round to the nearest ten. Five rounds up. What do you get?
# Pick cards, or a value of one.
lessons-ask-which-fit = Which cards can you still play?
lessons-ask-furthest = Which card gets closest to { $limit } without going over?
lessons-ask-which-value = Which value can you still play?

## On the ribbon and beside the line

# “Mia: 68 + 7 =”.
lessons-who-calls-sum = { $name }:
lessons-or-tap-the-line = or tap the line
# With dots.
lessons-tap-the-line = Tap the line
# “27 swap = ?”; very little room.
lessons-tile-swap = swap
lessons-tile-round = round
# For screen readers: “ace of spades: +11”.
lessons-card-as = { $card }: { $signed }

## After an answer

# $way is sum, floor (the total stops at zero), total (the card is no sum), number (no card, no sum) or, read aloud, rule
# (the question said what the card does).
lessons-yes = { $way ->
    [floor] Yes! { $total } take away { $step } is below zero. Here the total stops at zero.
    [total] Yes! The total is { $answer }.
    [number] Yes! It's { $answer }.
    [rule] Yes!
   *[sum] Yes! { $sum }.
 }
lessons-yes-picked = Yes! { $total } goes to { $made }.
lessons-yes-stays = Yes! It stays at { $total }.
lessons-yes-all-that-fit = Yes! These fit: { $cards }.
# One or two off.
lessons-nearly = Almost.
lessons-not-yet = Not yet.
lessons-look-where-cards-lead = See where each card takes you. Then pick again.
# All help is shown; the child still enters it.
lessons-there-it-stands = There it is: { $answer }. Now you try.

## A computer has said a total, and the child checks it

lessons-is-that-right = { $way ->
    [sum] “{ $sum }:
   *[total] “The total is
 } { $said }.” Is that right?
# The child agreed, but it was not right. $way: sum, floor or total.
lessons-look = Look: { $way ->
    [floor] { $total } take away { $step } is below zero. Here the total stops at zero,
    [total] the total is { $answer },
   *[sum] { $sum },
 } not { $said }.
# The child checked, but it was right. $way: sum, floor or total.
lessons-was-right = That was right: { $way ->
    [floor] { $total } take away { $step } is below zero. Here the total stops at zero.
    [total] the total is { $answer }.
   *[sum] { $sum }.
 } Checking is always fine.

## Read aloud

# The question. $way: add, take, double or halve.
lessons-read-sum = { $way ->
    [add] { $total } plus { $step }
    [take] { $total } take away { $step }
    [double] double { $total }
   *[halve] half of { $total }
 }
# The whole sum. $way: the same.
lessons-read-answer = { lessons-read-sum } is { $answer }
lessons-total-is = The total is { $total }.
# In practice.
lessons-number-is = The number is { $total }.
lessons-total-and-limit = The total is { $total }, the limit is { $limit }.

## Help

# A card that is no sum. $way: floor (the total stops at zero), hold or set.
lessons-turn-card = { $way ->
    [floor] { $total } take away { $step } is below zero. Here the total stops at zero.
    [hold] The total stays at { $answer }.
   *[set] The total is { $answer } now.
 }
lessons-way-room = { $total } and how much more makes { $limit }?
lessons-way-count-on = Start at { $total } and count up { $step }.
lessons-way-count-back = Start at { $total } and count back { $step }.
lessons-way-start = Start at { $total }.
lessons-way-again = Try again from { $total }.
# 58 + 10 or 58 + 20.
lessons-way-tens-on = { $tens ->
    [one] The tens go up by one
   *[other] The tens go up by { $tens }
 }. The ones stay the same.
lessons-way-tens-back = { $tens ->
    [one] The tens go down by one
   *[other] The tens go down by { $tens }
 }. The ones stay the same.
# 40 − 5: ten take away five.
lessons-way-break-ten = Break one ten. 10 take away { $step } leaves { $rest }.
lessons-way-make-ten = { $total } needs { $first } to make { $stop }. { $rest ->
    [one] 1 is left
   *[other] { $rest } are left
 }.
lessons-way-on-and-back = { $total } and { $first } make { $stop }. Then go back { $rest }.
lessons-way-on-and-on = { $total } and { $first } make { $stop }. Then { $rest } more.
lessons-way-back-and-on = { $first } back from { $total } is { $stop }. Then go up { $rest }.
lessons-way-back-and-back = { $first } back from { $total } is { $stop }. Then go back { $rest } more.
lessons-way-left = From { $total } to { $limit }, { $left ->
    [0] nothing is left
    [one] 1 is left
   *[other] { $left } are left
 }.

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
lessons-mistake-counted-the-card = { $face ->
    [-1] You went down just one. Here you go down { $step }.
   *[1] You went up just one. Here you go up { $step }.
 }
lessons-mistake-said-the-old-total = { $total } is just the start. Where does { $step } take you?
lessons-mistake-wrote-side-by-side = Ten ones make one more ten.
lessons-mistake-finger-slip = Just one digit is off. Look again.
lessons-mistake-took-from-the-ones = { lessons-mistake-added-to-the-ones }
lessons-mistake-smaller-from-larger = There aren't enough ones. Break a ten.
lessons-mistake-did-not-break-the-ten = The ones are right. They used up one of the tens.
lessons-mistake-lost-the-sign = It's below zero. The number needs a minus.
lessons-mistake-stopped-at-zero = It doesn't stop at zero here.
lessons-mistake-doubled-only-the-tens = Double the ones too.
lessons-mistake-doubled-only-the-ones = Double the tens too.
lessons-mistake-added-two = Double means the number plus itself.
lessons-mistake-lost-the-odd-ten = Half of ten is five. Don't lose it.
lessons-mistake-halved-only-the-tens = Halve the ones too.
lessons-mistake-took-two = Half is one of two equal parts.
lessons-mistake-kept-the-total = Here the number changes.
# How much room is left?
lessons-mistake-said-the-total = { $total } is the total. How much more fits?
lessons-mistake-doubled-a-digit = The two digits swap places.
lessons-mistake-rounded-the-other-way = { $ones ->
    [5] Five rounds up to the next ten.
   *[other] Which ten is closer?
 }
lessons-mistake-added-the-face = This card doesn't add { $face } here.
lessons-mistake-off-by-one = Count again.
lessons-mistake-off-by-ten = The ones are right. Look at the tens.
lessons-mistake-stopped-at-the-ten = You stopped at the ten. There's more to go.
lessons-mistake-went-on-from-the-ten = Use some of the { $step } to reach the ten.
lessons-mistake-read-the-total-reversed = Look at { $total } again. The tens come first.
lessons-mistake-took-a-teen-for-tens = A teen number has just one ten.
lessons-mistake-wrote-as-said = That's one zero too many.
lessons-mistake-dropped-the-tens = Don't forget the tens in { $total }.
lessons-mistake-took-six-for-nine = Look closely. Is it 6 or 9?
lessons-mistake-doubled-the-total = You don't double here. You add { $step }.
lessons-mistake-did-the-step-twice = Count the { $step } just once.
lessons-mistake-compared-the-ones = Look at the whole number. From { $total } to { $limit }, { $left ->
    [0] nothing is left
    [one] only 1 is left
   *[other] only { $left } are left
 }.
lessons-mistake-over-the-limit = { $total } and { $step } would be { $made }. That's over { $limit }.
# Other cards fit.
lessons-mistake-left-one-out = { $limit } is still { $left } away. What else fits?
lessons-mistake-left-a-special-out = One of the others adds nothing. It fits too.
lessons-mistake-not-the-largest = That one fits. Does another get closer?

## Whose turn it is to say the total

lessons-who-calls = { $name } answers
lessons-who-calls-heard = { $name } answers. Everyone else: no helping!
lessons-others-hush = Everyone else: no helping!
# At everyone else's seat.
lessons-hush = shh
lessons-i-am = I'm { $name }
lessons-is-not-here = { $name } isn't here
lessons-own-book = { $name }'s book
lessons-own-book-note = just for { $name }'s answers
lessons-read-aloud = Read aloud
