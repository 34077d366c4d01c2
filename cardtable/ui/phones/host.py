"""The link between a match and its phones: sheets go out, and taps come in.

The conductor leads the match. Whenever it changes, every phone gets the state in its own language; taps
become moves for the conductor, or nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal, Protocol

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.bots.coach import Advice
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.shared_screen import PlayedFrom
from cardtable.game.sight.view import in_order
from cardtable.language import SPEECH, player, say
from cardtable.language.catalog import best
from cardtable.network import wire
from cardtable.ui.learning.call_elsewhere import CallElsewhere
from cardtable.ui.phones.hands import PhoneHand
from cardtable.ui.phones.sheets import Scene, call_asked, called, check_asked, sheet
from cardtable.ui.play.conductor import Conductor
from cardtable.ui.play.states import TableState
from cardtable.ui.table.words.hints import advice_sentences


class Phones(Protocol):
    """The connection to the phones: a `Door`, or a stand-in."""

    def is_here(self, seat: int) -> bool:
        """Whether the seat's page is connected."""

    def languages(self, seat: int) -> Sequence[str]:
        """Return the languages the seat's phone wants, the best first."""

    def send(self, seat: int, message: wire.ComputerMessage) -> bool:
        """Send a message to the seat's phone; return False if it isn't connected."""


class PhoneHost(QObject):
    """The link between a table's conductor and its phones.

    Call `joined`, `away` and `tapped` when a phone does so.
    """

    moved = Signal(int)
    """Emitted with a seat that is now played somewhere else."""

    def __init__(self, conductor: Conductor, phones: Phones, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._conductor, self._phones = conductor, phones
        self._match: Match | None = None
        self._hands: dict[int, PhoneHand] = {}
        self._shown: dict[int, wire.Sheet] = {}
        self._sent = 0
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self.show)
        conductor.is_here = phones.is_here
        conductor.changed.connect(self._soon.start)
        conductor.advanced.connect(self._soon.start)
        conductor.declined.connect(self._show_declined)

    def leave(self) -> None:
        """Stop sending to the phones."""
        self._conductor.changed.disconnect(self._soon.start)
        self._conductor.advanced.disconnect(self._soon.start)
        self._conductor.declined.disconnect(self._show_declined)
        self._soon.stop()

    # --- seats

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of the match that are played on phones."""
        return self._conductor.match.screen.elsewhere if self._conductor.match is not None else ()

    def move(self, seat: int, at: PlayedFrom) -> None:
        """Move a seat to the screen, to its phone, or to a computer for now."""
        self._conductor.reseat(seat, at)
        self.moved.emit(seat)
        self._soon.start()

    def joined(self, seat: int) -> None:
        """Send the sheet to a page that connected."""
        self._shown.pop(seat, None)
        self._soon.start()

    def away(self, seat: int) -> None:
        """Note that a page was disconnected, and show it to the others."""
        self._conductor.excuse(seat)
        call = self._call(seat)
        if call is not None:
            call.focus_lost = True
            call.has_begun = False
        self._soon.start()

    # --- sheets

    def show(self) -> None:
        """Send every phone its sheet."""
        match = self._conductor.match
        if match is not self._match:
            self._match, self._hands, self._shown = match, {}, {}
        if match is None:
            return
        # A seat that the computer or the screen plays for now still watches on its phone.
        for seat in range(len(match.setup.players)):
            self._show_to(match, seat)

    def _show_to(self, match: Match, seat: int, anyway: bool = False) -> None:
        """Send a phone its sheet, if that has changed or `anyway`."""
        if not self._phones.is_here(seat):
            return
        with SPEECH.speaking(self._language(seat)):
            shown = sheet(self._scene(match, seat), self.hand(seat))
        if anyway or shown != self._shown.get(seat):
            self._shown[seat] = shown
            self._sent += 1
            self._phones.send(seat, msgspec.structs.replace(shown, n=self._sent))

    def _language(self, seat: int) -> str:
        """Return the best language for a phone; the screen's if there is none of its own."""
        wanted = self._phones.languages(seat)
        return best([*wanted, SPEECH.language.tag], SPEECH.tags)

    def hand(self, seat: int) -> PhoneHand:
        if seat not in self._hands:
            self._hands[seat] = PhoneHand(seat)
        return self._hands[seat]

    def _scene(self, match: Match, seat: int) -> Scene:
        conductor, state, call = self._conductor, self._conductor.state, self._call(seat)
        acts = state is TableState.PHONE and match.seat == seat and not conductor.held
        view = in_order(match.view(seat), match.hand_order)
        view = self.hand(seat).see(view, acts, not match.hides_totals, match.asks_total)
        plays = seat in match.screen.elsewhere
        return Scene(
            seat=seat,
            view=view,
            events=match.events_for(seat),
            rules=match.rules,
            players=match.setup.players,
            away=[one for one in match.screen.elsewhere if not self._phones.is_here(one)],
            phase=self._phase,
            acts=acts,
            relieved=not plays,
            shows_totals=not match.hides_totals,
            can_undo=plays and conductor.can_undo and conductor.agreement is None,
            can_hint=plays and conductor.can_advise(seat),
            can_go_on=plays and conductor.waits_to_go_on,
            agree=self._agreement(match, seat),
            sealed=_sealed(match, self._phase == "calls"),
            call=call_asked(call, match) if call is not None else None,
            check=check_asked(call, match) if call is not None else None,
        )

    def _call(self, seat: int) -> CallElsewhere | None:
        """Return what the learner on this seat is asked; None if nothing."""
        teacher = self._conductor.teacher
        call = teacher.elsewhere if teacher is not None else None
        return call if call is not None and call.seat == seat else None

    def _agreement(self, match: Match, seat: int) -> wire.Agreement | None:
        """Return the question to all players, if this seat hasn't answered it yet."""
        asked = self._conductor.agreement
        if asked is None or seat not in asked.waits:
            return None
        by = say("phones-who-is-at-the-screen")
        if asked.by is not None:
            by = called(match.setup.players[asked.by].name, False)
        return wire.Agreement(
            sentence=say("play-wants-to-take-back", player=player(by)),
            yes=say("play-take-it-back"),
            no=say("play-do-not-take-back"),
        )

    def _show_declined(self, seat: int) -> None:
        """Show on the phone too that not everyone agreed to undo: the screen may be far away."""
        with SPEECH.speaking(self._language(seat)):
            self.hand(seat).hint = say("play-not-all-agree")

    @property
    def _phase(self) -> Literal["play", "shows", "calls", "paused", "ending"]:
        match self._conductor.state:
            case _ if self._conductor.held:
                return "paused"
            case TableState.PAUSED:
                return "paused"
            case TableState.MOVING:
                return "shows"
            case TableState.LESSON:
                return "calls"
            case TableState.ENDING | TableState.OVER:
                return "ending"
            case _:
                return "play"

    # --- taps

    def tapped(self, seat: int, tap: wire.Tap) -> None:
        """Handle a tap; one on an outdated sheet only gets the current sheet."""
        match = self._match
        if match is None or match is not self._conductor.match or seat not in match.screen.elsewhere:
            return
        hand = self.hand(seat)
        if tap.turn != hand.turn or not self._take(seat, hand, tap):
            self._show_to(match, seat, anyway=True)

    def _take(self, seat: int, hand: PhoneHand, tap: wire.Tap) -> bool:
        """Act on a tap; return whether that changed something for everyone."""
        conductor = self._conductor
        call = self._call(seat)
        if isinstance(tap, wire.Begun):
            if call is not None and conductor.teacher is not None:
                conductor.teacher.begin_elsewhere(tap.begun)
            # It changes no phone's sheet, so none has to be sent.
            return True
        if call is not None and not isinstance(tap, wire.Undo | wire.Agree):
            self._teach(seat, hand, call, tap)
            return False
        match tap:
            case wire.GoOn():
                conductor.goes_on_from(seat)
                return True
            case wire.Undo():
                conductor.undo(seat)
                return True
            case wire.Agree():
                conductor.agree(seat, tap.yes)
                return True
            case wire.Hint():
                return conductor.advises(seat, partial(self._show_hint, seat, hand.turn))
            case _:
                return self._chose(seat, hand, tap)

    def _teach(self, seat: int, hand: PhoneHand, call: CallElsewhere, tap: wire.Tap) -> None:
        """Act on the tap of a learner who is asked; the praise for a right answer stays for a while."""
        teacher = self._conductor.teacher
        if teacher is None:
            return
        match tap:
            case wire.Called():
                teacher.answer_elsewhere(tap.total)
            case wire.Help():
                teacher.help_elsewhere()
            case wire.Option():
                teacher.pick_elsewhere(tap.at)
            case wire.Pressed(key="all"):
                teacher.picked_elsewhere()
            case wire.Pressed(key="help"):
                teacher.help_elsewhere()
            case wire.Pressed():
                teacher.check_elsewhere(tap.key)
            case _:
                pass
        if call.calling.is_right:
            # The praise stays although the learner's own turn may follow.
            self.show()
            with SPEECH.speaking(self._language(seat)):
                hand.hint = call.says

    def _show_hint(self, seat: int, turn: int, advice: Advice | None) -> None:
        """Show the coach's hint, unless the sheet has changed meanwhile."""
        match, hand = self._match, self.hand(seat)
        if match is None or hand.turn != turn:
            return
        with SPEECH.speaking(self._language(seat)):
            names = [called(one.name, at == seat) for at, one in enumerate(match.setup.players)]
            hand.hint = say("play-no-hint") if advice is None else advice_sentences(advice, names)[0]
        self._show_to(match, seat)

    def _chose(self, seat: int, hand: PhoneHand, tap: wire.Tap) -> bool:
        with SPEECH.speaking(self._language(seat)):
            made = hand.take(tap)
        return made is not None and self._conductor.takes_from(seat, made.move, made.said)


def _sealed(match: Match, hides: bool) -> wire.Sealed | None:
    """Return the seal of the deal; it's open once the deal is over and no total is left to call."""
    seal = match.seal
    if seal is None:
        return None
    if hides or match.awaits not in (Awaits.DEAL, Awaits.OVER):
        return wire.Sealed(before=seal.number)
    return wire.Sealed(before=seal.number, after=seal.text, sentence=say("phones-seal-is-open"))
