### For parents and teachers: the skill map, the report, the practice sheet, the learners' file.
###
### $name (text): the learner
### $skill (text): from “Skills”
### $mistake (text): from “Mistakes”
### $calls (number): totals answered
### $right (number): right first try
### $percent (number): the same
### $minutes (number): spent on answers, rounded
### $days (number): days with answers
### $count (number): of a mistake, of answers without explanation, of guesses, or of skills
### $made (number): of a mistake, in a month
### $now (number): of a mistake, lately, or of skills
### $sums (number): sums in which it could be made
### $month (text): October
### $example (text): 68 + 7 = 75, not 70
### $day (text): Oct 12, 2026, or Oct 12
### $first (text): Oct 2, 2026
### $answered (number): sums done in two minutes
### $form (text): A or B, of two sheets
### $sum (text): 68 + 7, or 68 + 7 = 75
### $before (number): the total before the card
### $step (number): what is taken away
### $answer (number): the right answer
### $given (number): the wrong answer
### $limit (number): the limit
### $cards (cards): the right ones
### $picked (cards): the ones picked; may be none
### $way (text): what happened to the total
### $line (text): to write on, or the answer
### $title (text): the sheet's heading
### $file (text): a file
### $answers (number): answers read
### $of (number): answers there were
### $learners (number): found in the file

## Skills

progress-skill-add-ones = Add ones ({ $sum })
progress-skill-add-to-ten = Make the ten ({ $sum })
progress-skill-add-cross-ten = Add past a ten ({ $sum })
progress-skill-add-ten = Add ten ({ $sum })
progress-skill-add-teens = Add eleven and more ({ $sum })
progress-skill-take-ones = Take away ones ({ $sum })
progress-skill-take-ten = Take away ten ({ $sum })
progress-skill-take-cross-ten = Take away past a ten ({ $sum })
progress-skill-take-past-zero = Go below zero ({ $sum })
progress-skill-double = Double ({ $sum })
progress-skill-halve = Halve ({ $sum })
progress-skill-swap-digits = Swap digits ({ $before } to { $answer })
progress-skill-round-to-ten = Nearest ten ({ $before } to { $answer })
progress-skill-hold = Cards that hold the total
progress-skill-set = Cards that set the total
progress-skill-over-limit = Is it over the limit?
progress-skill-room = Room up to the limit
progress-skill-largest-safe = Largest safe card
progress-skill-choice = Choosing a value

## The map: how far a skill is; little room

progress-not-met-yet = not started
progress-too-few = too early to tell
progress-practicing = practicing
progress-secure = secure
progress-look-again = secure; check again
progress-calls = answers: { $calls }
progress-right-first-time = { $right } of { $calls } right first try
# On a skill. Some need cards.
progress-press-to-practice = Press to practice
progress-at-the-table = At the table

## The report

progress-title = { $name }'s math report
progress-nothing-yet = No answers yet. They'll appear after the first game.
progress-figures = Answers: { $calls } since { $first }. Days played: { $days }, most recently { $day }. Right first try: { $right } ({ $percent }%).
progress-minutes = Minutes spent answering: about { $minutes }.
progress-secure-heading = Secure
progress-coming-heading = Still learning (right first try)
progress-none-secure = Still to come.
progress-none-coming = Everything so far is secure.
progress-skill-since = { $skill }, since { $day }
progress-skill-look-again = { $skill }: time to check again
progress-skill-too-few = { $skill }: too early to tell (answers: { $calls })
# On paper.
progress-skills-more = and { $count } more
progress-skill-coming = { $skill }: { $right } of { $calls }
progress-mistakes-heading = Most common mistakes
# $way: answer (68 + 7 = 70) or kind.
progress-gain = { $way ->
    [answer] Mistakes like { $sum }: { $made } of { $sums }
   *[kind] Problems such as { $sum }: { $made } of { $sums } not right
 } in { $month }, { $now } of { $calls } now
progress-guessed = Seems to guess: { $count } of { $calls } wrong answers came in under a second.
progress-no-mistakes = No recurring mistakes lately.
progress-no-guessing = No sign of guessing.
# “Is off by ten (twice, last Oct 12)”.
progress-mistake-times = { $mistake } ({ FORM($count, as: "form-times") }, last { $day })
progress-unexplained = { $count ->
    [one] 1 wrong answer
   *[other] { $count } wrong answers
 } without a clear pattern: { $example }
progress-trend-heading = Week by week
# Heads of a table.
progress-trend-head-week = Week of
progress-trend-head-right = Right first try
progress-trend-head-secure = Secure skills
# d is the day, MMM the month in short.
progress-trend-day-format = MMM d
progress-trend-week = { $percent }% ({ $right } of { $calls })
progress-trend-then = Secure skills: { $before } in the week of { $day }, { $now } now.
progress-trend-words = Help adjusts to keep about four in five answers right.
progress-probe-heading = Two minutes of math, without help
progress-probe-not-yet = Not done yet. You'll find it under “For teachers”.
progress-probe-result = { $day }: { $right } of { $answered } right (version { $form })
progress-probe-compare = Both versions are equally hard, so you can compare them.
progress-home-heading = Try this at home
progress-next-heading = Next step
progress-next-larger = Try a game with bigger numbers.
progress-next-begin = Play a game, or do the ten-minute practice.
# There are none.
progress-next-play = Keep playing to keep it all secure.
progress-next-practice = Practice: { $skill }
progress-next-at-table = At the table, with the cards: { $skill }
progress-what-secure-means = Secure: of the last twelve answers without help, at least eight were right first try, on two or more days. We check again after three days, a week and three weeks.

## Examples after a mistake

# $way: sum, hold, set, swap (digits), round (to the nearest ten) or floor (the total stops at zero).
progress-example = { $way ->
    [hold] the card kept the total at { $answer },
    [set] from { $before } the card set the total to { $answer },
    [swap] { $before } with its digits swapped is { $answer },
    [round] { $before } rounded to the nearest ten is { $answer },
    [floor] { $before } take away { $step } is below 0; here the total stops at 0,
   *[sum] { $sum },
 } not { $given }
progress-example-furthest = from { $before }, the highest total up to { $limit } was { $answer }, not { $given }
progress-example-fits = from { $before }, these fit up to { $limit }: { $cards } (picked: { $picked ->
    [0] nothing
   *[other] { $picked }
 })

## Mistakes

progress-mistake-counted-the-start = Counts the starting number too
progress-mistake-added-to-the-tens = Treats ones as tens
progress-mistake-digits-reversed = Reverses the digits of the answer
progress-mistake-no-carry = Forgets to carry the ten
progress-mistake-carried-twice = Carries one ten too many
progress-mistake-added-to-the-ones = Adds the tens to the ones
progress-mistake-only-the-ten = Adds the ten but forgets the ones
progress-mistake-only-the-ones = Adds the ones but forgets the ten
progress-mistake-added-instead = Adds instead of taking away
progress-mistake-took-instead = Takes away instead of adding
progress-mistake-said-the-card = Says the card instead of the total
progress-mistake-counted-the-card = Counts every card as one step
progress-mistake-said-the-old-total = Repeats the old total
progress-mistake-wrote-side-by-side = Writes all the ones after the tens, such as 615
progress-mistake-finger-slip = Hits a neighboring key
progress-mistake-said-the-total = Says the total instead of the room left
progress-mistake-took-from-the-ones = Takes the tens away from the ones
progress-mistake-smaller-from-larger = Takes the smaller digit from the larger
progress-mistake-did-not-break-the-ten = Forgets the borrowed ten
progress-mistake-lost-the-sign = Forgets the minus below zero
progress-mistake-stopped-at-zero = Stops at zero
progress-mistake-ignored-the-floor = Goes below zero when the game stops there
progress-mistake-doubled-only-the-tens = Doubles only the tens
progress-mistake-doubled-only-the-ones = Doubles only the ones
progress-mistake-added-two = Adds two instead of doubling
progress-mistake-lost-the-odd-ten = Forgets the five when halving an odd number of tens
progress-mistake-halved-only-the-tens = Halves only the tens
progress-mistake-took-two = Takes away two instead of halving
progress-mistake-kept-the-total = Leaves a number unchanged when it should change
progress-mistake-doubled-a-digit = Writes one digit twice instead of swapping
progress-mistake-rounded-the-other-way = Rounds the wrong way
progress-mistake-added-the-face = Adds the number on a card that does something else
progress-mistake-off-by-one = Miscounts by one or two
progress-mistake-off-by-ten = Is off by ten
progress-mistake-stopped-at-the-ten = Stops at the ten
progress-mistake-went-on-from-the-ten = Goes to the ten, then counts the whole step from there
progress-mistake-read-the-total-reversed = Reads the total with its digits reversed
progress-mistake-took-a-teen-for-tens = Mixes up teens and tens, such as 13 and 30
progress-mistake-wrote-as-said = Writes an extra zero, such as 608 for 68
progress-mistake-dropped-the-tens = Forgets the tens in the total
progress-mistake-took-six-for-nine = Mixes up 6 and 9
progress-mistake-doubled-the-total = Doubles the total instead of adding
progress-mistake-did-the-step-twice = Adds or takes away the same number twice
progress-mistake-compared-the-ones = Compares only the ones with the limit
progress-mistake-over-the-limit = Picks a card that goes over the limit
progress-mistake-left-one-out = Misses a card that still fits
progress-mistake-left-a-special-out = Misses a card that holds the total or takes away
progress-mistake-not-the-largest = Picks a card that fits, but not the largest

## To try at home

progress-home-play = Take turns adding a number up to 10. Say each total.
progress-home-rules = Before a game, ask which cards hold or set the total.
progress-home-add-ones = Climb stairs, counting up from any number.
progress-home-add-to-ten = Ask for pairs that make ten: 7 and 3, 6 and 4, 8 and 2.
progress-home-add-cross-ten = Put 8 and 5 things in rows of ten. Fill the first row first.
progress-home-add-ten = Add dimes to a few pennies: only the tens change.
progress-home-add-teens = Add eleven as ten and one more, with coins.
progress-home-take-ones = Count out 17 grapes and eat a few. How many are left?
# Ten of the country's money.
progress-home-take-ten = Pay a dime from a pile of coins: only the tens change.
progress-home-take-cross-ten = On a tape measure, take 5 from 13: back to 10, then 2 more.
progress-home-take-past-zero = On a thermometer, count 10 degrees down from 6.
progress-home-double = Double 7 on two people's hands: 5 and 5, then 2 and 2.
progress-home-halve = Share 4 dimes and 6 pennies between two people: dimes first.
progress-home-swap-digits = Write 27 and 72. Which digit means tens?
progress-home-round-to-ten = At the store, round prices to the nearest ten.
progress-home-room = On a tape measure: how far is it from 14 to 20?
# Money that buys something small.
progress-home-over-limit = At the store, ask what two dollars can buy.
progress-home-largest-safe = Fill a glass to a line, spoon by spoon. Does one more fit?
progress-home-choice = With cards face up, play an ace. Say both totals, then choose.

## A sheet of sums on paper

progress-sheet-head = Name: { $line } Date: { $line }
progress-sheet-swap = { $before } with its digits swapped: { $line }
progress-sheet-round = { $before } rounded to the nearest ten: { $line }
# The sheet's second page.
progress-sheet-key = Answers: { $title }
# On a card, by itself.
progress-card-swap = { $before } with its digits swapped
progress-card-round = { $before } rounded to the nearest ten

## Columns of the saved table

progress-column-time = time
progress-column-mode = mode
# Says their own totals, says all, or checks the others.
progress-column-role = role
progress-column-variant = variant
progress-column-game = game
progress-column-session = session
progress-column-before = before
progress-column-cards = cards
# +7, x2, =50.
progress-column-value = value
progress-column-answer = answer
progress-column-skill = skill
# The help the first answer had.
progress-column-support = support
progress-column-choices = choices
progress-column-hints = hints
# The right one last.
progress-column-tries = tries
progress-column-errors = errors
progress-column-milliseconds = milliseconds
progress-column-right_at_once = right first try
# Typed, clicked or chosen.
progress-column-entered_by = entered by
# The player left the window meanwhile.
progress-column-focus_lost = focus lost
# Estimated, before the answer.
progress-column-ability = ability
progress-column-expected = expected
progress-column-rests = unrated
progress-column-app = version
# Fixes the order of the cards.
progress-column-seed = seed

## The learners' file

progress-saved-again = Learners' answers can be saved again.
progress-file-unreadable = Learners' earlier answers can't be read. They're kept as { $file }. Backups may have them.
progress-file-damaged = The learners' file was damaged: { $answers ->
    [one] 1 of at least { $of } answers
   *[other] { $answers } of at least { $of } answers
 } could be read (learners: { $learners }). It's kept as { $file }. Backups may have the rest.
progress-file-mended = The learners' file was damaged, but { $answers ->
    [0] nothing was lost
    [one] the only answer in it could be read
   *[other] all { $answers } answers could be read
 } (learners: { $learners }). The damaged file is kept as { $file }.
