told-fits = Allt passar
told-conflicts = { $count ->
    [one] { $count } atriði passar ekki
   *[other] { $count } atriði passa ekki
 }
told-checked = Athugað við hverja breytingu
told-good = Gott
told-bad = Mætti bæta
told-open = Ekki vitað enn
told-sign-and-words = { $sign }: { $words }

told-views = Hvað húsreglan þýðir
told-view-fair = Sanngjarnt?
told-view-words = Í orðum
told-view-compare = Munur
told-waits = Láttu reglurnar fyrst passa saman

told-for-players = { $count ->
    [one] { $count } leikmaður
   *[other] { $count } leikmenn
 }
told-deals = { $count ->
    [one] { $number } umferð
   *[other] { $number } umferðir
 }
told-progress = Staða tilrauna
told-again = Prófa aftur
told-again-means = Allt upp á nýtt, með öðrum spilum
told-soon = Verið er að spila fyrstu umferðirnar.
told-good-so-far = Lítur vel út hingað til.
told-a-good-game = Góður leikur!
told-could-be-better = { $count ->
    [one] { $count } atriði mætti vera betra.
   *[other] { $count } atriði mættu vera betri.
 }
told-failed = Ekki tókst að spila þennan leik til enda. Taktu síðustu breytingu til baka.
told-who = Tölvurnar spila eins og börn, fjölskyldur og góðir spilarar.
told-trying = Í prófun: { $change }

told-about-together = Að ná því saman
told-about-begins = Hver byrjar
told-about-endless = Umferðir án enda
told-about-length = Hve löng umferð er
told-about-choice = Úr einhverju að velja
told-about-turns = Hvort staðan snýst
told-about-skill = Heppni eða færni
told-about-card = Spilið sem mestu skiptir
told-about-sums = Dæmi fyrir barn
told-sure = öruggt
told-rather-sure = nokkuð öruggt
told-not-sure = ekki öruggt enn
told-depends = fer eftir því hver spilar
told-about-sure = { $about } – { $sure }
told-verdict-aloud = { $about }. { $sign }: { $words }

told-percent = { $number }%
told-never = aldrei
told-figure = { $name }: { $number }, einhvers staðar milli { $low } og { $high }.
told-seats = Umferðir haldnar út, eftir sætum
told-seats-won = Umferðir unnar, eftir sætum
told-seat = { $last ->
    [1] Gjafari
   *[other] { $place ->
        [1] Fyrsti
        [2] Annar
        [3] Þriðji
        [4] Fjórði
        [5] Fimmti
        [6] Sjötti
        [7] Sjöundi
        [8] Áttundi
        [9] Níundi
       *[other] Tíundi
     }
 }
told-even = jafnt: { $number }
told-plays = Spil sett út í umferð
told-middle = dæmigert: { $plays }
told-column = { $plays ->
    [one] { $plays } spil
   *[other] { $plays } spil
 }: { $percent } af 100 umferðum.
told-column-last = { $plays ->
    [one] { $plays } spil eða fleiri
   *[other] { $plays } spil eða fleiri
 }: { $percent } af 100 umferðum.

told-beside-game = Borið saman við { $game }
told-from-nothing = Þú gerðir leikinn frá grunni, svo að enginn leikur er til samanburðar.
told-differs = Þetta er öðruvísi:
told-same = Engu er breytt enn.
told-figures-beside = Tölur beggja leikja
told-now = Nú
told-before = Áður
told-framed = Tölur í ramma eru í raun ólíkar, ekki af tilviljun.
told-beside = { $name }: { $now }, áður { $was }.
told-beside-differs = { $name }: { $now }, áður { $was }; raunverulegur munur.

told-words-differ = { $count ->
    [one] { $count } breyting, undirstrikuð og merkt með penna.
   *[other] { $count } breytingar, undirstrikaðar og merktar með penna.
 }
