told-fits = Alles klopt
told-conflicts = { $count ->
    [one] Eén ding klopt niet
   *[other] { $count } dingen kloppen niet
 }
told-checked = Bij elke wijziging nagekeken
told-good = Goed
told-bad = Kan beter
told-open = Nog niet bekend
told-sign-and-words = { $sign }: { $words }
told-views = Wat de huisregel betekent
told-view-fair = Eerlijk?
told-view-words = In woorden
told-view-compare = Vergelijk
told-waits = Laat eerst de regels kloppen
told-for-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
 }
told-deals = { $count ->
    [one] { $number } ronde
   *[other] { $number } rondes
 }
told-progress = Hoe ver het lab is
told-again = Opnieuw nabootsen
told-again-means = Alles opnieuw, met andere kaarten
told-soon = De eerste rondes worden gespeeld.
told-good-so-far = Tot nu toe gaat het goed.
told-a-good-game = Een goed spel!
told-could-be-better = { $count ->
    [one] Eén ding kan beter.
   *[other] { $count } dingen kunnen beter.
 }
told-failed = Dit spel kon niet uitgespeeld worden. Neem de laatste wijziging terug.
told-who = De computers spelen als kinderen, als gezinnen en als goede spelers.
told-trying = Op proef: { $change }
told-about-together = Samen het doel halen
told-about-begins = Wie begint
told-about-endless = Rondes zonder einde
told-about-length = Hoe lang een ronde duurt
told-about-choice = Iets te kiezen
told-about-turns = Of een ronde kantelt
told-about-skill = Geluk of kunnen
told-about-card = De belangrijkste kaart
told-about-sums = Sommen voor een kind
told-sure = zeker
told-rather-sure = vrij zeker
told-not-sure = nog niet zeker
told-depends = hangt af van wie speelt
told-about-sure = { $about } – { $sure }
told-verdict-aloud = { $about }. { $sign }: { $words }
told-percent = { $number }%
told-never = nooit
told-figure = { $name }: { $number }, ergens van { $low } tot { $high }.
told-seats = Rondes volgehouden, per plaats
told-seats-won = Rondes gewonnen, per plaats
told-seat = { $last ->
    [1] Deler
   *[other] { $place ->
        [1] Eerste
        [2] Tweede
        [3] Derde
        [4] Vierde
        [5] Vijfde
        [6] Zesde
        [7] Zevende
        [8] Achtste
        [9] Negende
       *[other] Tiende
     }
 }
told-even = gelijk: { $number }
told-plays = Gelegde kaarten per ronde
told-middle = gewoon: { $plays }
told-column = { $plays ->
    [one] 1 kaart
   *[other] { $plays } kaarten
 }: { $percent } van de 100 rondes.
told-column-last = { $plays } kaarten of meer: { $percent } van de 100 rondes.
told-beside-game = Vergeleken met { $game }
told-from-nothing = Je bent vanaf nul begonnen, dus er is geen spel om het mee te vergelijken.
told-differs = Wat anders is:
told-same = Er is nog niets veranderd.
told-figures-beside = De cijfers van beide spellen
told-now = Nu
told-before = Eerst
told-framed = Getallen in een kader verschillen echt, niet door toeval.
told-beside = { $name }: { $now }, eerst { $was }.
told-beside-differs = { $name }: { $now }, eerst { $was }; een echt verschil.
told-words-differ = { $count ->
    [one] Eén wijziging, onderstreept en met een pen ervoor.
   *[other] { $count } wijzigingen, onderstreept en met een pen ervoor.
 }
