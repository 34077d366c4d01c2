## The table

play-no-hint = Diesmal gibt es keinen Tipp; frag noch einmal.
play-end-game-here = Partie hier beenden
play-skip-to-end = Gleich zum Ende

## What keys do, in the list of keys

play-key-choose = eine Karte wählen
play-key-play = sie legen, weitergehen
play-key-number = diese Karte legen, etwas auswählen
play-key-hear = letzte Züge hören, oder alles

## The curtain: falls while the screen is handed on, and tells what everybody may know

play-tap-when-ready = Bereit? Dann tippen
play-pass-to = Gib weiter an { $name }
play-nobody-peeks = Nicht gucken!
play-running-total = Stand
play-direction = Richtung
play-way = { $way ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
 }
play-after = Nach { FORM($player, form: "to") }
play-fact = { $fact }: { $value }.
play-since = Seit deinem letzten Zug

## The table is paused

play-paused = Pause
play-table-waits = Der Tisch wartet auf dich.
play-on = Weiterspielen

## Saving

play-disk-is-slow = Das Laufwerk braucht lange, um die Partie zu speichern; du kannst solange weiterspielen.
play-saved-again = Die Partie ist wieder gespeichert.

## The end of the game: the title

play-everybody-loses = Alle verlieren
play-team-wins = Ihr habt es zusammen geschafft!
play-team-loses = Diesmal nicht
play-you-win = Du gewinnst!
play-name-wins = { $name } gewinnt!
play-name-wins-this-one = Diesmal gewinnt { $name }.
play-several-win = { $players ->
    [you] Ihr gewinnt: { FORM($players, form: "who") }!
   *[other] { $players } gewinnen!
 }
play-held = { $player ->
    [you] Du hast durchgehalten!
   *[other] { $player } hat durchgehalten!
 }
play-not-held = { $player ->
    [you] Diesmal hast du nicht durchgehalten.
   *[other] Diesmal hat { $player } nicht durchgehalten.
 }

## The end of the game: buttons and what they do

play-again = Noch einmal
play-back-to-today = Zurück zu „Heute“
play-look-back = Rückblick
play-what-held-is = Welche Karten die Computergegner bei den anderen vermutet haben, und welche es waren
play-share = Teilen

## The end of the game: the sheet with the places

play-your-team = Euer Team
play-team = { $players }
play-game-and-deals = { $count ->
    [one] { $game }, eine Runde
   *[other] { $game }, { $count } Runden
 }
play-score = Punkte
play-reward-marks = Sterne
play-deals-lost = Verlorene Runden
play-score-count = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
play-won-the-game = gewonnen
play-won-with-three = mit drei { FORM($rank, form: "many-dat") } gewonnen
play-held-three = drei { FORM($rank, form: "many") } auf der Hand
play-out-on-move = in Zug { $move } ausgeschieden
play-out-in-deal = in Runde { $deal } ausgeschieden
play-lost-the-game = verloren
play-played-to-the-end = bis zum Schluss dabei
play-lost-deals = { $count ->
    [0] keine Runde verloren
    [one] eine Runde verloren
   *[other] { $count } Runden verloren
 }
play-and-marks = { $count ->
    [0] kein Stern
    [one] 1 Stern
   *[other] { $count } Sterne
 }
play-standing-at-place = Platz { $place }: { $told }.

play-taken-back = Zurückgenommen.
play-done-again = Wiederholt.

play-wants-to-take-back = { $player ->
    [you] Du möchtest den letzten Zug zurücknehmen.
   *[other] { $player } möchte den letzten Zug zurücknehmen.
 }
play-take-it-back = Zurücknehmen
play-do-not-take-back = Nicht zurücknehmen
play-not-all-agree = Nicht alle sind dafür: Der Zug bleibt.

play-album-new = { $player ->
    [you] Neu in deinem Album: { $deed }
   *[other] Neu im Album ({ $player }): { $deed }
 }
play-outlasted = { $player ->
    [you] Du hast
   *[other] { $player } hat
 } länger durchgehalten als { $count } von { $all }
play-better = { play-outlasted }, besser als in den { $games } Partien davor
play-survived = { $player ->
    [you] Du hast
   *[other] { $player } hat
 } { $count } von { $all } Runden durchgehalten
play-longest = { $player ->
    [you] Deine längste Runde
   *[other] Längste Runde von { $player }
 } bisher: { $count } Züge
play-decided = Runde { $deal } hat entschieden
