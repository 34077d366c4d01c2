"""Where the resources lie: one answer for a checkout, an installed wheel and a frozen app."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


@cache
def resource_root() -> Path:
    """The folder that holds `variants/`, `cards/` and the rest.

    Frozen apps carry it as data beside their modules, wheels inside the package, a checkout at its top.
    """
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen) / "resources"
    package = Path(__file__).resolve().parent
    packed = package / "_resources"
    return packed if packed.is_dir() else package.parent / "resources"


def resource(*parts: str) -> Path:
    """The path of one resource, such as `resource("variants", "pagat.toml")`."""
    return resource_root().joinpath(*parts)


def notices() -> Path:
    """The folder with the licences of all that a built app is made of; from source there is none."""
    return resource_root().parent / "licences"
