"""Phones at the table: the page on which they join, and its command."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.language import player, say
from cardtable.ui.services.command import THIS, Command
from cardtable.ui.services.services import Services, SettingSwitch

if TYPE_CHECKING:
    from cardtable.controller.match.match import Match
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.ui.features.phones.join_page import JoinPage
    from cardtable.ui.features.phones.phones import Phones
    from cardtable.ui.play.table_page import TablePage

_ENDS_INVITATION = ("start", "new_game", "table")
"""The pages on which nobody is invited."""


ASK_PHONES = SettingSwitch(
    "ask_phones", lambda: say("settings-ask-phones"), lambda: say("settings-ask-phones-note")
)


def register(services: Services) -> None:
    joining = Joining(services)
    services.setting_switches.append(ASK_PHONES)
    services.commands.append(
        Command(
            "phones",
            160,
            lambda: say("menu-phones"),
            "phone",
            joining.open,
            ("Ctrl+J",),
            lambda: joining.can_seat or services.navigator.is_shown("start"),
            group=THIS,
        )
    )
    services.commands.append(
        Command(
            "stand-in",
            161,
            lambda: say("menu-stand-in"),
            "play",
            lambda: joining.phones.stand_in(),
            ("Ctrl+Shift+J",),
            lambda: joining.can_stand_in,
            group=THIS,
        )
    )


class Joining(QObject):
    """The page on which phones join the game, and the phones at the table."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._services, self._session, self._navigator = services, services.session, services.navigator
        self.row = self._navigator.register("join", self._make, enter=self._show_joining)
        self._session.starters.append(self._invite)
        self._navigator.turned.connect(self._turned)
        services.preferences.changed.connect(self._prefer)
        services.ending.connect(self._close)
        services.answers["follow-table"] = lambda: self.phones.follow()
        services.answers["open-phones"] = self.open

    @cached_property
    def phones(self) -> Phones:
        from cardtable.storage.phones import KeptPhones
        from cardtable.ui.features.phones.phones import Phones

        services = self._services
        phones = Phones(services, KeptPhones(services.directory), self)
        phones.ask(services.preferences.now.ask_phones)
        phones.notified.connect(self._notify)
        phones.changed.connect(self._show_phones)
        phones.dealt.connect(self._session.begin)
        return phones

    def _make(self) -> JoinPage:
        from cardtable.ui.features.phones.join_page import JoinPage

        page, phones = JoinPage(self._services.theme), self.phones
        page.deal_asked.connect(phones.deal)
        page.add.clicked.connect(phones.add_computer)
        page.round.moved.connect(phones.move)
        page.round.removed.connect(phones.remove)
        page.round.answered.connect(phones.answer)
        page.help.clicked.connect(partial(self._navigator.go, "about", "phones"))
        # In another language the page is made again while it is in front.
        self._show_joining(page)
        return page

    def _show_joining(self, page: JoinPage) -> None:
        page.show_joining(self.phones.joining, self._services.motion)

    def open(self) -> None:
        """Let phones join the game on the table; without one, the last game or the first one there is."""
        if self.can_seat:
            self._navigator.go("join")
        else:
            self._session.again(self._invite_to_last)

    def _invite_to_last(self) -> None:
        """Let phones join the last game. Raises RulesError if it can no longer be played."""
        from msgspec.structs import replace

        from cardtable.rules.catalog import catalog
        from cardtable.ui.shared import seating

        setup = seating.remembered(self._services.memory.now.last) or seating.first_setup()
        rules = catalog().resolve(setup.variant, setup.options)
        players = seating.with_names(seating.with_phones(setup.players, rules.max_players))
        self._session.start(replace(setup, players=players))

    def _invite(self, setup: MatchSetup) -> bool:
        """Let the phones of a new game join first; return whether it has any."""
        if setup.real_cards or not any(one.phone for one in setup.players):
            return False
        self.phones.invite(setup)
        self._navigator.go("join")
        return True

    def _show_phones(self) -> None:
        """Update the players with phones, on the join page and at the table."""
        if self.row.is_shown:
            self._show_joining(self.row.page)
        match, table = self._session.match, self._navigator.made("table")
        if table is not None:
            self._offer_computer(table, match)
        if table is not None and match is not None:
            table.call_seats(self.phones.seats(match))
            if not self.phones.is_inviting:
                self._session.remember_seats(match.seated, match.rules)

    def _offer_computer(self, table: TablePage, match: Match | None) -> None:
        """Offer a computer beside the seat of a phone that has been away for long."""
        seat = self.phones.sleeper if match is not None else None
        name = player(match.setup.players[seat].name) if match is not None and seat is not None else None
        words = say("join-stand-in", name=name) if name is not None else ""
        if table.offer_at_seat(seat, words, self.phones.stand_in) and name is not None:
            table.view.say(say("join-is-away", name=name))

    def _notify(self, sentence: str, mark: str) -> None:
        """Show a message about a phone, unless the join page shows it already."""
        if not self.row.is_shown:
            self._services.notify(sentence, mark)

    @property
    def can_seat(self) -> bool:
        """Whether there is a game with seats for phones."""
        match = self._session.match
        if match is not None and self._session.is_going_on and not match.has_real_cards:
            return True
        return self._are_made and self.phones.is_inviting

    @property
    def can_stand_in(self) -> bool:
        """Whether the game waits for a phone that has been away for long."""
        return self._are_made and self.phones.sleeper is not None

    @property
    def _are_made(self) -> bool:
        return "phones" in vars(self)

    def _turned(self) -> None:
        if self._are_made and self._navigator.is_shown(*_ENDS_INVITATION):
            self.phones.give_up()
            if self._navigator.is_shown("start"):
                self.phones.rest()

    def _prefer(self, *_: object) -> None:
        if self._are_made:
            self.phones.ask(self._services.preferences.now.ask_phones)

    def _close(self) -> None:
        if self._are_made:
            self.phones.close()
