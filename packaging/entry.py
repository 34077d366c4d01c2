"""The entry point of the built app."""

from __future__ import annotations

import importlib
import sys

from cardtable.__main__ import main

# A process started from this one would try to import this file, which doesn't exist in the app.
del __file__


def help_out() -> None:
    """Do the work of a helper process if this is one: the app started again with special arguments."""
    import multiprocessing

    importlib.import_module("pyi_rth_multiprocessing")  # PyInstaller's, left aside in bundle/contents.py
    multiprocessing.freeze_support()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        help_out()
    sys.exit(main())
