## Skills

progress-skill-add-ones = Bæta einingum við ({ $sum })
progress-skill-add-to-ten = Fylla tuginn ({ $sum })
progress-skill-add-cross-ten = Bæta við yfir tuginn ({ $sum })
progress-skill-add-ten = Bæta tíu við ({ $sum })
progress-skill-add-teens = Bæta ellefu eða meira við ({ $sum })
progress-skill-take-ones = Draga einingar frá ({ $sum })
progress-skill-take-ten = Draga tíu frá ({ $sum })
progress-skill-take-cross-ten = Draga frá yfir tuginn ({ $sum })
progress-skill-take-past-zero = Undir núll ({ $sum })
progress-skill-double = Tvöfalda ({ $sum })
progress-skill-halve = Helminga ({ $sum })
progress-skill-swap-digits = Víxla tölustöfum ({ $before } verður { $answer })
progress-skill-round-to-ten = Námunda að tug ({ $before } verður { $answer })
progress-skill-hold = Spil sem breyta engu
progress-skill-set = Spil sem ákveða summuna
progress-skill-over-limit = Fer þetta yfir hámarkið?
progress-skill-room = Pláss upp í hámarkið
progress-skill-largest-safe = Hæsta örugga spilið
progress-skill-choice = Að velja gildi

## The map: how far a skill has come; under its name, with little room

progress-not-met-yet = ekki reynt enn
progress-too-few = of fá svör enn
progress-practicing = í æfingu
progress-secure = öruggt
progress-look-again = öruggt; rifja upp
progress-calls = svör: { $calls }
progress-right-first-time = { $right } af { $calls } rétt í fyrsta
progress-press-to-practice = Ýttu til að æfa
progress-at-the-table = Við borðið

## The report

progress-title = { $name }: svona gengur reikningurinn
progress-nothing-yet = Engu hefur verið svarað enn; það kemur eftir fyrsta leikinn.
progress-figures = Svör: { $calls } frá { $first }. Dagar: { $days }, síðast { $day }. Rétt í fyrstu tilraun: { $right } ({ $percent }%).
progress-minutes = Mínútur sem fóru í að svara: um { $minutes }.
progress-secure-heading = Öruggt
progress-coming-heading = Á leiðinni (rétt í fyrstu tilraun)
progress-none-secure = Ekkert enn: til þess þarf átta rétt svör án hjálpar, á tveimur dögum.
progress-none-coming = Allt sem komið hefur upp er öruggt.
progress-skill-since = { $skill }, síðan { $day }
progress-skill-look-again = { $skill }: kominn tími á upprifjun
progress-skill-too-few = { $skill }: of fá svör enn (svör: { $calls })
progress-skills-more = og { $count } til viðbótar
progress-skill-coming = { $skill }: { $right } af { $calls }
progress-mistakes-heading = Hvað skolast oftast til
progress-gain = { $way ->
    [answer] Villur eins og { $sum }: { $made } af { $sums } í { $month }, { $now } af { $calls } nú
   *[kind] Dæmi eins og { $sum }: { $made } af { $sums } ekki rétt í { $month }, { $now } af { $calls } nú
 }
progress-guessed = Virðist giska: { $count } af { $calls } röngum svörum komu á innan við sekúndu.
progress-no-mistakes = Engin villa hefur orðið að vana upp á síðkastið.
progress-no-guessing = Ekkert bendir til ágiskana.
progress-mistake-times = { $mistake } ({ FORM($count, as: "form-times") }, síðast { $day })
progress-unexplained = { $count ->
    [one] { $count } svar án skýrs mynsturs: { $example }
   *[other] { $count } svör án skýrs mynsturs: { $example }
 }
progress-trend-heading = Viku fyrir viku
progress-trend-head-week = Vikan frá
progress-trend-head-right = Rétt í fyrstu tilraun
progress-trend-head-secure = Örugg færni
progress-trend-day-format = d. MMM
progress-trend-week = { $percent }% ({ $right } af { $calls })
progress-trend-then = Örugg færni: { $before } vikuna frá { $day }, núna { $now }.
progress-trend-words = Hjálpin lagar sig að barninu, svo að um fjögur af hverjum fimm svörum séu rétt.
progress-probe-heading = Tvær mínútur af dæmum, án hjálpar
progress-probe-result = { $day }: { $right } rétt af { $answered } (blað { $form })
progress-probe-compare = Bæði blöðin eru jafn erfið, svo að bera má þau saman.
progress-home-heading = Einn leikur til að prófa heima
progress-next-heading = Næsta skref
progress-next-larger = Allt sem komið hefur upp er öruggt: prófið leik með hærri tölum.
progress-next-begin = Spilið einn leik eða gerið tíu mínúturnar.
progress-next-play = Allt sem komið hefur upp er öruggt: spilið áfram, svo að það haldist.
progress-next-practice = Æfa: { $skill }
progress-next-at-table = Við borðið, með spilunum: { $skill }
progress-what-secure-means = Öruggt þýðir: af síðustu tólf svörum án hjálpar voru minnst átta rétt í fyrstu tilraun, á minnst tveimur dögum. Eftir það eiga minnst 85% svara að vera rétt. Við skoðum það aftur eftir þrjá daga, viku og þrjár vikur.

## Examples of what went wrong, one after the other behind a mistake

progress-example = { $way ->
    [hold] spilið hélt summunni í { $answer }, ekki { $given }
    [set] spilið breytti summunni úr { $before } í { $answer }, ekki { $given }
    [swap] { $before } með víxluðum tölustöfum er { $answer }, ekki { $given }
    [round] { $before } námunduð að næsta tug er { $answer }, ekki { $given }
    [floor] { $before } mínus { $step } færi undir 0; í þessum leik stoppar summan í 0, ekki { $given }
   *[sum] { $sum }, ekki { $given }
 }
progress-example-furthest = frá { $before } var lengst hægt að komast í { $answer } (hámark { $limit }), ekki { $given }
progress-example-fits = { $picked ->
    [0] það sem gengur þegar summan er { $before } (hámark { $limit }): { $cards } (valið: ekkert)
   *[other] það sem gengur þegar summan er { $before } (hámark { $limit }): { $cards } (valið: { $picked })
 }

## Mistakes, as a heading before their examples

progress-mistake-counted-the-start = Telur líka töluna sem byrjað er á
progress-mistake-added-to-the-tens = Tekur einingar fyrir tugi
progress-mistake-digits-reversed = Snýr tölustöfum svarsins við
progress-mistake-no-carry = Gleymir tugnum þegar einingarnar ná honum eða fara yfir hann
progress-mistake-carried-twice = Geymir einum tug of mikið
progress-mistake-added-to-the-ones = Bætir tíu við einingarnar
progress-mistake-only-the-ten = Bætir tugnum við og gleymir einingunum
progress-mistake-only-the-ones = Bætir einingunum við og gleymir tugnum
progress-mistake-added-instead = Bætir við í stað þess að draga frá
progress-mistake-took-instead = Dregur frá í stað þess að bæta við
progress-mistake-said-the-card = Segir töluna á spilinu í stað summunnar
progress-mistake-counted-the-card = Telur hvert spil sem eitt skref
progress-mistake-said-the-old-total = Segir gömlu summuna aftur
progress-mistake-wrote-side-by-side = Skrifar tugi og einingar hlið við hlið
progress-mistake-finger-slip = Ýtir á lykil við hliðina á þeim rétta
progress-mistake-said-the-total = Segir summuna í stað plássins sem eftir er
progress-mistake-took-from-the-ones = Dregur tíu frá einingunum
progress-mistake-smaller-from-larger = Dregur lægri tölustafinn frá þeim hærri
progress-mistake-did-not-break-the-ten = Tekur engan tug að láni þegar dregið er frá
progress-mistake-lost-the-sign = Týnir mínusnum undir núlli
progress-mistake-stopped-at-zero = Stoppar í núlli
progress-mistake-ignored-the-floor = Fer undir núll þar sem leikurinn stoppar
progress-mistake-doubled-only-the-tens = Tvöfaldar aðeins tugina
progress-mistake-doubled-only-the-ones = Tvöfaldar aðeins einingarnar
progress-mistake-added-two = Bætir tveimur við í stað þess að tvöfalda
progress-mistake-lost-the-odd-ten = Týnir helmingnum af stökum tug
progress-mistake-halved-only-the-tens = Helmingar aðeins tugina
progress-mistake-took-two = Dregur tvo frá í stað þess að helminga
progress-mistake-kept-the-total = Lætur töluna standa þegar hún á að breytast
progress-mistake-doubled-a-digit = Skrifar sama tölustafinn tvisvar í stað þess að víxla
progress-mistake-rounded-the-other-way = Fer á tuginn sem er fjær
progress-mistake-added-the-face = Bætir við tölunni á spili sem gerir annað
progress-mistake-off-by-one = Skeikar um einn eða tvo í talningu
progress-mistake-off-by-ten = Skeikar um tíu
progress-mistake-stopped-at-the-ten = Stoppar á tugnum
progress-mistake-went-on-from-the-ten = Fer á tuginn og tekur allt skrefið þaðan
progress-mistake-read-the-total-reversed = Les tölustafi summunnar öfugt
progress-mistake-took-a-teen-for-tens = Ruglar saman tölum eins og 13 og 30
progress-mistake-wrote-as-said = Skrifar einu núlli of mikið, svo sem 608 fyrir 68
progress-mistake-dropped-the-tens = Gleymir tugum summunnar
progress-mistake-took-six-for-nine = Ruglar saman 6 og 9
progress-mistake-doubled-the-total = Tvöfaldar summuna í stað þess að bæta við
progress-mistake-did-the-step-twice = Bætir sömu tölu við tvisvar, eða dregur hana tvisvar frá
progress-mistake-compared-the-ones = Ber einingarnar saman við hámarkið en ekki alla töluna
progress-mistake-over-the-limit = Velur spil sem fer yfir hámarkið
progress-mistake-left-one-out = Sleppir spili sem gengur enn
progress-mistake-left-a-special-out = Sleppir spili sem breytir engu eða dregur frá
progress-mistake-not-the-largest = Velur spil sem gengur, en ekki það sem kemst lengst

## One thing to try at home

progress-home-play = Bætið til skiptis við tölu upp í 10 og segið hverja summu upphátt.
progress-home-rules = Lesið spilin saman fyrir leik: hver breyta engu, hver ákveða summuna?
progress-home-add-ones = Gangið upp stiga og teljið áfram frá hvaða tölu sem er, ekki frá einum.
progress-home-add-to-ten = Spyrjið um tíuvini: 7 og 3, 6 og 4, 8 og 2.
progress-home-add-cross-ten = Leggið 8 og 5 hluti í tvær tíuraðir; fyllið fyrri röðina áður en þið teljið áfram.
progress-home-add-ten = Bætið tíköllum við nokkrar krónur: aðeins tugirnir breytast.
progress-home-add-teens = Bætið ellefu við sem tíu og einum í viðbót, með tíkalli og krónu.
progress-home-take-ones = Borðið nokkur af 17 vínberjum og segið hve mörg eru eftir.
progress-home-take-ten = Borgið tíkall úr buddu með krónum og tíköllum: aðeins tugirnir breytast.
progress-home-take-cross-ten = Teljið fyrst til baka frá 13 í 10 og svo afganginn: á málbandi.
progress-home-take-past-zero = Lesið á hitamælinn á veturna: frá 6 niður um 10.
progress-home-double = Tvöfaldið með tveimur höndum: 5 og 5, svo 2 og 2, og allt saman.
progress-home-halve = Skiptið jafnt milli tveggja: fyrst tugunum, svo einingunum.
progress-home-swap-digits = Skrifið 27 og 72 og segið hvor tölustafurinn stendur fyrir tugi.
progress-home-round-to-ten = Giskið á verð í búðinni að næsta tug.
progress-home-room = Spyrjið með málbandi: hve langt er frá 14 upp í 20?
progress-home-over-limit = Spyrjið hvað enn er hægt að kaupa fyrir 200 krónur.
progress-home-largest-safe = Fyllið glas upp að striki með skeiðum: hver þeirra kemst enn fyrir?
progress-home-choice = Spilið með opin spil, setjið út ás og segið báðar summurnar áður en þið veljið.

## The sheet of sums, on paper

progress-sheet-head = Nafn: { $line } Dagur: { $line }
progress-sheet-swap = { $before } með víxluðum tölustöfum: { $line }
progress-sheet-round = { $before } námunduð að næsta tug: { $line }
progress-sheet-key = Svör: { $title }
progress-card-swap = { $before } með víxluðum tölustöfum
progress-card-round = { $before } námunduð að næsta tug

## The table of all answers that is saved: a line for each answer, below these names of the columns

progress-column-time = tími
progress-column-mode = háttur
progress-column-role = hlutverk
progress-column-variant = afbrigði
progress-column-game = leikur
progress-column-session = lota
progress-column-before = á undan
progress-column-cards = spil
progress-column-value = gildi
progress-column-answer = svar
progress-column-skill = færni
progress-column-support = hjálp
progress-column-choices = valkostir
progress-column-hints = ráð
progress-column-tries = tilraunir
progress-column-errors = villur
progress-column-milliseconds = millisekúndur
progress-column-right_at_once = strax rétt
progress-column-entered_by = slegið inn með
progress-column-focus_lost = farið úr glugga
progress-column-ability = geta
progress-column-expected = líkur á réttu svari
progress-column-rests = óbreytt mat
progress-column-app = útgáfa
progress-column-seed = gjöf

## The file of the learners

progress-saved-again = Nú er aftur vistað það sem börnin gera.
progress-file-unreadable = Ekki tókst að lesa það sem börnin gerðu áður; það er geymt sem { $file }. Kannski er það í öryggisafritum.
progress-file-damaged = { $answers ->
    [one] Skrá barnanna var skemmd; { $answers } svar af minnst { $of } náðist (börn: { $learners }). Hún er geymd sem { $file }. Kannski er afgangurinn í öryggisafritum.
   *[other] Skrá barnanna var skemmd; { $answers } svör af minnst { $of } náðust (börn: { $learners }). Hún er geymd sem { $file }. Kannski er afgangurinn í öryggisafritum.
 }
progress-file-mended = { $answers ->
    [0] Skrá barnanna var skemmd, en ekkert hefur tapast (börn: { $learners }). Hún er geymd sem { $file }.
    [one] Skrá barnanna var skemmd, en { $answers } svar hennar náðist (börn: { $learners }). Hún er geymd sem { $file }.
   *[other] Skrá barnanna var skemmd, en öll svörin náðust, { $answers } talsins (börn: { $learners }). Hún er geymd sem { $file }.
 }

progress-probe-not-yet = Ekki gert enn. Það er undir „Fyrir kennara“.
