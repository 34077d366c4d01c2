"""Errors in rules, each one plain sentence: in English for who wrote a file, a message of `clash.ftl` where
players get there by what they choose.
"""

from __future__ import annotations


class RulesError(ValueError):
    """Rules that cannot be used; the message is one plain sentence that names the file and the key.

    `why` is the end of that sentence, without file, key and full stop, where it can be told apart.
    """

    def __init__(self, message: str, why: str = "") -> None:
        super().__init__(message)
        self.why = why


class NoSuchVariantError(RulesError):
    """A variant id that the catalogue does not have."""
