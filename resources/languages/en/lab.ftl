### What the lab says of a game in the workshop, from thousands of deals among computer players: a sentence for each
### question, figures behind it, and changes that repair what is bad. Plain words: a family reads this.
###
### $place (number): who begins is 1, who plays next is 2, and so on
### $best (text): the player who is best off, as “lab-place” says it
### $worst (text): the player who is worst off
### $most (number): in how many of 100 deals the one who is best off does not lose, or wins
### $least (number): the same of who is worst off
### $share (number): how many of 100
### $plays (number): cards that are laid in the deal in the middle
### $tenth (number): cards that are laid at least in the longest tenth of the deals
### $minutes (number): minutes that the deal in the middle takes
### $times (number): how often it happens in ten deals
### $deals (number): deals until the better player leads 19 times in 20
### $games (number): whole games until then
### $rank (rank): the card that matters most
### $lost (number): how many of 100 deals are lost by who never lays it
### $usual (number): how many of 100 are lost anyway
### $sums (number): sums a minute
### $kind (text): the commonest kind of sum
### $limit (number): another limit
### $count (number): another number of cards or packs
### $way (text): the name of a house rule
### $choice (text): one of its choices
### $card (text): a card by name, in front of what it does
### $does (text): a predicate of card.ftl: “adds 10”
### $before (number): a figure before the change
### $after (number): the same figure after it

## Verdicts

lab-place = { $place ->
    [1] the first player
    [2] the second
    [3] the third
    [4] the fourth
    [5] the fifth
    [6] the sixth
    [7] the seventh
    [8] the eighth
    [9] the ninth
   *[other] the tenth
 }

lab-together = Together you reach the goal in { $share }% of the deals.
lab-together-easy = It is too easy: together you reach the goal in { $share }% of the deals.
lab-together-hard = It is too hard: together you reach the goal in { $share }% of the deals.

lab-begins-even = It hardly matters who begins: { $best } does not lose in { $most }% of the deals, { $worst } in { $least }%.
lab-begins-open = How much it matters who begins cannot be told yet: { $best } does not lose in { $most }% of the deals, { $worst } in { $least }%.
lab-begins-uneven = It matters who begins: { $best } does not lose in { $most }% of the deals, { $worst } in only { $least }%.
lab-begins-hopeless = Who sits badly has hardly a chance: { $worst } does not lose in only { $least }% of the deals, { $best } in { $most }%.
lab-begins-consoled = It matters who begins: { $best } does not lose in { $most }% of the deals, { $worst } in { $least }%. But whoever lost begins the next deal, so it evens out.
lab-begins-wins-even = It hardly matters who begins: { $best } wins { $most }% of the deals, { $worst } { $least }%.
lab-begins-wins-open = How much it matters who begins cannot be told yet: { $best } wins { $most }% of the deals, { $worst } { $least }%.
lab-begins-wins-uneven = It matters who begins: { $best } wins { $most }% of the deals, { $worst } only { $least }%.
lab-begins-wins-hopeless = Who sits badly has hardly a chance: { $worst } wins only { $least }% of the deals, { $best } { $most }%.

lab-endless = { $share }% of the deals find no end.

lab-length = A deal takes about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 }: { $plays } cards are laid, in the longest ones { $tenth } and more.
lab-length-long = A deal takes long: about { $minutes } minutes. { $plays } cards are laid, in the longest ones { $tenth } and more.
lab-length-short = A deal is over before it has begun: only { $plays } cards are laid.

lab-choice = There is mostly something to choose: only in { $share }% of the turns can just one thing be done.
lab-choice-none = There is little to choose: in { $share }% of the turns just one thing can be done, or nothing.

lab-turns = A deal turns: in ten deals the danger moves on to another player { $times } times.
lab-turns-never = A deal hardly ever turns: whoever is in danger at first loses in { $share }% of the deals.
lab-turns-wins = A deal turns: in ten deals the lead changes { $times } times.
lab-turns-wins-never = A deal hardly ever turns: whoever leads at first wins { $share }% of the deals.

lab-skill-deals = Skill shows in the end: after about { $deals } deals the better player leads 19 times in 20.
lab-skill-games = Skill shows in the end: after about { $games ->
    [one] one game
   *[other] { $games } games
 } ({ $deals } deals) the better player leads 19 times in 20.
lab-skill-open = Luck decides more than skill; how much more cannot be told yet.
lab-skill-none = It is luck alone: whoever plays better is not ahead, however long you play.

lab-card = The { FORM($rank, form: "figure") } matters most: whoever never lays it loses { $lost }% of the deals and not { $usual }%.
lab-card-decides = One card decides, the { FORM($rank, form: "figure") }: whoever never lays it loses { $lost }% of the deals and not { $usual }%.
lab-card-none = No card matters more than the others.

lab-sums = There is something to add up: about { $sums ->
    [one] one sum
   *[other] { $sums } sums
 } a minute. Most often: { $kind }.
lab-sums-hard = The sums are hard for a child: { $share }% of them come late at school. Most often: { $kind }.
# A kind of sum.
lab-past-a-hundred = Numbers past a hundred (96 + 8)
lab-sums-few = There is little to add up: about { $sums ->
    [0] no sum
    [one] one sum
   *[other] { $sums } sums
 } a minute.

## Figures
##
## Names of figures, in a list behind the sentence; the figure stands beside it.

lab-figure-won = Deals won together
lab-figure-consoled = Not lost by whoever lost the deal before
lab-figure-endless = Deals without an end
lab-figure-middle = Cards laid in the deal in the middle
lab-figure-tenth = In the longest tenth at least
lab-figure-no-choice = Turns with nothing to choose
lab-figure-stuck = Turns in which nothing can be laid
lab-figure-changes = How often the danger or the lead moves on in a deal
lab-figure-settled = Deals that end as they first looked
lab-figure-drama = How bitter the end is
lab-figure-sound = Deals lost by the better player
lab-figure-weak = Deals lost by the weaker players
lab-figure-deals-to-lead = Deals until the better player leads
lab-figure-without = Deals lost more often without { FORM($rank, form: "many") }
lab-figure-sums = Sums a minute
lab-figure-hard = Sums that come late at school

## Changes
##
## On a button: the change of one rule that the lab has tried.

lab-repair-loser-begins = Let the loser begin
lab-repair-limit = Make { $limit } the limit
lab-repair-hand = { $count ->
    [one] Deal one card each
   *[other] Deal { $count } cards each
 }
lab-repair-packs = { $count ->
    [one] Take one pack
   *[other] Take { $count } packs
 }
lab-repair-way = { $way }: { $choice }
# $card is a name as “king”, “10”, and $does a predicate as “adds 10”.
lab-repair-card = Change the { $card }: it { $does }

## What the change does, beside its button

lab-repaired-consoled = Whoever lost does not lose the next deal either in { $after }% (now { $before }%).
lab-repaired-begins = Between the best place and the worst lie { $after } deals in 100 (now { $before }).
lab-repaired-endless = { $after }% of the deals find no end (now { $before }%).
lab-repaired-plays = { $after } cards are laid in a deal (now { $before }).
lab-repaired-choice = In { $after }% of the turns just one thing can be done (now { $before }%).
lab-repaired-turns = In ten deals it turns { $after } times (now { $before }).
lab-repaired-luck = After about { $after } deals the better player leads.
lab-repaired-card = Without the card that matters most { $after }% of the deals are lost (now { $before }%).
lab-repaired-sums = { $after }% of the sums come late at school (now { $before }%).
lab-repaired-few = About { $after } sums a minute (now { $before }).
lab-repaired-too-easy = You reach the goal in { $after }% of the deals (now { $before }%).
lab-repaired-too-hard = You reach the goal in { $after }% of the deals (now { $before }%).
