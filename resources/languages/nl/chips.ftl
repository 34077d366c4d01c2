chips-limit = tot { $limit }
chips-limit-in-full = het hoogste totaal is { $limit }
chips-cards-take = kaarten gaan eraf
chips-down = van { $total } naar 0
chips-reach-wins = wie eerst { $total } haalt, wint
chips-exact-wins = precies { $total } wint
chips-hurdles = { $numbers }: precies +1, sprong −1
chips-hurdles-end = ronde voorbij bij { $total } of meer
chips-team = allemaal samen
chips-without-cards = geen { FORM($ranks, form: "many") }
chips-cards-in-hand = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
 }
chips-all-dealt = alle kaarten gedeeld
chips-players = { $players } tot { $most } spelers

chips-no-tokens = geen fiches
chips-tokens = { $kind ->
    [penny] { $count } cent
    [nickel] { $count ->
        [one] 1 stuiver
       *[other] { $count } stuivers
     }
    [chip] { $count ->
        [one] 1 chip
       *[other] { $count } chips
     }
    [corner] { $count ->
        [one] 1 hoek
       *[other] { $count } hoeken
     }
    [fold] { $count ->
        [one] 1 vouw
       *[other] { $count } vouwen
     }
    [point] { $count ->
        [one] 1 punt
       *[other] { $count } punten
     }
    [letter] { $count ->
        [one] 1 letter
       *[other] { $count } letters
     }
    [bomb] { $count ->
        [one] 1 tijdbom
       *[other] { $count } tijdbommen
     }
   *[token] { $count ->
        [one] 1 fiche
       *[other] { $count } fiches
     }
 }

chips-packs = { $count ->
    [one] 1 spel kaarten
   *[other] { $count } spellen kaarten
 }
chips-packs-from = { $count ->
    [one] 1 spel kaarten vanaf { $players } spelers
   *[other] { $count } spellen vanaf { $players } spelers
 }
chips-stock-runs-out = de trekstapel raakt op
chips-without-cards-has-won = zonder kaarten heb je gewonnen
chips-whole-pile-shuffled = de hele stapel wordt geschud
chips-stock-is-renewed = de trekstapel komt terug
chips-good-last-card = een goede laatste kaart
chips-card-turned-up = een kaart wordt omgedraaid

chips-milestones = { $numbers } lonen
chips-no-milestones = geen mijlpalen
chips-fines = { $numbers } kost
chips-no-fines = geen totaal kost
chips-borders = { $target ->
    [one] over { $numbers } kost, einde bij 1 punt
   *[other] over { $numbers } kost, einde bij { $target } punten
 }
chips-no-borders = geen drempels
chips-payment-overshoot = boven { $limit } betaal je ieder wat erboven is
chips-payment-forfeit = boven { $limit } kost een strafpunt
chips-payment-over = { $count ->
    [one] boven { $limit } betaal je ieder 1 punt
   *[other] boven { $limit } betaal je ieder { $count } punten
 }
chips-sixty-nine = 69: { $does }
chips-zeus = heb Zeus bij { $limit }
chips-never-below-zero = nooit onder 0
chips-below-zero-too = ook onder 0

chips-penalties-handed-on = strafkaarten gaan door
chips-penalties-end = straf stopt bij jou
chips-runs = pakken in een reeks
chips-same-rank = tot { $count } gelijke tegelijk
chips-pairs = paren van { FORM($ranks, form: "many") } tellen één keer
chips-thrown = vier { FORM($rank, form: "many") } tegelijk
chips-one-at-once = maar één kaart tegelijk
chips-three-of-a-kind = drie gelijke beëindigen de ronde
chips-hands = { $hands }
chips-hand-wins = drie { FORM($rank, form: "many") } winnen
chips-hand-loses = bij drie { FORM($rank, form: "many") } verliest iedereen
chips-ban = { $count ->
    [one] een beurt lang geen { FORM($rank, form: "many") }
   *[other] { $count } beurten lang geen { FORM($rank, form: "many") }
 }
chips-wears-off = een effect raakt uitgewerkt
chips-wakes = effecten vanaf { $total }
chips-wakes-turn = effecten vanaf beurt { $count }

chips-stuck-ends = niet kunnen is einde ronde
chips-stuck-out = wie niet kan, ligt eruit
chips-stuck-sits-out = wie niet kan, mist de ronde
chips-stuck-clears = wie niet kan, ruimt op
chips-stuck-takes-back = { $count ->
    [one] wie niet kan: 1 kaart van de stapel
   *[other] wie niet kan: { $count } kaarten van de stapel
 }
chips-over-ends = erover is einde ronde
chips-without-cards-wins = eerst zonder kaarten wint
chips-bomb-saves = { card-index } redt van bommen
chips-hands-stay = kaarten blijven in de hand
chips-hands-new = elke ronde nieuwe kaarten
chips-out-with-last = { $kind ->
    [penny] eruit met de laatste cent
    [nickel] eruit met de laatste stuiver
    [chip] eruit met de laatste chip
    [corner] eruit met de laatste hoek
    [fold] eruit met de laatste vouw
    [point] eruit met het laatste punt
    [bomb] eruit met de laatste tijdbom
   *[token] eruit met het laatste fiche
 }
chips-out-later = eruit één verlies later
chips-nobody-out = niemand ligt uit het spel
chips-match-won = wie eerst { $count ->
    [one] één ronde
   *[other] { $count } rondes
 } wint
chips-match-lost = tot iemand { $count ->
    [one] één strafpunt
   *[other] { $count } strafpunten
 } heeft

chips-counterclockwise = tegen de klok in
chips-clockwise = met de klok mee
chips-turn-again = omkeren met 2 spelers: nog eens
chips-turn-passes = omkeren met 2 spelers: de ander
