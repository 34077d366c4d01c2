"""What phones without a seat are shown: the page's words, players, free seats, and why one must leave.

It works before a game and during one, so it knows no match: it's given the players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from typing import Literal

from cardtable.controller.match.shared_screen import PlayedFrom
from cardtable.language import SPEECH, player, row, say
from cardtable.language.catalog import ENGLISH, Language, best
from cardtable.network import wire
from cardtable.network.door import Visitor, Why
from cardtable.network.seating import Phone
from cardtable.plain_text import LONGEST_NAME, likeness, one_line
from cardtable.ui.drawing.pictures import AVATARS

State = Literal["free", "taken", "you", "computer", "screen", "away"]


@dataclass(frozen=True)
class Place:
    """A seat of the table: its player unless a phone says otherwise, and where it is played.

    `learner` is the id of the learner it belongs to.
    """

    name: str
    avatar: str
    at: PlayedFrom
    learner: str = ""


@dataclass(eq=False)
class TableHouse:
    """The table that phones join. `phone` returns a seat's phone, and `is_here` whether it is connected."""

    phone: Callable[[int], Phone | None]
    is_here: Callable[[int], bool]
    asks: bool = False
    """Whether someone at the screen has to let in each phone."""
    waits: bool = False
    """Whether the game hasn't begun yet."""
    game: str = ""
    places: tuple[Place, ...] = ()
    tags: Sequence[str] = field(default_factory=lambda: SPEECH.tags)
    """The languages available."""

    def language(self, languages: Sequence[str]) -> str:
        """Return the first of these languages that is available, or else the screen's."""
        return best([*languages, SPEECH.language.tag], self.tags)

    @contextmanager
    def _speaking_to(self, visitor: Visitor) -> Iterator[str]:
        tag = self.language(visitor.languages)
        with SPEECH.speaking(tag):
            yield tag

    def welcome(self, visitor: Visitor, secret: str) -> wire.Welcome:
        """Return the words of the page in the phone's language."""
        with self._speaking_to(visitor) as tag:
            return wire.Welcome(words=page_words(), language=tag, secret=secret)

    def gone(self, visitor: Visitor, why: Why) -> wire.Gone:
        """Return the message to a phone that has lost its place at the table."""
        with self._speaking_to(visitor):
            return wire.Gone(
                why=why, sentence=say(f"join-gone-{why}"), may_knock=why not in ("refused", "over")
            )

    def lobby(self, visitor: Visitor) -> wire.Lobby:
        """Return the seats as shown to a phone without one."""
        with self._speaking_to(visitor):
            seats = tuple(self._seat(visitor, number) for number in range(len(self.places)))
            is_knocking = visitor.wish is not None
            sentence = say("join-wait-for-host") if is_knocking else ""
            if visitor.is_declined:
                sentence = say("join-not-yours")
            if not is_knocking and not any(seat.state in ("free", "away", "you") for seat in seats):
                sentence = say("join-no-seat-free")
            return wire.Lobby(
                game=self.game,
                seats=seats,
                avatars=self._free_avatars(visitor),
                knocking=is_knocking,
                sentence=sentence,
            )

    def _seat(self, visitor: Visitor, number: int) -> wire.LobbySeat:
        state, (name, avatar) = self._state(visitor, number), self.face(number)
        words = [say("join-seat", number=number + 1)]
        if visitor.is_invited and name:
            words.append(player(name))
        words.append(say(f"phones-page-{state}"))
        return wire.LobbySeat(
            seat=number,
            name=name if visitor.is_invited else "",
            avatar=avatar if visitor.is_invited else "",
            state=state,
            words=row(words),
        )

    def face(self, number: int) -> tuple[str, str]:
        """Return the name and animal of a seat's player: the phone's, except for a learner."""
        phone, place = self.phone(number), self.places[number]
        if place.at == "phone" and phone is not None and not place.learner:
            return phone.name, phone.avatar
        return place.name, place.avatar

    def learner(self, seat: int) -> str:
        """Return the id of the learner whose seat it is; "" if any phone may have it."""
        return self.places[seat].learner if seat < len(self.places) else ""

    def name(self, seat: int, wish: str) -> str:
        """Return the name of a phone that takes a seat: the one it wants, with a number if it's taken."""
        taken = {
            likeness(player(self.face(n)[0])) for n in range(len(self.places)) if self._is_called(n, seat)
        }
        called = wished = one_line(wish, LONGEST_NAME)
        numbers = count(2)
        while likeness(player(called)) in taken:
            number = f" {next(numbers)}"
            called = one_line(wished, LONGEST_NAME - len(number)) + number
        return called

    def _is_called(self, number: int, seat: int) -> bool:
        """Whether seat `number` has a name that `seat` can't have; before a game, a free seat has none."""
        place = self.places[number]
        is_open = self.waits and place.at == "phone" and not place.learner and self.phone(number) is None
        return number != seat and not is_open

    def _state(self, visitor: Visitor, number: int) -> State:
        at = self.places[number].at
        if at != "phone":
            return at
        if visitor.seat == number:
            return "you"
        if self.phone(number) is None:
            return "free"
        return "taken" if self.is_here(number) else "away"

    def _free_avatars(self, visitor: Visitor) -> tuple[str, ...]:
        taken = {
            self.face(number)[1]
            for number in range(len(self.places))
            if self._state(visitor, number) not in ("free", "you")
        }
        return tuple(avatar for avatar in AVATARS if avatar not in taken)


SLOTS = {
    "form-sentence": ("told",),
    "form-sentences": ("some", "next"),
    "phones-page-say-number": ("total",),
    "phones-page-take-number": ("total",),
}
"""The slots that the page fills in itself: `{total}` marks the place of a running total."""


@cache
def _names() -> tuple[str, ...]:
    """Return the names of the page's messages: its own, of the animals, and for joining sentences."""
    own = Language(ENGLISH, SPEECH.folder / ENGLISH).written("phones")
    return (
        *("form-sentence", "form-sentences"),
        *(f"shared-picture-{animal}" for animal in AVATARS),
        *(name for name in own if name.startswith("phones-page-")),
    )


def page_words() -> dict[str, str]:
    """Return the words of the page in the current language, by the name of the message."""
    return {name: say(name, **{slot: f"{{{slot}}}" for slot in SLOTS.get(name, ())}) for name in _names()}
