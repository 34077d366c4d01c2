### Questions at the hand, in the strip, on buttons, and next to a card with several values.
###
### $card (card): the card in question
### $count (number): how many cards
### $low (number): the lowest total
### $high (number): the highest total
### $name (player): another player
### $rank (rank): the chosen card, or the one that answers
### $ranks (ranks): the played cards
### $total (number): the total
### $totals (numbers): 75, or 75 or 85
### $value (text): “+11”, “×2”, “pass”
### $values (texts): the card's values

## Buttons

choice-lay-down-three = Lay down three { FORM($rank, form: "many") }
choice-sneak-card = Sneak in { FORM($card, form: "the") }
choice-discard-card = Discard { FORM($card, form: "the") }
choice-take-card = Take { FORM($card, form: "the") }
choice-let-it-pass = Let it pass
choice-do-not-answer = Don't answer
choice-draw-a-card = Draw a card
# There are cards to play.
choice-give-up = Give up
# Starts marking cards that go together.
choice-play-several = Play several
choice-play-them = Play them
choice-make-it-total = Make it { $total }

## Questions: a title, and what to do

choice-which-total = { START($rank, form: "figure") }: which total?
choice-turn-the-dial = Turn the dial, type a number, or use the arrows.
# If the totals are on a line.
choice-tap-the-line = Tap the line, type a number, or use the arrows.
choice-give-up-out = Give up and you're out of the game
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
    [one] 1 card makes
   *[other] { $count } cards make
 } { $totals }
choice-marked-make-any = { $count ->
    [one] 1 card makes
   *[other] { $count } cards make
 } any total from { $low } to { $high }
choice-enter-plays = Enter plays { $count ->
    [one] it.
   *[other] them.
 }
choice-does-not-go-with = That card doesn't go with the others.
# Only the thief sees the hand.
choice-which-card-from-name = Which card will you take from { $name }?
choice-you-see-the-hand = You see the whole hand.
choice-a-bomb = A bomb! Will you save yourself?
choice-name-laid-a-bomb = { $name } played a bomb. Will you save yourself?
choice-who-passes-flips = If you let it pass, you're hit.
choice-hold-it-too = You have { FORM($card, form: "a") } too. Sneak it in?
choice-name-laid-card = { $name } played { FORM($card, form: "a") }. Sneak yours in?
choice-sneak-counts = It counts as your turn, and you take Zeus.
choice-which-under-stock = Which card goes under the stock?
choice-under-stock-face-up = It goes there face up, and is drawn last.
choice-lay-three-down = You have three of a kind. Lay them down?
choice-others-pay = The others pay, and the deal is over.
# “Ace: +1 or +11?”
choice-which-value = { START($rank, form: "figure") }: { $values }?

## That card is no answer

choice-only-sneak = You can only sneak in { FORM($card, form: "the") }, or let it pass.
choice-only-saves = Only { FORM($card, form: "the") } saves you from the bomb. Or let it pass.
choice-on-the-buttons = Choose one of the cards on the buttons.
choice-only-three = You can only lay down three of a kind, or let it pass.

## A line at the hand

choice-answer-queen-or-not = Answer with { FORM($rank, form: "a") }, or don't answer
choice-draw-before = Draw { $count ->
    [one] a card
   *[other] { $count } cards
 } before the next play

## Keys

choice-key-marks = mark cards that go together
choice-key-next-seat = the next seat

## The player says the total

choice-what-total-now = { START($ranks, form: "figure") } ({ $value }) on { $total }: what's the total now?
choice-wrong-costs = Type it and press Enter. A wrong total costs a forfeit.
choice-wrong-costs-token = Type it and press Enter. A wrong total costs a token.
choice-wrong-costs-deal = Type it and press Enter. A wrong total loses the deal.
choice-escape-takes-back = Type it and press Enter. Esc undoes the play.
# Next to the total on the dial.
choice-new-total = new total
