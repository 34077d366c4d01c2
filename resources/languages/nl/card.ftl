## Namen van kaarten

card-index = { START($rank, form: "figure") }
card-name = { $face ->
    [M1] min 1
    [T1] min 1
    [T2] min 2
    [M10] min 10
   *[other] { FORM($face, form: "figure") }
 }
card-in-box = { card-name } ({ $printed })
card-printed = { START($rank) }
card-black = zwarte { FORM($rank, form: "figure") }
card-red = rode { FORM($rank, form: "figure") }
card-of-suits = { FORM($rank, form: "figure") } van { $suits }
card-other = elke andere { FORM($rank, form: "figure") }
card-apart = { FORM($rank, form: "figure") } (niet { FORM($apart, form: "the") })
card-row = { START($names) }

card-black-chip = zwarte { $card }
card-red-chip = rode { $card }
card-of-suits-chip = { $suits ->
    [one] { $suits } { $card }
   *[other] { $card } van { $suits }
 }
card-other-chip = elke andere { $card }

## Wat er met het totaal gebeurt

card-leave = laat het totaal zoals het is
card-add = telt { $number }
card-add-own = telt wat erop staat
card-take-own = haalt eraf wat erop staat
card-add-choice = telt { $numbers } (jij kiest)
card-take-any = haalt er een getal naar keuze af, van { $low } tot en met { $high }
card-add-any = telt een getal naar keuze van { $low } tot en met { $high }
card-take-off = haalt er { $number } af
card-set = maakt het totaal { $number }
card-set-any = maakt het totaal een getal naar keuze van { $low } tot en met { $high }
card-copy = doet hetzelfde als de vorige kaart; als eerste kaart van een ronde telt die { $number }
card-double = verdubbelt het totaal
card-double-or-halve = halveert het totaal als het even is en boven de 49, en verdubbelt het anders
card-double-odd-or-halve-even = halveert een even totaal en verdubbelt een oneven totaal
card-swap-digits = wisselt de twee cijfers van het totaal om (7 geldt als 07)
card-round-to-ten = rondt het totaal af op het dichtstbijzijnde tiental (bij 5 omhoog)
card-pass-on-a-round-total = laat het totaal zoals het is en mag alleen op een totaal dat op 0 eindigt
card-never = kan nooit gelegd worden
card-only-together = kan niet alleen gelegd worden

## Wat er nog meer gebeurt

card-reverse = keert de richting om
card-skip = slaat de volgende speler over
card-choose = laat je kiezen wie er daarna speelt
card-eliminate = gooit een speler naar keuze uit de ronde
card-shield = redt je als iemand je uit de ronde wil gooien: je legt deze kaart onder die andere en pakt een nieuwe
card-exchange = laat je van hand ruilen met een speler naar keuze
card-redeal = laat alle kaarten schudden en opnieuw delen
card-oblige = laat de volgende speler twee keer leggen
card-chain = { $answer ->
    [forced] moet beantwoord worden met { FORM($wanted, form: "a") }
   *[optional] mag beantwoord worden met { FORM($wanted, form: "a") }
 }
card-steal = steelt een kaart van een speler naar keuze
card-zeus = pakt Zeus
card-others-draw-1 = laat alle anderen één kaart pakken
card-others-draw-2 = laat alle anderen twee kaarten pakken
card-bomb = laat alle anderen { FORM($saves, form: "a") } weggooien of { $cost ->
    [bomb] een tijdbom omdraaien
   *[other] { $cost } betalen
 }

## Meer tegelijk

card-several = { $does }
card-choice = { $does } (jij kiest)
card-either = { $first }, of { $second }

## In het kort, in een lijst naast de tafel

card-add-own-short = komt erbij
card-take-own-short = gaat eraf
card-leave-short = telt niets
card-add-any-short = +{ $low }…{ $high }
card-take-any-short = −{ $low }…{ $high }
card-set-short = maakt { $number }
card-set-any-short = maakt { $low } t/m { $high }
card-copy-short = kopieert
card-double-short = verdubbelt
card-double-or-halve-short = half of dubbel
card-double-odd-or-halve-even-short = even: de helft
card-swap-digits-short = wisselt cijfers
card-round-to-ten-short = naaste tiental
card-pass-on-a-round-total-short = +0 bij …0
card-never-short = nooit te leggen
card-only-together-short = alleen vier samen
card-reverse-short = { $rank ->
    [REV] draait richting om
   *[other] keert om
 }
card-skip-short = { $rank ->
    [SKIP] volgende wacht
   *[other] overslaan
 }
card-choose-short = kies de volgende
card-eliminate-short = iemand eruit
card-shield-short = schild
card-exchange-short = handen ruilen
card-redeal-short = nieuwe handen
card-oblige-short = volgende legt 2
card-chain-short = beantwoorden
card-steal-short = stelen
card-zeus-short = pakt Zeus
card-others-draw-1-short = { $rank ->
    [DRAW1] anderen pakken 1
   *[other] rest pakt 1
 }
card-others-draw-2-short = { $rank ->
    [DRAW2] anderen pakken 2
   *[other] rest pakt 2
 }
card-bomb-short = { $rank ->
    [BOMB] treft de anderen
   *[other] bom
 }
card-several-short = { $value }, { $told }
card-list-short = { $told }
card-later-short = { $told }, later { $value }
card-awake-short = { $number }+: { $told }
card-awake-down-short = ≤ { $number }: { $told }
card-awake-turn-short = beurt { $number }: { $told }

## Op een chip, achter de kaart: “4 keert om”, “H = 99”, “3 = +3, slaat over”

card-does = { $card } { $does }
card-equals = { $card } = { $value }
card-equals-and = { $card } = { $value }, { $does }
card-range = { $low } t/m { $high }
card-list-chip = { $told }
card-leave-chip = telt niets
card-copy-chip = kopieert
card-double-chip = verdubbelt
card-double-or-halve-chip = halveert of verdubbelt
card-double-odd-or-halve-even-chip = halveert wat even is
card-swap-digits-chip = wisselt cijfers om
card-round-to-ten-chip = naar het tiental
card-pass-on-a-round-total-chip = telt 0 bij …0
card-never-chip = is nooit te leggen
card-only-together-chip = kan alleen met vier tegelijk
card-reverse-chip = { $rank ->
    [REV] draait de richting om
   *[other] keert om
 }
card-skip-chip = { $rank ->
    [SKIP] laat de volgende wachten
   *[other] slaat over
 }
card-choose-chip = kiest de volgende
card-eliminate-chip = gooit iemand eruit
card-shield-chip = redt je
card-exchange-chip = ruilt handen
card-redeal-chip = geeft nieuwe handen
card-oblige-chip = laat volgende twee keer leggen
card-chain-chip = wil een antwoord
card-steal-chip = steelt een kaart
card-zeus-chip = pakt Zeus
card-others-draw-1-chip = laat anderen 1 pakken
card-others-draw-2-chip = laat anderen 2 pakken
card-bomb-chip = treft alle anderen

## Opmerkingen onder de tabel

card-note-limit = Een kaart die het totaal { $limit } maakt, mag je ook leggen als het al { $limit } is.
card-note-over = Brengt het getal van een kaart het totaal boven { $limit }, dan mag je die niet leggen, wat de kaart verder ook doet.
card-note-copy = { START($rank, form: "a") } kopieert de laatste kaart die in deze ronde gelegd is, door wie dan ook: de waarde en al het andere wat die doet.
card-note-copy-turned-up = { START($rank, form: "a") } kopieert de laatste kaart die in deze ronde gelegd is, door wie dan ook, of de kaart die omgedraaid werd: de waarde en al het andere wat die doet.
card-note-copy-again = { START($rank, form: "a") } op { FORM($rank, form: "a") } doet nog eens hetzelfde. Je mag zo’n kaart leggen wanneer je ook de gekopieerde kaart zou mogen leggen.
card-note-copy-pair = Na twee kaarten die als één tellen, gebeurt wat één van die twee doet.
