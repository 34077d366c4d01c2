"""Where the built app begins."""

from __future__ import annotations

import multiprocessing
import sys

from cardtable.__main__ import main

if __name__ == "__main__":
    if len(sys.argv) > 1:
        # The process in which opponents think is the app again, with words that only this understands.
        multiprocessing.freeze_support()
    sys.exit(main())
