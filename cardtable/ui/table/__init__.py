"""The card table: a scene of cached pictures, moved by one clock.

`TableView` is what the rest of the app uses. Inside, `choreography.plan` turns events into a score, `stage`
plays it, `board` holds the items, and only `layout` knows where things are. Items are placed from the seat's
view and never read back. A `Choice` holds what a person is choosing and knows no screen; `chooser` sends it
keys and pointer, `choice_view` shows it on the table, `carry` moves dragged cards. The packages import
downward: table_view, screen_reader, choice, items, words, motion, places.
"""
