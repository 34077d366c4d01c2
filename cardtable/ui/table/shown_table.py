"""The table as a widget that shows a `Look` and the events between two of them.

It knows no match and lets nothing be chosen. `TableView` adds what a player needs, `PageTable` what a page
needs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from cardtable.game.events import AnyEvent
from cardtable.game.sight.view import SeatView
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.backdrop import Backdrop
from cardtable.ui.table.items.board import Board
from cardtable.ui.table.items.cached_item import CachedItem, copy_picture
from cardtable.ui.table.items.step_effects import StepEffects
from cardtable.ui.table.motion import choreography, speeds
from cardtable.ui.table.motion.look import Look, SeatInfo, look_of
from cardtable.ui.table.motion.score import Score
from cardtable.ui.table.motion.stage import Perform, Stage
from cardtable.ui.table.places.layout import UNARRANGED, Layout


class ShownTable(QGraphicsView):
    """The items of a table in their scene, the clock that moves them, and the background.

    A subclass says in `_laid_out` where everything is.
    """

    settled = Signal()
    """Emitted when all motion of the last events has ended."""
    restyled = Signal()
    """Emitted when everything was drawn again and may have moved."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._become_still()
        self._theme = theme
        self._scene = QGraphicsScene(self)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(self._scene)
        self._layout = UNARRANGED
        self._look: Look | None = None
        self.board = Board(self._scene, theme, self._glide, self._fade, self._fades)
        self._effects = StepEffects(self._scene, self.board, theme)
        self.stage = Stage(self._effects, self)
        self.stage.rested.connect(self._rest)
        self._coming: Iterator[None] = iter(())
        self._between = QTimer(self)
        self._between.timeout.connect(self._warm)
        self._backdrop = Backdrop(theme)

    def _become_still(self) -> None:
        """Set up the view: no frame, no scrolling, smooth painting, mouse tracking."""
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
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

    # --- what is shown

    @property
    def busy(self) -> bool:
        """Whether something is being performed."""
        return self.stage.busy

    def seat(
        self,
        seats: Sequence[SeatInfo],
        look: Look,
        front: int = 0,
        tokens: int = 0,
        token_kind: str = "token",
        marks: tuple[int, ...] = (),
    ) -> None:
        """Show a table without motion.

        `front` is the seat at the near side. `tokens` is how many each had at first, of kind `token_kind`,
        `marks` are important totals.
        """
        self.stage.halt()
        self._between.stop()
        self._effects.clear()
        self.board.sit(seats, front, tokens, token_kind)
        self.board.plate.milestones = marks
        self._look = look
        self._lay_out()
        self.board.show_table(look, glide=False)
        self.stage.hurry()

    def show_look(self, look: Look) -> None:
        """Show another picture of the same table; cards glide, the rest fades."""
        self.stage.finish()
        self._look = look
        self.board.show_table(look)

    def show_events(self, events: Sequence[AnyEvent], view: SeatView | None = None) -> None:
        """Show what happened; at rest the table is as the events say, and as in `view` if there is one."""
        self.stage.finish()
        if self._look is None:
            return
        board, pace = self.board, self.stage.pace
        score = choreography.plan(
            events, self._look, self._layout, board.viewer, pace, marks=board.plate.numbers
        )
        self._look = score.last if view is None else look_of(view, score.last, board.viewer)
        self._play(score)
        if self.stage.pace.instant or not self.isVisible():
            self.stage.finish()

    def _play(self, score: Score) -> None:
        """Play a score, and draw its pictures in advance."""
        self.stage.play(score)
        if not self.stage.pace.instant:
            self._coming = self._effects.warm(score.steps)
            self._between.start(0)

    def _warm(self) -> None:
        """Draw one picture for coming frames between two frames."""
        if next(self._coming, self) is self:
            self._between.stop()

    def _rest(self) -> None:
        """Show the picture that the events led to."""
        self._show_end()
        self.settled.emit()

    def _show_end(self) -> None:
        self._between.stop()
        if self._look is not None:
            self.board.show_table(self._look)

    # --- size and ground

    def _laid_out(self, width: float, height: float, seats: int) -> Layout:
        """Return where everything is on a table of this size for this many seats."""
        raise NotImplementedError

    def _lay_out(self) -> None:
        viewport = self.viewport()
        self._layout = self._laid_out(viewport.width(), viewport.height(), len(self.board.seats))
        self._scene.setSceneRect(0, 0, self._layout.width, self._layout.height)
        self._backdrop.forget()
        self.board.arrange(self._layout, self.devicePixelRatioF(), self._look.limit if self._look else 99)
        viewport.update()

    def restyle(self) -> None:
        """Draw everything again after a change of theme, cards, size of text or window."""
        self.stage.complete()
        self._redraw()
        self.restyled.emit()

    def _redraw(self) -> None:
        for item in self._scene.items():
            if isinstance(item, CachedItem):
                item.redraw()
        self._lay_out()

    # --- motion outside a score

    def _glide(self, key: object, duration: float, perform: Perform) -> None:
        if duration <= 0:
            self.stage.still(key)
        else:
            self.stage.glide(key, duration, perform)

    def _fades(self) -> bool:
        """Return whether faces and words fade: only if motion is on and the table is visible."""
        return not (self.stage.pace.instant or self.stage.pace.reduced) and self.isVisible()

    def _fade(self, key: object, perform: Perform) -> None:
        """Change a face or words, with a fade if it is visible."""
        self.stage.glide(key, speeds.FACE if self._fades() else 0, perform)

    # --- Qt

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        picture = self._backdrop.picture(self._layout, self.devicePixelRatioF())
        copy_picture(painter, picture, QPointF(0, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.restyle()
        return super().event(event)
