## O início

window-title = { $page } – { $app }
window-no-start = O Cardtable não pode começar. As suas partidas estão como estavam; { $log } diz o que aconteceu.
window-settings-unread = Os seus ajustes não podem ser lidos agora; o arquivo fica como está e é tentado de novo.
window-state-unread = Os seus últimos jogos e favoritos não podem ser lidos agora; o arquivo fica como está e é tentado de novo.
window-settings-lost = Os seus ajustes não podem ser lidos e estão como no primeiro dia; guardados como { $file }.
window-state-lost = Os seus últimos jogos e favoritos não podem ser lidos e foram esquecidos; guardados como { $file }.

## Ajustes

window-settings-saved = Os seus ajustes voltaram a ser salvos.
window-settings-not-saved = Os seus ajustes não podem ser salvos; valem até você fechar o Cardtable.
window-folder = As suas partidas e ajustes estão em { $folder }.
window-sounds-on = Sons ligados.
window-sounds-off = Sons desligados.

## Fechar

window-saving = Salvando; este disco é lento. A janela se fecha sozinha quando tudo estiver salvo.
window-game-not-saved = As últimas jogadas desta partida não foram salvas.
window-learners-not-saved = O que os aprendizes fizeram por último não foi salvo.
window-lost-if-closed = Se você fechar agora, isso se perde.
window-keep-open = Deixar aberto
window-close-anyway = Fechar mesmo assim

## Quando algo não deu certo: uma janela com um relatório

window-went-wrong = Algo não deu certo
window-report = O relatório
window-nothing-lost = Nada do que você jogou se perdeu. Com este relatório o defeito pode ser achado e consertado.
window-game-kept = A partida está guardada até a última jogada e continua. Com este relatório o defeito pode ser achado e consertado.
window-game-goes-on = A partida continua.
window-with-game = Com a partida como está
window-with-game-means = as regras, a rodada e as jogadas, e portanto todas as cartas na mão, mas o nome de ninguém
window-copy-report = Copiar relatório
window-save-report = Salvar relatório
window-text-files = Texto (*.txt)

## Partidas neste computador

window-game-opens = A partida está abrindo; Esc cancela.
window-game-left = A sua partida está salva. Ela está em Partidas salvas.
window-game-unread = A partida não pode ser lida agora ({ $why }).
window-game-goes-on-before = Uma partida salva está danificada e continua de antes disso; tudo dela está em { $file }.
window-game-plays-otherwise = Uma partida salva não pode continuar como está e continua de antes disso; tudo dela está guardado como { $file }.
window-game-lost = Uma partida salva não pode ser lida; fica guardada como { $file }.
window-games-lost = { $count ->
    [one] Uma partida salva não pode ser lida; fica guardada
   *[other] { $count } partidas salvas não podem ser lidas; ficam guardadas
 } em { $folder }.
window-game-unread-kept = Uma partida salva não pode ser lida agora; fica guardada como está ({ $when }).
window-names-lost = Os nomes das partidas não podem ser lidos; ficam guardados como { $file }.
window-names-unread = Os nomes das partidas não podem ser lidos agora; o arquivo fica como está.
window-game-in-bin = A partida está na lixeira deste computador.
window-game-deleted-undo = A partida foi excluída; { $key } traz de volta.
window-game-back = A partida está de volta.
window-not-opened = { $file } não pode ser aberto: { $why }

## Títulos das janelas do sistema, e tipos de arquivo nelas

window-open-game = Abrir uma partida
window-games-files = Partidas do Cardtable (*.cardtable)
