"""The app as macOS takes it: a bundle in a disk image, signed and notarised where somebody signs."""

from __future__ import annotations

import os
import platform
import plistlib
import shutil
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bundle import languages
from bundle.identity import COMMAND, NAME, TOP, filled, version

FILES = TOP / "packaging" / "macos"
ENTITLEMENTS = FILES / "entitlements.plist"

IDENTITY = "CARDTABLE_SIGNING_IDENTITY"
"""Environment variable with the name of the Developer ID certificate, which lies in the keychain."""

NOTARY = ("CARDTABLE_NOTARY_APPLE_ID", "CARDTABLE_NOTARY_TEAM_ID", "CARDTABLE_NOTARY_PASSWORD")
"""Environment variables with what Apple's notary asks for."""


TRIES, PAUSE = 3, 10.0
"""How often hdiutil is run at most, and the seconds between two tries."""


def information() -> dict[str, Any]:
    """Return the bundle's Info.plist, but for what PyInstaller itself fills in."""
    read: dict[str, Any] = plistlib.loads(_in_english().encode())
    # Only in these does macOS offer the app, and its own words inside it.
    return read | {"CFBundleLocalizations": list(languages.tags())}


def _in_english() -> str:
    return filled((FILES / "Info.plist").read_text(encoding="utf-8"))


def write_strings(work: Path) -> list[tuple[str, str, str]]:
    """Return what Finder shows of the app in other languages, as PyInstaller takes files of a bundle."""
    found = []
    for tag, text in languages.info_plist_strings(_in_english(), languages.words()).items():
        name = f"{tag}.lproj/InfoPlist.strings"
        path = work / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        found.append((name, str(path), "DATA"))
    return found


def identity(environ: Mapping[str, str] = os.environ) -> str | None:
    """Who signs; None when nobody does."""
    return environ.get(IDENTITY) or None


def caution(environ: Mapping[str, str] = os.environ) -> str:
    """Return what people should know before they open the image; "" if it is signed and notarized."""
    how = "choose Open Anyway in System Settings, Privacy & Security, to open it the first time."
    if identity(environ) is None:
        return f"The app for macOS is not signed: {how}"
    if not all(environ.get(name) for name in NOTARY):
        return f"The app for macOS is signed, but not notarised by Apple: {how}"
    return ""


def disk_image(bundle: Path, work: Path, out: Path) -> Path:
    """Return the .dmg with the bundle and a link to Applications, notarized if possible."""
    folder = work / "dmg"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(bundle, folder / bundle.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    target = out / f"{COMMAND}-{version()}-macos-{platform.machine()}.dmg"
    make = ["hdiutil", "create", "-volname", NAME, "-srcfolder", str(folder), "-ov", "-format", "UDZO"]
    _run_patiently([*make, str(target)])
    signer = identity()
    if signer is not None:
        subprocess.run(["codesign", "--sign", signer, "--timestamp", str(target)], check=True)
    if not caution():
        _notarise(target)
    return target


def _run_patiently(command: list[str]) -> None:
    """Run hdiutil, and again if it fails: what looks through new files for viruses may hold its volume.

    Raises CalledProcessError if the last try fails.
    """
    for tries_left in reversed(range(TRIES)):
        if subprocess.run(command, check=not tries_left).returncode == 0:
            return
        time.sleep(PAUSE)


def _notarise(target: Path) -> None:
    """Has Apple look at the image, waits for the answer and staples it to the image."""
    apple_id, team, password = (os.environ[name] for name in NOTARY)
    who = ["--apple-id", apple_id, "--team-id", team, "--password", password]
    subprocess.run(["xcrun", "notarytool", "submit", str(target), *who, "--wait"], check=True)
    subprocess.run(["xcrun", "stapler", "staple", str(target)], check=True)
