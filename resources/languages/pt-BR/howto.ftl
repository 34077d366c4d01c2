## O lado para o qual se joga no começo de uma rodada, e o outro

howto-side = { $side ->
    [right] direita
   *[left] esquerda
 }
howto-other-side = { $side ->
    [right] esquerda
   *[left] direita
 }
howto-way = { $side ->
    [right] no sentido anti-horário
   *[left] no sentido horário
 }

## Títulos

howto-heading-special = O que há de especial
howto-heading-aim = Objetivo
howto-heading-players = Jogadores e cartas
howto-heading-deal = Dando as cartas
howto-heading-turn = A sua vez
howto-heading-cards = O que as cartas fazem
howto-heading-naming = Escolher um jogador
howto-heading-redeal = Mãos novas para todos
howto-heading-several = Várias cartas de uma vez
howto-heading-twice = Jogar duas vezes
howto-heading-answering = Responder a { FORM($rank, form: "many") }
howto-heading-runs = Sequências
howto-heading-ban = { START($rank, form: "os") } no começo
howto-heading-milestones = Cravar e pular
howto-heading-fines = Totais que custam
howto-heading-borders = As fronteiras
howto-heading-wears-off = Cartas que se gastam
howto-heading-wakes = Cartas que acordam
howto-heading-payment = Mais de { $limit }, e exatamente { $limit }
howto-heading-hurdles = Obstáculos
howto-heading-69 = Exatamente 69
howto-heading-exact = Exatamente { $total }
howto-heading-three = Trincas
howto-heading-hands = Mãos especiais
howto-heading-zeus = Zeus
howto-heading-last-card = A última carta, e as bombas
howto-heading-two-players = Só dois jogadores
howto-heading-stuck = Quando você não pode jogar
howto-heading-out = Fora da partida
howto-heading-stock = Quando o monte acaba
howto-heading-next-deal = A próxima rodada
howto-heading-end = O fim da partida
howto-heading-tips = Dicas
howto-source = Fonte: { $source }.
howto-source-own = Criado para o Cardtable.
howto-source-maker = Inventado por { $name }.
howto-source-home = Inventado em casa.
howto-source-sold = Fonte: { $source }. Não temos ligação com quem é dono do nome.
howto-source-grade = { $grade ->
    [A] Nível A: as regras estão todas lá; só preenchemos pequenas lacunas.
   *[B] Nível B: onde a fonte não diz nada, as regras são nossas.
 }

## O que há de especial

howto-special-unlike = Se você conhece “{ $game }”, isto é diferente aqui: { $what }.
howto-special-otherwise = O resto é como em “{ $game }”.
howto-special-top = Com { $over } se perde, e em { $limit } você só pode jogar { FORM($cards, form: "a") }.
howto-special-bottom = Abaixo de 0 se perde, e em 0 você só pode jogar { FORM($cards, form: "a") }.

## O que se paga: “você paga um centavo”, “cada um dos outros paga um centavo”

howto-pay = { $cost ->
    [corner] dobra { $cost } da nota
    [fold] faz { $cost } na nota
    [point] perde { $cost }
    [bomb] vira { $cost } para baixo
   *[other] paga { $cost }
 }
howto-pays = { $cost ->
    [corner] dobra { $cost } da nota
    [fold] faz { $cost } na nota
    [point] perde { $cost }
    [bomb] vira { $cost } para baixo
   *[other] paga { $cost }
 }

## O objetivo

howto-aim = Todos somam cartas a um mesmo total.
howto-aim-down = Todos tiram cartas de um mesmo total, que começa em { $total }.
howto-reach-wins = { $total ->
    [0] O primeiro que deixar o total em 0 ganha a partida.
   *[other] O primeiro que levar o total a { $total } ou mais ganha a partida.
 }
howto-exact-wins = Quem deixa o total exatamente em { $total } ganha a partida na hora.
howto-exact-counted = Quem deixa o total exatamente em { $total } somando ou tirando ganha a partida na hora.
howto-exact-not-by = Uma carta que deixa o total em { $total } sem somar nem tirar não ganha.
howto-aim-zero = O total não pode ficar abaixo de 0.
howto-aim-team = Vocês jogam em equipe: quando o total for exatamente { $limit }, todos ganham.
howto-aim-limit = O total não pode passar de { $limit }: com { $over } ou mais se perde.
howto-aim-limit-shed = O total não pode passar de { $limit }.
howto-aim-letters = Tenha Zeus quando o total chegar a { $limit }: isso vale uma letra de ZEUS. O primeiro que tiver { $cost } ganha a partida.
howto-aim-shed = Livre-se de todas as suas cartas: então cada um dos outros jogadores { howto-pays }.
howto-aim-borders = Em alguns totais há fronteiras, e cada uma que você cruza custa um ponto. O que sobra no fim da rodada é somado à sua pontuação. A maior pontuação ganha a partida.
howto-aim-borders-up = Em alguns totais há fronteiras, e cada uma que você cruza na subida custa um ponto. O que sobra no fim da rodada é somado à sua pontuação. A maior pontuação ganha a partida.
howto-aim-payment = Passar de { $limit } custa pontos, chegar exatamente a { $limit } rende pontos, e as duas coisas acabam a rodada. A maior pontuação ganha a partida.
howto-aim-hurdles = Chegar exatamente a certos totais rende pontos, pular por cima deles custa pontos. A rodada acaba em { $limit } ou mais. A maior pontuação ganha a partida.
howto-aim-forfeit = Quem passa de { $limit } leva uma falta, e a rodada acaba. Ganha quem tiver menos faltas.
howto-aim-hit = Se você fizer exatamente { $totals }, os outros pagam. Se pular por cima de um desses números, quem paga é você.

## Jogadores e cartas

howto-players = { START($spans) } jogadores.
howto-players-span = de { FORM($least, as: "form-number") } a { FORM($most, as: "form-number") }
howto-players-one = { FORM($least, as: "form-number") }
howto-packs = Joga-se com { $jokers ->
    [0] { $packs ->
        [one] um baralho de 52 cartas
       *[other] { FORM($packs, as: "form-number") } baralhos de 52 cartas, embaralhados juntos
     }
    [one] { $packs ->
        [one] um baralho de 52 cartas e um curinga
       *[other] { FORM($packs, as: "form-number") } baralhos de 52 cartas, cada um com um curinga, embaralhados juntos
     }
   *[other] { $packs ->
        [one] um baralho de 52 cartas e { FORM($jokers, as: "form-number") } curingas
       *[other] { FORM($packs, as: "form-number") } baralhos de 52 cartas, cada um com { FORM($jokers, as: "form-number") } curingas, embaralhados juntos
     }
 }.
howto-packs-from = A partir de { FORM($least, as: "form-number") } jogadores, joga-se com { $packs ->
    [one] um baralho
   *[other] { FORM($packs, as: "form-number") } baralhos
 }{ $jokers ->
    [0] .
    [one] { $packs ->
        [one] {" "}e um curinga.
       *[other] , cada um com um curinga.
     }
   *[other] { $packs ->
        [one] {" "}e { FORM($jokers, as: "form-number") } curingas.
       *[other] , cada um com { FORM($jokers, as: "form-number") } curingas.
     }
 }
howto-packs-at-start = Vale o número de jogadores do começo, mesmo depois que alguém sai.
howto-packs-follow = Quando jogadores saem da partida, a rodada seguinte usa os baralhos e as cartas na mão com que os restantes teriam começado.
howto-packs-follow-tokens = Se eles começariam com mais { $kind ->
    [penny] centavos
    [nickel] moedas
    [chip] fichas
    [corner] cantos
    [fold] dobras
    [point] pontos
   *[token] fichas
 }, cada um deles recebe a diferença.
howto-pack-part = Joga-se com { $count } cartas de { $packs ->
    [one] um baralho
   *[other] cada um de { FORM($packs, as: "form-number") } baralhos
 }: só { FORM($ranks, form: "figure") }, nos quatro naipes.
howto-pack-part-from = A partir de { FORM($least, as: "form-number") } jogadores, usam-se essas cartas de { $packs ->
    [one] um baralho
   *[other] cada um de { FORM($packs, as: "form-number") } baralhos
 }.
howto-pack-own = O jogo tem um baralho próprio: { $packs ->
    [one] { $count } cartas
   *[other] { FORM($packs, as: "form-times") } { $count } cartas
 }, { $kinds }.
howto-pack-own-kind = { $rank ->
    [M1] { $copies ->
        [one] uma carta Menos 1
       *[other] { FORM($copies, as: "form-number", form: "f") } cartas Menos 1
     }
    [M10] { $copies ->
        [one] uma carta Menos 10
       *[other] { FORM($copies, as: "form-number", form: "f") } cartas Menos 10
     }
    [JK] { $copies ->
        [one] um curinga
       *[other] { FORM($copies, as: "form-number") } curingas
     }
    [WILD] { $copies ->
        [one] um curinga
       *[other] { FORM($copies, as: "form-number") } curingas
     }
   *[other] { $copies ->
        [one] { FORM($rank, form: "single") }
       *[other] { FORM($copies, as: "form-number", form: "f") } { FORM($rank, form: "many") }
     }
 }
howto-pack-own-row = { FORM($copies, as: "form-number", form: "f") } de cada número de { FORM($first, form: "figure") } a { FORM($last, form: "figure") }
howto-zeus-needs = Você precisa também de algo que represente Zeus, e de lápis e papel para anotar as letras.
howto-tokens = Cada um começa com { $cost }.
howto-tokens-points = Em cada rodada, cada um começa com { $cost }.
howto-tokens-bombs = Cada um tem { $cost }. Quem perde vira uma delas para baixo.
howto-tokens-jokers = As fichas são curingas.
howto-tokens-in-box = Na caixa, o nome delas é “{ $printed }”.
howto-tokens-bill = Cada um tem uma nota de dinheiro.
howto-tokens-bill-corners = Cada derrota é uma dobra na nota: um dos quatro cantos de cada vez.
howto-tokens-bill-in-half = Cada derrota é uma dobra na nota: primeiro os quatro cantos, um a um, e depois a nota ao meio.
howto-tokens-bill-room = Cada derrota é uma dobra na nota. Há lugar para { $cost }.
howto-tokens-bill-room-from = A partir de { FORM($least, as: "form-number") } jogadores, há lugar para { $cost }.
howto-tokens-from = A partir de { FORM($least, as: "form-number") } jogadores, cada um recebe { $cost }.

## Dando as cartas

howto-first-dealer = A sorte decide quem dá as cartas primeiro.
howto-dealt = As cartas são embaralhadas e dadas uma a uma, começando à { howto-side } de quem dá as cartas.
howto-hand = Cada um recebe { $count ->
    [one] uma carta
   *[other] { FORM($count, as: "form-number", form: "f") } cartas
 }.
howto-hand-from = A partir de { FORM($least, as: "form-number") } jogadores, cada um recebe { $count ->
    [one] uma carta
   *[other] { FORM($count, as: "form-number", form: "f") } cartas
 }.
howto-hand-all = Todas as cartas são dadas, o mesmo número a cada um.
howto-rest-is-stock = O resto fica virado para baixo e forma o monte.
howto-bottom = Depois, quem deu as cartas tira do monte uma carta boa e a põe virada para cima embaixo do monte, onde todos a veem.
howto-bottom-first = É { FORM($ranks, form: "a") }: a primeira destas que houver.
howto-bottom-chosen = É { FORM($ranks, form: "a") }: quem dá as cartas escolhe qual destas.
howto-bottom-last-draw = Quem compra a última carta do monte fica com ela.
howto-start-empty = Ainda não há carta no descarte, e o total é { $total }.
howto-start-rest = As cartas que sobram vão viradas para cima para o descarte, e o que elas somam é o total. Se não sobra nenhuma, ele é { $total }.
howto-start-number = A primeira carta do descarte tem que ser um número, se o jogador tiver um.
howto-start-left = Começa o jogador à { howto-side } de quem deu as cartas.
howto-start-turned = { $deal ->
    [first] Depois que as cartas são dadas pela primeira vez
   *[each] Depois que as cartas são dadas
 }, vira-se a primeira carta do monte: com ela começa o descarte.
howto-start-applied = Essa carta conta como se fosse jogada em 0: o que der é o total.
howto-start-value = O valor dela é o primeiro total.
howto-start-twice = Se for { FORM($cards, form: "a") }, quem começa tem que jogar duas vezes.
howto-start-reverse = Se a carta inverte o sentido do jogo, quem começa é o jogador à { howto-other-side } de quem deu as cartas.
howto-start-nothing-else = Os outros efeitos da carta não valem.
howto-start-passed = Se for { FORM($cards, form: "a") }, volta para o meio do monte, e vira-se a próxima. E assim até aparecer outra carta.
howto-start-counts = { START($cards, form: "a") } vale { $total }.
howto-start-first-value = Quando uma carta deixa escolher, conta o valor que vem primeiro na tabela.

## A sua vez

howto-clockwise = Joga-se { howto-way }, para a { howto-side }.
howto-clockwise-until = Joga-se { howto-way }, para a { howto-side }, até que uma carta inverta o sentido.
howto-turn = Na sua vez, ponha uma carta no descarte, diga o novo total e compre uma carta do monte.
howto-turn-draw-yourself = Na sua vez, ponha uma carta no descarte e diga o novo total. Depois compre uma carta do monte.
howto-turn-no-draw = Na sua vez, ponha uma carta no descarte e diga o novo total. Não se compra carta.

howto-limit = O total pode ser exatamente { $limit }, mas não { $over } ou mais.
howto-zero = O total pode ser exatamente 0, mas não menos, e não pode passar de { $limit }.
howto-team-talk = Vocês podem contar uns aos outros o que têm na mão, e mostrar.
howto-choose-within-limit = Se uma carta deixa escolher o valor, escolha um que não passe de { $limit }.
howto-must-play = Se você pode jogar uma carta, tem que jogar.
howto-give-up = Na sua vez você pode desistir, mesmo que pudesse jogar. Conta como se não pudesse.
howto-give-up-answer = Você também pode desistir quando poderia responder a { FORM($rank, form: "a") } ou cumprir um castigo.
howto-give-up-hands-nothing-on = Nesse caso você paga, e o próximo jogador não deve nada.
howto-mistakes = Uma carta que passa de { $limit } por engano fica onde está. Conta como se você não pudesse jogar.
howto-over-is-allowed = { $limit ->
    [0] Você sempre pode jogar qualquer carta; o total nunca fica abaixo de 0.
   *[other] Você sempre pode jogar qualquer carta, até uma que faça o total passar de { $limit }.
 }
howto-give-up-instead = Em vez de jogar, você pode desistir.

howto-never-below-zero = O total nunca fica abaixo de 0: uma carta que o levaria mais para baixo o deixa em 0.
howto-below-zero = O total pode ficar abaixo de 0.
howto-below-zero-doubled = Se um total abaixo de 0 dobra, ele desce mais ainda.
howto-below-zero-digits = Se os algarismos de um total abaixo de 0 trocarem de lugar, o menos fica: { $before } vira { $after }.
howto-total-stops = O total nunca passa de { $total }: uma carta que o levaria além o deixa ali.

howto-calls = Algumas cartas têm palavras próprias. Elas são ditas antes do total, aqui 42.
howto-call-pass = Com uma carta que não soma nada, diga “{ $words }, 42”.
howto-call-reverse = Com uma carta que não soma nada e inverte o sentido, diga “{ $words }, 42”.
howto-call-rank = Com { FORM($rank, form: "a") }, diga “{ $words }, 42”.
howto-call-set = Com { FORM($cards, form: "a") }, diga só o total, mesmo que ele não mude.
howto-add-without-help = Quando você joga uma carta, faz a conta sem ajuda.
howto-wrong-total-is-free = Um total errado é corrigido e não custa nada.
howto-wrong-total-costs = Um total errado é corrigido, e quem o disse leva uma falta.
howto-wrong-total-pays = Se você diz um total errado, ele é corrigido, e você { howto-pay }.
howto-wrong-total-loses = Se você diz um total errado, ele é corrigido, e você perde a rodada, como quem fica sem jogada.

howto-draw-yourself = Ninguém compra por você.
howto-draw-lost = Assim que outra carta é jogada, por quem for, você perde essa compra até o fim da rodada, e a sua mão continua com uma carta a menos.
howto-draw-as-usual = Daí em diante você compra uma carta para cada carta que joga.

## Várias cartas de uma vez

howto-same-rank = Em vez de uma carta, você pode jogar { $count ->
    [2] duas cartas
   *[other] até { FORM($count, as: "form-number", form: "f") } cartas
 } do mesmo valor de uma vez.
howto-same-rank-value = Cada uma soma ou tira o seu valor. Se dá para escolher, escolha o mesmo para todas.
howto-same-rank-set = Se elas deixam o total num número, fazem isso uma vez só.
howto-same-rank-effects = Tudo o mais que elas fazem acontece uma vez para cada carta.
howto-same-rank-reverse = Assim, duas cartas que invertem o sentido o deixam como estava.
howto-same-rank-limit = Para o limite só conta o total depois de todas.
howto-same-rank-draw = Você compra tantas cartas quantas jogou. Depois o jogo segue como depois de uma carta só.
howto-pairs = Você pode jogar juntas duas destas cartas: { FORM($ranks, form: "many") }{ $ranks ->
    [1] .
   *[other] , ou uma de cada.
 }
howto-pairs-value = Juntas elas contam como uma carta. Por elas você compra duas cartas.
howto-throw = Se você tem quatro { FORM($rank, form: "many") }, pode jogar as quatro cartas de uma vez, como uma jogada só.
howto-throw-value = Elas não mudam o total, e você compra quatro cartas.
howto-throw-is-one-of-two = Se você tem que jogar duas vezes, elas são uma das duas jogadas.

## Jogar duas vezes

howto-twice = Depois de { FORM($cards, form: "a") }, o próximo jogador tem que jogar duas vezes: são duas jogadas na mesma vez.
howto-twice-four-times = Se duas cartas dessas são jogadas juntas, são quatro vezes.
howto-twice-draw-each = Depois de cada jogada, esse jogador compra uma carta.
howto-twice-draw-at-end = Esse jogador só compra depois da última jogada, tantas cartas quantas jogou.
howto-twice-between = Depois de cada jogada menos a última, esse jogador diz o total. Então o total volta para { $total }.
howto-twice-turns = O sentido só se inverte depois da última jogada. Invertido duas vezes, fica como estava.
howto-twice-turns-unless = O sentido só se inverte depois da última jogada, a não ser que a primeira carta repasse as duas. Invertido duas vezes, fica como estava.
howto-twice-skips = Um jogador só é pulado depois da última jogada.
howto-reverses-first = Primeiro o sentido se inverte, depois os jogadores são pulados.
howto-twice-single = Cada jogada é de uma carta só.
howto-twice-several-count-once = Várias cartas do mesmo valor jogadas juntas contam como uma das jogadas.
howto-twice-again-after-last = Se a última jogada é { FORM($cards, form: "a") }, o próximo jogador tem que jogar duas vezes.
howto-twice-again-after-any = Se uma das jogadas é { FORM($cards, form: "a") }, o próximo jogador tem que jogar duas vezes.
howto-twice-hands-on = { START($ranks, form: "a") } como primeira das duas jogadas repassa as duas. A sua vez acaba, e o próximo jogador tem que jogar duas vezes no seu lugar.
howto-twice-hands-back = Depois de { FORM($ranks, form: "a") }, é o jogador anterior: o sentido se inverte na hora.
howto-twice-hands-back-alone = { START($ranks, form: "a") } como primeira das duas jogadas devolve as duas: o sentido se inverte na hora, a vez acaba, e o jogador anterior tem que jogar duas vezes.
howto-twice-hands-to-named = Depois de { FORM($ranks, form: "a") }, é o jogador que foi escolhido.
howto-twice-never-four = As jogadas nunca passam de duas.
howto-twice-adds = { START($ranks, form: "a") } como primeira das jogadas repassa todas com mais uma: depois da segunda carta dessas, o próximo jogador tem que jogar três vezes.
howto-twice-not-first = { START($ranks, form: "a") } não pode ser a primeira das duas jogadas. Se você não tem outra carta que sirva, não pode jogar.
howto-twice-cancels = Se você tem que jogar duas vezes, pode jogar { FORM($rank, form: "a") } no lugar das duas jogadas.
howto-twice-cancels-ends = Conta como sempre, mas a sua vez acaba aí, e o próximo jogador joga normalmente.
howto-twice-cancels-or-last = Fora isso, { FORM($rank, form: "a") } só pode ser a última das duas jogadas.
howto-twice-must-finish = Você só pode começar se tiver cartas que sirvam para todas as jogadas. Se não tiver, não joga nenhuma: conta como se não pudesse jogar.
howto-twice-second-counts = Se você não pode fazer a segunda jogada, custa o mesmo que não poder fazer a primeira.
howto-twice-second-stuck = Se você não pode fazer a segunda jogada, conta como se não pudesse jogar. A jogada que falta não é feita depois.
howto-twice-first-still = Se a sua primeira carta inverte o sentido, pula um jogador ou faz o próximo jogar duas vezes, isso continua valendo.
howto-twice-stays = Se quem tem que jogar duas vezes não pode, o próximo jogador tem que fazer o mesmo número de jogadas.
howto-twice-rest-of-two = Quem não pode fazer a primeira jogada deixa as duas para o próximo jogador. Quem não pode fazer a segunda deixa só essa, que é uma vez normal.
howto-twice-rest = Se quem tem que jogar duas vezes não pode, o próximo jogador tem que fazer as jogadas que faltam. Uma só é uma vez normal.
howto-twice-lapses = Se quem tem que jogar duas vezes não pode, o próximo jogador joga normalmente.

## Um valor que se responde com o mesmo valor, como as damas

howto-answer-must = { START($rank, form: "a") } exige resposta.
howto-answer-must-lay = Se o próximo jogador tem { FORM($rank, form: "a") }, tem que pôr em cima exatamente uma carta desse valor.
howto-answer-must-next = Então quem vem depois tem que responder.
howto-answer-may = Pode-se responder a { FORM($rank, form: "a") }.
howto-answer-may-lay = Se o próximo jogador tem { FORM($rank, form: "a") }, pode pôr em cima uma carta desse valor, mas ninguém é obrigado.
howto-answer-may-next = Então quem vem depois pode responder do mesmo jeito.
howto-answer-draw = Quem a põe compra uma carta, como sempre.
howto-answer-none = Se há só { FORM($rank, form: "a") } e você não responde, você perde a vez: não joga carta nem compra. Quem vem depois joga normalmente.
howto-penalty = Se há mais de { FORM($rank, form: "a") } em seguida e você não responde, tem que cumprir um castigo: jogar tantas cartas quantas vieram em seguida, uma depois da outra.
howto-penalty-playable = Cada carta tem que servir na hora em que você a joga, e conta na mesma hora.
howto-penalty-turns-last = Mas o sentido só se inverte, e jogadores só são pulados, depois da última carta.
howto-penalty-draw-after-all = Depois da última carta você compra tantas cartas quantas jogou.
howto-penalty-draw-after-each = Você compra uma carta depois de cada uma.
howto-penalty-draw-none = Pelas cartas do castigo você não compra nada, e a sua mão continua menor.
howto-penalty-last-must = { START($rank, form: "a") } como última carta de um castigo exige resposta, como se fosse a única.
howto-penalty-last-may = Se a última carta de um castigo é { FORM($rank, form: "a") }, pode-se responder a ela como se fosse a única.
howto-penalty-what-you-can = Se você não puder jogar todas as cartas de um castigo, jogue quantas puder.
howto-penalty-then-stuck = Depois conta como se não pudesse jogar.
howto-penalty-draw-laid = Você compra tantas cartas quantas jogou.
howto-penalty-pays-nothing = Você não paga nada.
howto-penalty-drops-out = Você { howto-pay } e está fora da rodada.
howto-penalty-handed-on = O que falta do castigo é repassado ao próximo jogador.
howto-penalty-dropped = O que falta do castigo é esquecido, e o próximo jogador joga normalmente.
howto-penalty-turns-first = Antes disso o sentido se inverte e jogadores são pulados, se as cartas jogadas fazem isso.
howto-penalty-still-on-top = Se nenhuma das cartas foi jogada, em cima continua { FORM($rank, form: "a") }.
howto-penalty-still-must-answer = Então o próximo jogador tem que responder com { FORM($rank, form: "a") }. Quem não tem deve o castigo inteiro.
howto-penalty-still-may-answer = Então o próximo jogador pode responder com { FORM($rank, form: "a") }. Quem não responde deve o castigo inteiro.
howto-penalty-comes-back = Se ninguém joga uma carta e o castigo volta a quem primeiro não pôde, ele é esquecido. Esse jogador joga normalmente.

## Sequências

howto-runs = Duas cartas jogadas uma depois da outra formam uma sequência se os valores são vizinhos. Uma sequência sobe ou desce.
howto-runs-ranks = Os valores formam um círculo: ás, dois, três e assim até dez, depois valete, dama, rei, e de novo o ás.
howto-runs-printed = Aqui conta o que está impresso na carta, não o que ela soma. Um curinga não tem valor.
howto-runs-draw = Enquanto há uma sequência, você só compra se jogar o valor seguinte na mesma direção. Uma carta assim continua a sequência para quem vem depois de você.
howto-runs-must = Se você pode continuar a sequência, tem que continuar. Se não pode, jogue outra carta.
howto-runs-may = Você também pode jogar qualquer outra carta.
howto-runs-no-draw = Nesse caso você não compra nada por ela, a sequência acaba, e a sua mão fica com uma carta a menos até o fim da rodada.
howto-runs-other-way = Se essa carta e a anterior são vizinhas na outra direção, começam uma nova sequência.
howto-runs-begin = Quem começa uma sequência compra como sempre. Perder a vez não acaba uma sequência.
howto-runs-penalty = As cartas de um castigo, e { FORM($rank, form: "os") } que respondem, contam uma a uma para as sequências, como todas as outras.
howto-runs-put-aside = Se o descarte é posto de lado, a sequência que havia nele acaba.

## Escolher um jogador

howto-eliminate = Quando você joga { FORM($cards, form: "a") }, tem que escolher outro jogador da rodada. Esse jogador leva uma falta e está fora da rodada, e a mão dele é posta de lado. A vez passa para quem vem depois de você.
howto-eliminate-saved = Mas quem tem { FORM($cards, form: "a") } se salva. Essa carta tem que ir para o descarte, embaixo da que você acabou de jogar, e quem a tinha compra uma carta na hora. Isso não conta como vez.
howto-eliminate-last-one = Se só um jogador fica na rodada, ela acaba.
howto-exchange = Quando você joga { FORM($cards, form: "a") }, tem que escolher um jogador da rodada e trocar com ele a mão inteira.
howto-exchange-after-draw = Quando você joga { FORM($cards, form: "a") }, compre primeiro. Depois tem que escolher um jogador da rodada e trocar com ele a mão inteira.
howto-exchange-before-draw = Você faz isso antes que alguém compre. O outro jogador, que agora tem uma carta a menos, compra no seu lugar.
howto-redeal = Quando alguém joga { FORM($cards, form: "a") }, essa carta fica no descarte. Todas as outras, também as das mãos, são embaralhadas, e cada um na rodada recebe uma mão nova, tão grande quanto no começo.
howto-redeal-no-draw = Por ela ninguém compra carta.
howto-steal = Quando você joga { FORM($cards, form: "a") }, escolha um jogador da rodada e tire uma carta da mão dele sem ver.
howto-steal-seen = Quando você joga { FORM($cards, form: "a") }, escolha um jogador da rodada, olhe a mão dele e pegue a carta que quiser.
howto-steal-robbed-draws = Esse jogador compra uma carta na hora.
howto-steal-is-draw = A carta roubada fica no lugar da sua compra.
howto-steal-and-draw = Você também compra uma carta, como sempre.
howto-steal-nobody = Se ninguém mais tem cartas, você só compra.
howto-choose-next = Quando você joga { FORM($cards, form: "a") }, escolha outro jogador da rodada, que joga em seguida. O sentido fica, e o jogo continua dali.

## Um valor que não pode ser jogado no começo, como os reis

howto-ban = { $count ->
    [one] Na sua primeira vez
   *[other] Nas suas primeiras { FORM($count, as: "form-number", form: "f") } vezes
 } na partida, você não pode jogar { FORM($rank, form: "no") } que mude o total.
howto-ban-not-at-limit = Quando o total já é { $limit }, você pode.
howto-ban-always = { $count ->
    [one] Na sua primeira vez
   *[other] Nas suas primeiras { FORM($count, as: "form-number", form: "f") } vezes
 } na partida, você não pode jogar { FORM($rank, form: "no") }.
howto-ban-turns = Só contam as vezes em que você jogou uma carta.
howto-ban-saves-nobody = { START($rank, form: "a") } que você não pode jogar não salva você quando não há outra carta para jogar.
howto-wears-off = Quando o monte já foi renovado { $count ->
    [one] uma vez
   *[other] { FORM($count, as: "form-times") }
 } numa rodada, isto é diferente até o fim dela: { $what }.
howto-worn = { FORM($card, form: "the") } { $does }
howto-wakes = Enquanto o total está abaixo de { $total }, vale isto: { $what }.
howto-wakes-down = Enquanto o total está acima de { $total }, vale isto: { $what }.
howto-wakes-turn = { $count ->
    [one] Na sua primeira vez
   *[other] Nas suas primeiras { FORM($count, as: "form-number", form: "f") } vezes
 } na partida, vale isto: { $what }.

## Totais que custam ou pagam alguma coisa

howto-hit = Se a sua carta leva o total para cima até exatamente { $totals }, cada um dos outros jogadores da rodada { howto-pays }.
howto-jump = Se ela faz o total pular de menos de { $totals } para mais, você { howto-pay }.
howto-hit-end = Se a sua carta deixa o total exatamente em { $limit }, a rodada acaba, e cada um dos outros jogadores da rodada { howto-pays }.
howto-over-end = Se ela passa de { $limit }, a rodada acaba, e você { howto-pay }.
howto-jump-also-paid = Se no caminho você pula por cima de { $totals }, paga por isso também.
howto-jump-not-paid = Pelo que pula no caminho, você não paga nada a mais.
howto-down-is-free = Um total que desce ou fica igual não custa nada a ninguém.
howto-out-still-turns = Se uma carta que inverte o sentido põe quem a jogou fora da partida, ela inverte mesmo assim, como se esse jogador ainda estivesse dentro.
howto-out-still-skips = Se uma carta que pula põe quem a jogou fora da partida, ela pula mesmo assim, como se esse jogador ainda estivesse dentro.
howto-out-still-turns-or-skips = Se uma carta põe quem a jogou fora da partida, ela inverte o sentido ou pula mesmo assim, como se esse jogador ainda estivesse dentro.
howto-fine = Se a sua carta deixa o total em { $totals }, você { howto-pay } na hora. A rodada continua.
howto-fine-repeated-pays = Se o total já é um desses e a sua carta não o muda, você o diz de novo e paga também.
howto-fine-repeated-free = Se o total já é um desses e a sua carta não o muda, isso não custa nada.
howto-fine-owed = Quem fica fora por causa disso não joga mais cartas nessa vez, e as jogadas que faltam são esquecidas.
howto-fine-owed-handed-on = Quem fica fora por causa disso não joga mais cartas nessa vez, e as jogadas que faltam são esquecidas, a não ser que a carta jogada as passe adiante.
howto-borders = As fronteiras ficam logo acima de { $totals }. Se a sua carta leva o total para o outro lado de uma fronteira, subindo ou descendo, você perde um ponto por fronteira que ela cruza.
howto-borders-up = As fronteiras ficam logo acima de { $totals }. Se a sua carta sobe o total para o outro lado de uma fronteira, você perde um ponto por fronteira que ela cruza. Voltar para baixo não custa nada.
howto-borders-floor = Você não pode ter menos de 0 pontos.
howto-borders-no-floor = Os seus pontos podem ficar abaixo de 0. Então são tirados da sua pontuação.

## Pagar por um total acima do limite

howto-payment-overshoot = Se a sua carta passa de { $limit }, você paga a cada um dos outros tantos pontos quantos passou: com { $total }, cada um recebe { FORM($count, as: "form-number") }. Então a rodada acaba.
howto-payment-over = Se a sua carta passa de { $limit }, a rodada acaba, e você paga a cada um dos outros { $count ->
    [one] um ponto
   *[other] { FORM($count, as: "form-number") } pontos
 }.
howto-payment-forfeit = Se a sua carta passa de { $limit }, você leva uma falta. Então a rodada acaba.
howto-payment-exact = Se a sua carta chega exatamente a { $limit }, a rodada também acaba, e você recebe { $count ->
    [one] um ponto
   *[other] { FORM($count, as: "form-number") } pontos
 } de cada um dos outros.
howto-payment-exact-free = Se a sua carta chega exatamente a { $limit }, a rodada também acaba, e não custa nada a ninguém.
howto-payment-debts = Os pontos são anotados como pontuação, que pode ficar abaixo de 0.
howto-hurdles = Se a sua carta deixa o total exatamente em { $totals }, você ganha um ponto. Para cada um desses números que ela pula subindo, você perde um.
howto-hurdles-goal = Se a sua carta leva o total a { $limit } ou mais, você ganha { $count ->
    [one] um ponto
   *[other] { FORM($count, as: "form-number") } pontos
 }, e a rodada acaba.

## Exatamente 69

howto-69-back = Se você leva o total exatamente a 69, subindo ou descendo, { $cost ->
    [corner] a sua nota ganha lugar para uma dobra
    [fold] a sua nota ganha lugar para uma dobra
   *[other] recupera { $cost } do que foi pago
 }. Se não há nada para recuperar, não ganha nada.
howto-69-more = Se você leva o total exatamente a 69, subindo ou descendo, { $cost ->
    [corner] a sua nota ganha lugar para uma dobra
    [fold] a sua nota ganha lugar para uma dobra
   *[other] ganha { $cost }
 }.
howto-69-nothing = Exatamente 69 não faz nada: neste jogo não há o que recuperar.
howto-69-forfeit = Se você leva o total exatamente a 69, subindo ou descendo, todos os outros na rodada levam uma falta.
howto-69-zero = Se você leva o total exatamente a 69, subindo ou descendo, diz isso, e então o total é 0.
howto-69-bank = O que você ganha vem de um banco, que tem tanto quanto todos os jogadores juntos no começo da partida. Quando o banco está vazio, exatamente 69 não rende nada.
howto-69-bank-followers = O que os jogadores recebem quando outros saem também vem dele, enquanto houver.
howto-69-bank-each-deal = O que você ganha vem de um banco, que em cada rodada tem tanto quanto todos os jogadores juntos no começo dela. Quando o banco está vazio, exatamente 69 não rende mais nada nessa rodada.

## Mãos que decidem

howto-hands = Todas as mãos são olhadas depois que as cartas são dadas e depois de cada compra.
howto-hands-wins = Três { FORM($rank, form: "many") } ganham a partida na hora.
howto-hands-all-lose = Três { FORM($rank, form: "many") } acabam a partida na hora, e todos perdem.
howto-hands-first = Se há várias mãos assim, decide a primeira a partir da { howto-side } de quem deu as cartas.
howto-hands-both = Uma mão que tem as duas coisas vale como a de três { FORM($rank, form: "many") }.
howto-three-any-time = Se você tem três cartas do mesmo valor, pode anunciar e baixar essa trinca a qualquer hora entre duas jogadas.
howto-three-own-turn = Se você tem três cartas do mesmo valor, pode anunciar e baixar essa trinca na sua vez, antes de jogar.
howto-three-active = Então cada um dos outros que ainda estão na rodada { howto-pays }, e a rodada acaba.
howto-three-all = Então cada um dos outros jogadores { howto-pays }, e a rodada acaba.
howto-three-free = Não custa nada a você. Não é uma jogada, e ninguém é obrigado.
howto-three-first = Se vários jogadores podem, vale o primeiro a partir da { howto-side } de quem deu as cartas.

## Zeus, uma figura que os jogadores tomam uns dos outros

howto-zeus-nobody = No começo ninguém tem Zeus. Há três jeitos de pegá-lo, de quem quer que o tenha.
howto-zeus-tens = Você pega Zeus quando a sua carta muda o total para 10, 20 ou outra dezena exata até { $limit }.
howto-zeus-same = Você pega Zeus quando joga um número em cima do mesmo número que um adversário acabou de jogar.
howto-zeus-gods = Você pega Zeus quando joga { FORM($cards, form: "a") }.
howto-zeus-sneak = Quando um jogador jogou um número, qualquer outro que tem o mesmo número pode jogá-lo na hora, fora da vez. Ele soma ao total como sempre e pega Zeus. Quem o jogou compra uma carta, e o jogo continua dali.
howto-zeus-sneak-again = Então os outros que têm esse número podem fazer o mesmo.
howto-zeus-sneak-several = Se vários querem, joga quem jogaria primeiro na ordem normal.
howto-zeus-end = Quando o total é { $limit } ou mais, a rodada acaba. Quem tem Zeus ganha a rodada e recebe uma letra. A carta que acaba a rodada ainda pode pegá-lo.
howto-zeus-end-nobody = Se ninguém o tem, quem acabou a rodada o pega.

## A última carta, e as bombas

howto-last-card = Quem joga a última carta da mão ganha a rodada, e ela acaba. Tem que ser uma carta que possa ser jogada, mas nenhum efeito dela acontece.
howto-last-card-others = Cada um dos outros jogadores { howto-pays }.
howto-bomb = Quando alguém joga { FORM($cards, form: "a") }, cada um dos outros, a partir do próximo jogador, descarta { FORM($rank, form: "a") } ou { howto-pays }. Se você tem { FORM($rank, form: "a") }, também pode ficar com essa carta: nesse caso { howto-pay }.
howto-bomb-last-card = Depois que todos fizeram isso, ganha a rodada quem descartou assim a última carta da mão.
howto-bomb-several = Se forem vários, ganha quem fez isso primeiro.
howto-bomb-next = Senão, a vez é de quem vem depois de quem jogou { FORM($cards, form: "the") }, como sempre.
howto-others-draw = Quando todos os outros têm que comprar, o próximo jogador compra primeiro.

## Só dois jogadores

howto-two-players = Isto vale enquanto só dois jogadores estão na rodada.
howto-two-reverse-nothing = Uma carta que inverte o sentido não muda de quem é a vez.
howto-two-reverse-again = Se você joga uma carta que inverte o sentido, joga de novo.
howto-two-skip-nobody = Uma carta que pula não faz o outro perder a vez.
howto-two-skip-again = Se você joga uma carta que pula, joga de novo.
howto-two-skips = Duas cartas assim na mesma vez se anulam.
howto-two-hands-on = Uma carta que repassa jogadas as repassa ao outro jogador.
howto-two-choose = Se você pode escolher o próximo jogador, escolhe o outro.

## Quando você não pode jogar

howto-out-of-deal = { $who ->
    [both] Se você desiste ou não tem cartas
    [give-up] Se você desiste
   *[cards] Se você não tem cartas
 }, está fora da rodada.
howto-out-of-deal-pays = { $who ->
    [both] Se você desiste ou não tem cartas
    [give-up] Se você desiste
   *[cards] Se você não tem cartas
 }, { howto-pay } e está fora da rodada.
howto-out-of-deal-last = Quando só um jogador fica nela, a rodada acaba.
howto-out-of-deal-last-wins = O último jogador que fica nela ganha a partida.
howto-out-of-deal-points = Os pontos que cada um ainda tem são somados como sempre.
howto-out-of-deal-keeps-points = Quem desiste fica com todos os seus pontos, então desistir logo pode ser o melhor.
howto-out-of-deal-no-letter = Então ninguém ganha uma letra.
howto-stuck-pay = Se você não puder jogar nenhuma carta, { howto-pay }.
howto-team-pays = Se um de vocês não puder jogar nenhuma carta, cada um de vocês paga { $cost }.
howto-stuck-forfeit = Se você não puder jogar nenhuma carta, leva uma falta.
howto-stuck-out = Se você não puder jogar nenhuma carta, está fora da partida.
howto-stuck-reset = O total volta para 0.
howto-stuck-keeps-hand = Você fica com a sua mão, a não ser que essa derrota ponha você fora da partida. De qualquer jeito, a vez passa para o próximo jogador.
howto-stuck-lays-down = Você põe a sua mão de lado.
howto-stuck-out-of-deal = Você põe a sua mão de lado e está fora só desta rodada.
howto-stuck-out-of-deal-only = Se você não puder jogar nenhuma carta, está fora desta rodada.
howto-stuck-pay-out = Se você não puder jogar nenhuma carta, { howto-pay } e está fora da partida, não importa o que você ainda tenha.
howto-pile-away = { $turns ->
    [on] O descarte é posto de lado, o total é { $total }, e o próximo jogador começa um novo descarte no mesmo sentido.
   *[off] O descarte é posto de lado, o total é { $total }, e o próximo jogador começa um novo descarte.
 }
howto-pile-away-last = { $count ->
    [one] { $turns ->
        [on] A última carta é tirada do descarte, o total é o de antes dela, e o próximo jogador continua no mesmo sentido.
       *[off] A última carta é tirada do descarte, o total é o de antes dela, e o próximo jogador continua.
     }
   *[other] { $turns ->
        [on] As últimas { FORM($count, as: "form-number", form: "f") } cartas são tiradas do descarte, o total é o de antes delas, e o próximo jogador continua no mesmo sentido.
       *[off] As últimas { FORM($count, as: "form-number", form: "f") } cartas são tiradas do descarte, o total é o de antes delas, e o próximo jogador continua.
     }
 }
howto-pile-away-others = Os outros jogadores ficam com as suas cartas.
howto-pile-away-redraw = Se você ainda está na partida, põe também a sua mão de lado e compra uma nova.
howto-pile-away-keep = Se você ainda está na partida, fica com a sua mão.
howto-pile-away-sit-out = Se você ainda está na partida, espera até que só um jogador fique. Então a rodada acaba.
howto-pile-away-out = A mão de quem saiu também é posta de lado.
howto-deal-is-over = A rodada acaba.
howto-next-faces-same = { $turns ->
    [on] Se ainda restam dois ou mais, o próximo jogador continua do mesmo total, no mesmo sentido.
   *[off] Se ainda restam dois ou mais, o próximo jogador continua do mesmo total.
 }
howto-last-wins-deal = O último jogador que fica ganha a rodada.
howto-no-cards = Se você não tem cartas na sua vez, também não pode jogar.
howto-no-cards-pay = Se você não tem cartas na sua vez, custa mais: então { howto-pay }.

## Fora da partida

howto-out-last-paid = Quando você paga { $kind ->
    [penny] o seu último centavo
    [nickel] a sua última moeda
    [chip] a sua última ficha
   *[token] a sua última ficha
 }, está fora da partida.
howto-out-last-paid-at-once = Quando você paga { $kind ->
    [penny] o seu último centavo
    [nickel] a sua última moeda
    [chip] a sua última ficha
   *[token] a sua última ficha
 }, está fora da partida na hora, até no meio de uma rodada.
howto-out-made = Com { $kind ->
    [bomb] a { FORM($count, as: "form-ordinal", form: "f") } bomba-relógio virada
    [corner] o { FORM($count, as: "form-ordinal") } canto dobrado
   *[fold] a { FORM($count, as: "form-ordinal", form: "f") } dobra
 } você está fora da partida.
howto-out-last-made = Com { $kind ->
    [bomb] a última bomba-relógio virada
    [corner] o último canto dobrado
   *[fold] a última dobra
 } você está fora da partida.
howto-honor = { $kind ->
    [bomb] Quando todas as suas bombas-relógio estão viradas
    [corner] Quando todos os seus cantos estão dobrados
    [fold] Quando não há lugar para mais uma dobra
    [penny] Quando você não tem mais centavos
    [nickel] Quando você não tem mais moedas
    [chip] Quando você não tem mais fichas
   *[token] Quando você não tem mais fichas
 }, você ainda não está fora da partida: continua jogando, “pela honra”.
howto-honor-out = A próxima derrota põe você fora da partida.
howto-honor-out-at-once = Se depois você tem que pagar mais uma vez, está fora da partida na hora, até no meio de uma rodada. Se a rodada não acaba com isso, os outros continuam.
howto-honor-too-little = Se você tem que pagar mais do que ainda tem, paga o que tem e também está fora.

## Quando o monte acaba

howto-stock-last-wins = A partida acaba, e ganha quem foi o último a jogar uma carta.
howto-stock-play-on = Ninguém mais compra. O jogo continua com as cartas na mão.
howto-going-out = Se você joga a sua última carta depois que o monte acabou, ganhou.
howto-going-out-of-deal = Se você joga a sua última carta depois que o monte acabou, ganhou esta rodada: ela não custa nada a você.
howto-going-out-others = Você sai do jogo, e os outros continuam; o último que fica também ganha.
howto-stock = { $turns ->
    [on] A carta de cima do descarte fica. Todas as outras cartas jogadas são embaralhadas e formam o novo monte. O total e o sentido ficam como estão.
   *[off] A carta de cima do descarte fica. Todas as outras cartas jogadas são embaralhadas e formam o novo monte. O total fica como está.
 }
howto-stock-all = { $turns ->
    [on] Todas as cartas jogadas são embaralhadas, também a de cima do descarte, e formam o novo monte. A próxima carta começa um novo descarte. O total e o sentido ficam como estão.
   *[off] Todas as cartas jogadas são embaralhadas, também a de cima do descarte, e formam o novo monte. A próxima carta começa um novo descarte. O total fica como está.
 }
howto-stock-piles-too = Descartes e mãos postos de lado são embaralhados junto.
howto-stock-hands-too = As mãos de quem saiu são embaralhadas junto.
howto-stock-nothing = Se mesmo assim não há o que comprar, ninguém compra dessa vez.
howto-stock-nothing-star = Se mesmo assim não há o que comprar, ninguém compra dessa vez*.
howto-footnote = * As mesmas poucas cartas poderiam girar sem fim. Por isso este programa tem uma regra própria: quando o monte já foi renovado quinhentas vezes numa rodada, ninguém mais compra. As mãos acabam, e a rodada também.

## A próxima rodada

howto-one-deal = Uma rodada é uma partida inteira. Depois dá para jogar outra.
howto-reward = Quem ganha uma partida recebe uma estrela. As estrelas contam por todas as partidas que vocês jogam de novo.
howto-next-shuffle = { $turns ->
    [on] Todas as cartas são embaralhadas para a próxima rodada. O total é { $total } de novo, e joga-se { howto-way }.
   *[off] Todas as cartas são embaralhadas para a próxima rodada. O total é { $total } de novo.
 }
howto-next-all-dealt = { $turns ->
    [on] Para a próxima rodada, todas as cartas são embaralhadas e dadas de novo, e joga-se { howto-way }.
   *[off] Para a próxima rodada, todas as cartas são embaralhadas e dadas de novo.
 }
howto-next-keep-hands = { $turns ->
    [on] Para a próxima rodada, cada um fica com as cartas que sobraram na mão. Começando à { howto-side } de quem dá as cartas, cada um compra até completar a mão. O total é 0 de novo, e joga-se { howto-way }.
   *[off] Para a próxima rodada, cada um fica com as cartas que sobraram na mão. Começando à { howto-side } de quem dá as cartas, cada um compra até completar a mão. O total é 0 de novo.
 }
howto-next-keep-piles = O monte e o descarte ficam como estão.
howto-deals-left = A vez de dar as cartas passa para a { howto-side }.
howto-deals-right = A vez de dar as cartas passa para a { howto-other-side }.
howto-deals-left-past = { $turns ->
    [on] A vez de dar as cartas passa para a { howto-side }, para o próximo jogador na partida, qualquer que fosse o sentido do jogo.
   *[off] A vez de dar as cartas passa para a { howto-side }, para o próximo jogador na partida.
 }
howto-deals-right-past = { $turns ->
    [on] A vez de dar as cartas passa para a { howto-other-side }, para o próximo jogador na partida, qualquer que fosse o sentido do jogo.
   *[off] A vez de dar as cartas passa para a { howto-other-side }, para o próximo jogador na partida.
 }
howto-deals-winner = Quem ganhou dá as cartas.
howto-deals-loser = Quem perdeu dá as cartas.
howto-deals-right_of_winner = O jogador à { howto-other-side } de quem ganhou dá as cartas.
howto-next-dealer-steps-in = Se esse jogador estiver fora da partida, o próximo à { howto-other-side } dá as cartas.
howto-begins-left_of_dealer = Começa o jogador à { howto-side } de quem dá as cartas.
howto-begins-loser = Começa quem perdeu.
howto-begins-winner = Começa quem ganhou.
howto-next-steps-in = No lugar de quem está fora da partida entra o próximo à { howto-side }.
howto-next-last-to-pay = Se vários perderam, é quem pagou por último.
howto-deals-no-winner = Se uma rodada acaba sem vencedor, a vez de dar as cartas passa para a { howto-side }.
howto-begins-no-winner = Depois de uma rodada sem vencedor, começa o jogador à { howto-side } de quem dá as cartas.

## O fim da partida

howto-end-letters = O primeiro que tiver { $cost } ganha a partida.
howto-end-team = Quando o total é exatamente { $limit }, vocês ganham a partida juntos.
howto-end-team-lost = Quando todas as suas fichas estão pagas, todos vocês perdem.
howto-end-deal-over = Uma rodada acaba quando o total passa de { $limit }. Então cada um soma os pontos que sobraram a uma pontuação.
howto-end-score = Quando alguém tem { $total } ou mais de pontuação, a maior pontuação ganha a partida.
howto-end-tie-extra_deal = Em caso de empate, outras rodadas decidem.
howto-end-tie-shared = Em caso de empate, ganham juntos.
howto-last-wins = O último jogador que fica na partida ganha.
howto-last-wins-too = O último jogador que fica na partida também ganha.
howto-end-going-out = Quem jogou a sua última carta ganhou a partida, e também quem ficou por último. Assim pode haver vários vencedores, e talvez ninguém perca.
howto-end-all-bills = Quem ganha fica com todas as notas.
howto-end-all-paid = Quem ganha fica com { $kind ->
    [penny] todos os centavos pagos
    [nickel] todas as moedas pagas
    [chip] todas as fichas pagas
   *[token] todas as fichas pagas
 }.
howto-end-deals = A partida acaba depois de { $count ->
    [one] uma rodada
   *[other] { FORM($count, as: "form-number", form: "f") } rodadas
 }.
howto-end-match-won = Uma rodada que você ganha vale um ponto. O primeiro que tiver { $count ->
    [one] um ponto
   *[other] { FORM($count, as: "form-number") } pontos
 } ganha a partida.
howto-end-match-lost = Uma falta não põe ninguém fora da partida. Quando alguém tem { $count ->
    [one] uma falta
   *[other] { FORM($count, as: "form-number", form: "f") } faltas
 }, a partida acaba.
howto-end-fewest-wins = Ganha quem tiver menos faltas. Vários podem ganhar juntos.
howto-end-highest-wins = Ganha quem tiver a maior pontuação. Vários podem ganhar juntos.
howto-end-none = O jogo não tem fim próprio: acaba quando vocês quiserem parar.
howto-fewest-best = Quem tem menos faltas se saiu melhor.

## O que as fontes não dizem, bem no fim

howto-ours-zeus = As fontes não dizem quem pega Zeus quando ninguém o tem no fim, para onde se arredonda um total que termina em 5, como se trocam os algarismos de um total pequeno, e se o total pode ficar abaixo de 0. Nesses pontos, a regra é nossa.
howto-ours-shed = As fontes não dizem o que vem depois de uma bomba-relógio virada, se a última carta da mão ainda faz alguma coisa, quem compra em que ordem, e o que acontece com duas jogadas que alguém não consegue terminar. Nesses pontos, a regra é nossa.
howto-ours-no-end = A fonte não diz como o jogo acaba. Contar as faltas é ideia nossa.

## Exemplos com números

howto-example = Exemplo: { $told }

howto-example-name = { $count ->
    [1] Ana
    [2] Beto
    [3] Clara
   *[other] Davi
 }

howto-example-makes = O total é { $before }. { $player } joga { FORM($card, form: "a") } e o total vai para { $after }.
howto-example-keeps = O total é { $before }. { $player } joga { FORM($card, form: "a") }, e o total continua { $before }.
howto-example-choice = O total é { $before }. { $player } joga { FORM($card, form: "a") } e pode deixar o total em { $totals }.
howto-example-has-to-stay = Em { $before } ele tem que continuar { $before }: { $total } seria demais.
howto-example-has-to-turn = Em { $before } ele tem que continuar { $before }, e o sentido se inverte: { $total } seria demais.
howto-example-no-choice = Em { $before } tem que dar { $after }: { $total } seria demais.
howto-example-one-way = { $player } escolhe { $after }; com { $totals } não aconteceria mais nada.
howto-example-otherwise = Em { $before }, a mesma carta leva o total para { $after }.
howto-example-any = O total é { $before }. { $player } joga { FORM($card, form: "a") } e diz “{ $after }”. Agora ele é { $after }.
howto-example-copies = { $other } joga { FORM($second, form: "a") } e o total vai para { $before }. { $player } joga { FORM($card, form: "a") }, que faz o mesmo, e o total vai para { $after }.
howto-example-not-now = Em { $before } essa carta não pode ser jogada.
howto-example-never = O total é só { $before }. Mesmo assim { $player } não pode jogar { FORM($card, form: "a") }.
howto-example-thrown = Com quatro { FORM($rank, form: "many") } na mão, { $player } pode jogar as quatro cartas de uma vez. O total continua { $before }.

howto-example-turned = O sentido se inverte: a vez é de { $next }, não de { $other }.
howto-example-skipped = { $other } perde a vez, e joga { $next }.
howto-example-again = { $player } joga de novo.
howto-example-named = { $player } escolhe { FORM($next, form: "whom") }, que joga em seguida.
howto-example-struck = { $player } escolhe { FORM($other, form: "whom") }, que está fora da rodada. Depois joga { $next }.
howto-example-saved = { $player } joga { FORM($card, form: "a") } e escolhe { FORM($other, form: "whom") }, que tem { FORM($second, form: "a") }. { $other } põe essa carta embaixo da outra, compra mais uma e fica na rodada.
howto-example-exchanged = { $player } escolhe { FORM($other, form: "whom") }, e as duas mãos são trocadas. Agora { $player } tem { $count ->
    [one] a carta
   *[other] as { FORM($count, as: "form-number", form: "f") } cartas
 } que eram de { $other }.
howto-example-redealt = Todas as mãos são dadas de novo: cada um recebe { $count ->
    [one] uma carta
   *[other] { FORM($count, as: "form-number", form: "f") } cartas
 }.
howto-example-stolen = { $player } escolhe { FORM($other, form: "whom") } e tira uma carta dessa mão sem ver. { $other } compra uma na hora.
howto-example-stolen-seen = { $player } escolhe { FORM($other, form: "whom") }, olha essa mão e pega { FORM($second, form: "the") }. { $other } compra uma carta na hora.
howto-example-zeus = { $player } pega Zeus, que estava com { FORM($other, form: "whom") }.
howto-example-others-draw = { $others ->
    [1] { $others } compra { $count ->
        [one] uma carta
       *[other] { FORM($count, as: "form-number", form: "f") } cartas
     }.
   *[other] { $others } compram { $count ->
        [one] uma carta cada um
       *[other] { FORM($count, as: "form-number", form: "f") } cartas cada um
     }.
 }
howto-example-bomb = { $next } descarta { FORM($second, form: "a") } e se salva. { $others ->
    [1] { $others } não tem e { howto-pays }.
   *[other] { $others } não têm: cada um { howto-pays }.
 }

howto-example-twice = { $next } tem que jogar duas vezes: com { FORM($card, form: "a") } o total vai para { $before }, e depois com { FORM($second, form: "a") } vai para { $after }.
howto-example-twice-back = { $next } tem que jogar duas vezes. Depois de { FORM($card, form: "a") } o total é { $before } e volta para { $total }. Depois de { FORM($second, form: "a") } ele é { $after }.
howto-example-handed-on = { $player } tem que jogar duas vezes, e primeiro joga { FORM($card, form: "a") }. A vez acaba aí: agora é { $next } que tem que jogar duas vezes.
howto-example-canceled = { $player } tem que jogar duas vezes, e em vez disso joga { FORM($card, form: "a") }. A vez acaba aí, e { $next } joga normalmente.

howto-example-unanswered = Se { $next } não põe em cima { FORM($rank, form: "no") }, perde a vez, e joga { $other }.
howto-example-answered = Se { $next } responde e { $other } não, { $other } tem que cumprir um castigo de { FORM($count, as: "form-number", form: "f") } cartas.

howto-example-pair = O total é { $before }. { $player } joga { FORM($cards, form: "a") } de uma vez e o total vai para { $after }.
howto-example-several = O total é { $before }. { $player } joga { $rank ->
    [A] { FORM($count, as: "form-number") }
    [J] { FORM($count, as: "form-number") }
    [K] { FORM($count, as: "form-number") }
    [JK] { FORM($count, as: "form-number") }
    [WILD] { FORM($count, as: "form-number") }
   *[other] { FORM($count, as: "form-number", form: "f") }
 } { FORM($rank, form: "many") } de uma vez e o total vai para { $after }.

howto-example-hit = Por isso cada um dos outros jogadores { howto-pays }.
howto-example-jump = Isso pula por cima de { $total }, e por isso { $player } { howto-pays }.
howto-example-fine = Por isso { $player } { howto-pays } na hora, e a rodada continua.
howto-example-border = Isso cruza a fronteira acima de { $total }, e por isso { $player } { howto-pays }.

howto-example-69-wins = { $cost ->
    [corner] Por isso { $player } ganha lugar para uma dobra.
    [fold] Por isso { $player } ganha lugar para uma dobra.
   *[other] Por isso { $player } ganha { $cost }.
 }
howto-example-69-forfeit = Por isso todos os outros levam uma falta.
howto-example-69-zero = Por isso ele agora é 0.

howto-example-three = { $player } baixa três { FORM($rank, form: "many") }. A rodada acaba, e cada um dos outros jogadores { howto-pays }.
howto-example-banned = Na sua primeira vez na partida, { $player } não pode jogar { FORM($card, form: "a") } em { $before }.
howto-example-not-banned = Em { $before } a carta poderia ser jogada.
howto-example-sneak = { $other } também tem { FORM($card, form: "a") }, joga na hora e o total vai para { $after }. Agora Zeus está com { $other }.

howto-example-run = { $player } joga { FORM($card, form: "a") }, e { $next } joga { FORM($second, form: "a") }: é uma sequência. { $other } só pode comprar se jogar { FORM($rank, form: "a") }.

## Dicas

howto-tip-keep = Guarde { FORM($cards, form: "a") } para o fim: dá para jogar até em { $limit }.
howto-tip-team = Perto de { $limit }, pergunte quem tem a carta que chega exatamente lá, e deixe que essa pessoa chegue lá.
howto-tip-another-try = Quando ninguém tem a carta que falta, { FORM($cards, form: "a") } dá mais uma chance.
howto-tip-high = Jogue cedo as cartas altas. Perto de { $limit } não há mais lugar para elas.
howto-tip-rush = Quando o resto da sua mão é seguro em { $limit }, jogue cedo { FORM($cards, form: "a") }: os outros talvez não estejam prontos.
howto-tip-take-off = O que você tira também dá espaço ao próximo jogador. Se em vez disso puder deixar o total em { $limit }, deixe.
howto-tip-name-next = Quando o total é { $limit }, jogue { FORM($cards, form: "a") } e escolha alguém que vá ter dificuldade.
howto-tip-any = Guarde { FORM($cards, form: "a") } até que mais nada sirva: o total passa a ser o que você disser.
howto-tip-double = Jogue cedo { FORM($cards, form: "a") }: dobrar um total baixo soma pouco.
howto-tip-copy = { START($cards, form: "a") } vale tanto quanto a carta anterior. Depois de uma que não muda o total, ou que tira alguma coisa, dá para jogar até em { $limit }.
howto-tip-never = Não conte com { FORM($cards, form: "a") }: essa carta fica na sua mão até o fim da rodada, e você joga com as outras.
howto-tip-thrown = { START($rank, form: "a") } é peso morto: só sai da sua mão junto com mais três.

howto-tip-twice = Guarde duas cartas seguras em vez de uma: se tiver que jogar duas vezes, vai precisar das duas.
howto-tip-hand-on = Guarde { FORM($ranks, form: "a") } para quando tiver que jogar duas vezes: como primeira carta, repassa as duas jogadas.
howto-tip-answer = Guarde { FORM($rank, form: "a") } para responder. Depois de 2 { FORM($rank, form: "many") } em seguida, quem não responde tem que jogar 2 cartas; depois de 3, 3.
howto-tip-shield = Não jogue { FORM($cards, form: "a") } sem precisar: nada mais salva você quando alguém escolhe você.
howto-tip-exchange = Troque de mão quando nada mais na sua for seguro em { $limit }.
howto-tip-several = Cartas do mesmo valor podem ir juntas, e você compra outras tantas: um jeito rápido de sair de uma mão ruim.
howto-tip-pair = Um par de { FORM($ranks, form: "many") } não soma mais do que uma carta só, e traz duas cartas novas.
howto-tip-run = Guarde cartas de valores vizinhos. Quem não consegue continuar uma sequência não compra, e tem cada vez menos cartas.

howto-tip-exchange-shed = Troque de mão com quem tem menos cartas.
howto-tip-others-draw = Quando alguém só tem uma ou duas cartas, jogue { FORM($cards, form: "a") }.
howto-tip-redeal = Quando os outros têm muito menos cartas que você, jogue { FORM($cards, form: "a") }.
howto-tip-bomb = Guarde { FORM($rank, form: "a") } enquanto puder: isso salva você de { FORM($cards, form: "a") }.
howto-tip-zeus-ten = Antes de jogar, veja qual das suas cartas chega à próxima dezena exata: ela pega Zeus.
howto-tip-reach = Enquanto puder, não deixe um total de onde o próximo jogador chegue a { $total }.
howto-tip-reach-high = Guarde as cartas altas para o fim: elas ganham de mais longe.
howto-tip-zeus-last = Perto de { $limit }, guarde { FORM($cards, form: "a") } para o último momento. Só quem tem Zeus no fim ganha uma letra.
howto-tip-hit = Veja se uma das suas cartas faz exatamente { $totals }.
howto-tip-fine = Antes de jogar uma carta, veja se ela deixa o total em { $totals }. Se outra for tão boa, jogue a outra.
howto-tip-ten-short = Não deixe o total dez abaixo de { $totals }: as cartas mais comuns são as que somam dez.
howto-tip-down = Quando uma carta alta pularia por cima de um desses números, jogue uma que tira alguma coisa ou que não muda o total: isso não custa nada.
howto-tip-payment = Guarde para o fim uma carta que não soma nada: logo abaixo de { $limit }, quase todas as outras estouram.
howto-tip-exact = Faça as contas até exatamente { $limit }: com a carta certa você acaba a rodada, e os outros pagam.
howto-tip-all-dealt = Repare no que é jogado: o que você não vê, os outros têm.
howto-tip-border = Logo abaixo de uma fronteira, jogue uma carta que não muda o total. Isso nunca custa ponto.
howto-tip-border-room = Livre-se das cartas altas onde há espaço até a próxima fronteira.
howto-tip-69 = Faça as contas até 69: com a carta certa você chega exatamente lá.
howto-tip-three = Guarde duas cartas do mesmo valor: com a terceira você pode acabar a rodada, e os outros pagam.
howto-tip-hand-wins = Guarde { $rank ->
    [Q] duas damas
    [K] dois reis
    [J] dois valetes
    [A] dois ases
   *[other] duas { FORM($rank, form: "many") }
 }: com três se ganha a partida.
howto-tip-hand-loses = Não guarde { $rank ->
    [Q] duas damas
    [K] dois reis
    [J] dois valetes
    [A] dois ases
   *[other] duas { FORM($rank, form: "many") }
 }: se comprar a terceira carta, todos perdem.
howto-tip-ban = Não conte com { FORM($rank, form: "os") } no começo. Tenha outra carta que seja segura em { $limit }.
howto-tip-pile-away = Quando alguém não pode jogar, o total é { $total } de novo e você fica com a sua mão. Aí as cartas altas são úteis.
howto-tip-stock = Quando o monte acaba, ninguém compra. Guarde para essa hora as suas cartas mais seguras.
howto-tip-draw = Compre logo. Quando a próxima carta é jogada, você perde a sua compra.
