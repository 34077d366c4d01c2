minds-title = O que eles tinham?

## Que decisão se olha

minds-whose-choices = Decisões de quem
minds-all-computers = Todos
minds-earlier = Decisão anterior
minds-later = Próxima decisão
minds-where = Rodada { $deal }, jogada { $number }: { $name } em { $total } – { $move }
minds-no-choices = Nenhum computador teve o que decidir nas rodadas que acabaram.

## Como se chegou à decisão

minds-thinking = { $name } pensa mais uma vez…
minds-slip = Um deslize: neste nível, algumas jogadas são ao acaso.
minds-chose-otherwise = Na mesa a decisão foi outra: o tempo de pensar foi curto, ou desde então o computador aprendeu. Agora seria: { $move }.
minds-by-rule = { $name } segue aqui uma regra e não imagina mãos.
minds-imagined = { $count ->
    [one] { $name } imaginou { $count } jeito como as cartas escondidas podem estar.
   *[other] { $name } imaginou { $count } jeitos como as cartas escondidas podem estar.
 } O número embaixo de uma carta diz em quantos de cem ela está ali.
minds-fair = { $name } conhecia a própria mão, as cartas jogadas e o que todos podem ver e lembrar. Nada mais.

## No que mais se acreditava, e o que era

minds-was-right = A maior certeza de { $name } era que { FORM($other, form: "whom") } tinha { FORM($rank, form: "a") }: isso apareceu em { $percent } de cem palpites. E era verdade.
minds-was-wrong = A maior certeza de { $name } era que { FORM($other, form: "whom") } tinha { FORM($rank, form: "a") }: isso apareceu em { $percent } de cem palpites. Na verdade, { FORM($other, form: "whom") } tinha { $cards }.

## As mãos no feltro

minds-known = sabida
minds-imagined-world = Palpite { $number } de { $count }
minds-another-world = Outro palpite
minds-another-world-tip = O que mais foi imaginado
minds-held = { $name } tinha { $cards }.
minds-held-in-world = Neste palpite: { $cards }.

## O que o computador pesou

minds-weighed = O que foi pesado
minds-makes-total = vai para { $total }
minds-makes-total-at = { $way ->
    [eliminate] vai para { $total }, tira { FORM($other, form: "whom") }
    [exchange] vai para { $total }, troca de mão com { FORM($other, form: "whom") }
    [steal] vai para { $total }, rouba de { FORM($other, form: "whom") }
   *[choose] vai para { $total }, escolhe { FORM($other, form: "whom") }
 }
minds-rules-choice = pela regra
minds-played = jogada
minds-not-to-lose = { $percent }% de chance de não perder a rodada
minds-weighed-move = { $facts }.

## As jogadas da rodada, para leitores de tela

minds-made = { $name }: { $cards }, { $total }.
