"""Any text, for tests of input from anywhere."""

from __future__ import annotations

from hypothesis import strategies as st


def texts(longest: int) -> st.SearchStrategy[str]:
    """Draw texts of Latin signs, and of all assigned and unassigned signs of Unicode.

    Hypothesis's own texts take a second in each process without a cache, to look at a million signs.
    """
    latin = st.binary(max_size=longest).map(lambda data: data.decode("latin-1"))
    return latin | st.binary(max_size=2 * longest).map(lambda data: data.decode("utf-16-le", "ignore"))
