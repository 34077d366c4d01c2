"""Cardtable: a desktop table for the adding card games.

Imports only point down: app/cli -> ui -> controller -> {bots | learning | network | storage} -> game -> rules
-> language -> cards. Qt is only imported in `cardtable.ui` and `cardtable.app`.
"""

__version__ = "0.1.0"

GAME_FILES = (".cardtable", ".cardgame")
"""Endings of the files that the window opens: saved games, and games that people made."""


def is_game_file(name: str) -> bool:
    """Return whether the window opens files with this name; case doesn't matter, as on Windows."""
    return name.lower().endswith(GAME_FILES)


# The publisher of this build, to be filled in by a fork. The window and packages leave out what is empty.

HOMEPAGE = ""
"""Address of the project's page without a slash at its end, such as https://github.com/anna/cardtable.

The packages name it. With it, the menu has “Look for a new version”, which reads HOMEPAGE/releases.atom when
a player asks for it. GitHub, Forgejo and Gitea have their list of releases there; on any other site, it is an
Atom file. In each entry, the link leads to the page of one release and ends with its version, such as
https://github.com/anna/cardtable/releases/tag/v0.2.0.
"""

MAINTAINER = "The Cardtable authors"
"""The person or group responsible for the packages."""

EMAIL = ""
"""The maintainer's email address."""
