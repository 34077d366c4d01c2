learners-title = Aprender

## As boas-vindas, enquanto ninguém aprende aqui: ditas aos pais

learners-welcome = Cada carta é uma conta
learners-welcome-sums = O total é 68, e a criança joga um 7. Quanto é agora? A criança diz.
learners-welcome-help = Se uma conta é difícil, a mesa mostra um salto até a dezena. Sem pressa, e ninguém ouve “errado”.
learners-welcome-nickname = Basta um apelido, e nada sai deste computador.
learners-welcome-picture = Um coelho à mesa: o total é 68, ele joga um 7 e diz quanto dá
learners-add = Nova criança
learners-try = Experimentar agora
learners-try-tip = Dez contas, sem nome; nada disso é guardado

## O cartão de uma criança

learners-ready-to-play = Já pode jogar
learners-ready-for-more = Já pode usar números maiores
learners-ready-for = { $name }, agora experimente { $game }
learners-right-today = Certas hoje: { $count }
learners-ten-minutes = Dez minutos
learners-ten-minutes-of = { $name }: dez minutos
learners-practice = Treinar
learners-play = Jogar
learners-skills = Habilidades
learners-play-of = { $name }: jogar

## Um aprendiz

learners-beat-your-best = Bata o seu recorde
learners-for-parents = Para os pais
learners-skill-map = Mapa das habilidades
learners-today = certas hoje
learners-best-row = maior série
learners-best-round = melhor treino de { $sums }
learners-figure = { $title }: { $figure }
learners-numbers-outgrown = { $numbers }. Já dá para usar números maiores.
learners-unread = { $count ->
    [one] { $count } resposta não pode mais ser lida e não é contada.
   *[other] { $count } respostas não podem mais ser lidas e não são contadas.
 }

## Números: de que tamanho são nos jogos e contas de um aprendiz

learners-numbers-to-20 = Números até 20
learners-numbers-to-50 = Números até 50
learners-numbers-to-99 = Números até 99
learners-numbers-tricky = Até 99, com as cartas difíceis

## O formulário: o que se guarda de um aprendiz

learners-new = Um novo aprendiz
learners-settings-of = Ajustes de { $name }
learners-picture = Imagem, { $picture }
learners-nickname = Apelido
learners-nickname-hint = Um apelido; não é preciso nome de verdade
learners-start = Por onde começar
learners-start-note = se quiser; ajusta os números abaixo
learners-start-years = Idade ou ano
learners-start-age = { $age ->
    [10] 10 anos ou mais
   *[other] { $age } anos
 }
learners-start-grade = { $grade ->
    [5] 5º ano ou mais
   *[other] { $grade }º ano
 }
learners-start-counts = Conta até
learners-start-count = Conta até { $count }
learners-start-unsaid = Não informado
learners-numbers = Números
learners-numbers-begin = para começar; avisamos quando der para usar maiores
learners-numbers-note = quando mudam, a ajuda recomeça
learners-strategy = Contas que passam da dezena
learners-strategy-note = como se ensina na escola
learners-make-ten = Completar a dezena: 68 + 2 + 5
learners-compensation = Ir dez e voltar: 68 + 10 − 3
learners-mode = Como se respondem os totais
learners-mode-ladder = Conforme vai: a ajuda vem e some
learners-mode-choices = Sempre com respostas para escolher
learners-mode-pad = Sempre o teclado de números
learners-hand = Pergunta antes de jogar
learners-hand-note = perto do limite, onde faz sentido
learners-hand-nothing = Nada: simplesmente se joga
learners-hand-safe = O que ainda posso jogar?
learners-hand-largest = A maior carta segura
learners-hand-room = Quanto falta
learners-hand-mixed = Tudo isso, uma de cada vez
learners-hints = Pode-se pedir dicas
learners-hints-note = uma dica não é um erro
learners-strict = Totais errados contam
learners-strict-note = onde a regra da casa cobra uma falta por conta errada
learners-coach = O treinador pode ajudar a jogar
learners-coach-note = diz o que jogar, e por quê
learners-speech = As perguntas são lidas em voz alta
learners-speech-note = com a voz deste computador ou gravações
learners-save = Salvar

## A pequena conta antes do formulário, para os pais

learners-gate-why = Esta conta afasta dedos pequenos. Resolva e entre.
learners-gate-sum = { $first } vezes { $second }
learners-gate-open = Abrir
learners-gate-again = Quase. Aqui vai outra.

## Aprendizes como arquivos

learners-import-tip = Um aprendiz exportado antes
learners-import-one = Importar um aprendiz
learners-export-this = Exportar este aprendiz
learners-kind = Aprendizes ({ $pattern })
learners-is-here = { $name } agora está aqui.

## Excluir um aprendiz

learners-delete-sure = Excluir { $name } de vez?
learners-delete-what = { $answers ->
    [0] Apelido, imagem, ajustes e recordes são apagados deste computador, também dos backups, e não voltam mais.
    [one] Apelido, imagem, ajustes, recordes e a única resposta são apagados deste computador, também dos backups, e não voltam mais.
   *[other] Apelido, imagem, ajustes, recordes e todas as { $answers } respostas são apagados deste computador, também dos backups, e não voltam mais.
 } As partidas já jogadas ficam, e também os seus números; daí em diante o lugar é chamado pelo número. O que foi exportado ou impresso, e o que está na lixeira do computador, fica onde foi posto.
learners-delete-games = { $count ->
    [one] Um jogo feito aqui tem o nome nele: { $games }. Fica como está, também nas partidas jogadas com ele.
   *[other] { $count } jogos feitos aqui têm o nome neles: { $games }. Ficam como estão, também nas partidas jogadas com eles.
 }
learners-game-called = “{ $game }”
learners-delete-damaged = Um arquivo de aprendizes que não pôde ser lido foi posto à parte aqui. Ninguém sabe quem está nele, por isso também é apagado.
learners-delete-no = Manter
learners-delete-yes = Excluir de vez
learners-is-deleted = O aprendiz foi excluído. O nome sumiu também de partidas, estatísticas e backups; só arquivos que você salvou em outro lugar ainda podem ter o nome.
learners-is-deleted-but-games = O aprendiz foi excluído. O nome sumiu também de lugares, estatísticas e backups; os jogos que o trazem ficam como estão, e arquivos que você salvou em outro lugar ainda podem ter o nome.

learners-child = Meu álbum
learners-child-of = A página de { $name }
learners-for-teachers = Para professores
learners-parent-can = O que { $name } já sabe
learners-parent-can-means = Certo de primeira, sem ajuda, em dias diferentes
learners-parent-deal = Dar as cartas: { $game }
learners-parent-next = O que vem depois
learners-parent-ask = Se aparecer { $sum }, pergunte: “Como você fez?”
learners-parent-no-cards = Sem tempo para cartas?
learners-parent-print = Imprimir ou salvar
learners-parent-tonight = O que jogar hoje à noite
learners-parent-why-game = De 100 totais, { $count } trabalham o que { $name } está treinando.
learners-parent-working = O que { $name } está treinando
learners-parents-of = { $name }: para os pais
learners-probe-who = Dois minutos de contas: quem?
learners-numbers-dots = Pontos até 10
