draft-name = { $game } da casa

## Peças

draft-chip-set = = { $number }
draft-chip-set-any = = { $low } a { $high }
draft-card-does = { START($cards) } { $does }.

## Números e modos do jogo

draft-way-limit = Total mais alto
draft-way-start-total = Total no começo
draft-way-counting = O total vai
draft-way-counting-up = para cima
draft-way-counting-down = para baixo, até 0
draft-way-players-min = Mínimo de jogadores
draft-way-players-max = Máximo de jogadores
draft-way-hand-size-from = Outra mão
draft-way-hand-size-then = Cartas, nesse caso
draft-way-packs-from = Mais baralhos
draft-way-packs-then = Baralhos, nesse caso
draft-way-tokens-from = Outras fichas
draft-way-tokens-then = Fichas, nesse caso
draft-way-pack = Cartas de um baralho
draft-way-pack-52 = 52, de ás a rei
draft-way-pack-40 = 40, sem figuras
draft-way-pack-32 = 32, de sete para cima
draft-way-pack-own = um baralho próprio
draft-way-jokers = Curingas
draft-way-deal-all = Todas as cartas são dadas
draft-way-stakes = Quem perde uma rodada
draft-way-stakes-tokens = perde uma ficha
draft-way-stakes-knock-out = sai da partida
draft-way-stakes-deals = leva uma falta
draft-way-stakes-match-won = espera: contam as rodadas ganhas
draft-way-stakes-match-lost = leva uma falta, até alguém chegar ao limite
draft-way-token = O que se perde
draft-way-token-token = fichas
draft-way-token-penny = centavos
draft-way-token-chip = fichas de cassino
draft-way-token-nickel = moedas
draft-way-token-corner = cantos de uma nota
draft-way-token-fold = dobras de uma nota
draft-way-token-point = pontos
draft-way-empty-hand-cost = Fichas por ficar sem cartas
draft-way-reach-wins = Quem chega lá ganha
draft-way-exact-wins = Quem faz exatamente o total ganha
draft-way-hurdles = Obstáculos que valem pontos
draft-way-team = Todos juntos: exatamente o total
draft-way-milestones = Totais que pagam
draft-way-milestones-tokens = Fichas em cada um
draft-way-milestones-end-tokens = Fichas no mais alto
draft-way-fine-calls = Totais que custam uma ficha
draft-way-borders = Fronteiras que custam um ponto
draft-way-payment = Quem estoura paga
draft-way-payment-over = Estourar custa
draft-way-payment-over-overshoot = o que passou, a cada um
draft-way-payment-over-forfeit = uma falta
draft-way-payment-over-points = { $count ->
    [one] 1 ponto a cada um
   *[other] { $count } pontos a cada um
 }
draft-way-payment-exact = Pontos de cada um ao cravar
draft-way-marks = Quantos totais
draft-way-mark = Total { $number }
draft-way-zeus = Quem tem Zeus ganha
draft-way-shed = Livrar-se de todas as cartas
draft-way-shed-saves = Salva de uma bomba
draft-way-queen-chain = Uma carta que pede resposta
draft-way-queen-rank = Responde-se com
draft-way-queen-carry-over = O que falta é repassado
draft-way-obligation = Uma carta que faz jogar duas vezes
draft-way-owed-draw = Comprar ao jogar duas vezes
draft-way-owed-draw-each = depois de cada carta
draft-way-owed-draw-at-end = depois da última
draft-way-owed-when-out = Se quem deve sai
draft-way-owed-when-out-stays = o próximo deve tudo
draft-way-owed-when-out-rest = o próximo deve o resto
draft-way-owed-when-out-lapses = a dívida acaba
draft-way-owed-must-finish = As duas ou nenhuma
draft-way-owed-between = No meio, volta ao total mais alto
draft-way-owed-not-first = Essa carta não pode vir primeiro
draft-way-owed-adds = Uma segunda carta soma uma jogada
draft-way-owed-passes-on = Repassam
draft-way-owed-passes-on-off = nenhuma carta
draft-way-owed-passes-on-reverse = cartas que invertem
draft-way-owed-passes-on-own = certas cartas
draft-way-owed-cancels = Anula-se com
draft-way-steal = Uma carta que rouba
draft-way-runs = Em sequência se compra
draft-way-ban = Uma carta que tem que esperar
draft-way-ban-rank = Qual espera
draft-way-king-ban-turns = Vezes que espera
draft-way-king-ban-at-99 = No total mais alto
draft-way-king-ban-at-99-allowed = vale mesmo assim
draft-way-king-ban-at-99-banned = também não vale
draft-way-wears-off = Uma carta que se gasta
draft-way-wears-off-card = Qual se gasta
draft-way-wears-off-renewals = Monte renovado tantas vezes
draft-way-wakes = Efeitos que acordam
draft-way-wakes-by = Eles acordam
draft-way-wakes-by-total = a partir de um total
draft-way-wakes-by-turn = a partir de uma vez
draft-way-wakes-total = Acordam em
draft-way-wakes-turn = Acordam na vez
draft-way-queen-answer = Quem tem uma carta dessas
draft-way-queen-answer-forced = tem que responder
draft-way-queen-answer-optional = pode responder
draft-way-three-of-a-kind = Uma trinca pode ser baixada
draft-way-special-hands = Três na mão decidem a partida
draft-way-hand-wins = Ganha-se com três
draft-way-hand-loses = Todos perdem com três
draft-way-bottom-card = Uma carta boa embaixo do monte
draft-way-together = Várias cartas de uma vez
draft-way-together-off = não
draft-way-together-same-rank = do mesmo valor
draft-way-together-pairs = pares que contam uma vez
draft-way-together-throw = quatro da mesma carta
draft-way-same-rank = No máximo
draft-way-pairs = Pares de

draft-from-never = para ninguém
draft-from-players = a partir de { $players } jogadores
draft-no-card = nenhuma
draft-ranks = { $ranks }

## O que vale

draft-note-playable = Toda carta pode ser jogada em algum total.
draft-note-never = Ninguém nunca pode jogar { FORM($names, form: "a") }.
draft-note-cards = De { $players } a { $most } jogadores, há cartas suficientes.
draft-note-lowers = Cartas que baixam o total: { FORM($names, form: "figure") }.
draft-note-lowers-none = Nenhuma carta baixa o total.
draft-note-raises = Cartas que sobem o total: { FORM($names, form: "figure") }.
draft-note-raises-none = Nenhuma carta sobe o total.
draft-note-endless = Uma rodada pode durar muito: as cartas podem manter o total baixo.
draft-note-endless-down = Uma rodada pode durar muito: as cartas podem manter o total alto.
draft-note-long = Uma rodada pode durar muito: cabem mais de { $count } cartas.
draft-note-points = Com { $players } jogadores, uma rodada custa todos os pontos que há: talvez ninguém nunca chegue a { $most }.
draft-note-deals = { $count ->
    [one] A partida acaba depois de uma rodada.
   *[other] A partida acaba depois de { $count } rodadas.
 }
