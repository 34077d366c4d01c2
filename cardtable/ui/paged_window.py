"""A window with pages in one stack, which knows its place on screen and can say a sentence; not yet whose.

What pages there are, and what is played, is in `main_window`. Both are imported before the first picture is
on screen, so this module too imports no more than that picture needs, and names `Qt` only inside functions.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QByteArray, QRect, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from cardtable.storage.lock import DataLock
from cardtable.storage.writer import REPLAYER, WRITER, SerialExecutor
from cardtable.ui.looks import Looks
from cardtable.ui.preferences import Preferences
from cardtable.ui.ui_state import StateFile, UiState

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.ui.background import Background
    from cardtable.ui.notice import Notice

T = TypeVar("T")

_MINIMUM = (1024, 640)
_FIRST = (1440, 900)
_TITLE_BAR = 40

SLOW = 150
"""Milliseconds after which a window that is closed says that the disk takes long."""


class Closing(Enum):
    """How far a window is that is being closed."""

    NOT = "it is open"
    AT_ONCE = "what is due is handed over to the disk"
    WAITS = "the disk takes long"
    DONE = "all is on disk"


class PagedWindow(QMainWindow):
    """One window, one page at a time; `directory` is where its place and the preferences are kept."""

    def __init__(self, directory: Path) -> None:
        super().__init__()
        self._lock = DataLock(directory)
        self.keeps = self._lock.is_ours
        """Whether this copy of the program writes in the folder: no other one has it open."""
        self.preferences = Preferences(directory, self, self.keeps)
        self.looks = Looks(self.preferences)
        self.theme = self.looks.theme
        self.memory = StateFile(directory, self.keeps)
        """Where the window's state is kept between runs."""
        self.state = self.memory.read()
        """What the window remembers between runs; `remember` changes it."""
        self.directory = directory
        self._asides: list[QWidget] = []
        self._notice: Notice | None = None
        self._backgrounds: dict[SerialExecutor, Background] = {}
        self._closing = Closing.NOT
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.timeout.connect(lambda: self.tell(self._saves, "hold", stays=True))
        self._whispered = ""
        self.pages = QStackedWidget(self)
        self.setCentralWidget(self.pages)
        self._restore_place()
        self.setMinimumSize(*least_size(self.screen().availableGeometry()))

    def come_forward(self) -> None:
        """In front of other windows, whether it was minimized or behind them, and with the keyboard."""
        if self.isMinimized():
            self.showMaximized() if self.isMaximized() else self.showNormal()
        self.raise_()
        self.activateWindow()

    # The disk

    @property
    def keeps_nothing(self) -> str:
        """Why nothing is written, where `keeps` is false."""
        return self.tr(
            "Cardtable is open already and does not answer; nothing that you do in this window is saved."
        )

    def on_disk(
        self,
        job: Callable[[Callable[[str], None]], T],
        then: Callable[[T], object],
        patience: float = 0.0,
        told: Sequence[str] = (),
    ) -> None:
        """Has something done on the thread of the disk, at once where that is quick. What there is to tell of
        it is told after `told` as one sentence after the other in one notice, before the answer is given to
        `then`; a refusal (OSError) is told in place of an answer.
        """
        self._ask(WRITER, job, then, patience, told)

    def off_disk(self, job: Callable[[Callable[[str], None]], T], then: Callable[[T], object]) -> None:
        """The same for what takes long and asks the disk for little, so that no move waits for it."""
        self._ask(REPLAYER, job, then)

    def _ask(
        self,
        thread: SerialExecutor,
        job: Callable[[Callable[[str], None]], T],
        then: Callable[[T], object],
        patience: float = 0.0,
        told: Sequence[str] = (),
    ) -> None:
        from cardtable.ui.background import Background

        if thread not in self._backgrounds:
            self._backgrounds[thread] = Background(self, thread)
        sentences = list(told)

        def give(found: T) -> None:
            self.tell_all(sentences)
            then(found)

        def refuse(error: OSError) -> None:
            self.tell_all([*sentences, str(error)])

        self._backgrounds[thread].ask(lambda: job(sentences.append), give, refuse, patience)

    def tell_all(self, sentences: Sequence[str]) -> None:
        """One after the other in one notice, so that none is lost."""
        if sentences:
            self.tell(" ".join(sentences))

    # Pages

    def show_aside(self, page: QWidget) -> None:
        """Shows a page beside what is going on; going back from it leads to where it was opened."""
        here = self.pages.currentWidget()
        if here is page:
            return
        before = [*self._asides, *([here] if here is not None else [])]
        if page in before:
            before = before[: before.index(page)]
        self.show_page(page)
        self._asides = before

    def leave_aside(self) -> bool:
        """Goes back from such a page; False if none is shown."""
        if not self._asides:
            return False
        *before, page = self._asides
        self.show_page(page)
        self._asides = before
        return True

    def show_page(self, page: QWidget) -> None:
        """Brings a page to the front, into the stack first if it is new there, and the keyboard to it."""
        self.hush()
        self._asides = []
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.setFocus()

    def go_back(self) -> None:
        """One page back."""

    def tell(self, sentence: str, mark: str = "warn", stays: bool = False) -> None:
        """One sentence for the player beside an icon, over whatever page is shown; for good if it `stays`."""
        from cardtable.ui.notice import Notice

        if self._notice is None:
            self._notice = Notice(self.theme, self)
        self._notice.say(sentence, mark, stays)

    def whisper(self, sentence: str) -> None:
        """Tells the person at the screen something about the hand; it goes with `hush`."""
        self._whispered = sentence
        self.tell(sentence, "hint")

    def hush(self) -> None:
        """A move was made, or somebody else looks now: what was whispered goes, anything else stays."""
        self.unsay(self._whispered)
        self._whispered = ""

    def unsay(self, sentence: str) -> None:
        """Takes that sentence away if it is the last one told."""
        if self._notice is not None and sentence and self.told == sentence:
            self._notice.unsay()

    @property
    def told(self) -> str:
        """The last sentence told; "" if there was none."""
        return self._notice.text if self._notice is not None else ""

    def dress(self) -> None:
        """Everything is painted again in the look of now."""
        from cardtable.ui.widgets_room import RoomPage
        from cardtable.ui.widgets_style import style_sheet

        self.setStyleSheet(style_sheet(self.theme))
        for page in self.findChildren(RoomPage):
            page.redraw_room()
        for widget in self.findChildren(QWidget):
            widget.update()
        self._place_notice()

    # The window itself

    def _restore_place(self) -> None:
        place = QByteArray.fromBase64(self.state.geometry.encode())
        if place.isEmpty() or not self.restoreGeometry(place):
            room = self.screen().availableGeometry()
            self.resize(min(_FIRST[0], room.width()), min(_FIRST[1], room.height() - _TITLE_BAR))
        elif not (self.isMaximized() or self.isFullScreen()):
            rooms = [screen.availableGeometry() for screen in QGuiApplication.screens()]
            self.setGeometry(on_screen(self.geometry(), rooms))

    def toggle_full_screen(self) -> None:
        """Fills the screen, or goes back to a window."""
        from PySide6.QtCore import Qt

        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def remember(self, state: UiState) -> None:
        """Keeps this for the next start, where it is new."""
        if state != self.state:
            self.state = state
            self.memory.write(state)

    def put_down(self) -> None:
        """Hands over what the window remembers, and then the folder; may be called twice."""
        place = bytes(self.saveGeometry().toBase64().data()).decode()
        self.remember(self.state._replace(geometry=place))
        WRITER.do(self._lock.give_back)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape, where no page wants it, goes back."""
        from PySide6.QtCore import Qt

        if event.key() == Qt.Key.Key_Escape:
            self.go_back()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A sentence at the top stays in the middle."""
        super().resizeEvent(event)
        self._place_notice()

    def _place_notice(self) -> None:
        if self._notice is not None and self._notice.isVisible():
            self._notice.place()

    # Closing

    def closeEvent(self, event: QCloseEvent) -> None:
        """The window goes when all is on disk. Where that takes long it says so, and goes by itself."""
        if self._closing is Closing.NOT:
            self._closing = Closing.AT_ONCE
            self.on_disk(lambda tell: WRITER.do(self.settle), lambda _: self._settled())
            if self._closing is Closing.AT_ONCE:
                self._closing = Closing.WAITS
                self.rest(True)
                self._slow.start(SLOW)
        if self._closing is Closing.DONE:
            super().closeEvent(event)
        else:
            event.ignore()

    def settle(self) -> None:
        """Return when all is on disk or was tried once more; for the thread of the disk."""
        self.preferences.settle()
        self.memory.document.settle()

    def may_close(self) -> bool:
        """Whether nothing would be lost with the window, or the player wants that."""
        return True

    def rest(self, resting: bool) -> None:
        """Nothing can be done in the window while it closes."""
        self.setEnabled(not resting)

    def _settled(self) -> None:
        try:
            if not self.may_close():
                self._stay()
                return
            self.put_down()
        except Exception:
            # A window that cannot be closed would be worse than what goes wrong in it.
            sys.excepthook(*sys.exc_info())
        self.on_disk(lambda tell: None, lambda _: self._go())

    def _stay(self) -> None:
        self._slow.stop()
        self.unsay(self._saves)
        if self._closing is Closing.WAITS:
            self.rest(False)
        self._closing = Closing.NOT

    def _go(self) -> None:
        self._slow.stop()
        waited, self._closing = self._closing is Closing.WAITS, Closing.DONE
        if waited:
            self.close()

    @property
    def _saves(self) -> str:
        return self.tr("Saving; this disk is slow. The window closes by itself when all is saved.")


def least_size(room: QRect) -> tuple[int, int]:
    """How small the window may be made on a screen with this room, title bar taken off: a screen that is
    smaller than the least the pages are drawn for has to show the hand at the foot of the table too.
    """
    return min(_MINIMUM[0], room.width()), min(_MINIMUM[1], room.height() - _TITLE_BAR)


def on_screen(place: QRect, rooms: Sequence[QRect]) -> QRect:
    """That place of a window, moved and made smaller so that it lies on one of the screens' `rooms`.

    A screen may have gone, or be smaller than it was: the window goes to where most of it lay, else to the
    first screen, and its title bar stays within reach.
    """

    def seen(room: QRect) -> int:
        part = room.intersected(place)
        return part.width() * part.height()

    room = max(rooms, key=seen)
    if room.contains(place):
        return place
    least_wide, least_high = least_size(room)
    width = max(least_wide, min(place.width(), room.width()))
    height = max(least_high, min(place.height(), room.height() - _TITLE_BAR))
    x = max(room.left(), min(place.x(), room.left() + room.width() - width))
    y = max(room.top() + _TITLE_BAR, min(place.y(), room.top() + room.height() - height))
    return QRect(x, y, width, height)
