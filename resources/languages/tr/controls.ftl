controls-key-name = { $key ->
    [Return] Enter
    [Enter] Enter
    [Esc] Esc
    [Space] Boşluk
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

controls-keys = Tuşlar
controls-keys-do = { $keys }: { $action }

controls-level-above = Bir üst düzeye dön
controls-opens-more = Devamını açar

controls-last-figure-back = Son rakamı sil
controls-answer = Cevapla
controls-minus = Eksi

controls-off = kapalı
controls-on = açık
controls-less = { $name }: daha az
controls-more = { $name }: daha çok

controls-back = Geri
