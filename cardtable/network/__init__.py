"""The family's phones, each with its own hand: what goes out to them, what comes in, and who may sit where.

No sockets and no Qt are in this room: `connection` is handed bytes and hands bytes out, `site` has the few
files that a browser may ask for, `seating` knows which phone has which seat, and `wire` says what a message
looks like. `ui/phones` opens the sockets, and leads a match's seats with these messages.
"""
