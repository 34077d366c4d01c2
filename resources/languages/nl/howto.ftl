## De kant waar het aan het begin van een ronde heen gaat, en de andere

howto-side = { $side ->
    [right] rechts
   *[left] links
 }
howto-other-side = { $side ->
    [right] links
   *[left] rechts
 }
howto-way = { $side ->
    [right] tegen de klok in
   *[left] met de klok mee
 }

## Koppen

howto-heading-special = Wat is er bijzonder?
howto-heading-aim = Doel
howto-heading-players = Spelers en kaarten
howto-heading-deal = Delen
howto-heading-turn = Je beurt
howto-heading-cards = Wat de kaarten doen
howto-heading-naming = Een speler kiezen
howto-heading-redeal = Nieuwe handen voor iedereen
howto-heading-several = Meerdere kaarten tegelijk
howto-heading-twice = Twee keer leggen
howto-heading-answering = { START($rank, form: "many") } beantwoorden
howto-heading-runs = Reeksen
howto-heading-ban = { START($rank, form: "many") } aan het begin
howto-heading-milestones = Precies halen en eroverheen springen
howto-heading-fines = Totalen die iets kosten
howto-heading-borders = De drempels
howto-heading-wears-off = Kaarten die uitgewerkt raken
howto-heading-wakes = Kaarten die wakker worden
howto-heading-payment = Over { $limit }, en precies { $limit }
howto-heading-hurdles = Hindernissen
howto-heading-69 = Precies 69
howto-heading-exact = Precies { $total }
howto-heading-three = Drie gelijke
howto-heading-hands = Bijzondere handen
howto-heading-zeus = Zeus
howto-heading-last-card = De laatste kaart, en bommen
howto-heading-two-players = Met z’n tweeën
howto-heading-stuck = Als je niet kunt leggen
howto-heading-out = Uit het spel
howto-heading-stock = Als de trekstapel op is
howto-heading-next-deal = De volgende ronde
howto-heading-end = Het einde van de partij
howto-heading-tips = Tips
howto-source = Bron: { $source }.
howto-source-own = Bedacht voor Cardtable.
howto-source-maker = Bedacht door { $name }.
howto-source-home = Thuis bedacht.
howto-source-sold = Bron: { $source }. Wij hebben niets te maken met de eigenaar van de naam.
howto-source-grade = { $grade ->
    [A] Niveau A: de regels staan in de bron; alleen kleine gaten hebben wij gevuld.
   *[B] Niveau B: waar de bron niets zegt, hebben wij de regels bepaald.
 }

## Wat er bijzonder is

howto-special-unlike = Ken je “{ $game }” al? Dan is dit hier anders: { $what }.
howto-special-otherwise = Verder gaat het net als bij “{ $game }”.
howto-special-top = Met { $over } heb je verloren, en bij { $limit } kun je alleen nog { FORM($cards, form: "a") } leggen.
howto-special-bottom = Onder de 0 heb je verloren, en bij 0 kun je alleen nog { FORM($cards, form: "a") } leggen.

## Wat iemand betaalt: “betaal je één cent”; “moeten alle anderen elk één cent betalen”

howto-pay = { $cost ->
    [corner] vouw je { $cost } van je biljet om
    [fold] maak je { $cost } in je biljet
    [point] verlies je { $cost }
    [bomb] draai je { $cost } om
   *[other] betaal je { $cost }
 }
howto-pays = { $cost ->
    [corner] elk { $cost } van hun biljet omvouwen
    [fold] elk { $cost } in hun biljet maken
    [point] elk { $cost } inleveren
    [bomb] elk { $cost } omdraaien
   *[other] elk { $cost } betalen
 }

## Het doel

howto-aim = Iedereen legt kaarten en telt ze op bij één gezamenlijk totaal.
howto-aim-down = Iedereen legt kaarten en trekt ze af van één gezamenlijk totaal, dat bij { $total } begint.
howto-reach-wins = { $total ->
    [0] Wie het totaal als eerste op 0 brengt, wint de partij.
   *[other] Wie het totaal als eerste op { $total } of meer brengt, wint de partij.
 }
howto-exact-wins = Wie het totaal precies op { $total } brengt, wint meteen de partij.
howto-exact-counted = Wie het totaal door optellen of aftrekken precies op { $total } brengt, wint meteen de partij.
howto-exact-not-by = Een kaart die het totaal { $total } maakt zonder op te tellen of af te trekken, wint niet.
howto-aim-zero = Het mag niet onder de 0 komen.
howto-aim-team = Jullie spelen allemaal samen: is het precies { $limit }, dan hebben jullie gewonnen.
howto-aim-limit = Het mag niet boven { $limit } komen: wie er { $over } of meer van maakt, verliest.
howto-aim-limit-shed = Het mag niet boven { $limit } komen.
howto-aim-letters = Wie Zeus heeft als het totaal { $limit } bereikt, wint een letter van ZEUS. Wie als eerste { $cost } heeft, wint de partij.
howto-aim-shed = Raak al je kaarten kwijt: dan moeten alle anderen { howto-pays }.
howto-aim-borders = Bij sommige totalen ligt een drempel, en elke drempel waar je overheen gaat, kost je een punt. Wat je aan het eind van een ronde overhoudt, komt bij je score. De hoogste score wint de partij.
howto-aim-borders-up = Bij sommige totalen ligt een drempel, en elke drempel waar je omhoog overheen gaat, kost je een punt. Wat je aan het eind van een ronde overhoudt, komt bij je score. De hoogste score wint de partij.
howto-aim-payment = Kom je boven { $limit }, dan kost dat je punten; maak je precies { $limit }, dan krijg je er punten bij. In beide gevallen is de ronde voorbij. De hoogste score wint de partij.
howto-aim-hurdles = Precies op bepaalde totalen komen levert je punten op, eroverheen springen kost je punten. De ronde is voorbij bij { $limit } of meer. De hoogste score wint de partij.
howto-aim-forfeit = Wie het boven { $limit } brengt, krijgt een strafpunt, en de ronde is voorbij. Wie de minste strafpunten heeft, wint.
howto-aim-hit = Maak je precies { $totals }, dan betalen de anderen. Spring je over een van die getallen heen, dan betaal jij.

## Spelers en kaarten

howto-players = Voor { $spans } spelers.
howto-players-span = { FORM($least, as: "form-number") } tot { FORM($most, as: "form-number") }
howto-players-one = { FORM($least, as: "form-number") }
howto-packs = Je speelt met { $jokers ->
    [0] { $packs ->
        [one] één spel van 52 kaarten
       *[other] { FORM($packs, as: "form-number") } spellen van 52 kaarten, door elkaar geschud
     }
    [one] { $packs ->
        [one] één spel van 52 kaarten en één joker
       *[other] { FORM($packs, as: "form-number") } spellen van 52 kaarten met elk één joker, door elkaar geschud
     }
   *[other] { $packs ->
        [one] één spel van 52 kaarten en { FORM($jokers, as: "form-number") } jokers
       *[other] { FORM($packs, as: "form-number") } spellen van 52 kaarten met elk { FORM($jokers, as: "form-number") } jokers, door elkaar geschud
     }
 }.
howto-packs-from = Vanaf { FORM($least, as: "form-number") } spelers { $packs ->
    [one] is het één spel kaarten
   *[other] zijn het { FORM($packs, as: "form-number") } spellen kaarten
 }{ $jokers ->
    [0] .
    [one] { $packs ->
        [one] {" "}met één joker.
       *[other] {" "}met elk één joker.
     }
   *[other] { $packs ->
        [one] {" "}met { FORM($jokers, as: "form-number") } jokers.
       *[other] {" "}met elk { FORM($jokers, as: "form-number") } jokers.
     }
 }
howto-packs-at-start = Het gaat om het aantal spelers aan het begin, ook als er later iemand uit het spel ligt.
howto-packs-follow = Liggen er spelers uit het spel, dan krijgt de volgende ronde zoveel spellen kaarten en handkaarten als wanneer alleen de overgebleven spelers begonnen waren.
howto-packs-follow-tokens = Zouden zij met meer { $kind ->
    [penny] centen
    [nickel] stuivers
    [chip] chips
    [corner] hoeken
    [fold] vouwen
    [point] punten
   *[token] fiches
 } beginnen, dan krijgt ieder van hen het verschil erbij.
howto-pack-part = Je speelt met { $packs ->
    [one] { $count } kaarten uit één spel
   *[other] { $count } kaarten uit elk van { FORM($packs, as: "form-number") } spellen
 }: alle { FORM($ranks, form: "many") }.
howto-pack-part-from = Vanaf { FORM($least, as: "form-number") } spelers zijn het deze kaarten uit { $packs ->
    [one] één spel
   *[other] { FORM($packs, as: "form-number") } spellen
 }.
howto-pack-own = Het spel heeft eigen kaarten, { $packs ->
    [one] { $count } stuks
   *[other] { FORM($packs, as: "form-times") } { $count } stuks
 }: { $kinds }.
howto-pack-own-kind = { $copies ->
    [one] één { FORM($rank, form: "noun") }
   *[other] { FORM($copies, as: "form-number") } { FORM($rank, form: "many") }
 }
howto-pack-own-row = { FORM($copies, as: "form-number") } van elk getal van { FORM($first, form: "figure") } tot en met { FORM($last, form: "figure") }
howto-zeus-needs = Je hebt ook iets nodig dat Zeus voorstelt, en pen en papier voor de letters.
howto-tokens = Iedereen begint met { $cost }.
howto-tokens-points = Iedereen begint elke ronde met { $cost }.
howto-tokens-bombs = Iedereen heeft { $cost }. Wie er een verliest, draait die om.
howto-tokens-jokers = De fiches zijn jokers.
howto-tokens-in-box = Op de doos heten ze “{ $printed }”.
howto-tokens-bill = Iedereen heeft een bankbiljet.
howto-tokens-bill-corners = Bij elk verlies vouw je een van de vier hoeken om.
howto-tokens-bill-in-half = Bij elk verlies komt er een vouw in: eerst in de vier hoeken, een voor een, en dan door het midden.
howto-tokens-bill-room = Bij elk verlies komt er een vouw in. Er is plaats voor { $cost }.
howto-tokens-bill-room-from = Vanaf { FORM($least, as: "form-number") } spelers is er plaats voor { $cost }.
howto-tokens-from = Vanaf { FORM($least, as: "form-number") } spelers krijgt iedereen { $cost }.

## Het delen

howto-first-dealer = Het lot bepaalt wie er het eerst deelt.
howto-dealt = De kaarten worden geschud en een voor een gedeeld, te beginnen bij de speler { howto-side } van de deler.
howto-hand = Iedereen krijgt { $count ->
    [one] één kaart
   *[other] { FORM($count, as: "form-number") } kaarten
 }.
howto-hand-from = Vanaf { FORM($least, as: "form-number") } spelers krijgt iedereen { $count ->
    [one] één kaart
   *[other] { FORM($count, as: "form-number") } kaarten
 }.
howto-hand-all = Alle kaarten worden gedeeld, en iedereen krijgt er evenveel.
howto-rest-is-stock = De rest komt dicht in het midden: dat is de trekstapel.
howto-bottom = Dan zoekt de deler een goede kaart uit de trekstapel en legt die open eronder, zodat iedereen die kan zien.
howto-bottom-first = Dat is { FORM($ranks, form: "a") }: in die volgorde de eerste die er is.
howto-bottom-chosen = Dat is { FORM($ranks, form: "a") }, net wat de deler kiest.
howto-bottom-last-draw = Wie de laatste kaart van de trekstapel pakt, krijgt die kaart.
howto-start-empty = Er ligt nog geen kaart op de aflegstapel, en het totaal is { $total }.
howto-start-rest = Kaarten die overblijven, gaan open op de aflegstapel, en wat ze tellen is het totaal. Blijft er geen over, dan is het { $total }.
howto-start-number = Wie begint, moet eerst een getal leggen, als die er een heeft.
howto-start-left = De speler { howto-side } van de deler begint.
howto-start-turned = { $deal ->
    [first] Na de eerste keer delen
   *[each] Na het delen
 } wordt de bovenste kaart van de trekstapel omgedraaid: daarmee begint de aflegstapel.
howto-start-applied = Het totaal is wat deze kaart van 0 maakt.
howto-start-value = Wat die telt, is het eerste totaal.
howto-start-twice = Is het { FORM($cards, form: "a") }, dan moet de speler die begint twee keer leggen.
howto-start-reverse = Keert de kaart de richting om, dan begint de speler { howto-other-side } van de deler.
howto-start-nothing-else = Verder doet de kaart niets.
howto-start-passed = Is het { FORM($cards, form: "a") }, dan gaat die terug midden in de trekstapel en wordt de volgende omgedraaid. Zo gaat het door tot er een andere kaart ligt.
howto-start-counts = { START($cards, form: "a") } telt { $total }.
howto-start-first-value = Laat een kaart je kiezen, dan geldt de waarde die in de tabel het eerst staat.

## De beurt

howto-clockwise = Er wordt { howto-way } gespeeld, naar { howto-side }.
howto-clockwise-until = Er wordt { howto-way } gespeeld, naar { howto-side }, tot een kaart de richting omkeert.
howto-turn = Ben je aan de beurt, dan leg je één kaart op de aflegstapel, noem je het nieuwe totaal en pak je een kaart van de trekstapel.
howto-turn-draw-yourself = Ben je aan de beurt, dan leg je één kaart op de aflegstapel en noem je het nieuwe totaal. Daarna neem je zelf een kaart van de trekstapel.
howto-turn-no-draw = Ben je aan de beurt, dan leg je één kaart op de aflegstapel en noem je het nieuwe totaal. Je pakt geen nieuwe kaart.

howto-limit = Het totaal mag precies { $limit } zijn, maar geen { $over } of meer.
howto-zero = Het totaal mag precies 0 zijn, maar niet minder, en nooit meer dan { $limit }.
howto-team-talk = Jullie mogen elkaar vertellen en laten zien wat jullie in de hand hebben.
howto-choose-within-limit = Laat een kaart je kiezen wat die telt, kies dan iets waarmee het totaal niet boven { $limit } komt.
howto-must-play = Kun je een kaart leggen, dan moet je er ook een leggen.
howto-give-up = In je beurt mag je opgeven, ook als je zou kunnen leggen. Dat telt alsof je niet kon.
howto-give-up-answer = Je mag ook opgeven als je { FORM($rank, form: "a") } zou kunnen beantwoorden of strafkaarten zou kunnen leggen.
howto-give-up-hands-nothing-on = Dan betaal je, en de volgende speler hoeft niets over te nemen.
howto-mistakes = Een kaart die het totaal per ongeluk boven { $limit } brengt, blijft liggen. Dat telt alsof je niet kon leggen.
howto-over-is-allowed = { $limit ->
    [0] Je mag altijd elke kaart leggen; het totaal is nooit minder dan 0.
   *[other] Je mag altijd elke kaart leggen, ook een die het totaal boven { $limit } brengt.
 }
howto-give-up-instead = In plaats van te leggen mag je opgeven.

howto-never-below-zero = Het totaal komt nooit onder de 0: een kaart die het lager zou maken, maakt het 0.
howto-below-zero = Het totaal mag onder de 0 komen.
howto-below-zero-doubled = Een totaal onder de 0 gaat door verdubbelen nog verder omlaag.
howto-below-zero-digits = Worden de cijfers van een totaal onder 0 omgewisseld, dan blijft de min staan: { $before } wordt { $after }.
howto-total-stops = Het totaal gaat nooit verder dan { $total }: een kaart die het verder zou brengen, laat het daar staan.

howto-calls = Bij sommige kaarten hoort een kreet. Die zeg je vóór het totaal, hier bijvoorbeeld 42.
howto-call-pass = Bij een kaart die niets telt, zeg je: “{ $words } 42”.
howto-call-reverse = Bij een kaart die niets telt en de richting omkeert, zeg je: “{ $words } 42”.
howto-call-rank = Bij { FORM($rank, form: "a") } zeg je: “{ $words } 42”.
howto-call-set = Bij { FORM($cards, form: "a") } zeg je alleen het totaal, ook als het gelijk blijft.
howto-add-without-help = Leg je een kaart, dan reken je zonder hulp.
howto-wrong-total-is-free = Een fout totaal wordt verbeterd en kost niets.
howto-wrong-total-costs = Een fout totaal wordt verbeterd, en wie het noemde, krijgt een strafpunt.
howto-wrong-total-pays = Noem je een fout totaal, dan { howto-pay } en wordt het verbeterd.
howto-wrong-total-loses = Noem je een fout totaal, dan wordt het verbeterd en verlies je de ronde, alsof je niet kunt.

howto-draw-yourself = Niemand pakt voor je.
howto-draw-lost = Zodra er een andere kaart ligt, van wie ook, mag je niet meer pakken en blijft je hand de rest van de ronde kleiner.
howto-draw-as-usual = Vanaf dan pak je weer één kaart voor elke kaart die je legt.

## Meerdere kaarten tegelijk

howto-same-rank = In plaats van één kaart mag je { $count ->
    [2] twee kaarten
   *[other] tot { FORM($count, as: "form-number") } kaarten
 } van dezelfde waarde tegelijk leggen.
howto-same-rank-value = Van elke kaart komt de waarde erbij of gaat die eraf. Is er iets te kiezen, dan kies je voor alle hetzelfde.
howto-same-rank-set = Maken ze het totaal een vast getal, dan gebeurt dat maar één keer.
howto-same-rank-effects = Al het andere wat ze doen, gebeurt voor elke kaart één keer.
howto-same-rank-reverse = Met twee kaarten die de richting omkeren, blijft de richting dus zoals die was.
howto-same-rank-limit = Voor de grens geldt alleen het totaal na allemaal samen.
howto-same-rank-draw = Je pakt zoveel kaarten als je gelegd hebt. Dan gaat het verder als na één kaart.
howto-pairs = Je mag twee { FORM($ranks, form: "many") } samen leggen{ $ranks ->
    [1] .
   *[other] , ook door elkaar.
 }
howto-pairs-value = Samen tellen ze als één kaart. Je pakt er twee kaarten voor.
howto-throw = Heb je vier { FORM($rank, form: "many") } in je hand, dan mag je ze alle vier tegelijk leggen.
howto-throw-value = Ze laten het totaal zoals het is, en je pakt vier kaarten.
howto-throw-is-one-of-two = Moet je twee keer leggen, dan tellen ze als één keer.

## Twee keer leggen

howto-twice = Na { FORM($cards, form: "a") } moet de volgende speler in één beurt twee keer leggen.
howto-twice-four-times = Worden er twee tegelijk gelegd, dan is het vier keer.
howto-twice-draw-each = Na elke keer pakt die speler een kaart.
howto-twice-draw-at-end = Die speler pakt pas na de laatste keer, zoveel kaarten als er gelegd zijn.
howto-twice-between = Na elke keer behalve de laatste noemt die speler het totaal. Dan gaat het totaal terug naar { $total }.
howto-twice-turns = De richting keert pas na de laatste keer om. Twee keer omgekeerd is die weer zoals eerst.
howto-twice-turns-unless = De richting keert pas na de laatste keer om, tenzij de eerste kaart het twee keer leggen doorgeeft. Na twee keer omkeren is die weer zoals eerst.
howto-twice-skips = Ook overslaan gebeurt pas na de laatste keer.
howto-reverses-first = Eerst keert de richting om, dan wordt er overgeslagen.
howto-twice-single = Je legt elke keer maar één kaart.
howto-twice-several-count-once = Meerdere kaarten van dezelfde waarde tegelijk tellen als één keer.
howto-twice-again-after-last = Is de laatste van die kaarten { FORM($cards, form: "a") }, dan moet de volgende speler twee keer leggen.
howto-twice-again-after-any = Is een van die kaarten { FORM($cards, form: "a") }, dan moet de volgende speler twee keer leggen.
howto-twice-hands-on = Wie de eerste keer { FORM($ranks, form: "a") } legt, geeft het twee keer leggen door. De beurt is voorbij, en nu moet de volgende speler twee keer leggen.
howto-twice-hands-back = Na { FORM($ranks, form: "a") } is dat de vorige speler: de richting keert meteen om.
howto-twice-hands-back-alone = { START($ranks, form: "a") } als eerste van de twee geeft het twee keer leggen terug: de richting keert meteen om, de beurt is voorbij, en de vorige speler moet twee keer leggen.
howto-twice-hands-to-named = Na { FORM($ranks, form: "a") } is dat de speler die gekozen werd.
howto-twice-never-four = Het wordt nooit meer dan twee keer.
howto-twice-adds = Wie de eerste keer { FORM($ranks, form: "a") } legt, geeft het door met één keer extra: na een tweede moet de volgende speler drie keer leggen.
howto-twice-not-first = { START($ranks, form: "a") } mag niet de eerste van de twee zijn. Heb je niets anders wat je kunt leggen, dan kun je niet leggen.
howto-twice-cancels = Moet je twee keer leggen, dan mag je in plaats daarvan alleen { FORM($rank, form: "a") } leggen.
howto-twice-cancels-ends = Die telt gewoon mee, maar daarna is je beurt voorbij, en de volgende speler heeft een gewone beurt.
howto-twice-cancels-or-last = Anders mag { FORM($rank, form: "a") } alleen de laatste van de twee zijn.
howto-twice-must-finish = Je mag alleen beginnen als je voor elke keer een kaart hebt die je kunt leggen. Anders leg je er geen: dat telt alsof je niet kon leggen.
howto-twice-second-counts = Kun je de tweede keer niet leggen, dan kost dat evenveel als wanneer je de eerste keer niet kon.
howto-twice-second-stuck = Kun je de tweede keer niet leggen, dan telt dat alsof je niet kon leggen. De tweede keer vervalt.
howto-twice-first-still = Keert je eerste kaart de richting om, slaat die iemand over of laat die de volgende speler twee keer leggen, dan geldt dat toch.
howto-twice-stays = Kan iemand die twee keer moet leggen dat niet, dan moet de volgende speler even vaak leggen.
howto-twice-rest-of-two = Wie de eerste keer al niet kan, laat allebei over aan de volgende speler. Wie pas de tweede keer niet kan, laat alleen die over, en dat is een gewone beurt.
howto-twice-rest = Kan iemand die twee keer moet leggen dat niet, dan moet de volgende speler zo vaak leggen als er nog ontbreekt. Is dat maar één keer, dan is het een gewone beurt.
howto-twice-lapses = Kan iemand die twee keer moet leggen dat niet, dan heeft de volgende speler een gewone beurt.

## Een waarde die met dezelfde waarde beantwoord wordt

howto-answer-must = { START($rank, form: "a") } moet beantwoord worden.
howto-answer-must-lay = Heeft de volgende speler { FORM($rank, form: "many") }, dan moet die er precies één bovenop leggen.
howto-answer-must-next = Dan moet de speler daarna antwoorden.
howto-answer-may = { START($rank, form: "a") } mag beantwoord worden.
howto-answer-may-lay = Heeft de volgende speler { FORM($rank, form: "many") }, dan mag die er één bovenop leggen, maar het hoeft niet.
howto-answer-may-next = Dan mag de speler daarna net zo antwoorden.
howto-answer-draw = Daarvoor wordt zoals altijd een kaart gepakt.
howto-answer-none = Ligt er maar één { $rank } en antwoord je niet, dan ben je je beurt kwijt: je legt geen kaart en pakt er geen. De speler na jou heeft een gewone beurt.
howto-penalty = Antwoord je niet op twee of meer { FORM($rank, form: "many") } na elkaar, dan moet je strafkaarten leggen: zoveel als er { FORM($rank, form: "many") } liggen, de ene na de andere.
howto-penalty-playable = Elke strafkaart moet je mogen leggen wanneer je die legt, en die telt meteen.
howto-penalty-turns-last = Maar de richting keert pas na de laatste kaart om, en ook overslaan gebeurt pas dan.
howto-penalty-draw-after-all = Na de laatste kaart pak je zoveel kaarten als je gelegd hebt.
howto-penalty-draw-after-each = Na elke strafkaart pak je een kaart.
howto-penalty-draw-none = Voor strafkaarten pak je niets, dus je hand blijft kleiner.
howto-penalty-last-must = { START($rank, form: "a") } als laatste strafkaart moet beantwoord worden alsof die alleen ligt.
howto-penalty-last-may = { START($rank, form: "a") } als laatste strafkaart mag beantwoord worden alsof die alleen ligt.
howto-penalty-what-you-can = Kun je niet alle strafkaarten leggen, leg er dan zoveel als je kunt.
howto-penalty-then-stuck = Daarna telt het alsof je niet kon leggen.
howto-penalty-draw-laid = Je pakt zoveel kaarten als je gelegd hebt.
howto-penalty-pays-nothing = Je betaalt niets.
howto-penalty-drops-out = Dan { howto-pay } en lig je eruit voor deze ronde.
howto-penalty-handed-on = De strafkaarten die nog ontbreken, gaan door naar de volgende speler.
howto-penalty-dropped = De strafkaarten die nog ontbreken, vervallen, en de volgende speler heeft een gewone beurt.
howto-penalty-turns-first = Eerst keert de richting nog om of wordt er iemand overgeslagen, als de gelegde kaarten dat doen.
howto-penalty-still-on-top = Is er geen enkele strafkaart gelegd, dan ligt er nog { FORM($rank, form: "a") } bovenop.
howto-penalty-still-must-answer = Dan moet de volgende speler met { FORM($rank, form: "a") } antwoorden. Wie er geen heeft, moet alle strafkaarten leggen.
howto-penalty-still-may-answer = Dan mag de volgende speler met { FORM($rank, form: "a") } antwoorden. Wie dat niet doet, moet alle strafkaarten leggen.
howto-penalty-comes-back = Legt niemand een kaart en komt de straf terug bij de eerste speler die niet kon, dan vervalt die. Die speler heeft een gewone beurt.

## Reeksen

howto-runs = Twee kaarten na elkaar vormen een reeks als hun waarden buren zijn. Een reeks loopt op of af.
howto-runs-ranks = De waarden staan in een kring: aas, twee, drie en zo verder tot tien, dan boer, vrouw, heer en weer de aas.
howto-runs-printed = Het gaat hier om wat er op de kaart staat, niet om wat die telt. Een joker heeft geen waarde.
howto-runs-draw = Zolang er een reeks is, pak je alleen als je de volgende waarde in dezelfde richting legt. Zo’n kaart laat de reeks doorlopen voor de speler na jou.
howto-runs-must = Kun je de reeks voortzetten, dan moet je dat doen. Kun je dat niet, leg dan een andere kaart.
howto-runs-may = Je mag ook elke andere kaart leggen.
howto-runs-no-draw = Dan pak je er niets voor, de reeks is voorbij en je hand blijft de rest van de ronde één kaart kleiner.
howto-runs-other-way = Zijn die kaart en de kaart ervoor buren in de andere richting, dan beginnen ze een nieuwe reeks.
howto-runs-begin = Wie een reeks begint, pakt zoals altijd. Een overgeslagen beurt maakt geen eind aan een reeks.
howto-runs-penalty = Strafkaarten en { FORM($rank, form: "many") } waarmee geantwoord wordt, worden daarbij een voor een bekeken, zoals alle andere kaarten.
howto-runs-put-aside = Wordt de aflegstapel weggelegd, dan is de reeks erop voorbij.

## Een speler kiezen

howto-eliminate = Leg je { FORM($cards, form: "a") }, dan moet je een andere speler in de ronde kiezen. Die krijgt een strafpunt, legt alle kaarten weg en ligt eruit voor deze ronde. De volgende speler na jou gaat verder.
howto-eliminate-saved = Maar wie { FORM($cards, form: "a") } heeft, is gered. Die kaart moet op de aflegstapel, onder de kaart die jij net legde, en die speler pakt meteen een nieuwe. Dat telt niet als beurt.
howto-eliminate-last-one = Is er nog maar één speler in de ronde, dan is de ronde voorbij.
howto-exchange = Leg je { FORM($cards, form: "a") }, dan moet je een speler in de ronde kiezen en met die speler je hele hand ruilen.
howto-exchange-after-draw = Leg je { FORM($cards, form: "a") }, dan pak je eerst. Daarna moet je een speler in de ronde kiezen en met die speler je hele hand ruilen.
howto-exchange-before-draw = Dat doe je voordat er iemand pakt. De andere speler, die nu een kaart te weinig heeft, pakt in jouw plaats.
howto-redeal = Legt iemand { FORM($cards, form: "a") }, dan blijft die op de aflegstapel. Alle andere kaarten, ook die uit de handen, worden geschud, en iedereen in de ronde krijgt een nieuwe hand, even groot als aan het begin.
howto-redeal-no-draw = Er wordt geen kaart voor gepakt.
howto-steal = Leg je { FORM($cards, form: "a") }, kies dan een speler in de ronde en neem blind een kaart uit die hand.
howto-steal-seen = Leg je { FORM($cards, form: "a") }, kies dan een speler in de ronde, bekijk die hand en neem er een kaart naar keuze uit.
howto-steal-robbed-draws = Die speler pakt meteen een kaart.
howto-steal-is-draw = Zelf pak je er dan geen meer van de trekstapel.
howto-steal-and-draw = Zelf pak je ook nog een kaart, zoals altijd.
howto-steal-nobody = Heeft niemand anders nog kaarten, dan pak je gewoon een kaart.
howto-choose-next = Leg je { FORM($cards, form: "a") }, kies dan een andere speler in de ronde, die nu aan de beurt is. De richting blijft, en van daar gaat het verder.

## Een waarde die je aan het begin niet mag leggen

howto-ban = In je { $count ->
    [one] eerste beurt
   *[other] eerste { FORM($count, as: "form-number") } beurten
 } van de partij mag je { FORM($rank, form: "no") } leggen als die het totaal verandert.
howto-ban-not-at-limit = Is het totaal al { $limit }, dan mag het wel.
howto-ban-always = In je { $count ->
    [one] eerste beurt
   *[other] eerste { FORM($count, as: "form-number") } beurten
 } van de partij mag je helemaal { FORM($rank, form: "no") } leggen.
howto-ban-turns = Alleen beurten waarin je een kaart hebt gelegd, tellen.
howto-ban-saves-nobody = { START($rank, form: "a") } die je niet mag leggen, helpt je niet als je verder niets kunt leggen.
howto-wears-off = Is de trekstapel in een ronde { $count ->
    [one] één keer
   *[other] { FORM($count, as: "form-number") } keer
 } vernieuwd, dan geldt de rest van de ronde: { $what }.
howto-worn = { FORM($card, form: "the") } { $does }
howto-wakes = Zolang het totaal onder { $total } is, geldt: { $what }.
howto-wakes-down = Zolang het totaal boven { $total } is, geldt: { $what }.
howto-wakes-turn = In je { $count ->
    [one] eerste beurt
   *[other] eerste { FORM($count, as: "form-number") } beurten
 } van de partij geldt: { $what }.

## Totalen die iets kosten of opleveren

howto-hit = Brengt je kaart het totaal omhoog naar precies { $totals }, dan moeten alle anderen in de ronde { howto-pays }.
howto-jump = Springt het totaal van onder { $totals } naar erboven, dan { howto-pay }.
howto-hit-end = Maakt je kaart het totaal precies { $limit }, dan is de ronde voorbij en moeten alle anderen in de ronde { howto-pays }.
howto-over-end = Brengt die het boven { $limit }, dan is de ronde voorbij, en dan { howto-pay }.
howto-jump-also-paid = Spring je daarbij over { $totals }, dan betaal je dat ook nog.
howto-jump-not-paid = Waar je onderweg overheen springt, kost niets extra.
howto-down-is-free = Een totaal dat daalt of gelijk blijft, kost niemand iets.
howto-out-still-turns = Lig je uit het spel door de kaart die je zelf legt en keert die de richting om, dan gebeurt dat toch, alsof je er nog bij was.
howto-out-still-skips = Lig je uit het spel door de kaart die je zelf legt en slaat die iemand over, dan gebeurt dat toch, alsof je er nog bij was.
howto-out-still-turns-or-skips = Lig je uit het spel door de kaart die je zelf legt, dan keert die toch de richting om of slaat iemand over, alsof je er nog bij was.
howto-fine = Maakt je kaart het totaal { $totals }, dan { howto-pay }, en wel meteen. De ronde gaat door.
howto-fine-repeated-pays = Is het totaal al een van die getallen en laat je kaart het zoals het is, dan noem je het nog eens en betaal je ook.
howto-fine-repeated-free = Is het totaal al een van die getallen en laat je kaart het zoals het is, dan kost dat niets.
howto-fine-owed = Wie daardoor uit het spel ligt, legt in die beurt geen kaarten meer; wat nog ontbreekt, vervalt.
howto-fine-owed-handed-on = Wie daardoor uit het spel ligt, legt in die beurt geen kaarten meer; wat nog ontbreekt, vervalt, behalve als de gelegde kaart het doorgeeft.
howto-borders = De drempels liggen net boven { $totals }. Brengt je kaart het totaal over een drempel, omhoog of omlaag, dan verlies je één punt voor elke drempel.
howto-borders-up = De drempels liggen net boven { $totals }. Brengt je kaart het totaal omhoog over een drempel, dan verlies je één punt voor elke drempel. Weer omlaag kost niets.
howto-borders-floor = Minder dan 0 punten kun je niet hebben.
howto-borders-no-floor = Je punten kunnen onder de 0 komen. Dan gaan ze van je score af.

## Betalen voor een totaal boven de grens

howto-payment-overshoot = Brengt je kaart het totaal boven { $limit }, dan betaal je ieder van de anderen zoveel punten als het erboven is: bij { $total } krijgt ieder er { FORM($count, as: "form-number") }. Dan is de ronde voorbij.
howto-payment-over = Brengt je kaart het totaal boven { $limit }, dan is de ronde voorbij en betaal je ieder van de anderen { $count ->
    [one] één punt
   *[other] { FORM($count, as: "form-number") } punten
 }.
howto-payment-forfeit = Brengt je kaart het totaal boven { $limit }, dan krijg je een strafpunt. Dan is de ronde voorbij.
howto-payment-exact = Maakt je kaart het precies { $limit }, dan is de ronde ook voorbij en krijg je { $count ->
    [one] één punt
   *[other] { FORM($count, as: "form-number") } punten
 } van ieder van de anderen.
howto-payment-exact-free = Maakt je kaart het precies { $limit }, dan is de ronde ook voorbij, en het kost niemand iets.
howto-payment-debts = De punten worden opgeschreven als score, en die kan onder de 0 komen.
howto-hurdles = Brengt je kaart het totaal precies op { $totals }, dan krijg je een punt. Voor elk van deze getallen waar ze omhoog overheen springt, verlies je er een.
howto-hurdles-goal = Maakt je kaart het totaal { $limit } of meer, dan krijg je { $count ->
    [one] één punt
   *[other] { FORM($count, as: "form-number") } punten
 } en is de ronde voorbij.

## Precies 69

howto-69-back = Breng je het totaal op precies 69, van onderaf of van bovenaf, dan { $cost ->
    [corner] mag je biljet één vouw meer hebben
    [fold] mag je biljet één vouw meer hebben
   *[other] krijg je { $cost } terug van wat er betaald is
 }. Valt er niets terug te winnen, dan krijg je niets.
howto-69-more = Breng je het totaal op precies 69, van onderaf of van bovenaf, dan { $cost ->
    [corner] mag je biljet één vouw meer hebben
    [fold] mag je biljet één vouw meer hebben
   *[other] krijg je er { $cost } bij
 }.
howto-69-nothing = Precies 69 doet niets: in dit spel valt er niets terug te winnen.
howto-69-forfeit = Breng je het totaal op precies 69, van onderaf of van bovenaf, dan krijgen alle anderen in de ronde een strafpunt.
howto-69-zero = Breng je het totaal op precies 69, van onderaf of van bovenaf, dan zeg je dat, en daarna is het totaal 0.
howto-69-bank = Wat je krijgt, komt uit een bank. Daarin zit evenveel als alle spelers samen aan het begin van de partij hebben. Is de bank leeg, dan levert precies 69 niets op.
howto-69-bank-followers = Ook wat spelers erbij krijgen als anderen uit het spel liggen, komt daaruit, zolang er nog iets in zit.
howto-69-bank-each-deal = Wat je krijgt, komt uit een bank. Daarin zit elke ronde evenveel als alle spelers samen aan het begin van de ronde hebben. Is de bank leeg, dan levert precies 69 in die ronde niets meer op.

## Handen die beslissen

howto-hands = Na het delen en na elke gepakte kaart wordt er naar alle handen gekeken.
howto-hands-wins = Drie { FORM($rank, form: "many") } in één hand winnen meteen de partij.
howto-hands-all-lose = Drie { FORM($rank, form: "many") } in één hand maken meteen een eind aan de partij, en iedereen verliest.
howto-hands-first = Zijn er meerdere van zulke handen, dan beslist de eerste, geteld vanaf de speler { howto-side } van de deler.
howto-hands-both = Heeft een hand allebei, dan gelden de drie { FORM($rank, form: "many") }.
howto-three-any-time = Heb je drie kaarten van dezelfde waarde, dan mag je dat op elk moment tussen twee zetten zeggen en ze op tafel leggen.
howto-three-own-turn = Heb je drie kaarten van dezelfde waarde, dan mag je dat in je beurt zeggen en ze op tafel leggen, voordat je een kaart legt.
howto-three-active = Dan moeten alle anderen die nog in de ronde zijn { howto-pays }, en de ronde is voorbij.
howto-three-all = Dan moeten alle anderen { howto-pays }, en de ronde is voorbij.
howto-three-free = Het kost jou niets. Het is geen zet, en het hoeft niet.
howto-three-first = Kunnen meerdere spelers dat, dan gaat de eerste { howto-side } van de deler voor.

## Zeus, een figuur die spelers van elkaar afpakken

howto-zeus-nobody = Eerst heeft niemand Zeus. Je kunt hem op drie manieren pakken, ook van wie hem al heeft.
howto-zeus-tens = Je pakt Zeus als je kaart het totaal op 10, 20 of een ander tiental tot en met { $limit } brengt.
howto-zeus-same = Je pakt Zeus als je een getal legt op hetzelfde getal dat een tegenstander net gelegd heeft.
howto-zeus-gods = Je pakt Zeus als je { FORM($cards, form: "a") } legt.
howto-zeus-sneak = Heeft iemand een getal gelegd, dan mag elke andere speler met hetzelfde getal dat er meteen tussen gooien, ook buiten de beurt. Het telt gewoon mee en pakt Zeus. Wie het gooide, pakt een kaart, en van daar gaat het verder.
howto-zeus-sneak-again = Dan mogen anderen met dat getal hetzelfde doen.
howto-zeus-sneak-several = Willen meerdere spelers dat, dan mag degene die het eerst aan de beurt zou komen.
howto-zeus-end = Is het totaal { $limit } of meer, dan is de ronde voorbij. Wie Zeus heeft, wint de ronde en krijgt een letter. De kaart die de ronde beëindigt, kan hem nog pakken.
howto-zeus-end-nobody = Heeft niemand hem, dan gaat hij naar de speler die de ronde beëindigde.

## De laatste kaart, en bommen

howto-last-card = Wie de laatste kaart uit de hand legt, wint de ronde, en de ronde is voorbij. Het moet een kaart zijn die je mag leggen, maar die kaart doet niets meer.
howto-last-card-others = Alle anderen moeten { howto-pays }.
howto-bomb = Legt iemand { FORM($cards, form: "a") }, dan moet elke andere speler, te beginnen met de volgende, { FORM($rank, form: "a") } weggooien of { $cost ->
    [bomb] { $cost } omdraaien
   *[other] { $cost } betalen
 }. Heb je { FORM($rank, form: "a") }, dan mag je die ook houden: dan { howto-pay }.
howto-bomb-last-card = Heeft iemand zo de laatste kaart uit de hand weggegooid, dan wint die speler de ronde zodra iedereen geweest is.
howto-bomb-several = Geldt dat voor meerdere spelers, dan wint de eerste.
howto-bomb-next = Anders gaat het zoals altijd verder met de speler na degene die { FORM($cards, form: "a") } legde.
howto-others-draw = Moeten alle anderen pakken, dan pakt de volgende speler het eerst.

## Met z’n tweeën

howto-two-players = Dit geldt zolang er maar twee spelers in de ronde zijn.
howto-two-reverse-nothing = Een kaart die de richting omkeert, verandert niet wie er daarna aan de beurt is.
howto-two-reverse-again = Leg je een kaart die de richting omkeert, dan ben je nog een keer aan de beurt.
howto-two-skip-nobody = Een kaart die iemand overslaat, laat de andere speler geen beurt missen.
howto-two-skip-again = Leg je een kaart die iemand overslaat, dan ben je nog een keer aan de beurt.
howto-two-skips = Twee zulke kaarten in één beurt heffen elkaar op.
howto-two-hands-on = Wat een kaart doorgeeft, krijgt de andere speler.
howto-two-choose = Mag je de volgende speler kiezen, dan is dat de ander.

## Als je niet kunt leggen

howto-out-of-deal = Als je { $who ->
    [both] opgeeft of geen kaarten hebt
    [give-up] opgeeft
   *[cards] geen kaarten hebt
 }, lig je eruit voor deze ronde.
howto-out-of-deal-pays = Als je { $who ->
    [both] opgeeft of geen kaarten hebt
    [give-up] opgeeft
   *[cards] geen kaarten hebt
 }, { howto-pay } en lig je eruit voor deze ronde.
howto-out-of-deal-last = Is er nog maar één speler over, dan is de ronde voorbij.
howto-out-of-deal-last-wins = Wie als laatste in de ronde overblijft, wint de partij.
howto-out-of-deal-points = De punten die iedereen nog heeft, worden zoals altijd opgeteld.
howto-out-of-deal-keeps-points = Wie opgeeft, houdt al zijn punten. Meteen opgeven kan dus het beste zijn.
howto-out-of-deal-no-letter = Niemand krijgt dan een letter.
howto-stuck-pay = Als je geen kaart kunt leggen, { howto-pay }.
howto-team-pays = Als een van jullie geen kaart kan leggen, betalen jullie allemaal { $cost }.
howto-stuck-forfeit = Als je geen kaart kunt leggen, krijg je een strafpunt.
howto-stuck-out = Als je geen kaart kunt leggen, lig je uit het spel.
howto-stuck-reset = Het totaal gaat naar 0.
howto-stuck-keeps-hand = Je houdt je hand, tenzij je door dat verlies uit het spel ligt. Hoe dan ook gaat de volgende speler verder.
howto-stuck-lays-down = Je legt je hand weg.
howto-stuck-out-of-deal = Je legt je hand weg en ligt er alleen deze ronde uit.
howto-stuck-out-of-deal-only = Als je geen kaart kunt leggen, lig je eruit voor deze ronde.
howto-stuck-pay-out = Als je geen kaart kunt leggen, { howto-pay } en lig je uit het spel, hoeveel je ook nog hebt.
howto-pile-away = { $turns ->
    [on] De aflegstapel wordt weggelegd, het totaal is { $total }, en de volgende speler begint in dezelfde richting een nieuwe stapel.
   *[off] De aflegstapel wordt weggelegd, het totaal is { $total }, en de volgende speler begint een nieuwe stapel.
 }
howto-pile-away-last = { $count ->
    [one] { $turns ->
        [on] De laatste kaart gaat van de aflegstapel af, het totaal is weer wat het daarvoor was, en de volgende speler gaat in dezelfde richting verder.
       *[off] De laatste kaart gaat van de aflegstapel af, het totaal is weer wat het daarvoor was, en de volgende speler gaat verder.
     }
   *[other] { $turns ->
        [on] De laatste { FORM($count, as: "form-number") } kaarten gaan van de aflegstapel af, het totaal is weer wat het daarvoor was, en de volgende speler gaat in dezelfde richting verder.
       *[off] De laatste { FORM($count, as: "form-number") } kaarten gaan van de aflegstapel af, het totaal is weer wat het daarvoor was, en de volgende speler gaat verder.
     }
 }
howto-pile-away-others = De andere spelers houden hun kaarten.
howto-pile-away-redraw = Ben je nog in het spel, dan leg je je hand ook weg en pak je een nieuwe.
howto-pile-away-keep = Ben je nog in het spel, dan houd je je hand.
howto-pile-away-sit-out = Ben je nog in het spel, dan wacht je tot er nog één speler over is. Dan is de ronde voorbij.
howto-pile-away-out = Ook de hand van wie uit het spel ligt, wordt weggelegd.
howto-deal-is-over = De ronde is voorbij.
howto-next-faces-same = { $turns ->
    [on] Zijn er nog twee of meer over, dan gaat de volgende speler verder met hetzelfde totaal, in dezelfde richting.
   *[off] Zijn er nog twee of meer over, dan gaat de volgende speler verder met hetzelfde totaal.
 }
howto-last-wins-deal = Wie als laatste overblijft, wint de ronde.
howto-no-cards = Heb je in je beurt geen kaarten meer, dan kun je ook niet leggen.
howto-no-cards-pay = Heb je in je beurt geen kaarten meer, dan kost dat meer: dan { howto-pay }.

## Uit het spel

howto-out-last-paid = Heb je { $kind ->
    [penny] je laatste cent
    [nickel] je laatste stuiver
    [chip] je laatste chip
   *[token] je laatste fiche
 } betaald, dan lig je uit het spel.
howto-out-last-paid-at-once = Heb je { $kind ->
    [penny] je laatste cent
    [nickel] je laatste stuiver
    [chip] je laatste chip
   *[token] je laatste fiche
 } betaald, dan lig je meteen uit het spel, zelfs midden in een ronde.
howto-out-made = Met je { FORM($count, as: "form-ordinal") } { $kind ->
    [bomb] omgedraaide tijdbom
    [corner] omgevouwen hoek
   *[fold] vouw
 } lig je uit het spel.
howto-out-last-made = Met je laatste { $kind ->
    [bomb] tijdbom
    [corner] hoek
   *[fold] vouw
 } lig je uit het spel.
howto-honor = { $kind ->
    [bomb] Zijn al je tijdbommen omgedraaid
    [corner] Zijn al je hoeken omgevouwen
    [fold] Is er geen plaats meer voor een vouw
    [penny] Heb je geen cent meer
    [nickel] Heb je geen stuiver meer
    [chip] Heb je geen chip meer
   *[token] Heb je geen fiche meer
 }, dan lig je nog niet uit het spel: je speelt verder “op je eer”.
howto-honor-out = Bij het volgende verlies lig je uit het spel.
howto-honor-out-at-once = Zou je dan nog een keer moeten betalen, dan lig je meteen uit het spel, zelfs midden in een ronde. Is de ronde daarmee niet voorbij, dan spelen de anderen verder.
howto-honor-too-little = Moet je meer betalen dan je nog hebt, dan betaal je wat je hebt en lig je ook uit het spel.

## Als de trekstapel op is

howto-stock-last-wins = De partij is voorbij, en wie de laatste kaart legde, wint.
howto-stock-play-on = Niemand pakt nog een kaart. Je speelt verder met de kaarten in je hand.
howto-going-out = Leg je je laatste kaart nadat de trekstapel op is, dan heb je gewonnen.
howto-going-out-of-deal = Leg je je laatste kaart nadat de trekstapel op is, dan heb je deze ronde gewonnen: die kost je niets.
howto-going-out-others = Jij doet niet meer mee, en de anderen spelen verder; wie als laatste overblijft, heeft ook gewonnen.
howto-stock = { $turns ->
    [on] De bovenste kaart van de aflegstapel blijft liggen. Alle andere gespeelde kaarten worden geschud en zijn de nieuwe trekstapel. Totaal en richting blijven zoals ze zijn.
   *[off] De bovenste kaart van de aflegstapel blijft liggen. Alle andere gespeelde kaarten worden geschud en zijn de nieuwe trekstapel. Het totaal blijft zoals het is.
 }
howto-stock-all = { $turns ->
    [on] Alle gespeelde kaarten worden geschud, ook de bovenste van de aflegstapel, en zijn de nieuwe trekstapel. De volgende kaart begint een nieuwe aflegstapel. Totaal en richting blijven zoals ze zijn.
   *[off] Alle gespeelde kaarten worden geschud, ook de bovenste van de aflegstapel, en zijn de nieuwe trekstapel. De volgende kaart begint een nieuwe aflegstapel. Het totaal blijft zoals het is.
 }
howto-stock-piles-too = Ook stapels en handen die weggelegd zijn, worden mee geschud.
howto-stock-hands-too = Ook de handen van spelers die niet meer meedoen, worden mee geschud.
howto-stock-nothing = Is er dan nog steeds niets te pakken, dan sla je het pakken over.
howto-stock-nothing-star = Is er dan nog steeds niets te pakken, dan sla je het pakken over*.
howto-footnote = * Steeds dezelfde paar kaarten zouden eindeloos rond kunnen gaan. Daarom heeft dit programma een eigen regel: is de trekstapel in één ronde vijfhonderd keer vernieuwd, dan pakt niemand meer een kaart. De handen raken op, en de ronde loopt af.

## De volgende ronde

howto-one-deal = Eén ronde is een hele partij. Jullie kunnen er nog een spelen.
howto-reward = Wie een partij wint, krijgt een ster. De sterren tellen door over alle partijen die jullie achter elkaar spelen.
howto-next-shuffle = { $turns ->
    [on] Voor de volgende ronde worden alle kaarten geschud. Het totaal is weer { $total }, en er wordt { howto-way } gespeeld.
   *[off] Voor de volgende ronde worden alle kaarten geschud. Het totaal is weer { $total }.
 }
howto-next-all-dealt = { $turns ->
    [on] Voor de volgende ronde worden alle kaarten geschud en opnieuw gedeeld, en er wordt { howto-way } gespeeld.
   *[off] Voor de volgende ronde worden alle kaarten geschud en opnieuw gedeeld.
 }
howto-next-keep-hands = { $turns ->
    [on] Voor de volgende ronde houdt iedereen de kaarten die nog in de hand zijn. Te beginnen { howto-side } van de deler vult iedereen de hand weer aan. Het totaal is weer 0, en er wordt { howto-way } gespeeld.
   *[off] Voor de volgende ronde houdt iedereen de kaarten die nog in de hand zijn. Te beginnen { howto-side } van de deler vult iedereen de hand weer aan. Het totaal is weer 0.
 }
howto-next-keep-piles = De trekstapel en de aflegstapel blijven zoals ze zijn.
howto-deals-left = De volgende deler zit { howto-side } van de vorige.
howto-deals-right = De volgende deler zit { howto-other-side } van de vorige.
howto-deals-left-past = { $turns ->
    [on] De volgende deler is de eerste speler { howto-side } van de vorige die nog in het spel is, in welke richting er ook gespeeld werd.
   *[off] De volgende deler is de eerste speler { howto-side } van de vorige die nog in het spel is.
 }
howto-deals-right-past = { $turns ->
    [on] De volgende deler is de eerste speler { howto-other-side } van de vorige die nog in het spel is, in welke richting er ook gespeeld werd.
   *[off] De volgende deler is de eerste speler { howto-other-side } van de vorige die nog in het spel is.
 }
howto-deals-winner = De winnaar deelt.
howto-deals-loser = De verliezer deelt.
howto-deals-right_of_winner = De speler { howto-other-side } van de winnaar deelt.
howto-next-dealer-steps-in = Ligt die uit het spel, dan deelt de volgende speler { howto-other-side }.
howto-begins-left_of_dealer = De speler { howto-side } van de deler begint.
howto-begins-loser = De verliezer begint.
howto-begins-winner = De winnaar begint.
howto-next-steps-in = Wie uit het spel ligt, wordt vervangen door de volgende speler { howto-side }.
howto-next-last-to-pay = Bij meerdere verliezers telt wie het laatst betaalde.
howto-deals-no-winner = Eindigt een ronde zonder winnaar, dan zit de volgende deler { howto-side } van de vorige.
howto-begins-no-winner = Na een ronde zonder winnaar begint de speler { howto-side } van de deler.

## Het einde van de partij

howto-end-letters = Wie als eerste { $cost } heeft, wint de partij.
howto-end-team = Is het totaal precies { $limit }, dan winnen jullie samen de partij.
howto-end-team-lost = Zijn al jullie fiches betaald, dan hebben jullie allemaal verloren.
howto-end-deal-over = Een ronde is voorbij als het totaal boven { $limit } is. Dan telt iedereen de overgebleven punten op bij de eigen score.
howto-end-score = Zodra iemand een score van { $total } of meer heeft, wint de hoogste score de partij.
howto-end-tie-extra_deal = Hebben meerdere spelers die score, dan beslissen extra rondes.
howto-end-tie-shared = Hebben meerdere spelers die score, dan winnen ze samen.
howto-last-wins = Wie als laatste in het spel overblijft, wint de partij.
howto-last-wins-too = Wie als laatste in het spel overblijft, wint ook.
howto-end-going-out = Wie de laatste kaart uit de hand heeft gelegd, heeft de partij gewonnen, en wie als laatste overblijft ook. Er kunnen dus meerdere winnaars zijn, en misschien verliest er niemand.
howto-end-all-bills = De winnaar krijgt alle biljetten.
howto-end-all-paid = De winnaar krijgt alle { $kind ->
    [penny] centen
    [nickel] stuivers
    [chip] chips
   *[token] fiches
 } die betaald zijn.
howto-end-deals = De partij is voorbij na { $count ->
    [one] één ronde
   *[other] { FORM($count, as: "form-number") } rondes
 }.
howto-end-match-won = Een ronde die je wint, is een punt waard. Wie als eerste { $count ->
    [one] één punt
   *[other] { FORM($count, as: "form-number") } punten
 } heeft, wint de partij.
howto-end-match-lost = Door een strafpunt ligt niemand uit het spel. Heeft iemand { $count ->
    [one] één strafpunt
   *[other] { FORM($count, as: "form-number") } strafpunten
 }, dan is de partij voorbij.
howto-end-fewest-wins = Wie de minste strafpunten heeft, wint. Dat kunnen er ook meerdere zijn.
howto-end-highest-wins = Wie de hoogste score heeft, wint. Dat kunnen er ook meerdere zijn.
howto-end-none = De partij heeft geen vast einde: die is voorbij als jullie willen stoppen.
howto-fewest-best = Wie de minste strafpunten heeft, is de beste.

## Wat de bronnen niet zeggen

howto-ours-zeus = De bronnen zeggen niet wie Zeus krijgt als niemand hem aan het eind heeft, hoe een totaal dat op 5 eindigt wordt afgerond, hoe de cijfers van een klein totaal worden omgewisseld, en of het totaal onder de 0 kan komen. Die regels zijn van ons.
howto-ours-shed = De bronnen zeggen niet hoe het na een omgedraaide tijdbom verdergaat, of de laatste kaart van een hand nog iets doet, in welke volgorde er gepakt wordt, en wat er gebeurt als iemand twee keer moet leggen en dat niet kan afmaken. Die regels zijn van ons.
howto-ours-no-end = De bron zegt niet hoe de partij eindigt. Dat er strafpunten geteld worden, is van ons.

## Voorbeelden

howto-example = Voorbeeld: { $told }

howto-example-name = { $count ->
    [1] Anna
    [2] Bram
    [3] Cato
   *[other] Daan
 }

howto-example-makes = Het totaal is { $before }. { $player } legt { FORM($card, form: "a") } en maakt er { $after } van.
howto-example-keeps = Het totaal is { $before }. { $player } legt { FORM($card, form: "a") }, en het blijft { $before }.
howto-example-choice = Het totaal is { $before }. { $player } legt { FORM($card, form: "a") } en mag er { $totals } van maken.
howto-example-has-to-stay = Bij { $before } moet het { $before } blijven: { $total } zou te veel zijn.
howto-example-has-to-turn = Bij { $before } moet het { $before } blijven, en de richting keert om: { $total } zou te veel zijn.
howto-example-no-choice = Bij { $before } kan het alleen { $after } worden: { $total } zou te veel zijn.
howto-example-one-way = { $player } kiest { $after }; bij { $totals } zou er verder niets gebeuren.
howto-example-otherwise = Bij { $before } maakt dezelfde kaart er { $after } van.
howto-example-any = Het totaal is { $before }. { $player } legt { FORM($card, form: "a") } en zegt “{ $after }”. Nu is het { $after }.
howto-example-copies = { $other } legt { FORM($second, form: "a") } en maakt het totaal { $before }. { $player } legt { FORM($card, form: "a") }: die doet hetzelfde en maakt er { $after } van.
howto-example-not-now = Bij { $before } kun je die kaart niet leggen.
howto-example-never = Het totaal is pas { $before }. Zelfs nu mag { $player } { FORM($card, form: "no") } leggen.
howto-example-thrown = Met vier { FORM($rank, form: "many") } in de hand mag { $player } ze alle vier tegelijk leggen. Het totaal blijft { $before }.

howto-example-turned = De richting keert om: nu is { $next } aan de beurt, niet { $other }.
howto-example-skipped = { $other } wordt overgeslagen, en { $next } is aan de beurt.
howto-example-again = { $player } is nog een keer aan de beurt.
howto-example-named = { $player } kiest { FORM($next, form: "whom") }, die nu aan de beurt is.
howto-example-struck = { $player } kiest { FORM($other, form: "whom") }, die nu de rest van de ronde niet meer meedoet. { $next } is aan de beurt.
howto-example-saved = { $player } legt { FORM($card, form: "a") } en kiest { FORM($other, form: "whom") }. { $other } legt { FORM($second, form: "a") } onder die kaart, pakt een nieuwe en blijft in de ronde.
howto-example-exchanged = { $player } kiest { FORM($other, form: "whom") }, en die twee ruilen van hand. Nu heeft { $player } de { $count ->
    [one] ene kaart
   *[other] { FORM($count, as: "form-number") } kaarten
 } van { $other }.
howto-example-redealt = Iedereen krijgt een nieuwe hand: { $count ->
    [one] elk één kaart
   *[other] elk { FORM($count, as: "form-number") } kaarten
 }.
howto-example-stolen = { $player } kiest { FORM($other, form: "whom") } en neemt blind een kaart uit die hand. { $other } pakt meteen een nieuwe.
howto-example-stolen-seen = { $player } kiest { FORM($other, form: "whom") }, bekijkt die hand en neemt { FORM($second, form: "the") }. { $other } pakt meteen een nieuwe kaart.
howto-example-zeus = { $player } pakt Zeus van { FORM($other, form: "whom") } af.
howto-example-others-draw = { $others ->
    [1] { $others } pakt { $count ->
        [one] één kaart
       *[other] { FORM($count, as: "form-number") } kaarten
     }.
   *[other] { $others } pakken elk { $count ->
        [one] één kaart
       *[other] { FORM($count, as: "form-number") } kaarten
     }.
 }
howto-example-bomb = { $next } gooit { FORM($second, form: "a") } weg en is veilig. { $others ->
    [1] { $others } heeft er geen en { $cost ->
        [bomb] draait { $cost } om
       *[other] betaalt { $cost }
     }.
   *[other] { $others } hebben er geen en moeten { howto-pays }.
 }

howto-example-twice = { $next } moet twee keer leggen: eerst { FORM($card, form: "a") }, dat maakt { $before }, en dan { FORM($second, form: "a") }, dat maakt { $after }.
howto-example-twice-back = { $next } moet twee keer leggen. Na { FORM($card, form: "a") } is het { $before }, en dan gaat het terug naar { $total }. Na { FORM($second, form: "a") } is het { $after }.
howto-example-handed-on = { $player } moet twee keer leggen en begint met { FORM($card, form: "a") }. Die beurt is voorbij: nu moet { $next } twee keer leggen.
howto-example-canceled = { $player } moet twee keer leggen en legt in plaats daarvan alleen { FORM($card, form: "a") }. Die beurt is voorbij, en { $next } heeft een gewone beurt.

howto-example-unanswered = Legt { $next } er { FORM($rank, form: "no") } op, dan wordt { $next } overgeslagen en is { $other } aan de beurt.
howto-example-answered = Doet { $next } het wel en { $other } niet, dan moet { $other } { $count ->
    [one] één strafkaart
   *[other] { FORM($count, as: "form-number") } strafkaarten
 } leggen.

howto-example-pair = Het totaal is { $before }. { $player } legt { FORM($cards, form: "a") } samen en maakt er { $after } van.
howto-example-several = Het totaal is { $before }. { $player } legt { FORM($count, as: "form-number") } { FORM($rank, form: "many") } tegelijk en maakt er { $after } van.

howto-example-hit = Dus moeten alle anderen { howto-pays }.
howto-example-jump = Dat springt over { $total } heen, dus { $cost ->
    [corner] vouwt { $player } { $cost } van het biljet om
    [fold] maakt { $player } { $cost } in het biljet
    [point] verliest { $player } { $cost }
    [bomb] draait { $player } { $cost } om
   *[other] betaalt { $player } { $cost }
 }.
howto-example-fine = Dus { $cost ->
    [corner] vouwt { $player } meteen { $cost } van het biljet om
    [fold] maakt { $player } meteen { $cost } in het biljet
    [point] verliest { $player } meteen { $cost }
    [bomb] draait { $player } meteen { $cost } om
   *[other] betaalt { $player } meteen { $cost }
 }, en de ronde gaat door.
howto-example-border = Dat gaat over de drempel boven { $total }, dus { $cost ->
    [corner] vouwt { $player } { $cost } van het biljet om
    [fold] maakt { $player } { $cost } in het biljet
    [point] verliest { $player } { $cost }
    [bomb] draait { $player } { $cost } om
   *[other] betaalt { $player } { $cost }
 }.

howto-example-69-wins = { $cost ->
    [corner] Daarom mag het biljet van { $player } één vouw meer hebben.
    [fold] Daarom mag het biljet van { $player } één vouw meer hebben.
   *[other] Daarom krijgt { $player } { $cost }.
 }
howto-example-69-forfeit = Daarom krijgen alle anderen een strafpunt.
howto-example-69-zero = Dus nu is het 0.

howto-example-three = { $player } legt drie { FORM($rank, form: "many") } op tafel. De ronde is voorbij, en alle anderen moeten { howto-pays }.
howto-example-banned = In de eerste beurt van de partij mag { $player } bij { $before } { FORM($card, form: "no") } leggen.
howto-example-not-banned = Bij { $before } zou het wel mogen.
howto-example-sneak = { $other } heeft ook { FORM($card, form: "a") }, gooit die er meteen tussen en maakt er { $after } van. Nu heeft { $other } Zeus.

howto-example-run = { $player } legt { FORM($card, form: "a") }, en { $next } legt { FORM($second, form: "a") }: dat is een reeks. { $other } mag een kaart pakken voor { FORM($rank, form: "a") }, maar voor geen andere kaart.

## Tips

howto-tip-keep = Bewaar { FORM($cards, form: "a") } voor het eind: zo’n kaart kun je zelfs bij { $limit } nog leggen.
howto-tip-team = Vraag vlak voor { $limit } wie de kaart heeft waarmee het precies klopt, en laat het totaal aan die speler over.
howto-tip-another-try = Heeft niemand de kaart die ontbreekt, dan geeft { FORM($cards, form: "a") } jullie nog een poging.
howto-tip-high = Leg je hoge kaarten vroeg. Vlak voor { $limit } passen ze er niet meer bij.
howto-tip-rush = Is de rest van je hand veilig bij { $limit }, leg dan vroeg { FORM($cards, form: "a") }: misschien zijn de anderen er nog niet klaar voor.
howto-tip-take-off = Wat je eraf haalt, geeft ook de volgende speler ruimte. Kun je het totaal in plaats daarvan op { $limit } laten, doe dat dan.
howto-tip-name-next = Is het totaal { $limit }, leg dan { FORM($cards, form: "a") } en kies iemand die het moeilijk zal hebben.
howto-tip-any = Bewaar { FORM($cards, form: "a") } tot er niets anders meer past: dan wordt het totaal wat jij zegt.
howto-tip-double = Leg { FORM($cards, form: "a") } vroeg: een laag totaal verdubbelen scheelt weinig.
howto-tip-copy = { START($cards, form: "a") } telt evenveel als de kaart ervoor. Na een kaart die het totaal laat zoals het is of er iets afhaalt, kun je die zelfs bij { $limit } leggen.
howto-tip-never = Reken niet op { FORM($cards, form: "a") }: zo’n kaart blijft tot het eind van de ronde in je hand, en je speelt met de andere.
howto-tip-thrown = { START($rank, form: "a") } zit alleen maar in de weg: je raakt zo’n kaart alleen kwijt samen met nog drie.

howto-tip-twice = Houd liever twee veilige kaarten dan één: moet je twee keer leggen, dan heb je ze allebei nodig.
howto-tip-hand-on = Bewaar { FORM($ranks, form: "a") } voor als je twee keer moet leggen: begin je daarmee, dan geef je het door.
howto-tip-answer = Houd { FORM($rank, form: "a") } om mee te antwoorden. Wie na twee { FORM($rank, form: "many") } op rij niet antwoordt, moet twee strafkaarten leggen; na drie zijn het er drie.
howto-tip-shield = Leg { FORM($cards, form: "a") } niet zomaar: niets anders redt je als iemand jou kiest.
howto-tip-exchange = Ruil van hand als er in die van jou niets anders veilig is bij { $limit }.
howto-tip-several = Kaarten van één waarde kunnen samen weg, en je pakt er evenveel nieuwe voor: zo ben je snel van een slechte hand af.
howto-tip-pair = Twee { FORM($ranks, form: "many") } samen tellen niet meer dan één, en brengen je twee nieuwe kaarten.
howto-tip-run = Houd kaarten waarvan de waarden buren zijn. Wie een reeks niet kan voortzetten, pakt niets en heeft steeds minder kaarten.

howto-tip-exchange-shed = Ruil van hand met wie de minste kaarten heeft.
howto-tip-others-draw = Heeft iemand nog maar een of twee kaarten, leg dan { FORM($cards, form: "a") }.
howto-tip-redeal = Hebben de anderen veel minder kaarten dan jij, leg dan { FORM($cards, form: "a") }.
howto-tip-bomb = Houd { FORM($rank, form: "a") } zo lang je kunt: die redt je van { FORM($cards, form: "a") }.
howto-tip-zeus-ten = Kijk voor je legt met welke kaart je precies op het volgende tiental komt: die pakt Zeus.
howto-tip-reach = Zorg zo lang mogelijk dat de volgende speler { $total } niet kan halen.
howto-tip-reach-high = Bewaar je hoge kaarten voor het eind: die winnen van verder weg.
howto-tip-zeus-last = Bewaar vlak voor { $limit } { FORM($cards, form: "a") } voor het laatste moment. Alleen wie Zeus aan het eind heeft, krijgt een letter.
howto-tip-hit = Kijk of je met een van je kaarten precies op { $totals } komt.
howto-tip-fine = Kijk voor je een kaart legt of die er { $totals } van maakt. Is een andere kaart even goed, leg dan die.
howto-tip-ten-short = Laat het totaal niet tien onder { $totals } staan: geen kaarten komen vaker voor dan kaarten die tien tellen.
howto-tip-down = Zou een hoge kaart over een van die getallen springen, leg er dan een die er iets afhaalt of het totaal laat zoals het is: dat kost niets.
howto-tip-payment = Bewaar een kaart die niets telt voor het eind: vlak onder { $limit } brengen de meeste andere je eroverheen.
howto-tip-exact = Reken vooruit naar precies { $limit }: met de juiste kaart maak je een eind aan de ronde, en de anderen betalen.
howto-tip-all-dealt = Let op wat er gelegd wordt: wat je niet ziet, hebben de anderen.
howto-tip-border = Leg vlak onder een drempel een kaart die het totaal laat zoals het is. Dat kost nooit een punt.
howto-tip-border-room = Raak hoge kaarten kwijt waar er ruimte is tot de volgende drempel.
howto-tip-69 = Reken vooruit naar 69: met de juiste kaart kom je er precies op.
howto-tip-three = Houd twee kaarten van één waarde: met een derde kun je een eind maken aan de ronde, en de anderen betalen.
howto-tip-hand-wins = Houd twee { FORM($rank, form: "many") }: een derde wint de partij.
howto-tip-hand-loses = Houd geen twee { FORM($rank, form: "many") }: pak je een derde, dan verliest iedereen.
howto-tip-ban = Reken aan het begin niet op { FORM($rank, form: "many") }. Houd iets anders dat veilig is bij { $limit }.
howto-tip-pile-away = Als iemand niet kan, is het totaal weer { $total } en houd je je hand. Dan zijn hoge kaarten handig.
howto-tip-stock = Is de trekstapel op, dan pakt niemand meer. Bewaar je veiligste kaarten voor dan.
howto-tip-draw = Pak meteen. Zodra de volgende kaart ligt, mag je niet meer pakken.
