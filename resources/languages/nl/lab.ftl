lab-place = { $last ->
    [1] de deler
   *[other] { $place ->
        [1] de eerste speler
        [2] de tweede
        [3] de derde
        [4] de vierde
        [5] de vijfde
        [6] de zesde
        [7] de zevende
        [8] de achtste
        [9] de negende
       *[other] de tiende
     }
 }

lab-together = Samen halen jullie het doel in { $share }% van de rondes.
lab-together-easy = Het is te makkelijk: samen halen jullie het doel in { $share }% van de rondes.
lab-together-hard = Het is te moeilijk: samen halen jullie het doel in { $share }% van de rondes.

lab-begins-even = Wie begint, maakt bijna niets uit: { $best } houdt het vol in { $most }% van de rondes, { $worst } in { $least }%.
lab-begins-open = Misschien maakt het uit wie begint: { $best } houdt het vol in { $most }% van de rondes, { $worst } in { $least }%.
lab-begins-uneven = Het maakt uit wie begint: { $best } houdt het vol in { $most }% van de rondes, { $worst } maar in { $least }%.
lab-begins-hopeless = Sommige plaatsen hebben nauwelijks een kans: { $worst } houdt het maar in { $least }% van de rondes vol, { $best } in { $most }%.
lab-begins-consoled = Het maakt uit wie begint: { $best } houdt het vol in { $most }% van de rondes, { $worst } in { $least }%. Maar wie verloor, begint de volgende ronde, dus het komt gelijk uit.
lab-begins-wins-even = Wie begint, maakt bijna niets uit: { $best } wint { $most }% van de rondes, { $worst } { $least }%.
lab-begins-wins-open = Misschien maakt het uit wie begint: { $best } wint { $most }% van de rondes, { $worst } { $least }%.
lab-begins-wins-uneven = Het maakt uit wie begint: { $best } wint { $most }% van de rondes, { $worst } maar { $least }%.
lab-begins-wins-hopeless = Sommige plaatsen hebben nauwelijks een kans: { $worst } wint maar { $least }% van de rondes, { $best } { $most }%.

lab-endless = { $share }% van de rondes komt niet tot een einde.

lab-length = Een ronde duurt ongeveer { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
 }: er worden { $plays } kaarten gelegd, in de langste { $tenth } en meer.
lab-length-long = Een ronde duurt lang: ongeveer { $minutes } minuten. Er worden { $plays } kaarten gelegd, in de langste { $tenth } en meer.
lab-length-short = Een ronde is te snel voorbij: er worden maar { $plays } kaarten gelegd.

lab-choice = Er valt meestal iets te kiezen: in maar { $share }% van de beurten kan er precies één ding.
lab-choice-none = Er valt weinig te kiezen: in { $share }% van de beurten kan er precies één ding, of niets.

lab-turns = Een ronde kantelt: in tien rondes gaat het gevaar { $times } keer over naar een andere speler.
lab-turns-never = Een ronde kantelt bijna nooit: wie eerst in gevaar is, verliest in { $share }% van de rondes.
lab-turns-wins = Een ronde kantelt: in tien rondes wisselt de leiding { $times } keer.
lab-turns-wins-never = Een ronde kantelt bijna nooit: wie eerst leidt, wint { $share }% van de rondes.

lab-skill-deals = Kunnen telt op den duur: na ongeveer { $deals } rondes staat de betere speler 19 van de 20 keer voor.
lab-skill-games = Kunnen telt op den duur: na ongeveer { $games ->
    [one] één partij
   *[other] { $games } partijen
 } ({ $deals } rondes) staat de betere speler 19 van de 20 keer voor.
lab-skill-open = Geluk beslist meer dan kunnen.
lab-skill-none = Het is puur geluk: wie beter speelt, staat niet voor, hoelang je ook speelt.

lab-card = { START($rank, form: "the") } is het belangrijkst: wie die nooit legt, verliest { $lost }% van de rondes en niet { $usual }%.
lab-card-decides = Eén kaart beslist, { FORM($rank, form: "the") }: wie die nooit legt, verliest { $lost }% van de rondes en niet { $usual }%.
lab-card-none = Geen kaart is belangrijker dan de andere.

lab-sums = Er valt iets te rekenen: ongeveer { $sums ->
    [one] één som
   *[other] { $sums } sommen
 } per minuut. Het vaakst: { $kind }.
lab-sums-hard = De sommen zijn moeilijk voor een kind: { $share }% ervan komt op school pas laat. Het vaakst: { $hardest }.
lab-past-a-hundred = Getallen over de honderd (96 + 8)
lab-sums-few = Er valt weinig te rekenen: { $sums ->
    [0] minder dan één som
    [one] ongeveer één som
   *[other] ongeveer { $sums } sommen
 } per minuut.

lab-figure-won = Samen gewonnen rondes
lab-figure-consoled = Rondes volgehouden door wie de vorige verloor
lab-figure-endless = Rondes zonder einde
lab-figure-middle = Kaarten in een gewone ronde
lab-figure-tenth = Kaarten in de langste rondes, minstens
lab-figure-no-choice = Beurten zonder keuze
lab-figure-stuck = Beurten waarin niets kan
lab-figure-changes = Hoe vaak een ronde kantelt
lab-figure-settled = Verloren rondes van wie eerst in gevaar is
lab-figure-settled-wins = Gewonnen rondes van wie eerst leidt
lab-figure-drama = Spanning aan het eind
lab-figure-sound = Verloren rondes van de betere speler
lab-figure-weak = Verloren rondes van de zwakkere spelers
lab-figure-deals-to-lead = Rondes tot de betere speler voorstaat
lab-figure-without = Vaker verloren rondes zonder { FORM($rank, form: "many") }
lab-figure-sums = Sommen per minuut
lab-figure-hard = Sommen die op school laat komen

lab-repair-loser-begins = De verliezer begint
lab-repair-limit = Maak { $limit } de grens
lab-repair-hand = { $count ->
    [one] Deel elk één kaart
   *[other] Deel elk { $count } kaarten
 }
lab-repair-packs = { $count ->
    [one] Eén spel kaarten
   *[other] { $count } spellen kaarten
 }
lab-repair-way = { $way }: { $choice }
lab-repair-card = Verander { $card }: die { $does }

lab-repaired-consoled = Wie verloor, houdt de volgende ronde vol in { $after }% (nu { $before }%).
lab-repaired-begins = Tussen de beste plaats en de slechtste liggen { $after } van de 100 rondes (nu { $before }).
lab-repaired-endless = { $after }% van de rondes komt niet tot een einde (nu { $before }%).
lab-repaired-plays = Er worden { $after } kaarten per ronde gelegd (nu { $before }).
lab-repaired-choice = In { $after }% van de beurten kan er precies één ding (nu { $before }%).
lab-repaired-turns = In tien rondes kantelt het { $after } keer (nu { $before }).
lab-repaired-luck = Na ongeveer { $after } rondes staat de betere speler voor.
lab-repaired-card = Zonder de belangrijkste kaart wordt { $after }% van de rondes verloren (nu { $before }%).
lab-repaired-sums = { $after }% van de sommen komt op school laat (nu { $before }%).
lab-repaired-few = Ongeveer { $after } sommen per minuut (nu { $before }).
lab-repaired-too-easy = Jullie halen het doel in { $after }% van de rondes (nu { $before }%).
