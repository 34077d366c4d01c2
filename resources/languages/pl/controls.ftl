## Keys

controls-key-name = { $key ->
    [Return] Enter
    [Enter] Enter
    [Esc] Esc
    [Space] Spacja
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

## The list of keys over the page

controls-keys = Klawisze
controls-keys-do = { $keys }: { $action }

## The menu

controls-level-above = Poziom wyżej
controls-opens-more = Otwiera podmenu

## The pad of figures

controls-last-figure-back = Usuń ostatnią cyfrę
controls-answer = Odpowiedz
controls-minus = Minus

## Fields, switches, counters, for screen readers

controls-off = nie
controls-on = tak
controls-less = { $name }: mniej
controls-more = { $name }: więcej

## Pages

controls-back = Wróć
