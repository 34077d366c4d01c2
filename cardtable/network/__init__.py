"""The family's phones, each with its own hand: messages out and in, and who may take which seat.

This package has no sockets and no Qt: `connection` turns bytes into messages and back, `site` has the few
files that a browser may ask for, `seating` knows which phone has which seat, and `wire` defines the messages.
`ui/phones` opens the sockets, and connects them to the seats of a match.
"""
