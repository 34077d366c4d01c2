practice-sum-of = Som { $number } van { $sums }
practice-once-more = Nog een keer
practice-now-a-game = Nu een partij
practice-your-way = Jouw manier en de goede

practice-result = { $right } van { $sums } in één keer goed
practice-every-one = Allemaal goed! Deze ken je echt.
practice-some = Elke som maakt de volgende makkelijker.
practice-new-best = Een nieuw record! Eerst was het { $best }.
practice-best-stays = Je record is { $best }.
practice-first-best = Dat is je eerste record.
practice-result-told = { $result }. { $praise }

practice-probe = Twee minuten sommen
practice-probe-intro = { $name }, hier zijn sommen, eerst makkelijke, dan moeilijkere. Doe er zoveel als je wilt; na twee minuten stopt het vanzelf. Je mag elke som overslaan. Deze keer helpt niemand, en niemand kijkt mee.
practice-probe-begin = Beginnen
practice-probe-leave-out = Overslaan
practice-probe-sure = Nu stoppen? Deze sommen tellen dan niet, en je kunt een andere keer opnieuw beginnen.
practice-probe-stop = Stoppen
practice-probe-thanks = { $sums ->
    [one] Dank je wel, { $name }! Je hebt één som gedaan.
   *[other] Dank je wel, { $name }! Je hebt { $sums } sommen gedaan.
 }
practice-probe-kept = Over twee weken zijn er nieuwe. Hoe het ging, staat in het verslag.
