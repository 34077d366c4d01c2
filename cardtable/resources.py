"""The place of the resources, for a checkout, an installed wheel and a frozen app."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


@cache
def resource_root() -> Path:
    """Return the folder that holds `variants/`, `cards/` and the rest.

    Frozen apps have it next to their modules, wheels inside the package, and a checkout at its top.
    """
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen) / "resources"
    package = Path(__file__).resolve().parent
    packed = package / "_resources"
    return packed if packed.is_dir() else package.parent / "resources"


def resource(*parts: str) -> Path:
    """Return the path of one resource, such as `resource("variants", "pagat.toml")`."""
    return resource_root().joinpath(*parts)


def notices() -> Path:
    """Return the folder with the licenses of everything in a built app.

    There is none when run from source.
    """
    return resource_root().parent / "licenses"
