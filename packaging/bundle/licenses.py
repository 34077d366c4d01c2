"""The owners of everything in the built app: every file belongs to one component, and each has its notices.

A file without a component, or whose component has no notice, fails the build.
"""

from __future__ import annotations

import importlib.metadata
import platform
import re
import subprocess
import sys
import sysconfig
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from bundle.contents import LINK, Entry
from bundle.identity import COMMAND, NAME, TOP, version

FOLDER = "licenses"
"""The folder of the notices in the app, next to the modules."""

OURS = TOP / "packaging" / "licenses"
"""The licenses of Qt and PySide6, and the notices of what is built into Qt; their wheels bring none."""

QT_LICENSE = "LGPL-3.0-only"
_SYSTEM = Path("/usr")
_COMMON = Path("/usr/share/common-licenses")
_QT_LIBRARY = re.compile(r"(?:lib)?(?:Qt6?(?=[A-Z])|(?=qjpeg))(\w+?)(?:\.|$)")
_REFERRED = re.compile(rb"/usr/share/common-licenses/([A-Za-z]+(?:-\d(?:\.\d)?)?)")
PROGRAM = f"{COMMAND}.exe" if sys.platform == "win32" else COMMAND
"""The file with all Python modules."""


class UnaccountedError(Exception):
    """A file of the app has no component, or a component has no notice."""


class Component(NamedTuple):
    """A component of the app: its files, and its notices by file name.

    `parts` are works built into those files; their notices are included.
    """

    name: str
    version: str
    license: str
    purl: str
    notices: Mapping[str, bytes]
    files: tuple[str, ...] = ()
    parts: tuple[Component, ...] = ()


class Places(NamedTuple):
    """The folders of the sources on the build machine."""

    packages: Path = Path(sysconfig.get_path("purelib")).resolve()
    python: Path = Path(sys.base_prefix).resolve()
    source: Path = TOP


def components(entries: Iterable[Entry], places: Places | None = None) -> list[Component]:
    """Return the components that own these files of the app, by name.

    Raises UnaccountedError, with the file's name.
    """
    owned: dict[str, list[Entry]] = defaultdict(list)
    for entry, owner in _owners([entry for entry in entries if entry[2] != LINK], places or Places()):
        owned[owner].append(entry)
    made = [_component(owner, tuple(sorted(files))) for owner, files in owned.items()]
    for each in made:
        if not any(each.notices.values()):
            raise UnaccountedError(f"{each.name} brings no notice, and {each.files[0]} is of it")
    return _sharing(sorted(made, key=lambda each: each.name.lower()))


def _sharing(parts: Iterable[Component]) -> list[Component]:
    """Keep one file of a notice that several components share, named after the first."""
    first: dict[bytes, str] = {}
    return [
        each._replace(notices={first.setdefault(text, name): text for name, text in each.notices.items()})
        for each in parts
    ]


def notices(parts: Iterable[Component]) -> dict[str, bytes]:
    """Return the files for FOLDER: the notices of each component, and the licenses that they refer to."""
    found = {name: text for each in parts for name, text in sorted(each.notices.items())}
    named = {match.decode() for text in found.values() for match in _REFERRED.findall(text)}
    for name in sorted(named):
        if (_COMMON / name).is_file():
            found[f"common-{name}.txt"] = (_COMMON / name).read_bytes()
    return found


# Who owns a file


def _owners(entries: Iterable[Entry], places: Places) -> Iterable[tuple[Entry, str]]:
    """Yield each file with its owner, as a kind and a name: "known:ICU", "wheel:msgspec", "debian:zlib1g"."""
    distributions = _distributions(places.packages)
    of_system: list[Entry] = []
    for entry in entries:
        path = Path(entry[1]).resolve()
        if known := known_by_name(path.name):
            yield entry, f"known:{known}"
        elif path in distributions:
            yield entry, _of_wheel(distributions[path], path, places)
        elif path.is_relative_to(places.source):
            yield entry, "cardtable:"
        elif places.python != _SYSTEM and path.is_relative_to(places.python):
            yield entry, "python:"
        elif sys.platform == "linux" and path.is_relative_to(_SYSTEM):
            of_system.append(entry)
        else:
            raise UnaccountedError(f"{entry[0]} comes from {path}, which belongs to nobody known")
    if of_system:
        packages = _debian([Path(entry[1]).resolve() for entry in of_system])
        for entry in of_system:
            yield entry, f"debian:{packages[Path(entry[1]).resolve()]}"


def known_by_name(file: str) -> str:
    """Return the owner of a file that its name alone identifies; "" for most files."""
    names = (name for name, each in _known().items() if re.fullmatch(each["files"], file, re.IGNORECASE))
    return next(names, "")


def _of_wheel(distribution: str, path: Path, places: Places) -> str:
    if distribution.startswith(("pyside6", "shiboken6")):
        inside = path.relative_to(places.packages).parts
        is_qt = inside[1:2] == ("Qt",) or {"plugins", "translations"} & set(inside)
        return "qt:" if is_qt or re.fullmatch(r"Qt6\w+\.dll", path.name) else "pyside:"
    return f"wheel:{distribution}"


@cache
def _distributions(packages: Path) -> dict[Path, str]:
    """Return the name of the distribution of every installed file."""
    return {
        Path(str(file.locate())).resolve(): each.name.lower()
        for each in importlib.metadata.distributions(path=[str(packages)])
        for file in each.files or ()
    }


def _debian(paths: Iterable[Path]) -> dict[Path, str]:
    """Return the Debian package of each file of the system.

    Raises UnaccountedError for a file that none holds.
    """
    wanted = set(paths)
    # Packages from before the merge of /lib and /usr/lib list /lib.
    spelled = {str(path): path for path in wanted}
    spelled |= {str(path).removeprefix("/usr"): path for path in wanted}
    listed = subprocess.run(
        ["dpkg-query", "-S", *spelled], capture_output=True, text=True, check=False
    ).stdout
    found: dict[Path, str] = {}
    for line in listed.splitlines():
        package, _, name = line.rpartition(": ")
        if name in spelled and not line.startswith("diversion"):
            found[spelled[name]] = package.split(",")[0].partition(":")[0]
    for path in sorted(wanted - set(found)):
        raise UnaccountedError(f"{path} belongs to no package of this system")
    return found


# What is to be said of an owner


def _component(owner: str, entries: tuple[Entry, ...]) -> Component:
    kind, _, name = owner.partition(":")
    places = {PROGRAM if kind.startswith("PY") else place for place, _, kind in entries}
    files = tuple(sorted(place.replace("\\", "/") for place in places))
    made = {
        "known": lambda: _known_component(name, entries),
        "wheel": lambda: _wheel(name),
        "debian": lambda: _package(name),
        "python": _python,
        "qt": lambda: _qt(entries),
        "pyside": _pyside,
        "cardtable": _cardtable,
    }[kind]()
    names: dict[str, str] = _texts()["licenses"]
    license = next((said for name, said in names.items() if re.fullmatch(name, made.name)), made.license)
    return made._replace(files=files, license=license)


def _cardtable() -> Component:
    texts = {
        f"{NAME}.txt": (TOP / "LICENSE").read_bytes(),
        "Nunito.txt": (TOP / "resources" / "fonts" / "OFL.txt").read_bytes(),
        "Voices.txt": (TOP / "resources" / "voices" / "LICENSE.txt").read_bytes(),
    }
    return Component(NAME, version(), "MIT AND OFL-1.1", f"pkg:generic/cardtable@{version()}", texts)


def _python() -> Component:
    number = platform.python_version()
    for place in (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix)):
        if (place / "LICENSE.txt").is_file():
            texts = {"Python.txt": (place / "LICENSE.txt").read_bytes()}
            return Component("Python", number, "PSF-2.0", f"pkg:generic/python@{number}", texts)
    raise UnaccountedError("this Python brings no LICENSE.txt")


def _pyside() -> Component:
    number = importlib.metadata.version("pyside6-essentials")
    return Component("PySide6", number, QT_LICENSE, f"pkg:pypi/pyside6-essentials@{number}", _lgpl())


def _qt(entries: Iterable[Entry]) -> Component:
    from PySide6.QtCore import qVersion

    libraries = {
        match[1]: Path(path) for _, path, _ in entries if (match := _QT_LIBRARY.match(Path(path).name))
    }
    parts = tuple(
        Component(each["name"], _said(libraries[here[0]], each), each["license"], "", {})
        for each in _texts()["component"]
        if (here := [name for name in each["libraries"] if name in libraries])
        and sys.platform in each.get("systems", [sys.platform])
    )
    texts = _lgpl() | {"Qt-third-party.txt": _third_party({part.name for part in parts})}
    number = qVersion()
    return Component("Qt", number, QT_LICENSE, f"pkg:generic/qt@{number}", texts, parts=parts)


def _third_party(names: set[str]) -> bytes:
    """Return the notices of what is built into Qt's libraries, each text once."""
    chosen = [each for each in _texts()["component"] if each["name"] in names]
    named = {}
    for each in chosen:
        libraries = ", ".join(f"Qt {name}" for name in each["libraries"])
        named[f"{each['name']} (in {libraries})"] = each
    return _built_in("the libraries of Qt", named)


def _lgpl() -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(OURS.glob("*.txt"))}


def _known_component(name: str, entries: tuple[Entry, ...]) -> Component:
    each = _known()[name]
    number = next((said for entry in entries if (said := _said(Path(entry[1]), each))), "")
    terms = [_texts()["texts"][key].strip() for key in each["texts"]]
    text = "\n\n".join([name, each["copyright"].strip(), *terms, ""]).encode()
    slug = name.split()[0].lower()
    purl = f"pkg:generic/{slug}" + (f"@{number}" if number else "")
    return Component(name, number, each["license"], purl, {f"{name.replace(' ', '-')}.txt": text})


def _wheel(name: str) -> Component:
    distribution = importlib.metadata.distribution(name)
    files = [
        file
        for file in distribution.files or ()
        if ".dist-info" in file.parts[0] and re.match(r"(LICEN[CS]E|COPYING|NOTICE|AUTHORS)", file.name)
    ]
    texts = {
        f"{name}.txt" if len(files) == 1 else f"{name}-{file.name}.txt": file.read_binary() for file in files
    }
    inside = [each for each in _texts()["built_in"] if each["wheel"] == name]
    if inside:
        texts[f"{name}-third-party.txt"] = _built_in(name, {each["name"]: each for each in inside})
    about = distribution.metadata.json
    said = str(about.get("license_expression") or about.get("license") or "")
    license = said if "\n" not in said else ""
    parts = tuple(Component(each["name"], "", each["license"], "", {}) for each in inside)
    purl = f"pkg:pypi/{name}@{distribution.version}"
    return Component(name, distribution.version, license, purl, texts, parts=parts)


def _built_in(what: str, inside: Mapping[str, Mapping[str, Any]]) -> bytes:
    """Return the notices of what is built into a library, by name, each text once."""
    said = [f"What is built into {what}, and its notices.\n"]
    for name, each in inside.items():
        terms = f"License: {each['license']}" + (", which stands below." if each["texts"] else "")
        said.append(f"{name}\n{each['copyright'].strip()}\n{terms}\n")
    for text in sorted({text for each in inside.values() for text in each["texts"]}):
        said.append(f"{'-' * 78}\n{text}\n\n{_texts()['texts'][text].strip()}\n")
    return "\n".join(said).encode()


def _package(name: str) -> Component:
    form = "${Version}\t${Architecture}"
    query = subprocess.run(
        ["dpkg-query", "-W", "-f", form, name], capture_output=True, text=True, check=False
    )
    number, _, architecture = query.stdout.partition("\t")
    file = Path("/usr/share/doc") / name / "copyright"
    text = file.read_bytes() if file.is_file() else b""
    # The machine-readable format starts with a paragraph for all files.
    match = re.search(rb"^Files: \*\n(?:.*\n)*?License: *(.+)$", text, re.MULTILINE)
    # Debian's Python has it only in prose.
    said = "PSF-2.0" if re.match(r"(lib)?python3", name) else ""
    license = match[1].decode(errors="replace").strip() if match else said
    system = platform.freedesktop_os_release().get("ID", "debian")
    purl = f"pkg:deb/{system}/{quote(name)}@{quote(number)}?arch={architecture}"
    return Component(name, number, license, purl, {f"{name}.txt": text})


@cache
def _texts() -> dict[str, Any]:
    return tomllib.loads((OURS / "notices.toml").read_text(encoding="utf-8"))


def _known() -> dict[str, Any]:
    known: dict[str, Any] = _texts()["known"]
    return known


def _said(path: Path, about: Mapping[str, Any]) -> str:
    """Return the version that a library states, if its place is known; else ""."""
    if "version" not in about:
        return ""
    match = re.search(rb"\0" + about["version"].encode() + rb"\0", path.read_bytes())
    return match[1].decode() if match else ""
