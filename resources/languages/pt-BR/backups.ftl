backups-title = Backups

## Botões, e o que fazem

backups-save = Salvar tudo
backups-save-note = Aprendizes, ajustes e todas as partidas num arquivo
backups-open = Recuperar tudo
backups-open-note = De um arquivo salvo em outro computador
backups-days = Backups por dia
backups-settings-too = Os ajustes também
backups-settings-too-note = troca os ajustes de agora pelos do backup
backups-bring = Recuperar…
backups-bring-now = Recuperar
backups-take-back = Desfazer

## Os dias de que há backup

backups-before = { $day }, { $time }, antes de recuperar
backups-settings-alone = nenhum aprendiz; os ajustes
backups-learners = { $learners ->
    [0] 0 aprendizes
    [one] 1 aprendiz
   *[other] { $learners } aprendizes
 }
backups-answers = { $answers ->
    [0] 0 respostas
    [one] 1 resposta
   *[other] { $answers } respostas
 }
backups-games = { $games ->
    [0] nenhuma partida
    [one] 1 partida
   *[other] { $games } partidas
 }
backups-holds = { backups-learners }, { backups-answers }
backups-rule = Um backup é feito em cada dia em que algo mudou: dos aprendizes com todas as respostas, dos ajustes com o seu verso das cartas, dos desafios resolvidos, e dos jogos e regras da casa escolhidos por último. Ficam guardados os últimos sete dias, e um de cada uma de quatro semanas. Quem é excluído some também dos backups.

## Trazer de volta

backups-ask-day = Recuperar este backup ({ $day })?
backups-ask-file = Recuperar tudo deste arquivo?
backups-adds = O que falta aqui é acrescentado; nada do que está aqui é tirado. Antes é feito um backup de agora.
backups-brought = O que faltava está aqui de novo: { $what }.
backups-brought-own = { $games ->
    [one] Um jogo seu está na sua estante.
   *[other] { $games } jogos seus estão na sua estante.
 }
backups-brought-puzzles = { $puzzles ->
    [one] Um desafio resolvido está aqui de novo.
   *[other] { $puzzles } desafios resolvidos estão aqui de novo.
 }
backups-brought-back = O seu verso das cartas está aqui de novo.
backups-brought-nothing = Não faltava nada aqui.
backups-unread = { $count ->
    [one] Uma partida não pode ser lida.
   *[other] { $count } partidas não podem ser lidas.
 }
backups-taken-back = Tudo está como antes.

## Tudo num arquivo

backups-files = Tudo do Cardtable (*.zip)
backups-file-name = Cardtable, tudo.zip

## O que não deu certo, dito ao pé da página

backups-not-made = O backup de hoje não pôde ser feito ({ $why }).
backups-not-kept = O que há nele não pôde ser guardado ({ $why }); nada mudou.
backups-names-not-kept = Os nomes das partidas não puderam ser guardados ({ $why }).
backups-nothing-to-take-back = Não há nada para desfazer.
backups-not-ours = { $name } não tem dados do Cardtable, ou está danificado; nada mudou.
backups-unreadable = { $name } não pode ser lido ({ $why }).
backups-newer = Este arquivo foi feito por um Cardtable mais novo; use esse.
backups-not-anew = { $name } não pôde ser escrito de novo ({ $why }).
