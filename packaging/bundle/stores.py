"""The manifests of a release for Flathub, the Snap Store and winget.

python -m bundle.stores FILES WHERE: FILES is the folder with the files of the release, WHERE the address that
they can be downloaded from. The manifests are written into FILES as one archive; the versions, names and
checksums in them are those of the files.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path

from bundle.identity import APP_ID, COMMAND, NAME, PICTURES, TOP, filled, stamp, version

LINUX, WINDOWS = TOP / "packaging" / "linux", TOP / "packaging" / "windows"
_WINGET = f"winget/{NAME}.{NAME}"

# The path of each manifest in the archive, and its template.
MANIFESTS = {
    f"flatpak/{APP_ID}.yml": LINUX / "flatpak.yml",
    "snap/snapcraft.yaml": LINUX / "snapcraft.yaml",
    f"{_WINGET}.yaml": WINDOWS / "winget.version.yaml",
    f"{_WINGET}.installer.yaml": WINDOWS / "winget.installer.yaml",
    f"{_WINGET}.locale.en-US.yaml": WINDOWS / "winget.locale.en-US.yaml",
}
ARCHIVE, INSTALLER = f"{COMMAND}-{{}}-linux-x86_64.tar.gz", f"{COMMAND}-{{}}-windows-setup.exe"


def open_names(files: Path, address: str) -> Mapping[str, str]:
    """Return the values for the blanks in the manifests, from these files. Raises FileNotFoundError."""
    said = {}
    for word, pattern in (("ARCHIVE", ARCHIVE), ("INSTALLER", INSTALLER)):
        path = files / pattern.format(version())
        said[f"{word}_URL"] = f"{address}/{path.name}"
        said[f"{word}_SHA256"] = hashlib.sha256(path.read_bytes()).hexdigest().upper()
    said["ARCHIVE_SHA256"] = said["ARCHIVE_SHA256"].lower()
    return said


def manifests(files: Path, address: str) -> dict[str, bytes]:
    """Return every manifest by its path in the archive. Raises FileNotFoundError."""
    said = open_names(files, address)
    made = {
        place: filled(path.read_text(encoding="utf-8"), said).encode() for place, path in MANIFESTS.items()
    }
    return made | {f"snap/{APP_ID}.svg": (PICTURES / "cardtable.svg").read_bytes()}


def write(files: Path, address: str) -> Path:
    """Write the archive of all manifests to that folder and return it. Raises FileNotFoundError."""
    target = files / f"{COMMAND}-{version()}-manifests.tar.gz"
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w") as tar:
        for place, text in sorted(manifests(files, address).items()):
            entry = tarfile.TarInfo(f"{COMMAND}-{version()}-manifests/{place}")
            entry.size, entry.mtime = len(text), stamp()
            tar.addfile(entry, io.BytesIO(text))
    target.write_bytes(gzip.compress(content.getvalue(), mtime=stamp()))
    return target


if __name__ == "__main__":
    print(write(Path(sys.argv[1]), sys.argv[2].rstrip("/")).name)
