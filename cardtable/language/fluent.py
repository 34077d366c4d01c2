"""Messages in the notation of Fluent (projectfluent.org), parsed one by one when they are first needed.

Fluent's own runtime takes half as long to load as the whole window, and all messages as long again. This
parser knows the part of the notation that our messages use: text, `{ $slot }`, `{ "text" }`, `{ message }`,
`{ FORM($slot, name: "value") }`, and choices `{ $slot -> [one] … *[other] … }`. A test compares it on every
file with Fluent's own parser.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Protocol

from cardtable.language.values import MessageError, Options, Slot


class Saying(Protocol):
    """One message while its text is made: its language and the values of its slots."""

    def slot(self, name: str) -> Slot:
        """Return the value of the slot. Raises MessageError if there is none."""
        ...

    def text(self, value: Slot, options: Options) -> str:
        """Return a value in words, in the requested form."""
        ...

    def capital(self, text: str) -> str:
        """Return a text with a capital letter, as at the beginning of a sentence."""
        ...

    def message(self, name: str) -> str:
        """Return another message with the same slots."""
        ...

    def keys(self, value: Slot) -> Iterable[str]:
        """Yield the names by which a choice may have a variant for that value; the first one found counts."""
        ...


Part = Callable[[Saying], Slot]
Pattern = Callable[[Saying], str]

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.M | re.A)
_COMMENT = re.compile(r"^#.*\n?", re.M)
_TEXT = re.compile(r"[^{}\n]+")
_BLANK = re.compile(r"[ \n]*")
_BREAK = re.compile(r"\n[ \n]*")
_NAME = re.compile(r"[a-zA-Z][\w-]*", re.A)
_KEY = re.compile(r"-?\d+|[a-zA-Z][\w-]*", re.A)
_STRING = re.compile(r'"([^"\\\n]*)"')


def entries(text: str) -> dict[str, str]:
    """Return the messages of a file by name, each as it is written."""
    text = _COMMENT.sub("", text)
    found = list(_ENTRY.finditer(text))
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    return {entry[1]: text[entry.end() : end] for entry, end in zip(found, ends, strict=True)}


def _as_it_is(text: str) -> str:
    return text


def read(text: str, spell: Callable[[str], str] = _as_it_is) -> Pattern:
    """Return the pattern of a message, its words spelled by `spell`. Raises MessageError."""
    reader = _Reader(text.rstrip(), spell)
    pattern = reader.pattern()
    if reader.at < len(reader.text):
        raise MessageError(f"cannot read {reader.text[reader.at :][:30]!r}")
    return pattern


class _Reader:
    """A parser of one message."""

    def __init__(self, text: str, spell: Callable[[str], str]) -> None:
        self.text, self.at, self._spell = text, 0, spell

    def pattern(self) -> Pattern:
        """Parse text and placeables, up to the end of a message or of a variant."""
        parts: list[str | Part] = []
        self._skip(re.compile(" *"))
        while self.at < len(self.text):
            if self.text[self.at] == "{":
                parts.append(self._in_braces())
            elif self.text[self.at] == "\n":
                lines = self._skip(_BREAK)
                if self.text[self.at : self.at + 1] in ("", "}", "[", "*"):
                    break
                if parts:
                    parts.append("\n" * lines.count("\n"))
            elif self.text[self.at] == "}":
                break
            else:
                parts.append(self._spell(self._match(_TEXT)))
        return _joined(parts)

    def _in_braces(self) -> Part:
        self._expect("{")
        part = self._expression()
        if self._is_next("->"):
            part = self._choice(part)
        self._expect("}")
        return part

    def _expression(self) -> Part:
        mark = self.text[self.at : self.at + 1]
        if mark == "$":
            self.at += 1
            return _slot(self._match(_NAME))
        if mark == '"':
            literal = self._match(_STRING)[1:-1]
            return lambda saying: literal
        name = self._match(_NAME)
        if not name.isupper():
            return lambda saying: saying.message(name)
        return self._function(name)

    def _function(self, name: str) -> Part:
        if name not in ("FORM", "START"):
            raise MessageError(f"no function {name}")
        self._expect("(")
        of, options = self._expression(), Options()
        while self._is_next(","):
            option = self._match(_NAME)
            self._expect(":")
            options[option] = self._match(_STRING)[1:-1]
            self._skip(_BLANK)
        self._expect(")")
        if name == "FORM":
            return lambda saying: saying.text(of(saying), options)
        return lambda saying: saying.capital(saying.text(of(saying), options))

    def _choice(self, of: Part) -> Part:
        variants: list[tuple[str, Pattern]] = []
        usual: Pattern | None = None
        while not self.text.startswith("}", self.at):
            is_usual = self._is_next("*")
            self._expect("[")
            key = self._match(_KEY)
            self._expect("]", blank=False)
            pattern = self.pattern()
            self._skip(_BLANK)
            variants.append((key, pattern))
            usual = pattern if is_usual else usual
        if usual is None:
            raise MessageError("a choice without a variant that is marked with *")
        return _chosen(of, variants, usual)

    def _match(self, what: re.Pattern[str]) -> str:
        found = what.match(self.text, self.at)
        if found is None:
            raise MessageError(f"cannot read {self.text[self.at :][:30]!r}")
        self.at = found.end()
        return found[0]

    def _skip(self, what: re.Pattern[str]) -> str:
        found = what.match(self.text, self.at)
        self.at = found.end() if found is not None else self.at
        return found[0] if found is not None else ""

    def _is_next(self, mark: str) -> bool:
        """Skip the mark and the blanks around it; return whether it was next."""
        self._skip(_BLANK)
        if not self.text.startswith(mark, self.at):
            return False
        self.at += len(mark)
        self._skip(_BLANK)
        return True

    def _expect(self, mark: str, blank: bool = True) -> None:
        self._skip(_BLANK)
        if not self.text.startswith(mark, self.at):
            raise MessageError(f"{mark} is missing before {self.text[self.at :][:30]!r}")
        self.at += len(mark)
        # After a placeable, blanks belong to the text.
        if blank and mark != "}":
            self._skip(_BLANK)


def _joined(parts: list[str | Part]) -> Pattern:
    if all(isinstance(part, str) for part in parts):
        text = "".join(part for part in parts if isinstance(part, str))
        return lambda saying: text

    def joined(saying: Saying) -> str:
        return "".join([part if isinstance(part, str) else saying.text(part(saying), {}) for part in parts])

    return joined


def _slot(name: str) -> Part:
    return lambda saying: saying.slot(name)


def _chosen(of: Part, variants: list[tuple[str, Pattern]], usual: Pattern) -> Part:
    by_key = dict(variants)

    def part(saying: Saying) -> str:
        for key in saying.keys(of(saying)):
            if key in by_key:
                return by_key[key](saying)
        return usual(saying)

    return part
