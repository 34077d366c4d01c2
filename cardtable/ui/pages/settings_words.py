"""What the settings offer, in words: the values of each setting, decks, backs and sounds."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication


def choices(setting: str) -> list[tuple[str, str]]:
    """The values that can be chosen for a setting, as text, each with its word."""
    translate = QCoreApplication.translate
    words: dict[str, list[tuple[str, str]]] = {
        "theme": [
            ("forest", translate("Settings", "Pine")),
            ("midnight", translate("Settings", "Midnight")),
            ("system", translate("Settings", "Like the system")),
        ],
        "pace": [
            ("calm", translate("Settings", "Calm")),
            ("normal", translate("Settings", "Normal")),
            ("quick", translate("Settings", "Quick")),
            ("still", translate("Settings", "Still")),
            ("off", translate("Settings", "Off")),
        ],
        "previews": [
            ("always", translate("Settings", "Always")),
            ("hover", translate("Settings", "On hover")),
            ("never", translate("Settings", "Never")),
        ],
        "play_by": [
            ("one-click", translate("Settings", "One click")),
            ("two-clicks", translate("Settings", "Two clicks")),
        ],
        "text_size": [
            ("100", translate("Settings", "Normal")),
            ("150", translate("Settings", "Large")),
            ("200", translate("Settings", "Huge")),
        ],
        "speech_rate": [
            ("-4", translate("Settings", "Slowly")),
            ("0", translate("Settings", "Normally")),
            ("4", translate("Settings", "Fast")),
        ],
    }
    return words[setting]


def decks() -> Iterator[tuple[str, str]]:
    """The packs of cards that can be chosen, each with its name."""
    translate = QCoreApplication.translate
    yield "classic", translate("Settings", "House deck")
    yield "four-colour", translate("Settings", "Four colours")
    yield "jumbo", translate("Settings", "Large print")
    yield "jumbo-four-colour", translate("Settings", "Large, four")


def backs() -> Iterator[tuple[str, str]]:
    """The backs of the cards, each with its name."""
    translate = QCoreApplication.translate
    yield "lattice", translate("Settings", "Lattice")
    yield "stars", translate("Settings", "Stars")
    yield "fans", translate("Settings", "Fans")


def sound_rows() -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The sounds of the table in rows: the name of the row, and each sound with its word."""
    translate = QCoreApplication.translate
    yield (
        translate("Settings", "Cards"),
        [
            ("card_slide", translate("Settings", "Slide")),
            ("card_land", translate("Settings", "Land")),
            ("stock_draw", translate("Settings", "Draw")),
            ("shuffle", translate("Settings", "Shuffle")),
        ],
    )
    yield (
        translate("Settings", "Total"),
        [
            ("count_up", translate("Settings", "Ticks")),
            ("reverse", translate("Settings", "Reverse")),
            ("skip", translate("Settings", "Skip")),
            ("hold", translate("Settings", "Hold")),
        ],
    )
    yield (
        translate("Settings", "Game"),
        [
            ("turn", translate("Settings", "Turn")),
            ("bust", translate("Settings", "Bust")),
            ("token_drop", translate("Settings", "Token")),
            ("win", translate("Settings", "Win")),
        ],
    )
