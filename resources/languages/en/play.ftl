### Around the table while a game is played: the curtain between two who share the screen, saving, the end.
###
### $count (number): how many
### $deal (number): which deal of the game it was
### $fact (text): what is told: “Running total”
### $game (text): the name of the game
### $left (text): what somebody has left: “2 of 3 pennies left”
### $move (number): which move of the deal it was
### $name (text): another player than the one who reads, or the one for whom the curtain came down
### $note (text): how the game went for somebody: “went out in deal 3”
### $place (number): the place at the end, 1 for the first
### $player (player): who deals, after whom somebody plays, or who played the deal of the day
### $players (players): who won, where several did; the reader may be among them
### $rank (rank): cards of one rank that were shown
### $told (text): name and note of a player at the end, with what they have left
### $value (text): a number or a word, after what is told
### $way (text): clockwise or counterclockwise

## The table

play-no-hint = There is no hint this time; ask again.
play-end-game-here = End the game here
# Computers play on by themselves, and are to do so at once.
play-skip-to-end = Skip to the end

## What keys do, in the list of keys

play-key-choose = choose a card
play-key-play = play it, go on
play-key-number = play that card, pick in a choice

## The curtain: falls while the screen is handed on, and tells what everybody may know

play-tap-when-ready = Tap when ready
play-pass-to = Pass to { $name }
# For screen readers.
play-pass-to-and-tap = Pass to { $name }. Tap when ready
play-nobody-peeks = Nobody peeks: the cards stay hidden until { $name } is ready.
play-running-total = Running total
play-direction = Direction
play-way = { $way ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
 }
# Who plays after that player: stands before the name.
play-after = After { FORM($player, form: "whom") }
# For screen readers: “Running total: 45.”
play-fact = { $fact }: { $value }.
# Over the lines that tell what happened; and before them, for screen readers.
play-since = Since your last turn
play-since-then = Since your last turn:

## The table is paused

play-paused = Paused
play-table-waits = The table waits for you.
play-on = Play on
play-paused-play-on = Paused. Play on

## Saving

play-disk-is-slow = The disk takes long to save the game; play goes on meanwhile.
play-saved-again = The game is saved again.

## The end of the game: the title

play-everybody-loses = Everybody loses
play-team-wins = You made it together!
play-team-loses = Not this time
play-you-win = You win!
# A person, or a child, at this screen.
play-name-wins = { $name } wins!
# A computer: said more quietly.
play-name-wins-this-one = { $name } wins this one.
play-several-win = { START($players, form: "whom") } win!
# The deal of the day: whether the person could always go on.
play-held = { $player ->
    [you] You held!
   *[other] { $player } held!
 }
play-not-held = { $player ->
    [you] You did not hold this time.
   *[other] { $player } did not hold this time.
 }

## The end of the game: buttons and what they do

play-again = Play again
play-new-game = New game
play-back-to-start = Back to start
play-back-to-today = Back to today
play-look-back = Look back
play-look-back-is = The game move by move, all hands open
play-what-held = What did they hold?
play-what-held-is = What the computers thought the others held, and what they did hold
play-share = Share
play-share-is = Share: as text, a file, a picture or a score sheet
play-again-the-same = Play again: the same seats and rules
play-again-and-deals = { $player ->
    [you] Play again: the same seats and rules; you deal
   *[other] Play again: the same seats and rules; { $player } deals
 }

## The end of the game: the sheet with the places

play-final-standing = Final standing
# Everybody of a team, over one row of the sheet; and their names in that row.
play-your-team = Your team
play-team = { $players }
play-game-and-deals = { $count ->
    [one] { $game }, one deal
   *[other] { $game }, { $count } deals
 }
# Headings over what everybody has.
play-score = Score
play-reward-marks = Reward marks
play-deals-lost = Deals lost
# On a large plaque of who won.
play-score-count = Score { $count }
# How it went for somebody: small, under the name; and after it: “Ann, won the game, score 12.” The name may be “You”.
play-won-the-game = won the game
play-won-with-three = won the game with three { FORM($rank, form: "many") }
play-held-three = held three { FORM($rank, form: "many") }
play-out-on-move = went out on move { $move }
play-out-in-deal = went out in deal { $deal }
play-out-of-the-game = out of the game
play-lost-the-game = lost the game
play-played-to-the-end = played to the end
play-lost-deals = { $count ->
    [one] lost one deal
   *[other] lost { $count } deals
 }
play-and-score = score { $count }
play-and-marks = reward marks: { $count }
# For screen readers, one sentence a player; without a place where everybody lost.
play-standing = { $told }.
play-standing-at-place = { $place }: { $told }.

## Said to who does not see the table: moves were taken back, or made again; then whose turn it is, and the total

play-taken-back = Taken back.
play-done-again = Done again.

## Where some play at phones: all are asked before a play is taken back

play-wants-to-take-back = { $player ->
    [you] You would like to take the last play back.
   *[other] { $player } would like to take the last play back.
 }
play-take-it-back = Take it back
play-do-not-take-back = Let it stand
play-not-all-agree = Not everybody agrees: the play stands.
