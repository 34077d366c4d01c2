"""The panel beside the editor explains a draft: if its rules fit, what the lab finds, what is new."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.controller.lab.fairness import Findings
from cardtable.controller.lab.laboratory import Lab, Progress
from cardtable.controller.lab.repairs import Change, Repair
from cardtable.controller.lab.verdicts import Estimate, Figure, Measured, Verdict
from cardtable.rules.catalog import rules_from_document
from cardtable.rules.drafting.draft import Draft, basis_of, begin
from cardtable.rules.drafting.fit import fit
from cardtable.rules.model import Rules
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.features.workshop import lab_watch
from cardtable.ui.features.workshop.fairness import PlaysColumns
from cardtable.ui.features.workshop.meaning_panel import MeaningPanel
from tests.ui.conftest import PATIENCE
from tests.ui.driver import OpenWindow

FIRST = begin("ninety-nine")
DRAFT = FIRST.changed({"cards.10": "+10"}).named("Ten <b>up</b>", "Mia")
CONFLICT = FIRST.changed({"limit": 77, "cards.K": "=99"})
REPAIR = DRAFT.changed({"hand": 5})


def estimate(value: float) -> Estimate:
    return Estimate(value, value - 0.001, value + 0.001)


def said(rules: Rules, players: int) -> tuple[Verdict, ...]:
    names = ("First", "Second", "Third", "Fourth", "Fifth", "Dealer")
    seats = tuple(
        Figure(name, estimate(0.7 + 0.02 * seat), "share")
        for seat, name in enumerate((*names[: players - 1], "Dealer"))
    )
    plays = Figure("middle", Estimate(17, 17, 17), "plays"), Figure("tenth", Estimate(25, 25, 25), "plays")
    choice = (Figure("Turns with no choice", estimate(0.9 if is_draft(rules) else 0.2), "share"),)
    return (
        Verdict("begins", "It hardly matters who goes first.", 0.99, None, seats),
        Verdict("length", "A deal takes 3 minutes.", 0.6, None, plays),
        Verdict("choice", "There is little to choose.", 0.999, "choice" if is_draft(rules) else None, choice),
    )


def is_draft(rules: Rules) -> bool:
    return rules.name == DRAFT.name


class FakeLab(Lab):
    """A lab that says the same of every game and notes its calls."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.started: list[tuple[bytes, int, bytes | None]] = []
        self.polls = 0
        self.stops = 0
        self.has_measured_all = False

    def start(self, document: bytes, players: int, base: bytes | None = None) -> None:
        self.started.append((document, players, base))

    def stop(self) -> None:
        self.stops += 1

    def poll(self) -> Progress | None:
        self.polls += 1
        return replace(self.progress(), is_done=True) if self.has_measured_all else None

    def progress(self) -> Progress:
        document, players, base = self.started[-1]
        rules = rules_from_document(document)
        repaired = fit(REPAIR).rules
        assert repaired is not None
        change = Change("Deal 5 cards each", REPAIR.named("From the lab").raw, repaired)
        repair = Repair("choice", change, "Much more to choose.", estimate(0.9), estimate(0.2))
        plays = Findings(deals=3, ended=3, plays=Counter({12: 1, 17: 1, 60: 1}))
        return Progress(
            rules=rules,
            players=players,
            found=Measured(plain=plays),
            done=0.5,
            verdicts=said(rules, players),
            before=said(rules_from_document(base), players) if base is not None else (),
            repairs=(repair,),
        )


@pytest.fixture
def labs() -> list[FakeLab]:
    return []


@pytest.fixture(autouse=True)
def start_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start the lab as soon as no further edit is queued, not a third of a second later."""
    monkeypatch.setattr(lab_watch, "QUIET", 0)


@pytest.fixture
def panel(qtbot: QtBot, labs: list[FakeLab]) -> Iterator[MeaningPanel]:
    def make(seed: int) -> FakeLab:
        labs.append(FakeLab(seed))
        return labs[-1]

    panel = MeaningPanel(FOREST, make_lab=make)
    qtbot.addWidget(panel)
    panel.resize(360, 800)
    panel.show()
    yield panel
    panel.stop()


def show(panel: MeaningPanel, draft: Draft) -> None:
    panel.show_draft(draft, fit(draft), basis_of(FIRST))


def show_found(panel: MeaningPanel, draft: Draft, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel.watch.found, timeout=PATIENCE):
        show(panel, draft)


def test_a_draft_that_fits_is_called_so(panel: MeaningPanel) -> None:
    show(panel, DRAFT)
    assert panel.fit_sheet.heading == "Everything fits"
    assert not panel.fit_sheet.repairs


def test_a_conflict_has_a_button_for_each_repair(panel: MeaningPanel, qtbot: QtBot) -> None:
    show(panel, CONFLICT)
    assert panel.fit_sheet.heading == "One thing doesn't fit"
    assert [button.text() for button in panel.fit_sheet.repairs] == [
        "King makes 77",
        "Set the highest total to 99",
    ]
    with qtbot.waitSignal(panel.repair_asked) as asked:
        qtbot.keyClick(panel.fit_sheet.repairs[0], Qt.Key.Key_Return)
    draft, words = asked.args
    assert words == "King makes 77"
    assert fit(draft).rules is not None
    show(panel, draft)
    assert panel.fit_sheet.heading == "Everything fits"


def test_the_lab_plays_the_last_draft_and_the_game_that_it_started_from(
    panel: MeaningPanel, labs: list[FakeLab], qtbot: QtBot
) -> None:
    for hand in (4, 5, 6):
        show(panel, DRAFT.changed({"hand": hand}))
    show_found(panel, DRAFT, qtbot)
    mine, first = fit(DRAFT).rules, fit(FIRST).rules
    ((document, players, base),) = labs[0].started
    assert document == mine.document
    assert players == 4
    assert base is not None
    assert rules_from_document(base).cards == first.cards


def test_a_lab_that_has_measured_all_is_not_polled(
    panel: MeaningPanel, labs: list[FakeLab], qtbot: QtBot
) -> None:
    show_found(panel, DRAFT, qtbot)
    with qtbot.waitSignal(panel.watch.found, timeout=PATIENCE):
        labs[0].has_measured_all = True
    assert not panel.watch._asking.is_waiting
    labs[0].has_measured_all = False
    show_found(panel, DRAFT.changed({"hand": 5}), qtbot)
    assert panel.watch._asking.is_waiting


def test_a_verdict_comes_before_its_figures_and_its_sign_is_read_out(
    panel: MeaningPanel, qtbot: QtBot
) -> None:
    show_found(panel, DRAFT, qtbot)
    rows = panel.fairness.rows
    qtbot.waitUntil(rows["length"].isVisible, timeout=PATIENCE)
    shown = sorted(rows, key=lambda about: rows[about].y())
    assert shown == ["choice", "begins", "length"]
    assert panel.fairness.summary.text() == "One thing could be better."
    assert rows["choice"].head.accessibleName() == ("Choices. Could be better: There is little to choose.")
    assert rows["length"].head.accessibleName().startswith("How long a deal takes. Not known yet: ")
    assert rows["begins"].head.accessibleName() == "Who goes first. Good: It hardly matters who goes first."
    assert "Dealer: 76.0%, between 75.9% and 76.1%" in rows["begins"].picture.accessibleDescription()
    typical, *columns = rows["length"].picture.accessibleDescription().split(". ")
    assert typical == "typical: 17"
    assert [column.split(":")[0] for column in columns] == [
        "12–14 cards",
        "15–17 cards",
        "48 cards or more",
    ]


def test_no_text_is_painted_on_the_progress_bar(panel: MeaningPanel) -> None:
    show(panel, DRAFT)
    bar = panel.fairness.progress
    picture = QImage(bar.size(), QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    bar.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    spots = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
    assert min(picture.pixelColor(x, y).lightness() for x, y in spots) > 180


def test_tab_goes_from_above_to_below(panel: MeaningPanel, qtbot: QtBot) -> None:
    show_found(panel, DRAFT, qtbot)
    rows = panel.fairness.rows
    qtbot.waitUntil(rows["length"].isVisible, timeout=PATIENCE)
    at = panel.switch.segments[-1]
    at.setFocus()
    reached = []
    for _ in range(7):
        qtbot.keyClick(panel.focusWidget(), Qt.Key.Key_Tab)
        reached.append(panel.focusWidget())
    fairness, bad = panel.fairness, rows["choice"]
    assert reached == [
        fairness.players, fairness.rest, bad.head, *bad.repairs, rows["begins"].head, rows["length"].head,
        fairness.again,
    ]  # fmt: skip


def test_a_verdict_unfolds_its_figures(panel: MeaningPanel, qtbot: QtBot) -> None:
    show_found(panel, DRAFT, qtbot)
    row = panel.fairness.rows["choice"]
    qtbot.waitUntil(row.head.isVisible, timeout=PATIENCE)
    assert not row.picture.isVisible()
    qtbot.keyClick(row.head, Qt.Key.Key_Space)
    assert row.picture.isVisible()
    assert "90.0%" in row.picture.accessibleDescription()


def test_a_repair_that_was_tried_keeps_the_name_of_the_draft(panel: MeaningPanel, qtbot: QtBot) -> None:
    show_found(panel, DRAFT, qtbot)
    (button,) = panel.fairness.rows["choice"].repairs
    assert (button.text(), button.note.text()) == ("Deal 5 cards each", "Much more to choose.")
    with qtbot.waitSignal(panel.repair_asked) as asked:
        button.click()
    assert asked.args == [REPAIR, "Deal 5 cards each"]


def test_old_verdicts_are_disabled_until_the_new_rules_were_played(panel: MeaningPanel, qtbot: QtBot) -> None:
    show_found(panel, DRAFT, qtbot)
    row = panel.fairness.rows["choice"]
    (button,) = row.repairs
    show(panel, REPAIR)
    assert not row.isEnabled()
    assert not button.isEnabled()
    assert panel.fairness.summary.text() == "The first deals are being played."
    with qtbot.waitSignal(panel.watch.found, timeout=PATIENCE):
        pass
    assert row.isEnabled()


def test_the_lab_waits_for_rules_that_fit(panel: MeaningPanel, labs: list[FakeLab], qtbot: QtBot) -> None:
    show_found(panel, DRAFT, qtbot)
    show(panel, CONFLICT)
    assert panel.awaited.words.text() == "First make the rules fit together"
    assert not panel.fairness.isVisible()
    show_found(panel, REPAIR, qtbot)
    assert panel.fairness.isVisible()
    assert len(labs[0].started) == 2


def test_the_lab_stops_while_the_panel_is_hidden(
    panel: MeaningPanel, labs: list[FakeLab], qtbot: QtBot
) -> None:
    show_found(panel, DRAFT, qtbot)
    panel.hide()
    assert labs[0].stops == 1
    assert not panel.watch.is_running
    show(panel, REPAIR)
    with qtbot.waitSignal(panel.watch.found, timeout=PATIENCE):
        panel.show()
    assert len(labs[0].started) == 2


def test_pause_resume_and_restart(panel: MeaningPanel, labs: list[FakeLab], qtbot: QtBot) -> None:
    show_found(panel, DRAFT, qtbot)
    panel.fairness.rest.click()
    assert labs[0].stops == 1
    assert panel.fairness.rest.text() == "Continue"
    with qtbot.waitSignal(panel.watch.found, timeout=PATIENCE):
        panel.fairness.rest.click()
    with qtbot.waitSignal(panel.watch.found, timeout=PATIENCE):
        panel.fairness.again.click()
    assert [lab.seed for lab in labs] == [1, 2]


def test_the_chosen_number_of_players_stays_if_the_rules_allow_it(
    panel: MeaningPanel, labs: list[FakeLab], qtbot: QtBot
) -> None:
    show_found(panel, DRAFT, qtbot)
    with qtbot.waitSignal(panel.watch.found, timeout=PATIENCE):
        panel.fairness.players.pick("6")
    show_found(panel, REPAIR, qtbot)
    assert [players for _, players, _ in labs[0].started] == [4, 6, 6]
    show_found(panel, REPAIR.changed({"players.max": 3}), qtbot)
    assert labs[0].started[-1][1] == 3


def test_the_rules_in_words_mark_changes_and_show_names_as_plain_text(
    panel: MeaningPanel, qtbot: QtBot
) -> None:
    show(panel, DRAFT)
    panel.show_view("words")
    view = panel.words
    qtbot.waitUntil(lambda: "8, 10; adds its number." in view.accessibleDescription(), timeout=PATIENCE)
    assert "underline" in view.toHtml()
    assert "marked with a pen" in view.toPlainText()
    assert "Mia" in view.toPlainText()
    show(panel, DRAFT.named("x", "<img src='file:///etc/passwd'>"))
    qtbot.waitUntil(lambda: "<img src='file:///etc/passwd'>" in view.toPlainText(), timeout=PATIENCE)


def test_the_rules_in_words_are_shown_despite_a_conflict(panel: MeaningPanel, qtbot: QtBot) -> None:
    show(panel, CONFLICT)
    panel.show_view("words")
    assert panel.words.isVisible()
    qtbot.waitUntil(lambda: "77" in panel.words.toPlainText(), timeout=PATIENCE)


def test_the_draft_is_compared_with_the_game_that_it_started_from(panel: MeaningPanel, qtbot: QtBot) -> None:
    show_found(panel, DRAFT, qtbot)
    panel.show_view("compare")
    assert panel.compared.heading.text() == "Compared with Ninety-nine"
    assert [chip.text for chip in panel.compared.chips.chips] == ["10 = +10"]
    text = panel.compared.table.accessibleDescription()
    assert "Turns with no choice: 90.0%, before 20.0%; a real difference" in text
    assert "First: 70.0%, before 70.0%." in text


def test_a_changed_rule_without_a_chip_is_told_in_words(panel: MeaningPanel) -> None:
    panel.show_view("compare")
    show(panel, FIRST)
    assert panel.compared.note.text() == "No changes yet."
    show(panel, FIRST.changed({"start_total": 5}))
    assert "What's different: The pile starts empty, and the total is 5." in panel.compared.note.text()


def test_a_draft_from_scratch_is_compared_with_nothing(panel: MeaningPanel) -> None:
    blank = begin()
    panel.show_draft(blank, fit(blank), basis_of(blank))
    panel.show_view("compare")
    assert "from scratch" in panel.compared.heading.text()


@pytest.mark.parametrize(("width", "height"), [(280, 470), (360, 760)])
def test_every_control_has_room_and_a_name(
    panel: MeaningPanel, width: int, height: int, qtbot: QtBot
) -> None:
    panel.resize(width, height)
    show_found(panel, DRAFT, qtbot)
    for button in (*panel.switch.segments, panel.fairness.again, panel.fairness.rest):
        assert button.accessibleName()
        right = button.mapTo(panel, button.rect().topRight()).x()
        assert right < width
    assert not panel.grab().isNull()


@pytest.mark.slow("real deals in real processes, which take a second to begin")
def test_the_lab_itself_finds_something_and_leaves_no_process(qtbot: QtBot) -> None:
    panel = MeaningPanel(FOREST)
    qtbot.addWidget(panel)
    panel.show()
    show(panel, DRAFT)
    qtbot.waitUntil(lambda: bool(panel.fairness.rows), timeout=4 * PATIENCE)
    assert lab_processes()
    panel.hide()
    assert not lab_processes()


def lab_processes() -> list[str]:
    return [one.name for one in multiprocessing.active_children() if one.name == "cardtable-lab"]


def test_columns_of_plays_are_drawn_apart(qtbot: QtBot) -> None:
    plot = PlaysColumns(FOREST, "Plays")
    qtbot.addWidget(plot)
    plot.show_plays({7: 5, 8: 5, 9: 5}, Estimate(8, 8, 8), 9)
    plot.resize(300, plot.sizeHint().height())
    picture = plot.grab().toImage()
    row = [picture.pixel(x, picture.height() // 2) for x in range(picture.width())]
    is_column = [color != row[0] for color in row]
    assert sum(now and not before for before, now in pairwise(is_column)) == 3


@pytest.mark.slow("real processes, in a whole window")
def test_leaving_the_workshop_and_closing_the_window_end_the_lab(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr("cardtable.ui.features.workshop.meaning_panel.Lab", Lab)
    window = open_window()
    window.change_rules("ninety-nine")
    qtbot.waitUntil(lambda: bool(lab_processes()), timeout=PATIENCE)
    window.workshop.page.back_asked.emit()
    qtbot.waitUntil(lambda: not window.workshop.is_shown, timeout=PATIENCE)
    assert not lab_processes()
    window.change_rules("ninety-nine")
    qtbot.waitUntil(lambda: bool(lab_processes()), timeout=PATIENCE)
    window.close()
    assert not lab_processes()
