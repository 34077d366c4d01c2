"""One window for one data folder: who starts Cardtable a second time gets the window that is open.

The first copy listens under a name that only this folder has; a second one says what it was started with,
waits for the answer, and ends. Where nobody answers it opens a window of its own.

Wayland raises the window only of who shows a token that a click of the person gave. The click was on the
second copy, which so hands its token over.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QObject, QThread, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE = 3000
"""Milliseconds that a second copy waits for the first, which may be in the middle of something."""

_AGAIN = 100
"""Milliseconds until it is tried again."""

_ONE_LINE = 500
"""Milliseconds for which the first copy listens to another."""

_LONGEST = 10_000
"""Bytes of a message; a path and a token are shorter."""

_HEARD = b"heard\n"


def name_of(directory: Path) -> str:
    """The name under which the first copy of this data folder listens."""
    return f"cardtable-{hashlib.sha256(str(directory.absolute()).encode()).hexdigest()[:20]}"


class FirstCopy(QObject):
    """Listens for other copies; where that cannot be, they open windows of their own."""

    asked = Signal(str, str)
    """Another copy was started: with this file, or with none (""), and this token, or none ("")."""

    def __init__(self, directory: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._greet)
        # A copy that was killed leaves its name behind; whoever holds the lock of the folder may take it.
        QLocalServer.removeServer(name_of(directory))
        self._server.listen(name_of(directory))

    def _greet(self) -> None:
        """Hears another copy out, which says its one line at once."""
        if not self._server.hasPendingConnections():
            return
        caller = self._server.nextPendingConnection()
        patience = QDeadlineTimer(_ONE_LINE)
        while not caller.canReadLine() and caller.bytesAvailable() <= _LONGEST and not patience.hasExpired():
            if not caller.waitForReadyRead(patience.remainingTime()):
                break
        said = _read(bytes(caller.readLine().data())) if caller.canReadLine() else None
        if said is not None:
            caller.write(_HEARD)
            caller.flush()
        caller.disconnectFromServer()
        caller.deleteLater()
        if said is not None:
            self.asked.emit(*said)


def _read(line: bytes) -> tuple[str, str] | None:
    """The file and the token of another copy; None for what no copy says."""
    try:
        said = json.loads(line)
        return str(said["file"]), str(said["token"])
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


def handed_over(directory: Path, file: str = "", token: str = "") -> bool:
    """Whether the first copy of this folder was told that this one was started, and with which file."""
    first, patience = QLocalSocket(), QDeadlineTimer(PATIENCE)
    first.connectToServer(name_of(directory))
    while not first.waitForConnected(_AGAIN):
        # It may have been started a moment ago, and not listen yet.
        if patience.hasExpired():
            return False
        QThread.msleep(_AGAIN)
        first.connectToServer(name_of(directory))
    first.write(json.dumps({"file": file, "token": token}).encode() + b"\n")
    return first.waitForReadyRead(PATIENCE) and bytes(first.readLine().data()) == _HEARD
