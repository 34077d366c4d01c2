"""The first game: one prepared deal that shows a newcomer a game, one thing at a time. No Qt.

`plan` finds it from the rules as data, `guided` plays it as a match that nobody keeps.
"""
