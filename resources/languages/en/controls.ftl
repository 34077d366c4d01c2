### Controls of every page: fields, buttons, the number pad, the menu, keys.
###
### $action (text): what a key or button does
### $key (text): Return, Esc, Ctrl, or a letter; after an action, its name here
### $keys (text): one or more keys
### $list (text): all keys with what they do
### $name (text): what the control is for

## Keys

# As keyboards name them.
controls-key-name = { $key ->
    [Return] Enter
    [Enter] Enter
    [Esc] Esc
    [Space] Space
    [Tab] Tab
    [Backspace] Backspace
    [Del] Del
    [Home] Home
    [End] End
    [PgUp] PgUp
    [PgDown] PgDown
    [Ctrl] Ctrl
    [Shift] Shift
    [Alt] Alt
   *[other] { $key }
 }
# “Undo the last play (Ctrl+Z)”.
controls-action-key = { $action } ({ $key })

## The list of keys

controls-keys = Keys
# For screen readers.
controls-keys-do = { $keys }: { $action }

## The menu

controls-level-above = Up one level
controls-opens-more = Opens a menu

## The number pad

controls-last-figure-back = Delete the last digit
controls-answer = Answer
controls-minus = Minus

## For screen readers

controls-off = off
controls-on = on
controls-less = { $name }: decrease
controls-more = { $name }: increase

## Pages

controls-back = Back
