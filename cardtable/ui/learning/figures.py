"""Numbers as they are written for children."""

from __future__ import annotations


def number(value: int) -> str:
    """A number with a proper minus."""
    return str(value).replace("-", "−")


def step_label(step: int) -> str:
    """What is added or taken, as on a jump along the line: `+7`, `−10`, `+0`."""
    return f"+{step}" if step >= 0 else number(step)
