### $answer (text): answer
### $calls (number): calls
### $cards (text): cards
### $count (number): count
### $limit (number): limit
### $line (text): line
### $name (text): name
### $right (number): right
### $sign (text): sign
### $skill (text): skill
### $step (number): step
### $sum (text): sum
### $shown (text): the total, as the sum shows it
### $added (text): what is added, as the sum shows it
### $total (number): total
### $way (text): way
### $what (text): what
### $why (text): why

## Lesson

lessons-that-is-right = That is right
lessons-check = Check!
lessons-go-on = Go on
lessons-what-learners-do-is-saved-again = What learners do is saved again.
lessons-type-the-answer = Type the answer
lessons-that-is-all = That is all
lessons-show-me-how = Show me how
lessons-running-total = Running total
lessons-limit = Limit
lessons-choose-the-answer = Choose the answer
lessons-count-right-today = { $count } right today
lessons-pick-one-card = Pick one card
lessons-read-what-the-card-says = Read what the card says.
lessons-those-are-the-right-digits-the-other-way = Those are the right digits, the other way round.
lessons-the-ones-make-a-new-ten-do-not-lose-it = The ones make a new ten: do not lose it.
lessons-the-ones-go-past-ten-there-is-one-ten-more = The ones go past ten: there is one ten more.
lessons-the-ones-make-one-new-ten-not-two = The ones make one new ten, not two.
lessons-ten-goes-to-the-tens-the-ones-stay = Ten goes to the tens; the ones stay.
lessons-that-is-one-ten-too-far = That is one ten too far.
lessons-the-ten-is-there-the-ones-are-still-to = The ten is there; the ones are still to come.
lessons-the-ones-are-there-the-ten-is-still-to = The ones are there; the ten is still to come.
lessons-that-is-one-too-far = That is one too far.
lessons-this-card-takes-away = This card takes away.
lessons-take-a-ten-away-the-ones-stay = Take a ten away; the ones stay.
lessons-there-are-too-few-ones-to-take-from-break = There are too few ones to take from: break a ten.
lessons-the-ones-are-right-a-ten-was-broken-so-one = The ones are right; a ten was broken, so one is gone.
lessons-it-goes-past-zero-the-number-is-below-it = It goes past zero: the number is below it.
lessons-it-does-not-stop-at-zero-here = It does not stop at zero here.
lessons-in-this-game-the-total-stops-at-zero = In this game the total stops at zero.
lessons-the-ones-are-doubled-too = The ones are doubled too.
lessons-the-tens-are-doubled-too = The tens are doubled too.
lessons-double-is-the-number-and-once-more-the = Double is the number and once more the number.
lessons-half-of-a-ten-is-five-do-not-lose-it = Half of a ten is five: do not lose it.
lessons-the-ones-are-halved-too = The ones are halved too.
lessons-half-is-two-equal-parts = Half is two equal parts.
lessons-this-card-changes-the-total = This card changes the total.
lessons-the-two-digits-change-places = The two digits change places.
lessons-look-which-ten-is-nearer-five-goes-up = Look which ten is nearer; five goes up.
lessons-the-number-on-this-card-is-not-added = The number on this card is not added.
lessons-very-near-it-is-one-off = Very near: it is one off.
lessons-the-ones-are-right-look-at-the-tens = The ones are right; look at the tens.
lessons-add-ones-42-5 = Add ones (42 + 5)
lessons-make-the-ten-47-3 = Make the ten (47 + 3)
lessons-add-past-the-ten-68-7 = Add past the ten (68 + 7)
lessons-add-ten-34-10 = Add ten (34 + 10)
lessons-add-eleven-and-more-34-11 = Add eleven and more (34 + 11)
lessons-take-ones-away-47-5 = Take ones away (47 − 5)
lessons-take-ten-away-63-10 = Take ten away (63 − 10)
lessons-take-away-past-the-ten-43-5 = Take away past the ten (43 − 5)
lessons-past-zero-6-10 = Past zero (6 − 10)
lessons-double-27-2 = Double (27 × 2)
lessons-halve-38-2 = Halve (38 ÷ 2)
lessons-swap-digits-27-to-72 = Swap digits (27 to 72)
lessons-nearest-ten-68-to-70 = Nearest ten (68 to 70)
lessons-cards-that-hold = Cards that hold
lessons-cards-that-set-the-total = Cards that set the total
lessons-is-it-over-the-limit = Is it over the limit?
lessons-room-up-to-the-limit = Room up to the limit
lessons-the-largest-safe-card = The largest safe card
lessons-choosing-a-value = Choosing a value
lessons-pick-every-card-that-fits = Pick every card that fits
lessons-pick-one-value = Pick one value
lessons-one-of-the-others-does-not-go-up-it-always = One of the others does not go up: it always fits.
lessons-that-one-fits-is-there-one-that-goes = That one fits. Is there one that goes further?
lessons-name-plays-cards = { $name } plays: { $cards }.
lessons-this-card-leaves-the-total-alone-what-is = This card leaves the total alone. What is it?
lessons-this-card-doubles-the-total-what-is-it-now = This card doubles the total. What is it now?
lessons-this-card-halves-the-total-what-is-it-now = This card halves the total. What is it now?
lessons-this-card-swaps-the-two-digits-what-is-the = This card swaps the two digits. What is the total now?
lessons-this-card-goes-to-the-nearest-ten-what-is = This card goes to the nearest ten. What is the total now?
lessons-this-card-sets-the-total-what-is-it-now = This card sets the total. What is it now?
lessons-what-is-the-new-running-total = What is the new running total?
lessons-let-the-two-digits-change-places-which = Let the two digits change places. Which number is it then?
lessons-go-to-the-nearest-ten-which-one-is-it = Go to the nearest ten. Which one is it?
lessons-how-much-is-it = How much is it?
lessons-the-total-is-answer = The total is { $answer }
lessons-nearly-why-way = Nearly. { $why } { $way }
lessons-which-of-its-values-can-you-still-play = Which of its values can you still play?
lessons-which-cards-can-you-still-play = Which cards can you still play?
lessons-name-look-at-your-hand = { $name }, look at your hand.
lessons-name-here-is-a-sum = { $name }, here is a sum.
lessons-name-you-play-cards = { $name }, you play: { $cards }.
lessons-hold = hold
lessons-swap = swap
lessons-round = round
lessons-set = set
lessons-total-sign-step-is-answer = { $shown } { $sign } { $added } is { $answer }
lessons-yes-sum = Yes! { $sum }.
lessons-nearly-why = Nearly. { $why }
lessons-why-count-the-blocks-they-are-what-is = { $why } Count the blocks: they are what is missing.
lessons-why-look-at-the-whole-way-then-type-where = { $why } Look at the whole way, then type where it ends.
lessons-try-again-from-total = Try again from { $total }.
lessons-yes-all-that-fit-cards = Yes! All that fit: { $cards }.
lessons-how-much-room-is-left-from-total-up-to = How much room is left from { $total } up to { $limit }?
lessons-total-plus-step = { $total } plus { $step }
lessons-total-take-away-step = { $total } take away { $step }
lessons-double-total = double { $total }
lessons-half-of-total = half of { $total }
lessons-the-total-is-total = the total is { $total }
lessons-why-look-where-each-card-leads-then-pick = { $why } Look where each card leads, then pick again.
lessons-limit-limit = limit { $limit }

## Keys

lessons-let-it-stand = let it stand
lessons-check-it = check it
lessons-go-on-2 = go on
lessons-say-it-again = say it again
lessons-pick-that-card = pick that card
lessons-show-me-how-2 = show me how
lessons-that-is-all-2 = that is all
lessons-choose-that-answer = choose that answer
lessons-type-the-answer-2 = type the answer
lessons-take-the-last-figure-back = take the last figure back
lessons-answer = answer

## Learning

lessons-not-met-yet = not met yet
lessons-too-few-to-say = too few to say
lessons-practising = practising
lessons-secure = secure
lessons-secure-look-again = secure; look again
lessons-press-to-practise = Press to practise
lessons-at-the-table = At the table

## Report

lessons-secure-means-nine-of-the-last-ten-right = Secure means: nine of the last ten right first time on the pad without help, over two days and five different sums at least; it is looked at again after three days. Nothing is claimed beyond these counts, and nothing leaves this computer.
lessons-play-a-game-together-and-say-each-total = Play a game together and say each total aloud.
lessons-nothing-has-been-answered-yet-after-the = Nothing has been answered yet; after the first game there is.
lessons-a-picture-and-few-answers-to-choose-from = a picture, and few answers to choose from
lessons-four-answers-to-choose-from = four answers to choose from
lessons-no-answers-to-choose-from-but-hints-to-ask = no answers to choose from, but hints to ask for
lessons-none-at-all = none at all
lessons-counts-the-number-it-starts-from = Counts the number it starts from
lessons-adds-ones-to-the-tens = Adds ones to the tens
lessons-turns-the-digits-of-the-answer-round = Turns the digits of the answer round
lessons-loses-the-ten-that-the-ones-make = Loses the ten that the ones make
lessons-forgets-the-ten-when-the-ones-go-past-it = Forgets the ten when the ones go past it
lessons-carries-one-ten-too-many = Carries one ten too many
lessons-adds-ten-to-the-ones = Adds ten to the ones
lessons-goes-one-ten-too-far = Goes one ten too far
lessons-adds-the-ten-and-forgets-the-ones = Adds the ten and forgets the ones
lessons-adds-the-ones-and-forgets-the-ten = Adds the ones and forgets the ten
lessons-goes-one-too-far = Goes one too far
lessons-adds-where-the-card-takes-away = Adds where the card takes away
lessons-takes-ten-from-the-ones = Takes ten from the ones
lessons-takes-the-smaller-digit-from-the-larger = Takes the smaller digit from the larger one
lessons-breaks-no-ten-when-taking-away = Breaks no ten when taking away
lessons-loses-the-minus-below-zero = Loses the minus below zero
lessons-stops-at-zero = Stops at zero
lessons-goes-below-zero-where-the-game-stops-at-it = Goes below zero where the game stops at it
lessons-doubles-the-tens-only = Doubles the tens only
lessons-doubles-the-ones-only = Doubles the ones only
lessons-adds-two-instead-of-doubling = Adds two instead of doubling
lessons-loses-half-of-an-odd-ten = Loses half of an odd ten
lessons-halves-the-tens-only = Halves the tens only
lessons-takes-two-away-instead-of-halving = Takes two away instead of halving
lessons-leaves-the-total-where-the-card-changes-it = Leaves the total where the card changes it
lessons-writes-one-digit-twice-instead-of-swapping = Writes one digit twice instead of swapping
lessons-goes-to-the-farther-ten = Goes to the farther ten
lessons-adds-the-number-on-a-card-that-does = Adds the number on a card that does something else
lessons-is-one-off = Is one off
lessons-is-ten-off = Is ten off
lessons-compares-the-ones-with-the-limit-and-not = Compares the ones with the limit and not the whole number
lessons-picks-a-card-that-goes-over-the-limit = Picks a card that goes over the limit
lessons-leaves-out-a-card-that-can-still-be-played = Leaves out a card that can still be played
lessons-leaves-out-a-card-that-holds-or-takes-away = Leaves out a card that holds or takes away
lessons-picks-a-card-that-fits-but-not-the-one = Picks a card that fits, but not the one that goes furthest
lessons-read-the-cards-together-before-a-game = Read the cards together before a game: which hold, which set the total?
lessons-climb-stairs-and-count-on-from-any-number = Climb stairs and count on from any number, not from one.
lessons-ask-for-the-friend-to-ten-7-and-3-6-and-4 = Ask for the friend to ten: 7 and 3, 6 and 4, 8 and 2.
lessons-lay-8-and-5-things-in-two-rows-of-ten-fill = Lay 8 and 5 things in two rows of ten; fill the first row before you count on.
lessons-put-ten-cent-coins-to-some-cents-only-the = Put ten-cent coins to some cents: only the tens change.
lessons-add-eleven-as-ten-and-one-more-with-coins = Add eleven as ten and one more, with coins.
lessons-eat-some-of-17-grapes-and-tell-how-many = Eat some of 17 grapes and tell how many are left.
lessons-pay-ten-from-a-purse-of-coins-only-the = Pay ten from a purse of coins: only the tens change.
lessons-count-back-from-43-to-40-first-then-the = Count back from 43 to 40 first, then the rest: on a ruler or a measuring tape.
lessons-read-the-thermometer-in-winter-from-6-down = Read the thermometer in winter: from 6 down by 10.
lessons-double-with-two-hands-20-and-20-then-7-and = Double with two hands: 20 and 20, then 7 and 7.
lessons-share-fairly-between-two-first-the-tens = Share fairly between two: first the tens, then the ones.
lessons-write-27-and-72-and-say-which-digit-stands = Write 27 and 72 and say which digit stands for tens.
lessons-guess-prices-to-the-nearest-ten-in-the = Guess prices to the nearest ten in the shop.
lessons-ask-on-a-ruler-from-94-how-far-is-it-to-99 = Ask on a ruler: from 94, how far is it to 99?
lessons-with-20-cents-in-hand-ask-what-can-still = With 20 cents in hand, ask what can still be bought.
lessons-fill-a-glass-to-a-line-with-spoons-which = Fill a glass to a line with spoons: which still fits?
lessons-play-an-ace-with-open-cards-and-say-both = Play an ace with open cards and say both totals before choosing.
lessons-all-that-came-up-is-secure-try-a-game-with = All that came up is secure: try a game with larger numbers.
lessons-name-how-the-sums-are-going = { $name }: how the sums are going
lessons-one-thing-to-try-at-home = One thing to try at home
lessons-the-next-step = The next step
lessons-skills-right-first-time = Skills (right first time)
lessons-help-that-calls-had = Help that calls had
lessons-what-goes-wrong-most-often = What goes wrong most often
lessons-at-the-table-with-the-cards-skill = At the table, with the cards: { $skill }
lessons-name-line-date-line = Name: { $line } Date: { $line }
lessons-right-of-calls = { $right } of { $calls }
lessons-calls-calls = calls: { $calls }
lessons-no-mistake-has-come-up-twice-in-the-same = No mistake has come up twice in the same way.
lessons-what-count-times = { $what } ({ $count } times)
lessons-practise-skill = Practise: { $skill }
