### How learners are doing, for parents and teachers: the skill map, the report, the practice sheet, and
### what happened to the learners' file.
###
### $name (text): the learner's name
### $skill (text): the name of a skill, from “Skills”
### $mistake (text): the name of a mistake, from “Mistakes”
### $calls (number): how many totals were answered
### $right (number): right first try
### $percent (number): the same in percent
### $days (number): on how many days there were answers
### $row (number): how many in a row were right first try
### $count (number): how often a mistake came up, how many answers have no explanation, or how many skills: secure, or more
### $example (text): a sum that went wrong: 68 + 7 = 75, not 70
### $day (text): a day, as 12 Oct or 12 Oct 2026
### $answered (number): how many sums were done in two minutes
### $form (text): which of two sheets of sums: A or B
### $sum (text): a sum in signs: 68 + 7; in an example of a mistake 68 + 7 = 75
### $before (number): the total before the card
### $step (number): how much to take away
### $answer (number): the right answer
### $given (number): the wrong answer given
### $limit (number): the limit of the game
### $cards (cards): the right cards to pick
### $picked (cards): the cards picked; may be none
### $way (text): what the card did to the total
### $line (text): a line to write on, or the answer
### $title (text): which sums a sheet has
### $file (text): a file's name
### $answers (number): answers read
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
progress-skill-largest-safe = Largest safe card
progress-skill-choice = Choosing a value

## The map: how far a skill has come; under its name, with little room

progress-not-met-yet = not started
progress-too-few = too early to tell
progress-practising = practicing
progress-secure = secure
progress-look-again = secure; check again
progress-calls = answers: { $calls }
progress-right-first-time = { $right } of { $calls } right first try
# What a click on a skill does; the second is for skills that need cards.
progress-press-to-practise = Press to practice
progress-at-the-table = At the table

## The report

progress-title = { $name }'s math report
progress-nothing-yet = No answers yet. They'll appear after the first game.
progress-figures = Answers: { $calls }. Days: { $days }, last { $day }. Right first try: { $right } ({ $percent }%). Most right in a row: { $row }.
progress-secure-heading = Secure
progress-coming-heading = Still learning (right first try)
progress-none-secure = Nothing yet. It takes eight right answers without help, on two days.
progress-none-coming = Everything so far is secure.
progress-skill-look-again = { $skill }: time to check again
progress-skill-too-few = { $skill }: too early to tell (answers: { $calls })
# Skills that do not fit on the page.
progress-skills-more = and { $count } more
# How many were right first try.
progress-skill-coming = { $skill }: { $right } of { $calls }
progress-mistakes-heading = Most common mistakes
progress-no-mistakes = No mistake has become a habit lately.
# A mistake and how often it came up: “Is off by ten (twice)”.
progress-mistake-times = { $mistake } ({ FORM($count, as: "form-times") })
# Wrong answers without an explanation, and one of them: “18 wrong answers we can't explain: 68 + 7 = 75, not 70”.
progress-unexplained = { $count ->
    [one] 1 wrong answer we can't explain: { $example }
   *[other] { $count } wrong answers we can't explain: { $example }
 }
progress-trend-heading = Week by week
# The heads of a table: the Monday of a week, how many answers were right, how many skills were secure at its end.
progress-trend-head-week = Week of
progress-trend-head-right = Right first try
progress-trend-head-secure = Secure skills
# The Monday of a week: d stands for the day, MMM for the month in short.
progress-trend-day-format = d MMM
progress-trend-week = { $percent }% ({ $right } of { $calls })
progress-trend-words = Help adjusts so about four answers in five are right. Secure skills should grow.
progress-probe-heading = Two minutes of math, without help
progress-probe-none = Not done yet. Your child's page offers it every two weeks.
# $form is A or B: two equally hard sheets of sums.
progress-probe-result = { $day }: { $right } of { $answered } right (form { $form })
progress-probe-compare = Both forms are equally hard, so you can compare them.
progress-home-heading = Try this at home
progress-next-heading = Next step
progress-next-larger = Everything so far is secure: try a game with larger numbers.
# If there are no larger numbers.
progress-next-play = Everything so far is secure: keep playing to keep it that way.
progress-next-practise = Practice: { $skill }
progress-next-at-table = At the table, with the cards: { $skill }
progress-what-secure-means = Secure means: eight or more of the last twelve unaided answers were right first try, on at least two days. We expect at least 85% right from now on. Right answers never undo it. We check again after three days, a week and three weeks. Nothing leaves this computer.

## Examples after a mistake, one after the other

# $way is sum, hold (the total stayed), set, swap (its digits changed places), round (to the nearest ten) or floor (the
# total would go below zero but stays there).
progress-example = { $way ->
    [hold] the card kept the total at { $answer }, not { $given }
    [set] from { $before } the card set the total to { $answer }, not { $given }
    [swap] { $before } with its digits swapped is { $answer }, not { $given }
    [round] { $before } rounded to the nearest ten is { $answer }, not { $given }
    [floor] { $before } take away { $step } would go below 0; here the total stops at 0, not { $given }
   *[sum] { $sum }, not { $given }
 }
progress-example-furthest = from { $before } the highest within { $limit } was { $answer }, not { $given }
progress-example-fits = { $picked ->
    [0] at { $before } of { $limit } these fit: { $cards } (picked: nothing)
   *[other] at { $before } of { $limit } these fit: { $cards } (picked: { $picked })
 }

## Mistakes, as a heading before their examples

progress-mistake-counted-the-start = Counts the starting number too
progress-mistake-added-to-the-tens = Treats ones as tens
progress-mistake-digits-reversed = Reverses the digits of the answer
progress-mistake-no-carry = Forgets to carry the ten
progress-mistake-carried-twice = Carries one ten too many
progress-mistake-added-to-the-ones = Adds ten to the ones
progress-mistake-only-the-ten = Adds the ten but forgets the ones
progress-mistake-only-the-ones = Adds the ones but forgets the ten
progress-mistake-added-instead = Adds instead of taking away
progress-mistake-took-instead = Takes away instead of adding
progress-mistake-said-the-card = Says the card instead of the total
progress-mistake-counted-the-card = Counts every card as one step
progress-mistake-said-the-old-total = Repeats the old total
progress-mistake-wrote-side-by-side = Writes tens and ones side by side
progress-mistake-finger-slip = Hits a neighboring key
progress-mistake-said-the-total = Says the total instead of the room left
progress-mistake-took-from-the-ones = Takes ten from the ones
progress-mistake-smaller-from-larger = Takes the smaller digit from the larger
progress-mistake-did-not-break-the-ten = Forgets that a ten was broken
progress-mistake-lost-the-sign = Forgets the minus below zero
progress-mistake-stopped-at-zero = Stops at zero
progress-mistake-ignored-the-floor = Goes below zero when the game stops there
progress-mistake-doubled-only-the-tens = Doubles only the tens
progress-mistake-doubled-only-the-ones = Doubles only the ones
progress-mistake-added-two = Adds two instead of doubling
progress-mistake-lost-the-odd-ten = Loses half of an odd ten
progress-mistake-halved-only-the-tens = Halves only the tens
progress-mistake-took-two = Takes away two instead of halving
progress-mistake-kept-the-total = Leaves a number unchanged when it should change
progress-mistake-doubled-a-digit = Writes one digit twice instead of swapping
progress-mistake-rounded-the-other-way = Rounds the wrong way
progress-mistake-added-the-face = Adds the number on a card that does something else
progress-mistake-off-by-one = Miscounts by one or two
progress-mistake-off-by-ten = Is off by ten
progress-mistake-compared-the-ones = Compares only the ones with the limit
progress-mistake-over-the-limit = Picks a card that goes over the limit
progress-mistake-left-one-out = Misses a card that still fits
progress-mistake-left-a-special-out = Misses a card that holds or takes away
progress-mistake-not-the-largest = Picks a card that fits, but not the largest

## One thing to try at home

progress-home-play = Play a game together and say each total out loud.
progress-home-rules = Before a game: which cards hold, which set the total?
progress-home-add-ones = Climb stairs, counting up from any number.
progress-home-add-to-ten = Ask for pairs that make ten: 7 and 3, 6 and 4, 8 and 2.
progress-home-add-cross-ten = Put 8 and 5 things in rows of ten. Fill the first row first.
progress-home-add-ten = Add dimes to a few pennies: only the tens change.
progress-home-add-teens = Add eleven as ten and one more, with coins.
progress-home-take-ones = Eat some of 17 grapes. How many are left?
# Ten of the country's money, in coins or bills.
progress-home-take-ten = Pay a dime from a pile of coins: only the tens change.
progress-home-take-cross-ten = On a tape measure, count back from 13 to 10, then the rest.
progress-home-take-past-zero = In winter, read the thermometer: 10 down from 6.
progress-home-double = Double 7 on two people's hands: 5 and 5, then 2 and 2.
progress-home-halve = Share things between two: first the tens, then the ones.
progress-home-swap-digits = Write 27 and 72. Which digit means tens?
progress-home-round-to-ten = At the store, guess prices to the nearest ten.
progress-home-room = On a tape measure: how far is it from 14 to 20?
# Any sum of the country's money that buys something small.
progress-home-over-limit = With two dollars in hand, ask what you can still buy.
progress-home-largest-safe = Fill a glass to a line with spoons. Which spoonful still fits?
progress-home-choice = With cards face up, play an ace. Say both totals, then choose.

## The sheet of sums, on paper

progress-sheet-head = Name: { $line } Date: { $line }
progress-sheet-swap = { $before } with its digits swapped: { $line }
progress-sheet-round = { $before } rounded to the nearest ten: { $line }
# The second page of a sheet, with the answers; $title is the heading of the sheet.
progress-sheet-key = Answers: { $title }
# On a card with a sum, by itself.
progress-card-swap = { $before } with its digits swapped
progress-card-round = { $before } rounded to the nearest ten

## The saved table of all answers: the names of its columns

progress-column-time = time
# Where the question came up: at the table, in practice, in a round.
progress-column-mode = mode
# What the learner does at the table: says their own totals, says everyone's, or checks the others.
progress-column-role = role
progress-column-variant = variant
progress-column-game = game
progress-column-session = session
progress-column-before = before
progress-column-cards = cards
# What the card did to the total, in signs: +7, x2, =50.
progress-column-value = value
progress-column-answer = answer
progress-column-skill = skill
# The help that the first answer had.
progress-column-support = support
progress-column-choices = choices
progress-column-hints = hints
# All answers given, the right one last.
progress-column-tries = tries
# What the wrong ones show.
progress-column-errors = errors
progress-column-milliseconds = milliseconds
progress-column-right_at_once = right first try
# Typed, clicked or chosen.
progress-column-entered_by = entered by
# Whether the player left the window meanwhile.
progress-column-focus_lost = focus lost
# The learner's estimated ability before the answer.
progress-column-ability = ability
# The estimated chance of a right first answer.
progress-column-expected = expected
# Whether the answer leaves the rating unchanged.
progress-column-rests = unrated
progress-column-app = version
# The number that fixes the order of the cards.
progress-column-seed = seed

## The learners' file

progress-saved-again = Learners' answers are being saved again.
progress-file-unreadable = Learners' earlier answers can't be read. They're kept as { $file }. Backups (Ctrl+B) may have them.
progress-file-damaged = { $answers ->
    [one] The learners' file was damaged: 1 of at least { $of } answers could be read (learners: { $learners }). It's kept as { $file }. Backups (Ctrl+B) may have the rest.
   *[other] The learners' file was damaged: { $answers } of at least { $of } answers could be read (learners: { $learners }). It's kept as { $file }. Backups (Ctrl+B) may have the rest.
 }
progress-file-mended = { $answers ->
    [0] The learners' file was damaged, but nothing is lost (learners: { $learners }). It's kept as { $file }.
    [one] The learners' file was damaged, but its 1 answer could be read (learners: { $learners }). It's kept as { $file }.
   *[other] The learners' file was damaged, but all { $answers } answers could be read (learners: { $learners }). It's kept as { $file }.
 }
