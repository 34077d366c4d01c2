saved-title = Partidas guardadas

## Qué partidas se ven

saved-which = Qué partidas
saved-all = Todas
saved-unfinished = A medias
saved-finished = Terminadas
saved-none = Aquí todavía no hay partidas.

## Botones

saved-open-file = Abrir un archivo
saved-play-on = Seguir
saved-save-as = Guardar como
saved-copy = Copiar texto

saved-name = Nombre de la partida

## Cómo está una partida o cómo acabó

saved-before-first = Antes de la primera ronda
saved-after-deal = Tras la ronda { $deal }
saved-in-deal = En la ronda { $deal }
saved-your-turn = Ronda { $deal }, te toca, total { $total }
saved-turn = Ronda { $deal }, turno de { FORM($player, form: "ti") }, total { $total }
saved-won = { $player ->
    [you] Ganaste
   *[other] Ganó { $player }
 }
saved-all-won = Victoria para { FORM($players, form: "ti") }
saved-played-by = { $title }: { $names }
saved-lines = { $title }. { $line }

## En lugar de una partida

saved-reading = Se está leyendo esta partida.
saved-unreadable-now = Esta partida no se puede leer ahora mismo; se conserva como está.
saved-damaged = Dañada: llega hasta donde se puede leer.

## Una partida como texto

saved-text-title = Cardtable: { $name }
saved-text-title-numbered = Cardtable: { $name }, reparto n.º { $number }
saved-text-no-game = En este texto no hay una partida entera; cópialo otra vez, hasta el último corchete.
saved-text-beginning = El principio de la partida en este texto está dañado; cópialo otra vez.
saved-text-moves = Este texto tiene { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
 } de { $all }; cópialo otra vez, entero.
saved-text-unknown-rules = Esta partida se jugó con reglas que este Cardtable no tiene; pídela como archivo.
saved-text-move = La jugada { $move } de este texto no se puede jugar; cópialo otra vez, entero.
