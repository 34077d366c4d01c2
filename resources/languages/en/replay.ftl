### Looking back on a game: its moves, the coach, and sharing.
###
### $cards (cards): the cards of a move
### $count (number): how many points of a hundred a move cost
### $day (text): the day of the game, as this computer writes it
### $deal (number): deal number in its game, from 1
### $ended (text): how it ended, a message from “The end”
### $game (text): a game's name
### $move (text): a move, from “A move in a few words”; always after a colon
### $name (player): the player
### $number (number): move number in its deal, from 1
### $other (player): another player, whom a move concerns
### $pattern (text): how the names of such files end: *.png
### $percent (number): the chance of surviving the deal
### $seed (text): the number that deals the same cards again
### $seen (number): how many choices the coach has checked
### $speed (text): one of the three speeds
### $step (text): a step, a message from “A step”
### $total (number): the total after the move
### $choices (number): choices
### $way (text): what the move does to $other: choose (who plays next), eliminate (knock out), exchange (hands), steal (a card)
### $winners (players): the winners

## A step, read aloud, and as the tip of a row in the list of moves

replay-step-none = Before the first deal
replay-step-deal = Deal { $deal }, dealt by { FORM($name, form: "whom") }
replay-step-stop = The game was stopped here
replay-step-play = Move { $number }, { $name }, { $cards }, to { $total }
replay-step-play-at = { $way ->
    [eliminate] Move { $number }, { $name }, { $cards }, knocked out { FORM($other, form: "whom") }, to { $total }
    [exchange] Move { $number }, { $name }, { $cards }, swapped hands with { FORM($other, form: "whom") }, to { $total }
    [steal] Move { $number }, { $name }, { $cards }, stole a card from { FORM($other, form: "whom") }, to { $total }
   *[choose] Move { $number }, { $name }, { $cards }, chose { FORM($other, form: "whom") } to play next, to { $total }
 }
# The card was played out of turn.
replay-step-sneak = Move { $number }, { $name }, { $cards }, sneaked in, to { $total }
# Nothing could be played.
replay-step-stuck = Move { $number }, { $name }, stuck
replay-step-draw = Move { $number }, { $name }, drew a card
# The player could answer, but did not.
replay-step-decline = Move { $number }, { $name }, passed
# Shown and laid down, such as three of a kind.
replay-step-declare = Move { $number }, { $name }, laid down { $cards }
replay-step-defend = Move { $number }, { $name }, defended with { $cards }
replay-step-bottom = Move { $number }, { $name }, put { $cards } under the stock
replay-step-turned = Move { $number }, { $name }, turned up { $cards }
# If the card is secret, there is none.
replay-step-take = { $cards ->
    [0] Move { $number }, { $name }, stole a card
   *[other] Move { $number }, { $name }, stole { $cards }
 }
# The player said the total aloud.
replay-step-call = Move { $number }, { $name }, said { $total }

# After a step: what it cost, in points of a hundred.
replay-step-costly = { $step }, cost { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
replay-step-last = { $step }. { $ended }

## The end: also below the game's name, and on the score sheet

replay-goes-on = The game goes on
replay-won = { $winners } won
replay-nobody-won = Nobody won

## Next to the card in the list of moves, after the player's name or “You” (not repeated here);
## room for a dozen letters

replay-note-sneak = { $name ->
    [you] sneak in
   *[other] sneaks in
 }
replay-note-stuck = { $name ->
   *[other] stuck
 }
replay-note-draw = { $name ->
    [you] draw
   *[other] draws
 }
replay-note-decline = { $name ->
    [you] pass
   *[other] passes
 }
replay-note-declare = { $name ->
    [you] lay down
   *[other] lays down
 }
replay-note-defend = { $name ->
    [you] defend
   *[other] defends
 }
replay-note-bottom = { $name ->
   *[other] under the stock
 }
replay-note-turned = { $name ->
   *[other] turned up
 }
replay-note-take = { $name ->
    [you] steal
   *[other] steals
 }
replay-note-call = { $name ->
    [you] say { $total }
   *[other] says { $total }
 }

## A move in a few words, after a colon or a dash

replay-move-play = { $cards } to make { $total }
replay-move-play-at = { $way ->
    [eliminate] { $cards } to make { $total }, knocking out { FORM($other, form: "whom") }
    [exchange] { $cards } to make { $total }, swapping hands with { FORM($other, form: "whom") }
    [steal] { $cards } to make { $total }, stealing a card from { FORM($other, form: "whom") }
   *[choose] { $cards } to make { $total }, choosing { FORM($other, form: "whom") } to play next
 }
replay-move-decline = let it pass
replay-move-sneak = { $cards } sneaked in
replay-move-declare = { $cards } laid down
replay-move-defend = { $cards } in defense
replay-move-bottom = { $cards } under the stock
replay-move-turned = { $cards } turned up
replay-move-take = { $cards } taken
replay-move-nothing = nothing played

## The coach

replay-coach-best = The best choice.
replay-coach-sound = A good choice.
replay-coach-played = Played: { $move }, { $percent }% to survive the deal.
replay-coach-played-by = { $name } played: { $move }, { $percent }% to survive the deal.
replay-coach-better = Better: { $move }, { $percent }%.
replay-coach-looks = The coach is checking choice { $seen } of { $choices }.
replay-coach-cost = Cost: how many percentage points of your chance of surviving it gave away.
replay-coach-nothing-worse = No choice was clearly worse.

## The page, and its title over the table

replay-looking-back = Looking back
replay-subtitle = { $game }, { $day }. { $ended }.
replay-subtitle-undated = { $game }. { $ended }.
replay-moves = Moves
# Next to “Moves”: the deal on view.
replay-deal-number = Deal { $deal }
# For screen readers: the hand at the front of the table.
replay-hand-of = { $name ->
    [you] Your hand
   *[other] { $name }'s hand
 }
# Before the players' names; the table is seen from the picked seat.
replay-seen-by = Seen by
replay-position = Position in the game

## Buttons, and their tips; the key follows in brackets

replay-open-hands = Open hands
replay-open-hands-tip = All hands face up, or only one
replay-speed-slow = ½× speed
replay-speed-normal = 1× speed
replay-speed-quick = 3× speed
replay-speed-tip = { $speed } (+ and −)
replay-to-the-beginning = To the start
replay-one-move-back = One move back
replay-one-move-on = One move forward
replay-to-the-end = To the end
replay-pause = Pause
# Plays the moves one after the other.
replay-play = Play
# Shows only moves that cost something.
replay-costly = Costly
replay-costly-tip = Only moves that cost something
replay-play-on = Play on from here
replay-play-on-tip = A new game from this position
replay-minds = What did they hold?
replay-minds-tip = What the computers thought the others had, and what they really had
replay-share = Share
replay-share-tip = Share as text, file, picture or score sheet

## What the keys do, in the list of keys

replay-key-step = one move back or forward
replay-key-ends = to the start or the end
replay-key-deals = from deal to deal
replay-key-play = play or pause
replay-key-speed = faster or slower
replay-key-open-hands = open hands
replay-key-seat = next seat's view
replay-key-costly = only costly moves
replay-key-play-on = play on from here
replay-key-share = share

## Sharing: titles of file dialogs, and kinds of files

replay-copied = Game copied. Paste it anywhere.
replay-save-record = Save the record
replay-save-trace = Save everything that happened
replay-save-picture = Save a picture of the table
replay-save-sheet = Save the score sheet
replay-kind-record = Cardtable games ({ $pattern })
replay-kind-trace = JSON Lines ({ $pattern })
replay-kind-picture = Pictures ({ $pattern })
replay-kind-sheet = PDF ({ $pattern })

## The score sheet on paper, a row per deal: the heads of the columns before the players'

replay-sheet-deal = Deal
replay-sheet-dealer = Dealer
replay-sheet-plays = Plays
replay-sheet-total = Total
replay-sheet-team = All together
# The number that deals the same cards again, such as 4711; not a count like “Deal 3”.
replay-sheet-deal-number = Deal number { $seed }
# Below the sheet, one of three: what the players' columns show.
replay-sheet-tokens = Players' columns show what each had left; × lost the deal.
replay-sheet-scores = Players' columns show points; × lost the deal.
replay-sheet-forfeits = Players' columns count lost deals; × lost the deal.
