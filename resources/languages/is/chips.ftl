chips-limit = upp í { $limit }
chips-limit-in-full = hæsta summan er { $limit }
chips-cards-take = spil draga frá
chips-down = frá { $total } í 0
chips-reach-wins = fyrstur í { $total } vinnur
chips-exact-wins = nákvæmlega { $total } vinnur
chips-hurdles = { $numbers }: hitta +1, hoppa −1
chips-hurdles-end = umferð lýkur í { $total } eða meira
chips-team = öll saman
chips-without-cards = án { FORM($ranks, form: "many-gen") }
chips-cards-in-hand = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
 }
chips-all-dealt = öll spil gefin
chips-players = { $players } til { $most } leikmenn

## What is lost

chips-no-tokens = engar skífur
chips-tokens = { $kind ->
    [penny] { $count ->
        [one] { $count } króna
       *[other] { $count } krónur
     }
    [nickel] { $count ->
        [one] { $count } fimmkall
       *[other] { $count } fimmkallar
     }
    [chip] { $count ->
        [one] { $count } spilapeningur
       *[other] { $count } spilapeningar
     }
    [corner] { $count ->
        [one] { $count } horn
       *[other] { $count } horn
     }
    [fold] { $count ->
        [one] { $count } brot
       *[other] { $count } brot
     }
    [point] { $count ->
        [one] { $count } stig
       *[other] { $count } stig
     }
    [letter] { $count ->
        [one] { $count } bókstafur
       *[other] { $count } bókstafir
     }
    [bomb] { $count ->
        [one] { $count } tímasprengja
       *[other] { $count } tímasprengjur
     }
   *[token] { $count ->
        [one] { $count } skífa
       *[other] { $count } skífur
     }
 }

## Packs and the stock

chips-packs = { $count ->
    [one] { $count } stokkur
   *[other] { $count } stokkar
 }
chips-packs-from = { $count ->
    [one] { $count } stokkur frá { $players } leikmönnum
   *[other] { $count } stokkar frá { $players } leikmönnum
 }
chips-stock-runs-out = stokkurinn klárast
chips-without-cards-has-won = án spila hefur þú unnið
chips-whole-pile-shuffled = allur bunkinn er stokkaður
chips-stock-is-renewed = stokkurinn endurnýjast
chips-good-last-card = gott síðasta spil
chips-card-turned-up = spili er snúið upp

## Totals that matter

chips-milestones = { $numbers } gefa
chips-no-milestones = engir áfangar
chips-fines = { $numbers } kostar
chips-no-fines = engin summa kostar
chips-borders = { $target ->
    [one] yfir { $numbers } kostar, { $target } stig lýkur
   *[other] yfir { $numbers } kostar, { $target } stig ljúka
 }
chips-no-borders = engir þröskuldar
chips-payment-overshoot = yfir { $limit }: hver fær það sem er umfram
chips-payment-forfeit = yfir { $limit } kostar refsistig
chips-payment-over = { $count ->
    [one] yfir { $limit }: hver fær { $count } stig
   *[other] yfir { $limit }: hver fær { $count } stig
 }
chips-sixty-nine = 69: { $does }
chips-zeus = með Seif í { $limit }
chips-never-below-zero = aldrei undir 0
chips-below-zero-too = líka undir 0

## Cards that go together, and what they are owed

chips-penalties-handed-on = refsispil ganga áfram
chips-penalties-end = refsispil enda hjá þér
chips-runs = raðir gefa spil
chips-same-rank = allt að { $count } eins í einu
chips-pairs = pör telja einu sinni: { FORM($ranks, form: "many") }
chips-thrown = { FORM($rank, form: "four") } í einu
chips-one-at-once = eitt spil í einu
chips-three-of-a-kind = þrenna lýkur umferð
chips-hands = { $hands }
chips-hand-wins = { FORM($rank, form: "three") } vinna
chips-hand-loses = með { FORM($rank, form: "three-dat") } tapa allir
chips-ban = { $count ->
    [one] { FORM($rank, form: "many") } bíða í { $count } skipti
   *[other] { FORM($rank, form: "many") } bíða í { $count } skipti
 }
chips-wears-off = áhrif dofna
chips-wakes = áhrif frá { $total }
chips-wakes-turn = áhrif frá röð { $count }

## Who cannot play, and who is out

chips-stuck-ends = ekkert útspil: umferð lýkur
chips-stuck-out = ekkert útspil: úr leik
chips-stuck-sits-out = ekkert útspil: situr hjá
chips-stuck-clears = ekkert útspil: bunkinn burt
chips-stuck-takes-back = { $count ->
    [one] ekkert útspil: { $count } spil af bunka
   *[other] ekkert útspil: { $count } spil af bunka
 }
chips-over-ends = yfir hámarki lýkur umferð
chips-without-cards-wins = fyrstur án spila vinnur
chips-bomb-saves = { card-index } bjargar frá sprengju
chips-hands-stay = spilum er haldið
chips-hands-new = ný spil í hverri umferð
chips-out-with-last = { $kind ->
    [penny] úr leik með síðustu krónu
    [nickel] úr leik með síðasta fimmkalli
    [chip] úr leik með síðasta spilapeningi
    [corner] úr leik með síðasta horni
    [fold] úr leik með síðasta broti
    [point] úr leik með síðasta stigi
    [bomb] úr leik með síðustu tímasprengju
   *[token] úr leik með síðustu skífu
 }
chips-out-later = úr leik einu tapi síðar
chips-nobody-out = enginn er úr leik
chips-match-won = { $count ->
    [one] { $count } unnin umferð vinnur
   *[other] { $count } unnar umferðir vinna
 }
chips-match-lost = { $count ->
    [one] þar til einhver fær { $count } refsistig
   *[other] þar til einhver fær { $count } refsistig
 }

## Two players

chips-counterclockwise = rangsælis
chips-clockwise = réttsælis
chips-turn-again = tveir: viðsnúningur gefur aftur leik
chips-turn-passes = tveir: viðsnúningur, hinn á leik
