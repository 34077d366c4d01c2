## What to do

hint-play = Tipp: Leg { FORM($cards, form: "the-acc") }, das macht { $total }.
hint-play-several = Tipp: Leg { $count } { FORM($rank, form: "many") }, das macht { $total }.
hint-do-to = { $effect ->
    [eliminate] Wirf { FORM($player, form: "whom") } raus.
    [exchange] Tausch die Karten mit { FORM($player, form: "to") }.
    [steal] Stiehl eine Karte von { FORM($player, form: "to") }.
   *[choose] Lass { FORM($player, form: "whom") } als Nächstes spielen.
 }
hint-lay-down = Tipp: Leg { FORM($cards, form: "the-acc") } aus.
hint-sneak = Tipp: Wirf { FORM($cards, form: "the-acc") } dazwischen.
hint-defend = Tipp: Verteidige dich mit { FORM($cards, form: "the-dat") }.
hint-bottom = Tipp: Leg { FORM($cards, form: "the-acc") } unter den Stapel.
hint-take = Tipp: Nimm { FORM($cards, form: "the-acc") }.
hint-call = Tipp: Sag { $total } an.
hint-draw = Tipp: Zieh deine Karte.
hint-let-it-pass = Tipp: Verzichte.
hint-do-not-answer = Tipp: Antworte nicht.
hint-give-up = Tipp: Gib auf.

## Why: at most two of these sentences follow. “It” is what is advised.

hint-only-play = { $limit ->
    [0] Alles andere geht unter 0.
   *[other] Alles andere geht über { $limit }.
 }
hint-only-choice = Etwas anderes geht jetzt nicht.
hint-all-over = { $limit ->
    [0] Jede Möglichkeit geht unter 0.
   *[other] Jede Möglichkeit geht über { $limit }.
 }
hint-alike = Hier ist alles etwa gleich gut.
hint-gains = Damit gewinnst du sofort { FORM($gained, form: "acc") }.
hint-takes-zeus = Damit holst du Zeus.
hint-ends-with-zeus = Damit endet die Runde, und Zeus ist bei dir.
hint-reaches-alone = Damit ist { $total } erreicht und die Partie gewonnen.
hint-reaches = Damit sind es genau { $total }: Ihr gewinnt alle.
hint-probably-cannot-stay = { $limit ->
    [0] { $player } kommt danach wahrscheinlich unter 0.
   *[other] { $player } kommt danach wahrscheinlich über { $limit }.
 }
hint-may-not-stay = { $limit ->
    [0] { $player } kommt danach vielleicht unter 0.
   *[other] { $player } kommt danach vielleicht über { $limit }.
 }
hint-for-the-game = Für die ganze Partie ist das mehr wert als die sicherste Karte dieser Runde.
hint-rival = Vielleicht ist es genauso gut, { FORM($cards, form: "the-acc") } zu legen: Das macht { $total }.
hint-rival-let-it-pass = Vielleicht ist es genauso gut zu verzichten.
hint-rival-other = Etwas anderes ist vielleicht genauso gut.
hint-odds = Die Chance, diese Runde nicht zu verlieren, ist damit { $percent } %, sonst { $other } %.
hint-keeps = { $count ->
    [one] Damit behältst du eine Karte, die auch bei { $limit } noch geht.
   *[other] Damit behältst du { $count } Karten, die auch bei { $limit } noch gehen.
 }
hint-spends = Die höhere Karte legst du besser, solange noch Platz dafür ist.
hint-least = Keine andere Karte zählt so wenig dazu.
hint-least-off = Keine andere Karte zieht so wenig ab.
hint-holds = Der Stand bleibt bei { $total }.
hint-lowers = Der Stand sinkt um { $count }.
hint-raises = Der Stand steigt um { $count }.
hint-no-room = Damit bleibt bis { $limit } gar kein Platz.
hint-little-room = { $count ->
    [one] Damit bleibt nur noch 1 bis { $limit }.
   *[other] Damit bleiben nur noch { $count } bis { $limit }.
 }
hint-room = { $count ->
    [one] Damit bleibt noch Platz für 1.
   *[other] Damit bleibt noch Platz für { $count }.
 }

## Why: what it does to others

hint-strikes-one = Damit wirfst du jemanden aus der Runde.
hint-strikes-obliges = Wer als Nächstes dran ist, muss zweimal legen.
hint-strikes-draw-1 = Alle anderen ziehen eine Karte.
hint-strikes-draw-2 = Alle anderen ziehen zwei Karten.
hint-strikes-bomb = Alle anderen werden getroffen, wenn sie keine rettende Karte abwerfen.

## The chances on the cards, for those who cannot see them

hint-card-chance = { $card } { $percent } %
hint-chances = Chance, diese Runde nicht zu verlieren: { $chances }.
