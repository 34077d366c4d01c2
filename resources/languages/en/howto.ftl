### The rules of a game, explained in a few sentences at a time. Which sentences are said follows from the rules of the game;
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
### $totals (numbers): totals that cost something: 33 or 66
### $jokers (number): how many jokers there are to a pack
### $most (number): up to so many players
### $spans (texts): how many can play: two to four, or six
### $packs (number): how many packs are shuffled together
### $kinds (texts): how many there are of each kind of card: ten Minus 10
### $first (rank): the first of several ranks in a row
### $last (rank): the last of several ranks in a row
### $deal (text): first, where a card is turned up only after the first deal of a game; each, where after every deal
### $game (text): the name of a game
### $what (text): what is different from another game, in a few words each
### $source (text): where the rules are from
### $name (text): who made the game up
### $grade (text): A, where the source tells nearly all of the rules; B, where it leaves more open
### $copies (number): how many cards of a kind there are
### $kind (text): what is lost: penny, nickel, chip, corner, fold, point, bomb, or token
### $turns (text): on, where cards turn the direction; else off
### $who (text): both, where players can be without cards and may give up; cards, where only the first; give-up, where only the second
### $words (text): what is called before the total, such as “pass to you”
### $player (player): in an example, who plays
### $next (player): in an example, who is next
### $other (player): in an example, another player
### $others (players): in an example, all the players that something happens to
### $card (card): the card that is told of, in an example the one that is played: a ten, the ace of spades
### $does (texts): what a card does, as card.ftl says it: adds 1
### $second (card): in an example, another card
### $side (text): left, where play goes clockwise at the start of a deal, else right
### $told (text): an example, in one sentence or several

## The side to which play goes at the start of a deal, and the other one: the dealer's left, to the right

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

howto-heading-special = What is special
howto-heading-aim = Aim
howto-heading-players = Players and cards
howto-heading-deal = The deal
howto-heading-turn = The turn
howto-heading-cards = What the cards do
howto-heading-naming = Naming a player
howto-heading-redeal = New hands for all
howto-heading-several = Several cards at once
howto-heading-twice = Playing twice
howto-heading-answering = Answering { FORM($rank, form: "many") }
howto-heading-runs = Runs
howto-heading-ban = { START($rank, form: "many") } at the beginning
howto-heading-milestones = Hitting and jumping over
howto-heading-fines = Totals that cost
howto-heading-borders = The borders
howto-heading-wears-off = Cards that wear off
howto-heading-payment = Over { $limit }, and exactly { $limit }
howto-heading-69 = Exactly 69
howto-heading-exact = Exactly { $total }
howto-heading-three = Three of a kind
howto-heading-hands = Special hands
howto-heading-zeus = Zeus
howto-heading-last-card = The last card, and bombs
howto-heading-two-players = Two players
howto-heading-stuck = When you cannot play
howto-heading-out = Out of the game
howto-heading-stock = When the stock runs out
howto-heading-next-deal = The next deal
howto-heading-end = The end of the game
howto-heading-tips = Tips
howto-source = Source: { $source }.
howto-source-own = Made for Cardtable.
howto-source-maker = Made up by { $name }.
howto-source-home = Made up at home.
howto-source-sold = Source: { $source }. We are not affiliated with the owner of the name.
# Stands behind the source.
howto-source-grade = { $grade ->
    [A] Grade A: the rules are told there, and only small gaps are settled by us.
   *[B] Grade B: where the source is silent, the rules are settled by us.
 }

## What is special

# $what holds things in a row, such as: 9 = 99; 5 cards.
howto-special-unlike = If you know “{ $game }”, this is different here: { $what }.
# Of a game that differs in a thing or two, which the sentence before tells.
howto-special-otherwise = Otherwise it is played like “{ $game }”.
# At 99 hardly any card can be played: these.
howto-special-top = { $over } loses, and at { $limit } you can only play { FORM($cards, form: "a") }.
howto-special-bottom = Below 0 loses, and at 0 you can only play { FORM($cards, form: "a") }.

## What somebody pays

# These two stand in the middle of sentences below: you pay one penny, every other player pays one penny. A language
# that cannot say it so writes the choice into each of those sentences.
howto-pay = { $cost ->
    [corner] fold { $cost } of the bill
    [fold] make { $cost } in the bill
    [point] lose { $cost }
    [bomb] flip { $cost }
   *[other] pay { $cost }
 }
howto-pays = { $cost ->
    [corner] folds { $cost } of the bill
    [fold] makes { $cost } in the bill
    [point] loses { $cost }
    [bomb] flips { $cost }
   *[other] pays { $cost }
 }

## The aim

howto-aim = Everybody adds cards to one running total.
howto-aim-down = Everybody takes cards off one running total, which begins at { $total }.
howto-reach-wins = { $total ->
    [0] Whoever first makes the total 0 wins the game.
   *[other] Whoever first makes the total { $total } or more wins the game.
 }
howto-exact-wins = Make the total exactly { $total } and you win the game at once.
howto-aim-zero = It may not go below 0.
howto-aim-team = You all play together: when it is exactly { $limit }, all of you have won.
howto-aim-limit = It may not go over { $limit }: { $over } or more loses.
howto-aim-limit-shed = It may not go over { $limit }.
howto-aim-letters = Hold Zeus when it reaches { $limit }: that wins a letter. Whoever first has { $cost } wins the game.
howto-aim-shed = Get rid of all your cards: then every other player { howto-pays }.
howto-aim-borders = There are borders at some totals, and each one that you cross costs you a game point. What you have left at the end of a deal is added to your score. The highest score wins the game.
howto-aim-borders-up = There are borders at some totals, and each one that you cross on the way up costs you a game point. What you have left at the end of a deal is added to your score. The highest score wins the game.
howto-aim-payment = Going over { $limit } costs you points, making it exactly { $limit } wins you some, and either ends the deal. The highest score wins the game.
howto-aim-forfeit = Whoever takes it over { $limit } gets a forfeit, and the deal is over. Whoever has the fewest forfeits wins.
howto-aim-hit = Make it exactly { $totals }, and the others pay. Jump over one of these numbers, and you pay.

## Players and cards

# How many can play, where some numbers between are not possible: two to four or six players.
howto-players = { START($spans) } players.
howto-players-span = { FORM($least, as: "form-number") } to { FORM($most, as: "form-number") }
howto-players-one = { FORM($least, as: "form-number") }
howto-packs = The game takes { $jokers ->
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
howto-packs-from = With { FORM($least, as: "form-number") } or more players, it takes { $packs ->
    [one] one pack
   *[other] { FORM($packs, as: "form-number") } packs
 }{ $jokers ->
    [0] .
    [one] , each with one joker.
   *[other] , each with { FORM($jokers, as: "form-number") } jokers.
 }
howto-packs-at-start = The number of players at the start decides, even after some have gone out.
howto-packs-follow = When players leave the game, the next deal takes the packs and the cards in hand that the players who are left would begin with.
howto-packs-follow-tokens = If they would begin with more { $kind ->
    [penny] pennies
    [nickel] nickels
    [chip] chips
    [corner] corners
    [fold] folds
    [point] game points
   *[token] tokens
 }, each of them gets as many more.
# $ranks are all that is taken of the pack, in all four suits.
howto-pack-part = The game takes { $count } cards of { $packs ->
    [one] a pack
   *[other] each of { FORM($packs, as: "form-number") } packs
 }: all the { FORM($ranks, form: "many") }.
howto-pack-part-from = With { FORM($least, as: "form-number") } or more players, it takes these cards of { $packs ->
    [one] one pack
   *[other] each of { FORM($packs, as: "form-number") } packs
 }.
howto-pack-own = The game has a pack of its own: { $packs ->
    [one] { $count } cards
   *[other] { FORM($packs, as: "form-number") } times { $count } cards
 }, { $kinds }.
# In a list of the cards of a pack: four Holds. M10 and M1 are cards that take ten or one off; their names are Minus 10 and Minus 1.
howto-pack-own-kind = { $rank ->
    [M1] { $copies ->
        [one] one Minus 1
       *[other] { FORM($copies, as: "form-number") } Minus 1s
     }
    [M10] { $copies ->
        [one] one Minus 10
       *[other] { FORM($copies, as: "form-number") } Minus 10s
     }
   *[other] { $copies ->
        [one] one { $rank }
       *[other] { FORM($copies, as: "form-number") } { FORM($rank, form: "many") }
     }
 }
# In the same list: three each of 2 to 9.
howto-pack-own-row = { FORM($copies, as: "form-number") } each of { FORM($first, form: "figure") } to { FORM($last, form: "figure") }
howto-zeus-needs = You also need something that stands for Zeus, and pen and paper to keep the letters.
howto-tokens = Everybody begins with { $cost }.
howto-tokens-points = Everybody begins every deal with { $cost }.
howto-tokens-bombs = Everybody has { $cost }. Whoever loses one flips it.
howto-tokens-jokers = Use jokers as the tokens.
howto-tokens-bill = Everybody has a bill of paper money.
howto-tokens-bill-corners = Every loss is a fold in it: one of its four corners each time.
howto-tokens-bill-in-half = Every loss is a fold in it: first its four corners, one by one, and then the bill in half.
howto-tokens-bill-room = Every loss is a fold in it. There is room for { $cost }.
howto-tokens-bill-room-from = With { FORM($least, as: "form-number") } or more players, there is room for { $cost }.
howto-tokens-from = With { FORM($least, as: "form-number") } or more players, everybody gets { $cost }.

## The deal

howto-first-dealer = Chance decides who deals first.
howto-dealt = The cards are shuffled and dealt one at a time, beginning at the dealer's { howto-side }.
howto-hand = Everybody gets { $count ->
    [one] one card
   *[other] { FORM($count, as: "form-number") } cards
 }.
howto-hand-from = With { FORM($least, as: "form-number") } or more players, everybody gets { $count ->
    [one] one card
   *[other] { FORM($count, as: "form-number") } cards
 }.
howto-hand-all = All of them are dealt, to everybody the same number.
howto-rest-is-stock = The rest lies face down as the stock.
howto-bottom = The dealer then takes a good card out of the stock and puts it face up under the stock, where everybody sees it.
howto-bottom-first = It is { FORM($ranks, form: "a") }: the first of these that is there.
howto-bottom-chosen = It is { FORM($ranks, form: "a") }: whichever of these the dealer chooses.
howto-bottom-last-draw = Whoever draws the last card of the stock gets it.
howto-start-empty = There is no card on the pile yet, and the total is { $total }.
howto-start-rest = Cards that are left over are laid face up on the pile, and what they count is the total. If none is left over, it is { $total }.
howto-start-number = The first card on the pile must be a number, if that player has one.
howto-start-left = The player at the dealer's { howto-side } begins.
howto-start-turned = { $deal ->
    [first] After the first deal
   *[each] After the deal
 } the top card of the stock is turned up to begin the pile.
howto-start-applied = The total is what this card makes of 0.
howto-start-value = Its value is the first total.
howto-start-twice = If it is { FORM($cards, form: "a") }, the player who begins has to play twice.
howto-start-reverse = If the card turns the direction of play, the player at the dealer's { howto-other-side } begins instead.
howto-start-nothing-else = Nothing else that the card does counts.
howto-start-passed = If it is { FORM($cards, form: "a") }, it goes back into the middle of the stock, and the next card is turned up. This goes on until another card shows.
howto-start-counts = { START($cards, form: "a") } counts { $total }.
howto-start-first-value = Where a card has a choice, the value that the table names first counts.

## The turn

howto-clockwise = Play goes { howto-way }, to the { howto-side }.
howto-clockwise-until = Play goes { howto-way }, to the { howto-side }, until a card turns the direction.
howto-turn = On your turn, lay one card on the pile, say the new total and draw a card from the stock.
howto-turn-draw-yourself = On your turn, lay one card on the pile and say the new total. Then take a card from the stock.
howto-turn-no-draw = On your turn, lay one card on the pile and say the new total. You do not draw.

howto-limit = The total may be exactly { $limit }, but not { $over } or more.
howto-zero = The total may be exactly 0, but not less, and it may not go over { $limit }.
howto-team-talk = You may tell one another what you hold, and show it.
howto-choose-within-limit = If a card lets you choose its value, choose one that does not take the total over { $limit }.
howto-must-play = If you can play a card, you must.
howto-give-up = On your turn you may give up even if you could play. It counts as if you could not.
# $rank is the rank that has to be answered with the same rank.
howto-give-up-answer = You may also give up when you could answer { FORM($rank, form: "a") } or lay a penalty.
howto-give-up-hands-nothing-on = Then you pay, and the next player owes nothing.
howto-mistakes = A card that takes the total over { $limit } by mistake stays where it is. It counts as if you could not play.
howto-over-is-allowed = { $limit ->
    [0] You may always play any card; the total is never less than 0.
   *[other] You may always play any card, even one that takes the total over { $limit }.
 }
howto-give-up-instead = Instead of playing you may give up.

howto-never-below-zero = The total never goes below 0: a card that would take it lower makes it 0.
howto-below-zero = The total may go below 0.
howto-below-zero-doubled = Doubling a total below 0 takes it further down.
howto-below-zero-digits = If its digits are swapped then, the minus stays: { $before } becomes { $after }.
howto-total-stops = The total stops at { $total }: a card that would take it further makes it that number.

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
howto-twice-again-after-last = If the last of the plays is { FORM($cards, form: "a") }, the next player has to play twice.
howto-twice-again-after-any = If one of the plays is { FORM($cards, form: "a") }, the next player has to play twice.
howto-twice-hands-on = { START($ranks, form: "a") } as the first of the two plays hands both plays on. The turn is over, and the next player has to play twice instead.
# $ranks turn the direction.
howto-twice-hands-back = After { FORM($ranks, form: "a") }, that is the player before: the direction turns at once.
howto-twice-hands-back-alone = { START($ranks, form: "a") } as the first of the two plays hands both plays back: the direction turns at once, the turn is over, and the player before has to play twice.
howto-twice-hands-to-named = After { FORM($ranks, form: "a") }, that is the player who was named.
howto-twice-never-four = The plays never add up to more than two.
howto-twice-adds = { START($ranks, form: "a") } as the first of the plays hands them on with one more: after a second one the next player has to play three times.
howto-twice-not-first = { START($ranks, form: "a") } may not be the first of the two plays. If you hold nothing else that can be played, you cannot play.
howto-twice-cancels = If you have to play twice, you may lay { FORM($rank, form: "a") } in place of both plays.
howto-twice-cancels-ends = It counts as usual, but your turn is over after it, and the next player has an ordinary turn.
howto-twice-cancels-or-last = Otherwise { FORM($rank, form: "a") } may only be the last of the two plays.
howto-twice-must-finish = You may begin only if you hold enough playable cards for all the plays. If you do not, you lay none of them: it counts as if you could not play.
howto-twice-second-counts = If you cannot make the second play, it costs you the same as if you could not make the first.
howto-twice-second-flips = A player who cannot make the second play { howto-pays }. The missing play is not made up for.
howto-twice-stays = If a player who has to play twice cannot, the next player has to make the same number of plays.
howto-twice-rest-of-two = A player who cannot make the first play leaves both to the next player. A player who cannot make the second leaves only that one, which is an ordinary turn.
howto-twice-rest = If a player who has to play twice cannot, the next player has to make the plays that are missing. A single one is an ordinary turn.
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

## Naming a player

howto-eliminate = When you lay { FORM($cards, form: "a") }, you must name another player in the deal. That player gets a forfeit and is out of the deal, and the hand is put aside. The next player after you goes on.
# $cards save the player who is named.
howto-eliminate-saved = But a player who holds { FORM($cards, form: "a") } is saved. That card must be put on the pile, under the one that you just laid, and the player who held it draws one card at once. This does not count as a turn.
howto-eliminate-last-one = If only one player is left in the deal, it is over.
howto-exchange = When you lay { FORM($cards, form: "a") }, you must name a player in the deal and exchange whole hands.
howto-exchange-after-draw = When you lay { FORM($cards, form: "a") }, draw first. Then you must name a player in the deal and exchange whole hands.
howto-exchange-before-draw = You do this before anybody draws. The other player, who is now a card short, draws instead of you.
howto-redeal = When somebody lays { FORM($cards, form: "a") }, it stays on the pile. All the other cards, those in the hands too, are shuffled, and everybody in the deal gets a new hand, as large as at the beginning.
howto-redeal-no-draw = Nobody draws a card for it.
howto-steal = When you lay { FORM($cards, form: "a") }, name a player in the deal and take a card out of that hand without seeing it.
howto-steal-seen = When you lay { FORM($cards, form: "a") }, name a player in the deal, look at that hand and take a card of your choice.
howto-steal-robbed-draws = That player draws a card at once.
howto-steal-is-draw = The stolen card takes the place of your draw.
howto-steal-and-draw = You draw a card as well, as usual.
howto-steal-nobody = If nobody else has any cards, you just draw.
howto-choose-next = When you lay { FORM($cards, form: "a") }, name another player in the deal, who plays next. The direction stays, and play goes on from there.

## A rank that may not be played at the beginning, such as kings

howto-ban = In your { $count ->
    [one] first turn
   *[other] first { FORM($count, as: "form-number") } turns
 } of the game you may not play { FORM($rank, form: "a") } that changes the total.
howto-ban-not-at-limit = When the total is { $limit } already, you may.
howto-ban-always = In your { $count ->
    [one] first turn
   *[other] first { FORM($count, as: "form-number") } turns
 } of the game you may not play { FORM($rank, form: "a") } at all.
howto-ban-turns = Only turns in which you laid a card count.
howto-ban-saves-nobody = { START($rank, form: "a") } that you may not play does not help you when you have nothing else to play.
howto-wears-off = When the stock has been renewed { $count ->
    [one] once
   *[other] { FORM($count, as: "form-number") } times
 } in a deal, this is different for the rest of it: { $what }.
howto-worn = { FORM($card, form: "the") } { $does }

## Totals that cost or pay something

howto-hit = If your card takes the total up to exactly { $totals }, every other player in the deal { howto-pays }.
howto-jump = If it takes the total from below { $totals } to above it, you { howto-pay }.
howto-hit-end = If your card makes the total exactly { $limit }, the deal is over, and every other player in the deal { howto-pays }.
howto-over-end = If it takes the total over { $limit }, the deal is over, and you { howto-pay }.
howto-jump-also-paid = If you jump over { $totals } on the way, you pay for that as well.
howto-jump-not-paid = You pay nothing more for what you jump over on the way.
howto-down-is-free = A total that goes down or stays the same costs nobody anything.
howto-out-still-turns = If you go out of the game by the card that you lay, and it turns the direction, it does so all the same, as if you were still in.
howto-out-still-skips = If you go out of the game by the card that you lay, and it skips, it does so all the same, as if you were still in.
howto-out-still-turns-or-skips = If you go out of the game by the card that you lay, it still turns the direction or skips, as if you were still in.
howto-fine = If your card makes the total { $totals }, you { howto-pay } at once. The deal goes on.
howto-fine-repeated-pays = If the total is one of these already and your card leaves it as it is, you call it again and pay as well.
howto-fine-repeated-free = If the total is one of these already and your card leaves it as it is, that costs nothing.
howto-fine-owed = A player who is out by it lays no more cards in that turn, and plays that are missing then lapse.
howto-fine-owed-handed-on = If you are out by it, you play no more cards in that turn. Plays that are missing then lapse, unless the card you played hands them on.
howto-borders = The borders lie just above { $totals }. If your card takes the total across a border, up or down, you lose one game point for each border that it crosses.
howto-borders-up = The borders lie just above { $totals }. If your card takes the total up across a border, you lose one game point for each border that it crosses. Going back down costs nothing.
howto-borders-floor = You cannot have fewer than 0 game points.
howto-borders-no-floor = Your game points may go below 0. Then they are taken off your score.

## Paying for a total over the limit

howto-payment-overshoot = If your card takes the total over { $limit }, you pay each of the others as many points as it is over: with { $total }, each gets { FORM($count, as: "form-number") }. Then the deal is over.
howto-payment-over = If your card takes the total over { $limit }, the deal is over, and you pay each of the others { $count ->
    [one] one point
   *[other] { FORM($count, as: "form-number") } points
 }.
howto-payment-forfeit = If your card takes the total over { $limit }, you get a forfeit. Then the deal is over.
howto-payment-exact = If your card makes it exactly { $limit }, the deal is over too, and you get { $count ->
    [one] one point
   *[other] { FORM($count, as: "form-number") } points
 } from each of the others.
howto-payment-exact-free = If your card makes it exactly { $limit }, the deal is over too, and it costs nobody anything.
howto-payment-debts = Points are written down as a score, which may go below 0.

## Exactly 69

howto-69-back = If you change the total to exactly 69, from below or from above, you { $cost ->
    [corner] may have one fold more
    [fold] may have one fold more
   *[other] take back { $cost } of what was paid
 }. If there is nothing left to win back, you get nothing.
howto-69-more = If you change the total to exactly 69, from below or from above, you { $cost ->
    [corner] may have one fold more
    [fold] may have one fold more
   *[other] get { $cost } more
 }.
howto-69-nothing = Exactly 69 does nothing: in this game there is nothing to win back.
howto-69-forfeit = If you change the total to exactly 69, from below or from above, all the others in the deal get a forfeit.
howto-69-zero = If you change the total to exactly 69, from below or from above, you say so, and then the total is 0.
howto-69-bank = What you get comes from a bank, which has as many as all players begin the game with. Once the bank is empty, exactly 69 wins nothing.
howto-69-bank-followers = What players get when others leave comes from it too, as far as it has any.
howto-69-bank-each-deal = What you get comes from a bank, which in every deal has as many as all players begin it with. Once the bank is empty, exactly 69 wins nothing more in that deal.

## Hands that decide

howto-hands = All hands are looked at after the deal and after every draw.
howto-hands-wins = Three { FORM($rank, form: "many") } win the game at once.
howto-hands-all-lose = Three { FORM($rank, form: "many") } end the game at once, and everybody loses.
howto-hands-first = If there are several such hands, the first one from the dealer's { howto-side } decides.
howto-hands-both = A hand that has both counts for its three { FORM($rank, form: "many") }.
howto-three-any-time = If you hold three cards of one rank, you may call and lay them down at any time between two plays.
howto-three-own-turn = If you hold three cards of one rank, you may call and lay them down in your turn, before you play.
howto-three-active = Then every other player who is still in the deal { howto-pays }, and the deal is over.
howto-three-all = Then every other player { howto-pays }, and the deal is over.
howto-three-free = It costs you nothing. It is not a play, and nobody has to do it.
howto-three-first = If several players could, the first from the dealer's { howto-side } comes first.

## Zeus, a figure that players take from each other; he is spoken of as of a man

howto-zeus-nobody = At first nobody holds Zeus. There are three ways to take him, from whoever holds him.
howto-zeus-tens = You take Zeus when your card changes the total to 10, 20 or another multiple of ten up to { $limit }.
howto-zeus-same = You take Zeus when you lay a number on the same number that an opponent has just laid.
howto-zeus-gods = You take Zeus when you lay { FORM($cards, form: "a") }.
howto-zeus-sneak = When a player has laid a number, any other player who holds the same number may lay it at once, out of turn. It adds to the total as usual and takes Zeus. The player who laid it draws a card, and play goes on from there.
howto-zeus-sneak-several = If several players want to, the one who would have played first does.
howto-zeus-end = When the total is { $limit } or more, the deal is over, and whoever holds Zeus gets a letter. The card that ends the deal may still take him.
howto-zeus-end-nobody = If nobody holds him, the player who ended the deal takes him.

## The last card, and bombs

howto-last-card = Whoever lays the last card of the hand wins the deal, and the deal is over. It has to be a card that may be laid, but nothing that it does is carried out.
howto-last-card-others = Every other player { howto-pays }.
# $rank saves from the bomb.
howto-bomb = When somebody lays { FORM($cards, form: "a") }, every other player, beginning with the next one, either discards { FORM($rank, form: "a") } or { howto-pays }. If you have { FORM($rank, form: "a") }, you may keep it and { howto-pay }.
howto-bomb-last-card = When all have done so, whoever discarded the last card of the hand that way wins the deal.
howto-bomb-next = Otherwise the player after the one who laid { FORM($cards, form: "a") } is next, as always.
howto-others-draw = When all the others have to draw, the next player draws first.

## Two players

howto-two-players = This holds while only two players are in the deal.
howto-two-reverse-nothing = A card that turns the direction does not change who plays next.
howto-two-reverse-again = If you lay a card that turns the direction, you play again.
howto-two-skip-nobody = A card that skips does not make the other player miss a turn.
howto-two-skip-again = If you lay a card that skips, you play again.
howto-two-hands-on = A card that hands plays on hands them to the other player.
howto-two-choose = If you may name the next player, you name the other one.

## When you cannot play

howto-out-of-deal = { $who ->
    [both] If you give up or have no cards
    [give-up] If you give up
   *[cards] If you have no cards
 }, you are out of the deal.
howto-out-of-deal-pays = { $who ->
    [both] If you give up or have no cards
    [give-up] If you give up
   *[cards] If you have no cards
 }, you { howto-pay } and are out of the deal.
howto-out-of-deal-last = When only one player is left in it, the deal is over.
howto-out-of-deal-last-wins = The last player left in it wins the game.
howto-out-of-deal-points = The points that everybody has left are added as usual.
howto-out-of-deal-keeps-points = If you give up, you keep all your points. So giving up at once may be your best move.
howto-out-of-deal-no-letter = Nobody gets a letter then.
howto-stuck-pay = If you cannot play any card, you { howto-pay }.
howto-team-pays = If one of you cannot play any card, every one of you pays { $cost }.
howto-stuck-forfeit = If you cannot play any card, you get a forfeit.
howto-stuck-out = If you cannot play any card, you are out of the game.
howto-stuck-reset = The total goes to 0.
howto-stuck-keeps-hand = You keep your hand, unless that loss puts you out of the game. Either way the next player goes on.
howto-stuck-lays-down = You lay your hand down.
howto-stuck-out-of-deal = You lay your hand down and are out of this deal only.
howto-stuck-out-of-deal-only = If you cannot play any card, you are out of this deal.
howto-stuck-pay-out = If you cannot play any card, you { howto-pay } and are out of the game, whatever you have left.
howto-pile-away = { $turns ->
    [on] The pile is put aside, the total is { $total }, and the next player begins a new pile in the same direction.
   *[off] The pile is put aside, the total is { $total }, and the next player begins a new pile.
 }
howto-pile-away-last = { $count ->
    [one] { $turns ->
        [on] The last card is taken off the pile, the total is what it was before it, and the next player goes on in the same direction.
       *[off] The last card is taken off the pile, the total is what it was before it, and the next player goes on.
     }
   *[other] { $turns ->
        [on] The last { FORM($count, as: "form-number") } cards are taken off the pile, the total is what it was before them, and the next player goes on in the same direction.
       *[off] The last { FORM($count, as: "form-number") } cards are taken off the pile, the total is what it was before them, and the next player goes on.
     }
 }
howto-pile-away-others = The other players keep their cards.
howto-pile-away-redraw = If you are still in the game, you put your hand away too and draw a new one.
howto-pile-away-keep = If you are still in the game, you keep your hand.
howto-pile-away-sit-out = If you are still in the game, you wait until only one player is left. That ends the deal.
howto-pile-away-out = The hand of the player who is out is put away too.
howto-deal-is-over = The deal is over.
howto-next-faces-same = { $turns ->
    [on] If two or more are left, the next player faces the same total, in the same direction.
   *[off] If two or more are left, the next player faces the same total.
 }
howto-last-wins-deal = The last player left wins the deal.
howto-no-cards = If you have no cards on your turn, you cannot play either.
howto-no-cards-pay = If you have no cards on your turn, it costs you more: then you { howto-pay }.

## Out of the game

howto-out-last-paid = When you have paid your last { $kind ->
    [penny] penny
    [nickel] nickel
    [chip] chip
   *[token] token
 }, you are out of the game.
howto-out-last-paid-at-once = When you have paid your last { $kind ->
    [penny] penny
    [nickel] nickel
    [chip] chip
   *[token] token
 }, you are out of the game at once, even in the middle of a deal.
howto-out-made = { $kind ->
    [bomb] Your { FORM($count, as: "form-ordinal") } flipped time bomb
    [corner] Your { FORM($count, as: "form-ordinal") } folded corner
   *[fold] Your { FORM($count, as: "form-ordinal") } fold
 } puts you out of the game.
howto-out-last-made = { $kind ->
    [bomb] Your last flipped time bomb
    [corner] Your last folded corner
   *[fold] Your last fold
 } puts you out of the game.
howto-honor = { $kind ->
    [bomb] When all your time bombs are flipped
    [corner] When all your corners are folded
    [fold] When there is no room for another fold
    [penny] When you have no pennies left
    [nickel] When you have no nickels left
    [chip] When you have no chips left
   *[token] When you have no tokens left
 }, you are not out of the game yet: you play on, “on your honor”.
howto-honor-out = The next loss puts you out of the game.
howto-honor-out-at-once = If you would then have to pay once more, you are out of the game at once, even in the middle of a deal. Unless the deal is over by that, the others play on.
howto-honor-too-little = If you have to pay more than you have left, you pay what you have and are out as well.

## When the stock runs out

howto-stock-last-wins = The game is over, and whoever laid the last card wins.
howto-stock-play-on = Nobody draws any more. Play goes on with the cards in hand.
# In a game of one deal this wins the game; in others it wins that deal.
howto-going-out = If you play your last card after the stock has run out, you have won.
howto-going-out-of-deal = If you play your last card after the stock has run out, you have won this deal: it costs you nothing.
howto-going-out-others = You leave the play, and the others go on; the last one left has won too.
howto-stock = { $turns ->
    [on] The card on top of the pile stays. All the other played cards are shuffled and become the new stock. The total and the direction stay as they are.
   *[off] The card on top of the pile stays. All the other played cards are shuffled and become the new stock. The total stays as it is.
 }
howto-stock-all = { $turns ->
    [on] All the played cards are shuffled, the one on top of the pile too, and become the new stock. The next card begins a new pile. The total and the direction stay as they are.
   *[off] All the played cards are shuffled, the one on top of the pile too, and become the new stock. The next card begins a new pile. The total stays as it is.
 }
howto-stock-piles-too = Piles and hands that were put aside are shuffled in too.
howto-stock-hands-too = Hands of players who went out are shuffled in too.
howto-stock-nothing = If there is still nothing to draw, that draw is left out.
# The star is for the footnote.
howto-stock-nothing-star = If there is still nothing to draw, that draw is left out*.
howto-footnote = * The same few cards could go round without end. So this program has a rule of its own: once the stock has been renewed five hundred times in one deal, nobody draws any more. The hands run out, and the deal ends.

## The next deal

howto-one-deal = One deal is a whole game. You may play another one.
howto-reward = The winner of a game gets a reward mark. Marks are counted over all the games you play again.
howto-next-shuffle = { $turns ->
    [on] All the cards are shuffled for the next deal. The total is { $total } again, and play goes { howto-way }.
   *[off] All the cards are shuffled for the next deal. The total is { $total } again.
 }
howto-next-all-dealt = { $turns ->
    [on] All the cards are shuffled and dealt again for the next deal, and play goes { howto-way }.
   *[off] All the cards are shuffled and dealt again for the next deal.
 }
howto-next-keep-hands = { $turns ->
    [on] For the next deal everybody keeps the cards that are left in hand. Beginning at the dealer's { howto-side }, everybody draws up to a full hand. The total is 0 again, and play goes { howto-way }.
   *[off] For the next deal everybody keeps the cards that are left in hand. Beginning at the dealer's { howto-side }, everybody draws up to a full hand. The total is 0 again.
 }
howto-deals-left = The deal passes to the { howto-side }.
howto-deals-right = The deal passes to the { howto-other-side }.
howto-deals-left-past = { $turns ->
    [on] The deal passes to the { howto-side }, to the next player in the game, whatever the direction of play was.
   *[off] The deal passes to the { howto-side }, to the next player in the game.
 }
howto-deals-right-past = { $turns ->
    [on] The deal passes to the { howto-other-side }, to the next player in the game, whatever the direction of play was.
   *[off] The deal passes to the { howto-other-side }, to the next player in the game.
 }
howto-deals-winner = The winner deals.
howto-deals-loser = The loser deals.
howto-deals-right_of_winner = The player at the winner's { howto-other-side } deals.
howto-next-dealer-steps-in = If that player is out of the game, the next one to the { howto-other-side } deals.
howto-begins-left_of_dealer = The player at the dealer's { howto-side } begins.
howto-begins-loser = The loser begins.
howto-begins-winner = The winner begins.
howto-next-steps-in = For a player who is out of the game, the next one to the { howto-side } steps in.
howto-next-last-to-pay = Of several losers, it is the one who paid last.
howto-deals-no-winner = If a deal ends without a winner, the deal passes to the { howto-side }.
howto-begins-no-winner = After a deal without a winner, the player at the dealer's { howto-side } begins.

## The end of the game

howto-end-letters = The first player to have { $cost } wins the game.
howto-end-team = When the total is exactly { $limit }, all of you win the game together.
howto-end-team-lost = When all your tokens are paid, all of you have lost it.
howto-end-deal-over = A deal is over when the total is above { $limit }. Then everybody adds the game points that are left to a score.
howto-end-score = When somebody has a score of { $total } or more, the highest score wins the game.
howto-end-tie-extra_deal = If several have it, further deals decide.
howto-end-tie-shared = If several have it, they share the win.
howto-last-wins = The last player left in the game wins.
howto-last-wins-too = The last player left in the game wins too.
howto-end-going-out = Whoever has played their last card has won the game, and so has the last player left in it. So there may be several winners, and perhaps nobody loses.
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
howto-end-match-won = A deal that you win is worth a point. The first player to have { $count ->
    [one] one point
   *[other] { FORM($count, as: "form-number") } points
 } wins the game.
howto-end-match-lost = A forfeit puts nobody out of the game. When somebody has { $count ->
    [one] one forfeit
   *[other] { FORM($count, as: "form-number") } forfeits
 }, the game is over.
howto-end-fewest-wins = Whoever has the fewest forfeits wins. Several may share the win.
howto-end-highest-wins = Whoever has the highest score wins. Several may share the win.
howto-end-none = The game has no end of its own: it is over when you want to stop.
howto-fewest-best = Whoever has the fewest forfeits is the best.

## What the sources do not say, at the very end

howto-ours-zeus = The sources do not say who takes Zeus when nobody holds him at the end, where a total that ends in 5 is rounded to, how the digits of a small total are swapped, and whether the total can go below 0. What is said of that here is our own.
howto-ours-shed = The sources do not say what follows a flipped time bomb, whether the last card of a hand still does something, who draws in which order, and what becomes of two plays that somebody cannot finish. What is said of that here is our own.
howto-ours-no-end = The source does not say how the game ends. That forfeits are counted is our own.

## Worked examples
##
## One stands under each special card in the table of the cards, some at the end of a section. The first of these messages
## holds one or more of the others, one after the other: “Example: The total is 99. Anna plays a four, and it stays 99.
## Play turns round: Dan is next, not Ben.” The numbers are worked out when the rules are shown. Nothing is known of the
## players but their names, so speak neither of her nor of him.

howto-example = Example: { $told }

# Four players in the order in which they sit, to the left. Take names that are common where your language is spoken.
howto-example-name = { $count ->
    [1] Anna
    [2] Ben
    [3] Carla
   *[other] Dan
 }

# What becomes of the total. “It” is the total.
howto-example-makes = The total is { $before }. { $player } plays { FORM($card, form: "a") } and makes it { $after }.
howto-example-keeps = The total is { $before }. { $player } plays { FORM($card, form: "a") }, and it stays { $before }.
# 95 or 75.
howto-example-choice = The total is { $before }. { $player } plays { FORM($card, form: "a") } and may make it { $totals }.
# The same card once more: it has a choice, but $total is above the limit.
howto-example-has-to-stay = At { $before } it has to stay { $before }: { $total } would be too much.
# The same where play turns round if it stays so.
howto-example-has-to-turn = At { $before } it has to stay { $before }, and play turns round: { $total } would be too much.
howto-example-no-choice = At { $before } it has to be { $after }: { $total } would be too much.
# One of the totals that it may make; what else happens then is told next. With $totals, the others, nothing else does.
howto-example-one-way = { $player } chooses { $after }; { $totals } would do nothing else.
# The same card at another total.
howto-example-otherwise = At { $before } the same card makes it { $after }.
howto-example-any = The total is { $before }. { $player } plays { FORM($card, form: "a") } and says “{ $after }”. Now it is { $after }.
# $other has laid $second, and $player copies it with $card.
howto-example-copies = { $other } plays { FORM($second, form: "a") } and makes the total { $before }. { $player } plays { FORM($card, form: "a") }, which does the same, and makes it { $after }.
howto-example-not-now = At { $before } that card cannot be played.
howto-example-never = The total is only { $before }. Even now { $player } may not play { FORM($card, form: "a") }.
# Alone such a card may not be played.
howto-example-thrown = With four { FORM($rank, form: "many") } in hand, { $player } may play all four at once. The total stays { $before }.

# What else happens.
howto-example-turned = Play turns round: { $next } is next, not { $other }.
howto-example-skipped = { $other } is skipped, and { $next } is next.
howto-example-again = { $player } plays again.
howto-example-named = { $player } names { FORM($next, form: "whom") }, who plays next.
howto-example-struck = { $player } names { FORM($other, form: "whom") }, who is out of the deal. { $next } is next.
# The card $second saves who holds it.
howto-example-saved = { $player } plays { FORM($card, form: "a") } and names { FORM($other, form: "whom") }, who holds { FORM($second, form: "a") }. { $other } lays it under that card, draws another one and stays in the deal.
# $count cards are what $player has after it.
howto-example-exchanged = { $player } names { FORM($other, form: "whom") }, and the two exchange hands. Now { $player } has the { $count ->
    [one] one card
   *[other] { FORM($count, as: "form-number") } cards
 } that { $other } had.
howto-example-redealt = All hands are dealt anew: { $count ->
    [one] everybody gets one card
   *[other] everybody gets { FORM($count, as: "form-number") } cards
 }.
howto-example-stolen = { $player } names { FORM($other, form: "whom") } and takes a card out of that hand without seeing it. { $other } draws one at once.
howto-example-stolen-seen = { $player } names { FORM($other, form: "whom") }, looks at that hand and takes { FORM($second, form: "the") }. { $other } draws a card at once.
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
   *[other] { $others } have none and { howto-pay } each.
 }

# Playing twice.
howto-example-twice = { $next } has to play twice: { FORM($card, form: "a") } makes it { $before }, and then { FORM($second, form: "a") } makes it { $after }.
# Between the two plays the total goes back to $total.
howto-example-twice-back = { $next } has to play twice. After { FORM($card, form: "a") } it is { $before } and goes back to { $total }. After { FORM($second, form: "a") } it is { $after }.
howto-example-handed-on = { $player } has to play twice, and first plays { FORM($card, form: "a") }. That turn is over: now { $next } has to play twice.
howto-example-cancelled = { $player } has to play twice, and plays { FORM($card, form: "a") } instead. That turn is over, and { $next } has an ordinary turn.

# A rank that is answered with the same rank.
howto-example-unanswered = If { $next } lays no { FORM($rank) } on it, { $next } loses the turn, and { $other } is next.
howto-example-answered = If { $next } does and { $other } does not, { $other } has to lay a penalty of { FORM($count, as: "form-number") } cards.

# Several cards at once.
howto-example-pair = The total is { $before }. { $player } lays { FORM($cards, form: "a") } together and makes it { $after }.
howto-example-several = The total is { $before }. { $player } lays { FORM($count, as: "form-number") } { FORM($rank, form: "many") } at once and makes it { $after }.

# Totals that cost or pay something.
howto-example-hit = So every other player { howto-pays }.
howto-example-jump = That jumps over { $total }, so { $player } { howto-pays }.
# The total that was made costs whoever made it.
howto-example-fine = So { $player } { howto-pays } at once, and the deal goes on.
howto-example-border = That crosses the border above { $total }, so { $player } { howto-pays }.

# The total is exactly 69 now.
howto-example-69-wins = { $cost ->
    [corner] So { $player } may have one fold more.
    [fold] So { $player } may have one fold more.
   *[other] So { $player } gets { $cost }.
 }
howto-example-69-forfeit = So all the others get a forfeit.
howto-example-69-zero = So now it is 0.

# Hands and turns.
howto-example-three = { $player } lays down three { FORM($rank, form: "many") }. The deal is over, and every other player { howto-pays }.
howto-example-banned = In the first turn of the game { $player } may not play { FORM($card, form: "a") } at { $before }.
howto-example-not-banned = At { $before } that would be possible.
# $player has just laid the same number.
howto-example-sneak = { $other } holds { FORM($card, form: "a") } too, lays it at once and makes it { $after }. Now { $other } has Zeus.

# $rank goes on with the run.
howto-example-run = { $player } plays { FORM($card, form: "a") }, and { $next } plays { FORM($second, form: "a") }: that is a run. { $other } may draw for { FORM($rank, form: "a") }, but for no other card.

## Tips
##
## What a good player keeps in mind. A game has two or three of them, each where its rules make it true.

howto-tip-keep = Keep { FORM($cards, form: "a") } for the end: it can be played even at { $limit }.
howto-tip-team = Near { $limit }, ask who has the card that makes it exactly, and leave the total to them.
howto-tip-another-try = When nobody has the card that is missing, { FORM($cards, form: "a") } gives you another try.
howto-tip-high = Lay your high cards early. Near { $limit } there is no room for them any more.
howto-tip-rush = When the rest of your hand is safe at { $limit }, lay { FORM($cards, form: "a") } early: the others may not be ready for it.
howto-tip-take-off = What you take off is room for the next player too. If you can leave the total at { $limit } instead, do.
howto-tip-name-next = When the total is { $limit }, lay { FORM($cards, form: "a") } and name somebody who will find it hard.
howto-tip-any = Keep { FORM($cards, form: "a") } until nothing else fits: it makes the total whatever you say.
howto-tip-double = Lay { FORM($cards, form: "a") } early: doubling a low total adds little.
howto-tip-copy = { START($cards, form: "a") } is worth as much as the card before it. After one that leaves the total as it is, or takes something off, it can be played even at { $limit }.
howto-tip-never = Do not count on { FORM($cards, form: "a") }: it stays in your hand to the end of the deal, and you play with the others.
howto-tip-thrown = { START($rank, form: "a") } is dead weight: you get rid of it only together with three more.

# Cards that lay something on others.
howto-tip-twice = Hold two safe cards rather than one: if you have to play twice, you need both.
howto-tip-hand-on = Save { FORM($ranks, form: "a") } for when you have to play twice: laid first, it hands both plays on.
howto-tip-answer = Hold { FORM($rank, form: "a") } to answer with. After two { FORM($rank, form: "many") } in a row, whoever lays none has to lay two cards; after three, three.
howto-tip-shield = Do not play { FORM($cards, form: "a") } without need: nothing else saves you when somebody names you.
howto-tip-exchange = Exchange hands when nothing else in yours is safe at { $limit }.
howto-tip-several = Cards of one rank can go at once, and you draw as many new ones: a quick way out of a bad hand.
howto-tip-pair = A pair of { FORM($ranks, form: "many") } adds no more than one of them, and brings you two new cards.
howto-tip-run = Hold cards with neighbouring ranks. Whoever cannot go on with a run draws nothing, and has fewer and fewer cards.

# Other aims than the limit.
howto-tip-exchange-shed = Exchange hands with whoever has fewest cards.
howto-tip-others-draw = When somebody has only a card or two left, lay { FORM($cards, form: "a") }.
howto-tip-redeal = When the others have far fewer cards than you, lay { FORM($cards, form: "a") }.
howto-tip-bomb = Keep { FORM($rank, form: "a") } as long as you can: it saves you from { FORM($cards, form: "a") }.
howto-tip-zeus-ten = Before you play, see which of your cards makes the next multiple of ten: it takes Zeus.
howto-tip-reach = Leave no total from which the next player could reach { $total }, as long as you can.
howto-tip-reach-high = Keep your high cards for the end: they win from farther away.
howto-tip-zeus-last = Near { $limit }, save { FORM($cards, form: "a") } for the last moment. Only whoever holds Zeus at the end gets a letter.
howto-tip-hit = See whether one of your cards makes exactly { $totals }.
howto-tip-fine = Before you lay a card, see whether it makes { $totals }. If another card is as good, lay that.
howto-tip-ten-short = Do not leave the total ten short of { $totals }: no cards are more common than those that add ten.
howto-tip-down = When a high card would jump over one of these numbers, play one that takes something off or leaves the total as it is: that costs nothing.
howto-tip-payment = Keep a card that adds nothing for the end: just below { $limit } most others take you over it.
howto-tip-exact = Count ahead to exactly { $limit }: with the right card you end the deal, and the others pay.
howto-tip-all-dealt = Watch what is laid: whatever you do not see, the others hold.
howto-tip-border = Just below a border, play a card that leaves the total as it is. That never costs a point.
howto-tip-border-room = Get rid of high cards where there is room up to the next border.
howto-tip-69 = Count ahead to 69: with the right card you make it exactly.
howto-tip-three = Keep two cards of one rank: with a third you can end the deal, and the others pay.
howto-tip-hand-wins = Keep two { FORM($rank, form: "many") }: a third wins the game.
howto-tip-hand-loses = Do not keep two { FORM($rank, form: "many") }: if you draw a third, everybody loses.
howto-tip-ban = Do not count on { FORM($rank, form: "many") } at the beginning. Keep something else that is safe at { $limit }.
howto-tip-pile-away = When somebody pays, the total is { $total } again and you keep your hand. Then high cards are useful.
howto-tip-stock = When the stock has run out, nobody draws. Save your safest cards for then.
howto-tip-draw = Draw at once. When the next card has been laid, your draw is lost.
