"""Teaching arithmetic at the table: questions made from cards, wrong answers explained, the ladder.

Nothing here knows the screen, the disk or the clock: callers pass times and chance.
"""
