"""What a phone shows for its seat, as words and codes: a `Sheet`, remade after every change.

It's made only from the seat's view and from events as the seat may know them. All words are in the language
that is current at that time.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Literal

from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import Player
from cardtable.game import events as ev
from cardtable.game.events import AnyEvent
from cardtable.game.sight.view import SeatView
from cardtable.language import SPEECH, YOU, Card, Listed, Rank, player, row, say, word
from cardtable.language.values import Player as Called
from cardtable.learning.ladder import Support
from cardtable.learning.practice import has_dots
from cardtable.learning.questions import Offer, Question
from cardtable.learning.skills import Skill
from cardtable.network import wire
from cardtable.rules.model import Rules
from cardtable.rules.own_words import game_name
from cardtable.rules.schema import WrongTotal
from cardtable.ui.drawing import tokens
from cardtable.ui.learning.call_elsewhere import CallElsewhere
from cardtable.ui.learning.lesson_words import offer_name, step_label
from cardtable.ui.phones.hands import PhoneHand
from cardtable.ui.table.choice import choice_words
from cardtable.ui.table.choice.choice import Choice, Step
from cardtable.ui.table.choice.choice_view import card_choices
from cardtable.ui.table.choice.total_call import AskedCall
from cardtable.ui.table.items.hand import CardChoice, edge_of, preview
from cardtable.ui.table.items.plaques import SeatLook, seat_in_words
from cardtable.ui.table.words import endings, narrator
from cardtable.ui.table.words import sentences as words
from cardtable.ui.table.words.narrator import Line, narrate, spoken

PILE = 2
"""Number of cards shown on top of the pile."""


_TONES: dict[str, wire.Tone] = {"over": "over", "refused": "over", "high": "warn"}
_MARKS: dict[str, wire.Tone] = {"reverse": "reverse", "skip": "skip"}


@dataclass(frozen=True)
class Sitter:
    """The player of a seat, as the reader of a sheet calls them."""

    name: Called
    avatar: str
    person: bool


@dataclass(frozen=True, kw_only=True)
class Scene:
    """The content of a sheet: what the seat sees and knows of the deal, the players, and the state.

    `away` are the phone seats that are disconnected. `phase` is `play` while someone acts or may act, `shows`
    while the table shows what happened, and `calls` while a learner says the total of the last play, which is
    hidden from the others. `acts` is whether the game waits for this seat.
    """

    seat: int
    view: SeatView
    events: Sequence[AnyEvent]
    rules: Rules
    players: Sequence[Player]
    away: Collection[int] = ()
    phase: Literal["play", "shows", "calls", "paused", "ending"] = "play"
    acts: bool = False
    relieved: bool = False
    """Whether someone else plays for this seat for now and it only watches."""
    shows_totals: bool = True
    can_undo: bool = False
    can_hint: bool = False
    can_go_on: bool = False
    agree: wire.Agreement | None = None
    sealed: wire.Sealed | None = None
    call: wire.CallAsked | None = None
    """The question for a learner on this seat."""
    check: Answers | None = None
    """A total to check or cards to pick for that learner, with the answers."""

    @cached_property
    def sitters(self) -> list[Sitter]:
        """All players; the reader is addressed as "you"."""
        return [
            Sitter(called(one.name, seat == self.seat), one.avatar, one.kind == "person")
            for seat, one in enumerate(self.players)
        ]

    @cached_property
    def last(self) -> int | None:
        """The seat that played last in this deal."""
        plays = [event.seat for event in self.events if isinstance(event, ev.CardsPlayed)]
        return plays[-1] if plays else None

    @cached_property
    def recent(self) -> Sequence[AnyEvent]:
        """The last play, or stuck hand, with everything that followed from it."""
        begins = [
            n for n, event in enumerate(self.events)
            if isinstance(event, ev.DealStarted | ev.CardsPlayed | ev.SeatStuck)
        ]  # fmt: skip
        return self.events[begins[-1] :] if begins else self.events

    @property
    def hides(self) -> bool:
        """Whether the total is hidden because it is still to be called."""
        return self.phase == "calls"


def called(name: str, is_reader: bool) -> Called:
    """Return the name of a player; only the player themselves is called `YOU`."""
    if not is_reader and name in (YOU, word(Called(YOU, is_you=True))):
        return Called(say("phones-who-is-at-the-screen"))
    return Called(name, is_you=is_reader)


def sheet(scene: Scene, hand: PhoneHand) -> wire.Sheet:
    """Return the sheet of a seat with the current choice in its hand, not numbered yet."""
    view, choice = scene.view, hand.choice
    lines = narrate(scene.recent, scene.sitters, view.total, view, scene.rules.token_kind)
    call = scene.call or _call(scene, hand)
    state = _state(scene, choice, call)
    return wire.Sheet(
        n=0,
        turn=hand.count(
            (state, view.deal, scene.can_go_on, scene.can_undo, scene.call, scene.check, scene.agree)
        ),
        game=game_name(scene.rules),
        deal=say("board-deal", number=view.deal),
        total=None if scene.hides else view.total,
        limit=view.limit,
        lowest=scene.rules.lowest_total,
        left="" if scene.hides or scene.call else say("board-left", count=max(0, view.left)),
        pile=tuple(view.pile[-PILE:]),
        pile_name=word(Card(view.pile[-1])) if view.pile else "",
        said=_said(scene, [line for line in lines if line.is_listed]),
        banner=_banner(scene, state),
        state=state,
        seats=tuple(_seat(scene, choice, seat) for seat in range(view.players)),
        hand=_plain(view) if call or scene.check else _cards(scene, choice),
        ask=_ask(scene, hand) if call is None else None,
        options=_options(scene, hand) if call is None else (),
        number=_number(choice) if call is None else None,
        naming=choice.step is Step.SEAT and call is None,
        buttons=_buttons(hand) if scene.check is None else scene.check[1],
        can_back=choice.is_open or hand.to_call is not None,
        can_confirm=choice.step is Step.CARDS and bool(choice.marked_plays) and call is None,
        can_hint=scene.can_hint and call is None,
        can_undo=scene.can_undo,
        can_go_on=scene.can_go_on,
        notice=_notice(scene),
        call=call,
        hint=hand.hint,
        agree=scene.agree,
        sealed=scene.sealed,
        live=_live(scene, hand, lines, state),
    )


def _state(
    scene: Scene, choice: Choice, call: wire.CallAsked | None
) -> Literal["turn", "asked", "wait", "call", "between", "over", "paused", "out"]:
    if scene.phase == "paused":
        return "paused"
    if call is not None:
        return "call"
    if scene.check is not None:
        return "asked"
    if scene.hides:
        # That a play ended the deal would give away its total.
        return "wait"
    if scene.view.phase == "over":
        return "over"
    if scene.view.phase == "between" and scene.view.deal:
        return "between"
    if scene.acts:
        return "asked" if choice.is_asked else "turn"
    return "wait" if scene.view.in_game[scene.seat] else "out"


def _banner(scene: Scene, state: str) -> str:
    """Return whose turn it is, or what the game waits for."""
    view, sitters = scene.view, scene.sitters
    match state:
        case "turn":
            return say("phones-your-turn", name=str(sitters[scene.seat].name))
        case "asked" | "call":
            return say("phones-you-are-asked", name=str(sitters[scene.seat].name))
        case "paused":
            return say("phones-paused")
        case "between":
            return say("ending-deal-over")
        case "over":
            return say("phones-game-is-over")
        case "out":
            return say("phones-you-are-out")
    if scene.relieved:
        return say("phones-you-are-relieved")
    if view.phase == "playing" and not view.in_deal[scene.seat]:
        return say("phones-you-have-won" if scene.seat in view.gone_out else "phones-you-sit-out")
    if view.phase != "playing" or scene.phase != "play":
        return ""
    return say("phones-turn-of", player=sitters[view.turn].name)


# --- what happened


def _said(scene: Scene, lines: Sequence[Line]) -> str:
    """Return what just happened in a few words; without the total while it's being called."""
    sentences: list[str] = []
    for line in lines:
        if not line.is_play:
            sentences.append(line.sentence)
            continue
        cards = word(Listed([Rank(card) for card in line.cards]))
        what = row([cards, line.note]) if line.note and not scene.hides else cards
        sentences.append(say("phones-said", player=player(line.name), what=what))
        if scene.hides:
            break
    if not sentences and any(isinstance(event, ev.DealStarted) for event in scene.recent):
        return say("event-dealt")
    return spoken(sentences) if len(sentences) > 1 else "".join(sentences)


def _live(scene: Scene, hand: PhoneHand, lines: Sequence[Line], state: str) -> str:
    """Return what just happened and what to do now, for a screen reader, which says only what was added."""
    sentences = [line.sentence for line in lines if line.rank <= narrator.Rank.POLITE]
    if scene.hides:
        sentences = [_said(scene, [line for line in lines if line.is_listed])]
    ask, notice = _ask(scene, hand), _notice(scene)
    if not sentences and notice is not None:
        sentences = [notice.title, *notice.details]
    if ask is not None and state in ("turn", "asked"):
        sentences += [ask.title, ask.detail]
    elif not sentences or state not in ("turn", "wait", "between", "over"):
        sentences.append(_banner(scene, state))
    return spoken([*sentences, hand.hint])


def _notice(scene: Scene) -> wire.Notice | None:
    """Return how the deal or game ended or what someone lost, while that may be shown."""
    view, sitters = scene.view, scene.sitters
    if scene.hides:
        return None
    kind = scene.rules.token_kind
    names, avatars = [one.name for one in sitters], [one.avatar for one in sitters]
    if view.phase == "playing":
        lost = endings.setback(scene.recent, sitters, scene.seat, kind) if scene.phase == "shows" else None
        notice = lost.notice if lost is not None else None
    else:
        notice = endings.ending(scene.recent, names, avatars, scene.seat, kind)
        notice = notice or endings.between_deals(view)
    if notice is None:
        return None
    ended = [e for e in scene.recent if isinstance(e, ev.GameEnded | ev.DealEnded)]
    winner = bool(ended) and scene.seat in ended[-1].winners
    return wire.Notice(title=notice.title, details=(notice.detail,) if notice.detail else (), winner=winner)


# --- the table


def _seat(scene: Scene, choice: Choice, seat: int) -> wire.SheetSeat:
    view, one = scene.view, scene.sitters[seat]
    look = _look(scene, seat)
    held = None if scene.hides else look.tokens
    state: Literal["", "out", "away"] = "away" if seat in scene.away else "out" if look.is_away else ""
    belongings, in_full = _words_of(SPEECH.language.tag, one.name.is_you, look)
    return wire.SheetSeat(
        seat=seat,
        name=str(one.name),
        avatar=one.avatar,
        tokens=held,
        tokens_text=belongings or (say("board-out") if look.state == "out" else ""),
        cards=view.hand_sizes[seat],
        state=state,
        turn=look.state == "turn",
        can_name=choice.step is Step.SEAT and seat in choice.seats,
        you=seat == scene.seat,
        words=row([in_full, say("phones-page-away")]) if state == "away" else in_full,
    )


def _look(scene: Scene, seat: int) -> SeatLook:
    view, one = scene.view, scene.players[seat]
    state = "out" if not view.in_game[seat] else "aside" if view.deal and not view.in_deal[seat] else ""
    state = "won" if seat in view.gone_out else state
    if not state and view.phase == "playing":
        state = "turn" if seat == view.turn else "next" if seat == view.next_seat else ""
    held = None if view.is_team or scene.hides else view.shown_tokens[seat]
    at_start = scene.rules.tokens_shown(view.players) or 0
    return SeatLook(
        scene.sitters[seat].name, one.avatar, held, at_start, view.forfeits[seat],
        view.hand_sizes[seat], state, scene.rules.token_kind, view.scores[seat] if view.scores else None,
        view.zeus == seat, None,
    )  # fmt: skip


@lru_cache(maxsize=512)
def _words_of(language: str, is_reader: bool, look: SeatLook) -> tuple[str, str]:
    """Return what a seat has left, or its score, in a word or two; and the full text for a screen reader.

    These are most of a sheet's words and the same on all phones of one language. `is_reader` is part of the
    cache's key because names compare equal without it.
    """
    return _belongings(look), seat_in_words(look)


def _belongings(look: SeatLook) -> str:
    if look.score is not None:
        return say("board-score", count=look.score)
    if look.tokens is None:
        return ""
    return tokens.in_words(look.kind, look.tokens, look.of_tokens)


# --- the hand and what is asked


def _plain(view: SeatView) -> tuple[wire.HandCard, ...]:
    """Return the hand while none of it can be chosen."""
    return tuple(
        wire.HandCard(at=at, card=card, name=word(Card(card)), can=False) for at, card in enumerate(view.hand)
    )


def _cards(scene: Scene, choice: Choice) -> tuple[wire.HandCard, ...]:
    """Return the hand with what each card would do."""
    view = scene.view
    choices = card_choices(view, choice)
    if not choices:
        return _plain(view)
    return tuple(_card(at, view, one, choice) for at, one in enumerate(choices))


def _card(at: int, view: SeatView, one: CardChoice, choice: Choice) -> wire.HandCard:
    code, marked = view.hand[at], at in choice.marked
    plays = one.plays if choice.shows_totals else ()
    if one.why:
        name = say("state-refused", card=Card(code), why=one.why)
    else:
        name = words.hand_sentence(code, plays, False, marked, one.stake_words)
        if one.together and not marked:
            name = row([name, say("phones-with-others")])
    pill = _pill(view, one, choice, marked)
    return wire.HandCard(
        at=at,
        card=code,
        name=name,
        pills=(pill,) if pill is not None else (),
        can=one.playable,
        why=one.why,
        marked=marked or (choice.step is not Step.CARDS and at in choice.chosen),
    )


def _pill(view: SeatView, one: CardChoice, choice: Choice, marked: bool) -> wire.Pill | None:
    """Return the label on a card: its total, the total it would wrongly make, or a sign that it answers."""
    if marked:
        return wire.Pill(text="", icon="check")
    if one.answers:
        return wire.Pill(text="", icon="tap")
    if one.together and not one.plays:
        return wire.Pill(text="", icon="plus")
    if not one.playable and not one.why:
        return None
    text, kind, icon = preview(one.plays, one.refusal, edge_of(view), one.stake)
    totals = list(dict.fromkeys(play.total for play in one.plays))
    if len(totals) == 2:
        text = word(Listed(totals, "or"))
    if one.plays and not choice.shows_totals:
        text, kind, icon = "", "", "" if icon in ("arrow", "warn") else icon
    tone = _TONES.get(kind) or _MARKS.get(icon, "plain")
    return wire.Pill(text=text, tone=tone, icon=icon) if text or icon else None


def _ask(scene: Scene, hand: PhoneHand) -> wire.Ask | None:
    """Return the question in the table's words, or what the seat must do, or why something isn't possible."""
    choice, view = hand.choice, scene.view
    if scene.check is not None:
        return scene.check[0]
    asked = choice_words.question(choice, view, scene.sitters, scene.last) if scene.acts else None
    if asked is not None:
        detail = hand.why or _how(choice) or asked.detail
        return wire.Ask(title=asked.title, detail=detail, avatar=asked.avatar)
    if choice.step is Step.OPTION:
        card = choice.hand[choice.chosen[-1]]
        return wire.Ask(title=choice_words.popover_title(card, choice.options))
    line = hand.why or (choice_words.line(choice, view) if not choice.is_open else "")
    return wire.Ask(title=line) if line else None


def _how(choice: Choice) -> str:
    """Return how to answer a question with a finger; "" if the table's words fit."""
    if choice.is_asked:
        return ""
    match choice.step:
        case Step.NUMBER:
            return say("phones-choose-the-total")
        case Step.SEAT:
            return say("phones-tap-a-seat")
        case _:
            return say("phones-tap-the-cards")


def _options(scene: Scene, hand: PhoneHand) -> tuple[wire.SheetOption, ...]:
    choice = hand.choice
    if scene.check is not None:
        return scene.check[2]
    if choice.step is Step.OPTION:
        return tuple(
            wire.SheetOption(
                at=at,
                text=choice_words.option_text(option),
                total=option.total if choice.shows_totals else None,
                words=choice_words.option_text(option)
                if not choice.shows_totals
                else row([choice_words.option_text(option), say("call-makes", total=option.total)]),
            )
            for at, option in enumerate(choice.options)
        )
    if choice.step is not Step.CARDS:
        return ()
    return tuple(
        wire.SheetOption(
            at=at, text=choice_words.prompt_label(prompt), card=prompt.cards[0],
            words=choice_words.prompt_label(prompt),
        )
        for at, prompt in enumerate(hand.offered)
    )  # fmt: skip


def _number(choice: Choice) -> wire.NumberAsked | None:
    if choice.step is not Step.NUMBER:
        return None
    totals = tuple(option.total for option in choice.options)
    label = say("choice-which-total", rank=Rank(choice.hand[choice.chosen[0]]))
    return wire.NumberAsked(
        low=min(totals), high=max(totals), at=choice.options[choice.hot].total, totals=totals, label=label
    )


def _buttons(hand: PhoneHand) -> tuple[wire.Button, ...]:
    choice = hand.choice
    return tuple(
        wire.Button(
            key=prompt.key,
            text=choice_words.prompt_label(prompt),
            primary=choice.leads_with(prompt),
            cards=prompt.cards,
        )
        for prompt in hand.buttons
    )


_WRONG_COSTS: Mapping[WrongTotal, str] = {
    "strict": "phones-wrong-costs",
    "token": "phones-wrong-costs-token",
    "deal": "phones-wrong-costs-deal",
}


def _call(scene: Scene, hand: PhoneHand) -> wire.CallAsked | None:
    """Return the question for the total of the chosen card, if totals are checked."""
    play, view, rules = hand.to_call, scene.view, scene.rules
    if play is None:
        return None
    check = rules.terms.call_check or "auto"
    costs = _WRONG_COSTS.get(check)
    return wire.CallAsked(
        sum=AskedCall(play, view.total, check).question,
        lowest=min(0, rules.lowest_total),
        highest=view.limit,
        before=view.total,
        sentence=say(costs) if costs is not None else "",
    )


def call_asked(call: CallElsewhere, match: Match) -> wire.CallAsked | None:
    """Return the question for a total; None if a computer's total is checked or cards are picked instead."""
    if call.stage != "call" or call.calling.question.offers:
        return None
    calling, players = call.calling, match.setup.players
    question = calling.question
    dots = (question.before, question.operand) if call.lesson.dots and has_dots(question) else ()
    shows_line = calling.support is not Support.NONE or calling.is_helped
    ends = (question.before, question.answer)
    return wire.CallAsked(
        sum=call.sum,
        dots=dots,
        offers=call.offers,
        lowest=min(match.rules.lowest_total, min(ends) // 10 * 10),
        # The ends of the line are labeled and must not be the answer, so they're whole tens.
        highest=max(match.rules.limit, -(-max(ends) // 10) * 10 if max(ends) > match.rules.limit else 0),
        before=question.before if shows_line else None,
        jumps=tuple(
            wire.Jump(start=jump.start, end=jump.end, text="" if dots else step_label(jump.step))
            for jump in (calling.ways_shown if calling.is_helped else ())
        ),
        sentence=call.sentence(players[call.seat].name, players[call.lesson.player].name),
        help_text=say("shared-show-me") if call.may_help else "",
        answer=call.says,
    )


Answers = tuple[wire.Ask, tuple[wire.Button, ...], tuple[wire.SheetOption, ...]]
"""A question, its buttons, and its cards."""


def check_asked(call: CallElsewhere, match: Match) -> Answers | None:
    """Return what a learner at a phone checks or picks; None if the learner enters a total instead."""
    if call.stage == "call":
        return _pick_asked(call, match) if call.calling.question.offers else None
    learner = match.setup.players[call.lesson.player]
    ask = wire.Ask(title=call.checks, detail="", avatar=learner.avatar)
    buttons = tuple(wire.Button(key=key, text=text, primary=key != "stand") for key, text in call.answers)
    return ask, buttons, ()


def _pick_asked(call: CallElsewhere, match: Match) -> Answers:
    question = call.calling.question
    learner = match.setup.players[call.seat]
    ask = wire.Ask(title=call.sentence(learner.name, learner.name), detail=call.says, avatar=learner.avatar)
    led = {jump.end for jump in call.calling.ways_shown} if call.calling.is_helped else set[int]()
    options = tuple(
        wire.SheetOption(
            at=at,
            card=offer.card,
            text="\N{CHECK MARK}" if call.picked >> at & 1 else _value(question, offer),
            total=offer.makes if offer.makes in led else None,
            words=row([
                offer_name(question, offer),
                *([say("call-makes", total=offer.makes)] if offer.makes in led else []),
                *([say("state-marked")] if call.picked >> at & 1 else []),
            ]),
        )
        for at, offer in enumerate(question.offers)
    )  # fmt: skip
    is_all = wire.Button(key="all", text=say("lessons-that-is-all"), primary=True)
    show_me = wire.Button(key="help", text=say("shared-show-me"))
    buttons = ((is_all,) if question.picks_all else ()) + ((show_me,) if call.may_help else ())
    return ask, buttons, options


def _value(question: Question, offer: Offer) -> str:
    """Return the label of a card to pick: its step if one of its values is chosen, else ""."""
    return step_label(offer.makes - question.before) if question.skill is Skill.CHOICE else ""
