## Teclas

controls-key-name = { $key ->
    [Return] Enter
    [Enter] Enter
    [Esc] Esc
    [Space] Espacio
    [Tab] Tab
    [Backspace] Retroceso
    [Del] Supr
    [Home] Inicio
    [End] Fin
    [PgUp] Re Pág
    [PgDown] Av Pág
    [Ctrl] Ctrl
    [Shift] Mayús
    [Alt] Alt
   *[other] { $key }
 }
controls-action-key = { $action } ({ $key })

controls-keys = Teclas
controls-keys-do = { $keys }: { $action }

controls-level-above = Subir un nivel
controls-opens-more = Abre más

controls-last-figure-back = Borrar la última cifra
controls-answer = Responder
controls-minus = Menos

controls-off = no
controls-on = sí
controls-less = { $name }: menos
controls-more = { $name }: más

controls-back = Atrás
