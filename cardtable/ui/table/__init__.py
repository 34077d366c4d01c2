"""The card table: a scene of cached pictures, moved by one clock.

`TableView` is what the rest of the app uses. Inside, `choreography.plan` turns events into a score, `stage`
plays it, `board` holds the items, and `layout` alone knows where things are. State leads and pictures follow:
items are placed from the seat's view and never read back. What a person chooses is led by `choosing`, which
knows no screen; `chooser` brings it keys and pointer, `showing` puts it on the table, `asking` words it.
"""

from cardtable.ui.table.board import SeatInfo
from cardtable.ui.table.view import TableView

__all__ = ["SeatInfo", "TableView"]
