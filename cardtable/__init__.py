"""Cardtable: a desktop table for the adding card games.

Imports point down only: app/cli -> ui -> controller -> {bots | storage} -> game -> rules -> cards.
Qt is imported in `cardtable.ui` and `cardtable.app` alone.
"""

__version__ = "0.1.0"
