practice-sum-of = Conta { $number } de { $sums }
practice-once-more = Mais uma vez
practice-now-a-game = Agora uma partida
practice-your-way = O seu jeito e o jeito certo

## O que se diz no fim: a uma criança, seja qual for o resultado

practice-result = { $right } de { $sums } certas de primeira
practice-every-one = Todas elas! Essas você sabe mesmo.
practice-some = Cada conta deixa a próxima mais fácil.
practice-new-best = Um novo recorde! Antes era { $best }.
practice-best-stays = O seu recorde é { $best }.
practice-first-best = Este é o seu recorde até agora.
practice-result-told = { $result }. { $praise }

## Dois minutos de contas sem ajuda

practice-probe = Dois minutos de contas
practice-probe-intro = { $name }, aqui vão contas, primeiro fáceis, depois mais difíceis. Faça quantas quiser; tudo acaba sozinho depois de dois minutos. Você pode pular qualquer conta. Desta vez ninguém ajuda, e ninguém fica olhando.
practice-probe-begin = Começar
practice-probe-leave-out = Pular
practice-probe-sure = Parar agora? Estas contas não vão valer, e você pode recomeçar outro dia.
practice-probe-stop = Parar
practice-probe-thanks = { $sums ->
    [0] Valeu, { $name }! Fica para outro dia.
    [one] Valeu, { $name }! Você fez uma conta.
   *[other] Valeu, { $name }! Você fez { $sums } contas.
 }
practice-probe-kept = Daqui a duas semanas tem mais. O relatório mostra como foi.
