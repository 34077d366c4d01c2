"""Who looks at the screen, where several persons are at the table, and who of them sits elsewhere.

One person among computers looks all the time, and there is no curtain. Without any person an onlooker looks,
who sees no hand. Where several persons play, the table shows what the next of them may see:

- while a person acts, and until what that person did is at rest, it is that person's table;
- then, with the curtain, it is nobody's: every hand lies face down while computers play, between deals, and
  until the person who is to act next has lifted the curtain;
- who acts again at once, or is the last person in the game, goes on without a curtain;
- without the curtain, in families that play with open cards and wherever all hands lie open, the table stays
  with whoever acted last and goes to the next person to act at once.

Who plays at a phone has the own hand there: the screen never looks for them, and no curtain comes down for
them. But they can look at the screen too, so who plays there does so behind the curtain, even alone. A
computer can play for somebody meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

At = Literal["screen", "phone", "computer"]
"""Where a person's seat is played: here, at a phone, or by a computer for the time being."""


class SharedScreen:
    """Says who looks and who should look next; `at` is the seat of the person at the screen, or None."""

    def __init__(self, persons: Sequence[int], open_hands: bool = False, phones: Sequence[int] = ()) -> None:
        """The seats of the persons, those of them who sit at `phones` too; whoever is alone looks from the
        beginning.
        """
        self._at: dict[int, At] = {seat: "phone" if seat in phones else "screen" for seat in persons}
        self._open_hands, self._curtain = open_hands, True
        self.at: int | None = None
        self._look_alone()

    def _look_alone(self) -> None:
        if not self.shared and self.here:
            self.at = self.here[0]

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that persons play now, wherever they sit."""
        return tuple(seat for seat, at in self._at.items() if at != "computer")

    @property
    def here(self) -> tuple[int, ...]:
        """The seats that are played at this screen."""
        return tuple(seat for seat, at in self._at.items() if at == "screen")

    @property
    def elsewhere(self) -> tuple[int, ...]:
        """The seats that are played at phones."""
        return tuple(seat for seat, at in self._at.items() if at == "phone")

    def place(self, seat: int) -> At:
        """Where the seat is played; that of a computer opponent by a computer."""
        return self._at.get(seat, "computer")

    def move(self, seat: int, at: At) -> None:
        """From now on that seat is played there; who looked must have a look in turn."""
        self._at[seat] = at
        self.at = None
        self._look_alone()

    @property
    def curtain(self) -> bool:
        """Whether the table is passed on behind a curtain; never where there is nothing to hide."""
        return self._curtain and not self._open_hands

    @curtain.setter
    def curtain(self, wished: bool) -> None:
        self._curtain = wished

    @property
    def shared(self) -> bool:
        """Whether other persons than the one who plays at the screen can look at it."""
        return bool(self.here) and len(self.persons) > 1

    def wanted(self, due: int | None, in_game: Sequence[bool]) -> int | None:
        """Who should look now, if the person `due` is to act (None: no person is)."""
        if not self.shared:
            return self.here[0] if self.here else None
        if due in self.here:
            return due
        is_last = [seat for seat in self.persons if in_game[seat]] == [self.at]
        return self.at if is_last or not self.curtain else None

    def hides(self, seat: int | None) -> bool:
        """Whether the curtain has to come down before `seat` looks."""
        return self.shared and self.curtain and seat is not None and seat != self.at
