"""Errors in rules, each one plain sentence for the person who wrote them."""

from __future__ import annotations


class RulesError(ValueError):
    """Rules that cannot be used; the message is one plain sentence that names the file and the key."""


class NoSuchVariantError(RulesError):
    """A variant id that the catalogue does not have."""
