"""Publisher, version, date and number of games are the same everywhere."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import pytest
from bundle import identity, languages, linux, tag
from bundle.identity import NEWS, TOP, filled, newest_news, published, version

import cardtable

PACKAGING = TOP / "packaging"
PAGE = "https://example.org/cardtable"
NAMING = (
    "linux/copyright",
    "linux/control",
    "linux/cardtable.metainfo.xml",
    "linux/snapcraft.yaml",
    "windows/winget.locale.en-US.yaml",
)


def read(name: str) -> str:
    files = dict.fromkeys(("ARCHIVE_URL", "ARCHIVE_SHA256"), "of a release")
    return filled((PACKAGING / name).read_text(encoding="utf-8"), files)


def test_packages_and_window_have_the_same_publisher() -> None:
    assert (identity.HOMEPAGE, identity.MAINTAINER) == (cardtable.HOMEPAGE, cardtable.MAINTAINER)


def test_a_line_without_a_value_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    template = "one\nHomepage: @HOMEPAGE@\n@NAME@\n"
    monkeypatch.setattr(identity, "HOMEPAGE", "")
    assert filled(template) == "one\nCardtable\n"
    monkeypatch.setattr(identity, "HOMEPAGE", PAGE)
    assert filled(template) == f"one\nHomepage: {PAGE}\nCardtable\n"
    with pytest.raises(KeyError):
        filled("@NOBODY@")


@pytest.mark.parametrize("name", NAMING)
def test_the_homepage_is_named_only_if_there_is_one(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "HOMEPAGE", "")
    without = read(name)
    assert not re.search(r"homepage|website|Url:|^Source:", without, re.IGNORECASE | re.MULTILINE)
    monkeypatch.setattr(identity, "HOMEPAGE", PAGE)
    assert [line for line in read(name).splitlines() if line not in without.splitlines()]
    assert PAGE in read(name)


def test_packages_of_a_fork_name_its_maintainer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "MAINTAINER", "Anna Berg")
    monkeypatch.setattr(identity, "EMAIL", "anna@example.org")
    assert "\nMaintainer: Anna Berg <anna@example.org>\n" in read("linux/control")
    assert "\nPublisher: Anna Berg\n" in read("windows/winget.locale.en-US.yaml")


def test_the_number_of_published_games_is_right_everywhere() -> None:
    assert published() > 50
    count = f"{published()} published games"
    assert count in " ".join(read("linux/control").split())
    assert f"<li>{count}" in read("linux/cardtable.metainfo.xml")
    (translations,) = (others for english, others in languages.words().items() if english.startswith(count))
    assert len(translations) == len(languages.tags()) - 1
    assert all(str(published()) in text for text in translations.values())


def test_the_news_the_change_log_and_the_metainfo_have_the_same_date() -> None:
    newest, written = newest_news()
    assert newest == version()
    log = linux._change_log().decode()
    assert log.startswith(f"cardtable ({version()}) ")
    assert f"{written:%d %b %Y} 12:00:00 +0000" in log
    assert f'<release version="{version()}" date="{written}"/>' in read("linux/cardtable.metainfo.xml")


def test_a_release_is_consistent_if_tag_version_and_news_agree() -> None:
    _, written = newest_news()
    assert tag.problems(f"v{version()}", written) == []


@pytest.mark.parametrize(
    ("name", "heading", "committed", "said"),
    [
        ("v9.0", "", None, "The tag is v9.0"),
        ("", "## 0.0.1 (2026-11-29)", date(2026, 11, 29), "begins with 0.0.1, but the version is"),
        ("", "", date(2030, 1, 1), "but the commit is of 2030-01-01"),
        ("", "## soon", None, "does not begin with a version and its day"),
    ],
    ids=["tag", "version", "day", "undated"],
)
def test_an_inconsistent_release_is_reported(
    name: str,
    heading: str,
    committed: date | None,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    written = newest_news()[1]
    if heading:
        text = re.sub(r"^## .*$", heading, NEWS.read_text("utf-8"), count=1, flags=re.MULTILINE)
        (tmp_path / NEWS.name).write_text(text, encoding="utf-8")
        for module in (identity, tag):
            monkeypatch.setattr(module, "NEWS", tmp_path / NEWS.name)
    (problem,) = tag.problems(name or f"v{version()}", committed or written)
    assert said in problem


def test_a_translation_of_the_news_with_another_heading_is_reported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for path in NEWS.parent.glob("whats-new*.md"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    german = tmp_path / "whats-new.de.md"
    german.write_text(german.read_text("utf-8").replace("## ", "## 0.0.", 1), encoding="utf-8")
    monkeypatch.setattr(tag, "NEWS", tmp_path / NEWS.name)
    (problem,) = tag.problems(f"v{version()}", newest_news()[1])
    assert problem.startswith("whats-new.de.md does not begin with ")
