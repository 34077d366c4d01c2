ending-loses = { $player ->
    [you] { $lost ->
        [corner] Je vouwt { $lost } om
        [fold] Je vouwt je biljet
        [bomb] Je draait { $lost } om
       *[other] Je verliest { $lost }
     }
   *[other] { $lost ->
        [corner] { $player } vouwt { $lost } om
        [fold] { $player } vouwt het biljet
        [bomb] { $player } draait { $lost } om
       *[other] { $player } verliest { $lost }
     }
 }
ending-stuck-loses = { $player ->
    [you] { $lost ->
        [corner] Je kon niet leggen en vouwt { $lost } om
        [fold] Je kon niet leggen en vouwt je biljet
        [bomb] Je kon niet leggen en draait { $lost } om
       *[other] Je kon niet leggen en verliest { $lost }
     }
   *[other] { $lost ->
        [corner] { $player } kon niet leggen en vouwt { $lost } om
        [fold] { $player } kon niet leggen en vouwt het biljet
        [bomb] { $player } kon niet leggen en draait { $lost } om
       *[other] { $player } kon niet leggen en verliest { $lost }
     }
 }
ending-stuck-loses-deal = { $player ->
    [you] Je kon niet leggen en verliest deze ronde
   *[other] { $player } kon niet leggen en verliest deze ronde
 }
ending-loses-deal = { $player ->
    [you] Je verliest deze ronde
   *[other] { $player } verliest deze ronde
 }
ending-several-lose-deal = { START($players, form: "who") } verliezen deze ronde
ending-deal-over = De ronde is voorbij

ending-out-of-deal = { $player ->
    [you] Je ligt eruit voor deze ronde
   *[other] { $player } ligt eruit voor deze ronde
 }
ending-went-out = { $player ->
    [you] Je hebt je laatste kaart gelegd en hebt gewonnen
   *[other] { $player } heeft de laatste kaart gelegd en heeft gewonnen
 }
ending-stuck-out-of-deal = { $player ->
    [you] Je kon niet leggen en ligt eruit voor deze ronde
   *[other] { $player } kon niet leggen en ligt eruit voor deze ronde
 }
ending-out-of-game = { $player ->
    [you] Je ligt uit het spel
   *[other] { $player } ligt uit het spel
 }
ending-stuck-out-of-game = { $player ->
    [you] Je kon niet leggen en ligt uit het spel
   *[other] { $player } kon niet leggen en ligt uit het spel
 }

ending-wins-deal = { $player ->
    [you] Je wint deze ronde
   *[other] { $player } wint deze ronde
 }
ending-wins-letter = { $player ->
    [you] Je wint een letter
   *[other] { $player } wint een letter
 }
ending-three-of-a-kind = { $player ->
    [you] Je hebt drie gelijke kaarten op tafel gelegd
   *[other] { $player } heeft drie gelijke kaarten op tafel gelegd
 }
ending-wins-game = { $player ->
    [you] Je wint de partij
   *[other] { $player } wint de partij
 }
ending-several-win-game = { START($players, form: "who") } winnen de partij
ending-everybody-loses-game = Iedereen verliest de partij
ending-team-wins = Samen is het gelukt
ending-team-pays = { $player ->
    [you] Je kon niet leggen: iedereen verliest { $lost }
   *[other] { $player } kon niet leggen: iedereen verliest { $lost }
 }

ending-deal-number-over = Ronde { $number } is voorbij
ending-as-you-left-it = De tafel is zoals je die achterliet.

ending-reached = { $player ->
    [you] Je hebt { $total } gehaald.
   *[other] { $player } heeft { $total } gehaald.
 }
ending-held-zeus = { $player ->
    [you] Je had Zeus bij { $total }.
   *[other] { $player } had Zeus bij { $total }.
 }
ending-last-card = { $player ->
    [you] Je hebt je laatste kaart gelegd.
   *[other] { $player } heeft de laatste kaart gelegd.
 }
ending-struck-you = { $player } gooide je eruit.
ending-bombed = Door de bom geraakt.
ending-penalty = De strafkaarten konden niet gelegd worden.
ending-well-played = Goed gespeeld, allemaal.

ending-left-penny = { $count ->
    [0] Geen cent meer over.
    [one] Nog één cent over.
   *[other] Nog { $count } cent over.
 }
ending-left-nickel = { $count ->
    [0] Geen stuiver meer over.
    [one] Nog één stuiver over.
   *[other] Nog { $count } stuivers over.
 }
ending-left-chip = { $count ->
    [0] Geen chip meer over.
    [one] Nog één chip over.
   *[other] Nog { $count } chips over.
 }
ending-left-corner = { $count ->
    [0] Geen hoek meer over.
    [one] Nog één hoek over.
   *[other] Nog { $count } hoeken over.
 }
ending-left-fold = { $count ->
    [0] Geen vouw meer over.
    [one] Nog één vouw over.
   *[other] Nog { $count } vouwen over.
 }
ending-left-bomb = { $count ->
    [0] Geen tijdbom meer over.
    [one] Nog één tijdbom over.
   *[other] Nog { $count } tijdbommen over.
 }
ending-left-point = { $count ->
    [0] Geen punt meer over.
    [one] Nog één punt over.
   *[other] Nog { $count } punten over.
 }
ending-left-token = { $count ->
    [0] Geen fiche meer over.
    [one] Nog één fiche over.
   *[other] Nog { $count } fiches over.
 }
ending-is-out = { $player ->
    [you] Je ligt eruit.
   *[other] { $player } ligt eruit.
 }
ending-game-out = { $player ->
    [you] Je ligt eruit.
   *[other] Uit het spel.
 }
ending-deal-out = { $player ->
    [you] De rest van deze ronde doe je niet mee.
   *[other] Uit deze ronde.
 }

ending-letters = { $count ->
    [one] Het is de eerste.
   *[other] Dat zijn { $count } letters.
 }
ending-others-pay = { $count ->
    [one] { $kind ->
        [corner] De anderen vouwen elk een hoek om.
        [fold] De anderen vouwen nog een keer.
        [bomb] De anderen draaien elk een bom om.
       *[other] De anderen betalen er elk één.
     }
   *[other] De anderen betalen er elk { $count }.
 }

ending-highest-score = De hoogste score is { $most }.
ending-your-score-is-highest = Jouw score van { $own } is de hoogste.
ending-highest-score-is-shared = { $count ->
    [one] Jij en { $player } delen de hoogste score van { $most }.
   *[other] Jij en { $count } anderen delen de hoogste score van { $most }.
 }
ending-your-score = Jouw score is { $own }, de hoogste { $most }.

ending-begins-next = { $player ->
    [you] Jij begint de volgende ronde.
   *[other] { $player } begint de volgende ronde.
 }
ending-deals-next = { $player ->
    [you] Nu deel jij.
   *[other] Nu deelt { $player }.
 }
