minds-title = Hver var með hvað?

minds-whose-choices = Val hvers
minds-all-computers = Allar tölvur
minds-earlier = Valið á undan
minds-later = Næsta val
minds-where = Umferð { $deal }, skref { $number }: { $name } í { $total } – { $move }
minds-no-choices = Engin tölva hafði val í þeim umferðum sem lokið er.

minds-thinking = { $name } hugsar þetta einu sinni enn…
minds-slip = Óviljandi: á þessu stigi eru sum spil sett út af handahófi.
minds-chose-otherwise = Við borðið varð valið annað: hugsunin var stytt, eða tölvan hefur lært síðan. Nú yrði valið: { $move }.
minds-by-rule = { $name } fer hér eftir reglu og ímyndar sér engar hendur.
minds-imagined = { $count ->
    [one] { $name } giskaði { $count } sinni á hvernig huldu spilin lægju.
   *[other] { $name } giskaði { $count } sinnum á hvernig huldu spilin lægju.
 } Talan undir spili segir í hve mörgum af hundraði það er þar.
minds-fair = { $name } þekkti sín eigin spil, spilin sem komin voru út og það sem allir geta séð og munað. Ekkert annað.

minds-was-right = { $other ->
    [you] { $name } taldi þetta vissast: þú varst með { FORM($rank, form: "acc") }, í { $percent } af hundrað ágiskunum. Það var rétt.
   *[other] { $name } taldi þetta vissast: { $other } var með { FORM($rank, form: "acc") }, í { $percent } af hundrað ágiskunum. Það var rétt.
 }
minds-was-wrong = { $other ->
    [you] { $name } taldi þetta vissast: þú varst með { FORM($rank, form: "acc") }, í { $percent } af hundrað ágiskunum. Í raun varst þú með { FORM($cards, form: "acc") }.
   *[other] { $name } taldi þetta vissast: { $other } var með { FORM($rank, form: "acc") }, í { $percent } af hundrað ágiskunum. Í raun var { $other } með { FORM($cards, form: "acc") }.
 }

minds-known = vitað
minds-imagined-world = Ágiskun { $number } af { $count }
minds-another-world = Önnur ágiskun
minds-another-world-tip = Hvað var ímyndað annað
minds-held = { $name ->
    [you] Þú varst með { FORM($cards, form: "acc") }.
   *[other] { $name } var með { FORM($cards, form: "acc") }.
 }
minds-held-in-world = Í þessari ágiskun: { $cards }.

minds-weighed = Hvað var vegið
minds-makes-total = gerir { $total }
minds-makes-total-at = { $way ->
    [eliminate] gerir { $total }, dettur út: { FORM($other, form: "who") }
    [exchange] gerir { $total }, spilaskipti: { FORM($other, form: "who") }
    [steal] gerir { $total }, stelur spili: { FORM($other, form: "who") }
   *[choose] gerir { $total }, næst: { FORM($other, form: "who") }
 }
minds-rules-choice = val reglunnar
minds-played = sett út
minds-not-to-lose = { $percent }% líkur á að tapa ekki
minds-weighed-move = { $facts }.

minds-made = { $name }: { $cards }, { $total }.
