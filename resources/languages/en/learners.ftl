### $count (number): count
### $first (number): first
### $name (text): name
### $numbers (text): numbers
### $picture (text): picture
### $second (number): second
### $sums (number): sums

## Learning

learners-numbers-to-20 = Numbers to 20
learners-numbers-to-50 = Numbers to 50
learners-numbers-to-99 = Numbers to 99
learners-to-99-with-the-tricky-cards = To 99, with the tricky cards
learners-fill-up-the-ten-68-2-5 = Fill up the ten: 68 + 2 + 5
learners-go-ten-and-come-back-68-10-3 = Go ten and come back: 68 + 10 − 3
learners-nothing-the-hand-is-simply-played = Nothing: the hand is simply played
learners-what-can-i-still-play = What can I still play?
learners-the-largest-safe-card = The largest safe card
learners-how-much-room-is-left = How much room is left
learners-all-of-these-in-turn = All of these in turn
learners-as-it-goes-help-comes-and-fades = As it goes: help comes and fades
learners-always-answers-to-choose-from = Always answers to choose from
learners-always-the-number-pad = Always the number pad

## Learner Form

learners-nickname = Nickname
learners-a-nickname-no-real-name-is-needed = A nickname; no real name is needed
learners-numbers = Numbers
learners-sums-past-the-ten = Sums past the ten
learners-how-totals-are-answered = How totals are answered
learners-asked-before-own-plays = Asked before own plays
learners-hints-may-be-asked-for = Hints may be asked for
learners-wrong-calls-count = Wrong calls count
learners-the-coach-may-help-with-the-play = The coach may help with the play
learners-questions-are-read-aloud = Questions are read aloud
learners-save = Save
learners-cancel = Cancel
learners-a-new-learner = A new learner
learners-when-they-change-help-begins-anew = when they change, help begins anew
learners-as-it-is-taught-at-school = as it is taught at school
learners-near-the-limit-where-it-is-a-question = near the limit, where it is a question
learners-a-hint-is-no-mistake = a hint is no mistake
learners-where-the-house-rules-have-a-wrong-sum = where the house rules have a wrong sum cost a forfeit
learners-says-what-to-play-and-why = says what to play, and why
learners-if-this-computer-has-a-voice = if this computer has a voice
learners-settings-of-name = Settings of { $name }
learners-picture-picture = Picture, { $picture }

## Welcome

learners-a-rabbit-at-the-table-the-total-is-68-it = A rabbit at the table: the total is 68, it plays a 7 and says what that makes
learners-add-a-child = Add a child
learners-try-it-now = Try it now
learners-ten-sums-without-a-name-nothing-of-it-is = Ten sums, without a name; nothing of it is kept
learners-the-total-is-68-and-your-child-plays-a-7 = The total is 68, and your child plays a 7. What is it now? Your child says it.
learners-where-a-sum-is-hard-the-table-helps-with-a = Where a sum is hard, the table helps with a jump to the ten. Nobody is hurried, and nobody hears “wrong”.
learners-a-nickname-is-enough-and-nothing-leaves = A nickname is enough, and nothing leaves this computer.
learners-every-card-is-a-sum = Every card is a sum

## Learner Card

learners-ready-to-play = Ready to play
learners-practise = Practise
learners-play-a-game = Play a game
learners-skills = Skills
learners-report = Report
learners-right-today-count = Right today: { $count }

## Learners Page

learners-learning = Learning
learners-import = Import
learners-a-learner-who-was-exported-before = A learner who was exported before
learners-export = Export
learners-delete = Delete
learners-import-a-learner = Import a learner
learners-learners-json = Learners (*.json)
learners-export-this-learner = Export this learner
learners-name-json = { $name }.json
learners-name-is-here-now = { $name } is here now.
learners-name-is-deleted = { $name } is deleted.

## Overview

learners-beat-your-best = Beat your best
learners-for-parents = For parents
learners-right-calls-today = right calls today
learners-longest-row = longest row
learners-skill-map = Skill map
learners-numbers-larger-ones-would-suit-now = { $numbers }. Larger ones would suit now.
learners-best-round-of-sums = best round of { $sums }

## Gate

learners-open = Open
learners-this-sum-keeps-small-fingers-out-a-nudge = This sum keeps small fingers out. A nudge, not a lock: whoever can do it gets in.
learners-not-quite-here-is-another-one = Not quite. Here is another one.
learners-first-times-second = { $first } times { $second }

## Farewell

learners-keep = Keep
learners-delete-for-good = Delete for good
learners-a-file-of-learners-that-could-not-be-read = A file of learners that could not be read was set aside here. Nobody can tell who is in it, so it is wiped as well.
learners-delete-name-for-good = Delete { $name } for good?
