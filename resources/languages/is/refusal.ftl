## Of a card

refusal-over-limit = { $limit ->
    [0] { START($rank, form: "the") } færi í { $total }: undir 0
   *[other] { START($rank, form: "the") } færi í { $total }: yfir { $limit }
 }
refusal-not-on-this-total = { START($rank, form: "the") } gengur ekki við þessa summu
refusal-not-yet = { START($rank, form: "the") } má ekki fara út strax
refusal-not-now = { START($rank, form: "the") } gengur ekki núna
refusal-answer-due = { START($asked, form: "dat") } verður aðeins svarað með { FORM($asked, form: "dat") }
refusal-run-goes-on = Röðinni verður að halda áfram með { FORM($asked, form: "dat") }
refusal-may-not-begin = { $count ->
    [one] { START($rank, form: "the") } má ekki byrja: eftir er að setja út { FORM($count, as: "form-times") }
   *[other] { START($rank, form: "the") } má ekki byrja: eftir er að setja út { FORM($count, as: "form-times") }
 }
refusal-too-few-left = { $count ->
    [one] { START($rank, form: "the") } skildi of fá spil eftir: enn á að setja út { FORM($count, as: "form-times") }
   *[other] { START($rank, form: "the") } skildi of fá spil eftir: enn á að setja út { FORM($count, as: "form-times") }
 }
refusal-cancels-fewer = { $cancels ->
    [one] { START($rank, form: "the") } kemur í stað { $cancels } skiptis, ekki { $count }
   *[other] { START($rank, form: "the") } kemur í stað { $cancels } skipta, ekki { $count }
 }
refusal-number-first = { START($rank, form: "the") } má ekki koma fyrst: tala byrjar umferðina
refusal-not-in-hand = { START($rank, form: "the") } er ekki á hendi hjá þér

## Of a move

refusal-no-deal = Engin umferð er í gangi. Ýttu á Enter fyrir þá næstu.
refusal-not-your-turn = Ekki er komið að þér enn.
refusal-no-such-value = Þetta spil hefur ekki það gildi.
refusal-can-play = Þú átt enn spil sem gengur.
refusal-not-asked = Spurningin er ekki til þín.
refusal-no-such-answer = Þessi spil má ekki leggja niður núna.
refusal-must-draw = Þú átt eftir að draga spil.
refusal-nothing-to-draw = Þú átt ekkert spil að draga.
refusal-no-call-due = Nú á ekki að segja neina summu.
