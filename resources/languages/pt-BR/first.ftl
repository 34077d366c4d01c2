first-show = Mostrar como é
first-show-hint = O jogo numa rodada de dois minutos
first-deal = A sua primeira rodada
first-skip = Pular
first-now-you = Agora você

## O que se mostra: no máximo duas frases curtas, em letras grandes

first-total = Este é o total.
first-keep = Fique em { $limit } ou menos.
first-keep-down = Fique em 0 ou mais.
first-keep-over = Em { $limit } a rodada acaba.
first-reach = Chegue primeiro a { $limit }.
first-keep-together = Cheguem juntos a exatamente { $limit }.
first-card = { START($card, form: "a") } { $does }.
first-stuck = { $player } não pode jogar nenhuma carta.
first-end = { $player ->
    [you] A sua carta acaba a rodada.
   *[other] A carta de { $player } acaba a rodada.
 }
first-end-together = O total é exatamente { $limit }: todos vocês ganharam.

first-differs = Diferente de “{ $game }”

first-play-lit = Jogue a carta acesa

first-not-yet = Ainda não: jogue { FORM($card, form: "the") }.

## Lido em voz alta

first-told = { $number } de { $count }: { $told }
first-play-card = Jogue { FORM($card, form: "the") }.

first-not-found = Nenhuma rodada mostra bem este jogo. Leia as regras dele.
