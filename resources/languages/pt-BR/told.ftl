## Se combina

told-fits = Tudo combina
told-conflicts = { $count ->
    [0] 0 coisas não combinam
    [one] Uma coisa não combina
   *[other] { $count } coisas não combinam
 }
told-checked = Conferido a cada mudança
told-good = Bom
told-bad = Pode melhorar
told-open = Ainda não se sabe
told-sign-and-words = { $sign }: { $words }

## As três vistas embaixo

told-views = O que a regra da casa significa
told-view-fair = É justo?
told-view-words = Em palavras
told-view-compare = Comparar
told-waits = Primeiro faça as regras combinarem

## O que o laboratório acha

told-for-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
 }
told-deals = { $count ->
    [0] { $number } rodadas
    [one] { $number } rodada
   *[other] { $number } rodadas
 }
told-progress = Quanto já se simulou
told-again = Simular de novo
told-again-means = Tudo outra vez, com outras cartas
told-soon = As primeiras rodadas estão sendo jogadas.
told-good-so-far = Por enquanto, tudo bem.
told-a-good-game = Um bom jogo!
told-could-be-better = { $count ->
    [one] Uma coisa poderia ser melhor.
   *[other] { $count } coisas poderiam ser melhores.
 }
told-failed = Este jogo não pôde ser jogado até o fim. Desfaça a última mudança.
told-who = Os computadores jogam como crianças, famílias e bons jogadores.
told-trying = Em teste: { $change }

## As perguntas, cada uma acima da sua frase

told-about-together = Chegar lá juntos
told-about-begins = Quem começa
told-about-endless = Rodadas sem fim
told-about-length = Quanto dura uma rodada
told-about-choice = O que escolher
told-about-turns = Reviravoltas na rodada
told-about-skill = Sorte ou habilidade
told-about-card = A carta que mais importa
told-about-sums = Contas para uma criança
told-sure = certo
told-rather-sure = quase certo
told-not-sure = ainda incerto
told-depends = depende de quem joga
told-about-sure = { $about } – { $sure }
told-verdict-aloud = { $about }. { $sign }: { $words }

## Imagens dos números

told-percent = { $number }%
told-never = nunca
told-figure = { $name }: { $number }, algo entre { $low } e { $high }.
told-seats = Rodadas salvas, por lugar
told-seats-won = Rodadas ganhas, por lugar
told-seat = { $last ->
    [1] Carteador
   *[other] { $place ->
        [1] Primeiro
        [2] Segundo
        [3] Terceiro
        [4] Quarto
        [5] Quinto
        [6] Sexto
        [7] Sétimo
        [8] Oitavo
        [9] Nono
       *[other] Décimo
     }
 }
told-even = igual: { $number }
told-plays = Cartas jogadas numa rodada
told-middle = típica: { $plays }
told-column = { $plays ->
    [one] 1 carta
   *[other] { $plays } cartas
 }: { $percent } rodadas em 100.
told-column-last = { $plays } cartas ou mais: { $percent } rodadas em 100.

## Comparado com o jogo de que veio

told-beside-game = Comparado com { $game }
told-from-nothing = Você criou este jogo do zero; não há com que comparar.
told-differs = O que é diferente:
told-same = Ainda não mudou nada.
told-figures-beside = Os números dos dois jogos
told-now = Agora
told-before = Antes
told-framed = Os números com moldura mudam de verdade, não por acaso.
told-beside = { $name }: { $now }, antes { $was }.
told-beside-differs = { $name }: { $now }, antes { $was }; uma mudança de verdade.

## Acima das regras em palavras

told-words-differ = { $count ->
    [one] Uma mudança, sublinhada e marcada com uma caneta.
   *[other] { $count } mudanças, sublinhadas e marcadas com uma caneta.
 }
