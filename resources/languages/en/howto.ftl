### The rules of a game decide which sentences are used; those next to each other often follow one another.
###
### $cards (cards): a five, the ace of spades
### $rank (rank): queen
### $ranks (ranks): ranks
### $cost (tokens): one penny, two folds, one time bomb
### $count (number): how many
### $least (number): from this many players on
### $limit (number): the highest safe total
### $over (number): limit + 1
### $total (number): a total
### $before (number): a total
### $after (number): the new total
### $totals (numbers): 33 or 66
### $jokers (number): jokers per pack
### $most (number): the most players
### $spans (texts): two to four, or six
### $packs (number): packs
### $kinds (texts): ten Minus 10
### $first (rank): the first rank of a row
### $last (rank): the last
### $deal (text): first, if a card is turned up only after a game's first deal; each, if after every deal
### $game (text): a game
### $what (text): differences, a few words each
### $source (text): of the rules
### $name (text): who made up the game
### $printed (text): the box's word for tokens: lives
### $grade (text): A, if the source gives nearly all of the rules; B, if it leaves more open
### $copies (number): cards of a kind
### $kind (text): penny, nickel, chip, corner, fold, point, bomb, or token
### $turns (text): on, if cards reverse direction; else off
### $who (text): both, if players can run out of cards and can give up; cards, or give-up, if only that
### $words (text): said before the total: “pass to you”
### $player (player): in an example, whose turn it is
### $next (player): the next player
### $other (player): another player
### $others (players): all players affected
### $card (card): the card just played: a ten, the ace of spades
### $does (texts): of card.ftl: adds 1
### $second (card): another card
### $side (text): left, if play starts clockwise, else right
### $told (text): an example

## The side that play starts to, and the other side

howto-side = { $side ->
    [right] right
   *[left] left
 }
howto-other-side = { $side ->
    [right] left
   *[left] right
 }
howto-way = { $side ->
    [right] counterclockwise
   *[left] clockwise
 }

## Headings

howto-heading-special = What's special
howto-heading-aim = Goal
howto-heading-players = Players and cards
howto-heading-deal = The deal
howto-heading-turn = Your turn
howto-heading-cards = What the cards do
howto-heading-naming = Choosing a player
howto-heading-redeal = New hands for everyone
howto-heading-several = Several cards at once
howto-heading-twice = Playing twice
howto-heading-answering = Answering { FORM($rank, form: "many") }
howto-heading-runs = Runs
howto-heading-ban = { START($rank, form: "many") } at the start
howto-heading-milestones = Numbers you hit or jump over
howto-heading-fines = Totals that cost
howto-heading-borders = The borders
howto-heading-wears-off = Effects that wear off
howto-heading-wakes = Cards that wake
howto-heading-payment = Over { $limit }, and exactly { $limit }
howto-heading-hurdles = Hurdles
howto-heading-69 = Exactly 69
howto-heading-exact = Exactly { $total }
howto-heading-three = Three of a kind
howto-heading-hands = Special hands
howto-heading-zeus = Zeus
howto-heading-last-card = The last card, and bombs
howto-heading-two-players = Two players
howto-heading-stuck = When you're stuck
howto-heading-out = Out of the game
howto-heading-stock = When the stock runs out
howto-heading-next-deal = The next deal
howto-heading-end = The end of the game
howto-heading-tips = Tips
howto-source = Source: { $source }.
howto-source-own = Made for Cardtable.
howto-source-maker = Made up by { $name }.
howto-source-home = Made up at home.
howto-source-sold = Source: { $source }. We're not affiliated with the owner of the name.
howto-source-grade = { $grade ->
    [A] Grade A: the source gives the rules; we filled only small gaps.
   *[B] Grade B: the source leaves gaps; we filled them.
 }

## What's special

# $what: 9 = 99; 5 cards.
howto-special-unlike = If you know “{ $game }”, here's what's different: { $what }.
howto-special-otherwise = Otherwise it plays like “{ $game }”.
howto-special-top = { $over } loses, and at { $limit } you can only play { FORM($cards, form: "a") }.
howto-special-bottom = Below 0 loses, and at 0 you can only play { FORM($cards, form: "a") }.

## The price

# Used inside sentences. If your language can't do that, put the choice into each of those.
howto-pay = { $cost ->
    [corner] fold { $cost } of your bill
    [fold] make { $cost } in your bill
    [point] lose { $cost }
    [bomb] flip { $cost }
   *[other] pay { $cost }
 }
howto-pays = { $cost ->
    [corner] folds { $cost } of their bill
    [fold] makes { $cost } in their bill
    [point] loses { $cost }
    [bomb] flips { $cost }
   *[other] pays { $cost }
 }

## The goal

howto-aim = Everyone adds to one running total.
howto-aim-down = Everyone subtracts from one running total, which starts at { $total }.
howto-reach-wins = The first player to make the total { $total ->
    [0] 0
   *[other] { $total } or more
 } wins the game.
howto-exact-wins = Make the total exactly { $total } and you win the game right away.
howto-exact-counted = Make the total exactly { $total } by adding or taking away, and you win the game right away.
howto-exact-not-by = A card that sets the total to { $total }, or keeps it there, doesn't win.
howto-aim-zero = The total can't go below 0.
howto-aim-team = You're a team: make the total exactly { $limit }, and you all win.
howto-aim-limit = The total can't go over { $limit }: { $over } or more loses.
howto-aim-limit-shed = The total can't go over { $limit }.
howto-aim-letters = Hold Zeus when the total reaches { $limit } to win a letter of ZEUS. The first player with { $cost } wins the game.
howto-aim-shed = Get rid of all your cards, and every other player { howto-pays }.
howto-aim-borders = Some totals have borders: each border you cross costs you a game point. Points left after a deal go into your score. The highest score wins the game.
howto-aim-borders-up = Some totals have borders: each border you cross on the way up costs you a game point. Points left after a deal go into your score. The highest score wins the game.
howto-aim-payment = Going over { $limit } costs you points; hitting exactly { $limit } wins you some. Either ends the deal. The highest score wins the game.
howto-aim-hurdles = Hitting certain totals exactly wins you points; jumping over them costs you points. The deal ends at { $limit } or more. The highest score wins the game.
howto-aim-forfeit = Take the total over { $limit } and you get a forfeit, and the deal is over. The player with the fewest forfeits wins.
howto-aim-hit = Make the total exactly { $totals }, and the others pay. Jump over one of these numbers, and you pay.

## Players and cards

howto-players = { START($spans) } players.
howto-players-span = { FORM($least, as: "form-number") } to { FORM($most, as: "form-number") }
howto-players-one = { FORM($least, as: "form-number") }
howto-packs = You need { $jokers ->
    [0] { $packs ->
        [one] one pack of 52 cards
       *[other] { FORM($packs, as: "form-number") } packs of 52 cards, shuffled together
     }
    [one] { $packs ->
        [one] one pack of 52 cards and one joker
       *[other] { FORM($packs, as: "form-number") } packs of 52 cards, each with one joker, shuffled together
     }
   *[other] { $packs ->
        [one] one pack of 52 cards and { FORM($jokers, as: "form-number") } jokers
       *[other] { FORM($packs, as: "form-number") } packs of 52 cards, each with { FORM($jokers, as: "form-number") } jokers, shuffled together
     }
 }.
howto-packs-from = With { FORM($least, as: "form-number") } or more players, use { $packs ->
    [one] one pack
   *[other] { FORM($packs, as: "form-number") } packs
 }{ $jokers ->
    [0] .
    [one] , each with one joker.
   *[other] , each with { FORM($jokers, as: "form-number") } jokers.
 }
howto-packs-at-start = Go by the number of players at the start, even after some are out.
howto-packs-follow = When players leave the game, the next deal uses the packs and hand size for the number of players left.
howto-packs-follow-tokens = If players leave and a smaller group would have started with more { $kind ->
    [penny] pennies
    [nickel] nickels
    [chip] chips
    [corner] corners
    [fold] folds
    [point] game points
   *[token] tokens
 }, everyone left gets the extra ones.
# In all four suits.
howto-pack-part = You need { $count } cards from { $packs ->
    [one] a pack
   *[other] each of { FORM($packs, as: "form-number") } packs
 }: all the { FORM($ranks, form: "many") }.
howto-pack-part-from = With { FORM($least, as: "form-number") } or more players, use these cards from { $packs ->
    [one] one pack
   *[other] each of { FORM($packs, as: "form-number") } packs
 }.
howto-pack-own = The game has its own { $packs ->
    [one] pack of { $count } cards
   *[other] cards, { FORM($packs, as: "form-number") } sets of { $count }
 }: { $kinds }.
# Four Holds. M10 and M1 take ten or one off.
howto-pack-own-kind = { $copies ->
    [one] one { $rank }
   *[other] { FORM($copies, as: "form-number") } { FORM($rank, form: "many") }
 }
howto-pack-own-row = { FORM($copies, as: "form-number") } each of { FORM($first, form: "figure") } to { FORM($last, form: "figure") }
howto-zeus-needs = You also need a small object to stand for Zeus, and paper to keep track of letters.
howto-tokens = Everyone starts with { $cost }.
howto-tokens-points = Everyone starts each deal with { $cost }.
howto-tokens-bombs = Everyone has { $cost }. When you lose one, flip it.
howto-tokens-jokers = Use jokers as the tokens.
howto-tokens-in-box = The box calls them “{ $printed }”.
howto-tokens-bill = Everyone has a dollar bill.
howto-tokens-bill-corners = Each loss folds one of its four corners.
howto-tokens-bill-in-half = Each loss is a fold: first the four corners, one by one, then the bill in half.
howto-tokens-bill-room = Each loss is a fold. There's room for { $cost }.
howto-tokens-bill-room-from = With { FORM($least, as: "form-number") } or more players, there's room for { $cost }.
howto-tokens-from = With { FORM($least, as: "form-number") } or more players, everyone gets { $cost }.

## The deal

howto-first-dealer = Pick the first dealer at random.
howto-dealt = Shuffle, then deal the cards one at a time, starting at the dealer's { howto-side }.
howto-hand = Everyone gets { $count ->
    [one] one card
   *[other] { FORM($count, as: "form-number") } cards
 }.
howto-hand-from = With { FORM($least, as: "form-number") } or more players, everyone gets { $count ->
    [one] one card
   *[other] { FORM($count, as: "form-number") } cards
 }.
howto-hand-all = Deal all the cards, the same number to everyone.
howto-rest-is-stock = The rest go face down as the stock.
howto-bottom = The dealer takes a good card from the stock and puts it back at the bottom, face up.
howto-bottom-first = The dealer looks for { FORM($ranks, form: "a") }, in that order.
howto-bottom-chosen = The dealer can choose { FORM($ranks, form: "a") }.
howto-bottom-last-draw = This card will be drawn last.
howto-start-empty = The pile starts empty, and the total is { $total }.
howto-start-rest = Cards left over go face up on the pile, and their values make the first total. If none are left over, it's { $total }.
howto-start-number = The first player must start with a number, if they have one.
howto-start-left = The player to the dealer's { howto-side } goes first.
howto-start-turned = { $deal ->
    [first] After the first deal,
   *[each] After the deal,
 } turn up the top card of the stock to start the pile.
howto-start-applied = This card counts as if played at 0 and makes the first total.
howto-start-value = The value of this card is the first total.
howto-start-twice = If this card is { FORM($cards, form: "a") }, the first player has to play twice.
howto-start-reverse = If this card reverses direction, the player to the dealer's { howto-other-side } goes first instead.
howto-start-nothing-else = Ignore anything else the card does.
howto-start-passed = If this card is { FORM($cards, form: "a") }, put it back in the middle of the stock. Keep turning up cards until a different one shows.
howto-start-counts = { START($cards, form: "a") } counts as { $total }.
howto-start-first-value = If a card gives a choice, use the value listed first.

## The turn

howto-clockwise = Play goes { howto-way }, to the { howto-side }.
howto-clockwise-until = Play goes { howto-way }, to the { howto-side }, until a card reverses direction.
howto-turn = On your turn, play one card on the pile, say the new total and draw a card.
howto-turn-draw-yourself = On your turn, play one card on the pile and say the new total. Then draw a card from the stock.
howto-turn-no-draw = On your turn, play one card on the pile and say the new total. You don't draw.

howto-limit = The total can be exactly { $limit }, but not { $over } or more.
howto-zero = The total can be exactly 0 but not less, and it can't go over { $limit }.
howto-team-talk = You can talk about your cards and show them to each other.
howto-choose-within-limit = If a card has several values, choose one that keeps the total within { $limit }.
howto-must-play = If you can play, you must.
howto-give-up = On your turn you can give up even if you could play. Then you're stuck.
# $rank is answered with the same rank.
howto-give-up-answer = You can also give up instead of answering { FORM($rank, form: "a") } or playing a penalty.
howto-give-up-hands-nothing-on = If you give up, you pay, and the next player owes nothing.
howto-mistakes = If you go over { $limit } by mistake, the card stays, and you're stuck.
howto-over-is-allowed = { $limit ->
    [0] You can always play any card; the total never goes below 0.
   *[other] You can always play any card, even one that takes the total over { $limit }.
 }
howto-give-up-instead = Instead of playing, you can give up.

howto-never-below-zero = The total never goes below 0: a card that would take it lower makes it 0.
howto-below-zero = The total can go below 0.
howto-below-zero-doubled = Doubling a total below 0 takes it further down.
howto-below-zero-digits = Swapping the digits of a total below 0 keeps the minus: { $before } becomes { $after }.
howto-total-stops = The total never goes past { $total }: a card that would take it further makes it { $total }.

howto-calls = Some cards have their own words. Say them before the total (42 in these examples).
howto-call-pass = For a card that adds nothing, say “{ $words } 42”.
howto-call-reverse = For a card that adds nothing and reverses direction, say “{ $words } 42”.
howto-call-rank = For { FORM($rank, form: "a") }, say “{ $words } 42”.
howto-call-set = For { FORM($cards, form: "a") }, say only the total, even if it stays the same.
howto-add-without-help = You add up without help.
howto-wrong-total-is-free = A wrong total is corrected and costs nothing.
howto-wrong-total-costs = If you say a wrong total, it's corrected, and you get a forfeit.
howto-wrong-total-pays = If you say a wrong total, it's corrected, and you { howto-pay }.
howto-wrong-total-loses = If you say a wrong total, it's corrected, and you lose the deal as if you were stuck.

howto-draw-yourself = Nobody draws for you.
howto-draw-lost = If you forget to draw before the next card is played, you lose that draw. Your hand stays smaller for the rest of the deal.
howto-draw-as-usual = On later turns you draw as usual.

## Several cards at once

howto-same-rank = Instead of one card, you can play { $count ->
    [2] two cards
   *[other] up to { FORM($count, as: "form-number") } cards
 } of the same rank at once.
howto-same-rank-value = Each card adds or takes away its value. If there's a choice, use the same value for all.
howto-same-rank-set = Cards that set the total set it once.
howto-same-rank-effects = Anything else the cards do happens once per card.
howto-same-rank-reverse = So two reverses cancel out.
howto-same-rank-limit = Only the total after the last card has to stay within the limit.
howto-same-rank-draw = Draw as many cards as you played.
howto-pairs = You can play two { FORM($ranks, form: "many") } together{ $ranks ->
    [1] .
   *[other] , or one of each.
 }
howto-pairs-value = A pair counts as one card, but you draw two.
howto-throw = You can play four { FORM($rank, form: "many") } together as one play.
howto-throw-value = The total stays the same, and you draw four cards.
howto-throw-is-one-of-two = If you have to play twice, the four count as one of the two plays.

## Playing twice

howto-twice = After { FORM($cards, form: "a") }, the next player has to play twice in one turn.
howto-twice-four-times = Two of these cards at once make it four times.
howto-twice-draw-each = Draw a card after each play.
howto-twice-draw-at-end = Draw only after the last play, as many cards as you played.
howto-twice-between = After each play but the last, say the total. Then it goes back to { $total }.
howto-twice-turns = Reverses count only after the last play. Two reverses cancel out.
howto-twice-turns-unless = Reverses count only after the last play, unless the first card passes both plays on. Two reverses cancel out.
howto-twice-skips = Skips count only after the last play.
howto-reverses-first = Reverses count first, then skips.
howto-twice-single = Each play is a single card.
howto-twice-several-count-once = Several cards of a rank at once count as one play.
howto-twice-again-after-last = If the last play is { FORM($cards, form: "a") }, the next player has to play twice.
howto-twice-again-after-any = If any of the plays is { FORM($cards, form: "a") }, the next player has to play twice.
howto-twice-hands-on = { START($ranks, form: "a") } as the first of the two plays passes both on. Your turn is over, and the next player has to play twice instead.
# $ranks reverse direction.
howto-twice-hands-back = After { FORM($ranks, form: "a") }, the player before you has to play twice: the direction reverses right away.
howto-twice-hands-back-alone = { START($ranks, form: "a") } as the first of the two plays passes both back. The direction reverses right away, your turn is over, and the player before you has to play twice.
howto-twice-hands-to-named = After { FORM($ranks, form: "a") }, the player you chose has to play twice.
howto-twice-never-four = The plays never add up to more than two.
howto-twice-adds = { START($ranks, form: "a") } as the first of the plays passes them on and adds one. After two in a row, the next player has to play three times.
howto-twice-not-first = { START($ranks, form: "a") } can't be the first of the two plays. If you can't play anything else, you're stuck.
howto-twice-cancels = If you have to play twice, you can play { FORM($rank, form: "a") } instead of both plays.
howto-twice-cancels-ends = The card counts as usual, but your turn is over, and the next player has a normal turn.
howto-twice-cancels-or-last = Otherwise { FORM($rank, form: "a") } can only be the last of the two plays.
howto-twice-must-finish = Start only if you have enough playable cards for all the plays. If you don't, play none of them: you're stuck.
howto-twice-second-counts = If you can't make the second play, it costs you the same as missing the first.
howto-twice-second-stuck = If you can't make the second play, you're stuck, and that play is dropped.
howto-twice-first-still = If your first card reverses, skips or makes the next player play twice, it still does.
howto-twice-stays = If you have to play twice and can't, the next player has to make the same number of plays.
howto-twice-rest-of-two = If you can't make the first play, the next player owes both. If you can't make the second, the next player has a normal turn.
howto-twice-rest = If you have to play twice and can't, the next player owes the missing plays. If only one is missing, that's a normal turn.
howto-twice-lapses = If you have to play twice and can't, the next player has a normal turn.

## A rank answered with itself, such as queens

howto-answer-must = { START($rank, form: "a") } must be answered.
howto-answer-must-lay = If you're next and have { FORM($rank, form: "a") }, you must play exactly one.
howto-answer-must-next = Then the player after you must answer.
howto-answer-may = { START($rank, form: "a") } can be answered.
howto-answer-may-lay = If you're next and have { FORM($rank, form: "a") }, you can play one, but you don't have to.
howto-answer-may-next = Then the player after you can answer the same way.
howto-answer-draw = You draw as usual.
howto-answer-none = If there's only one { $rank } and you don't answer it, you lose your turn. You don't play or draw. The player after you has a normal turn.
howto-penalty = If there are two or more { FORM($rank, form: "many") } in a row and you don't answer, you owe a penalty. Play one card for each { $rank }, one after the other.
howto-penalty-playable = Each card must be playable when you play it, and it counts right away.
howto-penalty-turns-last = But reverses and skips count only after the last card.
howto-penalty-draw-after-all = After the last card, draw as many cards as you played.
howto-penalty-draw-after-each = Draw a card after each penalty card.
howto-penalty-draw-none = You don't draw for penalty cards, so your hand stays smaller.
howto-penalty-last-must = { START($rank, form: "a") } as the last card of a penalty must be answered, like a single one.
howto-penalty-last-may = { START($rank, form: "a") } as the last card of a penalty can be answered, like a single one.
howto-penalty-what-you-can = If you can't play the whole penalty, play as much of it as you can.
howto-penalty-then-stuck = Then you're stuck.
howto-penalty-draw-laid = Draw as many cards as you played.
howto-penalty-pays-nothing = You pay nothing.
howto-penalty-drops-out = You { howto-pay } and are out of the deal.
howto-penalty-handed-on = The rest of the penalty passes to the next player.
howto-penalty-dropped = The rest of the penalty is dropped, and the next player has a normal turn.
howto-penalty-turns-first = First, any reverses and skips you played take effect.
howto-penalty-still-on-top = If you didn't play any of the penalty, { FORM($rank, form: "a") } is still on top.
howto-penalty-still-must-answer = Then the next player must answer with { FORM($rank, form: "a") }. If they have none, they owe the whole penalty.
howto-penalty-still-may-answer = Then the next player can answer with { FORM($rank, form: "a") }. Otherwise they owe the whole penalty.
howto-penalty-comes-back = If nobody plays a card and the penalty comes back to the first player who couldn't play, it's dropped. That player has a normal turn.

## Runs

howto-runs = Two cards played in a row make a run if their ranks are neighbors. A run goes up or down.
howto-runs-ranks = The ranks go in a circle: ace, two, three and so on to ten, jack, queen, king and ace again.
howto-runs-printed = The rank printed on a card counts here, not its value. A joker has no rank.
howto-runs-draw = During a run, you draw only if you play the next rank in the same direction. That continues the run for the player after you.
howto-runs-must = If you can continue the run, you must. If you can't, play another card.
howto-runs-may = You can also play any other card.
howto-runs-no-draw = If you don't continue the run, you don't draw, and the run is over. Your hand stays one card smaller for the rest of the deal.
howto-runs-other-way = If your card is the next rank the other way, it starts a new run with the card before it.
howto-runs-begin = If you start a run, you draw as usual. A lost turn doesn't end a run.
howto-runs-penalty = Penalty cards and { FORM($rank, form: "many") } played as answers count like any other card.
howto-runs-put-aside = If the pile is put aside, its run is over.

## Choosing a player

howto-eliminate = When you play { FORM($cards, form: "a") }, choose another player in the deal. That player gets a forfeit and is out of the deal, and their hand is put aside. Play goes on with the player after you.
# $cards save them.
howto-eliminate-saved = But a player with { FORM($cards, form: "a") } is saved. They put that card on the pile under yours and draw a card. That doesn't count as a turn.
howto-eliminate-last-one = When only one player is left, the deal is over.
howto-exchange = When you play { FORM($cards, form: "a") }, choose another player in the deal and swap hands.
howto-exchange-after-draw = When you play { FORM($cards, form: "a") }, draw first. Then choose another player in the deal and swap hands.
howto-exchange-before-draw = Swap before you draw. The other player is now a card short and draws instead of you.
howto-redeal = When anyone plays { FORM($cards, form: "a") }, it stays on the pile. Shuffle all the other cards, including hands. Everyone in the deal gets a new hand, as big as at the start.
howto-redeal-no-draw = Nobody draws a card after that.
howto-steal = When you play { FORM($cards, form: "a") }, choose another player in the deal and take a card from their hand without looking.
howto-steal-seen = When you play { FORM($cards, form: "a") }, choose another player in the deal, look at their hand and take any card.
howto-steal-robbed-draws = The player you stole from draws a card right away.
howto-steal-is-draw = The stolen card takes the place of your draw.
howto-steal-and-draw = You also draw as usual.
howto-steal-nobody = If nobody else has any cards, you just draw.
howto-choose-next = When you play { FORM($cards, form: "a") }, choose another player in the deal to play next. The direction stays the same, and play goes on from there.

## A rank that has to wait, such as kings

howto-ban = During your first { $count ->
    [one] turn
   *[other] { FORM($count, as: "form-number") } turns
 } of the game, you can't play { FORM($rank, form: "a") } that changes the total.
howto-ban-not-at-limit = When the total is already { $limit }, you can play one.
howto-ban-always = During your first { $count ->
    [one] turn
   *[other] { FORM($count, as: "form-number") } turns
 } of the game, you can't play { FORM($rank, form: "a") } at all.
howto-ban-turns = A turn counts only if you played a card.
howto-ban-saves-nobody = { START($rank, form: "a") } you can't play yet doesn't save you from being stuck.
howto-wears-off = After the pile has been reshuffled { $count ->
    [one] once
   *[other] { FORM($count, as: "form-number") } times
 } in a deal, this changes for the rest of that deal: { $what }.
howto-worn = { FORM($card, form: "the") } { $does }
howto-wakes = While the total is below { $total }, { $what }.
howto-wakes-down = While the total is above { $total }, { $what }.
howto-wakes-turn = In your first { $count ->
    [one] turn
   *[other] { FORM($count, as: "form-number") } turns
 } of the game, { $what }.

## Totals that cost or pay something

howto-hit = If your card takes the total up to exactly { $totals }, every other player in the deal { howto-pays }.
howto-jump = If your card makes the total jump over { $totals }, you { howto-pay }.
howto-hit-end = If your card makes the total exactly { $limit }, the deal is over, and every other player in the deal { howto-pays }.
howto-over-end = If your card takes the total over { $limit }, the deal is over, and you { howto-pay }.
howto-jump-also-paid = If you jump over { $totals } on the way, you pay for that too.
howto-jump-not-paid = You pay nothing more for numbers you jump over on the way.
howto-down-is-free = Lowering the total or keeping it the same is free.
howto-out-still-turns = A reverse still counts if it puts you out of the game.
howto-out-still-skips = A skip still counts if it puts you out of the game.
howto-out-still-turns-or-skips = A reverse or a skip still counts if it puts you out of the game.
howto-fine = If your card makes the total { $totals }, you { howto-pay } right away. The deal goes on.
howto-fine-repeated-pays = If the total is already one of these numbers and your card doesn't change it, you pay too.
howto-fine-repeated-free = If the total is already one of these numbers and your card doesn't change it, you pay nothing.
howto-fine-owed = If paying puts you out, you play no more cards this turn, and any plays you still owe are dropped.
howto-fine-owed-handed-on = If paying puts you out, you play no more cards this turn. Any plays you still owe are dropped, unless your card passes them on.
howto-borders = The borders are just above { $totals }. You lose one game point for each border your card crosses, up or down.
howto-borders-up = The borders are just above { $totals }. You lose one game point for each border your card crosses on the way up. Going back down is free.
howto-borders-floor = You can't have fewer than 0 game points.
howto-borders-no-floor = Your game points can go below 0. Then they come off your score.

## Paying for a total over the limit

howto-payment-overshoot = If your card takes the total over { $limit }, you pay every other player the extra. At { $total }, each gets { FORM($count, as: "form-number") } points. Then the deal is over.
howto-payment-over = If your card takes the total over { $limit }, the deal is over, and you pay every other player { $count ->
    [one] one point
   *[other] { FORM($count, as: "form-number") } points
 }.
howto-payment-forfeit = If your card takes the total over { $limit }, you get a forfeit. Then the deal is over.
howto-payment-exact = If your card makes exactly { $limit }, the deal is over too, and every other player pays you { $count ->
    [one] one point
   *[other] { FORM($count, as: "form-number") } points
 }.
howto-payment-exact-free = If your card makes exactly { $limit }, the deal is over too, and nobody pays.
howto-payment-debts = Your points are your score. It can go below 0.
howto-hurdles = If your card makes the total exactly { $totals }, you win a point. For each of these numbers it jumps over on the way up, you lose one.
howto-hurdles-goal = If your card makes the total { $limit } or more, you win { $count ->
    [one] one point
   *[other] { FORM($count, as: "form-number") } points
 }, and the deal is over.

## Exactly 69

howto-69-back = If you change the total to exactly 69, you { $cost ->
    [corner] get room for one more fold
    [fold] get room for one more fold
   *[other] win back { $cost } from what was paid
 }. If there's nothing to win back, you get nothing.
howto-69-more = If you change the total to exactly 69, you { $cost ->
    [corner] get room for one more fold
    [fold] get room for one more fold
   *[other] win { $cost }
 }.
howto-69-nothing = Making exactly 69 has no effect: in this game, there's nothing to win back.
howto-69-forfeit = If you change the total to exactly 69, every other player in the deal gets a forfeit.
howto-69-zero = If you change the total to exactly 69, say so, and the total goes to 0.
howto-69-bank = What you win comes from a bank. It starts the game with as much as all players combined. When it's empty, exactly 69 wins nothing.
howto-69-bank-followers = What players get when others leave comes from the bank too, while it lasts.
howto-69-bank-each-deal = What you win comes from a bank. It starts each deal with as much as all players combined. When it's empty, exactly 69 wins nothing more in that deal.

## Hands that decide the game

howto-hands = All hands are checked after the deal and after every draw.
howto-hands-wins = Three { FORM($rank, form: "many") } win the game right away.
howto-hands-all-lose = Three { FORM($rank, form: "many") } end the game right away, and everyone loses.
howto-hands-first = If several players have such a hand, the one closest to the dealer's { howto-side } counts.
howto-hands-both = If a hand has both, the three { FORM($rank, form: "many") } count.
howto-three-any-time = You can lay down three cards of one rank at any time between plays.
howto-three-own-turn = You can lay down three cards of one rank on your turn, before you play.
howto-three-active = Then every other player still in the deal { howto-pays }, and the deal is over.
howto-three-all = Then every other player { howto-pays }, and the deal is over.
howto-three-free = Laying down three is free and optional, and it isn't a play.
howto-three-first = If several players want to lay down three at once, the one closest to the dealer's { howto-side } goes first.

## Zeus, a figure that players take from each other

howto-zeus-nobody = At first nobody holds Zeus. There are three ways to take him.
howto-zeus-tens = Take Zeus when your card changes the total to 10, 20, 30 and so on, up to { $limit }.
howto-zeus-same = Take Zeus when you match the number an opponent just played.
howto-zeus-gods = Take Zeus when you play { FORM($cards, form: "a") }.
howto-zeus-sneak = When another player plays a number you have too, you can play yours right away, out of turn. It adds to the total as usual and takes Zeus. You draw a card, and play goes on from you.
howto-zeus-sneak-again = Then others with that number can do the same.
howto-zeus-sneak-several = If several players want to play theirs at once, the one whose turn comes first goes first.
howto-zeus-end = When the total is { $limit } or more, the deal is over. The player who holds Zeus wins it and gets a letter. The card that ends the deal can still take Zeus.
howto-zeus-end-nobody = If nobody holds Zeus, the player who ended the deal takes him.

## The last card, and bombs

howto-last-card = If you play your last card, you win the deal, and it's over. The card has to be playable, but it has no effect.
howto-last-card-others = Every other player { howto-pays }.
# $rank saves you.
howto-bomb = When anyone plays { FORM($cards, form: "a") }, every other player, starting with the next, discards { FORM($rank, form: "a") } or { howto-pays }. If you have { FORM($rank, form: "a") }, you can keep it and { howto-pay }.
howto-bomb-last-card = If you discard your last card that way, you win the deal once everyone is done.
howto-bomb-several = If several players do this, the first one wins.
howto-bomb-next = If nobody wins, the player after the one who played { FORM($cards, form: "the") } is next.
howto-others-draw = When all the others have to draw, the next player draws first.

## Two players

howto-two-players = When only two players are in the deal, some cards work differently.
howto-two-reverse-nothing = A card that reverses direction doesn't change who plays next.
howto-two-reverse-again = If your card reverses direction, you play again.
howto-two-skip-nobody = No card skips anyone.
howto-two-skip-again = If your card skips, you play again.
howto-two-skips = Two skips in one turn cancel out.
howto-two-hands-on = Plays that are passed on go to the other player.
howto-two-choose = If you can choose the next player, it's the other player.

## Being stuck

howto-out-of-deal = If you { $who ->
    [both] give up or have no cards
    [give-up] give up
   *[cards] have no cards
 }, you're out of the deal.
howto-out-of-deal-pays = If you { $who ->
    [both] give up or have no cards
    [give-up] give up
   *[cards] have no cards
 }, you { howto-pay } and are out of the deal.
howto-out-of-deal-last = When only one player is left in the deal, it's over.
howto-out-of-deal-last-wins = The last player left in the deal wins the game.
howto-out-of-deal-points = Everyone's leftover points go into their score as usual.
howto-out-of-deal-keeps-points = If you give up, you keep all your points. So giving up right away may be your best move.
howto-out-of-deal-no-letter = Then nobody gets a letter.
howto-stuck-pay = If you can't play, you { howto-pay }.
howto-team-pays = If one of you can't play, each of you pays { $cost }.
howto-stuck-forfeit = If you can't play, you get a forfeit.
howto-stuck-out = If you can't play, you're out of the game.
howto-stuck-reset = The total goes to 0.
howto-stuck-keeps-hand = You keep your hand, unless this loss puts you out of the game. Either way, play goes on with the next player.
howto-stuck-lays-down = You put your hand aside.
howto-stuck-out-of-deal = You put your hand aside and are out of this deal only.
howto-stuck-out-of-deal-only = If you can't play, you're out of this deal.
howto-stuck-pay-out = If you can't play, you { howto-pay } and are out of the game, whatever you have left.
howto-pile-away = The pile is put aside, and the total is { $total }. The next player starts a new { $turns ->
    [on] pile, and the direction stays the same.
   *[off] pile.
 }
howto-pile-away-last = { $count ->
    [one] The last card comes
   *[other] The last { FORM($count, as: "form-number") } cards come
 } off the pile, and the total goes back to what it was before. Play goes on with the next { $turns ->
    [on] player, in the same direction.
   *[off] player.
 }
howto-pile-away-others = The other players keep their cards.
howto-pile-away-redraw = If you're still in the game, you put your hand aside too and draw a new one.
howto-pile-away-keep = If you're still in the game, you keep your hand.
howto-pile-away-sit-out = If you're still in the game, you wait until only one player is left. That ends the deal.
howto-pile-away-out = The hand of the player who's out is put aside too.
howto-deal-is-over = The deal is over.
howto-next-faces-same = If two or more players are left, play goes on from the same { $turns ->
    [on] total, in the same direction.
   *[off] total.
 }
howto-last-wins-deal = The last player left wins the deal.
howto-no-cards = If you have no cards on your turn, you're stuck too.
howto-no-cards-pay = If you have no cards on your turn, it costs you more: you { howto-pay }.

## Out of the game

howto-out-last-paid = When you've paid your last { $kind ->
    [penny] penny
    [nickel] nickel
    [chip] chip
   *[token] token
 }, you're out of the game.
howto-out-last-paid-at-once = When you've paid your last { $kind ->
    [penny] penny
    [nickel] nickel
    [chip] chip
   *[token] token
 }, you're out of the game right away, even in the middle of a deal.
howto-out-made = Your { FORM($count, as: "form-ordinal") } { $kind ->
    [bomb] flipped time bomb
    [corner] folded corner
   *[fold] fold
 } puts you out of the game.
howto-out-last-made = Your last { $kind ->
    [bomb] flipped time bomb
    [corner] folded corner
   *[fold] fold
 } puts you out of the game.
howto-honor = When { $kind ->
    [bomb] all your time bombs are flipped
    [corner] all your corners are folded
    [fold] there's no room for another fold
    [penny] you have no pennies left
    [nickel] you have no nickels left
    [chip] you have no chips left
   *[token] you have no tokens left
 }, you're not out of the game yet: you play on, “on your honor”.
howto-honor-out = Your next loss puts you out of the game.
howto-honor-out-at-once = If you have to pay again, you're out of the game right away, even in the middle of a deal. Unless that ends the deal, the others play on.
howto-honor-too-little = If you owe more than you have left, you pay what you have and are out too.

## When the stock runs out

howto-stock-last-wins = The game is over, and the last player to play a card wins.
howto-stock-play-on = Nobody draws anymore. Play on with the cards in your hands.
howto-going-out = If you play your last card after the stock has run out, you win.
howto-going-out-of-deal = If you play your last card after the stock has run out, you win this deal and pay nothing.
howto-going-out-others = You're done, and the others play on; the last player left wins too.
howto-stock = The top card of the pile stays. Shuffle all the other played cards into a new stock. The total { $turns ->
    [on] and the direction stay the same.
   *[off] stays the same.
 }
howto-stock-all = Shuffle all the played cards, even the top one, into a new stock. The next card starts a new pile. The total { $turns ->
    [on] and the direction stay the same.
   *[off] stays the same.
 }
howto-stock-piles-too = Piles and hands that were put aside go in too.
howto-stock-hands-too = Hands of players who are out go in too.
howto-stock-nothing = If there's still nothing to draw, play on without drawing.
howto-stock-nothing-star = If there's still nothing to draw, play on without drawing*.
howto-footnote = * So that no deal goes on forever, this program adds a rule: after five hundred reshuffles in one deal, nobody draws anymore.

## The next deal

howto-one-deal = One deal is a whole game. You can play another.
howto-reward = The winner of a game gets a reward mark. Marks add up from game to game.
howto-next-shuffle = Shuffle all the cards for the next deal. The total is { $total } { $turns ->
    [on] again, and play goes { howto-way }.
   *[off] again.
 }
howto-next-all-dealt = Shuffle all the cards and deal them { $turns ->
    [on] again, and play goes { howto-way }.
   *[off] again.
 }
howto-next-keep-hands = Everyone keeps the cards they have left. Starting at the dealer's { howto-side }, everyone draws up to a full hand. The total is 0 { $turns ->
    [on] again, and play goes { howto-way }.
   *[off] again.
 }
howto-next-keep-piles = The stock and the pile stay as they are.
howto-deals-left = The player to the { howto-side } deals next.
howto-deals-right = The player to the { howto-other-side } deals next.
howto-deals-left-past = The next player to the { howto-side } who's still in the game { $turns ->
    [on] deals, whichever way play was going.
   *[off] deals.
 }
howto-deals-right-past = The next player to the { howto-other-side } who's still in the game { $turns ->
    [on] deals, whichever way play was going.
   *[off] deals.
 }
howto-deals-winner = The winner deals.
howto-deals-loser = The loser deals.
howto-deals-right_of_winner = The player to the winner's { howto-other-side } deals.
howto-next-dealer-steps-in = If that player is out of the game, the next one to the { howto-other-side } deals.
howto-begins-left_of_dealer = The player to the dealer's { howto-side } goes first.
howto-begins-loser = The loser goes first.
howto-begins-winner = The winner goes first.
howto-next-steps-in = If that player is out of the game, the next one to the { howto-side } steps in.
howto-next-last-to-pay = If there are several losers, the last one to pay counts.
howto-deals-no-winner = After a deal with no winner, the player to the { howto-side } deals.
howto-begins-no-winner = After a deal with no winner, the player to the dealer's { howto-side } goes first.

## The end of the game

howto-end-letters = The first player with { $cost } wins the game.
howto-end-team = When the total is exactly { $limit }, you all win the game together.
howto-end-team-lost = When all your tokens are gone, you all lose.
howto-end-deal-over = A deal is over when the total is above { $limit }. Then everyone's leftover game points go into their score.
howto-end-score = When anyone has a score of { $total } or more, the highest score wins the game.
howto-end-tie-extra_deal = If it's a tie, more deals decide.
howto-end-tie-shared = Tied players share the win.
howto-last-wins = The last player left wins the game.
howto-last-wins-too = The last player left wins the game too.
howto-end-going-out = If you've played your last card, you win the game. So does the last player left. There may be several winners.
howto-end-all-bills = The winner gets all the bills.
howto-end-all-paid = The winner takes all the { $kind ->
    [penny] pennies
    [nickel] nickels
    [chip] chips
   *[token] tokens
 } that were paid.
howto-end-deals = The game is over after { $count ->
    [one] one deal
   *[other] { FORM($count, as: "form-number") } deals
 }.
howto-end-match-won = Each deal you win is worth a point. The first player with { $count ->
    [one] one point
   *[other] { FORM($count, as: "form-number") } points
 } wins the game.
howto-end-match-lost = Forfeits don't knock anyone out. When anyone has { $count ->
    [one] one forfeit
   *[other] { FORM($count, as: "form-number") } forfeits
 }, the game is over.
howto-end-fewest-wins = The player with the fewest forfeits wins. Tied players share the win.
howto-end-highest-wins = The player with the highest score wins. Tied players share the win.
howto-end-none = Play as long as you like.
howto-fewest-best = The player with the fewest forfeits does best.

## What the sources don't say

howto-ours-zeus = We settled what the sources leave open: who takes Zeus if nobody holds him at the end, and how a 5 rounds. We also settled how to swap the digits of a small total, and whether the total can go below 0.
howto-ours-shed = We settled what the sources leave open: what follows a flipped time bomb, and whether a last card has an effect. We also settled who draws first, and what happens to two plays you can't finish.
howto-ours-no-end = Counting forfeits is our own rule: the source doesn't say how the game ends.

## Worked examples, under special cards and at the end of sections
##
## Only the players' names are known: avoid “her” and “him”.

howto-example = Example: { $told }

# In seating order, to the left. Use names common in your language.
howto-example-name = { $count ->
    [1] Anna
    [2] Ben
    [3] Carla
   *[other] Dan
 }

howto-example-makes = At { $before }, { $player } plays { FORM($card, form: "a") } and makes the total { $after }.
howto-example-keeps = At { $before }, { $player } plays { FORM($card, form: "a") }, and the total stays { $before }.
# 95 or 75.
howto-example-choice = At { $before }, { $player } plays { FORM($card, form: "a") } and can make the total { $totals }.
# A card with a choice; $total is above the limit.
howto-example-has-to-stay = At { $before } the total must stay { $before }: { $total } is too much.
# The same; the card reverses direction if the total stays.
howto-example-has-to-turn = At { $before } the total must stay { $before }, and the direction reverses: { $total } is too much.
howto-example-no-choice = At { $before } the total must be { $after }: { $total } is too much.
# What else then happens follows. $totals are the other choices.
howto-example-one-way = { $player } chooses { $after }; with { $totals }, nothing else would happen.
howto-example-otherwise = At { $before } the same card makes the total { $after }.
howto-example-any = At { $before }, { $player } plays { FORM($card, form: "a") } and says “{ $after }”. Now the total is { $after }.
# $player copies $second with $card.
howto-example-copies = { $other } plays { FORM($second, form: "a") } and makes the total { $before }. { $player } plays { FORM($card, form: "a") }, which does the same and makes it { $after }.
howto-example-not-now = At { $before } that card can't be played.
howto-example-never = The total is only { $before }. Even now { $player } can't play { FORM($card, form: "a") }.
howto-example-thrown = With four { FORM($rank, form: "many") } in hand, { $player } can play all four at once. The total stays { $before }.

howto-example-turned = The direction reverses: { $next } is next, not { $other }.
howto-example-skipped = { $other } is skipped, and { $next } is next.
howto-example-again = { $player } plays again.
howto-example-named = { $player } chooses { FORM($next, form: "whom") } to play next.
howto-example-struck = { $player } knocks { FORM($other, form: "whom") } out of the deal. { $next } is next.
# $second saves the player who has it.
howto-example-saved = { $player } plays { FORM($card, form: "a") } and chooses { FORM($other, form: "whom") }, who has { FORM($second, form: "a") }. { $other } puts { FORM($second, form: "the") } under { FORM($card, form: "the") }, draws a card and stays in the deal.
howto-example-exchanged = { $player } chooses { FORM($other, form: "whom") }, and they swap hands. Now { $player } has the { $count ->
    [one] one card
   *[other] { FORM($count, as: "form-number") } cards
 } that { $other } had.
howto-example-redealt = All hands are dealt again: everyone gets { $count ->
    [one] one card
   *[other] { FORM($count, as: "form-number") } cards
 }.
howto-example-stolen = { $player } chooses { FORM($other, form: "whom") } and takes a card without looking. { $other } draws a card right away.
howto-example-stolen-seen = { $player } chooses { FORM($other, form: "whom") }, looks through { $other }'s hand and takes { FORM($second, form: "the") }. { $other } draws a card right away.
howto-example-zeus = { $player } takes Zeus from { FORM($other, form: "whom") }.
howto-example-others-draw = { $others ->
    [1] { $others } draws { $count ->
        [one] one card
       *[other] { FORM($count, as: "form-number") } cards
     }.
   *[other] { $others } draw { $count ->
        [one] one card each
       *[other] { FORM($count, as: "form-number") } cards each
     }.
 }
howto-example-bomb = { $next } discards { FORM($second, form: "a") } and is safe. { $others ->
    [1] { $others } has none and { howto-pays }.
   *[other] { $others } have none: each { howto-pays }.
 }

howto-example-twice = { $next } has to play twice: { FORM($card, form: "a") } makes the total { $before }, then { FORM($second, form: "a") } makes it { $after }.
howto-example-twice-back = { $next } has to play twice. { START($card, form: "a") } makes the total { $before }, but then it goes back to { $total }. { START($second, form: "a") } makes it { $after }.
howto-example-handed-on = { $player } has to play twice, and plays { FORM($card, form: "a") } first. { $player }'s turn is over: now { $next } has to play twice.
howto-example-canceled = { $player } has to play twice, but plays { FORM($card, form: "a") } instead. { $player }'s turn is over, and { $next } has a normal turn.

howto-example-unanswered = If { $next } doesn't play { FORM($rank, form: "a") }, { $next } loses the turn, and { $other } is next.
howto-example-answered = If { $next } plays one and { $other } doesn't, { $other } owes a penalty of { FORM($count, as: "form-number") } cards.

howto-example-pair = At { $before }, { $player } plays { FORM($cards, form: "a") } together and makes the total { $after }.
howto-example-several = At { $before }, { $player } plays { FORM($count, as: "form-number") } { FORM($rank, form: "many") } at once and makes the total { $after }.

howto-example-hit = So every other player { howto-pays }.
howto-example-jump = That jumps over { $total }, so { $player } { howto-pays }.
howto-example-fine = So { $player } { howto-pays } right away, and the deal goes on.
howto-example-border = That crosses the border above { $total }, so { $player } { howto-pays }.

howto-example-69-wins = So { $player } gets { $cost ->
    [corner] room for one more fold.
    [fold] room for one more fold.
   *[other] { $cost }.
 }
howto-example-69-forfeit = So all the others get a forfeit.
howto-example-69-zero = So the total goes to 0.

howto-example-three = { $player } lays down three { FORM($rank, form: "many") }. The deal is over, and every other player { howto-pays }.
howto-example-banned = On the first turn of the game, { $player } can't play { FORM($card, form: "a") } at { $before }.
howto-example-not-banned = At { $before } it's allowed.
# $player has just played the same number.
howto-example-sneak = { $other } has { FORM($card, form: "a") } too, plays it right away and makes the total { $after }. Now { $other } has Zeus.

howto-example-run = { $player } plays { FORM($card, form: "a") }, and { $next } plays { FORM($second, form: "a") }: that's a run. Now { $other } draws a card only by playing { FORM($rank, form: "a") }.

## Tips: two or three for each game, if true of its rules

howto-tip-keep = Keep { FORM($cards, form: "a") } for the end: you can play it even at { $limit }.
howto-tip-team = Near { $limit }, ask who can hit it exactly, and let them do it.
howto-tip-another-try = When nobody has the card you need, { FORM($cards, form: "a") } gives you another try.
howto-tip-high = Play your high cards early. Near { $limit } there's no room for them.
howto-tip-rush = When the rest of your hand is safe at { $limit }, play { FORM($cards, form: "a") } early: the others may not be ready.
howto-tip-take-off = What you take away gives the next player room too. If you can, leave the total at { $limit } instead.
howto-tip-name-next = When the total is { $limit }, play { FORM($cards, form: "a") } and choose someone who may be stuck.
howto-tip-any = Keep { FORM($cards, form: "a") } until nothing else fits: it makes the total whatever you say.
howto-tip-double = Play { FORM($cards, form: "a") } early: doubling a low total adds little.
howto-tip-copy = { START($cards, form: "a") } is worth as much as the card before it. After one that doesn't raise the total, you can play it even at { $limit }.
howto-tip-never = Don't count on { FORM($cards, form: "a") }: it stays in your hand to the end of the deal.
howto-tip-thrown = { START($rank, form: "a") } is dead weight: you can only get rid of it together with three more.

howto-tip-twice = Keep two safe cards, not one: if you have to play twice, you need both.
howto-tip-hand-on = Save { FORM($ranks, form: "a") } for when you have to play twice: played first, it passes both plays on.
howto-tip-answer = Keep { FORM($rank, form: "a") } to answer with. Without one, two { FORM($rank, form: "many") } in a row make you play two cards; three make you play three.
howto-tip-shield = Don't play { FORM($cards, form: "a") } unless you have to: nothing else saves you when you're chosen.
howto-tip-exchange = Swap hands when nothing else in your hand is safe at { $limit }.
howto-tip-several = Play cards of one rank together, and draw as many. It's a quick way out of a bad hand.
howto-tip-pair = A pair of { FORM($ranks, form: "many") } adds no more than one of them, and brings you two new cards.
howto-tip-run = Keep cards with neighboring ranks. If you can't continue a run, you don't draw, and your hand shrinks.

howto-tip-exchange-shed = Swap hands with the player who has the fewest cards.
howto-tip-others-draw = When someone has only a card or two left, play { FORM($cards, form: "a") }.
howto-tip-redeal = When the others have far fewer cards than you, play { FORM($cards, form: "a") }.
howto-tip-bomb = Keep { FORM($rank, form: "a") } as long as you can: it saves you from { FORM($cards, form: "a") }.
howto-tip-zeus-ten = Before you play, see which of your cards makes the next multiple of ten: it takes Zeus.
howto-tip-reach = Avoid totals from which the next player could reach { $total }.
howto-tip-reach-high = Keep your high cards for the end: they win from farther away.
howto-tip-zeus-last = Near { $limit }, save { FORM($cards, form: "a") } for the last moment. Only the player who holds Zeus at the end gets a letter.
howto-tip-hit = See if one of your cards makes exactly { $totals }.
howto-tip-fine = Before you play, see if your card makes { $totals }. If it does and another card is just as good, play that.
howto-tip-ten-short = Don't leave the total ten short of { $totals }: cards that add ten are the most common.
howto-tip-down = When a high card would jump over a number that counts, lower the total or keep it the same. That's free.
howto-tip-payment = Keep a card that adds nothing for the end: just below { $limit }, most other cards take you over.
howto-tip-exact = Count ahead to exactly { $limit }: with the right card you end the deal, and the others pay.
howto-tip-all-dealt = Watch what's played: the others have every card you haven't seen.
howto-tip-border = Just below a border, play a card that keeps the total the same. That never costs a point.
howto-tip-border-room = Get rid of high cards when there's room below the next border.
howto-tip-69 = Count ahead to 69: with the right card you make it exactly.
howto-tip-three = Keep two cards of one rank: with a third you can end the deal, and the others pay.
howto-tip-hand-wins = Keep two { FORM($rank, form: "many") }: a third wins the game.
howto-tip-hand-loses = Don't keep two { FORM($rank, form: "many") }: if you draw a third, everyone loses.
howto-tip-ban = Don't count on { FORM($rank, form: "many") } at the start. Keep something else that's safe at { $limit }.
howto-tip-pile-away = When someone is stuck, the total is { $total } again and you keep your hand. Then high cards are useful.
howto-tip-stock = When the stock has run out, nobody draws. Save your safest cards for then.
howto-tip-draw = Draw right away. Once the next card is played, your draw is lost.
