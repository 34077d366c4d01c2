### The page of statistics: of one person, of all games or one, for all time or the last weeks; and the same as a table.
###
### $won (number): how many games were won
### $games (number): how many games were played
### $deals (number): how many deals were played
### $number (text): a number, written as the country of the computer writes it, or “3 of 5”
### $words (text): what the number counts: “deals played”
### $level (text): a level of the computer opponents: Clever
### $percent (number): so many of a hundred
### $seat (number): which seat, counted from 1
### $low (number): the fewest plays
### $high (number): the most plays
### $plays (number): how many plays
### $seats (number): how many seats
### $day (text): a day, as the country of the computer writes it
### $file (text): the name of a file

statistics-title = Statistics

## What the figures are of, chosen in a row of lists: what each list is about, and what can be chosen

statistics-person = Person
statistics-nobody = Nobody yet
statistics-game = Game
statistics-any-game = All games
statistics-time = Time
statistics-time-all = All the time
statistics-time-12 = Last 12 weeks
statistics-time-4 = Last 4 weeks
statistics-time-1 = Last 7 days
statistics-seat = Seat
statistics-any-seat = Any seat
statistics-seat-number = Seat { $seat }
statistics-opponents = Opponents
statistics-any-opponents = Any opponents

## Buttons

statistics-count-again = Count again
statistics-count-again-note = forgets all figures and reads every finished game again
statistics-counted-again = All games were counted again.
statistics-unreadable = The statistics could not be read and are counted again; the old ones are { $file }.
statistics-save = Save as CSV
# What the window that asks for a file offers.
statistics-files = CSV (*.csv)

## The most important numbers, each with what it counts below it: two or three short words

statistics-numbers = The most important numbers
statistics-deals-played = deals played
statistics-games-won = games won
statistics-won-of = { $won } of { $games }
# How many of the last games were won, one after the other.
statistics-streak = wins in a row
statistics-busts = times bust
statistics-plays-a-deal = plays per deal
statistics-tokens = tokens kept
# Games in which a move was taken back.
statistics-undone = with undo
# A number with what it counts, as it is read aloud.
statistics-number-of = { $words }: { $number }

## Games won, by opponent: a bar for each level

statistics-levels = Games won, by opponent
statistics-level = { $level }: { $won } of { $games } won.
statistics-percent = { $percent } %
# Below the bars: how many games each would win if all won alike.
statistics-even-share = dotted: an even share

## Deals a week: a bar for each of the last twelve weeks

statistics-weeks = Deals a week
statistics-week = week of { $day }: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }
# Below the bar of this week, in place of the name of a month: very short.
statistics-now = now
statistics-this-week = this week: { $deals }
statistics-no-weeks = No deal was played in these weeks.

## Plays in a deal: a bar for each length

statistics-plays = Plays in a deal
statistics-length = { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 }: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }
statistics-lengths = { $low } to { $high } plays: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }
statistics-middle-half = half of all deals: { $low } to { $high }

## Personal bests: what, how many, and when

statistics-bests = Personal bests
statistics-best-streak = Most wins in a row
statistics-best-deal = Longest deal
statistics-best-deal-plays = { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 }
statistics-best-table = Biggest table won
statistics-best-table-seats = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 }
statistics-best-tokens = Most tokens kept
statistics-best = { $words }: { $number }, { $day }.

# In place of each plot where there is nothing to show yet.
statistics-nothing = Nothing to show yet: finish a game.
# What a bar stands for, as it is read aloud after the others.
statistics-bar = { $words }.

## The table that is saved: a line for each seat of each game, below these names of the columns

statistics-column-date = date
statistics-column-game = game
# How many seats the game had.
statistics-column-seats = seats
statistics-column-deals = deals
# How the game ended.
statistics-column-ended = ended
# How many moves were taken back.
statistics-column-undone = undone
# Which seat the line is of.
statistics-column-seat = seat
statistics-column-name = name
# The level of a computer opponent.
statistics-column-level = level
statistics-column-won = won
# The tokens that the seat kept.
statistics-column-tokens = tokens
statistics-column-busts = busts
