"""Words as people write them: a text taken apart, letters as they are compared, numbers in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from unicodedata import combining, normalize

from cardtable.language.numbers import spoken

_TOGETHER = r"\u3400-\u9fff"
"""Characters of writing in which words are not set apart."""
_IS_TOGETHER = re.compile(f"[{_TOGETHER}]")
_LETTER = rf"[^\W_{_TOGETHER}]"
_WORD = rf"{_LETTER}+(?:'{_LETTER}+)?"
_LETTERS = str.maketrans(
    {
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{MODIFIER LETTER APOSTROPHE}": "'",
        "\N{COMBINING DOT ABOVE}": None,
        "ı": "i",
        "ł": "l",
        "œ": "oe",
    }
)
"""What is written for letters that are not on everybody's keys. The dot is left of a capital İ made small."""
_UNMARKED = frozenset({"es", "fr", "it", "nl", "pl", "pt-BR", "tr"})
"""Languages in which people leave out accents where they type. Others tell words apart by them: in German,
`zahlt` pays and `zählt` counts.
"""
_PIECE = re.compile(rf"{_LETTER}+|[{_TOGETHER}]")
"""A word between spaces or apostrophes; where words are not set apart, a character."""
_COUNTED = 200
"""Numbers below are known in words."""


def _small(text: str) -> str:
    return normalize("NFKC", text.casefold()).translate(_LETTERS)


def _unmarked(word: str) -> str:
    return "".join(letter for letter in normalize("NFKD", word) if not combining(letter))


class Writing:
    """Takes texts of one language apart.

    Where words are not set apart, as in Chinese, those that are known are found, the longest first; a row of
    numerals is one word, and so are every two characters in a row of all that is left.
    """

    def __init__(self, tag: str, known: Iterable[str], numbers: Mapping[str, int]) -> None:
        """`known` are words; those that end in an apostrophe are left out before another word. `numbers` are
        further words for numbers than those by which one counts in the language.
        """
        small = frozenset(map(_small, known))
        self._is_unmarked = tag in _UNMARKED
        self._marked = {word for word in small if _unmarked(word) != word and _unmarked(word) in small}
        self._known = frozenset(map(self.folded, small))
        self._numbers = {self._joined(word): number for word, number in numbers.items()}
        for number in range(_COUNTED):
            self._numbers.setdefault(self._joined(spoken(number, tag)), number)
        self._firsts = {name.partition("-")[0] for name in self._numbers if "-" in name}
        self._parts = max(name.count("-") for name in self._numbers) + 1
        self._numerals = {name for name in self._numbers if len(name) == 1 and _IS_TOGETHER.match(name)}
        self._token = self._pattern()

    def _pattern(self) -> re.Pattern[str]:
        """What finds words; as `rest` what stands between them where they are not set apart."""
        together = {word for word in self._known if _IS_TOGETHER.search(word)}
        known = [re.escape(word) for word in sorted(together, key=lambda word: (-len(word), word))]
        known += [f"[{''.join(sorted(self._numerals))}]+"] if self._numerals else []
        end = "".join(f"(?={word})|" for word in known)
        return re.compile("|".join([*known, _WORD, rf"(?P<rest>[{_TOGETHER}]+?(?:{end}(?![{_TOGETHER}])))"]))

    def folded(self, word: str) -> str:
        """A word in letters as they are compared in the language: with accents only where there is another
        word without them.
        """
        small = _small(word)
        return _unmarked(small) if self._is_unmarked and small not in self._marked else small

    def _joined(self, number: str) -> str:
        return "-".join(map(self.folded, re.findall(rf"{_WORD}|[{_TOGETHER}]+", _small(number))))

    def apart(self, text: str) -> list[str]:
        """Every word of a text, in letters as they are compared."""
        words: list[str] = []
        for found in self._token.finditer(_small(text)):
            if found["rest"]:
                words += (found[0][place : place + 2] for place in range(max(1, len(found[0]) - 1)))
            else:
                head, mark, tail = found[0].partition("'")
                is_left_out = tail and self.folded(head + mark) in self._known
                words.append(self.folded(tail if is_left_out else found[0]))
        return words

    def words(self, text: str) -> Iterator[str]:
        """The same; a number of several words is one, with hyphens: `ninety-nine`."""
        words = self.apart(text)
        place = 0
        while place < len(words):
            length = self._length(words[place : place + self._parts])
            yield "-".join(words[place : place + length])
            place += length

    def lines(self, text: str) -> tuple[str, str]:
        """A text with one space before every word and nothing else between them: letter for letter, and with
        all numbers in figures.
        """
        # Words are begun here, and what one begins with may be another word that keeps its accents.
        small = _unmarked(_small(text)) if self._is_unmarked else _small(text)
        numbers = ((word, self.number(word)) for word in self.words(text))
        figures = (word if number is None else str(number) for word, number in numbers)
        return "".join(f" {word}" for word in _PIECE.findall(small)), "".join(f" {word}" for word in figures)

    def _length(self, words: Sequence[str]) -> int:
        """How many of the first words are one number, or one word."""
        if words[0] in self._firsts:
            for length in range(len(words), 1, -1):
                if "-".join(words[:length]) in self._numbers:
                    return length
        return 1

    def number(self, word: str) -> int | None:
        """What number a word is, in figures or not; None if it is none."""
        if figures := re.match(r"\d+", word):
            return int(figures[0])
        if not word or word in self._numbers or not self._numerals.issuperset(word):
            return self._numbers.get(word)
        whole = last = 0
        for numeral in word:
            value = self._numbers[numeral]
            if value < 10:
                last = last * 10 + value
            else:
                whole, last = whole + (last or 1) * value, 0
        return whole + last
