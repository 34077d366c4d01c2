play-no-hint = Er is deze keer geen tip; vraag het nog eens.
play-end-game-here = Partij hier stoppen
play-skip-to-end = Naar het einde

play-key-choose = een kaart kiezen
play-key-play = leggen, verder
play-key-number = die kaart leggen, iets kiezen
play-key-hear = laatste zetten horen, of alles

play-tap-when-ready = Tik als je klaar bent
play-pass-to = Geef door aan { $name }
play-nobody-peeks = Niet spieken!
play-running-total = Totaal
play-direction = Richting
play-way = { $way ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
 }
play-after = Na { FORM($player, form: "whom") }
play-fact = { $fact }: { $value }.
play-since = Sinds je vorige beurt

play-paused = Pauze
play-table-waits = De tafel wacht op je.
play-on = Verder spelen

play-disk-is-slow = De schijf doet lang over het opslaan van de partij; het spel gaat gewoon door.
play-saved-again = De partij wordt weer opgeslagen.

play-everybody-loses = Iedereen verliest
play-team-wins = Samen gelukt!
play-team-loses = Deze keer niet
play-you-win = Jij wint!
play-name-wins = { $name } wint!
play-name-wins-this-one = Deze keer wint { $name }.
play-several-win = { START($players, form: "who") } winnen!
play-held = { $player ->
    [you] Je hield vol!
   *[other] { $player } hield vol!
 }
play-not-held = { $player ->
    [you] Deze keer hield je niet vol.
   *[other] Deze keer hield { $player } niet vol.
 }

play-again = Nog een keer
play-back-to-today = Terug naar Vandaag
play-look-back = Terugkijken
play-what-held-is = Wat de computers dachten dat de anderen hadden, en wat ze echt hadden
play-share = Doorsturen

play-your-team = Jullie team
play-team = { $players }
play-game-and-deals = { $count ->
    [one] { $game }, één ronde
   *[other] { $game }, { $count } rondes
 }
play-score = Score
play-reward-marks = Sterren
play-deals-lost = Verloren rondes
play-score-count = Score { $count }
play-won-the-game = won de partij
play-won-with-three = won de partij met drie { FORM($rank, form: "many") }
play-held-three = had drie { FORM($rank, form: "many") }
play-out-on-move = eruit bij zet { $move }
play-out-in-deal = eruit in ronde { $deal }
play-lost-the-game = verloor de partij
play-played-to-the-end = speelde tot het eind
play-lost-deals = { $count ->
    [one] verloor één ronde
   *[other] verloor { $count } rondes
 }
play-and-marks = sterren: { $count }
play-standing-at-place = { $place }: { $told }.

play-taken-back = Teruggenomen.
play-done-again = Opnieuw gedaan.

play-wants-to-take-back = { $player ->
    [you] Je wilt de laatste zet terugnemen.
   *[other] { $player } wil de laatste zet terugnemen.
 }
play-take-it-back = Terugnemen
play-do-not-take-back = Laten staan
play-not-all-agree = Niet iedereen vindt het goed: de zet blijft staan.

play-album-new = { $player ->
    [you] Nieuw in je album: { $deed }
   *[other] Nieuw in het album ({ $player }): { $deed }
 }
play-outlasted = { $player ->
    [you] Je
   *[other] { $player }
 } hield het langer vol dan { $count } van { $all }
play-better = { play-outlasted }, beter dan in de { $games } partijen ervoor
play-survived = { $player ->
    [you] Je
   *[other] { $player }
 } hield { $count } van { $all } rondes vol
play-longest = { $player ->
    [you] Je langste ronde
   *[other] Langste ronde van { $player }
 } tot nu toe: { $count } zetten
play-decided = Ronde { $deal } gaf de doorslag
