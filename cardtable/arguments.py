"""Types of command-line arguments, each with a one-sentence error."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path


def path(text: str) -> Path:
    """Return a path that isn't empty."""
    if not text:
        raise argparse.ArgumentTypeError("a path cannot be empty")
    return Path(text)


DIGITS = 30
"""Most digits of a number that are read."""


def _is_whole(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= DIGITS


def whole_number(text: str) -> int:
    """Return any whole number, such as a seed."""
    if not _is_whole(text):
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number of up to {DIGITS} digits")
    return int(text)


def number(least: int, most: int) -> Callable[[str], int]:
    """Return a parser of whole numbers in this range."""

    def parse(text: str) -> int:
        if not _is_whole(text) or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"“{text}” is not a whole number from {least} to {most}")
        return int(text)

    return parse


def house_rules(pairs: Sequence[str]) -> dict[str, str]:
    """Return house rules written as KEY=VALUE. Raises ValueError with one sentence."""
    options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"“{pair}” isn't a house rule; write it as KEY=VALUE.")
        options[key.strip()] = value.strip()
    return options
