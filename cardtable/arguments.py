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


DIGITS = 30
"""So many digits are read; longer numbers are nobody's."""


def _is_whole(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= DIGITS


def whole_number(text: str) -> int:
    """Any whole number, such as a seed."""
    if not _is_whole(text):
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number of up to {DIGITS} digits")
    return int(text)


def number(least: int, most: int) -> Callable[[str], int]:
    """A whole number in this range."""

    def parse(text: str) -> int:
        if not _is_whole(text) or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"“{text}” is not a whole number from {least} to {most}")
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
