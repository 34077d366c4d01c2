### A seat's tokens.
###
### $left (number): how many are left; letters won
### $whole (number): at the start; letters that win

## Above a column of tokens

look-heading-token = Tokens left
look-heading-penny = Pennies left
look-heading-nickel = Nickels left
look-heading-chip = Chips left
look-heading-corner = Corners left
look-heading-fold = Folds left
look-heading-point = Game points left
look-heading-letter = Letters
look-heading-bomb = Time bombs left

## Read aloud at a seat, and as a tip

look-left-token = { $left } of { $whole ->
    [one] 1 token
   *[other] { $whole } tokens
 } left
look-left-penny = { $left } of { $whole ->
    [one] 1 penny
   *[other] { $whole } pennies
 } left
look-left-nickel = { $left } of { $whole ->
    [one] 1 nickel
   *[other] { $whole } nickels
 } left
look-left-chip = { $left } of { $whole ->
    [one] 1 chip
   *[other] { $whole } chips
 } left
look-left-corner = { $left } of { $whole ->
    [one] 1 corner
   *[other] { $whole } corners
 } left
look-left-fold = { $left } of { $whole ->
    [one] 1 fold
   *[other] { $whole } folds
 } left
look-left-point = { $left } of { $whole ->
    [one] 1 game point
   *[other] { $whole } game points
 } left in this deal
look-left-letter = { $left } of { $whole ->
    [one] 1 letter
   *[other] { $whole } letters
 }
look-left-bomb = { $left } of { $whole ->
    [one] 1 time bomb
   *[other] { $whole } time bombs
 } left
