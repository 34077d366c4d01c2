"""The messages of a language on disk, and what says them; what a language lacks is said in English."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable.cards.faces import LETTERED
from cardtable.language.plurals import plural_form
from cardtable.language.values import Listed, MessageError, Options, Slot, Word
from cardtable.plain_text import within_sentence
from cardtable.resources import resource

# Reading comes after the first picture, in which there is no word.
if TYPE_CHECKING:
    from cardtable.language.fluent import Pattern

LOG = logging.getLogger(__name__)

ENGLISH = "en"

PSEUDO = "qps"
"""The language that nobody speaks, which is made of English: see `pseudo`."""


class Language:
    """The messages of one language, each file of them read when its first message is said."""

    def __init__(self, tag: str, folder: Path) -> None:
        """`tag` as in BCP 47: `de`, `pt-BR`."""
        self.tag, self.folder = tag, folder
        self._written: dict[str, dict[str, str]] = {}
        self._read: dict[str, Pattern | None] = {}
        self._labels: dict[str, str] = {}
        """Messages without slots, whose text never changes."""

    def written(self, room: str) -> Mapping[str, str]:
        """The messages of a file as they are written; none where there is no file that can be read."""
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
        """What says the message; None where this language does not have it so that it can be read."""
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
        """Words of a message as this language spells them."""
        return text

    def say(self, name: str, slots: Mapping[str, Slot]) -> str:
        """The message with its slots filled. Raises MessageError where this language cannot say it so."""
        if slots:
            return self.part(name, slots)
        if name not in self._labels:
            self._labels[name] = self.part(name, slots)
        return self._labels[name]

    def part(self, name: str, slots: Mapping[str, Slot]) -> str:
        """The same for what stands within another message."""
        pattern = self.pattern(name)
        if pattern is None:
            raise MessageError(f"{name} is missing")
        return pattern(_Saying(self, slots))

    def word(self, value: Slot, options: Options) -> str:
        """One value alone. Raises MessageError where this language cannot say it so."""
        return _Saying(self, {}).text(value, options)


class _Saying:
    """One message while it is said."""

    def __init__(self, language: Language, slots: Mapping[str, Slot]) -> None:
        self._language, self._slots = language, slots

    def slot(self, name: str) -> Slot:
        if name not in self._slots:
            raise MessageError(f"nothing is said of {name}")
        return self._slots[name]

    def text(self, value: Slot, options: Options) -> str:
        if "as" in options:
            return self._form(options["as"], {"value": value}, options)
        if isinstance(value, Listed):
            return self._list([self.text(item, options) for item in value.items], value.join)
        if isinstance(value, Word):
            return self._form(value.message, value.slots, options)
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
        chosen = value.key if isinstance(value, Word | Listed) else value
        yield str(chosen)
        if isinstance(chosen, int):
            yield plural_form(self._language.tag, chosen)


_CAPITALS = {"tr": {"i": "İ"}, "nl": {"ij": "IJ"}}
"""Capitals of languages that have others than most for the same letters."""


def capital(text: str, tag: str) -> str:
    """A text with its first letter as it stands at the beginning of a sentence of that language."""
    for small, large in _CAPITALS.get(tag, {}).items():
        if text.startswith(small):
            return large + text.removeprefix(small)
    return text[:1].upper() + text[1:]


def capitals(text: str, tag: str) -> str:
    """A text all in capitals, as they are in that language."""
    for small, large in _CAPITALS.get(tag, {}).items():
        text = text.replace(small, large)
    return text.upper()


class Speech:
    """What the program says, in the language that was chosen last."""

    def __init__(self, folder: Path) -> None:
        """`folder` holds a folder for each language."""
        self.folder = folder
        self._english = Language(ENGLISH, folder / ENGLISH)
        self.language = self._english
        """The language that is spoken."""
        self.is_international = False
        """Whether A, J, Q and K stand on the cards whatever the language has for them."""
        self._guests: dict[str, Language] = {}
        """The languages of those who read elsewhere than on the screen; they speak again and again."""

    def use(self, tag: str) -> None:
        """Speaks this language from now on."""
        self.language = self._made(tag)

    @contextmanager
    def speaking(self, tag: str) -> Iterator[None]:
        """Speaks that language meanwhile, to somebody who does not read at the screen. For one thread."""
        before = self.language
        if tag != before.tag:
            if tag not in self._guests:
                self._guests[tag] = self._made(tag)
            self.language = self._guests[tag]
        try:
            yield
        finally:
            self.language = before

    def _made(self, tag: str) -> Language:
        if tag == PSEUDO:
            from cardtable.language.pseudo import Pseudo

            return Pseudo(self.folder)
        return self._english if tag == ENGLISH else Language(tag, self.folder / tag)

    @property
    def tags(self) -> tuple[str, ...]:
        """The languages that there are, English first."""
        found = sorted(
            path.name
            for path in self.folder.iterdir()
            if (path / "form.ftl").is_file() and path.name != ENGLISH
        )
        return (ENGLISH, *found)

    @property
    def own_letters(self) -> str:
        """What the language that is spoken has on cards for A, J, Q and K; these where it says nothing."""
        found = self.say("form-letters", {})
        return found if len(found) == len(LETTERED) else LETTERED

    @property
    def letters(self) -> str:
        """What stands on cards for A, J, Q and K, in this order."""
        return LETTERED if self.is_international else self.own_letters

    def name_of(self, tag: str) -> str:
        """What a language calls itself; its tag where it does not say."""
        if tag == PSEUDO:
            return "Pseudo"
        try:
            language = self._english if tag == ENGLISH else Language(tag, self.folder / tag)
            return language.say("form-language", {})
        except MessageError:
            return tag

    def say(self, name: str, slots: Mapping[str, Slot]) -> str:
        """The message with its slots filled. Raises MessageError where English cannot say it either."""
        spoken = self.language
        if spoken is not self._english and spoken.pattern(name) is not None:
            try:
                return spoken.say(name, slots)
            except MessageError as error:
                _warn(spoken.tag, name, str(error))
        return self._english.say(name, slots)

    def word(self, value: Slot, options: Options) -> str:
        """One value alone. Raises MessageError where English cannot say it either."""
        if self.language is not self._english:
            try:
                return self.language.word(value, options)
            except MessageError as error:
                _warn(self.language.tag, f"of {value}", str(error))
        return self._english.word(value, options)

    def own(self, written: str, names: Sequence[str]) -> str:
        """A text that stands in English in a file of rules: the first of these messages that says the same in
        English; the text itself where none does, as somebody else wrote it.
        """
        for name in names:
            if self._english.pattern(name) is not None and self._english.say(name, {}) == written:
                return self.say(name, {})
        return written


@cache
def _warn(tag: str, name: str, why: str) -> None:
    """Once for each message."""
    LOG.warning("The message %s of %s cannot be said (%s); it is said in English.", name, tag, why)


def _shared(tag: str, other: str) -> int:
    """How many parts two tags have in common; none where they are of different languages."""
    same = [one == two for one, two in zip(tag.split("-"), other.split("-"), strict=False)]
    return sum(same) if same[0] else 0


def best(wanted: Sequence[str], tags: Sequence[str]) -> str:
    """The language for who wants these, most wanted first: `de` for `de-AT`; English where none is there."""
    for tag in wanted:
        near = {one: _shared(one, tag) for one in tags}
        nearest = max(tags, key=lambda offered: near[offered], default=ENGLISH)
        if near.get(nearest):
            return nearest
    return ENGLISH


SPEECH = Speech(resource("languages"))
