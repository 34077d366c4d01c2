## Nomes das cartas

card-index = { START($rank, form: "figure") }
card-name = { $face ->
    [M1] menos 1
    [T1] menos 1
    [T2] menos 2
    [M10] menos 10
   *[other] { FORM($face, form: "figure") }
 }
card-in-box = { card-name } ({ $printed })
card-printed = { $rank ->
    [DOUBLE] Dupla
    [DP] Dupla
   *[other] { START($rank) }
 }
card-black = { $rank ->
    [Q] dama preta
   *[other] { FORM($rank, form: "figure") } preto
 }
card-red = { $rank ->
    [Q] dama vermelha
   *[other] { FORM($rank, form: "figure") } vermelho
 }
card-of-suits = { FORM($rank, form: "figure") } de { $suits }
card-other = { $rank ->
    [Q] outra dama
   *[other] outro { FORM($rank, form: "figure") }
 }
card-apart = { FORM($rank, form: "figure") } (menos { FORM($apart, form: "the") })
card-row = { START($names) }

card-black-chip = { $rank ->
    [Q] { $card } preta
   *[other] { $card } preto
 }
card-red-chip = { $rank ->
    [Q] { $card } vermelha
   *[other] { $card } vermelho
 }
card-of-suits-chip = { $card } de { $suits }
card-other-chip = { $rank ->
    [Q] outra { $card }
   *[other] outro { $card }
 }

## O que acontece com o total

card-leave = não muda o total
card-add = soma { $number }
card-add-own = soma o próprio número
card-take-own = tira o próprio número
card-add-choice = soma { $numbers } (à sua escolha)
card-take-any = tira qualquer número de { $low } a { $high }
card-add-any = soma qualquer número de { $low } a { $high }
card-take-off = tira { $number }
card-set = deixa o total em { $number }
card-set-any = deixa o total em qualquer número de { $low } a { $high }
card-copy = faz o mesmo que a última carta; como primeira carta de uma rodada, soma { $number }
card-double = dobra o total
card-double-or-halve = deixa o total pela metade se for par e maior que 49; senão, dobra
card-double-odd-or-halve-even = deixa pela metade um total par e dobra um ímpar
card-swap-digits = troca de lugar os dois algarismos do total (7 conta como 07)
card-round-to-ten = arredonda o total para a dezena mais próxima (5 vai para cima)
card-pass-on-a-round-total = não muda o total e só se joga quando ele termina em 0
card-never = nunca se joga
card-only-together = só se joga junto com outras iguais

## O que mais acontece

card-reverse = inverte o sentido do jogo
card-skip = pula o próximo jogador
card-choose = deixa você escolher quem joga em seguida
card-eliminate = tira da rodada um jogador à sua escolha
card-shield = salva você de sair da rodada: vai para baixo da carta jogada, e você compra outra
card-exchange = faz você trocar de mão com um jogador à sua escolha
card-redeal = faz embaralhar todas as cartas e dar a cada um uma mão nova
card-oblige = faz o próximo jogador jogar duas vezes
card-chain = { $answer ->
    [forced] exige { FORM($wanted, form: "a") } como resposta
   *[optional] aceita { FORM($wanted, form: "a") } como resposta
 }
card-steal = rouba uma carta de um jogador à sua escolha
card-zeus = pega Zeus
card-others-draw-1 = faz cada um dos outros comprar uma carta
card-others-draw-2 = faz cada um dos outros comprar duas cartas
card-bomb = faz cada um dos outros descartar { FORM($saves, form: "a") } ou { $cost ->
    [bomb] virar uma bomba-relógio para baixo
   *[other] pagar { $cost }
 }

## Várias coisas

card-several = { $does }
card-choice = { $does } (à sua escolha)
card-either = ou { $first }, ou { $second }

## Em poucas palavras, para uma lista ao lado da mesa

card-add-own-short = soma
card-take-own-short = tira
card-leave-short = não soma
card-add-any-short = +{ $low }…{ $high }
card-take-any-short = −{ $low }…{ $high }
card-set-short = vai para { $number }
card-set-any-short = de { $low } a { $high }
card-copy-short = copia
card-double-short = dobra
card-double-or-halve-short = metade ou dobro
card-double-odd-or-halve-even-short = metade se for par
card-swap-digits-short = troca algarismos
card-round-to-ten-short = arredonda
card-pass-on-a-round-total-short = só com final 0
card-never-short = nunca se joga
card-only-together-short = só quatro juntas
card-reverse-short = { $rank ->
    [REV] muda o sentido
   *[other] inverte
 }
card-skip-short = { $rank ->
    [SKIP] um perde a vez
   *[other] pula
 }
card-choose-short = diz quem joga
card-eliminate-short = tira alguém
card-shield-short = escudo
card-exchange-short = troca mãos
card-redeal-short = mãos novas
card-oblige-short = próximo: 2×
card-chain-short = pede resposta
card-steal-short = rouba carta
card-zeus-short = pega Zeus
card-others-draw-1-short = { $rank ->
    [DRAW1] outros pegam 1
   *[other] outros compram 1
 }
card-others-draw-2-short = { $rank ->
    [DRAW2] outros pegam 2
   *[other] outros compram 2
 }
card-bomb-short = { $rank ->
    [BOMB] outros se defendem
   *[other] bomba
 }
card-several-short = { $value }, { $told }
card-list-short = { $told }
card-later-short = { $told }, depois { $value }
card-awake-short = { $number }+: { $told }
card-awake-down-short = ≤ { $number }: { $told }
card-awake-turn-short = vez { $number }: { $told }

## Numa peça, atrás da carta: “4 inverte”, “K = 99”, “3 = +3, pula”

card-does = { $card } { $does }
card-equals = { $card } = { $value }
card-equals-and = { $card } = { $value }, { $does }
card-range = { $low } a { $high }
card-list-chip = { $told }
card-leave-chip = não soma
card-copy-chip = copia
card-double-chip = dobra
card-double-or-halve-chip = dá metade ou dobro
card-double-odd-or-halve-even-chip = dá metade se for par
card-swap-digits-chip = troca algarismos
card-round-to-ten-chip = arredonda
card-pass-on-a-round-total-chip = só com final 0
card-never-chip = nunca se joga
card-only-together-chip = só quatro de uma vez
card-reverse-chip = { $rank ->
    [REV] muda o sentido
   *[other] inverte
 }
card-skip-chip = { $rank ->
    [SKIP] um perde a vez
   *[other] pula
 }
card-choose-chip = escolhe quem joga
card-eliminate-chip = tira alguém
card-shield-chip = salva você
card-exchange-chip = troca as mãos
card-redeal-chip = dá mãos novas
card-oblige-chip = próximo joga 2×
card-chain-chip = pede resposta
card-steal-chip = rouba uma carta
card-zeus-chip = pega Zeus
card-others-draw-1-chip = outros compram 1
card-others-draw-2-chip = outros compram 2
card-bomb-chip = atinge os outros

## Notas embaixo da tabela

card-note-limit = Uma carta que deixa o total em { $limit } também pode ser jogada quando ele já é { $limit }.
card-note-over = Se o número de uma carta faz o total passar de { $limit }, ela não pode ser jogada, faça o que fizer além disso.
card-note-copy = { START($rank, form: "a") } copia a última carta jogada nesta rodada, seja de quem for: o valor e tudo o mais que ela faz.
card-note-copy-turned-up = { START($rank, form: "a") } copia a última carta jogada nesta rodada, seja de quem for, ou a carta que foi virada: o valor e tudo o mais que ela faz.
card-note-copy-again = { START($rank, form: "a") } em cima de { FORM($rank, form: "a") } repete o que a carta de baixo fez. Essa carta pode ser jogada sempre que a copiada poderia.
card-note-copy-pair = Depois de duas cartas que contam como uma, faz o que uma delas faz.
