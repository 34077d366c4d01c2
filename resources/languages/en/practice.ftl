### Sums without a game: ten of a kind, a round to beat your best, two minutes without help.
###
### $best (number): right first try in the best round
### $name (text): the child
### $number (number): of the sum, from 1
### $praise (text): a message under “At the end”
### $result (text): how many were right
### $right (number): right first try
### $sums (number): sums in all, or done

practice-sum-of = Problem { $number } of { $sums }
practice-once-more = Again
practice-now-a-game = Now a game
practice-your-way = Your way, and the right way

## At the end: to a child, whatever the result

practice-result = { $right } of { $sums } right first try
practice-every-one = Every single one! You really know these.
practice-some = Each one makes the next one easier.
practice-new-best = A new best! It was { $best } before.
practice-best-stays = Your best is { $best }.
practice-first-best = That's your best so far.
# For screen readers.
practice-result-told = { $result }. { $praise }

## Two minutes without help, every two weeks: a child sees no clock and no result

practice-probe = Two minutes of math
practice-probe-intro =
    { $name }, here are some problems: easy ones first, then harder ones. Do as many as you like, and skip any you want. It stops after two minutes. No help this time, and nobody's watching.
practice-probe-begin = Start
# On to another sum.
practice-probe-leave-out = Skip
# The child goes back before the end.
practice-probe-sure = Stop now? These won't count, and you can start again later.
practice-probe-stop = Stop
practice-probe-thanks = Thanks, { $name }! You did { $sums ->
    [one] one problem.
   *[other] { $sums } problems.
 }
practice-probe-kept = New problems come in two weeks. The report shows how it went.
