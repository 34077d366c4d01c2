"""The surface that the table is drawn on and played on: a quick view that forwards keys and pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from cardtable.ui.table.layout import MIN_HEIGHT, MIN_WIDTH

if TYPE_CHECKING:
    from cardtable.ui.table.chooser import Chooser
    from cardtable.ui.table.mirror import Mirror
    from cardtable.ui.table.stage import Stage

_HAND, _ARROW = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor


class Surface(QGraphicsView):
    """A still, smooth view that takes the keyboard and follows the pointer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setMinimumSize(MIN_WIDTH, MIN_HEIGHT)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        # Tab goes to the mirror of what lies on it.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(QCoreApplication.translate("Table", "Card table"))


class PlayedSurface(Surface):
    """A surface whose keys and pointer lead a choice; who draws on it sets `stage`, `chooser`, `mirror`."""

    stage: Stage
    chooser: Chooser
    mirror: Mirror

    def key(self, event: QKeyEvent) -> bool:
        """A key, when nothing moves; False when it means nothing here."""
        return self.chooser.key(event)

    def is_covered(self, x: float) -> bool:
        """Whether something lies over the table there."""
        return False

    def event(self, event: QEvent) -> bool:
        """A letter that answers what is asked at the table is no shortcut of the menu meanwhile."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
            if plain and self.chooser.choosing.is_answered_by(event.text()):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose, Enter plays, digits pick, letters answer, Escape goes back."""
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if self.stage.busy and plain and event.key() not in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.stage.complete()
            # A draw by hand is a race: it counts at once.
            if event.key() == Qt.Key.Key_D:
                self.chooser.draw()
            return
        if not self.key(event):
            super().keyPressEvent(event)
        self.mirror.focus.follow()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes from seat to seat while one is asked for."""
        return self.mirror.focus.tab(next) or super().focusNextPrevChild(next)

    def changeEvent(self, event: QEvent) -> None:
        """Under a cover there is nothing for a screen reader either."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.mirror.show_table()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click completes what moves, else it chooses; with Shift or the right button it marks."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        right = event.button() == Qt.MouseButton.RightButton
        if event.button() != Qt.MouseButton.LeftButton and not right:
            return
        if self.is_covered(event.position().x()):
            return
        if self.stage.busy:
            self.stage.complete()
            if self.chooser.showing.on_stock(event.position()):
                self.chooser.draw()
            return
        self.chooser.press(
            event.position(), right or bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        )
        self.mirror.focus.follow()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Everything but the end of a turn of the dial was done at the press."""
        self.chooser.release()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Cards rise under the pointer, and the dial shows where they lead."""
        super().mouseMoveEvent(event)
        if not self.stage.busy and not self.chooser.drag(event.position()):
            self.viewport().setCursor(_HAND if self.chooser.hover(event.position()) else _ARROW)
            self.mirror.focus.follow()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel turns the dial while a number is chosen; the table itself never scrolls."""
        if not self.stage.busy:
            self.chooser.wheel(round(event.angleDelta().y() / 120))
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has gone."""
        super().leaveEvent(event)
        self.chooser.leave()
