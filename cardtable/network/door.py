"""Phones that arrive, ask to be let in, take a seat, go away and come back; no sockets, clocks or Qt.

A page that has said hello is a `Visitor` until it has a seat. An invited visitor may take any free seat.
Others knock, and a person at the screen lets them in or turns them away: strangers, visitors who want the
seat of a phone that is away or of a learner they have not played as, and, if the `PhoneMatch` asks about
each, everyone. The `PhoneMatch` makes the messages in each phone's language. A seat that its lobby does not
offer can never be taken.
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
"""The most visitors that may wait to be let in at the same time."""

_MOST_REFUSALS = 3
"""The refusals after which visitors from the same address may not knock any more."""

Why = Literal["removed", "over", "elsewhere", "unknown", "refused"]
"""Why a page has to leave the table (`wire.Gone`)."""


class Line(Protocol):
    """The connection to one page."""

    def send(self, message: bytes) -> None:
        """Send the bytes of `wire.written`."""

    def end(self) -> None:
        """Send nothing more, and hang up."""


@dataclass(eq=False)
class Visitor:
    """A page that is connected.

    `languages` are as in BCP 47, the best first; `wish` is the seat it asks for.
    """

    number: int
    line: Line
    address: str = ""
    """The address of the phone: `192.168.1.31`."""
    languages: tuple[str, ...] = ()
    key: str = ""
    """The hash of its secret (`key_of`); a stranger has none."""
    seat: int | None = None
    wish: wire.Sit | None = None
    is_declined: bool = False
    """Whether it last asked for the seat of a learner without being that learner's phone, and was refused."""
    is_greeted: bool = False

    @property
    def is_invited(self) -> bool:
        """Whether it may know the names of the players."""
        return bool(self.key)


class PhoneMatch(Protocol):
    """The match as phones see it: its messages, and what phones may do."""

    asks: bool
    """Whether invited phones, too, have to be let in."""
    waits: bool
    """Whether no game is on yet; then phones with a seat are also sent the lobby."""

    def learner(self, seat: int) -> str:
        """Return the id of the learner whose seat it is; "" for a seat that any phone may have."""

    def name(self, seat: int, wish: str) -> str:
        """Return the name of a phone that takes this seat: its wish, made different from all other names."""

    def welcome(self, visitor: Visitor, secret: str) -> wire.Welcome:
        """Return the words of the page in the visitor's language, with `secret` unchanged."""

    def lobby(self, visitor: Visitor) -> wire.Lobby:
        """Return the seats as that visitor sees them.

        `free` if it may take them, `away` if the phone there is away and the seat may be its own.

        No names unless it `is_invited`.
        """

    def gone(self, visitor: Visitor, why: Why) -> wire.Gone:
        """Return the message that tells a phone's page to leave the table, and why."""


class Listener(Protocol):
    """The receiver of a door's events. `Door.phone(seat)` is the phone concerned."""

    def sat(self, seat: int) -> None:
        """React to a phone that has taken a seat, or has changed its name or animal there."""

    def joined(self, seat: int) -> None:
        """React to a seat's page that has connected, and send it everything."""

    def away(self, seat: int) -> None:
        """React to a seat's page that has disconnected; the phone keeps the seat."""

    def left(self, seat: int) -> None:
        """React to a seat that has no phone anymore."""

    def tapped(self, seat: int, tap: wire.Tap) -> None:
        """React to a tap of the player at a seat."""

    def knocks_changed(self) -> None:
        """React to a change of `Door.knocks`, the phones that wait to be let in."""

    def invitation_changed(self) -> None:
        """Show another invitation on the screen, since the last one was used."""

    def kept_changed(self) -> None:
        """Save the data stored with a game again, since they have changed."""

    def choosing_changed(self) -> None:
        """React to a change of `Door.choosing`, the number of phones that are choosing a seat."""


class Door:
    """The one way for phones to reach a table."""

    def __init__(self, house: PhoneMatch, listener: Listener) -> None:
        self.house, self._listener = house, listener
        self.seating = Seating()
        self._visitors: dict[int, Visitor] = {}
        self._at: dict[int, Visitor] = {}
        self._refusals = Counter[str]()
        self._count = self._were_choosing = 0

    # --- who is here

    def phone(self, seat: int) -> Phone | None:
        """Return the phone that has the seat, connected or not."""
        return self.seating.phone(seat)

    def is_here(self, seat: int) -> bool:
        """Return whether the page of that seat is connected."""
        return seat in self._at

    def languages(self, seat: int) -> tuple[str, ...]:
        """Return the languages of the phone at the seat, the best first; none while it is away."""
        visitor = self._at.get(seat)
        return visitor.languages if visitor is not None else ()

    @property
    def choosing(self) -> int:
        """How many invited phones are connected and have not taken a seat."""
        return sum(one.is_invited and one.is_greeted and one.seat is None for one in self._visitors.values())

    @property
    def knocks(self) -> tuple[Visitor, ...]:
        """The visitors that wait to be let in, the longest waiting first; each has a `wish`."""
        return tuple(visitor for visitor in self._visitors.values() if visitor.wish is not None)

    def _count_choosing(self) -> None:
        if self.choosing != self._were_choosing:
            self._were_choosing = self.choosing
            self._listener.choosing_changed()

    def send(self, seat: int, message: wire.ComputerMessage) -> bool:
        """Send a message to that seat; return False if no page is connected."""
        visitor = self._at.get(seat)
        if visitor is not None:
            self._send(visitor, message)
        return visitor is not None

    def show_lobbies(self) -> None:
        """Send the lobby to all pages without a seat, and while the house `waits` to all others.

        Call it after a change of names or seats.
        """
        for visitor in list(self._visitors.values()):
            if visitor.is_greeted and (visitor.seat is None or self.house.waits):
                self._send(visitor, self.house.lobby(visitor))
        self._count_choosing()

    # --- what the screen does

    def set_seats(self, seats: tuple[int, ...]) -> None:
        """Set the seats for phones; phones on other seats have to leave.

        A phone on a seat that was another learner's chooses again, and so does one that asked for a seat that
        is gone.
        """
        for seat in self.seating.set_seats(seats):
            self._send_off(seat)
        for phone in self.seating.phones:
            if phone.learner != self.house.learner(phone.seat):
                self.unseat(phone.seat)
        for visitor in self.knocks:
            if visitor.wish is not None and visitor.wish.seat not in self.seating.seats:
                visitor.wish = None
                self._listener.knocks_changed()
        self.show_lobbies()

    def reseat(self, order: Sequence[int]) -> None:
        """Renumber the seats as `Seating.reseat` does; waiting visitors have to ask again."""
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
        """Give a knocking visitor the seat it asked for; return False if that isn't possible any more."""
        visitor = self._visitors.get(number)
        if visitor is None or visitor.wish is None:
            return False
        wish, visitor.wish = visitor.wish, None
        self._listener.knocks_changed()
        if self._has_sat(visitor):
            return False
        if self._place(visitor, wish) == "":
            self._send(visitor, self.house.lobby(visitor))
            return False
        if not visitor.key:
            secret = self.seating.admit()
            visitor.key = key_of(secret)
            self._send(visitor, self.house.welcome(visitor, secret))
        self._seat(visitor, wish)
        return True

    def turn_away(self, number: int) -> None:
        """Refuse a knocking visitor; an invited one that asked for a learner's seat may ask for another."""
        visitor = self._visitors.get(number)
        if visitor is None or visitor.wish is None:
            return
        if visitor.is_invited and self.house.learner(visitor.wish.seat):
            visitor.wish, visitor.is_declined = None, True
            self._listener.knocks_changed()
            self._send(visitor, self.house.lobby(visitor))
        else:
            self._refusals[visitor.address] += 1
            self._say_gone(visitor, "refused")

    def remove(self, seat: int) -> None:
        if self.phone(seat) is not None:
            self.seating.remove(seat)
            self._send_off(seat)
            self.show_lobbies()

    def unseat(self, seat: int) -> None:
        """Free the seat; its phone may choose another."""
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
        """Give phones the seats that they had, except seats that are another learner's now.

        Phones that took those seats meanwhile choose again.

        Return the port that the phones know, 0 if none.
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
        """Send all pages away; phones keep their seats for another time."""
        for visitor in list(self._visitors.values()):
            self._say_gone(visitor, "over")

    # --- what pages do

    def come(self, line: Line, address: str = "") -> Visitor:
        """Add a page that has opened a line; it is sent nothing before it says hello."""
        self._count += 1
        visitor = self._visitors[self._count] = Visitor(self._count, line, address)
        return visitor

    def go(self, visitor: Visitor) -> None:
        """Remove a page whose line is dead."""
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
        """Handle a page's message; one that doesn't apply now is ignored."""
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
            secret = self._recognize(visitor, hello)
            if not visitor.key and hello.secret:
                self._send(visitor, self.house.gone(visitor, "unknown"))
                return
        else:
            secret = ""
        visitor.is_greeted = True
        self._send(visitor, self.house.welcome(visitor, secret))
        if not self._has_sat(visitor):
            self._send(visitor, self.house.lobby(visitor))
        self._count_choosing()

    def _recognize(self, visitor: Visitor, hello: wire.Hello) -> str:
        """Set the visitor's key; return the secret that is new to it, or ""."""
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
        """Handle a wish for a seat, or for another name or animal at its own seat."""
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
            self._send(visitor, self.house.lobby(visitor))
            self._listener.knocks_changed()
        else:
            self._send(visitor, self.house.lobby(visitor))

    def _may_sit(self, visitor: Visitor, seat: int) -> bool:
        """Return whether the visitor may take the seat without anyone at the screen being asked."""
        learner = self.house.learner(seat)
        is_theirs = not learner or self.seating.learner_of(visitor.key) == learner
        return visitor.is_invited and not self.house.asks and is_theirs

    def _has_sat(self, visitor: Visitor) -> bool:
        """Attach this page to its phone's seat, if the phone has taken one from another page.

        Return whether it has.
        """
        seat = self.seating.seat_of(visitor.key) if visitor.key else None
        if seat is not None:
            self._attach(visitor, seat)
        return seat is not None

    def _may_knock(self, visitor: Visitor) -> bool:
        waiting = sum(other is not visitor for other in self.knocks)
        is_heard = visitor.is_invited or self._refusals[visitor.address] < _MOST_REFUSALS
        return is_heard and waiting < _MOST_KNOCKS

    def _place(self, visitor: Visitor, wish: wire.Sit) -> Literal["", "free", "away", "you"]:
        """Return the state of the wished seat for that visitor.

        "" if it can't be had with this name and animal.
        """
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
        """Give an admitted visitor its seat; the phone that had it before loses it."""
        if self.phone(wish.seat) is not None:
            self.seating.remove(wish.seat)
            self._send_off(wish.seat)
        if self._take(visitor, wish):
            self._attach(visitor, wish.seat)
        else:
            self._send(visitor, self.house.lobby(visitor))

    def _take(self, visitor: Visitor, wish: wire.Sit) -> bool:
        name, learner = self.house.name(wish.seat, wish.name), self.house.learner(wish.seat)
        if self.seating.sit(visitor.key, wish.seat, name, wish.avatar, learner) is None:
            return False
        self._listener.sat(wish.seat)
        self._listener.kept_changed()
        return True

    def _attach(self, visitor: Visitor, seat: int) -> None:
        """Make this the page of the seat; another page of the same phone is sent away."""
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

    def _send_off(self, seat: int) -> None:
        """Announce that the seat has no phone anymore, and tell its page that it was removed."""
        visitor = self._at.get(seat)
        if visitor is not None:
            self._say_gone(visitor, "removed")
        self._listener.left(seat)
        self._listener.kept_changed()

    def _say_gone(self, visitor: Visitor, why: Why) -> None:
        self._send(visitor, self.house.gone(visitor, why))
        self._visitors.pop(visitor.number, None)
        if visitor.seat is not None and self._at.get(visitor.seat) is visitor:
            del self._at[visitor.seat]
        if visitor.wish is not None:
            visitor.wish = None
            self._listener.knocks_changed()
        visitor.line.end()
        self._count_choosing()

    def _send(self, visitor: Visitor, message: wire.ComputerMessage) -> None:
        visitor.line.send(wire.written(message))
