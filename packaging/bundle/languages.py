"""The app's texts in menus and software centers, in every language with translations: the room `packaging`.

The files of packaging/ are in English; translations are added by their English text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape, unescape

from bundle.identity import TOP, published

FOLDER = TOP / "resources" / "languages"
ROOM = "packaging"

Words = Mapping[str, Mapping[str, str]]
"""The translations of each English text, by language."""

_DESKTOP = ("GenericName", "Comment", "Keywords")
_COUNTRIES = {"zh_Hant": "zh_TW", "zh_Hans": "zh_CN"}

_INSTALLER = {
    "bg": "Bulgarian", "ca": "Catalan", "cs": "Czech", "da": "Danish", "de": "German", "el": "Greek",
    "es": "Spanish", "fi": "Finnish", "fr": "French", "he": "Hebrew", "hu": "Hungarian", "is": "Icelandic",
    "it": "Italian", "ja": "Japanese", "ko": "Korean", "nb": "Norwegian", "nl": "Dutch", "pl": "Polish",
    "pt": "Portuguese", "pt-BR": "PortugueseBR", "ro": "Romanian", "ru": "Russian", "sk": "Slovak",
    "sl": "Slovenian", "sv": "Swedish", "tr": "Turkish", "uk": "Ukrainian", "vi": "Vietnamese",
    "zh-Hans": "SimpChinese", "zh-Hant": "TradChinese",
}  # fmt: skip
"""NSIS's names of its languages; it has its own words for everything except our messages."""


def tags(folder: Path = FOLDER) -> tuple[str, ...]:
    """Return the available languages, English first."""
    from cardtable.language.catalog import Speech

    return Speech(folder).tags


@cache
def words(folder: Path = FOLDER) -> Words:
    """Return each text that a system shows, with its translations by language."""
    from cardtable.language.catalog import Language

    slots = {"count": published()}
    english, *others = (Language(tag, folder / tag) for tag in tags(folder))
    return {
        english.say(name, slots): {
            one.tag: one.say(name, slots) for one in others if one.pattern(name) is not None
        }
        for name in english.written(ROOM)
    }


def posix(tag: str) -> str:
    """Return the name of a language in desktop files and Qt's translations: `pt_BR`."""
    name = tag.replace("-", "_")
    return _COUNTRIES.get(name, name)


def desktop(text: str, said: Words) -> str:
    """Return a desktop file with translated lines, such as `Comment[de]=`, below each English one."""
    return "".join(f"{line}\n" for one in text.splitlines() for line in (one, *_translated_lines(one, said)))


def _translated_lines(line: str, said: Words) -> Iterator[str]:
    key, _, value = line.partition("=")
    if key in _DESKTOP:
        for tag, translation in said.get(value, {}).items():
            yield f"{key}[{posix(tag)}]={translation}"


def xml(text: str, said: Words) -> str:
    """Return an XML file with the translations after each English element."""

    def more(found: re.Match[str]) -> str:
        translations = said.get(" ".join(unescape(found["text"]).split()), {})
        others = (
            f'{found["indent"]}<{found["tag"]} xml:lang="{posix(tag)}">{escape(words)}</{found["tag"]}>'
            for tag, words in translations.items()
        )
        return found[0] + "".join(others)

    return re.sub(r"(?P<indent>\n *)<(?P<tag>\w+)>(?P<text>[^<]*)</(?P=tag)>", more, text)


def info_plist_strings(english: str, said: Words) -> dict[str, str]:
    """Return the content of InfoPlist.strings by language, for an English Info.plist."""
    found: dict[str, list[str]] = {}
    for text in dict.fromkeys(re.findall(r"<string>([^<]*)</string>", english)):
        for tag, translations in said.get(unescape(text), {}).items():
            found.setdefault(tag, []).append(f"{_quoted(unescape(text))} = {_quoted(translations)};\n")
    return {tag: "".join(lines) for tag, lines in found.items()}


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def installer(script: str, said: Words) -> str:
    """Return the file that the NSIS script includes.

    It has each language that both NSIS and we support, with our messages; untranslated ones are in English.
    """
    own = re.findall(r'^LangString (\w+) \$\{LANG_ENGLISH\} "(.*)"$', script, re.MULTILINE)
    lines = []
    for tag, name in _INSTALLER.items():
        if any(tag in others for others in said.values()):
            lines.append(f'!insertmacro MUI_LANGUAGE "{name}"')
            for message, text in own:
                words = said.get(text, {}).get(tag, text).replace("$", "$$").replace('"', '$\\"')
                lines.append(f'LangString {message} ${{LANG_{name.upper()}}} "{words}"')
    return "".join(f"{line}\n" for line in lines)
