### What the workshop tells of a house rule while it is made, beside the editor: whether it fits, whether it is a good
### game by what the lab finds, the rules in words, and the comparison with the game that it came from. Plain words: a
### family reads this. Sentences of the lab itself are in `lab.ftl`, of what does not fit in `clash.ftl` and `draft.ftl`.
###
### $count (number): how many things, deals, sentences or players
### $number (text): a number, written as the language writes it: “10,000”, “73.8”; in `told-figure` with its unit
### $low (text): the least that a figure may be, with its unit; in `told-column` the fewest plays
### $high (text): the most that a figure may be, with its unit; in `told-column` the most plays
### $percent (number): how many of 100 deals
### $plays (number): cards that are laid in the deal in the middle
### $place (number): who begins is 1, who plays next is 2, and so on
### $last (number): 1 for the last of them, who is the dealer; else 0
### $name (text): what a figure is of
### $now (text): a figure of the house rule, with its unit
### $was (text): the same figure of the game that it came from
### $about (text): the question that a sentence answers: “Who begins”
### $sure (text): “sure”, “rather sure” or “not sure yet”
### $sign (text): “Good”, “Worth a thought” or “Not known yet”
### $words (text): a sentence
### $change (text): a change of one rule that is being tried, as on a button
### $game (text): the name of a game

## Whether it fits

told-fits = Everything fits
told-conflicts = { $count ->
    [one] One thing does not fit
   *[other] { $count } things do not fit
 }
told-checked = Checked with every change
# What a tick, a triangle and a clock mean, for who hears it.
told-good = Good
told-bad = Worth a thought
told-open = Not known yet
told-sign-and-words = { $sign }: { $words }

## The three views below, on a switch: one or two short words each

told-views = What the house rule means
told-view-fair = Is it fair?
told-view-words = In words
told-view-compare = Compare
told-waits = Waits for rules that fit

## What the lab finds

told-players = Number of players
told-for-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
told-deals = { $count ->
    [one] { $number } deal
   *[other] { $number } deals
 }
told-progress = How far the lab is
told-pause = Pause
told-go-on = Go on
told-again = Simulate again
told-again-means = Everything anew, with other cards
told-soon = The first deals are being played.
told-good-so-far = So far nothing speaks against it.
told-a-good-game = A good game: nothing speaks against it.
told-could-be-better = { $count ->
    [one] One thing could be better.
   *[other] { $count } things could be better.
 }
told-failed = This game could not be played to the end. Take the last change back.
told-trying = Being tried now: { $change }

## The questions, each above its sentence

told-about-together = Reaching it together
told-about-begins = Who begins
told-about-endless = Deals without an end
told-about-length = How long a deal is
told-about-choice = Something to choose
told-about-turns = How a deal turns
told-about-skill = Luck or skill
told-about-card = The card that matters most
told-about-sums = Sums for a child
# How sure the lab is of the sentence below, behind the question.
told-sure = sure
told-rather-sure = rather sure
told-not-sure = not sure yet
told-about-sure = { $about } – { $sure }
told-verdict-aloud = { $about }. { $sign }: { $words }

## Pictures of figures

told-percent = { $number }%
told-never = never
# A figure as it is said aloud: “First: 73.8%, somewhere from 73% to 74%.”
told-figure = { $name }: { $number }, somewhere from { $low } to { $high }.
told-seats = Deals not lost, by seat
told-seats-won = Deals won, by seat
# Beside a bar there is room for one word.
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
told-even = even: { $number }
told-plays = Cards laid in a deal
told-middle = middle: { $plays }
told-middle-is = In the deal in the middle { $plays } cards are laid.
told-column = { $low } to { $high } cards: { $percent } deals in 100.

## Compared with the game that it came from

told-beside-game = Beside { $game }
told-from-nothing = It came from nothing: there is no game to put beside it.
told-differs = What differs:
told-same = Nothing is changed yet.
told-figures-beside = The figures of both games
# Heads of two columns of figures.
told-now = Now
told-before = Before
told-framed = What stands in a frame differs for sure, and not by chance.
told-beside = { $name }: { $now }, before { $was }.
told-beside-differs = { $name }: { $now }, before { $was }; that differs for sure.

## Above the rules in words

told-words-differ = { $count ->
    [one] One thing is not as it was: there is a pen before it, and a line under it.
   *[other] { $count } things are not as they were: there is a pen before each, and a line under it.
 }
told-words-same = Nothing is changed yet.
