puzzles-title = Finndu útspilið

puzzles-book = Leystar þrautir
puzzles-sums = Dæmaþrautir
puzzles-looking = Verið er að leggja þraut…

puzzles-question = Hvaða spil vinnur?
puzzles-position = Summan er { $total }, { $players ->
    [2] báðar hendur
   *[other] allar hendur
 } liggja opnar og stokkurinn er búinn. Þú setur fyrst út.
puzzles-next = { $name ->
    [you] Á eftir þér kemur þú.
   *[other] Á eftir þér kemur { $name }.
 }
puzzles-goal = Ef þú getur ekki sett út taparðu umferðinni.
puzzles-grade = { $grade ->
    [easy] Létt
    [medium] Miðlungs
   *[hard] Erfitt
 }: tölvurnar finna það í { $tenths } af tíu tilraunum. { $moves } útspil til loka.
puzzles-holds = { $name ->
    [you] Þú ert með { FORM($cards, form: "acc") }.
   *[other] { $name } er með { FORM($cards, form: "acc") }.
 }
puzzles-own-card = Á hendi: { $told }.

puzzles-answer = { $state ->
    [right] { $move }: það vinnur
    [wrong] { $move }: það vinnur ekki
   *[open] { $move }
 }
puzzles-yes = Já, { FORM($cards, form: "the") }.
puzzles-yes-so = Já, { FORM($cards, form: "the") } ({ $note }).
puzzles-no = Ekki { FORM($cards, form: "the") }: sjáðu hvað gerist.
puzzles-no-so = Ekki { FORM($cards, form: "the") } ({ $note }): sjáðu hvað gerist.
puzzles-it-was = Það var { FORM($cards, form: "the") }.
puzzles-it-was-so = Það var { FORM($cards, form: "the") } ({ $note }).
puzzles-idea-keep = Geymdu þetta til loka: { FORM($cards, form: "the") }.
puzzles-idea-trap = Nú á enginn annar nokkurn tímann val.
puzzles-idea-top = Alla leið í { $total }.
puzzles-idea-room = Búðu fyrst til pláss.
puzzles-idea-pass = Láttu einhvern annan um summuna.
puzzles-idea-count = Teldu: einhver annar getur fyrr ekki sett út.
puzzles-stars = Stjörnur: { $stars } af 3
puzzles-stars-told = Stjörnur: { $stars } af 3.
puzzles-why-not = Af hverju ekki { FORM($cards, form: "the-acc") }?
puzzles-why-not-so = Af hverju ekki { FORM($cards, form: "the-acc") } ({ $note })?
puzzles-cards = Spil og reglur
puzzles-card-value = { $shown }: { $told }.
puzzles-play-out = Spila til enda við borðið
puzzles-back = Aftur í þrautina

puzzles-only-card = ekkert annað gengur
puzzles-last-step = nákvæmlega { $total }
puzzles-stuck = { $name } getur ekki sett út.
puzzles-made = { $name }: { $cards }, { $total }, { $note }.

puzzles-key-days = Dagurinn á undan, næsti dagur
puzzles-key-why = Af hverju ekki annað spil?

puzzles-book-note = Dagar þrautanna sem þú leystir. Opnaðu eina til að hugsa hana aftur.
puzzles-book-empty = Þrautir sem þú leysir eru geymdar hér.
puzzles-book-entry = { $game }, { $day }
puzzles-book-lost = Ekki er hægt að lesa leystu þrautirnar; þær eru geymdar sem { $file }.
puzzles-not-there = Leikur þessarar þrautar er ekki lengur hér, eða reglur hans eru orðnar aðrar.
puzzles-key-open = Opna þrautina

puzzles-sum-question = { $count ->
    [1] Hvaða spil gerir nákvæmlega { $total }?
   *[2] Hvaða tvö spil gera saman nákvæmlega { $total }?
 }
puzzles-sum-start = Summan er { $total }.
puzzles-sum-of = Dæmi { $number } af { $sums }.
puzzles-sum-card = { $state ->
    [right] { $cards }: rétt
    [wrong] { $cards }: ekki þetta
    [chosen] { $cards }: valið
   *[open] { $cards }
 }
puzzles-sum-makes = Það gerir { $totals }. Reyndu annað.
puzzles-sum-does-not-fit = Það fer út fyrir endann. Reyndu annað.
puzzles-sum-step = { $cards ->
    [1] { START($cards, form: "nom") } gerir { $total }.
   *[other] { START($cards, form: "nom") } gera { $total }.
 }
puzzles-sum-next = Næsta dæmi
puzzles-sum-other-day = Dæmi dagsins á undan
