first-show = Zeig’s mir
first-show-hint = Das Spiel in einer Runde von zwei Minuten
first-deal = Deine erste Runde
first-skip = Überspringen
first-now-you = Jetzt du

## What is shown: at most two short sentences, in large letters

first-total = Das ist der Stand.
first-keep = Halte ihn bei höchstens { $limit }.
first-keep-down = Lass ihn nicht unter 0 fallen.
first-keep-over = Bei { $limit } ist die Runde vorbei.
first-reach = Erreiche als Erster { $limit }.
first-keep-together = Bringt ihn gemeinsam auf genau { $limit }.
first-card = { START($card, form: "a") } { $does }.
first-stuck = { $player ->
    [you] Du kannst keine Karte legen.
   *[other] { $player } kann keine Karte legen.
 }
first-end = { $player ->
    [you] Deine Karte beendet die Runde.
   *[other] Die Karte von { $player } beendet die Runde.
 }
first-end-together = Der Stand ist genau { $limit }: Ihr habt alle gewonnen.
first-differs = Anders als bei „{ $game }“
first-play-lit = Leg die helle Karte
first-not-yet = Noch nicht: Leg { FORM($card, form: "the-acc") }.

## Read aloud

first-told = { $number } von { $count }: { $told }
first-play-card = Leg { FORM($card, form: "the-acc") }.
first-not-found = Keine Runde zeigt dieses Spiel gut. Lies seine Regeln.
