
today-puzzle-solved = { $game }, leyst

today-deal = Umferð dagsins
today-about = Ein umferð við þessa mótherja: { $company }. Allir fá sömu spil í dag. Fyrsta tilraun gildir.
today-is-over = Þessari umferð er lokið: hún var aðeins fyrir þann dag.
today-new-day = Nýr dagur er runninn upp: þetta er umferð hans.
today-who = Hver spilar
today-somebody-else = Einhver annar…
today-new-name = Nafn, svo Enter
today-game = Leikur
today-another-game = Nýr leikur hvern dag

today-nobody = Enginn spilaði hana.
today-came-to = { $plays ->
    [one] { $plays } útspil
   *[other] { $plays } útspil
 }, umferð lauk í { $total }
today-again = { $times ->
    [one] Spilað { FORM($times, as: "form-times") } enn
   *[other] Spilað { FORM($times, as: "form-times") } enn
 }
today-again-and-held = { $times ->
    [one] Spilað { FORM($times, as: "form-times") } enn, og haldið út
   *[other] Spilað { FORM($times, as: "form-times") } enn, og haldið út
 }

today-league = Fjölskyldudeild
today-this-week = Þessi vika
today-week = Vikan frá { $day }
today-week-before = Vikan á undan
today-week-after = Næsta vika
today-nobody-played = Engum leik lokið.
today-games-of = Leikir unnir: { $won } af { $games }, umferðir haldnar út: { $held } af { $deals }
today-days-of = Umferðir dagsins haldnar út: { $held } af { $days }
today-best-week = { $won ->
    [one] Besta vikan: { $won } unninn, { $day }
   *[other] Besta vikan: { $won } unnir, { $day }
 }
today-best-yet = Besta vikan hingað til; áður var hún { $won }
