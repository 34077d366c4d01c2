"""A browser without a window, driven over its developer tools' protocol.

Only what looking at the phone's page needs: a screen of a phone's size, fingers, keys, what the page says
when it is asked, what a screen reader would find, and pictures.
"""

from __future__ import annotations

import base64
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
"""How long anything may take before the test has failed."""


class Tools:
    """The web socket of the developer tools."""

    def __init__(self, address: str) -> None:
        """`address` as the browser says it: `ws://127.0.0.1:9222/devtools/...`."""
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
        """What the browser answers. Raises RuntimeError with what it says against it."""
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
        """Hang up."""
        self._socket.close()


class Page:
    """One phone: a page with a memory of its own."""

    def __init__(
        self, tools: Tools, width: int, height: int, *, text: int = 100, language: str = "en"
    ) -> None:
        """A screen of that size in CSS pixels, two device pixels each; `text` in percent of the usual size."""
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
        """One question of the protocol about this page."""
        return self._tools.ask(method, self._session, **given)

    def size(self, width: int, height: int) -> None:
        """The phone is turned, or is another one."""
        self.ask(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=2, mobile=True
        )

    def media(self, **features: str) -> None:
        """What the phone prefers: `prefers_color_scheme="light"`, `prefers_reduced_motion="reduce"`."""
        settings = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.ask("Emulation.setEmulatedMedia", features=settings)

    def visit(self, address: str) -> None:
        """Opens an address."""
        self.ask("Page.navigate", url=address)

    def run(self, script: str) -> Any:
        """The value of an expression on the page."""
        found = self.ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in found:
            raise RuntimeError(found["exceptionDetails"].get("exception", {}).get("description", "failed"))
        return found["result"].get("value")

    def until(self, script: str) -> Any:
        """Waits until the expression is true on the page, looked at whenever something is drawn."""
        look = f"new Promise((done) => {{ const end = performance.now() + {_SECONDS * 500}; const look = () => {{ let found; try {{ found = ({script}); }} catch (error) {{ found = null; }} if (found || performance.now() > end) done(found || null); else requestAnimationFrame(look); }}; look(); }})"
        found = self.run(look)
        assert found, f"never came: {script}"
        return found

    def has(self, css: str) -> bool:
        """Whether there is such a thing on the page."""
        return bool(self.run(f"Boolean(document.querySelector({json.dumps(css)}))"))

    def text(self, css: str) -> str:
        """What stands there."""
        return str(self.run(f"document.querySelector({json.dumps(css)})?.textContent ?? ''"))

    def tap(self, css: str, nth: int = 0) -> None:
        """A finger on the middle of it once it is there; it is scrolled to as a person would."""
        self.touch(*self.until(_spot(css, nth)))

    def tap_if_there(self, css: str, nth: int = 0) -> bool:
        """The same, unless it has just gone; whether it was there."""
        spot = self.run(_spot(css, nth))
        if spot:
            self.touch(*spot)
        return bool(spot)

    def touch(self, x: float, y: float) -> None:
        """A finger at that place of the screen."""
        self.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def key(self, name: str) -> None:
        """A key of a keyboard: `Tab`, `Enter`, `7`."""
        text = {"Enter": "\r", " ": " "}.get(name, name if len(name) == 1 else "")
        code = {"Enter": 13, "Tab": 9, "Escape": 27, " ": 32}.get(name, ord(name[0].upper()))
        self.ask("Input.dispatchKeyEvent", type="keyDown", key=name, windowsVirtualKeyCode=code, text=text)
        self.ask("Input.dispatchKeyEvent", type="keyUp", key=name, windowsVirtualKeyCode=code)

    def write(self, text: str) -> None:
        """Types into what has the focus."""
        self.ask("Input.insertText", text=text)

    def offline(self, away: bool) -> None:
        """Takes the network from the page, or gives it back."""
        self.ask(
            "Network.emulateNetworkConditions",
            offline=away,
            latency=0,
            downloadThroughput=-1,
            uploadThroughput=-1,
        )

    def read_out(self) -> list[tuple[str, str]]:
        """Role and name of everything that a screen reader finds, in its order."""
        nodes = self.ask("Accessibility.getFullAXTree")["nodes"]
        return [
            (str(node["role"]["value"]), str(node.get("name", {}).get("value", "")))
            for node in nodes
            if not node.get("ignored")
        ]

    def complaints(self) -> list[str]:
        """What the browser has against the page: errors, and what its policy forbids."""
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
        """Every address that the page has asked for."""
        return [
            event["params"]["request"]["url"]
            for event in self._tools.events
            if event.get("sessionId") == self._session and event["method"] == "Network.requestWillBeSent"
        ]

    def sheets(self) -> list[str]:
        """Every sheet that the page was sent, as text."""
        return [
            event["params"]["response"]["payloadData"]
            for event in self._tools.events
            if event.get("sessionId") == self._session
            and event["method"] == "Network.webSocketFrameReceived"
            and '"is":"sheet"' in event["params"]["response"]["payloadData"]
        ]

    def settle(self) -> None:
        """Waits until pictures and letters are there and nothing moves any more."""
        self.run(
            "Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode().catch(() => 0))])"
            ".then(() => Promise.all(document.getAnimations().filter((one) => one.effect.getTiming().iterations !== Infinity)"
            ".map((one) => one.finished.catch(() => 0)))).then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))).then(() => 1)"
        )

    def shoot(self, path: Path) -> None:
        """A picture of the screen."""
        self.settle()
        path.write_bytes(base64.b64decode(self.ask("Page.captureScreenshot", format="png")["data"]))

    def close(self) -> None:
        """Throws the page away, and what it remembered."""
        self._tools.ask("Target.disposeBrowserContext", browserContextId=self._room)


def _spot(css: str, nth: int) -> str:
    """Where the middle of it is on the screen, as an expression; null where it is not."""
    return (
        f"(() => {{ const one = document.querySelectorAll({json.dumps(css)})[{nth}]; if (!one) return null;"
        " one.scrollIntoView({block: 'nearest'}); const box = one.getBoundingClientRect();"
        " return box.width ? [box.left + box.width / 2, box.top + box.height / 2] : null; })()"
    )


@contextmanager
def browser(folder: Path) -> Iterator[Tools]:
    """A browser that keeps what it must in that folder, which is empty."""
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
    """Where the browser listens, which it writes into a file once it does."""
    end = time.monotonic() + _SECONDS
    while not port.is_file() or port.read_text(encoding="utf-8").count("\n") < 1:
        if process.poll() is not None or time.monotonic() > end:
            raise RuntimeError("the browser does not start")
        time.sleep(0.05)
    number = port.read_text(encoding="utf-8").split("\n")[0]
    with urlopen(f"http://127.0.0.1:{number}/json/version", timeout=_SECONDS) as answer:
        return str(json.load(answer)["webSocketDebuggerUrl"])
