"""The card table: a scene of cached pictures, moved by one clock.

`TableView` is what the rest of the app uses. Inside, `choreography.plan` turns events into a score, `stage`
plays it, `board` holds the items, and `layout` alone knows where things are. State leads and pictures follow:
items are placed from the seat's view and never read back. What a person is choosing is a `Choice`, which
knows no screen; `chooser` brings it keys and pointer, `choice_view` puts it on the table, `carry` moves what
the pointer has picked up. The rooms import downwards: table_view, screen_reader, choice, items, words,
motion, places.
"""
