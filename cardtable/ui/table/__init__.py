"""The card table: a scene of cached pictures, moved by one clock.

A game is played at a `TableView`, and a `PageTable` shows one on a page; both are a `ShownTable`. Inside,
`choreography.plan` turns events into a score, `stage` plays it, `board` holds the items, and only `layout`
knows where things are. Items are placed from the seat's view and never read back. A `Choice` holds what a
person is choosing and knows no screen; `chooser` sends it keys and pointer, `choice_view` shows it on the
table. The packages import downward: table_view and page_table, shown_table and unseen_table, choice, items,
words, motion, places.
"""
