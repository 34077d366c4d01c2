## Cards

event-copied = { $player ->
    [you] Du hast { FORM($card, form: "the-acc") } kopiert
   *[other] { $player } hat { FORM($card, form: "the-acc") } kopiert
 }
event-copied-brief = { FORM($rank, form: "acc") } kopiert
event-four = { $player ->
    [you] Du hast vier auf einmal gelegt
   *[other] { $player } hat vier auf einmal gelegt
 }
event-four-brief = vier auf einmal!
event-wrong-call = { $player ->
    [you] Du hast eine andere Zahl angesagt, richtig ist { $total }
   *[other] { $player } hat eine andere Zahl angesagt, richtig ist { $total }
 }
event-wrong-call-brief = richtig ist { $total }
event-sneaked = { $player ->
    [you] Du hast dazwischengeworfen
   *[other] { $player } hat dazwischengeworfen
 }
event-sneaked-brief = dazwischengeworfen!
event-three-of-a-kind = { $player ->
    [you] Du hast drei { FORM($rank, form: "many") } ausgelegt
   *[other] { $player } hat drei { FORM($rank, form: "many") } ausgelegt
 }
event-three-of-a-kind-brief = drei { FORM($rank, form: "many") }

## What somebody does to another seat

event-named-next = { $player ->
    [you] Du hast bestimmt: Jetzt ist { FORM($target, form: "who") } dran
   *[other] { $target ->
        [you] { $player } hat bestimmt: Jetzt bist du dran
       *[other] { $player } hat bestimmt: Jetzt ist { $target } dran
     }
 }
event-named-next-brief = als Nächstes dran
event-exchanged = { $player ->
    [you] Du und { $target } habt die Karten getauscht
   *[other] { $target ->
        [you] { $player } und du habt die Karten getauscht
       *[other] { $player } und { $target } haben die Karten getauscht
     }
 }
event-exchanged-brief = mit { FORM($target, form: "to") } getauscht
event-redealt = { $player ->
    [you] Du hast allen neue Karten geben lassen
   *[other] { $player } hat allen neue Karten geben lassen
 }
event-redealt-brief = neue Karten für alle
event-stole = { $player ->
    [you] Du hast { FORM($target, form: "to") } eine Karte gestohlen
   *[other] { $player } hat { FORM($target, form: "to") } eine Karte gestohlen
 }
event-stole-card = { $player ->
    [you] Du hast { FORM($target, form: "to") } eine Karte gestohlen: { $card }
   *[other] { $player } hat { FORM($target, form: "to") } eine Karte gestohlen: { $card }
 }
event-stole-brief = { FORM($target, form: "whom") } bestohlen
event-struck = { $player ->
    [you] Du hast { FORM($target, form: "whom") } rausgeworfen
   *[other] { $player } hat { FORM($target, form: "whom") } rausgeworfen
 }
event-struck-brief = { FORM($target, form: "whom") } rausgeworfen
event-shield = { $player ->
    [you] Du hast den Schild gelegt und bleibst drin
   *[other] { $player } hat den Schild gelegt und bleibt drin
 }
event-shield-brief = Schild!
event-zeus = { $player ->
    [you] Du hast Zeus geholt
   *[other] { $player } hat Zeus geholt
 }
event-zeus-brief = Zeus geholt
event-saved = { $player ->
    [you] Du hast { FORM($card, form: "the-acc") } abgeworfen und bist nicht getroffen
   *[other] { $player } hat { FORM($card, form: "the-acc") } abgeworfen und ist nicht getroffen
 }
event-saved-brief = gerettet!
event-wore-off = Ab jetzt zählt { FORM($card, form: "the") } nur noch { $value }
event-wore-off-brief = { $card } nur noch { $value }

## What somebody owes

event-must-play = { $player ->
    [you] Du musst { FORM($count, as: "form-times") } legen
   *[other] { $player } muss { FORM($count, as: "form-times") } legen
 }
event-must-play-brief = { FORM($count, as: "form-times") } legen
event-nothing-owed = { $player ->
    [you] Du musst nichts mehr extra legen
   *[other] { $player } muss nichts mehr extra legen
 }
event-nothing-owed-brief = nichts mehr fällig
event-could-not-answer = { $player ->
    [you] Du konntest nicht antworten, dein Zug ist verloren
   *[other] { $player } konnte nicht antworten, der Zug ist verloren
 }
event-did-not-answer = { $player ->
    [you] Du hast nicht geantwortet, dein Zug ist verloren
   *[other] { $player } hat nicht geantwortet, der Zug ist verloren
 }
event-penalty = { $player ->
    [you] Du hast nicht geantwortet und musst dafür Strafkarten legen
   *[other] { $player } hat nicht geantwortet und muss dafür Strafkarten legen
 }
event-penalty-brief = keine Antwort
event-once-more = { $player ->
    [you] Du darfst noch einmal legen
   *[other] { $player } darf noch einmal legen
 }
event-once-more-brief = noch einmal
event-others-draw = { $count ->
    [one] Alle außer { FORM($player, form: "to") } ziehen eine Karte
   *[other] Alle außer { FORM($player, form: "to") } ziehen { $count } Karten
 }
event-others-draw-brief = alle anderen ziehen { $count }
event-forgot-to-draw = { $player ->
    [you] Du hast vergessen zu ziehen
   *[other] { $player } hat vergessen zu ziehen
 }
event-forgot-to-draw-brief = Ziehen vergessen

## The running total

event-exact = { $player ->
    [you] Du hast die { $number } genau getroffen
   *[other] { $player } hat die { $number } genau getroffen
 }
event-exact-brief = genau { $number }!
event-crossed = { $player ->
    [you] Du hast die { $number } überschritten
   *[other] { $player } hat die { $number } überschritten
 }
event-crossed-brief = { $number } überschritten
event-called = { $player ->
    [you] Du hast { $number } angesagt, und das kostet etwas
   *[other] { $player } hat { $number } angesagt, und das kostet etwas
 }
event-called-brief = { $number } kostet
event-pays-each = { $player ->
    [you] Du hast jedem anderen { event-points } gezahlt
   *[other] { $player } hat jedem anderen { event-points } gezahlt
 }
event-pays-each-brief = zahlt jedem { $count }
event-gets-from-each = { $player ->
    [you] Du hast von jedem anderen { event-points } bekommen
   *[other] { $player } hat von jedem anderen { event-points } bekommen
 }
event-gets-from-each-brief = { $count } von jedem
event-wins-points = { $player ->
    [you] Du hast { event-points } bekommen
   *[other] { $player } hat { event-points } bekommen
 }
event-wins-points-brief = +{ $count }
event-loses-points = { $player ->
    [you] Du hast { event-points } verloren
   *[other] { $player } hat { event-points } verloren
 }
event-loses-points-brief = −{ $count }
event-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
event-reset = Der Stand ist jetzt { $total }
event-reset-brief = Stand { $total }
event-over = { $player ->
    [you] Du bist mit { $total } über der Grenze
   *[other] { $player } ist mit { $total } über der Grenze
 }
event-over-brief = drüber: { $total }
event-mistake = { $player ->
    [you] Du hast aus Versehen { FORM($card, form: "the-acc") } gelegt: { $total } ist zu viel
   *[other] { $player } hat aus Versehen { FORM($card, form: "the-acc") } gelegt: { $total } ist zu viel
 }

## Losses

event-cannot-play = { $player ->
    [you] Du kannst nicht legen
   *[other] { $player } kann nicht legen
 }
event-cannot-play-brief = keine Karte geht
event-gave-up = { $player ->
    [you] Du gibst auf
   *[other] { $player } gibt auf
 }
event-gave-up-brief = aufgegeben
event-bombed = { $player ->
    [you] Dich hat die Bombe getroffen
   *[other] { $player } wurde von der Bombe getroffen
 }
event-bombed-brief = von der Bombe getroffen
event-bank = { $player ->
    [you] Du hast den Rest der Bank gewonnen
   *[other] { $player } hat den Rest der Bank gewonnen
 }
event-bank-brief = Rest der Bank gewonnen

## Since the reader’s last turn, on the curtain that hides the cards while the computer is passed on

event-dealt = Die Karten sind ausgeteilt.
event-nobody-played = Seitdem hat niemand gelegt.
event-plays = { $player ->
    [you] Du kommst mit { FORM($cards, form: "the-dat") } auf { $total }
   *[other] { $player } kommt mit { FORM($cards, form: "the-dat") } auf { $total }
 }
event-plays-still = { $player ->
    [you] Du bleibst mit { FORM($cards, form: "the-dat") } bei { $total }
   *[other] { $player } bleibt mit { FORM($cards, form: "the-dat") } bei { $total }
 }
event-plays-several = { $player ->
    [you] Du kommst mit { $count } { FORM($rank, form: "many-dat") } auf { $total }
   *[other] { $player } kommt mit { $count } { FORM($rank, form: "many-dat") } auf { $total }
 }
event-plays-several-still = { $player ->
    [you] Du bleibst mit { $count } { FORM($rank, form: "many-dat") } bei { $total }
   *[other] { $player } bleibt mit { $count } { FORM($rank, form: "many-dat") } bei { $total }
 }
event-earlier = { $count ->
    [one] Vorher gab es noch einen Zug.
   *[other] Vorher gab es noch { $count } Züge.
 }
event-turned = Jetzt geht es andersherum.
