"""Trials of a built program measure it, and end it if it hangs."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from bundle import trial

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows does not say what a process took")


def test_time_and_memory_of_a_program_are_measured() -> None:
    took = trial.start([sys.executable, "-c", "sum(range(10**6))"], os.environ)
    assert took.seconds > 0
    assert took.worked > 0
    assert took.memory > 1e6


def test_a_program_that_hangs_is_ended() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        trial.start([sys.executable, "-c", "import signal; signal.pause()"], os.environ, patience=0.01)
