## De uma carta

refusal-over-limit = { $limit ->
    [0] { START($rank, form: "the") } iria para { $total }: abaixo de 0
   *[other] { START($rank, form: "the") } iria para { $total }: acima de { $limit }
 }
refusal-not-on-this-total = { START($rank, form: "the") } não serve neste total
refusal-not-yet = { START($rank, form: "the") } ainda não pode
refusal-not-now = { START($rank, form: "the") } não pode agora
refusal-answer-due = A { FORM($asked, form: "a") } só se responde com { FORM($asked, form: "a") }
refusal-run-goes-on = A sequência tem que continuar com { FORM($asked, form: "a") }
refusal-may-not-begin = { $count ->
    [one] { START($rank, form: "the") } não pode começar: você deve uma jogada
   *[other] { START($rank, form: "the") } não pode começar: você deve { $count } jogadas
 }
refusal-too-few-left = { $count ->
    [one] { START($rank, form: "the") } deixaria cartas de menos: você deve uma jogada
   *[other] { START($rank, form: "the") } deixaria cartas de menos: você deve { $count } jogadas
 }
refusal-cancels-fewer = { $cancels ->
    [one] { START($rank, form: "the") } anula uma jogada, não { $count }
   *[other] { START($rank, form: "the") } anula { $cancels } jogadas, não { $count }
 }
refusal-number-first = { START($rank, form: "the") } não pode vir primeiro: um número começa a rodada
refusal-not-in-hand = { START($rank, form: "the") } não está na sua mão

## De uma jogada

refusal-no-deal = Não há rodada em andamento. Aperte Enter para a próxima.
refusal-not-your-turn = Ainda não é a sua vez.
refusal-no-such-value = Essa carta não tem esse valor.
refusal-can-play = Você ainda tem uma carta que pode jogar.
refusal-not-asked = A pergunta não é para você.
refusal-no-such-answer = Essas cartas não podem ser baixadas agora.
refusal-must-draw = Antes você tem uma carta para comprar.
refusal-nothing-to-draw = Você não tem carta para comprar.
refusal-no-call-due = Agora não há total para dizer.
