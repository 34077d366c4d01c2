"""One window per data folder: starting Cardtable a second time brings up the window that is already open.

The first copy holds the folder's lock and listens under a name that belongs to this folder. A later copy
sends what it was started with, waits for the answer, and ends. On a slow computer, the first copy may not
listen for minutes; the later one keeps asking while the lock is held. If the first copy ends instead, the
later one takes the lock and opens the window.

Wayland raises a window only for a program with a token from the player's click. The click started the second
copy, so that copy passes its token on.
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
"""Milliseconds between two tries."""

_LONGEST_PATH = 100
"""Largest length in bytes of a socket's path; systems allow a little more."""

_ONE_LINE = 500
"""Milliseconds that the first copy waits for another one's message."""

_LONGEST = 10_000
"""Largest size in bytes of a message; a path and a token are shorter."""

_HEARD = b"heard\n"


def names_of(directory: Path) -> list[str]:
    """Return the names under which the first copy of this data folder may listen, the best one first.

    The best is a path in the folder that the system has for the programs of a session. The other is a plain
    name, which Qt turns into a path in the folder for temporary files.
    """
    # However the folder is spelled: in capitals on Windows, or through a link.
    spelled = os.path.normcase(lying(directory))
    name = f"cardtable-{hashlib.sha256(os.fsencode(spelled)).hexdigest()[:20]}"
    runtime = _session_folder()
    if not runtime:
        return [name]
    # Copies in a Flatpak share only this folder.
    inside = os.environ.get("FLATPAK_ID", "")
    path = os.path.join(runtime, "app", inside, name) if inside else os.path.join(runtime, name)
    return [path, name] if len(os.fsencode(path)) <= _LONGEST_PATH else [name]


def _session_folder() -> str:
    """Return the folder of this session's programs; "" if there is none.

    A copy started outside a session, such as by a timer, has no variable for it and looks in the usual place.
    """
    if sys.platform == "win32" or sys.platform == "darwin":
        return ""
    else:
        runtime, usual = os.environ.get("XDG_RUNTIME_DIR", ""), f"/run/user/{os.getuid()}"
        return runtime if os.path.isabs(runtime) else usual if os.path.isdir(usual) else ""


class FirstCopy(QObject):
    """Listens for other copies."""

    asked = Signal(str, str)
    """Emitted when another copy was started, with its file and token; "" for none."""

    def __init__(self, directory: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        # On Windows, a waiting copy connects before `listen` returns, when nothing is connected to `asked`
        # yet.
        self._server.newConnection.connect(self._greet, Qt.ConnectionType.QueuedConnection)
        for name in names_of(directory):
            # A copy that was killed leaves its name behind; the holder of the folder's lock may take it.
            QLocalServer.removeServer(name)
            if self._server.listen(name):
                break

    def _greet(self) -> None:
        """Read the message that another copy sends at once, one line, and answer it."""
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
    """Return the file and token in a message; None if no copy would send it."""
    try:
        said = json.loads(line)
        return str(said["file"]), str(said["token"])
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


def lock_of(directory: Path, file: str = "", token: str = "") -> DataLock | None:
    """Wait while another copy of the app holds the lock of the data folder, and return the lock.

    Return None if the other copy takes over instead: it opens `file`, and comes to the front with `token`.
    """
    while not (lock := DataLock(directory)).is_ours:
        if any(_is_heard(name, file, token) for name in names_of(directory)):
            return None
        QThread.msleep(_AGAIN)
    return lock


def _is_heard(name: str, file: str, token: str) -> bool:
    """Whether a first copy listens under this name and accepted the message."""
    first = QLocalSocket()
    first.connectToServer(name)
    if not first.waitForConnected(_AGAIN):
        return False
    first.write(json.dumps({"file": file, "token": token}).encode() + b"\n")
    # The first copy may be busy; if it ends, so does the connection.
    while not first.canReadLine() and first.state() == QLocalSocket.LocalSocketState.ConnectedState:
        first.waitForReadyRead(_AGAIN)
    return bytes(first.readLine().data()) == _HEARD
