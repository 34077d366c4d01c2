### “Find the play”: open hands, no stock, which card wins? The book of solved ones; number puzzles for children.
###
### $cards (cards): of a play, or a hand
### $count (number): room left, or cards to choose
### $day (text): a day
### $file (text): a file
### $game (text): a game
### $grade (text): easy, medium or hard
### $move (text): a replay-move
### $moves (number): to the end
### $name (player): who plays or holds cards
### $note (text): sets a play apart, or is a remark: nothing else fits
### $number (number): of the sum, from 1
### $players (number): who have cards
### $shown (text): cards in short: 5–8
### $stars (number): earned, at most 3
### $state (text): right, wrong, chosen (more cards belong to the answer), or ""
### $sums (number): sums in a day
### $tenths (number): how often in ten tries computers find it
### $told (text): what a card does or makes
### $total (number): the total, or the one to make
### $totals (numbers): 75, or 75 or 85

puzzles-title = Find the play

## Which puzzle

puzzles-book = Solved puzzles
puzzles-sums = Number puzzles
puzzles-looking = Setting up a puzzle…

## The position

puzzles-question = Which card wins?
puzzles-position = The total is { $total }. { $players ->
    [2] Both
   *[other] All
 } hands are face up; no stock is left. You go first.
puzzles-next = { $name } plays after you.
puzzles-goal = If you're stuck, you lose the deal.
puzzles-grade = { $grade ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
 }: computers solve it in { $tenths } of 10 tries. { $moves } moves to the end.
puzzles-holds = { $name ->
    [you] You have
   *[other] { $name } has
 } { $cards }.
puzzles-own-card = In your hand: { $told }.

## Answers

# For screen readers.
puzzles-answer = { $state ->
    [right] { $move }: that wins
    [wrong] { $move }: that doesn't win
   *[open] { $move }
 }
puzzles-yes = Yes, { FORM($cards, form: "the") }.
puzzles-yes-so = Yes, { FORM($cards, form: "the") } ({ $note }).
puzzles-no = Not { FORM($cards, form: "the") }. Watch what happens.
puzzles-no-so = Not { FORM($cards, form: "the") } ({ $note }). Watch what happens.
puzzles-it-was = It was { FORM($cards, form: "the") }.
puzzles-it-was-so = It was { FORM($cards, form: "the") } ({ $note }).
# After the answer: why that play wins.
puzzles-idea-keep = Keep { FORM($cards, form: "the") } for the end.
puzzles-idea-trap = Now nobody else ever has a choice.
puzzles-idea-top = All the way to { $total }.
puzzles-idea-room = Make room first.
puzzles-idea-pass = Let someone else change the total.
puzzles-idea-count = Now count: someone else runs out first.
# For screen readers.
puzzles-stars = { $stars } of 3 stars
puzzles-stars-told = { $stars } of 3 stars.
puzzles-why-not = Why not { FORM($cards, form: "the") }?
puzzles-why-not-so = Why not { FORM($cards, form: "the") } ({ $note })?
puzzles-cards = Cards and rules
# For screen readers.
puzzles-card-value = { $shown }: { $told }.
puzzles-play-out = Play it out at the table
# Over the table.
puzzles-back = Back to the puzzle

## The moves, with cards and total

puzzles-only-card = nothing else fits
puzzles-last-step = exactly { $total }
puzzles-stuck = { $name ->
    [you] You're stuck.
   *[other] { $name } is stuck.
 }
# For screen readers.
puzzles-made = { $name }: { $cards }, { $total }, { $note }.

## Keys

puzzles-key-days = Day before, day after
puzzles-key-why = Why not another card?

## The book of solved puzzles

puzzles-book-note = Puzzles you solved, by day. Open one to try it again.
puzzles-book-empty = Puzzles you solve are kept here.
# For screen readers.
puzzles-book-entry = { $game }, { $day }
puzzles-book-lost = Your solved puzzles can't be read. They're kept as { $file }.
puzzles-not-there = This puzzle's game is gone, or its rules have changed.
puzzles-key-open = Open the puzzle

## Number puzzles

puzzles-sum-question = Which { $count ->
    [1] card makes
   *[2] two cards together make
 } exactly { $total }?
puzzles-sum-start = The total is { $total }.
puzzles-sum-of = Puzzle { $number } of { $sums }.
# For screen readers.
puzzles-sum-card = { $state ->
    [right] { $cards }: right
    [wrong] { $cards }: not this one
    [chosen] { $cards }: chosen
   *[open] { $cards }
 }
puzzles-sum-makes = That makes { $totals }. Try another.
puzzles-sum-does-not-fit = That goes too far. Try another.
# For screen readers.
puzzles-sum-step = { START($cards, form: "the") } makes { $total }.
puzzles-sum-next = Next puzzle
puzzles-sum-other-day = Puzzles from the day before
