"""Who looks at the screen if several persons are at the table, and who of them sits elsewhere.

One person among computers looks all the time, without a curtain. Without any person an onlooker looks, who
sees no hand. If several persons play, the table shows what the next of them may see:

- While a person acts, and until their move is at rest, it is that person's table.
- Then, with the curtain, every hand is face down: while computers play, between deals, and until the person
  who is to act next has lifted the curtain.
- A person who acts again at once, or is the last person in the game, continues without a curtain.
- Without the curtain, or if all hands are open, the table stays with the last person to act and turns to the
  next one at once.

A person at a phone has their hand there: the screen never looks for them, and no curtain comes down for them.
But they can see the screen too, so a person who plays at it does so behind the curtain, even alone. A
computer can stand in for a person.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

PlayedFrom = Literal["screen", "phone", "computer"]
"""Where a person's seat is played: here, at a phone, or by a computer for now."""


class SharedScreen:
    """Knows who looks and who should look next; `at` is the seat of the person at the screen, or None."""

    def __init__(self, persons: Sequence[int], open_hands: bool = False, phones: Sequence[int] = ()) -> None:
        """Begin with the seats of the persons, and of those at `phones`.

        A single person looks from the start.
        """
        self._at: dict[int, PlayedFrom] = {seat: "phone" if seat in phones else "screen" for seat in persons}
        self._open_hands, self._curtain = open_hands, True
        self.at: int | None = None
        self._look_alone()

    def _look_alone(self) -> None:
        if not self.shared and self.here:
            self.at = self.here[0]

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that persons play now, at the screen or at phones."""
        return tuple(seat for seat, at in self._at.items() if at != "computer")

    @property
    def here(self) -> tuple[int, ...]:
        """The seats that are played at this screen."""
        return tuple(seat for seat, at in self._at.items() if at == "screen")

    @property
    def elsewhere(self) -> tuple[int, ...]:
        """The seats that are played at phones."""
        return tuple(seat for seat, at in self._at.items() if at == "phone")

    def place(self, seat: int) -> PlayedFrom:
        """Return where the seat is played; "computer" for a computer opponent."""
        return self._at.get(seat, "computer")

    def move(self, seat: int, at: PlayedFrom) -> None:
        """Move that seat; the present viewer has to look again."""
        self._at[seat] = at
        self.at = None
        self._look_alone()

    @property
    def curtain(self) -> bool:
        """Whether the table is passed on behind a curtain; never if there is nothing to hide."""
        return self._curtain and not self._open_hands

    @curtain.setter
    def curtain(self, wished: bool) -> None:
        self._curtain = wished

    @property
    def shared(self) -> bool:
        """Whether persons other than the viewer can see the screen."""
        return bool(self.here) and len(self.persons) > 1

    def wanted(self, due: int | None, in_game: Sequence[bool]) -> int | None:
        """Return the seat that should look now; `due` is the person to act, or None."""
        if not self.shared:
            return self.here[0] if self.here else None
        if due in self.here:
            return due
        is_last = [seat for seat in self.persons if in_game[seat]] == [self.at]
        return self.at if is_last or not self.curtain else None

    def hides(self, seat: int | None) -> bool:
        """Return whether the curtain has to come down before `seat` looks."""
        return self.shared and self.curtain and seat is not None and seat != self.at
