"""The card values at the foot of the drawer: what each card does in the game on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from cardtable.cards.faces import suit_of
from cardtable.ui.paint import LEFT, alpha, fill_round, text, text_width
from cardtable.ui.table.chips import chip, chip_width, short_name, suit_mark
from cardtable.ui.table.drawn import Drawn
from cardtable.ui.theme import Theme

_SHARE = 0.62
"""How much of the height the card values take at most; with more of them they are written smaller."""

_CHIP, _LEAST = 25.0, 36.0
"""How high a chip is, and how wide at least."""


class CardValue(Protocol):
    """What a card does, in few words; the rules write it."""

    @property
    def faces(self) -> Sequence[str]: ...

    @property
    def text(self) -> str: ...


class CardValues(Drawn):
    """The card values in a box at the foot of the drawer `parent`, in its coordinates."""

    def __init__(self, theme: Theme, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.theme = theme
        self._values: tuple[CardValue, ...] = ()
        self._lines: list[list[Cell]] = []
        self._size = (0.0, 0.0)
        self._scale = 1.0
        self._box = QRectF()

    @property
    def top(self) -> float:
        """Where they begin."""
        return self._box.top()

    def arrange(self, width: float, height: float) -> None:
        """Takes its place in a drawer of that size."""
        self._size = width, height
        self._scale = scale = max(1.0, self.theme.text)
        while True:
            self._lines = _lines(self._values, scale, width - 24)
            tall = 54 * min(scale, 1.4) + len(self._lines) * 36 * scale if self._values else 0.0
            if tall <= _SHARE * height or scale <= 0.76:
                break
            self._scale = scale = scale - 0.05
        self._box = QRectF(12, height - tall - 12, width - 24, tall) if tall else QRectF(0, height, 0, 0)
        self.set_area(self._box.adjusted(-1, -1, 1, 1) if tall else QRectF())

    def tell(self, values: tuple[CardValue, ...]) -> bool:
        """What stands here; whether that is something else than before."""
        if values == self._values:
            return False
        self._values = values
        self.arrange(*self._size)
        return True

    def draw(self, painter: QPainter) -> None:
        """Paints the box."""
        theme, scale, box = self.theme, self._scale, self._box
        fill_round(painter, box, 16, alpha("#FFFFFF", 0.055), alpha("#FFFFFF", 0.10), 1)
        title = QCoreApplication.translate("Table", "Card values")
        head = 14 * max(1.0, min(scale, 1.6))
        text(painter, box.left() + 16, box.top() + 26, title, head, theme.panel_muted, 800, spacing=0.3)
        y = box.top() + 54 * min(scale, 1.4) + 4 * scale
        for line in self._lines:
            for offset, words, said in line:
                x = box.left() + 14 + offset
                x += max(chip(painter, theme, x, y, words, _CHIP * scale), _LEAST * scale) + 9
                text(painter, x, y, said, 14.5 * scale, theme.panel_text, 700, LEFT, box.right() - 8 - x)
            y += 36 * scale


def _faces(faces: Sequence[str]) -> list[str]:
    """The faces in short, neighbours among numbers joined: `J`, `Q`, or `2`, `5–8`; suits of a rank together
    where only some of them do this: `A♠♣`.
    """
    runs: list[list[str]] = []
    suits: dict[str, str] = {}
    for face in faces:
        name, suit = short_name(face), suit_of(face)
        if suit is not None:
            begun = name in suits
            suits[name] = suits.get(name, "") + suit_mark(suit)
            if begun:
                continue
        last = runs[-1][-1] if runs else ""
        joins = suit is None and last not in suits and name.isdigit() and last.isdigit()
        if joins and int(name) == int(last) + 1:
            runs[-1].append(name)
        else:
            runs.append([name])
    parts = [part for run in runs for part in ([f"{run[0]}–{run[-1]}"] if len(run) > 2 else run)]
    return [part + suits.get(part, "") for part in parts]


Cell = tuple[float, str, str]
"""Where a value begins in its line, what its chip says, and what the cards do."""


def _lines(values: Sequence[CardValue], scale: float, width: float) -> list[list[Cell]]:
    """The values in lines: two to a line where both are narrow, the longer ones alone at the end."""
    narrow: list[tuple[str, str]] = []
    wide: list[list[Cell]] = []
    half = width / 2 - 6
    for value in values:
        said = value.text.replace("-", "−")
        words = " ".join(_faces(value.faces))
        taken = _taken(words, said, scale)
        if taken <= half - 12:
            narrow.append((words, said))
        elif taken <= width - 24 or len(value.faces) == 1:
            wide.append([(0.0, words, said)])
        else:
            wide += _broken(_faces(value.faces), said, scale, width - 24)
    pairs = [narrow[number : number + 2] for number in range(0, len(narrow), 2)]
    return [[(half * n, words, said) for n, (words, said) in enumerate(pair)] for pair in pairs] + wide


def _taken(words: str, said: str, scale: float) -> float:
    """How wide a value is with its chip."""
    shown = max(_LEAST * scale, chip_width(words, _CHIP * scale))
    return shown + 9 + text_width(said, 14.5 * scale, 700)


def _broken(faces: Sequence[str], said: str, scale: float, width: float) -> list[list[Cell]]:
    """A value with many faces in as many lines as it needs."""
    lines: list[str] = []
    for face in faces:
        longer = f"{lines[-1]} {face}" if lines else face
        if lines and _taken(longer, said, scale) <= width:
            lines[-1] = longer
        else:
            lines.append(face)
    return [[(0.0, line, said)] for line in lines]
