## House rules of all games

options-negative-totals = Stand unter null
options-negative-totals-allow = erlaubt
options-negative-totals-floor = nie unter 0

options-two-player-reverse = Richtungswechsel zu zweit
options-two-player-reverse-pass = der andere ist dran
options-two-player-reverse-again = noch mal dran

options-two-player-skip = Aussetzen zu zweit
options-two-player-skip-again = noch mal dran
options-two-player-skip-none = keine Wirkung

options-draw-discipline = Ziehen
options-draw-discipline-auto = die Karte kommt von selbst
options-draw-discipline-manual = von Hand, sonst verfällt die Karte

options-elimination-rule = Ausgeschieden
options-elimination-rule-at-zero = wenn nichts mehr da ist
options-elimination-rule-below-zero = einen Verlust später

options-tokens = Marken
options-tokens-by-players = je nach Spielern

options-hand-size = Karten auf der Hand
options-hand-size-by-players = je nach Spielern

options-packs = Kartenspiele
options-packs-by-players = je nach Spielern

options-packs-follow-players = Kartenspiele und Marken, wenn Spieler ausscheiden
options-packs-follow-players-off = bleiben, wie sie waren
options-packs-follow-players-on = wie für die, die noch da sind

options-deal-end = Wer nicht legen kann
options-deal-end-deal-ends = beendet die Runde
options-deal-end-knock-out = ist raus; die anderen spielen weiter
options-deal-end-drop-out = zahlt und setzt die Runde aus
options-deal-end-pile-away = zahlt; die Ablage kommt weg
options-deal-end-over-ends = beendet die Runde
options-deal-end-shed = verliert eine Marke

options-pile-away-loser = Hand, wenn du nicht legen kannst
options-pile-away-loser-redraw = wird abgelegt und neu gezogen
options-pile-away-loser-keep = wird behalten
options-pile-away-loser-sit-out = wird abgelegt; du setzt aus

options-pile-away-cards = Karten, die von der Ablage wegkommen
options-pile-away-cards-0 = alle

options-start-direction = Richtung am Anfang
options-start-direction-left = im Uhrzeigersinn
options-start-direction-right = andersherum

options-dealer-rotation = Nächster Geber
options-dealer-rotation-right-of-winner = rechts vom Gewinner
options-dealer-rotation-left-of-winner = links vom Gewinner
options-dealer-rotation-left = links vom Geber
options-dealer-rotation-right = rechts vom Geber
options-dealer-rotation-winner = der Gewinner
options-dealer-rotation-loser = der Verlierer

options-next-starter = Wer beginnt
options-next-starter-left-of-dealer = links vom Geber
options-next-starter-right-of-dealer = rechts vom Geber
options-next-starter-loser = der Verlierer
options-next-starter-winner = der Gewinner

options-stock = Wenn der Stapel leer ist
options-stock-reshuffle = die Ablage wird gemischt
options-stock-reshuffle-all = die Ablage wird gemischt, auch die oberste Karte
options-stock-play-on = weiter ohne Ziehen
options-empty-hand = Wer die letzte Handkarte legt
options-empty-hand-stuck = kann im nächsten Zug nicht
options-empty-hand-wins = hat gewonnen

options-start-card = Anfang der Ablage
options-start-card-empty = keine Karte, Stand 0
options-start-card-turn-up-apply = eine Karte wird aufgedeckt und wirkt
options-start-card-turn-up-ordinary = eine gewöhnliche Karte wird aufgedeckt

options-allow-give-up = Aufgeben
options-allow-give-up-off = nicht erlaubt
options-allow-give-up-on = erlaubt
options-allow-give-up-keeps-points = erlaubt (wer gleich aufgibt, behält alle Punkte)

options-mistakes-count = Fehler zählen
options-mistakes-count-off = nein: abgelehnt
options-mistakes-count-on = ja: wer drüber ist, verliert

options-call-check = Den Stand ansagen
options-call-check-auto = niemand rechnet nach
options-call-check-practice = ein falscher Stand wird berichtigt
options-call-check-strict = ein falscher Stand kostet eine Strafe
options-call-check-token = ein falscher Stand kostet eine Marke
options-call-check-deal = ein falscher Stand kostet die Runde

options-session-deals = Wie viele Runden
options-session-deals-0 = so viele du willst

options-match-won = Runden zum Sieg

options-match-lost = Verlorene Runden bis zum Ende

options-sixty-nine-effect = Genau 69
options-sixty-nine-effect-none = nichts passiert
options-sixty-nine-effect-pool-token = bringt eine Marke aus der Mitte
options-sixty-nine-effect-bonus-token = bringt eine Marke
options-sixty-nine-effect-others-forfeit = die anderen bekommen eine Strafe
options-sixty-nine-effect-reset-zero = der Stand geht auf 0

options-exchange-timing = Karten tauschen
options-exchange-timing-after-draw = nach dem Ziehen
options-exchange-timing-before-draw = vor dem Ziehen

options-king-ban-turns = Züge ohne König

options-king-ban-at-99 = Gesperrter König an der Grenze
options-king-ban-at-99-allowed = erlaubt
options-king-ban-at-99-banned = gesperrt

options-qc-double-penalty = Überspringen und über die Grenze gehen
options-qc-double-penalty-off = einmal zahlen
options-qc-double-penalty-on = für beides zahlen

options-doublet-repeat = Karte, die einen solchen Stand lässt, wie er ist
options-doublet-repeat-pays = zahlt noch einmal
options-doublet-repeat-free = kostet nichts

options-exact-by = Die Grenze genau treffen
options-exact-by-on = gewinnt mit jeder Karte
options-exact-by-counted = gewinnt nur durch Dazuzählen oder Abziehen

options-hurdles-goal = Punkte für das Ende der Runde
options-hurdles-target = Punkte zum Sieg

options-wilson-points-floor = Punkte nie unter 0
options-wilson-points-floor-on = ja
options-wilson-points-floor-off = nein
options-wilson-backwards = Zurück über eine Schwelle
options-wilson-backwards-costs = kostet einen Punkt
options-wilson-backwards-free = kostet nichts

options-wilson-target = Punkte zum Sieg

options-wilson-tie = Gleichstand am Ende
options-wilson-tie-extra-deal = noch eine Runde entscheidet
options-wilson-tie-shared = der Sieg wird geteilt

options-michigan-trips-hits = Wer für einen Drilling zahlt
options-michigan-trips-hits-active = wer noch in der Runde ist
options-michigan-trips-hits-all = alle anderen

options-michigan-trips-timing = Wann ein Drilling ausgelegt wird
options-michigan-trips-timing-any = jederzeit zwischen zwei Karten
options-michigan-trips-timing-own-turn = im eigenen Zug

options-arizona-multi-in-obligation = Zweimal legen mit mehreren Karten
options-arizona-multi-in-obligation-single = nein: jedes Mal nur eine
options-arizona-multi-in-obligation-counts-once = ja: zählen zusammen einmal

options-queen-penalty-draw = Ziehen für Strafkarten
options-queen-penalty-draw-after-all = nach der letzten
options-queen-penalty-draw-after-each = nach jeder
options-queen-penalty-draw-none = gar nicht

options-queen-answer = Antwort auf eine Dame
options-queen-answer-forced = eine Dame ist Pflicht
options-queen-answer-optional = eine Dame ist freiwillig

options-carryover-failure = Wer Strafkarten weitergibt
options-carryover-failure-safe = zahlt nichts
options-carryover-failure-pay-and-drop-out = zahlt und setzt die Runde aus

options-zeus-letters = Buchstaben zum Sieg
options-zeus-letters-4 = vier
options-zeus-letters-3 = drei

options-zeus-sneak = Gleiche Zahl dazwischenwerfen
options-zeus-sneak-on = erlaubt
options-zeus-sneak-off = nicht erlaubt

options-boomo-reset-after-flip = Stand, wenn jemand nicht legen kann
options-boomo-reset-after-flip-on = geht auf 0
options-boomo-reset-after-flip-off = bleibt

options-shed-new-round = Eine neue Runde
options-shed-new-round-fill-up = nachziehen, bis die Hand voll ist
options-shed-new-round-deal = alle bekommen neue Karten

options-arizona-stock-end = Wenn der Stapel zu Ende ist
options-arizona-stock-end-play-on = weiter ohne Ziehen
options-arizona-stock-end-last-player-wins = wer zuletzt gelegt hat, gewinnt die Runde

options-ono-first-number = Eine Zahl beginnt die Runde
options-ono-first-number-off = nicht nötig
options-ono-first-number-on = nötig

options-run-forced = Eine Folge fortsetzen
options-run-forced-off = wer mag
options-run-forced-on = wer kann, muss

options-baltimore-six-draw = Ziehen nach dem Stehlen
options-baltimore-six-draw-replaces = keine Karte
options-baltimore-six-draw-also = eine Karte wie sonst

options-baltimore-six-pick = Welche Karte gestohlen wird
options-baltimore-six-pick-random = eine zufällige
options-baltimore-six-pick-thief-sees = der Dieb sucht sie aus

## House rules of single games

options-ace-values = Das Ass
options-ace-values-choice = 1 oder 11
options-ace-values-red-aces = Rote Asse

options-umass-round-end = Ende der Runde
options-umass-round-end-last-survivor = ein Spieler ist noch übrig
options-umass-round-end-first-bust = einer kann nicht legen

options-bottom-card = Gute Karte unter dem Stapel
options-bottom-card-auto = die beste
options-bottom-card-dealer-chooses = der Geber sucht sie aus
options-bottom-card-off = keine

options-stack-seven = Die Sieben
options-stack-seven-7 = zählt 7
options-stack-seven-0 = zählt nichts

options-one-hundred-min = Spieler mindestens
options-one-hundred-min-3 = drei
options-one-hundred-min-2 = zwei

options-alternative-joker = Zwei Joker
options-alternative-joker-none = nicht dabei
options-alternative-joker-set0 = machen 0
options-alternative-joker-set99 = machen 99
options-poker-zero = Was den Stand auf 0 bringt
options-poker-zero-ace = das Pikass
options-poker-zero-jokers = zwei Joker
options-poker-zero-king = ein König, wenn du willst

options-one-deal = Eine ganze Partie
options-one-deal-tokens = Runden, bis nur noch einer Marken hat
options-one-deal-knock-out = eine Runde: wer nicht legen kann, ist raus

options-baltimore-three = Die Drei
options-baltimore-three-0 = zählt nichts
options-baltimore-three-3 = zählt 3

options-baltimore-four = Die Vier
options-baltimore-four-rev = kehrt die Richtung um
options-baltimore-four-4 = zählt 4

options-ono99-card = Die O'NO-99-Karte
options-ono99-card-never = ist nie spielbar
options-ono99-card-when-total-ends-in-0 = hält Stände, die auf 0 enden

options-double-stack = Doppelzug auf Doppelzug
options-double-stack-pass-on = gibt beides weiter
options-double-stack-add = legt eins drauf

options-skip-cards = Aussetzen-Karten im Spiel
options-skip-cards-four = vier
options-skip-cards-none = keine

options-maximum-score = Der höchste Stand

options-zeus-deck = Das Kartenspiel
options-zeus-deck-60 = 60 Karten
options-zeus-deck-56 = 56 Karten

options-from-total = Der Anfang

options-queen = Die Dame
options-queen-any-card = jede andere Karte
options-queen-1-to-9 = 1 bis 9

options-count-down = Richtung des Zählens
options-count-down-up = aufwärts bis 25
options-count-down-down = von 100 abwärts bis 0

options-joker = Der Joker
options-joker-life = ist ein Leben
options-joker-starts-again = darf gelegt werden, um neu zu beginnen

options-way = Richtung des Zählens
options-way-up = aufwärts bis 100
options-way-down = von 100 abwärts bis 0
options-way-up-plain = aufwärts bis 100, ohne Joker
options-way-down-plain = von 100 abwärts bis 0, ohne Joker

options-hundert-pay = Über 100 kommen
options-hundert-pay-overshoot = jedem zahlen, was drüber ist
options-hundert-pay-one = jedem einen Punkt zahlen
options-hundert-pay-forfeit = kostet eine Strafe
