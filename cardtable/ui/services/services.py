"""The services that features are handed: what they share, each part made when it's first needed.

Made before the first picture, so this module imports only what that picture needs.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.language import say
from cardtable.storage.data_folder import cache_dir
from cardtable.storage.settings import OWN_BACK, STILL
from cardtable.ui.drawing.kept_picture import KeptPicture
from cardtable.ui.drawing.theme import FOREST, Theme
from cardtable.ui.services.navigator import Navigator
from cardtable.ui.services.ui_state import Memory
from cardtable.ui.shared.preferences import Preferences
from cardtable.ui.table.items.backdrop import Backdrop
from cardtable.ui.table.motion.speeds import Pace

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData, QRect

    from cardtable.ui.audio.table_audio import TableAudio
    from cardtable.ui.learning.learner_file import LearnerFile
    from cardtable.ui.services.command import Command
    from cardtable.ui.services.games_on_disk import GamesOnDisk
    from cardtable.ui.services.jobs import Jobs
    from cardtable.ui.services.own_games import OwnGameActions
    from cardtable.ui.services.session import Session
    from cardtable.ui.shared.games_list import Game
    from cardtable.ui.widgets.notice import Near, Notice

ROOM_NAME = "room.pixels"
"""The name of the file with the picture of the empty table, in the cache folder."""

PACES = {"calm": 1.5, "normal": 1.0, "quick": 0.55, STILL: 1.0, "off": 0.0}
"""Factor on the length of animations and pauses, by the name of the pace."""


class Opener(Protocol):
    """A feature that opens games from elsewhere: files, pasted text, dropped pictures."""

    def takes_file(self, path: Path) -> bool:
        """Return whether a file, by its name, is one to open."""

    def takes(self, mime: QMimeData, pasted: bool) -> bool:
        """Return whether something dropped, or `pasted` on the page in front, is to be opened."""

    def open_file(self, path: Path) -> object:
        """Open a file."""

    def paste(self, mime: QMimeData) -> object:
        """Open what was pasted or dropped."""


class SettingSwitch(NamedTuple):
    """A switch that a feature adds to the settings of play: its setting, its label and its note."""

    name: str
    words: Callable[[], str]
    note: Callable[[], str]


class Services(QObject):
    """What the features of one window share."""

    state_replaced = Signal()
    """Emitted when the saved state was replaced, by a backup or after a learner was deleted."""

    games_brought = Signal()
    """Emitted when a backup has brought games back."""

    games_relisted = Signal(str)
    """Emitted when the catalog lists other games than before, with the id of the one to choose or ""."""

    keeping = Signal()
    """Emitted before the window may close: hand over what isn't saved yet."""

    resting = Signal(bool)
    """Emitted with True when nothing may go on while the window closes, and with False when it may again."""

    forgetting = Signal()
    """Emitted before a learner is deleted: close the files that hold the name."""

    ending = Signal()
    """Emitted when the window closes for good, perhaps twice: end everything that still runs."""

    def __init__(
        self, window: QWidget, directory: Path, speed: float | None, load: Callable[[], object]
    ) -> None:
        """Make the services of a window whose games and settings are in `directory`.

        `speed` overrides every pace: 0 is instant. `load` registers all features when the first page is asked
        for.
        """
        super().__init__(window)
        self.window, self.directory, self.speed = window, directory, speed
        self.preferences = Preferences(directory, self)
        self.theme: Theme = FOREST.like()
        """The look of everything in the window, by the preferences."""
        self.memory = Memory(directory)
        """What the window keeps between runs."""
        self.navigator = Navigator(window, load)
        """The pages, by name."""
        self.backdrop = Backdrop(self.theme, kept=KeptPicture(cache_dir() / ROOM_NAME))
        """The picture of the empty table, which several pages share."""
        self.commands: list[Command] = []
        """The commands of all features, in no order."""
        self.setting_switches: list[SettingSwitch] = []
        """The settings that go with a feature."""
        self.openers: list[Opener] = []
        """What opens games from elsewhere; the first that takes one opens it."""
        self.answers: dict[str, Callable[..., object]] = {}
        """What features do for others, by name; see `ask`."""
        self.later: list[tuple[int, Callable[[], object]]] = []
        """What can wait until the first page can be used, with milliseconds to wait from then on."""
        self.settlers: list[Callable[[], object]] = []
        """Called on the disk's thread before the window closes; each returns when its files are written."""
        self.unsaved: list[Callable[[], tuple[str, str] | None]] = []
        """Called before the window closes; each returns what the disk refused to save and why, or None."""

    def ask(self, name: str, *what: object) -> object:
        """Return the answer of the feature that can do `name`; None if no feature can."""
        answer = self.answers.get(name)
        return answer(*what) if answer is not None else None

    # Made when first needed

    @cached_property
    def jobs(self) -> Jobs:
        """The jobs that run outside the window's thread."""
        from cardtable.ui.services.jobs import Jobs

        jobs = Jobs(self.window)
        jobs.notified.connect(self.notify)
        jobs.waits.connect(lambda sentence: self.notify(sentence, "folder", stays=True))
        jobs.arrived.connect(self.retract)
        self.navigator.turned.connect(jobs.leave)
        return jobs

    @cached_property
    def games_on_disk(self) -> GamesOnDisk:
        from cardtable.ui.services.games_on_disk import GamesOnDisk

        return GamesOnDisk(self.directory)

    @cached_property
    def session(self) -> Session:
        """The match on the table."""
        from cardtable.ui.services.session import Session

        return Session(self, self.navigator.seen, self)

    @cached_property
    def own_games(self) -> OwnGameActions:
        """The games that people made."""
        from cardtable.ui.services.own_games import OwnGameActions

        own = OwnGameActions(self.directory, self.jobs, self.window)
        own.notified.connect(self.notify)
        own.changed.connect(self.list_games_again)
        own.arrived.connect(partial(self.ask, "show-arrival"))
        self.ending.connect(own.shut_down)
        return own

    @cached_property
    def learner_file(self) -> LearnerFile:
        """The learners on this computer."""
        from cardtable.ui.learning.learner_file import LearnerFile

        file = LearnerFile(self.directory, self)
        file.notified.connect(self.notify)
        self.settlers.append(file.settle)
        self.ending.connect(file.close)

        def unsaved() -> tuple[str, str] | None:
            trouble = file.store.trouble if file.store is not None else None
            return (say("window-learners-not-saved"), trouble) if trouble is not None else None

        self.unsaved.append(unsaved)
        return file

    @cached_property
    def audio(self) -> TableAudio:
        from cardtable.ui.audio.table_audio import TableAudio

        audio = TableAudio(self.preferences, self)
        audio.speech.silent.connect(self.notify)
        self.ending.connect(audio.close)
        return audio

    def read_aloud(self, sentence: str) -> None:
        """Read a sentence aloud to a learner, if there's a voice and the speed isn't a test's."""
        if self.speed is None:
            self.audio.speech.teach(sentence)

    def read_on_request(self, sentence: str) -> None:
        """Read a sentence aloud that a person asked for, or say why there's no voice."""
        if self.speed is None:
            self.audio.speech.read(sentence)

    # Games that can be played

    @property
    def catalog(self) -> tuple[Game, ...]:
        """All games that can be played. Those people made are added once they are read from disk."""
        if self._catalog is None:
            from cardtable.ui.shared.games_list import all_games

            self.own_games.begin()
            self._catalog = all_games(self.own_games.minutes)
        return self._catalog

    _catalog: tuple[Game, ...] | None = None

    def list_games_again(self, chosen: str) -> None:
        """Make the catalog again, as other games are there now; `chosen` is the one to choose, or ""."""
        self._catalog = None
        with self.navigator.seen():
            self.games_relisted.emit(chosen)

    # Messages

    @property
    def notice(self) -> Notice:
        """The sentence shown over the current page."""
        if self._notice is None:
            from cardtable.ui.widgets.notice import Notice

            self._notice = Notice(self.theme, self.window, self._notice_room)
            self.navigator.turned.connect(self._notice.turn)
        return self._notice

    _notice: Notice | None = None

    def _notice_room(self) -> QRect | None:
        from PySide6.QtCore import QPoint

        from cardtable.ui.widgets.room_page import RoomPage

        here = self.navigator.currentWidget()
        room = here.notice_room() if isinstance(here, RoomPage) else None
        return None if room is None else room.translated(self.navigator.mapTo(self.window, QPoint()))

    def place_notice(self) -> None:
        """Move the sentence that is shown to where it has room now."""
        if self._notice is not None and self._notice.isVisible():
            self._notice.place()

    def notify(
        self, sentence: str, mark: str = "warn", stays: bool = False, near: Near = lambda: None
    ) -> None:
        """Show a sentence with an icon over the current page, near what it's about; for good if `stays`."""
        self.notice.say(sentence, mark, stays, near)

    def retract(self, sentence: str) -> None:
        """Hide `sentence` if it's the last one shown."""
        if self._notice is not None:
            self._notice.retract(sentence)

    def drop_words(self) -> None:
        """Drop everything with words in the previous language; it's rebuilt when needed."""
        self._catalog = None
        notice, self._notice = self._notice, None
        if notice is not None:
            notice.hide()
            notice.deleteLater()

    # Motion

    @property
    def pace(self) -> float:
        """Factor on the length of animations and pauses."""
        return PACES.get(self.preferences.now.pace, 1.0) if self.speed is None else self.speed

    @property
    def is_still(self) -> bool:
        """Whether things fade instead of moving."""
        return self.preferences.now.pace == STILL

    @property
    def motion(self) -> Pace:
        return Pace(self.pace, self.is_still)

    @property
    def page_motion(self) -> Pace:
        """How fast pages change: as fast in a quick game as in a calm one."""
        return Pace(float(self.pace > 0) if self.speed is None else self.speed, self.is_still)

    def first_words(self) -> list[str]:
        """Return messages about the files read before the first picture."""
        messages = []
        preferences, document = self.preferences, self.memory.document
        if preferences.is_unread:
            messages.append(say("window-settings-unread"))
        if document.is_unread:
            messages.append(say("window-state-unread"))
        if preferences.set_aside is not None:
            messages.append(say("window-settings-lost", file=str(preferences.set_aside)))
        if document.set_aside is not None:
            messages.append(say("window-state-lost", file=str(document.set_aside)))
        if preferences.now.back == OWN_BACK and preferences.own_back.trouble:
            messages.append(preferences.own_back.trouble)
        return messages
