choice-lay-down-three = Leggja niður { FORM($rank, form: "three-acc") }
choice-sneak-card = Skjóta inn { FORM($card, form: "the-dat") }
choice-discard-card = Henda { FORM($card, form: "the-dat") }
choice-take-card = Taka { FORM($card, form: "the-acc") }
choice-let-it-pass = Sleppa því
choice-do-not-answer = Svara ekki
choice-draw-a-card = Draga spil
choice-give-up = Gefast upp
choice-play-several = Setja út fleiri
choice-play-them = Setja út
choice-make-it-total = Fara í { $total }

choice-which-total = { START($rank, form: "figure") }: hvaða summa?
choice-turn-the-dial = Snúðu skífunni, sláðu inn tölu eða notaðu örvarnar.
choice-tap-the-line = Ýttu á línuna, sláðu inn tölu eða notaðu örvarnar.
choice-give-up-out = Ef þú gefst upp ertu úr leik
choice-which-seat = Hvaða sæti?
choice-click-a-seat = Smelltu á sæti eða ýttu á númer þess.
choice-which-go-together = Hvaða spil fara saman?
choice-click-cards-or-space = Smelltu á spilin, eða merktu þau með bilslánni.
choice-marked = { $count ->
    [one] { $count } spil merkt
   *[other] { $count } spil merkt
 }
choice-mark-another = Merktu annað spil sem fer með því.
choice-marked-make = { $count ->
    [one] { $count } spil gerir { $totals }
   *[other] { $count } spil gera { $totals }
 }
choice-marked-make-any = { $count ->
    [one] { $count } spil gerir hvaða summu sem er frá { $low } til { $high }
   *[other] { $count } spil gera hvaða summu sem er frá { $low } til { $high }
 }
choice-enter-plays = { $count ->
    [one] Enter setur það út.
   *[other] Enter setur þau út.
 }
choice-does-not-go-with = Þetta spil fer ekki með hinum.
choice-which-card-from-name = { $name } er með þessi spil: hvert tekur þú?
choice-you-see-the-hand = Þú sérð öll spilin.
choice-a-bomb = Sprengja! Viltu bjarga þér?
choice-name-laid-a-bomb = { $name } setti út sprengju. Viltu bjarga þér?
choice-who-passes-flips = Ef þú sleppir því hittir sprengjan þig.
choice-hold-it-too = Þú átt líka { FORM($card, form: "acc") }. Skjóta spilinu inn?
choice-name-laid-card = { $name } setti út { FORM($card, form: "the-acc") }. Skjóta þínu inn?
choice-sneak-counts = Það telst vera þinn leikur, og þú tekur Seif.
choice-which-under-stock = Hvaða spil fer undir stokkinn?
choice-under-stock-face-up = Það liggur upp í loft; sá sem dregur síðasta spilið fær það.
choice-lay-three-down = Þú ert með þrennu. Leggja hana niður?
choice-others-pay = Hinir borga, og umferðinni er lokið.
choice-which-value = { START($rank, form: "figure") }: { $values }?

choice-only-sneak = Aðeins má skjóta inn { FORM($card, form: "the-dat") }; eða sleppa því.
choice-only-saves = Aðeins { FORM($card, form: "the") } bjargar þér frá sprengjunni; eða slepptu því.
choice-on-the-buttons = Veldu eitt af spilunum á hnöppunum.
choice-only-three = Aðeins má leggja niður þrennu; eða sleppa því.

choice-answer-queen-or-not = Svaraðu með { FORM($rank, form: "dat") }, eða svaraðu ekki
choice-draw-before = { $count ->
    [one] Dragðu { FORM($count, as: "form-number", form: "n") } spil áður en það næsta kemur út
   *[other] Dragðu { $count } spil áður en það næsta kemur út
 }

choice-key-marks = merkja spil sem fara saman
choice-key-next-seat = næsta sæti

choice-what-total-now = { START($ranks, form: "figure") } ({ $value }) ofan á { $total }: hver er summan nú?
choice-wrong-costs = Sláðu hana inn og ýttu á Enter. Röng summa kostar refsistig.
choice-wrong-costs-token = Sláðu hana inn og ýttu á Enter. Röng summa kostar eina skífu.
choice-wrong-costs-deal = Sláðu hana inn og ýttu á Enter. Röng summa tapar umferðinni.
choice-escape-takes-back = Sláðu hana inn og ýttu á Enter. Esc tekur spilið til baka.
choice-new-total = ný summa
