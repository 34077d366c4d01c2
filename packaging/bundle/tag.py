"""Check that a release is consistent: its tag, the version, and what's new in every language.

python -m bundle.tag v0.1.0 prints what doesn't fit, and exits with status 1 then.
"""

from __future__ import annotations

import re
import sys
from datetime import date, timedelta

from bundle.identity import NEWS, day, newest_news, version

MOST_DAYS = timedelta(days=14)
"""Maximum age of the date of what's new at the commit of a release."""


def problems(tag: str, committed: date) -> list[str]:
    """Return what doesn't fit in a release with this tag, committed on this day, a sentence each."""
    found = []
    if tag != f"v{version()}":
        found.append(f"The tag is {tag}, but cardtable/__init__.py says {version()}.")
    try:
        newest, written = newest_news()
    except ValueError as error:
        return [*found, f"{error}."]
    if newest != version():
        found.append(f"{NEWS.name} begins with {newest}, but the version is {version()}.")
    # In the committer's time zone, the day may start earlier.
    if not -timedelta(days=1) <= committed - written <= MOST_DAYS:
        found.append(f"{NEWS.name} is dated {written}, but the commit is of {committed}.")
    return found + _others(f"## {newest} ({written})")


def _others(heading: str) -> list[str]:
    """Return the translations with another newest heading."""
    found = []
    for path in sorted(NEWS.parent.glob(f"{NEWS.stem}.*.md")):
        match = re.search(r"^## .*$", path.read_text(encoding="utf-8"), re.MULTILINE)
        if match is None or match[0] != heading:
            found.append(f"{path.name} does not begin with {heading.removeprefix('## ')}.")
    return found


if __name__ == "__main__":
    said = problems(sys.argv[1], day())
    print("\n".join(said) or f"{sys.argv[1]} fits the version and what's new in every language.")
    sys.exit(1 if said else 0)
