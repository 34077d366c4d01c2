practice-sum-of = Dæmi { $number } af { $sums }
practice-once-more = Einu sinni enn
practice-now-a-game = Og nú leikur
practice-your-way = Þín leið og rétta leiðin

practice-result = { $right } af { $sums } rétt í fyrstu tilraun
practice-every-one = Hvert einasta! Þessi kanntu.
practice-some = Hvert dæmi gerir það næsta léttara.
practice-new-best = Nýtt met! Áður var það { $best }.
practice-best-stays = Metið þitt er { $best }.
practice-first-best = Þetta er metið þitt hingað til.
practice-result-told = { $result }. { $praise }

practice-probe = Tvær mínútur af dæmum
practice-probe-intro = { $name }, hér eru dæmi, fyrst létt og svo þyngri. Gerðu eins mörg og þú vilt; þessu lýkur af sjálfu sér eftir tvær mínútur. Þú mátt sleppa hvaða dæmi sem er. Enginn hjálpar í þetta sinn, og enginn horfir á.
practice-probe-begin = Byrja
practice-probe-leave-out = Sleppa þessu
practice-probe-sure = Hætta núna? Þessi dæmi telja þá ekki, og þú getur byrjað aftur seinna.
practice-probe-stop = Hætta
practice-probe-thanks = { $sums ->
    [one] Takk, { $name }! Þú gerðir { $sums } dæmi.
   *[other] Takk, { $name }! Þú gerðir { $sums } dæmi.
 }
practice-probe-kept = Eftir tvær vikur eru önnur dæmi. Í skýrslunni stendur hvernig gekk.
