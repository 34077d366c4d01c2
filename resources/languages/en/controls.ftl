### $name (text): name

## Keys

controls-keys = Keys
controls-show-or-hide = show or hide

## Menu Board

controls-menu = Menu

## Menu Line

controls-back-to-the-level-above = Back to the level above
controls-opens-more = Opens more

## Lesson

controls-take-the-last-figure-back = Take the last figure back
controls-answer = Answer
controls-minus = Minus

## Switch

controls-off = off
controls-on = on

## Counter

controls-name-less = { $name }: less
controls-name-more = { $name }: more

## Page

controls-back = Back
