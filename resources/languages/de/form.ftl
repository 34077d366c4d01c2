### Wörter mit Formen: Karten, Spieler, Marken, Zahlen in Worten, Aufzählungen.
###
### Formen von form-rank und form-card: "" Sieben, König; a, a-acc, a-dat, a-gen: eine Sieben, einen König, einem König, eines
### Königs; the, the-acc, the-dat, the-gen: die Sieben, den König; no-acc: keine Sieben, keinen König,
### den Pikkönig nicht; acc: König, Buben (ohne Artikel, im Akkusativ); many, many-dat: Könige, Königen; figure: 7, König.
### Formen von form-player: "" Du am Satzanfang; whom: dich; to: dir; who: du (mitten im Satz); sonst der Name.
### Formen von form-tokens (mit Zahl): "" und acc: einen Cent, drei Cent; dat: einem Cent, drei Cent.
### form-number: "" eins; f, f-acc: eine, m: ein, m-acc: einen, n: ein, dat-f: einer, dat-m: einem (nur bei 1 verschieden).

form-language = Deutsch

form-letters = ABDK

form-rank = { $rank ->
    [0] { $form ->
        [a] eine Null
        [a-acc] eine Null
        [a-dat] einer Null
        [a-gen] einer Null
        [the] die Null
        [the-acc] die Null
        [the-dat] der Null
        [the-gen] der Null
        [no-acc] keine Null
        [many] Nullen
        [many-dat] Nullen
        [figure] 0
       *[one] Null
     }
    [1] { $form ->
        [a] eine Eins
        [a-acc] eine Eins
        [a-dat] einer Eins
        [a-gen] einer Eins
        [the] die Eins
        [the-acc] die Eins
        [the-dat] der Eins
        [the-gen] der Eins
        [no-acc] keine Eins
        [many] Einsen
        [many-dat] Einsen
        [figure] 1
       *[one] Eins
     }
    [A] { $form ->
        [a] ein Ass
        [a-acc] ein Ass
        [a-dat] einem Ass
        [a-gen] eines Asses
        [the] das Ass
        [the-acc] das Ass
        [the-dat] dem Ass
        [the-gen] des Asses
        [no-acc] kein Ass
        [many] Asse
        [many-dat] Assen
       *[one] Ass
     }
    [2] { $form ->
        [a] eine Zwei
        [a-acc] eine Zwei
        [a-dat] einer Zwei
        [a-gen] einer Zwei
        [the] die Zwei
        [the-acc] die Zwei
        [the-dat] der Zwei
        [the-gen] der Zwei
        [no-acc] keine Zwei
        [many] Zweien
        [many-dat] Zweien
        [figure] 2
       *[one] Zwei
     }
    [3] { $form ->
        [a] eine Drei
        [a-acc] eine Drei
        [a-dat] einer Drei
        [a-gen] einer Drei
        [the] die Drei
        [the-acc] die Drei
        [the-dat] der Drei
        [the-gen] der Drei
        [no-acc] keine Drei
        [many] Dreien
        [many-dat] Dreien
        [figure] 3
       *[one] Drei
     }
    [4] { $form ->
        [a] eine Vier
        [a-acc] eine Vier
        [a-dat] einer Vier
        [a-gen] einer Vier
        [the] die Vier
        [the-acc] die Vier
        [the-dat] der Vier
        [the-gen] der Vier
        [no-acc] keine Vier
        [many] Vieren
        [many-dat] Vieren
        [figure] 4
       *[one] Vier
     }
    [5] { $form ->
        [a] eine Fünf
        [a-acc] eine Fünf
        [a-dat] einer Fünf
        [a-gen] einer Fünf
        [the] die Fünf
        [the-acc] die Fünf
        [the-dat] der Fünf
        [the-gen] der Fünf
        [no-acc] keine Fünf
        [many] Fünfen
        [many-dat] Fünfen
        [figure] 5
       *[one] Fünf
     }
    [6] { $form ->
        [a] eine Sechs
        [a-acc] eine Sechs
        [a-dat] einer Sechs
        [a-gen] einer Sechs
        [the] die Sechs
        [the-acc] die Sechs
        [the-dat] der Sechs
        [the-gen] der Sechs
        [no-acc] keine Sechs
        [many] Sechsen
        [many-dat] Sechsen
        [figure] 6
       *[one] Sechs
     }
    [7] { $form ->
        [a] eine Sieben
        [a-acc] eine Sieben
        [a-dat] einer Sieben
        [a-gen] einer Sieben
        [the] die Sieben
        [the-acc] die Sieben
        [the-dat] der Sieben
        [the-gen] der Sieben
        [no-acc] keine Sieben
        [many] Siebenen
        [many-dat] Siebenen
        [figure] 7
       *[one] Sieben
     }
    [8] { $form ->
        [a] eine Acht
        [a-acc] eine Acht
        [a-dat] einer Acht
        [a-gen] einer Acht
        [the] die Acht
        [the-acc] die Acht
        [the-dat] der Acht
        [the-gen] der Acht
        [no-acc] keine Acht
        [many] Achten
        [many-dat] Achten
        [figure] 8
       *[one] Acht
     }
    [9] { $form ->
        [a] eine Neun
        [a-acc] eine Neun
        [a-dat] einer Neun
        [a-gen] einer Neun
        [the] die Neun
        [the-acc] die Neun
        [the-dat] der Neun
        [the-gen] der Neun
        [no-acc] keine Neun
        [many] Neunen
        [many-dat] Neunen
        [figure] 9
       *[one] Neun
     }
    [10] { $form ->
        [a] eine Zehn
        [a-acc] eine Zehn
        [a-dat] einer Zehn
        [a-gen] einer Zehn
        [the] die Zehn
        [the-acc] die Zehn
        [the-dat] der Zehn
        [the-gen] der Zehn
        [no-acc] keine Zehn
        [many] Zehnen
        [many-dat] Zehnen
        [figure] 10
       *[one] Zehn
     }
    [J] { $form ->
        [a] ein Bube
        [a-acc] einen Buben
        [a-dat] einem Buben
        [a-gen] eines Buben
        [the] der Bube
        [the-acc] den Buben
        [the-dat] dem Buben
        [the-gen] des Buben
        [no-acc] keinen Buben
        [acc] Buben
        [many] Buben
        [many-dat] Buben
       *[one] Bube
     }
    [Q] { $form ->
        [a] eine Dame
        [a-acc] eine Dame
        [a-dat] einer Dame
        [a-gen] einer Dame
        [the] die Dame
        [the-acc] die Dame
        [the-dat] der Dame
        [the-gen] der Dame
        [no-acc] keine Dame
        [many] Damen
        [many-dat] Damen
       *[one] Dame
     }
    [K] { $form ->
        [a] ein König
        [a-acc] einen König
        [a-dat] einem König
        [a-gen] eines Königs
        [the] der König
        [the-acc] den König
        [the-dat] dem König
        [the-gen] des Königs
        [no-acc] keinen König
        [many] Könige
        [many-dat] Königen
       *[one] König
     }
    [JK] { $form ->
        [a] ein Joker
        [a-acc] einen Joker
        [a-dat] einem Joker
        [a-gen] eines Jokers
        [the] der Joker
        [the-acc] den Joker
        [the-dat] dem Joker
        [the-gen] des Jokers
        [no-acc] keinen Joker
        [many] Joker
        [many-dat] Jokern
       *[one] Joker
     }
    [HOLD] { $form ->
        [a] eine Halt-Karte
        [a-acc] eine Halt-Karte
        [a-dat] einer Halt-Karte
        [a-gen] einer Halt-Karte
        [the] die Halt-Karte
        [the-acc] die Halt-Karte
        [the-dat] der Halt-Karte
        [the-gen] der Halt-Karte
        [no-acc] keine Halt-Karte
        [many] Halt-Karten
        [many-dat] Halt-Karten
       *[one] Halt
     }
    [REV] { $form ->
        [a] eine Umkehr-Karte
        [a-acc] eine Umkehr-Karte
        [a-dat] einer Umkehr-Karte
        [a-gen] einer Umkehr-Karte
        [the] die Umkehr-Karte
        [the-acc] die Umkehr-Karte
        [the-dat] der Umkehr-Karte
        [the-gen] der Umkehr-Karte
        [no-acc] keine Umkehr-Karte
        [many] Umkehr-Karten
        [many-dat] Umkehr-Karten
       *[one] Umkehr
     }
    [DP] { $form ->
        [a] eine Doppelzug-Karte
        [a-acc] eine Doppelzug-Karte
        [a-dat] einer Doppelzug-Karte
        [a-gen] einer Doppelzug-Karte
        [the] die Doppelzug-Karte
        [the-acc] die Doppelzug-Karte
        [the-dat] der Doppelzug-Karte
        [the-gen] der Doppelzug-Karte
        [no-acc] keine Doppelzug-Karte
        [many] Doppelzug-Karten
        [many-dat] Doppelzug-Karten
       *[one] Doppelzug
     }
    [P2] { $form ->
        [a] eine Leg-2-Karte
        [a-acc] eine Leg-2-Karte
        [a-dat] einer Leg-2-Karte
        [a-gen] einer Leg-2-Karte
        [the] die Leg-2-Karte
        [the-acc] die Leg-2-Karte
        [the-dat] der Leg-2-Karte
        [the-gen] der Leg-2-Karte
        [no-acc] keine Leg-2-Karte
        [many] Leg-2-Karten
        [many-dat] Leg-2-Karten
       *[one] Leg 2
     }
    [ONO] { $form ->
        [a] eine O'NO-99-Karte
        [a-acc] eine O'NO-99-Karte
        [a-dat] einer O'NO-99-Karte
        [a-gen] einer O'NO-99-Karte
        [the] die O'NO-99-Karte
        [the-acc] die O'NO-99-Karte
        [the-dat] der O'NO-99-Karte
        [the-gen] der O'NO-99-Karte
        [no-acc] keine O'NO-99-Karte
        [many] O'NO-99-Karten
        [many-dat] O'NO-99-Karten
       *[one] O'NO 99
     }
    [SKIP] { $form ->
        [a] eine Aussetzen-Karte
        [a-acc] eine Aussetzen-Karte
        [a-dat] einer Aussetzen-Karte
        [a-gen] einer Aussetzen-Karte
        [the] die Aussetzen-Karte
        [the-acc] die Aussetzen-Karte
        [the-dat] der Aussetzen-Karte
        [the-gen] der Aussetzen-Karte
        [no-acc] keine Aussetzen-Karte
        [many] Aussetzen-Karten
        [many-dat] Aussetzen-Karten
       *[one] Aussetzen
     }
    [DRAW1] { $form ->
        [a] eine Zieh-1-Karte
        [a-acc] eine Zieh-1-Karte
        [a-dat] einer Zieh-1-Karte
        [a-gen] einer Zieh-1-Karte
        [the] die Zieh-1-Karte
        [the-acc] die Zieh-1-Karte
        [the-dat] der Zieh-1-Karte
        [the-gen] der Zieh-1-Karte
        [no-acc] keine Zieh-1-Karte
        [many] Zieh-1-Karten
        [many-dat] Zieh-1-Karten
       *[one] Zieh 1
     }
    [DRAW2] { $form ->
        [a] eine Zieh-2-Karte
        [a-acc] eine Zieh-2-Karte
        [a-dat] einer Zieh-2-Karte
        [a-gen] einer Zieh-2-Karte
        [the] die Zieh-2-Karte
        [the-acc] die Zieh-2-Karte
        [the-dat] der Zieh-2-Karte
        [the-gen] der Zieh-2-Karte
        [no-acc] keine Zieh-2-Karte
        [many] Zieh-2-Karten
        [many-dat] Zieh-2-Karten
       *[one] Zieh 2
     }
    [TRADE] { $form ->
        [a] eine Tausch-Karte
        [a-acc] eine Tausch-Karte
        [a-dat] einer Tausch-Karte
        [a-gen] einer Tausch-Karte
        [the] die Tausch-Karte
        [the-acc] die Tausch-Karte
        [the-dat] der Tausch-Karte
        [the-gen] der Tausch-Karte
        [no-acc] keine Tausch-Karte
        [many] Tausch-Karten
        [many-dat] Tausch-Karten
       *[one] Tausch
     }
    [DOUBLE] { $form ->
        [a] eine Doppelzug-Karte
        [a-acc] eine Doppelzug-Karte
        [a-dat] einer Doppelzug-Karte
        [a-gen] einer Doppelzug-Karte
        [the] die Doppelzug-Karte
        [the-acc] die Doppelzug-Karte
        [the-dat] der Doppelzug-Karte
        [the-gen] der Doppelzug-Karte
        [no-acc] keine Doppelzug-Karte
        [many] Doppelzug-Karten
        [many-dat] Doppelzug-Karten
       *[one] Doppelzug
     }
    [BOMB] { $form ->
        [a] eine Bombe
        [a-acc] eine Bombe
        [a-dat] einer Bombe
        [a-gen] einer Bombe
        [the] die Bombe
        [the-acc] die Bombe
        [the-dat] der Bombe
        [the-gen] der Bombe
        [no-acc] keine Bombe
        [many] Bomben
        [many-dat] Bomben
       *[one] Bombe
     }
    [REDEAL] { $form ->
        [a] eine Neugeben-Karte
        [a-acc] eine Neugeben-Karte
        [a-dat] einer Neugeben-Karte
        [a-gen] einer Neugeben-Karte
        [the] die Neugeben-Karte
        [the-acc] die Neugeben-Karte
        [the-dat] der Neugeben-Karte
        [the-gen] der Neugeben-Karte
        [no-acc] keine Neugeben-Karte
        [many] Neugeben-Karten
        [many-dat] Neugeben-Karten
       *[one] Neu geben
     }
    [NAME] { $form ->
        [a] eine Zeiger-Karte
        [a-acc] eine Zeiger-Karte
        [a-dat] einer Zeiger-Karte
        [a-gen] einer Zeiger-Karte
        [the] die Zeiger-Karte
        [the-acc] die Zeiger-Karte
        [the-dat] der Zeiger-Karte
        [the-gen] der Zeiger-Karte
        [no-acc] keine Zeiger-Karte
        [many] Zeiger-Karten
        [many-dat] Zeiger-Karten
       *[one] Zeiger
     }
    [WILD] { $form ->
        [a] ein Joker
        [a-acc] einen Joker
        [a-dat] einem Joker
        [a-gen] eines Jokers
        [the] der Joker
        [the-acc] den Joker
        [the-dat] dem Joker
        [the-gen] des Jokers
        [no-acc] keinen Joker
        [many] Joker
        [many-dat] Jokern
       *[one] Joker
     }
    [APHRODITE] Aphrodite
    [APOLLO] Apollo
    [ARES] Ares
    [ARTEMIS] Artemis
    [ATHENA] Athene
    [HERA] Hera
    [HERMES] Hermes
    [POSEIDON] Poseidon
    [hidden] { $form ->
        [many] verdeckte Karten
        [many-dat] verdeckten Karten
        [a-dat] einer verdeckten Karte
        [the] die verdeckte Karte
        [the-acc] die verdeckte Karte
        [the-dat] der verdeckten Karte
       *[one] eine verdeckte Karte
     }
   *[other] { $form ->
        [a] eine { $rank }
        [a-acc] eine { $rank }
        [a-dat] einer { $rank }
        [a-gen] einer { $rank }
        [the] die { $rank }
        [the-acc] die { $rank }
        [the-dat] der { $rank }
        [the-gen] der { $rank }
        [no-acc] keine { $rank }
       *[one] { $rank }
     }
 }

form-suit = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
 }

form-card = { $rank ->
    [A] { $form ->
        [a] das { form-suit }ass
        [the] das { form-suit }ass
        [a-acc] das { form-suit }ass
        [the-acc] das { form-suit }ass
        [no-acc] das { form-suit }ass nicht
        [a-dat] dem { form-suit }ass
        [the-dat] dem { form-suit }ass
        [a-gen] des { form-suit }asses
        [the-gen] des { form-suit }asses
       *[one] { form-suit }ass
     }
    [J] { $form ->
        [a] der { form-suit }bube
        [the] der { form-suit }bube
        [a-acc] den { form-suit }buben
        [the-acc] den { form-suit }buben
        [no-acc] den { form-suit }buben nicht
        [a-dat] dem { form-suit }buben
        [the-dat] dem { form-suit }buben
        [a-gen] des { form-suit }buben
        [the-gen] des { form-suit }buben
        [acc] { form-suit }buben
       *[one] { form-suit }bube
     }
    [Q] { $form ->
        [a] die { form-suit }dame
        [the] die { form-suit }dame
        [a-acc] die { form-suit }dame
        [the-acc] die { form-suit }dame
        [no-acc] die { form-suit }dame nicht
        [a-dat] der { form-suit }dame
        [the-dat] der { form-suit }dame
        [a-gen] der { form-suit }dame
        [the-gen] der { form-suit }dame
       *[one] { form-suit }dame
     }
    [K] { $form ->
        [a] der { form-suit }könig
        [the] der { form-suit }könig
        [a-acc] den { form-suit }könig
        [the-acc] den { form-suit }könig
        [no-acc] den { form-suit }könig nicht
        [a-dat] dem { form-suit }könig
        [the-dat] dem { form-suit }könig
        [a-gen] des { form-suit }königs
        [the-gen] des { form-suit }königs
       *[one] { form-suit }könig
     }
   *[other] { $form ->
        [a] die { form-suit } { FORM($rank, form: "figure") }
        [a-acc] die { form-suit } { FORM($rank, form: "figure") }
        [a-dat] der { form-suit } { FORM($rank, form: "figure") }
        [a-gen] der { form-suit } { FORM($rank, form: "figure") }
        [the] die { form-suit } { FORM($rank, form: "figure") }
        [the-acc] die { form-suit } { FORM($rank, form: "figure") }
        [no-acc] die { form-suit } { FORM($rank, form: "figure") } nicht
        [the-dat] der { form-suit } { FORM($rank, form: "figure") }
        [the-gen] der { form-suit } { FORM($rank, form: "figure") }
       *[one] { form-suit } { FORM($rank, form: "figure") }
     }
 }

form-player = { $who ->
    [you] { $form ->
        [who] du
        [whom] dich
        [to] dir
       *[start] Du
     }
   *[other] { $name }
 }

form-tokens = { $kind ->
    [penny] { $form ->
        [nom] { $count ->
            [one] ein Cent
           *[other] { FORM($count, as: "form-number", form: "no") } Cent
         }
        [dat] { $count ->
            [one] einem Cent
           *[other] { FORM($count, as: "form-number", form: "no") } Cent
         }
       *[acc] { $count ->
            [one] einen Cent
           *[other] { FORM($count, as: "form-number", form: "no") } Cent
         }
     }
    [nickel] { $form ->
        [nom] { $count ->
            [one] ein Fünfer
           *[other] { FORM($count, as: "form-number", form: "no") } Fünfer
         }
        [dat] { $count ->
            [one] einem Fünfer
           *[other] { FORM($count, as: "form-number", form: "no") } Fünfern
         }
       *[acc] { $count ->
            [one] einen Fünfer
           *[other] { FORM($count, as: "form-number", form: "no") } Fünfer
         }
     }
    [chip] { $form ->
        [nom] { $count ->
            [one] ein Chip
           *[other] { FORM($count, as: "form-number", form: "no") } Chips
         }
        [dat] { $count ->
            [one] einem Chip
           *[other] { FORM($count, as: "form-number", form: "no") } Chips
         }
       *[acc] { $count ->
            [one] einen Chip
           *[other] { FORM($count, as: "form-number", form: "no") } Chips
         }
     }
    [corner] { $form ->
        [nom] { $count ->
            [one] eine Ecke
           *[other] { FORM($count, as: "form-number", form: "no") } Ecken
         }
        [dat] { $count ->
            [one] einer Ecke
           *[other] { FORM($count, as: "form-number", form: "no") } Ecken
         }
       *[acc] { $count ->
            [one] eine Ecke
           *[other] { FORM($count, as: "form-number", form: "no") } Ecken
         }
     }
    [fold] { $form ->
        [nom] { $count ->
            [one] ein Knick
           *[other] { FORM($count, as: "form-number", form: "no") } Knicke
         }
        [dat] { $count ->
            [one] einem Knick
           *[other] { FORM($count, as: "form-number", form: "no") } Knicken
         }
       *[acc] { $count ->
            [one] einen Knick
           *[other] { FORM($count, as: "form-number", form: "no") } Knicke
         }
     }
    [point] { $form ->
        [nom] { $count ->
            [one] ein Punkt
           *[other] { FORM($count, as: "form-number", form: "no") } Punkte
         }
        [dat] { $count ->
            [one] einem Punkt
           *[other] { FORM($count, as: "form-number", form: "no") } Punkten
         }
       *[acc] { $count ->
            [one] einen Punkt
           *[other] { FORM($count, as: "form-number", form: "no") } Punkte
         }
     }
    [letter] { $form ->
        [nom] { $count ->
            [one] ein Buchstabe
           *[other] { FORM($count, as: "form-number", form: "no") } Buchstaben
         }
        [dat] { $count ->
            [one] einem Buchstaben
           *[other] { FORM($count, as: "form-number", form: "no") } Buchstaben
         }
       *[acc] { $count ->
            [one] einen Buchstaben
           *[other] { FORM($count, as: "form-number", form: "no") } Buchstaben
         }
     }
    [bomb] { $form ->
        [nom] { $count ->
            [one] eine Zeitbombe
           *[other] { FORM($count, as: "form-number", form: "no") } Zeitbomben
         }
        [dat] { $count ->
            [one] einer Zeitbombe
           *[other] { FORM($count, as: "form-number", form: "no") } Zeitbomben
         }
       *[acc] { $count ->
            [one] eine Zeitbombe
           *[other] { FORM($count, as: "form-number", form: "no") } Zeitbomben
         }
     }
   *[token] { $form ->
        [nom] { $count ->
            [one] eine Marke
           *[other] { FORM($count, as: "form-number", form: "no") } Marken
         }
        [dat] { $count ->
            [one] einer Marke
           *[other] { FORM($count, as: "form-number", form: "no") } Marken
         }
       *[acc] { $count ->
            [one] eine Marke
           *[other] { FORM($count, as: "form-number", form: "no") } Marken
         }
     }
 }

form-number = { $value ->
    [0] { $form ->
        [no] keine
       *[null] null
     }
    [1] { $form ->
        [f] eine
        [f-dat] einer
        [m] ein
        [m-acc] einen
        [m-dat] einem
        [n] ein
       *[one] eins
     }
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $value }
 }

form-times = { $value ->
    [1] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
    [5] fünfmal
    [6] sechsmal
    [7] siebenmal
    [8] achtmal
    [9] neunmal
    [10] zehnmal
    [11] elfmal
    [12] zwölfmal
   *[other] { $value }-mal
 }

# Formen: "" die erste Ecke; dat: der ersten Ecke; m: der erste, mit anderem Ende: erster.
form-ordinal = { $value ->
    [1] { $form ->
        [n] ersten
        [m] erster
       *[e] erste
     }
    [2] { $form ->
        [n] zweiten
        [m] zweiter
       *[e] zweite
     }
    [3] { $form ->
        [n] dritten
        [m] dritter
       *[e] dritte
     }
    [4] { $form ->
        [n] vierten
        [m] vierter
       *[e] vierte
     }
    [5] { $form ->
        [n] fünften
        [m] fünfter
       *[e] fünfte
     }
    [6] { $form ->
        [n] sechsten
        [m] sechster
       *[e] sechste
     }
    [7] { $form ->
        [n] siebten
        [m] siebter
       *[e] siebte
     }
    [8] { $form ->
        [n] achten
        [m] achter
       *[e] achte
     }
    [9] { $form ->
        [n] neunten
        [m] neunter
       *[e] neunte
     }
    [10] { $form ->
        [n] zehnten
        [m] zehnter
       *[e] zehnte
     }
   *[other] { $value }.
 }

form-list = { $some }, { $next }
form-list-and = { $some } und { $last }
form-list-or = { $some } oder { $last }
form-sentence = { $told }.
form-sentences = { $some } { $next }
form-series = { $some }; { $next }
