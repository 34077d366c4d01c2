### Controls of every page: fields, buttons, the number pad, the menu, and the names of keys.
###
### $action (text): what a key or a button does
### $key (text): a key: Return, Esc, Ctrl, or the letter on it; next to an action, by its name here
### $keys (text): one or more keys, by their names here
### $list (text): all keys with what they do
### $name (text): the purpose of a field or a control

## Keys

# As keyboards for this language name them. Letters, digits and F1 to F12 stay.
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
# When the pointer rests on a button: “Undo the last play (Ctrl+Z)”.
controls-action-key = { $action } ({ $key })

## The list of keys over the page

controls-keys = Keys
# Next to the key that shows and hides the list.
controls-show-or-hide = show or hide
# For screen readers: “← →: choose a card”, and then all of these.
controls-keys-do = { $keys }: { $action }
controls-keys-listed = Keys: { $list }

## The menu

controls-menu = Menu
controls-level-above = Up one level
controls-opens-more = Opens a menu

## The number pad

controls-last-figure-back = Delete the last digit
controls-answer = Answer
controls-minus = Minus

## Fields, switches, counters, for screen readers

controls-off = off
controls-on = on
controls-less = { $name }: less
controls-more = { $name }: more

## Pages

controls-back = Back
