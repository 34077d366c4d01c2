"""What happens: state, moves, legal moves, apply, events, what one seat may see, records and replay.

One engine: the table, the opponents, the lab and the coach all play through `engine.apply`.
"""
