draft-name = { $game } bei uns

## Chips

draft-chip-set = = { $number }
draft-chip-set-any = = { $low } bis { $high }
draft-card-does = { START($cards) } { $does }.

## Numbers and ways of the game

draft-way-limit = Grenze
draft-way-start-total = Stand am Anfang
draft-way-counting = Gezählt wird
draft-way-counting-up = hoch zur Grenze
draft-way-counting-down = hinunter bis 0
draft-way-players-min = Spieler mindestens
draft-way-players-max = Spieler höchstens
draft-way-hand-size-from = Andere Kartenzahl
draft-way-hand-size-then = Karten auf der Hand dann
draft-way-packs-from = Mehr Kartenspiele
draft-way-packs-then = Kartenspiele dann
draft-way-tokens-from = Andere Marken
draft-way-tokens-then = Marken dann
draft-way-pack = Karten eines Spiels
draft-way-pack-52 = 52, Ass bis König
draft-way-pack-40 = 40, ohne Bildkarten
draft-way-pack-32 = 32, ab der Sieben
draft-way-pack-own = ein eigenes Spiel
draft-way-jokers = Joker
draft-way-deal-all = Alle Karten werden verteilt
draft-way-stakes = Wer die Runde verliert
draft-way-stakes-tokens = verliert eine Marke
draft-way-stakes-knock-out = scheidet aus
draft-way-stakes-deals = bekommt eine Strafe
draft-way-stakes-match-won = setzt aus: gewonnene Runden zählen
draft-way-stakes-match-lost = bekommt eine Strafe, bis einer genug hat
draft-way-token = Was man verliert
draft-way-token-token = Marken
draft-way-token-penny = Cent
draft-way-token-chip = Chips
draft-way-token-nickel = Fünfer
draft-way-token-corner = Ecken eines Geldscheins
draft-way-token-fold = Knicke eines Geldscheins
draft-way-token-point = Punkte
draft-way-empty-hand-cost = Marken bei leerer Hand
draft-way-reach-wins = Wer sie erreicht, gewinnt
draft-way-exact-wins = Wer sie genau trifft, gewinnt
draft-way-hurdles = Hindernisse für Punkte
draft-way-team = Alle zusammen: genau treffen
draft-way-milestones = Meilensteine
draft-way-milestones-tokens = Marken für jeden
draft-way-milestones-end-tokens = Marken an der Grenze
draft-way-fine-calls = Stände, die eine Marke kosten
draft-way-borders = Schwellen, die einen Punkt kosten
draft-way-payment = Wer drüber ist, zahlt
draft-way-payment-over = Überschreiten kostet
draft-way-payment-over-overshoot = jedem, was drüber ist
draft-way-payment-over-forfeit = eine Strafe
draft-way-payment-over-points = { $count ->
    [one] jedem 1 Punkt
   *[other] jedem { $count } Punkte
 }
draft-way-payment-exact = Punkte von jedem für genau
draft-way-marks = Wie viele Stände
draft-way-mark = Stand { $number }
draft-way-zeus = Wer Zeus hat, gewinnt
draft-way-shed = Alle Karten loswerden
draft-way-shed-saves = Rettet vor der Bombe
draft-way-queen-chain = Eine Karte, die Antwort will
draft-way-queen-rank = Antwort mit
draft-way-queen-carry-over = Was nicht gelegt wird, wird weitergegeben
draft-way-obligation = Eine Karte, nach der man zweimal spielt
draft-way-owed-draw = Ziehen, wer zweimal spielt
draft-way-owed-draw-each = nach jeder Karte
draft-way-owed-draw-at-end = nach der letzten
draft-way-owed-when-out = Wer es schuldet, scheidet aus
draft-way-owed-when-out-stays = der Nächste schuldet es
draft-way-owed-when-out-rest = der Nächste schuldet den Rest
draft-way-owed-when-out-lapses = es ist erledigt
draft-way-owed-must-finish = Beide oder keine
draft-way-owed-between = Dazwischen zurück an die Grenze
draft-way-owed-not-first = Diese Karte nicht als erste
draft-way-owed-adds = Eine zweite legt eins drauf
draft-way-owed-passes-on = Weitergegeben durch
draft-way-owed-passes-on-off = keine Karte
draft-way-owed-passes-on-reverse = Karten, die umdrehen
draft-way-owed-passes-on-own = bestimmte Karten
draft-way-owed-cancels = Aufgehoben durch
draft-way-steal = Eine Karte, die stiehlt
draft-way-runs = Reihen verdienen das Ziehen
draft-way-ban = Eine Karte, die warten muss
draft-way-ban-rank = Welche warten muss
draft-way-king-ban-turns = Züge, die sie wartet
draft-way-king-ban-at-99 = An der Grenze
draft-way-king-ban-at-99-allowed = trotzdem erlaubt
draft-way-king-ban-at-99-banned = auch nicht erlaubt
draft-way-wears-off = Eine Karte, deren Wirkung nachlässt
draft-way-wears-off-card = Welche nachlässt
draft-way-wears-off-renewals = So oft Stapel erneuert
draft-way-wakes = Wirkungen, die erst erwachen
draft-way-wakes-by = Sie erwachen
draft-way-wakes-by-total = ab einem Stand
draft-way-wakes-by-turn = ab einem Zug
draft-way-wakes-total = Sie erwachen ab
draft-way-wakes-turn = Sie erwachen im Zug
draft-way-queen-answer = Wer eine solche Karte hat
draft-way-queen-answer-forced = muss antworten
draft-way-queen-answer-optional = darf antworten
draft-way-three-of-a-kind = Drillinge darf man auslegen
draft-way-special-hands = Drei auf der Hand entscheiden
draft-way-hand-wins = Drei davon gewinnen
draft-way-hand-loses = Mit drei davon verlieren alle
draft-way-bottom-card = Eine gute Karte unter dem Stapel
draft-way-together = Mehrere Karten auf einmal
draft-way-together-off = nein
draft-way-together-same-rank = gleiche
draft-way-together-pairs = Paare, die einmal zählen
draft-way-together-throw = vier von einer
draft-way-same-rank = Höchstens so viele
draft-way-pairs = Paare aus

draft-from-never = für niemanden
draft-from-players = ab { $players } Spielern
draft-no-card = keine
draft-ranks = { $ranks }

## What holds

draft-note-playable = Jede Karte lässt sich irgendwann legen.
draft-note-never = { START($names, form: "a") } lässt sich nie legen.
draft-note-cards = Für { $players } bis { $most } Spieler reichen die Karten.
draft-note-lowers = Den Stand senken: { FORM($names, form: "figure") }.
draft-note-lowers-none = Keine Karte senkt den Stand.
draft-note-raises = Den Stand erhöhen: { FORM($names, form: "figure") }.
draft-note-raises-none = Keine Karte erhöht den Stand.
draft-note-endless = Eine Runde kann sehr lange dauern: Die Karten können den Stand unten halten.
draft-note-endless-down = Eine Runde kann sehr lange dauern: Die Karten können den Stand oben halten.
draft-note-long = Eine Runde kann sehr lange dauern: Es können über { $count } Karten gelegt werden.
draft-note-points = Zu { $players } kostet eine Runde alle Punkte, die es gibt: Vielleicht kommt nie jemand auf { $most }.
draft-note-deals = { $count ->
    [one] Nach einer Runde ist die Partie zu Ende.
   *[other] Nach { $count } Runden ist die Partie zu Ende.
 }
