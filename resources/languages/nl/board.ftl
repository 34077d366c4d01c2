board-table = Kaarttafel
board-undo = Terug
board-take-back = Terugnemen
board-do-again = Opnieuw doen
board-hint-is = Wat de sterkste tegenstander zou doen
board-sounds-on = Geluid: aan
board-sounds-off = Geluid: uit
board-fold-moves = Zetten inklappen
board-show-moves = Zetten tonen
board-next-deal = Volgende
board-result = Uitslag

board-no-card-fits = Geen kaart past
board-your-turn = Jouw beurt
board-your-call = Noem het totaal
board-your-turn-name = Jouw beurt, { $name }
board-your-turn-plays = Jouw beurt: leg { FORM($count, as: "form-times") }
board-name-plays = { $name }, leg { FORM($count, as: "form-times") }
board-your-turn-more = { $count ->
    [one] Jouw beurt: nog één keer
   *[other] Jouw beurt: nog { FORM($count, as: "form-times") }
 }
board-name-more = { $count ->
    [one] { $name }, nog één keer
   *[other] { $name }, nog { FORM($count, as: "form-times") }
 }
board-you-watch-this-deal = Je doet deze ronde niet mee en kijkt toe
board-you-watch-who-won = Je hebt gewonnen en kijkt toe
board-you-watch-this-game = Je ligt eruit en kijkt toe
board-no-card-can-be-played = Er kan geen kaart gelegd worden
board-every-card-goes-over = { $limit ->
    [0] Elke kaart zou onder 0 komen
   *[other] Elke kaart zou over { $limit } gaan
 }

board-to-play = aan de beurt
board-next = volgende
board-skipped = overgeslagen
board-sits-out = wacht af
board-has-won = gewonnen!
board-phone-away = weg
board-phone-is-away = aan een telefoon die weg is
board-at-phone = aan een telefoon
board-sits-this-deal-out = niet meer in deze ronde
board-out = eruit
board-out-of-the-game = uit het spel
board-holds-zeus = met Zeus
board-score = score { $count }
board-forfeits = strafpunten: { $count }
board-reward-marks = sterren: { $count }
board-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
 }
board-holds-cards = met { $cards }

board-stock = Stapel  { $count }
board-stock-cards = { $count ->
    [one] Trekstapel: 1 kaart
   *[other] Trekstapel: { $count } kaarten
 }
board-stock-under = { $count ->
    [one] Trekstapel: 1 kaart, daaronder { FORM($card, form: "the") }
   *[other] Trekstapel: { $count } kaarten, daaronder { FORM($card, form: "the") }
 }
board-left = nog { $count }

board-chance = Kans om deze ronde niet te verliezen
board-percent = { $percent }%

board-played = gelegd
board-best = beste

board-moves = Zetten
board-deal = Ronde { $number }
board-no-moves = Hier komen de kaarten te staan die in deze ronde gelegd worden.
board-card-values = Wat kaarten tellen
