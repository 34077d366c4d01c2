clash-endless-stock = stokkur sem er endurnýjaður klárast aldrei, svo að enginn getur unnið á því
clash-useless-tokens = leikmenn detta strax úr leik, svo að skífur eru til einskis
clash-lack-of-cards = { $players ->
    [one] { $players } leikmaður þyrfti { $cards } spil, en aðeins { $size } eru til og eitt verður að vera eftir
   *[other] { $players } leikmenn þyrftu { $cards } spil, en aðeins { $size } eru til og eitt verður að vera eftir
 }

clash-no-such-game = Enginn leikur í safninu heitir „{ $game }“.
clash-number-of-players = { $game } er fyrir { $least } til { $most } leikmenn, ekki { $players }.
clash-number-of-players-fixed = { $game } er fyrir { $most } leikmenn, ekki { $players }.
clash-of-game = { $game }: { $why }.
clash-no-such-option = { $game } á enga húsreglu sem heitir „{ $option }“; þar eru { $known }.
clash-no-such-choice = Húsreglan { $option } er ein af { $known }, ekki „{ $value }“.
clash-no-such-number = Húsreglan { $option } er heil tala frá { $least } til { $most }, ekki „{ $value }“.

clash-makes-over-limit = { $names ->
    [1] { START($names, form: "nom") } setur summuna í { $total }, en hæsta summan er { $limit }. Það gæti enginn nokkurn tíma valið.
   *[other] { START($names, form: "nom") } setja summuna í { $total }, en hæsta summan er { $limit }. Það gæti enginn nokkurn tíma valið.
 }
clash-only-over-limit = { $names ->
    [1] { START($names, form: "nom") } setur summuna í { $total }, en hæsta summan er { $limit }. Það gæti enginn nokkurn tíma sett út.
   *[other] { START($names, form: "nom") } setja summuna í { $total }, en hæsta summan er { $limit }. Það gæti enginn nokkurn tíma sett út.
 }
clash-any-over-limit = { $names ->
    [1] { START($names, form: "nom") } getur gert hvaða summu sem er upp í { $total }, en hæsta summan er { $limit }.
   *[other] { START($names, form: "nom") } geta gert hvaða summu sem er upp í { $total }, en hæsta summan er { $limit }.
 }
clash-too-few-cards = { $players } leikmenn fengju { $cards } spil, en aðeins { $size } eru til, og eitt verður að vera eftir í stokknum.
clash-large-hands = { $players } leikmenn væru með { $cards } spil hver; ekki er hægt að vera með fleiri en { $most }.
clash-no-card = Ekkert spil stokksins gengi nokkurn tíma.
clash-nobody-is-stuck = Hvað sem sett er út geta allir haldið áfram: enginn myndi nokkurn tíma tapa.
clash-nobody-goes-over = Engin spil fara nokkurn tíma með summuna í { $limit } eða yfir: engri umferð lyki.
clash-nobody-pays = Enginn borgaði nokkurn tíma neitt: leiknum lyki aldrei.
clash-team-misses = Engin spil gera nákvæmlega { $total }: þið gætuð aldrei unnið.
clash-starts-over = Umferð byrjaði í { $total }, en hæsta summan er { $limit }.
clash-begins-over = Ef { FORM($card, form: "nom") } kemur upp byrjar umferð í { $total }, yfir hæstu summunni { $limit }.
clash-no-neighbors = Engin tvö gildi í stokknum standa hlið við hlið: röð yrði aldrei til.
clash-past-the-end = Engin umferð kemst í { $totals }: hæsta summan er { $limit }.
clash-three-in-hand = { $cards ->
    [one] Til þess þarf þrjú spil af sama gildi á einni hendi, en allir eru aðeins með { $cards } spil.
   *[other] Til þess þarf þrjú spil af sama gildi á einni hendi, en allir eru aðeins með { $cards } spil.
 }
clash-repair-makes = { $names ->
    [1] { START($names) } gerir { $total }
   *[other] { START($names) } gera { $total }
 }
clash-repair-limit = Summa upp í { $total }
clash-repair-players = Mest { $most } leikmenn
clash-repair-more-players = Minnst { $least } leikmenn
clash-repair-hand = { $cards ->
    [one] { $cards } spil á hendi
   *[other] { $cards } spil á hendi
 }
clash-repair-packs = { $packs } stokkar
clash-repair-numbers = Tölur gilda
clash-repair-counts = { $names ->
    [1] { START($names, form: "figure") } gildir { $total }
   *[other] { START($names, form: "figure") } gilda { $total }
 }
clash-repair-end-costs = { $total } kostar 1
clash-repair-pass = { START($rank, form: "figure") } er pass
clash-repair-start = Byrja í { $total }
clash-repair-no-start-card = Engu spili snúið upp
clash-repair-without-total = Án { $totals }
clash-repair-without-rule = Án þessarar reglu
