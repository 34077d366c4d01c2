"""Browsers on real sockets, in the test's event loop."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtNetwork import QTcpSocket

from tests.network.pages import Browser


class Socketed(QObject):
    """A page that connects at once and says hello with the given fields."""

    def __init__(self, host: str, **hello: Any) -> None:
        super().__init__()
        self.browser = Browser(host)
        self._hello = hello
        self.socket = QTcpSocket(self)
        self.socket.setSocketOption(QTcpSocket.SocketOption.LowDelayOption, 1)
        self.socket.connected.connect(lambda: self.write(self.browser.begin()))
        self.socket.readyRead.connect(self._read)
        address, port = host.rsplit(":", 1)
        self.socket.connectToHost(address, int(port))

    def write(self, data: bytes) -> None:
        self.socket.write(data)
        self.socket.flush()

    def say(self, **message: Any) -> None:
        self.write(self.browser.say(**message))

    def _read(self) -> None:
        was_open = self.browser.is_open
        self.browser.hear(bytes(self.socket.readAll().data()))
        if self.browser.is_open and not was_open:
            self.say(do="hello", **self._hello)

    @property
    def received(self) -> list[dict[str, Any]]:
        return self.browser.received

    def of(self, kind: str) -> list[dict[str, Any]]:
        return self.browser.of(kind)

    def is_closed(self) -> bool:
        return self.socket.state() is QTcpSocket.SocketState.UnconnectedState


def listens(port: int, address: str = "127.0.0.1") -> bool:
    """Return if anything answers at the port of an address of this computer."""
    socket = QTcpSocket()
    socket.connectToHost(address, port)
    answers = socket.waitForConnected(2000)
    socket.abort()
    return answers
