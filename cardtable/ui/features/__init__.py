"""The features of the program, one in each folder here.

The `feature` module of each has a function `register`, which adds its pages and commands to the services.
Features know one another only by the names of their pages, and no other module knows them.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.ui.services.services import Services


HOME = "start"
"""The feature with the first page, which is shown before the other features are registered."""


def names() -> tuple[str, ...]:
    """Return the names of all features, in alphabetical order."""
    return _within(*__path__)


@cache
def _within(*folders: str) -> tuple[str, ...]:
    return tuple(found.name for found in pkgutil.iter_modules(folders) if found.ispkg)


def register(services: Services, name: str) -> None:
    """Let a feature add its pages and commands; what they show is loaded when it's first opened."""
    import_module(f"{__name__}.{name}.feature").register(services)
