"""The keys of a question, for the panel of keys: what each does while it stands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from cardtable.learning.calling import Calling

Row = tuple[tuple[str, ...], str]
"""The keys of a row, and what they do."""


def call_keys(calling: Calling, hints: bool) -> list[Row]:
    """The keys with which a question is answered; `hints` may be asked for or not."""
    translate = QCoreApplication.translate
    enter = _native("Return")
    if calling.is_right:
        return [((enter,), translate("Keys", "go on"))]
    question, rows = calling.question, list[Row]()
    if question.offers:
        rows.append((("1", "2"), translate("Keys", "pick that card")))
        if question.picks_all:
            rows.append(((enter,), translate("Keys", "that is all")))
    elif calling.offered and len(calling.tries) < 2:
        rows.append((("1", "2"), translate("Keys", "choose that answer")))
    else:
        rows += [
            (("0", "9"), translate("Keys", "type the answer")),
            ((_native("Backspace"),), translate("Keys", "take the last figure back")),
            ((enter,), translate("Keys", "answer")),
        ]
    if hints:
        rows.append((("H",), translate("Keys", "show me how")))
    return [*rows, (("R",), translate("Keys", "say it again"))]


def check_keys(asks: bool) -> list[Row]:
    """The keys with which a total that was said is let stand or checked, or what was said is left."""
    translate = QCoreApplication.translate
    enter = _native("Return")
    if not asks:
        return [((enter,), translate("Keys", "go on"))]
    return [((enter,), translate("Keys", "let it stand")), (("C",), translate("Keys", "check it"))]


def _native(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
