### Woorden met vormen: kaarten, spelers, fiches, getallen in woorden, opsommingen.
###
### Vormen van form-rank en form-card: "" zeven, heer; a een zeven, een heer (met kleur: de schoppen 7); the de zeven, de schoppen 7;
### no geen zeven (met kleur: de schoppen 7 niet); many zevens, heren; figure 7, heer, zoals op de kaart; noun haltkaart, zeven.
### Vormen van form-player: "" Jij (aan het begin van een zin); who jij (middenin); whom jou; anders de naam.
### form-number: "" één, twee; no: geen bij 0.

form-language = Nederlands

form-letters = ABVH

form-rank = { $rank ->
    [0] { $form ->
        [a] een nul
        [the] de nul
        [no] geen nul
        [many] nullen
        [figure] 0
       *[one] nul
     }
    [1] { $form ->
        [a] een één
        [the] de één
        [no] geen één
        [many] enen
        [figure] 1
       *[one] één
     }
    [A] { $form ->
        [a] een aas
        [the] de aas
        [no] geen aas
        [many] azen
       *[one] aas
     }
    [2] { $form ->
        [a] een twee
        [the] de twee
        [no] geen twee
        [many] tweeën
        [figure] 2
       *[one] twee
     }
    [3] { $form ->
        [a] een drie
        [the] de drie
        [no] geen drie
        [many] drieën
        [figure] 3
       *[one] drie
     }
    [4] { $form ->
        [a] een vier
        [the] de vier
        [no] geen vier
        [many] vieren
        [figure] 4
       *[one] vier
     }
    [5] { $form ->
        [a] een vijf
        [the] de vijf
        [no] geen vijf
        [many] vijven
        [figure] 5
       *[one] vijf
     }
    [6] { $form ->
        [a] een zes
        [the] de zes
        [no] geen zes
        [many] zessen
        [figure] 6
       *[one] zes
     }
    [7] { $form ->
        [a] een zeven
        [the] de zeven
        [no] geen zeven
        [many] zevens
        [figure] 7
       *[one] zeven
     }
    [8] { $form ->
        [a] een acht
        [the] de acht
        [no] geen acht
        [many] achten
        [figure] 8
       *[one] acht
     }
    [9] { $form ->
        [a] een negen
        [the] de negen
        [no] geen negen
        [many] negens
        [figure] 9
       *[one] negen
     }
    [10] { $form ->
        [a] een tien
        [the] de tien
        [no] geen tien
        [many] tienen
        [figure] 10
       *[one] tien
     }
    [11] { $form ->
        [a] een elf
        [the] de elf
        [no] geen elf
        [many] elven
        [figure] 11
       *[one] elf
     }
    [12] { $form ->
        [a] een twaalf
        [the] de twaalf
        [no] geen twaalf
        [many] twaalven
        [figure] 12
       *[one] twaalf
     }
    [22] { $form ->
        [a] een 22
        [the] de 22
        [no] geen 22
        [many] kaarten met 22
       *[one] 22
     }
    [33] { $form ->
        [a] een 33
        [the] de 33
        [no] geen 33
        [many] kaarten met 33
       *[one] 33
     }
    [44] { $form ->
        [a] een 44
        [the] de 44
        [no] geen 44
        [many] kaarten met 44
       *[one] 44
     }
    [50] { $form ->
        [a] een 50
        [the] de 50
        [no] geen 50
        [many] kaarten met 50
       *[one] 50
     }
    [55] { $form ->
        [a] een 55
        [the] de 55
        [no] geen 55
        [many] kaarten met 55
       *[one] 55
     }
    [66] { $form ->
        [a] een 66
        [the] de 66
        [no] geen 66
        [many] kaarten met 66
       *[one] 66
     }
    [76] { $form ->
        [a] een 76
        [the] de 76
        [no] geen 76
        [many] kaarten met 76
       *[one] 76
     }
    [J] { $form ->
        [a] een boer
        [the] de boer
        [no] geen boer
        [many] boeren
       *[one] boer
     }
    [Q] { $form ->
        [a] een vrouw
        [the] de vrouw
        [no] geen vrouw
        [many] vrouwen
       *[one] vrouw
     }
    [K] { $form ->
        [a] een heer
        [the] de heer
        [no] geen heer
        [many] heren
       *[one] heer
     }
    [JK] { $form ->
        [a] een joker
        [the] de joker
        [no] geen joker
        [many] jokers
       *[one] joker
     }
    [HOLD] { $form ->
        [a] een haltkaart
        [noun] haltkaart
        [the] de haltkaart
        [no] geen haltkaart
        [many] haltkaarten
       *[one] Halt
     }
    [REV] { $form ->
        [a] een keerkaart
        [noun] keerkaart
        [the] de keerkaart
        [no] geen keerkaart
        [many] keerkaarten
       *[one] Keer
     }
    [DP] { $form ->
        [a] een dubbelkaart
        [noun] dubbelkaart
        [the] de dubbelkaart
        [no] geen dubbelkaart
        [many] dubbelkaarten
       *[one] Dubbel
     }
    [P2] { $form ->
        [a] een Leg 2-kaart
        [noun] Leg 2-kaart
        [the] de Leg 2-kaart
        [no] geen Leg 2-kaart
        [many] Leg 2-kaarten
       *[one] Leg 2
     }
    [ONO] { $form ->
        [a] een O'NO 99-kaart
        [noun] O'NO 99-kaart
        [the] de O'NO 99-kaart
        [no] geen O'NO 99-kaart
        [many] O'NO 99-kaarten
       *[one] O'NO 99
     }
    [SKIP] { $form ->
        [a] een overslaankaart
        [noun] overslaankaart
        [the] de overslaankaart
        [no] geen overslaankaart
        [many] overslaankaarten
       *[one] Overslaan
     }
    [DRAW1] { $form ->
        [a] een Pak 1-kaart
        [noun] Pak 1-kaart
        [the] de Pak 1-kaart
        [no] geen Pak 1-kaart
        [many] Pak 1-kaarten
       *[one] Pak 1
     }
    [DRAW2] { $form ->
        [a] een Pak 2-kaart
        [noun] Pak 2-kaart
        [the] de Pak 2-kaart
        [no] geen Pak 2-kaart
        [many] Pak 2-kaarten
       *[one] Pak 2
     }
    [TRADE] { $form ->
        [a] een ruilkaart
        [noun] ruilkaart
        [the] de ruilkaart
        [no] geen ruilkaart
        [many] ruilkaarten
       *[one] Ruil
     }
    [DOUBLE] { $form ->
        [a] een dubbelkaart
        [noun] dubbelkaart
        [the] de dubbelkaart
        [no] geen dubbelkaart
        [many] dubbelkaarten
       *[one] Dubbel
     }
    [BOMB] { $form ->
        [a] een bom
        [noun] bom
        [the] de bom
        [no] geen bom
        [many] bommen
       *[one] Bom
     }
    [REDEAL] { $form ->
        [a] een opnieuwkaart
        [noun] opnieuwkaart
        [the] de opnieuwkaart
        [no] geen opnieuwkaart
        [many] opnieuwkaarten
       *[one] Opnieuw
     }
    [NAME] { $form ->
        [a] een wijzerkaart
        [noun] wijzerkaart
        [the] de wijzerkaart
        [no] geen wijzerkaart
        [many] wijzerkaarten
       *[one] Wijzer
     }
    [WILD] { $form ->
        [a] een joker
        [noun] joker
        [the] de joker
        [no] geen joker
        [many] jokers
       *[one] joker
     }
    [APHRODITE] { $form ->
        [no] Afrodite niet
       *[one] Afrodite
     }
    [APOLLO] { $form ->
        [no] Apollo niet
       *[one] Apollo
     }
    [ARES] { $form ->
        [no] Ares niet
       *[one] Ares
     }
    [ARTEMIS] { $form ->
        [no] Artemis niet
       *[one] Artemis
     }
    [ATHENA] { $form ->
        [no] Athena niet
       *[one] Athena
     }
    [HERA] { $form ->
        [no] Hera niet
       *[one] Hera
     }
    [HERMES] { $form ->
        [no] Hermes niet
       *[one] Hermes
     }
    [POSEIDON] { $form ->
        [no] Poseidon niet
       *[one] Poseidon
     }
    [hidden] { $form ->
        [many] dichte kaarten
        [the] de dichte kaart
        [no] geen dichte kaart
       *[one] een dichte kaart
     }
   *[other] { $form ->
        [a] een { $rank }
        [the] de { $rank }
        [no] geen { $rank }
        [many] kaarten met { $rank }
       *[one] { $rank }
     }
 }

form-suit = { $suit ->
    [S] schoppen
    [H] harten
    [D] ruiten
   *[C] klaveren
 }

form-card = { $rank ->
    [A] { $form ->
        [a] de { $suit ->
            [C] klaveraas
           *[other] { form-suit }aas
         }
        [the] de { $suit ->
            [C] klaveraas
           *[other] { form-suit }aas
         }
        [no] de { $suit ->
            [C] klaveraas
           *[other] { form-suit }aas
         } niet
       *[one] { $suit ->
            [C] klaveraas
           *[other] { form-suit }aas
         }
     }
    [J] { $form ->
        [a] de { $suit ->
            [C] klaverboer
           *[other] { form-suit }boer
         }
        [the] de { $suit ->
            [C] klaverboer
           *[other] { form-suit }boer
         }
        [no] de { $suit ->
            [C] klaverboer
           *[other] { form-suit }boer
         } niet
       *[one] { $suit ->
            [C] klaverboer
           *[other] { form-suit }boer
         }
     }
    [Q] { $form ->
        [a] de { $suit ->
            [C] klavervrouw
           *[other] { form-suit }vrouw
         }
        [the] de { $suit ->
            [C] klavervrouw
           *[other] { form-suit }vrouw
         }
        [no] de { $suit ->
            [C] klavervrouw
           *[other] { form-suit }vrouw
         } niet
       *[one] { $suit ->
            [C] klavervrouw
           *[other] { form-suit }vrouw
         }
     }
    [K] { $form ->
        [a] de { $suit ->
            [C] klaverheer
           *[other] { form-suit }heer
         }
        [the] de { $suit ->
            [C] klaverheer
           *[other] { form-suit }heer
         }
        [no] de { $suit ->
            [C] klaverheer
           *[other] { form-suit }heer
         } niet
       *[one] { $suit ->
            [C] klaverheer
           *[other] { form-suit }heer
         }
     }
   *[other] { $form ->
        [a] de { form-suit } { FORM($rank, form: "figure") }
        [the] de { form-suit } { FORM($rank, form: "figure") }
        [no] de { form-suit } { FORM($rank, form: "figure") } niet
       *[one] { form-suit } { FORM($rank, form: "figure") }
     }
 }

form-player = { $who ->
    [you] { $form ->
        [who] jij
        [whom] jou
       *[start] Jij
     }
   *[other] { $name }
 }

form-tokens = { $kind ->
    [penny] { $count ->
        [one] één cent
       *[other] { FORM($count, as: "form-number", form: "no") } cent
     }
    [nickel] { $count ->
        [one] één stuiver
       *[other] { FORM($count, as: "form-number", form: "no") } stuivers
     }
    [chip] { $count ->
        [one] één chip
       *[other] { FORM($count, as: "form-number", form: "no") } chips
     }
    [corner] { $count ->
        [one] één hoek
       *[other] { FORM($count, as: "form-number", form: "no") } hoeken
     }
    [fold] { $count ->
        [one] één vouw
       *[other] { FORM($count, as: "form-number", form: "no") } vouwen
     }
    [point] { $count ->
        [one] één punt
       *[other] { FORM($count, as: "form-number", form: "no") } punten
     }
    [letter] { $count ->
        [one] één letter
       *[other] { FORM($count, as: "form-number", form: "no") } letters
     }
    [bomb] { $count ->
        [one] één tijdbom
       *[other] { FORM($count, as: "form-number", form: "no") } tijdbommen
     }
   *[token] { $count ->
        [one] één fiche
       *[other] { FORM($count, as: "form-number", form: "no") } fiches
     }
 }

form-number = { $value ->
    [0] { $form ->
        [no] geen
       *[nul] nul
     }
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
    [13] dertien
    [14] veertien
    [15] vijftien
    [16] zestien
    [17] zeventien
    [18] achttien
    [19] negentien
    [20] twintig
   *[other] { $value }
 }

form-times = { $value ->
    [1] één keer
    [2] twee keer
    [3] drie keer
    [4] vier keer
    [5] vijf keer
    [6] zes keer
    [7] zeven keer
    [8] acht keer
    [9] negen keer
    [10] tien keer
    [11] elf keer
    [12] twaalf keer
   *[other] { $value } keer
 }

form-ordinal = { $value ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
    [7] zevende
    [8] achtste
    [9] negende
    [10] tiende
   *[other] { $value }e
 }

form-list = { $some }, { $next }
form-list-and = { $some } en { $last }
form-list-or = { $some } of { $last }
form-sentence = { $told }.
form-sentences = { $some } { $next }
form-series = { $some }; { $next }
