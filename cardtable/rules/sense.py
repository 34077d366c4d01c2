"""Rules that are well-formed but can't be played.

Contradictions between the parts of a variant, with causes and repairs.

The loader refuses them, and the workshop (`rules.drafting`) shows them. `cautions` are shown in the workshop
only: the game could be played, but something in it could never happen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from cardtable.cards.faces import JOKER, RANKS, pips_of, rank_of
from cardtable.language import Card, Listed, Rank, say
from cardtable.rules.effects import NEVER, CardOption, SetAny, SetTotal, write_options
from cardtable.rules.endless import misses_its_end, nobody_ever_loses
from cardtable.rules.model import Rules
from cardtable.rules.schema import TotalsDocument

JOKER_KEY = "joker"
"""The jokers' rank in a variant file."""

THREE = 3
"""The cards of one rank that are declared or decide the game."""


@dataclass(frozen=True)
class Repair:
    """One change that removes a contradiction.

    The text of its button, and new values of keys of the document, or `table.key`; None removes one.
    """

    text: str
    changes: Mapping[str, object]


@dataclass(frozen=True)
class Clash:
    """One contradiction: the `key` of the document, and the reason.

    The reason has no full stop, and is for the author of a file.

    A contradiction that players can cause in the workshop has a `sentence` for them, the keys of all its
    `causes`, and `repairs`, the smallest first.
    """

    key: str
    why: str
    sentence: str = ""
    causes: tuple[str, ...] = ()
    repairs: tuple[Repair, ...] = ()


Clashes = Iterator[Clash]


def key_of(face: str) -> str:
    """Return the rank of a card as in a variant file."""
    rank = rank_of(face)
    return JOKER_KEY if rank == JOKER else rank


def contradictions(rules: Rules) -> Clashes:
    """Yield each contradiction.

    Its reason is a message if house rules of our own games can cause it, else English for the author of the
    file.
    """
    yield from _players(rules)
    yield from _over_the_limit(rules)
    yield from _cards(rules)
    yield from _parts_of_cards(rules)
    yield from _counts_down(rules)
    yield from _team(rules)
    yield from _names(rules)
    yield from _tokens(rules)
    yield from _parts(rules)
    yield from _dealt_out(rules)
    yield from _endings(rules)


def cautions(rules: Rules) -> Clashes:
    """Yield what could be played, but is probably not meant.

    Too few cards for some players, rules for hands that can't occur, and games that are never over.
    """
    lacking = [n for n in range(rules.min_players, rules.max_players + 1) if rules.lack_of_cards(n)]
    if lacking and lacking[0] > rules.min_players:
        yield from _lack_of_cards(rules, lacking[-1])
    yield from _three_in_hand(rules)
    yield from _totals_never_met(rules)
    yield from _never_over(rules)


def _players(rules: Rules) -> Clashes:
    if rules.min_players > rules.max_players:
        yield Clash("players", "the smallest number of players is larger than the largest")
    for players in range(rules.min_players, rules.max_players + 1):
        if rules.hand_size(players) < 1 or rules.packs(players) < 1:
            yield Clash("hand", f"{players} players would have no cards")
        if rules.terms.one_pack_only and rules.packs(players) > 1:
            yield Clash("decks", "this game is for one pack only")
    yield from _lack_of_cards(rules, rules.min_players)


_MOST_PACKS = 3


def _lack_of_cards(rules: Rules, players: int) -> Clashes:
    lack = rules.lack_of_cards(players)
    if not lack:
        return
    size, hand = rules.pack_size(players), rules.hand_size(players)
    repairs = []
    at_table = range(rules.min_players, max(players, rules.max_players) + 1)
    # For all possible players, or the same would be reported again for others.
    enough = next(n for n in at_table if rules.lack_of_cards(n)) - 1
    if enough >= rules.min_players:
        repairs.append(Repair(say("clash-repair-players", most=enough), {"players.max": enough}))
    fewer = min((rules.pack_size(n) - 1) // n for n in at_table)
    if fewer >= 1:
        repairs.append(Repair(say("clash-repair-hand", cards=fewer), {"hand": _for_all(rules, fewer)}))
    packs = -(-(players * hand + 1) // max(1, sum(rules.faces.values())))
    if packs <= _MOST_PACKS and not rules.terms.one_pack_only:
        repairs.append(
            Repair(say("clash-repair-packs", packs=packs), {"decks": _from(rules, players, packs)})
        )
    sentence = say("clash-too-few-cards", players=players, cards=players * hand, size=size)
    yield Clash("hand", lack, sentence, ("hand", "decks", "players.max"), tuple(repairs))


def _for_all(rules: Rules, most: int) -> int | dict[str, int]:
    """Return the hand sizes with none larger than this, for any number of players."""
    steps = {least: min(number, most) for least, number in rules.hand_size.steps}
    if len(set(steps.values())) == 1:
        return most
    return {f"{least}+" if least else "default": number for least, number in steps.items()}


def _from(rules: Rules, players: int, packs: int) -> int | dict[str, int]:
    """Return this many packs from these players up, and as before for fewer."""
    first = next((n for n in range(rules.min_players, players + 1) if rules.lack_of_cards(n)), players)
    if first <= rules.min_players:
        return packs
    before = {least: number for least, number in rules.packs.steps if least < first}
    steps = {f"{least}+" if least else "default": number for least, number in before.items()}
    return {**steps, f"{first}+": packs}


def _highest(option: CardOption) -> int:
    total = option.total
    return total.number if isinstance(total, SetTotal) else total.high if isinstance(total, SetAny) else 0


def _over_the_limit(rules: Rules) -> Clashes:
    """Yield cards that make a total over the limit, together if they make the same."""
    if rules.terms.overplay:
        return
    made: dict[int, list[str]] = {}
    for face, options in rules.cards.items():
        highest = max(map(_highest, options))
        if highest > rules.limit:
            made.setdefault(highest, []).append(face)
    for highest, faces in sorted(made.items()):
        places = _written_for(rules, faces)
        cards = Listed([Card(name) for name in _by_rank(rules, faces)], "or")
        lowered = {place: _lowered(rules, place) for place in places}
        repairs = (
            Repair(say("clash-repair-makes", names=cards, total=rules.limit), lowered),
            Repair(say("clash-repair-limit", total=highest), _limit_of(rules, highest)),
        )
        sentence = say(_over_message(rules, faces), names=cards, total=highest, limit=rules.limit)
        why = f"it makes {highest}, over the limit of {rules.limit}"
        yield Clash(f"cards.{key_of(faces[0])}", why, sentence, (_edge_key(rules), *places), repairs)


def _over_message(rules: Rules, faces: list[str]) -> str:
    """Return the message: whether the cards could be played for something else, or with a lower number."""
    options = [option for face in faces for option in rules.cards[face]]
    if any(isinstance(option.total, SetAny) for option in options):
        return "clash-any-over-limit"
    only = all(_highest(option) > rules.limit for option in options)
    return "clash-only-over-limit" if only else "clash-makes-over-limit"


def _edge_key(rules: Rules) -> str:
    return "start_total" if rules.counts_down else "limit"


def _limit_of(rules: Rules, limit: int) -> dict[str, object]:
    """Return the changes for another limit, which is also the start if the game counts down."""
    return {"limit": limit, "start_total": limit} if rules.counts_down else {"limit": limit}


def _written_for(rules: Rules, faces: list[str]) -> list[str]:
    """Return the keys of the document with the options of these cards."""
    written = rules.terms.cards
    found = [next((k for k in (face, key_of(face), "face") if k in written), "face") for face in faces]
    return [f"cards.{key}" for key in dict.fromkeys(found)]


def _lowered(rules: Rules, place: str) -> str:
    """Return the options at a key, with no total over the limit."""
    key = place.removeprefix("cards.")
    face = next(face for face in rules.faces if key in (face, key_of(face), "face"))
    options = []
    for option in rules.cards[face]:
        total = option.total
        if isinstance(total, SetTotal):
            total = SetTotal(min(total.number, rules.limit))
        elif isinstance(total, SetAny):
            total = SetAny(min(total.low, rules.limit), min(total.high, rules.limit))
        options.append(CardOption(total, option.actions))
    return write_options(dict.fromkeys(options))


def _by_rank(rules: Rules, faces: list[str]) -> list[str]:
    """Return ranks if all cards of the rank are among them, else cards."""
    whole = {
        rank_of(face)
        for face in faces
        if all(other in faces for other in rules.faces if rank_of(other) == rank_of(face))
    }
    order = {rank: place for place, rank in enumerate((*RANKS, JOKER))}
    faces = sorted(faces, key=lambda face: (order.get(rank_of(face), len(order)), face))
    return list(dict.fromkeys(rank_of(face) if rank_of(face) in whole else face for face in faces))


def _cards(rules: Rules) -> Clashes:
    for face, options in rules.cards.items():
        key = f"cards.{key_of(face)}"
        for option in options:
            total = option.total
            if isinstance(total, SetAny) and total.low > total.high:
                yield Clash(key, f"there is no number from {total.low} to {total.high}")
            if len(set(option.marks)) < len(option.marks):
                yield Clash(key, "it does the same thing twice")
    if all(option.total == NEVER for options in rules.cards.values() for option in options):
        yield _nothing_playable(rules)


def _nothing_playable(rules: Rules) -> Clash:
    repairs = _numbers_count(rules)
    if not repairs:
        first = key_of(next(iter(rules.faces)))
        repairs = (Repair(say("clash-repair-pass", rank=Rank(first)), {f"cards.{first}": "+0"}),)
    why = "no card of the pack can ever be played"
    return Clash("cards", why, say("clash-no-card"), _all_cards(rules), repairs)


def _numbers_count(rules: Rules) -> tuple[Repair, ...]:
    """Return the repair that makes number cards count; none if there are none."""
    sign = "-" if rules.counts_down else "+"
    numbers = {f"cards.{key}": f"{sign}{number}" for key in _written(rules) if (number := _number(key))}
    return (Repair(say("clash-repair-numbers"), numbers),) if numbers else ()


def _written(rules: Rules) -> list[str]:
    """Return the keys with the options of ranks and cards of the pack."""
    known = {*rules.faces, *map(key_of, rules.faces)}
    return [key for key in rules.terms.cards if key in known]


def _number(key: str) -> int:
    """Return the number that a rank or card is known by; 0 for one with a name."""
    rank = rank_of(key)
    if rank.isdecimal():
        return int(rank)
    return 0 if rank in (*RANKS, JOKER_KEY, JOKER) else pips_of(key) or 0


def _all_cards(rules: Rules) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"cards.{key_of(face)}" for face in rules.faces))


def _parts_of_cards(rules: Rules) -> Clashes:
    """Yield actions of cards that the variant has no rules for."""
    for face, options in rules.cards.items():
        for action in dict.fromkeys(action for option in options for action in option.actions):
            if action.needs and getattr(rules.terms, action.needs) is None:
                yield Clash(f"cards.{key_of(face)}", f"“{action.word}” needs rules under {action.needs}")


def _counts_down(rules: Rules) -> Clashes:
    """Yield contradictions with counting down: it needs a start above, and rules out some parts."""
    if not rules.counts_down:
        return
    terms = rules.terms
    if not rules.start_total:
        yield Clash("negative_totals", "forbid needs a start_total to come down from")
    others = ["overplay"] if terms.overplay and rules.won_by != "alone" else []
    others += ["mistakes_count"] if terms.mistakes_count == "on" else []
    for key in (*others, *terms.parts_with("upward")):
        yield Clash(key, "this is for games in which the total goes up to a limit")


def _team(rules: Rules) -> Clashes:
    """Yield contradictions with a team: all pay together, so a player can't be out alone."""
    if not rules.is_team:
        return
    if rules.tokens is None or rules.deal_end != "deal_ends":
        yield Clash("team", "this needs tokens, and deals that end when somebody cannot play")
    for key in rules.terms.parts_with("against"):
        yield Clash(key, "this is for games in which players play against one another")


def _names(rules: Rules) -> Clashes:
    """Yield cards and ranks that parts name but the pack lacks."""
    terms = rules.terms
    ranks = {key_of(face) for face in rules.faces}
    named: dict[str, list[str]] = {
        "bottom_card": terms.bottom_card or [],
        "special_hands": list(terms.special_hands or ()),
        "start_passes_over": terms.start_passes_over or [],
    }
    for table, part in terms.parts.items():
        named |= {f"{table}.{key}": names for key, names in part.named.items()}
    for key, names in named.items():
        for name in names:
            if name not in ranks and name not in rules.faces:
                yield Clash(key, f"there is no “{name}” in the pack")
    if ranks <= set(terms.start_passes_over or ()):
        yield Clash("start_passes_over", "no card is left that could begin")
    yield from _played_together(rules)
    yield from _start_card(rules)
    for key in rules.calls:
        if key not in {"pass", "reverse", JOKER_KEY, *RANKS}:
            yield Clash(f"calls.{key}", "write pass, reverse or the rank of a card")


def _played_together(rules: Rules) -> Clashes:
    """Yield runs without neighboring ranks, and playing together without a way."""
    together = rules.terms.together
    if together is not None and not (together.same_rank or together.pairs or together.throw):
        yield Clash("together", "write same_rank, pairs or throw")
    ranks = {key_of(face) for face in rules.faces}
    if rules.terms.runs is not None and not any(ranks.issuperset(pair) for pair in pairwise((*RANKS, "A"))):
        repairs = (Repair(say("clash-repair-without-rule"), {"runs": None}),)
        why = "no two ranks of the pack are neighbors"
        yield Clash("runs", why, say("clash-no-neighbors"), ("runs",), repairs)


def _start_card(rules: Rules) -> Clashes:
    """Yield a start over the limit: a start card counts its first value."""
    kind = rules.terms.start_card
    if rules.start_total > rules.limit:
        sentence = say("clash-starts-over", total=rules.start_total, limit=rules.limit)
        repairs = (
            Repair(say("clash-repair-start", total=0), {"start_total": None}),
            Repair(say("clash-repair-limit", total=rules.start_total), {"limit": rules.start_total}),
        )
        why = f"it is over the limit of {rules.limit}"
        yield Clash("start_total", why, sentence, ("start_total", "limit"), repairs)
    if kind != "empty" and rules.start_total:
        yield Clash("start_card", "a deal begins at a total that is given, or at that of a card")
    if kind == "empty" or rules.terms.overplay:
        return
    begins = {
        face: options[0].total.results(0)[0][1]
        for face, options in rules.cards.items()
        if options[0].total.results(0) and (kind == "turn_up_apply" or rules.is_ordinary(face))
    }
    face = max(begins, key=lambda face: begins[face], default="")
    if face and begins[face] > rules.limit:
        yield _begins_over(rules, face, begins[face])


def _begins_over(rules: Rules, face: str, total: int) -> Clash:
    why = f"{face} would begin at {total}, over the limit of {rules.limit}"
    sentence = say("clash-begins-over", card=Card(face), total=total, limit=rules.limit)
    repairs = (
        Repair(say("clash-repair-no-start-card"), {"start_card": "empty"}),
        Repair(say("clash-repair-limit", total=total), {"limit": total}),
    )
    return Clash("start_card", why, sentence, ("start_card", "limit", *_written_for(rules, [face])), repairs)


def _tokens(rules: Rules) -> Clashes:
    terms = rules.terms
    pays = rules.elimination_rule in ("at_zero", "below_zero")
    seats = range(rules.min_players, rules.max_players + 1)
    if pays and rules.tokens is None:
        yield Clash("tokens", "players are eliminated by tokens, but have none")
    if pays and rules.tokens is not None and not all(rules.tokens(players) for players in seats):
        yield Clash("tokens", "players would begin with none and be out at once")
    if terms.empty_hand_cost and (not pays or rules.is_team or terms.shed):
        yield Clash("empty_hand_cost", "nobody pays tokens for being stuck here")
    if rules.elimination_rule == "knock_out" and rules.tokens is not None:
        yield Clash("tokens", say("clash-useless-tokens"))
    if (terms.borders or terms.zeus) and rules.tokens is None:
        yield Clash("tokens", "borders and Zeus count tokens, but players have none")
    for key in terms.parts_with("puts_out") if not pays or terms.parts_with("ends_game") else ():
        lack = "but players have none" if rules.tokens is None else "and who has none left is out of the game"
        yield Clash(key, f"this is paid in tokens, {lack}")


def _parts(rules: Rules) -> Clashes:
    """Yield the contradictions that the parts report themselves."""
    for key, part in rules.terms.parts.items():
        for inner, why in part.wrong(rules.terms):
            yield Clash(f"{key}.{inner}".rstrip("."), why)


_LARGEST_HAND = 20


def _dealt_out(rules: Rules) -> Clashes:
    """Yield contradictions with dealing all cards.

    The rest begins the pile, there is no stock, and hands must not be too large.
    """
    terms = rules.terms
    if terms.deal is None:
        return
    for key in ("bottom_card", "stock_end"):
        if getattr(terms, key):
            yield Clash(key, "there is no stock where all cards are dealt")
    if rules.stock != "play_on" or terms.start_card != "empty":
        yield Clash("deal", "all cards are dealt: stock has to be play_on, and start_card empty")
    # With the same number of packs for all, that is the smallest table.
    fewest = max(range(rules.min_players, rules.max_players + 1), key=rules.hand_size)
    if rules.hand_size(fewest) > _LARGEST_HAND:
        enough = rules.pack_size(fewest) // (_LARGEST_HAND + 1) + 1
        sentence = say("clash-large-hands", players=fewest, cards=rules.hand_size(fewest), most=_LARGEST_HAND)
        repairs = [Repair(say("clash-repair-without-rule"), {"deal": None, "hand": 5})]
        if fewest < enough <= rules.max_players:
            repairs.insert(0, Repair(say("clash-repair-more-players", least=enough), {"players.min": enough}))
        yield Clash(
            "deal", "nobody can hold so many cards", sentence, ("deal", "decks", "pack"), tuple(repairs)
        )


def _endings(rules: Rules) -> Clashes:
    terms = rules.terms
    for key in (*terms.parts_with("over"), *terms.parts_with("needs_over")) if not terms.overplay else ():
        yield Clash(key, "this needs overplay: totals over the limit have to be possible")
    if terms.milestones is not None and any(at >= terms.milestones.end for at in terms.milestones.at):
        past = [at for at in terms.milestones.at if at >= terms.milestones.end]
        yield _past_the_end(rules, "milestones", terms.milestones.at, past)
    decided = {*terms.parts_with("decides"), *terms.parts_with("ends_game")}
    for key in terms.parts_with("alone"):
        if rules.tokens is not None or decided - {key}:
            yield Clash(key, "who reaches the limit wins the game, and nothing else decides it")
    for key in terms.parts_with("decides") if terms.exact_wins else ():
        yield Clash("exact_wins", f"{key} decides the game, and not who keeps to the limit")
    if (rules.deal_end == "shed") is not (terms.shed is not None):
        yield Clash("deal_end", "shed stands for games with rules under shed, and for no others")
    if rules.deal_end == "over_ends" and not terms.overplay:
        yield Clash("deal_end", "over_ends needs overplay")
    spares = terms.borders is not None or terms.zeus is not None
    stays = rules.elimination_rule == "never" or (spares and rules.tokens is not None)
    if rules.deal_end == "pile_away" and terms.pile_away_loser != "sit_out" and stays:
        why = "pile_away needs a bust that puts somebody out some day, or no deal would end"
        yield Clash("deal_end", why)
    if terms.stock_end == "last_player_wins" and rules.stock != "play_on":
        yield Clash("stock_end", say("clash-endless-stock"))


def _past_the_end(rules: Rules, part: str, marks: list[int], past: list[int]) -> Clash:
    """Return the contradiction of totals that pay or cost but are never reached."""
    kept = [at for at in marks if at not in past]
    repairs = []
    if kept:
        repairs.append(Repair(say("clash-repair-without-total", totals=Listed(past)), {f"{part}.at": kept}))
    enough = max(past) + (part == "milestones")
    repairs.append(Repair(say("clash-repair-limit", total=enough), {"limit": enough}))
    repairs.append(Repair(say("clash-repair-without-rule"), {part: None}))
    sentence = say("clash-past-the-end", totals=Listed(past, "or"), limit=rules.limit)
    why = "a milestone lies at or after the end"
    return Clash(f"{part}.at", why, sentence, (part, "limit"), tuple(repairs))


# Games that could be played, but in which something could never happen


def _three_in_hand(rules: Rules) -> Clashes:
    """Yield rules about three cards of a rank if hands have fewer than three cards."""
    terms = rules.terms
    hands = {players: rules.hand_size(players) for players in range(rules.min_players, rules.max_players + 1)}
    if max(hands.values(), default=0) >= THREE:
        return
    for key in ("three_of_a_kind", "special_hands"):
        if getattr(terms, key):
            repairs = (
                Repair(say("clash-repair-hand", cards=THREE), {"hand": THREE}),
                Repair(say("clash-repair-without-rule"), {key: None}),
            )
            sentence = say("clash-three-in-hand", cards=max(hands.values()))
            yield Clash(key, "nobody has three cards", sentence, (key, "hand"), repairs)


def _totals_never_met(rules: Rules) -> Clashes:
    """Yield borders and fines that no total reaches; for milestones that is a contradiction."""
    for key, part in rules.terms.parts.items():
        if not isinstance(part, TotalsDocument) or key == "milestones":
            continue
        past = [at for at in part.at if at > rules.limit]
        if past:
            yield _past_the_end(rules, key, part.at, past)


def _never_over(rules: Rules) -> Clashes:
    """Yield deals that never end properly, games without any payment, and a team that can't win."""
    if nobody_ever_loses(rules):
        yield _nobody_loses(rules)
    marks = rules.terms.milestones
    if marks is not None and not marks.tokens and not marks.end_tokens:
        repairs = (
            Repair(say("clash-repair-end-costs", total=marks.end), {"milestones.end_tokens": 1}),
            Repair(say("clash-repair-without-rule"), {"milestones": None}),
        )
        why = "nobody would ever pay anything"
        yield Clash("milestones.end_tokens", why, say("clash-nobody-pays"), ("milestones",), repairs)
    nearest = misses_its_end(rules)
    if nearest is not None:
        yield _team_misses(rules, nearest)


def _nobody_loses(rules: Rules) -> Clash:
    message = "clash-nobody-goes-over" if rules.terms.overplay else "clash-nobody-is-stuck"
    repairs = _numbers_count(rules)
    if not repairs:
        ten = 10
        counts = f"{-ten if rules.counts_down else ten:+d}"
        names = Listed([Card(name) for name in _by_rank(rules, list(rules.faces))])
        changes = {f"cards.{key}": counts for key in _written(rules)}
        repairs = (Repair(say("clash-repair-counts", names=names, total=ten), changes),)
    why = "no deal would ever end"
    return Clash("cards", why, say(message, limit=rules.limit), _all_cards(rules), repairs)


def _team_misses(rules: Rules, nearest: int) -> Clash:
    """Return the caution that the cards can't make the team's goal."""
    repairs = list(_numbers_count(rules))
    if not rules.counts_down and 0 < nearest < rules.limit:
        repairs.append(Repair(say("clash-repair-limit", total=nearest), {"limit": nearest}))
    repairs.append(Repair(say("clash-repair-without-rule"), {"team": None}))
    sentence = say("clash-team-misses", total=rules.edge)
    return Clash("team", "no cards make the total", sentence, ("team", "limit"), tuple(repairs))
