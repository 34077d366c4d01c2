"""Words as people write them: splitting a text, folding letters for comparison, numbers in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from unicodedata import combining, normalize

from cardtable.language.numbers import spoken

_TOGETHER = r"\u3400-\u9fff"
"""Characters of writing without spaces between words."""
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
"""Replacements for letters that many keyboards lack. The dot is left over from a capital İ in lower case."""
_UNMARKED = frozenset({"es", "fr", "it", "nl", "pl", "pt-BR", "tr"})
"""Languages in which people leave out accents when they type. In others accents make other words: in German,
`zahlt` pays and `zählt` counts.
"""
_PIECE = re.compile(rf"{_LETTER}+|[{_TOGETHER}]")
"""A word between spaces or apostrophes; in writing without spaces, a character."""
_COUNTED = 200
"""Numbers below this are known in words."""


def _small(text: str) -> str:
    return normalize("NFKC", text.casefold()).translate(_LETTERS)


def _unmarked(word: str) -> str:
    return "".join(letter for letter in normalize("NFKD", word) if not combining(letter))


class Writing:
    """A splitter of texts of one language into words.

    In writing without spaces, as Chinese, it finds known words, the longest first; a row of numerals is one
    word, and of everything else each pair of neighboring characters is.
    """

    def __init__(self, tag: str, known: Iterable[str], numbers: Mapping[str, int]) -> None:
        """Prepare for a language.

        `known` are words; one that ends in an apostrophe is dropped before another word. `numbers` are words
        for numbers besides those for counting.
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
        """Return the pattern that finds words.

        Its group `rest` is the text between them in writing without spaces.
        """
        together = {word for word in self._known if _IS_TOGETHER.search(word)}
        known = [re.escape(word) for word in sorted(together, key=lambda word: (-len(word), word))]
        known += [f"[{''.join(sorted(self._numerals))}]+"] if self._numerals else []
        end = "".join(f"(?={word})|" for word in known)
        return re.compile("|".join([*known, _WORD, rf"(?P<rest>[{_TOGETHER}]+?(?:{end}(?![{_TOGETHER}])))"]))

    def folded(self, word: str) -> str:
        """Return a word as it is compared in the language.

        With accents only if it has a twin without them.
        """
        small = _small(word)
        return _unmarked(small) if self._is_unmarked and small not in self._marked else small

    def _joined(self, number: str) -> str:
        return "-".join(map(self.folded, re.findall(rf"{_WORD}|[{_TOGETHER}]+", _small(number))))

    def apart(self, text: str) -> list[str]:
        """Return every word of a text, in letters as they are compared."""
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
        """Yield the words of a text; a number of several words is one, with hyphens: `ninety-nine`."""
        words = self.apart(text)
        place = 0
        while place < len(words):
            length = self._length(words[place : place + self._parts])
            yield "-".join(words[place : place + length])
            place += length

    def lines(self, text: str) -> tuple[str, str]:
        """Return a text as words with one space before each, twice.

        Letter for letter, and with all numbers in figures.
        """
        # Parts of words are looked up here, and such a part may be another word that keeps its accents.
        small = _unmarked(_small(text)) if self._is_unmarked else _small(text)
        numbers = ((word, self.number(word)) for word in self.words(text))
        figures = (word if number is None else str(number) for word, number in numbers)
        return "".join(f" {word}" for word in _PIECE.findall(small)), "".join(f" {word}" for word in figures)

    def _length(self, words: Sequence[str]) -> int:
        """Return how many of the first words are one number, or 1."""
        if words[0] in self._firsts:
            for length in range(len(words), 1, -1):
                if "-".join(words[:length]) in self._numbers:
                    return length
        return 1

    def number(self, word: str) -> int | None:
        """Return the number that a word is, in figures or in words; None if it is none."""
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
