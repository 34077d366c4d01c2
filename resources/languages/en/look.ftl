## Tokens

look-tokens-left = Tokens left
look-pennies-left = Pennies left
look-nickels-left = Nickels left
look-chips-left = Chips left
look-corners-left = Corners left
look-folds-left = Folds left
look-letters = Letters
look-time-bombs-left = Time bombs left
