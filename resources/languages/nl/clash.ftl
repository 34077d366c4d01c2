clash-endless-stock = een trekstapel die vernieuwd wordt, raakt nooit op, dus niemand kan daardoor winnen
clash-useless-tokens = spelers liggen er meteen uit, dus fiches hebben geen zin
clash-lack-of-cards = { $players ->
    [one] één speler zou { $cards } kaarten nodig hebben, maar er zijn er maar { $size } en één moet blijven
   *[other] { $players } spelers zouden { $cards } kaarten nodig hebben, maar er zijn er maar { $size } en één moet blijven
 }

clash-no-such-game = Er is geen spel dat “{ $game }” heet in de lijst.
clash-number-of-players = { $game } is voor { $least } tot { $most } spelers, niet voor { $players }.
clash-number-of-players-fixed = { $game } is voor { $most } spelers, niet voor { $players }.
clash-of-game = { $game }: { $why }.
clash-no-such-option = { $game } heeft geen huisregel “{ $option }”; wel { $known }.
clash-no-such-choice = De huisregel { $option } is een van { $known }, niet “{ $value }”.
clash-no-such-number = De huisregel { $option } is een heel getal van { $least } tot en met { $most }, niet “{ $value }”.

clash-makes-over-limit = { START($names, form: "a") } maakt het totaal { $total }, maar het hoogste totaal is { $limit }. Dat zou niemand ooit kunnen kiezen.
clash-only-over-limit = { START($names, form: "a") } maakt het totaal { $total }, maar het hoogste totaal is { $limit }. Dat zou niemand ooit kunnen leggen.
clash-any-over-limit = { START($names, form: "a") } mag elk totaal tot { $total } maken, maar het hoogste totaal is { $limit }.
clash-too-few-cards = { $players } spelers zouden { $cards } kaarten krijgen, maar er zijn er maar { $size }, en één moet in de trekstapel blijven.
clash-large-hands = { $players } spelers zouden elk { $cards } kaarten hebben; meer dan { $most } kan niet.
clash-no-card = Geen enkele kaart zou ooit gelegd kunnen worden.
clash-nobody-is-stuck = Wat er ook ligt, iedereen kan verder: niemand zou ooit verliezen.
clash-nobody-goes-over = Geen kaarten brengen het totaal ooit op { $limit } of erover: geen ronde zou eindigen.
clash-nobody-pays = Niemand zou ooit iets betalen: de partij zou nooit voorbij zijn.
clash-team-misses = Geen kaarten maken precies { $total }: jullie zouden nooit kunnen winnen.
clash-starts-over = Een ronde zou bij { $total } beginnen, maar het hoogste totaal is { $limit }.
clash-begins-over = Met { FORM($card, form: "the") } omgedraaid zou een ronde bij { $total } beginnen, boven het hoogste totaal van { $limit }.
clash-no-neighbors = Geen twee waarden van het spel zijn buren: er zou nooit een reeks kunnen komen.
clash-past-the-end = Geen ronde komt ooit bij { $totals }: het hoogste totaal is { $limit }.
clash-three-in-hand = { $cards ->
    [one] Hiervoor zijn drie kaarten van één waarde in één hand nodig, maar iedereen heeft maar één kaart.
   *[other] Hiervoor zijn drie kaarten van één waarde in één hand nodig, maar iedereen heeft maar { $cards } kaarten.
 }
clash-repair-makes = { START($names) } maakt { $total }
clash-repair-limit = Totaal tot { $total }
clash-repair-players = Hoogstens { $most } spelers
clash-repair-more-players = Minstens { $least } spelers
clash-repair-hand = { $cards ->
    [one] 1 kaart in de hand
   *[other] { $cards } kaarten in de hand
 }
clash-repair-packs = { $packs } spellen kaarten
clash-repair-numbers = Getallen tellen
clash-repair-counts = { START($names, form: "the") } telt { $total }
clash-repair-end-costs = { $total } kost 1
clash-repair-pass = { START($rank, form: "the") } telt niets
clash-repair-start = Begin bij { $total }
clash-repair-no-start-card = Geen kaart omgedraaid
clash-repair-without-total = Zonder { $totals }
clash-repair-without-rule = Zonder deze regel
