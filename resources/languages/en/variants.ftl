### The games' names, as short as in English, and a sentence or two on each. Someone's own variant file has its own words.

variants-ninety-nine = Ninety-nine
variants-ninety-nine-blurb = The classic: nines pass, fours reverse direction, and a king makes 99.

variants-ninety-nine-orcutt = Ninety-nine, Orcutt
variants-ninety-nine-orcutt-blurb = Five cards and four nickels: more choice, longer deals.

variants-ninety-nine-boyer = Ninety-nine, Boyer
variants-ninety-nine-boyer-blurb = Seven cards and one life: if you're stuck, you're out.

variants-99-gronemann = Ninety-nine, Gronemann
variants-99-gronemann-blurb = If you're stuck, you sit out. The last player left wins the deal; win three deals and you win the game.

variants-ninety-nine-king-nine-swap = Ninety-nine, king and nine swapped
variants-ninety-nine-king-nine-swap-blurb = The nine makes 99, and the king passes.

variants-ninety-nine-four-nine-swap = Ninety-nine, four and nine swapped
variants-ninety-nine-four-nine-swap-blurb = The nine reverses, and the four passes.

variants-ninety-nine-minus-ten = Ninety-nine, ten always subtracts
variants-ninety-nine-minus-ten-blurb = A ten takes away ten and never adds.

variants-ninety-nine-four-again = Ninety-nine, four plays again
variants-ninety-nine-four-again-blurb = With two players, a four gives you another turn.

variants-ninety-nine-four-corners = Ninety-nine, four corners
variants-ninety-nine-four-corners-blurb = Each loss folds a corner of your bill, and the fourth puts you out.

variants-ninety-nine-pile-away = Ninety-nine, pile taken away
variants-ninety-nine-pile-away-blurb = If you're stuck, you pay, and a new pile starts at 0.

variants-ninety-nine-69 = Ninety-nine with a 69
variants-ninety-nine-69-blurb = Make exactly 69 to win back a token from the middle.

variants-ninety-nine-1950s = Ninety-nine of the 1950s
variants-ninety-nine-1950s-blurb = Sevens reverse, no card makes 99, and after your last penny you get one more chance.

variants-ninety-nine-wilson = Ninety-nine with borders
variants-ninety-nine-wilson-blurb = 33, 66 and 99 are borders: crossing one costs a point. Leftover points go into your score; a score of 15 ends the game.

variants-ninety-nine-qcsalon = Ninety-nine, 33-66-99
variants-ninety-nine-qcsalon-blurb = Hit 33, 66 or 99 and the others pay; jump over one and you pay.

variants-ninety-nine-qcsalon-beginner = Ninety-nine, 33-66-99 for beginners
variants-ninety-nine-qcsalon-beginner-blurb = 33-66-99 with plain jacks and fours; a two halves even totals and doubles odd ones.

variants-ninety-nine-ishihara = Ninety-nine, Ishihara
variants-ninety-nine-ishihara-blurb = One long deal, no tokens: if you're stuck, you're out, and kings have to wait five turns.

variants-ninety-nine-ishihara-hands = Ninety-nine, Ishihara with hands
variants-ninety-nine-ishihara-hands-blurb = Three kings win the game right away; with three sixes, everyone loses.

variants-ninety-eight = Ninety-eight
variants-ninety-eight-blurb = Quick and simple: no card reverses, and the loser of each deal gets a forfeit.

variants-ninety-eight-umass = Ninety-eight, UMass Amherst
variants-ninety-eight-umass-blurb = Three special cards: one knocks a player out, one saves you, one swaps hands.

variants-ninety-eight-arizona = Ninety-eight, original Arizona
variants-ninety-eight-arizona-blurb = Jokers make the next player play twice, matching cards can be played together, and the last player left wins.

variants-one-hundred = One Hundred
variants-one-hundred-blurb = Up to 100: black aces make any total, tens make 100, and red fives take away five.

variants-hundert = Hundert
variants-hundert-blurb = All the cards are dealt, and all can be played: go over 100 and you pay everyone the extra.
variants-hindernislauf = Hindernislauf
variants-hindernislauf-blurb = Obstacle Race: hit 55, 66, 77, 88, 99 or 111 to win a point, jump over it and you lose one. 120 ends the deal.

variants-to-twenty = To twenty
variants-to-twenty-blurb = For small children, up to 20: aces to fives add their number, jacks take away two.

variants-to-ten = To ten
variants-to-ten-blurb = Dots, not numbers, up to ten: full dots add, empty ones take away.

variants-to-fifty = To fifty
variants-to-fifty-blurb = Up to 50: jacks add ten, tens take away ten, queens take away five, kings make 50.

variants-back-to-zero = Back to zero
variants-back-to-zero-blurb = From 50 back down: numbers and kings take away, a jack adds ten, a queen five, and below 0 loses.

variants-reach-99-together = Reach 99 together
variants-reach-99-together-blurb = All of you against the limit: make exactly 99 before your two tokens are gone.

variants-oh-no-99 = Oh No! 99!
variants-oh-no-99-blurb = A classroom game: a queen counts as +1 to +10, −10 or 0, and if you're stuck, you're out.

variants-depasse-pas-100 = Dépasse pas 100!
variants-depasse-pas-100-blurb = From French schools: face cards add or take away. If you're stuck, the last two cards come off the pile and you're out.
variants-99-do2learn = Ninetynine, do2learn
variants-99-do2learn-blurb = Hit 99 exactly without a king and you win. Go over and you're out, and the count starts again at 0.
variants-99-school-fr = Je calcule jusqu'à 99
variants-99-school-fr-blurb = A school game: the first to make exactly 99 without a king wins, and a jack skips a player.

variants-scary-seven = Scary Seven
variants-scary-seven-blurb = Numbers go to 12, the total to 25, and sevens take away seven.

variants-zero-to-100 = From 0 to 100
variants-zero-to-100-blurb = Numbers up to 12, wild cards, and nobody is ever out: the first to reach 100 wins.

variants-ninety-nine-standard = Ninety-nine, standard
variants-ninety-nine-standard-blurb = A nine makes 99, a three skips a player, and a king changes nothing.

variants-ninety-nine-alternative = Ninety-nine, alternative
variants-ninety-nine-alternative-blurb = Nines pass, tens take away ten, kings make 99.

variants-ninety-nine-chicago = Chicago
variants-ninety-nine-chicago-blurb = Threes and nines both skip a player; tens take away ten.

variants-ninety-nine-hawaiian = Hawaiian
variants-ninety-nine-hawaiian-blurb = From Hawaii: nines and jacks make 99, fives and tens bring the total down.

variants-ninety-nine-nepal = Nepal
variants-ninety-nine-nepal-blurb = The little two makes 99, and a king just adds ten.

variants-ninety-nine-denexa = Ninety-nine, denexa
variants-ninety-nine-denexa-blurb = For two to six, four cards each: nines make 99, and threes skip a player.

variants-ninety-nine-gamerules = Ninety-nine, gamerules
variants-ninety-nine-gamerules-blurb = The classic, with two packs and three chips for four or more players.

variants-ninety-nine-five-folds = Ninety-nine, five folds
variants-ninety-nine-five-folds-blurb = Fold the four corners of your bill, then fold it in half: the fifth fold puts you out.

variants-ninety-nine-michigan = Michigan
variants-ninety-nine-michigan-blurb = If you're stuck, you only sit out that deal. You can lay down three of a kind at any time.

variants-ninety-nine-taiwanese = Taiwanese
variants-ninety-nine-taiwanese-blurb = Five cards each; a five lets you choose who goes next, and a queen adds or takes away twenty.
variants-99-poker-shed = Jiujiu, last card wins
variants-99-poker-shed-blurb = Nothing is reshuffled: play your last card after the stock runs out, and you win.
variants-99-poker = Poker 99
variants-99-poker-blurb = Red tens and queens can only add. The ace of spades makes 0, but only until the fourth reshuffle.

variants-ninety-nine-jokers = Ninety-nine with jokers
variants-ninety-nine-jokers-blurb = Jokers make 99, and a king reverses direction.

variants-ninety-nine-icelandic = Icelandic
variants-ninety-nine-icelandic-blurb = Answer a queen with a queen, or lose a turn. Two or more in a row make you play that many cards.

variants-ninety-nine-lincoln-2018 = JBB Lincoln 2018
variants-ninety-nine-lincoln-2018-blurb = Queens must be answered, and the rest of a penalty passes to the next player.

variants-ninety-nine-st-albans-2019 = JBB St Albans 2019
variants-ninety-nine-st-albans-2019-blurb = Queens must be answered, and sixes and eights trade values.

variants-ninety-nine-norwich-2022 = JBB Norwich 2022
variants-ninety-nine-norwich-2022-blurb = Queens must be answered, and a joker makes 99 and reverses direction.

variants-ninety-nine-whitby-2025 = JBB Whitby 2025
variants-ninety-nine-whitby-2025-blurb = Queens must be answered. While ranks rise or fall in a run, you draw only if you continue it.

variants-ninety-nine-baltimore = Baltimore
variants-ninety-nine-baltimore-blurb = Sevens copy the last card, sixes steal one, one-eyed jacks make 99, and royal pairs count once.

variants-ninety-nine-thai = Thai 99
variants-ninety-nine-thai-blurb = From Thailand: a card is turned up to start, and if you're stuck, you're out.

variants-99-ptaff = Le 99, Quebec
variants-99-ptaff-blurb = Jacks reverse direction, and when anyone has two forfeits, the game is over.

variants-99-queen-anne = Queen Anne's 99
variants-99-queen-anne-blurb = After a joker the next player plays twice, and a four passes both plays back.

variants-99-japan = 99 from Japan
variants-99-japan-blurb = A four reverses or adds four, an eight passes or adds eight, and a joker doubles the total.

variants-99-nichidai = Nihon University 99
variants-99-nichidai-blurb = Special cards sleep until the total is 90. Only two aces always do what they can.

variants-99-zpag = Le 99, many packs
variants-99-zpag-blurb = Two or more packs: nines reverse, jacks skip a player, tens take away ten.

variants-ono-99 = O'NO 99 (1980)
variants-ono-99-blurb = The boxed game: stay below 99, and pass a double play on with a hold or a reverse.

variants-ono-99-2022 = ONO 99 (2022)
variants-ono-99-2022-blurb = The new edition: one deal, and if you're stuck, you're out. Four ONO cards can be played together.

variants-neu-101 = Neu (Noi)
variants-neu-101-blurb = A boxed game from Japan, up to 101: five cards jump straight to 101, and two plays can be passed on.
variants-lobo-77 = LOBO 77
variants-lobo-77-blurb = The boxed game: stay below 77, and don't hit 11, 22, 33, 44, 55 or 66. Each costs a chip.

variants-rs-99 = RS Games 99
variants-rs-99-blurb = Nine tokens and 60 cards, as on RS Games: up to 99, with skips and four cards that make 99.

variants-zeus-on-the-loose = Zeus on the Loose
variants-zeus-on-the-loose-blurb = Gods and numbers climb a mountain: hold Zeus when the total reaches 100.

variants-boom-o = Boom-O
variants-boom-o-blurb = Get rid of your cards before the clock ticks past sixty; three flipped time bombs and you're out.

variants-five-alive = 5 Alive
variants-five-alive-blurb = Stay below 22 and get rid of ten cards. A bomb asks for a zero, and one card gives everyone a new hand.

## Said before the total, for a special card

variants-call-pass-to-you = pass to you
variants-call-back-on-you = back on you
variants-call-pass-me-by = pass me by
