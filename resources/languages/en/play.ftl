### $count (number): count
### $deal (number): deal
### $hand (text): hand
### $last (text): last
### $left (text): left
### $move (number): move
### $name (text): name
### $names (text): names
### $note (text): note
### $place (number): place
### $told (text): told

## Conductor

play-there-is-no-hint-this-time-ask-again = There is no hint this time; ask again.

## Table

play-clockwise = clockwise
play-counterclockwise = counterclockwise
play-end-the-game-here = End the game here
play-skip-to-the-end = Skip to the end

## Curtain

play-paused = Paused
play-the-table-waits-for-you = The table waits for you.
play-running-total = Running total
play-direction = Direction
play-tap-when-ready = Tap when ready
play-play-on = Play on
play-paused-play-on = Paused. Play on
play-after-name = After { $name }
play-pass-to-name-tap-when-ready = Pass to { $name }. Tap when ready
play-since-your-last-turn = Since your last turn:
play-pass-to-name = Pass to { $name }
play-since-your-last-turn-2 = Since your last turn

## Disk Watch

play-the-disk-takes-long-to-save-the-game-play = The disk takes long to save the game; play goes on meanwhile.
play-the-game-is-saved-again = The game is saved again.

## Game End

play-score-count = Score { $count }
play-play-again = Play again
play-new-game = New game
play-back-to-start = Back to start
play-look-back = Look back
play-the-game-move-by-move-all-hands-open-l = The game move by move, all hands open (L)
play-what-did-they-hold = What did they hold?
play-what-the-computers-thought-the-others-held = What the computers thought the others held, and what they did hold (W)
play-share = Share
play-share-as-text-a-file-a-picture-or-a-score = Share: as text, a file, a picture or a score sheet (E)
play-everybody-loses = Everybody loses
play-you-win = You win!
play-names-and-last-win = { $names } and { $last } win!

## Game Over

play-play-again-the-same-seats-and-rules = Play again: the same seats and rules
play-play-again-the-same-seats-and-rules-you = Play again: the same seats and rules; you deal

## Standings

play-out-of-the-game = out of the game
play-lost-the-game = lost the game
play-final-standing = Final standing
play-score = Score
play-won-the-game = won the game
play-played-to-the-end = played to the end
play-lost-one-deal = lost one deal
play-name-note = { $name }, { $note }
play-told-left = { $told }, { $left }
play-held-hand = held { $hand }
play-went-out-on-move-move = went out on move { $move }
play-went-out-in-deal-deal = went out in deal { $deal }
play-place-told = { $place }: { $told }
play-told-score-count = { $told }, score { $count }
play-told-reward-marks-count = { $told }, reward marks: { $count }
play-reward-marks = Reward marks
play-lost-count-deals = lost { $count } deals
play-deals-lost = Deals lost

## Keys

play-choose-a-card = choose a card
play-play-it-go-on = play it, go on
play-play-that-card-pick-in-a-choice = play that card, pick in a choice
