### The page of keys, where each key can be changed, and what is only said there.
###
### $action (text): what the key does already
### $first (text): one key
### $key (text): a key
### $second (text): another key

keys-title = Change keys
keys-how = Press Enter, then the new key
keys-press = Press the new key
keys-back-to-usual = Back to { $key }
keys-none = none
# Two keys that do the same.
keys-or = { $first } or { $second }
keys-reset = Reset all keys
keys-were-reset = All keys are back to their defaults.
keys-is-now = { $action }: { $key }
keys-taken = { $key } already does this: { $action }.
keys-fixed = { $key } does the same thing everywhere. Choose another key.
keys-need-ctrl = Letters are for typing on this page. Add Ctrl or Alt to { $key }.

## Where keys count

keys-everywhere = Everywhere
keys-at-table = At the table
keys-at-end = At the end of a game
keys-in-lesson = When a learner is asked
# Also the title of that page.
keys-in-workshop = Workshop

## What keys do

keys-hear-again = Hear the last moves
keys-hear-all = Hear how the game is going
keys-sneak = Sneak a card in
keys-defend = Defend yourself
keys-declare = Lay down three of a kind
# The learner who is asked.
keys-lesson-away = The learner isn't here
keys-lesson-again = Read aloud again
keys-lesson-leave = Continue without answering
keys-replay-seat = Next seat's view
keys-replay-costly = Only costly moves
keys-favorite = Add to favorites, or remove
