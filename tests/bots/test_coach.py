"""The coach gives true reasons and its estimated chances, and knows no more than the seat."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cardtable.bots.coach import ALIKE, Advice, advise
from cardtable.bots.levels import bot
from cardtable.bots.opponents import SHORTEST, pause, rivals_of, stream, thought_of
from cardtable.bots.playing import Facts
from cardtable.bots.reasons import (
    Alike,
    AllOver,
    EndsWithZeus,
    ForTheGame,
    Gains,
    Holds,
    Keeps,
    Lowers,
    Odds,
    OnlyChoice,
    OnlyPlay,
    Outlook,
    Rival,
    Room,
    Spends,
    TakesZeus,
    Trouble,
    reasons_for,
)
from cardtable.bots.search import Candidate
from cardtable.cards.shuffle import Stream
from cardtable.game import engine
from cardtable.game.moves import Defend, Play, cards_of
from cardtable.game.sight.view import view
from cardtable.game.state import State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog


def position(
    hand: list[str], total: int, players: int = 3, variant: str = "ninety-nine", seed: str = "coach"
) -> State:
    """Return a deal in which the seat to act has these cards at this total; the pack stays complete."""
    state = engine.new_game(Table(catalog().resolve(variant), players), seed)
    engine.deal(state)
    seat = state.turn
    everything = [*state.hands, state.stock]
    for place, card in enumerate(hand):
        for cards in everything:
            if card in cards and (cards is not state.hands[seat] or cards.index(card) > place):
                other = cards.index(card)
                cards[other], state.hands[seat][place] = state.hands[seat][place], cards[other]
                break
    assert not hand or state.hands[seat] == hand
    state.total = total
    return state


def advice_on(state: State, also: Play | None = None, playouts: int = 1200) -> Advice:
    """Return the advice of the coach, from fewer worlds than at the table."""
    return advise(state.table, view(state, state.actor), stream("1", 1, 1, 0), also, playouts=playouts)


def test_a_loss_without_a_token_left_to_pay_still_counts() -> None:
    state = position(["N4", "N5", "N6", "N7"], 92, variant="ono-99")
    state.tokens = tuple([0 if seat == state.turn else 3 for seat in range(3)])
    advice = advice_on(state)
    assert advice.estimates
    assert all(one.safe < 0.9 for one in advice.estimates)


def test_the_only_play_within_the_limit_is_called_that() -> None:
    advice = advice_on(position(["9S", "8D", "7H"], 98))
    assert advice.move == Play(("9S",), "0", 98)
    assert advice.reasons[0] == OnlyPlay(99)
    assert Holds(98) in advice.reasons


def test_a_forced_answer_to_a_queen_is_called_the_only_choice() -> None:
    state = position(["QC", "KH", "6D"], 34, variant="ninety-nine-icelandic")
    state.pile, state.chain, state.last_seat = ["QH"], 1, (state.turn - 1) % 3
    advice = advice_on(state)
    assert advice.move == Play(("QC",), "0", 34, marks=advice.move.marks if advice.move else ())
    assert advice.reasons[0] == OnlyChoice()


def test_a_hint_says_if_every_card_goes_over() -> None:
    variant = next(one for one in catalog().ids if catalog().resolve(one).terms.borders is not None)
    advice = advice_on(position(["6S", "5D", "7H"], 97, variant=variant))
    assert advice.reasons[0] == AllOver(99)


def test_a_hint_counts_the_saving_cards_that_stay() -> None:
    advice = advice_on(position(["9S", "8D", "4H"], 20))
    assert advice.move.cards == ("8D",)
    assert Keeps(2, 99) in advice.reasons
    assert not any(isinstance(reason, OnlyPlay) for reason in advice.reasons)


def test_facts_that_are_true_of_every_play_are_no_reasons() -> None:
    """All three cards save, so every play keeps as many, and there is much room."""
    advice = advice_on(position(["9S", "9D", "4H"], 20), playouts=2400)
    reasons = [reason for reason in advice.reasons if not isinstance(reason, Alike)]
    assert reasons == [Holds(20), Keeps(2, 99)]


def test_the_highest_plain_card_is_played_while_there_is_room() -> None:
    advice = advice_on(position(["QS", "5D", "2H"], 30))
    assert (advice.move.cards, advice.reasons) == (("QS",), (Spends(),))
    late = advice_on(position(["QS", "5D", "2H"], 84))
    assert late.reasons[-1] == Room(99 - late.move.total, 99)


def test_reasons_for_a_king_mention_no_room_and_no_cards_that_other_plays_keep_too() -> None:
    state = position(["KS", "4D", "2H"], 45, players=2)
    shown = view(state, state.actor)
    king = next(play for play in shown.plays if play.total == 99)
    reasons = reasons_for(Facts(state.table), shown, king, None)
    assert reasons == (Room(0, 99),), "the four stays, but after the two the king would stay too"


def test_a_play_that_lowers_the_total_says_by_how_much() -> None:
    advice = advice_on(position(["10S", "8D", "7H"], 95))
    assert advice.move == Play(("10S",), "-10", 85)
    assert Lowers(10) in advice.reasons


def test_trouble_is_the_share_of_possible_hands_that_cannot_stay_within_the_limit() -> None:
    # At 99 only 4, 9, 10 and K help: 16 of 52 cards, of which this hand holds two; the other hand has three.
    state = position(["KS", "KD", "7H"], 98, players=2)
    advice = advice_on(state)
    trouble = next(reason for reason in advice.reasons if isinstance(reason, Trouble))
    assert trouble.seat == 1 - state.turn
    unseen, helping = 49, 14
    none_helps = 1.0
    for drawn in range(3):
        none_helps *= (unseen - helping - drawn) / (unseen - drawn)
    assert trouble.share == pytest.approx(none_helps, abs=0.08)


def test_likely_trouble_for_the_next_player_comes_first_and_possible_trouble_last() -> None:
    state = position(["KS", "4D", "2H"], 45, players=2)
    facts, shown = Facts(state.table), view(state, state.actor)
    king = next(play for play in shown.plays if play.total == 99)
    for share, place in ((0.5, 0), (0.25, -1)):
        reasons = reasons_for(facts, shown, king, Outlook(1, share))
        assert len(reasons) == 2
        assert reasons[place] == Trouble(1, share, 99)
    assert reasons_for(facts, shown, king, Outlook(1, 0.24)) == (Room(0, 99),)


@pytest.mark.slow("long thought of many cards")
def test_tokens_that_a_total_wins_at_once_are_counted() -> None:
    variant = next(one for one in catalog().ids if catalog().resolve(one).terms.milestones is not None)
    milestones = catalog().resolve(variant).terms.milestones
    assert milestones is not None
    gained = 0
    for number in range(8):
        state = position([], milestones.at[0] - 5, variant=variant, seed=f"gains:{number}")
        advice = advice_on(state, playouts=2400)
        for reason in advice.reasons:
            if isinstance(reason, Gains) and isinstance(advice.move, Play):
                assert advice.move.total in (*milestones.at, milestones.end)
                gained += 1
    assert gained


def test_where_the_limit_wins_points_no_reason_is_about_staying_within_it() -> None:
    state = position([], 116, variant="hindernislauf")
    state.hands[state.turn] = ["10D", "8D", "JC"]
    seen, facts = view(state, state.turn), Facts(state.table)
    plays = {play.cards: play for play in engine.legal_plays(state)}
    for card in ("10D", "8D"):
        assert reasons_for(facts, seen, plays[card,], Outlook(1, 1.0))[0] == Gains(5, "point")
    low = reasons_for(facts, seen, plays["JC",], Outlook(1, 1.0))
    assert not any(isinstance(reason, AllOver | OnlyPlay | Trouble | Room) for reason in low)


@pytest.mark.parametrize("total", [20, 60, 88])
def test_the_chances_are_the_estimates_of_the_cards(total: int) -> None:
    state = position(["9S", "8D", "KH"], total)
    advice = advice_on(state)
    for card in state.hands[state.turn]:
        own = [one for one in advice.estimates if isinstance(one.move, Play) and one.move.cards == (card,)]
        assert advice.chances.get(card) == (max(one.safe for one in own) if own else None)
    chosen = advice.estimate(advice.move)
    assert (chosen.less, chosen.doubt) == (0, 0)
    assert len({one.worlds for one in advice.estimates}) == 1


def test_like_cards_have_the_same_chance_and_what_cannot_be_played_has_none() -> None:
    state = position(["5S", "5D", "8H"], 93)
    advice = advice_on(state)
    assert set(advice.chances) == {"5S", "5D"}
    assert advice.chances["5S"] == advice.chances["5D"]


def test_a_blunder_is_worse_beyond_doubt() -> None:
    state = position(["KS", "8D", "7H"], 20)
    king = Play(("KS",), "=99", 99)
    played = advice_on(state, also=king).estimate(king)
    assert played.is_worse
    assert played.less > 0.03


def test_the_hands_of_others_change_nothing() -> None:
    state = position(["9S", "8D", "KH"], 60)
    before = advice_on(state)
    hidden = [card for seat, hand in enumerate(state.hands) if seat != state.turn for card in hand]
    hidden = (hidden + state.stock)[::-1]
    for seat, hand in enumerate(state.hands):
        if seat != state.turn:
            hand[:] = [hidden.pop() for _ in hand]
    state.stock[:] = hidden
    assert advice_on(state) == before


def test_without_a_choice_nothing_is_estimated() -> None:
    advice = advice_on(position(["9S", "8D", "7H"], 98))
    assert advice.estimates == ()
    assert advice.chances == {}


def test_if_zeus_decides_no_card_is_called_saving() -> None:
    variant = next(one for one in catalog().ids if catalog().resolve(one).terms.zeus is not None)
    advice = advice_on(position(["Z9", "Z7", "Z8", "Z2"], 91, variant=variant))
    assert (advice.move.cards, advice.reasons) == (("Z9",), (TakesZeus(),))
    early = advice_on(position(["Z9", "Z7", "Z8", "Z2"], 20, variant=variant))
    assert not any(isinstance(reason, Keeps | Trouble | OnlyPlay | Gains) for reason in early.reasons)


def test_hints_say_when_a_card_takes_zeus_or_ends_the_deal_with_it() -> None:
    variant = next(one for one in catalog().ids if catalog().resolve(one).terms.zeus is not None)
    state = position(["Z9", "Z7", "Z6", "Z2"], 92, players=2, variant=variant)
    state.zeus = state.turn
    advice = advice_on(state)
    assert (advice.move.total, advice.reasons) == (101, (EndsWithZeus(),))
    state.zeus = 1 - state.turn
    assert not any(isinstance(reason, EndsWithZeus) for reason in advice_on(state).reasons)
    number = next(card for card in state.stock if card in ("Z7", "Z6", "Z2"))
    state.stock.remove(number)
    state.pile.append(number)
    state.last_seat = 1 - state.turn
    state.total = 40
    shown = view(state, state.actor)
    alike = next(play for play in shown.plays if play.cards == (number,))
    assert reasons_for(Facts(state.table), shown, alike, None)[0] == TakesZeus()
    other = next(play for play in shown.plays if play.cards == ("Z9",))
    assert TakesZeus() not in reasons_for(Facts(state.table), shown, other, None)


def test_a_move_without_a_card_has_odds() -> None:
    """A bomb is answered with a hold or with a token."""
    variant = next(one for one in catalog().ids if catalog().resolve(one).terms.shed is not None)
    found = 0
    for number in range(12):
        state = position([], 20, variant=variant, seed=f"bomb:{number}")
        bombs = [play for play in engine.legal_plays(state) if play.cards == ("BOMB",)]
        if bombs:
            engine.apply(state, bombs[0])
            advice = advice_on(state)
            odds = [reason for reason in advice.reasons if isinstance(reason, Odds)]
            if isinstance(advice.move, Defend) and odds:
                found += 1
                assert odds[0].safe > odds[0].otherwise
    assert found


def test_a_safer_looking_card_is_mentioned() -> None:
    """If another move has a clearly higher chance, the reasons mention it."""
    variant = next(one for one in catalog().ids if catalog().resolve(one).terms.milestones is not None)
    found = 0
    for number in range(12):
        state = position([], 20 + number, variant=variant, seed=f"looks:{number}")
        advice = advice_on(state, playouts=400)
        own = advice.estimate(advice.move)
        if own is not None and max(one.safe for one in advice.estimates) > own.safe + ALIKE:
            found += 1
            assert isinstance(advice.reasons[0], ForTheGame | Rival | Alike)
    assert found


@pytest.mark.parametrize(
    "numbers",
    [
        # Positions in which the advised card has the lower exact chance.
        {"ninety-nine": (0, 13, 20, 25), "ninety-nine-qcsalon": (1, 3, 5, 23)},
        pytest.param(
            dict.fromkeys(("ninety-nine", "ninety-nine-qcsalon"), range(40)),
            marks=pytest.mark.slow("many positions"),
        ),
    ],
    ids=["a few", "many"],
)
def test_the_advised_card_shows_the_best_chance_or_the_first_reason_says_why_not(
    numbers: dict[str, Sequence[int]],
) -> None:
    """Almost equal chances are shown as equal."""
    alike = 0
    for variant in numbers:
        for number in numbers[variant]:
            state = position([], 20 + number, variant=variant, seed=f"shown:{number}")
            advice = advice_on(state, playouts=300)
            laid, hand = cards_of(advice.move), state.hands[state.actor]
            own = next((advice.chances.get(card) for card in hand if card in laid), None)
            shown = list(advice.chances.values())
            if own is None or not shown:
                continue
            truly = advice.estimate(advice.move)
            alike += max(one.safe for one in advice.estimates) > truly.safe and max(shown) == own
            if max(shown) > own:
                assert isinstance(advice.reasons[0], ForTheGame | Rival)
    assert alike


def test_a_hint_says_if_nothing_is_better() -> None:
    equal = advice_on(position(["9S", "4D", "8H"], 98, players=2))
    assert Alike() in equal.reasons
    blunder = advice_on(position(["KS", "8D", "7H"], 20))
    assert Alike() not in blunder.reasons


def test_choices_that_all_lose_are_not_alike_if_one_pays_more() -> None:
    over = position([], 99, variant="hundert", players=4)
    seat, free = over.turn, [card for hand in over.hands for card in hand]
    kept = ["AS", "KS", "JS"]
    rest = [card for card in free if card not in kept]
    over.hands = [kept if one == seat else [rest.pop() for _ in kept] for one in range(4)]
    over.pile = rest
    advice = advice_on(over)
    assert advice.move == Play(("JS",), "+2", 101)
    assert max(one.safe for one in advice.estimates) == 0
    assert Alike() not in advice.reasons


def test_no_card_is_called_saving_if_every_card_can_be_played() -> None:
    state = position([], 12, variant="hundert", players=4)
    assert not [one for one in advice_on(state).reasons if isinstance(one, Keeps)]


def test_a_rival_is_another_card_or_makes_another_total() -> None:
    aimed = 0
    for number in range(8):
        state = position(["5H", "KS", "7D", "QD", "9C"], 99, 4, "99-poker", f"rival:{number}")
        advice = advise(state.table, view(state, state.actor), stream(str(number), 1, 1, 0), playouts=400)
        laid = [one.move for one in advice.estimates if cards_of(one.move) == cards_of(advice.move)]
        aimed += len(laid) > 1
        assert not [one for one in advice.reasons if isinstance(one, Rival) and one.move in laid]
    assert aimed


# Time for a move


def test_harder_choices_take_longer_up_to_a_limit() -> None:
    def over(rivals: int) -> list[float]:
        return [pause(rivals, Stream("pace", str(number))) for number in range(60)]

    for easy, hard in zip(over(0), over(4), strict=True):
        assert SHORTEST <= easy < hard <= 1
    assert len(set(over(2))) > 20


def test_the_pause_can_be_replayed_and_does_not_change_the_move() -> None:
    state = position(["9S", "8D", "KH"], 60)
    shown = view(state, state.actor)
    for level in ("expert/60", "expert/0", "beginner", "random"):
        opponent = bot(level, state.table)
        one, other = (thought_of(opponent, shown, stream("7", 1, 1, 0)) for _ in range(2))
        assert one == other
        assert one.move == opponent.choose(shown, stream("7", 1, 1, 0))


def test_rivals_are_moves_that_the_search_cannot_distinguish_from_the_best() -> None:
    best, near, far = (Play((card,), "+1", 1) for card in ("AS", "AD", "AC"))
    candidates = [
        Candidate(best, [1.0, 0.0] * 20),
        Candidate(near, [0.0, 1.0] * 20),
        Candidate(far, [0.0] * 40),
    ]
    assert rivals_of(best, candidates) == 1
