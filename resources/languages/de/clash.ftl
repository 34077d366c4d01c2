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
clash-of-game = { $game }: { $why }.
clash-no-such-option = { $game } hat keine Hausregel „{ $option }“, sondern { $known }.
clash-no-such-choice = Für die Hausregel { $option } gibt es { $known }, nicht „{ $value }“.
clash-no-such-number = Für die Hausregel { $option } geht eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“.
