"""Phones that come, ask to be let in, sit down, are away and come back. Without sockets, clocks and Qt.

A page that has said hello is a `Visitor` until it has a seat. One that was invited sits down where it
likes; a stranger, one who wants the seat of a phone that is away, one who wants the seat of a learner and has
not sat there as that learner, and everybody where the house asks about each, knocks: somebody at the screen
lets them in or turns them away. What is told on the way is made by the
`House`, in the language of each phone, and a seat that its lobby does not offer can never be had.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from cardtable.network import wire
from cardtable.network.seating import Phone, Seating, key_of, phones_in
from cardtable.plain_text import LONGEST_NAME, one_line

_MOST_KNOCKS = 6
"""Visitors that may wait to be let in at the same time."""

_MOST_REFUSALS = 3
"""After so many strangers from one address were turned away, none from there is heard any more."""

Why = Literal["removed", "over", "elsewhere", "unknown", "refused"]
"""Why a page is told that it is at the table no more (`wire.Gone`)."""


class Line(Protocol):
    """The way to one page."""

    def tell(self, message: bytes) -> None:
        """Send what `wire.written` gave."""

    def end(self) -> None:
        """Send nothing more, and hang up."""


@dataclass(eq=False)
class Visitor:
    """A page that is here. `languages` are as in BCP 47, the best first; `wish` is what it asks to be let
    in for.
    """

    number: int
    line: Line
    address: str = ""
    """Where it comes from: `192.168.1.31`."""
    languages: tuple[str, ...] = ()
    key: str = ""
    """By what its secret is known; a stranger has none."""
    seat: int | None = None
    wish: wire.Sit | None = None
    is_declined: bool = False
    """Whether the seat that it asked for last is a learner's whose phone it is not."""
    is_greeted: bool = False

    @property
    def is_invited(self) -> bool:
        """Whether it may know who sits here."""
        return bool(self.key)


class House(Protocol):
    """What is told to phones, and what they may do: the match and its words."""

    asks: bool
    """Whether also those who were invited have to be let in."""
    waits: bool
    """Whether no game is on yet: who has a seat is told too who else sits down."""

    def learner(self, seat: int) -> str:
        """Return the id of the learner whose seat it is; "" for a seat that any phone may have."""

    def name(self, seat: int, wish: str) -> str:
        """Return what a phone that sits down there is called: as it wishes, told apart from all others."""

    def welcome(self, visitor: Visitor, secret: str) -> wire.Welcome:
        """The words of the page in the visitor's language; the secret is passed on as it is."""

    def lobby(self, visitor: Visitor) -> wire.Lobby:
        """Where that visitor can sit down: those seats are `free`, and `away` where a phone is that may be
        another's. No names for who is not `is_invited`.
        """

    def gone(self, visitor: Visitor, why: Why) -> wire.Gone:
        """Why the visitor is at the table no more."""


class Listener(Protocol):
    """What a door tells. `Door.phone(seat)` says who it is about."""

    def sat(self, seat: int) -> None:
        """A phone has sat down there, or who sits there has another name or animal now."""

    def joined(self, seat: int) -> None:
        """The page of that seat is here, for the first time or again, and knows nothing yet."""

    def away(self, seat: int) -> None:
        """The page of that seat is not here any more; the seat stays its own."""

    def left(self, seat: int) -> None:
        """The seat has no phone any more."""

    def tapped(self, seat: int, tap: wire.Tap) -> None:
        """What was tapped there."""

    def knocks_changed(self) -> None:
        """Others wait to be let in than before: `Door.knocks`."""

    def invitation_changed(self) -> None:
        """The invitation was used, and the screen has to show another one."""

    def kept_changed(self) -> None:
        """What is kept beside a saved game is not what it was."""

    def choosing_changed(self) -> None:
        """More or fewer phones than before are about to sit down: `Door.choosing`."""


class Door:
    """The one way in to a table."""

    def __init__(self, house: House, listener: Listener) -> None:
        """Nobody is here, and there is no seat for phones."""
        self.house, self._listener = house, listener
        self.seating = Seating()
        self._visitors: dict[int, Visitor] = {}
        self._at: dict[int, Visitor] = {}
        self._refusals = Counter[str]()
        self._count = self._were_choosing = 0

    # --- who is here

    def phone(self, seat: int) -> Phone | None:
        """Which phone has the seat, whether it is here or not."""
        return self.seating.phone(seat)

    def is_here(self, seat: int) -> bool:
        """Whether the page of that seat is here."""
        return seat in self._at

    def languages(self, seat: int) -> tuple[str, ...]:
        """The languages of the phone at the seat, the best first; none while it is away."""
        visitor = self._at.get(seat)
        return visitor.languages if visitor is not None else ()

    @property
    def choosing(self) -> int:
        """How many phones were invited, are here, and have not sat down."""
        return sum(one.is_invited and one.is_greeted and one.seat is None for one in self._visitors.values())

    @property
    def knocks(self) -> tuple[Visitor, ...]:
        """Who waits to be let in, the longest first; with a `wish`."""
        return tuple(visitor for visitor in self._visitors.values() if visitor.wish is not None)

    def _count_choosing(self) -> None:
        if self.choosing != self._were_choosing:
            self._were_choosing = self.choosing
            self._listener.choosing_changed()

    def tell(self, seat: int, message: wire.Told) -> bool:
        """Tell that seat something; False if nobody is there."""
        visitor = self._at.get(seat)
        if visitor is not None:
            self._tell(visitor, message)
        return visitor is not None

    def show_lobbies(self) -> None:
        """Tell everybody who has no seat how it looks now, and while the house `waits` who has one, too:
        after a change of names or seats.
        """
        for visitor in list(self._visitors.values()):
            if visitor.is_greeted and (visitor.seat is None or self.house.waits):
                self._tell(visitor, self.house.lobby(visitor))
        self._count_choosing()

    # --- what the screen does

    def set_seats(self, seats: tuple[int, ...]) -> None:
        """These seats are for phones from now on; who sat elsewhere has to go. A phone on a seat that was
        another learner's chooses again, and so does one that asked for a seat that is gone.
        """
        for seat in self.seating.set_seats(seats):
            self._send_off(seat, "removed")
        for phone in self.seating.phones:
            if phone.learner != self.house.learner(phone.seat):
                self.unseat(phone.seat)
        for visitor in self.knocks:
            if visitor.wish is not None and visitor.wish.seat not in self.seating.seats:
                visitor.wish = None
                self._listener.knocks_changed()
        self.show_lobbies()

    def reseat(self, order: Sequence[int]) -> None:
        """The seats have other numbers, as `Seating.reseat` has it; who waits to be let in asks anew."""
        self.seating.reseat(order)
        at = self._at
        self._at = {now: at[was] for now, was in enumerate(order) if was in at}
        for visitor in self._visitors.values():
            visitor.seat, visitor.wish = None, None
        for seat, visitor in self._at.items():
            visitor.seat = seat
        self._listener.knocks_changed()
        self._listener.kept_changed()
        self.show_lobbies()

    def let_in(self, number: int) -> bool:
        """Give who knocks what it asked for; False if that cannot be any more."""
        visitor = self._visitors.get(number)
        if visitor is None or visitor.wish is None:
            return False
        wish, visitor.wish = visitor.wish, None
        self._listener.knocks_changed()
        if self._has_sat(visitor):
            return False
        if self._place(visitor, wish) == "":
            self._tell(visitor, self.house.lobby(visitor))
            return False
        if not visitor.key:
            secret = self.seating.admit()
            visitor.key = key_of(secret)
            self._tell(visitor, self.house.welcome(visitor, secret))
        self._seat(visitor, wish)
        return True

    def turn_away(self, number: int) -> None:
        """Do not let in who knocks; who was invited, and only asked for the seat of another, may ask for a
        seat again.
        """
        visitor = self._visitors.get(number)
        if visitor is None or visitor.wish is None:
            return
        if visitor.is_invited and self.house.learner(visitor.wish.seat):
            visitor.wish, visitor.is_declined = None, True
            self._listener.knocks_changed()
            self._tell(visitor, self.house.lobby(visitor))
        else:
            self._refusals[visitor.address] += 1
            self._say_gone(visitor, "refused")

    def remove(self, seat: int) -> None:
        """Take the seat from its phone."""
        if self.phone(seat) is not None:
            self.seating.remove(seat)
            self._send_off(seat, "removed")
            self.show_lobbies()

    def unseat(self, seat: int) -> None:
        """Free the seat; its phone is shown where else it may sit down."""
        if self.phone(seat) is None:
            return
        self.seating.leave(seat)
        visitor = self._at.pop(seat, None)
        if visitor is not None:
            visitor.seat = None
        self._listener.left(seat)
        self._listener.kept_changed()
        self.show_lobbies()

    def restore(self, kept: bytes) -> int:
        """Give phones the seats that they had, but none that is another learner's now; who sat down there
        meanwhile chooses anew. Return the port that they know, 0 if none.
        """
        port, phones = phones_in(kept)
        for phone in phones:
            if self.seating.seat_of(phone.key) is not None:
                continue
            if phone.learner != self.house.learner(phone.seat):
                self.seating.know(phone)
            else:
                self.unseat(phone.seat)
                self.seating.give_back(phone)
        for visitor in list(self._visitors.values()):
            if visitor.is_greeted and visitor.seat is None:
                self._has_sat(visitor)
        return port

    def close(self) -> None:
        """Send everybody away; phones keep their seats for another time."""
        for visitor in list(self._visitors.values()):
            self._say_gone(visitor, "over")

    # --- what pages do

    def come(self, line: Line, address: str = "") -> Visitor:
        """A page has opened a line; nothing is told to it before it has said hello."""
        self._count += 1
        visitor = self._visitors[self._count] = Visitor(self._count, line, address)
        return visitor

    def go(self, visitor: Visitor) -> None:
        """The line of the page is dead."""
        if self._visitors.pop(visitor.number, None) is None:
            return
        if visitor.wish is not None:
            visitor.wish = None
            self._listener.knocks_changed()
        seat = visitor.seat
        if seat is not None and self._at.get(seat) is visitor:
            del self._at[seat]
            self._listener.away(seat)
            self.show_lobbies()
        self._count_choosing()

    def hear(self, visitor: Visitor, said: wire.Asked) -> None:
        """What a page says. Nothing of it can be wrong in a way that hurts; what makes no sense now is
        dropped.
        """
        if visitor.number not in self._visitors or isinstance(said, wire.Pong):
            return
        if isinstance(said, wire.Hello):
            self._greet(visitor, said)
        elif not visitor.is_greeted:
            visitor.line.end()
        elif isinstance(said, wire.Sit):
            self._wants(visitor, said)
        elif isinstance(said, wire.Leave):
            self._leave(visitor)
        elif visitor.seat is not None:
            self._listener.tapped(visitor.seat, said)

    # --- one after the other

    def _greet(self, visitor: Visitor, hello: wire.Hello) -> None:
        visitor.languages = hello.languages
        if visitor.seat is None:
            secret = self._recognise(visitor, hello)
            if not visitor.key and hello.secret:
                self._tell(visitor, self.house.gone(visitor, "unknown"))
                return
        else:
            secret = ""
        visitor.is_greeted = True
        self._tell(visitor, self.house.welcome(visitor, secret))
        if not self._has_sat(visitor):
            self._tell(visitor, self.house.lobby(visitor))
        self._count_choosing()

    def _recognise(self, visitor: Visitor, hello: wire.Hello) -> str:
        """Finds out who it is; the secret that is new to it, "" if none is."""
        key = key_of(hello.secret) if hello.secret else ""
        if key and self.seating.is_known(key):
            visitor.key = key
            return ""
        secret = self.seating.redeem(hello.invitation)
        visitor.key = key_of(secret) if secret else ""
        if secret:
            self._listener.invitation_changed()
        return secret

    def _wants(self, visitor: Visitor, wish: wire.Sit) -> None:
        """A seat is wanted, or by who has it another name or animal."""
        if visitor.seat is None and self._has_sat(visitor):
            return
        visitor.is_declined = False
        place = self._place(visitor, wish)
        if visitor.seat is not None:
            if visitor.seat == wish.seat and place == "you":
                self._take(visitor, wish)
                self.show_lobbies()
        elif place == "free" and self._may_sit(visitor, wish.seat):
            self._seat(visitor, wish)
        elif place and self._may_knock(visitor):
            visitor.wish = wish
            self._tell(visitor, self.house.lobby(visitor))
            self._listener.knocks_changed()
        else:
            self._tell(visitor, self.house.lobby(visitor))

    def _may_sit(self, visitor: Visitor, seat: int) -> bool:
        """Whether nobody at the screen need be asked about it."""
        learner = self.house.learner(seat)
        is_theirs = not learner or self.seating.learner_of(visitor.key) == learner
        return visitor.is_invited and not self.house.asks and is_theirs

    def _has_sat(self, visitor: Visitor) -> bool:
        """Whether the phone has sat down with another page meanwhile; then this one is at its seat."""
        seat = self.seating.seat_of(visitor.key) if visitor.key else None
        if seat is not None:
            self._attach(visitor, seat)
        return seat is not None

    def _may_knock(self, visitor: Visitor) -> bool:
        waiting = sum(other is not visitor for other in self.knocks)
        is_heard = visitor.is_invited or self._refusals[visitor.address] < _MOST_REFUSALS
        return is_heard and waiting < _MOST_KNOCKS

    def _place(self, visitor: Visitor, wish: wire.Sit) -> Literal["", "free", "away", "you"]:
        """What the wished seat is to that visitor; "" if it cannot be had in that way."""
        lobby = self.house.lobby(visitor)
        found = next((seat for seat in lobby.seats if seat.seat == wish.seat), None)
        if found is None or wish.seat not in self.seating.seats or not one_line(wish.name, LONGEST_NAME):
            return ""
        if wish.avatar not in lobby.avatars and not (
            found.state != "free" and wish.avatar == self._avatar(wish.seat)
        ):
            return ""
        return found.state if found.state in ("free", "away", "you") else ""

    def _avatar(self, seat: int) -> str:
        phone = self.phone(seat)
        return phone.avatar if phone is not None else ""

    def _seat(self, visitor: Visitor, wish: wire.Sit) -> None:
        """Seats a visitor who may; whoever had the seat before has it no more."""
        if self.phone(wish.seat) is not None:
            self.seating.remove(wish.seat)
            self._send_off(wish.seat, "removed")
        if self._take(visitor, wish):
            self._attach(visitor, wish.seat)
        else:
            self._tell(visitor, self.house.lobby(visitor))

    def _take(self, visitor: Visitor, wish: wire.Sit) -> bool:
        name, learner = self.house.name(wish.seat, wish.name), self.house.learner(wish.seat)
        if self.seating.sit(visitor.key, wish.seat, name, wish.avatar, learner) is None:
            return False
        self._listener.sat(wish.seat)
        self._listener.kept_changed()
        return True

    def _attach(self, visitor: Visitor, seat: int) -> None:
        """The page of the seat is this one; another page of the same phone is sent away."""
        before = self._at.get(seat)
        self._at[seat] = visitor
        visitor.seat = seat
        if visitor.wish is not None:
            visitor.wish = None
            self._listener.knocks_changed()
        if before is not None and before is not visitor:
            self._say_gone(before, "elsewhere")
        self._listener.joined(seat)
        self.show_lobbies()

    def _leave(self, visitor: Visitor) -> None:
        if visitor.wish is not None:
            visitor.wish = None
            self._listener.knocks_changed()
        if visitor.seat is None:
            self.show_lobbies()
        else:
            self.unseat(visitor.seat)

    def _send_off(self, seat: int, why: Why) -> None:
        """The seat has no phone any more, and its page is told why."""
        visitor = self._at.get(seat)
        if visitor is not None:
            self._say_gone(visitor, why)
        self._listener.left(seat)
        self._listener.kept_changed()

    def _say_gone(self, visitor: Visitor, why: Why) -> None:
        self._tell(visitor, self.house.gone(visitor, why))
        self._visitors.pop(visitor.number, None)
        if visitor.seat is not None and self._at.get(visitor.seat) is visitor:
            del self._at[visitor.seat]
        if visitor.wish is not None:
            visitor.wish = None
            self._listener.knocks_changed()
        visitor.line.end()
        self._count_choosing()

    def _tell(self, visitor: Visitor, message: wire.Told) -> None:
        visitor.line.tell(wire.written(message))
