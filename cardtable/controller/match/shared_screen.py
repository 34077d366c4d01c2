"""Who looks at the screen, where several persons share it.

One person among computers looks all the time, and there is no curtain. Without any person an onlooker looks,
who sees no hand. Where several persons play, the table shows what the next of them may see:

- while a person acts, and until what that person did is at rest, it is that person's table;
- then, with the curtain, it is nobody's: every hand lies face down while computers play, between deals, and
  until the person who is to act next has lifted the curtain;
- who acts again at once, or is the last person in the game, goes on without a curtain;
- without the curtain, in families that play with open cards and wherever all hands lie open, the table stays
  with whoever acted last and goes to the next person to act at once.
"""

from __future__ import annotations

from collections.abc import Sequence


class SharedScreen:
    """Says who looks and who should look next; `at` is the seat of the person at the screen, or None."""

    def __init__(self, persons: Sequence[int], open_hands: bool = False) -> None:
        """The seats of the persons; whoever is alone looks from the beginning."""
        self.persons = tuple(persons)
        self._open_hands, self._curtain = open_hands, True
        self.at: int | None = self.persons[0] if len(self.persons) == 1 else None

    @property
    def curtain(self) -> bool:
        """Whether the table is passed on behind a curtain; never where there is nothing to hide."""
        return self._curtain and not self._open_hands

    @curtain.setter
    def curtain(self, wished: bool) -> None:
        self._curtain = wished

    @property
    def shared(self) -> bool:
        """Whether several persons share the screen."""
        return len(self.persons) > 1

    def wanted(self, due: int | None, in_game: Sequence[bool]) -> int | None:
        """Who should look now, if the person `due` is to act (None: no person is)."""
        if not self.shared:
            return self.persons[0] if self.persons else None
        if due is not None:
            return due
        is_last = [seat for seat in self.persons if in_game[seat]] == [self.at]
        return self.at if is_last or not self.curtain else None

    def hides(self, seat: int | None) -> bool:
        """Whether the curtain has to come down before `seat` looks."""
        return self.shared and self.curtain and seat is not None and seat != self.at
