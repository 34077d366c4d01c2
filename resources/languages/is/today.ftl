
today-puzzle-solved = { $game }, leyst

today-deal = Umferð dagsins
today-about = Allir fá sömu spil. Fyrsta tilraun gildir.
today-new-day = Nýr dagur er runninn upp: þetta er umferð hans.
today-who = Hver spilar
today-somebody-else = Einhver annar…
today-new-name = Nafn, svo Enter
today-game = Leikur
today-another-game = Nýr leikur hvern dag

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
