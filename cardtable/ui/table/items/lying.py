"""A picture of the table while nobody plays: the seats around it, and the game on it.

It is shown before anything of the game is loaded, so this module imports nothing of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QGraphicsScene

from cardtable import clock
from cardtable.language import SPEECH
from cardtable.plain_text import LONGEST_NAME, LONGEST_TITLE, one_line
from cardtable.rules import MOST_SEATS, game_called
from cardtable.ui.drawing import pictures, tokens
from cardtable.ui.drawing.kept_picture import KeptPicture
from cardtable.ui.drawing.room import pixels
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.backdrop import Backdrop
from cardtable.ui.table.motion.look import Look, SeatInfo, empty_look, look_of
from cardtable.ui.table.places.layout import Layout

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from cardtable.controller.match.match import Match

_MOST_CARDS = 200


@dataclass(frozen=True)
class LyingGame:
    """A game as it was left: what everyone could see of it, and nobody's hand.

    `name` is the game's name as in its rules. `front` is the seat at the near side, a person's if one plays.
    `tokens` is how many each had at first, of kind `kind`. `when` is when it was last played. `variant` is
    the id of its rules; until version 1 it was not kept, and the name was in the language of the time.
    """

    name: str
    deal: int
    is_over: bool
    when: datetime
    seats: tuple[SeatInfo, ...]
    front: int
    look: Look
    tokens: int = 0
    kind: str = "token"
    marks: tuple[int, ...] = ()
    hides_total: bool = False
    """Whether someone at this table calls the totals, so that the last one may still be open."""
    variant: str = ""

    @property
    def title(self) -> str:
        """The game's name in the chosen language."""
        return game_called(self.variant, self.name)

    @property
    def people(self) -> int:
        """The number of persons."""
        return sum(seat.person for seat in self.seats)

    @property
    def to_act(self) -> SeatInfo | None:
        """The seat to act; None between deals."""
        return None if self.look.turn is None else self.seats[self.look.turn]

    def awake(self) -> LyingGame:
        """Return the ended game with all eliminated seats back, to offer a new one."""
        all_in = (True,) * len(self.seats)
        look = replace(self.look, in_game=all_in, in_deal=all_in, gone_out=(), skipped=None, stirs=())
        return replace(self, look=look)

    def swept(self) -> LyingGame:
        """Return the same people at an empty table."""
        look, none = self.look, (0,) * len(self.seats)
        swept = replace(
            look, total=0, turn=None, next_seat=None, last_seat=None, hand_sizes=none, pile=(), direction=1,
            stock=len(look.pile) + sum(look.hand_sizes) + look.stock, tokens=(None,) * len(self.seats),
            forfeits=none, in_game=(True,) * len(self.seats), in_deal=(True,) * len(self.seats),
            bottom=None, scores=(), zeus=None, marks=(), skipped=None,
        )  # fmt: skip
        return replace(self, look=swept, deal=0)


def lying(match: Match, when: datetime) -> LyingGame:
    """Return the picture of a match that was last played at `when`."""
    view, players, rules = match.view(), match.setup.players, match.rules
    look = replace(
        look_of(view, pack=rules.pack_size(len(players))), hand=(), hands=(), calls=(), stuck=False
    )
    held = [count for count in look.tokens if count is not None]
    return LyingGame(
        rules.name,
        view.deal,
        view.phase == "over",
        when,
        tuple(SeatInfo(player.name, player.avatar, player.kind == "person") for player in players),
        next((seat for seat, player in enumerate(players) if player.kind == "person"), 0),
        look,
        max([rules.tokens_shown(len(players)) or 0, *held]),
        rules.token_kind,
        rules.marks,
        match.teaches,
        rules.id,
    )


def first_table(seats: tuple[SeatInfo, ...], limit: int, stock: int) -> LyingGame:
    """Return a new table with these people and `stock` cards in the stock."""
    look = empty_look(len(seats), limit, stock)
    return LyingGame("", 0, True, clock.EPOCH, seats, 0, look)


def to_remember(game: LyingGame) -> dict[str, Any]:
    """Return the game as JSON values."""
    import msgspec

    found: dict[str, Any] = msgspec.to_builtins(game)
    return found


def remembered(found: Mapping[str, Any]) -> LyingGame | None:
    """Return the game that `to_remember` wrote; None if it is invalid or reveals a hand."""
    if not found:
        return None
    import msgspec

    try:
        game = msgspec.convert(dict(found), LyingGame)
        if game.when.tzinfo is None:
            return None
        # Raises if the time is outside the calendar in UTC; it couldn't be shown elsewhere either.
        game.when.astimezone(UTC)
        game = replace(game, name=one_line(game.name, LONGEST_TITLE), seats=tuple(map(_cleaned, game.seats)))
        return game if _makes_sense(game) and _can_be_drawn(game) else None
    except (msgspec.ValidationError, ValueError, OverflowError, OSError):
        return None


def _cleaned(seat: SeatInfo) -> SeatInfo:
    return replace(seat, name=one_line(seat.name, LONGEST_NAME))


def _makes_sense(game: LyingGame) -> bool:
    """Return whether the game fits its number of seats and has nobody's hand in it."""
    look, count = game.look, len(game.seats)
    if not (2 <= count <= MOST_SEATS and 0 <= game.front < count and look.limit > 0):
        return False
    if look.hand or look.hands or look.face_up or look.calls:
        return False
    by_seat = (look.hand_sizes, look.tokens, look.forfeits, look.in_game, look.in_deal)
    if any(len(one) != count for one in by_seat):
        return False
    if any(one and len(one) != count for one in (look.scores, look.marks, look.stirs)):
        return False
    seats = (look.turn, look.next_seat, look.last_seat, look.skipped, look.zeus)
    return all(seat is None or 0 <= seat < count for seat in seats)


def _can_be_drawn(game: LyingGame) -> bool:
    """Return whether there are pictures for everything, in possible numbers."""
    look = game.look
    cards = {*look.pile, *(() if look.bottom is None else (look.bottom,))}
    return (
        tokens.is_kind(game.kind)
        and all(0 <= held <= _MOST_CARDS for held in look.hand_sizes)
        and all(pictures.face_path(card).exists() for card in cards)
        and all(seat.avatar in pictures.AVATARS for seat in game.seats)
    )


def lying_table(
    theme: Theme, backdrop: Backdrop, game: LyingGame, layout: Layout, dpr: float, is_bare: bool = False
) -> QPixmap:
    """Return a picture of that table, in the size of the window; of a bare one only the seats across it."""
    from cardtable.ui.table.items.public_board import PublicBoard

    picture = backdrop.picture(layout, dpr).copy()
    board = PublicBoard(QGraphicsScene(), theme)
    board.sit(game.seats, game.front, game.tokens, game.kind)
    board.plate.milestones = game.marks
    board.arrange(layout, dpr, game.look.limit)
    board.show_table(game.look)
    if game.hides_total:
        board.hide_total()
    if is_bare:
        board.clear_middle()
    board.paint_on(picture)
    return picture


class LyingPicture:
    """Paints the table with the game on it; `kept` has the picture from an earlier run."""

    def __init__(self, theme: Theme, backdrop: Backdrop, kept: KeptPicture | None = None) -> None:
        self._theme, self._backdrop, self._kept = theme, backdrop, kept

    def picture(self, game: LyingGame, layout: Layout, dpr: float) -> QPixmap:
        """Return the picture in the size of the window."""
        size = pixels(layout.width, layout.height, dpr)
        found = self._kept and self._kept.read(self._shows(game, layout, dpr), size, dpr)
        return found or lying_table(self._theme, self._backdrop, game, layout, dpr)

    def keep(self, game: LyingGame, layout: Layout, dpr: float) -> None:
        """Keep the picture for the next run.

        It's painted again, in case this version paints it differently from the one that kept it.
        """
        if self._kept is not None:
            picture = lying_table(self._theme, self._backdrop, game, layout, dpr)
            self._kept.write(self._shows(game, layout, dpr), picture)

    def _shows(self, game: LyingGame, layout: Layout, dpr: float) -> object:
        """Return all that the picture depends on."""
        drawn = replace(game, name="", deal=0, when=clock.EPOCH, variant="")
        return self._theme.key, SPEECH.language.tag, SPEECH.letters, drawn, layout, dpr
