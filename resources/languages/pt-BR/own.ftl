## Guardados no disco

own-set-aside = Um jogo seu não pôde ser lido; fica guardado como { $file }.
own-unread = Um jogo seu não pode ser lido agora ({ $why }); { $file } fica como está.
own-kept-unplayed = “{ $name }” não pode ser jogado aqui: { $why }. O arquivo fica como está.
own-not-kept = O jogo não pôde ser salvo ({ $why }).
own-nameless = Nosso jogo

## O que veio de fora

own-not-a-game = Este arquivo não tem um jogo do Cardtable.
own-no-text = Não há jogo neste texto; copie de novo, até o último ponto.
own-text-damaged = Uma parte do jogo neste texto falta ou está trocada; copie de novo.
own-newer = Este jogo foi feito com um Cardtable mais novo; use esse.
own-no-code = Não há código QR de um jogo nesta imagem.
own-no-picture = Esta imagem não pode ser lida.
own-unknown-base = Este jogo muda um que este Cardtable não conhece; um mais novo talvez conheça.
own-makes-no-sense = As regras deste jogo não combinam.
own-not-played = Este jogo não pode ser jogado aqui: { $why }.

## Passado adiante

own-text-title = Cardtable: o jogo { $game }
own-give = Compartilhar
own-give-code = A câmera de um celular lê este código e recebe o jogo como texto. Mande para outro computador, ou salve o código como imagem: o Cardtable lê os dois.
own-code-spoken = Código QR de { $game }
own-copy-text = Copiar como texto
own-copied-text = { $game } foi copiado, como texto.
own-save-file = Salvar como arquivo
own-save-code = Salvar o código como imagem
own-files = Jogos feitos com o Cardtable (*.cardgame)
own-save-title = Salvar o jogo
own-pictures = Imagens (*.png)

## Recebido

own-arrival-title = Um jogo para você
own-by = Inventado por { $maker }
own-made-from = É { $game } com { $changes ->
    [0] nenhuma regra diferente
    [one] uma regra diferente:
   *[other] { $changes } regras diferentes:
 }
own-made-anew = Foi feito do nada. Isto é o que há a saber dele:
own-marked = O que muda em relação a { $game } vem sublinhado e marcado com uma caneta.
own-take = Ficar com ele
own-leave = Deixar
own-taken = { $game } está entre os seus jogos.
own-here-already = { $game } já está entre os seus jogos.
own-ways = Os seus jogos
own-bring = Trazer um jogo
own-bring-kinds = Jogos e imagens (*.cardgame *.cardtable *.png *.jpg *.jpeg *.bmp)
own-paste = Colar um jogo

## Na estante deles

own-shelf = Nossos jogos
own-shelf-hook = Inventados por você, ou dados a você.
own-blurb-by = Inventado por { $maker }.
own-blurb-from = { $game }, com regras suas.
own-change = Mudar
own-rename-ask = Como { $game } vai se chamar?
own-duplicate = Duplicar
own-duplicated = { $game } está na sua estante.
own-in-bin = { $game } está na lixeira deste computador.
own-deleted-undo = { $game } foi excluído; { $key } traz de volta.
own-back = { $game } está de volta.
own-practicing = Craque está treinando: { $share }%
own-practiced = Craque treinou { $game }.
