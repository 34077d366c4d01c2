## Titles: who lost what

ending-loses = { $player ->
    [you] { $lost ->
        [corner] Þú brýtur { FORM($lost, form: "acc") }
        [fold] Þú brýtur seðilinn
        [bomb] Þú snýrð { FORM($lost, form: "dat") } við
       *[other] Þú missir { FORM($lost, form: "acc") }
     }
   *[other] { $lost ->
        [corner] { $player } brýtur { FORM($lost, form: "acc") }
        [fold] { $player } brýtur seðilinn
        [bomb] { $player } snýr { FORM($lost, form: "dat") } við
       *[other] { $player } missir { FORM($lost, form: "acc") }
     }
 }
ending-stuck-loses = { $player ->
    [you] { $lost ->
        [corner] Þú gast ekki sett út og brýtur { FORM($lost, form: "acc") }
        [fold] Þú gast ekki sett út og brýtur seðilinn
        [bomb] Þú gast ekki sett út og snýrð { FORM($lost, form: "dat") } við
       *[other] Þú gast ekki sett út og missir { FORM($lost, form: "acc") }
     }
   *[other] { $lost ->
        [corner] { $player } gat ekki sett út og brýtur { FORM($lost, form: "acc") }
        [fold] { $player } gat ekki sett út og brýtur seðilinn
        [bomb] { $player } gat ekki sett út og snýr { FORM($lost, form: "dat") } við
       *[other] { $player } gat ekki sett út og missir { FORM($lost, form: "acc") }
     }
 }
ending-stuck-loses-deal = { $player ->
    [you] Þú gast ekki sett út og tapar umferðinni
   *[other] { $player } gat ekki sett út og tapar umferðinni
 }
ending-loses-deal = { $player } tapar umferðinni
ending-several-lose-deal = { $players ->
    [you] { START($players, form: "who") } tapið umferðinni
   *[other] { $players } tapa umferðinni
 }
ending-deal-over = Umferðinni er lokið

## Titles: who is out without having paid for it

ending-out-of-deal = { $player ->
    [you] Þú dettur úr umferðinni
   *[other] { $player } dettur úr umferðinni
 }
ending-went-out = { $player } hefur sett út síðasta spilið og unnið
ending-stuck-out-of-deal = { $player ->
    [you] Þú gast ekki sett út og dettur úr umferðinni
   *[other] { $player } gat ekki sett út og dettur úr umferðinni
 }
ending-out-of-game = { $player ->
    [you] Þú ert úr leik
   *[other] { $player } er úr leik
 }
ending-stuck-out-of-game = { $player ->
    [you] Þú gast ekki sett út og ert úr leik
   *[other] { $player } gat ekki sett út og er úr leik
 }

## Titles: who won

ending-wins-deal = { $player } vinnur umferðina
ending-wins-letter = { $player } vinnur bókstaf
ending-three-of-a-kind = { $player } leggur niður þrennu
ending-wins-game = { $player } vinnur leikinn
ending-several-win-game = { $players ->
    [you] { START($players, form: "who") } vinnið leikinn
   *[other] { $players } vinna leikinn
 }
ending-everybody-loses-game = Allir tapa leiknum
ending-team-wins = Saman tókst ykkur það
ending-team-pays = { $player ->
    [you] Þú gast ekki sett út: þið missið öll { FORM($lost, form: "acc") }
   *[other] { $player } gat ekki sett út: þið missið öll { FORM($lost, form: "acc") }
 }

## Titles: a table that is taken up again between two deals

ending-deal-number-over = Umferð { $number } er lokið
ending-as-you-left-it = Borðið er eins og þú skildir við það.

## Why it is over

ending-reached = { $player ->
    [you] Þú náðir { $total }.
   *[other] { $player } náði { $total }.
 }
ending-held-zeus = { $player ->
    [you] Þú varst með Seif í { $total }.
   *[other] { $player } var með Seif í { $total }.
 }
ending-last-card = { $player } hefur sett út síðasta spilið á hendi.
ending-struck-you = { $player } sló þig út.
ending-bombed = Sprengjan hitti.
ending-penalty = Ekki tókst að setja refsispilin út.
ending-well-played = Vel spilað, öll saman.

## What is left, and who is out; behind a title that names them

ending-left-penny = { $count ->
    [0] Engin króna eftir.
    [one] { START($count, as: "form-number", form: "f") } króna eftir.
   *[other] { $count } krónur eftir.
 }
ending-left-nickel = { $count ->
    [0] Enginn fimmkall eftir.
    [one] { START($count, as: "form-number", form: "m") } fimmkall eftir.
   *[other] { $count } fimmkallar eftir.
 }
ending-left-chip = { $count ->
    [0] Enginn spilapeningur eftir.
    [one] { START($count, as: "form-number", form: "m") } spilapeningur eftir.
   *[other] { $count } spilapeningar eftir.
 }
ending-left-corner = { $count ->
    [0] Ekkert horn eftir.
    [one] { START($count, as: "form-number", form: "n") } horn eftir.
   *[other] { $count } horn eftir.
 }
ending-left-fold = { $count ->
    [0] Ekkert brot eftir.
    [one] { START($count, as: "form-number", form: "n") } brot eftir.
   *[other] { $count } brot eftir.
 }
ending-left-bomb = { $count ->
    [0] Engin tímasprengja eftir.
    [one] { START($count, as: "form-number", form: "f") } tímasprengja eftir.
   *[other] { $count } tímasprengjur eftir.
 }
ending-left-point = { $count ->
    [0] Ekkert stig eftir.
    [one] { START($count, as: "form-number", form: "n") } stig eftir.
   *[other] { $count } stig eftir.
 }
ending-left-token = { $count ->
    [0] Engin skífa eftir.
    [one] { START($count, as: "form-number", form: "f") } skífa eftir.
   *[other] { $count } skífur eftir.
 }
ending-is-out = { $player ->
    [you] Þú ert úr leik.
   *[other] { $player } er úr leik.
 }
ending-game-out = { $player ->
    [you] Þú ert úr leik.
   *[other] Úr leik.
 }
ending-deal-out = { $player ->
    [you] Þú situr hjá það sem eftir er umferðar.
   *[other] Úr leik í umferðinni.
 }

## What the winner has now, and what the others paid

ending-letters = { $count ->
    [1] Það er sá fyrsti.
    [one] Þá eru bókstafirnir { $count }.
   *[other] Þá eru bókstafirnir { FORM($count, as: "form-number", form: "m") }.
 }
ending-others-pay = { $count ->
    [one] { $kind ->
        [corner] Hinir brjóta horn hver.
        [fold] Hinir brjóta einu sinni enn.
        [bomb] Hinir snúa sprengju við.
        [penny] Hinir borga krónu hver.
        [nickel] Hinir borga fimmkall hver.
        [chip] Hinir borga spilapening hver.
        [point] Hinir missa stig hver.
       *[other] Hinir borga skífu hver.
     }
   *[other] { $kind ->
        [corner] Hinir brjóta { $count } horn hver.
        [fold] Hinir brjóta { FORM($count, as: "form-times") }.
        [bomb] Hinir snúa { $count } sprengjum við.
        [penny] Hinir borga { $count } krónur hver.
        [nickel] Hinir borga { $count } fimmkalla hver.
        [chip] Hinir borga { $count } spilapeninga hver.
        [point] Hinir missa { $count } stig hver.
       *[other] Hinir borga { $count } skífur hver.
     }
 }

## Scores, where points are added up over the deals

ending-highest-score = Hæstu heildarstigin eru { $most }.
ending-your-score-is-highest = Heildarstigin þín, { $own }, eru hæst.
ending-highest-score-is-shared = { $count ->
    [one] Þú og { $player } eruð með hæstu heildarstigin, { $most }.
   *[other] Þú og { $count } önnur eruð með hæstu heildarstigin, { $most }.
 }
ending-your-score = Heildarstigin þín eru { $own }, þau hæstu { $most }.

## The next deal

ending-begins-next = { $player } byrjar næstu umferð.
ending-deals-next = { $player ->
    [you] Þú gefur næst.
   *[other] { $player } gefur næst.
 }
