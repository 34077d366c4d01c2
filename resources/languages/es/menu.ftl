menu-menu = Menú
menu-rules = Reglas
menu-rules-of-this-game = Reglas de este juego
menu-undo = Deshacer
menu-redo = Rehacer
menu-hint = Pista
menu-phones = Teléfonos
menu-stand-in = Que juegue una máquina
menu-back-to-start = Volver al inicio
menu-look-back-on-game = Repasar esta partida
menu-play-last-again = Repetir la última partida
menu-same-cards = Las mismas cartas
menu-deal-number = Reparto n.º { $number }
menu-today = Hoy
menu-open = Abrir una partida…
menu-paste = Pegar una partida
menu-sort-value = Ordenar tu mano por valor
menu-sort-suit = Ordenar tu mano por palo
menu-sort-dealt = Mostrar tu mano como se repartió
menu-sounds-off = Quitar los sonidos
menu-sounds-on = Poner los sonidos
menu-full-screen = Pantalla completa
menu-not-far = Mesa para escritorio
menu-reset-settings = Restablecer los ajustes
menu-all-keys = Todas las teclas
menu-phones-help = Cómo se sientan los teléfonos
menu-new-version = Buscar una versión nueva
menu-wording = Avisar de un texto
menu-about = Acerca de Cardtable
menu-quit = Salir

## Grupos

menu-games = Partidas
menu-this-game = Esta partida
menu-settings-and-view = Ajustes y vista
menu-help = Ayuda
