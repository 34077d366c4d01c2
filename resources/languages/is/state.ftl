state-makes = { $card }, gerir { $totals }
state-makes-any = { $card }, gerir hvaða summu sem er frá { $low } til { $high }
state-marked = merkt
state-with-others = má setja út með öðrum (+)
state-takes-zeus = tekur Seif
state-wins-game = vinnur leikinn
state-brings = gefur eitthvað strax
state-costs = kostar eitthvað strax
state-refused = { $card } ({ $why })

state-you-owe = { $count ->
    [one] Þú átt eftir að setja út { FORM($count, as: "form-times") }
   *[other] Þú átt eftir að setja út { FORM($count, as: "form-times") }
 }
state-answer-queen = Svaraðu með { FORM($rank, form: "dat") }
state-run-up = Röð hækkar: aðeins { FORM($rank, form: "many") } gefa nýtt spil
state-run-down = Röð lækkar: aðeins { FORM($rank, form: "many") } gefa nýtt spil

state-you-are-asked = Spurning til þín.
state-your-turn = Þú átt leik.
state-to-play = { $player ->
    [you] Þú átt leik.
   *[other] { $player } á leik.
 }
state-deal-over = Umferðinni er lokið. Ýttu á Enter fyrir þá næstu.
state-game-over = Leiknum er lokið.
state-total = Summan { $total }.
state-hand = Á hendi: { $cards }.
state-pile = Í bunkanum: { $card }.
state-clockwise = Spilað er réttsælis.
state-counterclockwise = Spilað er rangsælis.
