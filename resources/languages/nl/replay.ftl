replay-step-deal = Ronde { $deal }, gedeeld door { FORM($name, form: "whom") }
replay-step-stop = De partij is hier gestopt
replay-step-play = Zet { $number }, { $name }, { $cards }, naar { $total }
replay-step-play-at = { $way ->
    [eliminate] Zet { $number }, { $name }, { $cards }, gooide { FORM($other, form: "whom") } eruit, naar { $total }
    [exchange] Zet { $number }, { $name }, { $cards }, ruilde van hand met { FORM($other, form: "whom") }, naar { $total }
    [steal] Zet { $number }, { $name }, { $cards }, stal een kaart van { FORM($other, form: "whom") }, naar { $total }
   *[choose] Zet { $number }, { $name }, { $cards }, koos { FORM($other, form: "whom") } als volgende, naar { $total }
 }
replay-step-sneak = Zet { $number }, { $name }, { $cards }, ertussen gegooid, naar { $total }
replay-step-stuck = Zet { $number }, { $name }, kon niet leggen
replay-step-draw = Zet { $number }, { $name }, pakte een kaart
replay-step-decline = Zet { $number }, { $name }, liet het gaan
replay-step-declare = Zet { $number }, { $name }, legde { $cards } op tafel
replay-step-defend = Zet { $number }, { $name }, gered met { $cards }
replay-step-bottom = Zet { $number }, { $name }, legde { $cards } onder de trekstapel
replay-step-turned = Zet { $number }, { $name }, draaide { $cards } om
replay-step-take = { $cards ->
    [0] Zet { $number }, { $name }, stal een kaart
   *[other] Zet { $number }, { $name }, stal { $cards }
 }
replay-step-call = Zet { $number }, { $name }, noemde { $total }

replay-step-costly = { $step }, kostte { $count ->
    [one] { $count } punt
   *[other] { $count } punten
 }
replay-step-last = { $step }. { $ended }

replay-goes-on = De partij gaat verder
replay-won = { $winners ->
    [you] { $winners ->
        [1] Jij hebt gewonnen
       *[other] { START($winners, form: "who") } hebben gewonnen
     }
    [1] { $winners } heeft gewonnen
   *[other] { $winners } hebben gewonnen
 }
replay-nobody-won = Niemand won

replay-note-sneak = ertussen
replay-note-stuck = kon niet
replay-note-draw = gepakt
replay-note-decline = laten gaan
replay-note-declare = op tafel
replay-note-defend = gered
replay-note-bottom = onderop
replay-note-turned = omgedraaid
replay-note-take = gestolen
replay-note-call = noemt { $total }

replay-move-play = { $cards } naar { $total }
replay-move-play-at = { $way ->
    [eliminate] { $cards } naar { $total }, met { FORM($other, form: "whom") } eruit
    [exchange] { $cards } naar { $total }, van hand ruilen met { FORM($other, form: "whom") }
    [steal] { $cards } naar { $total }, een kaart stelen van { FORM($other, form: "whom") }
   *[choose] { $cards } naar { $total }, { FORM($other, form: "whom") } als volgende
 }
replay-move-decline = laten gaan
replay-move-sneak = { $cards } ertussen
replay-move-declare = { $cards } op tafel
replay-move-defend = { $cards } om je te redden
replay-move-bottom = { $cards } onder de trekstapel
replay-move-turned = { $cards } omgedraaid
replay-move-take = { $cards } genomen
replay-move-nothing = niets gelegd

replay-coach-best = Het beste wat er was.
replay-coach-sound = Een goede keuze.
replay-coach-played = Gelegd: { $move }, { $percent }% kans om de ronde niet te verliezen.
replay-coach-played-by = { $name ->
    [you] Jij legde: { $move }, { $percent }% kans om de ronde niet te verliezen.
   *[other] { $name } legde: { $move }, { $percent }% kans om de ronde niet te verliezen.
 }
replay-coach-better = Beter: { $move }, { $percent }%.
replay-coach-looks = De coach bekijkt keuze { $seen } van { $choices }.
replay-coach-cost = Wat een zet kostte: de kans om de ronde niet te verliezen die ermee wegging, in punten van 100.
replay-coach-nothing-worse = Geen keuze was duidelijk slechter dan een andere.

replay-looking-back = Terugkijken
replay-subtitle = { $game }, { $day }. { $ended }.
replay-subtitle-undated = { $game }. { $ended }.
replay-deal-number = Ronde { $deal }
replay-hand-of = { $name ->
    [you] Je hand
   *[other] Hand van { $name }
 }
replay-seen-by = Gezien door
replay-position = Plaats in de partij

replay-open-hands = Open kaarten
replay-open-hands-tip = Alle handen open, of maar één
replay-speed-slow = ½× tempo
replay-speed-normal = 1× tempo
replay-speed-quick = 3× tempo
replay-speed-tip = { $speed } (+ en −)
replay-to-the-beginning = Naar het begin
replay-one-move-back = Eén zet terug
replay-one-move-on = Eén zet verder
replay-to-the-end = Naar het einde
replay-play = Afspelen
replay-costly = Duur
replay-costly-tip = Alleen zetten die iets kostten
replay-play-on = Van hier verder
replay-play-on-tip = Een nieuwe partij vanaf deze stand
replay-share = Doorsturen

replay-key-step = één zet terug of verder
replay-key-ends = naar het begin of het einde
replay-key-deals = van ronde naar ronde
replay-key-play = afspelen of pauze
replay-key-speed = sneller of langzamer

replay-copied = De partij is gekopieerd; plak die waar je wilt.
replay-save-record = Verslag opslaan
replay-save-trace = Alles wat er gebeurde opslaan
replay-save-picture = Plaatje van de tafel opslaan
replay-save-sheet = Scoreblad opslaan
replay-kind-record = Partijen van Cardtable ({ $pattern })
replay-kind-trace = JSON Lines ({ $pattern })
replay-kind-picture = Plaatjes ({ $pattern })
replay-kind-sheet = PDF ({ $pattern })

replay-sheet-deal = Ronde
replay-sheet-dealer = Deler
replay-sheet-plays = Zetten
replay-sheet-total = Totaal
replay-sheet-team = Samen
replay-sheet-deal-number = Kaartnummer { $seed }
replay-sheet-tokens = In de kolommen van de spelers staat wat ieder over had; × verloor de ronde.
replay-sheet-scores = In de kolommen van de spelers staan hun punten; × verloor de ronde.
replay-sheet-forfeits = In de kolommen van de spelers staan de verloren rondes; × verloor de ronde.
