### The rules of a game, explained sentence by sentence. Which sentences are said follows from the rules of the game;
### sentences that stand one after another here are often, not always, said one after another.
###
### $cards (cards): cards or ranks that do something: a five, the ace of spades
### $rank (rank): a rank that a rule is about: queen
### $ranks (ranks): ranks that a rule is about
### $cost (tokens): what is paid: one penny, two folds, one time bomb
### $count (number): how many
### $least (number): from so many players on
### $limit (number): the highest total that is allowed
### $over (number): one more than the limit
### $total (number): a total
### $before (number): a total
### $after (number): what the total becomes
### $words (text): what is called before the total, such as “pass to you”

## What somebody pays. It stands in the middle of sentences: you pay one penny.

howto-pay = { $cost ->
    [corner] fold { $cost } of the bill
    [fold] make { $cost } in the bill
    [point] lose { $cost }
    [bomb] flip { $cost }
   *[other] pay { $cost }
 }

## The turn

howto-clockwise = Play goes clockwise, to the left.
howto-clockwise-until = Play goes clockwise, to the left, until a card turns the direction.
howto-turn = On your turn, lay one card on the pile, say the new total and draw a card from the stock.
howto-turn-draw-yourself = On your turn, lay one card on the pile and say the new total. Then take a card from the stock.
howto-turn-no-draw = On your turn, lay one card on the pile and say the new total. You do not draw.

howto-limit = The total may be exactly { $limit }, but not { $over } or more.
howto-choose-within-limit = If a card lets you choose its value, choose one that does not take the total over { $limit }.
howto-must-play = If you can play a card, you must.
howto-give-up = On your turn you may give up even if you could play. It counts as if you could not.
# $rank is the rank that has to be answered with the same rank.
howto-give-up-answer = You may also give up when you could answer { FORM($rank, form: "a") } or lay a penalty.
howto-give-up-hands-nothing-on = Then you pay, and the next player owes nothing.
howto-mistakes = A card that takes the total over { $limit } by mistake stays where it is. It counts as if you could not play.
howto-over-is-allowed = You may always play any card, even one that takes the total over { $limit }.
howto-give-up-instead = Instead of playing you may give up.

howto-never-below-zero = The total never goes below 0: a card that would take it lower makes it 0.
howto-below-zero = The total may go below 0.
howto-below-zero-doubled = Doubling a total below 0 takes it further down.
howto-below-zero-digits = If its digits are swapped then, the minus stays: { $before } becomes { $after }.

# The total in these examples is 42.
howto-calls = Some cards have words of their own. They are said before the total, here 42.
howto-call-pass = For a card that adds nothing, say “{ $words } 42”.
howto-call-reverse = For a card that adds nothing and turns the direction, say “{ $words } 42”.
howto-call-rank = For { FORM($rank, form: "a") }, say “{ $words } 42”.
howto-add-without-help = When you lay a card, you add up without help.
howto-wrong-total-is-free = A wrong total is put right and costs nothing.
howto-wrong-total-costs = A wrong total is put right, and whoever called it gets a forfeit.

howto-draw-yourself = Nobody draws for you.
howto-draw-lost = Once another card is laid, by anybody, your draw is lost for the rest of the deal, and your hand stays smaller.
howto-draw-as-usual = From then on you draw one card for each card that you lay.

## Two players

howto-two-players = These rules hold while only two players are in the deal.
howto-two-reverse-nothing = A card that turns the direction does not change who plays next.
howto-two-reverse-again = If you lay a card that turns the direction, you play again.
howto-two-skip-nobody = A card that skips does not make the other player miss a turn.
howto-two-skip-again = If you lay a card that skips, you play again.
howto-two-choose = If you may name the next player, you name the other one.

## Several cards at once

howto-same-rank = Instead of one card you may lay { $count ->
    [2] two cards
   *[other] up to { FORM($count, as: "form-number") } cards
 } of the same rank at once.
howto-same-rank-value = Each of them adds or takes off its value. If there is a choice, choose the same value for all of them.
howto-same-rank-set = If they set the total to a number, they do so once.
howto-same-rank-effects = Everything else that they do happens once for each card.
howto-same-rank-reverse = So two cards that turn the direction leave it as it was.
howto-same-rank-limit = Only the total after all of them counts for the limit.
howto-same-rank-draw = You draw as many cards as you laid. Then play goes on as after one card.
howto-pairs = You may lay two { FORM($ranks, form: "many") } together{ $ranks ->
    [1] .
   *[other] , or one of each.
 }
howto-pairs-value = Together they count as one card. You draw two cards for them.
howto-throw = If you hold four { FORM($rank, form: "many") }, you may lay all four as one play.
howto-throw-value = They leave the total as it is, and you draw four cards.
howto-throw-is-one-of-two = If you have to play twice, they are one of the two plays.

## Playing twice

howto-twice = After { FORM($cards, form: "a") } the next player has to play twice in one turn.
howto-twice-four-times = If two of them are laid at once, it is four times.
howto-twice-draw-each = After each of the plays that player draws a card.
howto-twice-draw-at-end = That player draws only after the last play, as many cards as were laid.
# The total goes back to a number between two plays, such as 98.
howto-twice-between = After each play but the last, that player says the total. Then the total goes back to { $total }.
howto-twice-turns = The direction turns only after the last of the plays. Turned twice, it is as it was.
howto-twice-turns-unless = The direction turns only after the last of the plays, unless the first card hands both plays on. Turned twice, it is as it was.
howto-twice-skips = A player is skipped only after the last of the plays.
howto-twice-single = Each of the plays is a single card.
howto-twice-several-count-once = Several cards of a rank laid at once count as one of the plays.
howto-twice-again-after-last = If the last of the plays is { FORM($cards, form: "a") }, the player after that has to play twice.
howto-twice-again-after-any = If one of the plays is { FORM($cards, form: "a") }, the player after that has to play twice.
howto-twice-hands-on = { START($ranks, form: "a") } as the first of the two plays hands both plays on. The turn is over, and the next player has to play twice instead.
# $ranks turn the direction.
howto-twice-hands-back = After { FORM($ranks, form: "a") }, that is the player before: the direction turns at once.
howto-twice-never-four = The plays never add up to more than two.
howto-twice-not-first = { START($ranks, form: "a") } may not be the first of the two plays.
howto-twice-cancels = If you have to play twice, you may lay { FORM($rank, form: "a") } in place of both plays.
howto-twice-cancels-ends = It counts as usual, but your turn is over after it, and the next player has an ordinary turn.
howto-twice-cancels-or-last = Otherwise { FORM($rank, form: "a") } may only be the last of the two plays.
howto-twice-must-finish = You may begin only if you hold enough playable cards for all the plays. If you do not, you lay none of them: it counts as if you could not play.
howto-twice-second-counts = If you cannot make the second play, it counts the same as if you could not make the first.
howto-twice-second-flips = A player who cannot make the second play flips a time bomb. The missing play is not made up for.
howto-twice-stays = If a player who has to play twice cannot, the next player has to make the same number of plays.
howto-twice-lapses = If a player who has to play twice cannot, the next player has an ordinary turn.

## A rank that is answered with the same rank, such as queens

howto-answer-must = { START($rank, form: "a") } has to be answered.
howto-answer-must-lay = If the next player holds { FORM($rank, form: "a") }, exactly one { $rank } must be laid on it.
howto-answer-must-next = Then the player after that has to answer.
howto-answer-may = { START($rank, form: "a") } may be answered.
howto-answer-may-lay = If the next player holds { FORM($rank, form: "a") }, one { $rank } may be laid on it, but nobody has to.
howto-answer-may-next = Then the player after that may answer in the same way.
howto-answer-draw = A card is drawn for it as usual.
howto-answer-none = If you do not answer a single { $rank }, you lose your turn: you lay no card and draw none. The player after you has an ordinary turn.
howto-penalty = If you do not answer two or more { FORM($rank, form: "many") } in a row, you have to lay a penalty: as many cards as there are { FORM($rank, form: "many") }, one after the other.
howto-penalty-playable = Each card must be playable when you lay it, and it counts at once.
howto-penalty-turns-last = But the direction turns, and players are skipped, only after the last card.
howto-penalty-draw-after-all = After the last card you draw as many cards as you laid.
howto-penalty-draw-after-each = You draw a card after each of them.
howto-penalty-draw-none = You draw nothing for them, so your hand stays smaller.
howto-penalty-last-must = { START($rank, form: "a") } as the last card of a penalty has to be answered like a single one.
howto-penalty-last-may = { START($rank, form: "a") } as the last card of a penalty may be answered like a single one.
howto-penalty-not-all = If you cannot lay all the cards of a penalty, it counts as if you could not play.
howto-penalty-what-you-can = If you cannot lay all the cards of a penalty, lay as many as you can.
howto-penalty-draw-laid = You draw as many cards as you laid.
howto-penalty-pays-nothing = You pay nothing.
howto-penalty-drops-out = You { howto-pay } and are out of the deal.
howto-penalty-handed-on = What is left of the penalty is handed on to the next player.
howto-penalty-dropped = What is left of the penalty is dropped, and the next player has an ordinary turn.
howto-penalty-turns-first = Before that the direction turns and players are skipped, where the cards that were laid do so.
howto-penalty-still-on-top = If none of its cards was laid, { FORM($rank, form: "a") } is still on top.
howto-penalty-still-must-answer = Then the next player must answer it with { FORM($rank, form: "a") }. A player who holds none owes the whole penalty.
howto-penalty-still-may-answer = Then the next player may answer it with { FORM($rank, form: "a") }. A player who does not owes the whole penalty.
howto-penalty-comes-back = If nobody lays a card, and the penalty comes back to the first player who could not, it is dropped. That player has an ordinary turn.

## Runs

howto-runs = Two cards laid one after the other make a run if their ranks are neighbours. A run rises or falls.
howto-runs-ranks = The ranks stand in a circle: ace, two, three and so on to ten, then jack, queen, king, and the ace again.
howto-runs-printed = The rank printed on a card counts here, not its value. A joker has no rank.
howto-runs-draw = While there is a run, you draw only if you lay the next rank in the same direction. Such a card continues the run for the player after you.
howto-runs-must = If you can continue the run, you must. If you cannot, lay another card.
howto-runs-may = You may also lay any other card.
howto-runs-no-draw = Then you draw nothing for it, the run is over, and your hand stays one card smaller for the rest of the deal.
howto-runs-other-way = If that card and the one before it are neighbours in the other direction, they begin a new run.
howto-runs-begin = Whoever begins a run draws as usual. A lost turn does not end a run.
howto-runs-penalty = Cards of a penalty, and { FORM($rank, form: "many") } that answer, are looked at one by one like all others.
howto-runs-put-aside = If the pile is put aside, the run on it is over.
