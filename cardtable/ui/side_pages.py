"""The pages beside the game: settings, learners, and what there is to know about the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QUrl

if TYPE_CHECKING:
    from cardtable.learning.skills import Skill
    from cardtable.storage.learners import Learner, LearnerStore
    from cardtable.ui.learning.roll import Roll
    from cardtable.ui.main_window import MainWindow
    from cardtable.ui.pages.about import AboutPage
    from cardtable.ui.pages.backups import BackupsPage
    from cardtable.ui.pages.learners import LearnersPage
    from cardtable.ui.pages.practice import PracticePage
    from cardtable.ui.pages.report import ReportPage
    from cardtable.ui.pages.settings import SettingsPage
    from cardtable.ui.pages.statistics import StatisticsPage


class SidePages(QObject):
    """Shows them in the window, each from where the player was, to which Back returns."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.settings_page: SettingsPage | None = None
        self.backups_page: BackupsPage | None = None
        self.about_page: AboutPage | None = None
        self.statistics_page: StatisticsPage | None = None
        self.learners_page: LearnersPage | None = None
        self.practice_page: PracticePage | None = None
        self.report_page: ReportPage | None = None
        self._roll: Roll | None = None

    def show_settings(self) -> None:
        """The preferences."""
        from cardtable.ui.pages.settings import SettingsPage

        window = self._window
        if self.settings_page is None:
            page = SettingsPage(window.theme, window.preferences, window)
            page.back_asked.connect(window.go_back)
            page.sample_asked.connect(window.hearing.sounds.play)
            page.folder_asked.connect(self.open_folder)
            page.told.connect(window.tell)
            page.backups_asked.connect(self.show_backups)
            page.diagnostics_asked.connect(self.show_diagnostics)
            self.settings_page = page
        window.show_aside(self.settings_page)

    def show_backups(self) -> None:
        """What can be brought back, and everything as a file."""
        from cardtable.ui.pages.backups import BackupsPage

        window = self._window
        if not window.keeps:
            window.tell(window.keeps_nothing)
            return
        if self.backups_page is None:
            page = BackupsPage(window.theme, window.directory, self.roll, window.preferences, window)
            page.back_asked.connect(window.go_back)
            page.told.connect(window.tell)
            page.state_brought.connect(window.take_state)
            self.backups_page = page
        self.backups_page.show_backups()
        window.show_aside(self.backups_page)

    def back_up(self) -> None:
        """Makes the backup of today, where something was changed since the last one. Without the learners, if
        their file cannot be opened, none is made: it would push out those that hold them.
        """
        window = self._window

        def is_due(tell: object) -> bool:
            from cardtable.storage.backups import Backups

            return Backups(window.directory).is_due()

        def make(store: LearnerStore | None) -> None:
            from cardtable.storage.backups import Backups, has_learners

            if store is not None or not has_learners(window.directory):
                window.on_disk(lambda tell: Backups(window.directory).make(store), lambda path: None)

        if window.keeps:
            window.on_disk(is_due, lambda due: self.roll.open(make, make=False) if due else None)

    def show_statistics(self) -> None:
        """What came of the finished games."""
        from cardtable.ui.pages.statistics import StatisticsPage

        window = self._window
        if not window.keeps:
            window.tell(window.keeps_nothing)
            return
        if self.statistics_page is None:
            page = StatisticsPage(window.theme, window.directory, window)
            page.back_asked.connect(window.go_back)
            page.told.connect(window.tell)
            self.statistics_page = page
        window.show_aside(self.statistics_page)
        self.statistics_page.open()

    # Those who learn

    @property
    def roll(self) -> Roll:
        """The learners of this computer."""
        if self._roll is None:
            from cardtable.ui.learning.roll import Roll

            self._roll = Roll(self._window.directory, self, self._window.keeps)
            self._roll.told.connect(self._window.tell)
            self._roll.changed.connect(self.seat_learners)
        return self._roll

    def seat_learners(self) -> None:
        """On the page of a new game, those who learn here can be chosen as they are now."""
        page = self._window.new_game_page
        if page is not None:
            self.roll.open(lambda store: page.seats.know(self.roll.learners), make=False)

    def show_learners(self) -> None:
        """Who learns here, and how far each is."""
        from cardtable.ui.pages.learners import LearnersPage

        window = self._window
        if not window.keeps:
            window.tell(window.keeps_nothing)
            return
        if self.learners_page is None:
            page = LearnersPage(window.theme, self.roll, window)
            page.back_asked.connect(window.go_back)
            page.practise_asked.connect(self._practise)
            page.round_asked.connect(lambda learner: self._practise(learner, None))
            page.report_asked.connect(self._report)
            page.told.connect(window.tell)
            self.learners_page = page
        self.learners_page.open()
        window.show_aside(self.learners_page)

    def _practise(self, learner: Learner, skill: Skill | None) -> None:
        from cardtable.ui.pages.practice import PracticePage
        from cardtable.ui.table.speeds import Pace

        window, store = self._window, self.roll.store
        if store is None:
            return
        if self.practice_page is None:
            page = PracticePage(window.theme, window)
            page.back_asked.connect(window.go_back)
            page.spoken.connect(lambda sentence: window.hearing.speech.teach(sentence))
            self.practice_page = page
        now = window.preferences.now
        self.practice_page.panel.pace = Pace(window.pace(now), window.is_still(now))
        window.show_aside(self.practice_page)
        self.practice_page.begin(learner, store, skill)

    def _report(self, learner: Learner) -> None:
        from cardtable.ui.pages.report import ReportPage

        window, store = self._window, self.roll.store
        if store is None:
            return
        if self.report_page is None:
            page = ReportPage(window.theme, window)
            page.back_asked.connect(window.go_back)
            page.told.connect(window.tell)
            self.report_page = page
        self.report_page.show_learner(learner, store)
        window.show_aside(self.report_page)

    def settle(self) -> None:
        """Return when what learners did is on disk or was tried once more; for the thread of the disk."""
        if self._roll is not None:
            self._roll.settle()

    def may_close(self) -> bool:
        """Asks where the disk refuses what learners did: it is in memory alone."""
        store = self._roll.store if self._roll is not None else None
        if store is None or store.trouble is None:
            return True
        from cardtable.ui.unsaved import close_all_the_same

        lost = QCoreApplication.translate("Unsaved", "What learners did last is not saved.")
        return close_all_the_same(self._window, lost, store.trouble)

    def close(self) -> None:
        """Lets go of the files of learners and statistics; may be called twice."""
        if self.statistics_page is not None:
            self.statistics_page.close_file()
        if self._roll is not None:
            self._roll.close()

    # What there is to know

    def show_about(self) -> None:
        """Version, licences and thanks."""
        self._about().show_about()

    def show_news(self) -> None:
        """What is new in this version."""
        self._about().show_news()

    def show_licences(self) -> None:
        """Whose work is in the app, and under which licence."""
        self._about().show_licences()

    def show_diagnostics(self) -> None:
        """What somebody who helps wants to know, to be copied."""
        from cardtable.ui.diagnostics import diagnostics

        window = self._window
        window.hearing.prepare()
        self._about().show_diagnostics(diagnostics(window.directory, window.hearing, window.preferences))

    def _about(self) -> AboutPage:
        from cardtable.ui.pages.about import AboutPage

        window = self._window
        if self.about_page is None:
            page = AboutPage(window.theme, window)
            page.back_asked.connect(window.go_back)
            page.about_asked.connect(self.show_about)
            page.news_asked.connect(self.show_news)
            page.licences_asked.connect(self.show_licences)
            page.diagnostics_asked.connect(self.show_diagnostics)
            self.about_page = page
        window.show_aside(self.about_page)
        return self.about_page

    def open_folder(self) -> None:
        """The folder of games and settings in the system's own window; said in words where there is none."""
        from PySide6.QtGui import QDesktopServices

        folder = self._window.directory
        if not folder.is_dir() or not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            sentence = QCoreApplication.translate("Settings", "Your games and settings are in {folder}.")
            self._window.tell(sentence.format(folder=folder))
