"""The rules before the first play, in words: aim, players and cards, the deal and the start of the pile."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.cards.faces import JOKER, rank_of, suit_of
from cardtable.language import Card, Listed, Rank, Tokens, paragraph, say
from cardtable.rules.effects import OBLIGE, REVERSE, Add
from cardtable.rules.model import ByPlayers, Rules
from cardtable.rules.own_words import printed_name
from cardtable.rules.parts import decided
from cardtable.rules.parts.totals import exact_wins
from cardtable.rules.prose.cards import figure
from cardtable.rules.prose.ends import price_of_stuck
from cardtable.rules.prose.words import any_of, by_rank, cost, does, rank_in_words, side

APPLIED = frozenset({REVERSE, OBLIGE})
"""The effects of a start card besides the total (rules, 4.2.14)."""


def aim(rules: Rules) -> tuple[str, ...]:
    limit = rules.limit
    first = say("howto-aim-down", total=rules.start_total) if rules.counts_down else say("howto-aim")
    by_part = decided(rules, lambda part: part.aim)
    if by_part:
        return (paragraph([first, *by_part]),)
    bound = say("howto-aim-limit", limit=limit, over=limit + 1)
    edge = say("howto-aim-zero") if rules.counts_down else bound
    return (paragraph([first, edge, *exact_wins(rules), *_price(rules)]),)


def _price(rules: Rules) -> list[str]:
    if rules.elimination_rule == "knock_out" or (rules.tokens is not None and rules.deal_end == "knock_out"):
        last_card = decided(rules, lambda part: part.last_card)
        if last_card and rules.is_one_deal:
            return [say("howto-stuck-out"), last_card[0], say("howto-last-wins-too")]
        return [say("howto-stuck-out"), say("howto-last-wins")]
    if rules.tokens is not None:
        return [say("howto-stuck-pay", cost=cost(rules)), say("howto-last-wins")]
    last = [say("howto-last-wins-deal")] if rules.keeps_score else []
    end = decided(rules, lambda part: part.end) or [say("howto-fewest-best")]
    return [price_of_stuck(rules), *last, *end]


def cards(rules: Rules, players: int | None) -> tuple[str, ...]:
    """Return the section on players, cards and tokens."""
    pack = [say("howto-players", spans=_spans(rules)), *_pack(rules, players)]
    if _counted_at_the_start(rules, players):
        pack.append(say("howto-packs-at-start"))
    parts = [pack]
    if rules.terms.zeus is not None:
        parts.append([say("howto-zeus-needs")])
    elif rules.tokens is not None:
        parts.append(_tokens(rules, rules.tokens, players))
    if rules.packs_follow_players:
        followed = [say("howto-packs-follow")]
        if rules.tokens is not None and len(rules.tokens.steps) > 1:
            followed.append(say("howto-packs-follow-tokens", kind=rules.token_kind))
        parts.append(followed)
    return tuple(paragraph(part) for part in parts)


def _counted_at_the_start(rules: Rules, players: int | None) -> bool:
    """Return whether it needs saying that packs stay the same when players leave (rules, 1.2.2)."""
    may_follow = any(choice.key == "packs_follow_players" for choice in rules.choices)
    _, more = _steps(rules, rules.packs, players)
    return may_follow and bool(more) and not rules.packs_follow_players


def _able(rules: Rules) -> list[int]:
    """Return the numbers of players with enough cards."""
    return [n for n in range(rules.min_players, rules.max_players + 1) if rules.lack_of_cards(n) is None]


def _spans(rules: Rules) -> Listed:
    """Return the numbers of players with enough cards in words: `two to ten`."""
    spans: list[list[int]] = []
    for number in _able(rules):
        if spans and spans[-1][-1] == number - 1:
            spans[-1].append(number)
        else:
            spans.append([number])
    said = [
        say("howto-players-span", least=span[0], most=span[-1])
        if len(span) > 1
        else say("howto-players-one", least=span[0])
        for span in spans
    ]
    return Listed(said, "or")


def _steps(rules: Rules, numbers: ByPlayers, players: int | None) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Return the usual number, then others, each with the number of players from which it holds.

    No others if `players` is known, and none for more players than there are cards for.
    """
    if players is not None:
        return numbers(players), ()
    (_, usual), *more = numbers.steps
    most = max(_able(rules), default=rules.max_players)
    return usual, tuple(step for step in more if step[0] <= most)


def _pack(rules: Rules, players: int | None) -> list[str]:
    usual, more = _steps(rules, rules.packs, players)
    if rules.terms.pack is None:
        jokers = sum(copies for face, copies in rules.faces.items() if rank_of(face) == JOKER)
        first = say("howto-packs", packs=usual, jokers=jokers)
        return [first, *(say("howto-packs-from", least=n, packs=packs, jokers=jokers) for n, packs in more)]
    size = sum(rules.faces.values())
    if all(suit_of(face) is not None for face in rules.faces) and len(rules.faces) % 4 == 0:
        ranks = Listed([Rank(rank) for rank in by_rank(rules, rules.faces)])
        first = say("howto-pack-part", count=size, packs=usual, ranks=ranks)
        return [first, *(say("howto-pack-part-from", least=least, packs=packs) for least, packs in more)]
    return [say("howto-pack-own", packs=usual, count=size, kinds=_kinds(rules))]


def _kinds(rules: Rules) -> Listed:
    """Return the cards of a special pack; consecutive numbers with equally many copies are grouped."""
    faces = sorted(rules.faces, key=lambda face: (figure(face) is None, figure(face) or 0))
    rows: list[list[str]] = []
    for face in faces:
        number = figure(face)
        last = figure(rows[-1][-1]) if rows else None
        same = bool(rows) and rules.faces[face] == rules.faces[rows[-1][-1]]
        if same and number is not None and last == number - 1:
            rows[-1].append(face)
        else:
            rows.append([face])
    return Listed([_kind(rules.faces[row[0]], row) for row in rows])


def _kind(copies: int, faces: list[str]) -> str:
    if len(faces) > 1:
        return say("howto-pack-own-row", copies=copies, first=Rank(faces[0]), last=Rank(faces[-1]))
    return say("howto-pack-own-kind", copies=copies, rank=Rank(faces[0]))


def _tokens(rules: Rules, numbers: ByPlayers, players: int | None) -> list[str]:
    usual, more = _steps(rules, numbers, players)
    match rules.token_kind:
        case "corner" | "fold":
            room = [
                say("howto-tokens-bill-room-from", least=least, cost=Tokens("fold", n)) for least, n in more
            ]
            return [*_bill(rules, usual, bool(more)), *room]
        case "point":
            texts = [say("howto-tokens-points", cost=cost(rules, usual))]
        case "bomb":
            texts = [say("howto-tokens-bombs", cost=cost(rules, usual))]
        case _:
            texts = [say("howto-tokens", cost=cost(rules, usual))]
    texts += (say("howto-tokens-from", least=least, cost=cost(rules, n)) for least, n in more)
    printed = printed_name(rules.id, rules.token_kind)
    if printed:
        texts.append(
            say("howto-tokens-jokers") if printed == "joker" else say("howto-tokens-in-box", printed=printed)
        )
    return texts


def _bill(rules: Rules, usual: int, varies: bool) -> list[str]:
    texts = [say("howto-tokens-bill")]
    if usual == 4 and not varies and rules.token_kind == "corner":
        return [*texts, say("howto-tokens-bill-corners")]
    if usual == 5 and not varies and rules.token_kind == "fold":
        return [*texts, say("howto-tokens-bill-in-half")]
    return [*texts, say("howto-tokens-bill-room", cost=Tokens("fold", usual))]


def deal(rules: Rules, players: int | None) -> tuple[str, ...]:
    """Return how the cards are dealt and how the pile begins."""
    usual, more = _steps(rules, rules.hand_size, players)
    dealt = [say("howto-first-dealer"), say("howto-dealt", side=side(rules))]
    by_part = decided(rules, lambda part: part.hand)
    if by_part:
        dealt += [*by_part, *([say("howto-hand", count=usual)] if players else [])]
    else:
        dealt += [
            say("howto-hand", count=usual),
            *(say("howto-hand-from", least=least, count=count) for least, count in more),
            say("howto-rest-is-stock"),
        ]
    parts = [dealt, _bottom(rules), _start(rules)]
    return tuple(paragraph(part) for part in parts if part)


def _bottom(rules: Rules) -> list[str]:
    if not rules.terms.bottom_card:
        return []
    ranks = Listed([rank_in_words(rank) for rank in rules.terms.bottom_card], "or")
    chosen = rules.terms.bottom_chooser == "dealer"
    return [
        say("howto-bottom"),
        say("howto-bottom-chosen", ranks=ranks) if chosen else say("howto-bottom-first", ranks=ranks),
        say("howto-bottom-last-draw"),
    ]


def _start(rules: Rules) -> list[str]:
    by_part = decided(rules, lambda part: part.start)
    if by_part:
        return [*by_part, *_turned_choice(rules, rules.faces), say("howto-start-left", side=side(rules))]
    match rules.terms.start_card:
        case "turn_up_apply":
            return _applied(rules)
        case "turn_up_ordinary":
            return [*_ordinary(rules), say("howto-start-left", side=side(rules))]
    texts = [say("howto-start-empty", total=rules.start_total), say("howto-start-left", side=side(rules))]
    return [*texts, say("howto-start-number")] if rules.terms.first_number == "on" else texts


def _turned(rules: Rules) -> str:
    return say("howto-start-turned", deal="first" if rules.keeps_hands else "each")


def _applied(rules: Rules) -> list[str]:
    texts = [_turned(rules), say("howto-start-applied"), *_turned_choice(rules, rules.faces)]
    if does(rules, OBLIGE) and rules.terms.obligation is not None:
        texts.append(say("howto-start-twice", cards=any_of(rules, OBLIGE)))
    texts.append(say("howto-start-left", side=side(rules)))
    if does(rules, REVERSE):
        texts.append(say("howto-start-reverse", side=side(rules)))
    actions = {action for face in rules.faces for option in rules.cards[face] for action in option.actions}
    return texts if actions <= APPLIED else [*texts, say("howto-start-nothing-else")]


def _ordinary(rules: Rules) -> list[str]:
    passed = by_rank(rules, (face for face in rules.faces if not rules.is_ordinary(face)))
    texts = [_turned(rules), say("howto-start-value")]
    if passed:
        texts.append(say("howto-start-passed", cards=Listed([Card(rank) for rank in passed], "or")))
    return [*texts, *_turned_choice(rules, (face for face in rules.faces if rules.is_ordinary(face)))]


def _turned_choice(rules: Rules, faces: Iterable[str]) -> list[str]:
    """Return which value of a start card with a choice counts: the first one."""
    ranks = by_rank(rules, (face for face in faces if len(rules.cards[face]) > 1))
    if not ranks:
        return []
    first = next(rules.cards[face][0].total for face in rules.faces if ranks[0] in (face, rank_of(face)))
    if len(ranks) == 1 and isinstance(first, Add) and first.amount > 0:
        return [say("howto-start-counts", cards=Listed([Card(ranks[0])]), total=first.amount)]
    return [say("howto-start-first-value")]
