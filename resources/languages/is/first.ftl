first-show = Sýndu mér leikinn
first-show-hint = Leikurinn á tveimur mínútum, í einni umferð
first-deal = Fyrsta umferðin þín
first-skip = Sleppa
first-now-you = Nú þú

first-total = Þetta er summan.
first-keep = Haltu henni í { $limit } eða minna.
first-keep-down = Haltu henni í 0 eða meira.
first-keep-over = Í { $limit } er umferðinni lokið.
first-reach = Náðu { $limit } á undan hinum.
first-keep-together = Náið nákvæmlega { $limit }, öll saman.
first-card = { START($card, form: "nom") } { $does }.
first-stuck = { $player ->
    [you] Þú getur ekki sett út neitt spil.
   *[other] { $player } getur ekki sett út neitt spil.
 }
first-end = { $player ->
    [you] Spilið þitt lýkur umferðinni.
   *[other] Spilið sem { $player } setti út lýkur umferðinni.
 }
first-end-together = Summan er nákvæmlega { $limit }: þið hafið öll unnið.

first-differs = Ekki eins og í „{ $game }“

first-play-lit = Settu út spilið sem lýsir

first-not-yet = Ekki strax: settu út { FORM($card, form: "the-acc") }.

first-told = { $number } af { $count }: { $told }
first-play-card = Settu út { FORM($card, form: "the-acc") }.

first-not-found = Engin umferð sýnir þennan leik vel. Lestu reglurnar.
