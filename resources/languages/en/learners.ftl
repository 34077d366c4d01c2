### The learning page: a card for each child, and what parents can change.
###
### $age (number): in years
### $answers (number): the learner's answers
### $count (number): how many
### $figure (text): a number, or –
### $first (number): of a sum
### $game (text): a game made here, or one to play
### $games (text): such games
### $grade (number): at school
### $name (text): the learner
### $numbers (text): one of the messages under “Numbers”
### $pattern (text): *.json
### $picture (text): the learner's animal: Fox, Owl
### $second (number): of a sum
### $sum (text): 38 + 7
### $sums (number): in a round
### $title (text): one of the messages under “One learner”

learners-title = Learning

## Welcome, parents

learners-welcome = Every card is a math problem
learners-welcome-sums = The total is 68. Your child plays a 7. What's the total now? Your child says it.
learners-welcome-help =
    If it's hard, the table shows a jump to the next ten. No rush, no “wrong”.
learners-welcome-nickname = A nickname is enough. Nothing leaves this computer.
# For screen readers.
learners-welcome-picture = The total is 68: a rabbit plays a 7 and says the new total
learners-add = Add a child
learners-try = Try it now
learners-try-tip = Ten problems, no name, nothing saved

## A child's card

learners-ready-to-play = Ready to play
learners-ready-for-more = Ready for bigger numbers
# After a game.
learners-ready-for = { $name }, you're ready for { $game }
# Totals.
learners-right-today = Right today: { $count }
# Her mistake, six sums, a game.
learners-ten-minutes = Ten-minute practice
learners-ten-minutes-of = { $name }'s ten-minute practice
learners-practice = Practice
learners-play = Play a game
# The page with the child's own album.
learners-child = My album
# For screen readers.
learners-play-of = { $name }: play a game
learners-child-of = { $name }: my album
learners-parents-of = { $name }: for parents

## One learner

learners-beat-your-best = Beat your best
learners-for-parents = For parents
learners-for-teachers = For teachers
# For screen readers.
learners-probe-who = Two minutes of math: who?
learners-skills = Skills
learners-skill-map = Skill map
learners-today = right today
learners-best-row = most in a row
learners-best-round = best score out of { $sums }
# For screen readers.
learners-figure = { $title }: { $figure }
learners-numbers-outgrown = { $numbers }. Ready for bigger numbers.
learners-unread = { $count } { $count ->
    [one] answer can't be read anymore and isn't
   *[other] answers can't be read anymore and aren't
 } counted.

## The parent's page

learners-parent-can = What { $name } can do
learners-parent-can-means = Right first try, without help, on different days
learners-parent-working = What { $name } is working on
learners-parent-next = Coming next
learners-parent-tonight = What to play tonight
# Why this game: measured.
learners-parent-why-game = { $count }% of its problems practice what { $name } is working on.
learners-parent-ask = If { $sum } comes up, ask: “How did you figure it out?”
learners-parent-no-cards = No time for cards?
learners-parent-deal = Deal { $game }
learners-parent-print = Print or save

## Numbers in a learner's games and sums

# Before digits: dots in a frame of ten.
learners-numbers-dots = Dots to 10
learners-numbers-to-20 = Numbers to 20
learners-numbers-to-50 = Numbers to 50
learners-numbers-to-99 = Numbers to 99
# Also cards that subtract, or make 99.
learners-numbers-tricky = To 99, with tricky cards

## The form about a learner: titles, and notes below

learners-new = New learner
learners-settings-of = { $name }'s settings
learners-picture = Picture, { $picture }
learners-nickname = Nickname
# In the empty field.
learners-nickname-hint = Nickname; no real name needed
# For a new learner.
learners-start = Where to start
learners-start-note = optional; sets the numbers below
learners-start-years = Age or grade
learners-start-age = { $age ->
    [10] Age 10 or older
   *[other] Age { $age }
}
learners-start-grade = { $grade ->
    [5] Grade 5 or higher
   *[other] Grade { $grade }
}
# How far a child counts.
learners-start-counts = Counts to
learners-start-count = Counts to { $count }
learners-start-unsaid = Not set
learners-numbers = Numbers
# For a new learner.
learners-numbers-begin = to start with; we'll say when to move up
learners-numbers-note = if you change this, the help starts over
# Sums such as 68 + 7.
learners-strategy = Sums past a ten
learners-strategy-note = as taught in school
learners-make-ten = Make a ten first: 68 + 2 + 5
learners-compensation = Add ten, then go back: 68 + 10 − 3
learners-mode = How to answer
learners-mode-ladder = Help comes and goes as needed
learners-mode-choices = Always multiple choice
learners-mode-pad = Always the number pad
# About the cards in hand.
learners-hand = Question before playing
learners-hand-note = only near the limit
learners-hand-nothing = None: just play
learners-hand-safe = What can I still play?
learners-hand-largest = The largest safe card
learners-hand-room = How much room is left
learners-hand-mixed = All of these in turn
learners-hints = Hints allowed
learners-hints-note = help with the problem; never a mistake
learners-strict = Wrong totals count
learners-strict-note = if your house rules have a forfeit for them
learners-coach = Coach may help
learners-coach-note = with the cards: what to play, and why
learners-speech = Read questions aloud
learners-speech-note = by this computer's voice, or recorded
learners-save = Save

## A small sum before the parent's page

learners-gate-why = This keeps small fingers out. Solve it and you're in.
# For screen readers.
learners-gate-sum = { $first } times { $second }
learners-gate-open = Open
learners-gate-again = Not quite. Try another one.

## Learners as files

learners-import-tip = A learner you exported before
learners-import-one = Import a learner
learners-export-this = Export this learner
learners-kind = Learners ({ $pattern })
learners-is-here = { $name } has been added.

## Deleting a learner

learners-delete-sure = Delete { $name } for good?
learners-delete-what = { $answers ->
    [0] This wipes the
    [one] This wipes the one answer, the
   *[other] This wipes all { $answers } answers, the
 } nickname, picture, settings and personal bests from this computer and its backups. You can't undo it. Games played and their statistics stay, with a seat number instead of the name. Exports, printouts and anything in the computer's trash stay unchanged.
learners-delete-games = { $count ->
    [one] One game made here has the name in it: { $games }. It stays,
   *[other] { $count } games made here have the name in them: { $games }. They stay,
 } and so do all games played by those rules.
learners-game-called = “{ $game }”
learners-delete-damaged =
    An unreadable learners' file was set aside. Nobody can tell who's in it, so it's wiped too.
learners-delete-no = Don't delete
learners-delete-yes = Delete for good
learners-is-deleted = The learner has been deleted. The name is gone from games, statistics and backups. Files you saved elsewhere may still have it.
learners-is-deleted-but-games = The learner has been deleted. The name is gone from seats, statistics and backups. It's still in games made here that use it, and maybe in files you saved elsewhere.
