### All games on the left, one's rules on the right.
###
### $all (number): games in all
### $count (number): games in all, or found

# In the empty search field.
rules-search = Search names and rules
rules-key-heading = go to the next or the previous heading
rules-play = Play this
rules-games = Games
rules-count = { $count ->
    [one] 1 game
   *[other] { $count } games
 }
# Found.
rules-count-found = { $count } of { $all } games
