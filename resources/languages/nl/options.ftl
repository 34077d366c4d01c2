options-negative-totals = Totaal onder nul
options-negative-totals-allow = mag
options-negative-totals-floor = stopt bij 0

options-two-player-reverse = Omkeren (2 spelers)
options-two-player-reverse-pass = de ander is aan de beurt
options-two-player-reverse-again = nog een beurt

options-two-player-skip = Overslaan (2 spelers)
options-two-player-skip-again = nog een beurt
options-two-player-skip-none = doet niets

options-draw-discipline = Kaarten pakken
options-draw-discipline-auto = de kaart komt vanzelf
options-draw-discipline-manual = zelf, anders ben je de kaart kwijt

options-elimination-rule = Uit het spel
options-elimination-rule-at-zero = als er niets meer over is
options-elimination-rule-below-zero = één verlies later

options-tokens = Fiches
options-tokens-by-players = naar aantal spelers

options-hand-size = Kaarten in de hand
options-hand-size-by-players = naar aantal spelers

options-packs = Spellen kaarten
options-packs-by-players = naar aantal spelers

options-packs-follow-players = Kaarten en fiches als er spelers uitvallen
options-packs-follow-players-off = blijven zoals ze waren
options-packs-follow-players-on = als voor wie er nog zijn

options-deal-end = Als iemand niet kan leggen
options-deal-end-deal-ends = de ronde is voorbij
options-deal-end-knock-out = uit het spel; de rest speelt door
options-deal-end-drop-out = betaalt en mist de rest van de ronde
options-deal-end-pile-away = betaalt; de stapel gaat weg
options-deal-end-over-ends = de ronde is voorbij
options-deal-end-shed = verliest een fiche

options-pile-away-loser = Hand van wie niet kan leggen
options-pile-away-loser-redraw = gaat weg voor een nieuwe
options-pile-away-loser-keep = blijft
options-pile-away-loser-sit-out = gaat weg; de speler wacht

options-pile-away-cards = Weg van de stapel als iemand vastzit
options-pile-away-cards-0 = de hele stapel

options-start-direction = Richting aan het begin
options-start-direction-left = met de klok mee
options-start-direction-right = andersom

options-dealer-rotation = Volgende deler
options-dealer-rotation-right-of-winner = rechts van de winnaar
options-dealer-rotation-left-of-winner = links van de winnaar
options-dealer-rotation-left = links van de deler
options-dealer-rotation-right = rechts van de deler
options-dealer-rotation-winner = de winnaar
options-dealer-rotation-loser = de verliezer

options-next-starter = Wie begint
options-next-starter-left-of-dealer = links van de deler
options-next-starter-right-of-dealer = rechts van de deler
options-next-starter-loser = de verliezer
options-next-starter-winner = de winnaar

options-stock = Als de trekstapel op is
options-stock-reshuffle = de aflegstapel wordt geschud
options-stock-reshuffle-all = de aflegstapel wordt geschud, ook de bovenste kaart
options-stock-play-on = verder zonder pakken
options-empty-hand = Wie de laatste kaart legt
options-empty-hand-stuck = kan de volgende beurt niet leggen
options-empty-hand-wins = heeft gewonnen

options-start-card = Begin van de aflegstapel
options-start-card-empty = geen kaart, totaal 0
options-start-card-turn-up-apply = een kaart omgedraaid, met wat die doet
options-start-card-turn-up-ordinary = een gewone kaart omgedraaid

options-allow-give-up = Opgeven
options-allow-give-up-off = mag niet
options-allow-give-up-on = mag
options-allow-give-up-keeps-points = mag (meteen opgeven houdt alle punten)

options-mistakes-count = Een vergissing telt
options-mistakes-count-off = nee: geweigerd
options-mistakes-count-on = ja: wie erover gaat, verliest

options-call-check = Het totaal noemen
options-call-check-auto = niemand rekent na
options-call-check-practice = een fout totaal wordt verbeterd
options-call-check-strict = een fout totaal kost een strafpunt
options-call-check-token = een fout totaal kost een fiche
options-call-check-deal = een fout totaal kost de ronde

options-session-deals = Rondes in een partij
options-session-deals-0 = zoveel je wilt

options-match-won = Rondes om te winnen

options-match-lost = Verloren rondes tot het einde

options-sixty-nine-effect = Precies 69
options-sixty-nine-effect-none = er gebeurt niets
options-sixty-nine-effect-pool-token = wint een fiche uit het midden
options-sixty-nine-effect-bonus-token = wint een fiche
options-sixty-nine-effect-others-forfeit = strafpunt voor alle anderen
options-sixty-nine-effect-reset-zero = het totaal gaat naar 0

options-exchange-timing = Van hand ruilen
options-exchange-timing-after-draw = na het pakken
options-exchange-timing-before-draw = voor het pakken

options-king-ban-turns = Beurten zonder heer

options-king-ban-at-99 = Verboden heer op de grens
options-king-ban-at-99-allowed = mag
options-king-ban-at-99-banned = mag niet

options-qc-double-penalty = Eroverheen springen én over de grens
options-qc-double-penalty-off = één keer betalen
options-qc-double-penalty-on = voor allebei betalen

options-doublet-repeat = Een kaart die zo’n totaal laat zoals het is
options-doublet-repeat-pays = betaalt opnieuw
options-doublet-repeat-free = is gratis

options-exact-by = Precies op de grens komen
options-exact-by-on = wint met elke kaart
options-exact-by-counted = wint alleen door optellen of aftrekken

options-hurdles-goal = Punten voor het einde van de ronde
options-hurdles-target = Score om te halen

options-wilson-points-floor = Punten stoppen bij 0
options-wilson-points-floor-on = ja
options-wilson-points-floor-off = nee
options-wilson-backwards = Terug over een drempel
options-wilson-backwards-costs = kost een punt
options-wilson-backwards-free = kost niets

options-wilson-target = Score om te halen

options-wilson-tie = Gelijk aan het eind
options-wilson-tie-extra-deal = een extra ronde beslist
options-wilson-tie-shared = samen gewonnen

options-michigan-trips-hits = Wie betaalt voor drie gelijke
options-michigan-trips-hits-active = wie nog in de ronde is
options-michigan-trips-hits-all = alle anderen

options-michigan-trips-timing = Wanneer drie gelijke op tafel mogen
options-michigan-trips-timing-any = tussen twee zetten
options-michigan-trips-timing-own-turn = in je eigen beurt

options-arizona-multi-in-obligation = Meerdere kaarten bij twee keer leggen
options-arizona-multi-in-obligation-single = nee: één kaart per keer
options-arizona-multi-in-obligation-counts-once = ja: als één keer

options-queen-penalty-draw = Pakken na strafkaarten
options-queen-penalty-draw-after-all = na de laatste
options-queen-penalty-draw-after-each = na elke kaart
options-queen-penalty-draw-none = je pakt er geen

options-queen-answer = Een vrouw beantwoorden
options-queen-answer-forced = een vrouw moet
options-queen-answer-optional = een vrouw mag

options-carryover-failure = Strafkaarten doorgeven
options-carryover-failure-safe = kost niets
options-carryover-failure-pay-and-drop-out = betaalt en mist de rest van de ronde

options-zeus-letters = Letters om te winnen
options-zeus-letters-4 = vier
options-zeus-letters-3 = drie

options-zeus-sneak = Zelfde getal ertussen gooien
options-zeus-sneak-on = mag
options-zeus-sneak-off = mag niet

options-boomo-reset-after-flip = Totaal als iemand niet kan leggen
options-boomo-reset-after-flip-on = gaat naar 0
options-boomo-reset-after-flip-off = blijft

options-shed-new-round = Een nieuwe ronde
options-shed-new-round-fill-up = handen worden aangevuld
options-shed-new-round-deal = iedereen krijgt een nieuwe hand

options-arizona-stock-end = Als de trekstapel op is
options-arizona-stock-end-play-on = verder zonder pakken
options-arizona-stock-end-last-player-wins = wie het laatst legt, wint de ronde

options-ono-first-number = Een getal begint de ronde
options-ono-first-number-off = hoeft niet
options-ono-first-number-on = moet

options-run-forced = Een reeks voortzetten
options-run-forced-off = mag
options-run-forced-on = moet als het kan

options-baltimore-six-draw = Pakken na het stelen
options-baltimore-six-draw-replaces = geen kaart
options-baltimore-six-draw-also = een kaart, zoals altijd

options-baltimore-six-pick = Welke kaart gestolen wordt
options-baltimore-six-pick-random = een willekeurige
options-baltimore-six-pick-thief-sees = de dief kiest er een

options-ace-values = De aas
options-ace-values-choice = 1 of 11
options-ace-values-red-aces = Rode azen

options-umass-round-end = Einde van de ronde
options-umass-round-end-last-survivor = één speler is over
options-umass-round-end-first-bust = de eerste speler kan niet leggen

options-bottom-card = Goede kaart onder de trekstapel
options-bottom-card-auto = de beste
options-bottom-card-dealer-chooses = de deler kiest
options-bottom-card-off = geen

options-stack-seven = De zeven
options-stack-seven-7 = telt 7
options-stack-seven-0 = telt niets

options-one-hundred-min = Spelers, minstens
options-one-hundred-min-3 = drie
options-one-hundred-min-2 = twee

options-alternative-joker = Twee jokers
options-alternative-joker-none = niet erbij
options-alternative-joker-set0 = maken 0
options-alternative-joker-set99 = maken 99
options-poker-zero = Wat het totaal 0 maakt
options-poker-zero-ace = de schoppenaas
options-poker-zero-jokers = twee jokers
options-poker-zero-king = een heer, als je wilt

options-one-deal = Een hele partij
options-one-deal-tokens = rondes tot één speler nog fiches heeft
options-one-deal-knock-out = één ronde: wie niet kan, ligt eruit

options-baltimore-three = De drie
options-baltimore-three-0 = telt niets
options-baltimore-three-3 = telt 3

options-baltimore-four = De vier
options-baltimore-four-rev = keert de richting om
options-baltimore-four-4 = telt 4

options-ono99-card = De O'NO 99-kaart
options-ono99-card-never = is nooit te leggen
options-ono99-card-when-total-ends-in-0 = telt niets als het totaal op 0 eindigt

options-double-stack = Dubbelkaart op dubbelkaart
options-double-stack-pass-on = geeft dubbel leggen door
options-double-stack-add = maakt het één keer meer

options-skip-cards = Overslaankaarten erbij
options-skip-cards-four = vier
options-skip-cards-none = geen

options-maximum-score = Het hoogste totaal

options-zeus-deck = Het spel kaarten
options-zeus-deck-60 = 60 kaarten
options-zeus-deck-56 = 56 kaarten

options-from-total = Het begin

options-queen = De vrouw
options-queen-any-card = elke andere kaart
options-queen-1-to-9 = 1 tot en met 9

options-count-down = Omhoog of omlaag
options-count-down-up = omhoog tot 25
options-count-down-down = van 100 omlaag naar 0

options-joker = De joker
options-joker-life = is een leven
options-joker-starts-again = mag je leggen om opnieuw te beginnen

options-way = Omhoog of omlaag
options-way-up = omhoog tot 100
options-way-down = van 100 omlaag naar 0
options-way-up-plain = omhoog tot 100, zonder jokers
options-way-down-plain = van 100 omlaag naar 0, zonder jokers

options-hundert-pay = Boven de 100 komen
options-hundert-pay-overshoot = betaalt aan ieder wat erboven is
options-hundert-pay-one = betaalt aan ieder één punt
options-hundert-pay-forfeit = kost een strafpunt
