### The page of this day: the deal of the day and its results, and the family's week.
###
### $game (text): a game's name
### $company (texts): the names of the computers at the table
### $player (player): a player
### $plays (number): plays they made
### $total (number): the total when the deal ended
### $times (number): how often they played it again
### $won (number): games won
### $games (number): games played
### $held (number): deals they survived
### $deals (number): deals they played
### $days (number): how many deals of the day they played
### $day (text): a day, as this computer writes it

today-title = Today

## Links to more: a title, and a few words below

today-puzzle = Find the play
today-puzzle-note = One position, all hands open: which card wins?
# Below it, once solved: the game it comes from.
today-puzzle-solved = { $game }, solved
today-sums = Number puzzles
today-sums-note = Make exactly 50 with one card, or two

## The deal of the day: which day and game, and who plays

today-deal = Deal of the day
# Next to the arrows to other days: this day's deal.
today-this-day = Today
today-day-before = The day before
today-day-after = The day after
today-about = One deal against { $company }. Everyone gets the same cards today. Your first try counts.
today-is-over = This deal is over. It was only for that day.
today-new-day = It's a new day. This is its deal.
today-who = Who's playing
today-somebody-else = Someone else…
today-new-name = Name, then Enter
today-game = Game
# Instead of one game: a different one each day.
today-another-game = A new game each day
today-deal-it = Deal
today-play-on = Play on
today-deal-again = Play again

## The deal of the day: results, a line for each player

today-nobody-yet = Nobody has played it yet.
today-nobody = Nobody played it.
today-held = { $player ->
    [you] You survived
   *[other] { $player } survived
 }
today-not-held = { $player ->
    [you] You lost
   *[other] { $player } lost
 }
# Below it, in small letters.
today-came-to = { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 }, ended at { $total }
today-again = { $times ->
    [one] Played once more
   *[other] Played { $times } more times
 }
today-again-and-held = { $times ->
    [one] Played once more, and survived
   *[other] Played { $times } more times, and survived
 }

## The league of a week

today-league = Family league
# Next to the arrows to other weeks.
today-this-week = This week
today-week = Week of { $day }
today-week-before = The week before
today-week-after = The week after
today-nobody-played = No finished games.
# Above a player's results for the week.
today-person = { $player ->
    [you] You
   *[other] { $player }
 }
today-games-of = Games won: { $won } of { $games }. Deals survived: { $held } of { $deals }
today-days-of = Deals of the day survived: { $held } of { $days }
today-best-week = Best week: { $won } won, { $day }
# $won games were the most in any week before.
today-best-yet = Best week yet; it was { $won } before
today-how-counted = Every finished game counts; a full bar means your best week ever. Deals of the day count separately, first try only.
