"""One running match: the seats, whose turn it is, undo, and saving."""
