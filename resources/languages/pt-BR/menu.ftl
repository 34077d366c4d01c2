## O que se pode fazer, cada coisa ao lado de um ícone e da sua tecla

menu-menu = Menu
menu-new-game = Nova partida
menu-rules = Regras
menu-rules-of-this-game = Regras deste jogo
menu-undo = Desfazer
menu-redo = Refazer
menu-hint = Dica
menu-pause = Pausa
menu-phones = Celulares
menu-back = Voltar
menu-back-to-start = Voltar ao início
menu-look-back-on-game = Rever esta partida
menu-minds = O que eles tinham?
menu-statistics = Estatísticas
menu-learning = Aprender
menu-play-last-again = Jogar de novo a última
menu-same-cards = As mesmas cartas de novo
menu-deal-number = Cartas nº { $number }…
menu-today = Hoje
menu-saved-games = Partidas salvas
menu-puzzles = Ache a jogada
menu-open = Abrir uma partida…
menu-paste = Colar uma partida
menu-settings = Ajustes
menu-list-of-moves = Lista de jogadas
menu-sort-value = Ordenar sua mão por valor
menu-sort-suit = Ordenar sua mão por naipe
menu-sort-dealt = Mostrar sua mão como veio
menu-sounds-off = Desligar os sons
menu-sounds-on = Ligar os sons
menu-full-screen = Tela cheia
menu-far = Mesa para a televisão
menu-not-far = Mesa de perto
menu-backups = Backups
menu-export-settings = Exportar os ajustes
menu-import-settings = Importar ajustes
menu-reset-settings = Restaurar ajustes
menu-all-keys = Todas as teclas
menu-phones-help = Como os celulares entram
menu-whats-new = Novidades
menu-new-version = Procurar uma nova versão
menu-diagnostics = Diagnóstico
menu-wording = Sugerir outro texto
menu-about = Sobre o Cardtable
menu-quit = Sair

## Grupos

menu-games = Partidas
menu-this-game = Esta partida
menu-look-back = Rever
menu-settings-and-view = Ajustes e aparência
menu-help = Ajuda
