progress-skill-add-ones = Eenheden erbij ({ $sum })
progress-skill-add-to-ten = Tiental aanvullen ({ $sum })
progress-skill-add-cross-ten = Erbij over het tiental ({ $sum })
progress-skill-add-ten = Tien erbij ({ $sum })
progress-skill-add-teens = Elf en meer erbij ({ $sum })
progress-skill-take-ones = Eenheden eraf ({ $sum })
progress-skill-take-ten = Tien eraf ({ $sum })
progress-skill-take-cross-ten = Eraf over het tiental ({ $sum })
progress-skill-take-past-zero = Onder nul ({ $sum })
progress-skill-double = Verdubbelen ({ $sum })
progress-skill-halve = Halveren ({ $sum })
progress-skill-swap-digits = Cijfers omwisselen ({ $before } wordt { $answer })
progress-skill-round-to-ten = Afronden op tientallen ({ $before } wordt { $answer })
progress-skill-hold = Kaarten die niets tellen
progress-skill-set = Kaarten die het totaal bepalen
progress-skill-over-limit = Gaat het over de grens?
progress-skill-room = Aanvullen tot de grens
progress-skill-largest-safe = De hoogste veilige kaart
progress-skill-choice = Een waarde kiezen

progress-not-met-yet = nog niet gezien
progress-too-few = nog te weinig
progress-practicing = wordt geoefend
progress-secure = beheerst
progress-look-again = beheerst; opfrissen
progress-calls = antwoorden: { $calls }
progress-right-first-time = { $right } van { $calls } in één keer goed
progress-press-to-practice = Klik om te oefenen
progress-at-the-table = Aan tafel

progress-title = { $name }: zo gaat het met de sommen
progress-nothing-yet = Er is nog niets beantwoord; na de eerste partij wel.
progress-figures = Antwoorden: { $calls } sinds { $first }. Dagen: { $days }, de laatste { $day }. In één keer goed: { $right } ({ $percent }%).
progress-minutes = Minuten besteed aan antwoorden: ongeveer { $minutes }.
progress-secure-heading = Beheerst
progress-coming-heading = Op weg (in één keer goed)
progress-none-secure = Nog niets: daarvoor zijn acht goede antwoorden zonder hulp nodig, op twee dagen.
progress-none-coming = Alles wat voorkwam, is beheerst.
progress-skill-since = { $skill }, sinds { $day }
progress-skill-look-again = { $skill }: tijd om op te frissen
progress-skill-too-few = { $skill }: nog te weinig (antwoorden: { $calls })
progress-skills-more = en nog { $count }
progress-skill-coming = { $skill }: { $right } van { $calls }
progress-mistakes-heading = Wat het vaakst misgaat
progress-gain = { $way ->
    [answer] Fouten als { $sum }: { $made } van { $sums } in { $month }, { $now } van { $calls } nu
   *[kind] Sommen als { $sum }: { $made } van { $sums } niet goed in { $month }, { $now } van { $calls } nu
 }
progress-guessed = Lijkt te gokken: { $count } van { $calls } foute antwoorden kwamen binnen een seconde.
progress-no-mistakes = De laatste tijd is er geen terugkerende fout.
progress-no-guessing = Niets wijst op gokken.
progress-mistake-times = { $mistake } ({ FORM($count, as: "form-times") }, voor het laatst { $day })
progress-unexplained = { $count ->
    [one] 1 antwoord zonder duidelijk patroon: { $example }
   *[other] { $count } antwoorden zonder duidelijk patroon: { $example }
 }
progress-trend-heading = Week voor week
progress-trend-head-week = Week vanaf
progress-trend-head-right = In één keer goed
progress-trend-head-secure = Beheerst
progress-trend-day-format = d MMM
progress-trend-week = { $percent }% ({ $right } van { $calls })
progress-trend-then = Beheerst: { $before } in de week vanaf { $day }, nu { $now }.
progress-trend-words = De hulp past zich aan, zodat ongeveer vier van de vijf antwoorden goed zijn.
progress-probe-heading = Twee minuten sommen, zonder hulp
progress-probe-result = { $day }: { $right } goed van { $answered } (blad { $form })
progress-probe-compare = De twee bladen zijn even moeilijk, dus je kunt ze vergelijken.
progress-home-heading = Eén ding om thuis te doen
progress-next-heading = De volgende stap
progress-next-larger = Alles wat voorkwam, is beheerst: probeer een spel met grotere getallen.
progress-next-begin = Speel een partij of doe de tien minuten.
progress-next-play = Alles wat voorkwam, is beheerst: speel verder, zodat het zo blijft.
progress-next-practice = Oefenen: { $skill }
progress-next-at-table = Aan tafel, met de kaarten: { $skill }
progress-what-secure-means = Beheerst betekent: van de laatste twaalf antwoorden zonder hulp waren er minstens acht in één keer goed, op minstens twee dagen. Daarna hoort minstens 85% goed te zijn. We kijken het na na drie dagen, een week en drie weken.

progress-example = { $way ->
    [hold] de kaart liet het totaal op { $answer }, niet op { $given }
    [set] van { $before } bracht de kaart het totaal op { $answer }, niet op { $given }
    [swap] { $before } met de cijfers omgewisseld is { $answer }, niet { $given }
    [round] { $before } afgerond op tientallen is { $answer }, niet { $given }
    [floor] { $before } min { $step } zou onder 0 komen; in dit spel stopt het totaal bij 0, niet bij { $given }
   *[sum] { $sum }, niet { $given }
 }
progress-example-furthest = vanaf { $before } was { $answer } het hoogste dat kon (tot { $limit }), niet { $given }
progress-example-fits = { $picked ->
    [0] wat past bij { $before } van { $limit }: { $cards } (gekozen: niets)
   *[other] wat past bij { $before } van { $limit }: { $cards } (gekozen: { $picked })
 }

progress-mistake-counted-the-start = Telt het begingetal zelf mee
progress-mistake-added-to-the-tens = Houdt eenheden voor tientallen
progress-mistake-digits-reversed = Draait tientallen en eenheden van het antwoord om
progress-mistake-no-carry = Vergeet het tiental dat de eenheden maken
progress-mistake-carried-twice = Onthoudt een tiental te veel
progress-mistake-added-to-the-ones = Telt de tien bij de eenheden op
progress-mistake-only-the-ten = Telt het tiental op en vergeet de eenheden
progress-mistake-only-the-ones = Telt de eenheden op en vergeet het tiental
progress-mistake-added-instead = Telt op in plaats van af te trekken
progress-mistake-took-instead = Trekt af in plaats van op te tellen
progress-mistake-said-the-card = Zegt het getal op de kaart in plaats van het totaal
progress-mistake-counted-the-card = Telt elke kaart als één stap
progress-mistake-said-the-old-total = Zegt het oude totaal nog eens
progress-mistake-wrote-side-by-side = Schrijft tientallen en eenheden naast elkaar
progress-mistake-finger-slip = Raakt de toets naast de goede
progress-mistake-said-the-total = Zegt het totaal in plaats van wat er nog bij kan
progress-mistake-took-from-the-ones = Trekt de tien van de eenheden af
progress-mistake-smaller-from-larger = Trekt het kleinste cijfer van het grootste af
progress-mistake-did-not-break-the-ten = Wisselt bij het aftrekken geen tiental in
progress-mistake-lost-the-sign = Vergeet de min onder nul
progress-mistake-stopped-at-zero = Stopt bij nul
progress-mistake-ignored-the-floor = Gaat onder nul waar het spel bij nul stopt
progress-mistake-doubled-only-the-tens = Verdubbelt alleen de tientallen
progress-mistake-doubled-only-the-ones = Verdubbelt alleen de eenheden
progress-mistake-added-two = Telt er twee bij in plaats van te verdubbelen
progress-mistake-lost-the-odd-ten = Vergeet de helft van een oneven tiental
progress-mistake-halved-only-the-tens = Halveert alleen de tientallen
progress-mistake-took-two = Haalt er twee af in plaats van te halveren
progress-mistake-kept-the-total = Laat een getal gelijk dat moet veranderen
progress-mistake-doubled-a-digit = Schrijft één cijfer twee keer in plaats van om te wisselen
progress-mistake-rounded-the-other-way = Gaat naar het tiental dat verder weg is
progress-mistake-added-the-face = Telt het getal van een kaart die iets anders doet
progress-mistake-off-by-one = Zit er één of twee naast
progress-mistake-off-by-ten = Zit er tien naast
progress-mistake-stopped-at-the-ten = Stopt bij het tiental
progress-mistake-went-on-from-the-ten = Gaat naar het tiental en maakt vandaar nog de hele sprong
progress-mistake-read-the-total-reversed = Leest de cijfers van het totaal omgekeerd
progress-mistake-took-a-teen-for-tens = Haalt getallen als 13 en 30 door elkaar
progress-mistake-wrote-as-said = Schrijft een nul te veel, zoals 608 voor 68
progress-mistake-dropped-the-tens = Vergeet de tientallen van het totaal
progress-mistake-took-six-for-nine = Haalt 6 en 9 door elkaar
progress-mistake-doubled-the-total = Verdubbelt het totaal in plaats van op te tellen
progress-mistake-did-the-step-twice = Telt hetzelfde getal twee keer op of trekt het twee keer af
progress-mistake-compared-the-ones = Vergelijkt de eenheden met de grens en niet het hele getal
progress-mistake-over-the-limit = Kiest een kaart die over de grens gaat
progress-mistake-left-one-out = Vergeet een kaart die nog past
progress-mistake-left-a-special-out = Vergeet een kaart die aftrekt of niets telt
progress-mistake-not-the-largest = Kiest een kaart die past, maar niet het verst gaat

progress-home-play = Tel er om de beurt een getal tot 10 bij en zeg elk totaal hardop.
progress-home-rules = Bekijk vóór een partij samen de kaarten: welke tellen niets, welke bepalen het totaal?
progress-home-add-ones = Loop een trap op en tel door vanaf een willekeurig getal, niet vanaf één.
progress-home-add-to-ten = Vraag naar de verliefde getallen: 7 en 3, 6 en 4, 8 en 2.
progress-home-add-cross-ten = Leg 8 en 5 dingen in twee rijen van tien; maak eerst de eerste rij vol en tel dan door.
progress-home-add-ten = Leg muntjes van tien cent bij een paar cent: alleen de tientallen veranderen.
progress-home-add-teens = Tel er elf bij als tien en nog één, met muntjes.
progress-home-take-ones = Eet een paar van 17 druiven op en zeg hoeveel er over zijn.
progress-home-take-ten = Betaal tien cent uit een portemonnee met muntjes: alleen de tientallen veranderen.
progress-home-take-cross-ten = Tel van 13 eerst terug naar 10, dan de rest: op een meetlint.
progress-home-take-past-zero = Kijk in de winter op de thermometer: wat is 10 kouder dan 6?
progress-home-double = Verdubbel met twee handen: 5 en 5, dan 2 en 2, en dan alles samen.
progress-home-halve = Verdeel eerlijk in tweeën: eerst de tientallen, dan de eenheden.
progress-home-swap-digits = Schrijf 27 en 72 op en zeg welk cijfer de tientallen aangeeft.
progress-home-round-to-ten = Rond in de winkel prijzen af op tientallen.
progress-home-room = Vraag met een meetlint: hoe ver is het van 14 tot 20?
progress-home-over-limit = Neem 20 cent in de hand en vraag wat je daar nog van kunt kopen.
progress-home-largest-safe = Vul met grote en kleine lepels een glas tot een streep: welke kan er nog bij?
progress-home-choice = Leg met open kaarten een aas en zeg beide totalen voor je kiest.

progress-sheet-head = Naam: { $line } Datum: { $line }
progress-sheet-swap = { $before } met de cijfers omgewisseld: { $line }
progress-sheet-round = { $before } afgerond op tientallen: { $line }
progress-sheet-key = Antwoorden: { $title }
progress-card-swap = { $before } met de cijfers omgewisseld
progress-card-round = { $before } afgerond op tientallen

progress-column-time = tijd
progress-column-mode = aanleiding
progress-column-role = rol
progress-column-variant = spel
progress-column-game = partij
progress-column-session = sessie
progress-column-before = ervoor
progress-column-cards = kaarten
progress-column-value = waarde
progress-column-answer = antwoord
progress-column-skill = vaardigheid
progress-column-support = hulp
progress-column-choices = keuzes
progress-column-hints = tips
progress-column-tries = pogingen
progress-column-errors = fouten
progress-column-milliseconds = milliseconden
progress-column-right_at_once = in één keer goed
progress-column-entered_by = invoer
progress-column-focus_lost = venster verlaten
progress-column-ability = inschatting
progress-column-expected = verwacht
progress-column-rests = telt niet
progress-column-app = versie
progress-column-seed = kaartnummer

progress-saved-again = Wat kinderen doen, wordt weer opgeslagen.
progress-file-unreadable = Wat kinderen eerder deden, kon niet gelezen worden; het is bewaard als { $file }. Misschien staat het in de back-ups.
progress-file-damaged = { $answers ->
    [one] Het bestand van de kinderen was beschadigd; 1 van minstens { $of } antwoorden kon gelezen worden (kinderen: { $learners }). Het is bewaard als { $file }. Misschien staat de rest in de back-ups.
   *[other] Het bestand van de kinderen was beschadigd; { $answers } van minstens { $of } antwoorden konden gelezen worden (kinderen: { $learners }). Het is bewaard als { $file }. Misschien staat de rest in de back-ups.
 }
progress-file-mended = { $answers ->
    [0] Het bestand van de kinderen was beschadigd, maar er is niets verloren (kinderen: { $learners }). Het is bewaard als { $file }.
    [one] Het bestand van de kinderen was beschadigd, maar het ene antwoord kon gelezen worden (kinderen: { $learners }). Het is bewaard als { $file }.
   *[other] Het bestand van de kinderen was beschadigd, maar alle { $answers } antwoorden konden gelezen worden (kinderen: { $learners }). Het is bewaard als { $file }.
 }

progress-probe-not-yet = Nog niet gedaan. Het staat bij “Voor leerkrachten”.
