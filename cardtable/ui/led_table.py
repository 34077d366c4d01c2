"""What the bridge needs of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from cardtable.bots.coach import Advice
from cardtable.game.events import AnyEvent
from cardtable.game.view import SeatView

if TYPE_CHECKING:
    from cardtable.rules.prose import CardValue
    from cardtable.ui.table import SeatInfo


class Table(Protocol):
    """What the bridge needs of a table; `TableView` is the real one."""

    play_chosen: Any
    settled: Any
    next_deal_asked: Any

    def sit(
        self,
        seats: Sequence[SeatInfo],
        title: str,
        subtitle: str,
        view: SeatView,
        card_values: Sequence[CardValue],
        tokens_at_start: int | None = None,
        token_kind: str = "token",
        marks: tuple[int, ...] = (),
    ) -> None: ...

    def perform(self, events: Sequence[AnyEvent], view: SeatView) -> None: ...

    def take_up(
        self, view: SeatView, story: Sequence[AnyEvent] | None = None, bottom: int | None = None
    ) -> None: ...

    def complete(self) -> None: ...

    def show_hint(self, advice: Advice) -> None: ...

    def set_thinking(self, seat: int | None) -> None: ...

    def set_speed(self, factor: float) -> None: ...
