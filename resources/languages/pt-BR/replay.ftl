## Um passo, como é lido, e como dica de uma linha na lista de jogadas

replay-step-deal = Rodada { $deal }, { $name } dá
replay-step-stop = A partida foi encerrada aqui
replay-step-play = Jogada { $number }, { $name }, { $cards }, a { $total }
replay-step-play-at = { $way ->
    [eliminate] Jogada { $number }, { $name }, { $cards }, tirou { FORM($other, form: "whom") }, a { $total }
    [exchange] Jogada { $number }, { $name }, { $cards }, trocou de mão com { FORM($other, form: "whom") }, a { $total }
    [steal] Jogada { $number }, { $name }, { $cards }, roubou uma carta de { FORM($other, form: "whom") }, a { $total }
   *[choose] Jogada { $number }, { $name }, { $cards }, escolheu { FORM($other, form: "whom") } para jogar em seguida, a { $total }
 }
replay-step-sneak = Jogada { $number }, { $name }, { $cards }, furou a vez, a { $total }
replay-step-stuck = Jogada { $number }, { $name }, sem jogada
replay-step-draw = Jogada { $number }, { $name }, comprou uma carta
replay-step-decline = Jogada { $number }, { $name }, deixou passar
replay-step-declare = Jogada { $number }, { $name }, baixou { $cards }
replay-step-defend = Jogada { $number }, { $name }, defesa com { $cards }
replay-step-bottom = Jogada { $number }, { $name }, pôs { $cards } embaixo do monte
replay-step-turned = Jogada { $number }, { $name }, virou { $cards }
replay-step-take = { $cards ->
    [0] Jogada { $number }, { $name }, roubou uma carta
   *[other] Jogada { $number }, { $name }, roubou { $cards }
 }
replay-step-call = Jogada { $number }, { $name }, disse { $total }

replay-step-costly = { $step }, custou { $count ->
    [0] 0 pontos
    [one] { $count } ponto
   *[other] { $count } pontos
 }
replay-step-last = { $step }. { $ended }

## O fim: também embaixo do nome do jogo, e na folha de pontos

replay-goes-on = A partida continua
replay-won = { $winners ->
    [1] { $winners } ganhou
   *[other] { $winners } ganharam
 }
replay-nobody-won = Ninguém ganhou

## Ao lado da carta numa linha da lista de jogadas

replay-note-sneak = { $name ->
   *[other] furou
 }
replay-note-stuck = { $name ->
   *[other] sem jogada
 }
replay-note-draw = { $name ->
   *[other] comprou
 }
replay-note-decline = { $name ->
   *[other] passou
 }
replay-note-declare = { $name ->
   *[other] baixou
 }
replay-note-defend = { $name ->
   *[other] defesa
 }
replay-note-bottom = { $name ->
   *[other] sob o monte
 }
replay-note-turned = { $name ->
   *[other] virou
 }
replay-note-take = { $name ->
   *[other] roubou
 }
replay-note-call = { $name ->
   *[other] disse { $total }
 }

## Uma jogada em poucas palavras, depois de dois-pontos ou travessão

replay-move-play = { $cards }, a { $total }
replay-move-play-at = { $way ->
    [eliminate] { $cards }, a { $total }, tirando { FORM($other, form: "whom") }
    [exchange] { $cards }, a { $total }, trocando de mão com { FORM($other, form: "whom") }
    [steal] { $cards }, a { $total }, roubando uma carta de { FORM($other, form: "whom") }
   *[choose] { $cards }, a { $total }, escolhendo { FORM($other, form: "whom") } para jogar em seguida
 }
replay-move-decline = deixar passar
replay-move-sneak = furar a vez com { $cards }
replay-move-declare = baixar { $cards }
replay-move-defend = defesa com { $cards }
replay-move-bottom = { $cards } embaixo do monte
replay-move-turned = virar { $cards }
replay-move-take = pegar { $cards }
replay-move-nothing = nenhuma carta

## O treinador

replay-coach-best = A melhor que havia.
replay-coach-sound = Uma boa escolha.
replay-coach-played = Jogada: { $move }, { $percent }% de chance de não perder a rodada.
replay-coach-played-by = { $name } jogou: { $move }, { $percent }% de chance de não perder a rodada.
replay-coach-better = Melhor: { $move }, { $percent }%.
replay-coach-looks = O treinador olha a escolha { $seen } de { $choices }.
replay-coach-cost = O que uma jogada custou: a chance de não perder a rodada que ela deixou escapar, em pontos de 100.
replay-coach-nothing-worse = Nenhuma escolha foi claramente pior que outra.

## A página, e o título sobre a mesa

replay-looking-back = Revendo a partida
replay-subtitle = { $game }, { $day }. { $ended }.
replay-subtitle-undated = { $game }. { $ended }.
replay-deal-number = Rodada { $deal }
replay-hand-of = { $name ->
    [you] A sua mão
   *[other] A mão de { $name }
 }
replay-seen-by = Visto por
replay-position = Posição na partida

## Botões, e as suas dicas

replay-open-hands = Mãos abertas
replay-open-hands-tip = Todas as mãos viradas para cima, ou só uma
replay-speed-slow = Velocidade ½×
replay-speed-normal = Velocidade 1×
replay-speed-quick = Velocidade 3×
replay-speed-tip = { $speed } (+ e −)
replay-to-the-beginning = Ao começo
replay-one-move-back = Uma jogada atrás
replay-one-move-on = Uma jogada à frente
replay-to-the-end = Ao fim
replay-play = Reproduzir
replay-costly = Caras
replay-costly-tip = Só jogadas que custaram alguma coisa
replay-play-on = Jogar a partir daqui
replay-play-on-tip = Uma nova partida a partir desta posição
replay-share = Compartilhar

## O que as teclas fazem

replay-key-step = uma jogada atrás ou à frente
replay-key-ends = ao começo ou ao fim
replay-key-deals = de rodada em rodada
replay-key-play = reproduzir ou pausar
replay-key-speed = mais rápido ou mais lento

## O que se leva: títulos de janelas, e tipos de arquivo

replay-copied = A partida foi copiada; cole onde quiser.
replay-save-record = Salvar o registro
replay-save-trace = Salvar tudo o que aconteceu
replay-save-picture = Salvar uma imagem da mesa
replay-save-sheet = Salvar a folha de pontos
replay-kind-record = Partidas do Cardtable ({ $pattern })
replay-kind-trace = JSON Lines ({ $pattern })
replay-kind-picture = Imagens ({ $pattern })
replay-kind-sheet = PDF ({ $pattern })

## A folha de pontos, no papel

replay-sheet-deal = Rodada
replay-sheet-dealer = Carteador
replay-sheet-plays = Jogadas
replay-sheet-total = Total
replay-sheet-team = Todos juntos
replay-sheet-deal-number = Cartas nº { $seed }
replay-sheet-tokens = As colunas dos jogadores dizem o que restava a cada um; × perdeu a rodada.
replay-sheet-scores = As colunas dos jogadores dizem os pontos; × perdeu a rodada.
replay-sheet-forfeits = As colunas dos jogadores contam as rodadas perdidas; × perdeu a rodada.
