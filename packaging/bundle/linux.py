"""The packages for Linux: a Debian package, an archive for one user, an AppImage."""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import shutil
import subprocess
import tarfile
import textwrap
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, time
from pathlib import Path

from bundle import bom, elf, languages, pictures
from bundle.identity import (
    APP_ID,
    COMMAND,
    EMAIL,
    HOMEPAGE,
    MADE_TYPE,
    MAINTAINER,
    MIME_TYPE,
    NAME,
    NEWS,
    PICTURES,
    TOP,
    filled,
    newest_news,
    stamp,
    version,
)

FILES = TOP / "packaging" / "linux"
DEBIAN_NAMES = {"x86_64": "amd64", "aarch64": "arm64"}
ICON_OF_GAMES, ICON_OF_MADE = MIME_TYPE.replace("/", "-"), MADE_TYPE.replace("/", "-")

RUNTIME = "CARDTABLE_APPIMAGE_RUNTIME"
"""Environment variable with the path of the AppImage runtime; the release workflow fetches it."""

# Of https://github.com/AppImage/type2-runtime/releases.
RUNTIME_VERSION = "20251108"
RUNTIME_SUMS = {
    "x86_64": "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d",
    "aarch64": "00cbdfcf917cc6c0ff6d3347d59e0ca1f7f45a6df1a428a0d6d8a78664d87444",
}

# The window opens without these too, but without sounds, a voice or printing.
RECOMMENDED = {
    "libcups.so.2": "libcups2",
    "libpulse.so.0": "libpulse0",
    "libspeechd.so.2": "libspeechd2",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
# The app brings its own libfontconfig and libxkbcommon, but not the files they read. Without these,
# libfontconfig complains at every start, and Qt gets no keys under Wayland.
READ_BY_LIBRARIES = ("fontconfig-config", "xkb-data")
# Qt loads these at run time to check for a new version; no file links to them.
SECURE = ("ca-certificates", "libssl3t64 | libssl3")

_OF_GLIBC = ("libc.", "libdl.", "libm.", "libpthread.", "librt.", "libresolv.", "libutil.", "ld-linux")


def lay_out(app: Path, prefix: Path, programs: str = "bin") -> None:
    """Put the built folder `app` and its desktop files under `prefix`, as they would be under /usr.

    `programs` is the folder for the program that people start.
    """
    share = prefix / "share"
    shutil.copytree(app, prefix / "lib" / COMMAND, symlinks=True)
    (prefix / programs).mkdir(parents=True)
    (prefix / programs / COMMAND).symlink_to(f"../lib/{COMMAND}/{COMMAND}")
    for folder, name, translate in (
        ("applications", "cardtable.desktop", languages.desktop),
        ("metainfo", "cardtable.metainfo.xml", languages.xml),
        ("mime/packages", "cardtable.xml", languages.xml),
    ):
        text = translate(_filled(name).decode(), languages.words())
        _write(share / folder / name.replace(COMMAND, APP_ID), text.encode())
    _write(share / "man" / "man6" / f"{COMMAND}.6.gz", _zipped(_filled("cardtable.6")))
    for folder, name, source in (
        ("apps", APP_ID, "cardtable"),
        ("mimetypes", ICON_OF_GAMES, "cardtable-game"),
        ("mimetypes", ICON_OF_MADE, "cardtable-game"),
    ):
        icons = share / "icons" / "hicolor"
        for size, content in pictures.pngs(source, pictures.SIZES).items():
            _write(icons / f"{size}x{size}" / folder / f"{name}.png", content)
        _write(icons / "scalable" / folder / f"{name}.svg", (PICTURES / f"{source}.svg").read_bytes())


def debian_package(app: Path, work: Path, out: Path) -> Path:
    """Return the .deb; `work` is a folder to make it in."""
    architecture = DEBIAN_NAMES.get(platform.machine(), platform.machine())
    root = _emptied(work / "deb")
    # Debian's folder for games isn't in every user's path, so the desktop file has the full path.
    lay_out(app, root / "usr", "games")
    desktop = root / "usr" / "share" / "applications" / f"{APP_ID}.desktop"
    _write(desktop, desktop.read_bytes().replace(b"Exec=", b"Exec=/usr/games/"))
    doc = root / "usr" / "share" / "doc" / COMMAND
    others = bom.debian_copyright(bom.of_app(app), f"usr/lib/{COMMAND}")
    _write(doc / "copyright", _filled("copyright") + b"\n" + others.encode())
    _write(doc / "changelog.gz", _zipped(_change_log()))
    _write(root / "usr" / "share" / "lintian" / "overrides" / COMMAND, _filled("lintian-overrides"))
    _write(root / "DEBIAN" / "control", _control(app, root, architecture).encode())
    sums = (
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root)}\n"
        for path in sorted((root / "usr").rglob("*"))
        if path.is_file() and not path.is_symlink()
    )
    _write(root / "DEBIAN" / "md5sums", "".join(sums).encode())
    _settle(root)
    target = out / f"{COMMAND}_{version()}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(target)]
    environ = os.environ | {"SOURCE_DATE_EPOCH": str(stamp())}
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environ)
    return target


def archive(app: Path, work: Path, out: Path) -> Path:
    """Return the .tar.gz, which can be unpacked anywhere to play, or installed for one user."""
    name = f"{COMMAND}-{version()}-linux-{platform.machine()}"
    root = _emptied(work / "tar") / name
    lay_out(app, root)
    _write(root / "README", _filled("README"))
    _write(root / "install.sh", _filled("install.sh"))
    (root / "install.sh").chmod(0o755)
    _settle(root)

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        return entry

    target = out / f"{name}.tar.gz"
    with (
        target.open("wb") as file,
        gzip.GzipFile("", "wb", 6, file, mtime=stamp()) as zipped,
        tarfile.open(fileobj=zipped, mode="w|") as tar,
    ):
        tar.add(root, name, filter=plain)
    return target


def app_folder(app: Path, work: Path) -> Path:
    """Return the folder inside an AppImage, which starts by its AppRun."""
    root = _emptied(work / f"{NAME}.AppDir")
    lay_out(app, root / "usr")
    (root / "AppRun").symlink_to(f"usr/bin/{COMMAND}")
    (root / f"{APP_ID}.desktop").symlink_to(f"usr/share/applications/{APP_ID}.desktop")
    (root / f"{APP_ID}.svg").symlink_to(f"usr/share/icons/hicolor/scalable/apps/{APP_ID}.svg")
    (root / ".DirIcon").symlink_to(f"usr/share/icons/hicolor/256x256/apps/{APP_ID}.png")
    _settle(root)
    return root


def app_image(app: Path, work: Path, out: Path, environ: Mapping[str, str] = os.environ) -> Path | None:
    """Return the AppImage: the AppImage project's runtime, followed by the folder as a squashfs.

    None if RUNTIME names no file. Raises ValueError for an unknown runtime.
    """
    if not environ.get(RUNTIME):
        return None
    runtime = Path(environ[RUNTIME]).read_bytes()
    if hashlib.sha256(runtime).hexdigest() != RUNTIME_SUMS.get(platform.machine()):
        raise ValueError(f"{environ[RUNTIME]} is not the runtime of AppImages in version {RUNTIME_VERSION}")
    packed = work / f"{NAME}.squashfs"
    command = ["mksquashfs", str(app_folder(app, work)), str(packed)]
    options = ["-noappend", "-root-owned", "-no-xattrs", "-comp", "zstd", "-Xcompression-level", "19"]
    subprocess.run(
        [*command, *options, "-no-progress"],
        check=True,
        stdout=subprocess.DEVNULL,
        env=os.environ | {"SOURCE_DATE_EPOCH": str(stamp())},
    )
    target = out / f"{NAME}-{version()}-{platform.machine()}.AppImage"
    target.write_bytes(runtime + packed.read_bytes())
    target.chmod(0o755)
    return target


def packages_for(libraries: Iterable[str]) -> tuple[list[str], list[str]]:
    """Return the Debian packages that hold these libraries: the required and the optional ones.

    Raises KeyError for a library with an unknown package.
    """
    from cardtable import preflight

    known = {name: packages.apt for name, packages in preflight.QT_LIBRARIES.items()}
    for table in preflight.PLUGIN_LIBRARIES.values():
        known |= {name: packages.apt for name, packages in table.items()}
    wanted = [name for name in sorted(libraries) if not name.startswith(_OF_GLIBC)]
    needed = {known[name] for name in wanted if name not in RECOMMENDED}
    return sorted(needed), sorted({RECOMMENDED[name] for name in wanted if name in RECOMMENDED})


def _control(app: Path, root: Path, architecture: str) -> str:
    wants = elf.wants_of_all(elf.programs(app))
    needed, recommended = packages_for(wants.libraries)
    glibc = ".".join(map(str, wants.glibc))
    size = sum(path.lstat().st_size for path in (root / "usr").rglob("*") if not path.is_dir())
    return _filled("control").decode().format(
        architecture=architecture,
        size=round(size / 1024),
        depends=", ".join([f"libc6 (>= {glibc})", *READ_BY_LIBRARIES, *needed]),
        recommends=", ".join([*recommended, *(SECURE if HOMEPAGE else ())]),
    )  # fmt: skip


def _change_log() -> bytes:
    """Return what's new as a Debian changelog."""
    news = NEWS.read_text(encoding="utf-8").splitlines()
    begin = next((number for number, line in enumerate(news) if line.startswith("## ")), len(news))
    entries: list[str] = []
    for line in news[begin + 1 :]:
        if line.startswith("## "):
            break
        if line.startswith("- "):
            entries.append(line[2:])
        # A Debian changelog has no headings within a version.
        elif line.strip() and not line.startswith("### "):
            entries[-1] += " " + line.strip()
    noon = datetime.combine(newest_news()[1], time(12), UTC)
    when = noon.strftime("%a, %d %b %Y %H:%M:%S +0000")
    body = "\n".join(
        textwrap.fill(entry, 76, initial_indent="  * ", subsequent_indent="    ") for entry in entries
    )
    signed = f" -- {MAINTAINER} <{EMAIL}>  {when}"
    return f"{COMMAND} ({version()}) unstable; urgency=low\n\n{body}\n\n{signed}\n".encode()


def _filled(name: str) -> bytes:
    return filled((FILES / name).read_text(encoding="utf-8")).encode()


def _zipped(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def _emptied(folder: Path) -> Path:
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    return folder


def _settle(root: Path) -> None:
    """Make everything readable and the program executable for everyone, with the source's time.

    So neither the builder's umask nor the time of the build changes the package.
    """
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(0o755 if runs and (path.is_dir() or ".so" not in path.name) else 0o644)
        os.utime(path, (stamp(), stamp()), follow_symlinks=False)


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
