### The lab: a sentence for each question, figures, and changes that help.
###
### $place (number): 1 for the first player, and so on
### $last (number): 1 for the dealer, who is last; else 0
### $best (text): the player in the best seat, from “lab-place”
### $worst (text): in the worst seat
### $most (range): deals in 100 that it survives, or wins
### $least (range): the same of the worst
### $share (range): how many in 100
### $plays (range): cards in the median deal
### $tenth (range): the fewest cards in the longest tenth of deals
### $minutes (range): of the median deal
### $times (range): in ten deals
### $deals (range): until the better player leads
### $games (range): the same in games
### $rank (rank): the card that matters most
### $lost (range): deals in 100 lost if you never play it
### $usual (range): deals in 100 lost anyway
### $sums (range): sums a minute
### $kind (text): the most common kind of sum
### $hardest (text): the most common kind of hard sum
### $limit (number): another limit
### $count (number): another number of cards or packs
### $way (text): a house rule
### $choice (text): one of its choices
### $card (text): “king”, “10”
### $does (text): “adds 10”
### $before (range): a figure before the change
### $after (range): and after it

## Verdicts

lab-place = the { $last ->
    [1] dealer
   *[other] { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
       *[other] tenth
     } player
 }

lab-together = Together you reach the goal in { $share }% of deals.
lab-together-easy = Too easy: together you reach the goal in { $share }% of deals.
lab-together-hard = Too hard: together you reach the goal in { $share }% of deals.

lab-begins-even = It hardly matters who goes first: { $best } survives { $most }% of deals, { $worst } { $least }%.
lab-begins-open = It may matter who goes first: { $best } survives { $most }% of deals, { $worst } { $least }%.
lab-begins-uneven = It matters who goes first: { $best } survives { $most }% of deals, { $worst } only { $least }%.
lab-begins-hopeless = Some seats hardly have a chance: { $worst } survives only { $least }% of deals, { $best } { $most }%.
lab-begins-consoled = It matters who goes first: { $best } survives { $most }% of deals, { $worst } { $least }%. But the loser goes first next time, so it evens out.
lab-begins-wins-even = It hardly matters who goes first: { $best } wins { $most }% of deals, { $worst } { $least }%.
lab-begins-wins-open = It may matter who goes first: { $best } wins { $most }% of deals, { $worst } { $least }%.
lab-begins-wins-uneven = It matters who goes first: { $best } wins { $most }% of deals, { $worst } only { $least }%.
lab-begins-wins-hopeless = Some seats hardly have a chance: { $worst } wins only { $least }% of deals, { $best } { $most }%.

lab-endless = { $share }% of deals never end.

lab-length = A deal takes about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 } and { $plays } cards; the longest take { $tenth } cards or more.
lab-length-long = Deals are long: about { $minutes } minutes and { $plays } cards; the longest take { $tenth } cards or more.
lab-length-short = Deals are over too soon: after only { $plays } cards.

lab-choice = You usually have a choice: only { $share }% of turns offer none.
lab-choice-none = Too often you have no choice: in { $share }% of turns.

lab-turns = Deals can turn around: in ten deals, the player in danger changes { FORM($times, as: "form-times") }.
lab-turns-never = Deals hardly ever turn around: the first player in danger loses { $share }% of them.
lab-turns-wins = Deals can turn around: in ten deals, the lead changes { FORM($times, as: "form-times") }.
lab-turns-wins-never = Deals hardly ever turn around: the first leader wins { $share }% of them.

lab-skill-deals = Skill wins in the end: after about { $deals } deals, the better player leads 19 times in 20.
lab-skill-games = Skill wins in the end: after about { $games ->
    [one] one game
   *[other] { $games } games
 } ({ $deals } deals), the better player leads 19 times in 20.
lab-skill-open = Luck matters more than skill.
lab-skill-none = It's all luck: a better player never gets ahead, however long you play.

lab-card = The { FORM($rank, form: "figure") } matters most: if you never play it, you lose { $lost }% of deals, not { $usual }%.
lab-card-decides = The { FORM($rank, form: "figure") } decides everything: if you never play it, you lose { $lost }% of deals, not { $usual }%.
lab-card-none = No card matters more than the others.

lab-sums = There's plenty to add up: about { $sums ->
    [one] one sum
   *[other] { $sums } sums
 } a minute. Most often: { $kind }.
lab-sums-hard = The sums are hard for a child: { $share }% go beyond simple adding. Most often: { $hardest }.
lab-past-a-hundred = Numbers past a hundred (96 + 8)
lab-sums-few = There's little to add up: { $sums ->
    [0] less than one sum
    [one] about one sum
   *[other] about { $sums } sums
 } a minute.

## Figures: their names, in a list

lab-figure-won = Deals won together
lab-figure-consoled = Deals survived by the previous loser
lab-figure-endless = Endless deals
lab-figure-middle = Cards in a typical deal
lab-figure-tenth = Cards in the longest 10% of deals, at least
lab-figure-no-choice = Turns with no choice
lab-figure-stuck = Turns when you're stuck
lab-figure-changes = Turnarounds per deal
lab-figure-settled = Deals lost by the first player in danger
lab-figure-settled-wins = Deals won by the first leader
lab-figure-drama = Drama at the end
lab-figure-sound = Deals lost by the better player
lab-figure-weak = Deals lost by the weaker players
lab-figure-deals-to-lead = Deals until the better player leads
lab-figure-without = Extra deals lost by never playing { FORM($rank, form: "many") }
lab-figure-sums = Sums per minute
lab-figure-hard = Harder sums

## Changes: on a button, one that the lab has tried

lab-repair-loser-begins = Let the loser go first
lab-repair-limit = Make { $limit } the limit
lab-repair-hand = Deal { $count ->
    [one] one card
   *[other] { $count } cards
 } each
lab-repair-packs = { $count ->
    [one] Use one pack
   *[other] Use { $count } packs
 }
lab-repair-way = { $way }: { $choice }
lab-repair-card = Change the { $card } so it { $does }

## Next to its button

lab-repaired-consoled = The loser survives the next deal { $after }% of the time (now { $before }%).
lab-repaired-begins = Gap between the best seat and the worst, in 100 deals: { $after } (now { $before }).
lab-repaired-endless = { $after }% of deals never end (now { $before }%).
lab-repaired-plays = A deal takes { $after } cards (now { $before }).
lab-repaired-choice = { $after }% of turns offer no choice (now { $before }%).
lab-repaired-turns = Turnarounds in ten deals: { $after } (now { $before }).
lab-repaired-luck = After about { $after } deals, the better player leads.
lab-repaired-card = If you never play the most important card, you lose { $after }% of deals (now { $before }%).
lab-repaired-sums = { $after }% of sums go beyond simple adding (now { $before }%).
lab-repaired-few = About { $after } sums a minute (now { $before }).
lab-repaired-too-easy = You reach the goal in { $after }% of deals (now { $before }%).
