puzzles-title = Ache a jogada

## Que desafio

puzzles-book = Desafios resolvidos
puzzles-sums = Desafios de contas
puzzles-looking = Um desafio está sendo preparado…

## A posição

puzzles-question = Qual carta ganha?
puzzles-position = O total é { $total }, { $players ->
    [2] as duas mãos
   *[other] todas as mãos
 } estão abertas e não há mais monte. Você joga primeiro.
puzzles-next = Depois de você joga { FORM($name, form: "whom") }.
puzzles-goal = Se você ficar sem jogada, perde a rodada.
puzzles-grade = { $grade ->
    [easy] Fácil
    [medium] Médio
   *[hard] Difícil
 }: os computadores acham em { $tenths } de dez tentativas. { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
 } até o fim.
puzzles-holds = { $name } tem { $cards }.
puzzles-own-card = Na sua mão: { $told }.

## Respostas

puzzles-answer = { $state ->
    [right] { $move }: ganha
    [wrong] { $move }: não ganha
   *[open] { $move }
 }
puzzles-yes = Sim, { FORM($cards, form: "the") }.
puzzles-yes-so = Sim, { FORM($cards, form: "the") } ({ $note }).
puzzles-no = Não é { FORM($cards, form: "the") }: veja no que dá.
puzzles-no-so = Não é { FORM($cards, form: "the") } ({ $note }): veja no que dá.
puzzles-it-was = Era { FORM($cards, form: "the") }.
puzzles-it-was-so = Era { FORM($cards, form: "the") } ({ $note }).
puzzles-idea-keep = Guarde { FORM($cards, form: "the") } para o fim.
puzzles-idea-trap = Agora ninguém mais tem escolha.
puzzles-idea-top = Direto a { $total }.
puzzles-idea-room = Primeiro, abra espaço.
puzzles-idea-pass = Deixe o total para outra pessoa.
puzzles-idea-count = Conte: outra pessoa fica sem jogada primeiro.
puzzles-stars = { $stars } de 3 estrelas
puzzles-stars-told = { $stars } de 3 estrelas.
puzzles-why-not = Por que não { FORM($cards, form: "the") }?
puzzles-why-not-so = Por que não { FORM($cards, form: "the") } ({ $note })?
puzzles-cards = Cartas e regras
puzzles-card-value = { $shown }: { $told }.
puzzles-play-out = Jogar até o fim na mesa
puzzles-back = Voltar ao desafio

## A linha de jogadas, ao lado das cartas e do total

puzzles-only-card = nada mais serve
puzzles-last-step = exatamente { $total }
puzzles-stuck = { $name } está sem jogada.
puzzles-made = { $name }: { $cards }, { $total }, { $note }.

## Teclas

puzzles-key-days = O dia anterior, o próximo dia
puzzles-key-why = Por que não outra carta?

## O livro de desafios resolvidos

puzzles-book-note = Os dias dos desafios que você resolveu. Abra um para pensar nele de novo.
puzzles-book-empty = Aqui ficam os desafios que você resolver.
puzzles-book-entry = { $game }, { $day }
puzzles-book-lost = Os desafios resolvidos não podem ser lidos; ficam guardados como { $file }.
puzzles-not-there = O jogo deste desafio não está mais aqui, ou as regras dele já são outras.
puzzles-key-open = Abrir o desafio

## Desafios de contas

puzzles-sum-question = { $count ->
    [1] Qual carta faz exatamente { $total }?
   *[2] Quais duas cartas juntas fazem exatamente { $total }?
 }
puzzles-sum-start = O total é { $total }.
puzzles-sum-of = Conta { $number } de { $sums }.
puzzles-sum-card = { $state ->
    [right] { $cards }: certa
    [wrong] { $cards }: não é esta
    [chosen] { $cards }: escolhida
   *[open] { $cards }
 }
puzzles-sum-makes = Isso faz { $totals }. Tente outra.
puzzles-sum-does-not-fit = Isso vai além do fim. Tente outra.
puzzles-sum-step = { START($cards, form: "the") }: vai para { $total }.
puzzles-sum-next = Próxima conta
puzzles-sum-other-day = Contas do dia anterior
