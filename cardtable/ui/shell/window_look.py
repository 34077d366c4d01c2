"""The look of the window: its first picture, and its room, cards and size of text by the preferences.

The first picture is the empty table, before anything that lies on it is loaded. The start page is built in
the next turn of the event loop and puts the game on this same table, which fades into it. So this module
imports only what that picture needs (`drawing.room` lists it).
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.language import SPEECH
from cardtable.ui.drawing.theme import BY_GAME, SYSTEM, Theme, lettered, theme_called
from cardtable.ui.services.services import Services
from cardtable.ui.table.items.backdrop import Backdrop, drawer_ground
from cardtable.ui.table.motion.speeds import FADE, Pace
from cardtable.ui.table.places.layout import MoveListPlace


class FirstPicture(QWidget):
    """The placeholder for the start page."""

    painted = Signal()
    """Emitted once, when the picture is on screen."""

    def __init__(
        self, theme: Theme, backdrop: Backdrop, moves: bool, seats: int, parent: QWidget | None = None
    ) -> None:
        """Make the picture; `moves` is whether the list of moves is open, `seats` the number of players."""
        super().__init__(parent)
        self._theme, self._backdrop, self._seats = theme, backdrop, seats
        self._moves = MoveListPlace()
        self._moves.docked = moves
        self._was_painted = False
        self._share = 1.0
        """The opacity, from 0 to 1."""

    def uncover(self, pages: QWidget, pace: Pace) -> None:
        """Fade out over the pages, which can be used meanwhile; at once if motion is off or reduced."""
        if pace.instant or pace.reduced or not pages.isVisible():
            self.deleteLater()
            return
        from PySide6.QtCore import Qt, QVariantAnimation

        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setParent(pages.parentWidget())
        self.setGeometry(pages.geometry())
        self.show()
        clock = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        clock.setDuration(round(pace.ms(FADE)))
        clock.valueChanged.connect(self._show)
        clock.finished.connect(self.deleteLater)
        # After the page is painted, so that the time it takes isn't part of the fade.
        QTimer.singleShot(0, clock, clock.start)

    def _show(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        table = self._moves.layout(self.width(), self.height(), self._seats, self._theme.text)
        with QPainter(self) as painter:
            painter.setOpacity(self._share)
            picture = self._backdrop.picture(table, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(0, 0), picture)
            if table.drawer:
                painter.translate(table.table_width, 0)
                drawer_ground(painter, self._theme, table.drawer, table.height)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self.painted.emit)


class WindowLook(QObject):
    """Keeps the theme as the preferences say: one room for all, or the system's, or that of each game."""

    def __init__(self, services: Services) -> None:
        """Make it; nothing is painted in the look before `begin`."""
        super().__init__(services)
        self._services, self._theme = services, services.theme
        self._follows_system = self._is_begun = False
        self._beneath = ""
        """The id of the game on the table that boards lie on; "" for none."""
        self._room = ""
        """The room of the game shown; "" for the usual one."""
        services.navigator.turned.connect(self._enter)

    def begin(self) -> None:
        """Apply the look to everything; the first picture shows no cards and doesn't wait for their back."""
        self._is_begun = True
        self._theme.apply_theme(self._chosen())
        self.restyle()

    def apply(self) -> None:
        """Follow the preferences, and repaint everything if it looks different now."""
        chosen = self._chosen()
        if not self._is_begun or self._theme.key == chosen.key:
            self._theme.apply_theme(chosen)
            return
        with self._services.navigator.seen():
            self._theme.apply_theme(chosen)
            self.restyle()

    def _enter(self) -> None:
        """Go to the room of the game in front or on the table, and to the usual one at the start."""
        row, match = self._services.navigator.row, self._services.session.on_table
        if row is None:
            return
        if row.is_table:
            self._beneath = match.rules.id if match is not None and not row.is_home else ""
        game, room = row.room or self._beneath, ""
        if game:
            from cardtable.rules.families import room_of

            room = room_of(game)
        if room != self._room:
            self._room = room
            self.apply()

    def _chosen(self) -> Theme:
        """Return the theme with the chosen room, cards and size of text."""
        preferences = self._services.preferences
        now = preferences.now
        if now.theme == SYSTEM:
            # Otherwise the system's scheme would stay the one that another theme asked for.
            QGuiApplication.styleHints().unsetColorScheme()
            if not self._follows_system:
                self._follows_system = True
                QGuiApplication.styleHints().colorSchemeChanged.connect(self.apply)
        name = self._room if now.theme == BY_GAME else now.theme
        palette = theme_called(name, now.theme == SYSTEM and system_is_dark())
        back = preferences.back_in(palette) if self._is_begun else palette.back
        deck = lettered(now.deck, SPEECH.letters) if self._is_begun else now.deck
        look = palette.like()
        look.apply_theme(palette, deck=deck, back=back, text=now.text_size / 100)
        return look

    def restyle(self) -> None:
        """Repaint everything in the current look."""
        from cardtable.ui.widgets.room_page import RoomPage
        from cardtable.ui.widgets.style import restyle

        services = self._services
        if services.preferences.now.theme != SYSTEM:
            ask_for_frame(self._theme)
        restyle(self._theme)
        for page in services.window.findChildren(RoomPage):
            page.look_beneath()
        services.place_notice()


def system_is_dark() -> bool:
    """Whether the system is set to dark; False if it doesn't say."""
    from PySide6.QtCore import Qt

    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def ask_for_frame(theme: Theme) -> None:
    """Ask the system to draw its own parts, such as the title bar on Windows, as dark as the room."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QColor

    is_dark = QColor(theme.room_top).lightnessF() < 0.5
    QGuiApplication.styleHints().setColorScheme(Qt.ColorScheme.Dark if is_dark else Qt.ColorScheme.Light)
