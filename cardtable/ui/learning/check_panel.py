"""Asks a child about the total that a computer opponent has said: let it stand, or check it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.language import paragraph, say
from cardtable.learning.questions import Question
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.call_line import draw_played
from cardtable.ui.learning.ribbon import Ribbon, RibbonContent
from cardtable.ui.learning.settling import PAUSE, Settling
from cardtable.ui.support.keymap import KEYS
from cardtable.ui.table.places.layout import Layout
from cardtable.ui.widgets.announcer import SpokenPanel
from cardtable.ui.widgets.controls import PillButton
from cardtable.ui.widgets.keys_panel import native, rows_of
from cardtable.ui.widgets.room_page import KeyRow


class CheckPanel(SpokenPanel):
    """Asks whether a total is right: Enter lets it stand, C checks it."""

    def __init__(self, theme: Theme, parent: QWidget, table: Callable[[], Layout]) -> None:
        """Create the panel; `table` returns the layout of the table under it."""
        super().__init__(parent)
        self.theme = theme
        self._table = table
        self._question: Question | None = None
        self._avatar = self._name = ""
        self._sentence = self.heard = ""
        self.deaf = PAUSE
        self.settling = Settling(self, lambda: self.deaf)
        self.stand = PillButton(say("lessons-let-stand"), "check", size=18, parent=self)
        self.check = PillButton(say("lessons-check"), "search", primary=True, size=18, parent=self)
        self.on = PillButton(say("shared-go-on"), "play", primary=True, size=18, parent=self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def key_rows(self) -> list[KeyRow]:
        """The current keys and their actions."""
        return check_keys(self.check.isVisibleTo(self))

    @property
    def sentence(self) -> str:
        return self._sentence

    def ask(self, question: Question, said: int, name: str, avatar: str) -> None:
        """Ask about the total that the player `name` said after a play."""
        self._question, self._avatar, self._name = question, avatar, name
        play = words.play_sentence(name, question, own=False)
        asked = paragraph([play, words.checks(question, said)])
        self._say(asked, asked, asks=True)

    def show_outcome(self, sentence: str, heard: str) -> None:
        """Show the outcome and wait for it to be read; `heard` is the text to read aloud."""
        self._say(sentence, heard, asks=False)

    def _say(self, sentence: str, heard: str, asks: bool) -> None:
        self._sentence, self.heard = sentence, heard
        self.settling.forget()
        self.stand.setVisible(asks)
        self.check.setVisible(asks)
        self.on.setVisible(not asks)
        self.announce(heard)
        self._arrange()
        self.show()
        self.settling.look()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        asks = self.check.isVisibleTo(self)
        if self.settling.is_held(event) or (enter and self.settling.is_pausing):
            return
        if enter:
            (self.stand if asks else self.on).click()
        elif asks and KEYS.is_pressed("lesson-check", event):
            self.check.click()
        else:
            super().keyPressEvent(event)

    @property
    def ribbon(self) -> Ribbon:
        """The ribbon on the felt under the line."""
        table = self._table()
        content = RibbonContent(self._avatar, self._name, self._sentence, None, None)
        return Ribbon(table, self.theme, content, 46 * table.s)

    def plates(self) -> list[QRect]:
        """Return the area of the ribbon."""
        return [self.ribbon.box.toAlignedRect()]

    def _arrange(self) -> None:
        table, ribbon = self._table(), self.ribbon.box
        shown = [button for button in (self.stand, self.check, self.on) if button.isVisibleTo(self)]
        for button in shown:
            button.set_scale(table.s)
        wide = sum(button.sizeHint().width() for button in shown) + 10 * table.s * (len(shown) - 1)
        left, top = table.center.x - wide / 2, ribbon.bottom() + 22 * table.s
        for button in shown:
            size = button.sizeHint()
            button.setGeometry(round(left), round(top), size.width(), size.height())
            left += size.width() + 10 * table.s

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.settling.forget()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        question = self._question
        if question is None:
            return
        with paint.painter_on(self) as painter:
            table = self._table()
            draw_played(painter, self.theme, table, question.cards, table.over_pile, 1.0)
            self.ribbon.draw(painter)


def check_keys(asks: bool) -> list[KeyRow]:
    """Return the keys to let a total stand or check it, or only to go on."""
    enter = native("Return")
    if not asks:
        return [((enter,), say("shared-go-on"))]
    return [((enter,), say("lessons-let-stand")), *rows_of("lesson-check")]
