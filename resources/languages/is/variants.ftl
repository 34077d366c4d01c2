variants-ninety-nine = Níutíu og níu
variants-ninety-nine-blurb = Sá sígildi: níur eru pass, fjarkar snúa áttinni við, kóngur fer í 99.

variants-ninety-nine-orcutt = Níutíu og níu, Orcutt
variants-ninety-nine-orcutt-blurb = Fimm spil og fjórir fimmkallar: úr meiru að velja, lengri umferðir.

variants-ninety-nine-boyer = Níutíu og níu, Boyer
variants-ninety-nine-boyer-blurb = Sjö spil og eitt líf: sá sem getur ekki sett út er strax úr leik.

variants-99-gronemann = Níutíu og níu, Gronemann
variants-99-gronemann-blurb = Sá sem getur ekki sett út situr hjá, sá síðasti vinnur umferðina og þrjár umferðir vinna leikinn.

variants-ninety-nine-king-nine-swap = Níutíu og níu, kóngur og nía víxlast
variants-ninety-nine-king-nine-swap-blurb = Nú fer nían í 99 og kóngurinn er pass.

variants-ninety-nine-four-nine-swap = Níutíu og níu, fjarki og nía víxlast
variants-ninety-nine-four-nine-swap-blurb = Nú snýr nían áttinni við og fjarkinn er pass.

variants-ninety-nine-minus-ten = Níutíu og níu, tía dregur alltaf frá
variants-ninety-nine-minus-ten-blurb = Tía dregur tíu frá og bætir aldrei við.

variants-ninety-nine-four-again = Níutíu og níu, fjarki á aftur leik
variants-ninety-nine-four-again-blurb = Í tveggja manna leik gefur fjarki annan leik.

variants-ninety-nine-four-corners = Níutíu og níu, fjögur horn
variants-ninety-nine-four-corners-blurb = Hvert tap brýtur horn á seðlinum þínum; við það fjórða dettur þú úr leik.

variants-ninety-nine-pile-away = Níutíu og níu, bunkinn burt
variants-ninety-nine-pile-away-blurb = Ekki er gefið aftur: sá sem getur ekki sett út borgar, bunkinn fer og talið er frá 0.

variants-ninety-nine-69 = Níutíu og níu með 69
variants-ninety-nine-69-blurb = Nákvæmlega 69 vinnur til baka skífu úr miðjunni.

variants-ninety-nine-1950s = Níutíu og níu frá 1950
variants-ninety-nine-1950s-blurb = Sjöur snúa áttinni við, ekkert spil fer beint í 99 og spila má upp á heiðurinn.

variants-ninety-nine-wilson = Níutíu og níu með þröskuldum
variants-ninety-nine-wilson-blurb = 33, 66 og 99 eru þröskuldar: að fara yfir einn þeirra kostar stig. Stigin sem þú átt eftir telja; 15 stig ljúka leiknum.

variants-ninety-nine-qcsalon = Níutíu og níu, 33-66-99
variants-ninety-nine-qcsalon-blurb = Hittu á 33, 66 eða 99 og hinir borga; hoppaðu yfir og þú borgar.

variants-ninety-nine-qcsalon-beginner = Níutíu og níu, 33-66-99 fyrir byrjendur
variants-ninety-nine-qcsalon-beginner-blurb = 33, 66, 99 með venjulegum gosum og fjörkum: tvistur helmingar hverja slétta summu.

variants-ninety-nine-ishihara = Níutíu og níu, Ishihara
variants-ninety-nine-ishihara-blurb = Ein löng umferð án skífna: sá sem getur ekki sett út er úr leik, og kóngar bíða í fimm skipti.

variants-ninety-nine-ishihara-hands = Níutíu og níu, Ishihara með þrennum
variants-ninety-nine-ishihara-hands-blurb = Þrír kóngar vinna leikinn strax; með þremur sexum tapa allir.

variants-ninety-eight = Níutíu og átta
variants-ninety-eight-blurb = Sá einfaldi og snöggi: ekkert spil snýr áttinni við og sá sem tapar umferð fær refsistig.

variants-ninety-eight-umass = Níutíu og átta, UMass Amherst
variants-ninety-eight-umass-blurb = Þrjú sérstök spil: eitt slær leikmann út, eitt bjargar þér, eitt skiptir á spilum.

variants-ninety-eight-arizona = Níutíu og átta, Arizona
variants-ninety-eight-arizona-blurb = Eftir jóker setur næsti út tvisvar, spil af sama gildi fara saman og sá síðasti vinnur.

variants-one-hundred = Hundrað
variants-one-hundred-blurb = Upp í 100: svartir ásar fara í hvaða summu sem er, tíur í 100 og rauðar fimmur draga fimm frá.

variants-hundert = Hundert
variants-hundert-blurb = Öll spilin eru gefin og öll ganga: yfir 100 borgar þú hverjum hinna það sem er umfram.
variants-hindernislauf = Hindernislauf
variants-hindernislauf-blurb = Hindrunarhlaup: 55, 66, 77, 88, 99 eða 111 gefur stig, hopp yfir kostar stig og 120 lýkur umferð.

variants-to-twenty = Upp í tuttugu
variants-to-twenty-blurb = Fyrsti leikur fyrir lítil börn: ásar til fimmur bæta tölunni við, gosar draga tvo frá, hámarkið er 20.

variants-to-ten = Upp í tíu
variants-to-ten-blurb = Punktar í stað talna, upp í tíu: fylltir punktar bæta við, tómir draga frá.

variants-to-fifty = Upp í fimmtíu
variants-to-fifty-blurb = Annar leikur fyrir börn, upp í 50: gosi plús tíu, tía mínus tíu, drottning mínus fimm, kóngur fer í 50.

variants-back-to-zero = Aftur í núll
variants-back-to-zero-blurb = Frá 50 niður: tölur og kóngar draga frá, gosi plús tíu, drottning plús fimm, og undir 0 er tap.

variants-reach-99-together = Saman í 99
variants-reach-99-together-blurb = Þið öll gegn hámarkinu: náið nákvæmlega 99 saman áður en skífurnar tvær eru búnar.

variants-oh-no-99 = Oh No! 99!
variants-oh-no-99-blurb = Leikur úr skólanum: drottning gildir +1 til +10, −10 eða 0, og sá sem getur ekki sett út er úr leik.

variants-depasse-pas-100 = Dépasse pas 100!
variants-depasse-pas-100-blurb = Úr frönskum skólum: mannspil bæta við eða draga frá, og síðustu tvö spilin fara með þeim sem getur ekki sett út.
variants-99-do2learn = Ninetynine, do2learn
variants-99-do2learn-blurb = Sá sem hittir á 99 án kóngs vinnur. Sá sem getur ekki sett út er úr leik, og talið er aftur frá 0.
variants-99-school-fr = Je calcule jusqu’à 99
variants-99-school-fr-blurb = Leikur úr skólanum: fyrstur í nákvæmlega 99 án kóngs vinnur, og gosi lætur sitja hjá.

variants-scary-seven = Hræðilega sjöan
variants-scary-seven-blurb = Tölur upp í 12, summan í mesta lagi 25, og sjöur draga sjö frá.

variants-zero-to-100 = Frá 0 í 100
variants-zero-to-100-blurb = Tölur upp í 12, óskaspil, og enginn dettur úr leik: sá sem nær 100 fyrstur vinnur.

variants-ninety-nine-standard = Níutíu og níu, staðlað
variants-ninety-nine-standard-blurb = Nía fer í 99, þristur lætur leikmann sitja hjá og kóngur breytir engu.

variants-ninety-nine-alternative = Níutíu og níu, öðruvísi
variants-ninety-nine-alternative-blurb = Níur eru pass, tíur draga tíu frá, kóngar fara í 99.

variants-ninety-nine-chicago = Chicago
variants-ninety-nine-chicago-blurb = Bæði þristur og nía láta leikmann sitja hjá; tíur draga tíu frá.

variants-ninety-nine-hawaiian = Havaí
variants-ninety-nine-hawaiian-blurb = Frá Havaí: níur og gosar fara í 99, fimmur og tíur lækka summuna.

variants-ninety-nine-nepal = Nepal
variants-ninety-nine-nepal-blurb = Litli tvisturinn fer í 99, og kóngur er bara tíu í viðbót.

variants-ninety-nine-denexa = Níutíu og níu, denexa
variants-ninety-nine-denexa-blurb = Fjögur spil á mann, níur fara í 99 og þristar láta sitja hjá, fyrir tvo til sex.

variants-ninety-nine-gamerules = Níutíu og níu, gamerules
variants-ninety-nine-gamerules-blurb = Sá sígildi, með tveimur stokkum og þremur spilapeningum frá fjórum leikmönnum.

variants-ninety-nine-five-folds = Níutíu og níu, fimm brot
variants-ninety-nine-five-folds-blurb = Brjóttu fjögur horn seðilsins og svo seðilinn í tvennt: við fimmta brotið dettur þú úr leik.

variants-ninety-nine-michigan = Michigan
variants-ninety-nine-michigan-blurb = Sá sem getur ekki sett út situr aðeins hjá þá umferð; þrennu má leggja niður hvenær sem er.

variants-ninety-nine-taiwanese = Taívan
variants-ninety-nine-taiwanese-blurb = Fimm spil á mann; fimma leyfir þér að velja hver á leik næst, og drottning gildir plús eða mínus tuttugu.
variants-99-poker-shed = Jiujiu, síðasta spilið vinnur
variants-99-poker-shed-blurb = Ekkert er stokkað aftur: þegar stokkurinn er búinn vinnur sá sem setur út síðasta spil sitt.
variants-99-poker = Póker 99
variants-99-poker-blurb = Rauðar tíur og drottningar bæta bara við, og spaðaás fer í 0 þar til stokkurinn er endurnýjaður fjórum sinnum.

variants-ninety-nine-jokers = Níutíu og níu með jókerum
variants-ninety-nine-jokers-blurb = Jókerar fara í 99, og kóngur snýr áttinni við.

variants-ninety-nine-icelandic = 99 á Íslandi
variants-ninety-nine-icelandic-blurb = Drottningu er svarað með drottningu, annars siturðu hjá eða setur út jafn mörg spil og drottningarnar eru.

variants-ninety-nine-lincoln-2018 = JBB Lincoln 2018
variants-ninety-nine-lincoln-2018-blurb = Drottningum er svarað, og refsispil sem þú getur ekki sett út ganga áfram til næsta.

variants-ninety-nine-st-albans-2019 = JBB St Albans 2019
variants-ninety-nine-st-albans-2019-blurb = Drottningum er svarað, og sexur gilda átta en áttur gilda sex.

variants-ninety-nine-norwich-2022 = JBB Norwich 2022
variants-ninety-nine-norwich-2022-blurb = Drottningum er svarað, og jóker fer í 99 og snýr áttinni við.

variants-ninety-nine-whitby-2025 = JBB Whitby 2025
variants-ninety-nine-whitby-2025-blurb = Drottningum er svarað, og raðir: meðan gildin hækka eða lækka draga aðeins þeir sem halda áfram.

variants-ninety-nine-baltimore = Baltimore
variants-ninety-nine-baltimore-blurb = Sjöur herma eftir síðasta spili, sexur stela einu, eineygðir gosar fara í 99 og konungleg pör telja einu sinni.

variants-ninety-nine-thai = Taíland 99
variants-ninety-nine-thai-blurb = Frá Taílandi: spili er snúið upp í byrjun, og sá sem getur ekki sett út er úr leik.

variants-99-ptaff = Le 99, Quebec
variants-99-ptaff-blurb = Gosar snúa áttinni við, og um leið og einhver er með tvö refsistig er leiknum lokið.

variants-99-queen-anne = 99 frá Queen Anne
variants-99-queen-anne-blurb = Eftir jóker setur næsti út tvisvar, og fjarki sendir bæði skiptin til þess sem var á undan.

variants-99-japan = 99 frá Japan
variants-99-japan-blurb = Fjarki snýr áttinni við eða bætir fjórum við, átta er pass eða bætir átta við, jóker tvöfaldar summuna.

variants-99-zpag = Le 99, margir stokkar
variants-99-zpag-blurb = Tveir stokkar eða fleiri: níur snúa áttinni við, gosar láta sitja hjá, tíur draga tíu frá.

variants-99-nichidai = 99 frá Nihon-háskóla
variants-99-nichidai-blurb = Sérspil sofa þar til summan er 90. Aðeins tveir ásar virka alltaf.

variants-ono-99 = O'NO 99 (1980)
variants-ono-99-blurb = Leikurinn úr kassanum: vertu undir 99 og sendu tvisvar-spil áfram með hvíld eða snúningi.

variants-ono-99-2022 = ONO 99 (2022)
variants-ono-99-2022-blurb = Nýja útgáfan: ein umferð, sá sem getur ekki er úr leik, og fjögur ONO-spil mega fara saman.

variants-neu-101 = Neu (Noi)
variants-neu-101-blurb = Kassinn frá Japan: upp í 101, fimm spil fara beint í 101, og tvö skipti í röð má láta ganga áfram.
variants-lobo-77 = LOBO 77
variants-lobo-77-blurb = Leikurinn úr kassanum: vertu undir 77 og ekki segja 11, 22, 33, 44, 55 eða 66, hver tala kostar spilapening.

variants-rs-99 = RS Games 99
variants-rs-99-blurb = Níu skífur og 60 spil, eins og á þjónum RS Games: upp í 99, með hoppspilum og fjórum =99.

variants-zeus-on-the-loose = Zeus on the Loose
variants-zeus-on-the-loose-blurb = Guðir og tölur klífa fjall: vertu með Seif þegar summan nær 100.

variants-boom-o = Boom-O
variants-boom-o-blurb = Losaðu þig við spilin áður en klukkan tifar yfir sextíu; þrjár tímasprengjur og þú ert úr leik.

variants-five-alive = 5 Alive
variants-five-alive-blurb = Losaðu þig við tíu spil undir 22: sprengja heimtar núll, og eitt spil gefur öllum nýja hönd.

## What is called at the table when such a card is laid, before the total

variants-call-pass-to-you = yfir til þín
variants-call-back-on-you = aftur á þig
variants-call-pass-me-by = fram hjá mér
