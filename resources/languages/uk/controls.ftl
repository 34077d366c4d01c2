controls-key-name = { $key ->
    [Return] Enter
    [Enter] Enter
    [Esc] Esc
    [Space] Пробіл
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
controls-keys = Клавіші
controls-keys-do = { $keys }: { $action }
controls-level-above = На рівень вище
controls-opens-more = Відкриває ще меню
controls-last-figure-back = Стерти останню цифру
controls-answer = Відповісти
controls-minus = Мінус
controls-off = ні
controls-on = так
controls-less = { $name }: менше
controls-more = { $name }: більше
controls-back = Назад
