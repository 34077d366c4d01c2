### What is said at the table besides plays and special rules: to screen readers, by the voice, and on phones.
###
### $player (player): the player who did it, or to whom it happened
### $number (number): which deal it is, from 1
### $total (number): the running total
### $cards (cards): the cards that were drawn
### $count (number): how many cards
### $tokens (tokens): the tokens that were won, with their number and kind
###
### Each is a whole sentence or two; one without a full stop is given one. Say what matters first: people listen while they play.

narrator-deal = Deal { $number }. { $player } dealt.
narrator-your-turn = Your turn, { $total }.
narrator-you-drew = You drew { FORM($cards, form: "the") }
narrator-drew = { $count ->
    [one] { $player } drew a card
   *[other] { $player } drew { $count } cards
 }
narrator-skipped = { $player ->
    [you] You're skipped
   *[other] { $player } is skipped
 }
narrator-stock-renewed = The pile was shuffled into a new stock
narrator-pile-away = The pile was put aside
narrator-gets = { $player ->
    [you] You get { $tokens }
   *[other] { $player } gets { $tokens }
 }
narrator-enter = Press Enter to go on.
