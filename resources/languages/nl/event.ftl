event-copied = { $player ->
    [you] Je hebt { FORM($card, form: "the") } gekopieerd
   *[other] { $player } heeft { FORM($card, form: "the") } gekopieerd
 }
event-copied-brief = { FORM($rank, form: "figure") } gekopieerd
event-four = { $player ->
    [you] Je hebt er vier tegelijk gelegd
   *[other] { $player } heeft er vier tegelijk gelegd
 }
event-four-brief = vier tegelijk!
event-wrong-call = { $player ->
    [you] Je hebt een ander getal genoemd; het is { $total }
   *[other] { $player } heeft een ander getal genoemd; het is { $total }
 }
event-wrong-call-brief = het is { $total }
event-sneaked = { $player ->
    [you] Je hebt er een kaart tussen gegooid
   *[other] { $player } heeft er een kaart tussen gegooid
 }
event-sneaked-brief = ertussen gegooid!
event-three-of-a-kind = { $player ->
    [you] Je hebt drie { FORM($rank, form: "many") } op tafel gelegd
   *[other] { $player } heeft drie { FORM($rank, form: "many") } op tafel gelegd
 }
event-three-of-a-kind-brief = drie { FORM($rank, form: "many") }

event-named-next = { $player ->
    [you] Je hebt gekozen: nu is { $target } aan de beurt
   *[other] { $target ->
        [you] { $player } heeft gekozen: nu ben jij aan de beurt
       *[other] { $player } heeft gekozen: nu is { $target } aan de beurt
     }
 }
event-named-next-brief = nu aan de beurt
event-exchanged = { $player ->
    [you] Jij en { $target } hebben van hand geruild
   *[other] { $player } en { FORM($target, form: "who") } hebben van hand geruild
 }
event-exchanged-brief = geruild met { FORM($target, form: "whom") }
event-redealt = { $player ->
    [you] Je hebt iedereen een nieuwe hand gegeven
   *[other] { $player } heeft iedereen een nieuwe hand gegeven
 }
event-redealt-brief = iedereen nieuwe kaarten
event-stole = { $player ->
    [you] Je hebt een kaart van { FORM($target, form: "whom") } gestolen
   *[other] { $player } heeft een kaart van { FORM($target, form: "whom") } gestolen
 }
event-stole-card = { $player ->
    [you] Je hebt een kaart van { FORM($target, form: "whom") } gestolen: { $card }
   *[other] { $player } heeft een kaart van { FORM($target, form: "whom") } gestolen: { $card }
 }
event-stole-brief = gestolen van { FORM($target, form: "whom") }
event-struck = { $player ->
    [you] Je hebt { FORM($target, form: "whom") } eruit gegooid
   *[other] { $player } heeft { FORM($target, form: "whom") } eruit gegooid
 }
event-struck-brief = { FORM($target, form: "whom") } eruit gegooid
event-shield = { $player ->
    [you] Je hebt het schild gelegd en blijft erin
   *[other] { $player } heeft het schild gelegd en blijft erin
 }
event-shield-brief = schild!
event-zeus = { $player ->
    [you] Je hebt Zeus gepakt
   *[other] { $player } heeft Zeus gepakt
 }
event-zeus-brief = Zeus gepakt
event-saved = { $player ->
    [you] Je hebt { FORM($card, form: "the") } weggegooid en bent niet geraakt
   *[other] { $player } heeft { FORM($card, form: "the") } weggegooid en is niet geraakt
 }
event-saved-brief = gered!
event-wore-off = Vanaf nu telt { FORM($card, form: "the") } { $value }
event-wore-off-brief = { $card }: alleen { $value }

event-must-play = { $player ->
    [you] Je moet { FORM($count, as: "form-times") } leggen
   *[other] { $player } moet { FORM($count, as: "form-times") } leggen
 }
event-must-play-brief = moet { FORM($count, as: "form-times") }
event-nothing-owed = { $player ->
    [you] Je hoeft niets extra meer te leggen
   *[other] { $player } hoeft niets extra meer te leggen
 }
event-nothing-owed-brief = hoeft niets meer
event-could-not-answer = { $player ->
    [you] Je kon niet antwoorden en bent je beurt kwijt
   *[other] { $player } kon niet antwoorden en is de beurt kwijt
 }
event-did-not-answer = { $player ->
    [you] Je hebt niet geantwoord en bent je beurt kwijt
   *[other] { $player } heeft niet geantwoord en is de beurt kwijt
 }
event-penalty = { $player ->
    [you] Je hebt niet geantwoord en moet strafkaarten leggen
   *[other] { $player } heeft niet geantwoord en moet strafkaarten leggen
 }
event-penalty-brief = geen antwoord
event-once-more = { $player ->
    [you] Je mag nog een keer leggen
   *[other] { $player } mag nog een keer leggen
 }
event-once-more-brief = nog een keer
event-others-draw = { $count ->
    [one] Iedereen behalve { FORM($player, form: "who") } pakt een kaart
   *[other] Iedereen behalve { FORM($player, form: "who") } pakt { $count } kaarten
 }
event-others-draw-brief = alle anderen pakken { $count }
event-forgot-to-draw = { $player ->
    [you] Je bent vergeten te pakken
   *[other] { $player } is vergeten te pakken
 }
event-forgot-to-draw-brief = vergeten te pakken

event-exact = { $player ->
    [you] Je hebt precies { $number } gehaald
   *[other] { $player } heeft precies { $number } gehaald
 }
event-exact-brief = precies { $number }!
event-crossed = { $player ->
    [you] Je bent over { $number } gegaan
   *[other] { $player } is over { $number } gegaan
 }
event-crossed-brief = over { $number } heen
event-called = { $player ->
    [you] Je hebt { $number } genoemd, en dat kost iets
   *[other] { $player } heeft { $number } genoemd, en dat kost iets
 }
event-called-brief = { $number } kost iets
event-pays-each = { $player ->
    [you] Je hebt ieder van de anderen { event-points } betaald
   *[other] { $player } heeft ieder van de anderen { event-points } betaald
 }
event-pays-each-brief = betaalt ieder { $count }
event-gets-from-each = { $player ->
    [you] Je hebt van ieder van de anderen { event-points } gekregen
   *[other] { $player } heeft van ieder van de anderen { event-points } gekregen
 }
event-gets-from-each-brief = { $count } van ieder
event-wins-points = { $player ->
    [you] Je hebt { event-points } gekregen
   *[other] { $player } heeft { event-points } gekregen
 }
event-wins-points-brief = +{ $count }
event-loses-points = { $player ->
    [you] Je hebt { event-points } verloren
   *[other] { $player } heeft { event-points } verloren
 }
event-loses-points-brief = −{ $count }
event-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
 }
event-reset = Het totaal is nu { $total }
event-reset-brief = totaal { $total }
event-over = { $player ->
    [you] Je bent met { $total } over de grens
   *[other] { $player } is met { $total } over de grens
 }
event-over-brief = erover: { $total }
event-mistake = { $player ->
    [you] Je hebt per ongeluk { FORM($card, form: "the") } gelegd: { $total } is te veel
   *[other] { $player } heeft per ongeluk { FORM($card, form: "the") } gelegd: { $total } is te veel
 }

event-cannot-play = { $player ->
    [you] Je kunt niet leggen
   *[other] { $player } kan niet leggen
 }
event-cannot-play-brief = geen kaart past
event-gave-up = { $player ->
    [you] Je hebt opgegeven
   *[other] { $player } heeft opgegeven
 }
event-gave-up-brief = opgegeven
event-bombed = { $player ->
    [you] Je bent door de bom geraakt
   *[other] { $player } is door de bom geraakt
 }
event-bombed-brief = door de bom geraakt
event-bank = { $player ->
    [you] Je hebt het laatste uit de bank gewonnen
   *[other] { $player } heeft het laatste uit de bank gewonnen
 }
event-bank-brief = bank leeggewonnen

event-dealt = De kaarten zijn gedeeld.
event-nobody-played = Sindsdien heeft niemand gelegd.
event-plays = { $player ->
    [you] Je komt met { FORM($cards, form: "the") } op { $total }
   *[other] { $player } komt met { FORM($cards, form: "the") } op { $total }
 }
event-plays-still = { $player ->
    [you] Je blijft met { FORM($cards, form: "the") } op { $total }
   *[other] { $player } blijft met { FORM($cards, form: "the") } op { $total }
 }
event-plays-several = { $player ->
    [you] Je komt met { $count } { FORM($rank, form: "many") } op { $total }
   *[other] { $player } komt met { $count } { FORM($rank, form: "many") } op { $total }
 }
event-plays-several-still = { $player ->
    [you] Je blijft met { $count } { FORM($rank, form: "many") } op { $total }
   *[other] { $player } blijft met { $count } { FORM($rank, form: "many") } op { $total }
 }
event-earlier = { $count ->
    [one] Daarvoor was er nog één zet.
   *[other] Daarvoor waren er nog { $count } zetten.
 }
event-turned = Nu gaat het de andere kant op.
