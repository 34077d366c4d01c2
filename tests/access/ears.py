"""Hears what a window says over AT-SPI, and presses keys: one JSON object a line, out and in.

A program of its own, run by the system's Python, which has pyatspi. It knows nothing of Cardtable. With `old`, it is
a screen reader that knows no announcements, as Orca before 45, but reads notifications that show themselves.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import sys
from typing import Any

import pyatspi  # type: ignore[import-not-found]
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]

IS_OLD = "old" in sys.argv
KINDS = (
    "object:state-changed:showing" if IS_OLD else "object:announcement",
    "object:state-changed:focused",
    "object:property-change:accessible-name",
    "object:property-change:accessible-description",
)

PATIENCE = 60_000
"""Milliseconds to wait for a busy program; by default its messages would be lost meanwhile."""

SMALL = 200
"""Pixels: narrower windows are helpers of the toolkit."""

REFUSED = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)
"""Windows that aren't mapped refuse the focus, without harm."""


def out(**what: Any) -> None:
    print(json.dumps(what), flush=True)


def around(node: Any) -> list[str]:
    """Return the names of the ancestors of a node, innermost first."""
    found: list[str] = []
    while (node := node.parent) is not None and node.getRole() != pyatspi.ROLE_APPLICATION:
        found += [node.name] if node.name else []
    return found


def report_when_idle() -> bool:
    """Report when the program has handled the last keys, after everything that it said before."""
    desktop = pyatspi.Registry.getDesktop(0)
    desktop.clear_cache()
    for program in filter(None, desktop):
        with contextlib.suppress(GLib.Error):
            program.clear_cache()
            _ = program.childCount
    # Events that came before the answer are handled before anything of low priority.
    GLib.idle_add(lambda: out(kind="idle", text=""), priority=GLib.PRIORITY_LOW)
    return False


def hear(event: Any) -> None:
    # A node may be gone before it's asked for its name.
    with contextlib.suppress(GLib.Error):
        heard(event)


def heard(event: Any) -> None:
    kind, node = str(event.type), event.source
    if kind.startswith("object:announcement"):
        out(kind="announcement", text=event.any_data)
    elif kind.startswith("object:state-changed:focused") and event.detail1:
        out(kind="focus", text=node.name, more=node.description, role=node.getRoleName(), around=around(node))
    elif kind.startswith("object:state-changed:showing") and event.detail1:
        if node.getRole() == pyatspi.ROLE_NOTIFICATION:
            out(kind="announcement", text=node.name)
    elif kind.startswith("object:property") and node.getState().contains(pyatspi.STATE_FOCUSED):
        out(kind=kind.rsplit("-", 1)[-1], text=str(event.any_data))


class Keyboard:
    """The keyboard of the X server, by its extension for tests."""

    def __init__(self) -> None:
        self.x, self.test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x.XSetErrorHandler(REFUSED)
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))

    def press(self, chord: list[int]) -> None:
        """Hold down all keys of a chord but the last, press that, and let go of them."""
        codes = [self.x.XKeysymToKeycode(self.display, ctypes.c_ulong(key)) for key in chord]
        for code, down in [*((code, 1) for code in codes), *((code, 0) for code in reversed(codes))]:
            self.test.XTestFakeKeyEvent(self.display, code, down, ctypes.c_ulong(0))
        self.x.XSync(self.display, 0)

    def activate(self) -> None:
        """Give the large window the focus, as there is no window manager here that does."""
        root, above, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
        windows = ctypes.POINTER(ctypes.c_ulong)()
        self.x.XQueryTree(
            self.display, ctypes.c_ulong(self.x.XDefaultRootWindow(self.display)), ctypes.byref(root),
            ctypes.byref(above), ctypes.byref(windows), ctypes.byref(count),
        )  # fmt: skip
        for place in range(count.value):
            window = ctypes.c_ulong(windows[place])
            if self._width(window) > SMALL:
                self.x.XSetInputFocus(self.display, window, 2, ctypes.c_ulong(0))
                self.x.XSync(self.display, 0)

    def _width(self, window: ctypes.c_ulong) -> int:
        """The width of a window in pixels."""
        root, sides = ctypes.c_ulong(), [ctypes.c_int(), ctypes.c_int()]
        sizes = [ctypes.c_uint() for _ in range(4)]
        at = [ctypes.byref(one) for one in (root, *sides, *sizes)]
        return sizes[0].value if self.x.XGetGeometry(self.display, window, *at) else 0


KEYBOARD = Keyboard()
UNREAD = [b""]
"""The beginning of an incomplete line."""


def obey(_: object, condition: int) -> bool:
    """Carry out the commands that have arrived, one a line."""
    came = os.read(sys.stdin.fileno(), 1 << 16)
    if not came:
        pyatspi.Registry.stop()
        return False
    UNREAD[0] += came
    *lines, UNREAD[0] = UNREAD[0].split(b"\n")
    for line in lines:
        wanted = json.loads(line)
        if wanted.get("do") == "activate":
            KEYBOARD.activate()
        elif wanted.get("do") == "wait":
            GLib.idle_add(report_when_idle)
        else:
            KEYBOARD.press(wanted["keys"])
    return True


Atspi.set_timeout(PATIENCE, PATIENCE)
for kind in KINDS:
    pyatspi.Registry.registerEventListener(hear, kind)
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, obey)
out(kind="ready", text="")
pyatspi.Registry.start(gil=False)
