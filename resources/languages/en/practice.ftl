### Sums for a learner, without a game: ten of a kind, a round in which the own best may be beaten, or two minutes
### without help.
###
### $best (number): how many sums were right at once in the best round so far
### $name (text): the nickname of the child
### $number (number): which sum it is, from 1
### $praise (text): one of the messages under “What is said at the end”
### $result (text): how many were right, as its own message says it
### $right (number): how many sums were right at once
### $sums (number): how many sums there are, ten or so, or how many were done

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

## Two minutes of sums without help, offered every fortnight: to a child, who sees no clock and no result

practice-probe = Two minutes of sums
practice-probe-intro =
    { $name }, here are sums, first easy ones, then harder ones. Do as many as you like; it ends by itself after two minutes. You can leave any sum out. Nobody helps this time, and nobody watches.
practice-probe-begin = Begin
practice-probe-not-now = Not now
# Goes on to another sum.
practice-probe-leave-out = Leave it out
practice-probe-thanks = { $sums ->
    [one] Thank you, { $name }! You did one sum.
   *[other] Thank you, { $name }! You did { $sums } sums.
 }
practice-probe-kept = In two weeks there are others. How it went is in the report.
