### The rules page: all games on the left, the rules of one of them on the right.
###
### $all (number): how many games in all
### $count (number): how many games in all, or how many were found

rules-title = Rules
# In the empty search field.
rules-search = Search names and rules
rules-play = Play this
# The list of games, for screen readers.
rules-games = Games
rules-count = { $count ->
    [one] 1 game
   *[other] { $count } games
 }
# How many games the search found.
rules-count-found = { $count } of { $all } games
