## What to do

hint-play = Ráð: settu út { FORM($cards, form: "the-acc") }, þá verður summan { $total }.
hint-play-several = Ráð: settu út { $count } { FORM($rank, form: "many-acc") }, þá verður summan { $total }.
hint-do-to = { $effect ->
    [eliminate] Sláðu út: { FORM($player, form: "who") }.
    [exchange] Skiptist á spilum, þú og { FORM($player, form: "who") }.
    [steal] Steldu spili sem { FORM($player, form: "who") } er með.
   *[choose] { $player ->
        [you] Veldu að þú eigir leik næst.
       *[other] Veldu að { $player } eigi leik næst.
     }
 }
hint-lay-down = Ráð: leggðu niður { FORM($cards, form: "the-acc") }.
hint-sneak = Ráð: skjóttu inn { FORM($cards, form: "the-dat") }.
hint-defend = Ráð: verðu þig með { FORM($cards, form: "the-dat") }.
hint-bottom = Ráð: settu { FORM($cards, form: "the-acc") } undir stokkinn.
hint-take = Ráð: taktu { FORM($cards, form: "the-acc") }.
hint-call = Ráð: segðu { $total }.
hint-draw = Ráð: dragðu spilið þitt.
hint-let-it-pass = Ráð: slepptu því.
hint-do-not-answer = Ráð: ekki svara.
hint-give-up = Ráð: gefstu upp.

## Why: at most two of these sentences follow. “It” is what is advised.

hint-only-play = { $limit ->
    [0] Ekkert annað helst í 0 eða ofar.
   *[other] Ekkert annað helst innan { $limit }.
 }
hint-only-choice = Ekkert annað má setja út núna.
hint-all-over = { $limit ->
    [0] Allir kostir fara undir 0.
   *[other] Allir kostir fara yfir { $limit }.
 }
hint-alike = Hér eru allir kostir álíka góðir.
hint-gains = Þetta vinnur strax { FORM($gained, form: "acc") }.
hint-takes-zeus = Þetta tekur Seif.
hint-ends-with-zeus = Þetta lýkur umferðinni með Seif þín megin.
hint-reaches-alone = Þetta nær { $total } og vinnur leikinn.
hint-reaches = Þá er summan nákvæmlega { $total }: þið vinnið öll.
hint-probably-cannot-stay = { $limit ->
    [0] { $player } getur líklega ekki haldið summunni í 0 eða ofar.
   *[other] { $player } getur líklega ekki haldið summunni innan { $limit }.
 }
hint-may-not-stay = { $limit ->
    [0] { $player } getur kannski ekki haldið summunni í 0 eða ofar.
   *[other] { $player } getur kannski ekki haldið summunni innan { $limit }.
 }
hint-for-the-game = Fyrir leikinn í heild er þetta meira virði en öruggasta spil umferðarinnar.
hint-rival = Kannski er jafn gott að setja út { FORM($cards, form: "the-acc") }, þá verður summan { $total }.
hint-rival-let-it-pass = Kannski er jafn gott að sleppa því.
hint-rival-other = Kannski er annar kostur jafn góður.
hint-odds = Líkur á að tapa ekki umferðinni eru { $percent }%, annars { $other }%.
hint-keeps = { $count ->
    [one] Eftir er { $count } spil sem gengur jafnvel í { $limit }.
   *[other] Eftir eru { $count } spil sem ganga jafnvel í { $limit }.
 }
hint-spends = Hærra spilið fer meðan pláss er fyrir það.
hint-least = Ekkert annað spil bætir svo litlu við.
hint-least-off = Ekkert annað spil dregur svo lítið frá.
hint-holds = Summan er áfram { $total }.
hint-lowers = Summan lækkar um { $count }.
hint-raises = Summan hækkar um { $count }.
hint-no-room = { $limit ->
    [0] Þá er ekkert eftir til að draga frá.
   *[other] Þá er ekkert pláss eftir upp í { $limit }.
 }
hint-little-room = { $limit ->
    [0] Þá er aðeins { $count } eftir niður í 0.
   *[other] Þá er aðeins { $count } eftir upp í { $limit }.
 }
hint-room = Þá er pláss fyrir { $count } í viðbót.

## Why: what it does to others

hint-strikes-one = Þetta slær annan leikmann út úr umferðinni.
hint-strikes-obliges = Næsti leikmaður þarf að setja út tvisvar.
hint-strikes-draw-1 = Allir hinir draga eitt spil.
hint-strikes-draw-2 = Allir hinir draga tvö spil.
hint-strikes-bomb = Allir hinir verða fyrir sprengjunni, nema þeir hendi spili sem bjargar.

## The chances on the cards, for those who cannot see them

hint-card-chance = { $card } { $percent }%
hint-chances = Líkur á að tapa ekki umferðinni: { $chances }.
