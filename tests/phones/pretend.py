"""A server without a game that serves the page, sends what a test wants, and collects messages."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable
from typing import Any

from cardtable.network import wire
from cardtable.network.connection import Connection
from cardtable.network.site import Site


class Pretend:
    """A table for pages on this computer, with a thread that listens."""

    def __init__(
        self, hello: Callable[[wire.Hello], list[wire.ComputerMessage]], welcome: wire.Welcome | None = None
    ) -> None:
        """Answer each hello with the messages of `hello`; the words of `welcome` are in the page itself."""
        self._hello = hello
        self.said: list[dict[str, Any]] = []
        """Messages from pages, without pongs."""
        self.is_deaf = False
        """Whether all connections are closed at once."""
        self._lines: list[tuple[Connection, asyncio.StreamWriter]] = []
        self._site = Site(welcome=welcome)
        self._loop = asyncio.new_event_loop()
        self._received_more = threading.Condition()
        self.host = ""
        ready = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(ready,), daemon=True)
        self._thread.start()
        ready.wait()

    def _run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.host = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        pings = self._loop.create_task(self._ping())
        ready.set()
        self._loop.run_forever()
        pings.cancel()
        for _, writer in self._lines:
            writer.transport.abort()
        self._loop.run_until_complete(asyncio.gather(*asyncio.all_tasks(self._loop), return_exceptions=True))
        self._loop.close()

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(2)
            self._send(wire.written(wire.Ping()))

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = Connection(self._site, {self.host}, time.monotonic())
        self._lines.append((line, writer))
        try:
            while not line.is_done and (data := await reader.read(1 << 16)):
                if self.is_deaf:
                    break
                for asked in line.receive(data, time.monotonic()):
                    self._heard(asked, line)
                writer.write(line.take_out())
        except ConnectionError:
            pass  # The page was closed.
        finally:
            self._lines = [pair for pair in self._lines if pair[0] is not line]
            writer.close()

    def _heard(self, asked: wire.Asked, line: Connection) -> None:
        if isinstance(asked, wire.Pong):
            return
        if isinstance(asked, wire.Hello):
            for message in self._hello(asked):
                line.send(wire.written(message))
        with self._received_more:
            self.said.append(json.loads(wire.written(asked)))  # type: ignore[arg-type]
            self._received_more.notify_all()

    def _send(self, message: bytes) -> None:
        for line, writer in self._lines:
            line.send(message)
            writer.write(line.take_out())

    def send(self, message: wire.ComputerMessage) -> None:
        """Send a message to every page."""
        self.send_bytes(wire.written(message))

    def send_bytes(self, message: bytes) -> None:
        """Send every page bytes that may be no message."""
        self._loop.call_soon_threadsafe(self._send, message)

    def hang_up(self) -> None:
        """Cut all connections."""

        def cut() -> None:
            for _, writer in self._lines:
                writer.transport.abort()

        self._loop.call_soon_threadsafe(cut)

    def next(self, do: str, seconds: float = 10.0) -> dict[str, Any]:
        """Wait for the first message of a kind that wasn't returned yet."""
        with self._received_more:
            found = self._received_more.wait_for(
                lambda: next((one for one in self.said if one["do"] == do), None), seconds
            )
            assert found is not None, f"nobody said {do}: {self.said}"
            self.said.remove(found)
            return found

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
