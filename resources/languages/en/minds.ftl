### “What did they hold?”: a computer's choices, next to what the others really had. Before it chooses, it guesses
### all hidden cards many times.
###
### $cards (cards): what a player had, or might have
### $count (number): guesses
### $deal (number): from 1
### $facts (text): makes 94; 83% chance of survival; played
### $move (text): a replay-move; always after a colon or dash
### $name (player): the computer that chose; in hands and moves, anyone
### $number (number): of the move or guess, from 1
### $other (player): whom a move concerns
### $percent (number): a chance, or a share of the guesses
### $rank (rank): a card's
### $total (number): the total
### $way (text): to $other: choose, eliminate, exchange or steal

minds-title = What did they hold?

## Which choice is looked at

# Before their names; one, or all.
minds-whose-choices = Whose choices
minds-all-computers = All computers
minds-earlier = Previous choice
minds-later = Next choice
minds-where = Deal { $deal }, move { $number }. { $name } at { $total }: { $move }
minds-no-choices = No computer had a choice in the finished deals.

## How it chose

minds-thinking = { $name } is thinking again…
minds-slip = A slip: at this level some plays are random.
minds-chose-otherwise =
    At the table it chose differently: too little time, or it has learned since. Now it would choose: { $move }.
minds-by-rule = { $name } follows a simple rule here and doesn't guess hands.
minds-imagined = { $name } guessed the hidden cards { $count ->
    [one] once
   *[other] { $count } times
 }. The number under a card shows how often it was there.
minds-fair =
    { $name } knew only its own hand, and what everyone could see and remember.

## What it was surest of

minds-was-right =
    { $name } was { $percent }% sure that { FORM($other, form: "whom") } had { FORM($rank, form: "a") }. It was right.
minds-was-wrong =
    { $name } was { $percent }% sure that { FORM($other, form: "whom") } had { FORM($rank, form: "a") }. In fact, { FORM($other, form: "whom") } had { $cards }.

## The hands on the table

# Under a card; room for eight letters.
minds-known = known
# Above imagined cards.
minds-imagined-world = Guess { $number } of { $count }
minds-another-world = Another guess
minds-another-world-tip = What else it guessed
# For screen readers.
minds-held = { $name } had { $cards }.
minds-held-in-world = In this guess: { $cards }.

## What it weighed: rows with a card, what it makes, and a note

minds-weighed = Plays considered
minds-makes-total = makes { $total }
minds-makes-total-at = makes { $total }, { $way ->
    [eliminate] knocks out { FORM($other, form: "whom") }
    [exchange] swaps hands with { FORM($other, form: "whom") }
    [steal] steals from { FORM($other, form: "whom") }
   *[choose] chooses { FORM($other, form: "whom") }
 }
# What a simple rule plays.
minds-rules-choice = the rule's choice
minds-played = played
# For screen readers.
minds-not-to-lose = { $percent }% chance of survival
minds-weighed-move = { $facts }.

## The moves, for screen readers

minds-made = { $name }: { $cards }, { $total }.
