hint-play = Tip: leg { FORM($cards, form: "the") } en maak { $total }.
hint-play-several = Tip: leg { $count } { FORM($rank, form: "many") } en maak { $total }.
hint-do-to = { $effect ->
    [eliminate] Gooi { FORM($player, form: "whom") } eruit.
    [exchange] Ruil van hand met { FORM($player, form: "whom") }.
    [steal] Steel een kaart van { FORM($player, form: "whom") }.
   *[choose] Laat { FORM($player, form: "whom") } nu spelen.
 }
hint-lay-down = Tip: leg { FORM($cards, form: "the") } op tafel.
hint-sneak = Tip: gooi { FORM($cards, form: "the") } ertussen.
hint-defend = Tip: red jezelf met { FORM($cards, form: "the") }.
hint-bottom = Tip: leg { FORM($cards, form: "the") } onder de trekstapel.
hint-take = Tip: neem { FORM($cards, form: "the") }.
hint-call = Tip: noem { $total }.
hint-draw = Tip: pak je kaart.
hint-let-it-pass = Tip: laat het gaan.
hint-do-not-answer = Tip: antwoord niet.
hint-give-up = Tip: geef op.

hint-only-play = { $limit ->
    [0] Niets anders blijft op 0 of hoger.
   *[other] Niets anders blijft binnen { $limit }.
 }
hint-only-choice = Niets anders mag nu gelegd worden.
hint-all-over = { $limit ->
    [0] Elke keuze gaat onder 0.
   *[other] Elke keuze gaat over { $limit }.
 }
hint-alike = Elke keuze is hier ongeveer even goed.
hint-gains = Het wint meteen { $gained }.
hint-takes-zeus = Het pakt Zeus.
hint-ends-with-zeus = Het beëindigt de ronde met Zeus aan jouw kant.
hint-reaches-alone = Het haalt { $total } en wint de partij.
hint-reaches = Het maakt precies { $total }: jullie winnen allemaal.
hint-probably-cannot-stay = { $limit ->
    [0] { $player } kan waarschijnlijk niet op 0 of hoger blijven.
   *[other] { $player } kan waarschijnlijk niet binnen { $limit } blijven.
 }
hint-may-not-stay = { $limit ->
    [0] { $player } kan misschien niet op 0 of hoger blijven.
   *[other] { $player } kan misschien niet binnen { $limit } blijven.
 }
hint-for-the-game = Voor de hele partij is het meer waard dan de veiligste kaart van deze ronde.
hint-rival = Met { FORM($cards, form: "the") } naar { $total } is misschien even goed.
hint-rival-let-it-pass = Het laten gaan is misschien even goed.
hint-rival-other = Een andere keuze is misschien even goed.
hint-odds = De kans om deze ronde niet te verliezen is { $percent }%, anders { $other }%.
hint-keeps = { $count ->
    [one] Je houdt een kaart die zelfs bij { $limit } nog kan.
   *[other] Je houdt { $count } kaarten die zelfs bij { $limit } nog kunnen.
 }
hint-spends = De hogere kaart gaat weg zolang er plaats voor is.
hint-least = Geen andere kaart telt zo weinig.
hint-least-off = Geen andere kaart haalt er zo weinig af.
hint-holds = Het totaal blijft { $total }.
hint-lowers = Het totaal gaat { $count } omlaag.
hint-raises = Het totaal gaat { $count } omhoog.
hint-no-room = { $limit ->
    [0] Er blijft helemaal niets over om af te halen.
   *[other] Er blijft helemaal geen ruimte over tot { $limit }.
 }
hint-little-room = { $limit ->
    [0] Er blijft maar { $count } over tot 0.
   *[other] Er blijft maar { $count } over tot { $limit }.
 }
hint-room = Er kan nog { $count } bij.

hint-strikes-one = Het gooit een andere speler uit de ronde.
hint-strikes-obliges = De volgende speler moet twee keer leggen.
hint-strikes-draw-1 = Alle anderen pakken een kaart.
hint-strikes-draw-2 = Alle anderen pakken twee kaarten.
hint-strikes-bomb = Alle anderen worden geraakt, tenzij ze een reddende kaart weggooien.

hint-card-chance = { $card } { $percent }%
hint-chances = Kans om deze ronde niet te verliezen: { $chances }.
