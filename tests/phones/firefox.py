"""A headless Firefox, driven by WebDriver BiDi, as far as tests of the phone's page need it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.phones.browser import Tools

FIREFOX = next((found for name in ("firefox-esr", "firefox") if (found := shutil.which(name))), None)

_ALONE = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "",
    "toolkit.telemetry.enabled": False,
}
"""Settings without which Firefox would send requests to other servers."""


class Fox:
    """A page on a screen of 390 x 844."""

    def __init__(self, tools: Tools) -> None:
        self._tools = tools
        tools.ask("session.new", capabilities={})
        tools.ask("session.subscribe", events=["log.entryAdded"])
        self._page = tools.ask("browsingContext.create", type="tab")["context"]
        tools.ask("browsingContext.setViewport", context=self._page, viewport={"width": 390, "height": 844})

    def visit(self, address: str) -> None:
        self._tools.ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def run(self, script: str) -> Any:
        """Return the value of an expression on the page, as JSON."""
        whole = f"Promise.resolve({script}).then((found) => JSON.stringify(found ?? null))"
        reply = self._tools.ask(
            "script.evaluate", expression=whole, target={"context": self._page}, awaitPromise=True
        )
        assert reply["type"] == "success", reply
        return json.loads(reply["result"]["value"])

    def until(self, script: str) -> None:
        """Wait until the expression is true on the page."""
        look = f"new Promise((done) => {{ const end = Date.now() + 10000; const look = () => {script} ? done(true) : Date.now() > end ? done(false) : setTimeout(look, 20); look(); }})"
        assert self.run(look), f"never came: {script}"

    def tap(self, css: str, nth: int = 0) -> None:
        """Tap the center of an element."""
        self.until(f"document.querySelectorAll({json.dumps(css)}).length > {nth}")
        x, y = self.run(
            f"(() => {{ const one = document.querySelectorAll({json.dumps(css)})[{nth}]; one.scrollIntoView({{block: 'nearest'}});"
            " const box = one.getBoundingClientRect(); return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]; })()"
        )
        steps = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": steps}
        self._tools.ask("input.performActions", context=self._page, actions=[finger])

    def write(self, text: str) -> None:
        """Type into the focused element."""
        keys = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self._tools.ask(
            "input.performActions",
            context=self._page,
            actions=[{"type": "key", "id": "keys", "actions": keys}],
        )

    def complaints(self) -> list[str]:
        """Return errors and warnings of the page."""
        return [
            str(event["params"].get("text"))
            for event in self._tools.events
            if event["method"] == "log.entryAdded" and event["params"]["level"] in ("error", "warn")
        ]


@contextmanager
def firefox(folder: Path) -> Iterator[Fox]:
    """Run Firefox with its profile in this folder; give a page."""
    assert FIREFOX is not None
    wishes = "".join(
        f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in _ALONE.items()
    )
    (folder / "user.js").write_text(wishes)
    command = [FIREFOX, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port=0"]
    process = subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, env={**os.environ, "HOME": str(folder)}
    )
    try:
        assert process.stderr is not None
        said = next((line for line in process.stderr if "BiDi listening on" in line), None)
        assert said is not None, "the browser does not start"
        tools = Tools(said.split()[-1] + "/session")
        try:
            yield Fox(tools)
        finally:
            tools.close()
    finally:
        process.terminate()
        process.communicate()
