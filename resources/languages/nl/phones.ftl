phones-page-animal = Je dier
phones-page-name = Je naam
phones-page-which-seat = Waar ga je zitten?
phones-page-sit = Ga zitten
phones-page-seated = Je hebt een plaats. De kaarten worden aan het scherm gedeeld.
phones-page-change = Wijzigen
phones-page-knock = Vraag een plaats
phones-page-stop-waiting = Niet meer wachten
phones-page-play-here = Hier spelen

phones-page-free = vrije plaats
phones-page-taken = zit aan tafel
phones-page-you = jij
phones-page-computer = computer
phones-page-screen = aan het scherm
phones-page-away = weg

phones-page-table = Tafel
phones-page-hand = Je hand
phones-page-choices = Wat je kunt doen
phones-page-seats = Aan tafel

phones-page-tap-twice = Tik twee keer op een kaart om te leggen
phones-page-tap-once = Tik op een kaart om te leggen
phones-page-tap-again = Tik er nog eens op om te leggen
phones-page-tap-marks = Tik op de kaarten die samen gaan

phones-page-back = Terug
phones-page-close = Sluiten
phones-page-play-marked = Leggen
phones-page-go-on = Verder
phones-page-next-deal = Volgende ronde
phones-page-hint = Tip
phones-page-undo = Terugnemen
phones-page-take-number = Neem { $total }
phones-page-say = Zeg
phones-page-say-number = Zeg { $total }
phones-page-delete = Laatste cijfer wissen
phones-page-whole-line = Hele lijn

phones-page-settings = Instellingen van deze telefoon
phones-page-large-text = Grote tekst
phones-page-one-tap = Leggen met één tik
phones-page-sound = Geluiden
phones-page-vibration = Trillen
phones-page-daylight = Licht bij dag, zoals de telefoon
phones-page-face = Naam en dier
phones-page-plainly = Wat je speelt, gaat onversleuteld over je wifi: anderen daarop zouden het kunnen zien.
phones-page-leave = Plaats verlaten
phones-page-leave-sure = Je plaats is dan vrij voor anderen. De partij gaat zonder jou verder.
phones-page-stay = Blijven

phones-page-connecting = De tafel wordt gezocht
phones-page-lost = De tafel wordt weer gezocht
phones-page-lost-help = Zit deze telefoon op dezelfde wifi als de computer, en staat de partij daar nog open?
phones-page-try-now = Nu proberen

phones-page-seal = De kaarten van deze ronde zijn verzegeld
phones-page-seal-holds = Deze telefoon heeft het nagekeken: er is geen kaart veranderd.
phones-page-seal-broken = Het zegel klopt niet: dit zijn niet de kaarten die verzegeld werden.

phones-your-turn = { $name }, jij bent aan de beurt
phones-you-are-asked = { $name }, jou wordt iets gevraagd
phones-turn-of = { $player ->
    [you] Jij bent aan de beurt
   *[other] { $player } is aan de beurt
 }
phones-paused = De tafel heeft pauze
phones-you-are-relieved = Iemand speelt nu even voor je
phones-game-is-over = De partij is voorbij
phones-you-are-out = Je ligt uit het spel
phones-you-sit-out = Je doet deze ronde niet mee
phones-you-have-won = Je hebt gewonnen
phones-said = { $player ->
    [you] Jij: { $what }
   *[other] { $player }: { $what }
 }
phones-who-is-at-the-screen = de speler aan het scherm

phones-choose-the-total = Kies het totaal dat je wilt.
phones-tap-a-seat = Tik op een speler.
phones-tap-the-cards = Tik op de kaarten die samen gaan.
phones-with-others = kan samen met andere
phones-wrong-costs = Een foute som kost een strafpunt.
phones-wrong-costs-token = Een foute som kost een fiche.
phones-wrong-costs-deal = Een foute som kost de ronde.

phones-seal-is-open = De tweede regel geeft na SHA-256 de eerste: er is geen kaart veranderd.
