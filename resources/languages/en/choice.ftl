### $card (text): card
### $line (text): line
### $name (text): name
### $rank (text): rank
### $total (number): total
### $values (text): values

## Table

choice-you-hold-three-of-a-kind-lay-them-down = You hold three of a kind. Lay them down?
choice-only-three-of-a-kind-can-be-laid-down-or = Only three of a kind can be laid down; or let it pass.
choice-which-cards-go-together = Which cards go together?
choice-mark-another-card-that-goes-with-it = Mark another card that goes with it.
choice-enter-plays-them = Enter plays them.
choice-you-see-the-whole-hand = You see the whole hand.
choice-a-bomb-will-you-save-yourself = A bomb! Will you save yourself?
choice-it-counts-as-your-turn-and-you-take-zeus = It counts as your turn, and you take Zeus.
choice-which-card-goes-under-the-stock = Which card goes under the stock?
choice-it-lies-face-up-whoever-draws-the-last = It lies face up; whoever draws the last card gets it.
choice-the-others-pay-and-the-deal-is-over = The others pay, and the deal is over.
choice-choose-one-of-the-cards-on-the-buttons = Choose one of the cards on the buttons.
choice-draw-a-card-before-the-next-one-is-laid = Draw a card before the next one is laid
choice-let-it-pass = Let it pass
choice-do-not-answer = Do not answer
choice-draw-a-card = Draw a card
choice-give-up = Give up
choice-play-several = Play several
choice-turn-the-dial-type-a-number-or-use-the = Turn the dial, type a number, or use the arrows.
choice-click-a-seat-or-press-its-number = Click a seat, or press its number.
choice-click-the-cards-or-mark-them-with-space = Click the cards, or mark them with Space.
choice-1-card-marked = 1 card marked
choice-which-card-do-you-take-from-name = Which card do you take from { $name }?
choice-who-lets-it-pass-flips-a-bomb = Who lets it pass flips a bomb.
choice-or = { " " }or{ " " }
choice-card-values = { $card }: { $values }?
choice-which-seat = Which seat?
choice-enter-plays-it = Enter plays it.
choice-you-hold-the-card-too-sneak-it-in = You hold the { $card } too. Sneak it in?
choice-mark-cards-that-go-together = mark cards that go together
choice-the-next-seat = the next seat
choice-lay-down-three-rank = Lay down three { $rank }
choice-sneak-the-card = Sneak the { $card }
choice-discard-the-card = Discard the { $card }
choice-take-the-card = Take the { $card }
choice-card-which-total = { $card }: which total?
choice-name-laid-a-bomb-will-you-save-yourself = { $name } laid a bomb. Will you save yourself?
choice-line-or-do-not-answer = { $line }, or do not answer
choice-space = Space
choice-tab = Tab
choice-back = Back
choice-make-it-total = Make it { $total }
choice-this-card-does-not-go-with-the-others = This card does not go with the others.
choice-play-them = Play them
choice-type-it-and-press-enter-escape-takes-the = Type it and press Enter. Escape takes the card back.
choice-type-it-and-press-enter-a-wrong-sum-costs = Type it and press Enter. A wrong sum costs a forfeit.
choice-and = { " " }and{ " " }
