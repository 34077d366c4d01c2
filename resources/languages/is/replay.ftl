## A step, as it is read out, and as the tip of a row in the list of moves

replay-step-deal = Umferð { $deal }, { FORM($name, form: "who") } gefur
replay-step-stop = Hér var leiknum lokið
replay-step-play = Skref { $number }, { FORM($name, form: "who") }, { $cards }, summa { $total }
replay-step-play-at = { $way ->
    [eliminate] Skref { $number }, { FORM($name, form: "who") }, { $cards }, dettur út: { FORM($other, form: "who") }, summa { $total }
    [exchange] Skref { $number }, { FORM($name, form: "who") }, { $cards }, spilaskipti: { FORM($other, form: "who") }, summa { $total }
    [steal] Skref { $number }, { FORM($name, form: "who") }, { $cards }, stelur spili: { FORM($other, form: "who") }, summa { $total }
   *[choose] Skref { $number }, { FORM($name, form: "who") }, { $cards }, næst: { FORM($other, form: "who") }, summa { $total }
 }
replay-step-sneak = Skref { $number }, { FORM($name, form: "who") }, { $cards }, skotið inn, summa { $total }
replay-step-stuck = Skref { $number }, { FORM($name, form: "who") } getur ekki sett út
replay-step-draw = Skref { $number }, { FORM($name, form: "who") } dregur spil
replay-step-decline = Skref { $number }, { FORM($name, form: "who") } sleppir því
replay-step-declare = Skref { $number }, { FORM($name, form: "who") } leggur niður { FORM($cards, form: "acc") }
replay-step-defend = Skref { $number }, { FORM($name, form: "who") }, vörn með { FORM($cards, form: "dat") }
replay-step-bottom = Skref { $number }, { FORM($name, form: "who") } setur { FORM($cards, form: "acc") } undir stokkinn
replay-step-turned = Skref { $number }, { FORM($name, form: "who") }, snúið upp: { $cards }
replay-step-take = { $cards ->
    [0] Skref { $number }, { FORM($name, form: "who") } stelur spili
   *[other] Skref { $number }, { FORM($name, form: "who") } stelur { FORM($cards, form: "dat") }
 }
replay-step-call = Skref { $number }, { FORM($name, form: "who") } segir { $total }

replay-step-costly = { $step }, kostaði { $count ->
    [one] { $count } stig
   *[other] { $count } stig
 }
replay-step-last = { $step }. { $ended }

## The end: also under the name of the game, and on the score sheet

replay-goes-on = Leikurinn heldur áfram
replay-won = { $winners ->
    [you] { $winners ->
        [one] Þú vannst
       *[other] { START($winners, form: "who") } unnuð
     }
    [one] { $winners } vann
   *[other] { $winners } unnu
 }
replay-nobody-won = Enginn vann

## Beside the card on a row of the list of moves, where there is room for a dozen letters

replay-note-sneak = skotið inn
replay-note-stuck = gengur ekki
replay-note-draw = dregur
replay-note-decline = sleppir því
replay-note-declare = leggur niður
replay-note-defend = í vörn
replay-note-bottom = undir stokk
replay-note-turned = snúið upp
replay-note-take = stelur
replay-note-call = segir { $total }

## A move in a few words: what the coach weighs, and what a computer had in mind

replay-move-play = { $cards }, gerir { $total }
replay-move-play-at = { $way ->
    [eliminate] { $cards }, gerir { $total }, dettur út: { FORM($other, form: "who") }
    [exchange] { $cards }, gerir { $total }, spilaskipti: { FORM($other, form: "who") }
    [steal] { $cards }, gerir { $total }, stelur spili: { FORM($other, form: "who") }
   *[choose] { $cards }, gerir { $total }, næst: { FORM($other, form: "who") }
 }
replay-move-decline = sleppa því
replay-move-sneak = skjóta inn { FORM($cards, form: "dat") }
replay-move-declare = leggja niður { FORM($cards, form: "acc") }
replay-move-defend = verjast með { FORM($cards, form: "dat") }
replay-move-bottom = setja { FORM($cards, form: "acc") } undir stokkinn
replay-move-turned = snúa upp { FORM($cards, form: "dat") }
replay-move-take = taka { FORM($cards, form: "acc") }
replay-move-nothing = setja ekkert út

## The coach

replay-coach-best = Það besta sem til var.
replay-coach-sound = Traust val.
replay-coach-played = Sett út: { $move }, { $percent }% líkur á að tapa ekki umferðinni.
replay-coach-played-by = { $name ->
    [you] Þú valdir: { $move }, { $percent }% líkur á að tapa ekki umferðinni.
   *[other] { $name } valdi: { $move }, { $percent }% líkur á að tapa ekki umferðinni.
 }
replay-coach-better = Betra: { $move }, { $percent }%.
replay-coach-looks = Þjálfarinn skoðar val { $seen } af { $choices }.
replay-coach-cost = Hvað útspil kostaði: líkurnar á að tapa ekki umferðinni sem það gaf frá sér, í stigum af 100.
replay-coach-nothing-worse = Ekkert val var greinilega verra en annað.

## The page, and its title over the table

replay-looking-back = Litið til baka
replay-subtitle = { $game }, { $day }. { $ended }.
replay-subtitle-undated = { $game }. { $ended }.
replay-deal-number = Umferð { $deal }
replay-hand-of = { $name ->
    [you] Spilin þín
   *[other] Hönd: { $name }
 }
replay-seen-by = Séð frá
replay-position = Staður í leiknum

## Buttons, and their tips, behind which the key stands in brackets that does the same

replay-open-hands = Opnar hendur
replay-open-hands-tip = Spil allra sýnileg, eða aðeins eins leikmanns
replay-speed-slow = ½× hraði
replay-speed-normal = 1× hraði
replay-speed-quick = 3× hraði
replay-speed-tip = { $speed } (+ og −)
replay-to-the-beginning = Í byrjun
replay-one-move-back = Eitt skref til baka
replay-one-move-on = Eitt skref áfram
replay-to-the-end = Í lokin
replay-play = Sýna
replay-costly = Dýr
replay-costly-tip = Aðeins útspil sem kostuðu eitthvað
replay-play-on = Spila áfram héðan
replay-play-on-tip = Nýr leikur úr þessari stöðu
replay-share = Deila

## What the keys do: each stands beside its key in the list of keys

replay-key-step = eitt skref til baka eða áfram
replay-key-ends = í byrjun eða í lokin
replay-key-deals = milli umferða
replay-key-play = sýna eða gera hlé
replay-key-speed = hraðar eða hægar

## What is taken along: titles of the dialogs that ask where to, and kinds of files there

replay-copied = Leikurinn er afritaður; límdu hann hvar sem þú vilt.
replay-save-record = Vista leikskrána
replay-save-trace = Vista allt sem gerðist
replay-save-picture = Vista mynd af borðinu
replay-save-sheet = Vista stigablaðið
replay-kind-record = Leikir úr Cardtable ({ $pattern })
replay-kind-trace = JSON Lines ({ $pattern })
replay-kind-picture = Myndir ({ $pattern })
replay-kind-sheet = PDF ({ $pattern })

## The score sheet, on paper: a row for each deal; heads of its first columns, before those with names

replay-sheet-deal = Umferð
replay-sheet-dealer = Gjafari
replay-sheet-plays = Útspil
replay-sheet-total = Summa
replay-sheet-team = Öll saman
replay-sheet-deal-number = Gjöf nr. { $seed }
replay-sheet-tokens = Dálkar leikmanna segja hvað hver átti eftir; × tapaði umferðinni.
replay-sheet-scores = Dálkar leikmanna segja stig þeirra; × tapaði umferðinni.
replay-sheet-forfeits = Dálkar leikmanna telja tapaðar umferðir; × tapaði umferðinni.
