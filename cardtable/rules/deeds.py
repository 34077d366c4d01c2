"""The deeds that the album keeps: three for each game, from `resources/families/deeds.toml`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cardtable.cards.faces import RANKS
from cardtable.language import Rank, say
from cardtable.resources import resource
from cardtable.rules.catalog import catalog
from cardtable.rules.loader import read_tables
from cardtable.rules.model import RulesError

OWN = "own"
"""The key of the deeds in games that people made."""

A_GAME = 3
"""The deeds of a game."""

COUNTED = frozenset({"survive", "plays"})
"""Deeds that are done by as many as the number says, or more."""

_SIGNS = {
    "finish": "heart", "win": "star", "beat": "crown", "last": "sun", "deal": "check", "survive": "shield",
    "plays": "clock", "reach": "", "stay": "hold", "reverse": "reverse", "play": "cards", "three": "cards",
    "answer": "cards", "owed": "plus", "pass-on": "arrow", "zeus": "crown", "sneak": "tap", "steal": "tap",
    "exchange": "reverse", "eliminate": "close", "shield": "shield", "choose": "tap", "skip": "skip",
}  # fmt: skip
"""Icons on the seals, by the kind of deed."""

_WITH_NUMBER = COUNTED | {"reach", "stay", "reverse"}


@dataclass(frozen=True)
class Deed:
    """One deed, as `text` in the file."""

    text: str

    @property
    def kind(self) -> str:
        return self.text.partition(" ")[0]

    @property
    def detail(self) -> str:
        """The number, the rank of the cards or the level; "" for a deed without one."""
        return self.text.partition(" ")[2]

    @property
    def number(self) -> int:
        """The number that counts or is reached; 0 for a deed without one."""
        return int(self.detail) if self.kind in _WITH_NUMBER else 0

    @property
    def sign(self) -> str:
        """The icon on its seal; "" if the seal shows the number."""
        return _SIGNS[self.kind]

    @property
    def words(self) -> str:
        """The deed as an invitation."""
        rank = self.detail if self.kind == "play" else "Q"
        return say(f"album-deed-{self.kind}", number=self.number, rank=Rank(rank))

    @property
    def is_sound(self) -> bool:
        """Whether its kind is known, with exactly what it needs."""
        if self.kind in _WITH_NUMBER:
            return self.detail.isdecimal() and self.number > 0
        if self.kind == "play":
            return self.detail in RANKS
        return self.kind in _SIGNS and bool(self.detail) == (self.kind == "beat")


def load_deeds(path: Path, games: Collection[str]) -> Mapping[str, tuple[Deed, ...]]:
    """Return the deeds in a file about these games, and of `OWN`. Raises RulesError with one sentence."""
    found = read_tables(path)
    if OWN not in found:
        raise RulesError(f"{path.name}: there are no deeds of “{OWN}”.")
    for game in sorted(found.keys() - {*games, OWN}):
        raise RulesError(f"{path.name}: there is no game “{game}” in the catalog.")
    for game, texts in found.items():
        is_list = isinstance(texts, list) and all(isinstance(text, str) for text in texts)
        if not (is_list and len(set(texts)) == len(texts) == A_GAME):
            raise RulesError(f"{path.name}, {game}: there should be {A_GAME} different deeds.")
        for text in texts:
            if not Deed(text).is_sound:
                raise RulesError(f"{path.name}, {game}: there is no deed “{text}”.")
    return {game: tuple(map(Deed, texts)) for game, texts in found.items()}


@cache
def _deeds() -> Mapping[str, tuple[Deed, ...]]:
    return load_deeds(resource("families", "deeds.toml"), catalog().shipped)


def deeds_of(game: str) -> tuple[Deed, ...]:
    """Return the deeds of a game; those of `OWN` if the file has none for it. Raises RulesError."""
    return _deeds().get(game) or _deeds()[OWN]
