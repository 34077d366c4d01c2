"""Starts the program: `python -m cardtable`, the command `cardtable` and the frozen app."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command line, which opens the table when no command is given, and a saved game at it when its
    file is; the exit status.
    """
    if len(sys.argv) == 1 or (len(sys.argv) == 2 and sys.argv[1].endswith(".cardtable")):
        # Past the command line, which takes longer to load than the window takes to paint.
        from cardtable import app

        return app.run(sys.argv)
    from cardtable.cli import run

    return run(sys.argv)


if __name__ == "__main__":
    raise SystemExit(main())
