"""What a card does besides the total: the part of the effect vocabulary that is a single word each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self


@dataclass(frozen=True)
class Action:
    """The base of all actions. `needs_target`: the player names another seat."""

    word: ClassVar[str]
    tag: ClassVar[str]
    prose: ClassVar[str]
    needs_target: ClassVar[bool] = False

    @classmethod
    def parse(cls, text: str, face: str) -> Self | None:
        """The effect written as `text` on `face`, or None when it is another effect."""
        return cls() if text == cls.word else None

    @property
    def notation(self) -> str:
        """The tag of section 3 of the rules."""
        return self.tag

    @property
    def short(self) -> str:
        """For a table of card values."""
        return self.word


class Reverse(Action):
    """Turn the direction of play (rules, 1.9 and 4.19)."""

    word = "reverse"
    tag = "rev"
    prose = "turns the direction of play"


class Skip(Action):
    """The next player loses a turn (rules, 1.9 and 4.19)."""

    word = "skip"
    tag = "skip"
    prose = "skips the next player"


class ChooseNext(Action):
    """The player names who plays next; the direction stays (rules, 1.9.3 and 4.6)."""

    word = "choose"
    tag = "choose"
    prose = "lets you name who plays next"
    needs_target = True


class Eliminate(Action):
    """The player names someone who leaves the deal, unless a shield saves him (rules, 4.3.2)."""

    word = "eliminate"
    tag = "kill"
    prose = "puts a player you name out of the deal"
    needs_target = True


class Shield(Action):
    """Saves its holder from being put out of the deal (rules, 4.3.2a)."""

    word = "shield"
    tag = "(shield)"
    prose = (
        "saves whoever holds it from being put out of the deal: it is laid under the card, and one is drawn"
    )


class Exchange(Action):
    """The player exchanges whole hands with someone he names, after drawing (rules, 4.3.4)."""

    word = "exchange"
    tag = "exch"
    prose = "makes you exchange hands with a player you name, after you have drawn"
    needs_target = True


class Oblige(Action):
    """The next player owes two plays (rules, 4.2, 4.16.5 and 4.18.6)."""

    word = "oblige"
    tag = "dbl"
    prose = "makes the next player play twice"


class Chain(Action):
    """The next player has to answer with a card of the same rank (rules, 4.4)."""

    word = "chain"
    tag = "chain"
    prose = "has to be answered by the next player with the same rank"


class Steal(Action):
    """The player takes a card from the hand of someone he names (rules, 4.5.7)."""

    word = "steal"
    tag = "steal"
    prose = "takes a card from a player you name"
    needs_target = True


class TakeZeus(Action):
    """The player takes Zeus (rules, 4.17.3)."""

    word = "zeus"
    tag = "steal"
    prose = "takes Zeus"


class OthersDrawOne(Action):
    """Everybody else draws a card (rules, 4.18.6)."""

    word = "others draw 1"
    tag = "others draw 1"
    prose = "makes every other player draw one card"


class OthersDrawTwo(Action):
    """Everybody else draws two cards (rules, 4.18.6)."""

    word = "others draw 2"
    tag = "others draw 2"
    prose = "makes every other player draw two cards"


class Bomb(Action):
    """Everybody else discards a saving card or loses a bomb (rules, 4.18.7)."""

    word = "bomb"
    tag = "defend"
    prose = "makes every other player discard a hold or lose a token"


ACTIONS: tuple[type[Action], ...] = (
    Reverse,
    Skip,
    ChooseNext,
    Eliminate,
    Shield,
    Exchange,
    Oblige,
    Chain,
    Steal,
    TakeZeus,
    OthersDrawOne,
    OthersDrawTwo,
    Bomb,
)
"""Everything a card can do besides the total."""

NEED_TARGET = frozenset(action.word for action in ACTIONS if action.needs_target)
"""The words of actions for which the player names another seat."""
