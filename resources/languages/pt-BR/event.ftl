## Cartas

event-copied = { $player } copiou { FORM($card, form: "the") }
event-copied-brief = copiou: { FORM($rank, form: "figure") }
event-four = { $player } jogou quatro de uma vez
event-four-brief = quatro de uma vez!
event-wrong-call = { $player } disse outro número; é { $total }
event-wrong-call-brief = é { $total }
event-sneaked = { $player } furou a vez
event-sneaked-brief = furou a vez!
event-three-of-a-kind = { $player } baixou três { FORM($rank, form: "many") }
event-three-of-a-kind-brief = três { FORM($rank, form: "many") }

## O que alguém faz a outro lugar

event-named-next = { $player } escolheu { FORM($target, form: "whom") } para jogar em seguida
event-named-next-brief = joga em seguida
event-exchanged = { $player } e { FORM($target, form: "whom") } trocaram de mão
event-exchanged-brief = trocou com { FORM($target, form: "whom") }
event-redealt = { $player } mandou dar mãos novas a todos
event-redealt-brief = mãos novas para todos
event-stole = { $player } roubou uma carta de { FORM($target, form: "whom") }
event-stole-card = { $player } roubou uma carta de { FORM($target, form: "whom") }: { $card }
event-stole-brief = roubou de { FORM($target, form: "whom") }
event-struck = { $player } tirou { FORM($target, form: "whom") } da rodada
event-struck-brief = tirou { FORM($target, form: "whom") }
event-shield = { $player } usou o escudo e ficou na rodada
event-shield-brief = escudo!
event-zeus = { $player } pegou Zeus
event-zeus-brief = pegou Zeus
event-saved = { $player } descartou { FORM($card, form: "the") } e se salvou
event-saved-brief = se salvou!
event-wore-off = De agora em diante { FORM($card, form: "the") } vale { $value }
event-wore-off-brief = { $card }: só { $value }

## O que alguém deve

event-must-play = { $player } tem que jogar { FORM($count, as: "form-times") }
event-must-play-brief = jogar { FORM($count, as: "form-times") }
event-nothing-owed = { $player } se livrou das jogadas que devia
event-nothing-owed-brief = não deve mais nada
event-could-not-answer = { $player } não pôde responder e perdeu a vez
event-did-not-answer = { $player } não respondeu e perdeu a vez
event-penalty = { $player } não respondeu e tem um castigo a cumprir
event-penalty-brief = sem resposta
event-once-more = { $player } pode jogar de novo
event-once-more-brief = mais uma vez
event-others-draw = { $count ->
    [one] Todos menos { FORM($player, form: "whom") } compram uma carta
   *[other] Todos menos { FORM($player, form: "whom") } compram { $count } cartas
 }
event-others-draw-brief = os outros compram { $count }
event-forgot-to-draw = { $player } não se lembrou de comprar
event-forgot-to-draw-brief = não comprou

## O total

event-exact = { $player } cravou { $number }
event-exact-brief = cravou { $number }!
event-crossed = { $player } pulou por cima de { $number }
event-crossed-brief = pulou { $number }
event-called = { $player } disse { $number }, e isso custa
event-called-brief = { $number } custa
event-pays-each = { $player } pagou a cada um dos outros { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
 }
event-pays-each-brief = paga { $count } a cada um
event-gets-from-each = { $player } recebeu { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
 } de cada um dos outros
event-gets-from-each-brief = { $count } de cada um
event-wins-points = { $player } ganhou { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
 }
event-wins-points-brief = +{ $count }
event-loses-points = { $player } perdeu { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
 }
event-loses-points-brief = −{ $count }
event-reset = O total agora é { $total }
event-reset-brief = total { $total }
event-over = { $player } estourou com { $total }
event-over-brief = estourou: { $total }
event-mistake = { $player } jogou { FORM($card, form: "the") } por engano: { $total } estoura

## Perdas

event-cannot-play = { $player } não pode jogar
event-cannot-play-brief = não pode jogar
event-gave-up = { $player } desistiu
event-gave-up-brief = desistiu
event-bombed = A bomba atingiu { FORM($player, form: "whom") }
event-bombed-brief = a bomba pegou
event-bank = { $player } ganhou o que restava no banco
event-bank-brief = ganhou o resto do banco

## Desde a última vez de quem lê, na cortina que esconde as cartas enquanto o computador passa de mão em mão

event-dealt = As cartas foram dadas.
event-nobody-played = Ninguém jogou desde então.
event-plays = { $player } joga { FORM($cards, form: "the") }: { $total }
event-plays-still = { $player } joga { FORM($cards, form: "the") }: continua { $total }
event-plays-several = { $player } joga { $count } { FORM($rank, form: "many") }: { $total }
event-plays-several-still = { $player } joga { $count } { FORM($rank, form: "many") }: continua { $total }
event-earlier = { $count ->
    [one] Antes houve outra jogada.
   *[other] Antes houve outras { $count } jogadas.
 }
event-turned = Agora o jogo vai no outro sentido.
