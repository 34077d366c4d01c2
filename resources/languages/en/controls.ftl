### Controls of every page: fields, buttons, the pad of figures, the menu, and the names of keys.
###
### $action (text): what a key or a button does
### $key (text): a key: Return, Esc, Ctrl, or the letter on it; beside an action as it is called here
### $keys (text): one or more keys as they are called here
### $list (text): all keys with what they do
### $name (text): what a field or a control is for
### $value (text): what a field holds

## Keys

# As keyboards name them where this language is spoken. Letters, figures and F1 to F12 stay.
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
# When the pointer rests on a button: “Take back (Ctrl+Z)”.
controls-action-key = { $action } ({ $key })

## The list of keys over the page

controls-keys = Keys
# Beside the key that shows and hides the list.
controls-show-or-hide = show or hide
# For screen readers: “← →: choose a card”, and then all of these.
controls-keys-do = { $keys }: { $action }
controls-keys-listed = Keys: { $list }

## The menu

controls-menu = Menu
controls-level-above = Back to the level above
controls-opens-more = Opens more

## The pad of figures

controls-last-figure-back = Take the last figure back
controls-answer = Answer
controls-minus = Minus

## Fields, switches, counters, for screen readers

controls-field-holds = { $name }: { $value }
controls-off = off
controls-on = on
controls-less = { $name }: less
controls-more = { $name }: more

## Pages

controls-back = Back
