"""The files that describe the app to each system have the same names and are valid."""

from __future__ import annotations

import ast
import gzip
import hashlib
import os
import platform
import plistlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
import shiboken6
from bundle import (
    bare,
    bom,
    check,
    elf,
    identity,
    licenses,
    linux,
    macos,
    make,
    pictures,
    stores,
    twice,
    windows,
)
from bundle.identity import (
    APP_ID,
    COMMAND,
    DOCUMENT,
    MADE,
    MADE_SUFFIX,
    MADE_TYPE,
    MIME_TYPE,
    NAME,
    SUFFIX,
    TOP,
    filled,
    version,
)

import cardtable.app
from cardtable.app import named_file
from cardtable.rules.loader import Definition
from cardtable.storage import exchange
from cardtable.storage.exchange import file_of
from tests.rows import rows

PACKAGING = TOP / "packaging"


def read(*parts: str) -> str:
    return filled(PACKAGING.joinpath(*parts).read_text(encoding="utf-8"))


def test_the_version_is_that_of_the_package() -> None:
    import cardtable

    assert version() == cardtable.__version__
    assert identity.version_numbers()[:2] == tuple(int(part) for part in version().split(".")[:2])


def test_the_day_of_a_build_can_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1763740800")
    assert identity.day().isoformat() == "2025-11-21"


@rows(
    "path",
    [path for path in sorted(PACKAGING.glob("*/*")) if path.parent.name in ("linux", "macos", "windows")],
    ids=lambda path: path.name,
)
def test_all_placeholders_are_filled(path: Path, released: Path) -> None:
    said = stores.open_names(released, "https://example.org")
    text = filled(path.read_text(encoding="utf-8"), said if path in stores.MANIFESTS.values() else None)
    assert not re.search(r"@[A-Z][A-Z0-9_]+@", text)


@pytest.fixture
def released(tmp_path: Path) -> Path:
    """Make the files of a release that manifests name."""
    folder = tmp_path / "files"
    folder.mkdir()
    (folder / f"{COMMAND}-{version()}-linux-x86_64.tar.gz").write_bytes(b"archive")
    (folder / f"{COMMAND}-{version()}-windows-setup.exe").write_bytes(b"installer")
    return folder


def test_manifests_name_the_files_of_the_release_by_address_and_checksum(released: Path) -> None:
    address = "https://example.org/releases/v1"
    with tarfile.open(stores.write(released, address)) as tar:
        files = {
            name.partition("/")[2]: file.read().decode()
            for name in tar.getnames()
            if (file := tar.extractfile(name)) is not None
        }
    archive, installer = sorted(released.glob("*[lx]*86*")) + sorted(released.glob("*.exe"))
    sums = {path: hashlib.sha256(path.read_bytes()).hexdigest() for path in (archive, installer)}
    flatpak, snap = files[f"flatpak/{APP_ID}.yml"], files["snap/snapcraft.yaml"]
    for text in (flatpak, snap):
        assert f" {address}/{archive.name}\n" in text
        assert sums[archive] in text
    assert f"id: {APP_ID}\n" in flatpak
    assert f"desktop: share/applications/{APP_ID}.desktop\n" in snap
    assert f"snap/{APP_ID}.svg" in files
    winget = files[f"winget/{NAME}.{NAME}.installer.yaml"]
    assert f"InstallerUrl: {address}/{installer.name}\n" in winget
    assert f"InstallerSha256: {sums[installer].upper()}\n" in winget
    # The key under which winget finds the installed app.
    assert f"ProductCode: {APP_ID}\n" in winget
    of_winget = [text for name, text in files.items() if name.startswith("winget/")]
    assert len(of_winget) == 3
    assert all(f"PackageVersion: {version()}\n" in text for text in of_winget)
    assert all("@" not in text for text in files.values() if "schema" not in text and "<svg" not in text)


def test_manifests_of_missing_files_are_not_made(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        stores.write(tmp_path, "https://example.org")


# Linux


def test_the_desktop_file_opens_saved_games_and_has_qts_name_and_icon() -> None:
    entry = check.desktop_entry(read("linux", "cardtable.desktop"))
    assert entry["Name"] == NAME
    assert entry["Exec"] == f"{COMMAND} %f"
    assert entry["Icon"] == APP_ID
    assert entry["MimeType"] == f"{MIME_TYPE};{MADE_TYPE};"
    assert entry["Terminal"] == "false"
    # On X11 a window belongs to the launcher with its class, which is the application's name.
    assert entry["StartupWMClass"] == NAME


def test_qt_knows_the_name_of_the_desktop_file() -> None:
    source = (TOP / "cardtable" / "app.py").read_text(encoding="utf-8")
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    names = [call.args[0] for call in calls if ast.unparse(call.func).endswith("setDesktopFileName")]
    assert [ast.unparse(value) for value in names] == ["APP_ID"]
    assert cardtable.app.APP_ID == APP_ID


def test_a_saved_game_is_recognized_by_its_name_and_its_first_words(tmp_path: Path) -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind, made = ElementTree.fromstring(read("linux", "cardtable.xml").encode()).iter(f"{space}mime-type")
    assert kind.attrib["type"] == MIME_TYPE
    assert [glob.attrib["pattern"] for glob in kind.iter(f"{space}glob")] == [f"*{SUFFIX}"]
    begins = next(kind.iter(f"{space}match")).attrib["value"]
    games = sorted((TOP / "tests" / "records").rglob(f"*{SUFFIX}"))
    assert games
    assert all(game.read_text(encoding="utf-8").startswith(begins) for game in games)
    assert made.attrib["type"] == MADE_TYPE
    assert [glob.attrib["pattern"] for glob in made.iter(f"{space}glob")] == [f"*{MADE_SUFFIX}"]
    begins = next(made.iter(f"{space}match")).attrib["value"]
    assert file_of(Definition("own-x-1", "", {"name": "x"})).startswith(begins.encode())


def test_the_app_opens_the_files_that_systems_pass_to_it() -> None:
    assert named_file(["cardtable", f"x{SUFFIX}"]).endswith(f"x{SUFFIX}")
    assert named_file(["cardtable", f"x{MADE_SUFFIX}"]).endswith(f"x{MADE_SUFFIX}")
    assert MADE_SUFFIX == exchange.SUFFIX


def test_the_software_center_has_this_version_and_launcher() -> None:
    component = ElementTree.fromstring(read("linux", "cardtable.metainfo.xml").encode())
    assert component.findtext("id") == APP_ID
    assert component.findtext("launchable") == f"{APP_ID}.desktop"
    assert [kind.text for kind in component.findall("provides/mediatype")] == [MIME_TYPE, MADE_TYPE]
    release = component.find("releases/release")
    assert release.attrib["version"] == version()


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """Make a folder with a program, as PyInstaller builds it."""
    folder = tmp_path / "dist" / COMMAND
    (folder / "_internal").mkdir(parents=True)
    program = folder / COMMAND
    # Any program that needs only libraries of the system.
    program.write_bytes(Path(shutil.which("true") or sys.executable).resolve().read_bytes())
    program.chmod(0o755)
    (folder / "_internal" / "LICENSE").write_text("MIT")
    notices = folder / "_internal" / licenses.FOLDER
    notices.mkdir()
    zlib = licenses.Component(
        "zlib", "1.3", "Zlib", "pkg:generic/zlib@1.3", {"zlib.txt": b""}, ("libz.so.1",)
    )
    (notices / bom.FILE).write_text(bom.written([zlib]))
    return folder


on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="makes packages for Linux")


@on_linux
def test_the_app_is_laid_out_as_desktops_expect(app: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "usr"
    linux.lay_out(app, prefix)
    assert (prefix / "bin" / COMMAND).resolve() == (prefix / "lib" / COMMAND / COMMAND).resolve()
    icons = prefix / "share" / "icons" / "hicolor"
    for size in (16, 22, 24, 32, 48, 64, 128, 256, 512):
        header = (icons / f"{size}x{size}" / "apps" / f"{APP_ID}.png").read_bytes()[16:24]
        assert (int.from_bytes(header[:4]), int.from_bytes(header[4:])) == (size, size)
    assert (icons / "scalable" / "apps" / f"{APP_ID}.svg").is_file()
    assert (icons / "48x48" / "mimetypes" / "application-x-cardtable-game.png").is_file()
    page = gzip.decompress((prefix / "share" / "man" / "man6" / f"{COMMAND}.6.gz").read_bytes())
    assert page.startswith(b".TH CARDTABLE 6")


@on_linux
def test_the_archive_can_be_installed_for_one_user_and_removed(
    app: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = linux.archive(app, tmp_path / "work", tmp_path)
    subprocess.run(["tar", "-xzf", str(archive), "-C", str(tmp_path)], check=True)
    home = tmp_path / 'a "home" with 100 % $HOME & signs'
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    script = tmp_path / f"{archive.name.removesuffix('.tar.gz')}" / "install.sh"
    games = home / ".local" / "share" / COMMAND
    games.mkdir(parents=True)
    (games / "kept").touch()
    for _ in range(2):  # the second time over an older version
        subprocess.run([str(script)], check=True, capture_output=True)
    program = home / ".local" / "lib" / COMMAND / COMMAND
    assert program.is_file()
    desktop = home / ".local" / "share" / "applications" / f"{APP_ID}.desktop"
    line = check.desktop_entry(desktop.read_text(encoding="utf-8"))["Exec"]
    assert check.words_of(line) == [str(program)]
    subprocess.run([str(script), "--remove"], check=True, capture_output=True)
    left = {path for path in home.rglob("*") if path.is_file() and "mime" not in path.parts}
    assert {path for path in left if path.suffix != ".cache"} == {games / "kept"}


@pytest.fixture
def elsewhere(app: Path, tmp_path: Path) -> Iterator[Path]:
    """Make the same app with other times and stricter permissions."""
    other = tmp_path / "other" / COMMAND
    before = os.umask(0o077)
    shutil.copytree(app, other)
    for path in (other, *other.rglob("*")):
        os.utime(path, (86400, 86400))
        path.chmod(path.stat().st_mode & ~0o077)
    yield other
    os.umask(before)


@on_linux
@pytest.mark.parametrize("pack", [linux.archive, linux.debian_package], ids=["archive", "package"])
def test_packages_are_reproducible(
    pack: Callable[[Path, Path, Path], Path],
    app: Path,
    elsewhere: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # One app is older than its source's day, the other one newer.
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1763740800")
    first = pack(app, tmp_path / "work", tmp_path)
    second = pack(elsewhere, tmp_path / "other work", tmp_path / "other")
    assert first.read_bytes() == second.read_bytes()


@on_linux
@pytest.mark.parametrize("homepage", ["", "https://example.org"])
def test_a_package_recommends_what_a_homepage_is_asked_with(
    homepage: str, app: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (identity, linux):
        monkeypatch.setattr(module, "HOMEPAGE", homepage)
    package = linux.debian_package(app, tmp_path / "work", tmp_path)
    ask = ["dpkg-deb", "--field", str(package)]
    output = subprocess.run(ask, capture_output=True, text=True, check=True).stdout
    assert ("libssl3" in output) is bool(homepage)
    assert (f"\nHomepage: {homepage}\n" in output) is bool(homepage)


@on_linux
def test_a_package_needs_what_the_libraries_in_the_app_read(app: Path, tmp_path: Path) -> None:
    package = linux.debian_package(app, tmp_path / "work", tmp_path)
    ask = ["dpkg-deb", "--field", str(package), "Depends"]
    output = subprocess.run(ask, capture_output=True, text=True, check=True).stdout
    assert {"fontconfig-config", "xkb-data"} <= set(output.strip().split(", "))


@on_linux
def test_a_package_is_newer_than_the_stand_in_for_a_former_one(app: Path, tmp_path: Path) -> None:
    package = linux.debian_package(app, tmp_path / "work", tmp_path)
    older = bare.former(package, tmp_path)
    names = {}
    for path in (older, package):
        ask = ["dpkg-deb", "--show", "--showformat", "${Package} ${Version}", str(path)]
        output = subprocess.run(ask, capture_output=True, text=True, check=True).stdout
        names[path] = output.split()
    assert names[older][0] == names[package][0] == COMMAND
    compare = ["dpkg", "--compare-versions", names[older][1], "lt", names[package][1]]
    assert subprocess.run(compare, check=False).returncode == 0


@on_linux
def test_a_package_is_readable_for_everyone_even_if_the_builder_is_strict(
    elsewhere: Path, tmp_path: Path
) -> None:
    package = linux.debian_package(elsewhere, tmp_path / "work", tmp_path)
    output = subprocess.run(["dpkg-deb", "-c", str(package)], capture_output=True, text=True, check=True)
    modes = {line.split()[5]: line.split()[0] for line in output.stdout.splitlines()}
    assert modes["./"] == "drwxr-xr-x"
    assert modes[f"./usr/lib/{COMMAND}/{COMMAND}"] == "-rwxr-xr-x"
    assert {mode for mode in modes.values() if mode[0] == "-"} == {"-rwxr-xr-x", "-rw-r--r--"}
    assert {mode for mode in modes.values() if mode[0] == "d"} == {"drwxr-xr-x"}
    copyright = tmp_path / "work" / "deb" / "usr" / "share" / "doc" / COMMAND / "copyright"
    assert f"\nFiles: usr/lib/{COMMAND}/_internal/libz.so.1\n" in copyright.read_text(encoding="utf-8")


def test_the_portable_zip_is_reproducible(app: Path, elsewhere: Path, tmp_path: Path) -> None:
    first = windows.portable(app, tmp_path)
    second = windows.portable(elsewhere, tmp_path / "other")
    assert first.read_bytes() == second.read_bytes()
    with zipfile.ZipFile(first) as file:
        assert {f"{NAME}/_internal/LICENSE", f"{NAME}/{COMMAND}"} <= set(file.namelist())
        assert file.read(f"{NAME}/_internal/LICENSE") == b"MIT"


@on_linux
def test_two_builds_are_compared_by_names_modes_links_and_bytes(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for folder in (one, other):
        folder.mkdir()
        (folder / "same").write_text("same")
        (folder / "image.dmg").write_text(folder.name)
        (folder / "link").symlink_to("same")
    assert twice.differing(one, other) == []
    (one / "bytes").write_text("1")
    (other / "bytes").write_text("2")
    (one / "mode").touch(0o644)
    (other / "mode").touch(0o600)
    (one / "only").touch()
    (other / "link").unlink()
    (other / "link").symlink_to("bytes")
    named = [problem.split()[0] for problem in twice.differing(one, other)]
    assert named == ["bytes", "link", "mode", "only"]


@on_linux
def test_the_folder_of_an_appimage_can_start_the_app(app: Path, tmp_path: Path) -> None:
    folder = linux.app_folder(app, tmp_path)
    assert (folder / "AppRun").resolve() == (folder / "usr" / "lib" / COMMAND / COMMAND).resolve()
    for name in (f"{APP_ID}.desktop", f"{APP_ID}.svg", ".DirIcon"):
        assert (folder / name).is_file()


@on_linux
def test_an_appimage_begins_with_the_known_runtime(
    app: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert linux.app_image(app, tmp_path, tmp_path, {}) is None
    runtime = tmp_path / "runtime"
    runtime.write_bytes(b"another one")
    with pytest.raises(ValueError, match="not the runtime"):
        linux.app_image(app, tmp_path, tmp_path, {linux.RUNTIME: str(runtime)})
    # A stand-in for the tool that packs the folder.
    ran: list[list[str]] = []

    def pack(words: list[str], **settings: object) -> None:
        ran.append(words)
        Path(words[2]).write_bytes(b" and the squashfs")

    known = hashlib.sha256(runtime.read_bytes()).hexdigest()
    monkeypatch.setattr(linux, "RUNTIME_SUMS", {platform.machine(): known})
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1763740800")
    monkeypatch.setattr(linux.subprocess, "run", pack)
    image = linux.app_image(app, tmp_path, tmp_path, {linux.RUNTIME: str(runtime)})
    assert image.read_bytes() == b"another one and the squashfs"
    assert image.stat().st_mode & 0o111
    assert ran[0][:2] == ["mksquashfs", str(tmp_path / f"{NAME}.AppDir")]


def test_libraries_of_the_system_become_dependencies() -> None:
    needed, recommended = linux.packages_for(["libc.so.6", "libEGL.so.1", "libxcb.so.1", "libpulse.so.0"])
    assert needed == ["libegl1", "libxcb1"]
    assert recommended == ["libpulse0"]
    with pytest.raises(KeyError):
        linux.packages_for(["libnever-heard-of.so.1"])


@on_linux
def test_search_paths_of_the_building_machine_are_removed(tmp_path: Path) -> None:
    (source,) = Path(shiboken6.__file__).parent.glob("Shiboken.*.so")
    library = tmp_path / "beside.so"
    library.write_bytes(source.read_bytes())
    elf.forget_search_path(library)
    assert all(folder.startswith("$ORIGIN") for folder in elf.searched(library))
    assert library.read_bytes() == source.read_bytes(), "libraries in the folder of the file are still found"
    elsewhere = tmp_path / "elsewhere.so"
    elsewhere.write_bytes(source.read_bytes().replace(b"\0$ORIGIN", b"\0/folder"))
    assert elf.searched(elsewhere)[0].startswith("/folder")
    elf.forget_search_path(elsewhere)
    assert elf.searched(elsewhere) == [""]
    assert elf.wants(elsewhere) == elf.wants(source)
    assert elf.wants(source).libraries


# Windows


INSTALLER = windows.SCRIPT.read_text(encoding="utf-8")


def test_the_installer_knows_the_names_of_the_app() -> None:
    names = dict(re.findall(r'^!define (\w+) "([^"]*)"$', INSTALLER, re.MULTILINE))
    assert (names["APP_ID"], names["NAME"], names["EXE"]) == (APP_ID, NAME, f"{COMMAND}.exe")
    assert (names["SUFFIX"], names["MADE_SUFFIX"]) == (SUFFIX, MADE_SUFFIX)
    said = dict(re.findall(r'^LangString (\w+) \$\{LANG_ENGLISH\} "(.*)"$', INSTALLER, re.MULTILINE))
    assert (said["Document"], said["Made"]) == (DOCUMENT, MADE)


def test_the_installer_needs_no_administrator_and_keeps_saved_games() -> None:
    assert "RequestExecutionLevel user" in INSTALLER
    assert "HKLM" not in INSTALLER
    (question,) = re.findall(r"MessageBox .*DeleteGames.*", INSTALLER)
    assert "MB_DEFBUTTON2" in question
    assert "/SD IDNO" in question


def test_the_installer_gets_every_name_that_it_does_not_define(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(windows.shutil, "which", lambda name: f"{name}.exe")
    monkeypatch.setattr(windows.subprocess, "run", lambda words, **_: ran.append(words))
    monkeypatch.setattr(windows, "HOMEPAGE", "https://example.org")
    for name, value in zip(windows.CERTIFICATE, ("c.pfx", "secret"), strict=True):
        monkeypatch.setenv(name, value)
    windows.installer(tmp_path, tmp_path, tmp_path)
    given = {word[2:].partition("=")[0] for word in ran[0] if word.startswith("-D")}
    defined = set(re.findall(r"^!define (?:/ifndef )?([A-Z_]+)\b", INSTALLER, re.MULTILINE))
    asked = set(re.findall(r"\$\{([A-Z_]+)\}|^!ifn?def (\w+)", INSTALLER, re.MULTILINE))
    arguments = {"ENDING", "KIND", "WORDS", "LANG_ENGLISH"}
    assert {name for pair in asked for name in pair if name} - defined - arguments == given
    assert "secret" not in " ".join(ran[0]), "every program could see a password on a command line"
    assert (tmp_path / "languages.nsh").is_file()
    assert (tmp_path / "icons" / "cardtable-game.ico").is_file()


by_nsis = pytest.mark.slow("compiles an installer; what its script is given is looked at quickly")
needs_nsis = pytest.mark.skipif(shutil.which("makensis") is None, reason="makes an installer with NSIS")


@pytest.fixture
def small_app(tmp_path: Path) -> Path:
    """Make a folder with the files that the installer needs."""
    app = tmp_path / "small app"
    (app / "_internal").mkdir(parents=True)
    (app / f"{COMMAND}.exe").write_bytes(b"MZ")
    (app / "_internal" / "LICENSE").write_text("Do what you like.", encoding="utf-8")
    return app


@by_nsis
@needs_nsis
def test_the_installer_is_reproducible(tmp_path: Path, small_app: Path) -> None:
    made = windows.installer(small_app, tmp_path, tmp_path)
    first = made.read_bytes()
    os.utime(small_app / f"{COMMAND}.exe", (1, 1))
    windows.compile_installer(small_app, tmp_path, tmp_path)
    assert made.read_bytes() == first


@by_nsis
@needs_nsis
@pytest.mark.skipif(sys.platform == "win32", reason="stands in for signtool with a script")
def test_the_installer_and_the_uninstaller_are_signed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, small_app: Path
) -> None:
    tool = tmp_path / "tools" / "signtool"
    tool.parent.mkdir()
    tool.write_text(
        f'#!/bin/sh\nfor last; do :; done\necho "$last" >>"{tmp_path}/signed"\n', encoding="utf-8"
    )
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tool.parent}:{os.environ['PATH']}")
    for name, value in zip(windows.CERTIFICATE, ("c.pfx", 'it\'s $5 "secret"'), strict=True):
        monkeypatch.setenv(name, value)
    made = windows.installer(small_app, tmp_path, tmp_path)
    uninstaller, installer = (tmp_path / "signed").read_text(encoding="utf-8").splitlines()
    assert uninstaller != installer == str(made)


def test_the_programs_properties_can_be_read() -> None:
    tree = ast.parse(windows.version_resource(), mode="eval")
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    texts = {
        ast.literal_eval(call.args[0]): ast.literal_eval(call.args[1])
        for call in calls
        if ast.unparse(call.func) == "StringStruct"
    }
    assert (texts["ProductName"], texts["ProductVersion"]) == (NAME, version())


def test_the_manifest_asks_for_sharp_screens_and_no_administrator() -> None:
    manifest = ElementTree.fromstring(filled(windows.MANIFEST.read_text(encoding="utf-8")).encode())
    found = {element.tag.partition("}")[2]: (element.text or "").strip() for element in manifest.iter()}
    assert found["dpiAwareness"] == "PerMonitorV2, PerMonitor"
    assert found["longPathAware"] == "true"
    levels = [element.attrib["level"] for element in manifest.iter() if "level" in element.attrib]
    assert levels == ["asInvoker"]


# macOS


def test_the_bundle_opens_saved_games() -> None:
    information = macos.information()
    assert information["CFBundleIdentifier"] == APP_ID
    assert information["CFBundleShortVersionString"] == version()
    documents = information["CFBundleDocumentTypes"]
    kinds = information["UTExportedTypeDeclarations"]
    assert [each["LSItemContentTypes"] for each in documents] == [
        [kind["UTTypeIdentifier"]] for kind in kinds
    ]
    suffixes = [kind["UTTypeTagSpecification"]["public.filename-extension"] for kind in kinds]
    assert suffixes == [[SUFFIX.removeprefix(".")], [MADE_SUFFIX.removeprefix(".")]]
    assert information["NSHighResolutionCapable"] is True


def test_the_hardened_runtime_has_only_the_exceptions_that_python_and_qt_need() -> None:
    assert plistlib.loads(macos.ENTITLEMENTS.read_bytes()) == {
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
        "com.apple.security.cs.disable-library-validation": True,
    }


SIGNED = {macos.IDENTITY: "us", **dict.fromkeys(macos.NOTARY, "x")}


@pytest.mark.parametrize(
    ("environ", "tools"),
    [
        ({}, ["hdiutil"]),
        ({macos.IDENTITY: "us"}, ["hdiutil", "codesign"]),
        (SIGNED, ["hdiutil", "codesign", "notarytool", "stapler"]),
    ],
    ids=["unsigned", "signed", "notarized"],
)
def test_a_disk_image_is_signed_and_notarized_as_far_as_can_be(
    environ: dict[str, str], tools: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in SIGNED:
        monkeypatch.delenv(name, raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(platform, "machine", lambda: "arm64")
    bundle = tmp_path / "dist" / f"{NAME}.app"
    (bundle / "Contents").mkdir(parents=True)
    ran: list[list[str]] = []

    def run(words: list[str], check: bool) -> subprocess.CompletedProcess[str]:
        ran.append(words)
        return subprocess.CompletedProcess(words, 0)

    monkeypatch.setattr(macos.subprocess, "run", run)
    image = macos.disk_image(bundle, tmp_path, tmp_path / "dist")
    assert image.name == f"cardtable-{version()}-macos-arm64.dmg"
    assert [words[1] if words[0] == "xcrun" else words[0] for words in ran] == tools
    # Opened, it shows the app beside a link to where it belongs.
    folder = Path(ran[0][ran[0].index("-srcfolder") + 1])
    assert sorted(path.name for path in folder.iterdir()) == ["Applications", f"{NAME}.app"]
    assert all(str(image) in words for words in ran)


@pytest.mark.parametrize("failures", [1, macos.TRIES])
def test_a_volume_that_is_busy_is_tried_again(failures: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(macos, "PAUSE", 0.0)
    busy = "import pathlib, sys; p = pathlib.Path(sys.argv[1]); p.write_text(p.read_text() + '.'); "
    busy += f"sys.exit(len(p.read_text()) <= {failures})"
    with tempfile.TemporaryDirectory() as name:
        tries = Path(name) / "tries"
        tries.touch()
        command = [sys.executable, "-S", "-c", busy, str(tries)]
        if failures < macos.TRIES:
            macos._run_patiently(command)
        else:
            with pytest.raises(subprocess.CalledProcessError):
                macos._run_patiently(command)
        assert len(tries.read_text()) == min(failures + 1, macos.TRIES)


@pytest.mark.parametrize(
    ("system", "said", "kind"), [("darwin", "macOS", "disk image"), ("win32", "Windows", "portable")]
)
def test_each_system_gets_its_kinds_of_packages(
    system: str, said: str, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (*SIGNED, *windows.CERTIFICATE):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(make, "OUT", tmp_path)
    monkeypatch.setattr(macos, "disk_image", lambda app, work, out: out / "x.dmg")
    monkeypatch.setattr(windows, "_compiler", lambda: None)
    assert make._packed(tmp_path / COMMAND)[-1].note == kind
    make.caution()
    (cautions,) = tmp_path.glob(f"{system}-*.cautions.md")
    assert said in cautions.read_text(encoding="utf-8")


def test_the_bundle_is_tested_with_its_own_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Path] = []
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(check, "_self_test_of", lambda program: tried.append(program) or "")
    assert check.run(tmp_path / f"{NAME}.app", []) == []
    assert tried == [tmp_path / f"{NAME}.app" / "Contents" / "MacOS" / COMMAND]


@pytest.mark.parametrize(
    ("environ", "said"),
    [
        ({}, "not signed"),
        ({macos.IDENTITY: "us"}, "not notarized"),
        (SIGNED, ""),
    ],
)
def test_an_unsigned_app_for_macos_has_a_note_on_how_to_open_it(environ: dict[str, str], said: str) -> None:
    sentence = macos.caution(environ)
    assert said in sentence
    assert bool(sentence) is bool(said)
    assert not said or "Open Anyway" in sentence


@pytest.mark.parametrize(
    ("environ", "is_signed"),
    [
        ({}, False),
        ({windows.CERTIFICATE[0]: "c.pfx"}, False),
        (dict.fromkeys(windows.CERTIFICATE, "x"), True),
    ],
)
def test_an_unsigned_app_for_windows_has_a_note(environ: dict[str, str], is_signed: bool) -> None:
    assert bool(windows.caution(environ)) is not is_signed


def test_the_program_is_signed_with_the_certificate(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1763740800")
    monkeypatch.setattr(windows.shutil, "which", lambda name: f"{name}.exe")
    for name, value in zip(windows.CERTIFICATE, ("c.pfx", "secret"), strict=True):
        monkeypatch.setenv(name, value)
    ran: list[list[str]] = []
    monkeypatch.setattr(windows.subprocess, "run", lambda words, check: ran.append(words))
    windows.sign(tmp_path / "cardtable.exe")
    assert ran[0][:2] == ["signtool.exe", "sign"]
    assert ran[0][-5:] == ["/f", "c.pfx", "/p", "secret", str(tmp_path / "cardtable.exe")]


# Pictures and pins


def test_icon_files_have_every_size() -> None:
    drawn = {
        size: b"\x89PNG" + bytes([size % 251]) * size
        for size in {*pictures.ICO_SIZES, *pictures.ICNS_TYPES.values()}
    }
    icon = pictures.ico({size: drawn[size] for size in pictures.ICO_SIZES})
    assert int.from_bytes(icon[4:6], "little") == len(pictures.ICO_SIZES)
    for number, size in enumerate(sorted(pictures.ICO_SIZES)):
        entry = icon[6 + 16 * number : 22 + 16 * number]
        assert entry[0] == size % 256
        length, at = int.from_bytes(entry[8:12], "little"), int.from_bytes(entry[12:16], "little")
        assert icon[at : at + length] == drawn[size]
    bundle = pictures.icns(drawn)
    assert int.from_bytes(bundle[4:8], "big") == len(bundle)
    at, found = 8, {}
    while at < len(bundle):
        length = int.from_bytes(bundle[at + 4 : at + 8], "big")
        found[bundle[at : at + 4]] = bundle[at + 8 : at + length]
        at += length
    assert found == {kind: drawn[size] for kind, size in pictures.ICNS_TYPES.items()}


def test_every_dependency_is_pinned_by_hashes() -> None:
    import tomllib

    text = (PACKAGING / "constraints.txt").read_text(encoding="utf-8")
    pinned = dict(re.findall(r"^([\w-]+)==([\w.]+)", text, re.MULTILINE))
    hashed = re.findall(r"^([\w-]+)==[^\n]*\\\n    --hash=sha256:[0-9a-f]{64}", text, re.MULTILINE)
    assert sorted(hashed) == sorted(pinned)
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {re.match(r"[\w-]+", each)[0].lower() for each in project["dependencies"]}  # type: ignore[index]
    assert wanted | {"pyinstaller", "shiboken6"} <= set(pinned)
    assert pinned["pyside6"].startswith("6.11.")


def test_a_folders_size_is_that_of_its_files(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "one").write_bytes(b"1" * 10)
    (tmp_path / "two").write_bytes(b"2" * 5)
    assert make.size(tmp_path) == 15
    assert make.size(tmp_path / "two") == 5
