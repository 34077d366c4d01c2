phones-page-animal = Dýrið þitt
phones-page-name = Nafnið þitt
phones-page-which-seat = Hvar situr þú?
phones-page-sit = Setjast
phones-page-seated = Þú ert með sæti. Spilin eru gefin við skjáinn.
phones-page-change = Breyta
phones-page-knock = Biðja um sæti
phones-page-stop-waiting = Hætta að bíða
phones-page-play-here = Spila hér

phones-page-free = laust sæti
phones-page-taken = er í sæti
phones-page-you = þú
phones-page-computer = tölva
phones-page-screen = við skjáinn
phones-page-away = fjarri

phones-page-table = Borð
phones-page-hand = Spilin þín
phones-page-choices = Það sem þú getur gert
phones-page-seats = Við borðið

phones-page-tap-twice = Ýttu tvisvar á spil til að setja það út
phones-page-tap-once = Ýttu á spil til að setja það út
phones-page-tap-again = Ýttu aftur til að setja það út
phones-page-tap-marks = Ýttu á spilin sem fara saman

phones-page-back = Til baka
phones-page-close = Loka
phones-page-play-marked = Setja út
phones-page-go-on = Áfram
phones-page-next-deal = Næsta umferð
phones-page-hint = Ráð
phones-page-undo = Taka til baka
phones-page-take-number = Taka { $total }
phones-page-say = Segja
phones-page-say-number = Segja { $total }
phones-page-delete = Eyða síðasta tölustaf
phones-page-whole-line = Öll línan

phones-page-settings = Stillingar þessa síma
phones-page-large-text = Stórt letur
phones-page-one-tap = Setja út í einni snertingu
phones-page-sound = Hljóð
phones-page-vibration = Titringur
phones-page-daylight = Ljóst á daginn, eins og síminn
phones-page-face = Nafn og dýr
phones-page-plainly = Útspilin þín fara ódulkóðuð um þráðlausa netið: aðrir á því gætu séð þau.
phones-page-leave = Fara úr sætinu
phones-page-leave-sure = Þá er sætið þitt laust fyrir aðra. Leikurinn heldur áfram án þín.
phones-page-stay = Vera áfram

phones-page-connecting = Leitað er að borðinu
phones-page-lost = Leitað er aftur að borðinu
phones-page-lost-help = Er síminn á sama þráðlausa neti og tölvan, og er leikurinn enn opinn þar?
phones-page-try-now = Reyna núna

phones-page-seal = Spil þessarar umferðar eru innsigluð
phones-page-seal-holds = Þessi sími hefur gáð að því: engu spili var breytt.
phones-page-seal-broken = Innsiglið passar ekki: þetta eru ekki spilin sem voru innsigluð.

## Það sem sæti fær að sjá

phones-your-turn = { $name }, þú átt leik
phones-you-are-asked = { $name }, spurning til þín
phones-turn-of = { $player ->
    [you] Þú átt leik
   *[other] { $player } á leik
 }
phones-paused = Hlé er á borðinu
phones-you-are-relieved = Einhver spilar fyrir þig núna
phones-game-is-over = Leiknum er lokið
phones-you-are-out = Þú ert úr leik
phones-you-sit-out = Þú situr hjá þessa umferð
phones-you-have-won = Þú hefur unnið
phones-said = { $player }: { $what }
phones-who-is-at-the-screen = sá sem er við skjáinn

## Hvernig valið er með fingri

phones-choose-the-total = Veldu summuna sem þú vilt.
phones-tap-a-seat = Ýttu á leikmann.
phones-tap-the-cards = Ýttu á spilin sem fara saman.
phones-with-others = má setja út með öðrum
phones-wrong-costs = Röng summa kostar refsistig.
phones-wrong-costs-token = Röng summa kostar eina skífu.
phones-wrong-costs-deal = Röng summa tapar umferðinni.

phones-seal-is-open = Sé seinni línan sett í gegnum SHA-256 kemur sú fyrri út: engu spili var breytt.
