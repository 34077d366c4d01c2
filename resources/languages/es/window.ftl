## Al empezar

window-title = { $page } – { $app }
window-no-start = Cardtable no puede abrirse. Tus partidas están como estaban; { $log } dice qué pasó.
window-settings-unread = Tus ajustes no se pueden leer ahora mismo; el archivo sigue como está y se intentará otra vez.
window-state-unread = Tus últimos juegos y favoritos no se pueden leer ahora mismo; el archivo sigue como está y se intentará otra vez.
window-settings-lost = Tus ajustes no se pueden leer y están como el primer día; se conservan como { $file }.
window-state-lost = Tus últimos juegos y favoritos no se pueden leer y se han olvidado; se conservan como { $file }.

## Ajustes

window-settings-saved = Tus ajustes vuelven a estar guardados.
window-settings-not-saved = Tus ajustes no se pueden guardar; valen hasta que cierres Cardtable.
window-folder = Tus partidas y ajustes están en { $folder }.
window-sounds-on = Con sonidos.
window-sounds-off = Sin sonidos.

## Al cerrar

window-saving = Se está guardando; este disco es lento. La ventana se cierra sola cuando todo esté guardado.
window-game-not-saved = Lo último que se jugó en esta partida no está guardado.
window-learners-not-saved = Lo último que hicieron los que aprenden no está guardado.
window-lost-if-closed = Se pierde si cierras ahora.
window-keep-open = Dejar abierto
window-close-anyway = Cerrar igual

## Cuando algo salió mal

window-went-wrong = Algo ha salido mal
window-report = El informe
window-nothing-lost = No se ha perdido nada de lo que jugaste. Con este informe se puede encontrar y arreglar el fallo.
window-game-kept = La partida está guardada hasta la última jugada y sigue. Con este informe se puede encontrar y arreglar el fallo.
window-game-goes-on = La partida sigue.
window-with-game = Con la partida tal como está
window-with-game-means = sus reglas, reparto y jugadas, y por tanto todas las cartas, pero ningún nombre
window-copy-report = Copiar informe
window-save-report = Guardar informe
window-text-files = Texto (*.txt)

## Partidas en este equipo

window-game-opens = Se está abriendo la partida; Esc la deja.
window-game-left = Tu partida está guardada. Está en Partidas guardadas.
window-game-unread = La partida no se puede leer ahora mismo ({ $why }).
window-game-goes-on-before = Una partida guardada está dañada y sigue desde antes del daño; toda ella está en { $file }.
window-game-plays-otherwise = Una partida guardada no se puede seguir como está y sigue desde antes; toda ella se aparta como { $file }.
window-game-lost = Una partida guardada no se puede leer; se conserva como { $file }.
window-games-lost = { $count ->
    [one] Una partida guardada no se puede leer; se conserva
   *[other] { $count } partidas guardadas no se pueden leer; se conservan
 } en { $folder }.
window-game-unread-kept = Una partida guardada no se puede leer ahora mismo; se conserva como está ({ $when }).
window-names-lost = Los nombres de las partidas no se pueden leer; se conservan como { $file }.
window-names-unread = Los nombres de las partidas no se pueden leer ahora mismo; el archivo sigue como está.
window-game-in-bin = La partida está en la papelera de este equipo.
window-game-deleted-undo = La partida está borrada; { $key } la recupera.
window-game-back = La partida ha vuelto.
window-not-opened = { $file } no se puede abrir: { $why }

## Títulos de las ventanas del sistema

window-open-game = Abrir una partida
window-games-files = Partidas de Cardtable (*.cardtable)
