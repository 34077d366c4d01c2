## Aprendizes e estatísticas

storage-no-learner = Este arquivo não tem um aprendiz do Cardtable.
storage-learner-number = Aprendiz { $number }
storage-not-kept-here = { $things ->
    [learners] Aprendizes não podem ser guardados aqui ({ $why }).
   *[statistics] Estatísticas não podem ser guardadas aqui ({ $why }).
 }
storage-not-kept-now = { $things ->
    [learners] Aprendizes não podem ser guardados agora ({ $why }).
   *[statistics] Estatísticas não podem ser guardadas agora ({ $why }).
 }
storage-not-read-now = { $things ->
    [learners] Aprendizes não podem ser lidos agora ({ $why }).
   *[statistics] Estatísticas não podem ser lidas agora ({ $why }).
 }
storage-newer-database = { $things ->
    [learners] Estes aprendizes foram guardados por um Cardtable mais novo; use esse.
   *[statistics] Estas estatísticas foram guardadas por um Cardtable mais novo; use esse.
 }
storage-no-file = { $file } não é um arquivo comum
storage-not-deleted = { $file } não pôde ser excluído ({ $why }).

## Partidas

storage-not-mended = Uma partida danificada não pôde ser consertada ({ $why }).
storage-not-put-away = A partida não pôde ser guardada à parte ({ $why }).
storage-names-unread = Os nomes das partidas não podem ser lidos agora; nenhum mudou.
storage-name-not-kept = O nome não pôde ser guardado ({ $why }).
storage-game-not-kept = A partida não pôde ser guardada ({ $why }).
storage-name-taken = Já há de novo uma partida com esse nome; a excluída fica onde está.
storage-game-not-moved = A partida não pôde ser movida ({ $why }).
storage-not-with-finished = A partida está salva, mas não pôde ir para junto das acabadas ({ $why }); isso é tentado de novo na próxima vez que o programa abrir.
storage-game-not-saved = A partida não pode ser salva agora ({ $why }); o jogo continua, e a cada jogada se tenta salvar de novo.
storage-record-gone = O registro desta partida tinha sumido; a partida é salva de novo com todas as jogadas.
storage-record-replaced = Outro arquivo tinha tomado o lugar do registro desta partida; ele fica guardado como { $file }, e a partida é salva de novo com todas as jogadas.
