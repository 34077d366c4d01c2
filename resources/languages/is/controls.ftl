controls-key-name = { $key ->
    [Return] Enter
    [Enter] Enter
    [Esc] Esc
    [Space] Bilslá
    [Tab] Tab
    [Backspace] Backspace
    [Del] Delete
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

controls-keys = Lyklar
controls-keys-do = { $keys }: { $action }

controls-level-above = Til baka, stigi ofar
controls-opens-more = Opnar meira

controls-last-figure-back = Eyða síðasta tölustaf
controls-answer = Svara
controls-minus = Mínus

controls-off = af
controls-on = á
controls-less = { $name }: minna
controls-more = { $name }: meira

controls-back = Til baka
