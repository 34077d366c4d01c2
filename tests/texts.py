"""Any text, for tests of what may come from anywhere."""

from __future__ import annotations

from hypothesis import strategies as st


def texts(longest: int) -> st.SearchStrategy[str]:
    """Texts of Latin signs, and of all that Unicode has or may have one day.

    Hypothesis's own look at each of its million signs first: a second in each process that has no notes of it.
    """
    latin = st.binary(max_size=longest).map(lambda data: data.decode("latin-1"))
    return latin | st.binary(max_size=2 * longest).map(lambda data: data.decode("utf-16-le", "ignore"))
