## House rules of all games

options-negative-totals = Summa undir núlli
options-negative-totals-allow = leyfð
options-negative-totals-floor = stoppar í 0

options-two-player-reverse = Snúningur, tveir spila
options-two-player-reverse-pass = hinn á leik
options-two-player-reverse-again = sami á aftur leik

options-two-player-skip = Hopp, tveir spila
options-two-player-skip-again = sami á aftur leik
options-two-player-skip-none = engin áhrif

options-draw-discipline = Að draga
options-draw-discipline-auto = spilið kemur sjálfkrafa
options-draw-discipline-manual = þú dregur, annars tapast spilið

options-elimination-rule = Úr leik
options-elimination-rule-at-zero = þegar ekkert er eftir
options-elimination-rule-below-zero = einu tapi síðar

options-tokens = Skífur
options-tokens-by-players = eftir fjölda leikmanna

options-hand-size = Spil á hendi
options-hand-size-by-players = eftir fjölda leikmanna

options-packs = Spilastokkar
options-packs-by-players = eftir fjölda leikmanna

options-packs-follow-players = Stokkar og skífur þegar leikmenn hætta
options-packs-follow-players-off = eins og áður
options-packs-follow-players-on = eins og fyrir þá sem eftir eru

options-deal-end = Þegar einhver getur ekki sett út
options-deal-end-deal-ends = umferðinni er lokið
options-deal-end-knock-out = úr leik; hinir spila áfram
options-deal-end-drop-out = borgar og situr hjá út umferðina
options-deal-end-pile-away = borgar; bunkinn er tekinn
options-deal-end-over-ends = umferðinni er lokið
options-deal-end-shed = ein skífa tapast

options-pile-away-loser = Hönd þess sem getur ekki sett út
options-pile-away-loser-redraw = er lögð niður og ný dregin
options-pile-away-loser-keep = er óbreytt
options-pile-away-loser-sit-out = er lögð niður; situr hjá

options-pile-away-cards = Spil úr bunka ef ekkert gengur
options-pile-away-cards-0 = allur bunkinn

options-start-direction = Átt í byrjun
options-start-direction-left = réttsælis
options-start-direction-right = hin áttin

options-dealer-rotation = Næsti gjafari
options-dealer-rotation-right-of-winner = til hægri við sigurvegarann
options-dealer-rotation-left-of-winner = til vinstri við sigurvegarann
options-dealer-rotation-left = til vinstri við gjafarann
options-dealer-rotation-right = til hægri við gjafarann
options-dealer-rotation-winner = sá sem vann
options-dealer-rotation-loser = sá sem tapaði

options-next-starter = Hver byrjar
options-next-starter-left-of-dealer = til vinstri við gjafarann
options-next-starter-right-of-dealer = til hægri við gjafarann
options-next-starter-loser = sá sem tapaði
options-next-starter-winner = sá sem vann

options-stock = Þegar stokkurinn er búinn
options-stock-reshuffle = bunkinn er stokkaður
options-stock-reshuffle-all = bunkinn er stokkaður, líka efsta spilið
options-stock-play-on = spilað áfram án þess að draga
options-empty-hand = Sá sem setur út síðasta spilið
options-empty-hand-stuck = getur ekki sett út næst
options-empty-hand-wins = hefur unnið

options-start-card = Upphaf bunkans
options-start-card-empty = ekkert spil, summan 0
options-start-card-turn-up-apply = spili snúið upp og það gildir
options-start-card-turn-up-ordinary = venjulegu spili snúið upp

options-allow-give-up = Að gefast upp
options-allow-give-up-off = ekki leyft
options-allow-give-up-on = leyft
options-allow-give-up-keeps-points = leyft (strax uppgjöf heldur öllum stigum)

options-mistakes-count = Mistök telja
options-mistakes-count-off = nei: hafnað
options-mistakes-count-on = já: sá sem fer yfir tapar

options-call-check = Að segja summuna
options-call-check-auto = enginn fer yfir summuna
options-call-check-practice = röng summa er leiðrétt
options-call-check-strict = röng summa kostar refsistig
options-call-check-token = röng summa kostar eina skífu
options-call-check-deal = röng summa tapar umferðinni

options-session-deals = Fjöldi umferða
options-session-deals-0 = eins margar og þú vilt

options-match-won = Umferðir til sigurs

options-match-lost = Töp sem ljúka leiknum

options-sixty-nine-effect = Nákvæmlega 69
options-sixty-nine-effect-none = ekkert gerist
options-sixty-nine-effect-pool-token = vinnur skífu úr miðjunni
options-sixty-nine-effect-bonus-token = vinnur skífu
options-sixty-nine-effect-others-forfeit = hinir fá refsistig
options-sixty-nine-effect-reset-zero = summan fer í 0

options-exchange-timing = Skipst á spilum
options-exchange-timing-after-draw = eftir að dregið er
options-exchange-timing-before-draw = áður en dregið er

options-king-ban-turns = Skipti án kóngs

options-king-ban-at-99 = Bannaður kóngur í hámarki
options-king-ban-at-99-allowed = leyfður
options-king-ban-at-99-banned = bannaður

options-qc-double-penalty = Hoppað yfir og farið yfir
options-qc-double-penalty-off = borgað einu sinni
options-qc-double-penalty-on = borgað fyrir bæði

options-doublet-repeat = Spil sem breytir ekki slíkri summu
options-doublet-repeat-pays = borgað aftur
options-doublet-repeat-free = kostar ekkert

options-exact-by = Að hitta hæstu summuna nákvæmlega
options-exact-by-on = vinnur með hvaða spili sem er
options-exact-by-counted = vinnur aðeins með því að bæta við eða draga frá

options-hurdles-goal = Stig fyrir að ljúka umferð
options-hurdles-target = Heildarstig til sigurs

options-wilson-points-floor = Stig stoppa í 0
options-wilson-points-floor-on = já
options-wilson-points-floor-off = nei
options-wilson-backwards = Aftur niður yfir þröskuld
options-wilson-backwards-costs = kostar stig
options-wilson-backwards-free = kostar ekkert

options-wilson-target = Heildarstig til sigurs

options-wilson-tie = Jafntefli í lokin
options-wilson-tie-extra-deal = ein umferð enn ræður
options-wilson-tie-shared = sigrinum er deilt

options-michigan-trips-hits = Hver borgar fyrir þrennu
options-michigan-trips-hits-active = þeir sem eru í umferðinni
options-michigan-trips-hits-all = allir hinir

options-michigan-trips-timing = Hvenær þrenna er lögð niður
options-michigan-trips-timing-any = milli hvaða útspila sem er
options-michigan-trips-timing-own-turn = þegar maður á leik

options-arizona-multi-in-obligation = Mörg spil þegar sett er út tvisvar
options-arizona-multi-in-obligation-single = nei: eitt spil í senn
options-arizona-multi-in-obligation-counts-once = já: telst eitt skipti

options-queen-penalty-draw = Dregið fyrir refsispil
options-queen-penalty-draw-after-all = eftir það síðasta
options-queen-penalty-draw-after-each = eftir hvert þeirra
options-queen-penalty-draw-none = ekkert dregið

options-queen-answer = Að svara drottningu
options-queen-answer-forced = drottningu verður að setja út
options-queen-answer-optional = drottningu má setja út

options-carryover-failure = Refsing látin ganga áfram
options-carryover-failure-safe = borgar ekkert
options-carryover-failure-pay-and-drop-out = borgar og situr hjá út umferðina

options-zeus-letters = Bókstafir til sigurs
options-zeus-letters-4 = fjórir
options-zeus-letters-3 = þrír

options-zeus-sneak = Sömu tölu skotið inn
options-zeus-sneak-on = leyft
options-zeus-sneak-off = ekki leyft

options-boomo-reset-after-flip = Summan þegar einhver getur ekki sett út
options-boomo-reset-after-flip-on = fer í 0
options-boomo-reset-after-flip-off = helst

options-shed-new-round = Ný umferð
options-shed-new-round-fill-up = dregið upp í fulla hönd
options-shed-new-round-deal = allir fá nýja hönd

options-arizona-stock-end = Þegar stokkurinn er búinn
options-arizona-stock-end-play-on = spilað áfram án þess að draga
options-arizona-stock-end-last-player-wins = sá sem setti síðast út vinnur

options-ono-first-number = Tala byrjar umferðina
options-ono-first-number-off = þarf ekki
options-ono-first-number-on = þarf

options-run-forced = Að halda röð áfram
options-run-forced-off = ef maður vill
options-run-forced-on = alltaf þegar hægt er

options-baltimore-six-draw = Dregið eftir stuld
options-baltimore-six-draw-replaces = ekkert spil
options-baltimore-six-draw-also = spil eins og venjulega

options-baltimore-six-pick = Hvaða spili er stolið
options-baltimore-six-pick-random = hending ræður
options-baltimore-six-pick-thief-sees = þjófurinn velur það

## House rules of single games

options-ace-values = Ásinn
options-ace-values-choice = 1 eða 11
options-ace-values-red-aces = Rauðir ásar

options-umass-round-end = Lok umferðar
options-umass-round-end-last-survivor = einn leikmaður er eftir
options-umass-round-end-first-bust = sá fyrsti getur ekki sett út

options-bottom-card = Gott spil undir stokknum
options-bottom-card-auto = það besta
options-bottom-card-dealer-chooses = gjafarinn velur
options-bottom-card-off = ekkert

options-stack-seven = Sjöan
options-stack-seven-7 = bætir 7 við
options-stack-seven-0 = bætir engu við

options-one-hundred-min = Fæstir leikmenn
options-one-hundred-min-3 = þrír
options-one-hundred-min-2 = tveir

options-alternative-joker = Tveir jókerar
options-alternative-joker-none = ekki með
options-alternative-joker-set0 = fara í 0
options-alternative-joker-set99 = fara í 99
options-poker-zero = Hvað setur summuna í 0
options-poker-zero-ace = spaðaásinn
options-poker-zero-jokers = tveir jókerar
options-poker-zero-king = kóngur, ef þú vilt

options-one-deal = Heill leikur
options-one-deal-tokens = umferðir þar til aðeins einn á skífur
options-one-deal-knock-out = ein umferð: sá sem getur ekki er úr leik

options-baltimore-three = Þristurinn
options-baltimore-three-0 = bætir engu við
options-baltimore-three-3 = bætir 3 við

options-baltimore-four = Fjarkinn
options-baltimore-four-rev = snýr áttinni við
options-baltimore-four-4 = bætir 4 við

options-ono99-card = O'NO-99-spilið
options-ono99-card-never = gengur aldrei
options-ono99-card-when-total-ends-in-0 = pass ef summan endar á 0

options-double-stack = Tvisvar ofan á tvisvar
options-double-stack-pass-on = tvö skipti ganga áfram
options-double-stack-add = bætir einu skipti við

options-skip-cards = Hoppspil í stokknum
options-skip-cards-four = fjögur
options-skip-cards-none = engin

options-maximum-score = Hæsta summan

options-zeus-deck = Spilastokkurinn
options-zeus-deck-60 = 60 spil
options-zeus-deck-56 = 56 spil

options-from-total = Byrjunin

options-queen = Drottningin
options-queen-any-card = öll önnur spil
options-queen-1-to-9 = 1 til 9

options-count-down = Hvert summan fer
options-count-down-up = upp í 25
options-count-down-down = frá 100 niður í 0

options-joker = Jókerinn
options-joker-life = er aukalíf
options-joker-starts-again = sett út til að byrja aftur

options-way = Hvert summan fer
options-way-up = upp í 100
options-way-down = frá 100 niður í 0
options-way-up-plain = upp í 100, án óskaspila
options-way-down-plain = frá 100 niður í 0, án óskaspila

options-hundert-pay = Farið yfir 100
options-hundert-pay-overshoot = hver hinna fær það sem er umfram
options-hundert-pay-one = hver hinna fær eitt stig
options-hundert-pay-forfeit = kostar refsistig
