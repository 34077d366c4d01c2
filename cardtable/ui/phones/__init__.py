"""The seats of a match that are played on phones: the sockets, what each phone is shown, and what is tapped.

`server` speaks with the browsers and knows nothing of cards; `sheets` says in words and codes what a seat
sees, `hands` makes moves of taps, and `host` stands between a match and the phones.
"""
