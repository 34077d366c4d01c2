### During and after a game: the curtain, saving, the end.
###
### $count (number): how many
### $deal (number): of the game
### $fact (text): “Total”
### $game (text): the game
### $games (number): before this one
### $left (text): “2 of 3 pennies left”
### $move (number): of the deal
### $name (text): another player, or the next at the screen
### $note (text): “out in deal 3”
### $place (number): 1 for the first
### $deed (text): new in the album
### $all (number): players or deals
### $player (player): the dealer, the player before, of the deal of the day, or who asks
### $players (players): winners
### $rank (rank): of three cards laid down
### $told (text): a name, a note, and tokens left
### $value (text): a number or word
### $way (text): clockwise or counterclockwise

## The table

play-no-hint = No hint this time. Try again.
play-end-game-here = End the game here
# Only computers still play.
play-skip-to-end = Skip to the end

## Keys

play-key-choose = choose a card
play-key-play = play it, or continue
play-key-number = play that card, or make a choice
play-key-hear = hear moves, or how it's going

## The curtain, between players who share the screen

play-tap-when-ready = Tap when ready
play-pass-to = Pass to { $name }
play-nobody-peeks = No peeking!
play-running-total = Total
play-direction = Direction
play-way = { $way ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
 }
play-after = After { FORM($player, form: "whom") }
play-fact = { $fact }: { $value }.
play-since = Since your last turn

## The table is paused

play-paused = Paused
play-table-waits = The table is waiting for you.
play-on = Keep playing

## Saving

play-disk-is-slow = Saving is slow right now. You can keep playing.
play-saved-again = The game can be saved again.

## The end of the game: the title

play-everybody-loses = Everyone loses
play-team-wins = You made it together!
play-team-loses = Not this time
play-you-win = You win!
# A person.
play-name-wins = { $name } wins!
# A computer: more quietly.
play-name-wins-this-one = { $name } wins this one.
play-several-win = { START($players, form: "whom") } win!
# The deal of the day.
play-held = { $player ->
    [you] You survived!
   *[other] { $player } survived!
 }
play-not-held = { $player ->
    [you] You
   *[other] { $player }
 } lost this one.

## Buttons, and what they do

play-again = Play again
play-back-to-today = Back to today
play-look-back = Look back
play-what-held-is = What the computers guessed, and what was really in each hand
play-share = Share

## The places

# One row for a team; its names.
play-your-team = Your team
play-team = { $players }
play-game-and-deals = { $game }, { $count ->
    [one] one deal
   *[other] { $count } deals
 }
play-score = Score
play-reward-marks = Reward marks
play-deals-lost = Deals lost
play-score-count = Score { $count }
# Under the name; and after it: “Ann, won the game, score 12.” It may be “You”.
play-won-the-game = won the game
play-won-with-three = won the game with three { FORM($rank, form: "many") }
play-held-three = had three { FORM($rank, form: "many") }
play-out-on-move = out on move { $move }
play-out-in-deal = out in deal { $deal }
play-lost-the-game = lost the game
play-played-to-the-end = played to the end
play-lost-deals = { $count ->
    [one] lost one deal
   *[other] lost { $count } deals
 }
play-and-marks = reward marks: { $count }
# For screen readers.
play-standing-at-place = { $place }: { $told }.

## For screen readers

play-taken-back = Undone.
play-done-again = Redone.

## With phones, all are asked before an undo

play-wants-to-take-back = { $player ->
    [you] You
   *[other] { $player }
 } asked to take back the last play.
play-take-it-back = Take it back
play-do-not-take-back = Keep it
play-not-all-agree = Not everyone agrees. The play is kept.

## What was new, under the standings

play-album-new = { $player ->
    [you] New in your album: { $deed }
   *[other] New in { $player }'s album: { $deed }
 }
play-outlasted = { $player ->
    [you] You outlasted
   *[other] { $player } outlasted
 } { $count } of { $all } players
play-better = { play-outlasted }, more than in the { $games } games before
play-survived = { $player ->
    [you] You survived
   *[other] { $player } survived
 } { $count } of { $all } deals
play-longest = { $player ->
    [you] Your
   *[other] { $player }'s
 } longest deal yet: { $count } plays
# The deal after which the winner stayed ahead.
play-decided = Deal { $deal } decided it
