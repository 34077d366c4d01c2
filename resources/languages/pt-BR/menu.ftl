## O que se pode fazer, cada coisa ao lado de um ícone e da sua tecla

menu-menu = Menu
menu-rules = Regras
menu-rules-of-this-game = Regras deste jogo
menu-undo = Desfazer
menu-redo = Refazer
menu-hint = Dica
menu-phones = Celulares
menu-stand-in = Deixar um computador jogar
menu-back-to-start = Voltar ao início
menu-look-back-on-game = Rever esta partida
menu-play-last-again = Jogar de novo a última
menu-same-cards = As mesmas cartas de novo
menu-deal-number = Cartas nº { $number }
menu-today = Hoje
menu-open = Abrir uma partida…
menu-paste = Colar uma partida
menu-sort-value = Ordenar sua mão por valor
menu-sort-suit = Ordenar sua mão por naipe
menu-sort-dealt = Mostrar sua mão como veio
menu-sounds-off = Desligar os sons
menu-sounds-on = Ligar os sons
menu-full-screen = Tela cheia
menu-not-far = Mesa de perto
menu-reset-settings = Restaurar ajustes
menu-all-keys = Todas as teclas
menu-phones-help = Como os celulares entram
menu-new-version = Procurar uma nova versão
menu-wording = Sugerir outro texto
menu-about = Sobre o Cardtable
menu-quit = Sair

## Grupos

menu-games = Partidas
menu-this-game = Esta partida
menu-settings-and-view = Ajustes e aparência
menu-help = Ajuda
