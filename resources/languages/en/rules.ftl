### $all (number): all
### $count (number): count

## Rules Page

rules-search-names-and-rules = Search names and rules
rules-play-this = Play this
rules-games = Games
rules-rules = Rules
rules-count-games = { $count } games
rules-count-of-all-games = { $count } of { $all } games
