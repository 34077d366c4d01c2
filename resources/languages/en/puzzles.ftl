### “Find the play”: a position with open hands and no stock, and the question which card wins; the book of those
### that were solved; and puzzles of sums for children.
###
### $cards (cards): the cards of a play, or of a hand
### $count (number): how much is left up to the limit, or how many cards are asked for
### $day (text): a day, as this computer writes it
### $file (text): where a file lies
### $game (text): the name of a game
### $grade (text): easy, medium or hard
### $move (text): a move, as replay.ftl says it under “A move in a few words”
### $moves (number): the moves of the line, from the first play to the end
### $name (player): who plays or holds cards
### $note (text): what tells a play from another one of the same cards, or what there is to say of a move: the only card that fits
### $number (number): which sum of the day it is, from 1
### $players (number): how many hold cards
### $shown (text): cards in short, as they stand on a chip: 5–8
### $state (text): right or wrong, once an answer was judged; chosen where more cards belong to it; else ""
### $sums (number): how many sums a day has
### $tenths (number): in so many of ten tries the computers find the play
### $told (text): what a card does or makes
### $total (number): the running total, or the one that is asked for
### $totals (numbers): what the running total would be: 75, or 75 or 85

puzzles-title = Find the play

## Which puzzle

# Tips, behind which the key stands in brackets that does the same.
puzzles-earlier = The day before
puzzles-later = The next day
puzzles-book = Solved puzzles
puzzles-sums = Puzzles of sums
puzzles-looking = A puzzle is being laid out…

## The position

puzzles-question = Which card wins?
puzzles-position = The total is { $total }, { $players ->
    [2] both
   *[other] all
 } hands lie open and no stock is left. You play first.
puzzles-next = After you it is { FORM($name, form: "whom") }.
puzzles-goal = Whoever cannot play loses the deal.
puzzles-grade = { $grade ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
 }: the computers find it in { $tenths } of ten tries. { $moves } moves to the end.
# For screen readers.
puzzles-holds = { $name ->
    [you] You hold { $cards }.
   *[other] { $name } holds { $cards }.
 }
puzzles-own-card = In your hand: { $told }.

## Answers

# For screen readers: which answer it is, and how it was judged.
puzzles-answer = { $state ->
    [right] { $move }: that wins
    [wrong] { $move }: that does not win
   *[open] { $move }
 }
puzzles-yes = Yes, { FORM($cards, form: "the") }.
puzzles-yes-so = Yes, { FORM($cards, form: "the") } ({ $note }).
puzzles-no = Not { FORM($cards, form: "the") }: see what comes of it.
puzzles-no-so = Not { FORM($cards, form: "the") } ({ $note }): see what comes of it.
puzzles-it-was = It was { FORM($cards, form: "the") }.
puzzles-it-was-so = It was { FORM($cards, form: "the") } ({ $note }).
puzzles-show = Show me
puzzles-why-not = Why not { FORM($cards, form: "the") }?
puzzles-why-not-so = Why not { FORM($cards, form: "the") } ({ $note })?
puzzles-cards = Cards and rules
# For screen readers.
puzzles-card-value = { $shown }: { $told }.
puzzles-play-out = Play it out at the table
# Over the table, on a button.
puzzles-back = Back to the puzzle

## The line of moves, beside the cards and the total

puzzles-left = { $count } left
puzzles-only-card = nothing else fits
puzzles-last-step = exactly { $total }
puzzles-stuck = { $name ->
    [you] You are stuck.
   *[other] { $name } is stuck.
 }
# For screen readers.
puzzles-made = { $name }: { $cards }, { $total }, { $note }.

## Keys

puzzles-key-answer = Answer
puzzles-key-days = The day before, the next day
puzzles-key-why = Why not another card?

## The book of solved puzzles

puzzles-book-note = The days of the puzzles that you solved. Open one to think it through again.
puzzles-book-empty = Puzzles that you solve are kept here.
# For screen readers: a puzzle that can be opened.
puzzles-book-entry = { $game }, { $day }
puzzles-book-lost = The solved puzzles cannot be read; they are kept as { $file }.
puzzles-not-there = The game of this puzzle is not here any more, or its rules are others by now.
puzzles-key-open = Open the puzzle

## Puzzles of sums

puzzles-sum-question = { $count ->
    [1] Which card makes exactly { $total }?
   *[2] Which two cards together make exactly { $total }?
 }
puzzles-sum-start = The total is { $total }.
puzzles-sum-of = Sum { $number } of { $sums }.
# For screen readers: a card that can be chosen, and how it was judged.
puzzles-sum-card = { $state ->
    [right] { $cards }: right
    [wrong] { $cards }: not this one
    [chosen] { $cards }: chosen
   *[open] { $cards }
 }
puzzles-sum-makes = That makes { $totals }. Try another one.
puzzles-sum-does-not-fit = That goes beyond the end. Try another one.
# For screen readers: a card of the answer and what it makes.
puzzles-sum-step = { START($cards, form: "the") } makes { $total }.
puzzles-sum-next = Next sum
puzzles-sum-other-day = Sums of the day before
puzzles-key-card = Choose a card
