import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from cardtable.storage.disk import StorageError
from cardtable.storage.settings import FILE_NAME, VALUES, Settings, SettingsFile
from tests.rows import rows

pytestmark = pytest.mark.usefixtures("as_on_windows")


def test_settings_are_there_at_the_next_start(tmp_path: Path) -> None:
    chosen = Settings(theme="midnight", deck="jumbo", volume=0, muted=("bust", "turn"), curtain=False)
    SettingsFile(tmp_path / "new").write(chosen)
    assert SettingsFile(tmp_path / "new").read() == chosen


def test_valid_settings_are_kept_if_others_are_invalid(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text(
        json.dumps({"deck": "jumbo", "theme": "pink", "volume": True, "text_size": 900, "muted": [3]})
    )
    assert SettingsFile(tmp_path).read() == Settings(deck="jumbo")


def test_settings_of_a_newer_version_are_kept_when_this_one_writes(tmp_path: Path) -> None:
    newer = {"format": "cardtable settings 9", "theme": "ocean", "deck": "jumbo", "haptics": {"strength": 3}}
    (tmp_path / FILE_NAME).write_text(json.dumps(newer))
    file = SettingsFile(tmp_path)
    settings = file.read()
    assert settings == Settings(deck="jumbo")
    file.write(settings._replace(volume=5))
    assert file.document.settle()
    kept = json.loads((tmp_path / FILE_NAME).read_text())
    assert (kept["haptics"], kept["theme"], kept["volume"]) == ({"strength": 3}, "ocean", 5)
    file.write(settings._replace(theme="midnight"))
    assert file.document.settle()
    kept = json.loads((tmp_path / FILE_NAME).read_text())
    assert (kept["haptics"], kept["theme"]) == ({"strength": 3}, "midnight")


@rows("name", Settings._fields)
def test_every_setting_is_on_or_off_or_a_list_or_has_a_list_of_values(name: str) -> None:
    usual = getattr(Settings(), name)
    if isinstance(usual, bool | tuple | Mapping):
        assert name not in VALUES
        return
    if name == "language":
        # A later version may speak others.
        assert usual == ""
        return
    assert usual in VALUES[name]
    assert {type(value) for value in VALUES[name]} == {type(usual)}


@rows("name", VALUES)
def test_every_value_a_setting_can_take_comes_back_from_the_disk(tmp_path: Path, name: str) -> None:
    for value in VALUES[name]:
        chosen = Settings()._replace(**{name: value})
        SettingsFile(tmp_path).write(chosen)
        assert SettingsFile(tmp_path).read() == chosen


def test_exported_settings_can_be_imported_elsewhere(tmp_path: Path) -> None:
    chosen = Settings(theme="midnight", muted=("bust",), speech_rate=-4)
    assert SettingsFile(tmp_path).imported(SettingsFile(tmp_path / "other").exported(chosen)) == chosen


@rows("text", ["", "[]", "{}", '{"format": "cardtable learner 1"}', "[" * 100_000, '{"x": 1}'])
def test_a_file_that_holds_no_settings_is_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    with pytest.raises(StorageError, match=r"^This file doesn't hold Cardtable settings\.$"):
        SettingsFile(tmp_path).imported(text)


@rows("tag", ["", "de", "pt-BR", "zh-Hant", "qps"])
def test_a_language_is_kept_even_if_this_version_does_not_know_it(tmp_path: Path, tag: str) -> None:
    SettingsFile(tmp_path).write(Settings(language=tag))
    assert SettingsFile(tmp_path).read().language == tag


@rows("damaged", ['"../secret"', '"German"', "7", "null"])
def test_an_invalid_language_counts_as_not_chosen(tmp_path: Path, damaged: str) -> None:
    (tmp_path / FILE_NAME).write_text(f'{{"format": "cardtable settings 1", "language": {damaged}}}')
    assert SettingsFile(tmp_path).read().language == ""
