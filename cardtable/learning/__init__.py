"""Teaching arithmetic at the table: questions made from what cards did, wrong answers understood, the ladder.

Nothing here knows the screen, the disk or the clock: times and chance are handed in.
"""
