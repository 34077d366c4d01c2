"""Several learners on one page, by skill: on the screen, on paper, as PDF and as a table."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path
from typing import Self

from PySide6.QtCore import QDate, QEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.controller.lessons.answer_store import read_attempts
from cardtable.language import say
from cardtable.learning.report import report
from cardtable.storage.learners import LearnerStore
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning.class_words import Pupil, class_csv, class_html
from cardtable.ui.support import files
from cardtable.ui.support.background import Background
from cardtable.ui.widgets.controls import PillButton
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.room_page import Head, RoomPage, lay_paper
from cardtable.ui.widgets.scrolling import reading

_WIDEST = 1100


class ClassPage(RoomPage):
    """Everybody who learns here, for a teacher or a family with several children."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.pupils: list[Pupil] | None = None
        """Everybody; None as long as that is not known."""
        self._store: LearnerStore | None = None
        self._asking = Background(self)
        self.head = Head(self, say("report-class"), self.back_asked)
        self.text = reading(say("report-class"), self)
        self.pdf = PillButton(theme, say("report-save-pdf"), primary=True, size=16, parent=self)
        self.paper = PillButton(theme, say("report-print"), size=16, parent=self)
        self.csv = PillButton(theme, say("report-class-save-csv"), size=16, parent=self)
        self.pdf.clicked.connect(self.save_pdf)
        self.paper.clicked.connect(self.print_page)
        self.csv.clicked.connect(self.save_csv)
        self._layout()
        self.lead_focus(self.text)

    def _layout(self) -> None:
        self.head.addStretch(1)
        tools = QWidget(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        tools.setSizePolicy(policy)
        flow = FlowLayout(tools)
        for control in (self.pdf, self.paper, self.csv):
            flow.addWidget(control)
        lay_paper(self, self.head, self.text, _WIDEST, tools)

    def follow(self, before: Self) -> None:
        """Everybody as they are now."""
        if before._store is not None:
            self.show_class(before._store)

    def show_class(self, store: LearnerStore) -> None:
        """Everybody as they are now."""
        self.pupils, self._store = None, store
        self._write()

        def found() -> list[Pupil]:
            today = date.today()
            return [Pupil(one, report(read_attempts(store, one.id), today)) for one in store.learners()]

        def refuse(error: OSError) -> None:
            self.tell(str(error))
            self._show([])

        self._asking.ask(found, self._show, refuse)

    def _show(self, pupils: list[Pupil]) -> None:
        self.pupils = pupils
        self._write()

    def _write(self) -> None:
        """The page in letters of the size that is preferred."""
        self.text.setStyleSheet(f"font-size: {round(16 * min(self.theme.text, 1.6))}px")
        self.text.setHtml(self._body())

    def changeEvent(self, event: QEvent) -> None:
        """Text of another size is written anew."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._write()

    def _body(self) -> str:
        return "" if self.pupils is None else class_html(self.pupils, QDate.currentDate())

    # What can be taken away

    def _ask(self, ending: str, kinds: str) -> Path | None:
        if self.pupils is None:
            return None
        name = say("report-file-name", name=say("report-class"), day=date.today().isoformat())
        return files.ask_save(self, say("report-class-ask-save"), f"{name}{ending}", kinds)

    def save_pdf(self) -> None:
        path = self._ask(".pdf", say("report-files-pdf"))
        if path is not None:
            from cardtable.ui.support.printing import prepare_pdf

            self._asking.ask(prepare_pdf(path, self._body()), self.tell)

    def save_csv(self) -> None:
        """A line for each learner."""
        path = self._ask(".csv", say("report-files-csv"))
        if path is not None:
            self._asking.ask(partial(files.write, path, class_csv(self.pupils or [])), self.tell)

    def print_page(self) -> None:
        """The page on paper, where this computer can print."""
        from cardtable.ui.support.printing import print_html

        trouble = print_html(self, self._body())
        if trouble:
            self.tell(trouble)
