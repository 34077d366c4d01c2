"""The program's entry point, for `python -m cardtable`, the command `cardtable` and the frozen app."""

from __future__ import annotations

import io
import sys

from cardtable import is_game_file


def main() -> int:
    """Run the command line and return the exit status.

    Without a command, the window opens, with a saved game if its file is given.
    """
    _write_utf8()
    if len(sys.argv) == 1 or (len(sys.argv) == 2 and is_game_file(sys.argv[1])):
        # Skip the command line, which takes longer to load than the window takes to paint.
        from cardtable import app

        return app.run(sys.argv)
    from cardtable.cli import run

    return run(sys.argv)


def _write_utf8() -> None:
    """Write UTF-8 to files and pipes, whatever the system's encoding is.

    A terminal keeps its encoding, and shows a question mark for characters it lacks.
    """
    for stream in (sys.stdout, sys.stderr):
        # Without a console, Windows gives the program no streams at all.
        if isinstance(stream, io.TextIOWrapper):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8", errors=stream.errors)


if __name__ == "__main__":
    raise SystemExit(main())
