"""Cardtable: a desktop table for the adding card games.

Imports point down only: app/cli -> ui -> controller -> {bots | storage} -> game -> rules -> cards.
Qt is imported in `cardtable.ui` and `cardtable.app` alone.
"""

__version__ = "0.1.0"

GAME_FILES = (".cardtable", ".cardgame")
"""Endings of the files that the window opens: games that were played, and games that people made."""


def is_game_file(name: str) -> bool:
    """Return whether the window opens files of that name. Windows takes capitals for small letters."""
    return name.lower().endswith(GAME_FILES)


# Who publishes this build, for a fork to fill in. The window and the packages read it, and leave out what is
# empty.

HOMEPAGE = ""
"""Address of the project's page, such as https://github.com/anna/cardtable, without a slash at its end.

The packages name it. With it, the menu has “Look for a new version”, which reads HOMEPAGE/releases.atom when
a player asks for it. GitHub, Forgejo and Gitea keep their list of releases there; on any other site it is a
file in the Atom form. In each entry the link leads to the page of one release and ends with its version, such
as https://github.com/anna/cardtable/releases/tag/v0.2.0.
"""

MAINTAINER = "The Cardtable authors"
"""Name of the person or group that answers for the packages."""

EMAIL = ""
"""Address at which they can be reached."""
