### Le parole che hanno forme: carte, giocatori, gettoni, numeri in lettere, elenchi.
###
### Forme di form-rank e form-card: "" 7, re; a: un 7, un re, il re di picche; the: il 7, l’asso; of-a: di un 7, di una regina, del re
### di picche; of-the: del 7, dell’asso; to-a: a un 7, alla regina di picche; to-the: al 7, all’asso; no: nessun 7, nessuna regina; single:
### come a, ma anche una carta Hera; many: 7, re, carte Pausa; the-many: i 7, gli assi, le regine; to-the-many: ai 7, agli assi; figure: 7, re.
### Forme di form-player: "" Tu; who: tu; whom: te (dopo una preposizione); altrimenti il nome.
### form-number: "" uno, zero; m: un, nessun; f: una, nessuna. form-ordinal: "" primo; f: prima.

form-language = Italiano

form-letters = AJQK

form-rank = { $form ->
    [a] { form-rank-un }{ form-rank-name }
    [single] { form-rank-una }{ form-rank-single }
    [the] { form-rank-il }{ form-rank-name }
    [of-a] { form-rank-di }{ form-rank-un }{ form-rank-name }
    [of-the] { form-rank-del }{ form-rank-name }
    [to-a] { form-rank-a }{ form-rank-un }{ form-rank-name }
    [to-the] { form-rank-al }{ form-rank-name }
    [no] { form-rank-nessun }{ form-rank-single }
    [many] { form-rank-many }
    [the-many] { form-rank-i }{ form-rank-many }
    [to-the-many] { form-rank-ai }{ form-rank-many }
    [figure] { form-rank-word }
   *[one] { form-rank-word }
 }

# La parola da sola, come sta sulla carta.
form-rank-word = { $rank ->
    [A] asso
    [J] fante
    [Q] regina
    [K] re
    [JK] jolly
    [HOLD] Pausa
    [REV] Cambio giro
    [DP] Doppio
    [P2] Gioca 2
    [ONO] O'NO 99
    [SKIP] Salta turno
    [DRAW1] Pesca 1
    [DRAW2] Pesca 2
    [TRADE] Scambio
    [DOUBLE] Doppio
    [BOMB] Bomba
    [REDEAL] Rimescola
    [NAME] Freccia
    [WILD] Jolly
    [APHRODITE] Afrodite
    [APOLLO] Apollo
    [ARES] Ares
    [ARTEMIS] Artemide
    [ATHENA] Atena
    [HERA] Hera
    [HERMES] Ermes
    [POSEIDON] Poseidone
    [hidden] carta coperta
   *[other] { $rank }
 }

# La parola dopo un articolo: «una carta Pausa», «lo zero».
form-rank-name = { $rank ->
    [0] zero
    [HOLD] carta Pausa
    [REV] carta Cambio giro
    [DP] carta Doppio
    [P2] carta Gioca 2
    [ONO] carta O'NO 99
    [SKIP] carta Salta turno
    [DRAW1] carta Pesca 1
    [DRAW2] carta Pesca 2
    [TRADE] carta Scambio
    [DOUBLE] carta Doppio
    [BOMB] carta Bomba
    [REDEAL] carta Rimescola
    [NAME] carta Freccia
    [1] 1
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [10] 10
    [11] 11
    [12] 12
    [22] 22
    [33] 33
    [44] 44
    [50] 50
    [55] 55
    [66] 66
    [76] 76
    [A] asso
    [J] fante
    [Q] regina
    [K] re
    [JK] jolly
    [WILD] Jolly
    [APHRODITE] Afrodite
    [APOLLO] Apollo
    [ARES] Ares
    [ARTEMIS] Artemide
    [ATHENA] Atena
    [HERA] Hera
    [HERMES] Ermes
    [POSEIDON] Poseidone
    [hidden] carta coperta
   *[other] carta { $rank }
 }

# Una carta sola, anche di una divinità: «una carta Hera».
form-rank-single = { $rank ->
    [APHRODITE] carta Afrodite
    [APOLLO] carta Apollo
    [ARES] carta Ares
    [ARTEMIS] carta Artemide
    [ATHENA] carta Atena
    [HERA] carta Hera
    [HERMES] carta Ermes
    [POSEIDON] carta Poseidone
   *[other] { form-rank-name }
 }

form-rank-many = { $rank ->
    [0] zeri
    [A] assi
    [J] fanti
    [Q] regine
    [K] re
    [JK] jolly
    [HOLD] carte Pausa
    [REV] carte Cambio giro
    [DP] carte Doppio
    [P2] carte Gioca 2
    [ONO] carte O'NO 99
    [SKIP] carte Salta turno
    [DRAW1] carte Pesca 1
    [DRAW2] carte Pesca 2
    [TRADE] carte Scambio
    [DOUBLE] carte Doppio
    [BOMB] carte Bomba
    [REDEAL] carte Rimescola
    [NAME] carte Freccia
    [WILD] Jolly
    [1] 1
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [10] 10
    [11] 11
    [12] 12
    [22] 22
    [33] 33
    [44] 44
    [50] 50
    [55] 55
    [66] 66
    [76] 76
    [APHRODITE] carte Afrodite
    [APOLLO] carte Apollo
    [ARES] carte Ares
    [ARTEMIS] carte Artemide
    [ATHENA] carte Atena
    [HERA] carte Hera
    [HERMES] carte Ermes
    [POSEIDON] carte Poseidone
    [hidden] carte coperte
   *[other] carte { $rank }
 }

# Di che specie è il nome: che articoli prende.
form-rank-un = { $rank ->
    [0] uno{" "}
    [A] un{" "}
    [1] un{" "}
    [2] un{" "}
    [3] un{" "}
    [4] un{" "}
    [5] un{" "}
    [6] un{" "}
    [7] un{" "}
    [8] un{" "}
    [9] un{" "}
    [10] un{" "}
    [11] un{" "}
    [12] un{" "}
    [22] un{" "}
    [33] un{" "}
    [44] un{" "}
    [50] un{" "}
    [55] un{" "}
    [66] un{" "}
    [76] un{" "}
    [J] un{" "}
    [K] un{" "}
    [JK] un{" "}
    [WILD] un{" "}
    [APHRODITE] {""}
    [APOLLO] {""}
    [ARES] {""}
    [ARTEMIS] {""}
    [ATHENA] {""}
    [HERA] {""}
    [HERMES] {""}
    [POSEIDON] {""}
   *[other] una{" "}
 }

form-rank-una = { $rank ->
    [APHRODITE] una{" "}
    [APOLLO] una{" "}
    [ARES] una{" "}
    [ARTEMIS] una{" "}
    [ATHENA] una{" "}
    [HERA] una{" "}
    [HERMES] una{" "}
    [POSEIDON] una{" "}
   *[other] { form-rank-un }
 }

form-rank-nessun = { $rank ->
    [0] nessuno{" "}
    [A] nessun{" "}
    [1] nessun{" "}
    [2] nessun{" "}
    [3] nessun{" "}
    [4] nessun{" "}
    [5] nessun{" "}
    [6] nessun{" "}
    [7] nessun{" "}
    [8] nessun{" "}
    [9] nessun{" "}
    [10] nessun{" "}
    [11] nessun{" "}
    [12] nessun{" "}
    [22] nessun{" "}
    [33] nessun{" "}
    [44] nessun{" "}
    [50] nessun{" "}
    [55] nessun{" "}
    [66] nessun{" "}
    [76] nessun{" "}
    [J] nessun{" "}
    [K] nessun{" "}
    [JK] nessun{" "}
    [WILD] nessun{" "}
   *[other] nessuna{" "}
 }

form-rank-il = { $rank ->
    [0] lo{" "}
    [A] l’
    [1] l’
    [8] l’
    [11] l’
    [2] il{" "}
    [3] il{" "}
    [4] il{" "}
    [5] il{" "}
    [6] il{" "}
    [7] il{" "}
    [9] il{" "}
    [10] il{" "}
    [12] il{" "}
    [22] il{" "}
    [33] il{" "}
    [44] il{" "}
    [50] il{" "}
    [55] il{" "}
    [66] il{" "}
    [76] il{" "}
    [J] il{" "}
    [K] il{" "}
    [JK] il{" "}
    [WILD] il{" "}
    [APHRODITE] {""}
    [APOLLO] {""}
    [ARES] {""}
    [ARTEMIS] {""}
    [ATHENA] {""}
    [HERA] {""}
    [HERMES] {""}
    [POSEIDON] {""}
   *[other] la{" "}
 }

form-rank-del = { $rank ->
    [0] dello{" "}
    [A] dell’
    [1] dell’
    [8] dell’
    [11] dell’
    [2] del{" "}
    [3] del{" "}
    [4] del{" "}
    [5] del{" "}
    [6] del{" "}
    [7] del{" "}
    [9] del{" "}
    [10] del{" "}
    [12] del{" "}
    [22] del{" "}
    [33] del{" "}
    [44] del{" "}
    [50] del{" "}
    [55] del{" "}
    [66] del{" "}
    [76] del{" "}
    [J] del{" "}
    [K] del{" "}
    [JK] del{" "}
    [WILD] del{" "}
    [APHRODITE] di{" "}
    [APOLLO] di{" "}
    [ARES] di{" "}
    [ARTEMIS] di{" "}
    [ATHENA] di{" "}
    [HERA] di{" "}
    [HERMES] di{" "}
    [POSEIDON] di{" "}
   *[other] della{" "}
 }

form-rank-al = { $rank ->
    [0] allo{" "}
    [A] all’
    [1] all’
    [8] all’
    [11] all’
    [2] al{" "}
    [3] al{" "}
    [4] al{" "}
    [5] al{" "}
    [6] al{" "}
    [7] al{" "}
    [9] al{" "}
    [10] al{" "}
    [12] al{" "}
    [22] al{" "}
    [33] al{" "}
    [44] al{" "}
    [50] al{" "}
    [55] al{" "}
    [66] al{" "}
    [76] al{" "}
    [J] al{" "}
    [K] al{" "}
    [JK] al{" "}
    [WILD] al{" "}
    [APHRODITE] ad{" "}
    [APOLLO] ad{" "}
    [ARES] ad{" "}
    [ARTEMIS] ad{" "}
    [ATHENA] ad{" "}
    [HERA] a{" "}
    [HERMES] a{" "}
    [POSEIDON] a{" "}
   *[other] alla{" "}
 }

form-rank-i = { $rank ->
    [0] gli{" "}
    [A] gli{" "}
    [1] gli{" "}
    [8] gli{" "}
    [11] gli{" "}
    [2] i{" "}
    [3] i{" "}
    [4] i{" "}
    [5] i{" "}
    [6] i{" "}
    [7] i{" "}
    [9] i{" "}
    [10] i{" "}
    [12] i{" "}
    [22] i{" "}
    [33] i{" "}
    [44] i{" "}
    [50] i{" "}
    [55] i{" "}
    [66] i{" "}
    [76] i{" "}
    [J] i{" "}
    [K] i{" "}
    [JK] i{" "}
    [WILD] i{" "}
   *[other] le{" "}
 }

form-rank-ai = { $rank ->
    [0] agli{" "}
    [A] agli{" "}
    [1] agli{" "}
    [8] agli{" "}
    [11] agli{" "}
    [2] ai{" "}
    [3] ai{" "}
    [4] ai{" "}
    [5] ai{" "}
    [6] ai{" "}
    [7] ai{" "}
    [9] ai{" "}
    [10] ai{" "}
    [12] ai{" "}
    [22] ai{" "}
    [33] ai{" "}
    [44] ai{" "}
    [50] ai{" "}
    [55] ai{" "}
    [66] ai{" "}
    [76] ai{" "}
    [J] ai{" "}
    [K] ai{" "}
    [JK] ai{" "}
    [WILD] ai{" "}
   *[other] alle{" "}
 }

form-rank-di = di{" "}
form-rank-a = { $rank ->
    [APHRODITE] ad{" "}
    [APOLLO] ad{" "}
    [ARES] ad{" "}
    [ARTEMIS] ad{" "}
    [ATHENA] ad{" "}
   *[other] a{" "}
 }

form-suit = { $suit ->
    [S] picche
    [H] cuori
    [D] quadri
   *[C] fiori
 }

form-card = { $form ->
    [a] { form-rank-il }{ form-card-name }
    [single] { form-rank-il }{ form-card-name }
    [the] { form-rank-il }{ form-card-name }
    [no] { form-rank-il }{ form-card-name }
    [of-a] { form-rank-del }{ form-card-name }
    [of-the] { form-rank-del }{ form-card-name }
    [to-a] { form-rank-al }{ form-card-name }
    [to-the] { form-rank-al }{ form-card-name }
   *[one] { form-card-name }
 }

form-card-name = { FORM($rank, form: "figure") } di { form-suit }

form-player = { $who ->
    [you] { $form ->
        [who] tu
        [whom] te
       *[start] Tu
     }
   *[other] { $name }
 }

form-tokens = { $kind ->
    [penny] { $count ->
        [one] un centesimo
       *[other] { FORM($count, as: "form-number", form: "m") } centesimi
     }
    [nickel] { $count ->
        [one] una monetina
       *[other] { FORM($count, as: "form-number", form: "f") } monetine
     }
    [chip] { $count ->
        [one] una fiche
       *[other] { FORM($count, as: "form-number", form: "f") } fiche
     }
    [corner] { $count ->
        [one] un angolo
       *[other] { FORM($count, as: "form-number", form: "m") } angoli
     }
    [fold] { $count ->
        [one] una piega
       *[other] { FORM($count, as: "form-number", form: "f") } pieghe
     }
    [point] { $count ->
        [one] un punto
       *[other] { FORM($count, as: "form-number", form: "m") } punti
     }
    [letter] { $count ->
        [one] una lettera
       *[other] { FORM($count, as: "form-number", form: "f") } lettere
     }
    [bomb] { $count ->
        [one] una bomba a tempo
       *[other] { FORM($count, as: "form-number", form: "f") } bombe a tempo
     }
   *[token] { $count ->
        [one] un gettone
       *[other] { FORM($count, as: "form-number", form: "m") } gettoni
     }
 }

form-number = { $value ->
    [0] zero
    [1] { $form ->
        [m] un
        [f] una
       *[alone] uno
     }
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
    [13] tredici
    [14] quattordici
    [15] quindici
    [16] sedici
    [17] diciassette
    [18] diciotto
    [19] diciannove
    [20] venti
   *[other] { $value }
 }

form-times = { $value ->
    [1] una volta
    [2] due volte
    [3] tre volte
    [4] quattro volte
    [5] cinque volte
    [6] sei volte
    [7] sette volte
    [8] otto volte
    [9] nove volte
    [10] dieci volte
   *[other] { $value } volte
 }

form-ordinal = { $value ->
    [1] { $form ->
        [f] prima
       *[m] primo
     }
    [2] { $form ->
        [f] seconda
       *[m] secondo
     }
    [3] { $form ->
        [f] terza
       *[m] terzo
     }
    [4] { $form ->
        [f] quarta
       *[m] quarto
     }
    [5] { $form ->
        [f] quinta
       *[m] quinto
     }
    [6] { $form ->
        [f] sesta
       *[m] sesto
     }
    [7] { $form ->
        [f] settima
       *[m] settimo
     }
    [8] { $form ->
        [f] ottava
       *[m] ottavo
     }
    [9] { $form ->
        [f] nona
       *[m] nono
     }
    [10] { $form ->
        [f] decima
       *[m] decimo
     }
   *[other] { $form ->
        [f] { $value }ª
       *[m] { $value }º
     }
 }

form-list = { $some }, { $next }
form-list-and = { $last ->
    [Edda] { $some } ed { $last }
    [Edoardo] { $some } ed { $last }
    [Egle] { $some } ed { $last }
    [Elena] { $some } ed { $last }
    [Eleonora] { $some } ed { $last }
    [Elettra] { $some } ed { $last }
    [Elia] { $some } ed { $last }
    [Elio] { $some } ed { $last }
    [Elisa] { $some } ed { $last }
    [Ella] { $some } ed { $last }
    [Elsa] { $some } ed { $last }
    [Ema] { $some } ed { $last }
    [Emanuela] { $some } ed { $last }
    [Emanuele] { $some } ed { $last }
    [Emil] { $some } ed { $last }
    [Emilia] { $some } ed { $last }
    [Emilio] { $some } ed { $last }
    [Emily] { $some } ed { $last }
    [Emma] { $some } ed { $last }
    [Enea] { $some } ed { $last }
    [Enrica] { $some } ed { $last }
    [Enrico] { $some } ed { $last }
    [Enzo] { $some } ed { $last }
    [Eric] { $some } ed { $last }
    [Erica] { $some } ed { $last }
    [Erika] { $some } ed { $last }
    [Ermes] { $some } ed { $last }
    [Ester] { $some } ed { $last }
    [Ettore] { $some } ed { $last }
    [Eugenio] { $some } ed { $last }
    [Eva] { $some } ed { $last }
    [Ezio] { $some } ed { $last }
   *[other] { $some } e { $last }
 }
form-list-or = { $some } o { $last }
form-sentence = { $told }.
form-sentences = { $some } { $next }
form-series = { $some }; { $next }
