"""The page of settings, and its commands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from cardtable.language import say
from cardtable.ui.services.command import VIEW, Command, Keys, Role
from cardtable.ui.services.services import Services

if TYPE_CHECKING:
    from cardtable.ui.features.settings.settings_page import SettingsPage, WholeSettings


def register(services: Services) -> None:
    navigator = services.navigator

    def make() -> SettingsPage:
        from cardtable.ui.features.settings.settings_page import SettingsPage

        page = SettingsPage(services.theme, services.preferences, services.setting_switches)
        page.sample_asked.connect(services.audio.sounds.play)
        page.folder.clicked.connect(lambda: open_folder(services))
        page.backups.clicked.connect(lambda: navigator.go("backups"))
        page.keys_button.clicked.connect(partial(services.ask, "change-keys"))
        page.diagnostics.clicked.connect(lambda: navigator.go("about", "diagnostics"))
        return page

    page = navigator.register("settings", make)

    def do(act: Callable[[WholeSettings], object]) -> Callable[[], object]:
        return lambda: act(page.page.whole)

    def when() -> bool:
        return page.is_shown

    services.later.append((0, partial(follow_system, services)))
    services.commands += [
        Command(
            "settings", 500, lambda: say("settings-title"), "settings", partial(navigator.go, "settings"),
            (Keys.Preferences, "Ctrl+,"), group=VIEW, role=Role.PreferencesRole,
        ),
        Command(
            "export-settings", 510, lambda: say("settings-export-all"), "share",
            do(lambda whole: whole.write_file()), ("Ctrl+E",), when, group=VIEW,
            page="settings",
        ),
        Command(
            "import-settings", 520, lambda: say("settings-import-all"), "folder",
            do(lambda whole: whole.read_file()), ("Ctrl+I",), when, group=VIEW,
            page="settings",
        ),
        Command(
            "reset-settings", 530, lambda: say("menu-reset-settings"), "again",
            do(lambda whole: whole.reset()), ("Ctrl+Backspace",), when, group=VIEW,
            page="settings",
        ),
    ]  # fmt: skip


def follow_system(services: Services) -> None:
    """Follow the system's preferences from now on, except where the player has chosen."""
    from cardtable.ui.support.system_wishes import SystemWishes

    wishes = SystemWishes(services)
    wishes.changed.connect(lambda now: services.preferences.follow_system(now.settings))
    wishes.ask()


def open_folder(services: Services) -> None:
    """Open the folder of games and settings in the system's file manager, or say where it is."""
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QDesktopServices

    folder = services.directory
    if not folder.is_dir() or not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
        services.notify(say("window-folder", folder=str(folder)))
