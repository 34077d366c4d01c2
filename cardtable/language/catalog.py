"""The messages of a language on disk, and the choice of the language.

Missing messages are said in English.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable.cards.faces import LETTERED
from cardtable.language.grammar import ending, plural_form
from cardtable.language.values import Card, Listed, MessageError, Options, Range, Rank, Slot, Word
from cardtable.plain_text import within_sentence
from cardtable.resources import resource

if TYPE_CHECKING:
    from cardtable.language.fluent import Pattern

# The parser is loaded only after the first picture, which has no words.

LOG = logging.getLogger(__name__)

ENGLISH = "en"

PSEUDO = "qps"
"""The test language made of English."""


class Language:
    """The messages of one language; a file is read when its first message is needed."""

    def __init__(self, tag: str, folder: Path) -> None:
        """Read the language `tag` (BCP 47: `de`, `pt-BR`) from `folder` when needed."""
        self.tag, self.folder = tag, folder
        self._written: dict[str, dict[str, str]] = {}
        self._read: dict[str, Pattern | None] = {}
        self._labels: dict[str, str] = {}
        """The texts of messages without slots, which never change."""
        self._named: dict[object, str] = {}
        """The texts of cards and ranks in the forms asked for so far."""

    def written(self, room: str) -> Mapping[str, str]:
        """Return the messages of a file as they are written; none if no file can be read."""
        found = self._written.get(room)
        if found is None:
            found = self._written[room] = self._entries(room)
        return found

    def _entries(self, room: str) -> dict[str, str]:
        from cardtable.language.fluent import entries

        try:
            text = (self.folder / f"{room}.ftl").read_text(encoding="utf-8")
            found = entries(text)
            if text.strip() and not found:
                raise MessageError("no messages in it")
            return found
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as error:
            LOG.warning(
                "The messages %s of %s cannot be read (%s); they are said in English.", room, self.tag, error
            )
            return {}

    def pattern(self, name: str) -> Pattern | None:
        """Return the pattern of the message; None if this language lacks it or it can't be read."""
        if name not in self._read:
            self._read[name] = self._pattern(name)
        return self._read[name]

    def _pattern(self, name: str) -> Pattern | None:
        text = self.written(name.partition("-")[0]).get(name)
        if text is None:
            return None
        from cardtable.language.fluent import read

        try:
            return read(text, self.spell)
        except MessageError as error:
            LOG.warning(
                "The message %s of %s cannot be read (%s); it is said in English.", name, self.tag, error
            )
            return None

    def spell(self, text: str) -> str:
        """Return the text of a message as this language spells it."""
        return text

    def say(self, name: str, slots: Mapping[str, Slot]) -> str:
        """Return the message with its slots filled. Raises MessageError if this language can't say it."""
        if slots:
            return self.part(name, slots)
        if name not in self._labels:
            self._labels[name] = self.part(name, slots)
        return self._labels[name]

    def part(self, name: str, slots: Mapping[str, Slot]) -> str:
        """Return the message for use within another message."""
        pattern = self.pattern(name)
        if pattern is None:
            raise MessageError(f"{name} is missing")
        return pattern(_Saying(self, slots))

    def word(self, value: Slot, options: Options) -> str:
        """Return one value by itself. Raises MessageError if this language can't say it."""
        return _Saying(self, {}).text(value, options)

    def form(self, value: Word, options: Options) -> str:
        """Return a word with forms in the form that the options ask for. Raises MessageError."""
        # With its type: a card and a rank of one code are equal, as tuples are.
        named = type(value), value, *options.items()
        said = self._named.get(named)
        if said is None:
            said = self.part(value.message, {"form": "", **value.slots, **options})
            if isinstance(value, Card | Rank):
                self._named[named] = said
        return said


class Pseudo(Language):
    """English in other letters, and each message in brackets."""

    def say(self, name: str, slots: Mapping[str, Slot]) -> str:
        """Return the message in brackets; those that only build words and lists have none."""
        said = super().say(name, slots)
        return said if name.startswith("form-") else f"⟦{said}⟧"

    def spell(self, text: str) -> str:

        return spelled(text)


class _Saying:
    """One message with its slots, while its text is made."""

    def __init__(self, language: Language, slots: Mapping[str, Slot]) -> None:
        self._language, self._slots = language, slots

    def slot(self, name: str) -> Slot:
        if name not in self._slots:
            raise MessageError(f"there is no value for {name}")
        return self._slots[name]

    def text(self, value: Slot, options: Options) -> str:
        if options:
            if "as" in options:
                return self._form(options["as"], {"value": value}, options)
            if "ending" in options:
                said = self.text(value, {})
                return said + ending(said, options["ending"])
        if isinstance(value, Word):
            return self._language.form(value, options)
        if isinstance(value, Listed):
            return self._list([self.text(item, options) for item in value.items], value.join)
        if isinstance(value, Range):
            return f"{value.low}–{value.high}"
        return within_sentence(value) if isinstance(value, str) else str(value).replace("-", "−")

    def _form(self, name: str, slots: Mapping[str, Slot], options: Options) -> str:
        return self._language.part(name, {"form": "", **slots, **options})

    def _list(self, items: Sequence[str], join: str) -> str:
        text = items[0] if items else ""
        for item in items[1:-1]:
            text = self._form("form-list", {"some": text, "next": item}, {})
        if len(items) > 1:
            text = self._form(f"form-list-{join}", {"some": text, "last": items[-1], "count": len(items)}, {})
        return text

    def capital(self, text: str) -> str:
        return capital(text, self._language.tag)

    def message(self, name: str) -> str:
        return self._language.part(name, self._slots)

    def keys(self, value: Slot) -> Iterator[str]:
        if isinstance(value, Listed) and value.has_you:
            yield "you"
        if isinstance(value, Range):
            # A range has the plural of its end (CLDR 48, `pluralRanges.xml`), and is never a single one.
            yield plural_form(self._language.tag, max(2, value.high))
            return
        chosen = value.key if isinstance(value, Word | Listed) else value
        yield str(chosen)
        if isinstance(chosen, int):
            yield plural_form(self._language.tag, chosen)


_CAPITALS = {"tr": {"i": "İ"}, "nl": {"ij": "IJ"}}
"""Capital letters of languages that capitalize some letters differently."""


def capital(text: str, tag: str) -> str:
    """Return a text with the capital letter that begins a sentence in that language."""
    for small, large in _CAPITALS.get(tag, {}).items():
        if text.startswith(small):
            return large + text.removeprefix(small)
    return text[:1].upper() + text[1:]


def capitals(text: str, tag: str) -> str:
    for small, large in _CAPITALS.get(tag, {}).items():
        text = text.replace(small, large)
    return text.upper()


class Speech:
    """The messages in the chosen language."""

    def __init__(self, folder: Path) -> None:
        """Use the languages in `folder`, one folder each."""
        self.folder = folder
        self._english = Language(ENGLISH, folder / ENGLISH)
        self.language = self._english
        """The chosen language."""
        self.is_international = False
        """Whether cards show A, J, Q and K whatever the language has for them."""
        self._kept: dict[Path, Language] = {}
        """The languages used so far, so that none of their messages is read twice."""

    def use(self, tag: str) -> None:
        self.language = self._found(tag)

    @contextmanager
    def speaking(self, tag: str) -> Iterator[None]:
        """Use that language in the block, for a person who does not read at the screen. Not thread-safe."""
        before = self.language
        if tag != before.tag:
            self.language = self._found(tag)
        try:
            yield
        finally:
            self.language = before

    def _found(self, tag: str) -> Language:
        if tag == ENGLISH:
            return self._english
        place = self.folder / tag
        if place not in self._kept:
            self._kept[place] = Pseudo(tag, self.folder / ENGLISH) if tag == PSEUDO else Language(tag, place)
        return self._kept[place]

    @property
    def tags(self) -> tuple[str, ...]:
        """The available languages, English first."""
        found = sorted(
            path.name
            for path in self.folder.iterdir()
            if (path / "form.ftl").is_file() and path.name != ENGLISH
        )
        return (ENGLISH, *found)

    @property
    def own_letters(self) -> str:
        """The letters of the chosen language for A, J, Q and K on cards; these four if it has none."""
        found = self.say("form-letters", {})
        return found if len(found) == len(LETTERED) else LETTERED

    @property
    def letters(self) -> str:
        """The letters on cards for A, J, Q and K, in this order."""
        return LETTERED if self.is_international else self.own_letters

    def name_of(self, tag: str) -> str:
        """Return a language's own name; its tag if it has none."""
        if tag == PSEUDO:
            return "Pseudo"
        try:
            return self._found(tag).say("form-language", {})
        except MessageError:
            return tag

    def say(self, name: str, slots: Mapping[str, Slot]) -> str:
        """Return the message with its slots filled. Raises MessageError if not even English can say it."""
        spoken = self.language
        if spoken is not self._english and spoken.pattern(name) is not None:
            try:
                return spoken.say(name, slots)
            except MessageError as error:
                _warn(spoken.tag, name, str(error))
        return self._english.say(name, slots)

    def word(self, value: Slot, options: Options) -> str:
        """Return one value by itself. Raises MessageError if not even English can say it."""
        if self.language is not self._english:
            try:
                return self.language.word(value, options)
            except MessageError as error:
                _warn(self.language.tag, f"of {value}", str(error))
        return self._english.word(value, options)

    def own(self, written: str, names: Sequence[str]) -> str:
        """Translate an English text from a file of rules by the first of the messages `names` that equals it.

        Returns the text itself if none does, as in rules that another person wrote.
        """
        for name in names:
            if self._english.pattern(name) is not None and self._english.say(name, {}) == written:
                return self.say(name, {})
        return written


@cache
def _warn(tag: str, name: str, why: str) -> None:
    """Warn once for each message."""
    LOG.warning("The message %s of %s cannot be said (%s); it is said in English.", name, tag, why)


def _shared(tag: str, other: str) -> int:
    """Return how many parts two tags have in common; 0 for different languages."""
    same = [one == two for one, two in zip(tag.split("-"), other.split("-"), strict=False)]
    return sum(same) if same[0] else 0


def best(wanted: Sequence[str], tags: Sequence[str]) -> str:
    """Return the language that fits the wanted ones best, most wanted first: `de` for `de-AT`.

    English if none does.
    """
    for tag in wanted:
        near = {one: _shared(one, tag) for one in tags}
        nearest = max(tags, key=lambda offered: near[offered], default=ENGLISH)
        if near.get(nearest):
            return nearest
    return ENGLISH


SPEECH = Speech(resource("languages"))


_ACCENTS = str.maketrans(
    "acegilnorstuyzACEGILNORSTUYZ",
    "àçéğíłñöřšťüýžÀÇÉĞÍŁÑÖŘŠŤÜÝŽ",
)
_VOWEL = re.compile("[aeiouy]")
_MARKUP = re.compile(r"<[^>]*>|\(\*[^)]*\)|(?:dddd, )?M{3,4} d(?:, yyyy)?|AJQK")
"""The parts that aren't words: markup, file name patterns, date formats, and letters on cards."""


def spelled(text: str) -> str:
    """Return a message of the test language: accented letters and every vowel twice; markup stays as it is.

    Text that is no message stays plain, and messages become as long as in languages with long words.
    """
    markup = _MARKUP.findall(text)
    words = [_strange(part) for part in _MARKUP.split(text)]
    return "".join(part for pair in zip(words, [*markup, ""], strict=True) for part in pair)


def _strange(text: str) -> str:
    return _VOWEL.sub(lambda found: 2 * found[0], text).translate(_ACCENTS)
