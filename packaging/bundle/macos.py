"""The package for macOS: a bundle in a disk image, signed and notarized if there is a certificate."""

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
"""Environment variable with the name of the Developer ID certificate in the keychain."""

NOTARY = ("CARDTABLE_NOTARY_APPLE_ID", "CARDTABLE_NOTARY_TEAM_ID", "CARDTABLE_NOTARY_PASSWORD")
"""Environment variables with the account for Apple's notary."""


TRIES, PAUSE = 3, 10.0
"""Maximum number of tries of hdiutil, and the seconds between two."""


def information() -> dict[str, Any]:
    """Return the bundle's Info.plist, except for the values that PyInstaller adds."""
    read: dict[str, Any] = plistlib.loads(_in_english().encode())
    # macOS offers the app, and its own words in it, only in these languages.
    return read | {"CFBundleLocalizations": list(languages.tags())}


def _in_english() -> str:
    return filled((FILES / "Info.plist").read_text(encoding="utf-8"))


def write_strings(work: Path) -> list[tuple[str, str, str]]:
    """Return the app's texts for Finder in other languages, as files for PyInstaller's bundle."""
    found = []
    for tag, text in languages.info_plist_strings(_in_english(), languages.words()).items():
        name = f"{tag}.lproj/InfoPlist.strings"
        path = work / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        found.append((name, str(path), "DATA"))
    return found


def identity(environ: Mapping[str, str] = os.environ) -> str | None:
    """Return the signing identity; None if there is none."""
    return environ.get(IDENTITY) or None


def caution(environ: Mapping[str, str] = os.environ) -> str:
    """Return what people should know before they open the image; "" if it is signed and notarized."""
    how = "choose Open Anyway in System Settings, Privacy & Security, to open it the first time."
    if identity(environ) is None:
        return f"The app for macOS is not signed: {how}"
    if not all(environ.get(name) for name in NOTARY):
        return f"The app for macOS is signed, but not notarized by Apple: {how}"
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
        _notarize(target)
    return target


def _run_patiently(command: list[str]) -> None:
    """Run hdiutil, and again if it fails: a virus scanner may hold its volume.

    Raises CalledProcessError if the last try fails.
    """
    for tries_left in reversed(range(TRIES)):
        if subprocess.run(command, check=not tries_left).returncode == 0:
            return
        time.sleep(PAUSE)


def _notarize(target: Path) -> None:
    """Submit the image to Apple, wait for the answer and staple it to the image."""
    apple_id, team, password = (os.environ[name] for name in NOTARY)
    account = ["--apple-id", apple_id, "--team-id", team, "--password", password]
    subprocess.run(["xcrun", "notarytool", "submit", str(target), *account, "--wait"], check=True)
    subprocess.run(["xcrun", "stapler", "staple", str(target)], check=True)
