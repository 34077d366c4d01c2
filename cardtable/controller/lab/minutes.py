"""How many minutes a game takes a family, measured, for the gallery.

Games are played without a screen, by one person and computer opponents at four seats, or as near to four as
the game allows; the person plays like the usual opponent. The events are then timed at the pace of a table: a
turn of the person at `PERSON`, a turn of a computer at the app's normal pace, and the other pauses. A game
whose rules give it no end has `DEALS_WITHOUT_END` deals, as everywhere in the lab. The median of all games is
what `cardtable minutes` prints and `resources/families/minutes.toml` keeps.
"""

from __future__ import annotations

import statistics
from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from cardtable.bots.levels import USUAL
from cardtable.controller.lab.simulate import DEALS_WITHOUT_END, Games
from cardtable.game.events import AnyEvent, CardsPlayed, DealEnded, DealStarted, SeatStuck, TokensChanged
from cardtable.rules.families import place_of
from cardtable.rules.model import Rules

PLAYERS = 4

PERSON = 7.0
"""Seconds of a person's turn: to see the last play, add, choose and play a card."""

COMPUTER = 0.8
"""Seconds that a computer opponent seems to think, on average: three quarters of the longest pause."""

PLAYED = 0.9
"""Seconds until a played card has landed, the total is counted and the next card is drawn."""

DEALT = 3.0
"""Seconds for the shuffle and the deal."""

ENDED = 8.0
"""Seconds that people look at the end of a deal before they ask for the next one."""

STUCK = 2.0
"""Seconds for a hand that is laid down, and for a token that falls."""

CALLED = 6.0
"""Seconds until a learner has called a total, and has seen that it's right."""


class _TooLongError(Exception):
    """A game takes longer than the longest time of interest."""


class _Clock:
    """Adds up the time of one game's events, in seconds; the person sits at seat 0."""

    def __init__(self, longest: float) -> None:
        self.seconds, self._longest = 0.0, longest

    def hear(self, event: AnyEvent) -> None:
        if self.seconds > self._longest:
            raise _TooLongError
        if isinstance(event, CardsPlayed):
            self.seconds += PLAYED + (PERSON if event.seat == 0 else COMPUTER)
        elif isinstance(event, DealStarted):
            self.seconds += DEALT
        elif isinstance(event, DealEnded):
            self.seconds += ENDED
        elif isinstance(event, (SeatStuck, TokensChanged)):
            self.seconds += STUCK


def minutes(rules: Rules, games: int, seed: int = 1, longest: int = 24 * 60) -> int:
    """Return the median minutes of `games` games, at least 1; the same for the same seed.

    A game is cut off after `longest` minutes.
    """
    players = max(rules.min_players, min(PLAYERS, rules.max_players))
    run = Games(rules, players, [USUAL], seed)
    taken = []
    for game in range(1, games + 1):
        clock = _Clock(longest * 60)
        with suppress(_TooLongError):
            run.play_game(game, clock.hear, None)
        taken.append(clock.seconds / 60)
    return max(1, round(statistics.median(taken)))


SHORT, _LONGEST_SHORT = 10, 15
"""Minutes of a short game: the aim, and the maximum."""


class Length(NamedTuple):
    """A length of a game: the house rules that set it, and roughly the minutes with them."""

    options: Mapping[str, str]
    minutes: float


def usual_count(rules: Rules, players: int) -> tuple[str, int] | None:
    """Return the house rule by which these rules count how long a game is, and its usual number.

    Its value is tokens, deals, or deals to win. None if the rules have no such number.
    """
    counts = {
        "tokens": rules.tokens_shown(players),
        "session_deals": rules.session_deals or DEALS_WITHOUT_END,
        "match_won": _wins_to_reach(rules),
    }
    offered = {choice.key for choice in rules.choices}
    return next(((key, count) for key, count in counts.items() if key in offered and count), None)


def minutes_with(measured: int, rules: Rules, players: int, count: int) -> float:
    """Return roughly the minutes of a game of these players with `count` of what `usual_count` says.

    `measured` is what `minutes` returns for `rules`. A game lasts as long as that number is large. Of 40
    lengths measured with 2 to 8 players and 2 to 5 tokens, most are within a fifth of that; with 2 players
    some are shorter.
    """
    usual, whole = usual_count(rules, players), minutes_for(measured, rules, players)
    return whole if usual is None else whole * _share(usual[0], count) / _share(*usual)


def _share(rule: str, count: int) -> int:
    """Return how long a game with this number is, relative to others."""
    # The players share the deals: measured, the second deal to win takes twice as long as the first.
    return count * (count + 1) if rule == "match_won" else count


def minutes_for(measured: int, rules: Rules, players: int) -> float:
    """Return roughly the minutes of a game of these players by its usual rules.

    `measured` is what `minutes` returns for `rules`. With tokens, or deals to win, a larger table has more
    deals. Without, a deal has about as many plays at each size of table, but at a larger one fewer of them
    are a person's. Of 49 lengths of games with and without tokens, measured with 2 to 8 players, most are
    within a fifth of that.
    """
    players = max(rules.min_players, min(players, rules.max_players))
    usual = max(rules.min_players, min(PLAYERS, rules.max_players))
    tokens, shown = rules.tokens_shown(players), rules.tokens_shown(usual)
    share = tokens / shown if tokens is not None and shown else None
    if share is not None or _wins_to_reach(rules):
        return measured * (share or 1) * (players + 2) / (usual + 2)
    return measured * _seconds_of_play(players) / _seconds_of_play(usual)


def _wins_to_reach(rules: Rules) -> int | None:
    """Return how many deals win the game, None if the rules don't say that."""
    return rules.terms.match.won if rules.terms.match is not None else None


def _seconds_of_play(players: int) -> float:
    """Return how long a play takes on average, if one of the players is a person."""
    return PLAYED + (PERSON + COMPUTER * (players - 1)) / players


def short_game(measured: int, rules: Rules, players: int) -> Length | None:
    """Return how a game takes about `SHORT` minutes; None if it's short or can't be."""
    usual, place = usual_count(rules, players), place_of(rules.id)
    whole = minutes_for(measured, rules, players)
    if place is not None and place.short:
        return Length(place.short, place.short_minutes * whole / measured)
    if usual is None:
        return None
    rule, count = usual
    taken = {few: minutes_with(measured, rules, players, few) for few in range(1, count)}
    few = min(taken, key=lambda one: abs(taken[one] - SHORT), default=0)
    is_long = few and whole >= _LONGEST_SHORT >= taken[few]
    return Length({rule: str(few)}, taken[few]) if is_long else None


def learner_tokens(measured: int, rules: Rules, players: int) -> int | None:
    """Return the tokens with which a game takes about `SHORT` minutes if a learner calls every total.

    At least two, so that nobody is out at once; None if the usual ones do. Measured with three players, the
    games for children to 50 take 9 to 13 minutes then, instead of up to 19.
    """
    usual = usual_count(rules, players)
    if usual is None or usual[0] != "tokens":
        return None
    each = minutes_with(measured, rules, players, 1) * (1 + CALLED / _seconds_of_play(players))
    few = max(2, round(SHORT / each))
    return few if few < usual[1] else None
