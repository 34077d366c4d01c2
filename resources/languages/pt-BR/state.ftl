## O que uma carta da mão pode fazer

state-makes = { $card }, vai para { $totals }
state-makes-any = { $card }, vai para qualquer total de { $low } a { $high }
state-marked = marcada
state-with-others = pode ser jogada com outras (+)
state-takes-zeus = pega Zeus
state-wins-game = ganha a partida
state-brings = rende algo na hora
state-costs = custa algo na hora
state-refused = { $card } ({ $why })

## O que obriga quem está na vez

state-you-owe = { $count ->
    [one] Você deve mais uma jogada
   *[other] Você deve { $count } jogadas
 }
state-answer-queen = Responda com { FORM($rank, form: "a") }
state-run-up = Uma sequência sobe: só compra quem joga { FORM($rank, form: "a") }
state-run-down = Uma sequência desce: só compra quem joga { FORM($rank, form: "a") }

## A mesa inteira, frase por frase

state-you-are-asked = Pergunta para você.
state-your-turn = Sua vez.
state-to-play = { $player ->
    [you] É a sua vez.
   *[other] É a vez de { $player }.
 }
state-deal-over = A rodada acabou. Aperte Enter para a próxima.
state-game-over = A partida acabou.
state-total = Total { $total }.
state-hand = A sua mão: { $cards }.
state-pile = No descarte: { $card }.
state-clockwise = Joga-se no sentido horário.
state-counterclockwise = Joga-se no sentido anti-horário.
