### What is asked at the own hand, in the strip, on buttons, and beside a card that has several values.
###
### $card (card): the card that is asked about, or that can be sneaked in, discarded, taken
### $count (number): how many cards
### $low (number): the lowest of many running totals
### $high (number): the highest of them
### $name (player): another player than the one who reads
### $rank (rank): the card that was chosen, by its rank
### $ranks (ranks): the cards that are laid, by their ranks
### $total (number): a running total
### $totals (numbers): what the running total would be: 75, or 75 or 85
### $value (text): how a card is counted: “+11”, “×2”, “pass”
### $values (texts): how a card can be counted

## Buttons: a word or two, and no full stop

choice-lay-down-three = Lay down three { FORM($rank, form: "many") }
choice-sneak-card = Sneak { FORM($card, form: "the") }
choice-discard-card = Discard { FORM($card, form: "the") }
choice-take-card = Take { FORM($card, form: "the") }
choice-let-it-pass = Let it pass
# Takes a penalty instead of the play that is owed.
choice-do-not-answer = Do not answer
choice-draw-a-card = Draw a card
# There are cards that could be played; the player loses this deal of their own will.
choice-give-up = Give up
# Begins to mark cards that are laid together.
choice-play-several = Play several
choice-play-them = Play them
choice-make-it-total = Make it { $total }
choice-back = Back

## Questions: a title, and under it what to do

choice-which-total = { START($rank, form: "figure") }: which total?
choice-turn-the-dial = Turn the dial, type a number, or use the arrows.
# The same where the totals stand on a line across the table.
choice-tap-the-line = Tap the line, type a number, or use the arrows.
# The button beside it says “Give up”.
choice-give-up-out = If you give up, you are out of the game
choice-which-seat = Which seat?
choice-click-a-seat = Click a seat, or press its number.
choice-which-go-together = Which cards go together?
choice-click-cards-or-space = Click the cards, or mark them with Space.
choice-marked = { $count ->
    [one] 1 card marked
   *[other] { $count } cards marked
 }
choice-mark-another = Mark another card that goes with it.
choice-marked-make = { $count ->
    [one] 1 card makes { $totals }
   *[other] { $count } cards make { $totals }
 }
choice-marked-make-any = { $count ->
    [one] 1 card makes any total from { $low } to { $high }
   *[other] { $count } cards make any total from { $low } to { $high }
 }
# The cards that are marked.
choice-enter-plays = { $count ->
    [one] Enter plays it.
   *[other] Enter plays them.
 }
choice-does-not-go-with = This card does not go with the others.
# A thief chooses from a hand that lies open to them alone.
choice-which-card-from-name = Which card do you take from { $name }?
choice-you-see-the-hand = You see the whole hand.
choice-a-bomb = A bomb! Will you save yourself?
choice-name-laid-a-bomb = { $name } laid a bomb. Will you save yourself?
choice-who-passes-flips = Who lets it pass is hit.
choice-hold-it-too = You hold { FORM($card, form: "the") } too. Sneak it in?
choice-name-laid-card = { $name } laid { FORM($card, form: "the") }. Sneak yours in?
choice-sneak-counts = It counts as your turn, and you take Zeus.
choice-which-under-stock = Which card goes under the stock?
choice-under-stock-face-up = It lies face up; whoever draws the last card gets it.
choice-lay-three-down = You hold three of a kind. Lay them down?
choice-others-pay = The others pay, and the deal is over.
# A card is touched that has several values: “Ace: +1 or +11?”
choice-which-value = { START($rank, form: "figure") }: { $values }?

## What is told when another card is tried than those that answer

choice-only-sneak = Only { FORM($card, form: "the") } can be sneaked in; or let it pass.
choice-only-saves = Only { FORM($card, form: "the") } saves you from the bomb; or let it pass.
choice-on-the-buttons = Choose one of the cards on the buttons.
choice-only-three = Only three of a kind can be laid down; or let it pass.

## One line at the hand

# The queen need not be answered.
choice-answer-queen-or-not = Answer the queen with a queen, or do not answer
choice-draw-before = { $count ->
    [one] Draw a card before the next one is laid
   *[other] Draw { $count } cards before the next one is laid
 }

## What keys do, in the list of keys

choice-key-marks = mark cards that go together
choice-key-next-seat = the next seat

## The total that a player calls with a play

choice-what-total-now = { START($ranks, form: "figure") } ({ $value }) on { $total }: what is the total now?
choice-wrong-costs = Type it and press Enter. A wrong sum costs a forfeit.
choice-escape-takes-back = Type it and press Enter. Escape takes the card back.
# Beside the total that the dial is turned to.
choice-new-total = new total
