### Looking back on a game, move by move: the list of its moves, what the coach says, and what is taken along.
###
### $cards (cards): the cards of a move
### $count (number): how many points of a hundred a move cost
### $day (text): the day of the game, as the language writes it
### $deal (number): which deal of the game it is, from 1
### $ended (text): how the game ended, as one of the messages under “The end” says it
### $game (text): the name of the game
### $move (text): a move, as one of the messages under “A move in a few words” says it; always behind a colon
### $name (player): whose move it was
### $number (number): which move of the deal it is, from 1
### $other (player): the player to whom a move does something
### $pattern (text): how the names of such files end: *.png
### $percent (number): the chance not to lose the deal, from 0 to 100
### $seed (text): the number by which the same cards are dealt again
### $seen (number): how many choices the coach has looked at
### $speed (text): one of the three speeds, as its own message says it
### $step (text): a step of the game, as one of the messages under “A step” says it
### $total (number): the running total after the move
### $choices (number): how many choices there are to be looked at
### $way (text): what the move does to $other: choose (who plays next), eliminate (strike, put out of the deal), exchange (hands), steal (a card)
### $winners (players): who won the game, one or several

## A step, as it is read out, and as the tip of a row in the list of moves

replay-step-none = Before the first deal
replay-step-deal = Deal { $deal }, dealt by { FORM($name, form: "whom") }
replay-step-stop = The game was ended here
replay-step-play = Move { $number }, { $name }, { $cards }, to { $total }
replay-step-play-at = { $way ->
    [eliminate] Move { $number }, { $name }, { $cards }, struck { FORM($other, form: "whom") }, to { $total }
    [exchange] Move { $number }, { $name }, { $cards }, swapped hands with { FORM($other, form: "whom") }, to { $total }
    [steal] Move { $number }, { $name }, { $cards }, stole a card from { FORM($other, form: "whom") }, to { $total }
   *[choose] Move { $number }, { $name }, { $cards }, named { FORM($other, form: "whom") } to play next, to { $total }
 }
# The card was laid out of turn.
replay-step-sneak = Move { $number }, { $name }, { $cards }, sneaked in, to { $total }
# There was no card that could be played.
replay-step-stuck = Move { $number }, { $name }, stuck
replay-step-draw = Move { $number }, { $name }, drew a card
# The player might have answered, and did not.
replay-step-decline = Move { $number }, { $name }, passed
# The cards were shown and laid down, such as three of a kind.
replay-step-declare = Move { $number }, { $name }, laid down { $cards }
replay-step-defend = Move { $number }, { $name }, defended with { $cards }
replay-step-bottom = Move { $number }, { $name }, put { $cards } under the stock
replay-step-turned = Move { $number }, { $name }, turned up { $cards }
# Where the card is nobody else's business, there is none.
replay-step-take = { $cards ->
    [0] Move { $number }, { $name }, stole a card
   *[other] Move { $number }, { $name }, stole { $cards }
 }
# The player said the total aloud.
replay-step-call = Move { $number }, { $name }, called { $total }

# After a step: what the coach thinks it cost, in points of a hundred.
replay-step-costly = { $step }, cost { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
replay-step-last = { $step }. { $ended }

## The end: also under the name of the game, and on the score sheet

replay-goes-on = The game goes on
replay-won = { $winners } won
replay-nobody-won = Nobody won

## Beside the card on a row of the list of moves, where there is room for a dozen letters: behind the name of the player,
## which is not said again, or behind “You”

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
    [you] show
   *[other] shows
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
    [you] call { $total }
   *[other] calls { $total }
 }

## A move in a few words, behind a colon or a dash: what the coach weighs, and what a computer had in mind

replay-move-play = { $cards } to make { $total }
replay-move-play-at = { $way ->
    [eliminate] { $cards } to make { $total }, striking { FORM($other, form: "whom") }
    [exchange] { $cards } to make { $total }, swapping hands with { FORM($other, form: "whom") }
    [steal] { $cards } to make { $total }, stealing a card from { FORM($other, form: "whom") }
   *[choose] { $cards } to make { $total }, naming { FORM($other, form: "whom") } to play next
 }
replay-move-decline = let it pass
replay-move-sneak = { $cards } sneaked in
replay-move-declare = { $cards } laid down
replay-move-defend = { $cards } in defence
replay-move-bottom = { $cards } under the stock
replay-move-turned = { $cards } turned up
replay-move-take = { $cards } taken
replay-move-nothing = nothing laid

## The coach

replay-coach-best = The best there was.
replay-coach-sound = A sound choice.
replay-coach-played = Played: { $move }, { $percent } % not to lose the deal.
replay-coach-played-by = { $name } played: { $move }, { $percent } % not to lose the deal.
replay-coach-better = Better: { $move }, { $percent } %.
replay-coach-looks = The coach looks at choice { $seen } of { $choices }.
replay-coach-cost = What a move cost: the chance not to lose the deal that it gave away, in points of 100.
replay-coach-nothing-worse = No choice was clearly worse than another.

## The page, and its title over the table

replay-looking-back = Looking back
replay-subtitle = { $game }, { $day }. { $ended }.
replay-subtitle-undated = { $game }. { $ended }.
replay-moves = Moves
# Beside “Moves”, while that deal is looked at.
replay-deal-number = Deal { $deal }
# For screen readers: the hand at the near side of the table.
replay-hand-of = { $name ->
    [you] Your hand
   *[other] Hand of { $name }
 }
# In front of the names of the players; the table is seen from the seat of the one that is picked.
replay-seen-by = Seen by
replay-position = Position in the game

## Buttons, and their tips, behind which the key stands in brackets that does the same

replay-open-hands = Open hands
replay-open-hands-tip = All hands face up, or only one
replay-speed-slow = ½× speed
replay-speed-normal = 1× speed
replay-speed-quick = 3× speed
replay-speed-tip = { $speed } (+ and −)
replay-to-the-beginning = To the beginning
replay-one-move-back = One move back
replay-one-move-on = One move on
replay-to-the-end = To the end
replay-pause = Pause
# The moves follow one another by themselves.
replay-play = Play
# Of the moves in the list: those alone that cost something.
replay-costly = Costly
replay-costly-tip = Only moves that cost something
replay-play-on = Play on from here
replay-play-on-tip = A new game from this position
replay-minds = What did they hold?
replay-minds-tip = What the computers thought the others held, and what they did hold
replay-share = Share
replay-share-tip = Share: as text, a file, a picture or a score sheet

## What the keys do: each stands beside its key in the list of keys

replay-key-step = one move back or on
replay-key-ends = to the beginning or the end
replay-key-deals = from deal to deal
replay-key-play = play or pause
replay-key-speed = faster or slower
replay-key-open-hands = open hands
replay-key-seat = seen from the next seat
replay-key-costly = only costly moves
replay-key-play-on = play on from here
replay-key-share = share

## What is taken along: titles of the dialogs that ask where to, and kinds of files there

replay-copied = The game is copied; paste it wherever you like.
replay-save-record = Save the record
replay-save-trace = Save everything that happened
replay-save-picture = Save a picture of the table
replay-save-sheet = Save the score sheet
replay-kind-record = Games of Cardtable ({ $pattern })
replay-kind-trace = JSON Lines ({ $pattern })
replay-kind-picture = Pictures ({ $pattern })
replay-kind-sheet = PDF ({ $pattern })

## The score sheet, on paper: a row for each deal; heads of its first columns, before those with names

replay-sheet-deal = Deal
replay-sheet-dealer = Dealer
replay-sheet-plays = Plays
replay-sheet-total = Total
replay-sheet-team = All together
# The number by which the same cards are dealt again, such as 4711; no count of deals like “Deal 3”.
replay-sheet-deal-number = Deal number { $seed }
# Below the sheet, one of three: what the numbers in the columns of the players are.
replay-sheet-tokens = The columns of the players say what each had left; × lost the deal.
replay-sheet-scores = The columns of the players say their points; × lost the deal.
replay-sheet-forfeits = The columns of the players count lost deals; × lost the deal.
