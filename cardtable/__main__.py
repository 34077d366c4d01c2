"""Starts the program: `python -m cardtable`, the command `cardtable` and the frozen app."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command line, which opens the table when no command is given; the exit status."""
    from cardtable.cli import run

    return run(sys.argv)


if __name__ == "__main__":
    raise SystemExit(main())
