"""What commands take on the command line, read with one sentence for what cannot be."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path


def path(text: str) -> Path:
    """A path that is not empty."""
    if not text:
        raise argparse.ArgumentTypeError("a path cannot be empty")
    return Path(text)


def number(least: int, most: int) -> Callable[[str], int]:
    """A whole number in this range."""

    def parse(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"“{text}” is not a whole number from {least} up")
        return int(text)

    return parse


def house_rules(pairs: Sequence[str]) -> dict[str, str]:
    """House rules as they are written, KEY=VALUE. Raises ValueError with one sentence."""
    options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"“{pair}” is no house rule; write it as KEY=VALUE.")
        options[key.strip()] = value.strip()
    return options
