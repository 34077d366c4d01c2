learners-title = Leren

learners-welcome = Elke kaart is een som
learners-welcome-sums = Het totaal is 68, en je kind legt een 7. Wat is het nu? Je kind zegt het.
learners-welcome-help = Is een som moeilijk, dan toont de tafel een sprong naar het tiental. Geen haast, en niemand hoort “fout”.
learners-welcome-nickname = Een bijnaam is genoeg, en niets verlaat deze computer.
learners-welcome-picture = Een konijn aan tafel: het totaal is 68, het legt een 7 en zegt wat dat maakt
learners-add = Kind toevoegen
learners-try = Nu proberen
learners-try-tip = Tien sommen, zonder naam; er wordt niets van bewaard

learners-ready-to-play = Klaar om te spelen
learners-ready-for-more = Klaar voor grotere getallen
learners-ready-for = { $name }, je bent klaar voor { $game }
learners-right-today = Vandaag goed: { $count }
learners-ten-minutes = Tien minuten
learners-ten-minutes-of = { $name }: tien minuten
learners-practice = Oefenen
learners-play = Partij spelen
learners-skills = Leerkaart
learners-play-of = { $name }: een partij spelen

learners-beat-your-best = Verbeter je record
learners-for-parents = Voor ouders
learners-skill-map = Leerkaart
learners-today = vandaag goed
learners-best-row = langste rij
learners-best-round = beste ronde van { $sums }
learners-figure = { $title }: { $figure }
learners-numbers-outgrown = { $numbers }. Grotere zouden nu passen.
learners-unread = { $count ->
    [one] { $count } antwoord kan niet meer gelezen worden en telt niet mee.
   *[other] { $count } antwoorden kunnen niet meer gelezen worden en tellen niet mee.
 }

learners-numbers-to-20 = Getallen tot 20
learners-numbers-to-50 = Getallen tot 50
learners-numbers-to-99 = Getallen tot 99
learners-numbers-tricky = Tot 99, met de lastige kaarten

learners-new = Een nieuw kind
learners-settings-of = Instellingen van { $name }
learners-picture = Plaatje, { $picture }
learners-nickname = Bijnaam
learners-nickname-hint = Een bijnaam; een echte naam hoeft niet
learners-start = Waar te beginnen
learners-start-note = als je wilt; stelt de getallen hieronder in
learners-start-years = Leeftijd of groep
learners-start-age = { $age ->
    [10] 10 jaar of ouder
   *[other] { $age } jaar
 }
learners-start-grade = { $grade ->
    [1] Groep 3 (1e leerjaar)
    [2] Groep 4 (2e leerjaar)
    [3] Groep 5 (3e leerjaar)
    [4] Groep 6 (4e leerjaar)
   *[5] Groep 7 (5e leerjaar) of hoger
 }
learners-start-counts = Telt tot
learners-start-count = Telt tot { $count }
learners-start-unsaid = Niet ingevuld
learners-numbers = Getallen
learners-numbers-begin = om te beginnen; je hoort het als grotere zouden passen
learners-numbers-note = als ze veranderen, begint de hulp opnieuw
learners-strategy = Sommen over het tiental
learners-strategy-note = zoals het op school geleerd wordt
learners-make-ten = Tiental aanvullen: 68 + 2 + 5
learners-compensation = Tien verder en terug: 68 + 10 − 3
learners-mode = Manier van antwoorden
learners-mode-ladder = Vanzelf: hulp komt en gaat
learners-mode-choices = Altijd antwoorden om uit te kiezen
learners-mode-pad = Altijd de cijfertoetsen
learners-hand = Vraag vóór een eigen zet
learners-hand-note = alleen dicht bij de grens
learners-hand-nothing = Geen: gewoon spelen
learners-hand-safe = Wat kan ik nog leggen?
learners-hand-largest = De hoogste veilige kaart
learners-hand-room = Hoeveel er nog bij kan
learners-hand-mixed = Dit alles om de beurt
learners-hints = Om tips vragen mag
learners-hints-note = een tip is geen fout
learners-strict = Een fout totaal telt
learners-strict-note = als jullie huisregels er een strafpunt voor geven
learners-coach = De coach mag helpen bij het spelen
learners-coach-note = zegt wat je kunt leggen, en waarom
learners-speech = Vragen worden voorgelezen
learners-speech-note = met de stem van deze computer of opnamen
learners-save = Opslaan

learners-gate-why = Deze som houdt kleine vingers weg. Los hem op, en je bent binnen.
learners-gate-sum = { $first } keer { $second }
learners-gate-open = Openen
learners-gate-again = Niet helemaal. Hier is een andere.

learners-import-tip = Een kind dat eerder geëxporteerd is
learners-import-one = Kind importeren
learners-export-this = Dit kind exporteren
learners-kind = Kinderen ({ $pattern })
learners-is-here = { $name } is er nu.

learners-delete-sure = { $name } voorgoed verwijderen?
learners-delete-what = { $answers ->
    [0] Bijnaam, plaatje, instellingen en records worden van deze computer gewist, ook uit de back-ups, en komen niet terug.
    [one] Bijnaam, plaatje, instellingen, records en het ene antwoord worden van deze computer gewist, ook uit de back-ups, en komen niet terug.
   *[other] Bijnaam, plaatje, instellingen, records en alle { $answers } antwoorden worden van deze computer gewist, ook uit de back-ups, en komen niet terug.
 } Partijen die al gespeeld zijn, blijven, en hun cijfers ook; de plaats heet voortaan naar het nummer. Wat geëxporteerd of afgedrukt is en wat in de prullenbak van de computer ligt, blijft waar het is.
learners-delete-games = { $count ->
    [one] In één spel dat hier gemaakt is, staat de naam: { $games }. Het blijft zoals het is, ook in wat ermee gespeeld is.
   *[other] In { $count } spellen die hier gemaakt zijn, staat de naam: { $games }. Ze blijven zoals ze zijn, ook in wat ermee gespeeld is.
 }
learners-game-called = “{ $game }”
learners-delete-damaged = Hier is een bestand van kinderen weggezet dat niet gelezen kon worden. Niemand weet wie erin staat, dus het wordt ook gewist.
learners-delete-no = Houden
learners-delete-yes = Voorgoed verwijderen
learners-is-deleted = Het kind is verwijderd. De naam is ook weg uit partijen, statistieken en back-ups; alleen in bestanden die je ergens anders opsloeg, kan die nog staan.
learners-is-deleted-but-games = Het kind is verwijderd. De naam is ook weg van plaatsen, uit statistieken en back-ups; de spellen waar de naam in staat, blijven zoals ze zijn, en in bestanden die je ergens anders opsloeg, kan die nog staan.

learners-child = Mijn album
learners-child-of = De eigen pagina van { $name }
learners-for-teachers = Voor leerkrachten
learners-parent-can = Wat { $name } kan
learners-parent-can-means = In één keer goed, zonder hulp, op verschillende dagen
learners-parent-deal = { $game } delen
learners-parent-next = Wat er nu komt
learners-parent-ask = Komt { $sum } voor, vraag dan: ‘Hoe heb je dat gedaan?’
learners-parent-no-cards = Geen tijd voor kaarten?
learners-parent-print = Afdrukken of opslaan
learners-parent-tonight = Wat jullie vanavond spelen
learners-parent-why-game = { $count } van de 100 totalen oefenen waar { $name } aan werkt.
learners-parent-working = Waar { $name } aan werkt
learners-parents-of = { $name }: voor ouders
learners-probe-who = Twee minuten sommen: wie?
learners-numbers-dots = Stippen tot 10
