"""The page of rules, and its command."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cardtable.language import say
from cardtable.ui.services.command import THIS, Command, Keys
from cardtable.ui.services.navigator import GameShown
from cardtable.ui.services.services import Services

if TYPE_CHECKING:
    from cardtable.ui.features.rules.rules_page import RulesPage


def register(services: Services) -> None:
    navigator = services.navigator

    def make() -> RulesPage:
        from cardtable.ui.features.rules.rules_page import RulesPage

        page = RulesPage(services.theme, services.catalog)
        page.play_asked.connect(partial(navigator.go, "new_game"))
        page.change_asked.connect(partial(services.ask, "change-rules"))
        page.show_asked.connect(partial(services.ask, "show-how"))
        return page

    row = navigator.register(
        "rules",
        make,
        enter=partial(_open, services),
        game=_game_on,
    )
    services.games_relisted.connect(lambda: navigator.renew([row]))

    def words() -> str:
        return say("menu-rules") if services.session.match is None else say("menu-rules-of-this-game")

    services.commands.append(
        Command(
            "rules", 170, words, "book", partial(navigator.go, "rules"), ("F1", Keys.HelpContents), group=THIS
        )
    )


def _open(services: Services, page: RulesPage) -> None:
    """Show the rules of the game on the table or on the page in front, or else of the last game chosen."""
    navigator, row = services.navigator, services.navigator.row
    match = services.session.on_table if row is not None and row.is_table else None
    if navigator.is_shown("rules"):
        return
    if match is not None:
        page.show_game(match.rules.id, match.rules, len(match.setup.players))
    else:
        page.show_game((row.game.variant if row is not None else "") or services.memory.now.variant)


def _game_on(page: RulesPage) -> GameShown:
    return GameShown(page.game.id if page.game is not None else "")
