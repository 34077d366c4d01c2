"""The workflows, which can't run here, use pinned actions and have few permissions."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from bundle import bare, linux, macos, windows
from bundle.identity import TOP

from tests.rows import rows

WORKFLOWS = sorted((TOP / ".github" / "workflows").glob("*.yml"))


def test_there_are_workflows_for_the_night_for_releases_and_for_tests() -> None:
    assert [path.name for path in WORKFLOWS] == ["nightly.yml", "release.yml", "tests.yml"]


@rows("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_pinned_by_hash_and_has_a_version(path: Path) -> None:
    uses = re.findall(r"^\s*- uses: (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert uses
    assert all(re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", use) for use in uses)


@rows("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_job_names_its_permissions(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "\npermissions: {}\n" in text
    jobs = re.findall(r"^  \w+:\n(?:    .*\n|\n)+", text[text.index("\njobs:") :], re.MULTILINE)
    assert jobs
    assert all("\n    permissions:\n      contents:" in job for job in jobs)


def test_every_python_from_the_oldest_up_is_tested_on_three_systems() -> None:
    text = (TOP / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
    pythons = re.findall(r'"(3\.\d+)"', text)
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={pythons[0]}"
    assert pythons == [f"3.{minor}" for minor in range(11, 11 + len(pythons))]
    systems = re.search(r"system: \[(.*)\]", text)
    assert [name.split("-")[0] for name in systems[1].split(", ")] == ["ubuntu", "windows", "macos"]


RELEASE = (TOP / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")


def test_a_release_has_every_kind_of_file_in_the_readme() -> None:
    readme = (TOP / "README.md").read_text(encoding="utf-8")
    download = readme[readme.index("## Download") : readme.index("## Two commands")]
    named = set(re.findall(r"…[\w-]*\.(deb|tar\.gz|exe|zip|dmg|AppImage)`", download))
    assert named == {"deb", "tar.gz", "exe", "zip", "dmg", "AppImage"}
    assert all(f"dist/*.{kind}\n" in RELEASE for kind in (*named, "cdx.json"))


def test_the_runtime_of_the_appimage_is_fetched_in_the_known_version() -> None:
    address = f"/type2-runtime/releases/download/{linux.RUNTIME_VERSION}/runtime-x86_64"
    assert address in RELEASE
    assert f"{linux.RUNTIME}: " in RELEASE
    assert all(re.fullmatch(r"[0-9a-f]{64}", value) for value in linux.RUNTIME_SUMS.values())


def test_an_inconsistent_tag_stops_the_release_before_the_build() -> None:
    order = ['bundle.tag "$GITHUB_REF_NAME"', "apt-get", "packaging/build.py"]
    places = [RELEASE.index(word) for word in order]
    assert places == sorted(places)


def test_a_release_lists_unsigned_files_and_attests_all() -> None:
    for name in (*windows.CERTIFICATE, macos.IDENTITY, *macos.NOTARY):
        assert name in RELEASE
    order = [
        "*.cautions.md",
        "valid.py",
        "bundle.stores",
        "sha256sum",
        "attest-build-provenance@",
        "gh release",
    ]
    places = [RELEASE.index(word, RELEASE.index("  release:")) for word in order]
    assert places == sorted(places)
    assert {"id-token: write", "attestations: write"} <= set(re.findall(r"[a-z-]+: write", RELEASE))


def test_every_secret_of_a_release_is_in_its_guide() -> None:
    guide = (TOP / ".github" / "releasing.md").read_text(encoding="utf-8")
    secrets = set(re.findall(r"secrets\.(\w+)", RELEASE))
    assert len(secrets) == 10
    assert {name for name in secrets if f"`{name}`" not in guide} == set()


def test_a_release_waits_for_the_tests_of_its_package_in_fresh_systems() -> None:
    job = RELEASE[RELEASE.index("\n  installed:") : RELEASE.index("\n  wine:")]
    tools = re.search(r"--no-install-recommends \\\n(.*)\n", job)
    # A system whose keys are missing would be skipped.
    assert {system.keyring for system in bare.SYSTEMS} | {"mmdebstrap", "weston", "xvfb"} == set(
        tools[1].split()
    )
    assert "needs: [build, installed, wine]" in RELEASE
