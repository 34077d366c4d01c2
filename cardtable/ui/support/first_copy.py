"""One window for one data folder: who starts Cardtable a second time gets the window that is open.

The first copy has the lock of the folder, and listens under a name that only this folder has. A later copy
says what it was started with, waits for the answer, and ends. On a slow computer the first copy may not
listen for minutes: as long as it has the lock, the later one goes on asking. If the first copy ends instead,
the later one takes the lock and opens the window.

Wayland raises the window only of who shows a token that a click of the person gave. The click was on the
second copy, which so hands its token over.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QObject, Qt, QThread, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from cardtable.storage.data_folder import DataLock
from cardtable.storage.disk import lying

_AGAIN = 100
"""Milliseconds until it is tried again."""

_LONGEST_PATH = 100
"""Bytes of the path of a socket; systems take a little more."""

_ONE_LINE = 500
"""Milliseconds for which the first copy listens to another."""

_LONGEST = 10_000
"""Bytes of a message; a path and a token are shorter."""

_HEARD = b"heard\n"


def names_of(directory: Path) -> list[str]:
    """Return the names under which the first copy of this data folder may listen, the best one first.

    The best is a path in the folder that the system keeps for the programs of a session. The other is a plain
    name, which Qt makes a path in the folder for temporary files.
    """
    # However the folder is spelled: in capitals on Windows, or by a link.
    spelled = os.path.normcase(lying(directory))
    name = f"cardtable-{hashlib.sha256(os.fsencode(spelled)).hexdigest()[:20]}"
    runtime = _session_folder()
    if not runtime:
        return [name]
    # Copies in a Flatpak share no other folder than this one.
    inside = os.environ.get("FLATPAK_ID", "")
    path = os.path.join(runtime, "app", inside, name) if inside else os.path.join(runtime, name)
    return [path, name] if len(os.fsencode(path)) <= _LONGEST_PATH else [name]


def _session_folder() -> str:
    """Return the folder of the programs of this session; "" if there is none. A copy that was started outside
    of a session, such as by a timer, is not told of it: it looks where systems have it.
    """
    if sys.platform == "win32" or sys.platform == "darwin":
        return ""
    else:
        told, usual = os.environ.get("XDG_RUNTIME_DIR", ""), f"/run/user/{os.getuid()}"
        return told if os.path.isabs(told) else usual if os.path.isdir(usual) else ""


class FirstCopy(QObject):
    """Listens for other copies."""

    asked = Signal(str, str)
    """Another copy was started: with this file, or with none (""), and this token, or none ("")."""

    def __init__(self, directory: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        # On Windows a waiting copy connects before `listen` returns, when nobody is connected to `asked` yet.
        self._server.newConnection.connect(self._greet, Qt.ConnectionType.QueuedConnection)
        for name in names_of(directory):
            # A copy that was killed leaves its name behind; whoever holds the lock of the folder may take it.
            QLocalServer.removeServer(name)
            if self._server.listen(name):
                break

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


def lock_of(directory: Path, file: str = "", token: str = "") -> DataLock | None:
    """Wait for the lock of this folder as long as another copy has it, and return it; None if that copy was
    told meanwhile that this one was started, with this file and this token.
    """
    while not (lock := DataLock(directory)).is_ours:
        if any(_is_heard(name, file, token) for name in names_of(directory)):
            return None
        QThread.msleep(_AGAIN)
    return lock


def _is_heard(name: str, file: str, token: str) -> bool:
    """Whether a first copy listens under this name, and hears."""
    first = QLocalSocket()
    first.connectToServer(name)
    if not first.waitForConnected(_AGAIN):
        return False
    first.write(json.dumps({"file": file, "token": token}).encode() + b"\n")
    # It may be in the middle of something; when it ends, so does this.
    while not first.canReadLine() and first.state() == QLocalSocket.LocalSocketState.ConnectedState:
        first.waitForReadyRead(_AGAIN)
    return bytes(first.readLine().data()) == _HEARD
