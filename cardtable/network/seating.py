"""Which phone has which seat, and which may take one, by secrets of 128 bits that can't be guessed.

The screen shows an invitation. The first phone that comes with it is given a secret of its own, and the
screen shows another invitation. A phone is recognized by its secret, of which only a hash is kept here, and
with a saved game. A phone with neither is a stranger; a person at the screen decides whether to let it in.
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
"""The most invited phones without a seat; of more, the earliest is forgotten."""

_SECRET_BYTES = 16

_FORMAT = "cardtable phones 1"

LONGEST_KEPT = 20_000
"""The most bytes stored with a game; a whole table of phones takes under 4,000."""


def new_secret() -> str:
    """Return 128 random bits, written as `wire.Secret`."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def key_of(secret: str) -> str:
    """Return the hash by which a secret is known; the secret can't be found from it."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Phone(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A phone at the table: its seat, the hash of its secret, and its player.

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
    """Return the port and the phones that were stored.

    Malformed data count as nothing, 0 and (): then the phones are shown the code on the screen again.
    """
    found = _read(kept)
    if found is None:
        return 0, ()
    named = ((phone, one_line(phone.name, LONGEST_NAME)) for phone in found.phones)
    return found.port, tuple(msgspec.structs.replace(phone, name=name) for phone, name in named if name)


def seal_of(kept: bytes) -> str:
    """Return the key that seals the deals of the game that `kept` was stored with; "" if it has none."""
    found = _read(kept)
    return found.seal if found is not None else ""


class Seating:
    """The seats for phones of one table, and the phones that have them, connected or not."""

    def __init__(self, seats: Iterable[int] = ()) -> None:
        self._seats = frozenset(seats)
        self._phones: dict[int, Phone] = {}
        self._guests: dict[str, str] = {}
        """The phones that may take a seat: by key, the learner that each last played as."""
        self.invitation = new_secret()
        """The invitation that the screen shows; replaced after each use."""

    @property
    def seats(self) -> frozenset[int]:
        """The seats that are played on phones."""
        return self._seats

    @property
    def phones(self) -> tuple[Phone, ...]:
        """The phones that have a seat, by seat."""
        return tuple(self._phones[seat] for seat in sorted(self._phones))

    def phone(self, seat: int) -> Phone | None:
        """Return the phone that has the seat; None if it is free, or no seat for phones."""
        return self._phones.get(seat)

    def set_seats(self, seats: Iterable[int]) -> tuple[int, ...]:
        """Set the seats for phones; return those that had a phone and are lost."""
        self._seats = frozenset(seats)
        lost = tuple(seat for seat in sorted(self._phones) if seat not in self._seats)
        for seat in lost:
            del self._phones[seat]
        return lost

    def reseat(self, order: Sequence[int]) -> None:
        """Renumber the seats: the new seat `n` was `order[n]` before, or is new if that is negative.

        A phone whose seat is gone may take another.
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
        """Return a secret for a phone with the invitation that is shown; "" for any other."""
        if not invitation or not secrets.compare_digest(invitation.encode(), self.invitation.encode()):
            return ""
        self.invitation = new_secret()
        return self.admit()

    def admit(self) -> str:
        """Return a secret for a phone that may take a seat."""
        secret = new_secret()
        self._guests[key_of(secret)] = ""
        while len(self._guests) > _MOST_GUESTS:
            del self._guests[next(iter(self._guests))]
        return secret

    def is_known(self, key: str) -> bool:
        """Return whether a phone may take a seat without being let in, or has one already."""
        return key in self._guests or self.seat_of(key) is not None

    def seat_of(self, key: str) -> int | None:
        return next((phone.seat for phone in self._phones.values() if phone.key == key), None)

    def learner_of(self, key: str) -> str:
        """Return the id of the learner that the phone plays as, or last played as; "" for any other phone."""
        seated = (phone.learner for phone in self._phones.values() if phone.key == key)
        return next(seated, self._guests.get(key, ""))

    def sit(self, key: str, seat: int, name: str, avatar: str, learner: str = "") -> Phone | None:
        """Give the seat to that phone, which leaves its former seat; return None if that isn't possible."""
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
        """Free the seat; its phone is a stranger from now on."""
        self._phones.pop(seat, None)

    def leave(self, seat: int) -> None:
        """Free the seat; its phone may take a seat again."""
        phone = self._phones.pop(seat, None)
        if phone is not None:
            self.know(phone)

    # --- with a saved game

    def kept(self, port: int, seal: str = "") -> bytes:
        """Return the data to store with a game.

        The port and phones, so that they find their seats again, and the seal.
        """
        return msgspec.json.format(msgspec.json.encode(_Kept(_FORMAT, port, self.phones, seal)), indent=1)

    def give_back(self, phone: Phone) -> None:
        """Give a phone the seat that it had, if that is still one for phones."""
        if phone.seat in self._seats:
            self._phones[phone.seat] = phone

    def know(self, phone: Phone) -> None:
        """Let a phone without a seat take any seat."""
        self._guests[phone.key] = phone.learner
