### $best (number): best
### $number (number): number
### $sums (number): sums

## Learning

practice-that-is-your-best-so-far = That is your best so far.
practice-each-sum-makes-the-next-one-easier = Each sum makes the next one easier.
practice-every-single-one-that-is-how-a-skill = Every single one. That is how a skill becomes secure.
practice-a-new-personal-best-it-was-best-before = A new personal best! It was { $best } before.
practice-your-best-is-best = Your best is { $best }.

## Practice Page

practice-once-more = Once more
practice-done = Done
practice-beat-your-best = Beat your best
practice-sum-number-of-sums = Sum { $number } of { $sums }
