"""Phones at the table: who is invited, who sits where, and when there is a server at all.

No socket is open before somebody makes a seat a phone's. They are closed with the last game that has one,
when inviting is given up, and with the window. The match is led by the conductor as ever; `PhoneHost` stands
between the two, and what is shown of all this is on `JoinPage` and on the plaques of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.bots.levels import USUAL
from cardtable.controller.match.match import Awaits
from cardtable.controller.match.setup import Player
from cardtable.language import player as called
from cardtable.language import say, sentence
from cardtable.plain_text import LONGEST_NAME, one_line
from cardtable.rules.own_words import game_name
from cardtable.ui.pages.join_page import Joining, JoinSeat, Knock, Sitting
from cardtable.ui.shared import seating
from cardtable.ui.shared.seating import Seats
from cardtable.ui.table.items.plaques import SeatInfo
from cardtable.ui.widgets.keys_panel import native

if TYPE_CHECKING:
    from cardtable.controller.match.match import Match
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.controller.match.shared_screen import At
    from cardtable.network.seating import Phone
    from cardtable.rules.model import Rules
    from cardtable.storage.phones import KeptPhones
    from cardtable.ui.phones.host import PhoneHost
    from cardtable.ui.phones.house import Place, TableHouse
    from cardtable.ui.phones.server import Server
    from cardtable.ui.play.conductor import Conductor
    from cardtable.ui.window.jobs import Jobs

KEY = "Ctrl+J"
"""Opens the page of the phones."""

GRACE = 1000
"""Milliseconds for which phones stay at a table that nothing is on: mostly the next game is."""

LONG_AWAY = 15_000
"""Milliseconds after which it is told that a phone is away whose turn it is."""

_HERE: tuple[Sitting, ...] = ("ready", "away", "screen", "computer")
"""Those who play when it is dealt."""


class Draft(NamedTuple):
    """A game that phones are invited to. Names of seats may be empty."""

    setup: MatchSetup
    seats: Seats
    rules: Rules


class Phones(QObject):
    """The phones of the table in one window."""

    changed = Signal()
    """Who sits where, or how one comes, is otherwise than before."""
    dealt = Signal(object)
    """Enough have sat down: the `MatchSetup` of the game that begins."""
    told = Signal(str, str)
    """A sentence for those at the screen, and the mark beside it."""

    def __init__(
        self,
        conductor: Callable[[], Conductor | None],
        match: Callable[[], Match | None],
        kept: KeptPhones,
        jobs: Callable[[], Jobs],
        deck: Callable[[], str],
        parent: QObject,
    ) -> None:
        """`conductor` leads the table, if there is one, and `match` is what is played there in earnest;
        `deck` names the cards that lie on it.
        """
        super().__init__(parent)
        self._conductor, self._on_table, self._kept, self._jobs = conductor, match, kept, jobs
        self._deck = deck
        self.addresses: tuple[str, ...] | None = None
        """Where phones are listened for; None is wherever this computer is in a local network."""
        self.asks = False
        """Whether each phone has to be let in here."""
        self._draft: Draft | None = None
        self._match: Match | None = None
        self._server: Server | None = None
        self._house: TableHouse | None = None
        self._host: PhoneHost | None = None
        self._led: Conductor | None = None
        self._lent: dict[int, bool] = {}
        """Seats of phones that are played by a computer or at the screen meanwhile; True for those that come
        back to their phone by themselves.
        """
        self._company = b""
        """Which phones sat here when the server was closed last: they are known again at the next game."""
        self._sat_before = b""
        """Which phones sat at the game on the table when others were invited to the next one."""
        self._last: Match | None = None
        """The match that was on the table before nothing was."""
        self._knocked = 0
        self._leaving, self._missing = QTimer(self), QTimer(self)
        for clock, act in ((self._leaving, self._close_if_left), (self._missing, self._tell_missing)):
            clock.setSingleShot(True)
            clock.timeout.connect(act)

    # --- the server

    @property
    def is_open(self) -> bool:
        """Whether phones are listened for, or would be as soon as there is a network."""
        return self._server is not None

    @property
    def server(self) -> Server | None:
        """The server, while phones are wanted."""
        return self._server

    @property
    def is_inviting(self) -> bool:
        """Whether a game waits for phones to sit down."""
        return self._draft is not None

    def _made(self) -> Server:
        """The server, which does not listen yet where it is new."""
        if self._server is not None:
            return self._server
        from cardtable.ui.phones.house import TableHouse
        from cardtable.ui.phones.server import Server

        self._house = TableHouse(
            lambda seat: self._made().phone(seat), lambda seat: self._made().is_here(seat)
        )
        self._house.asks = self.asks
        server = self._server = Server(self._house, self, self._deck())
        server.sat.connect(self._sat)
        server.joined.connect(self._joined)
        server.away.connect(self._gone)
        server.left.connect(self._gone)
        server.knocks_changed.connect(self._knock)
        server.kept_changed.connect(self._keep)
        for signal in (server.invitation_changed, server.addresses_changed, server.choosing_changed):
            signal.connect(self.changed)
        return server

    def _phone(self, seat: int) -> Phone | None:
        return self._server.phone(seat) if self._server is not None else None

    def _is_here(self, seat: int) -> bool:
        return self._server is not None and self._server.is_here(seat)

    def ask(self, asks: bool) -> None:
        """Whether each phone has to be let in here from now on."""
        self.asks = asks
        if self._house is not None:
            self._house.asks = asks

    def close(self) -> None:
        """No phones are wanted any more; may be called twice."""
        self._part()
        server, self._server, self._house = self._server, None, None
        self._lent.clear()
        self._missing.stop()
        if server is not None:
            self._company = server.kept()
            server.blockSignals(True)
            server.stop()
            server.deleteLater()
            self.changed.emit()

    # --- before a game

    def invite(self, setup: MatchSetup) -> None:
        """Phones may sit down to this game, which begins with `deal`. Raises RulesError."""
        from cardtable.rules.catalogue import catalogue

        rules = catalogue().resolve(setup.variant, setup.options)
        # Until it is dealt, who sits down must see nothing of a game that lies on the table.
        self._part()
        if self._draft is None:
            self._sat_before = self._server.kept() if self._server is not None else b""
        self._draft = Draft(setup, seating.drafted(setup.players), rules)
        self._show_draft()
        self._part_with_others(self._draft.seats)

    def _part_with_others(self, seats: Seats) -> None:
        """Let no guest's phone keep the seat of a guest of another name."""
        server = self._made()
        for number, seat in enumerate(seats):
            phone = server.phone(number)
            if phone is None or seat.learner or not seat.name:
                continue
            if called(seat.name).casefold() != called(phone.name).casefold():
                server.unseat(number)

    def give_up(self) -> None:
        """Nobody is invited any more; the game on the table has its phones again."""
        if self._draft is None:
            return
        match, server = self._match, self._made()
        if match is not None and match.screen.elsewhere:
            # Whoever sat down to the other game has no hand in this one.
            server.reseat(())
            self._draft = None
            self._show_match(match)
            server.restore(self._sat_before)
            self._keep()
        else:
            self._draft = None
            self.close()

    def _show_draft(self) -> None:
        if self._draft is None:
            return
        server = self._made()
        if self._house is not None:
            self._house.waits = True
            self._house.game = game_name(self._draft.rules)
            self._house.places = tuple(map(_place, self._draft.seats))
        server.set_seats([number for number, seat in enumerate(self._draft.seats) if seat.phone])
        company, self._company = self._company, b""
        if company:
            server.restore(company)
        self._listen(server)
        self.changed.emit()

    def _listen(self, server: Server) -> None:
        if not server.is_open:
            server.start(self.addresses)

    def add_computer(self) -> None:
        """One more computer opponent, on a free seat where there is one."""
        draft = self._draft
        if draft is None:
            return
        free = next((seat.seat for seat in self.joining.seats if seat.sitting == "free"), None)
        if free is not None:
            self.move(free, "computer")
        elif len(draft.seats) < draft.rules.max_players:
            self._reseat(seating.with_computer(draft.seats), range(len(draft.seats)))

    def _reseat(self, seats: Seats, order: Iterable[int]) -> None:
        """Other seats, of which each was that one before, or is new."""
        if self._draft is not None:
            numbers = [*order]
            numbers += [-1] * (len(seats) - len(numbers))
            self._draft = self._draft._replace(seats=seats)
            if self._house is not None:
                self._house.places = tuple(map(_place, seats))
            self._made().reseat(numbers)
            self._show_draft()

    def deal(self) -> None:
        """The game begins with those who are there; free seats go."""
        draft = self._draft
        if draft is None or self.joining.trouble:
            return
        seats, order = self._those_who_play(draft)
        self._reseat(seats, order)
        self._draft = None
        self.dealt.emit(msgspec.structs.replace(draft.setup, players=seating.with_names(seats)))

    def _those_who_play(self, draft: Draft) -> tuple[Seats, list[int]]:
        """Who has sat down, as phones say who they are, and which seats they have."""
        seats: list[Player] = []
        order: list[int] = []
        for number, seat in enumerate(draft.seats):
            phone = self._made().phone(number) if seat.phone else None
            if seat.phone and phone is None:
                continue
            if phone is not None and not seat.learner:
                seat = msgspec.structs.replace(seat, name=phone.name, avatar=phone.avatar)
            seats.append(seat)
            order.append(number)
        return tuple(seats), order

    # --- in a game

    def follow(self) -> None:
        """Whatever is on the table now has its phones."""
        match, conductor = self._on_table(), self._conductor()
        if match is self._match and conductor is self._led:
            self._watch(match)
            return
        if conductor is not self._led:
            self._part()
            self._led = conductor
        before, self._match = self._match, match
        if match is None:
            self._last = before
            self._leaving.start(GRACE)
            return
        self._leaving.stop()
        self._lent.clear()
        if match.screen.elsewhere:
            self._show_match(match)
            self._keep()
        else:
            self.close()
            self._bring_back(match)

    def rest(self) -> None:
        """Nobody is at the table any more: phones go if its game is over."""
        if self._draft is None and self._match is not None and self._match.awaits is Awaits.OVER:
            self.close()

    def _close_if_left(self) -> None:
        if self._match is None and self._draft is None:
            self.close()

    def _show_match(self, match: Match) -> None:
        """The seats of the match as they are; without any phone, nobody listens."""
        seats = {*match.screen.elsewhere, *self._lent}
        if self._draft is not None or not seats:
            if self._draft is None:
                self.close()
            return
        server = self._made()
        if self._house is not None:
            self._house.waits = False
            self._house.game = game_name(match.rules)
            self._house.places = _places(match)
        server.set_seats(sorted(seats))
        if match is self._last and self._company:
            # A deal was tried in between, or another page had the table.
            server.restore(self._company)
            self._company = b""
        self._lead()
        self._listen(server)
        self.changed.emit()

    def _lead(self) -> PhoneHost | None:
        """What stands between match and phones, made where both are there."""
        conductor, server = self._conductor(), self._server
        if self._host is None and conductor is not None and server is not None:
            from cardtable.ui.phones.host import PhoneHost

            host = self._host = PhoneHost(conductor, server, server)
            server.joined.connect(host.joined)
            server.away.connect(host.away)
            server.left.connect(host.away)
            server.tapped.connect(host.tapped)
        return self._host

    def _part(self) -> None:
        """Another table leads from now on, or none."""
        host, self._host = self._host, None
        server = self._server
        if host is not None and server is not None:
            server.joined.disconnect(host.joined)
            server.away.disconnect(host.away)
            server.left.disconnect(host.away)
            server.tapped.disconnect(host.tapped)
            host.leave()
            host.deleteLater()

    def _bring_back(self, match: Match) -> None:
        """The phones that sat at this game when it was left have their seats again."""
        if match.saving.path is None or match.awaits is Awaits.OVER or match.view().deal == 0:
            return
        kept, name = self._kept, match.name

        def restore(found: bytes) -> None:
            if found and match is self._match and self._draft is None:
                self._restore(match, found)

        self._jobs().on_disk(lambda tell: kept.read(name), restore)

    def _restore(self, match: Match, found: bytes) -> None:
        from cardtable.network.seating import seal_of

        # The phones that come back were told the number of this deal: it must fit what they are told after.
        match.seal_key = seal_of(found) or match.seal_key
        server = self._made()
        if self._house is not None:
            self._house.places = _places(match)
        server.set_seats(range(len(match.setup.players)))
        server.restore(found)
        seats = [seat for seat in range(len(match.setup.players)) if server.phone(seat) is not None]
        if not seats and not match.screen.elsewhere:
            self.close()
            return
        for seat in seats:
            self._call(match, seat)
            self._play_at(match, seat, "phone")
        self._show_match(match)

    def _play_at(self, match: Match, seat: int, at: At) -> None:
        host = self._lead()
        if host is not None and match.screen.place(seat) != at:
            host.move(seat, at)

    def move(self, seat: int, at: str) -> None:
        """That seat is for a phone, for this screen, for a computer, or goes (before a game)."""
        if self._draft is not None:
            self._move_draft(self._draft, seat, at)
        elif self._match is not None and at in ("phone", "screen", "computer"):
            self._move_seat(self._match, seat, at)

    def _move_draft(self, draft: Draft, seat: int, at: str) -> None:
        seats = draft.seats
        order = list(range(len(seats)))
        if at == "nobody":
            del order[seat]
            self._reseat(tuple(seats[number] for number in order), order)
            return
        levels = [one.level for one in seats if one.kind == "computer"]
        wanted = {"phone": seating.PHONE, "screen": "", "computer": levels[-1] if levels else USUAL}[at]
        self._draft = draft._replace(seats=seating.changed(seats, seat, wanted))
        self._show_draft()

    def _move_seat(self, match: Match, seat: int, at: str) -> None:
        server = self._made()
        where: At = "phone" if at == "phone" else "screen" if at == "screen" else "computer"
        if where == "phone":
            self._lent.pop(seat, None)
            server.set_seats(sorted({*server.door.seating.seats, seat}))
        elif server.phone(seat) is not None:
            # Who is away finds the seat again; who was there and was relieved is given it back here.
            self._lent[seat] = not server.is_here(seat)
        self._play_at(match, seat, where)
        self._show_match(match)

    def remove(self, seat: int) -> None:
        """The phone on that seat has to go; the seat stays one for phones."""
        if self._server is not None:
            self._lent.pop(seat, None)
            self._server.remove(seat)
            if self._match is not None and self._draft is None:
                self._show_match(self._match)

    def answer(self, number: int, let_in: bool) -> None:
        """Whether the phone that knocks under that number is let in."""
        if self._server is not None:
            self._server.let_in(number) if let_in else self._server.turn_away(number)

    # --- what phones do

    def _sat(self, seat: int) -> None:
        match = self._match
        if match is not None and self._draft is None:
            self._call(match, seat)
            if self._house is not None:
                self._house.places = _places(match)
            if self._host is not None:
                self._host.show()
        self.changed.emit()

    def _call(self, match: Match, seat: int) -> None:
        """Who has the seat goes by the name and animal of their phone; a learner has one of their own."""
        phone, players = self._made().phone(seat), match.setup.players
        if phone is None or players[seat].learner:
            return
        others = [one for number, one in enumerate(players) if number != seat]
        avatar = phone.avatar if phone.avatar not in (one.avatar for one in others) else players[seat].avatar
        now = msgspec.structs.replace(players[seat], name=phone.name, avatar=avatar)
        match.setup = msgspec.structs.replace(
            match.setup, players=(*players[:seat], now, *players[seat + 1 :])
        )

    def _joined(self, seat: int) -> None:
        match = self._match
        if match is not None and self._draft is None and self._lent.get(seat):
            del self._lent[seat]
            self._play_at(match, seat, "phone")
            self._show_match(match)
            self.told.emit(say("join-is-back", name=called(match.setup.players[seat].name)), "check")
        self._watch(match)
        self.changed.emit()

    def _gone(self, seat: int) -> None:
        self._watch(self._match)
        self.changed.emit()

    def _knock(self) -> None:
        server = self._server
        knocks = len(server.knocks) if server is not None else 0
        if knocks > self._knocked:
            self.told.emit(say("join-knock-told", key=native(KEY)), "people")
        self._knocked = knocks
        self.changed.emit()

    def _watch(self, match: Match | None) -> None:
        """Starts to wait for a phone that is away in its turn, or stops; after the end, none comes back."""
        if match is not None and match.awaits is Awaits.OVER and self.is_open:
            self._kept.forget(match.name)
        seat = self._awaited(match)
        if seat is None:
            self._missing.stop()
        elif not self._missing.isActive():
            self._missing.start(LONG_AWAY)

    def _awaited(self, match: Match | None) -> int | None:
        """The seat whose phone is not here although it is its turn."""
        if match is None or self._server is None or self._draft is not None or not match.awaits_phone:
            return None
        return None if self._server.is_here(match.seat) else match.seat

    def _tell_missing(self) -> None:
        match = self._match
        seat = self._awaited(match)
        if match is not None and seat is not None:
            name = called(match.setup.players[seat].name)
            self.told.emit(say("join-is-away", name=name, key=native(KEY)), "clock")

    def _keep(self) -> None:
        """What is beside the game on disk is as it stands; of a game that is over, nothing."""
        match, server = self._match, self._server
        if match is None or server is None or self._draft is not None or match.saving.path is None:
            return
        if match.awaits is Awaits.OVER:
            self._kept.forget(match.name)
        else:
            self._kept.keep(match.name, server.kept(match.seal_key))

    # --- what is shown

    def seats(self, match: Match) -> tuple[SeatInfo, ...]:
        """Who sits on the seats of that match, and where, for its table."""
        return tuple(
            SeatInfo(one.name, one.avatar, one.kind == "person", self._at(match, seat))
            for seat, one in enumerate(match.setup.players)
        )

    def _at(self, match: Match, seat: int) -> str:
        if match.screen.place(seat) != "phone":
            return ""
        return "phone" if self._is_here(seat) else "away"

    @property
    def joining(self) -> Joining:
        """Everything that is to be seen of who sits down."""
        draft, match, server = self._draft, self._match, self._server
        if draft is not None:
            seats = self._sitting([_place(seat) for seat in draft.seats])
            link, address, closed = self._way_in(seats)
            return Joining(
                game_name(draft.rules), seats, link, address, closed, self._knocks, False,
                self._trouble(draft, seats),
                room=len(seats) < draft.rules.max_players or any(one.sitting == "free" for one in seats),
                spare=len(seats) > draft.rules.min_players,
                deals_for=sum(one.sitting in _HERE for one in seats),
            )  # fmt: skip
        if match is None:
            return Joining("", (), closed=say("join-not-yet"), goes_on=True)
        seats = self._sitting(_places(match))
        link, address, closed = self._way_in(seats)
        if server is None:
            closed = say("join-not-yet")
        return Joining(game_name(match.rules), seats, link, address, closed, self._knocks, goes_on=True)

    @property
    def _knocks(self) -> tuple[Knock, ...]:
        found: list[Knock] = []
        for one in self._server.knocks if self._server is not None else ():
            if one.wish is not None:
                name, seat = one_line(one.wish.name, LONGEST_NAME), one.wish.seat
                is_learners = self._house is not None and bool(self._house.learner(seat))
                found.append(Knock(one.number, name, self._owner(seat), is_learners))
        return tuple(found)

    def _owner(self, seat: int) -> str:
        """Whose seat it is: in a game also without a phone, as cards are on it, and always where it is a
        learner's; "" where it is free.
        """
        house = self._house
        if house is None:
            return ""
        is_owned = self._draft is None or house.learner(seat) or self._phone(seat) is not None
        return house.face(seat)[0] if is_owned else ""

    def _way_in(self, seats: Sequence[JoinSeat]) -> tuple[str, str, str]:
        """What the code holds, what is typed, and why there is neither."""
        server = self._server
        if server is None or not any(seat.at_phone for seat in seats):
            return "", "", say("join-not-yet")
        if not server.hosts:
            from cardtable.ui.phones.server import local_addresses

            there = self.addresses if self.addresses is not None else local_addresses()
            return "", "", say("join-no-server") if there else say("join-no-network")
        if all(seat.sitting == "ready" for seat in seats if seat.at_phone):
            return "", "", say("join-all-taken")
        return server.invitation_url, server.hosts[0], ""

    def _trouble(self, draft: Draft, seats: Sequence[JoinSeat]) -> str:
        """Why it cannot be dealt yet, in one sentence; "" if it can."""
        players, _ = self._those_who_play(draft)
        if any(seat.at_phone for seat in seats) and not any(
            seat.sitting in ("ready", "away") for seat in seats
        ):
            return say("join-nobody-at-phone")
        if len(players) < draft.rules.min_players:
            return say("join-too-few", least=draft.rules.min_players)
        lack = draft.rules.lack_of_cards(len(players))
        return sentence(lack) if lack else seating.trouble(players)

    def _sitting(self, places: Sequence[Place]) -> tuple[JoinSeat, ...]:
        """The seats as the host sees them; as many free ones as phones choose are about to be taken."""
        server, seats = self._server, list[JoinSeat]()
        choosing = server.choosing if server is not None else 0
        for number, place in enumerate(places):
            phone = server.phone(number) if server is not None and place.at == "phone" else None
            if place.at != "phone":
                seats.append(JoinSeat(number, self._shown(places, number), place.avatar, place.at))
            elif phone is not None and server is not None and self._house is not None:
                sitting: Sitting = "ready" if server.is_here(number) else "away"
                seats.append(JoinSeat(number, *self._house.face(number), sitting))
            else:
                sitting, choosing = ("picks", choosing - 1) if choosing > 0 else ("free", choosing)
                seats.append(JoinSeat(number, place.name, "", sitting))
        return tuple(seats)

    def _shown(self, places: Sequence[Place], number: int) -> str:
        """How who sits there is called on the page."""
        seats = self._draft.seats if self._draft is not None else ()
        name = places[number].name or (seating.default_name(seats, number) if seats else "")
        return called(name)


def _place(seat: Player) -> Place:
    """A seat before a game, as phones are told of it."""
    from cardtable.ui.phones.house import Place

    at: At = "phone" if seat.phone else "computer" if seat.kind == "computer" else "screen"
    return Place(seat.name, seat.avatar, at, seat.learner)


def _places(match: Match) -> tuple[Place, ...]:
    """The seats of a match, as phones are told of them."""
    from cardtable.ui.phones.house import Place

    return tuple(
        Place(one.name, one.avatar, match.screen.place(seat), one.learner)
        for seat, one in enumerate(match.setup.players)
    )
