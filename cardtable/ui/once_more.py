"""Playing something again: the last game's set-up, the seats of the table with other cards, or its cards.

Made before the first picture, so everything else is imported when it is first wanted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.ui.main_window import MainWindow


class OnceMore(QObject):
    """The ways to a game that was there before."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def last_game(self) -> None:
        """The last game's set-up once more, with other cards; without one, a new game is chosen."""
        from cardtable.ui import seating

        window = self._window
        setup = seating.remembered(window.state.last)
        if setup is None:
            window.show_new_game()
        else:
            self._begin(lambda: window.start_game(setup))

    def other_cards(self) -> None:
        """The seats and rules of the table, with other cards."""
        window, match = self._window, self._window.match
        if match is not None:
            self._begin(lambda: window.sit(window.matches.again(match)))

    def same_cards(self) -> None:
        """The game on the table from its beginning: the same seats, rules and cards."""
        window, match = self._window, self._window.match
        if match is not None:
            self._begin(lambda: window.sit(window.matches.begin(match.setup)))

    def _begin(self, begin: Callable[[], object]) -> None:
        """Begins a game. A record plays by its own rules, which the catalogue may not have any more; then
        another game is chosen.
        """
        from cardtable.rules.errors import RulesError

        try:
            begin()
        except (RulesError, ValueError) as error:
            self._window.show_new_game()
            self._window.tell(str(error))

    @property
    def deal_number(self) -> str:
        """The number of the deal on the table; "" without one."""
        match = self._window.match
        return match.setup.seed if match is not None and match.setup.seed.isdigit() else ""

    def choose_deal(self) -> None:
        """A new game as the one on the table, the number of its deal included, to be changed at will."""
        match = self._window.match
        if match is not None:
            self._window.show_new_game()
            page = self._window.new_game_page
            if page is not None:
                page.take(match.setup)
