"""Who publishes this build: the one file that a fork fills in.

The window reads it, and so does everything in `packaging`. What is empty is left out wherever it would be
shown.
"""

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
