real-title = Alvöru spil
real-game = { $game }, með ykkar eigin stokki
real-with-own-pack = Með ykkar eigin stokki
real-on-screen = Spil á skjá
real-start = Byrja
real-who-sits = Hver situr hér?
real-rules = Reglur þessa leiks
real-look-back = Líta yfir leikinn

## Before a deal and after it

real-who-deals = Hver gefur fyrst?
real-sit-alike = Leikmenn sitja hér eins og við borðið ykkar, réttsælis.
real-deals = { $name ->
    [you] Umferð { $number }: þú gefur
   *[other] Umferð { $number }: { $name } gefur
 }
real-dealt = { $name ->
    [you] Ég hef gefið
   *[other] { $name } hefur gefið
 }
real-again = Annar leikur

## What is asked

real-which = { $name ->
    [you] Hvaða spil setur þú út?
   *[other] Hvaða spil setur { $name } út?
 }
real-which-of-several = { $name ->
    [you] Hvaða spil setur þú út? Eftir: { $count }.
   *[other] Hvaða spil setur { $name } út? Eftir: { $count }.
 }
real-which-turned = Hvaða spili var snúið upp?
real-which-bottom = Hvaða spil liggur upp í loft undir stokknum?
real-which-saves = { $name ->
    [you] Átt þú { FORM($card, form: "acc") }?
   *[other] Á { $name } { FORM($card, form: "acc") }?
 }
real-which-answers = { $name ->
    [you] Svarar þú með { FORM($rank, form: "dat") }?
   *[other] Svarar { $name } með { FORM($rank, form: "dat") }?
 }
real-which-way = Hvernig er það sett út?
real-what-total = { $name ->
    [you] Hún stendur í { $total }. Hvaða summu segir þú?
   *[other] Hún stendur í { $total }. Hvaða summu segir { $name }?
 }
real-who = Hver?
real-which-three = { $name ->
    [you] Hvaða gildi átt þú þrjú af?
   *[other] Hvaða gildi á { $name } þrjú af?
 }

## Answers

real-stuck = { $name ->
    [you] Ég get ekki sett út
   *[other] { $name } getur ekki sett út
 }
real-saves = { $name ->
    [you] Já, ég set það út
   *[other] { $name } setur út { FORM($card, form: "acc") }
 }
real-has-none = { $name ->
    [you] Ég á ekkert slíkt
   *[other] { $name } á ekkert slíkt
 }
real-three = { $name }: { FORM($rank, form: "three") }
real-sneaks = { $name } skýtur inn { FORM($card, form: "dat") }
real-threes = Þrenna
real-out-of-turn = Skjóta inn
real-rank = { $rank }
real-several = Mörg spil í einu
real-option = { $told }: { $total }
real-option-several = { $count } spil, { $told }: { $total }
real-option-at = { $way ->
    [choose] { $told }, næst: { FORM($name, form: "who") }
    [eliminate] { $told }, dettur út: { FORM($name, form: "who") }
    [exchange] { $told }, spilaskipti: { FORM($name, form: "who") }
   *[steal] { $told }, stelur spili: { FORM($name, form: "who") }
 }

## Why something cannot be told

real-cannot-be-stuck = { $name } hlýtur að geta sett út: næstum öll spilin sem eftir eru ganga núna.
real-gone = Öll slík spil hafa verið sett út, og bunkinn hefur ekki verið stokkaður síðan: { $card }.
real-not-now = Þetta spil gengur ekki núna: { $card }.
real-no-review = Aðeins leikmennirnir þekkja hendur með alvöru spilum, svo að ekkert útspil er metið.

## On the keys

real-all-gone = öll komin út
real-key = { $card }: { $told }

## At the table

real-told-total = Summan er { $total }, { $count } eftir.
real-clockwise = Spilað er réttsælis
real-counterclockwise = Spilað er rangsælis

## Taking back

real-take-back = Taka til baka
real-take-back-what = Taka til baka: { $told }
real-laid = { $name ->
    [you] Þú settir út { FORM($cards, form: "acc") }
   *[other] { $name } setti út { FORM($cards, form: "acc") }
 }
real-was-stuck = { $name ->
    [you] Þú gast ekki sett út
   *[other] { $name } gat ekki sett út
 }
real-was-turned = Snúið upp: { $card }
real-was-put-under = Undir stokknum: { $card }

## Keys

real-keys-rank = Setja það spil út: tala þess eða stafur, 0 fyrir tíu, * fyrir jóker
real-keys-stuck = Sá sem á leik getur ekki sett út
