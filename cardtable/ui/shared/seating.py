"""The seats before a game: add, remove, move, name and remember them, and choose computer opponents.

A seat is a `Player`. While seats are being chosen, a name may be empty; then `default_name` applies.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from cardtable.bots.levels import FORMER, LEVELS, USUAL, characters, plain
from cardtable.bots.opponents import Character
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.engine import first_dealer
from cardtable.language import YOU, player, say
from cardtable.learning.attempts import Role, role_called
from cardtable.learning.practice import DOTS, LARGEST, PRACTICED
from cardtable.learning.profile import read_profile
from cardtable.learning.skills import Skill
from cardtable.learning.ten_minutes import Fitting, best_game, game_in_turn, kind_of
from cardtable.plain_text import LONGEST_NAME, likeness, one_line
from cardtable.ui.drawing.pictures import AVATARS

if TYPE_CHECKING:
    from cardtable.learning.own_errors import OwnError
    from cardtable.rules.model import Rules
    from cardtable.storage.learners import Learner
    from cardtable.ui.shared.games_list import Game

FIRST_OPPONENTS = 3

PERSON_AVATAR = "fox"
"""The picture of the first person."""


LEARNER = "learner:"
"""Prefix of a learner's id that marks a seat as the learner's."""

PHONE = "phone:"
"""Prefix of a seat's player for one at a phone; alone, it stands for a person not known yet."""

USUAL_ROLE: Role = "scorekeeper"
"""The role for learners: each player makes few plays in a deal, so calling everyone's totals trains most."""

Seats = tuple[Player, ...]


def new_seed(players: int = 0, dealer: int | None = None) -> str:
    """Return a random number for a new deal, the seed of all shuffles of a game.

    With `dealer`, it's a number that makes this seat the first dealer, so that it alone still describes the
    game.
    """
    while True:
        seed = str(secrets.randbelow(1_000_000))
        if dealer is None or first_dealer(seed, players) == dealer:
            return seed


def first_seats() -> Seats:
    """Return the seats if none are remembered: one person and some computer opponents."""
    seats: Seats = (Player("", "person", "", PERSON_AVATAR),)
    for _ in range(FIRST_OPPONENTS):
        seats = with_computer(seats)
    return seats


def first_setup() -> MatchSetup:
    """Return the setup of a first game for a player who chose none. Raises RulesError."""
    from cardtable.rules.families import families

    return MatchSetup(families()[0].classic, with_names(first_seats()), new_seed())


def with_computer(seats: Seats) -> Seats:
    """Return the seats with another computer opponent, as strong as the last one."""
    levels = [one.level for one in seats if one.kind == "computer"]
    level = levels[-1] if levels else USUAL
    return (*seats, _character(seats, level))


def _character(others: Seats, level: str) -> Player:
    one = companion(level, names_of(others), [seat.avatar for seat in others])
    return Player(one.name, "computer", level, one.avatar)


def with_person(seats: Seats) -> Seats:
    """Return the seats with another person, who has no name yet."""
    taken = {seat.avatar for seat in seats}
    free = [avatar for avatar in AVATARS if avatar not in taken]
    return (*seats, Player("", "person", "", free[0] if free else PERSON_AVATAR))


def with_phones(seats: Seats, most: int) -> Seats:
    """Return the seats with free ones for phones, up to `most`.

    At a full table phones get the seats of its computers, or of its last person if there are none.
    """
    if len(seats) >= most:
        for number, seat in enumerate(seats):
            seats = changed(seats, number, PHONE) if seat.kind == "computer" else seats
        if not any(seat.phone for seat in seats):
            seats = (*seats[:-1], msgspec.structs.replace(seats[-1], phone=True))
    while len(seats) < most:
        seats = with_person(seats)
        seats = (*seats[:-1], msgspec.structs.replace(seats[-1], phone=True))
    return seats


def player_key(player: Player) -> str:
    """Return the kind of player as a key: a computer's level, `LEARNER` and an id, or "" for a person.

    `PHONE` comes first if the player is at a phone.
    """
    one = f"{LEARNER}{player.learner}" if player.learner else player.level
    return f"{PHONE}{one}" if player.phone else one


def with_learner(seats: Seats, number: int, learner: Learner, phone: bool = False) -> Seats:
    """Return the seats with a learner on one of them, who calls every total."""
    here = seats[number]
    role = here.role if here.learner else USUAL_ROLE
    now = Player(learner.nickname, "person", "", learner.avatar, learner.id, role, phone)
    return (*seats[:number], now, *seats[number + 1 :])


def fits(learner: Learner, limit: int) -> bool:
    """Whether a game's numbers are no larger than the learner's level."""
    profile = read_profile(learner.document)
    return limit <= (DOTS if profile.dots else LARGEST[profile.offered] + 1)


def fitting_game(learner: Learner, games: Sequence[Game]) -> Game | None:
    """Return the game for children with the largest numbers that fit the learner; None if none fits."""
    fitting = [game for game in games if game.for_children and fits(learner, game.limit)]
    return max(fitting, key=lambda one: one.limit, default=None)


class Offer(NamedTuple):
    """A game that is offered to a learner for a `kind` of sum, "" for none.

    `key` is that under which its sums are measured, with the house rules `options`.
    """

    game: Game
    options: Mapping[str, str]
    key: str
    kind: str = ""


def offers_that_fit(learner: Learner, games: Sequence[Game]) -> dict[str, tuple[Offer, int]]:
    """Return the games for children whose numbers fit a learner, each way it is dealt, with its limit.

    Games to ten are only for learners who don't know digits.
    """
    from cardtable.rules.catalog import catalog
    from cardtable.rules.families import place_of

    found, dots = {}, read_profile(learner.document).dots
    for game in games:
        place = place_of(game.id) if game.for_children else None
        for key, options in place.ways.items() if place is not None else ():
            rules = catalog().resolve(game.id, options)
            limit = max(rules.limit, rules.start_total)
            if fits(learner, limit) and dots == (limit <= DOTS):
                found[key] = Offer(game, options, key), limit
    return found


def games_that_fit(learner: Learner, games: Sequence[Game]) -> Fitting:
    """Return the keys of the games for children whose numbers fit the learner."""
    limits = {key: limit for key, (_, limit) in offers_that_fit(learner, games).items()}
    most = max((one for one in LARGEST.values() if one <= max(limits.values(), default=0)), default=0)
    below = max((one for one in LARGEST.values() if one < most), default=0) + 1
    hers = [key for key, limit in limits.items() if limit > below]
    return Fitting(hers, [key for key in limits if key not in hers])


def offer_for(learner: Learner, games: Sequence[Game], error: OwnError | None = None) -> Offer:
    """Return a game that fits a learner, or else has the smallest numbers.

    It holds most of the sums of an own `error`, or one that the learner is on the way out of, or else of
    the weakest skill. If none is known, the first games with numbers as large as hers take turns.
    """
    profile, fitting = read_profile(learner.document), offers_that_fit(learner, games)
    keys = games_that_fit(learner, games)
    going = [course for course in profile.courses if not course.is_over]
    weak = {skill: by for skill, by in profile.rating.skills.items() if by < 0 and Skill(skill) in PRACTICED}
    error = error or (going[-1].error if going else None)
    kind = kind_of(error) if error is not None else min(weak, key=weak.__getitem__, default="")
    key = best_game(kind, keys) if kind else ""
    if key:
        return fitting[key][0]._replace(kind=kind)
    key = game_in_turn(profile, keys)
    if key:
        return fitting[key][0]
    smallest = min(games, key=lambda one: (not one.for_children, one.limit))
    return Offer(smallest, {}, smallest.id)


def larger_game(learner: Learner, games: Sequence[Game], rules: Rules) -> Offer | None:
    """Return a game with larger numbers for a learner who has outgrown this one; None if it suits."""
    profile, offer = read_profile(learner.document), offer_for(learner, games)
    fitting = offers_that_fit(learner, games)
    is_larger = offer.key in fitting and fitting[offer.key][1] > max(rules.limit, rules.start_total)
    return offer if profile.outgrown and not profile.dots and is_larger else None


def game_for(learner: Learner, games: Sequence[Game]) -> MatchSetup:
    """Return the game that is offered to a learner, with two easy opponents."""
    return setup_for(learner, offer_for(learner, games))


def setup_for(learner: Learner, offer: Offer) -> MatchSetup:
    """Return a game with two easy opponents in which this learner calls the totals.

    It's over in about ten minutes, if fewer tokens can do that.
    """
    from cardtable.controller.lab.minutes import learner_tokens
    from cardtable.rules.catalog import catalog

    game, seats = offer.game, with_learner((Player("", "person"),), 0, learner)
    for _ in range(2):
        seats = (*seats, _character(seats, LEVELS[0]))
    players = with_names(fitted(seats, game.min_players, game.max_players))
    few = learner_tokens(game.minutes, catalog().resolve(game.id, offer.options), len(players))
    options = {**offer.options, **({} if few is None else {"tokens": str(few)})}
    return MatchSetup(game.id, players, new_seed(), options)


def as_persons(seats: Seats) -> Seats:
    """Return the seats for a game with real cards: unnamed people replace the computer opponents.

    If there was just one person, that person is still called "you".
    """
    people = []
    for number, seat in enumerate(seats):
        if seat.kind == "computer":
            people.append(Player("", "person", "", seat.avatar))
        else:
            is_you = not seat.name.strip() and default_name(seats, number) == YOU
            name = str(player(YOU)) if is_you else seat.name
            people.append(msgspec.structs.replace(seat, name=name, phone=False))
    return tuple(people)


def with_known(seats: Seats, learners: Sequence[Learner]) -> Seats:
    """Return the seats with learners' current names and pictures; deleted learners become plain persons."""
    known = {learner.id: learner for learner in learners}
    for number, seat in enumerate(seats):
        if seat.learner in known:
            seats = with_learner(seats, number, known[seat.learner], seat.phone)
        elif seat.learner:
            seats = changed(seats, number, PHONE if seat.phone else "")
    return seats


def changed(seats: Seats, number: int, level: str) -> Seats:
    """Return the seats with another player on one: a computer at this level, a person, or one at a phone.

    `level` is "" for a person and `PHONE` for one at a phone. A name the player chose stays; a computer
    character's name is replaced.
    """
    here = seats[number]
    if level == player_key(here):
        return seats
    others = (*seats[:number], *seats[number + 1 :])
    characters = {one.name for one in all_characters()}
    chosen = here.name if here.name not in characters and not here.learner else ""
    if level in ("", PHONE):
        now = Player(chosen, "person", "", here.avatar, phone=level == PHONE)
    elif chosen:
        now = Player(chosen, "computer", level, here.avatar)
    else:
        now = _character(others, level)
    return (*seats[:number], now, *seats[number + 1 :])


def moved(seats: Seats, number: int, to: int) -> Seats:
    """Return the seats with a player moved to another seat; those between shift by one."""
    others = [*seats[:number], *seats[number + 1 :]]
    others.insert(to, seats[number])
    return tuple(others)


def fitted(seats: Seats, least: int, most: int) -> Seats:
    """Return `least` to `most` seats: computers are added, or removed before people, the last first."""
    while len(seats) > most:
        numbers = [n for n, seat in enumerate(seats) if seat.kind == "computer"] or [len(seats) - 1]
        seats = (*seats[: numbers[-1]], *seats[numbers[-1] + 1 :])
    while len(seats) < least:
        seats = with_computer(seats)
    return seats


def default_name(seats: Seats, number: int) -> str:
    """Return the name of a seat without one, as it's kept; to show it, use `player`."""
    people = [n for n, seat in enumerate(seats) if seat.kind == "person"]
    if people == [number] and not seats[number].phone:
        return YOU
    return say("shared-player-number", number=number + 1)


def names_of(seats: Seats) -> list[str]:
    return [
        one_line(seat.name, LONGEST_NAME) or default_name(seats, number) for number, seat in enumerate(seats)
    ]


def with_names(seats: Seats) -> Seats:
    """Return the seats with names to keep: "You" in any language is kept as `YOU`."""
    names = [YOU if player(name).is_you else name for name in names_of(seats)]
    return tuple(msgspec.structs.replace(seat, name=name) for seat, name in zip(seats, names, strict=True))


def drafted(players: Seats) -> Seats:
    """Return the seats for editing: default names are left empty, and levels have no budget."""
    players = tuple(msgspec.structs.replace(one, level=plain(one.level)) for one in players)
    nameless = tuple(msgspec.structs.replace(one, name="") for one in players)
    own = [one.kind == "person" and one.name == default_name(nameless, n) for n, one in enumerate(players)]
    return tuple(nameless[n] if own[n] else one for n, one in enumerate(players))


def trouble(seats: Seats) -> str:
    """Return why these seats can't play, in one sentence; "" if they can."""
    if not any(seat.kind == "person" for seat in seats):
        return say("shared-no-person")
    seen: set[str] = set()
    for name in map(player, names_of(seats)):
        if likeness(name) in seen:
            return say("shared-same-name", name=name)
        seen.add(likeness(name))
    return ""


def _others(seats: Sequence[Player]) -> list[str]:
    """Return the names of all but the only person, or of all: for a line such as “with Olive and Pip”."""
    people = [seat for seat in seats if seat.kind == "person"]
    return [seat.name for seat in seats if len(people) > 1 or seat.kind == "computer"]


def to_remember(setup: MatchSetup, game: str) -> dict[str, Any]:
    """Return the setup to remember, and what the start page shows of it.

    That is `game`, the game's name as in its rules, and the names of the players.
    """
    return {
        "variant": setup.variant,
        "game": game,
        "company": _others(setup.players),
        "options": dict(setup.options),
        "open_hands": setup.open_hands,
        "players": [_seat_to_remember(one) for one in setup.players],
    }


def _seat_to_remember(one: Player) -> list[str]:
    kind = "phone" if one.phone else one.kind
    seat = [one.name, kind, one.level.partition("/")[0], one.avatar]
    return [*seat, one.learner, one.role] if one.learner else seat


def remembered(last: Mapping[str, Any]) -> MatchSetup | None:
    """Return the setup written by `to_remember`, with a new deal; None if it's invalid."""
    variant, options, players = last.get("variant"), last.get("options"), last.get("players")
    if not (isinstance(variant, str) and isinstance(options, dict) and isinstance(players, list)):
        return None
    if not all(isinstance(value, str) for value in options.values()):
        return None
    seats = tuple(seat for one in players for seat in _seat(one))
    if len(seats) != len(players) or not 2 <= len(seats) <= len(AVATARS) or trouble(seats):
        return None
    return MatchSetup(variant, seats, new_seed(), options, last.get("open_hands") is True)


def _seat(kept: object) -> Seats:
    """Return a seat in a tuple; () if it's invalid."""
    if not (isinstance(kept, list) and len(kept) in (4, 6) and all(isinstance(part, str) for part in kept)):
        return ()
    name, kind, level, avatar, learner, role = (*kept, "", "")[:6]
    name = one_line(name, LONGEST_NAME)
    if avatar not in AVATARS:
        avatar = PERSON_AVATAR
    if kind == "computer":
        return (Player(name, "computer", plain(level) if plain(level) in LEVELS else USUAL, avatar),)
    if kind not in ("person", "phone"):
        return ()
    role = role_called(role) if learner else "plain"
    return (Player(name, "person", "", avatar, learner, role, kind == "phone"),)


def all_characters() -> Iterator[Character]:
    """Yield all characters, of every level."""
    for level in LEVELS:
        yield from characters(level)


def companion(level: str, names: Iterable[str], avatars: Iterable[str]) -> Character:
    """Return a character of this level with a free name, and a free picture if possible.

    If the level has none left, return one of another level; there are more characters than seats.
    """
    taken = set(map(likeness, names))
    pictures = set(avatars)
    own = characters(level)
    free = [one for one in (*own, *all_characters()) if likeness(one.name) not in taken]
    return min(free, key=lambda one: (one not in own, one.avatar in pictures))


def level_name(level: str) -> str:
    return say(f"shared-level-{level}") if level in (*LEVELS, *FORMER) else level
