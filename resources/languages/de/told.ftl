told-fits = Alles passt
told-conflicts = { $count ->
    [one] Eins passt nicht
   *[other] { $count } Dinge passen nicht
 }
told-checked = Wird bei jeder Änderung geprüft
told-good = Gut
told-bad = Geht besser
told-open = Noch nicht bekannt
told-sign-and-words = { $sign }: { $words }
told-views = Was die Hausregel bedeutet
told-view-fair = Fair?
told-view-words = In Worten
told-view-compare = Vergleich
told-waits = Bring erst die Regeln in Einklang
told-for-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
 }
told-deals = { $count ->
    [one] { $number } Runde
   *[other] { $number } Runden
 }
told-progress = Wie weit das Labor ist
told-again = Noch einmal simulieren
told-again-means = Alles von vorn, mit anderen Karten
told-soon = Die ersten Runden werden gespielt.
told-good-so-far = Sieht bisher gut aus.
told-a-good-game = Ein gutes Spiel!
told-could-be-better = { $count ->
    [one] Eins könnte besser sein.
   *[other] { $count } Dinge könnten besser sein.
 }
told-failed = Dieses Spiel lässt sich nicht zu Ende spielen. Nimm die letzte Änderung zurück.
told-who = Die Computer spielen wie Kinder, wie Familien und wie gute Spieler.
told-trying = Im Versuch: { $change }
told-about-together = Das gemeinsame Ziel
told-about-begins = Wer beginnt
told-about-endless = Runden ohne Ende
told-about-length = Wie lang eine Runde ist
told-about-choice = Etwas zu wählen
told-about-turns = Wie sich eine Runde wendet
told-about-skill = Glück oder Können
told-about-card = Die wichtigste Karte
told-about-sums = Aufgaben für ein Kind
told-sure = sicher
told-rather-sure = ziemlich sicher
told-not-sure = noch nicht sicher
told-depends = je nachdem, wer spielt
told-about-sure = { $about } – { $sure }
told-verdict-aloud = { $about }. { $sign }: { $words }
told-percent = { $number } %
told-never = nie
told-figure = { $name }: { $number }, irgendwo von { $low } bis { $high }.
told-seats = Überstandene Runden, je Platz
told-seats-won = Runden gewonnen, je Platz
told-seat = { $last ->
    [1] Geber
   *[other] { $place ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
        [4] Vierter
        [5] Fünfter
        [6] Sechster
        [7] Siebter
        [8] Achter
        [9] Neunter
       *[other] Zehnter
     }
 }
told-even = gleich: { $number }
told-plays = Gelegte Karten je Runde
told-middle = typisch: { $plays }
told-column = { $plays ->
    [one] 1 Karte
   *[other] { $plays } Karten
 }: { $percent } von 100 Runden.
told-column-last = { $plays } Karten oder mehr: { $percent } von 100 Runden.
told-beside-game = Verglichen mit { $game }
told-from-nothing = Du hast ganz von vorn angefangen, also gibt es kein Spiel zum Vergleichen.
told-differs = Was anders ist:
told-same = Noch ist nichts geändert.
told-figures-beside = Die Werte beider Spiele
told-now = Jetzt
told-before = Vorher
told-framed = Eingerahmte Zahlen unterscheiden sich wirklich, nicht durch Zufall.
told-beside = { $name }: { $now }, vorher { $was }.
told-beside-differs = { $name }: { $now }, vorher { $was }; ein echter Unterschied.
told-words-differ = { $count ->
    [one] Eine Änderung, unterstrichen und mit einem Stift davor.
   *[other] { $count } Änderungen, unterstrichen und mit einem Stift davor.
 }
