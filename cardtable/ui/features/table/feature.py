"""The table on screen: its page, the commands for the game on it, and deals that only show or try a game.

A newcomer's first game is such a deal, followed by a short whole game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint

from cardtable.cards.faces import following
from cardtable.language import say
from cardtable.ui.services.command import GAMES, HELP, THIS, VIEW, Command
from cardtable.ui.services.navigator import Edits, KeysOver
from cardtable.ui.services.services import Services
from cardtable.ui.services.session import is_going_on
from cardtable.ui.support.keymap import TABLE

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cardtable.controller.first_game import GuidedMatch
    from cardtable.controller.match.match import Match
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.rules.model import Rules
    from cardtable.ui.play.conductor import Conductor
    from cardtable.ui.play.table_page import TablePage
    from cardtable.ui.services.ui_state import UiState

_ENDS_TRIAL = ("start", "new_game", "workshop")
"""The pages that end a trial, besides the one that asked for it."""


def register(services: Services) -> None:
    table = ScreenTable(services)
    services.commands += [*_game_commands(table), *_view_commands(services, table)]


class ScreenTable(QObject):
    """The table on screen, and the matches put on it."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._services = services
        self.session, self.navigator = services.session, services.navigator
        self._asked = ""
        """The page that asked for the trial."""
        self._beneath: QWidget | None = None
        """The page below the boards before the trial."""
        self._known = ""
        """The name of a game that the player of a first game knows; "" for none."""
        self.row = self.navigator.register(
            "table", self._make, begin=self._prefer_page, open=lambda page, words: page.show_return(words),
            end=lambda page: page.conductor.close(), returns=False, is_table=True,
            keys=lambda page: KeysOver(page.keys(), page.free_felt), edits=_edits_of,
        )  # fmt: skip
        self.session.tables.append(self)
        self.session.trial_ended.connect(self._end_trial)
        self.navigator.turned.connect(self._turned)
        self.navigator.rested.connect(self.hold)
        services.resting.connect(self.hold)
        services.preferences.changed.connect(self._prefer)
        services.settlers.append(self._settle)
        services.unsaved.append(self._unsaved)
        services.answers["show-how"] = self.show_how
        services.answers["play-shown"] = self._play_shown
        services.later.append((0, self.prepare))

    def _make(self) -> TablePage:
        from cardtable.ui.play.table_actions import TableActions
        from cardtable.ui.play.table_page import TablePage

        services, go = self._services, self.navigator.go
        actions = TableActions(
            play_again=self.session.play_other_cards,
            leave=self._leave_finished,
            look_back=partial(services.ask, "look-back"),
            offer_more=partial(services.ask, "offer-more"),
            bring_news=partial(services.ask, "bring-news"),
            export=partial(services.ask, "export"),
            go_back=partial(services.ask, "go-back"),
            play_shown=self._play_shown,
            make_room=services.place_notice,
        )
        page = TablePage(services.theme, lambda: services.learner_file, actions)
        page.view.move_list_folded.connect(lambda folded: services.preferences.change(move_list=not folded))
        page.conductor.changed.connect(partial(services.ask, "follow-table"))
        page.conductor.notified.connect(services.notify)
        page.conductor.passed.connect(lambda why: services.notice.say_here(why, "cap"))
        page.view.refused.connect(
            lambda sentence: services.notice.show_private(sentence, lambda: self._at(page.over_hand))
        )
        page.conductor.looked.connect(services.notice.hide_private)
        page.conductor.advanced.connect(services.notice.hide_private)
        page.view.frame.sounds.clicked.connect(self.toggle_sounds)
        page.view.frame.settings.clicked.connect(partial(go, "settings"))
        page.view.frame.menu.clicked.connect(partial(services.ask, "menu"))
        page.view.frame.rules.clicked.connect(partial(go, "rules"))
        page.view.frame.new_game.clicked.connect(partial(go, "new_game"))
        if services.speed is None:
            services.audio.listen(page.view, page.spoken)
            page.can_speak = lambda: services.audio.speech.can_teach
        if services.speed == 0:
            page.deaf = 0
        return page

    # Putting matches on it

    def takes(self, match: Match) -> bool:
        return not match.has_real_cards

    def open_match(self, match: Match, before: Match | None) -> None:
        """Show the page with the match: above all that is open if it's a trial, else in its place."""
        page = self.row.page
        page.conductor.leave()
        if self.session.trial is None:
            self.row.show()
            page.show_return("")
            if before is not None and before is not match and is_going_on(before):
                self._notify_left(before)
            # Last, so that a new game that can't be saved has the last word.
            page.open_match(match)
            return
        if not self.row.is_shown:
            self._asked, self._beneath = self.navigator.front, self.navigator.beneath
        self.navigator.open(page, upon=True)
        self._show_trial(page, match)

    def _show_trial(self, page: TablePage, match: Match) -> None:
        from cardtable.controller.first_game import GuidedMatch

        if isinstance(match, GuidedMatch):
            page.show_game(match, self._known)
        else:
            page.open_match(match)
            page.show_return(say("workshop-back"))

    def resume(self, match: Match) -> None:
        self.row.page.conductor.leave()
        self.row.page.open_match(match)

    def show(self) -> None:
        self.row.show()

    def leave(self) -> None:
        if self.row.made is not None:
            self.row.made.show_return("")
            self.row.made.conductor.leave()

    @property
    def can_look_back(self) -> bool:
        return self.row.is_shown and not self.row.page.conductor.is_called

    def _end_trial(self) -> None:
        # Boards lie on the table that was there before the trial.
        row = self.navigator.row
        if row is not None and not row.is_table:
            self.navigator.put_on(self._beneath)

    def _turned(self) -> None:
        """Hold the game unless the table is in front, and end a trial where something else begins."""
        if self.navigator.is_shown(self._asked, *_ENDS_TRIAL):
            self.session.end_trial()
        self.hold()

    def hold(self, resting: bool = False) -> None:
        """Pause the match while the table is hidden, a page is moving, or the window is `resting`."""
        if self.row.made is not None:
            away = resting or not self.row.is_shown or self.navigator.is_moving
            self.row.made.conductor.hold(away)

    def _notify_left(self, left: Match) -> None:
        """Say where the game left is saved."""
        self._services.jobs.on_disk(lambda notify: left.saving.is_kept, self._say_left)

    def _say_left(self, is_kept: bool) -> None:
        if is_kept:
            # The message points at the menu, which leads to Saved games.
            self._services.notify(say("window-game-left"), "check", near=lambda: self._at(self.row.page.menu))

    def _at(self, point: QPoint) -> QPoint | None:
        """Return a point of the table in the window's coordinates; None if the table isn't shown."""
        if not self.row.is_shown:
            return None
        return self.row.page.view.mapTo(self._services.window, point)

    def _leave_finished(self) -> None:
        """Leave a finished game for the first page, or for the page that it was part of."""
        if self.session.trial is not None:
            self._services.ask("go-back")
            return
        with self.navigator.seen():
            self.navigator.go(self.navigator.home)
            self.session.go_home()

    def prepare(self) -> None:
        """Load what the first deal needs, while nobody is waiting for it."""
        from contextlib import suppress

        from cardtable.rules.catalog import catalog
        from cardtable.rules.model import RulesError

        self.row.page  # noqa: B018 - makes the page
        with suppress(RulesError):
            # New game shows what is wrong with it.
            catalog()

    # First games

    @property
    def game_to_show(self) -> str | None:
        """The variant of the guided first game that can be opened from the current page.

        "" on the home page, for the first of all games; None if the page has no game to show.
        """
        row = self.navigator.row
        if row is None or row.is_home:
            return "" if row is not None else None
        return row.game.variant or None

    def show_how(self, variant: str = "") -> None:
        """Show a first game of `variant`, or of the first game of all if it's "". Back leads to this page."""
        from cardtable.rules.model import RulesError

        memory = self._services.memory
        try:
            match, known = guided(memory.now, variant)
        except RulesError as error:
            self._services.notify(str(error))
            return
        if match is None:
            self._services.notify(say("first-not-found"))
            return
        self._known = known
        self.session.try_match(match)
        # Not before: the start page would change its button while it is left.
        memory.remember(memory.now._replace(taught=True))
        self.session.remembered.emit()

    def _play_shown(self) -> None:
        """Start a whole game of the variant just shown."""
        import msgspec

        session, trial = self.session, self.session.trial
        if trial is not None:
            setup = whole_game(self._services.memory.now, trial.rules)
            session.again(lambda: session.start(setup, is_chosen=False))
            # Only this game is short: nobody has chosen that.
            session.remember_seats(msgspec.structs.replace(setup, options={}), trial.rules)

    # Preferences and saving

    def _prefer(self, *_: object) -> None:
        if self.row.made is not None:
            self._prefer_page(self.row.made)

    def _prefer_page(self, page: TablePage) -> None:
        settings = self._services.preferences.now
        page.prefer(settings)
        page.conductor.set_pace(self._services.pace)
        page.view.set_reduced_motion(self._services.is_still)
        page.view.frame.set_sounds(settings.sound)

    def _settle(self) -> None:
        if self.row.made is not None:
            self.row.made.conductor.disk.settle()

    def _unsaved(self) -> tuple[str, str] | None:
        trouble = self.row.made.conductor.disk.trouble if self.row.made is not None else None
        return (say("window-game-not-saved"), trouble) if trouble is not None else None

    def toggle_sounds(self) -> None:
        """Turn all sounds on or off."""
        on = self._services.audio.toggle()
        message = say("window-sounds-on") if on else say("window-sounds-off")
        self._services.notify(message, "sound" if on else "mute")


def _edits_of(page: TablePage) -> Edits:
    table = page.conductor
    return Edits(lambda: table.can_undo, table.undo, lambda: table.can_redo, table.redo)


def _game_commands(table: ScreenTable) -> Iterator[Command]:
    """Yield the commands for the game on the table."""
    row, session, navigator = table.row, table.session, table.navigator

    def when(can: Callable[[Conductor], bool]) -> Callable[[], bool]:
        return lambda: row.made is not None and can(row.made.conductor)

    def do(act: Callable[[Conductor], object]) -> Callable[[], object]:
        return lambda: act(row.made.conductor) if row.made is not None else None

    yield Command(
        "way-out", 100, lambda: row.made.way_out if row.made is not None else "", "last",
        do(lambda conductor: conductor.finish()),
        lambda: ("End",) if row.made is not None and row.made.shows_way_out else (),
        lambda: row.made is not None and row.made.way_out != "", bound=False, group=THIS,
    )  # fmt: skip
    yield Command(
        "hint", 130, lambda: say("menu-hint"), "hint", do(lambda conductor: conductor.hint()), ("H",),
        when(lambda conductor: conductor.can_hint), bound=False, group=THIS, page=TABLE,
    )  # fmt: skip
    yield Command(
        "pause", 150, lambda: say("shared-pause"), "hold", do(lambda conductor: conductor.pause()),
        ("Ctrl+P", "P"), when(lambda conductor: conductor.can_pause), group=THIS, page=TABLE,
    )  # fmt: skip
    yield Command(
        "same-cards", 310, lambda: say("menu-same-cards"), "cards", session.play_same_cards,
        ("Ctrl+Shift+R",), lambda: session.deal_number != "", group=GAMES,
    )  # fmt: skip
    yield Command(
        "deal-number", 320, lambda: say("menu-deal-number", number=session.deal_number), "pen",
        lambda: navigator.go("new_game", session.match), ("Ctrl+D",), lambda: session.deal_number != "",
        group=GAMES,
    )  # fmt: skip


def _view_commands(services: Services, table: ScreenTable) -> Iterator[Command]:
    """Yield the commands for the look of the table."""
    preferences, row = services.preferences, table.row

    def order() -> str:
        return following(preferences.now.hand_order)

    yield Command(
        "sort", 140, lambda: say(f"menu-sort-{order()}"), "cards",
        lambda: preferences.change(hand_order=order()), ("O",),
        lambda: row.is_shown and row.page.sorts_hand, group=THIS, page=TABLE,
    )  # fmt: skip
    yield Command(
        "moves", 540, lambda: say("settings-move-list"), "log", lambda: row.page.view.toggle_moves(), ("M",),
        lambda: row.is_shown and row.page.view.has_moves, group=VIEW, page=TABLE,
    )  # fmt: skip
    yield Command(
        "mute", 550, lambda: say("menu-sounds-off") if preferences.now.sound else say("menu-sounds-on"),
        lambda: "mute" if preferences.now.sound else "sound", table.toggle_sounds, ("Ctrl+M",), group=VIEW,
    )  # fmt: skip
    yield Command(
        "far", 555, lambda: say("menu-not-far") if preferences.now.far else say("settings-far"), "people",
        lambda: preferences.change(far=not preferences.now.far), ("Ctrl+Shift+T",),
        lambda: row.is_shown, group=VIEW, page=TABLE,
    )  # fmt: skip
    yield Command(
        "show-how", 600, lambda: say("first-show"), "tap", lambda: table.show_how(table.game_to_show or ""),
        ("Ctrl+H",), lambda: table.game_to_show is not None, group=HELP,
    )  # fmt: skip


FIRST_TOKENS = 3
"""The most tokens with which a player begins the game that follows."""


def guided(state: UiState, variant: str) -> tuple[GuidedMatch | None, str]:
    """Return the prepared deal of `variant`, or of the very first game if it's "".

    The name of the game played last comes with it if only the differences are shown, else "". The deal is
    None if the game has no prepared one. Raises RulesError if there's no such game.
    """
    from cardtable.rules.families import families
    from cardtable.rules.own_words import game_name

    known = _known(state, variant)
    match = _found(variant or families()[0].classic, known)
    return match, game_name(known) if known is not None else ""


def _known(state: UiState, variant: str) -> Rules | None:
    """Return the rules of the game played last, to show only what differs; None if it's the same or gone."""
    from cardtable.rules.catalog import catalog
    from cardtable.rules.model import RulesError

    if not state.variant or state.variant == variant:
        return None
    try:
        return catalog().resolve(state.variant)
    except RulesError:
        # A game that people made and deleted.
        return None


def _found(variant: str, known: Rules | None) -> GuidedMatch | None:
    """Return the prepared deal of a game; None if there is none.

    Raises RulesError if there's no such game.
    """
    from cardtable.controller.first_game import GuidedMatch, plan
    from cardtable.rules.catalog import catalog
    from cardtable.ui.shared import seating

    found = plan(catalog().resolve(variant), known)
    if found is None:
        return None
    seats = seating.fitted(seating.first_seats(), found.players, found.players)
    return GuidedMatch.show(found, seating.with_names(seats))


def whole_game(state: UiState, rules: Rules) -> MatchSetup:
    """Return the setup of a whole game of the one just shown, with the players of the last game.

    It's short: each player has at most `FIRST_TOKENS`.
    """
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.ui.shared import seating

    last = seating.remembered(state.last)
    seats = seating.drafted(last.players) if last is not None else seating.first_seats()
    seats = seating.fitted(seats, rules.min_players, rules.max_players)
    usual = rules.tokens_shown(len(seats)) or 0
    may_be_short = usual > FIRST_TOKENS and any(choice.key == "tokens" for choice in rules.choices)
    options = {"tokens": str(FIRST_TOKENS)} if may_be_short else {}
    return MatchSetup(rules.id, seating.with_names(seats), seating.new_seed(len(seats)), options)
