"""What the settings offer, in words: the values of each setting, decks, backs and sounds."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication


def choices(setting: str) -> list[tuple[str, str]]:
    """The values that can be chosen for a setting, as text, each with its word."""
    tr = QCoreApplication.translate
    words: dict[str, list[tuple[str, str]]] = {
        "theme": [
            ("forest", tr("Settings", "Pine")),
            ("midnight", tr("Settings", "Midnight")),
            ("system", tr("Settings", "Like the system")),
        ],
        "pace": [
            ("calm", tr("Settings", "Calm")),
            ("normal", tr("Settings", "Normal")),
            ("quick", tr("Settings", "Quick")),
            ("still", tr("Settings", "Still")),
            ("off", tr("Settings", "Off")),
        ],
        "previews": [
            ("always", tr("Settings", "Always")),
            ("hover", tr("Settings", "On hover")),
            ("never", tr("Settings", "Never")),
        ],
        "play_by": [
            ("one-click", tr("Settings", "One click")),
            ("two-clicks", tr("Settings", "Two clicks")),
        ],
        "text_size": [
            ("100", tr("Settings", "Normal")),
            ("150", tr("Settings", "Large")),
            ("200", tr("Settings", "Huge")),
        ],
        "speech_rate": [
            ("-4", tr("Settings", "Slowly")),
            ("0", tr("Settings", "Normally")),
            ("4", tr("Settings", "Fast")),
        ],
    }
    return words[setting]


def decks() -> Iterator[tuple[str, str]]:
    """The packs of cards that can be chosen, each with its name."""
    tr = QCoreApplication.translate
    yield "classic", tr("Settings", "House deck")
    yield "four-colour", tr("Settings", "Four colours")
    yield "jumbo", tr("Settings", "Large print")
    yield "jumbo-four-colour", tr("Settings", "Large, four")


def backs() -> Iterator[tuple[str, str]]:
    """The backs of the cards, each with its name."""
    tr = QCoreApplication.translate
    yield "lattice", tr("Settings", "Lattice")
    yield "stars", tr("Settings", "Stars")
    yield "fans", tr("Settings", "Fans")


def sound_rows() -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The sounds of the table in rows: the name of the row, and each sound with its word."""
    tr = QCoreApplication.translate
    yield (
        tr("Settings", "Cards"),
        [
            ("card_slide", tr("Settings", "Slide")),
            ("card_land", tr("Settings", "Land")),
            ("stock_draw", tr("Settings", "Draw")),
            ("shuffle", tr("Settings", "Shuffle")),
        ],
    )
    yield (
        tr("Settings", "Total"),
        [
            ("count_up", tr("Settings", "Ticks")),
            ("reverse", tr("Settings", "Reverse")),
            ("skip", tr("Settings", "Skip")),
            ("hold", tr("Settings", "Hold")),
        ],
    )
    yield (
        tr("Settings", "Game"),
        [
            ("turn", tr("Settings", "Turn")),
            ("bust", tr("Settings", "Bust")),
            ("token_drop", tr("Settings", "Token")),
            ("win", tr("Settings", "Win")),
        ],
    )
