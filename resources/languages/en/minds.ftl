### “What did they hold?”: every choice of a computer once more, beside what the others truly held.
###
### The computer imagines ways in which the cards that it cannot see may lie; these are called worlds here.
###
### $cards (cards): what a player held, or was imagined to hold
### $count (number): how many worlds were imagined
### $deal (number): which deal of the game it is, from 1
### $facts (text): what there is to be said of a choice: makes 94; 83 % not to lose the deal; played
### $move (text): a move, as replay.ftl says it under “A move in a few words”; always behind a colon or a dash
### $name (player): whose choice it was, which is a computer; of what was held and made, anybody
### $number (number): which move of its deal, or which world, from 1
### $other (player): somebody else at the table, to whom a move does something
### $percent (number): a chance, or a share of the worlds, from 0 to 100
### $rank (rank): the rank of a card
### $total (number): the running total
### $way (text): what a move does to $other: choose (who plays next), eliminate (strike, put out of the deal), exchange (hands), steal (a card)

minds-title = What did they hold?

## Which choice is looked at

# In front of the names of the computers; one of them, or all, can be picked.
minds-whose-choices = Whose choices
minds-all-computers = All computers
# Tips, behind which the key stands in brackets that does the same.
minds-earlier = Choice before
minds-later = Next choice
minds-where = Deal { $deal }, move { $number }: { $name } at { $total } – { $move }
minds-no-choices = No computer had a choice in the deals that are over.

## How the choice came about

minds-thinking = { $name } thinks it over once more…
minds-slip = A slip: at this level some plays are made at random.
minds-chose-otherwise =
    It chose otherwise at the table: its thinking was cut short, or it has learned since. Now it would choose: { $move }.
minds-by-rule = { $name } goes by a rule here and imagines no hands.
minds-imagined = { $count ->
    [one] { $name } imagined { $count } world, a way in which the hidden cards may lie.
   *[other] { $name } imagined { $count } worlds, each a way in which the hidden cards may lie.
 } The number under a card says in how many of a hundred it is there.
minds-fair =
    { $name } knew its own hand, the cards played, and what everybody can see and remember. Nothing else.

## What it believed most, and what was so

minds-was-right =
    { $name } was surest that { FORM($other, form: "whom") } held one of the { FORM($rank, form: "many") }: it imagined so in { $percent } of a hundred worlds. It was right.
minds-was-wrong =
    { $name } was surest that { FORM($other, form: "whom") } held one of the { FORM($rank, form: "many") }: it imagined so in { $percent } of a hundred worlds. In truth { FORM($other, form: "whom") } held { $cards }.

## The hands on the felt

# On a pill under a card, which has room for some eight letters: everybody knew that the card was there.
minds-known = known
minds-percent = { $percent } %
# Above the cards that are imagined to be in a hand, in small letters.
minds-imagined-world = Imagined, world { $number } of { $count }
minds-another-world = Another world
minds-another-world-tip = What else it imagined
# For screen readers.
minds-held = { $name } held { $cards }.
minds-held-in-world = In this world: { $cards }.

## What the computer weighed: each with its card, what it makes, and a note at the end of the row

minds-weighed = What it weighed
minds-makes-total = makes { $total }
minds-makes-total-at = { $way ->
    [eliminate] makes { $total }, strikes { FORM($other, form: "whom") }
    [exchange] makes { $total }, swaps hands with { FORM($other, form: "whom") }
    [steal] makes { $total }, steals from { FORM($other, form: "whom") }
   *[choose] makes { $total }, names { FORM($other, form: "whom") }
 }
# What a simple rule would have played.
minds-rules-choice = the rule's choice
minds-played = played
# For screen readers: the chance, and the whole row.
minds-not-to-lose = { $percent } % not to lose the deal
minds-weighed-move = { $facts }.

## The moves of the deal, for screen readers: who, with which cards, to which total

minds-made = { $name }: { $cards }, { $total }.
