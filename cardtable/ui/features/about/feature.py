"""The pages about the program, and the commands for help."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

import cardtable
from cardtable.language import say
from cardtable.ui.services.command import HELP, VIEW, Command, Role
from cardtable.ui.services.services import Services
from cardtable.ui.widgets.keys_panel import key_cap, native

if TYPE_CHECKING:
    from cardtable.ui.features.about.about_page import AboutPage


def register(services: Services) -> None:
    navigator = services.navigator

    def make() -> AboutPage:
        from cardtable.ui.features.about.about_page import AboutPage

        return AboutPage(services.theme, diagnostics, key)

    def key(name: str) -> str:
        found = next((one for one in services.commands if one.name == name and one.sequences), None)
        return key_cap(name) if found is None else native(found.sequences[0])

    def diagnostics() -> str:
        from cardtable.ui.features.about.diagnostics import diagnostics

        services.audio.prepare()
        return diagnostics(services.directory, services.audio, services.preferences)

    page = navigator.register("about", make, open=lambda page, which: page.show_text(which))

    def look_for_version() -> None:
        navigator.go("about")
        page.page.look_for_version()

    def copy_wording() -> None:
        from cardtable.ui.support.reports import wording_report

        QGuiApplication.clipboard().setText(wording_report(services.window))
        services.notify(say("about-wording-copied"), "check")

    def show(which: str) -> None:
        # Filled before it's shown, or a screen reader would first say the name of the text before.
        page.page.show_text(which)
        page.show()

    services.commands += [
        Command(
            "phones-help", 620, lambda: say("menu-phones-help"), "phone", partial(show, "phones"), group=HELP
        ),
        Command(
            "accessibility", 625, lambda: say("about-accessibility"), "eye", partial(show, "accessibility"),
            group=VIEW,
        ),
        Command("news", 630, lambda: say("about-news"), "star", partial(show, "news"), group=HELP),
        Command(
            "new-version", 640, lambda: say("menu-new-version"), "again", look_for_version, ("Ctrl+Shift+U",),
            lambda: cardtable.HOMEPAGE != "", group=HELP, in_panel=False,
        ),
        Command(
            "diagnostics", 650, lambda: say("about-diagnostics"), "search", partial(show, "diagnostics"),
            group=HELP,
        ),
        Command(
            "wording", 660, lambda: say("menu-wording"), "pen", copy_wording, ("Ctrl+Shift+W",), group=HELP,
            in_panel=False,
        ),
        Command(
            "about", 670, lambda: say("menu-about"), "cards", partial(show, "about"), group=HELP,
            role=Role.AboutRole,
        ),
    ]  # fmt: skip
