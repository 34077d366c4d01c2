"""The sounds of the table: loaded when first wanted, heard as preferred, silent without a device.

QtMultimedia may be missing, may lack a library of the system, or may find no device to play on. Then there is
silence, and `state` says why, for the page of diagnostics; the player is not told.
"""

from __future__ import annotations

import logging
import math
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QObject

from cardtable.storage.settings import Settings
from cardtable.ui.loudspeaker import Loudspeaker, NoSoundError
from cardtable.ui.preferences import Preferences

if TYPE_CHECKING:
    from cardtable.ui.table.score import Cue

TICKS = 12
"""How many pitches the ticks of the counting total have."""

APART = 55
"""Milliseconds between two beginnings of the same sound; what comes sooner is left out."""

SOUNDS = (
    "card_slide", "card_land", "stock_draw", "shuffle", "count_up", "reverse", "skip", "hold", "bust",
    "token_drop", "turn", "win",
)  # fmt: skip
"""All that can be heard at the table; each can be switched off by its name."""


class Player(Protocol):
    """What plays files; `Loudspeaker` is the real one, tests have their own."""

    device: str
    """What it plays on, in words."""

    def play(self, name: str, volume: float) -> None:
        """Plays `resources/sounds/NAME.wav` at a volume of 0 to 1."""

    def close(self) -> None:
        """Ends everything that still plays."""


class Sounds(QObject):
    """What can be heard, by the preferences. Makes its player at the first sound that is wanted."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._player: Player | None = None
        self._tried = False
        self._clock = QElapsedTimer()
        self._clock.start()
        self._begun: dict[str, int] = {}
        self.trouble = ""
        """Why there is silence, "" if there is none or nobody has asked for a sound yet."""

    def make_player(self) -> Player:
        """The player of this system. Raises NoSoundError."""
        return Loudspeaker(self)

    def prepare(self) -> None:
        """Loads what plays, once, where waiting a moment is in nobody's way."""
        if self._tried or not self._wanted(self._preferences.now):
            return
        self._tried = True
        try:
            self._player = self.make_player()
        except NoSoundError as error:
            self.trouble = str(error)
            logging.getLogger(__name__).info("No sounds: %s", error)

    @staticmethod
    def _wanted(now: Settings) -> bool:
        return now.sound and now.volume > 0

    def hear(self, cue: Cue) -> None:
        """A cue of the table."""
        self.play(cue.sound, cue.share)

    def play(self, sound: str, share: float = 0.0) -> None:
        """Plays one of `SOUNDS`, unless it is switched off or has only just begun.

        `share`, 0 to 1, is how far the total is towards the limit: the pitch of a tick.
        """
        now = self._preferences.now
        if not self._wanted(now) or sound in now.muted:
            return
        self.prepare()
        moment = self._clock.elapsed()
        last = self._begun.get(sound)
        if self._player is None or (last is not None and moment - last < APART):
            return
        self._begun[sound] = moment
        self._player.play(file_of(sound, share), loudness(now.volume))

    def close(self) -> None:
        """Ends everything that still plays; may be called twice."""
        if self._player is not None:
            self._player.close()
        self._player = None

    @property
    def state(self) -> str:
        """Whether there is sound, for the page of diagnostics."""
        translate = QCoreApplication.translate
        if not self._wanted(self._preferences.now):
            return translate("Sound", "switched off")
        if self.trouble:
            return translate("Sound", "silent: {reason}").format(reason=self.trouble)
        if self._player is not None:
            return translate("Sound", "plays on {device}").format(device=self._player.device)
        return translate("Sound", "not asked for yet")


def file_of(sound: str, share: float) -> str:
    """The name of the file of a sound; ticks have one for each pitch."""
    if sound != "count_up":
        return sound
    return f"count_up_{round(max(0.0, min(1.0, share)) * (TICKS - 1)):02}"


def loudness(volume: int) -> float:
    """The strength for a volume of 0 to 100, by the ear: half the way sounds about half as loud."""
    return math.pow(volume / 100, 1.7)
