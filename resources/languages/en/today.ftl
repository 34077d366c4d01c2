### The page of this day.
###
### $game (text): a game
### $player (player): a player
### $plays (number): plays they made
### $total (number): at the end of the deal
### $times (number): how often they played it again

## Links: a title, and a few words

# Solved; its game.
today-puzzle-solved = { $game }, solved

## The deal of the day

today-deal = Deal of the day
today-about = The same cards for everyone. Your first try counts.
today-new-day = It's a new day. Here's the new deal.
today-who = Who's playing
today-somebody-else = Someone else…
today-new-name = Name, then Enter
today-game = Game
today-another-game = A new game each day

## Its results, a line for each player

# Below, small.
today-came-to = { statistics-best-deal-plays }, ended at { $total }
today-again = { $times ->
    [one] Played once more
   *[other] Played { $times } more times
 }
today-again-and-held = Played { $times ->
    [one] once more,
   *[other] { $times } more times,
 } and survived
