"""Keeps PySide6 from reading the source of every module that is imported.

It looks there for its own name, for the sake of `from __feature__ import snake_case`, which nobody here uses.
That takes half a millisecond for each module, and `linecache` keeps what was read: 6 MiB by the time somebody
sits at the table.
"""

from __future__ import annotations

import sys

import PySide6.QtCore  # noqa: F401 - PySide6 begins to read with this import

_READER = "shibokensupport.feature"


def leave_unread() -> None:
    """From now on every module counts as one that names PySide6, which is the answer for most of ours.

    A version of PySide6 that does not ask in this way reads on as it likes; nothing else changes.
    """
    reader = sys.modules.get(_READER)
    if reader is not None:
        vars(reader)["_mod_uses_pyside"] = lambda module: True
