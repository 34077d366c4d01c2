"""The final standings of a game, and the sheet of paper that shows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from cardtable.game.ending import places
from cardtable.game.events import GameEnded, HandDeclared
from cardtable.language import Listed, Player, Rank, paragraph, player, say, word
from cardtable.language import row as in_a_row
from cardtable.rules.own_words import game_name
from cardtable.ui.drawing import paint, tokens
from cardtable.ui.drawing.faces import CALM, Face, Mood
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.play.celebration import PlayerKind
from cardtable.ui.widgets.painted import Painted

if TYPE_CHECKING:
    from cardtable.controller.match.match import Match

_HEAD = 46
"""Height of the line above the places, in design pixels at the usual size of text."""

LARGEST = 1.5
"""The most that text grows, relative to its usual size, in lines between fixed things."""

MANY = 7
"""The number of rows from which they need all the room there is."""

_ROW = 42
"""Minimum height of a row with two lines of the usual size, in design pixels."""

_LINE = 22
"""Minimum height of a row with one line, in design pixels."""


@dataclass(frozen=True)
class Standing:
    """How one seat ended: `place` counts from 1, and is 0 for a whole team (see `team_of`).

    `tokens` of `of` are left; both are None in games without tokens. `out` seats were eliminated, in deal
    `out_in`, or on move `out_at` if there was only one deal. `forfeits` counts the deals lost; None in games
    with tokens or with elimination. `kind` is the kind of token, `score` the points over all deals, `hand`
    one of three cards that were shown to end the game. `marks` counts reward marks, earlier games included.
    Each is None or "" in games without it.
    """

    place: int
    name: str
    avatar: str
    player_kind: PlayerKind
    won: bool
    tokens: int | None
    of: int | None
    out_in: int | None
    out: bool
    out_at: int | None = None
    forfeits: int | None = None
    kind: str = "token"
    score: int | None = None
    hand: str = ""
    marks: int | None = None
    seat: int = 0


class Standings(Painted):
    """The table of places on a sheet of paper; screen readers get it as sentences."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.scale = 1.0
        self.rows: tuple[Standing, ...] = ()

    @property
    def nobody_won(self) -> bool:
        """Whether everyone lost, so that there are no places."""
        return not any(row.won for row in self.rows)

    @property
    def is_team(self) -> bool:
        """Whether all played as one team, which has a single row."""
        return any(row.place == 0 for row in self.rows)

    @property
    def _head(self) -> float:
        """The scale of the line above the places, which leaves its room to many rows."""
        return 1.0 if len(self.rows) >= MANY else min(self.theme.text, LARGEST)

    @property
    def _step(self) -> float:
        return (self.height() - 1.2 - (_HEAD * self._head + 10) * self.scale) / max(1, len(self.rows))

    @property
    def grown(self) -> float:
        """The scale of text in rows: the preferred size of text, as far as rows have room."""
        room = (self._step - 4 * self.scale) / (_ROW * self.scale)
        if self.has_low_rows:
            room *= _ROW / _LINE
        return max(1.0, min(self.theme.text, room))

    @property
    def has_low_rows(self) -> bool:
        """Whether the rows are too many to give name and note a line each."""
        return self._step - 4 * self.scale < _ROW * self.scale

    def set_rows(self, rows: Sequence[Standing]) -> None:
        """Show these places, the first on top."""
        self.rows = tuple(rows)
        self.setAccessibleName(paragraph(self._sentence(row, self._note(row)) for row in self.rows))
        self.update()

    @property
    def after_winner(self) -> str:
        """The places in sentences, for a listener who has just heard who won."""
        return paragraph(self._sentence(row, self._note_beside_title(row)) for row in self.rows)

    def _note_beside_title(self, row: Standing) -> str:
        """Return the note of a row; "" for a plain victory, which the title and the star say."""
        return "" if row.won and not row.hand else self._note(row)

    def _note(self, row: Standing) -> str:
        if row.won:
            three = say("play-won-with-three", rank=Rank(row.hand)) if row.hand else ""
            return three or say("play-won-the-game")
        if row.hand:
            return say("play-held-three", rank=Rank(row.hand))
        if row.out_at is not None:
            return say("play-out-on-move", move=row.out_at)
        if row.out_in is not None:
            return say("play-out-in-deal", deal=row.out_in)
        if row.out:
            return say("board-out-of-the-game")
        if self.nobody_won:
            return say("play-lost-the-game")
        if row.forfeits is None:
            return say("play-played-to-the-end")
        return say("play-lost-deals", count=row.forfeits)

    def _sentence(self, row: Standing, note: str) -> str:
        parts = [row.name, *([note] if note else [])]
        if row.score is not None:
            parts.append(say("board-score", count=row.score))
        elif row.marks is not None:
            parts.append(say("play-and-marks", count=row.marks))
        elif row.tokens is not None:
            parts.append(tokens.in_words(row.kind, row.tokens, row.of or 0))
        words = in_a_row(parts)
        if self.nobody_won or self.is_team:
            return say("form-sentence", told=words)
        return say("play-standing-at-place", place=row.place, told=words)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        s, theme = self.scale, self.theme
        rect = area.adjusted(0.6, 0.6, -0.6, -0.6)
        paint.fill_round(painter, rect, 24 * s, theme.paper, theme.paper_line, 1.2)
        head = self._head
        small, line = max(12.0, 14 * s) * max(head, min(self.grown, LARGEST)), 26 * s * head
        if self.is_team:
            team = say("play-your-team")
            paint.text(painter, 14 * s + self._left, line, team, small, theme.ink_muted, 700)
        counted = ""
        if any(row.score is not None for row in self.rows):
            counted = say("play-score")
        elif any(row.tokens is not None for row in self.rows):
            counted = tokens.heading(self.rows[0].kind)
        elif any(row.marks is not None for row in self.rows):
            counted = say("play-reward-marks")
        elif any(row.forfeits is not None for row in self.rows):
            counted = say("play-deals-lost")
        right = rect.right() - 34 * s
        paint.text(painter, right, line, counted, small, theme.ink_muted, 700, paint.RIGHT)
        top, height = _HEAD * s * head, self._step
        for number, row in enumerate(self.rows):
            place = QRectF(14 * s, top + number * height, rect.width() - 28 * s, height - 4 * s)
            if row.won:
                paint.fill_round(painter, place, 16 * s, theme.paper_raised, theme.brass, 2)
            elif number and not self.rows[number - 1].won:
                rule = QRectF(place.left() + 66 * s, place.top() - 2 * s, place.width() - 82 * s, 1)
                painter.fillRect(rule, QColor(theme.paper_line))
            self._draw_row(painter, place, row)

    @property
    def _left(self) -> float:
        """The distance of the names from the left of a row.

        A team has no avatars here, only a star if it won.
        """
        if self.is_team:
            return (22 if self.nobody_won else 68) * self.scale
        return 138 * self.scale

    def _draw_row(self, painter: QPainter, place: QRectF, row: Standing) -> None:
        s, theme = self.scale, self.theme
        x, y = place.left(), place.center().y()
        side = min(46 * s, place.height() * 0.86)
        if row.won:
            paint.star(painter, x + 34 * s, y + 1, side * 0.42, QColor(theme.brass), QColor("#A67C26"))
        grown = self.grown
        size, note = max(14.0, 18 * s) * grown, max(12.0, 14 * s) * grown
        if not (self.nobody_won or self.is_team):
            paint.text(painter, x + 34 * s, y + 1, str(row.place), size, theme.ink, 900, paint.CENTER)
        if not self.is_team:
            face = Face(Mood.GLAD) if row.won else CALM
            paint.avatar(painter, row.avatar, x + 92 * s, y, side, face)
        wide = self._draw_counted(painter, place, row, size)
        left, words = x + self._left, self._note_beside_title(row)
        room = place.right() - 36 * s - wide - left
        if self.has_low_rows:
            end = paint.text(painter, left, y, row.name, size, theme.ink, 800, width=room * 0.6) + 14 * s
            paint.text(painter, left + end, y, words, note, theme.ink_muted, 600, width=room - end)
            return
        apart = min(12 * s * grown, place.height() * 0.21) if words else 0.0
        paint.text(painter, left, y - apart, row.name, size, theme.ink, 800, width=room)
        paint.text(painter, left, y + apart + 1, words, note, theme.ink_muted, 600, width=room)

    def _draw_counted(self, painter: QPainter, place: QRectF, row: Standing, size: float) -> float:
        """Draw the score, tokens or lost deals at the end of a row; return the width."""
        s, theme = self.scale, self.theme
        right, y = place.right() - 20 * s, place.center().y()
        if row.score is None and row.tokens is not None:
            side, whole = 22 * s, max(row.tokens, row.of or 0)
            wide = tokens.width_of(row.kind, side, row.tokens, whole)
            tokens.row(painter, row.kind, right - wide, y, side, row.tokens, whole, theme.ink, "#A89C80")
            return wide
        counted = next((n for n in (row.score, row.marks, row.forfeits) if n is not None), None)
        if counted is None:
            return 0.0
        return paint.text(painter, right, y, word(counted), size, theme.ink, 800, paint.RIGHT)


def team_of(rows: Sequence[Standing]) -> Standing:
    """Return one standing for seats that won or lost together with the same tokens."""
    return replace(
        rows[0], place=0, name=say("play-team", players=Listed([Player(row.name) for row in rows]))
    )


def standings_of(match: Match, ended: GameEnded) -> tuple[list[Standing], str]:
    """Return all standings, winners first, and one line about the game.

    Seats that were never eliminated come before those that were, and of these the last one out comes first.
    """
    players, view, exits = match.setup.players, match.view(), match.exits()
    # A game that was stopped may have been in the middle of a deal, which counts for nothing.
    deals = sum(view.forfeits) if ended.why == "stopped" else view.deal
    begun_with = match.rules.tokens_shown(len(players))
    counts_forfeits = begun_with is None and match.rules.elimination_rule == "never" and not view.scores
    counts_forfeits = counts_forfeits and not match.rules.is_one_deal
    # An eliminated seat has 0 tokens; None is only for games without tokens.
    left = [None if begun_with is None else held or 0 for held in ended.tokens]
    hands = _hands_shown(match, ended)

    moves = {seat: move for seat, (_, move) in exits.items()}
    place = places(ended, view.scores, view.forfeits, moves)
    rows: list[Standing] = []
    for seat in sorted(range(len(players)), key=place.__getitem__):
        out_in, out_at = exits.get(seat, (None, None))
        rows.append(
            Standing(
                place=place[seat],
                name=player(players[seat].name),
                avatar=players[seat].avatar,
                player_kind=player_kind_of(match, seat),
                won=seat in ended.winners,
                tokens=left[seat],
                of=begun_with,
                out_in=out_in,
                out=not view.in_game[seat],
                out_at=out_at if deals == 1 else None,
                forfeits=view.forfeits[seat] if counts_forfeits else None,
                kind=match.rules.token_kind,
                score=view.scores[seat] if view.scores else None,
                marks=view.marks[seat] if view.marks else None,
                hand=hands.get(seat, ""),
                seat=seat,
            )
        )
    return rows, say("play-game-and-deals", game=game_name(match.rules), count=deals)


def _hands_shown(match: Match, ended: GameEnded) -> dict[int, str]:
    """Return by seat one of the three cards that ended the game; empty if it ended otherwise."""
    shown = (event for event in match.story() if isinstance(event, HandDeclared) and event.what == ended.why)
    first = next(shown, None)
    return {} if first is None else {first.seat: first.cards[0]}


def player_kind_of(match: Match, seat: int) -> PlayerKind:
    """Return who plays the seat, from the point of view of this screen."""
    player = match.setup.players[seat]
    if player.learner:
        return PlayerKind.CHILD
    if match.screen.persons == (seat,):
        return PlayerKind.YOU
    return PlayerKind.PERSON if player.kind == "person" else PlayerKind.COMPUTER
