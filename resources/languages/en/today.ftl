### The page of this day: the deal of the day with what came of it, and how the family stands in a week.
###
### $game (text): the name of a game
### $company (texts): the computers at the table, by name
### $player (player): who played
### $plays (number): how many plays they made
### $total (number): the running total at which the deal ended
### $times (number): how often they played it again
### $won (number): how many games were won
### $games (number): how many games were played
### $held (number): how many deals they held: they could always go on
### $deals (number): how many deals were played
### $days (number): how many deals of the day were played
### $day (text): a day, as the country of the computer writes it

today-title = Today

## Ways to what else there is today: a title, and a few words below it

today-puzzle = Find the play
today-puzzle-note = One position, all hands open: which card wins?
# Below it: the game it is a position of, once it was solved.
today-puzzle-solved = { $game }, solved
today-sums = Puzzles of sums
today-sums-note = Which card makes exactly 50, which two?

## The deal of the day: which day and game, and who plays

today-deal = Deal of the day
# Beside the arrows that lead to other days: the deal of this day.
today-this-day = Today
today-day-before = The day before
today-day-after = The day after
today-about = One deal against { $company }, with the same cards for everybody who plays it today. The first time counts.
today-is-over = This deal is over: it was for that day alone.
today-new-day = A new day has begun: this is its deal.
today-who = Who plays
today-somebody-else = Somebody else…
today-new-name = Name, then Enter
today-game = Game
# In place of a game: whichever game's turn it is.
today-another-game = Another game each day
today-deal-it = Deal
today-play-on = Play on
today-deal-again = Play it again

## The deal of the day: what came of it, a line for each who played

today-nobody-yet = Nobody has played it yet.
today-nobody = Nobody played it.
today-held = { $player ->
    [you] You held
   *[other] { $player } held
 }
today-not-held = { $player ->
    [you] You did not hold
   *[other] { $player } did not hold
 }
# Below it, in small letters.
today-came-to = { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 }, the deal ended at { $total }
today-took-back = With moves taken back
today-again = { $times ->
    [one] Played once more
   *[other] Played { $times } times more
 }
today-again-and-held = { $times ->
    [one] Played once more, and held
   *[other] Played { $times } times more, and held
 }

## The league of a week

today-league = Family league
# Beside the arrows that lead to other weeks.
today-this-week = This week
today-week = Week of { $day }
today-week-before = The week before
today-week-after = The week after
today-nobody-played = No game was finished in this week.
# Over what somebody did in the week.
today-person = { $player ->
    [you] You
   *[other] { $player }
 }
today-games-of = Games won: { $won } of { $games }, deals held: { $held } of { $deals }
today-days-of = Deals of the day held: { $held } of { $days }
today-best-week = Best week: { $won } won, { $day }
# Never before were as many games won in one week: $won were the most.
today-best-yet = The best week so far; before it was { $won }
today-how-counted = All finished games of the week count; the bar is full at the own best week. Deals of the day count by themselves, each the first time.
