## Guardado en el disco

own-set-aside = Un juego tuyo no se podía leer; se conserva como { $file }.
own-unread = Un juego tuyo no se puede leer ahora mismo ({ $why }); { $file } sigue como está.
own-kept-unplayed = “{ $name }” no se puede jugar aquí: { $why }. Su archivo sigue como está.
own-not-kept = El juego no se pudo guardar ({ $why }).
own-nameless = Nuestro juego

## Lo que vino de fuera

own-not-a-game = Este archivo no contiene un juego de Cardtable.
own-no-text = En este texto no hay ningún juego; cópialo otra vez, hasta el último punto.
own-text-damaged = Falta o está mal escrita una parte del juego en este texto; cópialo otra vez.
own-newer = Este juego se hizo con un Cardtable más nuevo; usa ese.
own-no-code = En esta imagen no hay un código QR de un juego.
own-no-picture = Esta imagen no se puede leer.
own-unknown-base = Este juego cambia otro que este Cardtable no conoce; quizá uno más nuevo sí.
own-makes-no-sense = Las reglas de este juego no encajan.
own-not-played = Este juego no se puede jugar aquí: { $why }.

## Regalado

own-text-title = Cardtable: el juego { $game }
own-give = Compartirlo
own-give-code = La cámara de un teléfono lee este código y recibe el juego como texto. Envíalo a otro equipo, o guarda el código como imagen: Cardtable lee las dos cosas.
own-code-spoken = Código QR de { $game }
own-copy-text = Copiar como texto
own-copied-text = { $game } está en el portapapeles, como texto.
own-save-file = Guardar como archivo
own-save-code = Guardar el código como imagen
own-files = Juegos hechos con Cardtable (*.cardgame)
own-save-title = Guardar el juego
own-pictures = Imágenes (*.png)

## Recibido

own-arrival-title = Un juego para ti
own-by = Inventado por { $maker }
own-made-from = Es { $game } con { $changes ->
    [0] las mismas reglas
    [one] una regla distinta:
   *[other] { $changes } reglas distintas:
 }
own-made-anew = Se hizo desde cero. Esto es lo que hay que saber:
own-marked = Los cambios respecto a { $game } van subrayados y marcados con un lápiz.
own-take = Quedármelo
own-leave = Dejarlo
own-taken = { $game } está entre tus juegos.
own-here-already = { $game } ya está entre tus juegos.
own-ways = Tus juegos
own-bring = Traer un juego
own-bring-kinds = Juegos e imágenes (*.cardgame *.cardtable *.png *.jpg *.jpeg *.bmp)
own-paste = Pegar un juego

## En su estante

own-shelf = Nuestros juegos
own-shelf-hook = Inventados por ti, o regalados.
own-blurb-by = Inventado por { $maker }.
own-blurb-from = { $game }, con reglas tuyas.
own-change = Cambiarlo
own-rename-ask = ¿Cómo se va a llamar { $game }?
own-duplicate = Duplicar
own-duplicated = { $game } está en tu estante.
own-in-bin = { $game } está en la papelera de este equipo.
own-deleted-undo = { $game } está borrado; { $key } lo recupera.
own-back = { $game } ha vuelto.
own-practicing = Experto practica: { $share } %
own-practiced = Experto ha practicado { $game }.
