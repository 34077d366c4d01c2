"""The seats played on phones: the sockets, what each phone shows, and the taps.

`server` talks to the browsers and knows nothing of cards. `sheets` puts what a seat sees into words and
codes, `hands` turns taps into moves, and `host` links a match and the phones.
"""
