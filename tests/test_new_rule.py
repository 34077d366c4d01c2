"""Everything that a new rule needs besides what mypy finds; CONTRIBUTING has the steps.

Each test looks at all actions, parts, events, keys or variants, and says what was forgotten and where it belongs.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
import tomllib
from collections.abc import Container, Iterator
from functools import cache
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec.inspect as shapes
from bundle.identity import published

from cardtable.cards.faces import HIDDEN
from cardtable.game import engine, parts, start
from cardtable.game.events import AnyEvent, SeatEffect, seen_by
from cardtable.game.moves import MISTAKE
from cardtable.game.parts.base import Part
from cardtable.game.sight.memory import Memory
from cardtable.game.state import PUBLIC
from cardtable.game.table import Table
from cardtable.language import SPEECH, Rank, say
from cardtable.resources import resource
from cardtable.rules.catalog import catalog, rules_from_document
from cardtable.rules.effects import ACTIONS, Action
from cardtable.rules.model import Rules
from cardtable.rules.prose.cards import effect_message
from cardtable.rules.schema import PatchDocument
from cardtable.ui.table.words.actions import shown
from tests.game.random_variants import MECHANICS, random_rules, sensible
from tests.game.record import test_golden
from tests.game.test_house_rules_matter import story
from tests.game.test_perft import pins
from tests.rows import rows
from tests.rules import naive
from tests.rules.test_prose import GOLDEN, ROOM_AT_THE_TABLE

SOURCES = Path(engine.__file__).parents[1]
MOST_WORDS = ROOM_AT_THE_TABLE - len("+10, ")


@cache
def examples(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((Path(__file__).parent / "rules" / name).read_text("utf-8"))
    return found


each_action = rows("action", ACTIONS, ids=lambda action: action.word)


# --- an action: a row of cardtable/rules/effects.py


@each_action
def test_the_table_has_words_and_an_icon_for_an_action(action: Action) -> None:
    row = shown(action.word)
    assert row is not None, f"“{action.word}” has no row in cardtable/ui/table/words/actions.py"
    assert row.does
    assert resource("icons", f"{row.icon}.svg").is_file(), f"resources/icons has no {row.icon}.svg"
    assert bool(row.seat_question) is action.needs_target, (
        "What needs a target asks for it, and nothing else does."
    )
    assert bool(row.strikes) is action.strikes, "What strikes others says so as a reason of the coach."


@each_action
def test_every_action_has_different_words(action: Action) -> None:
    said = {word: row.does for word in (*(one.word for one in ACTIONS), MISTAKE) if (row := shown(word))}
    same = [word for word, does in said.items() if word != action.word and does == said.get(action.word)]
    assert not same, (
        f"“{action.word}” and “{same[0]}” say the same at the table: each has words of its own in "
        "cardtable/ui/table/words/actions.py."
    )


@each_action
def test_an_action_is_short_enough_for_the_side_of_the_table(action: Action) -> None:
    message = f"{effect_message(action)}-short"
    assert message in SPEECH.language.written("card"), f"resources/languages/en/card.ftl has no {message}."
    short = say(message, rank=Rank("7"))
    assert len(short) <= MOST_WORDS, f"“{short}” has no room there; {MOST_WORDS} letters have."


def with_fives(written: str, needs: str = "") -> Rules:
    """Return Ninety-nine with other fives, and the table of rules that these need."""
    document = json.loads(catalog().resolve("ninety-nine").document)
    document["cards"] |= {"3": "+3, eliminate", "5": written}
    if needs:
        document[needs] = MECHANICS[needs](Random(1), document["limit"])
    return rules_from_document(json.dumps(sensible(document)).encode())


@each_action
def test_an_action_changes_some_game(action: Action) -> None:
    forgotten = (
        f"“{action.word}” does nothing: a part of cardtable/game/parts has to carry it out, and parts_of in "
        "cardtable/game/parts/__init__.py to call for that part."
    )
    plain, rules = with_fives("+5", action.needs), with_fives(f"+5, {action.word}", action.needs)
    places = (
        one != other
        for seed in map(str, range(20))
        for one, other in zip_longest(story(plain, 4, seed), story(rules, 4, seed))
    )
    assert any(places), forgotten
    if action.needs_target:
        assert any(action.word in part.strikes_by for part in Table(rules, 4).parts), forgotten


@cache
def shown_by_examples() -> frozenset[str]:
    """Return the words of all actions of cards played in examples."""
    found: set[str] = set()
    resolve = cache(lambda variant, *options: catalog().resolve(variant, dict(options)))
    for example in (*examples("examples.json"), *examples("further_examples.json")):
        if example["expect"].get("legal", True):
            cards = resolve(example["variant"], *example["setup"].get("options", {}).items()).cards
            laid = [card for move in example["move"] for card in move.get("cards") or ()]
            found.update(mark for card in laid for option in cards.get(card, ()) for mark in option.marks)
    return frozenset(found)


@each_action
def test_an_example_shows_an_action(action: Action) -> None:
    assert action.word in shown_by_examples() or action.word == "shield", (
        f"No example lays a card that does “{action.word}”: write one in tests/rules/further_examples.json."
    )


# --- a part: a class of cardtable/game/parts


def classes_of(part: type[Part]) -> Iterator[type[Part]]:
    for one in part.__subclasses__():
        yield one
        yield from classes_of(one)


def every_part() -> list[type[Part]]:
    for module in pkgutil.iter_modules(parts.__path__):
        importlib.import_module(f"{parts.__name__}.{module.name}")
    return [one for one in classes_of(Part) if one.__module__.startswith(parts.__name__)]


@cache
def called_for() -> frozenset[type[Part]]:
    """Return the parts of all variants, of some house rules, and of random games."""
    ids = catalog().ids
    thrown = [rules for number in range(200) if (rules := random_rules(Random(number))) is not None]
    checked = catalog().resolve("ninety-nine", {"call_check": "strict"})
    chosen = catalog().resolve("ninety-eight-arizona", {"bottom_card": "dealer_chooses"})
    found = [*map(catalog().resolve, ids), *thrown, checked, chosen]
    dealt = [rules for rules in found if not rules.lack_of_cards(rules.min_players)]
    return frozenset(type(part) for rules in dealt for part in Table(rules, rules.min_players).parts)


@rows("part", every_part, ids=lambda part: part.__name__)
def test_every_part_is_used_by_some_game(part: type[Part]) -> None:
    assert part in called_for(), (
        f"No game calls for {part.__name__}: parts_of in cardtable/game/parts/__init__.py does not. Where it "
        "does, tests/game/random_variants.py writes no game that does."
    )


ADD_PLAYS = {"CopyLast", "StealCards", "Mistakes", "NotOnlyMistakes", "Targets", "Together", "ThrowFour"}
"""Parts that leave every card a play, or remove plays only if nothing else can be played."""


@rows("part", every_part, ids=lambda part: part.__name__)
def test_a_part_that_removes_plays_says_why(part: type[Part]) -> None:
    binds = part.legal is not Part.legal and part.__name__ not in ADD_PLAYS
    assert (part.refusal is not Part.refusal) is binds, (
        f"{part.__name__} has a share in `legal`: its `refusal` has to say why a card has no play left, with "
        "a reason of cardtable/game/refusals.py. Parts that never do that to a card are named here."
    )


# --- what everybody can see: a field of Public in cardtable/game/state.py

OUTLAST = {
    "deal", "number", "dealer", "turn", "last_deal", "pile", "tokens", "bank", "pool", "forfeits",
    "scores", "marks", "in_game", "in_deal", "following", "preceding", "counted", "renewals", "turns_taken",
    "loser", "winner", "winners",
}  # fmt: skip
"""Fields that belong to the whole game, or are set when cards are dealt."""


@rows("name", PUBLIC)
def test_a_new_deal_clears_the_demands_of_the_last_one(name: str) -> None:
    state = engine.new_game(Table(catalog().resolve("ninety-nine"), 3), "forgets")
    engine.deal(state)
    left = object()
    setattr(state, name, left)
    start.clear(state)
    assert (getattr(state, name) is left) is (name in OUTLAST), (
        f"“{name}” of one deal would hold in the next: clear_demands, or clear_turn where it is of the "
        "turn, takes it back (cardtable/game/state.py). What is of the whole game is named here."
    )


# --- an event: a class of cardtable/game/events.py

SEAT, OTHER, ONLOOKER = 1, 2, 0
OPEN = {
    "CardsPlayed", "ShieldPlayed", "CardCopied", "FourThrown", "HoldDiscarded", "HandDeclared", "WentOver",
    "SeatStuck",
}  # fmt: skip
"""Events whose cards are face up."""
REVEAL_NOTHING_NEW = {"CardCopied", "FourThrown"}
"""Events whose cards are on the pile already."""


def sample(kind: type[Any]) -> Any:
    """Return an event of this kind by one seat that concerns another."""
    made: dict[str, Any] = {}
    for name, hint in get_type_hints(kind).items():
        if get_origin(hint) is Literal:
            made[name] = get_args(hint)[0]
        elif hint == tuple[tuple[str, ...], ...]:
            made[name] = (("2S",), ("3S",), ("4S",))
        elif hint == tuple[str, ...]:
            made[name] = ("5H",)
        elif get_origin(hint) is tuple:
            made[name] = ()
        else:
            made[name] = "x" if hint is str else OTHER if name == "target" else SEAT
    return kind(**made)


def cards_of(event: Any) -> list[str]:
    """Return all cards that an event shows."""
    shown = [getattr(event, name) for name in event.__struct_fields__]
    several = [one for one in shown if isinstance(one, tuple)]
    return [c for one in several for part in one for c in (part if isinstance(part, tuple) else (part,))]


def with_cards() -> list[type[Any]]:
    """Return the kinds of events that show cards."""
    kinds = (*get_args(AnyEvent), *SeatEffect.__subclasses__())
    return [kind for kind in kinds if "5H" in cards_of(sample(kind))]


each_event = rows("kind", with_cards, ids=lambda kind: kind.__name__)


@each_event
def test_an_onlooker_sees_the_cards_of_an_event_only_if_all_do(kind: type[Any]) -> None:
    event = sample(kind)
    assert (cards_of(seen_by(event, ONLOOKER)) == cards_of(event)) is (kind.__name__ in OPEN), (
        f"Who may see the cards of {kind.__name__}? seen_by in cardtable/game/events.py hides them "
        f"({HIDDEN}) from others; cards that all see are named here."
    )


def memory_of(seat: int) -> Memory:
    """Return the memory of a seat that knows a card in every hand."""
    memory = Memory(catalog().resolve("ninety-nine"), 3, seat)
    for hand in memory._hands:
        hand.append("6H")
    return memory


@each_event
def test_a_seat_that_sees_the_cards_of_an_event_remembers_them(kind: type[Any]) -> None:
    memory = memory_of(SEAT)
    before = repr(vars(memory))
    memory.see(sample(kind))
    assert (repr(vars(memory)) == before) is (kind.__name__ in REVEAL_NOTHING_NEW), (
        f"{kind.__name__} shows cards: Memory in cardtable/game/sight/memory.py has to note them, for worlds, "
        "computer opponents and hints. Cards that another event tells of are named here."
    )


@each_event
def test_an_onlooker_remembers_no_card_that_was_hidden(kind: type[Any]) -> None:
    memory = memory_of(ONLOOKER)
    memory.see(sample(kind))
    assert HIDDEN not in repr(vars(memory)), (
        f"Who may not see the cards of {kind.__name__} remembers “{HIDDEN}” as if it were one: Memory in "
        "cardtable/game/sight/memory.py notes them only `if HIDDEN not in event.cards`."
    )


# --- a key of cardtable/rules/schema.py; tests/rules/test_ages.py asks for its value of before


def tables() -> Iterator[tuple[str, list[str]]]:
    """Yield the keys of a variant, and of each table in it."""
    document = shapes.type_info(PatchDocument)
    yield "", [field.name for field in document.fields]
    for field in document.fields:
        for one in field.type.types if isinstance(field.type, shapes.UnionType) else ():
            if isinstance(one, shapes.StructType):
                yield field.name, [inner.name for inner in one.fields]


@cache
def names_in_code() -> frozenset[str]:
    """Return all names in the code after a dot, or in quotation marks."""
    files = [path for path in SOURCES.rglob("*.py") if path.name != "schema.py"]
    code = "\n".join(path.read_text("utf-8") for path in files)
    return frozenset(re.findall(r"\.(\w+)", code) + re.findall(r"[\"'](?:\w+\.)?(\w+)(?=[\"'])", code))


@rows("key", lambda: [key for _, keys in tables() for key in keys])
def test_a_key_of_the_rules_is_read(key: str) -> None:
    assert key in names_in_code(), (
        f"“{key}” stands in cardtable/rules/schema.py, but nothing reads it: neither a part (parts_of) nor "
        "the rules in words (cardtable/rules/prose)."
    )


@rows("table", lambda: [name for name, _ in tables() if name not in ("", "players")])
def test_random_games_use_every_table_of_rules(table: str) -> None:
    assert table in MECHANICS, f"tests/game/random_variants.py writes no “{table}” into its games: MECHANICS."


# --- a variant: a table of resources/variants


@cache
def own_sources() -> dict[str, dict[str, str]]:
    return {
        variant: stated.get("source", {})
        for path in resource("variants").glob("*.toml")
        for variant, stated in tomllib.loads(path.read_text("utf-8")).items()
    }


@cache
def held() -> tuple[Container[str], Container[str]]:
    """Return the variants with pinned ends, and those with pinned beginnings."""
    return test_golden.pinned(), {pin[0] for pin in pins()}


@rows("variant", lambda: catalog().ids)
def test_a_variant_has_everything_that_tests_need(variant: str) -> None:
    given, ours = (
        [example["variant"] for example in examples(name)]
        for name in ("examples.json", "further_examples.json")
    )
    ends, beginnings = held()
    holds = {
        "a source of its own, in resources/variants: title, publisher, section": (
            own_sources()[variant].keys() - {"grade"} == {"title", "publisher", "section"}
        ),
        "a line in tests/rules/naive.py": variant in naive.TABLE,
        "an example in tests/rules/examples.json": variant in given,
        "six in tests/rules/further_examples.json": ours.count(variant) >= 6,
        "its rules in words, read: python -m tests.new_game ID": (GOLDEN / f"{variant}.txt").is_file(),
        f"a game, tests/records/{variant}.cardtable: cardtable simulate --record": (
            test_golden.RECORDS / f"{variant}.cardtable"
        ).is_file(),
        "its end in tests/records/final.txt: python -m tests.game.record.test_golden": (variant in ends),
        "its beginnings in tests/game/perft.txt: python -m tests.game.test_perft": (variant in beginnings),
    }
    missing = [what for what, is_there in holds.items() if not is_there]
    assert not missing, f"{variant} lacks " + "; ".join(missing)


def test_the_published_games_are_counted_in_the_readme() -> None:
    readme = SOURCES.with_name("README.md").read_text("utf-8")
    assert f"{published()} published variants" in readme, f"README.md: {published()} games are published now."
