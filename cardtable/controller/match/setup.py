"""What a match starts from: the variant, the house rules, the players; and its form in a record. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from cardtable import clock
from cardtable.bots.levels import LEVELS, current, is_level
from cardtable.game.record.header import Header, header_of
from cardtable.game.state import Position
from cardtable.learning.attempts import Role, role_called
from cardtable.rules.model import Rules

_AVATARS = ("fox", "owl", "bear", "penguin", "cat", "frog", "rabbit", "panda", "tiger", "robot")


class Player(msgspec.Struct, frozen=True):
    """The player of a seat: a person, or a computer opponent of a level.

    `learner` is the id of a person who learns, and `role` what they call. With `phone`, the person is at a
    phone when the game begins; the match's screen knows the changes.
    """

    name: str
    kind: Literal["person", "computer"]
    level: str = ""
    avatar: str = "fox"
    learner: str = ""
    role: Role = "plain"
    phone: bool = False


class MatchSetup(msgspec.Struct, frozen=True):
    """What a match starts from; the same setup gives the same cards again."""

    variant: str
    players: tuple[Player, ...]
    seed: str
    options: dict[str, str] = {}
    open_hands: bool = False
    """Whether all hands are face up, for beginners; computer opponents do not look."""
    marks: tuple[int, ...] = ()
    """The rewards by seat from earlier games of these seats, if the rules have any."""
    position: Position | None = None
    """The position of the first deal, which has to fit the table; None if it is shuffled."""
    real_cards: bool = False
    """Whether real cards are played, and their moves entered."""
    deals: int = 0
    """The deal after which the game ends in any case; 0 for no such limit."""

    @property
    def is_puzzle(self) -> bool:
        """Whether this is a puzzle: a given position with open hands."""
        return self.position is not None and self.open_hands


def apart(players: Sequence[Player], first: int | None = None) -> tuple[Player, ...]:
    """Return the players, no two with the same picture, by which they are recognized.

    A learner keeps theirs, then the seat `first`, then persons; the others take free ones.
    """
    order = sorted(
        range(len(players)),
        key=lambda seat: (not players[seat].learner, seat != first, players[seat].kind != "person", seat),
    )
    wanted, given = {player.avatar for player in players}, dict[int, str]()
    for seat in order:
        avatar, taken = players[seat].avatar, set(given.values())
        if avatar in taken:
            free = [one for one in _AVATARS if one not in taken]
            avatar = min(free, key=lambda one: one in wanted, default=avatar)
        given[seat] = avatar
    return tuple(
        player if player.avatar == given[seat] else msgspec.structs.replace(player, avatar=given[seat])
        for seat, player in enumerate(players)
    )


def header_for(setup: MatchSetup, rules: Rules) -> Header:
    """Return the header of the record of a game that starts now; `rules` are those of the setup."""
    players = setup.players
    return header_of(
        rules,
        setup.seed,
        tuple((player.name, player.level) for player in players),
        avatars=tuple(player.avatar for player in players),
        date=clock.now().strftime("%Y-%m-%dT%H:%M:%SZ"),
        last_deal=setup.deals,
        learners=tuple(
            (seat, player.learner, player.role) for seat, player in enumerate(players) if player.learner
        ),
        open_hands=setup.open_hands,
        marks=setup.marks,
        position=setup.position,
        real_cards=setup.real_cards,
    )


def setup_of(header: Header) -> MatchSetup:
    """Return the setup in a record's header; an unknown level plays as the strongest."""
    learners = {seat: (learner, role) for seat, learner, role in header.learners}
    players = tuple(
        _player(
            name,
            level,
            header.avatars[seat] if seat < len(header.avatars) else _AVATARS[seat],
            *learners.get(seat, ("", "")),
        )
        for seat, (name, level) in enumerate(header.seats)
    )
    options = dict(header.options)
    players = apart(players)
    return MatchSetup(
        header.variant, players, header.seed, options, header.open_hands,
        header.marks, header.position, header.real_cards, header.last_deal,
    )  # fmt: skip


def _player(name: str, level: str, avatar: str, learner: str, role: str) -> Player:
    if not level:
        return Player(name, "person", "", avatar, learner, role_called(role))
    return Player(name, "computer", current(level) if is_level(level) else LEVELS[-1], avatar)
