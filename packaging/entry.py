"""Where the built app begins."""

from __future__ import annotations

import importlib
import sys

from cardtable.__main__ import main

# A process that is started from this one would look for this file, to import it, and there is none.
del __file__


def help_out() -> None:
    """Do a helper process's work, if this is one: the app again, with words that only this knows."""
    import multiprocessing

    importlib.import_module("pyi_rth_multiprocessing")  # PyInstaller's, left aside in bundle/contents.py
    multiprocessing.freeze_support()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        help_out()
    sys.exit(main())
