## A moldura: o que os botões fazem

board-table = Mesa de cartas
board-undo = Desfazer
board-take-back = Voltar uma jogada
board-do-again = Fazer de novo
board-hint-is = O que o adversário mais forte faria
board-sounds-on = Sons: ligados
board-sounds-off = Sons: desligados
board-fold-moves = Esconder as jogadas
board-show-moves = Mostrar as jogadas
board-next-deal = Nova rodada
board-result = Resultado

## De quem é a vez: na faixa sobre a própria mão

board-no-card-fits = Nenhuma carta serve
board-your-turn = Sua vez
board-your-call = Diga o total
board-your-turn-name = Sua vez, { $name }
board-your-turn-plays = Sua vez: jogue { $count }
board-name-plays = { $name }, jogue { $count }
board-your-turn-more = { $count ->
    [one] Sua vez: mais uma
   *[other] Sua vez: jogue mais { $count }
 }
board-name-more = { $count ->
    [one] { $name }, mais uma
   *[other] { $name }, jogue mais { $count }
 }
board-you-watch-this-deal = Nesta rodada você fica de fora e vê os outros jogarem
board-you-watch-who-won = Você já ganhou e vê os outros jogarem
board-you-watch-this-game = Você está fora e vê os outros jogarem
board-no-card-can-be-played = Nenhuma carta pode ser jogada
board-every-card-goes-over = { $limit ->
    [0] Toda carta ficaria abaixo de 0
   *[other] Toda carta passaria de { $limit }
 }

## Lugares: uma ou duas palavras na placa, ou em sequência

board-to-play = na vez
board-next = depois
board-skipped = perde a vez
board-sits-out = de fora
board-has-won = ganhou!
board-phone-away = ausente
board-phone-is-away = num celular ausente
board-at-phone = num celular
board-sits-this-deal-out = de fora nesta rodada
board-out = fora
board-out-of-the-game = fora da partida
board-holds-zeus = com Zeus
board-score = pontos: { $count }
board-forfeits = faltas: { $count }
board-reward-marks = estrelas: { $count }
board-cards = { $count ->
    [0] sem cartas
    [one] 1 carta
   *[other] { $count } cartas
 }
board-holds-cards = tem { $cards }

## O meio da mesa

board-stock = Monte  { $count }
board-stock-cards = { $count ->
    [0] Monte: 0 cartas
    [one] Monte: 1 carta
   *[other] Monte: { $count } cartas
 }
board-stock-under = { $count ->
    [0] Monte: 0 cartas, embaixo { FORM($card, form: "the") }
    [one] Monte: 1 carta, embaixo { FORM($card, form: "the") }
   *[other] Monte: { $count } cartas, embaixo { FORM($card, form: "the") }
 }
board-left = { $count ->
    [0] faltam 0
    [one] falta { $count }
   *[other] faltam { $count }
 }

## Chances, como o treinador as vê

board-chance = Chance de não perder esta rodada
board-percent = { $percent }%

## Uma partida que se revê: palavras nas cartas de uma mão aberta

board-played = jogada
board-best = melhor

## A lista de jogadas

board-moves = Jogadas
board-deal = Rodada { $number }
board-no-moves = As cartas jogadas nesta rodada aparecem aqui.
board-card-values = Valor das cartas
