workshop-name = Nombre del juego
workshop-maker = Hecho por
workshop-started-from = sale de { $game }
workshop-from-nothing = hecho desde cero
workshop-undo = Deshacer: { $step }
workshop-redo = Rehacer: { $step }
workshop-nothing-to-undo = Nada que deshacer
workshop-nothing-to-redo = Nada que rehacer
workshop-undone = Deshecho: { $step }
workshop-redone = Rehecho: { $step }
workshop-try = Probar una ronda
workshop-save = Guardar
workshop-saved = { $game } está en tu estante.
workshop-saved-as = Se guarda como { $game }, porque ya tienes { $other }.
workshop-does-not-fit = No encaja
workshop-change-rules = Cambiar reglas…
workshop-make-own = Crear un juego propio
workshop-back = Volver al taller

## Las columnas

workshop-columns = Qué cambiar
workshop-tab-game = El juego
workshop-tab-cards = Las cartas
workshop-tab-told = Qué supone
workshop-the-game = El juego
workshop-cards = Qué hace cada carta
workshop-group-game = El total
workshop-group-cards = Cartas y jugadores
workshop-group-stakes = Qué se pierde
workshop-group-players = Con más jugadores
workshop-group-turn = Un turno
workshop-group-deal = Una ronda
workshop-group-special = Partes especiales
workshop-on = Activo: { $names }

## Qué hace cada carta

workshop-suits = Palos
workshop-suits-alike = Palos iguales
workshop-suits-colors = Rojas y negras
workshop-suits-each = Cada palo
workshop-suits-mixed = Palos aparte
workshop-in-pack = { $count } por baraja
workshop-in-pack-short = ×{ $count }
workshop-how-many = Número de { $cards }
workshop-or = o
workshop-row = { $cards }: { $does }
workshop-chip = { $cards }, { $words }, { $number } de { $count ->
    [one] { $count } pieza
   *[other] { $count } piezas
 }
workshop-add = { $cards }: añadir algo
workshop-opens-menu = Abre un menú

## Menús

workshop-choice = { $chip }: { $words }
workshop-menu-change = { START($cards) }: cambiar { $chip }
workshop-menu-add = { START($cards) }: añadir algo
workshop-menu-row = { START($cards) }
workshop-menu-action = Además hace esto
workshop-menu-action-of = Solo cuando { $words }
workshop-menu-way = Otro modo de jugarla, a elegir
workshop-menu-suits = Palos de esta carta
workshop-other-number = Otro número
workshop-way-number = Otro modo, con cualquier número
workshop-number = Número
workshop-sign = Qué hace el número
workshop-sign-adds = suma
workshop-sign-takes = resta
workshop-sign-either = suma o resta
workshop-sign-makes = deja el total
workshop-take-number = Ponerlo
workshop-take-away = Quitar esto
workshop-copy = Copiar a otra carta
workshop-paste = Poner { $chip } aquí
workshop-nothing-to-add = A esta carta no se le puede añadir nada.
workshop-copied = { $chip } está en el portapapeles. Ve a otra carta y pégalo.
workshop-cut = { $chip } va contigo. Ve a otra carta y pégalo.
workshop-chip-gone = Esa pieza ya no está ahí.

## Lo que se hizo

workshop-step-way = { $name }: { $value }
workshop-takes-away = Con eso desaparece: { $ways }. { $key } lo recupera.
workshop-step-name = Nombre: { $name }
workshop-step-suits = Palos: { $value }
workshop-step-count = { START($cards) }: { $count } por baraja
workshop-step-kept = Lo guardado

## Borradores

workshop-drafts = Otros borradores
workshop-begin-again = Empezar otra vez desde { $game }
workshop-begin-nothing = Empezar desde cero
workshop-go-on-with = Seguir con { $game }
workshop-goes-on = Sigues donde lo dejaste.

## Teclas

workshop-key-cards = de carta en carta, de pieza en pieza
workshop-key-type = a la carta, número o modo que escribas
workshop-key-number = otro número en una pieza
workshop-key-menu = abrir el menú
workshop-key-delete = añadir algo, quitar una pieza
workshop-key-chip = cortar, copiar y pegar una pieza
workshop-key-columns = al juego, a las cartas, a lo que supone
