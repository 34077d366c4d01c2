"""The text face of the game: its weights are loaded when a text first wants them, and kept."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from cardtable.resources import resource

FAMILY = "Nunito"

_OF_SYSTEMS = {
    "zh-Hant": (
        "PingFang TC",
        "Microsoft JhengHei UI",
        "Microsoft JhengHei",
        "Noto Sans TC",
        "Noto Sans CJK TC",
        "Source Han Sans TC",
    )
}
"""Languages with letters that the face does not have, and the families of the system that do; Qt takes the
first that is there, and where none is, another one that has the letter.
"""

_FILES = {400: "Regular", 600: "SemiBold", 700: "Bold", 800: "ExtraBold", 900: "Black"}


@cache
def _load(weight: int) -> None:
    QFontDatabase.addApplicationFont(str(resource("fonts", f"{FAMILY}_{weight}{_FILES[weight]}.ttf")))


def load_fonts() -> None:
    """Loads all weights, for what Qt itself writes. Needs a QGuiApplication."""
    for weight in _FILES:
        _load(weight)


@lru_cache(maxsize=256)
def font(size: int, weight: int, spacing: float = 0.0) -> QFont:
    """The text face, `size` pixels high; weights 400, 600, 700, 800 and 900. Shared: copy it to change it."""
    _load(weight)
    made = QFont(FAMILY)
    made.setPixelSize(size)
    made.setWeight(QFont.Weight(weight))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if spacing:
        made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return made


@lru_cache(maxsize=256)
def metrics(size: int, weight: int, spacing: float = 0.0) -> QFontMetricsF:
    """Return the metrics of the text face."""
    return QFontMetricsF(font(size, weight, spacing))


@lru_cache(maxsize=8192)
def width_of(string: str, size: int, weight: int, spacing: float = 0.0) -> float:
    """Return the width of one line in pixels; cached, since pages measure the same words repeatedly."""
    return metrics(size, weight, spacing).horizontalAdvance(string)


def can_write(tag: str) -> bool:
    """Whether the letters of that language are in the face, or in a font of this system."""
    if tag not in _OF_SYSTEMS:
        return True
    return bool(QFontDatabase.families(QFontDatabase.WritingSystem.TraditionalChinese))


def write(tag: str) -> None:
    """Letters that the face does not have are from now on those that this language is written with."""
    families = list(_OF_SYSTEMS.get(tag, ()))
    # Qt keeps them in small letters.
    if QFont.substitutes(FAMILY) != [family.lower() for family in families]:
        QFont.removeSubstitutions(FAMILY)
        QFont.insertSubstitutions(FAMILY, families)
        metrics.cache_clear()
        width_of.cache_clear()
