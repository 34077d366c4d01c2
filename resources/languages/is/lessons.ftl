## Buttons

lessons-let-stand = Þetta er rétt
lessons-check = Fara yfir!
lessons-that-is-all = Þetta er allt
lessons-do-not-know = Ég veit ekki
lessons-no-hurry = Gefðu þér tíma.
lessons-take-your-time = Gefðu þér tíma. Eða ýttu á „Sýndu mér“: það kostar ekkert.
lessons-call-it = Segja { $total }
lessons-said-for-you = Dæmi með tölum yfir { $most } eru sögð fyrir þig, { $name }.

## What the keys do, in the list of keys

lessons-key-pick-card = velja það spil
lessons-key-type-answer = slá inn svarið

## Whose play it is: a sentence on the ribbon

lessons-you-play = { $name }, þú setur út { FORM($cards, form: "acc") }.
lessons-other-plays = { $name } setur út { FORM($cards, form: "acc") }.
lessons-look-at-hand = { $name }, líttu á spilin þín.
lessons-here-is-a-sum = { $name }, hér er dæmi.

## What is asked: a sentence on the ribbon

lessons-ask-total = Hver er nýja summan?
lessons-ask-room = Hve mikið pláss er eftir frá tölunni { $total } upp í { $limit }?
lessons-ask-hold = Þetta spil breytir ekki summunni. Hver er hún?
lessons-ask-double = Þetta spil tvöfaldar summuna. Hver er hún nú?
lessons-ask-halve = Þetta spil helmingar summuna. Hver er hún nú?
lessons-ask-swap = Þetta spil víxlar tölustöfunum tveimur. Hver er summan nú?
lessons-ask-round = Þetta spil námundar að næsta tug. Fimm fer upp. Hver er summan nú?
lessons-ask-set = Þetta spil ákveður summuna. Hver er hún nú?
lessons-ask-plainly = Hvað er þetta mikið?
lessons-ask-plainly-swap = Láttu tölustafina tvo skipta um sæti. Hvaða tala kemur þá?
lessons-ask-plainly-round = Námundaðu að næsta tug. Fimm fer upp. Hvaða tugur er það?
lessons-ask-which-fit = Hvaða spil getur þú enn sett út?
lessons-ask-furthest = Hvaða spil kemst næst { $limit } án þess að fara yfir?
lessons-ask-which-value = Hvaða gildi þess getur þú enn notað?

## On the ribbon and beside the line

lessons-who-calls-sum = { $name }:
lessons-or-tap-the-line = eða ýttu á talnalínuna
lessons-tile-swap = víxla
lessons-tile-round = námunda
lessons-card-as = { $card }: { $signed }

## After an answer

lessons-yes = { $way ->
    [floor] Já! { $total } mínus { $step } færi undir núll. Í þessum leik stoppar summan í núlli.
    [total] Já! Summan er { $answer }.
    [number] Já! Það er { $answer }.
    [rule] Já!
   *[sum] Já! { $sum }.
 }
lessons-yes-picked = Já! Frá tölunni { $total } fer hún í töluna { $made }.
lessons-yes-stays = Já! Hún er áfram { $total }.
lessons-yes-all-that-fit = Já! Allt sem gengur: { $cards }.
lessons-nearly = Alveg að koma.
lessons-not-yet = Ekki alveg.
lessons-look-where-cards-lead = Gáðu hvað summan verður með hverju spili og veldu svo aftur.
lessons-there-it-stands = Þarna stendur það: { $answer }. Nú prófar þú.

## A computer has said a total, and the child checks it

lessons-is-that-right = { $way ->
    [sum] „{ $sum }: { $said }.“ Er þetta rétt?
   *[total] „Summan er { $said }.“ Er þetta rétt?
 }
lessons-look = { $way ->
    [floor] Sjáðu: { $total } mínus { $step } færi undir núll. Í þessum leik stoppar summan í núlli. Hún er ekki { $said }.
    [total] Sjáðu: summan er { $answer }, ekki { $said }.
   *[sum] Sjáðu: { $sum }, ekki { $said }.
 }
lessons-was-right = { $way ->
    [floor] Þetta var rétt: { $total } mínus { $step } færi undir núll. Í þessum leik stoppar summan í núlli. Það er alltaf gott að fara yfir.
    [total] Þetta var rétt: summan er { $answer }. Það er alltaf gott að fara yfir.
   *[sum] Þetta var rétt: { $sum }. Það er alltaf gott að fara yfir.
 }

## Read aloud

lessons-read-sum = { $way ->
    [add] { $total } plús { $step }
    [take] { $total } mínus { $step }
    [double] tvisvar sinnum { $total }
   *[halve] helmingurinn af tölunni { $total }
 }
lessons-read-answer = { $way ->
    [add] { $total } plús { $step } er { $answer }
    [take] { $total } mínus { $step } er { $answer }
    [double] tvisvar sinnum { $total } er { $answer }
   *[halve] helmingurinn af tölunni { $total } er { $answer }
 }
lessons-total-is = Summan er { $total }.
lessons-number-is = Talan er { $total }.
lessons-total-and-limit = Summan er { $total }, hámarkið er { $limit }.

## How to go on

lessons-turn-card = { $way ->
    [floor] { $total } mínus { $step } færi undir 0. Í þessum leik stoppar summan í 0.
    [hold] Summan er áfram { $answer }.
   *[set] Summan er nú { $answer }.
 }
lessons-way-room = { $total } plús hvað er { $limit }?
lessons-way-count-on = Teldu frá tölunni { $total }: { $step } áfram.
lessons-way-count-back = Teldu frá tölunni { $total }: { $step } til baka.
lessons-way-start = Byrjaðu á tölunni { $total }.
lessons-way-again = Reyndu aftur frá tölunni { $total }.
lessons-way-tens-on = { $tens ->
    [1] Einn tugur bætist við
    [one] { $tens } tugur bætist við
   *[other] { $tens } tugir bætast við
 }. Einingarnar breytast ekki.
lessons-way-tens-back = { $tens ->
    [1] Einn tugur dregst frá
    [one] { $tens } tugur dregst frá
   *[other] { $tens } tugir dragast frá
 }. Einingarnar breytast ekki.
lessons-way-break-ten = Taktu einn tug að láni. 10 mínus { $step } er { $rest }.
lessons-way-make-ten = { $total } plús { $first } er { $stop }; { $rest ->
    [one] þá er { $rest } eftir
   *[other] þá eru { $rest } eftir
 }.
lessons-way-on-and-back = { $total } plús { $first } er { $stop }; svo { $rest } til baka.
lessons-way-on-and-on = { $total } plús { $first } er { $stop }; svo { $rest } í viðbót.
lessons-way-back-and-on = { $total } mínus { $first } er { $stop }; svo { $rest } áfram.
lessons-way-back-and-back = { $total } mínus { $first } er { $stop }; svo { $rest } í viðbót til baka.
lessons-way-left = { $left ->
    [0] Summan er { $total }: upp í { $limit } er ekkert eftir.
    [one] Frá tölunni { $total } upp í { $limit } er { $left } eftir.
   *[other] Frá tölunni { $total } upp í { $limit } eru { $left } eftir.
 }

## What a wrong answer shows, as a child can see it

lessons-mistake-counted-the-start = Byrjaðu að telja á næstu tölu á eftir { $total }.
lessons-mistake-added-to-the-tens = { $step ->
    [1] Talan 1 er ein eining, ekki tugur.
    [one] { $step } eru einingar, ekki tugir.
   *[other] { $step } eru einingar, ekki tugir.
 }
lessons-mistake-digits-reversed = Tölustafirnir eru réttir, en tugir og einingar hafa skipt um sæti.
lessons-mistake-no-carry = Einingarnar verða tíu eða fleiri: þar kemur einn tugur í viðbót.
lessons-mistake-carried-twice = Einingarnar mynda einn nýjan tug, ekki tvo.
lessons-mistake-added-to-the-ones = Talan { $step } er heilir tugir: einingarnar breytast ekki.
lessons-mistake-only-the-ten = Tugurinn er kominn; nú vantar einingarnar.
lessons-mistake-only-the-ones = Einingarnar eru komnar; nú vantar tuginn.
lessons-mistake-added-instead = Hér á að draga frá.
lessons-mistake-took-instead = Hér á að bæta við.
lessons-mistake-said-the-card = { $step } er bara skrefið: hvert leiðir það frá tölunni { $total }?
lessons-mistake-counted-the-card = Eitt skref er ekki nóg: hér eru þau { $step }.
lessons-mistake-said-the-old-total = { $total } er bara byrjunin: hvert leiðir skrefið { $step }?
lessons-mistake-wrote-side-by-side = Tíu einingar mynda einn tug í viðbót.
lessons-mistake-finger-slip = Einn tölustafur er ekki réttur. Líttu aftur á.
lessons-mistake-took-from-the-ones = Talan { $step } er heilir tugir: einingarnar breytast ekki.
lessons-mistake-smaller-from-larger = Einingarnar eru of fáar. Taktu tug að láni.
lessons-mistake-did-not-break-the-ten = Einingarnar eru réttar. En einn tugur var tekinn að láni.
lessons-mistake-lost-the-sign = Þetta er undir núlli: talan þarf mínus.
lessons-mistake-stopped-at-zero = Hér er ekki stoppað í núlli.
lessons-mistake-doubled-only-the-tens = Einingarnar tvöfaldast líka.
lessons-mistake-doubled-only-the-ones = Tugirnir tvöfaldast líka.
lessons-mistake-added-two = Að tvöfalda er að leggja töluna við sjálfa sig.
lessons-mistake-lost-the-odd-ten = Hálfur tugur er fimm: ekki týna þeim.
lessons-mistake-halved-only-the-tens = Einingarnar helmingast líka.
lessons-mistake-took-two = Skiptu í tvo jafna hluta.
lessons-mistake-kept-the-total = Talan á að breytast.
lessons-mistake-said-the-total = { $total } er summan: hvað vantar mikið upp á?
lessons-mistake-doubled-a-digit = Tölustafirnir tveir skipta um sæti.
lessons-mistake-rounded-the-other-way = { $ones ->
    [5] Ef talan endar á fimm fer hún upp á næsta tug.
   *[other] Gáðu hvor tugurinn er nær.
 }
lessons-mistake-added-the-face = Hér bætir þetta spil ekki tölunni { $face } við.
lessons-mistake-off-by-one = Teldu einu sinni enn.
lessons-mistake-off-by-ten = Einingarnar eru réttar; líttu á tugina.
lessons-mistake-stopped-at-the-ten = Tugurinn er kominn. Það er meira eftir.
lessons-mistake-went-on-from-the-ten = Hluti af tölunni { $step } fer í að ná tugnum.
lessons-mistake-read-the-total-reversed = Líttu aftur á töluna { $total }: tugirnir koma fyrst.
lessons-mistake-took-a-teen-for-tens = Í tölu eins og 13 er bara einn tugur.
lessons-mistake-wrote-as-said = Þarna er einu núlli of mikið.
lessons-mistake-dropped-the-tens = Ekki gleyma tugunum í tölunni { $total }.
lessons-mistake-took-six-for-nine = Skoðaðu vel: er þetta 6 eða 9?
lessons-mistake-doubled-the-total = Hér á ekki að tvöfalda: bættu tölunni { $step } við.
lessons-mistake-did-the-step-twice = Taktu skrefið { $step } bara einu sinni.
lessons-mistake-compared-the-ones = { $left ->
    [0] Líttu á alla töluna: frá tölunni { $total } upp í { $limit } er ekkert eftir.
    [one] Líttu á alla töluna: frá tölunni { $total } upp í { $limit } er bara { $left } eftir.
   *[other] Líttu á alla töluna: frá tölunni { $total } upp í { $limit } eru bara { $left } eftir.
 }
lessons-mistake-over-the-limit = { $total } plús { $step } væri { $made }: yfir { $limit }.
lessons-mistake-left-one-out = { $left ->
    [one] Fleiri ganga: { $left } er eftir upp í { $limit }.
   *[other] Fleiri ganga: { $left } eru eftir upp í { $limit }.
 }
lessons-mistake-left-a-special-out = Fleiri ganga: eitt hinna bætir engu við.
lessons-mistake-not-the-largest = Þetta gengur. Er til spil sem kemst lengra?

## Whose call it is

lessons-who-calls = { $name } segir summuna
lessons-who-calls-heard = { $name } segir summuna. Þið hin: ekki hvísla!
lessons-others-hush = Þið hin: ekki hvísla!
lessons-hush = uss
lessons-i-am = Ég heiti { $name }
lessons-is-not-here = { $name } er ekki hér
lessons-own-book = Eigin bók: { $name }
lessons-own-book-note = hér fer aðeins inn það sem { $name } segir
lessons-read-aloud = Lesa upphátt

lessons-tap-the-line = Ýttu á línuna
