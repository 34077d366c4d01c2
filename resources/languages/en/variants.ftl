### Games: how each is called, and one sentence that tells what it is like. The name stands on the table and in lists,
### with as little room as in English; the sentence ends with a full stop.
###
### A variant file of somebody's own is shown as it is written, where it does not say the same as here.

variants-ninety-nine = Ninety-nine
variants-ninety-nine-blurb = The classic: nines pass, fours turn the direction, a king makes 99.

variants-ninety-nine-orcutt = Ninety-nine, Orcutt
variants-ninety-nine-orcutt-blurb = Five cards and four nickels: more to choose from, longer deals.

variants-ninety-nine-boyer = Ninety-nine, Boyer
variants-ninety-nine-boyer-blurb = Seven cards and one life: whoever is stuck is out at once.

variants-99-gronemann = Ninety-nine, Gronemann
variants-99-gronemann-blurb = Whoever is stuck sits out, the last one left wins the deal, and three deals win the game.

variants-ninety-nine-king-nine-swap = Ninety-nine, king and nine swapped
variants-ninety-nine-king-nine-swap-blurb = Now the nine makes 99 and the king passes.

variants-ninety-nine-four-nine-swap = Ninety-nine, four and nine swapped
variants-ninety-nine-four-nine-swap-blurb = Now the nine turns the direction and the four passes.

variants-ninety-nine-minus-ten = Ninety-nine, ten always subtracts
variants-ninety-nine-minus-ten-blurb = A ten takes ten off, and never adds.

variants-ninety-nine-four-again = Ninety-nine, four plays again
variants-ninety-nine-four-again-blurb = Between two players a four gives another turn.

variants-ninety-nine-four-corners = Ninety-nine, four corners
variants-ninety-nine-four-corners-blurb = Every loss folds a corner of your bill; the fourth puts you out.

variants-ninety-nine-pile-away = Ninety-nine, pile taken away
variants-ninety-nine-pile-away-blurb = Nobody deals again: whoever is stuck pays, the pile goes, and the count begins at 0.

variants-ninety-nine-69 = Ninety-nine with a 69
variants-ninety-nine-69-blurb = Making exactly 69 wins back a token from the centre.

variants-ninety-nine-1950s = Ninety-nine of the 1950s
variants-ninety-nine-1950s-blurb = Sevens turn the direction, no card makes 99, and you may play on your honor.

variants-ninety-nine-wilson = Ninety-nine with borders
variants-ninety-nine-wilson-blurb = Every border you cross, up or down, costs a point; 15 points end the game.

variants-ninety-nine-qcsalon = Ninety-nine, 33-66-99
variants-ninety-nine-qcsalon-blurb = Hit 33, 66 or 99 and the others pay; jump over one and you pay.

variants-ninety-nine-qcsalon-beginner = Ninety-nine, 33-66-99 for beginners
variants-ninety-nine-qcsalon-beginner-blurb = The same with plain jacks and fours: every even total is halved by a two.

variants-ninety-nine-ishihara = Ninety-nine, Ishihara
variants-ninety-nine-ishihara-blurb = One long deal without tokens: whoever is stuck is out, and kings must wait five turns.

variants-ninety-nine-ishihara-hands = Ninety-nine, Ishihara with hands
variants-ninety-nine-ishihara-hands-blurb = Three kings win the game at once; with three sixes everybody loses.

variants-ninety-eight = Ninety-eight
variants-ninety-eight-blurb = The simple, quick one: no card turns the direction, and the loser of each deal pays a forfeit.

variants-ninety-eight-umass = Ninety-eight, UMass Amherst
variants-ninety-eight-umass-blurb = Three special cards: one puts a player out, one saves you, one exchanges hands.

variants-ninety-eight-arizona = Ninety-eight, original Arizona
variants-ninety-eight-arizona-blurb = Jokers make the next player play twice, cards of a rank go together, and the last one left wins.

variants-one-hundred = One Hundred
variants-one-hundred-blurb = Up to 100: black aces make any total, tens make 100, and red fives take five off.

variants-hundert = Hundert
variants-hundert-blurb = All the cards are dealt, and every card may be laid: over 100 you pay each of the others what is over.

variants-to-twenty = To twenty
variants-to-twenty-blurb = A first game for small children: aces to fives add their number, jacks take two away, and 20 is the limit.

variants-to-fifty = To fifty
variants-to-fifty-blurb = A second game for children, to 50: a jack adds ten, a ten takes ten away, a queen five, and a king makes 50.

variants-back-to-zero = Back to zero
variants-back-to-zero-blurb = From 50 back down: numbers and kings take away, a jack adds ten, a queen five, and below 0 loses.

variants-reach-99-together = Reach 99 together
variants-reach-99-together-blurb = All of you against the limit: make exactly 99 together, before your two tokens are gone.

variants-oh-no-99 = Oh No! 99!
variants-oh-no-99-blurb = A classroom game: a queen counts +1 to +10, −10 or 0, and whoever cannot play is out.

variants-depasse-pas-100 = Dépasse pas 100!
variants-depasse-pas-100-blurb = From French schools: court cards add or take away, and the last two cards go with who cannot play.

variants-scary-seven = Scary Seven
variants-scary-seven-blurb = Numbers to 12 make 25 and no more, and sevens take seven away.

variants-zero-to-100 = From 0 to 100
variants-zero-to-100-blurb = Numbers to 12, wild cards, and nobody is ever out: whoever reaches 100 first wins.

variants-ninety-nine-standard = Ninety-nine, standard
variants-ninety-nine-standard-blurb = A nine makes 99, a three skips a player, and a king changes nothing.

variants-ninety-nine-alternative = Ninety-nine, alternative
variants-ninety-nine-alternative-blurb = Nines pass, tens take ten off, kings make 99.

variants-ninety-nine-chicago = Chicago
variants-ninety-nine-chicago-blurb = Both the three and the nine skip a player; tens take ten off.

variants-ninety-nine-hawaiian = Hawaiian
variants-ninety-nine-hawaiian-blurb = From Hawaii: nines and jacks make 99, fives and tens bring the total down.

variants-ninety-nine-nepal = Nepal
variants-ninety-nine-nepal-blurb = The small two makes 99, and a king is just ten more.

variants-ninety-nine-denexa = Ninety-nine, denexa
variants-ninety-nine-denexa-blurb = Four cards each, nines make 99 and threes skip a player, for two to six.

variants-ninety-nine-gamerules = Ninety-nine, gamerules
variants-ninety-nine-gamerules-blurb = The classic, with two packs and three chips from four players up.

variants-ninety-nine-five-folds = Ninety-nine, five folds
variants-ninety-nine-five-folds-blurb = Fold the four corners of your bill, then the bill in half: the fifth fold puts you out.

variants-ninety-nine-michigan = Michigan
variants-ninety-nine-michigan-blurb = Whoever is stuck sits out that deal only; three of a kind may be laid down at any time.

variants-ninety-nine-taiwanese = Taiwanese
variants-ninety-nine-taiwanese-blurb = Five cards each; a five lets you name who plays next, and a queen adds or takes twenty.
variants-99-poker-shed = Jiujiu, last card wins
variants-99-poker-shed-blurb = Nothing is shuffled again: when the stock has run out, whoever plays the last card in hand has won.
variants-99-poker = Poker 99
variants-99-poker-blurb = Red tens and queens only add, and the ace of spades makes 0 only until the stock has been renewed four times.

variants-ninety-nine-jokers = Ninety-nine with jokers
variants-ninety-nine-jokers-blurb = Jokers make 99, and a king turns the direction.

variants-ninety-nine-icelandic = Icelandic
variants-ninety-nine-icelandic-blurb = A queen must be answered with a queen, or it costs a turn, then as many cards as there are queens.

variants-ninety-nine-lincoln-2018 = JBB Lincoln 2018
variants-ninety-nine-lincoln-2018-blurb = Queens to answer, and what you cannot lay of a penalty is handed on to the next player.

variants-ninety-nine-st-albans-2019 = JBB St Albans 2019
variants-ninety-nine-st-albans-2019-blurb = Queens to answer, and sixes are worth eight while eights are worth six.

variants-ninety-nine-norwich-2022 = JBB Norwich 2022
variants-ninety-nine-norwich-2022-blurb = Queens to answer, and a joker that makes 99 and turns the direction.

variants-ninety-nine-whitby-2025 = JBB Whitby 2025
variants-ninety-nine-whitby-2025-blurb = Queens to answer, and runs: while ranks rise or fall, only those who go on may draw.

variants-ninety-nine-baltimore = Baltimore
variants-ninety-nine-baltimore-blurb = Sevens copy the last card, sixes steal one, one-eyed jacks make 99, and royal pairs count once.

variants-ninety-nine-thai = Thai 99
variants-ninety-nine-thai-blurb = From Thailand: a card is turned up to begin, and whoever is stuck is out.

variants-99-ptaff = Le 99, Quebec
variants-99-ptaff-blurb = Jacks turn the direction, and as soon as somebody has two forfeits, the game is over.

variants-99-queen-anne = Queen Anne’s 99
variants-99-queen-anne-blurb = After a joker the next player plays twice, and a four hands both plays on, to the player before.

variants-99-japan = 99 from Japan
variants-99-japan-blurb = A four turns the direction or adds four, an eight passes or adds eight, and a joker doubles the total.

variants-99-zpag = Le 99, many packs
variants-99-zpag-blurb = Two packs or more: nines turn the direction, jacks skip a player, tens take ten off.

variants-ono-99 = O'NO 99 (1980)
variants-ono-99-blurb = The boxed game: stay below 99, and pass a double play on with a hold or a reverse.

variants-ono-99-2022 = ONO 99 (2022)
variants-ono-99-2022-blurb = The new edition: one deal, whoever is stuck is out, and four ONO cards may be thrown together.

variants-neu-101 = Neu (Noi)
variants-neu-101-blurb = The box from Japan: up to 101, five cards make 101 at once, and two plays in one turn can be handed on.
variants-lobo-77 = LOBO 77
variants-lobo-77-blurb = The boxed game: stay below 77, and do not call 11, 22, 33, 44, 55 or 66, as each of them costs a chip.

variants-rs-99 = RS Games 99
variants-rs-99-blurb = Nine tokens and 60 cards, as on the servers of RS Games: up to 99, with skips and four 99s.

variants-zeus-on-the-loose = Zeus on the Loose
variants-zeus-on-the-loose-blurb = Gods and numbers climb a mountain: hold Zeus when the total reaches 100.

variants-boom-o = Boom-O
variants-boom-o-blurb = Get rid of your cards before the clock ticks past sixty; three time bombs flipped and you are out.

variants-five-alive = 5 Alive
variants-five-alive-blurb = Get rid of ten cards below 22: a bomb asks for a zero, and one card gives everybody a new hand.

## What is called at the table when such a card is laid, before the total

variants-call-pass-to-you = pass to you
variants-call-back-on-you = back on you
variants-call-pass-me-by = pass me by
