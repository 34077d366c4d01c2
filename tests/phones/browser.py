"""A headless browser, driven by its developer tools' protocol, as far as tests of the phone's page need it."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from wsproto import ConnectionType, WSConnection
from wsproto.events import AcceptConnection, CloseConnection, Message, Request, TextMessage

CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))),
    None,
)

_FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--disable-domain-reliability",
    "--disable-client-side-phishing-detection",
    "--disable-features=Translate,OptimizationHints,MediaRouter,CertificateTransparencyComponentUpdater",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    "--hide-scrollbars",
    "--mute-audio",
    "--remote-debugging-port=0",
)

_SECONDS = 20.0
"""Seconds after which a test fails."""


class Tools:
    """The web socket of the developer tools."""

    def __init__(self, address: str) -> None:
        """Connect to an address such as `ws://127.0.0.1:9222/devtools/...`."""
        host, _, path = address.removeprefix("ws://").partition("/")
        name, port = host.split(":")
        self._socket = socket.create_connection((name, int(port)), timeout=_SECONDS)
        self._ends = WSConnection(ConnectionType.CLIENT)
        self._socket.sendall(self._ends.send(Request(host=host, target=f"/{path}")))
        self._text = ""
        self._count = 0
        self._answers: dict[int, dict[str, Any]] = {}
        self.events: list[dict[str, Any]] = []
        self._read(lambda: self._is_open)

    _is_open = False

    def _read(self, done: Any) -> None:
        end = time.monotonic() + _SECONDS
        while not done():
            if time.monotonic() > end:
                raise TimeoutError("the browser does not answer")
            data = self._socket.recv(1 << 16)
            self._ends.receive_data(data or None)
            for event in self._ends.events():
                if isinstance(event, AcceptConnection):
                    self._is_open = True
                elif isinstance(event, TextMessage):
                    self._take(event)
                elif isinstance(event, CloseConnection):
                    raise ConnectionError("the browser has hung up")

    def _take(self, event: TextMessage) -> None:
        self._text += event.data
        if event.message_finished:
            found, self._text = json.loads(self._text), ""
            if "id" in found:
                self._answers[found["id"]] = found
            else:
                self.events.append(found)

    def ask(self, method: str, session: str = "", **given: Any) -> dict[str, Any]:
        """Return the answer of the browser. Raises RuntimeError with its error message."""
        self._count += 1
        number = self._count
        asked = {
            "id": number,
            "method": method,
            "params": given,
            **({"sessionId": session} if session else {}),
        }
        self._socket.sendall(self._ends.send(Message(data=json.dumps(asked))))
        self._read(lambda: number in self._answers)
        answer = self._answers.pop(number)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        found: dict[str, Any] = answer.get("result", {})
        return found

    def close(self) -> None:
        self._socket.close()


class Page:
    """A phone: a page with its own storage."""

    def __init__(
        self, tools: Tools, width: int, height: int, *, text: int = 100, language: str = "en"
    ) -> None:
        """Open a page of this size in CSS pixels (two device pixels each); `text` is its size in percent."""
        self._tools = tools
        self._room = tools.ask("Target.createBrowserContext")["browserContextId"]
        target = tools.ask("Target.createTarget", url="about:blank", browserContextId=self._room)["targetId"]
        self._session = tools.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Accessibility", "Log", "DOM", "CSS"):
            self.ask(f"{domain}.enable")
        self.size(width, height)
        self.ask("Emulation.setTouchEmulationEnabled", enabled=True)
        self.ask("Emulation.setLocaleOverride", locale=language)
        agent = tools.ask("Browser.getVersion")["userAgent"]
        self.ask("Network.setUserAgentOverride", userAgent=agent, acceptLanguage=language)
        if text != 100:
            grow = f"document.documentElement.style.fontSize = '{text}%'"
            self.ask(
                "Page.addScriptToEvaluateOnNewDocument",
                source=f"addEventListener('DOMContentLoaded', () => {{ {grow}; }})",
            )

    def ask(self, method: str, **given: Any) -> dict[str, Any]:
        """Send a request of the protocol about this page."""
        return self._tools.ask(method, self._session, **given)

    def size(self, width: int, height: int) -> None:
        """Change the size of the screen."""
        self.ask(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=2, mobile=True
        )

    def media(self, **features: str) -> None:
        """Set preferences: `prefers_color_scheme="light"`, `prefers_reduced_motion="reduce"`."""
        settings = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.ask("Emulation.setEmulatedMedia", features=settings)

    def visit(self, address: str) -> None:
        self.ask("Page.navigate", url=address)

    def run(self, script: str) -> Any:
        """Return the value of an expression on the page."""
        found = self.ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in found:
            raise RuntimeError(found["exceptionDetails"].get("exception", {}).get("description", "failed"))
        return found["result"].get("value")

    def until(self, script: str) -> Any:
        """Wait until the expression is true on the page, and return its value; it is tried with each frame."""
        look = f"new Promise((done) => {{ const end = performance.now() + {_SECONDS * 500}; const look = () => {{ let found; try {{ found = ({script}); }} catch (error) {{ found = null; }} if (found || performance.now() > end) done(found || null); else requestAnimationFrame(look); }}; look(); }})"
        found = self.run(look)
        assert found, f"never came: {script}"
        return found

    def has(self, css: str) -> bool:
        return bool(self.run(f"Boolean(document.querySelector({json.dumps(css)}))"))

    def text(self, css: str) -> str:
        return str(self.run(f"document.querySelector({json.dumps(css)})?.textContent ?? ''"))

    def tap(self, css: str, nth: int = 0) -> None:
        """Wait for an element, scroll to it, and tap its center."""
        self.touch(*self.until(_spot(css, nth)))

    def tap_if_there(self, css: str, nth: int = 0) -> bool:
        """Tap an element if it exists; return whether it does."""
        spot = self.run(_spot(css, nth))
        if spot:
            self.touch(*spot)
        return bool(spot)

    def touch(self, x: float, y: float) -> None:
        """Tap a point of the screen."""
        self.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def key(self, name: str) -> None:
        """Press a key such as `Tab`, `Enter` or `7`."""
        text = {"Enter": "\r", " ": " "}.get(name, name if len(name) == 1 else "")
        code = {"Enter": 13, "Tab": 9, "Escape": 27, " ": 32}.get(name, ord(name[0].upper()))
        self.ask("Input.dispatchKeyEvent", type="keyDown", key=name, windowsVirtualKeyCode=code, text=text)
        self.ask("Input.dispatchKeyEvent", type="keyUp", key=name, windowsVirtualKeyCode=code)

    def write(self, text: str) -> None:
        """Type into the focused element."""
        self.ask("Input.insertText", text=text)

    def offline(self, away: bool) -> None:
        """Cut the page off from the network, or reconnect it."""
        self.ask(
            "Network.emulateNetworkConditions",
            offline=away,
            latency=0,
            downloadThroughput=-1,
            uploadThroughput=-1,
        )

    def read_out(self) -> list[tuple[str, str]]:
        """Return role and name of everything that a screen reader finds, in order."""
        nodes = self.ask("Accessibility.getFullAXTree")["nodes"]
        return [
            (str(node["role"]["value"]), str(node.get("name", {}).get("value", "")))
            for node in nodes
            if not node.get("ignored")
        ]

    def complaints(self) -> list[str]:
        """Return the errors and warnings of the page, violations of its policy included."""
        found = []
        for event in self._tools.events:
            if event.get("sessionId") != self._session:
                continue
            given = event["params"]
            if event["method"] == "Log.entryAdded" and given["entry"]["level"] in ("error", "warning"):
                found.append(given["entry"]["text"] + " " + given["entry"].get("url", ""))
            elif event["method"] == "Runtime.exceptionThrown":
                found.append(given["exceptionDetails"].get("exception", {}).get("description", "an error"))
        return found

    def asked_for(self) -> list[str]:
        """Return all addresses that the page has requested."""
        return [
            event["params"]["request"]["url"]
            for event in self._tools.events
            if event.get("sessionId") == self._session and event["method"] == "Network.requestWillBeSent"
        ]

    def sheets(self) -> list[str]:
        """Return all sheets that the page has received, as text."""
        return [
            event["params"]["response"]["payloadData"]
            for event in self._tools.events
            if event.get("sessionId") == self._session
            and event["method"] == "Network.webSocketFrameReceived"
            and '"is":"sheet"' in event["params"]["response"]["payloadData"]
        ]

    def settle(self) -> None:
        """Wait until pictures and fonts are loaded and nothing moves."""
        self.run(
            "Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode().catch(() => 0))])"
            ".then(() => Promise.all(document.getAnimations().filter((one) => one.effect.getTiming().iterations !== Infinity)"
            ".map((one) => one.finished.catch(() => 0)))).then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))).then(() => 1)"
        )

    def close(self) -> None:
        """Close the page and delete its storage."""
        self._tools.ask("Target.disposeBrowserContext", browserContextId=self._room)


def _spot(css: str, nth: int) -> str:
    """Return an expression for the center of an element on the screen, or null if there is none."""
    return (
        f"(() => {{ const one = document.querySelectorAll({json.dumps(css)})[{nth}]; if (!one) return null;"
        " one.scrollIntoView({block: 'nearest'}); const box = one.getBoundingClientRect();"
        " return box.width ? [box.left + box.width / 2, box.top + box.height / 2] : null; })()"
    )


@contextmanager
def browser(folder: Path) -> Iterator[Tools]:
    """Run a browser with its profile in an empty folder."""
    assert CHROMIUM is not None
    home = {**os.environ, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "XDG_CACHE_HOME": str(folder)}
    command = [CHROMIUM, *_FLAGS, f"--user-data-dir={folder / 'profile'}", "about:blank"]
    with (folder / "browser.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=home)
    try:
        tools = Tools(_address(folder / "profile" / "DevToolsActivePort", process))
        try:
            yield tools
        finally:
            tools.close()
    finally:
        process.terminate()
        process.wait(_SECONDS)


def _address(port: Path, process: subprocess.Popen[bytes]) -> str:
    """Return the address of the browser, which it writes into a file when it is ready."""
    end = time.monotonic() + _SECONDS
    while not port.is_file() or port.read_text(encoding="utf-8").count("\n") < 1:
        if process.poll() is not None or time.monotonic() > end:
            raise RuntimeError("the browser does not start")
        time.sleep(0.05)
    number = port.read_text(encoding="utf-8").split("\n")[0]
    with urlopen(f"http://127.0.0.1:{number}/json/version", timeout=_SECONDS) as answer:
        return str(json.load(answer)["webSocketDebuggerUrl"])
