lab-place = { $last ->
    [1] gjafari
   *[other] { $place ->
        [1] fyrsti leikmaður
        [2] annar leikmaður
        [3] þriðji leikmaður
        [4] fjórði leikmaður
        [5] fimmti leikmaður
        [6] sjötti leikmaður
        [7] sjöundi leikmaður
        [8] áttundi leikmaður
        [9] níundi leikmaður
       *[other] tíundi leikmaður
     }
 }

lab-together = Saman náið þið markinu í { $share }% umferða.
lab-together-easy = Þetta er of auðvelt: saman náið þið markinu í { $share }% umferða.
lab-together-hard = Þetta er of erfitt: saman náið þið markinu í { $share }% umferða.

lab-begins-even = Það skiptir litlu hver byrjar: { $best } heldur út í { $most }% umferða, { $worst } í { $least }%.
lab-begins-open = Það kann að skipta máli hver byrjar: { $best } heldur út í { $most }% umferða, { $worst } í { $least }%.
lab-begins-uneven = Það skiptir máli hver byrjar: { $best } heldur út í { $most }% umferða, { $worst } aðeins í { $least }%.
lab-begins-hopeless = Sum sæti eiga varla von: { $worst } heldur aðeins út í { $least }% umferða, { $best } í { $most }%.
lab-begins-consoled = Það skiptir máli hver byrjar: { $best } heldur út í { $most }% umferða, { $worst } í { $least }%. En sá sem tapaði byrjar næstu umferð, svo að þetta jafnast út.
lab-begins-wins-even = Það skiptir litlu hver byrjar: { $best } vinnur { $most }% umferða, { $worst } { $least }%.
lab-begins-wins-open = Það kann að skipta máli hver byrjar: { $best } vinnur { $most }% umferða, { $worst } { $least }%.
lab-begins-wins-uneven = Það skiptir máli hver byrjar: { $best } vinnur { $most }% umferða, { $worst } aðeins { $least }%.
lab-begins-wins-hopeless = Sum sæti eiga varla von: { $worst } vinnur aðeins { $least }% umferða, { $best } { $most }%.

lab-endless = { $share ->
    [one] { $share }% umferða tekur engan enda.
   *[other] { $share }% umferða taka engan enda.
 }

lab-length = Umferð tekur um { $minutes ->
    [one] { FORM($minutes, as: "form-number", form: "f-acc") } mínútu
   *[other] { $minutes } mínútur
 }: { $plays ->
    [one] { $plays } spil er sett út
   *[other] { $plays } spil eru sett út
 }, í þeim lengstu { $tenth } og fleiri.
lab-length-long = Umferð tekur langan tíma: um { $minutes ->
    [one] { $minutes } mínútu
   *[other] { $minutes } mínútur
 }. { $plays ->
    [one] { $plays } spil er sett út
   *[other] { $plays } spil eru sett út
 }, í þeim lengstu { $tenth } og fleiri.
lab-length-short = { $plays ->
    [one] Umferð lýkur of fljótt: aðeins { $plays } spil er sett út.
   *[other] Umferð lýkur of fljótt: aðeins { $plays } spil eru sett út.
 }

lab-choice = Oftast er úr einhverju að velja: aðeins í { $share }% skipta er ekki hægt að gera nema eitt.
lab-choice-none = Lítið er úr að velja: í { $share }% skipta er ekki hægt að gera nema eitt, eða ekkert.

lab-turns = Staðan snýst: í tíu umferðum færist hættan { FORM($times, as: "form-times") } til annars leikmanns.
lab-turns-never = Staðan snýst varla: sá sem er fyrst í hættu tapar í { $share }% umferða.
lab-turns-wins = Staðan snýst: í tíu umferðum skiptir forystan { FORM($times, as: "form-times") } um leikmann.
lab-turns-wins-never = Staðan snýst varla: sá sem hefur fyrst forystu vinnur { $share }% umferða.

lab-skill-deals = { $deals ->
    [one] Færni kemur í ljós að lokum: eftir um { $deals } umferð er betri leikmaðurinn á undan í 19 skipti af 20.
   *[other] Færni kemur í ljós að lokum: eftir um { $deals } umferðir er betri leikmaðurinn á undan í 19 skipti af 20.
 }
lab-skill-games = Færni kemur í ljós að lokum: eftir um { $games ->
    [one] { FORM($games, as: "form-number", form: "m-acc") } leik
   *[other] { $games } leiki
 } ({ $deals ->
    [one] { $deals } umferð
   *[other] { $deals } umferðir
 }) er betri leikmaðurinn á undan í 19 skipti af 20.
lab-skill-open = Heppni ræður meiru en færni.
lab-skill-none = Þetta er tóm heppni: sá sem spilar betur er ekki á undan, hversu lengi sem spilað er.

lab-card = { START($rank, form: "the") } skiptir mestu: sá sem setur það spil aldrei út tapar { $lost }% umferða en ekki { $usual }%.
lab-card-decides = Eitt spil ræður úrslitum, { FORM($rank, form: "the") }: sá sem setur það aldrei út tapar { $lost }% umferða en ekki { $usual }%.
lab-card-none = Ekkert spil skiptir meira máli en önnur.

lab-sums = Hér er eitthvað að leggja saman: um { $sums ->
    [one] { FORM($sums, as: "form-number", form: "n") } dæmi
   *[other] { $sums } dæmi
 } á mínútu. Oftast: { $kind }.
lab-sums-hard = { $share ->
    [one] Dæmin eru erfið fyrir barn: { $share }% þeirra kemur seint í skólanum. Oftast: { $hardest }.
   *[other] Dæmin eru erfið fyrir barn: { $share }% þeirra koma seint í skólanum. Oftast: { $hardest }.
 }
lab-past-a-hundred = Tölur yfir hundrað (96 + 8)
lab-sums-few = Hér er lítið að leggja saman: { $sums ->
    [0] innan við eitt dæmi
    [one] um { FORM($sums, as: "form-number", form: "n") } dæmi
   *[other] um { $sums } dæmi
 } á mínútu.

lab-figure-won = Umferðir unnar saman
lab-figure-consoled = Umferðir sem sá sem tapaði síðast heldur út
lab-figure-endless = Umferðir án enda
lab-figure-middle = Spil í dæmigerðri umferð
lab-figure-tenth = Spil í lengstu umferðunum, minnst
lab-figure-no-choice = Skipti án valkosta
lab-figure-stuck = Skipti þegar ekkert gengur
lab-figure-changes = Viðsnúningar í umferð
lab-figure-settled = Umferðir sem sá sem er fyrst í hættu tapar
lab-figure-settled-wins = Umferðir sem sá sem hefur fyrst forystu vinnur
lab-figure-drama = Spenna í lokin
lab-figure-sound = Umferðir sem betri leikmaður tapar
lab-figure-weak = Umferðir sem lakari leikmenn tapa
lab-figure-deals-to-lead = Umferðir þar til betri leikmaður er á undan
lab-figure-without = Oftar tapað án { FORM($rank, form: "many-gen") }
lab-figure-sums = Dæmi á mínútu
lab-figure-hard = Dæmi sem koma seint í skólanum

lab-repair-loser-begins = Láta þann sem tapaði byrja
lab-repair-limit = Gera { $limit } að hámarki
lab-repair-hand = { $count ->
    [one] Gefa { FORM($count, as: "form-number", form: "n") } spil á mann
   *[other] Gefa { $count } spil á mann
 }
lab-repair-packs = { $count ->
    [one] Taka { FORM($count, as: "form-number", form: "m-acc") } stokk
   *[other] Taka { $count } stokka
 }
lab-repair-way = { $way }: { $choice }
lab-repair-card = Breyta spili: { $card } { $does }

lab-repaired-consoled = Sá sem tapaði heldur næstu umferð út í { $after }% skipta (nú { $before }%).
lab-repaired-begins = { $after ->
    [one] Milli besta og versta sætis munar { $after } umferð af 100 (nú { $before }).
   *[other] Milli besta og versta sætis munar { $after } umferðum af 100 (nú { $before }).
 }
lab-repaired-endless = { $after ->
    [one] { $after }% umferða tekur engan enda (nú { $before }%).
   *[other] { $after }% umferða taka engan enda (nú { $before }%).
 }
lab-repaired-plays = { $after ->
    [one] { $after } spil er sett út í umferð (nú { $before }).
   *[other] { $after } spil eru sett út í umferð (nú { $before }).
 }
lab-repaired-choice = Í { $after }% skipta er ekki hægt að gera nema eitt (nú { $before }%).
lab-repaired-turns = Í tíu umferðum snýst leikurinn { FORM($after, as: "form-times") } (nú { $before }).
lab-repaired-luck = { $after ->
    [one] Eftir um { $after } umferð er betri leikmaðurinn á undan.
   *[other] Eftir um { $after } umferðir er betri leikmaðurinn á undan.
 }
lab-repaired-card = Án spilsins sem mestu skiptir tapast { $after }% umferða (nú { $before }%).
lab-repaired-sums = { $after ->
    [one] { $after }% dæmanna kemur seint í skólanum (nú { $before }%).
   *[other] { $after }% dæmanna koma seint í skólanum (nú { $before }%).
 }
lab-repaired-few = Um { $after } dæmi á mínútu (nú { $before }).
lab-repaired-too-easy = Þið náið markinu í { $after }% umferða (nú { $before }%).
