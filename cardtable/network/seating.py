"""Which phone has which seat, and which may have one: by secrets of 128 bits that nobody can guess.

The screen shows an invitation. The first phone that comes with it is given a secret of its own, and the
screen shows another invitation. A phone is known again by its secret, of which only a hash is kept here,
also beside a saved game. Who comes with neither is a stranger, whom somebody at the screen lets in or not.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from cardtable.network import wire
from cardtable.plain_text import LONGEST_NAME, one_line

_MOST_GUESTS = 32
"""Phones that were invited and have not sat down; of more, the one that came first is forgotten."""

_SECRET_BYTES = 16

_FORMAT = "cardtable phones 1"

LONGEST_KEPT = 20_000
"""Bytes that what is kept beside a game may have; a whole table of phones is under 4,000."""


def new_secret() -> str:
    """128 bits by chance, as `wire.Secret` is written."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def key_of(secret: str) -> str:
    """By what a secret is known here; it cannot be found again from that."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Phone(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A phone at the table: its seat, how its secret is known, and who plays on it.

    `learner` is the id of the learner whose phone it is, "" for a guest's.
    """

    seat: wire.Seat
    key: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    avatar: wire.Avatar
    learner: Annotated[str, Meta(max_length=64)] = ""


class _Kept(msgspec.Struct, frozen=True):
    format: str
    port: Annotated[int, Meta(ge=0, le=65535)] = 0
    phones: tuple[Phone, ...] = ()
    seal: Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?\Z")] = ""


def _read(kept: bytes) -> _Kept | None:
    try:
        found = msgspec.json.decode(kept[:LONGEST_KEPT], type=_Kept)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    return found if found.format == _FORMAT else None


def phones_in(kept: bytes) -> tuple[int, tuple[Phone, ...]]:
    """Return the port and the phones that were kept.

    What makes no sense is as nothing, 0 and (): then the phones are shown the code on the screen again.
    """
    found = _read(kept)
    if found is None:
        return 0, ()
    named = ((phone, one_line(phone.name, LONGEST_NAME)) for phone in found.phones)
    return found.port, tuple(msgspec.structs.replace(phone, name=name) for phone, name in named if name)


def seal_of(kept: bytes) -> str:
    """With what the deals of the game are sealed beside which that was kept; "" where nothing tells."""
    found = _read(kept)
    return found.seal if found is not None else ""


class Seating:
    """The seats for phones of one table, with the phones that have them; whether these are here is not
    known.
    """

    def __init__(self, seats: Iterable[int] = ()) -> None:
        """With those seats, all of them free."""
        self._seats = frozenset(seats)
        self._phones: dict[int, Phone] = {}
        self._guests: dict[str, str] = {}
        """Phones that may sit down, by key, with the learner as whom each has sat before."""
        self.invitation = new_secret()
        """What the screen shows; it is another one after each use."""

    @property
    def seats(self) -> frozenset[int]:
        """The seats that are played on phones."""
        return self._seats

    @property
    def phones(self) -> tuple[Phone, ...]:
        """The phones that have a seat, by seat."""
        return tuple(self._phones[seat] for seat in sorted(self._phones))

    def phone(self, seat: int) -> Phone | None:
        """Which phone has the seat; None where it is free, or no seat for phones."""
        return self._phones.get(seat)

    def set_seats(self, seats: Iterable[int]) -> tuple[int, ...]:
        """From now on these are the seats for phones; those that were taken and are not any more."""
        self._seats = frozenset(seats)
        lost = tuple(seat for seat in sorted(self._phones) if seat not in self._seats)
        for seat in lost:
            del self._phones[seat]
        return lost

    def reseat(self, order: Sequence[int]) -> None:
        """The seats have other numbers: seat `n` is the one that was `order[n]` before, or is new where that
        is negative. Who had a seat that is gone may sit down elsewhere.
        """
        before = self._phones
        self._phones = {}
        for now, was in enumerate(order):
            phone = before.pop(was, None)
            if phone is not None:
                self._phones[now] = msgspec.structs.replace(phone, seat=now)
        for phone in before.values():
            self.know(phone)
        self._seats = frozenset(now for now, was in enumerate(order) if was in self._seats)

    # --- coming

    def redeem(self, invitation: str) -> str:
        """A secret for the phone that comes with the invitation that is shown; "" for any other."""
        if not invitation or not secrets.compare_digest(invitation.encode(), self.invitation.encode()):
            return ""
        self.invitation = new_secret()
        return self.admit()

    def admit(self) -> str:
        """A secret for a phone that may sit down."""
        secret = new_secret()
        self._guests[key_of(secret)] = ""
        while len(self._guests) > _MOST_GUESTS:
            del self._guests[next(iter(self._guests))]
        return secret

    def is_known(self, key: str) -> bool:
        """Whether a phone may sit down without being asked for at the screen, or sits already."""
        return key in self._guests or self.seat_of(key) is not None

    def seat_of(self, key: str) -> int | None:
        """The seat of that phone, None if it has none."""
        return next((phone.seat for phone in self._phones.values() if phone.key == key), None)

    def learner_of(self, key: str) -> str:
        """Return the id of the learner as whom that phone sits, or sat last; "" for any other phone."""
        seated = (phone.learner for phone in self._phones.values() if phone.key == key)
        return next(seated, self._guests.get(key, ""))

    def sit(self, key: str, seat: int, name: str, avatar: str, learner: str = "") -> Phone | None:
        """That phone has the seat from now on, whoever had it, and no other one; None if it cannot."""
        name = one_line(name, LONGEST_NAME)
        if seat not in self._seats or not name or not self.is_known(key):
            return None
        before = self.seat_of(key)
        if before is not None:
            del self._phones[before]
        self._guests.pop(key, None)
        phone = self._phones[seat] = Phone(seat, key, name, avatar, learner)
        return phone

    def remove(self, seat: int) -> None:
        """The seat is free; its phone is a stranger from now on."""
        self._phones.pop(seat, None)

    def leave(self, seat: int) -> None:
        """The seat is free; its phone may sit down again."""
        phone = self._phones.pop(seat, None)
        if phone is not None:
            self.know(phone)

    # --- beside a saved game

    def kept(self, port: int, seal: str = "") -> bytes:
        """What is kept beside a game, so that the same phones find their seats again at the same port, and
        with what its deals are sealed.
        """
        return msgspec.json.format(msgspec.json.encode(_Kept(_FORMAT, port, self.phones, seal)), indent=1)

    def give_back(self, phone: Phone) -> None:
        """Give a phone the seat that it had, if that is one for phones."""
        if phone.seat in self._seats:
            self._phones[phone.seat] = phone

    def know(self, phone: Phone) -> None:
        """Let a phone that has no seat sit down anywhere."""
        self._guests[phone.key] = phone.learner
