## Títulos: quem perdeu o quê

ending-loses = { $lost ->
    [corner] { $player } dobra { $lost }
    [fold] { $player } dobra a nota
    [bomb] { $player } vira { $lost } para baixo
   *[other] { $player } perde { $lost }
 }
ending-stuck-loses = { $lost ->
    [corner] { $player } não pôde jogar e dobra { $lost }
    [fold] { $player } não pôde jogar e dobra a nota
    [bomb] { $player } não pôde jogar e vira { $lost } para baixo
   *[other] { $player } não pôde jogar e perde { $lost }
 }
ending-stuck-loses-deal = { $player } não pôde jogar e perde esta rodada
ending-loses-deal = { $player } perde esta rodada
ending-several-lose-deal = Rodada perdida: { FORM($players, form: "whom") }
ending-deal-over = A rodada acabou

## Títulos: quem sai sem ter pago

ending-out-of-deal = { $player } está fora desta rodada
ending-went-out = { $player ->
    [you] Você jogou a sua última carta e ganhou
   *[other] { $player } jogou a última carta da mão e ganhou
 }
ending-stuck-out-of-deal = { $player } não pôde jogar e está fora desta rodada
ending-out-of-game = { $player } está fora da partida
ending-stuck-out-of-game = { $player } não pôde jogar e está fora da partida

## Títulos: quem ganhou

ending-wins-deal = { $player } ganha esta rodada
ending-wins-letter = { $player } ganha uma letra
ending-three-of-a-kind = { $player } baixou uma trinca
ending-wins-game = { $player } ganha a partida
ending-several-win-game = { START($players, form: "whom") } ganham a partida
ending-everybody-loses-game = Todos perdem a partida
ending-team-wins = Juntos vocês conseguiram
ending-team-pays = { $player } não pôde jogar: todos perdem { $lost }

## Títulos: uma mesa retomada entre duas rodadas

ending-deal-number-over = A rodada { $number } acabou
ending-as-you-left-it = A mesa está como você a deixou.

## Por que acabou

ending-reached = { $player } chegou a { $total }.
ending-held-zeus = { $player } tinha Zeus em { $total }.
ending-last-card = { $player ->
    [you] Você jogou a sua última carta.
   *[other] { $player } jogou a última carta da mão.
 }
ending-struck-you = { $player } tirou você.
ending-bombed = A bomba pegou.
ending-penalty = O castigo não pôde ser cumprido.
ending-well-played = Todo mundo jogou bem.

## O que resta, e quem saiu; depois de um título que os nomeia

ending-left-penny = { $count ->
    [0] Não resta nenhum centavo.
    [one] Resta um centavo.
   *[other] Restam { $count } centavos.
 }
ending-left-nickel = { $count ->
    [0] Não resta nenhuma moeda.
    [one] Resta uma moeda.
   *[other] Restam { $count } moedas.
 }
ending-left-chip = { $count ->
    [0] Não resta nenhuma ficha.
    [one] Resta uma ficha.
   *[other] Restam { $count } fichas.
 }
ending-left-corner = { $count ->
    [0] Não resta nenhum canto.
    [one] Resta um canto.
   *[other] Restam { $count } cantos.
 }
ending-left-fold = { $count ->
    [0] Não resta nenhuma dobra.
    [one] Resta uma dobra.
   *[other] Restam { $count } dobras.
 }
ending-left-bomb = { $count ->
    [0] Não resta nenhuma bomba-relógio.
    [one] Resta uma bomba-relógio.
   *[other] Restam { $count } bombas-relógio.
 }
ending-left-point = { $count ->
    [0] Não resta nenhum ponto.
    [one] Resta um ponto.
   *[other] Restam { $count } pontos.
 }
ending-left-token = { $count ->
    [0] Não resta nenhuma ficha.
    [one] Resta uma ficha.
   *[other] Restam { $count } fichas.
 }
ending-is-out = { $player } está fora.
ending-game-out = { $player ->
    [you] Você está fora.
   *[other] Fora da partida.
 }
ending-deal-out = { $player ->
    [you] Você fica de fora o resto desta rodada.
   *[other] Fora desta rodada.
 }

## O que quem ganhou tem agora, e o que os outros pagaram

ending-letters = { $count ->
    [one] É a primeira.
   *[other] Já são { $count } letras.
 }
ending-others-pay = { $count ->
    [one] { $kind ->
        [corner] Cada um dos outros dobra um canto.
        [fold] Cada um dos outros dobra mais uma vez.
        [bomb] Cada um dos outros vira uma bomba para baixo.
        [penny] Cada um dos outros paga um.
        [point] Cada um dos outros paga um.
       *[other] Cada um dos outros paga uma.
     }
   *[other] Cada um dos outros paga { $count }.
 }

## Pontuação

ending-highest-score = A maior pontuação é { $most }.
ending-your-score-is-highest = A sua pontuação, { $own }, é a maior.
ending-highest-score-is-shared = { $count ->
    [one] Você e { $player } dividem a maior pontuação: { $most }.
   *[other] Você e outros { $count } dividem a maior pontuação: { $most }.
 }
ending-your-score = A sua pontuação é { $own }, a maior é { $most }.

## A próxima rodada

ending-begins-next = { $player } começa a próxima rodada.
ending-deals-next = { $player } dá as cartas agora.
