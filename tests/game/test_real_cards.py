"""Games with real cards are entered move by move, and agree with the game at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from cardtable.cards.faces import HIDDEN
from cardtable.controller.lab.simulate import Games
from cardtable.controller.lookback.playback import Playback, Sight
from cardtable.controller.lookback.replayed import trace_text
from cardtable.controller.lookback.review import decisions, may_have_choices
from cardtable.controller.lookback.sharing import share_text
from cardtable.controller.lookback.summary import summary_of
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game import engine, real_cards
from cardtable.game.events import AnyEvent, SeatStuck
from cardtable.game.moves import Decline, Stuck, cards_of
from cardtable.game.record.figures import figures
from cardtable.game.record.replay import Step, before, follow, replay
from cardtable.game.record.text import Record, parse_record
from cardtable.game.refusals import CanPlay, NotInHand, Refusal
from cardtable.game.state import State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from cardtable.rules.model import RulesError
from cardtable.storage.games import GameStore, Shelf, read_game
from tests.game.tap_entry import TapEntry
from tests.games import every_game, few
from tests.playing import leave

RECORDS = Path(__file__).parent.parent / "records"
SHOWN = ("phase", "deal", "turn", "direction", "total", "tokens", "forfeits", "scores", "in_deal", "in_game")
FAMILY = tuple(Player(name, "person") for name in ("Dad", "Leo", "Mia", "Granny"))


def entered_as_real_cards(record: Record, most: int | None = None) -> TapEntry:
    """Enter the first steps of a record, or all, as with real cards; compare the tables after each."""
    played = before(record)
    state = engine.new_game(played.table, record.header.seed, record.header.last_deal, real=True)
    telling = TapEntry(state)
    steps: list[tuple[int, Step, list[AnyEvent], dict[str, object]]] = []

    def watch(state: State, step: Step) -> None:
        if steps:
            steps[-1][3].update(shown(state))
        steps.append((state.turn, step, [], {}))

    follow(record, played, lambda event: steps[-1][2].append(event), watch)
    steps[-1][3].update(shown(played))
    for seat, step, events, stands in steps[:most]:
        if step is None:
            telling.deal(events)
        else:
            telling.move(seat, step, events)
        if not asks(telling.state) and not stands["asks"]:
            assert shown(state) == stands, (step, events)
        assert Counter(all_cards(state)) == Counter(state.table.pack(state.counted))
    return telling


def asks(state: State) -> bool:
    return bool(state.questions) or engine.must(state) == "queen"


def shown(state: State) -> dict[str, object]:
    return {name: getattr(state, name) for name in SHOWN} | {"asks": bool(state.questions)}


def all_cards(state: State) -> list[str]:
    return [*state.pile, *state.stock, *state.aside, *(card for hand in state.hands for card in hand)]


def recorded(variant: str) -> Record:
    return parse_record((RECORDS / f"{variant}.cardtable").read_bytes())


@pytest.mark.parametrize(
    ("games", "most"),
    [
        pytest.param(few, 20, id="a few begin"),
        pytest.param(lambda: catalog().shipped, None, id="whole", marks=pytest.mark.slow("whole games")),
    ],
)
def test_recorded_games_are_entered_with_hardly_more_than_a_tap_a_play(
    games: Callable[[], tuple[str, ...]], most: int | None
) -> None:
    """Being stuck and answers also take taps. No event names a card that wasn't entered."""
    taps = plays = deals = 0
    for variant in games():
        telling = entered_as_real_cards(recorded(variant), most)
        laid = {card for move in telling.entered if move is not None for card in cards_of(move)}
        named = set(real_cards.shown(telling.state.table, laid))
        assert {card for event in telling.events for card in cards_in(event)} - {HIDDEN} <= named
        taps, plays, deals = taps + telling.taps, plays + telling.plays, deals + telling.state.deal
    assert deals >= (30 if most is None else 19)
    assert taps <= 1.1 * plays


@pytest.mark.slow("games by house rules of every variant; the recorded games are entered quickly")
@every_game
def test_games_by_house_rules_are_entered(variant: str) -> None:
    chance = Random(variant)
    ways = [(c.key, value) for c in catalog().resolve(variant).choices for value in c.values or ()]
    for key, value in chance.sample(ways, min(1, len(ways))):
        try:
            rules = catalog().resolve(variant, {key: value})
        except RulesError:
            continue
        sizes = [n for n in range(rules.min_players, rules.max_players + 1) if not rules.lack_of_cards(n)]
        lines: list[str] = []
        Games(rules, chance.choice(sizes), ["random"], 5, last_deal=2).play_game(1, None, lines)
        assert entered_as_real_cards(parse_record("".join(lines).encode()), 50).plays


def started(store: GameStore | None = None, variant: str = "ninety-nine") -> Match:
    match = Match.start(MatchSetup(variant, FAMILY, "4711", real_cards=True), store)
    match.deal()
    return match


def play_card(match: Match, rank: str, value: str | None = None) -> None:
    """Play a card of this rank in any suit."""
    key = next(key for key in match.possible_entries.keys if key.faces[0][:-1] == rank)
    play = next(play for play in key.plays if value in (None, play.value))
    assert not isinstance(match.play(play), Refusal)


def test_any_card_can_be_entered_and_undone() -> None:
    match = started()
    first = match.seat
    for rank in ("K", "9", "4", "10"):
        play_card(match, rank)
    assert match.view().total == 89
    match.undo()
    assert match.view().total == 99
    play_card(match, "9")
    assert (match.view().total, match.view().direction, match.view().pile[-1]) == (99, -1, "9")
    assert match.awaits is Awaits.PERSON
    assert match.seat == first


def test_no_number_is_given_to_deal_real_cards_again(tmp_path: Path) -> None:
    match = started(GameStore(tmp_path))
    play_card(match, "K")
    leave(match)
    (kept,) = Shelf(tmp_path).games()
    assert summary_of(kept).deal_number == ""
    assert "4711" not in share_text(Playback.of_match(match)).splitlines()[0]


def test_nobody_can_play_a_fifth_nine_before_the_cards_are_shuffled() -> None:
    match = started()
    for _ in range(4):
        play_card(match, "9")
    nine = next(key for key in match.possible_entries.keys if key.faces[0] == "9S")
    assert (nine.left, nine.plays) == (0, ())
    assert match.view().pile == ["9", "9", "9", "9"]
    refused = match.play(next(step for step in match.steps if step is not None))
    assert isinstance(refused, NotInHand)


def test_nobody_is_stuck_while_there_are_not_enough_cards_for_it() -> None:
    match = started()
    assert isinstance(match.play(Stuck()), CanPlay)
    play_card(match, "K")
    seat = match.seat
    events = match.play(Stuck())
    assert not isinstance(events, Refusal)
    (stuck,) = [event for event in events if isinstance(event, SeatStuck)]
    assert (stuck.seat, set(stuck.hand), stuck.totals) == (seat, {HIDDEN}, ())


def test_a_player_without_a_queen_to_answer_with_declines() -> None:
    match = started(variant="ninety-nine-icelandic")
    play_card(match, "Q")
    asked = match.seat
    assert match.view().must == "queen"
    assert isinstance(match.play(Stuck()), Refusal)
    assert not isinstance(match.play(Decline(asked)), Refusal)
    assert match.seat == match.view().next_seat - 1
    assert match.view().must is None


def test_a_game_with_real_cards_is_saved_and_resumed(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    match = started(store)
    for rank in ("8", "7", "A", "4"):
        play_card(match, rank)
    seen, path = match.view(), leave(match)
    assert '[Cards "real"]' in path.read_text(encoding="utf-8")
    again = Match.resume(read_game(path))
    assert again.has_real_cards
    assert again.view() == seen
    again.undo()
    assert len(again.view().pile) == 3
    leave(again)


def test_a_whole_game_is_counted_and_looked_back_on_without_unknown_cards(tmp_path: Path) -> None:
    match = started(GameStore(tmp_path))
    while match.awaits is not Awaits.OVER:
        if match.awaits is Awaits.DEAL:
            match.deal()
        for rank in ("K", "9"):
            play_card(match, rank)
        assert not isinstance(match.play(Stuck()), Refusal)
    leave(match)
    (path,) = (path for path in tmp_path.rglob("*") if path.is_file() and b"[Format" in path.read_bytes())
    record = parse_record(path.read_bytes())
    counted = figures(record)
    assert sum(seat.won for seat in counted.seats) == 1
    assert sum(seat.busts for seat in counted.seats) == match.view().deal
    game = Playback.of_record(record)
    assert game.is_over
    assert game.first_sight == game.allowed(Sight(0, is_open=True)) == Sight(None)
    assert not decisions(game)
    assert not may_have_choices(game.setup, match.view())
    for position in range(game.last + 1):
        assert not game.view(position, Sight(0, is_open=True)).hands
    text = trace_text(game)
    assert '"K"' in text
    assert not [card for card in Table(match.rules, 4).pack(4) if f'"{card}"' in text]
    assert replay(record).phase == "over"


def cards_in(event: object) -> list[str]:
    found: list[str] = []
    for name in ("cards", "hand", "stock", "pile", "turned"):
        found += getattr(event, name, ())
    return found + [card for hand in getattr(event, "hands", ()) for card in hand]


def test_the_same_entries_give_the_same_state() -> None:
    record = recorded("99-gronemann")
    one, other = entered_as_real_cards(record).state, entered_as_real_cards(record).state
    assert one == other
    assert real_cards.plays(one) == real_cards.plays(other)
