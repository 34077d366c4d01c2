"""The packages for Windows: an installer and a portable zip."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from bundle import languages, pictures
from bundle.identity import (
    COMMAND,
    COPYRIGHT,
    HOMEPAGE,
    MAINTAINER,
    NAME,
    SUMMARY,
    TOP,
    stamp,
    version,
    version_numbers,
)

SCRIPT = TOP / "packaging" / "windows" / "cardtable.nsi"
MANIFEST = TOP / "packaging" / "windows" / "cardtable.manifest"

CERTIFICATE = ("CARDTABLE_WINDOWS_CERTIFICATE", "CARDTABLE_WINDOWS_PASSWORD")
"""Environment variables with the file of the certificate that signs, and its password."""

_VERSION_RESOURCE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1,
                    subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      {strings}
    ])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 1200])])
  ]
)
"""


def version_resource() -> str:
    """Return the version information of the program, in PyInstaller's format."""
    said = {
        "CompanyName": COPYRIGHT,
        "FileDescription": NAME,
        "FileVersion": version(),
        "InternalName": COMMAND,
        "LegalCopyright": f"{COPYRIGHT}, MIT license",
        "OriginalFilename": f"{COMMAND}.exe",
        "ProductName": NAME,
        "ProductVersion": version(),
        "Comments": SUMMARY,
    }
    strings = ",\n      ".join(f"StringStruct({name!r}, {value!r})" for name, value in said.items())
    return _VERSION_RESOURCE.format(numbers=version_numbers(), strings=strings)


def write_icons(work: Path) -> Path:
    """Write the icons of the program and of a saved game, and the installer's picture; return the folder."""
    folder = work / "icons"
    for name in ("cardtable", "cardtable-game"):
        pictures.write_ico(name, folder / f"{name}.ico")
    pictures.write_banner("cardtable", folder / "banner.bmp")
    return folder


def write_languages(work: Path) -> Path:
    """Write the installer's translations, for its script to include; return the file."""
    path = work / "languages.nsh"
    text = languages.installer(SCRIPT.read_text(encoding="utf-8"), languages.words())
    path.write_text(text, encoding="utf-8", newline="\n")
    return path


def portable(app: Path, out: Path) -> Path:
    """Return the zip, which people unpack to start the program."""
    target = out / f"{COMMAND}-{version()}-windows-portable.zip"
    when = datetime.fromtimestamp(stamp(), UTC).timetuple()[:6]
    with zipfile.ZipFile(target, "w") as file:
        for path in sorted(app.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(f"{NAME}/{path.relative_to(app).as_posix()}", when)
                file.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, compresslevel=9)
    return target


def installer(app: Path, work: Path, out: Path) -> Path | None:
    """Make the installer; None where NSIS is not installed."""
    write_icons(work)
    write_languages(work)
    return compile_installer(app, work, out)


def compile_installer(app: Path, work: Path, out: Path, target: str = "x86-unicode") -> Path | None:
    """Make the installer of what `write_icons` and `write_languages` left in `work`; None without NSIS.

    `target` is the architecture of the installer itself: Windows runs 32-bit ones everywhere, Wine doesn't.
    Raises CalledProcessError.
    """
    compiler = _compiler()
    if compiler is None:
        return None
    made = out / f"{COMMAND}-{version()}-windows-setup.exe"
    numbers = ".".join(map(str, version_numbers()))
    defined: dict[str, str | Path] = {
        "TARGET": target,
        "VERSION": version(),
        "NUMBERS": numbers,
        "PUBLISHER": MAINTAINER,
    }
    defined |= {"SOURCE": app, "ICONS": work / "icons", "LANGUAGES": work / "languages.nsh", "FILE": made}
    defined |= {"HOMEPAGE": HOMEPAGE} if HOMEPAGE else {}
    defined |= {} if caution() else {"PYTHON": sys.executable}
    words = [f"-D{name}={value}" for name, value in defined.items()]
    # The Python that signs finds this module through it.
    environ = os.environ | {"PYTHONPATH": str(TOP / "packaging")}
    command = [compiler, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, str(SCRIPT)]
    subprocess.run(command, check=True, env=environ)
    return made


def caution(environ: Mapping[str, str] = os.environ) -> str:
    """Return what people should know before they start the installer; "" if it is signed."""
    if all(environ.get(name) for name in CERTIFICATE):
        return ""
    return (
        "The files for Windows are not signed: where Windows warns before it starts them, choose More info,"
        " then Run anyway."
    )


def sign(program: Path) -> None:
    """Sign a program if there is a certificate. Raises CalledProcessError."""
    if not caution():
        subprocess.run([*_signing(), str(program)], check=True)


def _signing() -> list[str]:
    """Return the command that signs a file; the file name is its last argument."""
    kits = Path(os.environ.get("PROGRAMFILES(X86)", "")) / "Windows Kits" / "10" / "bin"
    found = sorted(kits.glob("*/x64/signtool.exe"))
    tool = shutil.which("signtool") or (str(found[-1]) if found else "signtool")
    file, password = (os.environ[name] for name in CERTIFICATE)
    hour = ["/tr", "http://timestamp.digicert.com", "/td", "SHA256"]
    return [tool, "sign", "/fd", "SHA256", *hour, "/f", file, "/p", password]


def _compiler() -> str | None:
    found = shutil.which("makensis")
    usual = Path(os.environ.get("PROGRAMFILES(X86)", "")) / "NSIS" / "makensis.exe"
    return found or (str(usual) if usual.is_file() else None)


if __name__ == "__main__":
    # The installer's script signs its files with this command.
    sign(Path(sys.argv[1]))
