"""Errors of storage, each one plain sentence for the player."""

from __future__ import annotations


class StorageError(OSError):
    """A file could not be read or written; the message is one plain sentence."""


def reason(error: OSError) -> str:
    """Why the system refused, in its own words."""
    return (error.strerror or str(error)).rstrip(".")
