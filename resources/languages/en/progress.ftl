### How far learners have come, for parents and teachers: the map of skills, the report, the sheet of sums, and
### what became of the file of the learners.
###
### $name (text): the learner's name
### $skill (text): the name of a skill, from “Skills”
### $mistake (text): the name of a mistake, from “Mistakes”
### $calls (number): how many totals were called
### $right (number): how many of them were right at the first answer
### $percent (number): the same as a share of all
### $days (number): on how many days there were calls
### $row (number): how many in a row were right at once
### $count (number): how often a mistake came up, how many answers nobody can explain, or how many skills there are:
### secure, or more
### $example (text): a sum that went wrong: 68 + 7 = 75, not 70
### $day (text): a day, as 12 Oct or 12 Oct 2026
### $answered (number): how many sums were done in two minutes
### $form (text): which of two sheets of sums it was: A or B
### $sum (text): a sum in signs: 68 + 7, of an example that went wrong 68 + 7 = 75
### $before (number): the total before the card
### $step (number): how much was to be taken away
### $answer (number): the right answer
### $given (number): the wrong answer that was given
### $limit (number): the limit of the game
### $cards (cards): the cards that were to be picked
### $picked (cards): the cards that were picked; may be none
### $way (text): what the card did to the total
### $line (text): a line to write on, or in the key the answer
### $title (text): which sums a sheet has
### $file (text): the name of a file
### $answers (number): how many answers could be read
### $of (number): how many answers there were at least
### $learners (number): how many learners were found in the file

## Skills

progress-skill-add-ones = Add ones ({ $sum })
progress-skill-add-to-ten = Make the ten ({ $sum })
progress-skill-add-cross-ten = Add past the ten ({ $sum })
progress-skill-add-ten = Add ten ({ $sum })
progress-skill-add-teens = Add eleven and more ({ $sum })
progress-skill-take-ones = Take ones away ({ $sum })
progress-skill-take-ten = Take ten away ({ $sum })
progress-skill-take-cross-ten = Take away past the ten ({ $sum })
progress-skill-take-past-zero = Past zero ({ $sum })
progress-skill-double = Double ({ $sum })
progress-skill-halve = Halve ({ $sum })
progress-skill-swap-digits = Swap digits ({ $before } to { $answer })
progress-skill-round-to-ten = Nearest ten ({ $before } to { $answer })
progress-skill-hold = Cards that hold
progress-skill-set = Cards that set the total
progress-skill-over-limit = Is it over the limit?
progress-skill-room = Room up to the limit
progress-skill-largest-safe = The largest safe card
progress-skill-choice = Choosing a value

## The map: how far a skill has come; under its name, with little room

progress-not-met-yet = not met yet
progress-too-few = too few to say
progress-practising = practising
progress-secure = secure
progress-look-again = secure; look again
progress-calls = calls: { $calls }
progress-right-first-time = { $right } of { $calls } right first time
# What a click on a skill does; the second where it needs cards.
progress-press-to-practise = Press to practise
progress-at-the-table = At the table

## The report

progress-title = { $name }: how the sums are going
progress-nothing-yet = Nothing has been answered yet; after the first game there is.
progress-figures = Calls: { $calls }. Days: { $days }, the last { $day }. Right first time: { $right } ({ $percent }%). Longest row of right calls: { $row }.
progress-secure-heading = Secure
progress-coming-heading = Coming (right first time)
progress-none-secure = Nothing yet: it takes eight right answers without help, on two days.
progress-none-coming = All that came up is secure.
progress-skill-look-again = { $skill }: time to look again
progress-skill-too-few = { $skill }: too few to say (calls: { $calls })
# What does not fit on the page, below the skills that do.
progress-skills-more = and { $count } more
# How many were right at the first answer.
progress-skill-coming = { $skill }: { $right } of { $calls }
progress-mistakes-heading = What goes wrong most often
progress-no-mistakes = No mistake has become a habit lately.
# A mistake and how often it came up: “Is ten off (twice)”.
progress-mistake-times = { $mistake } ({ FORM($count, as: "form-times") })
# Wrong answers that no mistake explains, with one of them: “18 answers we can’t explain: 68 + 7 = 75, not 70”.
progress-unexplained = { $count ->
    [one] 1 answer we can’t explain: { $example }
   *[other] { $count } answers we can’t explain: { $example }
 }
progress-trend-heading = Week by week
# The heads of a table: the Monday of a week, how many calls were right, how many skills were secure at its end.
progress-trend-head-week = Week from
progress-trend-head-right = Right first time
progress-trend-head-secure = Secure skills
# The Monday of a week: d stands for the day, MMM for the month in short.
progress-trend-day-format = d MMM
progress-trend-week = { $percent }% ({ $right } of { $calls })
progress-trend-words = Help comes and goes so that about four calls in five are right. What is meant to grow is the number of secure skills.
progress-probe-heading = Two minutes of sums, without help
progress-probe-none = Not done yet. It is offered every fortnight on the page of your child.
# $form is A or B: there are two sheets of sums, which are equally hard.
progress-probe-result = { $day }: { $right } right of { $answered } (form { $form })
progress-probe-compare = Both forms are equally hard, so the two can be compared.
progress-home-heading = One thing to play at home
progress-next-heading = The next step
progress-next-larger = All that came up is secure: try a game with larger numbers.
# Where there are no larger numbers.
progress-next-play = All that came up is secure: play on, so that it stays so.
progress-next-practise = Practise: { $skill }
progress-next-at-table = At the table, with the cards: { $skill }
progress-what-secure-means = Secure means: of the last twelve answers that needed no help, at least eight were right first time, on two days at least, and as things stand at least 85 in a hundred will be. No right answer ever takes that back; it is looked at again after three days, a week and three weeks. Nothing is claimed beyond that, and nothing leaves this computer.

## Examples of what went wrong, one after the other behind a mistake

# $way is sum, hold (the card left the total alone), set, swap (its digits change places), round (to the nearest
# ten) or floor (the total would go below zero and stays there).
progress-example = { $way ->
    [hold] the card held the total at { $answer }, not at { $given }
    [set] from { $before } the card set the total to { $answer }, not to { $given }
    [swap] { $before } with its digits swapped is { $answer }, not { $given }
    [round] { $before } rounded to the nearest ten is { $answer }, not { $given }
    [floor] { $before } take away { $step } would go below 0; in this game the total stops at 0, not at { $given }
   *[sum] { $sum }, not { $given }
 }
progress-example-furthest = from { $before } the furthest up to { $limit } was { $answer }, not { $given }
progress-example-fits = { $picked ->
    [0] what fits at { $before } of { $limit }: { $cards } (picked: nothing)
   *[other] what fits at { $before } of { $limit }: { $cards } (picked: { $picked })
 }

## Mistakes, as a heading before their examples

progress-mistake-counted-the-start = Counts the number it starts from, too
progress-mistake-added-to-the-tens = Takes ones for tens
progress-mistake-digits-reversed = Turns the digits of the answer round
progress-mistake-no-carry = Forgets the ten when the ones reach it or go past it
progress-mistake-carried-twice = Carries one ten too many
progress-mistake-added-to-the-ones = Adds ten to the ones
progress-mistake-only-the-ten = Adds the ten and forgets the ones
progress-mistake-only-the-ones = Adds the ones and forgets the ten
progress-mistake-added-instead = Adds instead of taking away
progress-mistake-took-instead = Takes away instead of adding
progress-mistake-said-the-card = Says the number on the card instead of the total
progress-mistake-counted-the-card = Counts every card as one step
progress-mistake-said-the-old-total = Says the old total again
progress-mistake-wrote-side-by-side = Writes tens and ones side by side
progress-mistake-finger-slip = Hits the key next to the right one
progress-mistake-said-the-total = Says the total instead of the room that is left
progress-mistake-took-from-the-ones = Takes ten from the ones
progress-mistake-smaller-from-larger = Takes the smaller digit from the larger one
progress-mistake-did-not-break-the-ten = Breaks no ten when taking away
progress-mistake-lost-the-sign = Loses the minus below zero
progress-mistake-stopped-at-zero = Stops at zero
progress-mistake-ignored-the-floor = Goes below zero where the game stops at it
progress-mistake-doubled-only-the-tens = Doubles the tens only
progress-mistake-doubled-only-the-ones = Doubles the ones only
progress-mistake-added-two = Adds two instead of doubling
progress-mistake-lost-the-odd-ten = Loses half of an odd ten
progress-mistake-halved-only-the-tens = Halves the tens only
progress-mistake-took-two = Takes two away instead of halving
progress-mistake-kept-the-total = Leaves the number as it was, where it changes
progress-mistake-doubled-a-digit = Writes one digit twice instead of swapping
progress-mistake-rounded-the-other-way = Goes to the farther ten
progress-mistake-added-the-face = Adds the number on a card that does something else
progress-mistake-off-by-one = Miscounts by one or two
progress-mistake-off-by-ten = Is ten off
progress-mistake-compared-the-ones = Compares the ones with the limit and not the whole number
progress-mistake-over-the-limit = Picks a card that goes over the limit
progress-mistake-left-one-out = Leaves out a card that can still be played
progress-mistake-left-a-special-out = Leaves out a card that holds or takes away
progress-mistake-not-the-largest = Picks a card that fits, but not the one that goes furthest

## One thing to try at home

progress-home-play = Play a game together and say each total aloud.
progress-home-rules = Read the cards together before a game: which hold, which set the total?
progress-home-add-ones = Climb stairs and count on from any number, not from one.
progress-home-add-to-ten = Ask for the friend to ten: 7 and 3, 6 and 4, 8 and 2.
progress-home-add-cross-ten = Lay 8 and 5 things in two rows of ten; fill the first row before you count on.
progress-home-add-ten = Add ten-cent coins to a few cents: only the tens change.
progress-home-add-teens = Add eleven as ten and one more, with coins.
progress-home-take-ones = Eat some of 17 grapes and tell how many are left.
# Coins or notes of ten in the money of the country.
progress-home-take-ten = Pay ten from a purse of coins: only the tens change.
progress-home-take-cross-ten = Count back from 13 to 10 first, then the rest: on a measuring tape.
progress-home-take-past-zero = Read the thermometer in winter: from 6 down by 10.
progress-home-double = Double with two hands: 5 and 5, then 2 and 2, and both together.
progress-home-halve = Share fairly between two: first the tens, then the ones.
progress-home-swap-digits = Write 27 and 72 and say which digit stands for tens.
progress-home-round-to-ten = Guess prices to the nearest ten in the shop.
progress-home-room = Ask on a measuring tape: from 14, how far is it to 20?
# The sum may be another: so much money of the country as buys something small.
progress-home-over-limit = With 20 cents in hand, ask what can still be bought.
progress-home-largest-safe = Fill a glass to a line with spoons: which still fits?
progress-home-choice = Play an ace with open cards and say both totals before choosing.

## The sheet of sums, on paper

progress-sheet-head = Name: { $line } Date: { $line }
progress-sheet-swap = { $before } with its digits swapped: { $line }
progress-sheet-round = { $before } rounded to the nearest ten: { $line }
# The second page of a sheet, with the answers; $title is what stands over the sheet.
progress-sheet-key = Answers: { $title }
# On a card with a sum, by itself.
progress-card-swap = { $before } with its digits swapped
progress-card-round = { $before } rounded to the nearest ten

## The table of all answers that is saved: a line for each answer, below these names of the columns

progress-column-time = time
# How the question came about: at the table, in practice, in a round.
progress-column-mode = mode
# What the learner does at the table: calls the own totals, calls everybody’s, checks the callers.
progress-column-role = role
progress-column-variant = variant
progress-column-game = game
progress-column-session = session
# The total before the card.
progress-column-before = before
progress-column-cards = cards
# What the card did to the total, in signs: +7, x2, =50.
progress-column-value = value
# The right answer.
progress-column-answer = answer
progress-column-skill = skill
# The help that the first answer had.
progress-column-support = support
# The answers that there were to choose from.
progress-column-choices = choices
progress-column-hints = hints
# All answers that were given, the right one last.
progress-column-tries = tries
# What the wrong ones show.
progress-column-errors = errors
progress-column-milliseconds = milliseconds
progress-column-right_at_once = right at once
# Whether the answer was typed, clicked or chosen.
progress-column-entered_by = entered by
# Whether the window was left meanwhile.
progress-column-focus_lost = focus lost
# What was thought of the learner before the answer.
progress-column-ability = ability
# The chance of a right first answer, as it was thought before.
progress-column-expected = expected
# Whether the answer leaves the rating as it is.
progress-column-rests = rests
# The version of the program.
progress-column-app = version
# The number that the cards come from.
progress-column-seed = seed

## The file of the learners

progress-saved-again = What learners do is saved again.
progress-file-unreadable = What learners did before could not be read; it is kept as { $file }. Backups (Ctrl+B) may have it.
progress-file-damaged = { $answers ->
    [one] The file of the learners was damaged; 1 of at least { $of } answers could be read (learners: { $learners }). It is kept as { $file }. Backups (Ctrl+B) may have the rest.
   *[other] The file of the learners was damaged; { $answers } of at least { $of } answers could be read (learners: { $learners }). It is kept as { $file }. Backups (Ctrl+B) may have the rest.
 }
progress-file-mended = { $answers ->
    [0] The file of the learners was damaged, but nothing of it is lost (learners: { $learners }). It is kept as { $file }.
    [one] The file of the learners was damaged, but its 1 answer could be read (learners: { $learners }). It is kept as { $file }.
   *[other] The file of the learners was damaged, but all { $answers } answers could be read (learners: { $learners }). It is kept as { $file }.
 }
