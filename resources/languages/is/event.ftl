## Cards

event-copied = { $player } hermir eftir { FORM($card, form: "the-dat") }
event-copied-brief = hermir eftir { FORM($rank, form: "dat") }
event-four = { $player } setur fjögur út í einu
event-four-brief = fjögur í einu!
event-wrong-call = { $player } segir aðra tölu; summan er { $total }
event-wrong-call-brief = summan er { $total }
event-sneaked = { $player } skýtur spili inn
event-sneaked-brief = spili skotið inn!
event-three-of-a-kind = { $player } leggur niður { FORM($rank, form: "three-acc") }
event-three-of-a-kind-brief = { FORM($rank, form: "three") }

## What somebody does to another seat

event-named-next = { $target ->
    [you] { $player } velur að þú eigir leik næst
   *[other] { $player } velur að { $target } eigi leik næst
 }
event-named-next-brief = á leik næst
event-exchanged = { $player ->
    [you] Þú og { $target } skiptist á spilum
   *[other] { $target ->
        [you] { $player } og þú skiptist á spilum
       *[other] { $player } og { $target } skiptast á spilum
     }
 }
event-exchanged-brief = spilaskipti: { FORM($target, form: "who") }
event-redealt = { $player } lætur gefa öllum ný spil
event-redealt-brief = ný spil handa öllum
event-stole = { $target ->
    [you] { $player } stelur spili sem þú varst með
   *[other] { $player } stelur spili sem { $target } var með
 }
event-stole-card = { $target ->
    [you] { $player } stelur spili sem þú varst með: { FORM($card, form: "dat") }
   *[other] { $player } stelur spili sem { $target } var með: { FORM($card, form: "dat") }
 }
event-stole-brief = stelur spili: { FORM($target, form: "who") }
event-struck = { $player ->
    [you] Þú slærð út: { $target } dettur úr umferðinni
   *[other] { $target ->
        [you] { $player } slær út: þú dettur úr umferðinni
       *[other] { $player } slær út: { $target } dettur úr umferðinni
     }
 }
event-struck-brief = dettur út: { FORM($target, form: "who") }
event-shield = { $player ->
    [you] Þú setur skjöldinn út og ert áfram með
   *[other] { $player } setur skjöldinn út og er áfram með
 }
event-shield-brief = skjöldur!
event-zeus = { $player } tekur Seif
event-zeus-brief = tekur Seif
event-saved = { $player } hendir { FORM($card, form: "the-dat") } og sleppur
event-saved-brief = slapp!
event-wore-off = Héðan í frá gildir { FORM($card, form: "the") } { $value }
event-wore-off-brief = { $card }: bara { $value }

## What somebody owes

event-must-play = { $player ->
    [you] Þú þarft að setja út { FORM($count, as: "form-times") }
   *[other] { $player } þarf að setja út { FORM($count, as: "form-times") }
 }
event-must-play-brief = setur út { FORM($count, as: "form-times") }
event-nothing-owed = { $player } losnar við að setja út aukalega
event-nothing-owed-brief = skuldar ekkert
event-could-not-answer = { $player } getur ekki svarað og situr hjá
event-did-not-answer = { $player } svarar ekki og situr hjá
event-penalty = { $player } svarar ekki, og það kostar refsispil
event-penalty-brief = ekkert svar
event-once-more = { $player ->
    [you] Þú átt aftur leik
   *[other] { $player } á aftur leik
 }
event-once-more-brief = aftur
event-others-draw = { $count ->
    [one] Allir nema { FORM($player, form: "who") } draga { FORM($count, as: "form-number", form: "n") } spil
   *[other] Allir nema { FORM($player, form: "who") } draga { $count } spil
 }
event-others-draw-brief = hinir draga { $count }
event-forgot-to-draw = { $player } gleymir að draga
event-forgot-to-draw-brief = gleymir að draga

## The running total

event-exact = { $player } hittir nákvæmlega á { $number }
event-exact-brief = nákvæmlega { $number }!
event-crossed = { $player ->
    [you] Þú ferð yfir { $number }
   *[other] { $player } fer yfir { $number }
 }
event-crossed-brief = yfir { $number }
event-called = { $player } segir { $number }, og það kostar
event-called-brief = { $number } kostar
event-pays-each = { $player } borgar hverjum hinna { $count ->
    [one] { $count } stig
   *[other] { $count } stig
 }
event-pays-each-brief = borgar hverjum { $count }
event-gets-from-each = { $player ->
    [you] Þú færð { $count ->
        [one] { $count } stig
       *[other] { $count } stig
     } frá hverjum hinna
   *[other] { $player } fær { $count ->
        [one] { $count } stig
       *[other] { $count } stig
     } frá hverjum hinna
 }
event-gets-from-each-brief = { $count } frá hverjum
event-wins-points = { $player ->
    [you] Þú færð { $count ->
        [one] { $count } stig
       *[other] { $count } stig
     }
   *[other] { $player } fær { $count ->
        [one] { $count } stig
       *[other] { $count } stig
     }
 }
event-wins-points-brief = +{ $count }
event-loses-points = { $player ->
    [you] Þú missir { $count ->
        [one] { $count } stig
       *[other] { $count } stig
     }
   *[other] { $player } missir { $count ->
        [one] { $count } stig
       *[other] { $count } stig
     }
 }
event-loses-points-brief = −{ $count }
event-reset = Summan er nú { $total }
event-reset-brief = summan { $total }
event-over = { $player ->
    [you] Þú ferð yfir með { $total }
   *[other] { $player } fer yfir með { $total }
 }
event-over-brief = yfir: { $total }
event-mistake = { $player } setur óvart út { FORM($card, form: "the-acc") }: { $total } er yfir

## Losses

event-cannot-play = { $player } getur ekki sett út
event-cannot-play-brief = getur ekki sett út
event-gave-up = { $player } gafst upp
event-gave-up-brief = gafst upp
event-bombed = { $player } verður fyrir sprengjunni
event-bombed-brief = verður fyrir sprengju
event-bank = { $player } vinnur það síðasta úr bankanum
event-bank-brief = það síðasta úr bankanum

## Since the reader’s last turn, on the curtain that hides the cards while the computer is passed on

event-dealt = Búið er að gefa.
event-nobody-played = Enginn hefur sett út síðan.
event-plays = { $player } setur út { FORM($cards, form: "the-acc") }, nú { $total }
event-plays-still = { $player } setur út { FORM($cards, form: "the-acc") }, enn { $total }
event-plays-several = { $player } setur út { $count } { FORM($rank, form: "many-acc") }, nú { $total }
event-plays-several-still = { $player } setur út { $count } { FORM($rank, form: "many-acc") }, enn { $total }
event-earlier = { $count ->
    [one] { $count } útspil kom á undan.
   *[other] { $count } útspil komu á undan.
 }
event-turned = Nú er spilað í hina áttina.
