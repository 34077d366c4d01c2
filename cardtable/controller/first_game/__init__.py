"""The first game: one prepared deal that shows a newcomer a game, step by step. No Qt.

`plan` makes it from the rules, `guided` plays it as a match that is not kept.
"""
