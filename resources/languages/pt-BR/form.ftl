### Palavras com formas: cartas, jogadores, fichas, números por extenso, listas.
###
### Formas de form-rank e form-card: "" sete; a: um sete; single, numa lista de cartas: uma carta 7, um rei, uma carta Hera; the: o 7; of: do 7;
### no: nenhum sete; many, depois de um número ou sem artigo: cartas 7, damas; os: os 7, as damas; figure: 7, valete. Com naipe, em todas as
### formas com artigo: o 7 de copas, do 7 de copas.
### Formas de form-player: "" Você no começo; whom: você no meio da frase; senão o nome.
### form-number: "" um, dois (masculino); f: uma, duas. form-ordinal: "" primeiro; f: primeira.

form-language = Português (Brasil)

form-letters = AJQK

form-rank = { $rank ->
    [0] { $form ->
        [a] um zero
        [single] uma carta 0
        [the] o 0
        [of] do 0
        [no] nenhum zero
        [many] cartas 0
        [os] os 0
        [figure] 0
       *[one] zero
     }
    [1] { $form ->
        [a] um 1
        [single] uma carta 1
        [the] o 1
        [of] do 1
        [no] nenhum 1
        [many] cartas 1
        [os] os 1
        [figure] 1
       *[one] um
     }
    [2] { $form ->
        [a] um dois
        [single] uma carta 2
        [the] o 2
        [of] do 2
        [no] nenhum dois
        [many] cartas 2
        [os] os 2
        [figure] 2
       *[one] dois
     }
    [3] { $form ->
        [a] um três
        [single] uma carta 3
        [the] o 3
        [of] do 3
        [no] nenhum três
        [many] cartas 3
        [os] os 3
        [figure] 3
       *[one] três
     }
    [4] { $form ->
        [a] um quatro
        [single] uma carta 4
        [the] o 4
        [of] do 4
        [no] nenhum quatro
        [many] cartas 4
        [os] os 4
        [figure] 4
       *[one] quatro
     }
    [5] { $form ->
        [a] um cinco
        [single] uma carta 5
        [the] o 5
        [of] do 5
        [no] nenhum cinco
        [many] cartas 5
        [os] os 5
        [figure] 5
       *[one] cinco
     }
    [6] { $form ->
        [a] um seis
        [single] uma carta 6
        [the] o 6
        [of] do 6
        [no] nenhum seis
        [many] cartas 6
        [os] os 6
        [figure] 6
       *[one] seis
     }
    [7] { $form ->
        [a] um sete
        [single] uma carta 7
        [the] o 7
        [of] do 7
        [no] nenhum sete
        [many] cartas 7
        [os] os 7
        [figure] 7
       *[one] sete
     }
    [8] { $form ->
        [a] um oito
        [single] uma carta 8
        [the] o 8
        [of] do 8
        [no] nenhum oito
        [many] cartas 8
        [os] os 8
        [figure] 8
       *[one] oito
     }
    [9] { $form ->
        [a] um nove
        [single] uma carta 9
        [the] o 9
        [of] do 9
        [no] nenhum nove
        [many] cartas 9
        [os] os 9
        [figure] 9
       *[one] nove
     }
    [10] { $form ->
        [a] um dez
        [single] uma carta 10
        [the] o 10
        [of] do 10
        [no] nenhum dez
        [many] cartas 10
        [os] os 10
        [figure] 10
       *[one] dez
     }
    [11] { $form ->
        [a] um onze
        [single] uma carta 11
        [the] o 11
        [of] do 11
        [no] nenhum onze
        [many] cartas 11
        [os] os 11
        [figure] 11
       *[one] onze
     }
    [12] { $form ->
        [a] um doze
        [single] uma carta 12
        [the] o 12
        [of] do 12
        [no] nenhum doze
        [many] cartas 12
        [os] os 12
        [figure] 12
       *[one] doze
     }
    [A] { $form ->
        [a] um ás
        [single] um ás
        [the] o ás
        [of] do ás
        [no] nenhum ás
        [many] ases
        [os] os ases
       *[one] ás
     }
    [J] { $form ->
        [a] um valete
        [single] um valete
        [the] o valete
        [of] do valete
        [no] nenhum valete
        [many] valetes
        [os] os valetes
       *[one] valete
     }
    [Q] { $form ->
        [a] uma dama
        [single] uma dama
        [the] a dama
        [of] da dama
        [no] nenhuma dama
        [many] damas
        [os] as damas
       *[one] dama
     }
    [K] { $form ->
        [a] um rei
        [single] um rei
        [the] o rei
        [of] do rei
        [no] nenhum rei
        [many] reis
        [os] os reis
       *[one] rei
     }
    [JK] { $form ->
        [a] um curinga
        [single] um curinga
        [the] o curinga
        [of] do curinga
        [no] nenhum curinga
        [many] curingas
        [os] os curingas
       *[one] curinga
     }
    [HOLD] { $form ->
        [a] uma carta Pausa
        [single] uma carta Pausa
        [the] a carta Pausa
        [of] da carta Pausa
        [no] nenhuma carta Pausa
        [many] cartas Pausa
        [os] as cartas Pausa
       *[one] Pausa
     }
    [REV] { $form ->
        [a] uma carta Inverter
        [single] uma carta Inverter
        [the] a carta Inverter
        [of] da carta Inverter
        [no] nenhuma carta Inverter
        [many] cartas Inverter
        [os] as cartas Inverter
       *[one] Inverter
     }
    [DP] { $form ->
        [a] uma carta Jogada dupla
        [single] uma carta Jogada dupla
        [the] a carta Jogada dupla
        [of] da carta Jogada dupla
        [no] nenhuma carta Jogada dupla
        [many] cartas Jogada dupla
        [os] as cartas Jogada dupla
       *[one] Jogada dupla
     }
    [P2] { $form ->
        [a] uma carta Jogar 2
        [single] uma carta Jogar 2
        [the] a carta Jogar 2
        [of] da carta Jogar 2
        [no] nenhuma carta Jogar 2
        [many] cartas Jogar 2
        [os] as cartas Jogar 2
       *[one] Jogar 2
     }
    [ONO] { $form ->
        [a] uma carta O'NO 99
        [single] uma carta O'NO 99
        [the] a carta O'NO 99
        [of] da carta O'NO 99
        [no] nenhuma carta O'NO 99
        [many] cartas O'NO 99
        [os] as cartas O'NO 99
       *[one] O'NO 99
     }
    [SKIP] { $form ->
        [a] uma carta Pular
        [single] uma carta Pular
        [the] a carta Pular
        [of] da carta Pular
        [no] nenhuma carta Pular
        [many] cartas Pular
        [os] as cartas Pular
       *[one] Pular
     }
    [DRAW1] { $form ->
        [a] uma carta Comprar 1
        [single] uma carta Comprar 1
        [the] a carta Comprar 1
        [of] da carta Comprar 1
        [no] nenhuma carta Comprar 1
        [many] cartas Comprar 1
        [os] as cartas Comprar 1
       *[one] Comprar 1
     }
    [DRAW2] { $form ->
        [a] uma carta Comprar 2
        [single] uma carta Comprar 2
        [the] a carta Comprar 2
        [of] da carta Comprar 2
        [no] nenhuma carta Comprar 2
        [many] cartas Comprar 2
        [os] as cartas Comprar 2
       *[one] Comprar 2
     }
    [TRADE] { $form ->
        [a] uma carta Troca
        [single] uma carta Troca
        [the] a carta Troca
        [of] da carta Troca
        [no] nenhuma carta Troca
        [many] cartas Troca
        [os] as cartas Troca
       *[one] Troca
     }
    [DOUBLE] { $form ->
        [a] uma carta Jogada dupla
        [single] uma carta Jogada dupla
        [the] a carta Jogada dupla
        [of] da carta Jogada dupla
        [no] nenhuma carta Jogada dupla
        [many] cartas Jogada dupla
        [os] as cartas Jogada dupla
       *[one] Jogada dupla
     }
    [BOMB] { $form ->
        [a] uma carta Bomba
        [single] uma carta Bomba
        [the] a carta Bomba
        [of] da carta Bomba
        [no] nenhuma carta Bomba
        [many] cartas Bomba
        [os] as cartas Bomba
       *[one] Bomba
     }
    [REDEAL] { $form ->
        [a] uma carta Dar de novo
        [single] uma carta Dar de novo
        [the] a carta Dar de novo
        [of] da carta Dar de novo
        [no] nenhuma carta Dar de novo
        [many] cartas Dar de novo
        [os] as cartas Dar de novo
       *[one] Dar de novo
     }
    [NAME] { $form ->
        [a] uma carta Seta
        [single] uma carta Seta
        [the] a carta Seta
        [of] da carta Seta
        [no] nenhuma carta Seta
        [many] cartas Seta
        [os] as cartas Seta
       *[one] Seta
     }
    [WILD] { $form ->
        [a] um curinga
        [single] um curinga
        [the] o curinga
        [of] do curinga
        [no] nenhum curinga
        [many] curingas
        [os] os curingas
       *[one] curinga
     }
    [APHRODITE] { $form ->
        [single] uma carta Afrodite
        [of] de Afrodite
        [no] nenhuma carta Afrodite
        [many] cartas Afrodite
        [os] as cartas Afrodite
       *[one] Afrodite
     }
    [APOLLO] { $form ->
        [single] uma carta Apolo
        [of] de Apolo
        [no] nenhuma carta Apolo
        [many] cartas Apolo
        [os] as cartas Apolo
       *[one] Apolo
     }
    [ARES] { $form ->
        [single] uma carta Ares
        [of] de Ares
        [no] nenhuma carta Ares
        [many] cartas Ares
        [os] as cartas Ares
       *[one] Ares
     }
    [ARTEMIS] { $form ->
        [single] uma carta Ártemis
        [of] de Ártemis
        [no] nenhuma carta Ártemis
        [many] cartas Ártemis
        [os] as cartas Ártemis
       *[one] Ártemis
     }
    [ATHENA] { $form ->
        [single] uma carta Atena
        [of] de Atena
        [no] nenhuma carta Atena
        [many] cartas Atena
        [os] as cartas Atena
       *[one] Atena
     }
    [HERA] { $form ->
        [single] uma carta Hera
        [of] de Hera
        [no] nenhuma carta Hera
        [many] cartas Hera
        [os] as cartas Hera
       *[one] Hera
     }
    [HERMES] { $form ->
        [single] uma carta Hermes
        [of] de Hermes
        [no] nenhuma carta Hermes
        [many] cartas Hermes
        [os] as cartas Hermes
       *[one] Hermes
     }
    [POSEIDON] { $form ->
        [single] uma carta Poseidon
        [of] de Poseidon
        [no] nenhuma carta Poseidon
        [many] cartas Poseidon
        [os] as cartas Poseidon
       *[one] Poseidon
     }
    [hidden] { $form ->
        [the] a carta escondida
        [of] da carta escondida
        [no] nenhuma carta escondida
        [many] cartas escondidas
        [os] as cartas escondidas
       *[one] uma carta escondida
     }
   *[other] { $form ->
        [a] uma carta { $rank }
        [single] uma carta { $rank }
        [the] a carta { $rank }
        [of] da carta { $rank }
        [no] nenhuma carta { $rank }
        [many] cartas { $rank }
        [os] as cartas { $rank }
       *[one] { $rank }
     }
 }

form-suit = { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
 }

form-card = { $rank ->
    [Q] { $form ->
        [a] a dama de { form-suit }
        [the] a dama de { form-suit }
        [no] a dama de { form-suit }
        [of] da dama de { form-suit }
       *[one] dama de { form-suit }
     }
   *[other] { $form ->
        [a] o { FORM($rank, form: "figure") } de { form-suit }
        [the] o { FORM($rank, form: "figure") } de { form-suit }
        [no] o { FORM($rank, form: "figure") } de { form-suit }
        [of] do { FORM($rank, form: "figure") } de { form-suit }
       *[one] { FORM($rank, form: "figure") } de { form-suit }
     }
 }

form-player = { $who ->
    [you] { $form ->
        [whom] você
       *[start] Você
     }
   *[other] { $name }
 }

form-tokens = { $kind ->
    [penny] { $count ->
        [0] nenhum centavo
        [one] um centavo
       *[other] { FORM($count, as: "form-number") } centavos
     }
    [nickel] { $count ->
        [0] nenhuma moeda
        [one] uma moeda
       *[other] { FORM($count, as: "form-number", form: "f") } moedas
     }
    [chip] { $count ->
        [0] nenhuma ficha
        [one] uma ficha
       *[other] { FORM($count, as: "form-number", form: "f") } fichas
     }
    [corner] { $count ->
        [0] nenhum canto
        [one] um canto
       *[other] { FORM($count, as: "form-number") } cantos
     }
    [fold] { $count ->
        [0] nenhuma dobra
        [one] uma dobra
       *[other] { FORM($count, as: "form-number", form: "f") } dobras
     }
    [point] { $count ->
        [0] nenhum ponto
        [one] um ponto
       *[other] { FORM($count, as: "form-number") } pontos
     }
    [letter] { $count ->
        [0] nenhuma letra
        [one] uma letra
       *[other] { FORM($count, as: "form-number", form: "f") } letras
     }
    [bomb] { $count ->
        [0] nenhuma bomba-relógio
        [one] uma bomba-relógio
       *[other] { FORM($count, as: "form-number", form: "f") } bombas-relógio
     }
   *[token] { $count ->
        [0] nenhuma ficha
        [one] uma ficha
       *[other] { FORM($count, as: "form-number", form: "f") } fichas
     }
 }

form-number = { $value ->
    [0] zero
    [1] { $form ->
        [f] uma
       *[m] um
     }
    [2] { $form ->
        [f] duas
       *[m] dois
     }
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
    [13] treze
    [14] catorze
    [15] quinze
    [16] dezesseis
    [17] dezessete
    [18] dezoito
    [19] dezenove
    [20] vinte
   *[other] { $value }
 }

form-times = { $value ->
    [0] nenhuma vez
    [1] uma vez
    [2] duas vezes
    [3] três vezes
    [4] quatro vezes
    [5] cinco vezes
   *[other] { $value } vezes
 }

form-ordinal = { $value ->
    [1] { $form ->
        [f] primeira
       *[m] primeiro
     }
    [2] { $form ->
        [f] segunda
       *[m] segundo
     }
    [3] { $form ->
        [f] terceira
       *[m] terceiro
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
        [f] sexta
       *[m] sexto
     }
    [7] { $form ->
        [f] sétima
       *[m] sétimo
     }
    [8] { $form ->
        [f] oitava
       *[m] oitavo
     }
    [9] { $form ->
        [f] nona
       *[m] nono
     }
    [10] { $form ->
        [f] décima
       *[m] décimo
     }
   *[other] { $form ->
        [f] { $value }ª
       *[m] { $value }º
     }
 }

form-list = { $some }, { $next }
form-list-and = { $some } e { $last }
form-list-or = { $some } ou { $last }
form-sentence = { $told }.
form-sentences = { $some } { $next }
form-series = { $some }; { $next }
