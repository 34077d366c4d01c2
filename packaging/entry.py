"""Where the built app begins."""

from __future__ import annotations

import sys

from cardtable.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
