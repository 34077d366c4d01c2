### Looking back on a game: its moves, the coach, sharing.
###
### $cards (cards): of a move
### $count (number): percentage points that a move cost
### $day (text): of the game
### $deal (number): from 1
### $ended (text): a message from “The end”
### $game (text): a game
### $move (text): from “A move in a few words”
### $name (player): the player
### $number (number): of the move in its deal
### $other (player): whom the move concerns
### $pattern (text): *.png
### $percent (number): the chance of surviving the deal
### $seed (text): deals the same cards again
### $seen (number): choices the coach has checked
### $speed (text): one of three
### $step (text): from “A step”
### $total (number): after the move
### $choices (number): choices
### $way (text): to $other: choose, eliminate, exchange or steal
### $winners (players): the winners

## A step, read aloud, and as a tip

replay-step-deal = Deal { $deal }, dealt by { FORM($name, form: "whom") }
replay-step-stop = The game was stopped here
replay-step-play = Move { $number }: { $name } played { FORM($cards, form: "the") } to make { $total }
replay-step-play-at = { replay-step-play } and { $way ->
    [eliminate] knocked out { FORM($other, form: "whom") }
    [exchange] swapped hands with { FORM($other, form: "whom") }
    [steal] stole a card from { FORM($other, form: "whom") }
   *[choose] chose { FORM($other, form: "whom") } to play next
 }
# Out of turn.
replay-step-sneak = Move { $number }: { $name } sneaked in { FORM($cards, form: "the") } to make { $total }
replay-step-stuck = Move { $number }: { $name } got stuck
replay-step-draw = Move { $number }: { $name } drew a card
# They could have answered.
replay-step-decline = Move { $number }: { $name } passed
replay-step-declare = Move { $number }: { $name } laid down { FORM($cards, form: "the") }
replay-step-defend = Move { $number }: { $name } defended with { FORM($cards, form: "the") }
replay-step-bottom = Move { $number }: { $name } put { FORM($cards, form: "the") } under the stock
replay-step-turned = Move { $number }: { $name } turned up { FORM($cards, form: "the") }
# The card may be secret.
replay-step-take = Move { $number }: { $name } stole { $cards ->
    [0] a card
   *[other] { FORM($cards, form: "the") }
 }
replay-step-call = Move { $number }: { $name } said { $total }

# Percentage points.
replay-step-costly = { $step }. Cost: { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
replay-step-last = { $step }. { $ended }

## The end: below the game's name, and on the score sheet

replay-goes-on = The game isn't over yet
replay-won = { $winners } won
replay-nobody-won = Nobody won

## Next to the card, after the name or “You” (not repeated here); a dozen letters

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
    [you] say
   *[other] says
 } { $total }

## A move in a few words, after a colon or a dash

replay-move-play = { $cards } to make { $total }
replay-move-play-at = { $cards } to make { $total }, { $way ->
    [eliminate] knocking out { FORM($other, form: "whom") }
    [exchange] swapping hands with { FORM($other, form: "whom") }
    [steal] stealing a card from { FORM($other, form: "whom") }
   *[choose] choosing { FORM($other, form: "whom") } to play next
 }
replay-move-decline = let it pass
replay-move-sneak = { $cards } sneaked in
replay-move-declare = { $cards } laid down
replay-move-defend = { $cards } in defense
replay-move-bottom = { $cards } under the stock
replay-move-turned = { $cards } turned up
replay-move-take = { $cards } stolen
replay-move-nothing = nothing played

## The coach

replay-coach-best = The best choice.
replay-coach-sound = A good choice.
replay-coach-played = Played: { $move }, { $percent }% chance of survival.
replay-coach-played-by = { $name } played: { $move }, { $percent }% chance of survival.
replay-coach-better = Better: { $move }, { $percent }%.
replay-coach-looks = The coach is checking choice { $seen } of { $choices }.
replay-coach-cost = Cost: how many percentage points a move took off your chance of surviving.
replay-coach-nothing-worse = All choices were about equal.

## The page, and its title over the table

replay-looking-back = Looking back
replay-subtitle = { $game }, { $day }. { $ended }.
replay-subtitle-undated = { $game }. { $ended }.
# The deal on view.
replay-deal-number = Deal { $deal }
# For screen readers.
replay-hand-of = { $name ->
    [you] Your hand
   *[other] { $name }'s hand
 }
# Before the players' names.
replay-seen-by = View as
replay-position = Position in the game

## Buttons, and their tips

replay-open-hands = Hands face up
replay-open-hands-tip = Show all hands, or just one
replay-speed-slow = ½× speed
replay-speed-normal = 1× speed
replay-speed-quick = 3× speed
replay-speed-tip = { $speed } (+ and −)
replay-to-the-beginning = To the start
replay-one-move-back = One move back
replay-one-move-on = One move forward
replay-to-the-end = To the end
# One move after the other.
replay-play = Play
replay-costly = Only costly
replay-costly-tip = Only moves that cost something
replay-play-on = Play on from here
replay-play-on-tip = A new game from this position
replay-share = Share

## Keys

replay-key-step = one move back or forward
replay-key-ends = to the start or the end
replay-key-deals = from deal to deal
replay-key-play = play or pause
replay-key-speed = faster or slower

## Sharing: file dialogs

replay-copied = Game copied. Paste it anywhere.
replay-save-record = Save the record
replay-save-trace = Save everything that happened
replay-save-picture = Save a picture of the table
replay-save-sheet = Save the score sheet
replay-kind-record = Cardtable games ({ $pattern })
replay-kind-trace = JSON Lines ({ $pattern })
replay-kind-picture = Pictures ({ $pattern })
replay-kind-sheet = PDF ({ $pattern })

## The score sheet, on paper

replay-sheet-deal = Deal
replay-sheet-dealer = Dealer
replay-sheet-plays = Plays
replay-sheet-total = Total
replay-sheet-team = Team
# Not a count like “Deal 3”.
replay-sheet-deal-number = Deal number { $seed }
replay-sheet-tokens = Players' columns: what each had left; × marks a loss.
replay-sheet-scores = Players' columns: points; × marks a loss.
replay-sheet-forfeits = Players' columns: deals lost; × marks a loss.
