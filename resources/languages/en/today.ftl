### The page of this day.
###
### $game (text): a game
### $company (texts): the computers at the table
### $player (player): a player
### $plays (number): plays they made
### $total (number): at the end of the deal
### $times (number): how often they played it again
### $won (number): games won
### $games (number): games played
### $held (number): deals survived
### $deals (number): deals played
### $days (number): deals of the day played
### $day (text): a day

## Links: a title, and a few words

# Solved; its game.
today-puzzle-solved = { $game }, solved

## The deal of the day

today-deal = Deal of the day
# Between arrows to other days.
today-about = One deal against { $company }. Everyone gets the same cards. Your first try counts.
today-is-over = This deal was only for that day.
today-new-day = It's a new day. Here's the new deal.
today-who = Who's playing
today-somebody-else = Someone else…
today-new-name = Name, then Enter
today-game = Game
today-another-game = A new game each day

## Its results, a line for each player

today-nobody = Nobody has played it.
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

## A week's league

today-league = Family league
# Between arrows.
today-this-week = This week
today-week = Week of { $day }
today-week-before = The week before
today-week-after = The week after
today-nobody-played = No finished games.
today-games-of = Games won: { $won } of { $games }. Deals survived: { $held } of { $deals }
today-days-of = Deals of the day survived: { $held } of { $days }
today-best-week = Best week: { $won } won, { $day }
today-best-yet = Best week yet; the old best was { $won }
