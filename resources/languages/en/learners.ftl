### Who learns here: the page for families, with a card for each child, and what parents can change.
###
### $answers (number): how many answers of the learner are kept
### $count (number): how many there are of what the message counts
### $figure (text): a number, or – where there is none yet
### $first (number): the first number of a sum
### $game (text): the name of a game that somebody made here
### $games (text): such names, each as “learners-game-called” has it
### $name (text): the nickname of the learner
### $numbers (text): how large the numbers are, as one of the messages under “Numbers” says it
### $pattern (text): how the names of such files end: *.json
### $picture (text): the animal that stands for the learner: Fox, Owl
### $second (number): the second number of a sum
### $sums (number): how many sums a round has
### $title (text): what a figure counts, as one of the messages under “One learner” says it

learners-title = Learning

## The welcome, while nobody learns here yet: said to parents

learners-welcome = Every card is a sum
learners-welcome-sums = The total is 68, and your child plays a 7. What is it now? Your child says it.
learners-welcome-help =
    Where a sum is hard, the table helps with a jump to the ten. Nobody is hurried, and nobody hears “wrong”.
learners-welcome-nickname = A nickname is enough, and nothing leaves this computer.
# What the picture shows, for screen readers.
learners-welcome-picture = A rabbit at the table: the total is 68, it plays a 7 and says what that makes
learners-add = Add a child
learners-try = Try it now
learners-try-tip = Ten sums, without a name; nothing of it is kept

## The card of a child

learners-ready-to-play = Ready to play
# How many totals the child has called right today.
learners-right-today = Right today: { $count }
learners-practise = Practise
learners-play = Play a game
# A small button.
learners-skills = Skills
# A small button: the report for parents.
learners-report = Report
# The same buttons for screen readers, which tell whose they are.
learners-practise-of = { $name }: practise
learners-play-of = { $name }: play a game
learners-skills-of = { $name }: skills and settings
learners-report-of = { $name }: report for parents
learners-probe-of = { $name }: two minutes of sums without help

## One learner

learners-beat-your-best = Beat your best
learners-for-parents = For parents
learners-skill-map = Skill map
# Three figures: each below a large number.
learners-today = right calls today
# So many right calls one after the other.
learners-best-row = longest row
learners-best-round = best round of { $sums }
# The same for screen readers.
learners-figure = { $title }: { $figure }
learners-numbers-outgrown = { $numbers }. Larger ones would suit now.
learners-unread = { $count ->
    [one] { $count } answer cannot be read any more and is not counted.
   *[other] { $count } answers cannot be read any more and are not counted.
 }

## Numbers: how large they are in the games and sums of a learner

learners-numbers-to-20 = Numbers to 20
learners-numbers-to-50 = Numbers to 50
learners-numbers-to-99 = Numbers to 99
# Also cards that subtract, or make the total 99.
learners-numbers-tricky = To 99, with the tricky cards

## The form: what is kept about a learner; a title, mostly with a note in small letters below

learners-new = A new learner
learners-settings-of = Settings of { $name }
learners-picture = Picture, { $picture }
learners-nickname = Nickname
# In the field, while it is empty.
learners-nickname-hint = A nickname; no real name is needed
learners-numbers = Numbers
# Of somebody new; you are told: on the page of the child.
learners-numbers-begin = to begin with; you are told when larger ones would suit
learners-numbers-note = when they change, help begins anew
# How sums such as 68 + 7 are explained, which go past a ten.
learners-strategy = Sums past the ten
learners-strategy-note = as it is taught at school
learners-make-ten = Fill up the ten: 68 + 2 + 5
learners-compensation = Go ten and come back: 68 + 10 − 3
learners-mode = How totals are answered
learners-mode-ladder = As it goes: help comes and fades
learners-mode-choices = Always answers to choose from
learners-mode-pad = Always the number pad
# A question about the cards in the hand.
learners-hand = Asked before own plays
learners-hand-note = near the limit, where it is a question
learners-hand-nothing = Nothing: the hand is simply played
learners-hand-safe = What can I still play?
learners-hand-largest = The largest safe card
learners-hand-room = How much room is left
learners-hand-mixed = All of these in turn
learners-hints = Hints may be asked for
learners-hints-note = a hint is no mistake
# To call is to say the total aloud.
learners-strict = Wrong calls count
learners-strict-note = where the house rules have a wrong sum cost a forfeit
learners-coach = The coach may help with the play
learners-coach-note = says what to play, and why
learners-speech = Questions are read aloud
learners-speech-note = if this computer has a voice
learners-save = Save
learners-cancel = Cancel

## The small sum before the form, for parents

learners-gate-why = This sum keeps small fingers out. A nudge, not a lock: whoever can do it gets in.
# For screen readers: 7 × 8.
learners-gate-sum = { $first } times { $second }
learners-gate-open = Open
learners-gate-again = Not quite. Here is another one.

## Learners as files

learners-import = Import
learners-import-tip = A learner who was exported before
learners-export = Export
# Titles of the dialogs that ask for a file.
learners-import-one = Import a learner
learners-export-this = Export this learner
learners-kind = Learners ({ $pattern })
learners-is-here = { $name } is here now.

## Deleting a learner

learners-delete = Delete
learners-delete-sure = Delete { $name } for good?
learners-delete-what = { $answers ->
    [0] Nickname, picture, settings and personal bests are wiped from this computer, its backups included, and cannot be brought back.
    [one] Nickname, picture, settings, personal bests and the one answer are wiped from this computer, its backups included, and cannot be brought back.
   *[other] Nickname, picture, settings, personal bests and all { $answers } answers are wiped from this computer, its backups included, and cannot be brought back.
 } Games already played stay, and so do their figures; the seat goes by its number from then on. What was exported or printed, and what lies in the bin of the computer, stays where it was put.
learners-delete-games = { $count ->
    [one] One game that was made here has the name in it: { $games }. It stays as it is, also in what was played by it.
   *[other] { $count } games that were made here have the name in them: { $games }. They stay as they are, also in what was played by them.
 }
learners-game-called = “{ $game }”
learners-delete-damaged =
    A file of learners that could not be read was set aside here. Nobody can tell who is in it, so it is wiped as well.
learners-delete-no = Keep
learners-delete-yes = Delete for good
learners-is-deleted = The learner is deleted. The name is gone from games, statistics and backups too; only files that you saved elsewhere may still hold it.
learners-is-deleted-but-games = The learner is deleted. The name is gone from seats, statistics and backups too; the games that have it in them stay as they are, and files that you saved elsewhere may still hold it.
