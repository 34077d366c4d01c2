"""The pages of the window by name: each is made when first needed, and Back leads to where it was opened.

One page is in front. Boards lie over the table that was in front last, and every change is animated. A
feature registers its pages and asks for those of other features by name only. Imported before the first
picture, so it imports only what that picture needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar, QStackedWidget, QWidget
from shiboken6 import isValid

from cardtable.ui.table.motion.speeds import Pace

if TYPE_CHECKING:
    from cardtable.ui.services.camera import Camera, Way
    from cardtable.ui.widgets.room_page import KeyRow

P = TypeVar("P", bound=QWidget)

NO_OPTIONS: Mapping[str, str] = MappingProxyType({})


def _nothing(*_: object) -> None:
    """Do nothing: most pages only need to be made and shown."""


def _never() -> bool:
    return False


class Edits(NamedTuple):
    """What the commands Undo and Redo do on a page."""

    can_undo: Callable[[], bool]
    undo: Callable[[], object]
    can_redo: Callable[[], bool] = _never
    redo: Callable[[], object] = _nothing


class GameShown(NamedTuple):
    """The game that a page is about: its id, "" for none, and its house rules."""

    variant: str
    options: Mapping[str, str] = NO_OPTIONS


def _no_game(*_: object) -> GameShown:
    return GameShown("")


class KeysOver(NamedTuple):
    """The rows of the keys panel over a page, and the free place there for it; None for anywhere."""

    rows: list[KeyRow]
    free: QRectF | None


class Page(Generic[P]):
    """One page of a window, made when first needed."""

    def __init__(
        self,
        pages: Navigator,
        make: Callable[[], P],
        *,
        begin: Callable[[P], object] = _nothing,
        enter: Callable[[P], object] = _nothing,
        open: Callable[..., object] = _nothing,
        end: Callable[[P], object] = _nothing,
        returns: bool = True,
        is_table: bool = False,
        is_home: bool = False,
        game: Callable[[P], GameShown] = _no_game,
        room: Callable[[P], str] | None = None,
        keys: Callable[[P], KeysOver] | None = None,
        edits: Callable[[P], Edits] | None = None,
    ) -> None:
        """Make an entry for a page.

        `make` makes it, `begin` runs right after that, `enter` each time before it's shown, and `end` when
        the window closes. `open` is called with the page and what it was asked to show. Back on a
        page that `returns` leads to the page it was opened from. A page that `is_table` shows the table
        itself; all others are boards over it. The page that `is_home` comes first. `game` returns
        the game that the page is about. `room` returns the id of the game in whose room a page is that covers
        the table. `keys` returns the rows of the keys panel and where it lies, and `edits` what Undo and Redo
        change on the page.
        """
        self._pages = pages
        self._make, self._begin, self._enter, self._end = make, begin, enter, end
        self.open, self._game, self._room, self._keys, self._edits = open, game, room, keys, edits
        self._returns = returns
        self.is_table, self.is_home = is_table, is_home
        self.made: P | None = None
        """The page; None until it's first needed."""

    @property
    def page(self) -> P:
        """The page, made if it isn't there yet."""
        if self.made is None:
            self.made = self._make()
            self._pages.add(self.made)
            self._begin(self.made)
        return self.made

    @property
    def is_shown(self) -> bool:
        return self.made is not None and self._pages.currentWidget() is self.made

    def show(self) -> None:
        """Bring the page to the front and give it the keyboard."""
        page = self.page
        self._enter(page)
        if self._returns:
            self._pages.open(page)
        else:
            self._pages.turn_to(page)

    @property
    def edits(self) -> Edits | None:
        """What Undo and Redo do on the page; None if it isn't made or they do nothing there."""
        return self._edits(self.made) if self._edits is not None and self.made is not None else None

    @property
    def game(self) -> GameShown:
        """The game that the page is about."""
        return self._game(self.made) if self.made is not None else _no_game()

    @property
    def room(self) -> str:
        """The id of the game in whose room the page is; "" if it's in the room of the table under it."""
        return self._room(self.made) if self._room is not None and self.made is not None else ""

    @property
    def keys(self) -> KeysOver:
        """The rows of the keys panel over the page, and where it lies."""
        from cardtable.ui.widgets.room_page import RoomPage

        if self._keys is not None:
            return self._keys(self.page)
        return KeysOver(self.made.keys() if isinstance(self.made, RoomPage) else [], None)

    def renew(self, is_wanted: bool) -> P | None:
        """Close the page; if it `is_wanted`, put a new one in its place and return it."""
        before, self.made = self.made, None
        if before is None:
            return None
        if is_wanted:
            page: Any = self.page  # `restore_from` takes a page of the same class.
            page.resize(before.size())
            page.restore_from(before)
        self._end(before)
        self._pages.removeWidget(before)
        before.deleteLater()
        return self.made

    def shut_down(self) -> None:
        """End the page when the window closes; may be called twice."""
        if self.made is not None:
            self._end(self.made)


class Place(NamedTuple):
    """A position on a page: the control with the keyboard, and the values of the scroll bars.

    A control is found by its object name, or by its number if it has none.
    """

    name: str
    control: int
    scrolled: tuple[int, ...]

    def take(self, page: QWidget) -> None:
        """Restore the position on another page with the same parts, or with the same names of parts.

        A part that isn't there yet, such as a question over the table, takes the keyboard itself later. If
        another page has a label at that place, the keyboard stays where the page leads it.
        """
        controls, bars = _controls(page), _bars(page)
        found = [one for one in controls if self.name and one.objectName() == self.name]
        found = found or controls[self.control : self.control + 1]
        from PySide6.QtCore import Qt

        if found and found[0].isVisibleTo(page) and found[0].focusPolicy() != Qt.FocusPolicy.NoFocus:
            found[0].setFocus()
        layout = page.layout()
        if layout is not None:
            layout.activate()
        for bar, value in zip(bars, self.scrolled, strict=False):
            bar.setValue(value)


def place_on(page: QWidget) -> Place:
    """Return the position on a page."""
    controls, focused = _controls(page), page.window().focusWidget()
    at = controls.index(focused) if focused in controls else len(controls)
    name = controls[at].objectName() if at < len(controls) else ""
    return Place(name, at, tuple(bar.value() for bar in _bars(page)))


def _finds_place(page: QWidget) -> bool:
    from cardtable.ui.widgets.room_page import RoomPage

    return isinstance(page, RoomPage) and page.FINDS_PLACE


def _controls(page: QWidget) -> list[QWidget]:
    return [page, *page.findChildren(QWidget)]


def _bars(page: QWidget) -> list[QScrollBar]:
    return [area.verticalScrollBar() for area in page.findChildren(QAbstractScrollArea)]


class Navigator(QStackedWidget):
    """All pages of a window, and the way back from each."""

    renamed = Signal()
    """Emitted when a page has another title."""

    turned = Signal()
    """Emitted when another page may be in front."""

    back_asked = Signal()
    """Emitted when the player wants to leave the page in front."""

    rested = Signal()
    """Emitted when the motion from one page to another is over."""

    notified = Signal(str, str)
    """Emitted with a page's message for the player and its icon."""

    def __init__(self, parent: QWidget, load: Callable[[], object]) -> None:
        """Make it without pages; `load` is called once, when the first page is asked for, to register all."""
        super().__init__(parent)
        self._load: Callable[[], object] | None = load
        self._before: list[QWidget] = []
        """The pages that Back leads to, the next one last."""
        self._rows: dict[str, Page[Any]] = {}
        self.pace = Pace(0.0)
        """The speed of the motion between pages."""
        self._is_changing = False
        self._table: QWidget | None = None
        """The page with the table on which boards lie."""

    # Pages by name

    def register(self, name: str, make: Callable[[], P], **how: Any) -> Page[P]:
        """Add the page called `name`; `how` is as in `Page`."""
        page = Page(self, make, **how)
        self._rows[name] = page
        return page

    def load(self) -> None:
        """Register all pages, unless that's done."""
        load, self._load = self._load, None
        if load is not None:
            load()

    @property
    def rows(self) -> Mapping[str, Page[Any]]:
        """All pages that this window can show, by name."""
        self.load()
        return self._rows

    def __contains__(self, name: object) -> bool:
        return name in self.rows

    def __getitem__(self, name: str) -> Page[Any]:
        return self.rows[name]

    def go(self, name: str, *what: Any) -> None:
        """Show the page called `name`, opened with `what` if given; do nothing if there's no such page."""
        row = self.rows.get(name)
        if row is not None:
            with self.seen():
                row.show()
                if what:
                    row.open(row.page, *what)

    def go_with(self, name: str, way: list[QWidget], *what: Any) -> None:
        """Show the page called `name`, opened with `what`; Back then leads to the last page of `way`."""
        row = self.rows.get(name)
        if row is not None:
            self.turn_to(row.page, way)
            row.open(row.page, *what)

    def made(self, name: str) -> Any:
        """Return the page called `name`; None if it's not made yet, or there's no such page."""
        row = self._rows.get(name)
        return row.made if row is not None else None

    def is_shown(self, *names: str) -> bool:
        """Whether one of the pages with these names is in front."""
        return self.front in names

    @property
    def front(self) -> str:
        """The name of the page in front; "" before the first."""
        here = self.currentWidget()
        return next((name for name, row in self._rows.items() if row.made is here is not None), "")

    @property
    def page_title(self) -> str:
        """The title of the page in front; "" if it has none."""
        here = self.currentWidget()
        return here.windowTitle() if here is not None else ""

    @property
    def row(self) -> Page[Any] | None:
        """The page in front; None before the first."""
        return self._rows.get(self.front)

    @property
    def home(self) -> str:
        """The name of the page that comes first, which may be registered before all others."""
        return next(name for name, row in (self._rows or self.rows).items() if row.is_home)

    @property
    def home_page(self) -> QWidget:
        """The page that comes first."""
        page: QWidget = self._rows[self.home].page
        return page

    @cached_property
    def _camera(self) -> Camera:
        from cardtable.ui.services.camera import Camera

        return Camera(self, self.rested.emit)

    @property
    def is_moving(self) -> bool:
        """Whether the motion to the page in front still goes on."""
        return self._is_changing or ("_camera" in vars(self) and self._camera.is_moving)

    @contextmanager
    def seen(self, back: bool = False) -> Iterator[None]:
        """Animate all changes inside the block as one motion; `back` reverses it."""
        before = self.currentWidget()
        # Nothing is animated before the window's first table is there.
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
            # Nothing will move, so there is nothing to wait for.
            self._is_changing = False
            self.rested.emit()
            raise
        self._is_changing = False
        now = self.currentWidget()
        if now is not None:
            way, board = self._way(before, now, back)
            self._camera.show_change(picture, now, way, board, self.pace)

    def _way(self, before: QWidget, now: QWidget, back: bool) -> tuple[Way, QRectF]:
        """Return the motion from one page to another, and the place of the board that moves."""
        from cardtable.ui.services.camera import Way
        from cardtable.ui.widgets.room_page import RoomPage

        was, now_is = self._lies_on_table(before), self._lies_on_table(now)
        # A page that was removed was rebuilt: the new one takes its place.
        if not (was or now_is) or before is now or self.indexOf(before) < 0:
            return Way.FADE, QRectF()
        moves = now if now_is else before
        board = QRectF(moves.rect())
        if isinstance(moves, RoomPage) and not moves.WHOLE:
            # Include the outline.
            board = moves.board.adjusted(-1, -1, 1, 1)
        if was and now_is:
            return Way.BACK if back else Way.ON, board
        return Way.RISE if now_is else Way.SINK, board

    def _lies_on_table(self, page: QWidget) -> bool:
        return not any(row.is_table and row.made is page for row in self._rows.values())

    def _is_home(self, page: QWidget) -> bool:
        return any(row.is_home and row.made is page for row in self._rows.values())

    def _picture_of_table(self) -> QPixmap:
        """Return a picture of the table, as large as the window."""
        if self._table is None:
            return QPixmap()
        self._table.resize(self.size())
        return self._table.grab()

    def add(self, page: QWidget) -> None:
        """Add a page without showing it."""
        from cardtable.ui.widgets.room_page import RoomPage

        self.addWidget(page)
        if isinstance(page, RoomPage):
            page.back_asked.connect(self.back_asked)
            page.notified.connect(self.notified)
            page.windowTitleChanged.connect(self.renamed)

    def open(self, page: QWidget, upon: bool = False) -> None:
        """Show a page beside the game.

        If the way back already includes it, go back to it, or open it again `upon` everything that is open.
        """
        here = self.currentWidget()
        if here is not page:
            before = self.way
            self.turn_to(page, before[: before.index(page)] if page in before and not upon else before)

    @property
    def leads_back(self) -> bool:
        """Whether the page in front was opened from another one."""
        return bool(self._before)

    @property
    def way(self) -> list[QWidget]:
        """The way back from a page opened now; the page in front is last."""
        here = self.currentWidget()
        return [*self._before, *([here] if here is not None else [])]

    def go_back(self) -> bool:
        """Go back from a page that was opened from another; return False if there is none."""
        if self._before:
            *before, page = self._before
            self.turn_to(page, before, back=True)
            return True
        return False

    @property
    def beneath(self) -> QWidget | None:
        """The page with the table on which boards lie."""
        return self._table

    def put_on(self, table: QWidget | None) -> None:
        """Put the boards on this table from now on, including the one in front."""
        from cardtable.ui.widgets.room_page import RoomPage

        self._table, here = table, self.currentWidget()
        if isinstance(here, RoomPage) and self._lies_on_table(here):
            here.lie_on(self._picture_of_table)

    def renew(self, rows: Sequence[Page[Any]] = ()) -> None:
        """Rebuild all pages, or the pages in `rows`: now if they're in use, else when they're next needed.

        The page in front keeps its position and its way back.
        """
        here = self.currentWidget()
        wanted = {here, self._table, *self._before}
        is_at = place_on(here) if here is not None else None
        at: QWidget | None = self.window().focusWidget()
        with self.seen():
            renewed = tuple(rows or self._rows.values())
            is_renewed = any(row.made is here for row in renewed)
            if here is not None and is_renewed and at is not None and here.isAncestorOf(at):
                # Removed with the focus, the page would pass it to others, and readers say each of them.
                at.clearFocus()
            now: dict[QWidget | None, QWidget] = {}
            for row in renewed:
                before = row.made
                page = row.renew(row.is_table or before in wanted)
                if page is not None:
                    now[before] = page
            self._table = now.get(self._table, self._table if rows else None)
            self._before = [now.get(page, page) for page in self._before]
            if here in now:
                self._return_to(now[here], is_at)

    def _return_to(self, page: QWidget, place: Place | None) -> None:
        """Bring a rebuilt page to the front, at this place of it."""
        if place is None or _finds_place(page):
            self.turn_to(page, self._before)
            return
        # First, so that no other control gets the keyboard, and again with the scroll bars in use.
        place.take(page)
        self.turn_to(page, self._before, back=True)
        place.take(page)

    def shut_down(self) -> None:
        """End everything that runs on any page when the window closes; may be called twice."""
        for row in self._rows.values():
            row.shut_down()

    def turn_to(self, page: QWidget, before: list[QWidget] | None = None, back: bool = False) -> None:
        """Bring a page to the front and give it the keyboard; Back then leads to the pages in `before`."""
        from cardtable.ui.widgets.room_page import RoomPage

        with self.seen(back):
            self._before = before or []
            if not self._lies_on_table(page):
                self._table = page
            elif isinstance(page, RoomPage):
                page.lie_on(self._picture_of_table)
            had = page.focusWidget() if back and (self._lies_on_table(page) or self._is_home(page)) else None
            at = had if had is not None and _takes_keyboard(had, page) else page
            # Set before it's shown, or Qt would first focus another control, which screen readers read.
            at.setFocus()
            self.setCurrentWidget(page)
            # What ends because of this, such as a turn at the table, may move the keyboard too.
            self.turned.emit()
            if self.currentWidget() is page:
                # A page that is filled now may have lost or hidden the control that had the keyboard.
                (at if isValid(at) and _takes_keyboard(at, page) else page).setFocus()


def _takes_keyboard(control: QWidget, page: QWidget) -> bool:
    """Return whether a control of a page can have the keyboard."""
    return control.isVisibleTo(page) and control.isEnabled()
