### $deals (number): deals
### $games (number): games
### $high (number): high
### $low (number): low
### $number (number): number
### $won (number): won

## Level Bars

statistics-dotted-an-even-share = dotted: an even share
statistics-number = { $number } %

## Numbers

statistics-the-most-important-numbers = The most important numbers

## Statistics Page

statistics-statistics = Statistics
statistics-person = Person
statistics-game = Game
statistics-all-the-time = All the time
statistics-last-12-weeks = Last 12 weeks
statistics-last-4-weeks = Last 4 weeks
statistics-last-7-days = Last 7 days
statistics-time = Time
statistics-seat = Seat
statistics-opponents = Opponents
statistics-count-again = Count again
statistics-forgets-all-figures-and-reads-every = forgets all figures and reads every finished game again
statistics-save-as-csv = Save as CSV
statistics-games-won-by-opponent = Games won, by opponent
statistics-deals-a-week = Deals a week
statistics-plays-in-a-deal = Plays in a deal
statistics-personal-bests = Personal bests
statistics-nobody-yet = Nobody yet
statistics-any-opponents = Any opponents
statistics-deals-played = deals played
statistics-games-won = games won
statistics-wins-in-a-row = wins in a row
statistics-times-bust = times bust
statistics-plays-per-deal = plays per deal
statistics-tokens-kept = tokens kept
statistics-with-undo = with undo
statistics-all-games = All games
statistics-any-seat = Any seat
statistics-all-games-were-counted-again = All games were counted again.
statistics-seat-number = Seat { $number }
statistics-won-of-games = { $won } of { $games }

## Plot

statistics-nothing-to-show-yet-finish-a-game = Nothing to show yet: finish a game.

## Week Bars

statistics-no-deal-was-played-in-these-weeks = No deal was played in these weeks.
statistics-now = now
statistics-this-week-deals = this week: { $deals }

## Bests

statistics-most-wins-in-a-row = Most wins in a row
statistics-longest-deal = Longest deal
statistics-biggest-table-won = Biggest table won
statistics-most-tokens-kept = Most tokens kept

## Play Bars

statistics-half-of-all-deals-low-to-high = half of all deals: { $low } to { $high }
