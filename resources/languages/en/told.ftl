### The workshop's panel: do the rules fit, is it a good game, the rules in words, a comparison.
###
### $count (number): things, deals, sentences or players
### $number (text): “10,000”, “73.8”; in `told-figure` with its unit
### $low (text): a figure's low end, with its unit
### $high (text): its high end
### $percent (number): deals in 100
### $plays (range): cards in a deal
### $place (number): 1 for the first player, and so on
### $last (number): 1 for the dealer, who is last; else 0
### $name (text): a figure's name
### $now (text): a figure, with its unit
### $was (text): the original game's
### $about (text): “Who goes first”
### $sure (text): how sure the lab is, as “fairly sure”
### $sign (text): “Good”, “Could be better” or “Not known yet”
### $words (text): a sentence
### $change (text): as on a button
### $game (text): a game

## Whether it fits

told-fits = Everything fits
told-conflicts = { $count ->
    [one] One thing doesn't fit
   *[other] { $count } things don't fit
 }
told-checked = Checked after every change
# Signs, for screen readers.
told-good = Good
told-bad = Could be better
told-open = Not known yet
told-sign-and-words = { $sign }: { $words }

## The three views, on a switch

told-views = What your rules mean
told-view-fair = Is it fair?
told-view-words = In words
told-view-compare = Compare
told-waits = First make the rules fit together

## What the lab finds

told-for-players = { $count } players
told-deals = { $number } { $count ->
    [one] deal
   *[other] deals
 }
told-progress = Lab progress
told-again = Test again
told-again-means = Start over with new deals
told-soon = The first deals are being played.
told-good-so-far = Looking good so far.
told-a-good-game = A good game!
told-could-be-better = { $count ->
    [one] One thing
   *[other] { $count } things
 } could be better.
told-failed = This game couldn't be played to the end. Undo the last change.
told-who = The computers play like children, families and good players.
told-trying = Trying: { $change }

## The questions

told-about-together = Winning together
told-about-begins = Who goes first
told-about-endless = Endless deals
told-about-length = How long a deal takes
told-about-choice = Choices
told-about-turns = Turnarounds
told-about-skill = Luck or skill
told-about-card = The most important card
told-about-sums = Math for children
# After the question.
told-sure = sure
told-rather-sure = fairly sure
told-not-sure = not sure yet
told-depends = depends on who plays
told-about-sure = { $about } – { $sure }
told-verdict-aloud = { $about }. { $sign }: { $words }

## Pictures of figures

told-percent = { $number }%
told-never = never
# Read aloud: “First: 73.8%, between 73% and 74%.”
told-figure = { $name }: { $number }, between { $low } and { $high }.
told-seats = Deals survived, by seat
told-seats-won = Deals won, by seat
# One word.
told-seat = { $last ->
    [1] Dealer
   *[other] { $place ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
        [6] Sixth
        [7] Seventh
        [8] Eighth
        [9] Ninth
       *[other] Tenth
     }
 }
told-even = even share: { $number }
told-plays = Cards played in a deal
told-middle = typical: { $plays }
told-column = { $plays ->
    [one] 1 card
   *[other] { $plays } cards
 }: { $percent }% of deals.
told-column-last = { $plays } cards or more: { $percent }% of deals.

## Compared with the original game

told-beside-game = Compared with { $game }
told-from-nothing = You started from scratch: there's nothing to compare.
told-differs = What's different:
told-same = No changes yet.
told-figures-beside = Both games in numbers
# Heads of columns.
told-now = Now
told-before = Before
told-framed = A box marks a real difference, not chance.
told-beside = { $name }: { $now }, before { $was }.
told-beside-differs = { $name }: { $now }, before { $was }; a real difference.

## Above the rules in words

told-words-differ = { $count ->
    [one] One sentence
   *[other] { $count } sentences
 } changed: underlined and marked with a pen.
