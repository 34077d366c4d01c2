### Sums for a learner, without a game: ten of a kind, or a round in which the own best may be beaten.
###
### $best (number): how many sums were right at once in the best round so far
### $number (number): which sum it is, from 1
### $praise (text): one of the messages under “What is said at the end”
### $result (text): how many were right, as its own message says it
### $right (number): how many sums were right at once
### $sums (number): how many sums there are, ten or so

# The title of a round.
practice-beat-your-best = Beat your best
practice-sum-of = Sum { $number } of { $sums }
practice-once-more = Once more
practice-done = Done

## What is said at the end: to a child, whatever the result

practice-result = { $right } of { $sums } right first time
practice-every-one = Every single one. That is how a skill becomes secure.
practice-some = Each sum makes the next one easier.
practice-new-best = A new personal best! It was { $best } before.
practice-best-stays = Your best is { $best }.
practice-first-best = That is your best so far.
# For screen readers.
practice-result-told = { $result }. { $praise }
