"""The curtain is read across a table: its words grow with all others and stay in the window."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.play.curtain import Curtain, Pass

FACTS = (("Running total", "0"), ("Direction", "counterclockwise"), ("After Benjamin", "Charlotte"))
NOTE = "Nobody peeks: the cards stay hidden until Benjamin is ready."


@pytest.mark.parametrize("wide", [1024, 1440])
def test_the_words_on_the_curtain_grow_with_the_text_and_stay_in_the_window(qtbot: QtBot, wide: int) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(wide, wide * 640 // 1024)
    theme = FOREST.like()
    curtain = Curtain(theme, over)
    curtain.pass_to(Pass("Benjamin", "bear", FACTS))
    usual = curtain.grown(15, NOTE, 600), *curtain.fact_sizes(), curtain.button.width()
    theme.wear(theme, text=2.0)
    curtain.place()
    large = curtain.grown(15, NOTE, 600), *curtain.fact_sizes(), curtain.button.width()
    assert all(now > before * 1.2 for now, before in zip(large, usual, strict=True))
    assert curtain.strip_width() <= wide
