"""One running match: who sits where, whose turn it is, taking back, and keeping it on disk."""
