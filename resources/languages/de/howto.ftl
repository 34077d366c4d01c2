## Die Seite, nach der zu Beginn einer Runde gespielt wird, und die andere

howto-side = { $side ->
    [right] rechts
   *[left] links
 }
howto-other-side = { $side ->
    [right] links
   *[left] rechts
 }
howto-way = { $side ->
    [right] gegen den Uhrzeigersinn
   *[left] im Uhrzeigersinn
 }

## Überschriften

howto-heading-special = Das Besondere
howto-heading-aim = Ziel
howto-heading-players = Spieler und Karten
howto-heading-deal = Austeilen
howto-heading-turn = Der Zug
howto-heading-cards = Was die Karten bewirken
howto-heading-naming = Einen Spieler bestimmen
howto-heading-redeal = Neue Karten für alle
howto-heading-several = Mehrere Karten auf einmal
howto-heading-twice = Zweimal legen
howto-heading-answering = { START($rank, form: "many") } beantworten
howto-heading-runs = Folgen
howto-heading-ban = { START($rank, form: "many") } am Anfang
howto-heading-milestones = Treffen und überspringen
howto-heading-fines = Stände, die etwas kosten
howto-heading-wears-off = Karten, die nachlassen
howto-heading-wakes = Karten, die erwachen
howto-heading-borders = Die Schwellen
howto-heading-payment = Über { $limit } und genau { $limit }
howto-heading-hurdles = Hindernisse
howto-heading-69 = Genau 69
howto-heading-exact = Genau { $total }
howto-heading-three = Drilling
howto-heading-hands = Besondere Hände
howto-heading-zeus = Zeus
howto-heading-last-card = Die letzte Karte und die Bomben
howto-heading-two-players = Zu zweit
howto-heading-stuck = Wenn du nicht legen kannst
howto-heading-out = Ausscheiden
howto-heading-stock = Wenn der Stapel leer ist
howto-heading-next-deal = Die nächste Runde
howto-heading-end = Ende der Partie
howto-heading-tips = Tipps
howto-source = Quelle: { $source }.
howto-source-own = Für Cardtable erdacht.
howto-source-maker = Ausgedacht von { $name }.
howto-source-home = Zu Hause ausgedacht.
howto-source-sold = Quelle: { $source }. Wir haben mit dem Inhaber des Namens nichts zu tun.
howto-source-grade = { $grade ->
    [A] Stufe A: Die Regeln stehen dort, nur kleine Lücken haben wir gefüllt.
   *[B] Stufe B: Wo die Quelle schweigt, haben wir die Regeln festgelegt.
 }

## Das Besondere

howto-special-unlike = Du kennst schon „{ $game }“? Das ist hier anders: { $what }.
howto-special-otherwise = Sonst wird gespielt wie bei „{ $game }“.
howto-special-top = Mit { $over } hast du verloren, und bei { $limit } kannst du nur noch { FORM($cards, form: "a-acc") } legen.
howto-special-bottom = Unter 0 hast du verloren, und bei 0 kannst du nur noch { FORM($cards, form: "a-acc") } legen.

## Was jemand zahlt: „zahlst du einen Cent“; „müssen alle anderen je einen Cent zahlen“

howto-pay = { $cost ->
    [corner] knickst du { FORM($cost, form: "acc") } deines Geldscheins um
    [fold] machst du { FORM($cost, form: "acc") } in deinen Geldschein
    [point] verlierst du { FORM($cost, form: "acc") }
    [bomb] drehst du { FORM($cost, form: "acc") } um
   *[other] zahlst du { FORM($cost, form: "acc") }
 }
howto-pays = { $cost ->
    [corner] je { FORM($cost, form: "acc") } ihres Geldscheins umknicken
    [fold] je { FORM($cost, form: "acc") } in ihren Geldschein machen
    [point] je { FORM($cost, form: "acc") } abgeben
    [bomb] je { FORM($cost, form: "acc") } umdrehen
   *[other] je { FORM($cost, form: "acc") } zahlen
 }

## Das Ziel

howto-aim = Alle legen Karten und zählen sie zu einem gemeinsamen Stand zusammen.
howto-aim-down = Alle legen Karten und ziehen sie von einem gemeinsamen Stand ab, der bei { $total } beginnt.
howto-reach-wins = { $total ->
    [0] Wer den Stand als Erster auf 0 bringt, gewinnt die Partie.
   *[other] Wer den Stand als Erster auf { $total } oder mehr bringt, gewinnt die Partie.
 }
howto-exact-wins = Wer den Stand genau auf { $total } bringt, gewinnt sofort die Partie.
howto-exact-counted = Wer den Stand durch Dazuzählen oder Abziehen genau auf { $total } bringt, gewinnt sofort die Partie.
howto-exact-not-by = Eine Karte, die den Stand auf { $total } setzt oder dort lässt, gewinnt nicht.
howto-aim-zero = Er darf nicht unter 0 sinken.
howto-aim-team = Ihr spielt alle zusammen: Ist er genau { $limit }, habt ihr alle gewonnen.
howto-aim-limit = Er darf höchstens { $limit } werden: Wer auf { $over } oder mehr kommt, verliert.
howto-aim-limit-shed = Er darf höchstens { $limit } werden.
howto-aim-letters = Wer Zeus hat, wenn der Stand { $limit } erreicht, bekommt einen Buchstaben von ZEUS. Wer zuerst { FORM($cost, form: "acc") } hat, gewinnt die Partie.
howto-aim-shed = Werde alle deine Karten los: Dann müssen alle anderen { howto-pays }.
howto-aim-borders = An manchen Stellen liegen Schwellen, und jede, die du überschreitest, kostet dich einen Punkt. Was dir am Ende einer Runde bleibt, kommt zu deinen Gesamtpunkten. Wer dort die meisten hat, gewinnt die Partie.
howto-aim-borders-up = An manchen Stellen liegen Schwellen, und jede, die du hinauf überschreitest, kostet dich einen Punkt. Was dir am Ende einer Runde bleibt, kommt zu deinen Gesamtpunkten. Wer dort die meisten hat, gewinnt die Partie.
howto-aim-payment = Wer die { $limit } überschreitet, zahlt Punkte, wer sie genau trifft, bekommt welche, und beides beendet die Runde. Wer am Ende die meisten hat, gewinnt die Partie.
howto-aim-hurdles = Wer bestimmte Stände genau trifft, bekommt Punkte, wer sie überspringt, verliert welche. Ab { $limit } ist die Runde zu Ende. Wer am Ende die meisten Punkte hat, gewinnt die Partie.
howto-aim-forfeit = Wer die { $limit } überschreitet, bekommt eine Strafe, und die Runde ist zu Ende. Wer die wenigsten Strafen hat, gewinnt.
howto-aim-hit = Triffst du damit genau { $totals }, zahlen die anderen. Überspringst du eine dieser Zahlen, zahlst du.

## Spieler und Karten

howto-players = { START($spans) } Spieler.
howto-players-span = { FORM($least, as: "form-number") } bis { FORM($most, as: "form-number") }
howto-players-one = { FORM($least, as: "form-number", form: "m") }
howto-packs = Gespielt wird mit { $jokers ->
    [0] { $packs ->
        [one] einem Kartenspiel zu 52 Karten
       *[other] { FORM($packs, as: "form-number") } Kartenspielen zu je 52 Karten, alle zusammengemischt
     }
    [one] { $packs ->
        [one] einem Kartenspiel zu 52 Karten und einem Joker
       *[other] { FORM($packs, as: "form-number") } Kartenspielen zu je 52 Karten und je einem Joker, alle zusammengemischt
     }
   *[other] { $packs ->
        [one] einem Kartenspiel zu 52 Karten und { FORM($jokers, as: "form-number") } Jokern
       *[other] { FORM($packs, as: "form-number") } Kartenspielen zu je 52 Karten und je { FORM($jokers, as: "form-number") } Jokern, alle zusammengemischt
     }
 }.
howto-packs-from = Ab { FORM($least, as: "form-number") } Spielern { $packs ->
    [one] ist es ein Kartenspiel
   *[other] sind es { FORM($packs, as: "form-number") } Kartenspiele
 }{ $jokers ->
    [0] .
    [one] { $packs ->
        [one] {" "}mit einem Joker.
       *[other] {" "}mit je einem Joker.
     }
   *[other] { $packs ->
        [one] {" "}mit { FORM($jokers, as: "form-number") } Jokern.
       *[other] {" "}mit je { FORM($jokers, as: "form-number") } Jokern.
     }
 }
howto-packs-at-start = Es zählt, wie viele ihr am Anfang der Partie seid, auch wenn später jemand ausscheidet.
howto-packs-follow = Sind Spieler ausgeschieden, gibt es in der nächsten Runde so viele Kartenspiele und Handkarten, als hätten nur die übrigen die Partie begonnen.
howto-packs-follow-tokens = Hätten sie dann mit mehr { $kind ->
    [penny] Cent
    [nickel] Fünfern
    [chip] Chips
    [corner] Ecken
    [fold] Knicken
    [point] Punkten
   *[token] Marken
 } begonnen, bekommt jeder von ihnen den Unterschied dazu.
howto-pack-part = Gespielt wird mit { $packs ->
    [one] { $count } Karten aus einem Kartenspiel
   *[other] je { $count } Karten aus { FORM($packs, as: "form-number") } Kartenspielen
 }: mit allen { FORM($ranks, form: "many-dat") }.
howto-pack-part-from = Ab { FORM($least, as: "form-number") } Spielern sind es diese Karten aus { $packs ->
    [one] einem Kartenspiel
   *[other] { FORM($packs, as: "form-number") } Kartenspielen
 }.
howto-pack-own = Das Spiel hat eigene Karten, { $packs ->
    [one] { $count } Stück
   *[other] { FORM($packs, as: "form-times") } { $count } Stück
 }: { $kinds }.
# „viermal die Halt-Karte“
howto-pack-own-kind = { $copies ->
    [one] einmal
   *[other] { FORM($copies, as: "form-times") }
 } { $rank ->
    [M1] die Minus 1
    [M10] die Minus 10
   *[other] { FORM($rank, form: "the") }
 }
howto-pack-own-row = { FORM($copies, as: "form-times") } jede Zahl von { FORM($first, form: "figure") } bis { FORM($last, form: "figure") }
howto-zeus-needs = Dazu brauchst du etwas, das Zeus sein soll, und Stift und Papier für die Buchstaben.
howto-tokens = Jeder beginnt mit { FORM($cost, form: "dat") }.
howto-tokens-points = Jeder beginnt jede Runde mit { FORM($cost, form: "dat") }.
howto-tokens-bombs = Jeder hat { FORM($cost, form: "acc") }. Wer eine verliert, dreht sie um.
howto-tokens-jokers = Die Marken sind Joker.
howto-tokens-in-box = Auf der Schachtel heißen sie „{ $printed }“.
howto-tokens-bill = Jeder hat einen Geldschein.
howto-tokens-bill-corners = Für jeden Verlust wird eine seiner vier Ecken umgeknickt.
howto-tokens-bill-in-half = Für jeden Verlust wird er geknickt: erst die vier Ecken, eine nach der anderen, und dann in der Mitte.
howto-tokens-bill-room = Für jeden Verlust bekommt er einen Knick. Platz ist für { FORM($cost, form: "acc") }.
howto-tokens-bill-room-from = Ab { FORM($least, as: "form-number") } Spielern ist Platz für { FORM($cost, form: "acc") }.
howto-tokens-from = Ab { FORM($least, as: "form-number") } Spielern bekommt jeder { FORM($cost, form: "acc") }.

## Das Austeilen

howto-first-dealer = Wer zuerst gibt, wird ausgelost.
howto-dealt = Der Geber mischt und teilt die Karten einzeln aus. Er beginnt bei seinem { $side ->
    [right] rechten
   *[left] linken
 } Nachbarn.
howto-hand = Jeder bekommt { $count ->
    [one] eine Karte
   *[other] { FORM($count, as: "form-number") } Karten
 }.
howto-hand-from = Ab { FORM($least, as: "form-number") } Spielern bekommt jeder { $count ->
    [one] eine Karte
   *[other] { FORM($count, as: "form-number") } Karten
 }.
howto-hand-all = Alle Karten werden verteilt, jeder bekommt gleich viele.
howto-rest-is-stock = Der Rest kommt verdeckt in die Mitte: Das ist der Stapel.
howto-bottom = Dann sucht der Geber eine gute Karte aus dem Stapel und legt sie offen darunter, sodass alle sie sehen.
howto-bottom-first = Das ist { FORM($ranks, form: "a") }: in dieser Reihenfolge die erste Karte, die da ist.
howto-bottom-chosen = Das ist { FORM($ranks, form: "a") }, ganz wie der Geber will.
howto-bottom-last-draw = Wer als Letzter vom Stapel zieht, bekommt sie.
howto-start-empty = Auf der Ablage liegt noch keine Karte, und der Stand ist { $total }.
howto-start-rest = Bleiben Karten übrig, werden sie offen auf die Ablage gelegt, und was sie zählen, ist der Stand. Bleibt keine übrig, ist er { $total }.
howto-start-number = Die erste Karte auf der Ablage muss eine Zahl sein, wenn dieser Spieler eine hat.
howto-start-left = Der Spieler { howto-side } vom Geber beginnt.
howto-start-turned = Nach dem { $deal ->
    [first] ersten Austeilen einer Partie
   *[each] Austeilen
 } wird die oberste Karte des Stapels aufgedeckt: Mit ihr beginnt die Ablage.
howto-start-applied = Der Stand ist das, was diese Karte aus 0 macht.
howto-start-value = Ihr Wert ist der erste Stand.
howto-start-twice = Ist es { FORM($cards, form: "a") }, muss der Spieler, der beginnt, zweimal legen.
howto-start-reverse = Kehrt die Karte die Richtung um, beginnt stattdessen der Spieler { howto-other-side } vom Geber.
howto-start-nothing-else = Sonst bewirkt die Karte nichts.
howto-start-passed = Ist es { FORM($cards, form: "a") }, kommt die Karte wieder mitten in den Stapel, und die nächste wird aufgedeckt. So geht es weiter, bis eine andere Karte daliegt.
howto-start-counts = { START($cards, form: "a") } zählt dabei { $total }.
howto-start-first-value = Lässt eine Karte die Wahl, zählt der Wert, der in der Tabelle zuerst steht.

## Der Zug

howto-clockwise = Gespielt wird { howto-way }, also nach { howto-side }.
howto-clockwise-until = Gespielt wird { howto-way }, also nach { howto-side }, bis eine Karte die Richtung umkehrt.
howto-turn = Wenn du dran bist, legst du eine Karte auf die Ablage, sagst den neuen Stand an und ziehst eine Karte vom Stapel.
howto-turn-draw-yourself = Wenn du dran bist, legst du eine Karte auf die Ablage und sagst den neuen Stand an. Dann nimmst du dir eine Karte vom Stapel.
howto-turn-no-draw = Wenn du dran bist, legst du eine Karte auf die Ablage und sagst den neuen Stand an. Gezogen wird nicht.

howto-limit = Der Stand darf genau { $limit } sein, aber nicht { $over } oder mehr.
howto-zero = Der Stand darf genau 0 sein, aber nicht weniger, und nie mehr als { $limit }.
howto-team-talk = Ihr dürft einander sagen und zeigen, was ihr auf der Hand habt.
howto-choose-within-limit = Lässt dir eine Karte die Wahl, nimm einen Wert, der den Stand nicht über { $limit } bringt.
howto-must-play = Wenn du eine Karte legen kannst, musst du auch eine legen.
howto-give-up = Wenn du dran bist, darfst du aufgeben, auch wenn du legen könntest. Das zählt so, als könntest du nicht.
howto-give-up-answer = Aufgeben darfst du auch, wenn du { FORM($rank, form: "a-acc") } beantworten oder Strafkarten legen könntest.
howto-give-up-hands-nothing-on = Dann zahlst du, und der nächste Spieler ist nichts schuldig.
howto-mistakes = Eine Karte, die den Stand aus Versehen über { $limit } bringt, bleibt liegen. Das zählt so, als könntest du nicht legen.
howto-over-is-allowed = { $limit ->
    [0] Du darfst immer jede Karte legen; der Stand ist nie kleiner als 0.
   *[other] Du darfst immer jede Karte legen, auch eine, die den Stand über { $limit } bringt.
 }
howto-give-up-instead = Statt zu legen, darfst du aufgeben.

howto-never-below-zero = Der Stand sinkt nie unter 0: Nach einer Karte, die ihn tiefer bringen würde, ist er 0.
howto-below-zero = Der Stand darf unter 0 sinken.
howto-below-zero-doubled = Wird ein Stand unter 0 verdoppelt, sinkt er noch tiefer.
howto-below-zero-digits = Werden die Ziffern eines Standes unter 0 vertauscht, bleibt das Minus: Aus { $before } wird { $after }.
howto-total-stops = Weiter als bis { $total } geht der Stand nie; eine Karte, die ihn weiter brächte, lässt ihn dort stehen.

howto-calls = Zu manchen Karten gehört ein eigener Spruch. Er kommt vor dem Stand, hier zum Beispiel 42.
howto-call-pass = Bei einer Karte, die nichts dazuzählt, sagst du: „{ $words } 42“.
howto-call-reverse = Bei einer Karte, die nichts dazuzählt und die Richtung umkehrt, sagst du: „{ $words } 42“.
howto-call-rank = Bei { FORM($rank, form: "a-dat") } sagst du: „{ $words } 42“.
howto-call-set = Legst du { FORM($cards, form: "a-acc") }, sagst du nur den Stand, auch wenn er gleich bleibt.
howto-add-without-help = Wenn du eine Karte legst, rechnest du ohne Hilfe.
howto-wrong-total-is-free = Ein falscher Stand wird berichtigt und kostet nichts.
howto-wrong-total-costs = Ein falscher Stand wird berichtigt, und wer ihn angesagt hat, bekommt eine Strafe.
howto-wrong-total-pays = Sagst du einen falschen Stand an, { howto-pay }, und er wird berichtigt.
howto-wrong-total-loses = Sagst du einen falschen Stand an, wird er berichtigt, und du verlierst die Runde wie jemand, der nicht legen kann.

howto-draw-yourself = Niemand zieht für dich.
howto-draw-lost = Sobald die nächste Karte liegt, egal von wem, darfst du deine Karte nicht mehr ziehen, und deine Hand bleibt für den Rest der Runde kleiner.
howto-draw-as-usual = Von da an ziehst du für jede Karte, die du legst, wieder eine.

## Mehrere Karten auf einmal

howto-same-rank = Statt einer Karte darfst du { $count ->
    [2] zwei Karten
   *[other] bis zu { FORM($count, as: "form-number") } Karten
 } vom selben Wert auf einmal legen.
howto-same-rank-value = Jede davon wird dazugezählt oder abgezogen. Gibt es eine Wahl, gilt für alle dasselbe.
howto-same-rank-set = Setzen sie den Stand auf eine Zahl, geschieht das nur einmal.
howto-same-rank-effects = Alles andere, was sie bewirken, geschieht für jede Karte einmal.
howto-same-rank-reverse = Zwei Karten, die die Richtung umkehren, lassen sie also, wie sie war.
howto-same-rank-limit = Für die Grenze zählt nur der Stand nach allen zusammen.
howto-same-rank-draw = Du ziehst so viele Karten, wie du gelegt hast. Dann geht es weiter wie nach einer einzelnen Karte.
howto-pairs = Du darfst zwei { FORM($ranks, form: "many") } zusammen legen{ $ranks ->
    [1] .
   *[other] , auch gemischt.
 }
howto-pairs-value = Zusammen zählen sie wie eine Karte. Du ziehst zwei Karten dafür.
howto-throw = Hast du vier { FORM($rank, form: "many") } auf der Hand, darfst du alle vier auf einmal legen.
howto-throw-value = Sie lassen den Stand, wie er ist, und du ziehst vier Karten.
howto-throw-is-one-of-two = Musst du zweimal legen, zählen sie als einmal.

## Zweimal legen

howto-twice = Nach { FORM($cards, form: "a-dat") } muss der nächste Spieler in seinem Zug zweimal legen.
howto-twice-four-times = Werden zwei davon auf einmal gelegt, muss er viermal legen.
howto-twice-draw-each = Nach jedem Mal zieht er eine Karte.
howto-twice-draw-at-end = Er zieht erst nach dem letzten Mal, und zwar so viele Karten, wie er gelegt hat.
howto-twice-between = Nach jedem Mal außer dem letzten sagt er den Stand an. Dann geht der Stand auf { $total } zurück.
howto-twice-turns = Die Richtung kehrt sich erst nach dem letzten Mal um. Zweimal umgekehrt, ist sie wieder wie vorher.
howto-twice-turns-unless = Die Richtung kehrt sich erst nach dem letzten Mal um, außer wenn die erste Karte beides weitergibt. Zweimal umgekehrt, ist sie wieder wie vorher.
howto-twice-skips = Auch aussetzen muss jemand erst nach dem letzten Mal.
howto-reverses-first = Erst kehrt sich die Richtung um, dann wird ausgesetzt.
howto-twice-single = Jedes Mal darf es nur eine einzelne Karte sein.
howto-twice-several-count-once = Mehrere Karten vom selben Wert auf einmal zählen als einmal.
howto-twice-again-after-last = Ist die letzte dieser Karten { FORM($cards, form: "a") }, muss der nächste Spieler zweimal legen.
howto-twice-again-after-any = Ist eine dieser Karten { FORM($cards, form: "a") }, muss der nächste Spieler zweimal legen.
howto-twice-hands-on = Wer beim ersten Mal { FORM($ranks, form: "a-acc") } legt, gibt beides weiter: Sein Zug ist zu Ende, und an seiner Stelle muss der nächste Spieler zweimal legen.
howto-twice-hands-back = Nach { FORM($ranks, form: "a-dat") } ist das der Spieler vor ihm: Die Richtung kehrt sich sofort um.
howto-twice-hands-back-alone = Wer beim ersten Mal { FORM($ranks, form: "a-acc") } legt, gibt beides zurück: Die Richtung kehrt sich sofort um, sein Zug ist zu Ende, und der Spieler vor ihm muss zweimal legen.
howto-twice-hands-to-named = Nach { FORM($ranks, form: "a-dat") } ist das der Spieler, der genannt wurde.
howto-twice-never-four = Mehr als zweimal muss so niemand legen.
howto-twice-adds = Wer als Erstes { FORM($ranks, form: "a-acc") } legt, gibt alles weiter und noch ein Mal dazu: Nach zwei davon muss der nächste Spieler dreimal legen.
howto-twice-not-first = { START($ranks, form: "a") } darf nicht die erste der beiden Karten sein. Hast du nichts anderes, was du legen kannst, kannst du nicht legen.
howto-twice-cancels = Musst du zweimal legen, genügt dafür auch { FORM($rank, form: "a") } allein.
howto-twice-cancels-ends = Die Karte zählt wie sonst, aber danach ist dein Zug zu Ende, und der nächste Spieler ist ganz normal dran.
howto-twice-cancels-or-last = Sonst darf { FORM($rank, form: "a") } nur die letzte der beiden Karten sein.
howto-twice-must-finish = Du darfst nur anfangen, wenn du für jedes Mal eine Karte hast, die du legen kannst. Sonst legst du gar keine: Das zählt so, als könntest du nicht legen.
howto-twice-second-counts = Kannst du beim zweiten Mal nicht legen, kostet dich das genauso viel, als hättest du schon beim ersten Mal nicht gekonnt.
howto-twice-second-stuck = Kannst du beim zweiten Mal nicht legen, zählt das so, als könntest du gar nicht legen. Das zweite Mal entfällt.
howto-twice-first-still = Kehrt deine erste Karte die Richtung um, lässt sie jemanden aussetzen oder den nächsten Spieler zweimal legen, gilt das trotzdem.
howto-twice-stays = Muss jemand zweimal legen und kann nicht, muss der nächste Spieler genauso oft legen.
howto-twice-rest-of-two = Wer schon beim ersten Mal nicht legen kann, lässt dem nächsten Spieler beides übrig: Der muss zweimal legen. Kann er erst beim zweiten Mal nicht, ist der nächste Spieler ganz normal dran.
howto-twice-rest = Muss jemand zweimal legen und kann nicht, muss der nächste Spieler so oft legen, wie noch fehlt. Fehlt nur einmal, ist er ganz normal dran.
howto-twice-lapses = Muss jemand zweimal legen und kann nicht, ist der nächste Spieler ganz normal dran.

## Ein Wert, der mit demselben Wert beantwortet wird

howto-answer-must = { START($rank, form: "a") } muss beantwortet werden.
howto-answer-must-lay = Hat der nächste Spieler { FORM($rank, form: "many") } auf der Hand, muss er genau { FORM($rank, form: "a-acc") } darauflegen.
howto-answer-must-next = Dann muss der Spieler nach ihm antworten.
howto-answer-may = { START($rank, form: "a") } darf beantwortet werden.
howto-answer-may-lay = Hat der nächste Spieler { FORM($rank, form: "many") } auf der Hand, darf er { FORM($rank, form: "a-acc") } darauflegen, muss es aber nicht.
howto-answer-may-next = Dann darf der Spieler nach ihm genauso antworten.
howto-answer-draw = Dafür wird wie sonst eine Karte gezogen.
howto-answer-none = Wenn nur { FORM($rank, form: "a") } daliegt und du nicht antwortest, setzt du aus: Du legst keine Karte und ziehst keine. Der Spieler nach dir ist ganz normal dran.
howto-penalty = Wenn zwei oder mehr { FORM($rank, form: "many") } hintereinander daliegen und du nicht antwortest, musst du Strafkarten legen: so viele, wie { FORM($rank, form: "many") } daliegen, eine nach der anderen.
howto-penalty-playable = Jede Strafkarte muss erlaubt sein, wenn du sie legst, und sie zählt sofort.
howto-penalty-turns-last = Die Richtung kehrt sich aber erst nach der letzten Karte um, und auch aussetzen muss jemand erst dann.
howto-penalty-draw-after-all = Nach der letzten Karte ziehst du so viele Karten, wie du gelegt hast.
howto-penalty-draw-after-each = Nach jeder davon ziehst du eine Karte.
howto-penalty-draw-none = Für Strafkarten ziehst du nichts, deine Hand bleibt also kleiner.
howto-penalty-last-must = Ist die letzte Strafkarte { FORM($rank, form: "a") }, muss sie beantwortet werden, als läge sie allein da.
howto-penalty-last-may = Ist die letzte Strafkarte { FORM($rank, form: "a") }, darf sie beantwortet werden, als läge sie allein da.
howto-penalty-what-you-can = Kannst du nicht alle Strafkarten legen, legst du so viele, wie du kannst.
howto-penalty-then-stuck = Danach zählt es so, als könntest du nicht legen.
howto-penalty-draw-laid = Du ziehst so viele Karten, wie du gelegt hast.
howto-penalty-pays-nothing = Du zahlst nichts.
howto-penalty-drops-out = Dann { howto-pay } und bist raus aus der Runde.
howto-penalty-handed-on = Die fehlenden Strafkarten gehen an den nächsten Spieler weiter.
howto-penalty-dropped = Die fehlenden Strafkarten verfallen, und der nächste Spieler ist ganz normal dran.
howto-penalty-turns-first = Vorher kehrt sich die Richtung um oder muss jemand aussetzen, wenn die gelegten Karten das bewirken.
howto-penalty-still-on-top = Wurde gar keine Strafkarte gelegt, liegt noch { FORM($rank, form: "a") } obenauf.
howto-penalty-still-must-answer = Dann muss der nächste Spieler mit { FORM($rank, form: "a-dat") } antworten. Kann er das nicht, ist er alle Strafkarten schuldig.
howto-penalty-still-may-answer = Dann darf der nächste Spieler mit { FORM($rank, form: "a-dat") } antworten. Tut er das nicht, ist er alle Strafkarten schuldig.
howto-penalty-comes-back = Legt niemand eine Strafkarte, bis der wieder dran ist, der als Erster nicht konnte, verfallen sie, und er legt ganz normal.

## Folgen

howto-runs = Zwei Karten nacheinander bilden eine Folge, wenn ihre Werte Nachbarn sind. Eine Folge steigt oder fällt.
howto-runs-ranks = Die Werte stehen im Kreis: Ass, Zwei, Drei und so weiter bis zur Zehn, dann Bube, Dame, König und wieder das Ass.
howto-runs-printed = Hier kommt es darauf an, was auf der Karte steht, nicht, wie viel sie zählt. Ein Joker hat keinen Wert.
howto-runs-draw = Solange es eine Folge gibt, ziehst du nur, wenn du sie mit dem nächsten Wert in derselben Richtung fortsetzt. Dann geht sie für den Spieler nach dir weiter.
howto-runs-must = Kannst du die Folge fortsetzen, musst du es tun. Kannst du es nicht, legst du eine andere Karte.
howto-runs-may = Du darfst auch jede andere Karte legen.
howto-runs-no-draw = Dann ziehst du nichts dafür, die Folge ist zu Ende, und deine Hand bleibt für den Rest der Runde um eine Karte kleiner.
howto-runs-other-way = Sind diese Karte und die davor Nachbarn in der anderen Richtung, beginnt mit ihnen eine neue Folge.
howto-runs-begin = Wer eine Folge beginnt, zieht wie sonst. Setzt jemand aus, ist die Folge damit nicht zu Ende.
howto-runs-penalty = Strafkarten und { FORM($rank, form: "many") }, mit denen geantwortet wird, zählen dabei einzeln, wie alle anderen Karten.
howto-runs-put-aside = Wird die Ablage weggelegt, ist die Folge darauf zu Ende.

## Einen Spieler bestimmen

howto-eliminate = Legst du { FORM($cards, form: "a-acc") }, musst du jemand anderen bestimmen, der noch in der Runde ist. Er bekommt eine Strafe und ist raus aus der Runde; seine Karten werden weggelegt. Weiter geht es mit dem nächsten Spieler nach dir.
howto-eliminate-saved = Hat er aber { FORM($cards, form: "a-acc") }, ist er gerettet. Er muss diese Karte unter deine auf die Ablage legen und zieht sofort eine neue. Das zählt nicht als Zug.
howto-eliminate-last-one = Ist nur noch ein Spieler in der Runde, ist sie zu Ende.
howto-exchange = Legst du { FORM($cards, form: "a-acc") }, musst du jemanden bestimmen, der noch in der Runde ist, und mit ihm alle Handkarten tauschen.
howto-exchange-after-draw = Legst du { FORM($cards, form: "a-acc") }, ziehst du zuerst. Dann musst du jemanden bestimmen, der noch in der Runde ist, und mit ihm alle Handkarten tauschen.
howto-exchange-before-draw = Getauscht wird, bevor jemand zieht. An deiner Stelle zieht dann der andere Spieler, dem jetzt eine Karte fehlt.
howto-redeal = Legt jemand { FORM($cards, form: "a-acc") }, bleibt diese Karte auf der Ablage. Alle anderen Karten, auch die auf den Händen, werden gemischt, und jeder in der Runde bekommt eine neue Hand, so groß wie am Anfang.
howto-redeal-no-draw = Gezogen wird dafür nicht.
howto-steal = Legst du { FORM($cards, form: "a-acc") }, bestimmst du jemanden, der noch in der Runde ist, und ziehst ihm eine Karte aus der Hand, ohne hinzusehen.
howto-steal-seen = Legst du { FORM($cards, form: "a-acc") }, bestimmst du jemanden, der noch in der Runde ist, siehst dir seine Karten an und nimmst dir eine davon.
howto-steal-robbed-draws = Dieser Spieler zieht sofort eine Karte.
howto-steal-is-draw = Du selbst ziehst dann keine mehr vom Stapel.
howto-steal-and-draw = Du selbst ziehst auch noch eine Karte, wie sonst.
howto-steal-nobody = Hat sonst niemand Karten, ziehst du einfach vom Stapel.
howto-choose-next = Legst du { FORM($cards, form: "a-acc") }, bestimmst du, wer von den anderen in der Runde als Nächstes spielt. Die Richtung bleibt, und von dort geht es weiter.

## Ein Wert, der am Anfang nicht gelegt werden darf

howto-ban = In { $count ->
    [one] deinem ersten Zug
   *[other] deinen ersten { FORM($count, as: "form-number") } Zügen
 } der Partie darfst du { FORM($rank, form: "no-acc") } legen, wenn sich dadurch der Stand ändert.
howto-ban-not-at-limit = Steht er schon auf { $limit }, darfst du es.
howto-ban-always = In { $count ->
    [one] deinem ersten Zug
   *[other] deinen ersten { FORM($count, as: "form-number") } Zügen
 } der Partie darfst du gar { FORM($rank, form: "no-acc") } legen.
howto-ban-turns = Es zählen nur Züge, in denen du eine Karte gelegt hast.
howto-ban-saves-nobody = Verbotene { FORM($rank, form: "many") } helfen dir nicht, wenn du sonst nichts legen kannst.
howto-wears-off = Wenn der Stapel in einer Runde { $count ->
    [one] einmal
   *[other] { FORM($count, as: "form-number") } Mal
 } erneuert worden ist, gilt für den Rest dieser Runde: { $what }.
howto-worn = { FORM($card, form: "the") } { $does }
howto-wakes = Solange der Stand unter { $total } ist, gilt: { $what }.
howto-wakes-down = Solange der Stand über { $total } ist, gilt: { $what }.
howto-wakes-turn = In { $count ->
    [one] deinem ersten Zug
   *[other] deinen ersten { FORM($count, as: "form-number") } Zügen
 } der Partie gilt: { $what }.

## Stände, die etwas kosten oder bringen

howto-hit = Bringt deine Karte den Stand von unten auf genau { $totals }, müssen alle anderen in der Runde { howto-pays }.
howto-jump = Springt der Stand von unten über { $totals } hinweg, { howto-pay }.
howto-hit-end = Bringt deine Karte den Stand auf genau { $limit }, ist die Runde zu Ende, und alle anderen in der Runde müssen { howto-pays }.
howto-over-end = Bringt sie ihn über { $limit }, ist die Runde zu Ende, und dafür { howto-pay }.
howto-jump-also-paid = Überspringst du dabei { $totals }, zahlst du das noch dazu.
howto-jump-not-paid = Was du dabei überspringst, kostet nichts extra.
howto-down-is-free = Sinkt der Stand oder bleibt er gleich, kostet das niemanden etwas.
howto-out-still-turns = Scheidet jemand durch seine eigene Karte aus der Partie aus und kehrt sie die Richtung um, tut sie das trotzdem, als wäre er noch dabei.
howto-out-still-skips = Scheidet jemand durch seine eigene Karte aus der Partie aus und lässt sie aussetzen, tut sie das trotzdem, als wäre er noch dabei.
howto-out-still-turns-or-skips = Scheidet jemand durch seine eigene Karte aus der Partie aus, kehrt sie trotzdem die Richtung um oder lässt aussetzen, als wäre er noch dabei.
howto-fine = Macht deine Karte { $totals } daraus, { howto-pay }, und zwar sofort. Die Runde geht weiter.
howto-fine-repeated-pays = Steht eine dieser Zahlen schon da und lässt deine Karte den Stand, wie er ist, sagst du sie noch einmal an und zahlst auch.
howto-fine-repeated-free = Steht eine dieser Zahlen schon da und lässt deine Karte den Stand, wie er ist, kostet das nichts.
howto-fine-owed = Wer dadurch ausscheidet, legt in diesem Zug keine Karte mehr; was dann noch fehlt, entfällt.
howto-fine-owed-handed-on = Wer dadurch ausscheidet, legt in diesem Zug keine Karte mehr; was dann noch fehlt, entfällt, außer wenn die gelegte Karte es weitergibt.
howto-borders = Die Schwellen liegen gleich über { $totals }. Bringt deine Karte den Stand über eine Schwelle, hinauf oder hinunter, verlierst du einen Punkt, bei mehreren für jede einen.
howto-borders-up = Die Schwellen liegen gleich über { $totals }. Bringt deine Karte den Stand hinauf über eine Schwelle, verlierst du einen Punkt, bei mehreren für jede einen. Wieder hinunter kostet nichts.
howto-borders-floor = Weniger als 0 Punkte kannst du nicht haben.
howto-borders-no-floor = Deine Punkte können unter 0 sinken. Dann werden sie von deinen Gesamtpunkten abgezogen.

## Zahlen, wenn der Stand über der Grenze ist

howto-payment-overshoot = Bringt deine Karte den Stand über { $limit }, zahlst du jedem anderen so viele Punkte, wie er darüber liegt: Bei { $total } bekommt jeder { FORM($count, as: "form-number") }. Dann ist die Runde zu Ende.
howto-payment-over = Bringt deine Karte den Stand über { $limit }, ist die Runde zu Ende, und du zahlst jedem anderen { $count ->
    [one] einen Punkt
   *[other] { FORM($count, as: "form-number") } Punkte
 }.
howto-payment-forfeit = Bringt deine Karte den Stand über { $limit }, bekommst du eine Strafe. Dann ist die Runde zu Ende.
howto-payment-exact = Bringt deine Karte den Stand auf genau { $limit }, ist die Runde auch zu Ende, und du bekommst von jedem anderen { $count ->
    [one] einen Punkt
   *[other] { FORM($count, as: "form-number") } Punkte
 }.
howto-payment-exact-free = Bringt deine Karte den Stand auf genau { $limit }, ist die Runde auch zu Ende, und niemand zahlt etwas.
howto-payment-debts = Die Punkte werden aufgeschrieben und können unter 0 sinken.
howto-hurdles = Trifft deine Karte genau { $totals }, bekommst du einen Punkt. Für jede dieser Zahlen, die sie aufwärts überspringt, verlierst du einen.
howto-hurdles-goal = Bringt deine Karte den Stand auf { $limit } oder mehr, bekommst du { $count ->
    [one] einen Punkt
   *[other] { FORM($count, as: "form-number") } Punkte
 }, und die Runde ist zu Ende.

## Genau 69

howto-69-back = Bringst du den Stand auf genau 69, von unten oder von oben, { $cost ->
    [corner] darf dein Geldschein einen Knick mehr haben
    [fold] darf dein Geldschein einen Knick mehr haben
   *[other] bekommst du { FORM($cost, form: "acc") } von dem zurück, was schon gezahlt wurde
 }. Gibt es nichts zurückzugewinnen, bekommst du nichts.
howto-69-more = Bringst du den Stand auf genau 69, von unten oder von oben, { $cost ->
    [corner] darf dein Geldschein einen Knick mehr haben
    [fold] darf dein Geldschein einen Knick mehr haben
   *[other] bekommst du { FORM($cost, form: "acc") } dazu
 }.
howto-69-nothing = Genau 69 bewirkt nichts: In diesem Spiel gibt es nichts zurückzugewinnen.
howto-69-forfeit = Bringst du den Stand auf genau 69, von unten oder von oben, bekommen alle anderen in der Runde eine Strafe.
howto-69-zero = Bringst du den Stand auf genau 69, von unten oder von oben, sagst du es, und dann ist der Stand 0.
howto-69-bank = Was du bekommst, kommt aus einer Bank. Darin ist so viel, wie alle Spieler zusammen am Anfang der Partie haben. Ist die Bank leer, bringt genau 69 nichts.
howto-69-bank-followers = Auch was Spieler dazubekommen, wenn andere ausscheiden, kommt aus der Bank, soweit sie noch etwas hat.
howto-69-bank-each-deal = Was du bekommst, kommt aus einer Bank. Darin ist in jeder Runde so viel, wie alle Spieler zusammen am Anfang der Runde haben. Ist die Bank leer, bringt genau 69 in dieser Runde nichts mehr.

## Hände, die entscheiden

howto-hands = Nach dem Austeilen und nach jedem Ziehen werden alle Hände geprüft.
howto-hands-wins = Drei { FORM($rank, form: "many") } auf einer Hand gewinnen sofort die Partie.
howto-hands-all-lose = Drei { FORM($rank, form: "many") } auf einer Hand beenden sofort die Partie, und alle haben verloren.
howto-hands-first = Gibt es mehrere solche Hände, entscheidet die erste, vom Geber aus nach { howto-side } gezählt.
howto-hands-both = Hat eine Hand beides, gelten ihre drei { FORM($rank, form: "many") }.
howto-three-any-time = Hast du drei Karten vom selben Wert, darfst du sie jederzeit zwischen zwei Zügen ansagen und auslegen.
howto-three-own-turn = Hast du drei Karten vom selben Wert, darfst du sie in deinem Zug ansagen und auslegen, bevor du eine Karte legst.
howto-three-active = Dann müssen alle anderen, die noch in der Runde sind, { howto-pays }, und die Runde ist zu Ende.
howto-three-all = Dann müssen alle anderen { howto-pays }, und die Runde ist zu Ende.
howto-three-free = Dich kostet das nichts. Es zählt nicht als Zug, und niemand muss es tun.
howto-three-first = Könnten das mehrere Spieler, darf der Erste { howto-side } vom Geber zuerst.

## Zeus, eine Figur, die einer dem anderen wegnimmt

howto-zeus-nobody = Am Anfang hat niemand Zeus. Du kannst ihn dir auf drei Arten holen, auch von dem, der ihn gerade hat.
howto-zeus-tens = Du holst dir Zeus, wenn deine Karte den Stand auf 10, 20 oder eine andere Zehnerzahl bis { $limit } bringt.
howto-zeus-same = Du holst dir Zeus, wenn du eine Zahl auf die gleiche Zahl legst, die ein Gegner gerade gelegt hat.
howto-zeus-gods = Du holst dir Zeus, wenn du { FORM($cards, form: "a-acc") } legst.
howto-zeus-sneak = Hat jemand eine Zahl gelegt, darf jeder andere, der die gleiche Zahl hat, sie sofort dazwischenwerfen, auch wenn er nicht dran ist. Sie zählt wie sonst zum Stand und holt Zeus. Wer sie geworfen hat, zieht eine Karte, und von ihm aus geht es weiter.
howto-zeus-sneak-again = Dann dürfen andere mit dieser Zahl das Gleiche tun.
howto-zeus-sneak-several = Wollen das mehrere, darf der es, der als Erster drangekommen wäre.
howto-zeus-end = Ist der Stand { $limit } oder mehr, ist die Runde zu Ende. Wer Zeus hat, gewinnt sie und bekommt einen Buchstaben. Die Karte, die die Runde beendet, kann ihn noch holen.
howto-zeus-end-nobody = Hat niemand Zeus, geht er an den Spieler, der die Runde beendet hat.

## Die letzte Karte und die Bomben

howto-last-card = Legst du deine letzte Karte, gewinnst du die Runde, und sie ist zu Ende. Du musst die Karte legen dürfen, aber sie bewirkt nichts mehr.
howto-last-card-others = Alle anderen müssen { howto-pays }.
howto-bomb = Legt jemand { FORM($cards, form: "a-acc") }, wirft jeder andere, vom nächsten Spieler an, { FORM($rank, form: "a-acc") } ab oder { $cost ->
    [bomb] dreht { FORM($cost, form: "acc") } um
   *[other] zahlt { FORM($cost, form: "acc") }
 }. Auch wenn du { FORM($rank, form: "a-acc") } hast, darfst du sie behalten: Dann { howto-pay }.
howto-bomb-last-card = Wer so seine letzte Karte abgeworfen hat, gewinnt die Runde, sobald alle dran waren.
howto-bomb-several = Gilt das für mehrere, gewinnt der Erste von ihnen.
howto-bomb-next = Sonst ist danach wie immer der Spieler dran, der auf den folgt, der { FORM($cards, form: "a-acc") } gelegt hat.
howto-others-draw = Müssen alle anderen ziehen, zieht der nächste Spieler zuerst.

## Zu zweit

howto-two-players = Solange nur zwei Spieler in der Runde sind, gilt:
howto-two-reverse-nothing = Kehrt eine Karte die Richtung um, ändert das nicht, wer als Nächster dran ist.
howto-two-reverse-again = Legst du eine Karte, die die Richtung umkehrt, bist du noch einmal dran.
howto-two-skip-nobody = Lässt eine Karte aussetzen, muss der andere Spieler trotzdem nicht aussetzen.
howto-two-skip-again = Legst du eine Karte, die aussetzen lässt, bist du noch einmal dran.
howto-two-skips = Zwei solche Karten in einem Zug heben sich auf.
howto-two-hands-on = Was eine Karte weitergibt, bekommt der andere Spieler.
howto-two-choose = Darfst du den nächsten Spieler bestimmen, ist es immer der andere.

## Wenn du nicht legen kannst

howto-out-of-deal = Wenn du { $who ->
    [both] aufgibst oder keine Karten hast
    [give-up] aufgibst
   *[cards] keine Karten hast
 }, bist du raus aus der Runde.
howto-out-of-deal-pays = Wenn du { $who ->
    [both] aufgibst oder keine Karten hast
    [give-up] aufgibst
   *[cards] keine Karten hast
 }, { howto-pay } und bist raus aus der Runde.
howto-out-of-deal-last = Ist nur noch ein Spieler in der Runde, ist sie zu Ende.
howto-out-of-deal-last-wins = Wer als Letzter in der Runde bleibt, gewinnt die Partie.
howto-out-of-deal-points = Die Punkte, die jeder noch hat, werden wie sonst dazugezählt.
howto-out-of-deal-keeps-points = Wer aufgibt, behält alle seine Punkte. Gleich aufzugeben kann also das Beste sein.
howto-out-of-deal-no-letter = Einen Buchstaben bekommt dann niemand.
howto-stuck-pay = Wenn du keine Karte legen kannst, { howto-pay }.
howto-team-pays = Wenn jemand von euch keine Karte legen kann, zahlt jeder von euch { FORM($cost, form: "acc") }.
howto-stuck-forfeit = Wenn du keine Karte legen kannst, bekommst du eine Strafe.
howto-stuck-out = Wenn du keine Karte legen kannst, scheidest du aus der Partie aus.
howto-stuck-reset = Der Stand geht auf 0.
howto-stuck-keeps-hand = Du behältst deine Karten, falls du durch diesen Verlust nicht aus der Partie ausscheidest. So oder so ist dann der nächste Spieler dran.
howto-stuck-lays-down = Du legst deine Karten weg.
howto-stuck-out-of-deal = Du legst deine Karten weg und bist nur für diese Runde raus.
howto-stuck-out-of-deal-only = Wenn du keine Karte legen kannst, bist du für diese Runde raus.
howto-stuck-pay-out = Wenn du keine Karte legen kannst, { howto-pay } und scheidest aus der Partie aus, egal wie viel du noch hast.
howto-pile-away = { $turns ->
    [on] Die Ablage wird weggelegt, der Stand ist { $total }, und der nächste Spieler beginnt in derselben Richtung eine neue Ablage.
   *[off] Die Ablage wird weggelegt, der Stand ist { $total }, und der nächste Spieler beginnt eine neue Ablage.
 }
howto-pile-away-last = { $count ->
    [one] { $turns ->
        [on] Die letzte Karte kommt von der Ablage weg, der Stand ist der von davor, und der nächste Spieler macht in derselben Richtung weiter.
       *[off] Die letzte Karte kommt von der Ablage weg, der Stand ist der von davor, und der nächste Spieler macht weiter.
     }
   *[other] { $turns ->
        [on] Die letzten { FORM($count, as: "form-number") } Karten kommen von der Ablage weg, der Stand ist der von davor, und der nächste Spieler macht in derselben Richtung weiter.
       *[off] Die letzten { FORM($count, as: "form-number") } Karten kommen von der Ablage weg, der Stand ist der von davor, und der nächste Spieler macht weiter.
     }
 }
howto-pile-away-others = Die anderen Spieler behalten ihre Karten.
howto-pile-away-redraw = Bist du noch in der Partie, legst du auch deine Karten weg und ziehst neue.
howto-pile-away-keep = Bist du noch in der Partie, behältst du deine Karten.
howto-pile-away-sit-out = Bist du noch in der Partie, wartest du, bis nur noch ein Spieler übrig ist. Damit endet die Runde.
howto-pile-away-out = Auch die Karten von dem, der ausgeschieden ist, werden weggelegt.
howto-deal-is-over = Die Runde ist zu Ende.
howto-next-faces-same = { $turns ->
    [on] Sind noch mindestens zwei übrig, bleiben für den nächsten Spieler Stand und Richtung, wie sie sind.
   *[off] Sind noch mindestens zwei übrig, bleibt für den nächsten Spieler der Stand, wie er ist.
 }
howto-last-wins-deal = Wer als Letzter übrig bleibt, gewinnt die Runde.
howto-no-cards = Hast du keine Karten mehr, wenn du dran bist, kannst du auch nicht legen.
howto-no-cards-pay = Hast du keine Karten mehr, wenn du dran bist, kostet es mehr: Dann { howto-pay }.

## Ausscheiden

howto-out-last-paid = Hast du { $kind ->
    [penny] deinen letzten Cent
    [nickel] deinen letzten Fünfer
    [chip] deinen letzten Chip
   *[token] deine letzte Marke
 } gezahlt, scheidest du aus der Partie aus.
howto-out-last-paid-at-once = Hast du { $kind ->
    [penny] deinen letzten Cent
    [nickel] deinen letzten Fünfer
    [chip] deinen letzten Chip
   *[token] deine letzte Marke
 } gezahlt, scheidest du sofort aus der Partie aus, auch mitten in einer Runde.
howto-out-made = Mit { $kind ->
    [bomb] deiner { FORM($count, as: "form-ordinal", form: "n") } umgedrehten Zeitbombe
    [corner] deiner { FORM($count, as: "form-ordinal", form: "n") } umgeknickten Ecke
   *[fold] deinem { FORM($count, as: "form-ordinal", form: "n") } Knick
 } scheidest du aus der Partie aus.
howto-out-last-made = { $kind ->
    [bomb] Mit deiner letzten Zeitbombe
    [corner] Mit deiner letzten Ecke
   *[fold] Mit deinem letzten Knick
 } scheidest du aus der Partie aus.
howto-honor = { $kind ->
    [bomb] Sind alle deine Zeitbomben umgedreht
    [corner] Sind alle deine Ecken umgeknickt
    [fold] Ist in deinem Geldschein kein Platz mehr für einen Knick
    [penny] Hast du keinen Cent mehr
    [nickel] Hast du keinen Fünfer mehr
    [chip] Hast du keinen Chip mehr
   *[token] Hast du keine Marke mehr
 }, bist du noch nicht ausgeschieden, sondern spielst weiter: Du „schwimmst“.
howto-honor-out = Beim nächsten Verlust scheidest du aus der Partie aus.
howto-honor-out-at-once = Müsstest du dann noch einmal zahlen, scheidest du sofort aus der Partie aus, auch mitten in einer Runde. Ist die Runde damit nicht zu Ende, spielen die anderen weiter.
howto-honor-too-little = Musst du mehr zahlen, als du noch hast, zahlst du, was du hast, und scheidest ebenfalls aus.

## Wenn der Stapel leer ist

howto-stock-last-wins = Die Partie ist zu Ende, und wer die letzte Karte gelegt hat, gewinnt.
howto-stock-play-on = Niemand zieht mehr. Gespielt wird mit den Karten, die alle auf der Hand haben.
howto-going-out = Wenn der Stapel zu Ende ist und du deine letzte Karte legst, hast du gewonnen.
howto-going-out-of-deal = Wenn der Stapel zu Ende ist und du deine letzte Karte legst, hast du diese Runde gewonnen: Sie kostet dich nichts.
howto-going-out-others = Für dich ist das Spiel aus, die anderen spielen weiter, und wer als Letzter übrig bleibt, hat auch gewonnen.
howto-stock = { $turns ->
    [on] Die oberste Karte der Ablage bleibt liegen. Alle anderen gespielten Karten werden gemischt und sind der neue Stapel. Stand und Richtung bleiben, wie sie sind.
   *[off] Die oberste Karte der Ablage bleibt liegen. Alle anderen gespielten Karten werden gemischt und sind der neue Stapel. Der Stand bleibt, wie er ist.
 }
howto-stock-all = { $turns ->
    [on] Alle gespielten Karten werden gemischt, auch die oberste der Ablage, und sind der neue Stapel. Die nächste Karte beginnt eine neue Ablage. Stand und Richtung bleiben, wie sie sind.
   *[off] Alle gespielten Karten werden gemischt, auch die oberste der Ablage, und sind der neue Stapel. Die nächste Karte beginnt eine neue Ablage. Der Stand bleibt, wie er ist.
 }
howto-stock-piles-too = Auch weggelegte Ablagen und Handkarten werden mit hineingemischt.
howto-stock-hands-too = Auch die Karten derer, die raus sind, werden mit hineingemischt.
howto-stock-nothing = Ist dann immer noch keine Karte zum Ziehen da, fällt das Ziehen aus.
howto-stock-nothing-star = Ist dann immer noch keine Karte zum Ziehen da, fällt das Ziehen aus*.
howto-footnote = * Dieselben Karten könnten endlos im Kreis gehen. Deshalb hat dieses Programm eine eigene Regel: Ist der Stapel in einer Runde fünfhundertmal erneuert worden, zieht niemand mehr. Die Karten gehen aus, und die Runde endet.

## Die nächste Runde

howto-one-deal = Eine Runde ist schon die ganze Partie. Ihr könnt danach noch eine spielen.
howto-reward = Wer eine Partie gewinnt, bekommt einen Stern. Die Sterne werden über alle Partien gezählt, die ihr hintereinander spielt.
howto-next-shuffle = { $turns ->
    [on] Für die nächste Runde werden alle Karten gemischt. Der Stand ist wieder { $total }, und es geht { howto-way }.
   *[off] Für die nächste Runde werden alle Karten gemischt. Der Stand ist wieder { $total }.
 }
howto-next-all-dealt = { $turns ->
    [on] Für die nächste Runde werden alle Karten gemischt und neu verteilt, und es geht { howto-way }.
   *[off] Für die nächste Runde werden alle Karten gemischt und neu verteilt.
 }
howto-next-keep-hands = { $turns ->
    [on] Für die nächste Runde behält jeder die Karten, die er noch hat. Vom Geber aus nach { howto-side } zieht jeder nach, bis seine Hand wieder voll ist. Der Stand ist wieder 0, und es geht { howto-way }.
   *[off] Für die nächste Runde behält jeder die Karten, die er noch hat. Vom Geber aus nach { howto-side } zieht jeder nach, bis seine Hand wieder voll ist. Der Stand ist wieder 0.
 }
howto-next-keep-piles = Stapel und Ablage bleiben, wie sie sind.
howto-deals-left = Dann gibt der nächste Spieler { howto-side }.
howto-deals-right = Dann gibt der nächste Spieler { howto-other-side }.
howto-deals-left-past = { $turns ->
    [on] Neuer Geber ist der nächste Spieler { howto-side }, der noch in der Partie ist, egal in welcher Richtung gespielt wurde.
   *[off] Neuer Geber ist der nächste Spieler { howto-side }, der noch in der Partie ist.
 }
howto-deals-right-past = { $turns ->
    [on] Neuer Geber ist der nächste Spieler { howto-other-side }, der noch in der Partie ist, egal in welcher Richtung gespielt wurde.
   *[off] Neuer Geber ist der nächste Spieler { howto-other-side }, der noch in der Partie ist.
 }
howto-deals-winner = Der Gewinner gibt.
howto-deals-loser = Der Verlierer gibt.
howto-deals-right_of_winner = Der Spieler { howto-other-side } vom Gewinner gibt.
howto-next-dealer-steps-in = Ist der ausgeschieden, gibt der Nächste { howto-other-side } von ihm.
howto-begins-left_of_dealer = Der Spieler { howto-side } vom Geber beginnt.
howto-begins-loser = Der Verlierer beginnt.
howto-begins-winner = Der Gewinner beginnt.
howto-next-steps-in = Für einen Spieler, der ausgeschieden ist, springt der Nächste { howto-side } von ihm ein.
howto-next-last-to-pay = Gibt es mehrere Verlierer, ist der gemeint, der zuletzt gezahlt hat.
howto-deals-no-winner = Endet eine Runde ohne Gewinner, gibt der nächste Spieler { howto-side }.
howto-begins-no-winner = Nach einer Runde ohne Gewinner beginnt der Spieler { howto-side } vom Geber.

## Das Ende der Partie

howto-end-letters = Wer zuerst { FORM($cost, form: "acc") } hat, gewinnt die Partie.
howto-end-team = Ist der Stand genau { $limit }, gewinnt ihr alle zusammen die Partie.
howto-end-team-lost = Sind alle eure Marken bezahlt, habt ihr zusammen verloren.
howto-end-deal-over = Eine Runde ist zu Ende, wenn der Stand über { $limit } ist. Dann zählt jeder die Punkte, die ihm geblieben sind, zu seinen Gesamtpunkten.
howto-end-score = Sobald jemand { $total ->
    [one] einen Gesamtpunkt
   *[other] { $total } Gesamtpunkte
 } oder mehr hat, gewinnt, wer die meisten hat.
howto-end-tie-extra_deal = Haben mehrere gleich viele, entscheiden weitere Runden.
howto-end-tie-shared = Haben mehrere gleich viele, haben sie gemeinsam gewonnen.
howto-last-wins = Wer als Letzter übrig bleibt, gewinnt die Partie.
howto-last-wins-too = Wer als Letzter übrig bleibt, gewinnt auch.
howto-end-going-out = Wer die letzte Handkarte gelegt hat, hat die Partie gewonnen, und wer als Letzter übrig bleibt, ebenso. Es kann also mehrere Gewinner geben, und vielleicht verliert niemand.
howto-end-all-bills = Der Gewinner bekommt alle Geldscheine.
howto-end-all-paid = Der Gewinner bekommt alle { $kind ->
    [penny] Cent
    [nickel] Fünfer
    [chip] Chips
   *[token] Marken
 }, die gezahlt wurden.
howto-end-deals = Die Partie ist nach { $count ->
    [one] einer Runde
   *[other] { FORM($count, as: "form-number") } Runden
 } zu Ende.
howto-end-match-won = Jede Runde, die du gewinnst, bringt dir einen Punkt. Wer zuerst { $count ->
    [one] einen Punkt
   *[other] { FORM($count, as: "form-number") } Punkte
 } hat, gewinnt die Partie.
howto-end-match-lost = Durch eine Strafe scheidet niemand aus. Sobald jemand { $count ->
    [one] eine Strafe
   *[other] { FORM($count, as: "form-number") } Strafen
 } hat, ist die Partie zu Ende.
howto-end-fewest-wins = Wer die wenigsten Strafen hat, gewinnt. Das können auch mehrere sein.
howto-end-highest-wins = Wer die meisten Punkte hat, gewinnt. Das können auch mehrere sein.
howto-end-none = Die Partie hat kein festes Ende: Sie ist aus, wenn ihr aufhören wollt.
howto-fewest-best = Wer die wenigsten Strafen hat, ist der Beste.

## Was die Quellen nicht sagen

howto-ours-zeus = Die Quellen sagen nicht, wer Zeus bekommt, wenn ihn am Ende niemand hat, wie ein Stand gerundet wird, der auf 5 endet, wie die Ziffern eines kleinen Stands vertauscht werden und ob der Stand unter 0 sinken kann. Diese Regeln sind von uns.
howto-ours-shed = Die Quellen sagen nicht, wie es nach einer umgedrehten Zeitbombe weitergeht, ob die letzte Karte einer Hand noch etwas bewirkt, in welcher Reihenfolge gezogen wird und was gilt, wenn jemand zweimal legen muss und nur einmal kann. Diese Regeln sind von uns.
howto-ours-no-end = Die Quelle sagt nicht, wann die Partie zu Ende ist. Dass Strafen gezählt werden, ist unsere eigene Regel.

## Beispiele

howto-example = Beispiel: { $told }

howto-example-name = { $count ->
    [1] Anna
    [2] Ben
    [3] Clara
   *[other] David
 }

howto-example-makes = Der Stand ist { $before }. { $player } legt { FORM($card, form: "a-acc") }: Das macht { $after }.
howto-example-keeps = Der Stand ist { $before }. { $player } legt { FORM($card, form: "a-acc") }, und es bleibt bei { $before }.
howto-example-choice = Der Stand ist { $before }. { $player } legt { FORM($card, form: "a-acc") } und darf { $totals } daraus machen.
howto-example-has-to-stay = Bei { $before } muss es bei { $before } bleiben: { $total } wäre zu viel.
howto-example-has-to-turn = Bei { $before } muss es bei { $before } bleiben, und die Richtung kehrt sich um: { $total } wäre zu viel.
howto-example-no-choice = Bei { $before } geht nur { $after }: { $total } wäre zu viel.
howto-example-one-way = { $player } wählt { $after }; bei { $totals } würde sonst nichts geschehen.
howto-example-otherwise = Aus { $before } macht dieselbe Karte { $after }.
howto-example-any = Der Stand ist { $before }. { $player } legt { FORM($card, form: "a-acc") } und sagt „{ $after }“. Damit ist der Stand { $after }.
howto-example-copies = { $other } legt { FORM($second, form: "a-acc") }, und der Stand ist { $before }. { $player } legt { FORM($card, form: "a-acc") } darauf. Das zählt genauso und macht { $after }.
howto-example-not-now = Bei { $before } geht diese Karte nicht.
howto-example-never = Der Stand ist erst { $before }. Selbst jetzt darf { $player } { FORM($card, form: "no-acc") } legen.
howto-example-thrown = Mit vier { FORM($rank, form: "many-dat") } auf der Hand darf { $player } alle vier auf einmal legen. Der Stand bleibt { $before }.

howto-example-turned = Die Richtung kehrt sich um: Jetzt ist { $next } dran, nicht { $other }.
howto-example-skipped = { $other } setzt aus, und { $next } ist dran.
howto-example-again = { $player } ist noch einmal dran.
howto-example-named = { $player } bestimmt, dass { $next } als Nächstes spielt.
howto-example-struck = { $player } bestimmt { FORM($other, form: "whom") }. { $other } ist raus aus der Runde, und { $next } ist dran.
howto-example-saved = { $player } legt { FORM($card, form: "a-acc") } und bestimmt { FORM($other, form: "whom") }. { $other } legt { FORM($second, form: "a-acc") } darunter, zieht eine neue Karte und bleibt in der Runde.
howto-example-exchanged = { $player } bestimmt { FORM($other, form: "whom") }, und die beiden tauschen ihre Karten. Jetzt hat { $player } die { $count ->
    [one] eine Karte
   *[other] { FORM($count, as: "form-number") } Karten
 } von { $other }.
howto-example-redealt = Alle bekommen neue Karten: { $count ->
    [one] jeder eine
   *[other] jeder { FORM($count, as: "form-number") }
 }.
howto-example-stolen = { $player } zieht { FORM($other, form: "to") } eine Karte aus der Hand, ohne hinzusehen. { $other } zieht sofort eine neue.
howto-example-stolen-seen = { $player } sieht sich die Karten von { $other } an und nimmt { FORM($second, form: "the-acc") }. { $other } zieht sofort eine neue Karte.
howto-example-zeus = { $player } holt sich Zeus von { $other }.
howto-example-others-draw = { $others ->
    [1] { $others } zieht { $count ->
        [one] eine Karte
       *[other] { FORM($count, as: "form-number") } Karten
     }.
   *[other] { $others } ziehen je { $count ->
        [one] eine Karte
       *[other] { FORM($count, as: "form-number") } Karten
     }.
 }
howto-example-bomb = { $next } wirft { FORM($second, form: "a-acc") } ab und ist gerettet. { $others ->
    [1] { $others } kann das nicht und { $cost ->
        [bomb] dreht { FORM($cost, form: "acc") } um
       *[other] zahlt { FORM($cost, form: "acc") }
     }.
   *[other] { $others } können das nicht und müssen { howto-pays }.
 }

howto-example-twice = { $next } muss zweimal legen: erst { FORM($card, form: "a-acc") }, das macht { $before }, dann { FORM($second, form: "a-acc") }, das macht { $after }.
howto-example-twice-back = { $next } muss zweimal legen. Nach { FORM($card, form: "a-dat") } ist der Stand { $before } und geht auf { $total } zurück. Nach { FORM($second, form: "a-dat") } ist er { $after }.
howto-example-handed-on = { $player } muss zweimal legen und fängt mit { FORM($card, form: "a-dat") } an. Damit ist der Zug zu Ende: Jetzt muss { $next } zweimal legen.
howto-example-canceled = { $player } muss zweimal legen und legt stattdessen nur { FORM($card, form: "a-acc") }. Damit ist der Zug zu Ende, und { $next } ist ganz normal dran.

howto-example-unanswered = Legt { $next } { FORM($rank, form: "no-acc") } darauf, setzt { $next } aus, und { $other } ist dran.
howto-example-answered = Antwortet { $next }, aber { $other } nicht, muss { $other } { $count ->
    [one] eine Strafkarte
   *[other] { FORM($count, as: "form-number") } Strafkarten
 } legen.

howto-example-pair = Der Stand ist { $before }. { $player } legt { FORM($cards, form: "a-acc") } zusammen: Das macht { $after }.
howto-example-several = Der Stand ist { $before }. { $player } legt { FORM($count, as: "form-number") } { FORM($rank, form: "many") } auf einmal: Das macht { $after }.

howto-example-hit = Also müssen alle anderen { howto-pays }.
howto-example-jump = Damit ist { $total } übersprungen, und { $player } { $cost ->
    [corner] knickt { FORM($cost, form: "acc") } des Geldscheins um
    [fold] macht { FORM($cost, form: "acc") } in den Geldschein
    [point] verliert { FORM($cost, form: "acc") }
    [bomb] dreht { FORM($cost, form: "acc") } um
   *[other] zahlt { FORM($cost, form: "acc") }
 }.
howto-example-fine = Also { $cost ->
    [corner] knickt { $player } sofort { FORM($cost, form: "acc") } des Geldscheins um
    [fold] macht { $player } sofort { FORM($cost, form: "acc") } in den Geldschein
    [point] verliert { $player } sofort { FORM($cost, form: "acc") }
    [bomb] dreht { $player } sofort { FORM($cost, form: "acc") } um
   *[other] zahlt { $player } sofort { FORM($cost, form: "acc") }
 }, und die Runde geht weiter.
howto-example-border = Damit ist die Schwelle über { $total } überschritten, und { $player } { $cost ->
    [corner] knickt { FORM($cost, form: "acc") } des Geldscheins um
    [fold] macht { FORM($cost, form: "acc") } in den Geldschein
    [point] verliert { FORM($cost, form: "acc") }
    [bomb] dreht { FORM($cost, form: "acc") } um
   *[other] zahlt { FORM($cost, form: "acc") }
 }.

howto-example-69-wins = { $cost ->
    [corner] Dafür darf der Geldschein von { $player } einen Knick mehr haben.
    [fold] Dafür darf der Geldschein von { $player } einen Knick mehr haben.
   *[other] Dafür bekommt { $player } { FORM($cost, form: "acc") }.
 }
howto-example-69-forfeit = Also bekommen alle anderen eine Strafe.
howto-example-69-zero = Damit geht der Stand auf 0.

howto-example-three = { $player } legt drei { FORM($rank, form: "many") } aus. Damit ist die Runde zu Ende, und alle anderen müssen { howto-pays }.
howto-example-banned = Im ersten Zug der Partie darf { $player } bei { $before } { FORM($card, form: "no-acc") } legen.
howto-example-not-banned = Bei { $before } ginge das.
howto-example-sneak = { $other } wirft sofort auch { FORM($card, form: "a-acc") } dazwischen: Das macht { $after }. Jetzt hat { $other } Zeus.

howto-example-run = { $player } legt { FORM($card, form: "a-acc") }, dann { $next } { FORM($second, form: "a-acc") }: Das ist eine Folge. Für { FORM($rank, form: "a-acc") } darf { $other } eine Karte ziehen, für jede andere Karte nicht.

## Tipps

howto-tip-keep = Heb dir { FORM($cards, form: "a-acc") } für den Schluss auf: So eine Karte kannst du auch bei { $limit } noch legen.
howto-tip-team = Fragt kurz vor { $limit }, wer die Karte hat, mit der es genau stimmt, und überlasst ihm den Stand.
howto-tip-another-try = Hat niemand die Karte, die fehlt, bringt euch { FORM($cards, form: "a") } noch einen Versuch.
howto-tip-high = Leg deine hohen Karten früh. Kurz vor { $limit } ist für sie kein Platz mehr.
howto-tip-rush = Kannst du mit deinen übrigen Karten auch bei { $limit } noch legen, dann leg früh { FORM($cards, form: "a-acc") }: Vielleicht sind die anderen noch nicht darauf gefasst.
howto-tip-take-off = Was du abziehst, macht auch dem nächsten Spieler Platz. Kannst du den Stand stattdessen auf { $limit } lassen, tu es.
howto-tip-name-next = Ist der Stand { $limit }, leg { FORM($cards, form: "a-acc") } und bestimme jemanden, der es schwer haben dürfte.
howto-tip-any = Heb dir { FORM($cards, form: "a-acc") } auf, bis nichts anderes mehr geht: Damit setzt du den Stand auf jede Zahl, die du willst.
howto-tip-double = Leg { FORM($cards, form: "a-acc") } früh: Einen niedrigen Stand zu verdoppeln, macht wenig aus.
howto-tip-copy = { START($cards, form: "a") } zählt so viel wie die Karte davor. Zählt die nichts oder zieht sie etwas ab, ist das auch bei { $limit } nicht zu viel.
howto-tip-never = Rechne nicht mit { FORM($cards, form: "a-dat") }: So eine Karte bleibt bis zum Ende der Runde auf deiner Hand, und du spielst mit den übrigen.
howto-tip-thrown = { START($rank, form: "a") } ist nur im Weg: Loswerden kannst du so eine Karte nur zusammen mit drei weiteren.

howto-tip-twice = Heb dir lieber zwei sichere Karten auf als eine: Wenn du zweimal legen musst, brauchst du beide.
howto-tip-hand-on = Heb dir { FORM($ranks, form: "a-acc") } für den Fall auf, dass du zweimal legen musst: Fängst du damit an, gibst du beides weiter.
howto-tip-answer = Heb dir { FORM($rank, form: "a-acc") } zum Antworten auf. Wer nach zwei { FORM($rank, form: "many-dat") } hintereinander nicht antwortet, muss zwei Strafkarten legen, nach dreien drei.
howto-tip-shield = Leg { FORM($cards, form: "a-acc") } nicht ohne Not: Nichts anderes rettet dich, wenn dich jemand rauswerfen will.
howto-tip-exchange = Tausch die Karten, wenn du sonst keine mehr hast, die bei { $limit } geht.
howto-tip-several = Karten vom selben Wert kannst du auf einmal legen, und du ziehst ebenso viele neue: So wirst du eine schlechte Hand schnell los.
howto-tip-pair = Zwei { FORM($ranks, form: "many") } zusammen zählen nicht mehr als eine Karte und bringen dir zwei neue.
howto-tip-run = Behalte Karten, deren Werte Nachbarn sind. Wer eine Folge nicht fortsetzen kann, zieht nichts und hat immer weniger Karten.

howto-tip-exchange-shed = Tausch mit dem, der die wenigsten Karten hat.
howto-tip-others-draw = Hat jemand nur noch eine oder zwei Karten, leg { FORM($cards, form: "a-acc") }.
howto-tip-redeal = Haben die anderen viel weniger Karten als du, leg { FORM($cards, form: "a-acc") }.
howto-tip-bomb = Behalte { FORM($rank, form: "a-acc") }, solange du kannst: Damit rettest du dich vor { FORM($cards, form: "a-dat") }.
howto-tip-zeus-ten = Sieh vor dem Legen nach, mit welcher deiner Karten du genau auf die nächste Zehnerzahl kommst: Damit holst du dir Zeus.
howto-tip-reach = Lass möglichst keinen Stand stehen, von dem aus der Nächste { $total } erreichen kann.
howto-tip-reach-high = Heb deine hohen Karten für den Schluss auf: Sie gewinnen von weiter weg.
howto-tip-zeus-last = Heb dir kurz vor { $limit } { FORM($cards, form: "a-acc") } für den letzten Moment auf. Einen Buchstaben bekommt nur, wer am Ende Zeus hat.
howto-tip-hit = Sieh nach, ob du mit einer deiner Karten genau { $totals } triffst.
howto-tip-fine = Sieh nach, bevor du eine Karte legst, ob sie { $totals } daraus macht. Ist eine andere genauso gut, leg die.
howto-tip-ten-short = Lass den Stand nicht zehn unter { $totals } stehen: Am häufigsten sind Karten, die 10 zählen.
howto-tip-down = Würdest du mit einer hohen Karte eine dieser Zahlen überspringen, leg lieber eine, die etwas abzieht oder den Stand lässt, wie er ist: Das kostet nichts.
howto-tip-payment = Behalte für das Ende eine Karte, die nichts dazuzählt: Kurz vor { $limit } bringen dich die meisten anderen darüber.
howto-tip-exact = Rechne auf genau { $limit } hin: Mit der richtigen Karte beendest du die Runde, und die anderen zahlen.
howto-tip-all-dealt = Achte darauf, was gelegt wird: Was du nicht siehst, haben die anderen auf der Hand.
howto-tip-border = Leg kurz vor einer Schwelle eine Karte, die den Stand lässt, wie er ist. Das kostet nie einen Punkt.
howto-tip-border-room = Werde hohe Karten los, wenn es bis zur nächsten Schwelle noch weit ist.
howto-tip-69 = Rechne auf 69 hin: Mit der richtigen Karte triffst du die Zahl genau.
howto-tip-three = Behalte zwei Karten vom selben Wert: Mit einer dritten kannst du die Runde beenden, und die anderen zahlen.
howto-tip-hand-wins = Behalte zwei { FORM($rank, form: "many") }: Ziehst du noch { FORM($rank, form: "a-acc") }, gewinnst du die Partie.
howto-tip-hand-loses = Behalte keine zwei { FORM($rank, form: "many") }: Ziehst du noch { FORM($rank, form: "a-acc") }, verlieren alle.
howto-tip-ban = Verlass dich am Anfang nicht auf { FORM($rank, form: "many") }. Heb dir noch etwas anderes auf, das bei { $limit } geht.
howto-tip-pile-away = Wenn jemand nicht legen kann, ist der Stand wieder { $total }, und du behältst deine Karten. Dann sind hohe Karten nützlich.
howto-tip-stock = Ist der Stapel leer, zieht niemand mehr. Heb dir deine sichersten Karten bis dahin auf.
howto-tip-draw = Zieh sofort. Sobald die nächste Karte liegt, darfst du nicht mehr ziehen.
