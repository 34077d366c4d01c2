### $action (text): action
### $cards (text): cards
### $count (number): count
### $deal (number): deal
### $ended (text): ended
### $move (text): move
### $name (text): name
### $names (text): names
### $number (number): number
### $seed (text): the number by which the same cards are dealt again
### $percent (number): percent
### $seen (number): seen
### $step (text): step
### $total (number): total

## Exports

replay-the-game-is-copied-paste-it-wherever-you = The game is copied; paste it wherever you like.
replay-games-of-cardtable-cardtable = Games of Cardtable (*.cardtable)
replay-json-lines-jsonl = JSON Lines (*.jsonl)
replay-save-everything-that-happened = Save everything that happened
replay-pictures-png = Pictures (*.png)
replay-save-a-picture-of-the-table = Save a picture of the table
replay-pdf-pdf = PDF (*.pdf)
replay-save-the-score-sheet = Save the score sheet
replay-save-the-record = Save the record
replay-deal = Deal
replay-dealer = Dealer
replay-plays = Plays
replay-total = Total
replay-the-columns-of-the-players-say-what-each = The columns of the players say what each had left; × lost the deal.
replay-the-columns-of-the-players-say-their = The columns of the players say their points; × lost the deal.
replay-the-columns-of-the-players-count-lost = The columns of the players count lost deals; × lost the deal.
replay-deal-number-number = Deal number { $seed }

## Main Window

replay-cardtable = Cardtable

## Table

replay-and = { " " }and{ " " }

## Replay

replay-the-game-goes-on = The game goes on
replay-names-won = { $names } won
replay-the-game-was-ended-here = The game was ended here
replay-nobody-won = Nobody won
replay-sneaks-in = sneaks in
replay-stuck = stuck
replay-draws = draws
replay-passes = passes
replay-shows = shows
replay-defends = defends
replay-under-the-stock = under the stock
replay-steals = steals
replay-move-number-name = Move { $number }, { $name }
replay-step-ended = { $step }. { $ended }
replay-the-best-there-was = The best there was.
replay-a-sound-choice = A sound choice.
replay-deal-deal-dealt-by-name = Deal { $deal }, dealt by { $name }
replay-cost-count-points = cost { $count } points
replay-calls-total = calls { $total }
replay-chooses-name = chooses { $name }
replay-to-total = to { $total }

## Open Button

replay-open-hands = Open hands
replay-all-hands-face-up-or-only-one-o = All hands face up, or only one (O)

## Speed Button

replay-speed = ½× speed
replay-1-speed = 1× speed
replay-3-speed = 3× speed
replay-action-and = { $action } (+ and −)

## Scrubber

replay-position-in-the-game = Position in the game

## Replay Bar

replay-to-the-beginning = To the beginning
replay-one-move-back = One move back
replay-one-move-on = One move on
replay-to-the-end = To the end

## Play Button

replay-pause = Pause
replay-play = Play
replay-action-space = { $action } (Space)

## Step List

replay-moves = Moves

## Replay Page

replay-seen-by = Seen by
replay-looking-back = Looking back
replay-hand-of-name = Hand of { $name }
replay-one-move-back-or-on = one move back or on
replay-to-the-beginning-or-the-end = to the beginning or the end
replay-from-deal-to-deal = from deal to deal
replay-play-or-pause = play or pause
replay-faster-or-slower = faster or slower
replay-open-hands-2 = open hands
replay-seen-from-the-next-seat = seen from the next seat
replay-only-costly-moves = only costly moves
replay-play-on-from-here-2 = play on from here
replay-share-2 = share
replay-what-a-move-cost-the-chance-not-to-lose = What a move cost: the chance not to lose the deal that it gave away, in points of 100.
replay-deal-number = Deal { $number }
replay-the-coach-looks-at-choice-seen-of-count = The coach looks at choice { $seen } of { $count }.
replay-no-choice-was-clearly-worse-than-another = No choice was clearly worse than another.

## Replay Side

replay-costly = Costly
replay-only-moves-that-cost-something-c = Only moves that cost something (C)
replay-play-on-from-here = Play on from here
replay-a-new-game-from-this-position-p = A new game from this position (P)
replay-what-did-they-hold = What did they hold?
replay-what-the-computers-thought-the-others-held = What the computers thought the others held, and what they did hold (W)
replay-share = Share
replay-share-as-text-a-file-a-picture-or-a-score = Share: as text, a file, a picture or a score sheet (E)

## Games

replay-before-the-first-deal = Before the first deal

## Review

replay-let-it-pass = let it pass
replay-nothing-laid = nothing laid
replay-better-move-percent = Better: { $move }, { $percent } %
replay-played-move-percent-not-to-lose-the-deal = Played: { $move }, { $percent } % not to lose the deal
replay-cards-sneaked-in = { $cards } sneaked in
replay-cards-laid-down = { $cards } laid down
replay-cards-in-defence = { $cards } in defence
replay-cards-under-the-stock = { $cards } under the stock
replay-cards-taken = { $cards } taken
