"""The course of a game: state, moves, legal moves, apply, events, one seat's view, records and replay.

One engine: the table, the opponents, the lab and the coach all play through `engine.apply`.
"""
