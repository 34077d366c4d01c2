### The page of rules: all games at the left, the rules of one of them in words at the right.
###
### $all (number): how many games there are
### $count (number): how many games there are, or how many were found

rules-title = Rules
# Stands in the empty field for words that are looked for.
rules-search = Search names and rules
rules-play = Play this
# The list of games, as it is read aloud.
rules-games = Games
rules-count = { $count ->
    [one] 1 game
   *[other] { $count } games
 }
# How many are left by what was searched for.
rules-count-found = { $count } of { $all } games
