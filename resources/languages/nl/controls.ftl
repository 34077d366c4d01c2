controls-key-name = { $key ->
    [Return] Enter
    [Enter] Enter
    [Esc] Esc
    [Space] Spatie
    [Tab] Tab
    [Backspace] Backspace
    [Del] Del
    [Home] Home
    [End] End
    [PgUp] PgUp
    [PgDown] PgDn
    [Ctrl] Ctrl
    [Shift] Shift
    [Alt] Alt
   *[other] { $key }
 }
controls-action-key = { $action } ({ $key })

controls-keys = Toetsen
controls-keys-do = { $keys }: { $action }

controls-level-above = Eén niveau terug
controls-opens-more = Opent meer

controls-last-figure-back = Laatste cijfer wissen
controls-answer = Antwoorden
controls-minus = Min

controls-off = uit
controls-on = aan
controls-less = { $name }: minder
controls-more = { $name }: meer

controls-back = Terug
