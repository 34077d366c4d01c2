## Habilidades

progress-skill-add-ones = Somar unidades ({ $sum })
progress-skill-add-to-ten = Completar a dezena ({ $sum })
progress-skill-add-cross-ten = Somar passando da dezena ({ $sum })
progress-skill-add-ten = Somar dez ({ $sum })
progress-skill-add-teens = Somar onze e mais ({ $sum })
progress-skill-take-ones = Tirar unidades ({ $sum })
progress-skill-take-ten = Tirar dez ({ $sum })
progress-skill-take-cross-ten = Tirar passando da dezena ({ $sum })
progress-skill-take-past-zero = Abaixo de zero ({ $sum })
progress-skill-double = Dobrar ({ $sum })
progress-skill-halve = Metade ({ $sum })
progress-skill-swap-digits = Trocar algarismos ({ $before } vira { $answer })
progress-skill-round-to-ten = Dezena mais próxima ({ $before } vira { $answer })
progress-skill-hold = Cartas que não somam
progress-skill-set = Cartas que dão um total
progress-skill-over-limit = Passa do limite?
progress-skill-room = Quanto falta até o limite
progress-skill-largest-safe = A maior carta segura
progress-skill-choice = Escolher um valor

## O mapa: até onde chegou uma habilidade; embaixo do nome, com pouco espaço

progress-not-met-yet = ainda não apareceu
progress-too-few = poucas respostas
progress-practicing = em treino
progress-secure = firme
progress-look-again = firme; rever
progress-calls = respostas: { $calls }
progress-right-first-time = { $right } de { $calls } certas de primeira
progress-press-to-practice = Aperte para treinar
progress-at-the-table = Na mesa

## O relatório

progress-title = { $name }: como vão as contas
progress-nothing-yet = Ainda não há respostas; depois da primeira partida haverá.
progress-figures = Respostas: { $calls } desde { $first }. Dias: { $days }, o último em { $day }. Certas de primeira: { $right } ({ $percent }%).
progress-minutes = Minutos respondendo: cerca de { $minutes }.
progress-secure-heading = Firme
progress-coming-heading = A caminho (certas de primeira)
progress-none-secure = Nada ainda: são necessárias oito respostas certas sem ajuda, em dois dias.
progress-none-coming = Tudo o que apareceu está firme.
progress-skill-since = { $skill }, desde { $day }
progress-skill-look-again = { $skill }: hora de rever
progress-skill-too-few = { $skill }: poucas respostas ({ $calls })
progress-skills-more = e mais { $count }
progress-skill-coming = { $skill }: { $right } de { $calls }
progress-mistakes-heading = Os enganos mais comuns
progress-gain = { $way ->
    [answer] Erros como { $sum }: { $made } de { $sums } em { $month }, { $now } de { $calls } agora
   *[kind] Contas como { $sum }: sem acertar, { $made } de { $sums } em { $month }, { $now } de { $calls } agora
 }
progress-guessed = Parece chutar: { $count } de { $calls } respostas erradas vieram em menos de um segundo.
progress-no-mistakes = Nenhum engano virou costume ultimamente.
progress-no-guessing = Nenhum sinal de chute.
progress-mistake-times = { $mistake } ({ FORM($count, as: "form-times") }, a última em { $day })
progress-unexplained = { $count ->
    [one] { $count } resposta sem um padrão claro: { $example }
   *[other] { $count } respostas sem um padrão claro: { $example }
 }
progress-trend-heading = Semana a semana
progress-trend-head-week = Semana de
progress-trend-head-right = Certas de primeira
progress-trend-head-secure = Habilidades firmes
progress-trend-day-format = d MMM
progress-trend-week = { $percent }% ({ $right } de { $calls })
progress-trend-then = Habilidades firmes: { $before } na semana de { $day }, { $now } agora.
progress-trend-words = A ajuda se ajusta para que cerca de quatro em cada cinco respostas sejam certas.
progress-probe-heading = Dois minutos de contas, sem ajuda
progress-probe-result = { $day }: { $right } certas de { $answered } (folha { $form })
progress-probe-compare = As duas folhas são igualmente difíceis, por isso dá para comparar.
progress-home-heading = Uma coisa para brincar em casa
progress-next-heading = O próximo passo
progress-next-larger = Tudo o que apareceu está firme: tente um jogo com números maiores.
progress-next-begin = Joguem uma partida ou façam os dez minutos.
progress-next-play = Tudo o que apareceu está firme: continue a jogar, para que fique assim.
progress-next-practice = Treinar: { $skill }
progress-next-at-table = Na mesa, com as cartas: { $skill }
progress-what-secure-means = Firme quer dizer: das últimas doze respostas sem ajuda, pelo menos oito foram certas de primeira, em pelo menos dois dias. Daí em diante, pelo menos 85% devem ser certas. A revisão vem depois de três dias, de uma semana e de três semanas.

## Exemplos de enganos, um depois do outro

progress-example = { $way ->
    [hold] a carta deixou o total em { $answer }, não em { $given }
    [set] a partir de { $before }, a carta deixou o total em { $answer }, não em { $given }
    [swap] { $before } com os algarismos trocados é { $answer }, não { $given }
    [round] { $before } arredondado para a dezena mais próxima é { $answer }, não { $given }
    [floor] { $before } menos { $step } ficaria abaixo de 0; neste jogo o total para em 0, não em { $given }
   *[sum] { $sum }, não { $given }
 }
progress-example-furthest = a partir de { $before }, o mais longe até { $limit } era { $answer }, não { $given }
progress-example-fits = { $picked ->
    [0] o que cabe em { $before } de { $limit }: { $cards } (escolha: nada)
   *[other] o que cabe em { $before } de { $limit }: { $cards } (escolha: { $picked })
 }

## Enganos, como título antes dos exemplos

progress-mistake-counted-the-start = Conta também o número de onde parte
progress-mistake-added-to-the-tens = Toma unidades por dezenas
progress-mistake-digits-reversed = Troca de lugar os algarismos da resposta
progress-mistake-no-carry = Esquece o “vai um”
progress-mistake-carried-twice = Leva uma dezena a mais
progress-mistake-added-to-the-ones = Soma dez às unidades
progress-mistake-only-the-ten = Soma a dezena e esquece as unidades
progress-mistake-only-the-ones = Soma as unidades e esquece a dezena
progress-mistake-added-instead = Soma em vez de tirar
progress-mistake-took-instead = Tira em vez de somar
progress-mistake-said-the-card = Diz o número da carta em vez do total
progress-mistake-counted-the-card = Conta cada carta como um só passo
progress-mistake-said-the-old-total = Repete o total anterior
progress-mistake-wrote-side-by-side = Escreve dezenas e unidades lado a lado
progress-mistake-finger-slip = Aperta a tecla ao lado da certa
progress-mistake-said-the-total = Diz o total em vez de quanto falta
progress-mistake-took-from-the-ones = Tira dez das unidades
progress-mistake-smaller-from-larger = Tira o algarismo menor do maior
progress-mistake-did-not-break-the-ten = Não troca uma dezena ao tirar
progress-mistake-lost-the-sign = Perde o menos abaixo de zero
progress-mistake-stopped-at-zero = Para em zero
progress-mistake-ignored-the-floor = Vai abaixo de zero onde o jogo para nele
progress-mistake-doubled-only-the-tens = Dobra só as dezenas
progress-mistake-doubled-only-the-ones = Dobra só as unidades
progress-mistake-added-two = Soma dois em vez de dobrar
progress-mistake-lost-the-odd-ten = Perde a metade de uma dezena ímpar
progress-mistake-halved-only-the-tens = Acha a metade só das dezenas
progress-mistake-took-two = Tira dois em vez de achar a metade
progress-mistake-kept-the-total = Deixa o número como estava, onde ele muda
progress-mistake-doubled-a-digit = Escreve um algarismo duas vezes em vez de trocar
progress-mistake-rounded-the-other-way = Vai à dezena mais distante
progress-mistake-added-the-face = Soma o número de uma carta que faz outra coisa
progress-mistake-off-by-one = Erra a contagem por um ou dois
progress-mistake-off-by-ten = Erra por dez
progress-mistake-stopped-at-the-ten = Para na dezena
progress-mistake-went-on-from-the-ten = Chega à dezena e dali dá de novo o passo inteiro
progress-mistake-read-the-total-reversed = Lê ao contrário os algarismos do total
progress-mistake-took-a-teen-for-tens = Confunde números como 13 e 30
progress-mistake-wrote-as-said = Escreve um zero a mais, como 608 em vez de 68
progress-mistake-dropped-the-tens = Esquece as dezenas do total
progress-mistake-took-six-for-nine = Confunde 6 e 9
progress-mistake-doubled-the-total = Dobra o total em vez de somar
progress-mistake-did-the-step-twice = Soma ou tira duas vezes o mesmo número
progress-mistake-compared-the-ones = Compara com o limite as unidades, e não o número inteiro
progress-mistake-over-the-limit = Escolhe uma carta que passa do limite
progress-mistake-left-one-out = Deixa de fora uma carta que ainda dá para jogar
progress-mistake-left-a-special-out = Deixa de fora uma carta que não soma ou que tira
progress-mistake-not-the-largest = Escolhe uma carta que cabe, mas não a que chega mais longe

## Uma coisa para tentar em casa

progress-home-play = Cada um, na sua vez, soma um número até 10 e diz o total em voz alta.
progress-home-rules = Leiam juntos as cartas antes do jogo: quais não mudam o total, quais dão outro?
progress-home-add-ones = Suba escadas contando a partir de um número qualquer, não do um.
progress-home-add-to-ten = Pergunte pelo amigo do dez: 7 e 3, 6 e 4, 8 e 2.
progress-home-add-cross-ten = Ponha 8 e 5 coisas em duas fileiras de dez; encha a primeira antes de seguir contando.
progress-home-add-ten = Junte notas de dez reais a moedas de um real: só as dezenas mudam.
progress-home-add-teens = Some onze como dez e mais um, com moedas.
progress-home-take-ones = De 17 uvas, comam algumas e digam quantas sobraram.
progress-home-take-ten = Pague dez reais com o dinheiro da carteira: só as dezenas mudam.
progress-home-take-cross-ten = Conte para trás de 13 a 10 primeiro, depois o resto: numa fita métrica.
progress-home-take-past-zero = Leia o termômetro do freezer: de 6 graus, desça 10.
progress-home-double = Dobre com as duas mãos: 5 e 5, depois 2 e 2, e tudo junto.
progress-home-halve = Dividam por igual entre dois: primeiro as dezenas, depois as unidades.
progress-home-swap-digits = Escreva 27 e 72 e diga qual algarismo é o das dezenas.
progress-home-round-to-ten = No mercado, arredondem os preços para a dezena mais próxima.
progress-home-room = Pergunte numa fita métrica: de 14, quanto falta até 20?
progress-home-over-limit = Com 20 reais na mão, pergunte o que ainda dá para comprar.
progress-home-largest-safe = Encha um copo até uma linha, com colheradas: qual ainda cabe?
progress-home-choice = Jogue um ás com as cartas abertas e diga os dois totais antes de escolher.

## A folha de contas, no papel

progress-sheet-head = Nome: { $line } Data: { $line }
progress-sheet-swap = { $before } com os algarismos trocados: { $line }
progress-sheet-round = { $before } arredondado para a dezena mais próxima: { $line }
progress-sheet-key = Respostas: { $title }
progress-card-swap = { $before } com os algarismos trocados
progress-card-round = { $before } arredondado para a dezena mais próxima

## A tabela de todas as respostas que se salva: uma linha por resposta, embaixo destes nomes de coluna

progress-column-time = hora
progress-column-mode = modo
progress-column-role = papel
progress-column-variant = variante
progress-column-game = partida
progress-column-session = sessão
progress-column-before = antes
progress-column-cards = cartas
progress-column-value = valor
progress-column-answer = resposta
progress-column-skill = habilidade
progress-column-support = ajuda
progress-column-choices = opções
progress-column-hints = dicas
progress-column-tries = tentativas
progress-column-errors = enganos
progress-column-milliseconds = milissegundos
progress-column-right_at_once = certa de primeira
progress-column-entered_by = entrada por
progress-column-focus_lost = saiu da janela
progress-column-ability = nível
progress-column-expected = esperado
progress-column-rests = em repouso
progress-column-app = versão
progress-column-seed = semente

## O arquivo dos aprendizes

progress-saved-again = O que os aprendizes fazem voltou a ser salvo.
progress-file-unreadable = O que os aprendizes fizeram antes não pôde ser lido; fica guardado como { $file }. Os backups talvez o tenham.
progress-file-damaged = { $answers ->
    [one] O arquivo dos aprendizes estava danificado; { $answers } de pelo menos { $of } respostas pôde ser lida (aprendizes: { $learners }). Fica guardado como { $file }. Os backups talvez tenham o resto.
   *[other] O arquivo dos aprendizes estava danificado; { $answers } de pelo menos { $of } respostas puderam ser lidas (aprendizes: { $learners }). Fica guardado como { $file }. Os backups talvez tenham o resto.
 }
progress-file-mended = { $answers ->
    [0] O arquivo dos aprendizes estava danificado, mas nada dele se perdeu (aprendizes: { $learners }). Fica guardado como { $file }.
    [one] O arquivo dos aprendizes estava danificado, mas a única resposta pôde ser lida (aprendizes: { $learners }). Fica guardado como { $file }.
   *[other] O arquivo dos aprendizes estava danificado, mas todas as { $answers } respostas puderam ser lidas (aprendizes: { $learners }). Fica guardado como { $file }.
 }

progress-probe-not-yet = Ainda não foi feito. Está em “Para professores”.
