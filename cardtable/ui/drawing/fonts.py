"""The text face of the game; its weights are loaded when first used, and kept."""

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
"""System font families for languages whose letters the face lacks. Qt takes the first that exists, or else
any font that has the letter.
"""

_FILES = {400: "Regular", 600: "SemiBold", 700: "Bold", 800: "ExtraBold", 900: "Black"}


@cache
def _load(weight: int) -> None:
    QFontDatabase.addApplicationFont(str(resource("fonts", f"{FAMILY}_{weight}{_FILES[weight]}.ttf")))


def load_fonts() -> None:
    """Load all weights, for text that Qt itself writes. Needs a QGuiApplication."""
    for weight in _FILES:
        _load(weight)


@lru_cache(maxsize=256)
def font(size: int, weight: int, spacing: float = 0.0) -> QFont:
    """Return the text face, `size` pixels high; weights 400, 600, 700, 800 and 900.

    The font is shared: copy it to change it.
    """
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
def width_of(string: str, size: int, weight: int, spacing: float) -> float:
    """Return the width of one line in pixels; cached, since pages measure the same words repeatedly."""
    return metrics(size, weight, spacing).horizontalAdvance(string)


def can_write(tag: str) -> bool:
    """Return whether the face or a font of this system has the letters of a language."""
    if tag not in _OF_SYSTEMS:
        return True
    return bool(QFontDatabase.families(QFontDatabase.WritingSystem.TraditionalChinese))


def write(tag: str) -> None:
    """Choose the substitute fonts for letters that the face lacks by the language that is written."""
    families = list(_OF_SYSTEMS.get(tag, ()))
    # Qt returns the names in lower case.
    if QFont.substitutes(FAMILY) != [family.lower() for family in families]:
        QFont.removeSubstitutions(FAMILY)
        QFont.insertSubstitutions(FAMILY, families)
        metrics.cache_clear()
        width_of.cache_clear()
