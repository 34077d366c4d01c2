## Titles: who lost what

ending-loses = { $player ->
    [you] { $lost ->
        [corner] Du knickst { FORM($lost, form: "acc") } um
        [fold] Du faltest deinen Schein
        [bomb] Du drehst { FORM($lost, form: "acc") } um
       *[other] Du verlierst { FORM($lost, form: "acc") }
     }
   *[other] { $lost ->
        [corner] { $player } knickt { FORM($lost, form: "acc") } um
        [fold] { $player } faltet den Schein
        [bomb] { $player } dreht { FORM($lost, form: "acc") } um
       *[other] { $player } verliert { FORM($lost, form: "acc") }
     }
 }
ending-stuck-loses = { $player ->
    [you] { $lost ->
        [corner] Keine Karte geht: Du knickst { FORM($lost, form: "acc") } um
        [fold] Keine Karte geht: Du faltest deinen Schein
        [bomb] Keine Karte geht: Du drehst { FORM($lost, form: "acc") } um
       *[other] Keine Karte geht: Du verlierst { FORM($lost, form: "acc") }
     }
   *[other] { $lost ->
        [corner] Keine Karte geht: { $player } knickt { FORM($lost, form: "acc") } um
        [fold] Keine Karte geht: { $player } faltet den Schein
        [bomb] Keine Karte geht: { $player } dreht { FORM($lost, form: "acc") } um
       *[other] Keine Karte geht: { $player } verliert { FORM($lost, form: "acc") }
     }
 }
ending-stuck-loses-deal = { $player ->
    [you] Keine Karte geht: Du verlierst die Runde
   *[other] Keine Karte geht: { $player } verliert die Runde
 }
ending-loses-deal = { $player ->
    [you] Du verlierst diese Runde
   *[other] { $player } verliert diese Runde
 }
ending-several-lose-deal = { $players ->
    [you] Ihr verliert diese Runde: { FORM($players, form: "who") }
   *[other] { $players } verlieren diese Runde
 }
ending-deal-over = Die Runde ist vorbei

## Titles: who is out without having paid for it

ending-out-of-deal = { $player ->
    [you] Du bist raus aus der Runde
   *[other] { $player } ist raus aus der Runde
 }
ending-went-out = { $player ->
    [you] Du hast deine letzte Karte gelegt und gewonnen
   *[other] { $player } hat die letzte Handkarte gelegt und gewonnen
 }
ending-stuck-out-of-deal = { $player ->
    [you] Keine Karte geht: Du bist raus aus der Runde
   *[other] Keine Karte geht: { $player } ist raus aus der Runde
 }
ending-out-of-game = { $player ->
    [you] Du scheidest aus
   *[other] { $player } scheidet aus
 }
ending-stuck-out-of-game = { $player ->
    [you] Keine Karte geht: Du scheidest aus
   *[other] Keine Karte geht: { $player } scheidet aus
 }

## Titles: who won

ending-wins-deal = { $player ->
    [you] Du gewinnst diese Runde
   *[other] { $player } gewinnt diese Runde
 }
ending-wins-letter = { $player ->
    [you] Du gewinnst einen Buchstaben
   *[other] { $player } gewinnt einen Buchstaben
 }
ending-three-of-a-kind = { $player ->
    [you] Du hast einen Drilling ausgelegt
   *[other] { $player } hat einen Drilling ausgelegt
 }
ending-wins-game = { $player ->
    [you] Du gewinnst die Partie
   *[other] { $player } gewinnt die Partie
 }
ending-several-win-game = { $players ->
    [you] Ihr gewinnt die Partie: { FORM($players, form: "who") }
   *[other] { $players } gewinnen die Partie
 }
ending-everybody-loses-game = Alle verlieren die Partie
ending-team-wins = Gemeinsam geschafft
ending-team-pays = { $player ->
    [you] Keine Karte geht: Alle verlieren { FORM($lost, form: "acc") }
   *[other] { $player } konnte nicht legen: Alle verlieren { FORM($lost, form: "acc") }
 }

## Titles: a table that is taken up again between two deals

ending-deal-number-over = Runde { $number } ist vorbei
ending-as-you-left-it = Der Tisch ist noch so, wie du ihn verlassen hast.

## Why it is over

ending-reached = { $player ->
    [you] Du hast { $total } erreicht.
   *[other] { $player } hat { $total } erreicht.
 }
ending-held-zeus = { $player ->
    [you] Bei { $total } hattest du Zeus.
   *[other] Bei { $total } hatte { $player } Zeus.
 }
ending-last-card = { $player ->
    [you] Du hast deine letzte Karte gelegt.
   *[other] { $player } hat die letzte Handkarte gelegt.
 }
ending-struck-you = { $player } hat dich rausgeworfen.
ending-bombed = Von der Bombe getroffen.
ending-penalty = Die Strafkarten ließen sich nicht legen.
ending-well-played = Gut gespielt, ihr alle!

## What is left, and who is out; behind a title that names them

ending-left-penny = { $count ->
    [0] Kein Cent mehr.
    [one] Noch ein Cent.
   *[other] Noch { $count } Cent.
 }
ending-left-nickel = { $count ->
    [0] Kein Fünfer mehr.
    [one] Noch ein Fünfer.
   *[other] Noch { $count } Fünfer.
 }
ending-left-chip = { $count ->
    [0] Kein Chip mehr.
    [one] Noch ein Chip.
   *[other] Noch { $count } Chips.
 }
ending-left-corner = { $count ->
    [0] Keine Ecke mehr.
    [one] Noch eine Ecke.
   *[other] Noch { $count } Ecken.
 }
ending-left-fold = { $count ->
    [0] Kein Knick mehr.
    [one] Noch ein Knick.
   *[other] Noch { $count } Knicke.
 }
ending-left-bomb = { $count ->
    [0] Keine Zeitbombe mehr.
    [one] Noch eine Zeitbombe.
   *[other] Noch { $count } Zeitbomben.
 }
ending-left-point = { $count ->
    [0] Kein Punkt mehr.
    [one] Noch ein Punkt.
   *[other] Noch { $count } Punkte.
 }
ending-left-token = { $count ->
    [0] Keine Marke mehr.
    [one] Noch eine Marke.
   *[other] Noch { $count } Marken.
 }
ending-is-out = { $player ->
    [you] Du scheidest aus.
   *[other] { $player } scheidet aus.
 }
ending-game-out = { $player ->
    [you] Du scheidest aus.
   *[other] Ausgeschieden.
 }
ending-deal-out = { $player ->
    [you] Für dich ist diese Runde vorbei.
   *[other] Raus aus der Runde.
 }

## What the winner has now, and what the others paid

ending-letters = { $count ->
    [one] Das ist der erste.
   *[other] Das macht { $count } Buchstaben.
 }
ending-others-pay = { $count ->
    [one] { $kind ->
        [corner] Alle anderen knicken eine Ecke um.
        [fold] Alle anderen falten noch einmal.
        [bomb] Alle anderen drehen eine Bombe um.
        [penny] Alle anderen zahlen einen Cent.
        [nickel] Alle anderen zahlen einen Fünfer.
        [chip] Alle anderen zahlen einen Chip.
        [point] Alle anderen verlieren einen Punkt.
       *[other] Alle anderen zahlen eine Marke.
     }
   *[other] { $kind ->
        [corner] Alle anderen knicken { $count } Ecken um.
        [fold] Alle anderen falten { FORM($count, as: "form-times") }.
        [bomb] Alle anderen drehen { $count } Bomben um.
        [penny] Alle anderen zahlen { $count } Cent.
        [nickel] Alle anderen zahlen { $count } Fünfer.
        [chip] Alle anderen zahlen { $count } Chips.
        [point] Alle anderen verlieren { $count } Punkte.
       *[other] Alle anderen zahlen { $count } Marken.
     }
 }

## Scores, where points are added up over the deals

ending-highest-score = Die höchste Punktzahl ist { $most }.
ending-your-score-is-highest = Mit { $own } hast du die höchste Punktzahl.
ending-highest-score-is-shared = { $count ->
    [one] Du und { $player } habt beide die höchste Punktzahl: { $most }.
   *[other] Du und { $count } andere habt die höchste Punktzahl: { $most }.
 }
ending-your-score = Deine Punktzahl ist { $own }, die höchste { $most }.

## The next deal

ending-begins-next = { $player ->
    [you] Als Nächstes beginnst du.
   *[other] Als Nächstes beginnt { $player }.
 }
ending-deals-next = { $player ->
    [you] Als Nächstes gibst du.
   *[other] Als Nächstes gibt { $player }.
 }
