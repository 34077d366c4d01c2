"""Errors in rules, each one plain sentence.

In English for authors of files, or a message of `clash.ftl` if players can cause them.
"""

from __future__ import annotations


class RulesError(ValueError):
    """Rules that can't be used; the message is one plain sentence that names the file and the key.

    `why` is the end of that sentence, without file, key and full stop, if known.
    """

    def __init__(self, message: str, why: str = "") -> None:
        super().__init__(message)
        self.why = why


class NoSuchVariantError(RulesError):
    """A variant id that the catalog does not have."""
