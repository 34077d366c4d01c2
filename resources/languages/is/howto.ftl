## Hliðin sem spilað er til í upphafi umferðar, og hin

howto-side = { $side ->
    [right] hægri
   *[left] vinstri
 }
howto-other-side = { $side ->
    [right] vinstri
   *[left] hægri
 }
howto-way = { $side ->
    [right] rangsælis
   *[left] réttsælis
 }

## Fyrirsagnir

howto-heading-special = Sérkenni leiksins
howto-heading-aim = Markmið
howto-heading-players = Leikmenn og spil
howto-heading-deal = Gjöfin
howto-heading-turn = Þegar þú átt leik
howto-heading-cards = Hvað spilin gera
howto-heading-naming = Að velja leikmann
howto-heading-redeal = Ný spil handa öllum
howto-heading-several = Mörg spil í einu
howto-heading-twice = Að setja út tvisvar
howto-heading-answering = Að svara { FORM($rank, form: "many-dat") }
howto-heading-runs = Raðir
howto-heading-ban = { START($rank, form: "many") } í byrjun
howto-heading-milestones = Að hitta á og hoppa yfir
howto-heading-fines = Summur sem kosta
howto-heading-wears-off = Spil sem dofna
howto-heading-wakes = Spil sem vakna
howto-heading-borders = Þröskuldarnir
howto-heading-payment = Yfir { $limit }, og nákvæmlega { $limit }
howto-heading-hurdles = Hindranir
howto-heading-69 = Nákvæmlega 69
howto-heading-exact = Nákvæmlega { $total }
howto-heading-three = Þrenna
howto-heading-hands = Sérstakar hendur
howto-heading-zeus = Seifur
howto-heading-last-card = Síðasta spilið og sprengjurnar
howto-heading-two-players = Tveir leikmenn
howto-heading-stuck = Þegar þú getur ekki sett út
howto-heading-out = Úr leik
howto-heading-stock = Þegar stokkurinn er búinn
howto-heading-next-deal = Næsta umferð
howto-heading-end = Leikslok
howto-heading-tips = Góð ráð
howto-source = Heimild: { $source }.
howto-source-own = Búið til fyrir Cardtable.
howto-source-maker = Höfundur: { $name }.
howto-source-home = Búið til heima.
howto-source-sold = Heimild: { $source }. Við tengjumst ekki eiganda nafnsins.
howto-source-grade = { $grade ->
    [A] Flokkur A: reglurnar standa þar og við fyllum aðeins í smáar eyður.
   *[B] Flokkur B: þar sem heimildin þegir höfum við ákveðið reglurnar.
 }

## Það sérstaka

howto-special-unlike = Ef þú þekkir „{ $game }“ er þetta öðruvísi hér: { $what }.
howto-special-otherwise = Að öðru leyti er spilað eins og í „{ $game }“.
howto-special-top = Sá sem fer í { $over } tapar, og þegar summan er { $limit } geturðu aðeins sett út { FORM($cards, form: "acc") }.
howto-special-bottom = Sá sem fer undir 0 tapar, og þegar summan er 0 geturðu aðeins sett út { FORM($cards, form: "acc") }.

## Hvað er borgað: „borgar þú eina krónu“; „þarf hver hinna að borga eina krónu“

howto-pay = { $cost ->
    [corner] brýtur þú { FORM($cost, form: "acc") } á seðlinum þínum
    [fold] gerir þú { FORM($cost, form: "acc") } í seðilinn þinn
    [point] missir þú { FORM($cost, form: "acc") }
    [bomb] snýrð þú { FORM($cost, form: "dat") } við
   *[other] borgar þú { FORM($cost, form: "acc") }
 }
howto-pays = { $cost ->
    [corner] brjóta { FORM($cost, form: "acc") } á seðlinum sínum
    [fold] gera { FORM($cost, form: "acc") } í seðilinn sinn
    [point] láta { FORM($cost, form: "acc") } af hendi
    [bomb] snúa { FORM($cost, form: "dat") } við
   *[other] borga { FORM($cost, form: "acc") }
 }

## Markmiðið

howto-aim = Allir setja út spil og leggja þau saman í eina sameiginlega summu.
howto-aim-down = Allir setja út spil og draga þau frá einni sameiginlegri summu sem byrjar í { $total }.
howto-reach-wins = { $total ->
    [0] Sá sem kemur summunni fyrstur í 0 vinnur leikinn.
   *[other] Sá sem kemur summunni fyrstur í { $total } eða meira vinnur leikinn.
 }
howto-exact-wins = Sá sem kemur summunni í nákvæmlega { $total } vinnur leikinn strax.
howto-exact-counted = Sá sem bætir við eða dregur frá og kemur summunni í nákvæmlega { $total } vinnur leikinn strax.
howto-exact-not-by = Spil sem setur summuna í { $total }, eða heldur henni þar, vinnur ekki.
howto-aim-zero = Hún má ekki fara undir 0.
howto-aim-team = Þið spilið öll saman: þegar summan er nákvæmlega { $limit } hafið þið öll unnið.
howto-aim-limit = Hún má ekki fara yfir { $limit }: sá sem fer í { $over } eða meira tapar.
howto-aim-limit-shed = Hún má ekki fara yfir { $limit }.
howto-aim-letters = Sá sem er með Seif þegar summan nær { $limit } fær bókstaf úr ZEUS. Sá sem fær fyrstur { FORM($cost, form: "acc") } vinnur leikinn.
howto-aim-shed = Losaðu þig við öll spilin þín: þá þarf hver hinna að { howto-pays }.
howto-aim-borders = Á leiðinni eru þröskuldar, og hver þröskuldur sem þú ferð yfir kostar þig stig. Stigin sem þú átt eftir í lok umferðar bætast við heildarstigin þín. Hæstu heildarstigin vinna leikinn.
howto-aim-borders-up = Á leiðinni eru þröskuldar, og hver þröskuldur sem þú ferð yfir á leið upp kostar þig stig. Stigin sem þú átt eftir í lok umferðar bætast við heildarstigin þín. Hæstu heildarstigin vinna leikinn.
howto-aim-payment = Að fara yfir { $limit } kostar þig stig, að hitta nákvæmlega á { $limit } gefur þér stig, og hvort tveggja lýkur umferðinni. Sá sem er með flest stig vinnur leikinn.
howto-aim-hurdles = Að hitta nákvæmlega á vissar summur gefur þér stig, að hoppa yfir þær kostar þig stig. Umferðinni lýkur í { $limit } eða meira. Sá sem er með flest stig vinnur leikinn.
howto-aim-forfeit = Sá sem fer með summuna yfir { $limit } fær refsistig, og umferðinni er lokið. Sá sem er með fæst refsistig vinnur.
howto-aim-hit = Ef þú kemur henni í nákvæmlega { $totals } borga hinir. Ef þú hoppar yfir einhverja af þessum tölum borgar þú.

## Leikmenn og spil

howto-players = { START($spans) } leikmenn.
howto-players-span = { FORM($least, as: "form-number", form: "m") } til { FORM($most, as: "form-number", form: "m") }
howto-players-one = { FORM($least, as: "form-number", form: "m") }
howto-packs = Spilað er með { $jokers ->
    [0] { $packs ->
        [one] { FORM($packs, as: "form-number", form: "m-dat") } 52 spila stokki
       *[other] { FORM($packs, as: "form-number", form: "m-dat") } 52 spila stokkum, stokkuðum saman
     }
    [one] { $packs ->
        [one] { FORM($packs, as: "form-number", form: "m-dat") } 52 spila stokki og einum jóker
        [2] { FORM($packs, as: "form-number", form: "m-dat") } 52 spila stokkum, stokkuðum saman, með einum jóker í hvorum
       *[other] { FORM($packs, as: "form-number", form: "m-dat") } 52 spila stokkum, stokkuðum saman, með einum jóker í hverjum
     }
   *[other] { $packs ->
        [one] { FORM($packs, as: "form-number", form: "m-dat") } 52 spila stokki og { FORM($jokers, as: "form-number", form: "m-dat") } jókerum
        [2] { FORM($packs, as: "form-number", form: "m-dat") } 52 spila stokkum, stokkuðum saman, með { FORM($jokers, as: "form-number", form: "m-dat") } jókerum í hvorum
       *[other] { FORM($packs, as: "form-number", form: "m-dat") } 52 spila stokkum, stokkuðum saman, með { FORM($jokers, as: "form-number", form: "m-dat") } jókerum í hverjum
     }
 }.
howto-packs-from = Ef leikmenn eru { FORM($least, as: "form-number", form: "m") } eða fleiri þarf { $packs ->
    [one] { FORM($packs, as: "form-number", form: "m-acc") } spilastokk
   *[other] { FORM($packs, as: "form-number", form: "m-acc") } spilastokka
 }{ $jokers ->
    [0] .
    [one] { $packs ->
        [one] , með einum jóker.
        [2] , með einum jóker í hvorum.
       *[other] , með einum jóker í hverjum.
     }
   *[other] { $packs ->
        [one] , með { FORM($jokers, as: "form-number", form: "m-dat") } jókerum.
        [2] , með { FORM($jokers, as: "form-number", form: "m-dat") } jókerum í hvorum.
       *[other] , með { FORM($jokers, as: "form-number", form: "m-dat") } jókerum í hverjum.
     }
 }
howto-packs-at-start = Fjöldi leikmanna í upphafi ræður, líka eftir að einhverjir eru úr leik.
howto-packs-follow = Þegar leikmenn detta úr leik eru í næstu umferð jafn margir stokkar og jafn mörg spil á hendi og ef þeir sem eftir eru hefðu byrjað leikinn.
howto-packs-follow-tokens = Ef þeir hefðu þá byrjað með fleiri { $kind ->
    [penny] krónur
    [nickel] fimmkalla
    [chip] spilapeninga
    [corner] horn
    [fold] brot
    [point] stig
   *[token] skífur
 } fær hver þeirra mismuninn.
howto-pack-part = Spilað er með { $count } spilum úr { $packs ->
    [one] { FORM($packs, as: "form-number", form: "m-dat") } spilastokki
    [2] hvorum af { FORM($packs, as: "form-number", form: "m-dat") } spilastokkum
   *[other] hverjum af { FORM($packs, as: "form-number", form: "m-dat") } spilastokkum
 }: þau eru { FORM($ranks, form: "many") }.
howto-pack-part-from = Ef leikmenn eru { FORM($least, as: "form-number", form: "m") } eða fleiri þarf þessi spil úr { $packs ->
    [one] { FORM($packs, as: "form-number", form: "m-dat") } spilastokki
    [2] hvorum af { FORM($packs, as: "form-number", form: "m-dat") } spilastokkum
   *[other] hverjum af { FORM($packs, as: "form-number", form: "m-dat") } spilastokkum
 }.
howto-pack-own = Leiknum fylgja eigin spil, { $packs ->
    [one] { $count } talsins
   *[other] { FORM($packs, as: "form-times") } { $count }
 }: { $kinds }.
howto-pack-own-kind = { $rank ->
    [M1] { FORM($copies, as: "form-number", form: "n") } mínus-1-spil
    [M10] { FORM($copies, as: "form-number", form: "n") } mínus-10-spil
    [N1] { $copies ->
        [one] { FORM($copies, as: "form-number", form: "m") } { FORM($rank, form: "nom") }
       *[other] { FORM($copies, as: "form-number", form: "m") } { FORM($rank, form: "many") }
     }
    [N2] { $copies ->
        [one] { FORM($copies, as: "form-number", form: "m") } { FORM($rank, form: "nom") }
       *[other] { FORM($copies, as: "form-number", form: "m") } { FORM($rank, form: "many") }
     }
    [N3] { $copies ->
        [one] { FORM($copies, as: "form-number", form: "m") } { FORM($rank, form: "nom") }
       *[other] { FORM($copies, as: "form-number", form: "m") } { FORM($rank, form: "many") }
     }
    [N4] { $copies ->
        [one] { FORM($copies, as: "form-number", form: "m") } { FORM($rank, form: "nom") }
       *[other] { FORM($copies, as: "form-number", form: "m") } { FORM($rank, form: "many") }
     }
    [JK] { $copies ->
        [one] { FORM($copies, as: "form-number", form: "m") } { FORM($rank, form: "nom") }
       *[other] { FORM($copies, as: "form-number", form: "m") } { FORM($rank, form: "many") }
     }
    [N5] { $copies ->
        [one] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "nom") }
       *[other] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many") }
     }
    [N6] { $copies ->
        [one] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "nom") }
       *[other] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many") }
     }
    [N7] { $copies ->
        [one] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "nom") }
       *[other] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many") }
     }
    [N8] { $copies ->
        [one] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "nom") }
       *[other] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many") }
     }
    [N9] { $copies ->
        [one] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "nom") }
       *[other] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many") }
     }
    [N10] { $copies ->
        [one] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "nom") }
       *[other] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many") }
     }
    [N11] { $copies ->
        [one] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "nom") }
       *[other] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many") }
     }
    [N12] { $copies ->
        [one] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "nom") }
       *[other] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many") }
     }
   *[other] { FORM($copies, as: "form-number", form: "n") } { FORM($rank, form: "many") }
 }
howto-pack-own-row = { FORM($copies, as: "form-number", form: "n") } af hverri tölu frá { FORM($first, form: "figure") } til { FORM($last, form: "figure") }
howto-zeus-needs = Þú þarft líka hlut sem leikur Seif (Zeus), og blað og blýant til að skrifa stafina.
howto-tokens = Allir byrja með { FORM($cost, form: "acc") }.
howto-tokens-points = Allir byrja hverja umferð með { FORM($cost, form: "acc") }.
howto-tokens-bombs = Allir eru með { FORM($cost, form: "acc") }. Sá sem missir eina snýr henni við.
howto-tokens-jokers = Skífurnar eru jókerar.
howto-tokens-in-box = Á kassanum er þetta kallað „{ $printed }“.
howto-tokens-bill = Allir eru með einn peningaseðil.
howto-tokens-bill-corners = Fyrir hvert tap er eitt af fjórum hornum seðilsins brotið.
howto-tokens-bill-in-half = Fyrir hvert tap er seðillinn brotinn: fyrst hornin fjögur, eitt í einu, og síðan seðillinn í tvennt.
howto-tokens-bill-room = Fyrir hvert tap kemur brot í seðilinn. Þar er pláss fyrir { FORM($cost, form: "acc") }.
howto-tokens-bill-room-from = Ef leikmenn eru { FORM($least, as: "form-number", form: "m") } eða fleiri er pláss fyrir { FORM($cost, form: "acc") }.
howto-tokens-from = Ef leikmenn eru { FORM($least, as: "form-number", form: "m") } eða fleiri fá allir { FORM($cost, form: "acc") }.

## Gjöfin

howto-first-dealer = Hending ræður hver gefur fyrst.
howto-dealt = Gjafarinn stokkar og gefur eitt spil í einu. Sá sem situr til { howto-side } við gjafarann fær fyrst.
howto-hand = Allir fá { $count ->
    [one] { FORM($count, as: "form-number", form: "n") } spil
   *[other] { FORM($count, as: "form-number", form: "n") } spil
 }.
howto-hand-from = Ef leikmenn eru { FORM($least, as: "form-number", form: "m") } eða fleiri fá allir { $count ->
    [one] { FORM($count, as: "form-number", form: "n") } spil
   *[other] { FORM($count, as: "form-number", form: "n") } spil
 }.
howto-hand-all = Öll spilin eru gefin, öllum jafn mörg.
howto-rest-is-stock = Afgangurinn er lagður á hvolf á borðið: það er stokkurinn.
howto-bottom = Síðan tekur gjafarinn gott spil úr stokknum og leggur það upp í loft undir stokkinn, þar sem allir sjá það.
howto-bottom-first = Það er { FORM($ranks, form: "nom") }: það fyrsta af þessu sem til er.
howto-bottom-chosen = Það er { FORM($ranks, form: "nom") }: gjafarinn ræður hvert þeirra.
howto-bottom-last-draw = Sá sem dregur síðasta spilið úr stokknum fær það.
howto-start-empty = Ekkert spil er enn í bunkanum og summan er { $total }.
howto-start-rest = Ef spil ganga af eru þau lögð upp í loft í bunkann, og summan er það sem þau gilda. Ef ekkert gengur af er hún { $total }.
howto-start-number = Fyrsta spilið í bunkann á að vera talnaspil, ef sá sem byrjar á slíkt spil.
howto-start-left = Sá sem situr til { howto-side } við gjafarann byrjar.
howto-start-turned = { $deal ->
    [first] Eftir fyrstu gjöf
   *[each] Eftir gjöfina
 } er efsta spili stokksins snúið upp, og á því byrjar bunkinn.
howto-start-applied = Summan er það sem þetta spil gerir úr 0.
howto-start-value = Gildi þess er fyrsta summan.
howto-start-twice = Ef það er { FORM($cards, form: "nom") } þarf sá sem byrjar að setja út tvisvar.
howto-start-reverse = Ef spilið snýr áttinni við byrjar í staðinn sá sem situr til { howto-other-side } við gjafarann.
howto-start-nothing-else = Annað sem spilið gerir gildir ekki í þetta sinn.
howto-start-passed = Ef það er { FORM($cards, form: "nom") } fer það aftur inn í miðjan stokkinn og næsta spili er snúið upp. Þannig er haldið áfram þar til annað spil kemur.
howto-start-counts = { START($cards, form: "nom") } gildir þá { $total }.
howto-start-first-value = Ef spil býður upp á val gildir það sem taflan nefnir fyrst.

## Þegar þú átt leik

howto-clockwise = Spilað er { howto-way }, til { howto-side }.
howto-clockwise-until = Spilað er { howto-way }, til { howto-side }, þar til spil snýr áttinni við.
howto-turn = Þegar þú átt leik setur þú eitt spil í bunkann, segir nýju summuna og dregur spil úr stokknum.
howto-turn-draw-yourself = Þegar þú átt leik setur þú eitt spil í bunkann og segir nýju summuna. Taktu svo spil úr stokknum.
howto-turn-no-draw = Þegar þú átt leik setur þú eitt spil í bunkann og segir nýju summuna. Ekkert er dregið.

howto-limit = Summan má vera nákvæmlega { $limit }, en ekki { $over } eða meira.
howto-zero = Summan má vera nákvæmlega 0, en ekki minni, og hún má ekki fara yfir { $limit }.
howto-team-talk = Þið megið segja hvert öðru hvað þið eruð með á hendi, og sýna það.
howto-choose-within-limit = Ef spil leyfir þér að velja gildi, veldu þá gildi sem fer ekki með summuna yfir { $limit }.
howto-must-play = Ef þú getur sett út verður þú að gera það.
howto-give-up = Þegar þú átt leik máttu gefast upp, jafnvel þótt þú gætir sett út. Það er eins og þú hefðir ekki getað það.
howto-give-up-answer = Þú mátt líka gefast upp þegar þú gætir svarað { FORM($rank, form: "dat") } eða sett út refsispil.
howto-give-up-hands-nothing-on = Þá borgar þú, og næsti leikmaður skuldar ekkert.
howto-mistakes = Spil sem fer óvart með summuna yfir { $limit } liggur kyrrt. Það er eins og þú hefðir ekki getað sett út.
howto-over-is-allowed = { $limit ->
    [0] Þú mátt alltaf setja út hvaða spil sem er; summan fer aldrei undir 0.
   *[other] Þú mátt alltaf setja út hvaða spil sem er, líka spil sem fer með summuna yfir { $limit }.
 }
howto-give-up-instead = Í stað þess að setja út máttu gefast upp.

howto-never-below-zero = Summan fer aldrei undir 0: spil sem færi neðar setur hana í 0.
howto-below-zero = Summan má fara undir 0.
howto-below-zero-doubled = Ef summa undir 0 er tvöfölduð fer hún enn neðar.
howto-below-zero-digits = Ef tölustöfum summu undir 0 er víxlað helst mínusinn: { $before } verður { $after }.
howto-total-stops = Summan fer aldrei lengra en í { $total }: spil sem færi með hana lengra stöðvar hana þar.

howto-calls = Sumum spilum fylgja sérstök orð. Þau eru sögð á undan summunni, sem er hér 42.
howto-call-pass = Þegar spil bætir engu við segir þú „{ $words } 42“.
howto-call-reverse = Þegar spil bætir engu við og snýr áttinni við segir þú „{ $words } 42“.
howto-call-rank = Þegar þú setur út { FORM($rank, form: "acc") } segir þú „{ $words } 42“.
howto-call-set = Ef þú setur út { FORM($cards, form: "acc") } segir þú bara summuna, þótt hún breytist ekki.
howto-add-without-help = Þegar þú setur út spil leggur þú saman án hjálpar.
howto-wrong-total-is-free = Röng summa er leiðrétt og kostar ekkert.
howto-wrong-total-costs = Röng summa er leiðrétt, og sá sem sagði hana fær refsistig.
howto-wrong-total-pays = Ef þú segir ranga summu { howto-pay }, og hún er leiðrétt.
howto-wrong-total-loses = Ef þú segir ranga summu er hún leiðrétt, og þú tapar umferðinni eins og þú eigir ekkert útspil.

howto-draw-yourself = Enginn dregur fyrir þig.
howto-draw-lost = Þegar einhver hefur sett út næsta spil er of seint að draga, og þú ert með færri spil það sem eftir er umferðar.
howto-draw-as-usual = Eftir það dregur þú eitt spil fyrir hvert spil sem þú setur út.

## Mörg spil í einu

howto-same-rank = Í staðinn fyrir eitt spil máttu setja út { $count ->
    [2] tvö spil
   *[other] allt að { FORM($count, as: "form-number", form: "n-dat") } spilum
 } af sama gildi í einu.
howto-same-rank-value = Hvert þeirra bætir sínu gildi við eða dregur það frá. Ef þú mátt velja, veldu þá sama gildi fyrir þau öll.
howto-same-rank-set = Ef þau setja summuna í ákveðna tölu gera þau það einu sinni.
howto-same-rank-effects = Allt annað sem þau gera gerist einu sinni fyrir hvert spil.
howto-same-rank-reverse = Tvö spil sem snúa áttinni við skilja hana því eftir eins og hún var.
howto-same-rank-limit = Aðeins summan eftir öll spilin skiptir máli fyrir hámarkið.
howto-same-rank-draw = Þú dregur jafn mörg spil og þú settir út. Síðan er haldið áfram eins og eftir eitt spil.
howto-pairs = Þú mátt setja út { FORM($ranks, form: "two-acc") } saman{ $ranks ->
    [1] .
   *[other] , eða eitt af hvoru.
 }
howto-pairs-value = Saman gilda þau sem eitt spil. Þú dregur tvö spil fyrir þau.
howto-throw = Ef þú ert með { FORM($rank, form: "four-acc") } á hendi máttu setja öll fjögur spilin út í einu.
howto-throw-value = Þau breyta ekki summunni, og þú dregur fjögur spil.
howto-throw-is-one-of-two = Ef þú átt að setja út tvisvar teljast þau sem annað skiptið.

## Að setja út tvisvar

howto-twice = Eftir { FORM($cards, form: "acc") } þarf næsti leikmaður að setja út tvisvar í röð.
howto-twice-four-times = Ef tvö slík spil eru sett út í einu eru það fjögur skipti.
howto-twice-draw-each = Eftir hvert skipti dregur sá leikmaður spil.
howto-twice-draw-at-end = Sá leikmaður dregur ekki fyrr en eftir síðasta skiptið, og þá jafn mörg spil og hann setti út.
howto-twice-between = Eftir hvert skipti nema það síðasta segir leikmaðurinn summuna. Þá fer hún aftur í { $total }.
howto-twice-turns = Áttin snýst ekki við fyrr en eftir síðasta skiptið. Snúist hún tvisvar er hún eins og áður.
howto-twice-turns-unless = Áttin snýst ekki við fyrr en eftir síðasta skiptið, nema fyrsta spilið láti bæði skiptin ganga áfram. Snúist hún tvisvar er hún eins og áður.
howto-twice-skips = Enginn situr hjá fyrr en eftir síðasta skiptið.
howto-reverses-first = Fyrst snýst áttin við, svo er setið hjá.
howto-twice-single = Í hvert skipti má aðeins setja út eitt spil.
howto-twice-several-count-once = Mörg spil af sama gildi í einu teljast sem eitt skipti.
howto-twice-again-after-last = Ef síðasta spilið er { FORM($cards, form: "nom") } þarf næsti leikmaður að setja út tvisvar.
howto-twice-again-after-any = Ef eitthvert spilanna er { FORM($cards, form: "nom") } þarf næsti leikmaður að setja út tvisvar.
howto-twice-hands-on = { START($ranks, form: "nom") } í fyrra skiptið lætur bæði skiptin ganga áfram. Þá er komið að næsta leikmanni, og hann þarf að setja út tvisvar í staðinn.
howto-twice-hands-back = Eftir { FORM($ranks, form: "acc") } er það leikmaðurinn á undan: áttin snýst strax við.
howto-twice-hands-back-alone = { START($ranks, form: "nom") } í fyrra skiptið lætur bæði skiptin ganga til baka: áttin snýst strax við, þá er komið að leikmanninum á undan, og hann þarf að setja út tvisvar.
howto-twice-hands-to-named = Eftir { FORM($ranks, form: "acc") } er það leikmaðurinn sem var valinn.
howto-twice-never-four = Skiptin verða aldrei fleiri en tvö.
howto-twice-adds = { START($ranks, form: "nom") } í fyrsta skiptið lætur skiptin ganga áfram og bætir einu við: eftir annað slíkt spil þarf næsti leikmaður að setja út þrisvar.
howto-twice-not-first = { START($ranks, form: "nom") } má ekki vera fyrra spilið. Ef þú átt ekkert annað sem gengur getur þú ekki sett út.
howto-twice-cancels = Ef þú átt að setja út tvisvar máttu setja út { FORM($rank, form: "acc") } í stað beggja skipta.
howto-twice-cancels-ends = Spilið gildir eins og venjulega, en þá er komið að næsta leikmanni, og hann setur út eins og venjulega.
howto-twice-cancels-or-last = Annars má { FORM($rank, form: "nom") } aðeins vera seinna spilið.
howto-twice-must-finish = Þú mátt aðeins byrja ef þú átt nógu mörg spil sem ganga í öll skiptin. Annars setur þú ekkert út: það er eins og þú getir ekki sett út.
howto-twice-second-counts = Ef þú getur ekki sett út í seinna skiptið kostar það þig það sama og ef þú hefðir ekki getað það í fyrra skiptið.
howto-twice-second-stuck = Ef þú getur ekki sett út í seinna skiptið er það eins og þú getir ekki sett út. Skiptið sem vantar fellur niður.
howto-twice-first-still = Ef fyrra spilið þitt snýr áttinni við, lætur einhvern sitja hjá eða næsta leikmann setja út tvisvar gildir það samt.
howto-twice-stays = Ef leikmaður á að setja út tvisvar og getur það ekki þarf næsti leikmaður að setja út jafn oft.
howto-twice-rest-of-two = Leikmaður sem getur ekki sett út í fyrra skiptið skilur næsta leikmanni bæði skiptin eftir. Leikmaður sem getur ekki sett út í það seinna skilur aðeins það eftir, og þá setur næsti leikmaður út eins og venjulega.
howto-twice-rest = Ef leikmaður á að setja út tvisvar og getur það ekki þarf næsti leikmaður að taka þau skipti sem vantar. Sé það aðeins eitt setur hann út eins og venjulega.
howto-twice-lapses = Ef leikmaður á að setja út tvisvar og getur það ekki setur næsti leikmaður út eins og venjulega.

## Gildi sem svarað er með sama gildi

howto-answer-must = { START($rank, form: "dat") } verður að svara.
howto-answer-must-lay = Ef næsti leikmaður er með { FORM($rank, form: "acc") } á hendi verður hann að setja nákvæmlega eitt slíkt spil ofan á.
howto-answer-must-next = Þá þarf leikmaðurinn þar á eftir að svara.
howto-answer-may = { START($rank, form: "dat") } má svara.
howto-answer-may-lay = Ef næsti leikmaður er með { FORM($rank, form: "acc") } á hendi má hann setja eitt slíkt spil ofan á, en enginn þarf þess.
howto-answer-may-next = Þá má leikmaðurinn þar á eftir svara á sama hátt.
howto-answer-draw = Fyrir svarið er dregið spil eins og venjulega.
howto-answer-none = Ef aðeins eitt spil ({ FORM($rank, form: "nom") }) bíður svars og þú svarar ekki situr þú hjá: þú setur ekkert út og dregur ekkert. Leikmaðurinn á eftir þér setur út eins og venjulega.
howto-penalty = Ef { FORM($rank, form: "two") } eða fleiri liggja saman efst í bunkanum og þú svarar ekki þarft þú að setja út refsispil, jafn mörg og spilin sem ekki var svarað, eitt á eftir öðru.
howto-penalty-playable = Hvert spil verður að ganga þegar þú setur það út, og það gildir strax.
howto-penalty-turns-last = En áttin snýst ekki við, og enginn situr hjá, fyrr en eftir síðasta spilið.
howto-penalty-draw-after-all = Eftir síðasta spilið dregur þú jafn mörg spil og þú settir út.
howto-penalty-draw-after-each = Þú dregur spil eftir hvert þeirra.
howto-penalty-draw-none = Þú dregur ekkert fyrir refsispil, svo að þú ert með færri spil á eftir.
howto-penalty-last-must = Ef síðasta refsispilið er { FORM($rank, form: "nom") } verður að svara því eins og einu slíku spili.
howto-penalty-last-may = Ef síðasta refsispilið er { FORM($rank, form: "nom") } má svara því eins og einu slíku spili.
howto-penalty-what-you-can = Ef þú getur ekki sett öll refsispilin út setur þú út eins mörg og þú getur.
howto-penalty-then-stuck = Eftir það er eins og þú getir ekki sett út.
howto-penalty-draw-laid = Þú dregur jafn mörg spil og þú settir út.
howto-penalty-pays-nothing = Þú borgar ekkert.
howto-penalty-drops-out = Þá { howto-pay } og dettur úr umferðinni.
howto-penalty-handed-on = Refsispilin sem vantar ganga áfram til næsta leikmanns.
howto-penalty-dropped = Refsispilin sem vantar falla niður, og næsti leikmaður setur út eins og venjulega.
howto-penalty-turns-first = Áður en það gerist snýst áttin við og leikmenn sitja hjá, ef spilin sem sett voru út gera það.
howto-penalty-still-on-top = Ef ekkert refsispil var sett út er { FORM($rank, form: "nom") } enn efst.
howto-penalty-still-must-answer = Þá verður næsti leikmaður að svara með { FORM($rank, form: "dat") }. Geti hann það ekki skuldar hann öll refsispilin.
howto-penalty-still-may-answer = Þá má næsti leikmaður svara með { FORM($rank, form: "dat") }. Geri hann það ekki skuldar hann öll refsispilin.
howto-penalty-comes-back = Ef enginn setur út refsispil og þau koma aftur að þeim sem gat það fyrst ekki falla þau niður. Sá leikmaður setur út eins og venjulega.

## Raðir

howto-runs = Tvö spil hvort á eftir öðru mynda röð ef gildi þeirra standa hlið við hlið. Röð hækkar eða lækkar.
howto-runs-ranks = Gildin standa í hring: ás, tvistur, þristur og svo framvegis upp í tíu, þá gosi, drottning, kóngur og aftur ás.
howto-runs-printed = Hér ræður það sem stendur á spilinu, ekki hvað það gildir. Jóker hefur ekkert gildi.
howto-runs-draw = Meðan röð er í gangi dregur þú aðeins ef þú setur út næsta gildi í sömu átt. Slíkt spil heldur röðinni áfram fyrir leikmanninn á eftir þér.
howto-runs-must = Ef þú getur haldið röðinni áfram verður þú að gera það. Ef ekki, settu þá út annað spil.
howto-runs-may = Þú mátt líka setja út hvaða spil sem er.
howto-runs-no-draw = Þá dregur þú ekkert fyrir það, röðin er búin, og þú ert með einu spili færra það sem eftir er umferðar.
howto-runs-other-way = Ef það spil og spilið á undan standa hlið við hlið í hina áttina byrja þau nýja röð.
howto-runs-begin = Sá sem byrjar röð dregur eins og venjulega. Röð lýkur ekki þótt einhver sitji hjá.
howto-runs-penalty = Refsispil og { FORM($rank, form: "many") } sem svarað er með teljast eitt og eitt, eins og öll önnur spil.
howto-runs-put-aside = Ef bunkinn er lagður til hliðar er röðin í honum búin.

## Að velja leikmann

howto-eliminate = Þegar þú setur út { FORM($cards, form: "acc") } verður þú að velja annan leikmann sem er í umferðinni. Hann fær refsistig og dettur úr umferðinni, og spilin hans eru lögð til hliðar. Næsti leikmaður á eftir þér heldur áfram.
howto-eliminate-saved = En leikmaður sem er með { FORM($cards, form: "acc") } á hendi bjargast. Hann verður að setja það spil í bunkann, undir spilið sem þú settir út, og dregur strax nýtt. Það telst ekki með sem leikur hans.
howto-eliminate-last-one = Ef aðeins einn leikmaður er eftir í umferðinni er henni lokið.
howto-exchange = Þegar þú setur út { FORM($cards, form: "acc") } verður þú að velja leikmann sem er í umferðinni, og þið skiptist á öllum spilunum.
howto-exchange-after-draw = Þegar þú setur út { FORM($cards, form: "acc") } dregur þú fyrst. Síðan verður þú að velja leikmann sem er í umferðinni, og þið skiptist á öllum spilunum.
howto-exchange-before-draw = Þetta gerið þið áður en nokkur dregur. Hinn leikmaðurinn, sem nú vantar spil, dregur í staðinn fyrir þig.
howto-redeal = Þegar einhver setur út { FORM($cards, form: "acc") } verður spilið eftir í bunkanum. Öll hin spilin, líka þau sem eru á hendi, eru stokkuð, og allir í umferðinni fá jafn mörg ný spil og í byrjun.
howto-redeal-no-draw = Enginn dregur spil fyrir það.
howto-steal = Þegar þú setur út { FORM($cards, form: "acc") } velur þú leikmann sem er í umferðinni og tekur spil af hendi hans án þess að sjá það.
howto-steal-seen = Þegar þú setur út { FORM($cards, form: "acc") } velur þú leikmann sem er í umferðinni, skoðar spilin hans og tekur spil að eigin vali.
howto-steal-robbed-draws = Sá leikmaður dregur strax spil.
howto-steal-is-draw = Stolna spilið kemur í stað þess sem þú hefðir dregið.
howto-steal-and-draw = Þú dregur líka spil, eins og venjulega.
howto-steal-nobody = Ef enginn annar á spil dregur þú bara.
howto-choose-next = Þegar þú setur út { FORM($cards, form: "acc") } velur þú annan leikmann sem er í umferðinni, og hann á leik næst. Áttin helst, og haldið er áfram þaðan.

## Gildi sem ekki má setja út í byrjun

howto-ban = { $count ->
    [one] Fyrsta skiptið
   *[other] Fyrstu { FORM($count, as: "form-number", form: "n") } skiptin
 } sem röðin kemur að þér í leiknum máttu ekki setja út { FORM($rank, form: "acc") } ef spilið breytir summunni.
howto-ban-not-at-limit = Þegar summan er { $limit } fyrir máttu það.
howto-ban-always = { $count ->
    [one] Fyrsta skiptið
   *[other] Fyrstu { FORM($count, as: "form-number", form: "n") } skiptin
 } sem röðin kemur að þér í leiknum máttu alls ekki setja út { FORM($rank, form: "acc") }.
howto-ban-turns = Aðeins þau skipti teljast þegar þú settir út spil.
howto-ban-saves-nobody = { START($rank, form: "nom") } sem ekki má setja út hjálpar þér ekki þegar þú átt ekkert annað sem gengur.
howto-wears-off = Þegar stokkurinn hefur verið endurnýjaður { $count ->
    [one] { FORM($count, as: "form-times") }
   *[other] { FORM($count, as: "form-times") }
 } í umferð breytist þetta það sem eftir er hennar: { $what }.
howto-worn = { FORM($card, form: "the") } { $does }
howto-wakes = Á meðan summan er undir { $total } gildir: { $what }.
howto-wakes-down = Á meðan summan er yfir { $total } gildir: { $what }.
howto-wakes-turn = { $count ->
    [one] Fyrsta skiptið
   *[other] Fyrstu { FORM($count, as: "form-number", form: "n") } skiptin
 } sem röðin kemur að þér í leiknum gildir: { $what }.

## Summur sem kosta eða gefa

howto-hit = Ef spilið þitt hækkar summuna í nákvæmlega { $totals } þarf hver hinna í umferðinni að { howto-pays }.
howto-jump = Ef það fer með hana upp yfir { $totals } án þess að lenda þar nákvæmlega, þá { howto-pay }.
howto-hit-end = Ef spilið þitt kemur summunni í nákvæmlega { $limit } er umferðinni lokið, og hver hinna í umferðinni þarf að { howto-pays }.
howto-over-end = Ef það fer með hana yfir { $limit } er umferðinni lokið, og þá { howto-pay }.
howto-jump-also-paid = Ef þú hoppar yfir { $totals } á leiðinni borgar þú líka fyrir það.
howto-jump-not-paid = Þú borgar ekkert aukalega fyrir það sem þú hoppar yfir á leiðinni.
howto-down-is-free = Summa sem lækkar eða stendur í stað kostar engan neitt.
howto-out-still-turns = Ef þú dettur úr leik við að setja út spil sem snýr áttinni við snýst hún samt, eins og þú værir enn með.
howto-out-still-skips = Ef þú dettur úr leik við að setja út spil sem lætur næsta leikmann sitja hjá gildir það samt, eins og þú værir enn með.
howto-out-still-turns-or-skips = Ef þú dettur úr leik við spilið sem þú setur út snýr það samt áttinni við eða lætur næsta leikmann sitja hjá, eins og þú værir enn með.
howto-fine = Ef spilið þitt kemur summunni í { $totals } { howto-pay } strax. Umferðin heldur áfram.
howto-fine-repeated-pays = Ef summan er ein þessara talna fyrir og spilið þitt breytir henni ekki segir þú hana aftur og borgar líka.
howto-fine-repeated-free = Ef summan er ein þessara talna fyrir og spilið þitt breytir henni ekki kostar það ekkert.
howto-fine-owed = Leikmaður sem dettur úr leik við þetta setur ekki út fleiri spil að sinni, og skiptin sem vantar falla niður.
howto-fine-owed-handed-on = Leikmaður sem dettur úr leik við þetta setur ekki út fleiri spil að sinni, og skiptin sem vantar falla niður nema spilið sem hann setti út færi þau á næsta.
howto-borders = Þröskuldarnir eru rétt fyrir ofan { $totals }. Ef spilið þitt fer með summuna yfir þröskuld, upp eða niður, missir þú eitt stig fyrir hvern þröskuld sem hún fer yfir.
howto-borders-up = Þröskuldarnir eru rétt fyrir ofan { $totals }. Ef spilið þitt fer með summuna upp yfir þröskuld missir þú eitt stig fyrir hvern þröskuld sem hún fer yfir. Það kostar ekkert að fara aftur niður.
howto-borders-floor = Þú getur ekki átt færri en 0 stig.
howto-borders-no-floor = Stigin þín mega fara undir 0. Þá dragast þau frá heildarstigunum þínum.

## Borgað fyrir summu yfir hámarkinu

howto-payment-overshoot = Ef spilið þitt fer með summuna yfir { $limit } borgar þú hverjum hinna jafn mörg stig og hún fer yfir: í { $total } fær hver { FORM($count, as: "form-number", form: "n") }. Þá er umferðinni lokið.
howto-payment-over = Ef spilið þitt fer með summuna yfir { $limit } er umferðinni lokið, og þú borgar hverjum hinna { $count ->
    [one] { FORM($count, as: "form-number", form: "n") } stig
   *[other] { FORM($count, as: "form-number", form: "n") } stig
 }.
howto-payment-forfeit = Ef spilið þitt fer með summuna yfir { $limit } færð þú refsistig. Þá er umferðinni lokið.
howto-payment-exact = Ef spilið þitt kemur henni í nákvæmlega { $limit } er umferðinni líka lokið, og hver hinna borgar þér { $count ->
    [one] { FORM($count, as: "form-number", form: "n") } stig
   *[other] { FORM($count, as: "form-number", form: "n") } stig
 }.
howto-payment-exact-free = Ef spilið þitt kemur henni í nákvæmlega { $limit } er umferðinni líka lokið, og það kostar engan neitt.
howto-payment-debts = Stigin eru skrifuð niður og mega fara undir 0.
howto-hurdles = Ef spilið þitt hittir nákvæmlega á { $totals } færð þú stig. Fyrir hverja þessara talna sem það hoppar yfir á uppleið missir þú eitt.
howto-hurdles-goal = Ef spilið þitt kemur summunni í { $limit } eða meira færð þú { $count ->
    [one] { FORM($count, as: "form-number", form: "n") } stig
   *[other] { FORM($count, as: "form-number", form: "n") } stig
 }, og umferðinni er lokið.

## Nákvæmlega 69

howto-69-back = Ef þú breytir summunni í nákvæmlega 69, að neðan eða ofan, { $cost ->
    [corner] þolir seðillinn þinn eitt brot í viðbót
    [fold] þolir seðillinn þinn eitt brot í viðbót
   *[other] færð þú { FORM($cost, form: "acc") } til baka af því sem borgað var
 }. Ef ekkert er að vinna til baka færð þú ekkert.
howto-69-more = Ef þú breytir summunni í nákvæmlega 69, að neðan eða ofan, { $cost ->
    [corner] þolir seðillinn þinn eitt brot í viðbót
    [fold] þolir seðillinn þinn eitt brot í viðbót
   *[other] færð þú { FORM($cost, form: "acc") } í viðbót
 }.
howto-69-nothing = Nákvæmlega 69 gerir ekkert: í þessum leik er ekkert að vinna til baka.
howto-69-forfeit = Ef þú breytir summunni í nákvæmlega 69, að neðan eða ofan, fá allir hinir í umferðinni refsistig.
howto-69-zero = Ef þú breytir summunni í nákvæmlega 69, að neðan eða ofan, segir þú það, og þá er summan 0.
howto-69-bank = Það sem þú færð kemur úr banka. Í honum er jafn mikið og allir leikmenn samanlagt byrja leikinn með. Þegar bankinn er tómur gefur nákvæmlega 69 ekkert.
howto-69-bank-followers = Það sem fæst þegar aðrir detta úr leik kemur líka þaðan, meðan hann endist.
howto-69-bank-each-deal = Það sem þú færð kemur úr banka. Í hverri umferð er í honum jafn mikið og allir leikmenn samanlagt byrja hana með. Þegar bankinn er tómur gefur nákvæmlega 69 ekki meira í þeirri umferð.

## Hendur sem ráða úrslitum

howto-hands = Allar hendur eru skoðaðar eftir gjöfina og í hvert sinn sem dregið er.
howto-hands-wins = { START($rank, form: "three") } á hendi vinna leikinn strax.
howto-hands-all-lose = { START($rank, form: "three") } á hendi ljúka leiknum strax, og allir tapa.
howto-hands-first = Ef hendurnar eru fleiri en ein ræður sú fyrsta, talið frá gjafaranum til { howto-side }.
howto-hands-both = Ef hvort tveggja er á sömu hendi gilda { FORM($rank, form: "three") }.
howto-three-any-time = Ef þú ert með þrjú spil af sama gildi máttu segja til og leggja þau niður hvenær sem er milli tveggja útspila.
howto-three-own-turn = Ef þú ert með þrjú spil af sama gildi máttu segja til og leggja þau niður þegar þú átt leik, áður en þú setur út.
howto-three-active = Þá þarf hver hinna, sem enn er í umferðinni, að { howto-pays }, og umferðinni er lokið.
howto-three-all = Þá þarf hver hinna að { howto-pays }, og umferðinni er lokið.
howto-three-free = Það kostar þig ekkert. Það telst ekki með sem útspil, og enginn þarf að gera það.
howto-three-first = Ef fleiri en einn gætu það gengur sá fyrir sem er fyrstur til { howto-side } frá gjafaranum.

## Seifur, fígúra sem leikmenn taka hver af öðrum

howto-zeus-nobody = Í byrjun er enginn með Seif. Hægt er að taka hann á þrjá vegu, sama hver er með hann.
howto-zeus-tens = Þú tekur Seif þegar spilið þitt breytir summunni í 10, 20 eða annan heilan tug upp í { $limit }.
howto-zeus-same = Þú tekur Seif þegar þú setur tölu ofan á sömu tölu sem mótherji var að setja út.
howto-zeus-gods = Þú tekur Seif þegar þú setur út { FORM($cards, form: "acc") }.
howto-zeus-sneak = Þegar leikmaður hefur sett út tölu má hver sem er með sömu tölu skjóta henni strax inn, þótt ekki sé komið að honum. Hún bætist við summuna eins og venjulega og tekur Seif. Sá sem skaut henni inn dregur spil, og haldið er áfram þaðan.
howto-zeus-sneak-again = Þá mega aðrir með sömu tölu gera eins.
howto-zeus-sneak-several = Ef fleiri en einn vilja gera það fær sá að gera það sem hefði átt leik á undan.
howto-zeus-end = Þegar summan er { $limit } eða meira er umferðinni lokið. Sá sem er með Seif vinnur hana og fær bókstaf. Spilið sem lýkur umferðinni getur enn tekið hann.
howto-zeus-end-nobody = Ef enginn er með hann tekur sá hann sem lauk umferðinni.

## Síðasta spilið og sprengjurnar

howto-last-card = Sá sem setur út síðasta spilið á hendi vinnur umferðina, og henni er lokið. Það þarf að vera spil sem gengur, en ekkert af því sem það gerir á við.
howto-last-card-others = Hver hinna þarf að { howto-pays }.
howto-bomb = Þegar einhver setur út { FORM($cards, form: "acc") } þarf hver hinna, fyrst næsti leikmaður, annaðhvort að henda { FORM($rank, form: "dat") } eða { howto-pays }. Ef þú átt { FORM($rank, form: "acc") } máttu halda spilinu, og þá { howto-pay }.
howto-bomb-last-card = Þegar allir hafa gert þetta vinnur sá umferðina sem henti síðasta spili sínu þannig.
howto-bomb-several = Ef fleiri en einn gera það vinnur sá fyrsti.
howto-bomb-next = Annars á sá leik sem er á eftir þeim sem setti út { FORM($cards, form: "acc") }, eins og alltaf.
howto-others-draw = Þegar allir hinir eiga að draga dregur næsti leikmaður fyrst.

## Tveir leikmenn

howto-two-players = Þetta gildir meðan aðeins tveir leikmenn eru í umferðinni.
howto-two-reverse-nothing = Spil sem snýr áttinni við breytir engu um það hver á leik næst.
howto-two-reverse-again = Ef þú setur út spil sem snýr áttinni við átt þú aftur leik.
howto-two-skip-nobody = Þótt spil láti næsta leikmann sitja hjá á hinn leikmaðurinn samt leik.
howto-two-skip-again = Ef þú setur út spil sem lætur næsta leikmann sitja hjá átt þú aftur leik.
howto-two-skips = Ef þú átt leik og setur út tvö slík spil jafnast þau út.
howto-two-hands-on = Spil sem lætur skipti ganga áfram lætur þau ganga til hins leikmannsins.
howto-two-choose = Ef þú mátt velja hver á leik næst er það hinn leikmaðurinn.

## Þegar þú getur ekki sett út

howto-out-of-deal = { $who ->
    [both] Ef þú gefst upp eða átt engin spil
    [give-up] Ef þú gefst upp
   *[cards] Ef þú átt engin spil
 } dettur þú úr umferðinni.
howto-out-of-deal-pays = { $who ->
    [both] Ef þú gefst upp eða átt engin spil
    [give-up] Ef þú gefst upp
   *[cards] Ef þú átt engin spil
 } { howto-pay } og dettur úr umferðinni.
howto-out-of-deal-last = Þegar aðeins einn leikmaður er eftir í umferðinni er henni lokið.
howto-out-of-deal-last-wins = Sá sem er einn eftir í umferðinni vinnur leikinn.
howto-out-of-deal-points = Stigin sem allir eiga eftir bætast við eins og venjulega.
howto-out-of-deal-keeps-points = Sá sem gefst upp heldur öllum stigunum sínum, svo það getur verið best að gefast strax upp.
howto-out-of-deal-no-letter = Þá fær enginn bókstaf.
howto-stuck-pay = Ef þú getur ekki sett út { howto-pay }.
howto-team-pays = Ef eitthvert ykkar getur ekki sett út þarf hvert ykkar að { howto-pays }.
howto-stuck-forfeit = Ef þú getur ekki sett út færð þú refsistig.
howto-stuck-out = Ef þú getur ekki sett út ertu úr leik.
howto-stuck-reset = Summan fer í 0.
howto-stuck-keeps-hand = Þú heldur spilunum þínum, nema þú dettir úr leik við þetta. Hvort heldur sem er á næsti leikmaður leik.
howto-stuck-lays-down = Þú leggur spilin þín frá þér.
howto-stuck-out-of-deal = Þú leggur spilin þín frá þér og dettur aðeins úr þessari umferð.
howto-stuck-out-of-deal-only = Ef þú getur ekki sett út dettur þú úr þessari umferð.
howto-stuck-pay-out = Ef þú getur ekki sett út { howto-pay } og ert úr leik, hvað sem þú átt eftir.
howto-pile-away = { $turns ->
    [on] Bunkinn er lagður til hliðar, summan er { $total }, og næsti leikmaður byrjar nýjan bunka í sömu átt.
   *[off] Bunkinn er lagður til hliðar, summan er { $total }, og næsti leikmaður byrjar nýjan bunka.
 }
howto-pile-away-last = { $count ->
    [one] { $turns ->
        [on] Síðasta spilið er tekið úr bunkanum, summan er sú sem hún var á undan því, og næsti leikmaður heldur áfram í sömu átt.
       *[off] Síðasta spilið er tekið úr bunkanum, summan er sú sem hún var á undan því, og næsti leikmaður heldur áfram.
     }
   *[other] { $turns ->
        [on] Síðustu { FORM($count, as: "form-number", form: "n") } spilin eru tekin úr bunkanum, summan er sú sem hún var á undan þeim, og næsti leikmaður heldur áfram í sömu átt.
       *[off] Síðustu { FORM($count, as: "form-number", form: "n") } spilin eru tekin úr bunkanum, summan er sú sem hún var á undan þeim, og næsti leikmaður heldur áfram.
     }
 }
howto-pile-away-others = Hinir leikmennirnir halda spilunum sínum.
howto-pile-away-redraw = Ef þú ert enn í leiknum leggur þú líka spilin þín frá þér og dregur ný.
howto-pile-away-keep = Ef þú ert enn í leiknum heldur þú spilunum þínum.
howto-pile-away-sit-out = Ef þú ert enn í leiknum bíður þú þar til aðeins einn leikmaður er eftir. Þá lýkur umferðinni.
howto-pile-away-out = Spil þess sem er úr leik eru líka lögð til hliðar.
howto-deal-is-over = Umferðinni er lokið.
howto-next-faces-same = { $turns ->
    [on] Ef tveir eða fleiri eru eftir tekur næsti leikmaður við sömu summu, í sömu átt.
   *[off] Ef tveir eða fleiri eru eftir tekur næsti leikmaður við sömu summu.
 }
howto-last-wins-deal = Sá sem er einn eftir vinnur umferðina.
howto-no-cards = Ef þú átt engin spil þegar kemur að þér getur þú ekki heldur sett út.
howto-no-cards-pay = Ef þú átt engin spil þegar kemur að þér kostar það meira: þá { howto-pay }.

## Úr leik

howto-out-last-paid = Þegar þú hefur borgað { $kind ->
    [penny] síðustu krónuna þína
    [nickel] síðasta fimmkallinn þinn
    [chip] síðasta spilapeninginn þinn
   *[token] síðustu skífuna þína
 } ertu úr leik.
howto-out-last-paid-at-once = Þegar þú hefur borgað { $kind ->
    [penny] síðustu krónuna þína
    [nickel] síðasta fimmkallinn þinn
    [chip] síðasta spilapeninginn þinn
   *[token] síðustu skífuna þína
 } ertu strax úr leik, jafnvel í miðri umferð.
howto-out-made = Þegar { $kind ->
    [bomb] { FORM($count, as: "form-ordinal", form: "f") } tímasprengjan þín snýr á hvolf
    [corner] { FORM($count, as: "form-ordinal", form: "n") } hornið á seðlinum þínum er brotið
   *[fold] { FORM($count, as: "form-ordinal", form: "n") } brotið er komið í seðilinn þinn
 } ertu úr leik.
howto-out-last-made = Þegar { $kind ->
    [bomb] síðasta tímasprengjan þín snýr á hvolf
    [corner] síðasta hornið á seðlinum þínum er brotið
   *[fold] síðasta brotið er komið í seðilinn þinn
 } ertu úr leik.
howto-honor = { $kind ->
    [bomb] Þegar allar tímasprengjurnar þínar snúa á hvolf
    [corner] Þegar öll hornin þín eru brotin
    [fold] Þegar ekki er pláss fyrir annað brot
    [penny] Þegar þú átt enga krónu eftir
    [nickel] Þegar þú átt engan fimmkall eftir
    [chip] Þegar þú átt engan spilapening eftir
   *[token] Þegar þú átt enga skífu eftir
 } ertu ekki alveg úr leik: þú spilar áfram „upp á heiðurinn“.
howto-honor-out = Við næsta tap dettur þú úr leik.
howto-honor-out-at-once = Ef þú þarft þá að borga einu sinni enn ertu strax úr leik, jafnvel í miðri umferð. Hinir spila áfram, nema umferðinni ljúki við þetta.
howto-honor-too-little = Ef þú þarft að borga meira en þú átt eftir borgar þú það sem þú átt og ert líka úr leik.

## Þegar stokkurinn er búinn

howto-stock-last-wins = Leiknum er lokið, og sá sem setti út síðasta spilið vinnur.
howto-stock-play-on = Enginn dregur lengur. Haldið er áfram með spilin sem eru á hendi.
howto-going-out = Ef þú setur út síðasta spilið þitt eftir að stokkurinn er búinn hefur þú unnið.
howto-going-out-of-deal = Ef þú setur út síðasta spilið þitt eftir að stokkurinn er búinn hefur þú unnið þessa umferð: hún kostar þig ekkert.
howto-going-out-others = Þú hættir að spila en hinir halda áfram; sá sem er einn eftir hefur líka unnið.
howto-stock = { $turns ->
    [on] Efsta spilið í bunkanum verður eftir. Öll hin spilin sem sett hafa verið út eru stokkuð og verða nýr stokkur. Summan og áttin haldast óbreytt.
   *[off] Efsta spilið í bunkanum verður eftir. Öll hin spilin sem sett hafa verið út eru stokkuð og verða nýr stokkur. Summan helst óbreytt.
 }
howto-stock-all = { $turns ->
    [on] Öll spilin sem sett hafa verið út eru stokkuð, líka það efsta í bunkanum, og verða nýr stokkur. Næsta spil byrjar nýjan bunka. Summan og áttin haldast óbreytt.
   *[off] Öll spilin sem sett hafa verið út eru stokkuð, líka það efsta í bunkanum, og verða nýr stokkur. Næsta spil byrjar nýjan bunka. Summan helst óbreytt.
 }
howto-stock-piles-too = Bunkar og spil af hendi, sem lögð voru til hliðar, eru stokkuð með.
howto-stock-hands-too = Spil leikmanna sem eru úr leik eru stokkuð með.
howto-stock-nothing = Ef enn er ekkert að draga er ekki dregið í það skiptið.
howto-stock-nothing-star = Ef enn er ekkert að draga er ekki dregið í það skiptið*.
howto-footnote = * Sömu fáu spilin gætu farið hring eftir hring endalaust. Því er eigin regla í þessu forriti: þegar stokkurinn hefur verið endurnýjaður fimm hundruð sinnum í einni umferð dregur enginn lengur. Spilin á hendi klárast og umferðinni lýkur.

## Næsta umferð

howto-one-deal = Ein umferð er heill leikur. Þið megið spila annan.
howto-reward = Sá sem vinnur leik fær stjörnu. Stjörnurnar safnast upp í öllum leikjum sem þið spilið hvern á eftir öðrum.
howto-next-shuffle = { $turns ->
    [on] Öll spilin eru stokkuð fyrir næstu umferð. Summan er aftur { $total }, og spilað er { howto-way }.
   *[off] Öll spilin eru stokkuð fyrir næstu umferð. Summan er aftur { $total }.
 }
howto-next-all-dealt = { $turns ->
    [on] Öll spilin eru stokkuð og gefin aftur fyrir næstu umferð, og spilað er { howto-way }.
   *[off] Öll spilin eru stokkuð og gefin aftur fyrir næstu umferð.
 }
howto-next-keep-hands = { $turns ->
    [on] Í næstu umferð halda allir spilunum sem þeir eiga eftir. Allir draga upp í fulla hönd, fyrst sá sem situr til { howto-side } við gjafarann. Summan er aftur 0, og spilað er { howto-way }.
   *[off] Í næstu umferð halda allir spilunum sem þeir eiga eftir. Allir draga upp í fulla hönd, fyrst sá sem situr til { howto-side } við gjafarann. Summan er aftur 0.
 }
howto-next-keep-piles = Stokkurinn og bunkinn haldast óbreyttir.
howto-deals-left = Næst gefur sá sem situr til { howto-side } við gjafarann.
howto-deals-right = Næst gefur sá sem situr til { howto-other-side } við gjafarann.
howto-deals-left-past = { $turns ->
    [on] Þá gefur næsti leikmaður í leiknum til { howto-side } við gjafarann, sama í hvora áttina var spilað.
   *[off] Þá gefur næsti leikmaður í leiknum til { howto-side } við gjafarann.
 }
howto-deals-right-past = { $turns ->
    [on] Þá gefur næsti leikmaður í leiknum til { howto-other-side } við gjafarann, sama í hvora áttina var spilað.
   *[off] Þá gefur næsti leikmaður í leiknum til { howto-other-side } við gjafarann.
 }
howto-deals-winner = Sá sem vann gefur.
howto-deals-loser = Sá sem tapaði gefur.
howto-deals-right_of_winner = Sá sem situr til { howto-other-side } við þann sem vann gefur.
howto-next-dealer-steps-in = Ef sá er úr leik gefur næsti leikmaður til { howto-other-side }.
howto-begins-left_of_dealer = Sá sem situr til { howto-side } við gjafarann byrjar.
howto-begins-loser = Sá sem tapaði byrjar.
howto-begins-winner = Sá sem vann byrjar.
howto-next-steps-in = Í stað leikmanns sem er úr leik kemur sá næsti til { howto-side }.
howto-next-last-to-pay = Ef fleiri en einn tapa er það sá sem borgaði síðast.
howto-deals-no-winner = Ef enginn vinnur umferð gefur næst sá sem situr til { howto-side } við gjafarann.
howto-begins-no-winner = Eftir umferð sem enginn vann byrjar sá sem situr til { howto-side } við gjafarann.

## Leikslok

howto-end-letters = Sá sem fær fyrstur { FORM($cost, form: "acc") } vinnur leikinn.
howto-end-team = Þegar summan er nákvæmlega { $limit } vinnið þið öll leikinn saman.
howto-end-team-lost = Þegar allar skífurnar ykkar eru búnar hafið þið öll tapað leiknum.
howto-end-deal-over = Umferð lýkur þegar summan fer yfir { $limit }. Þá bæta allir stigunum sem þeir eiga eftir við heildarstigin.
howto-end-score = Þegar einhver er með { $total } heildarstig eða fleiri vinnur sá sem er með flest.
howto-end-tie-extra_deal = Ef fleiri en einn eru með flest ráða fleiri umferðir úrslitum.
howto-end-tie-shared = Ef fleiri en einn eru með flest vinna þeir saman.
howto-last-wins = Sá sem er einn eftir vinnur leikinn.
howto-last-wins-too = Sá sem er einn eftir vinnur leikinn líka.
howto-end-going-out = Sá sem hefur sett út síðasta spilið sitt hefur unnið leikinn, og það hefur líka sá sem er einn eftir. Það geta því fleiri en einn unnið, og kannski tapar enginn.
howto-end-all-bills = Sá sem vinnur fær alla seðlana.
howto-end-all-paid = Sá sem vinnur fær { $kind ->
    [penny] allar krónurnar sem voru borgaðar
    [nickel] alla fimmkallana sem voru borgaðir
    [chip] alla spilapeningana sem voru borgaðir
   *[token] allar skífurnar sem voru borgaðar
 }.
howto-end-deals = Leiknum er lokið eftir { $count ->
    [one] { FORM($count, as: "form-number", form: "f-acc") } umferð
   *[other] { FORM($count, as: "form-number", form: "f-acc") } umferðir
 }.
howto-end-match-won = Umferð sem þú vinnur gefur þér stig. Sá sem fær fyrstur { $count ->
    [one] { FORM($count, as: "form-number", form: "n") } stig
   *[other] { FORM($count, as: "form-number", form: "n") } stig
 } vinnur leikinn.
howto-end-match-lost = Enginn dettur úr leik við refsistig. Þegar einhver er með { $count ->
    [one] { FORM($count, as: "form-number", form: "n") } refsistig
   *[other] { FORM($count, as: "form-number", form: "n") } refsistig
 } er leiknum lokið.
howto-end-fewest-wins = Sá sem er með fæst refsistig vinnur. Fleiri en einn geta unnið saman.
howto-end-highest-wins = Sá sem er með flest stig vinnur. Fleiri en einn geta unnið saman.
howto-end-none = Leikurinn á sér engan ákveðinn endi: honum lýkur þegar þið viljið hætta.
howto-fewest-best = Sá sem er með fæst refsistig er bestur.

## Það sem heimildirnar segja ekki

howto-ours-zeus = Heimildirnar segja ekki hver tekur Seif ef enginn er með hann í lokin, hvert summa sem endar á 5 er námunduð, hvernig tölustöfum lágrar summu er víxlað og hvort summan getur farið undir 0. Það sem hér segir um það er frá okkur.
howto-ours-shed = Heimildirnar segja ekki hvað gerist eftir að tímasprengju er snúið við, hvort síðasta spilið á hendi gerir eitthvað, í hvaða röð er dregið og hvað verður um tvö skipti sem einhver getur ekki klárað. Það sem hér segir um það er frá okkur.
howto-ours-no-end = Heimildin segir ekki hvernig leiknum lýkur. Að refsistig séu talin er frá okkur.

## Dæmi

howto-example = Dæmi: { $told }

howto-example-name = { $count ->
    [1] Anna
    [2] Birkir
    [3] Katla
   *[other] Dóri
 }

howto-example-makes = Summan er { $before }. { $player } setur út { FORM($card, form: "acc") }: þá er hún { $after }.
howto-example-keeps = Summan er { $before }. { $player } setur út { FORM($card, form: "acc") }, og hún er áfram { $before }.
howto-example-choice = Summan er { $before }. { $player } setur út { FORM($card, form: "acc") } og má koma henni í { $totals }.
howto-example-has-to-stay = Þegar hún er { $before } verður hún að vera áfram { $before }: { $total } væri of mikið.
howto-example-has-to-turn = Þegar hún er { $before } verður hún að vera áfram { $before }, og áttin snýst við: { $total } væri of mikið.
howto-example-no-choice = Þegar hún er { $before } verður hún að fara í { $after }: { $total } væri of mikið.
howto-example-one-way = { $player } velur { $after }; með { $totals } myndi ekkert fleira gerast.
howto-example-otherwise = Sé summan { $before } setur sama spil hana í { $after }.
howto-example-any = Summan er { $before }. { $player } setur út { FORM($card, form: "acc") } og segir „{ $after }“. Nú er hún { $after }.
howto-example-copies = { $other } setur út { FORM($second, form: "acc") } og kemur summunni í { $before }. { $player } setur út { FORM($card, form: "acc") } sem gerir það sama: þá er hún { $after }.
howto-example-not-now = Þegar summan er { $before } gengur þetta spil ekki.
howto-example-never = Summan er aðeins { $before }. Ekki einu sinni nú má { $player } setja út { FORM($card, form: "acc") }.
howto-example-thrown = Með { FORM($rank, form: "four-acc") } á hendi má { $player } setja öll fjögur spilin út í einu. Summan er áfram { $before }.

howto-example-turned = Áttin snýst við: { $next } á leik næst, en ekki { $other }.
howto-example-skipped = { $other } situr hjá og { $next } á leik næst.
howto-example-again = { $player } á aftur leik.
howto-example-named = { $player } velur að { $next } eigi leik næst.
howto-example-struck = { $player } velur að { $other } detti úr umferðinni. { $next } á leik næst.
howto-example-saved = { $player } setur út { FORM($card, form: "acc") } og velur að { $other } detti úr umferðinni. En { $other } á { FORM($second, form: "acc") }, setur það spil undir hitt, dregur nýtt og er áfram með.
howto-example-exchanged = { $player } og { $other } skiptast á spilum. Nú er { $player } með { $count ->
    [one] spilið sem
   *[other] spilin { FORM($count, as: "form-number", form: "n") } sem
 } { $other } var með.
howto-example-redealt = Allar hendur eru gefnar upp á nýtt: allir fá { $count ->
    [one] { FORM($count, as: "form-number", form: "n") } spil
   *[other] { FORM($count, as: "form-number", form: "n") } spil
 }.
howto-example-stolen = { $player } tekur spil sem { $other } er með á hendi, án þess að sjá það. { $other } dregur strax annað.
howto-example-stolen-seen = { $player } skoðar spilin sem { $other } er með og tekur { FORM($second, form: "the-acc") }. { $other } dregur strax annað spil.
howto-example-zeus = { $player } tekur Seif. Hingað til var { $other } með hann.
howto-example-others-draw = { $others ->
    [1] { $others } dregur { $count ->
        [one] { FORM($count, as: "form-number", form: "n") } spil
       *[other] { FORM($count, as: "form-number", form: "n") } spil
     }.
   *[other] { $others } draga { $count ->
        [one] { FORM($count, as: "form-number", form: "n") } spil
       *[other] { FORM($count, as: "form-number", form: "n") } spil
     } á mann.
 }
howto-example-bomb = { $next } hendir { FORM($second, form: "dat") } og sleppur. { $others ->
    [1] { $others } á ekkert slíkt spil og þarf að { howto-pays }.
   *[other] { $others } eiga ekkert slíkt spil og þurfa hvort um sig að { howto-pays }.
 }

howto-example-twice = { $next } þarf að setja út tvisvar: eftir { FORM($card, form: "acc") } er hún { $before }, og eftir { FORM($second, form: "acc") } er hún { $after }.
howto-example-twice-back = { $next } þarf að setja út tvisvar. Eftir { FORM($card, form: "acc") } er hún { $before } og fer aftur í { $total }. Eftir { FORM($second, form: "acc") } er hún { $after }.
howto-example-handed-on = { $player } á að setja út tvisvar og setur fyrst út { FORM($card, form: "acc") }. Þar með er komið að næsta: { $next } þarf að setja út tvisvar.
howto-example-canceled = { $player } á að setja út tvisvar en setur í staðinn út { FORM($card, form: "acc") }. Þar með er komið að næsta, og { $next } setur út eins og venjulega.

howto-example-unanswered = Ef { $next } setur ekki { FORM($rank, form: "acc") } ofan á situr { $next } hjá, og { $other } á leik næst.
howto-example-answered = Ef { $next } gerir það en { $other } ekki, þarf { $other } að setja út { FORM($count, as: "form-number", form: "n") } refsispil.

howto-example-pair = Summan er { $before }. { $player } setur út { FORM($cards, form: "acc") } saman: þá er hún { $after }.
howto-example-several = Summan er { $before }. { $player } setur út { $count } { FORM($rank, form: "many-acc") } í einu: þá er hún { $after }.

howto-example-hit = Þess vegna þarf hver hinna að { howto-pays }.
howto-example-jump = Þar var hoppað yfir { $total }, svo að { $player } þarf að { howto-pays }.
howto-example-fine = Þess vegna þarf { $player } strax að { howto-pays }, og umferðin heldur áfram.
howto-example-border = Þar var farið yfir þröskuldinn fyrir ofan { $total }, svo að { $player } þarf að { howto-pays }.

howto-example-69-wins = { $cost ->
    [corner] Þess vegna þolir seðillinn sem { $player } á eitt brot í viðbót.
    [fold] Þess vegna þolir seðillinn sem { $player } á eitt brot í viðbót.
   *[other] Þess vegna fær { $player } { FORM($cost, form: "acc") }.
 }
howto-example-69-forfeit = Þess vegna fá allir hinir refsistig.
howto-example-69-zero = Þess vegna er hún nú 0.

howto-example-three = { $player } leggur niður { FORM($rank, form: "three-acc") }. Umferðinni er lokið, og hver hinna þarf að { howto-pays }.
howto-example-banned = Þegar { $player } á leik í fyrsta sinn má ekki setja út { FORM($card, form: "acc") } ef summan er { $before }.
howto-example-not-banned = Ef hún væri { $before } mætti það.
howto-example-sneak = { $other } á líka { FORM($card, form: "acc") }, skýtur spilinu strax inn og kemur summunni í { $after }. Nú er { $other } með Seif.

howto-example-run = { $player } setur út { FORM($card, form: "acc") } og { $next } setur út { FORM($second, form: "acc") }: það er röð. { $other } má draga fyrir { FORM($rank, form: "acc") }, en ekki fyrir annað spil.

## Góð ráð

howto-tip-keep = Geymdu { FORM($cards, form: "acc") } þar til í lokin: slíkt spil gengur jafnvel í { $limit }.
howto-tip-team = Nálægt { $limit } skuluð þið spyrja hver á spilið sem hittir nákvæmlega á, og láta þann leikmann um summuna.
howto-tip-another-try = Þegar enginn á spilið sem vantar gefur { FORM($cards, form: "nom") } ykkur aðra tilraun.
howto-tip-high = Settu háu spilin þín út snemma. Nálægt { $limit } er ekki lengur pláss fyrir þau.
howto-tip-rush = Þegar hin spilin þín eru örugg í { $limit } skaltu setja út { FORM($cards, form: "acc") } snemma: hinir eru kannski ekki við því búnir.
howto-tip-take-off = Það sem þú dregur frá er líka pláss fyrir næsta leikmann. Ef þú getur í staðinn skilið summuna eftir í { $limit } skaltu gera það.
howto-tip-name-next = Þegar summan er { $limit } skaltu setja út { FORM($cards, form: "acc") } og velja einhvern sem lendir í vandræðum.
howto-tip-any = Geymdu { FORM($cards, form: "acc") } þar til ekkert annað gengur: þá ræður þú summunni.
howto-tip-double = Settu { FORM($cards, form: "acc") } út snemma: það munar litlu að tvöfalda lága summu.
howto-tip-copy = { START($cards, form: "nom") } gildir það sama og spilið á undan. Ef það breytir ekki summunni eða dregur frá gengur þetta spil jafnvel í { $limit }.
howto-tip-never = Ekki treysta á { FORM($cards, form: "acc") }: slíkt spil situr á hendi til loka umferðar, og þú spilar með hinum spilunum.
howto-tip-thrown = { START($rank, form: "nom") } er bara fyrir þér: þú losnar aðeins við slíkt spil með þremur öðrum eins.

howto-tip-twice = Eigðu heldur tvö örugg spil en eitt: ef þú þarft að setja út tvisvar þarftu þau bæði.
howto-tip-hand-on = Geymdu { FORM($ranks, form: "acc") } þar til þú átt að setja út tvisvar: sé slíkt spil sett út fyrst ganga bæði skiptin áfram.
howto-tip-answer = Geymdu { FORM($rank, form: "acc") } til að svara með. Eftir { FORM($rank, form: "two-acc") } í röð þarf sá sem svarar ekki að setja út tvö spil; eftir þrjú slík spil þrjú.
howto-tip-shield = Ekki setja út { FORM($cards, form: "acc") } að óþörfu: ekkert annað bjargar þér þegar einhver velur þig.
howto-tip-exchange = Skiptu á spilum þegar ekkert annað á hendi er öruggt í { $limit }.
howto-tip-several = Spil af sama gildi mega fara út í einu, og þú dregur jafn mörg ný: þannig losnarðu fljótt við slæma hönd.
howto-tip-pair = { START($ranks, form: "two") } saman bæta ekki meiru við en eitt spil, og þú færð tvö ný.
howto-tip-run = Eigðu spil sem standa hlið við hlið. Sá sem getur ekki haldið röð áfram dregur ekkert og á sífellt færri spil.

howto-tip-exchange-shed = Skiptu á spilum við þann sem á fæst.
howto-tip-others-draw = Þegar einhver á aðeins eitt eða tvö spil eftir skaltu setja út { FORM($cards, form: "acc") }.
howto-tip-redeal = Þegar hinir eiga miklu færri spil en þú skaltu setja út { FORM($cards, form: "acc") }.
howto-tip-bomb = Geymdu { FORM($rank, form: "acc") } eins lengi og þú getur: slíkt spil ver þig þegar einhver setur út { FORM($cards, form: "acc") }.
howto-tip-zeus-ten = Áður en þú setur út skaltu gá hvert spilanna þinna hittir á næsta heila tug: það tekur Seif.
howto-tip-reach = Reyndu í lengstu lög að skilja ekki eftir summu sem næsti leikmaður kemst úr í { $total }.
howto-tip-reach-high = Geymdu háu spilin þín til loka: þau vinna úr meiri fjarlægð.
howto-tip-zeus-last = Nálægt { $limit } skaltu geyma { FORM($cards, form: "acc") } þar til á síðustu stundu. Aðeins sá sem er með Seif í lokin fær bókstaf.
howto-tip-hit = Gáðu hvort eitthvert spilanna þinna hittir nákvæmlega á { $totals }.
howto-tip-fine = Áður en þú setur út spil skaltu gá hvort summan verður { $totals }. Ef annað spil er jafn gott, settu það þá út.
howto-tip-ten-short = Ekki skilja summuna eftir tíu fyrir neðan { $totals }: engin spil eru algengari en þau sem bæta 10 við.
howto-tip-down = Þegar hátt spil myndi hoppa yfir einhverja af þessum tölum skaltu frekar setja út spil sem dregur frá eða breytir engu: það kostar ekkert.
howto-tip-payment = Geymdu spil sem bætir engu við til loka: rétt fyrir neðan { $limit } fara flest önnur yfir.
howto-tip-exact = Reiknaðu fram að nákvæmlega { $limit }: með rétta spilinu lýkur þú umferðinni, og hinir borga.
howto-tip-all-dealt = Fylgstu með því sem sett er út: það sem þú sérð ekki er hjá hinum.
howto-tip-border = Rétt fyrir neðan þröskuld skaltu setja út spil sem breytir ekki summunni. Það kostar aldrei stig.
howto-tip-border-room = Losaðu þig við há spil þar sem langt er í næsta þröskuld.
howto-tip-69 = Reiknaðu fram að 69: með rétta spilinu hittir þú nákvæmlega á.
howto-tip-three = Haltu í tvö spil af sama gildi: með því þriðja geturðu lokið umferðinni, og hinir borga.
howto-tip-hand-wins = Haltu í { FORM($rank, form: "two-acc") }: þriðja spilið af því gildi vinnur leikinn.
howto-tip-hand-loses = Ekki halda í { FORM($rank, form: "two-acc") }: ef þú dregur þriðja spilið af því gildi tapa allir.
howto-tip-ban = Ekki treysta á { FORM($rank, form: "many-acc") } í byrjun. Eigðu eitthvað annað sem er öruggt í { $limit }.
howto-tip-pile-away = Þegar einhver getur ekki sett út er summan aftur { $total } og þú heldur spilunum þínum. Þá koma há spil sér vel.
howto-tip-stock = Þegar stokkurinn er búinn dregur enginn. Geymdu öruggustu spilin þín þar til þá.
howto-tip-draw = Dragðu strax. Þegar næsta spil er komið út er of seint að draga.
