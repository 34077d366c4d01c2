controls-key-name = { $key ->
    [Return] Enter
    [Enter] Enter
    [Esc] Esc
    [Space] 空白鍵
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
controls-action-key = { $action }（{ $key }）

controls-keys = 按鍵
controls-keys-do = { $keys }：{ $action }

controls-level-above = 回上一層
controls-opens-more = 還有更多

controls-last-figure-back = 刪掉最後一個數字
controls-answer = 回答
controls-minus = 減號

controls-off = 關
controls-on = 開
controls-less = { $name }：減少
controls-more = { $name }：增加

controls-back = 返回
