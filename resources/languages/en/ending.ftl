### The strip across the table: the winner or loser of a deal or of the game, why, the cost, and what is left.
###
### $player (player): the player in question
### $players (players): several of them
### $kind (text): what players lose in this game: penny, nickel, chip, corner, fold, point, letter, bomb, or token
### $count (number): how many are lost, left, or won; how many others share a score
### $lost (tokens): the lost tokens, with their number and kind
### $own (number): the score of the reader
### $most (number): the highest score
### $total (number): the running total
### $number (number): which deal it is, from 1
###
### Titles have no full stop. The smallest window has room for a title and two short sentences.

## Titles: a loss

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
# Everyone has a dollar bill; each loss folds one of its corners.
ending-loses-corner = { $player ->
    [you] { $count ->
        [one] You fold a corner of your bill
       *[other] You fold { $count } corners of your bill
     }
   *[other] { $count ->
        [one] { $player } folds a corner of their bill
       *[other] { $player } folds { $count } corners of their bill
     }
 }
# Everyone has a dollar bill; each loss folds it in half again.
ending-loses-fold = { $player ->
    [you] { $count ->
        [one] You fold your bill again
       *[other] You fold your bill { FORM($count, as: "form-times") }
     }
   *[other] { $count ->
        [one] { $player } folds their bill again
       *[other] { $player } folds their bill { FORM($count, as: "form-times") }
     }
 }
# A time bomb is a token that is turned over when it is lost.
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
        [corner] You're stuck and fold { $lost }
        [fold] You're stuck and fold your bill
        [bomb] You're stuck and flip { $lost }
       *[other] You're stuck and lose { $lost }
     }
   *[other] { $lost ->
        [corner] { $player } is stuck and folds { $lost }
        [fold] { $player } is stuck and folds their bill
        [bomb] { $player } is stuck and flips { $lost }
       *[other] { $player } is stuck and loses { $lost }
     }
 }
ending-stuck-loses-deal = { $player ->
    [you] You're stuck and lose this deal
   *[other] { $player } is stuck and loses this deal
 }
ending-loses-deal = { $player ->
    [you] You lose this deal
   *[other] { $player } loses this deal
 }
ending-several-lose-deal = { START($players, form: "whom") } lose this deal
ending-deal-over = The deal is over

## Titles: a player is out, without having paid for it

ending-out-of-deal = { $player ->
    [you] You're out of this deal
   *[other] { $player } is out of this deal
 }
ending-went-out = { $player ->
    [you] You played your last card and won
   *[other] { $player } played their last card and won
 }
ending-stuck-out-of-deal = { $player ->
    [you] You're stuck and out of this deal
   *[other] { $player } is stuck and out of this deal
 }
ending-out-of-game = { $player ->
    [you] You're out of the game
   *[other] { $player } is out of the game
 }
ending-stuck-out-of-game = { $player ->
    [you] You're stuck and out of the game
   *[other] { $player } is stuck and out of the game
 }

## Titles: the winner

ending-wins-deal = { $player ->
    [you] You win this deal
   *[other] { $player } wins this deal
 }
# One of the letters of ZEUS; four letters win the game.
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
ending-everybody-loses-game = Everyone loses the game
ending-team-wins = You made it together
ending-team-loses = Not this time
ending-team-pays = { $player ->
    [you] You're stuck: everyone loses { $lost }
   *[other] { $player } is stuck: everyone loses { $lost }
 }

## Titles: a table that is opened again between two deals

ending-deal-number-over = Deal { $number } is over
ending-as-you-left-it = Everything is as you left it.

## Why it is over

ending-reached = { $player ->
    [you] You reached { $total }.
   *[other] { $player } reached { $total }.
 }
ending-held-zeus = { $player } had Zeus at { $total }.
ending-last-card = { $player ->
    [you] You played your last card.
   *[other] { $player } played their last card.
 }
# To the reader, who lost their last life.
ending-struck-you = { $player } knocked you out.
ending-bombed = Hit by the bomb.
ending-penalty = The penalty couldn't be played.
ending-well-played = Well played, everyone.

## What is left, or that the player is out; after a title with the name

ending-left-penny = { $count ->
    [0] No pennies left.
    [one] One penny left.
   *[other] { $count } pennies left.
 }
ending-left-nickel = { $count ->
    [0] No nickels left.
    [one] One nickel left.
   *[other] { $count } nickels left.
 }
ending-left-chip = { $count ->
    [0] No chips left.
    [one] One chip left.
   *[other] { $count } chips left.
 }
ending-left-corner = { $count ->
    [0] No corners left.
    [one] One corner left.
   *[other] { $count } corners left.
 }
ending-left-fold = { $count ->
    [0] No folds left.
    [one] One fold left.
   *[other] { $count } folds left.
 }
ending-left-bomb = { $count ->
    [0] No time bombs left.
    [one] One time bomb left.
   *[other] { $count } time bombs left.
 }
ending-left-point = { $count ->
    [0] No game points left.
    [one] One game point left.
   *[other] { $count } game points left.
 }
ending-left-token = { $count ->
    [0] No tokens left.
    [one] One token left.
   *[other] { $count } tokens left.
 }
ending-is-out = { $player ->
    [you] You're out.
   *[other] { $player } is out.
 }
ending-game-out = { $player ->
    [you] You're out.
   *[other] Out of the game.
 }
ending-deal-out = { $player ->
    [you] You sit out the rest of this deal.
   *[other] Out of this deal.
 }

## The winner's letters, and what the others paid

ending-letters = { $count ->
    [one] That's the first letter.
   *[other] That makes { $count } letters.
 }
ending-others-pay = { $count ->
    [one] { $kind ->
        [corner] The others fold a corner each.
        [fold] The others fold again.
        [bomb] The others flip a bomb each.
       *[other] The others pay one each.
     }
   *[other] The others pay { $count } each.
 }

## Scores, in games that add up points over the deals

ending-highest-score = The highest score is { $most }.
ending-your-score-is-highest = Your score of { $own } is the highest.
# “You” and one other by name, or several others by number.
ending-highest-score-is-shared = { $count ->
    [one] You and { $player } share the highest score of { $most }.
   *[other] You and { $count } others share the highest score of { $most }.
 }
ending-your-score = Your score is { $own }, the best is { $most }.

## The next deal

ending-begins-next = { $player ->
    [you] You start the next deal.
   *[other] { $player } starts the next deal.
 }
ending-deals-next = { $player ->
    [you] You deal next.
   *[other] { $player } deals next.
 }
