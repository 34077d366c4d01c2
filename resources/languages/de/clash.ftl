## Reasons

clash-endless-stock = Ein Stapel, der neu gemischt wird, geht nie zu Ende, also kann damit niemand gewinnen
clash-useless-tokens = Wer nicht legen kann, ist sofort ausgeschieden, also sind Marken überflüssig
clash-lack-of-cards = { $players ->
    [one] Ein Spieler bräuchte { $cards } Karten, aber es sind nur { $size }, und eine muss übrig bleiben
   *[other] { $players } Spieler bräuchten { $cards } Karten, aber es sind nur { $size }, und eine muss übrig bleiben
 }

## Sentences

clash-no-such-game = Ein Spiel „{ $game }“ gibt es hier nicht.
clash-number-of-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
clash-number-of-players-fixed = { $game } ist für { $most } Spieler, nicht für { $players }.
clash-of-game = { $game }: { $why }.
clash-no-such-option = { $game } hat keine Hausregel „{ $option }“, sondern { $known }.
clash-no-such-choice = Für die Hausregel { $option } gibt es { $known }, nicht „{ $value }“.
clash-no-such-number = Für die Hausregel { $option } geht eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“.

## The same in the workshop

clash-makes-over-limit = { START($names, form: "a") } setzt den Stand auf { $total }, aber die Grenze ist { $limit }. Das könnte nie jemand wählen.
clash-only-over-limit = { START($names, form: "a") } setzt den Stand auf { $total }, aber die Grenze ist { $limit }. Das könnte nie jemand legen.
clash-any-over-limit = { START($names, form: "a") } macht jeden Stand bis { $total }, aber die Grenze ist { $limit }.
clash-too-few-cards = { $players } Spieler bekämen { $cards } Karten, aber es sind nur { $size }, und eine muss im Stapel bleiben.
clash-large-hands = { $players } Spieler hätten je { $cards } Karten; mehr als { $most } kann niemand halten.
clash-no-card = Keine Karte ließe sich je legen.
clash-nobody-is-stuck = Was auch liegt, alle können immer weiterlegen: Niemand würde je verlieren.
clash-nobody-goes-over = Keine Karten bringen den Stand je auf { $limit } oder darüber: Keine Runde ginge zu Ende.
clash-nobody-pays = Niemand müsste je etwas zahlen: Die Partie ginge nie zu Ende.
clash-team-misses = Keine Karten ergeben genau { $total }: Ihr könntet nie gewinnen.
clash-starts-over = Eine Runde finge bei { $total } an, aber die Grenze ist { $limit }.
clash-begins-over = Wird { FORM($card, form: "the") } aufgedeckt, fängt eine Runde bei { $total } an, über der Grenze von { $limit }.
clash-no-neighbors = Keine zwei Werte der Karten sind Nachbarn: Es gäbe nie eine Folge.
clash-past-the-end = Bis { $totals } kommt keine Runde: Die Grenze ist { $limit }.
clash-three-in-hand = { $cards ->
    [one] Dafür braucht es drei gleiche Karten auf einer Hand, aber jeder hält nur eine Karte.
   *[other] Dafür braucht es drei gleiche Karten auf einer Hand, aber jeder hält nur { $cards } Karten.
 }
clash-repair-makes = { START($names) } macht { $total }
clash-repair-limit = Grenze { $total }
clash-repair-players = Höchstens { $most } Spieler
clash-repair-more-players = Mindestens { $least } Spieler
clash-repair-hand = { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
 }
clash-repair-packs = { $packs } Kartenspiele
clash-repair-numbers = Zahlen zählen
clash-repair-counts = { START($names, form: "figure") } zählen { $total }
clash-repair-end-costs = { $total } kostet 1
clash-repair-pass = { START($rank, form: "figure") } passt
clash-repair-start = Bei { $total } anfangen
clash-repair-no-start-card = Keine Karte aufdecken
clash-repair-without-total = Ohne { $totals }
clash-repair-without-rule = Ohne diese Regel
