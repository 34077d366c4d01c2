### “What did they hold?”: every choice of a computer again, next to what the others really had.
###
### A world is one way the computer imagines the cards it cannot see.
###
### $cards (cards): what a player had, or was imagined to have
### $count (number): worlds
### $deal (number): deal number in its game, from 1
### $facts (text): facts about a choice: makes 94; 83% to survive the deal; played
### $move (text): a move, from “A move in a few words” in replay.ftl; always after a colon or a dash
### $name (player): the computer that chose; in hands and moves, anyone
### $number (number): the number of a move or world, from 1
### $other (player): another player, whom a move concerns
### $percent (number): a chance, or a share of the worlds
### $rank (rank): the rank of a card
### $total (number): the total
### $way (text): what a move does to $other: choose (who plays next), eliminate (knock out), exchange (hands), steal (a card)

minds-title = What did they hold?

## Which choice is looked at

# Before the names of the computers; pick one, or all.
minds-whose-choices = Whose choices
minds-all-computers = All computers
# Tips; the key follows in brackets.
minds-earlier = Previous choice
minds-later = Next choice
minds-where = Deal { $deal }, move { $number }: { $name } at { $total } – { $move }
minds-no-choices = No computer had a choice in the finished deals.

## How it chose

minds-thinking = { $name } is thinking again…
minds-slip = A slip: at this level some plays are random.
minds-chose-otherwise =
    At the table it chose differently: too little time, or it has learned since. Now it would choose: { $move }.
minds-by-rule = { $name } follows a rule here and imagines no hands.
minds-imagined = { $count ->
    [one] { $name } imagined { $count } world: one way the hidden cards might be.
   *[other] { $name } imagined { $count } worlds: ways the hidden cards might be.
 } The number under a card shows how often it was there.
minds-fair =
    { $name } knew only its own hand, and what everyone can see and remember.

## What it believed most, and what was true

minds-was-right =
    { $name } was surest that { FORM($other, form: "whom") } had { FORM($rank, form: "a") }, in { $percent }% of its worlds. It was right.
minds-was-wrong =
    { $name } was surest that { FORM($other, form: "whom") } had { FORM($rank, form: "a") }, in { $percent }% of its worlds. In fact, { FORM($other, form: "whom") } had { $cards }.

## The hands on the table

# On a pill under a card, with room for eight letters: everyone knew the card was there.
minds-known = known
minds-percent = { $percent }%
# Above imagined cards, in small letters.
minds-imagined-world = Imagined, world { $number } of { $count }
minds-another-world = Another world
minds-another-world-tip = What else it imagined
# For screen readers.
minds-held = { $name } had { $cards }.
minds-held-in-world = In this world: { $cards }.

## What it weighed: in each row a card, what it makes, and a note

minds-weighed = What it weighed
minds-makes-total = makes { $total }
minds-makes-total-at = { $way ->
    [eliminate] makes { $total }, knocks out { FORM($other, form: "whom") }
    [exchange] makes { $total }, swaps hands with { FORM($other, form: "whom") }
    [steal] makes { $total }, steals from { FORM($other, form: "whom") }
   *[choose] makes { $total }, chooses { FORM($other, form: "whom") }
 }
# What a simple rule would play.
minds-rules-choice = the rule's choice
minds-played = played
# For screen readers: the chance, and the whole row.
minds-not-to-lose = { $percent }% to survive the deal
minds-weighed-move = { $facts }.

## The moves of the deal, for screen readers: player, cards, total

minds-made = { $name }: { $cards }, { $total }.
