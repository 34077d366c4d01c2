"""The drawer beside the table: card values, by suit if suits differ, and the list of moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from cardtable.cards.faces import suit_of
from cardtable.rules.catalog import catalog
from cardtable.rules.prose.text import card_values
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.table.items.chips import words_of_cards
from cardtable.ui.table.items.drawer import Drawer, MoveRows, _faces
from cardtable.ui.table.motion.look import Call
from cardtable.ui.table.words.narrator import Line, Rank
from cardtable.ui.table.words.sentences import call_sentence


def test_ranks_are_joined_to_ranges_and_suits_are_kept(subtests: pytest.Subtests) -> None:
    for faces, chips in [
        (("2", "5", "6", "7", "8"), ["2", "5–8"]),
        (("J", "Q"), ["J", "Q"]),
        (("AS", "AC"), ["A♠♣"]),
        (("JD", "JC", "Q", "K"), ["J♦♣", "Q", "K"]),
        (("2", "3", "5S", "5C", "6", "7", "8"), ["2", "3", "5♠♣", "6–8"]),
    ]:
        with subtests.test(faces=faces):
            assert _faces(faces) == chips


def test_each_card_has_one_value(subtests: pytest.Subtests) -> None:
    for variant in catalog().ids:
        with subtests.test(variant):
            faces = [
                chip for value in card_values(catalog().resolve(variant, {})) for chip in _faces(value.faces)
            ]
            assert len(faces) == len(set(faces))
            suited = [face for value in card_values(catalog().resolve(variant, {})) for face in value.faces]
            assert sum(suit_of(face) is not None for face in suited) == sum(
                mark in "♠♥♦♣" for chip in faces for mark in chip
            )


def test_a_move_shows_all_its_cards(subtests: pytest.Subtests) -> None:
    for cards, words in [
        (("7H",), "7♥"),
        (("KS", "KH"), "K♠♥"),
        (("JC", "QH"), "J♣ Q♥"),
        (("10S", "10H", "10C"), "10♠♥♣"),
        (("ONO",) * 4, "4 × O'NO 99"),
    ]:
        with subtests.test(words):
            assert words_of_cards(cards) == words


def test_a_card_named_after_its_effect_is_said_once(subtests: pytest.Subtests) -> None:
    for card, mark, said in [
        ("4S", "reverse", "Olive, 4 of spades, reverse, 60"),
        ("REV", "reverse", "Olive, Reverse, 60"),
        ("SKIP", "skip", "Olive, Skip, 60"),
        ("HOLD", "hold", "Olive, Hold, pass, 60"),
    ]:
        with subtests.test(said):
            assert call_sentence("Olive", (card,), Call(1, 60, "0", mark)) == said


@pytest.mark.usefixtures("polish")
def test_a_polish_card_is_read_out_by_its_name_and_not_its_number() -> None:
    assert call_sentence("Olive", ("7H",), Call(1, 68, "+7", "")) == "Olive, siódemka kier, +7, 68"
    assert call_sentence("Olive", ("KH",), Call(1, 99, "=99", "")) == "Olive, król kier, suma 99"


def test_a_total_that_a_card_sets_is_said_once() -> None:
    assert call_sentence("Olive", ("KS",), Call(1, 99, "=99", "")) == "Olive, king of spades, makes 99"
    both = ("TO99", "TO99")
    assert call_sentence("Olive", both, Call(1, 99, "=99", "")) == "Olive, 2 =99s, make 99"


def test_moves_scroll_up_without_overlap() -> None:
    lines = tuple(
        Line(number, "", Rank.POLITE, number, avatar="fox", name=name, cards=("2D",), note="+2")
        for number, name in enumerate(("Mia", "Noah", "Olive", "Pip", "Rosie"))
    )
    drawer = Drawer(FOREST.like())
    rows = drawer.rows
    rows.arrange(300, 500)
    rows.show_moves(lines[:4])
    before = _drawn(rows)
    rows.show_moves(lines)
    rows.crossfade(None)
    assert _drawn(rows) == before
    oldest = QRect(0, 270, 300, 40)
    for share, risen in (0.2, 11), (0.6, 33), (1.0, 55):
        rows.set_progress(share)
        # The oldest move looks the same, only higher up.
        assert _drawn(rows).copy(oldest.translated(0, -risen)) == before.copy(oldest), share


def _drawn(rows: MoveRows) -> QImage:
    picture = QImage(300, 500, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.black)
    painter = QPainter(picture)
    rows.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return picture
