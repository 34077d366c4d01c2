### The strip after a deal or game: who won or lost, why, the cost, and what is left.
###
### $player (player): the player
### $players (players): several
### $kind (text): what players lose: penny, nickel, chip, corner, fold, point, letter, bomb, or token
### $count (number): how many are lost, left or won; others who share a score
### $lost (tokens): what is lost
### $own (number): the reader's score
### $most (number): the highest score
### $total (number): the running total
### $number (number): of the deal
###
### Titles have no full stop. A small window has room for one title and two short sentences.

## Titles: a loss

ending-loses = { $player ->
    [you] You { $lost ->
        [corner] fold { $lost }
        [fold] fold your bill
        [bomb] flip { $lost }
       *[other] lose { $lost }
     }
   *[other] { $player } { $lost ->
        [corner] folds { $lost }
        [fold] folds their bill
        [bomb] flips { $lost }
       *[other] loses { $lost }
     }
 }
ending-stuck-loses = { $player ->
    [you] You're stuck and { $lost ->
        [corner] fold { $lost }
        [fold] fold your bill
        [bomb] flip { $lost }
       *[other] lose { $lost }
     }
   *[other] { $player } is stuck and { $lost ->
        [corner] folds { $lost }
        [fold] folds their bill
        [bomb] flips { $lost }
       *[other] loses { $lost }
     }
 }
ending-stuck-loses-deal = { $player ->
    [you] You're stuck and lose
   *[other] { $player } is stuck and loses
 } this deal
ending-loses-deal = { $player ->
    [you] You lose
   *[other] { $player } loses
 } this deal
ending-several-lose-deal = { START($players, form: "whom") } lose this deal
ending-deal-over = The deal is over

## Titles: a player is out without paying

ending-out-of-deal = { $player ->
    [you] You're
   *[other] { $player } is
 } out of this deal
ending-went-out = { $player ->
    [you] You played your
   *[other] { $player } played their
 } last card and won
ending-stuck-out-of-deal = { $player ->
    [you] You're
   *[other] { $player } is
 } stuck and out of this deal
ending-out-of-game = { $player ->
    [you] You're
   *[other] { $player } is
 } out of the game
ending-stuck-out-of-game = { $player ->
    [you] You're
   *[other] { $player } is
 } stuck and out of the game

## Titles: the winner

ending-wins-deal = { $player ->
    [you] You win
   *[other] { $player } wins
 } this deal
# Of ZEUS; four letters win the game.
ending-wins-letter = { $player ->
    [you] You win
   *[other] { $player } wins
 } a letter
ending-three-of-a-kind = { $player } laid down three of a kind
ending-wins-game = { $player ->
    [you] You win
   *[other] { $player } wins
 } the game
ending-several-win-game = { START($players, form: "whom") } win the game
ending-everybody-loses-game = Everyone loses the game
ending-team-wins = You made it together
ending-team-pays = { $player ->
    [you] You're
   *[other] { $player } is
 } stuck: everyone loses { $lost }

## Titles: a table opened between two deals

ending-deal-number-over = Deal { $number } is over
ending-as-you-left-it = Everything is as you left it.

## Why it is over

ending-reached = { $player } reached { $total }.
ending-held-zeus = { $player } had Zeus at { $total }.
ending-last-card = { $player ->
    [you] You played your
   *[other] { $player } played their
 } last card.
# The reader lost their last life.
ending-struck-you = { $player } knocked you out.
ending-bombed = Hit by the bomb.
ending-penalty = Couldn't play the whole penalty.
ending-well-played = Well played, everyone.

## What is left; after a title with the name

ending-left-penny = { $count ->
    [0] No pennies
    [one] One penny
   *[other] { $count } pennies
 } left.
ending-left-nickel = { $count ->
    [0] No nickels
    [one] One nickel
   *[other] { $count } nickels
 } left.
ending-left-chip = { $count ->
    [0] No chips
    [one] One chip
   *[other] { $count } chips
 } left.
ending-left-corner = { $count ->
    [0] No corners
    [one] One corner
   *[other] { $count } corners
 } left.
ending-left-fold = { $count ->
    [0] No folds
    [one] One fold
   *[other] { $count } folds
 } left.
ending-left-bomb = { $count ->
    [0] No time bombs
    [one] One time bomb
   *[other] { $count } time bombs
 } left.
ending-left-point = { $count ->
    [0] No game points
    [one] One game point
   *[other] { $count } game points
 } left.
ending-left-token = { $count ->
    [0] No tokens
    [one] One token
   *[other] { $count } tokens
 } left.
ending-is-out = { $player ->
    [you] You're out.
   *[other] { $player } is out.
 }
ending-game-out = { $player ->
    [you] You're out.
   *[other] Out of the game.
 }
ending-deal-out = { $player ->
    [you] You sit out the rest
   *[other] Out
 } of this deal.

## Letters won, and what the others paid

ending-letters = { $count ->
    [one] That's the first letter.
   *[other] That makes { $count } letters.
 }
ending-others-pay = { $count ->
    [one] { $kind ->
        [corner] The others fold a corner each.
        [fold] The others fold their bills.
        [bomb] The others flip a bomb each.
       *[other] The others pay one each.
     }
   *[other] The others pay { $count } each.
 }

## Scores

ending-highest-score = The highest score is { $most }.
ending-your-score-is-highest = Your score of { $own } is the highest.
# With $player, or several others.
ending-highest-score-is-shared = You and { $count ->
    [one] { $player }
   *[other] { $count } others
 } share the highest score of { $most }.
ending-your-score = Your score is { $own }; the highest is { $most }.

## The next deal

ending-begins-next = { $player ->
    [you] You go first
   *[other] { $player } goes first
 } in the next deal.
ending-deals-next = { $player ->
    [you] You deal next.
   *[other] { $player } deals next.
 }
