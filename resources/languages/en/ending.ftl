### The strip across the table: who won or lost a deal or the game, why, what it cost, what is left.
###
### $player (player): who it is about
### $players (players): who they are
### $kind (text): what is lost in this game: penny, nickel, chip, corner, fold, point, letter, bomb, or token
### $count (number): how many are lost, are left, or were won; how many others share a score
### $lost (tokens): what is lost, how many of which kind
### $own (number): the score of the reader
### $most (number): the highest score
### $total (number): the running total
### $number (number): which deal it is, from 1
###
### Titles have no full stop. There is room for a title and two short sentences in the smallest window.

## Titles: who lost what

ending-loses-penny = { $player ->
    [you] { $count ->
        [one] You lose a penny
       *[other] You lose { $count } pennies
     }
   *[other] { $count ->
        [one] { $player } loses a penny
       *[other] { $player } loses { $count } pennies
     }
 }
ending-loses-nickel = { $player ->
    [you] { $count ->
        [one] You lose a nickel
       *[other] You lose { $count } nickels
     }
   *[other] { $count ->
        [one] { $player } loses a nickel
       *[other] { $player } loses { $count } nickels
     }
 }
ending-loses-chip = { $player ->
    [you] { $count ->
        [one] You lose a chip
       *[other] You lose { $count } chips
     }
   *[other] { $count ->
        [one] { $player } loses a chip
       *[other] { $player } loses { $count } chips
     }
 }
# A dollar bill lies before everybody; each loss folds one of its corners.
ending-loses-corner = { $player ->
    [you] { $count ->
        [one] You fold a corner of your bill
       *[other] You fold { $count } corners of your bill
     }
   *[other] { $count ->
        [one] { $player } folds a corner of the bill
       *[other] { $player } folds { $count } corners of the bill
     }
 }
# A dollar bill lies before everybody; each loss folds it in half once more.
ending-loses-fold = { $player ->
    [you] { $count ->
        [one] You fold your bill once more
       *[other] You fold your bill { FORM($count, as: "form-times") }
     }
   *[other] { $count ->
        [one] { $player } folds the bill once more
       *[other] { $player } folds the bill { FORM($count, as: "form-times") }
     }
 }
# Time bombs are tokens that are turned over when they are lost.
ending-loses-bomb = { $player ->
    [you] { $count ->
        [one] You flip a time bomb
       *[other] You flip { $count } time bombs
     }
   *[other] { $count ->
        [one] { $player } flips a time bomb
       *[other] { $player } flips { $count } time bombs
     }
 }
ending-loses-point = { $player ->
    [you] { $count ->
        [one] You lose a game point
       *[other] You lose { $count } game points
     }
   *[other] { $count ->
        [one] { $player } loses a game point
       *[other] { $player } loses { $count } game points
     }
 }
ending-loses-token = { $player ->
    [you] { $count ->
        [one] You lose a token
       *[other] You lose { $count } tokens
     }
   *[other] { $count ->
        [one] { $player } loses a token
       *[other] { $player } loses { $count } tokens
     }
 }
ending-stuck-loses = { $player ->
    [you] { $lost ->
        [corner] You could not play and fold { $lost }
        [fold] You could not play and fold your bill
        [bomb] You could not play and flip { $lost }
       *[other] You could not play and lose { $lost }
     }
   *[other] { $lost ->
        [corner] { $player } could not play and folds { $lost }
        [fold] { $player } could not play and folds the bill
        [bomb] { $player } could not play and flips { $lost }
       *[other] { $player } could not play and loses { $lost }
     }
 }
ending-stuck-loses-deal = { $player ->
    [you] You could not play and lose this deal
   *[other] { $player } could not play and loses this deal
 }
ending-loses-deal = { $player ->
    [you] You lose this deal
   *[other] { $player } loses this deal
 }
ending-several-lose-deal = { START($players, form: "whom") } lose this deal
ending-deal-over = The deal is over

## Titles: who is out without having paid for it

ending-out-of-deal = { $player ->
    [you] You are out of this deal
   *[other] { $player } is out of this deal
 }
ending-went-out = { $player ->
    [you] You played your last card and have won
   *[other] { $player } played the last card in hand and has won
 }
ending-stuck-out-of-deal = { $player ->
    [you] You could not play and are out of this deal
   *[other] { $player } could not play and is out of this deal
 }
ending-out-of-game = { $player ->
    [you] You are out of the game
   *[other] { $player } is out of the game
 }
ending-stuck-out-of-game = { $player ->
    [you] You could not play and are out of the game
   *[other] { $player } could not play and is out of the game
 }

## Titles: who won

ending-wins-deal = { $player ->
    [you] You win this deal
   *[other] { $player } wins this deal
 }
# One of the letters of ZEUS; who has all four wins the game.
ending-wins-letter = { $player ->
    [you] You win a letter
   *[other] { $player } wins a letter
 }
ending-three-of-a-kind = { $player } laid down three of a kind
ending-wins-game = { $player ->
    [you] You win the game
   *[other] { $player } wins the game
 }
ending-several-win-game = { START($players, form: "whom") } win the game
ending-everybody-loses-game = Everybody loses the game
ending-team-wins = Together you made it
ending-team-loses = Not this time
ending-team-pays = { $player ->
    [you] You could not play: everybody loses { $lost }
   *[other] { $player } could not play: everybody loses { $lost }
 }

## Titles: a table that is taken up again between two deals

ending-deal-number-over = Deal { $number } is over
ending-as-you-left-it = The table is as you left it.

## Why it is over

ending-reached = { $player ->
    [you] You reached { $total }.
   *[other] { $player } reached { $total }.
 }
ending-held-zeus = { $player } held Zeus at { $total }.
ending-last-card = { $player ->
    [you] You played your last card.
   *[other] { $player } played the last card in hand.
 }
# Said to the reader, whose last life it was.
ending-struck-you = { $player } struck you.
ending-bombed = Hit by the bomb.
ending-penalty = The penalty could not be played.
ending-well-played = Well played, everyone.

## What is left, and who is out; behind a title that names them

ending-left-penny = { $count ->
    [0] No penny left.
    [one] One penny left.
   *[other] { $count } pennies left.
 }
ending-left-nickel = { $count ->
    [0] No nickel left.
    [one] One nickel left.
   *[other] { $count } nickels left.
 }
ending-left-chip = { $count ->
    [0] No chip left.
    [one] One chip left.
   *[other] { $count } chips left.
 }
ending-left-corner = { $count ->
    [0] No corner left.
    [one] One corner left.
   *[other] { $count } corners left.
 }
ending-left-fold = { $count ->
    [0] No fold left.
    [one] One fold left.
   *[other] { $count } folds left.
 }
ending-left-bomb = { $count ->
    [0] No time bomb left.
    [one] One time bomb left.
   *[other] { $count } time bombs left.
 }
ending-left-point = { $count ->
    [0] No game point left.
    [one] One game point left.
   *[other] { $count } game points left.
 }
ending-left-token = { $count ->
    [0] No token left.
    [one] One token left.
   *[other] { $count } tokens left.
 }
ending-is-out = { $player ->
    [you] You are out.
   *[other] { $player } is out.
 }
ending-game-out = { $player ->
    [you] You are out.
   *[other] Out of the game.
 }
ending-deal-out = { $player ->
    [you] You sit out the rest of this deal.
   *[other] Out of this deal.
 }

## What the winner has now, and what the others paid

ending-letters = { $count ->
    [one] It is the first one.
   *[other] That makes { $count } letters.
 }
ending-others-pay = { $count ->
    [one] { $kind ->
        [corner] The others fold a corner each.
        [fold] The others fold once more.
        [bomb] The others flip a bomb each.
       *[other] The others pay one each.
     }
   *[other] The others pay { $count } each.
 }

## Scores, where points are added up over the deals

ending-highest-score = The highest score is { $most }.
ending-your-score-is-highest = Your score of { $own } is the highest.
# “You” and one other, by name, or as many others.
ending-highest-score-is-shared = { $count ->
    [one] You and { $player } share the highest score of { $most }.
   *[other] You and { $count } others share the highest score of { $most }.
 }
ending-your-score = Your score is { $own }, the highest { $most }.

## The next deal

ending-begins-next = { $player ->
    [you] You begin the next deal.
   *[other] { $player } begins the next deal.
 }
ending-deals-next = { $player ->
    [you] You deal next.
   *[other] { $player } deals next.
 }
