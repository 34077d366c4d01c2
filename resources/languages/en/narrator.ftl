### Said to screen readers, by the voice and on phones, besides plays and special rules. What matters comes first. A full
### stop is added if it lacks one.
###
### $player (player): who did it, or to whom it happened
### $number (number): of the deal
### $total (number): the running total
### $cards (cards): the cards drawn
### $count (number): how many
### $tokens (tokens): the tokens won

narrator-deal = Deal { $number }. { $player } dealt.
narrator-your-turn = Your turn, { $total }.
narrator-you-drew = You drew { FORM($cards, form: "the") }
narrator-drew = { $player } drew { $count ->
    [one] a card
   *[other] { $count } cards
 }
narrator-skipped = { $player ->
    [you] You're skipped
   *[other] { $player } is skipped
 }
narrator-stock-renewed = The pile was shuffled into a new stock
narrator-pile-away = The pile was put aside
narrator-gets = { $player ->
    [you] You get
   *[other] { $player } gets
 } { $tokens }
narrator-enter = Press Enter to continue.
