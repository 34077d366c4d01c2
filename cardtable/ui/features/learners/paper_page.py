"""The base of pages to read on screen and export: on paper, as PDF and as files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable import clock
from cardtable.language import say
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.support import files
from cardtable.ui.support.background import Background
from cardtable.ui.widgets.boxes import STRETCH, add_parts
from cardtable.ui.widgets.controls import PillButton
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.room_page import Awaited, Head, RoomPage, lay_paper
from cardtable.ui.widgets.scrolling import reading


class PaperPage(RoomPage):
    """A page with a head, tools that subclasses add to, and the paper with the HTML from `body`."""

    def __init__(self, theme: Theme, title: str, widest: int) -> None:
        """Create the page; `widest` is the greatest width of the paper in pixels."""
        super().__init__(theme)
        self.asking = Background(self)
        self.head = Head(self, title, self.back_asked)
        self.text = reading(title, self)
        self.place = Awaited(self.text, "label", self)
        self.pdf = PillButton(say("report-save-pdf"), primary=True, size=16, parent=self)
        self.paper = PillButton(say("report-print"), size=16, parent=self)
        self.pdf.clicked.connect(self.save_pdf)
        self.paper.clicked.connect(self.print_page)
        add_parts(self.head, STRETCH, self.pdf, self.paper)
        below = self._below = QWidget(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        below.setSizePolicy(policy)
        self.tools = FlowLayout(on=below)
        lay_paper(self, self.head, self.place, widest, below)
        self.lead_focus(self.text)

    # For subclasses

    @property
    def about(self) -> str:
        """The subject of the page, for the names of its files."""
        return ""

    @property
    def asks(self) -> str:
        """The title of the dialog that asks where to save the page."""
        return say("report-ask-save")

    @property
    def sheets(self) -> int:
        """The number of sheets to fit the page on, if its letters can be made small enough."""
        return 1

    def body(self) -> str:
        """Return the page as HTML, "" until its contents are known."""
        return ""

    # Showing

    def wait(self) -> None:
        """Show that the page is being read; until then nothing can be exported."""
        self.place.wait()
        self._offer_tools(False)

    def refuse(self, error: OSError) -> None:
        """Show that the page cannot be read."""
        self.notify(str(error))
        self.place.explain(str(error))

    def arrive(self) -> None:
        """Show the page after it was read."""
        self.write()
        self.place.arrive()
        self._offer_tools(True)

    def _offer_tools(self, offered: bool) -> None:
        for tool in (self.pdf, self.paper, self._below):
            tool.setEnabled(offered)

    def write(self) -> None:
        """Write the page in the preferred text size."""
        # Headings are sized relative to the widget's font.
        self.text.setFont(paint.font(16 * min(self.theme.text, 1.6), 400))
        self.text.setHtml(self.body())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.write()

    # Exports

    def ask_path(self, title: str, ending: str, kinds: str) -> Path | None:
        """Ask where to save a file; return None if that is canceled or nothing is known yet."""
        if not self.body():
            return None
        name = say("report-file-name", name=self.about, day=clock.today().isoformat())
        return files.ask_save(self, title, f"{name}{ending}", kinds)

    def save_pdf(self) -> None:
        """Ask for a file and save the page as PDF."""
        path = self.ask_path(self.asks, ".pdf", say("report-files-pdf"))
        if path is not None:
            from cardtable.ui.support.printing import prepare_pdf

            self.asking.ask(prepare_pdf(path, self.body(), self.sheets), self.notify)

    def print_page(self) -> None:
        from cardtable.ui.support.printing import print_html

        trouble = print_html(self, self.body(), self.sheets)
        if trouble:
            self.notify(trouble)
