choice-lay-down-three = Drie { FORM($rank, form: "many") } op tafel
choice-sneak-card = { START($card, form: "the") } ertussen gooien
choice-discard-card = { START($card, form: "the") } weggooien
choice-take-card = { START($card, form: "the") } nemen
choice-let-it-pass = Laten gaan
choice-do-not-answer = Niet antwoorden
choice-draw-a-card = Kaart pakken
choice-give-up = Opgeven
choice-play-several = Meerdere leggen
choice-play-them = Leggen
choice-make-it-total = Er { $total } van maken

choice-which-total = { START($rank, form: "figure") }: welk totaal?
choice-turn-the-dial = Draai de schijf, typ een getal of gebruik de pijltjes.
choice-tap-the-line = Tik op de lijn, typ een getal of gebruik de pijltjes.
choice-give-up-out = Als je opgeeft, lig je uit het spel
choice-which-seat = Welke plaats?
choice-click-a-seat = Klik op een plaats of druk op het nummer.
choice-which-go-together = Welke kaarten gaan samen?
choice-click-cards-or-space = Klik op de kaarten of kies ze met Spatie.
choice-marked = { $count ->
    [one] 1 kaart gekozen
   *[other] { $count } kaarten gekozen
 }
choice-mark-another = Kies nog een kaart die erbij past.
choice-marked-make = { $count ->
    [one] 1 kaart maakt { $totals }
   *[other] { $count } kaarten maken { $totals }
 }
choice-marked-make-any = { $count ->
    [one] 1 kaart maakt elk totaal van { $low } tot en met { $high }
   *[other] { $count } kaarten maken elk totaal van { $low } tot en met { $high }
 }
choice-enter-plays = { $count ->
    [one] Enter legt de kaart.
   *[other] Enter legt ze.
 }
choice-does-not-go-with = Deze kaart past niet bij de andere.
choice-which-card-from-name = Welke kaart neem je van { $name }?
choice-you-see-the-hand = Je ziet de hele hand.
choice-a-bomb = Een bom! Red je jezelf?
choice-name-laid-a-bomb = { $name } heeft een bom gelegd. Red je jezelf?
choice-who-passes-flips = Laat je het gaan, dan word je geraakt.
choice-hold-it-too = Jij hebt { FORM($card, form: "the") } ook. Gooi je die ertussen?
choice-name-laid-card = { $name } legde { FORM($card, form: "the") }. De jouwe ertussen?
choice-sneak-counts = Het telt als je beurt, en je pakt Zeus.
choice-which-under-stock = Welke kaart gaat onder de trekstapel?
choice-under-stock-face-up = Die ligt open; wie de laatste kaart pakt, krijgt die.
choice-lay-three-down = Je hebt drie gelijke kaarten. Leg je ze op tafel?
choice-others-pay = De anderen betalen, en de ronde is voorbij.
choice-which-value = { START($rank, form: "figure") }: { $values }?

choice-only-sneak = Alleen { FORM($card, form: "the") } kan ertussen; of laat het gaan.
choice-only-saves = Alleen { FORM($card, form: "the") } redt je van de bom; of laat het gaan.
choice-on-the-buttons = Kies een van de kaarten op de knoppen.
choice-only-three = Alleen drie gelijke kaarten kunnen op tafel; of laat het gaan.

choice-answer-queen-or-not = Antwoord met { FORM($rank, form: "a") }, of antwoord niet
choice-draw-before = { $count ->
    [one] Pak een kaart voor de volgende gelegd wordt
   *[other] Pak { $count } kaarten voor de volgende gelegd wordt
 }

choice-key-marks = kaarten kiezen die samen gaan
choice-key-next-seat = de volgende plaats

choice-what-total-now = { START($ranks, form: "figure") } ({ $value }) op { $total }: wat is het totaal nu?
choice-wrong-costs = Typ het en druk op Enter. Een foute som kost een strafpunt.
choice-wrong-costs-token = Typ het en druk op Enter. Een foute som kost een fiche.
choice-wrong-costs-deal = Typ het en druk op Enter. Een foute som kost de ronde.
choice-escape-takes-back = Typ het en druk op Enter. Esc neemt de kaart terug.
choice-new-total = nieuw totaal
