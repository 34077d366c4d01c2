"""The pages of the window, one in front at a time: each is made when it is first wanted, and Back leads from
it to where it was opened. Boards lie over the table that was in front last, and what changes is seen to move.

It is imported before the first picture, so it imports no more than that picture needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar, QStackedWidget, QWidget

from cardtable.ui.table.motion.speeds import Pace

if TYPE_CHECKING:
    from cardtable.ui.window.camera import Camera, Way

P = TypeVar("P", bound=QWidget)


def _nothing(page: QWidget) -> None:
    """Most pages need no more than to be made and shown."""


class Page(Generic[P]):
    """One page of a window, which need not be there yet."""

    def __init__(
        self,
        pages: Pages,
        make: Callable[[], P],
        *,
        begin: Callable[[P], object] = _nothing,
        enter: Callable[[P], object] = _nothing,
        end: Callable[[P], object] = _nothing,
        beside: bool = True,
        is_table: bool = False,
    ) -> None:
        """`make` makes it when it is first wanted, and `begin` is done once it is there; `enter` whenever it
        is to be shown, `end` when the window closes. From a page `beside` what is going on, Back
        leads to where it was opened. One that `is_table` shows the table itself; all others are boards that
        lie over it.
        """
        pages.rows.append(self)
        self._pages = pages
        self._make, self._begin, self._enter, self._end = make, begin, enter, end
        self._beside = beside
        self.is_table = is_table
        self.made: P | None = None
        """The page, None as long as nobody wanted it."""

    @property
    def page(self) -> P:
        """The page, made where it is not there yet."""
        if self.made is None:
            self.made = self._make()
            self._pages.add(self.made)
            self._begin(self.made)
        return self.made

    @property
    def is_shown(self) -> bool:
        """Whether it is the page in front."""
        return self.made is not None and self._pages.currentWidget() is self.made

    def show(self) -> None:
        """Brings it to the front, and the keyboard to it."""
        page = self.page
        self._enter(page)
        if self._beside:
            self._pages.open(page)
        else:
            self._pages.turn_to(page)

    def renew(self, is_wanted: bool) -> P | None:
        """Puts down the page that was made; where it is wanted, another one goes on where it was."""
        before, self.made = self.made, None
        if before is None:
            return None
        if is_wanted:
            page: Any = self.page  # It follows one of its own kind.
            page.resize(before.size())
            page.follow(before)
        self._end(before)
        self._pages.removeWidget(before)
        before.deleteLater()
        return self.made

    def put_down(self) -> None:
        """The window closes; may be called twice."""
        if self.made is not None:
            self._end(self.made)


class Place(NamedTuple):
    """Where somebody is on a page: which control has the keyboard, and how far what scrolls is scrolled."""

    control: int
    scrolled: tuple[int, ...]

    def take(self, page: QWidget) -> None:
        """The same place on another page that has the same parts; what is not there yet, such as a question
        over the table, takes the keyboard itself when it comes.
        """
        controls, bars = _controls(page), _bars(page)
        if 0 <= self.control < len(controls) and controls[self.control].isVisibleTo(page):
            controls[self.control].setFocus()
        layout = page.layout()
        if layout is not None:
            layout.activate()
        for bar, value in zip(bars, self.scrolled, strict=False):
            bar.setValue(value)


def place_on(page: QWidget) -> Place:
    """Where somebody is on that page."""
    controls, focused = _controls(page), page.window().focusWidget()
    at = controls.index(focused) if focused in controls else -1
    return Place(at, tuple(bar.value() for bar in _bars(page)))


def _finds_place(page: QWidget) -> bool:
    from cardtable.ui.widgets.room_page import RoomPage

    return isinstance(page, RoomPage) and page.FINDS_PLACE


def _controls(page: QWidget) -> list[QWidget]:
    return [page, *page.findChildren(QWidget)]


def _bars(page: QWidget) -> list[QScrollBar]:
    return [area.verticalScrollBar() for area in page.findChildren(QAbstractScrollArea)]


class Pages(QStackedWidget):
    """All pages of a window, and the way back from those that were opened beside what is going on."""

    turned = Signal()
    """Another page may be in front now."""

    back_asked = Signal()
    """Whoever reads the page in front wants to go back."""

    rested = Signal()
    """What moved while another page came in front is at rest."""

    told = Signal(str, str)
    """A page has a sentence for the player, and the mark beside it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._before: list[QWidget] = []
        """The pages to which Back leads, the next one last."""
        self.rows: list[Page[Any]] = []
        """All pages that this window can show."""
        self.pace = Pace(0.0)
        """How pages come and go."""
        self._is_changing = False
        self._table: QWidget | None = None
        """What shows the table, on which boards lie."""

    @cached_property
    def _camera(self) -> Camera:
        from cardtable.ui.window.camera import Camera

        camera = Camera(self)
        camera.rested.connect(self.rested)
        return camera

    @property
    def is_moving(self) -> bool:
        """Whether the page in front is not seen yet as it is."""
        return self._is_changing or ("_camera" in vars(self) and self._camera.is_moving)

    @contextmanager
    def seen(self, back: bool = False) -> Iterator[None]:
        """What changes inside is seen as one motion, `back` where the way leads back."""
        before = self.currentWidget()
        # What comes with the window itself is there as soon as it can be.
        is_first = self._table is None
        if before is None or is_first or self._is_changing or self.pace.instant or not self.isVisible():
            yield
            return
        if "_camera" in vars(self):
            self._camera.complete()
        picture = before.grab()
        self._is_changing = True
        try:
            yield
        except BaseException:
            # Nothing will move, and whoever waits for that need not wait.
            self._is_changing = False
            self.rested.emit()
            raise
        self._is_changing = False
        now = self.currentWidget()
        if now is not None:
            way, board = self._way(before, now, back)
            self._camera.show_change(picture, now, way, board, self.pace)

    def _way(self, before: QWidget, now: QWidget, back: bool) -> tuple[Way, QRectF]:
        """How one page makes room for another, and where the board lies that moves."""
        from cardtable.ui.widgets.room_page import RoomPage
        from cardtable.ui.window.camera import Way

        was, now_is = self._lies_on_table(before), self._lies_on_table(now)
        # One that is no page any more was made anew, and the other one stands in its place.
        if not (was or now_is) or before is now or self.indexOf(before) < 0:
            return Way.FADE, QRectF()
        moves = now if now_is else before
        board = QRectF(moves.rect())
        if isinstance(moves, RoomPage) and not moves.WHOLE:
            # With the line round it.
            board = moves.board.adjusted(-1, -1, 1, 1)
        if was and now_is:
            return Way.BACK if back else Way.ON, board
        return Way.RISE if now_is else Way.SINK, board

    def _lies_on_table(self, page: QWidget) -> bool:
        return not any(row.is_table and row.made is page for row in self.rows)

    def _picture_of_table(self) -> QPixmap:
        """What a board lies on, as large as the window."""
        if self._table is None:
            return QPixmap()
        self._table.resize(self.size())
        return self._table.grab()

    def add(self, page: QWidget) -> None:
        """One page more, which is not shown yet."""
        from cardtable.ui.widgets.room_page import RoomPage

        self.addWidget(page)
        if isinstance(page, RoomPage):
            page.back_asked.connect(self.back_asked)
            page.told.connect(self.told)

    def open(self, page: QWidget, upon: bool = False) -> None:
        """Shows a page beside what is going on. One that leads back to it already is gone back to, or opened
        once more `upon` all that is open.
        """
        here = self.currentWidget()
        if here is not page:
            before = self.way
            self.turn_to(page, before[: before.index(page)] if page in before and not upon else before)

    @property
    def leads_back(self) -> bool:
        """Whether the page in front was opened beside another one."""
        return bool(self._before)

    @property
    def way(self) -> list[QWidget]:
        """The pages to which Back leads from one that is opened now, the one in front last."""
        here = self.currentWidget()
        return [*self._before, *([here] if here is not None else [])]

    def go_back(self) -> bool:
        """Goes back from a page that was opened beside another; False if none was."""
        if self._before:
            *before, page = self._before
            self.turn_to(page, before, back=True)
            return True
        return False

    @property
    def beneath(self) -> QWidget | None:
        """The table on which boards lie."""
        return self._table

    def lay_on(self, table: QWidget | None) -> None:
        """Boards lie on that table from now on, the one in front too."""
        from cardtable.ui.widgets.room_page import RoomPage

        self._table, here = table, self.currentWidget()
        if isinstance(here, RoomPage) and self._lies_on_table(here):
            here.lie_on(self._picture_of_table)

    def renew(self, rows: Sequence[Page[Any]] = ()) -> None:
        """All pages are made anew, or those that are named: those that are wanted at once, all others when
        they are. What is in front stays in front, at the same place, and Back leads on to where it led.
        """
        here = self.currentWidget()
        wanted = {here, self._table, *self._before}
        is_at = place_on(here) if here is not None else None
        with self.seen():
            now: dict[QWidget | None, QWidget] = {}
            for row in rows or self.rows:
                before = row.made
                page = row.renew(row.is_table or before in wanted)
                if page is not None:
                    now[before] = page
            self._table = now.get(self._table, self._table if rows else None)
            self._before = [now.get(page, page) for page in self._before]
            if here in now:
                self.turn_to(now[here], self._before)
                if is_at is not None and not _finds_place(now[here]):
                    is_at.take(now[here])

    def put_down(self) -> None:
        """The window closes: what still runs on any page ends; may be called twice."""
        for row in self.rows:
            row.put_down()

    def turn_to(self, page: QWidget, before: list[QWidget] | None = None, back: bool = False) -> None:
        """Brings a page to the front, from where Back leads to those `before`, and the keyboard to it."""
        from cardtable.ui.widgets.room_page import RoomPage

        with self.seen(back):
            self._before = before or []
            if not self._lies_on_table(page):
                self._table = page
            elif isinstance(page, RoomPage):
                page.lie_on(self._picture_of_table)
            self.setCurrentWidget(page)
            page.setFocus()
            self.turned.emit()
