## Names of cards

card-index = { START($rank, form: "figure") }
card-name = { $face ->
    [M1] mínus 1
    [T1] mínus 1
    [T2] mínus 2
    [M10] mínus 10
   *[other] { FORM($face, form: "figure") }
 }
card-in-box = { card-name } ({ $printed })
card-printed = { START($rank) }
card-black = { $rank ->
    [A] svartur { FORM($rank, form: "figure") }
    [1] svartur { FORM($rank, form: "figure") }
    [2] svartur { FORM($rank, form: "figure") }
    [3] svartur { FORM($rank, form: "figure") }
    [4] svartur { FORM($rank, form: "figure") }
    [J] svartur { FORM($rank, form: "figure") }
    [K] svartur { FORM($rank, form: "figure") }
    [JK] svartur { FORM($rank, form: "figure") }
    [0] svart { FORM($rank, form: "figure") }
   *[other] svört { FORM($rank, form: "figure") }
 }
card-red = { $rank ->
    [A] rauður { FORM($rank, form: "figure") }
    [1] rauður { FORM($rank, form: "figure") }
    [2] rauður { FORM($rank, form: "figure") }
    [3] rauður { FORM($rank, form: "figure") }
    [4] rauður { FORM($rank, form: "figure") }
    [J] rauður { FORM($rank, form: "figure") }
    [K] rauður { FORM($rank, form: "figure") }
    [JK] rauður { FORM($rank, form: "figure") }
    [0] rautt { FORM($rank, form: "figure") }
   *[other] rauð { FORM($rank, form: "figure") }
 }
card-of-suits = { FORM($rank, form: "figure") } í { $suits }
card-other = { $rank ->
    [A] annar { FORM($rank, form: "figure") }
    [1] annar { FORM($rank, form: "figure") }
    [2] annar { FORM($rank, form: "figure") }
    [3] annar { FORM($rank, form: "figure") }
    [4] annar { FORM($rank, form: "figure") }
    [J] annar { FORM($rank, form: "figure") }
    [K] annar { FORM($rank, form: "figure") }
    [JK] annar { FORM($rank, form: "figure") }
    [0] annað { FORM($rank, form: "figure") }
   *[other] önnur { FORM($rank, form: "figure") }
 }
card-apart = { FORM($rank, form: "figure") } (ekki { $apart })
card-row = { START($names) }

card-black-chip = { $rank ->
    [A] svartur { $card }
    [1] svartur { $card }
    [2] svartur { $card }
    [3] svartur { $card }
    [4] svartur { $card }
    [J] svartur { $card }
    [K] svartur { $card }
    [JK] svartur { $card }
    [0] svart { $card }
   *[other] svört { $card }
 }
card-red-chip = { $rank ->
    [A] rauður { $card }
    [1] rauður { $card }
    [2] rauður { $card }
    [3] rauður { $card }
    [4] rauður { $card }
    [J] rauður { $card }
    [K] rauður { $card }
    [JK] rauður { $card }
    [0] rautt { $card }
   *[other] rauð { $card }
 }
card-of-suits-chip = { $card } í { $suits }
card-other-chip = { $rank ->
    [A] annar { $card }
    [1] annar { $card }
    [2] annar { $card }
    [3] annar { $card }
    [4] annar { $card }
    [J] annar { $card }
    [K] annar { $card }
    [JK] annar { $card }
    [0] annað { $card }
   *[other] önnur { $card }
 }

## What becomes of the total

card-leave = breytir ekki summunni
card-add = bætir { $number } við
card-add-own = bætir sinni tölu við
card-take-own = dregur sína tölu frá
card-add-choice = bætir { $numbers } við (þú velur)
card-take-any = lækkar summuna um tölu sem þú velur, { $low } til { $high }
card-add-any = bætir við tölu sem þú velur, { $low } til { $high }
card-take-off = dregur { $number } frá
card-set = setur summuna í { $number }
card-set-any = setur summuna í tölu sem þú velur, { $low } til { $high }
card-copy = gerir það sama og síðasta spil; fyrst í umferð bætir þetta spil { $number } við
card-double = tvöfaldar summuna
card-double-or-halve = helmingar summuna ef hún er slétt og hærri en 49, tvöfaldar hana annars
card-double-odd-or-halve-even = helmingar slétta summu og tvöfaldar staka
card-swap-digits = víxlar báðum tölustöfum summunnar (7 telst 07)
card-round-to-ten = námundar summuna að næsta tug (5 upp á við)
card-pass-on-a-round-total = breytir ekki summunni og gengur aðeins þegar hún endar á 0
card-never = gengur aldrei
card-only-together = gengur aðeins með öðrum eins

## What else happens

card-reverse = snýr áttinni við
card-skip = lætur næsta leikmann sitja hjá
card-choose = lætur þig velja hver á leik næst
card-eliminate = slær leikmann, sem þú velur, út úr umferðinni
card-shield = bjargar þér frá því að detta úr umferðinni: þú setur spilið undir spilið sem sló þig út og dregur nýtt
card-exchange = lætur þig skiptast á spilum við leikmann sem þú velur
card-redeal = lætur stokka öll spilin og gefa öllum nýja hönd
card-oblige = lætur næsta leikmann setja út tvisvar
card-chain = { $answer ->
    [forced] krefst þess að svarað sé með { FORM($wanted, form: "dat") }
   *[optional] leyfir að svarað sé með { FORM($wanted, form: "dat") }
 }
card-steal = stelur spili frá leikmanni sem þú velur
card-zeus = tekur Seif
card-others-draw-1 = lætur alla hina draga eitt spil
card-others-draw-2 = lætur alla hina draga tvö spil
card-bomb = neyðir alla hina til að henda { FORM($saves, form: "dat") } eða { $cost ->
    [bomb] snúa tímasprengju við
   *[other] borga { FORM($cost, form: "acc") }
 }

## Several of them

card-several = { $does }
card-choice = { $does } (þú velur)
card-either = annaðhvort { $first } eða { $second }

## In short, for a list at the side of the table

card-add-own-short = bætir við
card-take-own-short = dregur frá
card-leave-short = pass
card-add-any-short = +{ $low }…{ $high }
card-take-any-short = −{ $low }…{ $high }
card-set-short = fer í { $number }
card-set-any-short = fer í { $low } til { $high }
card-copy-short = hermir eftir
card-double-short = tvöfaldar
card-double-or-halve-short = hálft eða tvöfalt
card-double-odd-or-halve-even-short = hálft ef slétt
card-swap-digits-short = víxlar stöfum
card-round-to-ten-short = námundar að tug
card-pass-on-a-round-total-short = pass á …0
card-never-short = gengur aldrei
card-only-together-short = bara fjögur í einu
card-reverse-short = { $rank ->
    [REV] breytir um átt
   *[other] snýr við
 }
card-skip-short = { $rank ->
    [SKIP] næsti situr hjá
   *[other] sleppir næsta
 }
card-choose-short = velur næsta
card-eliminate-short = slær einn út
card-shield-short = skjöldur
card-exchange-short = spilaskipti
card-redeal-short = ný spil
card-oblige-short = næsti tvisvar
card-chain-short = kallar á svar
card-steal-short = stelur
card-zeus-short = tekur Seif
card-others-draw-1-short = { $rank ->
    [DRAW1] hinir taka 1
   *[other] hinir draga 1
 }
card-others-draw-2-short = { $rank ->
    [DRAW2] hinir taka 2
   *[other] hinir draga 2
 }
card-bomb-short = { $rank ->
    [BOMB] hinir verjast
   *[other] sprengja
 }
card-several-short = { $value }, { $told }
card-list-short = { $told }
card-later-short = { $told }, síðar { $value }
card-awake-short = { $number }+: { $told }
card-awake-down-short = ≤ { $number }: { $told }
card-awake-turn-short = skipti { $number }: { $told }

## On a chip, behind the card: “4 turns”, “K = 99”, “3 = +3, skips”

card-does = { $card } { $does }
card-equals = { $card } = { $value }
card-equals-and = { $card } = { $value }, { $does }
card-range = { $low } til { $high }
card-list-chip = { $told }
card-leave-chip = er pass
card-copy-chip = hermir eftir
card-double-chip = tvöfaldar
card-double-or-halve-chip = helmingar eða tvöfaldar
card-double-odd-or-halve-even-chip = helmingar ef slétt
card-swap-digits-chip = víxlar tölustöfum
card-round-to-ten-chip = námundar að tug
card-pass-on-a-round-total-chip = er pass á …0
card-never-chip = gengur aldrei
card-only-together-chip = gengur bara fjögur í einu
card-reverse-chip = { $rank ->
    [REV] breytir um átt
   *[other] snýr við
 }
card-skip-chip = { $rank ->
    [SKIP] lætur næsta sitja hjá
   *[other] sleppir næsta
 }
card-choose-chip = velur næsta
card-eliminate-chip = slær einn út
card-shield-chip = ver þig
card-exchange-chip = skiptir á spilum
card-redeal-chip = gefur öllum ný spil
card-oblige-chip = lætur næsta setja út tvisvar
card-chain-chip = kallar á svar
card-steal-chip = stelur spili
card-zeus-chip = tekur Seif
card-others-draw-1-chip = lætur hina draga 1
card-others-draw-2-chip = lætur hina draga 2
card-bomb-chip = hittir alla hina

## Notes under the table

card-note-limit = Spil sem setur summuna í { $limit } má líka setja út þegar hún er { $limit } fyrir.
card-note-over = Ef tala spils færir summuna yfir { $limit } má ekki setja spilið út, hvað sem það gerir að öðru leyti.
card-note-copy = { START($rank, form: "nom") } hermir eftir síðasta spili sem sett var út í umferðinni, sama hver átti það: gildi þess og öllu öðru sem það gerir.
card-note-copy-turned-up = { START($rank, form: "nom") } hermir eftir síðasta spili sem sett var út í umferðinni, sama hver átti það, eða spilinu sem var snúið upp: gildi þess og öllu öðru sem það gerir.
card-note-copy-again = { START($rank, form: "nom") } ofan á { FORM($rank, form: "acc") } gerir það sama einu sinni enn. Slíkt spil má setja út alltaf þegar setja mætti út spilið sem hermt er eftir.
card-note-copy-pair = Eftir tvö spil sem gilda sem eitt gerist það sem eitt slíkt spil gerir.
