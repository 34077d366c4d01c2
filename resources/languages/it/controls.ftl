controls-key-name = { $key ->
    [Return] Invio
    [Enter] Invio
    [Esc] Esc
    [Space] Spazio
    [Tab] Tab
    [Backspace] Backspace
    [Del] Canc
    [Home] Home
    [End] Fine
    [PgUp] Pag↑
    [PgDown] Pag↓
    [Ctrl] Ctrl
    [Shift] Maiusc
    [Alt] Alt
   *[other] { $key }
 }
controls-action-key = { $action } ({ $key })

controls-keys = Tasti
controls-keys-do = { $keys }: { $action }

controls-level-above = Al livello sopra
controls-opens-more = Apre altro

controls-last-figure-back = Cancella l’ultima cifra
controls-answer = Rispondi
controls-minus = Meno

controls-off = spento
controls-on = acceso
controls-less = { $name }: meno
controls-more = { $name }: più

controls-back = Indietro
