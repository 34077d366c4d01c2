"""The system's wishes apply until the player chooses; nothing waits for the system."""

from __future__ import annotations

import sys
from collections.abc import Mapping

import pytest
from PySide6.QtCore import QObject
from PySide6.QtDBus import QDBusMessage, QDBusPendingCall, QDBusVariant
from pytestqt.qtbot import QtBot

from cardtable.storage.settings import FOLLOW_SYSTEM, Settings
from cardtable.ui.shared.preferences import Preferences
from cardtable.ui.support.system_wishes import Hear, SystemWishes, Wishes, ask_system
from tests.ui.driver import MainWindow

_PORTAL = "org.freedesktop.appearance"
_GNOME = "org.gnome.desktop.interface"


@pytest.mark.parametrize(
    ("said", "theme", "pace", "text"),
    [
        ({}, "game", "normal", 100),
        ({"moves": 0, "text-percent": 225}, "game", "still", 200),
        ({"moves": 1, "text-percent": 100}, "game", "normal", 100),
        ({"still": True}, "game", "still", 100),
        ({f"{_PORTAL} contrast": 1, f"{_PORTAL} reduced-motion": 1}, "contrast", "still", 100),
        ({f"{_PORTAL} contrast": 0, "org.gnome.desktop.a11y.interface high-contrast": True}, "contrast", "normal", 100),
        ({f"{_GNOME} enable-animations": False, f"{_GNOME} text-scaling-factor": 1.25}, "game", "still", 150),
        ({f"{_GNOME} enable-animations": True, f"{_GNOME} text-scaling-factor": 1.0}, "game", "normal", 100),
        ({"org.kde.kdeglobals.KDE AnimationDurationFactor": "0"}, "game", "still", 100),
        ({"text-percent": "none", f"{_GNOME} text-scaling-factor": None}, "game", "normal", 100),
    ],
)  # fmt: skip
def test_answers_of_systems_are_understood(
    qapp: QObject, said: Mapping[str, object], theme: str, pace: str, text: int
) -> None:
    wishes = SystemWishes(qapp, lambda parent, hear: hear(said))
    wishes.ask()
    found = wishes.now.settings
    assert (found.theme, found.pace, found.text_size) == (theme, pace, text)


def test_only_changed_wishes_are_reported(qapp: QObject) -> None:
    waiting: list[Hear] = []
    wishes = SystemWishes(qapp, lambda parent, hear: waiting.append(hear))
    heard: list[Wishes] = []
    wishes.changed.connect(heard.append)
    for moves in (1, 1, 0):
        wishes.ask()
        waiting.pop()({"moves": moves})
    assert heard == [Wishes(), Wishes(still=True)]


class Desktop:
    """The bus of a desktop whose portal knows only one setting."""

    @staticmethod
    def sessionBus() -> Desktop:
        return Desktop()

    def isConnected(self) -> bool:
        return True

    def asyncCall(self, question: QDBusMessage, timeout: int) -> QDBusPendingCall:
        if question.arguments() == [_PORTAL, "contrast"] and timeout > 0:
            answer = question.createReply(QDBusVariant(1))
        else:
            answer = question.createErrorReply("org.freedesktop.portal.Error.NotFound", "not found")
        return QDBusPendingCall.fromCompletedCall(answer)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="asks a Linux desktop")
def test_a_linux_desktop_is_asked_over_its_bus(
    qapp: QObject, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("PySide6.QtDBus.QDBusConnection", Desktop)
    with qtbot.waitCallback() as heard:
        ask_system(qapp, heard)
    heard.assert_called_with({f"{_PORTAL} contrast": 1})


ASKED = Settings()._replace(theme="contrast", pace="still", text_size=150)


def test_the_players_choices_outrank_the_system(window: MainWindow) -> None:
    preferences: Preferences = window.preferences
    preferences.follow_system(ASKED)
    assert preferences.now == ASKED
    assert window.theme.name == "contrast"
    assert window.services.is_still
    preferences.change(theme="garden")
    preferences.follow_system(Settings())
    assert (preferences.now.theme, preferences.now.pace) == ("garden", "normal")
    preferences.follow_system(ASKED)
    assert (preferences.now.theme, preferences.now.pace) == ("garden", "still")
    preferences.reset()
    assert preferences.now == ASKED


def test_old_settings_count_as_chosen(window: MainWindow) -> None:
    preferences: Preferences = window.preferences
    preferences.import_('{"theme": "salon", "text_size": 200}')
    preferences.follow_system(ASKED)
    assert (preferences.now.theme, preferences.now.text_size, preferences.now.pace) == ("salon", 200, "still")
    assert set(preferences.now.chosen) < set(FOLLOW_SYSTEM)


def test_before_the_first_game_text_motion_and_voice_are_offered(window: MainWindow) -> None:
    line = window.start.page.comfort
    assert line.isVisible()
    for chip in (line.text, line.motion, line.voice):
        chip.click()
    now = window.preferences.now
    assert (now.text_size, now.pace, now.speech) == (150, "still", True)
    window.show_how()
    window.start.show()
    assert not line.isVisible()
