"""The base of tables in a part of a page, with all seats around them and no hand. Without Qt."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from cardtable.ui.table.places.layout import Chevron, Layout, Point


@dataclass(frozen=True)
class PageLayout(Layout):
    """A table in the middle of a rectangle of `width` by `height`, without direction marks."""

    open: bool = True

    on_page: ClassVar[bool] = True

    @cached_property
    def crowded(self) -> bool:
        return False

    @cached_property
    def chevrons(self) -> tuple[Chevron, ...]:
        return ()

    @cached_property
    def center(self) -> Point:
        return Point(self.width / 2, self.height / 2)

    def mirrored(self, place: int) -> bool:
        return False
