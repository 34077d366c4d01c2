chips-limit = até { $limit }
chips-limit-in-full = o total mais alto é { $limit }
chips-cards-take = as cartas tiram
chips-down = de { $total } a 0
chips-reach-wins = quem chega a { $total } ganha
chips-exact-wins = exatamente { $total } ganha
chips-hurdles = { $numbers }: cravar +1, pular −1
chips-hurdles-end = a rodada acaba em { $total } ou mais
chips-team = todos juntos
chips-without-cards = sem { FORM($ranks, form: "many") }
chips-cards-in-hand = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }
chips-all-dealt = dão-se todas as cartas
chips-players = de { $players } a { $most } jogadores

## O que se perde

chips-no-tokens = sem fichas
chips-tokens = { $kind ->
    [penny] { $count ->
        [one] 1 centavo
       *[other] { $count } centavos
     }
    [nickel] { $count ->
        [one] 1 moeda
       *[other] { $count } moedas
     }
    [chip] { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
     }
    [corner] { $count ->
        [one] 1 canto
       *[other] { $count } cantos
     }
    [fold] { $count ->
        [one] 1 dobra
       *[other] { $count } dobras
     }
    [point] { $count ->
        [one] 1 ponto
       *[other] { $count } pontos
     }
    [letter] { $count ->
        [one] 1 letra
       *[other] { $count } letras
     }
    [bomb] { $count ->
        [one] 1 bomba-relógio
       *[other] { $count } bombas-relógio
     }
   *[token] { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
     }
 }

## Baralhos e monte

chips-packs = { $count ->
    [one] 1 baralho
   *[other] { $count } baralhos
 }
chips-packs-from = { $count ->
    [one] 1 baralho a partir de { $players } jogadores
   *[other] { $count } baralhos a partir de { $players } jogadores
 }
chips-stock-runs-out = o monte acaba
chips-without-cards-has-won = sem cartas, você ganha
chips-whole-pile-shuffled = embaralha-se o descarte todo
chips-stock-is-renewed = o monte se renova
chips-good-last-card = uma boa última carta
chips-card-turned-up = vira-se uma carta

## Totais que importam

chips-milestones = { $numbers } pagam
chips-no-milestones = nenhum total paga
chips-fines = { $numbers } custa
chips-no-fines = nenhum total custa
chips-borders = { $target ->
    [one] cruzar { $numbers } custa; 1 ponto acaba
   *[other] cruzar { $numbers } custa; { $target } pontos acabam
 }
chips-no-borders = sem fronteiras
chips-payment-overshoot = acima de { $limit } paga a cada um o que passou
chips-payment-forfeit = acima de { $limit }: uma falta
chips-payment-over = { $count ->
    [one] acima de { $limit } paga 1 ponto a cada um
   *[other] acima de { $limit } paga { $count } pontos a cada um
 }
chips-sixty-nine = 69: { $does }
chips-zeus = ter Zeus em { $limit }
chips-never-below-zero = nunca abaixo de 0
chips-below-zero-too = também abaixo de 0

## Cartas que vão juntas, e o que se deve

chips-penalties-handed-on = castigos são repassados
chips-penalties-end = castigos acabam em você
chips-runs = em sequência se compra
chips-same-rank = até { $count } iguais de uma vez
chips-pairs = pares contam uma vez: { FORM($ranks, form: "many") }
chips-thrown = quatro { FORM($rank, form: "many") } de uma vez
chips-one-at-once = uma carta por vez
chips-three-of-a-kind = uma trinca acaba a rodada
chips-hands = { $hands }
chips-hand-wins = três { FORM($rank, form: "many") } ganham
chips-hand-loses = com três { FORM($rank, form: "many") } todos perdem
chips-ban = { $count ->
    [one] sem { FORM($rank, form: "many") } por uma vez
   *[other] sem { FORM($rank, form: "many") } por { $count } vezes
 }
chips-wears-off = um efeito se gasta
chips-wakes = efeitos a partir de { $total }
chips-wakes-turn = efeitos a partir da vez { $count }

## Quem não pode jogar, e quem sai

chips-stuck-ends = sem jogada, acaba a rodada
chips-stuck-out = sem jogada, sai
chips-stuck-sits-out = sem jogada, fica de fora
chips-stuck-clears = sem jogada, sai o descarte
chips-stuck-takes-back = { $count ->
    [one] sem jogada, sai 1 carta
   *[other] sem jogada, saem { $count } cartas
 }
chips-over-ends = estourar acaba a rodada
chips-without-cards-wins = ganha quem fica sem cartas
chips-bomb-saves = { card-index } salva das bombas
chips-hands-stay = as cartas ficam na mão
chips-hands-new = cartas novas a cada rodada
chips-out-with-last = { $kind ->
    [penny] sai com o último centavo
    [nickel] sai com a última moeda
    [corner] sai com o último canto
    [fold] sai com a última dobra
    [point] sai com o último ponto
    [bomb] sai com a última bomba
   *[token] sai com a última ficha
 }
chips-out-later = sai uma derrota depois
chips-nobody-out = ninguém sai
chips-match-won = até ganhar { $count ->
    [one] uma rodada
   *[other] { $count } rodadas
 }
chips-match-lost = até alguém ter { $count ->
    [one] uma falta
   *[other] { $count } faltas
 }

## Dois jogadores

chips-counterclockwise = sentido anti-horário
chips-clockwise = sentido horário
chips-turn-again = entre dois, inverter repete
chips-turn-passes = entre dois, inverter passa
