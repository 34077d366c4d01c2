### Sums for a learner, without a game: ten of a kind, a round to beat your best, or two minutes
### without help.
###
### $best (number): sums right first try in the best round so far
### $name (text): the nickname of the child
### $number (number): sum number, from 1
### $praise (text): one of the messages under “What is said at the end”
### $result (text): how many were right, as its own message says it
### $right (number): sums right first try
### $sums (number): how many sums there are, ten or so, or how many were done

# The title of a round.
practice-beat-your-best = Beat your best
practice-sum-of = Sum { $number } of { $sums }
practice-once-more = Again
practice-done = Done

## What is said at the end: to a child, whatever the result

practice-result = { $right } of { $sums } right first try
practice-every-one = Every single one! That's how a skill becomes secure.
practice-some = Each sum makes the next one easier.
practice-new-best = A new best! It was { $best } before.
practice-best-stays = Your best is { $best }.
practice-first-best = That's your best so far.
# For screen readers.
practice-result-told = { $result }. { $praise }

## Two minutes of sums without help, every two weeks: to a child, who sees no clock and no result

practice-probe = Two minutes of math
practice-probe-intro =
    { $name }, here come sums: easy ones first, then harder ones. Do as many as you like. You can skip any of them. It stops after two minutes. No help this time, and nobody's watching.
practice-probe-begin = Start
practice-probe-not-now = Not now
# Goes on to another sum.
practice-probe-leave-out = Skip
practice-probe-thanks = { $sums ->
    [one] Thanks, { $name }! You did one sum.
   *[other] Thanks, { $name }! You did { $sums } sums.
 }
practice-probe-kept = New ones come in two weeks. The report shows how it went.
