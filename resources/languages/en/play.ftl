### During and after a game: the curtain between players who share the screen, saving, the end.
###
### $count (number): how many
### $deal (number): which deal of the game it was
### $fact (text): the name of a fact: “Running total”
### $game (text): the name of the game
### $left (text): the tokens a player has left: “2 of 3 pennies left”
### $move (number): which move of the deal it was
### $name (text): another player, or the next one to look at the screen
### $note (text): how the game went for a player: “out in deal 3”
### $place (number): the place at the end, 1 for the first
### $player (player): the dealer, the player before, the player of the deal of the day, or the one who asks
### $players (players): several winners; the reader may be one of them
### $rank (rank): the rank of three cards that were laid down
### $told (text): a player's name and note at the end, with the tokens they have left
### $value (text): a number or a word, after the name of a fact
### $way (text): clockwise or counterclockwise

## The table

play-no-hint = No hint this time. Try again.
play-end-game-here = End the game here
# Only computers are still playing; this plays the rest at once.
play-skip-to-end = Skip to the end

## What keys do, in the list of keys

play-key-choose = choose a card
play-key-play = play it, go on
play-key-number = play that card, or make a choice

## The curtain: comes down while the screen is handed on, and shows what everyone may know

play-tap-when-ready = Tap when ready
play-pass-to = Pass to { $name }
# For screen readers.
play-pass-to-and-tap = Pass to { $name }. Tap when ready
play-nobody-peeks = No peeking! The cards stay hidden until { $name } is ready.
play-running-total = Running total
play-direction = Direction
play-way = { $way ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
 }
# Before the name of the player whose turn comes after that one.
play-after = After { FORM($player, form: "whom") }
# For screen readers: “Running total: 45.”
play-fact = { $fact }: { $value }.
# Above the lines about the latest plays; and before them, for screen readers.
play-since = Since your last turn
play-since-then = Since your last turn:

## The table is paused

play-paused = Paused
play-table-waits = The table is waiting for you.
play-on = Keep playing
play-paused-play-on = Paused. Keep playing

## Saving

play-disk-is-slow = Saving is slow right now. You can keep playing.
play-saved-again = The game is saved again.

## The end of the game: the title

play-everybody-loses = Everyone loses
play-team-wins = You made it together!
play-team-loses = Not this time
play-you-win = You win!
# A person, or a child, at this screen.
play-name-wins = { $name } wins!
# A computer: said more quietly.
play-name-wins-this-one = { $name } wins this one.
play-several-win = { START($players, form: "whom") } win!
# The deal of the day: whether the player survived it.
play-held = { $player ->
    [you] You survived!
   *[other] { $player } survived!
 }
play-not-held = { $player ->
    [you] You lost this one.
   *[other] { $player } lost this one.
 }

## The end of the game: buttons, and what they do

play-again = Play again
play-new-game = New game
play-back-to-start = Back to start
play-back-to-today = Back to today
play-look-back = Look back
play-look-back-is = See every move, with all hands open
play-what-held = What did they hold?
play-what-held-is = What the computers guessed, and what was really in each hand
play-share = Share
play-share-is = Share as text, a file, a picture or a score sheet
play-again-the-same = Play again: same seats and rules
play-again-and-deals = { $player ->
    [you] Play again: same seats and rules; you deal
   *[other] Play again: same seats and rules; { $player } deals
 }

## The end of the game: the sheet with the places

play-final-standing = Final standings
# Above the one row for a whole team; and their names in that row.
play-your-team = Your team
play-team = { $players }
play-game-and-deals = { $count ->
    [one] { $game }, one deal
   *[other] { $game }, { $count } deals
 }
# Headings above each player's number.
play-score = Score
play-reward-marks = Reward marks
play-deals-lost = Deals lost
# On the winner's large plaque.
play-score-count = Score { $count }
# How it went for a player: small, under the name; and after it: “Ann, won the game, score 12.” The name may be “You”.
play-won-the-game = won the game
play-won-with-three = won the game with three { FORM($rank, form: "many") }
play-held-three = had three { FORM($rank, form: "many") }
play-out-on-move = out on move { $move }
play-out-in-deal = out in deal { $deal }
play-out-of-the-game = out of the game
play-lost-the-game = lost the game
play-played-to-the-end = played to the end
play-lost-deals = { $count ->
    [one] lost one deal
   *[other] lost { $count } deals
 }
play-and-score = score { $count }
play-and-marks = reward marks: { $count }
# For screen readers, one sentence for each player; without a place if everyone lost.
play-standing = { $told }.
play-standing-at-place = { $place }: { $told }.

## For screen readers: moves were undone or redone; then whose turn it is, and the total

play-taken-back = Undone.
play-done-again = Redone.

## If some play on phones: all are asked before a play is taken back

play-wants-to-take-back = { $player ->
    [you] You would like to take back the last play.
   *[other] { $player } would like to take back the last play.
 }
play-take-it-back = Take it back
play-do-not-take-back = Keep it
play-not-all-agree = Not everyone agrees. The play stays.
