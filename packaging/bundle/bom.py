"""The bill of materials: the components of the built app in CycloneDX format, made from the app itself.

It is in the app with the notices, and next to the downloads. debian/copyright is written from it.
"""

from __future__ import annotations

import json
import platform
import re
import sys
import uuid
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bundle.identity import COMMAND, COPYRIGHT, NAME, stamp, version
from bundle.licenses import FOLDER, Component, UnaccountedError
from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression

FILE = f"{COMMAND}.cdx.json"
FORMAT = "1.6"
_PROGRAMS = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
"""The first bytes of programs and libraries on Linux, Windows and macOS."""


def document(parts: Sequence[Component]) -> dict[str, Any]:
    """Return the bill of an app of these components. The same components give the same bill."""
    app = {
        "type": "application",
        "bom-ref": COMMAND,
        "name": NAME,
        "version": version(),
        "supplier": {"name": COPYRIGHT},
        "licenses": [{"expression": "MIT AND OFL-1.1"}],
        "purl": f"pkg:generic/{COMMAND}@{version()}",
    }
    others = [each for each in parts if each.name != NAME]
    bill: dict[str, Any] = {
        "$schema": f"http://cyclonedx.org/schema/bom-{FORMAT}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": FORMAT,
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(stamp(), UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": app,
            "properties": [{"name": "cardtable:system", "value": f"{sys.platform} {platform.machine()}"}],
        },
        "components": [_described(each) for each in others],
        "dependencies": [
            {"ref": COMMAND, "dependsOn": sorted(_reference(each) for each in others)},
            *({"ref": _reference(each)} for each in others),
        ],
    }
    name = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(bill, sort_keys=True))
    return {**bill, "serialNumber": f"urn:uuid:{name}"}


def _reference(each: Component) -> str:
    return each.purl or each.name


def _described(each: Component) -> dict[str, Any]:
    said: dict[str, Any] = {
        "type": "library",
        "bom-ref": _reference(each),
        "name": each.name,
    }
    if each.version:
        said["version"] = each.version
    said["licenses"] = [_license(each.license)]
    if each.purl:
        said["purl"] = each.purl
    if each.notices:
        said["externalReferences"] = [
            {"type": "license", "url": f"{FOLDER}/{name}"} for name in sorted(each.notices)
        ]
    if each.files:
        said["evidence"] = {"occurrences": [{"location": name} for name in each.files]}
    if each.parts:
        said["components"] = [_described(part) for part in each.parts]
    return said


def _license(said: str) -> dict[str, Any]:
    """Return the license as an SPDX expression if it is one, else in the distributor's words."""
    try:
        return {"expression": str(canonicalize_license_expression(said))}
    except InvalidLicenseExpression:
        return {"license": {"name": said or "as its notice says"}}


def written(parts: Sequence[Component]) -> str:
    """Return the bill as text."""
    return json.dumps(document(parts), indent=1, ensure_ascii=False) + "\n"


def lying_in(folder: Path) -> Path:
    """Return the path of the bill in a built app. Raises FileNotFoundError."""
    found = sorted(folder.rglob(FILE))
    if not found:
        raise FileNotFoundError(f"{folder} has no {FILE}")
    return found[0]


def of_app(folder: Path) -> dict[str, Any]:
    """Return the bill of a built app. Raises FileNotFoundError."""
    read: dict[str, Any] = json.loads(lying_in(folder).read_text(encoding="utf-8"))
    return read


def hold(folder: Path) -> None:
    """Check that the bill has every program and library of the app, and the app every notice in the bill.

    Raises UnaccountedError with the missing names.
    """
    bill = of_app(folder)
    named = {Path(place["location"]).name for place in _occurrences(bill)}
    strange = [path.name for path in _programs(folder) if path.name not in named]
    if strange:
        raise UnaccountedError(f"no component owns {', '.join(strange)}")
    resources = lying_in(folder).parents[1]
    wanted = {
        reference["url"] for each in bill["components"] for reference in each.get("externalReferences", ())
    }
    missing = sorted(url for url in wanted if not (resources / url).is_file())
    if missing:
        raise UnaccountedError(f"the app lacks {', '.join(missing)}")


def _occurrences(bill: dict[str, Any]) -> Iterable[dict[str, str]]:
    for each in bill["components"]:
        yield from each.get("evidence", {}).get("occurrences", ())


def _programs(folder: Path) -> Iterable[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4).startswith(_PROGRAMS):
                    yield path


def debian_copyright(bill: dict[str, Any], root: str) -> str:
    """Return the paragraphs of debian/copyright on others' work; the app is in the folder `root`."""
    said = []
    for each in bill["components"]:
        places = [place["location"] for place in each["evidence"]["occurrences"]]
        files = [f"{root}/{name}" if name == COMMAND else f"{root}/_internal/{name}" for name in places]
        notices = " ".join(f"{root}/_internal/{notice['url']}" for notice in each["externalReferences"])
        (license,) = each["licenses"]
        name = license.get("expression") or license["license"]["name"]
        common = sorted(set(re.findall(r"\bL?GPL-\d(?:\.[1-9])?", name)))
        also = "".join(f" On Debian systems it is in /usr/share/common-licenses/{text}.\n" for text in common)
        said.append(
            f"Files: {f'{chr(10)}       '.join(files)}\n"
            f"Copyright: the authors of {each['name']} {each.get('version', '')}, named in {notices}\n"
            f"License: {name}\n"
            f" The whole text is in {notices}.\n{also}"
        )
    return "\n".join(said)
