### The tokens that a seat has left.
###
### $left (number): how many are left; how many letters are won
### $whole (number): how many each player had at the start; how many letters win the game

## Above a column with all players' tokens

look-heading-token = Tokens left
look-heading-penny = Pennies left
look-heading-nickel = Nickels left
look-heading-chip = Chips left
look-heading-corner = Corners left
look-heading-fold = Folds left
look-heading-point = Game points left
look-heading-letter = Letters
look-heading-bomb = Time bombs left

## Read aloud at a seat, and shown when the mouse points at its tokens

look-left-token = { $whole ->
    [one] { $left } of 1 token left
   *[other] { $left } of { $whole } tokens left
 }
look-left-penny = { $whole ->
    [one] { $left } of 1 penny left
   *[other] { $left } of { $whole } pennies left
 }
look-left-nickel = { $whole ->
    [one] { $left } of 1 nickel left
   *[other] { $left } of { $whole } nickels left
 }
look-left-chip = { $whole ->
    [one] { $left } of 1 chip left
   *[other] { $left } of { $whole } chips left
 }
look-left-corner = { $whole ->
    [one] { $left } of 1 corner left
   *[other] { $left } of { $whole } corners left
 }
look-left-fold = { $whole ->
    [one] { $left } of 1 fold left
   *[other] { $left } of { $whole } folds left
 }
look-left-point = { $whole ->
    [one] { $left } of 1 game point left in this deal
   *[other] { $left } of { $whole } game points left in this deal
 }
look-left-letter = { $whole ->
    [one] { $left } of 1 letter
   *[other] { $left } of { $whole } letters
 }
look-left-bomb = { $whole ->
    [one] { $left } of 1 time bomb left
   *[other] { $left } of { $whole } time bombs left
 }
