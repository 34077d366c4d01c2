## Keys

controls-key-name = { $key ->
    [Return] Enter
    [Enter] Enter
    [Esc] Esc
    [Space] Leertaste
    [Tab] Tab
    [Backspace] Rücktaste
    [Del] Entf
    [Home] Pos1
    [End] Ende
    [PgUp] Bild auf
    [PgDown] Bild ab
    [Ctrl] Strg
    [Shift] Umschalt
    [Alt] Alt
   *[other] { $key }
 }
controls-action-key = { $action } ({ $key })

## The list of keys over the page

controls-keys = Tasten
controls-keys-do = { $keys }: { $action }

## The menu

controls-level-above = Eine Ebene zurück
controls-opens-more = Öffnet ein Untermenü

## The pad of figures

controls-last-figure-back = Letzte Ziffer löschen
controls-answer = Antworten
controls-minus = Minus

## Fields, switches, counters, for screen readers

controls-off = aus
controls-on = an
controls-less = { $name }: weniger
controls-more = { $name }: mehr

## Pages

controls-back = Zurück
