"""Phones at the table: the invitation, the seats, and the server's lifetime.

No socket is open before a seat is given to a phone. They're closed with the last game that has such a seat,
when the invitation is canceled, and with the window. The conductor leads the match as always, and `PhoneHost`
links the two. `JoinPage` and the plaques of the table show the state.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
from cardtable.ui.features.phones.join_page import Joining, JoinRequest, JoinSeat, Sitting
from cardtable.ui.shared import seating
from cardtable.ui.shared.seating import Seats
from cardtable.ui.table.motion.look import SeatInfo
from cardtable.ui.widgets.keys_panel import key_cap

if TYPE_CHECKING:
    from cardtable.controller.match.match import Match
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.controller.match.shared_screen import PlayedFrom
    from cardtable.network.seating import Phone
    from cardtable.rules.model import Rules
    from cardtable.storage.phones import KeptPhones
    from cardtable.ui.phones.host import PhoneHost
    from cardtable.ui.phones.house import Place, TableHouse
    from cardtable.ui.phones.server import Server
    from cardtable.ui.play.conductor import Conductor
    from cardtable.ui.services.services import Services

KEY = "Ctrl+J"
"""The key that opens the page of the phones."""

GRACE = 1000
"""Milliseconds that phones stay at an empty table: usually the next game follows."""

LONG_AWAY = 15_000
"""Milliseconds of a turn after which a computer is offered for a phone that is away."""

_HERE: tuple[Sitting, ...] = ("ready", "away", "screen", "computer")
"""The states of the seats that take part in the deal."""


class Draft(NamedTuple):
    """A game that phones are invited to; names of seats may be empty."""

    setup: MatchSetup
    seats: Seats
    rules: Rules


class Phones(QObject):
    changed = Signal()
    """Emitted when seats or the invitation have changed."""
    dealt = Signal(object)
    """Emitted when enough players have joined, with the `MatchSetup` of the game."""
    notified = Signal(str, str)
    """Emitted with a message for the players at the screen and its icon."""

    def __init__(self, services: Services, kept: KeptPhones, parent: QObject) -> None:
        """Make it without a server."""
        super().__init__(parent)
        self._services, self._kept = services, kept
        self.addresses: tuple[str, ...] | None = None
        """The addresses to listen on; None for all of this computer in the local network."""
        self.asks = False
        """Whether each phone has to be let in."""
        self._draft: Draft | None = None
        self._match: Match | None = None
        self.server: Server | None = None
        """The server; None if no phone is wanted."""
        self._house: TableHouse | None = None
        self._host: PhoneHost | None = None
        self._followed: Conductor | None = None
        self._lent: dict[int, bool] = {}
        """Phone seats played elsewhere for now; True if the phone takes over when it returns."""
        self._company = b""
        """The phones that were here when the server was last closed; they're recognized at the next game."""
        self._sat_before = b""
        """The phones of the game on the table when others were invited to the next one."""
        self._last: Match | None = None
        """The match that was on the table before it was cleared."""
        self._sleeper: int | None = None
        self._knocked = 0
        self._leaving, self._missing = QTimer(self), QTimer(self)
        for clock, act in ((self._leaving, self._close_if_left), (self._missing, self._show_missing)):
            clock.setSingleShot(True)
            clock.timeout.connect(act)

    @property
    def _conductor(self) -> Conductor | None:
        table = self._services.navigator.made("table")
        return table.conductor if table is not None else None

    @property
    def _on_table(self) -> Match | None:
        """The match at the table; None without one, and during a trial."""
        conductor = self._conductor
        return conductor.match if conductor is not None and self._services.session.trial is None else None

    # --- server

    @property
    def is_open(self) -> bool:
        """Whether phones can join, or could with a network."""
        return self.server is not None

    @property
    def is_inviting(self) -> bool:
        """Whether a game waits for phones to join."""
        return self._draft is not None

    def _made(self) -> Server:
        """Return the server; a new one doesn't listen yet."""
        if self.server is not None:
            return self.server
        from cardtable.ui.phones.house import TableHouse
        from cardtable.ui.phones.server import Server

        self._house = TableHouse(
            lambda seat: self._made().door.phone(seat), lambda seat: self._made().door.is_here(seat)
        )
        self._house.asks = self.asks
        server = self.server = Server(self._house, self, self._services.theme.deck)
        server.sat.connect(self._sat)
        server.joined.connect(self._joined)
        server.away.connect(self._gone)
        server.left.connect(self._gone)
        server.knocks_changed.connect(self._knock)
        server.kept_changed.connect(self._keep)
        server.invitation_changed.connect(self.changed)
        server.choosing_changed.connect(self.changed)
        return server

    def _phone(self, seat: int) -> Phone | None:
        return self.server.door.phone(seat) if self.server is not None else None

    def _is_here(self, seat: int) -> bool:
        return self.server is not None and self.server.door.is_here(seat)

    def ask(self, asks: bool) -> None:
        """Set whether each phone has to be let in."""
        self.asks = asks
        if self._house is not None:
            self._house.asks = asks

    def close(self) -> None:
        """End the phones and their server; may be called twice."""
        self._part()
        server, self.server, self._house = self.server, None, None
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
        """Let phones join this game, which begins with `deal`. Raises RulesError."""
        from cardtable.rules.catalog import catalog

        rules = catalog().resolve(setup.variant, setup.options)
        # Until the deal, a phone that joins must see nothing of a game on the table.
        self._part()
        if self._draft is None:
            self._sat_before = self.server.kept() if self.server is not None else b""
        self._draft = Draft(setup, seating.drafted(setup.players), rules)
        self._show_draft()
        self._part_with_others(self._draft.seats)

    def _part_with_others(self, seats: Seats) -> None:
        """Unseat guests' phones from seats that now belong to a guest of another name."""
        server = self._made()
        for number, seat in enumerate(seats):
            phone = server.door.phone(number)
            if phone is None or seat.learner or not seat.name:
                continue
            if called(seat.name).casefold() != called(phone.name).casefold():
                server.door.unseat(number)

    def give_up(self) -> None:
        """Cancel the invitation; the game on the table gets its phones back."""
        if self._draft is None:
            return
        match, server = self._match, self._made()
        if match is not None and match.screen.elsewhere:
            # Players who joined the other game have no hand in this one.
            server.door.reseat(())
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
        server.door.set_seats(tuple(number for number, seat in enumerate(self._draft.seats) if seat.phone))
        company, self._company = self._company, b""
        if company:
            server.restore(company)
        self._listen(server)
        self.changed.emit()

    def _listen(self, server: Server) -> None:
        if not server.is_open:
            server.start(self.addresses)

    def add_computer(self) -> None:
        """Add a computer opponent, on a free seat if there is one."""
        draft = self._draft
        if draft is None:
            return
        free = next((seat.seat for seat in self.joining.seats if seat.sitting == "free"), None)
        if free is not None:
            self.move(free, "computer")
        elif len(draft.seats) < draft.rules.max_players:
            self._reseat(seating.with_computer(draft.seats), range(len(draft.seats)))

    def _reseat(self, seats: Seats, order: Iterable[int]) -> None:
        """Change the seats; `order` gives the former number of each one, up to the first new one."""
        if self._draft is not None:
            numbers = [*order]
            numbers += [-1] * (len(seats) - len(numbers))
            self._draft = self._draft._replace(seats=seats)
            if self._house is not None:
                self._house.places = tuple(map(_place, seats))
            self._made().door.reseat(numbers)
            self._show_draft()

    def deal(self) -> None:
        """Begin the game with the players who have joined; free seats are removed."""
        draft = self._draft
        if draft is None or self.joining.trouble:
            return
        seats, order = self._joined_players(draft)
        self._reseat(seats, order)
        self._draft = None
        self.dealt.emit(msgspec.structs.replace(draft.setup, players=seating.with_names(seats)))

    def _joined_players(self, draft: Draft) -> tuple[Seats, list[int]]:
        """Return the players who have joined, with the names on their phones, and their seat numbers."""
        seats: list[Player] = []
        order: list[int] = []
        for number, seat in enumerate(draft.seats):
            phone = self._made().door.phone(number) if seat.phone else None
            if seat.phone and phone is None:
                continue
            if phone is not None and not seat.learner:
                seat = msgspec.structs.replace(seat, name=phone.name, avatar=phone.avatar)
            seats.append(seat)
            order.append(number)
        return tuple(seats), order

    # --- in a game

    def follow(self) -> None:
        """Give the match now on the table its phones."""
        match, conductor = self._on_table, self._conductor
        if match is self._match and conductor is self._followed:
            self._watch(match)
            return
        if conductor is not self._followed:
            self._part()
            self._followed = conductor
        before, self._match = self._match, match
        if self._sleeper is not None:
            self._sleeper = None
            self.changed.emit()
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
        """End the phones if their game is over and the table is left."""
        if self._draft is None and self._match is not None and self._match.awaits is Awaits.OVER:
            self.close()

    def _close_if_left(self) -> None:
        if self._match is None and self._draft is None:
            self.close()

    def _show_match(self, match: Match) -> None:
        """Show the seats of the match to the phones; close the server if it has none."""
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
        server.door.set_seats(tuple(sorted(seats)))
        if match is self._last and self._company:
            # A trial was played in between, or another page had the table.
            server.restore(self._company)
            self._company = b""
        self._lead()
        self._listen(server)
        self.changed.emit()

    def _lead(self) -> PhoneHost | None:
        """Return the link between match and phones, made once both are there."""
        conductor, server = self._conductor, self.server
        if self._host is None and conductor is not None and server is not None:
            from cardtable.ui.phones.host import PhoneHost

            host = self._host = PhoneHost(conductor, server.door, server)
            server.joined.connect(host.joined)
            server.away.connect(host.away)
            server.left.connect(host.away)
            server.tapped.connect(host.tapped)
        return self._host

    def _part(self) -> None:
        """End the link between match and phones."""
        host, self._host = self._host, None
        server = self.server
        if host is not None and server is not None:
            server.joined.disconnect(host.joined)
            server.away.disconnect(host.away)
            server.left.disconnect(host.away)
            server.tapped.disconnect(host.tapped)
            host.leave()
            host.deleteLater()

    def _bring_back(self, match: Match) -> None:
        """Give the phones of a resumed game their seats back."""
        if match.saving.path is None or match.awaits is Awaits.OVER or match.view().deal == 0:
            return
        kept, name = self._kept, match.name

        def restore(found: bytes) -> None:
            if found and match is self._match and self._draft is None:
                self._restore(match, found)

        self._services.jobs.on_disk(lambda notify: kept.read(name), restore)

    def _restore(self, match: Match, found: bytes) -> None:
        from cardtable.network.seating import seal_of

        # The returning phones know the number of this deal; what they receive later must match it.
        match.seal_key = seal_of(found) or match.seal_key
        server = self._made()
        if self._house is not None:
            self._house.places = _places(match)
        server.door.set_seats(tuple(range(len(match.setup.players))))
        server.restore(found)
        seats = [seat for seat in range(len(match.setup.players)) if server.door.phone(seat) is not None]
        if not seats and not match.screen.elsewhere:
            self.close()
            return
        for seat in seats:
            self._call(match, seat)
            self._play_at(match, seat, "phone")
        self._show_match(match)

    def _play_at(self, match: Match, seat: int, at: PlayedFrom) -> None:
        host = self._lead()
        if host is not None and match.screen.place(seat) != at:
            host.move(seat, at)

    def move(self, seat: int, at: str) -> None:
        """Give a seat to a phone, the screen or a computer, or remove it (only before a game)."""
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
        played_from: PlayedFrom = "phone" if at == "phone" else "screen" if at == "screen" else "computer"
        if played_from == "phone":
            self._lent.pop(seat, None)
            server.door.set_seats(tuple(sorted({*server.door.seating.seats, seat})))
        elif server.door.phone(seat) is not None:
            # A phone that is away gets the seat back by itself; one that was replaced gets it back here.
            self._lent[seat] = not server.door.is_here(seat)
        self._play_at(match, seat, played_from)
        self._show_match(match)

    def remove(self, seat: int) -> None:
        """Remove the phone from a seat; the seat stays open to phones."""
        if self.server is not None:
            self._lent.pop(seat, None)
            self.server.door.remove(seat)
            if self._match is not None and self._draft is None:
                self._show_match(self._match)

    def answer(self, number: int, let_in: bool) -> None:
        """Let in the phone with this number, or turn it away."""
        if self.server is not None:
            self.server.door.let_in(number) if let_in else self.server.door.turn_away(number)

    # --- events of the server

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
        """Name the player of a seat after the phone, except for a learner."""
        phone, players = self._made().door.phone(seat), match.setup.players
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
            self.notified.emit(say("join-is-back", name=called(match.setup.players[seat].name)), "check")
        self._watch(match)
        self.changed.emit()

    def _gone(self, seat: int) -> None:
        self._watch(self._match)
        self.changed.emit()

    def _knock(self) -> None:
        server = self.server
        knocks = len(server.door.knocks) if server is not None else 0
        if knocks > self._knocked:
            self.notified.emit(say("join-knock-told", key=key_cap("phones", KEY)), "people")
        self._knocked = knocks
        self.changed.emit()

    def _watch(self, match: Match | None) -> None:
        """Start or stop waiting for a phone that is away on its turn; after the game, forget its phones."""
        if match is not None and match.awaits is Awaits.OVER and self.is_open:
            self._kept.forget(match.name)
        seat = self._awaited(match)
        if self._sleeper not in (None, seat):
            self._sleeper = None
            self.changed.emit()
        if seat is None:
            self._missing.stop()
        elif self._sleeper is None and not self._missing.isActive():
            self._missing.start(LONG_AWAY)

    def _awaited(self, match: Match | None) -> int | None:
        """Return the seat to act if its phone is away."""
        if match is None or self.server is None or self._draft is not None or not match.awaits_phone:
            return None
        return None if self.server.door.is_here(match.seat) else match.seat

    def _show_missing(self) -> None:
        self._sleeper = self._awaited(self._match)
        self.changed.emit()

    @property
    def sleeper(self) -> int | None:
        """The seat to act whose phone has been away for long; None if there is none."""
        return self._sleeper if self._sleeper == self._awaited(self._match) else None

    def stand_in(self) -> None:
        """Let a computer play for the sleeper until its phone is back."""
        seat = self.sleeper
        if seat is not None:
            self.move(seat, "computer")

    def _keep(self) -> None:
        """Save the phones of the game on disk; delete them if it's over."""
        match, server = self._match, self.server
        if match is None or server is None or self._draft is not None or match.saving.path is None:
            return
        if match.awaits is Awaits.OVER:
            self._kept.forget(match.name)
        else:
            self._kept.keep(match.name, server.kept(match.seal_key))

    # --- display

    def seats(self, match: Match) -> tuple[SeatInfo, ...]:
        """Return the players of a match for the plaques of its table."""
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
        """The content of the join page."""
        draft, match, server = self._draft, self._match, self.server
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
    def _knocks(self) -> tuple[JoinRequest, ...]:
        found: list[JoinRequest] = []
        for one in self.server.door.knocks if self.server is not None else ():
            if one.wish is not None:
                name, seat = one_line(one.wish.name, LONGEST_NAME), one.wish.seat
                is_learners = self._house is not None and bool(self._house.learner(seat))
                found.append(JoinRequest(one.number, name, self._owner(seat), is_learners))
        return tuple(found)

    def _owner(self, seat: int) -> str:
        """Return the name of the player a seat belongs to; "" if it's free.

        A seat in a game belongs to its player even without a phone, because it holds cards; a learner's
        always does.
        """
        house = self._house
        if house is None:
            return ""
        is_owned = self._draft is None or house.learner(seat) or self._phone(seat) is not None
        return house.face(seat)[0] if is_owned else ""

    def _way_in(self, seats: Sequence[JoinSeat]) -> tuple[str, str, str]:
        """Return the link in the code, the address to type, and the reason if there is neither."""
        server = self.server
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
        """Return why the game can't be dealt yet, in one sentence; "" if it can."""
        players, _ = self._joined_players(draft)
        if any(seat.at_phone for seat in seats) and not any(
            seat.sitting in ("ready", "away") for seat in seats
        ):
            return say("join-nobody-at-phone")
        if len(players) < draft.rules.min_players:
            return say("join-too-few", least=draft.rules.min_players)
        lack = draft.rules.lack_of_cards(len(players))
        return sentence(lack) if lack else seating.trouble(players)

    def _sitting(self, places: Sequence[Place]) -> tuple[JoinSeat, ...]:
        """Return the seats for the host; free ones that phones are choosing count as being picked."""
        server, seats = self.server, list[JoinSeat]()
        choosing = server.door.choosing if server is not None else 0
        for number, place in enumerate(places):
            phone = server.door.phone(number) if server is not None and place.at == "phone" else None
            if place.at != "phone":
                seats.append(JoinSeat(number, self._shown(places, number), place.avatar, place.at))
            elif phone is not None and server is not None and self._house is not None:
                sitting: Sitting = "ready" if server.door.is_here(number) else "away"
                seats.append(JoinSeat(number, *self._house.face(number), sitting))
            else:
                sitting, choosing = ("picks", choosing - 1) if choosing > 0 else ("free", choosing)
                seats.append(JoinSeat(number, place.name, "", sitting))
        return tuple(seats)

    def _shown(self, places: Sequence[Place], number: int) -> str:
        """Return the name of a seat's player on the page."""
        seats = self._draft.seats if self._draft is not None else ()
        name = places[number].name or (seating.default_name(seats, number) if seats else "")
        return called(name)


def _place(seat: Player) -> Place:
    """Return a seat before a game, for phones."""
    from cardtable.ui.phones.house import Place

    at: PlayedFrom = "phone" if seat.phone else "computer" if seat.kind == "computer" else "screen"
    return Place(seat.name, seat.avatar, at, seat.learner)


def _places(match: Match) -> tuple[Place, ...]:
    """Return the seats of a match, for phones."""
    from cardtable.ui.phones.house import Place

    return tuple(
        Place(one.name, one.avatar, match.screen.place(seat), one.learner)
        for seat, one in enumerate(match.setup.players)
    )
