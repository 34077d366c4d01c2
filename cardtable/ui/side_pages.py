"""The pages beside the game: settings, and what there is to know about the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QUrl

if TYPE_CHECKING:
    from cardtable.ui.main_window import MainWindow
    from cardtable.ui.pages.about import AboutPage
    from cardtable.ui.pages.settings import SettingsPage


class SidePages(QObject):
    """Shows them in the window, each from where the player was, to which Back returns."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.settings_page: SettingsPage | None = None
        self.about_page: AboutPage | None = None

    def show_settings(self) -> None:
        """The preferences."""
        from cardtable.ui.pages.settings import SettingsPage

        window = self._window
        if self.settings_page is None:
            page = SettingsPage(window.theme, window.preferences, window)
            page.back_asked.connect(window.go_back)
            page.sample_asked.connect(window.hearing.sounds.play)
            page.folder_asked.connect(self.open_folder)
            page.diagnostics_asked.connect(self.show_diagnostics)
            self.settings_page = page
        window.show_aside(self.settings_page)

    def show_about(self) -> None:
        """Version, licences and thanks."""
        self._about().show_about()

    def show_news(self) -> None:
        """What is new in this version."""
        self._about().show_news()

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
