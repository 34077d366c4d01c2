### Palabras con formas: cartas, jugadores, fichas, números en letra, enumeraciones.
###
### Formas de form-rank y form-card: "" siete; a: un siete; the: el siete; de: de un siete; of: del siete; no: ningún siete;
### single: una sola carta (también de un dios: una carta Hera); many: sietes; los: los sietes; figure: 7, jota. Con palo: el 7 de picas, del 7 de picas, en todas las formas con artículo.
### Formas de form-player: "" Tú al empezar; who: tú; ti: tras preposición (a ti, de ti); with: contigo, con Ana.
### form-number: "" uno; m: un; f: una (solo cambia 1). form-ordinal: "" primer, tercer (ante masculino); f: primera.

form-language = Español

form-letters = AJQK

form-rank = { $rank ->
    [0] { $form ->
        [a] un cero
        [single] un cero
        [the] el cero
        [de] de un cero
        [of] del cero
        [no] ningún cero
        [many] ceros
        [los] los ceros
        [figure] 0
       *[one] cero
     }
    [1] { $form ->
        [a] un uno
        [single] un uno
        [the] el uno
        [de] de un uno
        [of] del uno
        [no] ningún uno
        [many] unos
        [los] los unos
        [figure] 1
       *[one] uno
     }
    [A] { $form ->
        [a] un as
        [single] un as
        [the] el as
        [de] de un as
        [of] del as
        [no] ningún as
        [many] ases
        [los] los ases
       *[one] as
     }
    [2] { $form ->
        [a] un dos
        [single] un dos
        [the] el dos
        [de] de un dos
        [of] del dos
        [no] ningún dos
        [many] doses
        [los] los doses
        [figure] 2
       *[one] dos
     }
    [3] { $form ->
        [a] un tres
        [single] un tres
        [the] el tres
        [de] de un tres
        [of] del tres
        [no] ningún tres
        [many] treses
        [los] los treses
        [figure] 3
       *[one] tres
     }
    [4] { $form ->
        [a] un cuatro
        [single] un cuatro
        [the] el cuatro
        [de] de un cuatro
        [of] del cuatro
        [no] ningún cuatro
        [many] cuatros
        [los] los cuatros
        [figure] 4
       *[one] cuatro
     }
    [5] { $form ->
        [a] un cinco
        [single] un cinco
        [the] el cinco
        [de] de un cinco
        [of] del cinco
        [no] ningún cinco
        [many] cincos
        [los] los cincos
        [figure] 5
       *[one] cinco
     }
    [6] { $form ->
        [a] un seis
        [single] un seis
        [the] el seis
        [de] de un seis
        [of] del seis
        [no] ningún seis
        [many] seises
        [los] los seises
        [figure] 6
       *[one] seis
     }
    [7] { $form ->
        [a] un siete
        [single] un siete
        [the] el siete
        [de] de un siete
        [of] del siete
        [no] ningún siete
        [many] sietes
        [los] los sietes
        [figure] 7
       *[one] siete
     }
    [8] { $form ->
        [a] un ocho
        [single] un ocho
        [the] el ocho
        [de] de un ocho
        [of] del ocho
        [no] ningún ocho
        [many] ochos
        [los] los ochos
        [figure] 8
       *[one] ocho
     }
    [9] { $form ->
        [a] un nueve
        [single] un nueve
        [the] el nueve
        [de] de un nueve
        [of] del nueve
        [no] ningún nueve
        [many] nueves
        [los] los nueves
        [figure] 9
       *[one] nueve
     }
    [10] { $form ->
        [a] un diez
        [single] un diez
        [the] el diez
        [de] de un diez
        [of] del diez
        [no] ningún diez
        [many] dieces
        [los] los dieces
        [figure] 10
       *[one] diez
     }
    [11] { $form ->
        [a] un once
        [single] un once
        [the] el once
        [de] de un once
        [of] del once
        [no] ningún once
        [many] onces
        [los] los onces
        [figure] 11
       *[one] once
     }
    [12] { $form ->
        [a] un doce
        [single] un doce
        [the] el doce
        [de] de un doce
        [of] del doce
        [no] ningún doce
        [many] doces
        [los] los doces
        [figure] 12
       *[one] doce
     }
    [J] { $form ->
        [a] una jota
        [single] una jota
        [the] la jota
        [de] de una jota
        [of] de la jota
        [no] ninguna jota
        [many] jotas
        [los] las jotas
       *[one] jota
     }
    [Q] { $form ->
        [a] una reina
        [single] una reina
        [the] la reina
        [de] de una reina
        [of] de la reina
        [no] ninguna reina
        [many] reinas
        [los] las reinas
       *[one] reina
     }
    [K] { $form ->
        [a] un rey
        [single] un rey
        [the] el rey
        [de] de un rey
        [of] del rey
        [no] ningún rey
        [many] reyes
        [los] los reyes
       *[one] rey
     }
    [JK] { $form ->
        [a] un comodín
        [single] un comodín
        [the] el comodín
        [de] de un comodín
        [of] del comodín
        [no] ningún comodín
        [many] comodines
        [los] los comodines
       *[one] comodín
     }
    [HOLD] { $form ->
        [a] una carta Pausa
        [single] una carta Pausa
        [the] la carta Pausa
        [de] de una carta Pausa
        [of] de la carta Pausa
        [no] ninguna carta Pausa
        [many] cartas Pausa
        [los] las cartas Pausa
       *[one] Pausa
     }
    [REV] { $form ->
        [a] una carta Giro
        [single] una carta Giro
        [the] la carta Giro
        [de] de una carta Giro
        [of] de la carta Giro
        [no] ninguna carta Giro
        [many] cartas Giro
        [los] las cartas Giro
       *[one] Giro
     }
    [DP] { $form ->
        [a] una carta Doble
        [single] una carta Doble
        [the] la carta Doble
        [de] de una carta Doble
        [of] de la carta Doble
        [no] ninguna carta Doble
        [many] cartas Doble
        [los] las cartas Doble
       *[one] Doble
     }
    [P2] { $form ->
        [a] una carta Juega 2
        [single] una carta Juega 2
        [the] la carta Juega 2
        [de] de una carta Juega 2
        [of] de la carta Juega 2
        [no] ninguna carta Juega 2
        [many] cartas Juega 2
        [los] las cartas Juega 2
       *[one] Juega 2
     }
    [ONO] { $form ->
        [a] una carta O'NO 99
        [single] una carta O'NO 99
        [the] la carta O'NO 99
        [de] de una carta O'NO 99
        [of] de la carta O'NO 99
        [no] ninguna carta O'NO 99
        [many] cartas O'NO 99
        [los] las cartas O'NO 99
       *[one] O'NO 99
     }
    [SKIP] { $form ->
        [a] una carta Salto
        [single] una carta Salto
        [the] la carta Salto
        [de] de una carta Salto
        [of] de la carta Salto
        [no] ninguna carta Salto
        [many] cartas Salto
        [los] las cartas Salto
       *[one] Salto
     }
    [DRAW1] { $form ->
        [a] una carta Toma 1
        [single] una carta Toma 1
        [the] la carta Toma 1
        [de] de una carta Toma 1
        [of] de la carta Toma 1
        [no] ninguna carta Toma 1
        [many] cartas Toma 1
        [los] las cartas Toma 1
       *[one] Toma 1
     }
    [DRAW2] { $form ->
        [a] una carta Toma 2
        [single] una carta Toma 2
        [the] la carta Toma 2
        [de] de una carta Toma 2
        [of] de la carta Toma 2
        [no] ninguna carta Toma 2
        [many] cartas Toma 2
        [los] las cartas Toma 2
       *[one] Toma 2
     }
    [TRADE] { $form ->
        [a] una carta Cambio
        [single] una carta Cambio
        [the] la carta Cambio
        [de] de una carta Cambio
        [of] de la carta Cambio
        [no] ninguna carta Cambio
        [many] cartas Cambio
        [los] las cartas Cambio
       *[one] Cambio
     }
    [DOUBLE] { $form ->
        [a] una carta Doble
        [single] una carta Doble
        [the] la carta Doble
        [de] de una carta Doble
        [of] de la carta Doble
        [no] ninguna carta Doble
        [many] cartas Doble
        [los] las cartas Doble
       *[one] Doble
     }
    [BOMB] { $form ->
        [a] una carta Bomba
        [single] una carta Bomba
        [the] la carta Bomba
        [de] de una carta Bomba
        [of] de la carta Bomba
        [no] ninguna carta Bomba
        [many] cartas Bomba
        [los] las cartas Bomba
       *[one] Bomba
     }
    [REDEAL] { $form ->
        [a] una carta Reparto
        [single] una carta Reparto
        [the] la carta Reparto
        [de] de una carta Reparto
        [of] de la carta Reparto
        [no] ninguna carta Reparto
        [many] cartas Reparto
        [los] las cartas Reparto
       *[one] Reparto
     }
    [NAME] { $form ->
        [a] una carta Flecha
        [single] una carta Flecha
        [the] la carta Flecha
        [de] de una carta Flecha
        [of] de la carta Flecha
        [no] ninguna carta Flecha
        [many] cartas Flecha
        [los] las cartas Flecha
       *[one] Flecha
     }
    [WILD] { $form ->
        [a] un comodín
        [single] un comodín
        [the] el comodín
        [de] de un comodín
        [of] del comodín
        [no] ningún comodín
        [many] comodines
        [los] los comodines
       *[one] comodín
     }
    [APHRODITE] { $form ->
        [single] una carta Afrodita
        [many] cartas Afrodita
        [no] ninguna carta Afrodita
        [de] de Afrodita
        [of] de Afrodita
       *[one] Afrodita
     }
    [APOLLO] { $form ->
        [single] una carta Apolo
        [many] cartas Apolo
        [no] ninguna carta Apolo
        [de] de Apolo
        [of] de Apolo
       *[one] Apolo
     }
    [ARES] { $form ->
        [single] una carta Ares
        [many] cartas Ares
        [no] ninguna carta Ares
        [de] de Ares
        [of] de Ares
       *[one] Ares
     }
    [ARTEMIS] { $form ->
        [single] una carta Artemisa
        [many] cartas Artemisa
        [no] ninguna carta Artemisa
        [de] de Artemisa
        [of] de Artemisa
       *[one] Artemisa
     }
    [ATHENA] { $form ->
        [single] una carta Atenea
        [many] cartas Atenea
        [no] ninguna carta Atenea
        [de] de Atenea
        [of] de Atenea
       *[one] Atenea
     }
    [HERA] { $form ->
        [single] una carta Hera
        [many] cartas Hera
        [no] ninguna carta Hera
        [de] de Hera
        [of] de Hera
       *[one] Hera
     }
    [HERMES] { $form ->
        [single] una carta Hermes
        [many] cartas Hermes
        [no] ninguna carta Hermes
        [de] de Hermes
        [of] de Hermes
       *[one] Hermes
     }
    [POSEIDON] { $form ->
        [single] una carta Poseidón
        [many] cartas Poseidón
        [no] ninguna carta Poseidón
        [de] de Poseidón
        [of] de Poseidón
       *[one] Poseidón
     }
    [hidden] { $form ->
        [a] una carta oculta
        [single] una carta oculta
        [the] la carta oculta
        [de] de una carta oculta
        [of] de la carta oculta
        [no] ninguna carta oculta
        [many] cartas ocultas
        [los] las cartas ocultas
       *[one] una carta oculta
     }
   *[other] { $form ->
        [a] una carta { $rank }
        [single] una carta { $rank }
        [the] la carta { $rank }
        [de] de una carta { $rank }
        [of] de la carta { $rank }
        [no] ninguna carta { $rank }
        [many] cartas { $rank }
        [los] las cartas { $rank }
       *[one] { $rank }
     }
 }

form-suit = { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
 }

form-card = { $rank ->
    [J] { $form ->
        [a] la jota de { form-suit }
        [the] la jota de { form-suit }
        [no] la jota de { form-suit }
        [de] de la jota de { form-suit }
        [of] de la jota de { form-suit }
       *[one] jota de { form-suit }
     }
    [Q] { $form ->
        [a] la reina de { form-suit }
        [the] la reina de { form-suit }
        [no] la reina de { form-suit }
        [de] de la reina de { form-suit }
        [of] de la reina de { form-suit }
       *[one] reina de { form-suit }
     }
   *[other] { $form ->
        [a] el { FORM($rank, form: "figure") } de { form-suit }
        [the] el { FORM($rank, form: "figure") } de { form-suit }
        [no] el { FORM($rank, form: "figure") } de { form-suit }
        [de] del { FORM($rank, form: "figure") } de { form-suit }
        [of] del { FORM($rank, form: "figure") } de { form-suit }
       *[one] { FORM($rank, form: "figure") } de { form-suit }
     }
 }

form-player = { $who ->
    [you] { $form ->
        [who] tú
        [ti] ti
        [with] contigo
       *[start] Tú
     }
   *[other] { $form ->
        [with] con { $name }
       *[start] { $name }
     }
 }

form-tokens = { $kind ->
    [penny] { $count ->
        [one] un centavo
       *[other] { FORM($count, as: "form-number") } centavos
     }
    [nickel] { $count ->
        [one] una moneda
       *[other] { FORM($count, as: "form-number") } monedas
     }
    [chip] { $count ->
        [one] una ficha
       *[other] { FORM($count, as: "form-number") } fichas
     }
    [corner] { $count ->
        [one] una esquina
       *[other] { FORM($count, as: "form-number") } esquinas
     }
    [fold] { $count ->
        [one] un pliegue
       *[other] { FORM($count, as: "form-number") } pliegues
     }
    [point] { $count ->
        [one] un punto
       *[other] { FORM($count, as: "form-number") } puntos
     }
    [letter] { $count ->
        [one] una letra
       *[other] { FORM($count, as: "form-number") } letras
     }
    [bomb] { $count ->
        [one] una bomba de tiempo
       *[other] { FORM($count, as: "form-number") } bombas de tiempo
     }
   *[token] { $count ->
        [one] una ficha
       *[other] { FORM($count, as: "form-number") } fichas
     }
 }

form-number = { $value ->
    [0] cero
    [1] { $form ->
        [m] un
        [f] una
       *[alone] uno
     }
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
    [13] trece
    [14] catorce
    [15] quince
    [16] dieciséis
    [17] diecisiete
    [18] dieciocho
    [19] diecinueve
    [20] veinte
   *[other] { $value }
 }

form-times = { $value ->
    [1] una vez
    [2] dos veces
    [3] tres veces
    [4] cuatro veces
   *[other] { $value } veces
 }

form-ordinal = { $value ->
    [1] { $form ->
        [f] primera
       *[m] primer
     }
    [2] { $form ->
        [f] segunda
       *[m] segundo
     }
    [3] { $form ->
        [f] tercera
       *[m] tercer
     }
    [4] { $form ->
        [f] cuarta
       *[m] cuarto
     }
    [5] { $form ->
        [f] quinta
       *[m] quinto
     }
    [6] { $form ->
        [f] sexta
       *[m] sexto
     }
    [7] { $form ->
        [f] séptima
       *[m] séptimo
     }
    [8] { $form ->
        [f] octava
       *[m] octavo
     }
    [9] { $form ->
        [f] novena
       *[m] noveno
     }
    [10] { $form ->
        [f] décima
       *[m] décimo
     }
   *[other] { $form ->
        [f] { $value }.ª
       *[m] { $value }.º
     }
 }

form-list = { $some }, { $next }
form-list-and = { $last ->
    [Ibai] { $some } e { $last }
    [Idoia] { $some } e { $last }
    [Ignacio] { $some } e { $last }
    [Igor] { $some } e { $last }
    [Iker] { $some } e { $last }
    [Ilse] { $some } e { $last }
    [Imanol] { $some } e { $last }
    [Ines] { $some } e { $last }
    [Ingrid] { $some } e { $last }
    [Irene] { $some } e { $last }
    [Iria] { $some } e { $last }
    [Iris] { $some } e { $last }
    [Irma] { $some } e { $last }
    [Isa] { $some } e { $last }
    [Isabel] { $some } e { $last }
    [Isabella] { $some } e { $last }
    [Isidro] { $some } e { $last }
    [Isis] { $some } e { $last }
    [Ismael] { $some } e { $last }
    [Israel] { $some } e { $last }
    [Italo] { $some } e { $last }
    [Ivan] { $some } e { $last }
    [Ivonne] { $some } e { $last }
    [Izan] { $some } e { $last }
    [Hilario] { $some } e { $last }
    [Hilda] { $some } e { $last }
   *[other] { $some } y { $last }
 }
form-list-or = { $last ->
    [8] { $some } u { $last }
    [11] { $some } u { $last }
    [80] { $some } u { $last }
    [81] { $some } u { $last }
    [82] { $some } u { $last }
    [83] { $some } u { $last }
    [84] { $some } u { $last }
    [85] { $some } u { $last }
    [86] { $some } u { $last }
    [87] { $some } u { $last }
    [88] { $some } u { $last }
    [89] { $some } u { $last }
    [ocho] { $some } u { $last }
    [once] { $some } u { $last }
    [ochos] { $some } u { $last }
    [onces] { $some } u { $last }
   *[other] { $some } o { $last }
 }
form-sentence = { $told }.
form-sentences = { $some } { $next }
form-series = { $some }; { $next }
