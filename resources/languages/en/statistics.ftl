### The statistics page, also as a saved table.
###
### $won (number): games won
### $games (number): games played
### $deals (number): deals played
### $number (text): a number, or “3 of 5”
### $words (text): what it counts
### $level (text): of computer opponents: Clever
### $percent (number): in percent
### $seat (number): from 1
### $low (number): the fewest plays
### $high (number): the most plays
### $plays (number): plays
### $seats (number): seats
### $day (text): a day
### $file (text): a file

statistics-title = Statistics

## What to count

statistics-person = Person
statistics-nobody = Nobody yet
statistics-game = Game
statistics-time = Time
statistics-time-all = All time
statistics-time-12 = Last 12 weeks
statistics-time-4 = Last 4 weeks
statistics-time-1 = Last 7 days
statistics-seat = Seat
statistics-any-seat = All seats
statistics-seat-number = Seat { $seat }
statistics-opponents = Opponents
statistics-any-opponents = All opponents

## Buttons

statistics-unreadable = Your statistics couldn't be read, so they're being rebuilt from your games. The old file: { $file }.
statistics-save = Save as CSV
statistics-files = CSV (*.csv)

## Key numbers: two or three short words

statistics-numbers = Key numbers
statistics-deals-played = deals played
statistics-games-won = games won
statistics-won-of = { $won } of { $games }
statistics-streak = wins in a row
statistics-busts = times stuck or over
statistics-plays-a-deal = plays per deal
statistics-tokens = tokens left per game
# Read aloud.
statistics-number-of = { $words }: { $number }

## A bar per level

statistics-levels = Games won, by opponent
statistics-level = Against { $level }: { $won } of { $games } won.
statistics-even-share = dotted line: if everyone won equally often

## A bar per week

statistics-weeks = Deals per week
statistics-week = week of { $day }: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }
# Below the last bar: very short.
statistics-now = now
statistics-this-week = this week: { $deals }
statistics-no-weeks = No deals in these weeks.

## A bar for each length

statistics-plays = How long deals last, in plays
statistics-length = { statistics-best-deal-plays }: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }
statistics-lengths = { $low } to { $high } plays: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }

## Personal bests

statistics-bests = Personal bests
statistics-best-streak = Most wins in a row
statistics-best-deal = Longest deal
statistics-best-deal-plays = { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 }
statistics-best-table = Biggest game won
statistics-best-table-seats = { $seats ->
    [one] 1 player
   *[other] { $seats } players
 }
statistics-best-tokens = Most tokens left
statistics-best = { $words }: { $number }, { $day }.

# An empty plot.
statistics-nothing = Nothing to show yet: finish a game.
# Read aloud.
statistics-bar = { $words }.

## Columns of the saved table

statistics-column-date = date
statistics-column-game = game
statistics-column-seats = seats
statistics-column-deals = deals
statistics-column-ended = ended
statistics-column-undone = undone
statistics-column-seat = seat
statistics-column-name = name
statistics-column-level = level
statistics-column-won = won
statistics-column-tokens = tokens
statistics-column-busts = busts
